//! A book, its journals and what it shows with every word rewritten.
use std::cell::Cell;

use kernel::{Event, Note, Pick, Text, What, note::Datum};
use shelf::Rulebook;
use view::{
    Aim, Ground, NamedValue, OpenTable, View,
    account::{Account, AttackTold, Foretold, Shaken},
    clause::Clause,
    lexicon::{Asks, DiceWords, Lexicon, ModifierName, RuleWords},
    roll,
    telling::{InterruptWords, Notice, Phrases},
};

pub const FNORD: &str = "fnord";

thread_local! {
    /// The book whose words are rewritten, as it is.
    static BOOK: Cell<Option<&'static Rulebook>> = const { Cell::new(None) };
}

fn own() -> &'static Rulebook {
    BOOK.get().unwrap()
}

/// A word rewritten; where there is none, none comes.
pub fn garble(text: &mut String) {
    if !text.is_empty() {
        FNORD.clone_into(text);
    }
}

fn garbled_text(text: &mut Text) {
    if !text.is_empty() {
        *text = FNORD.into();
    }
}

fn garbled_note(note: &mut Note) {
    for datum in &mut note.with {
        match datum {
            Datum::Name(name) => garbled_text(name),
            Datum::Names(names) => names.iter_mut().for_each(garbled_text),
            _ => (),
        }
    }
}

/// An event with other words for whatever it names.
pub fn garbled(event: &Event) -> Event {
    let mut event = event.clone();
    match &mut event.what {
        What::Noted { note, .. } | What::Drew { card: note } => garbled_note(note),
        What::Asked { chose, pick, .. } | What::TookBack { chose, pick, .. } => {
            garbled_text(chose);
            if let Pick::Deed(note) = pick {
                garbled_note(note);
            }
        }
        What::Worded { text, .. } => garbled_text(text),
        _ => (),
    }
    event
}

/// A book's account that reads nothing but rewritten events and says nothing but the one word.
const ACCOUNT: Account = Account {
    deed: |event| (own().account.deed)(&garbled(event)),
    throw: |rule| (own().account.throw)(rule),
    high: |rule| (own().account.high)(rule),
    won: |result| (own().account.won)(result),
    verdict: |_| FNORD.to_owned(),
    fared: |result| {
        let each = (own().account.fared)(result);
        each.into_iter().map(|it| (it.0, FNORD.to_owned())).collect()
    },
    side: |token| (own().account.side)(token),
    ours: |side| (own().account.ours)(side),
    told: |event, names| (own().account.told)(&garbled(event), names).map(|_| FNORD.to_owned()),
    shot: |event| (own().account.shot)(&garbled(event)),
    attack: |event| {
        let told = (own().account.attack)(&garbled(event))?;
        Some(AttackTold { with: told.with.iter().map(|_| FNORD.into()).collect(), ..told })
    },
    came: |event| (own().account.came)(&garbled(event)),
    grave: |event| (own().account.grave)(&garbled(event)),
    shaken: Shaken { one: FNORD, many: FNORD, short: FNORD },
    foretold: Foretold { out: FNORD, left: FNORD, fell: FNORD, shaken: FNORD },
    dead: FNORD,
};

/// What is said of somebody, in the one word: whether it is a way of going, or said only where nothing else is, is no word.
fn in_other_words(clause: &Clause) -> Clause {
    let said = if clause.is_way() { Clause::goes(FNORD) } else { Clause::does(FNORD) };
    match (clause.is_empty(), clause.is_silent()) {
        (true, _) => Clause::SILENT,
        (false, true) => said.aside(),
        (false, false) => said,
    }
}

/// The same for its phrases.
const PHRASES: Phrases = Phrases {
    rules: &Lexicon::EMPTY,
    alone: |event| (own().phrases.alone)(&garbled(event)),
    outcome: |_| Some(FNORD.into()),
    labels: &[],
    figure: |token| (own().phrases.figure)(token).map(|_| FNORD.to_owned()),
    event: |event, names| {
        let said = (own().phrases.event)(&garbled(event), names);
        said.map(|it| in_other_words(&it))
    },
    many: |token| (own().phrases.many)(token).map(|_| FNORD),
    again: |pick, event| {
        let mut pick = pick.clone();
        if let Pick::Deed(note) = &mut pick {
            garbled_note(note);
        }
        (own().phrases.again)(&pick, &garbled(event))
    },
    drawn: |card| (own().phrases.drawn)(card).map(|_| FNORD.to_owned()),
    reached: |event| (own().phrases.reached)(&garbled(event)),
    befalls: |event| (own().phrases.befalls)(&garbled(event)),
    because: |event, names| (own().phrases.because)(&garbled(event), names).map(|_| FNORD.to_owned()),
    interrupt: |interrupt| {
        let said = (own().phrases.interrupt)(interrupt)?;
        Some(InterruptWords {
            what: &[FNORD],
            why: said.why.map(|_| FNORD),
            then: &[FNORD],
            decides: said.decides.map(|_| FNORD),
        })
    },
    notice: |event, names| {
        let said = (own().phrases.notice)(&garbled(event), names)?;
        Some(Notice { title: FNORD.to_owned(), text: FNORD.to_owned(), ..said })
    },
    ledger: None,
};

/// Whatever it says of its rules, in the one word; how dice are read is no word.
fn fnord(lexicon: &Lexicon) -> &'static Lexicon {
    let dice = |all: &[DiceWords]| -> &'static [DiceWords] {
        let each = all.iter().map(|it| DiceWords {
            thrown: it.thrown.map(|it| roll::DiceMeaning { what: FNORD, ..it }),
            throw: &[Asks::For(FNORD)],
            reads: Some(FNORD),
            ..*it
        });
        each.collect::<Vec<_>>().leak()
    };
    let rules = lexicon.rules.iter().map(|it| RuleWords {
        prompt: &[FNORD],
        lesson: it.lesson.map(|_| FNORD),
        place: it.place.map(|_| FNORD),
        deed: it.deed.map(|_| FNORD),
        refusal: it.refusal.map(|_| FNORD),
        modifiers: &[ModifierName { least: i32::MIN, most: i32::MAX, name: FNORD }],
        dice: dice(it.dice),
        brings: it.brings.map(|_| FNORD),
        removed: it.removed.map(|_| FNORD),
        because: &[FNORD],
        cause: it.cause.map(|_| FNORD),
        ..*it
    });
    Box::leak(Box::new(Lexicon { rules: rules.collect::<Vec<_>>().leak(), any: dice(lexicon.any) }))
}

/// The book with every word rewritten.
pub fn reworded(book: &'static Rulebook) -> &'static Rulebook {
    BOOK.set(Some(book));
    let phrases = Phrases { rules: fnord(book.phrases.rules), ..PHRASES };
    Box::leak(Box::new(Rulebook { phrases, account: ACCOUNT, ..*book }))
}

pub fn garble_view(view: &mut View) {
    garble(&mut view.title);
    view.clock.iter_mut().for_each(garble_line);
    for piece in &mut view.tokens {
        garble(&mut piece.name);
        garble(&mut piece.word);
        piece.badges.iter_mut().for_each(|it| garble(&mut it.word));
        piece.in_hand.iter_mut().for_each(|it| garble(&mut it.word));
    }
    view.absent.iter_mut().for_each(|it| garble(&mut it.name));
    for panel in &mut view.panels {
        garble(&mut panel.title);
        panel.lines.iter_mut().for_each(garble_line);
        panel.aims.iter_mut().for_each(garble_aim);
    }
    match &mut view.ground {
        Ground::Open(OpenTable { terrain, scenery, .. }) => {
            terrain.iter_mut().chain(scenery).for_each(|it| garble(&mut it.name));
        }
        Ground::Hex(map) => {
            map.houses.iter_mut().for_each(|it| garble(&mut it.name));
            map.cells.iter_mut().flat_map(|it| &mut it.traces).for_each(|it| garble(&mut it.word));
        }
        Ground::None => (),
    }
}

fn garble_line(line: &mut NamedValue) {
    garble(&mut line.name);
    garble(&mut line.value);
}

fn garble_aim(aim: &mut Aim) {
    garble(&mut aim.name);
    garble(&mut aim.what);
    garble(&mut aim.so_far);
    for count in &mut aim.counts {
        garble(&mut count.name);
        garble(&mut count.value);
    }
}
