//! Words are for readers alone: with every word of a book, its scenarios and its journals rewritten, rows and reports have the
//! same figures.
use std::{cell::Cell, collections::BTreeSet};

use kernel::{
    Alone, Answer, Crew, Event, Note, OwnTables, Pick, Question, Refusal, Text, Viewer, What,
    dice::SeededDice, note::Datum, question::Shape,
};
use report::{Effort, Report};
use serde_json::Value;
use shelf::{
    Bot, Game, GameFault, GameRow, Past, PastDice, Players, Playouts, ReplayEffort, Rulebook, Source,
    TableState, VictoryTest, WinCount,
};
use view::{
    Aim, Ground, NamedValue, OpenTable, View,
    account::{Account, AttackTold, Foretold, Shaken},
    clause::Clause,
    lexicon::{Asks, DiceWords, Lexicon, ModifierName, RuleWords},
    roll,
    telling::{InterruptWords, Notice, Phrases},
};

const FNORD: &str = "fnord";
const WATCHER: Viewer = Viewer::Watcher;

thread_local! {
    /// The book whose words are rewritten, as it is.
    static BOOK: Cell<Option<&'static Rulebook>> = const { Cell::new(None) };
}

fn own() -> &'static Rulebook {
    BOOK.get().unwrap()
}

/// A word rewritten; where there is none, none comes.
fn garble(text: &mut String) {
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
fn garbled(event: &Event) -> Event {
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

/// The same for its phrases.
const PHRASES: Phrases = Phrases {
    rules: &Lexicon::EMPTY,
    alone: |_| false,
    outcome: |_| Some(FNORD.into()),
    labels: &[],
    figure: |_| Some(FNORD.to_owned()),
    event: |event, names| {
        let said = (own().phrases.event)(&garbled(event), names);
        said.map(|it| if it.is_silent() { Clause::SILENT } else { FNORD.into() })
    },
    many: |_| Some(FNORD),
    again: |pick, event| {
        let mut pick = pick.clone();
        if let Pick::Deed(note) = &mut pick {
            garbled_note(note);
        }
        (own().phrases.again)(&pick, &garbled(event))
    },
    drawn: |card| (own().phrases.drawn)(card).map(|_| FNORD.to_owned()),
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
        lesson: Some(FNORD),
        place: Some(FNORD),
        deed: Some(FNORD),
        refusal: Some(FNORD),
        modifiers: &[ModifierName { least: i32::MIN, most: i32::MAX, name: FNORD }],
        dice: dice(it.dice),
        brings: Some(FNORD),
        removed: Some(FNORD),
        because: &[FNORD],
        cause: it.cause.map(|_| FNORD),
        ..*it
    });
    Box::leak(Box::new(Lexicon { rules: rules.collect::<Vec<_>>().leak(), any: dice(lexicon.any) }))
}

/// The book with every word rewritten.
fn reworded(book: &'static Rulebook) -> &'static Rulebook {
    BOOK.set(Some(book));
    let phrases = Phrases { rules: fnord(book.phrases.rules), ..PHRASES };
    Box::leak(Box::new(Rulebook { phrases, account: ACCOUNT, ..*book }))
}

/// A game as it was, told in other words.
#[derive(Debug)]
struct Garbled {
    past: Box<dyn Past>,
    journal: Vec<Event>,
}

impl Past for Garbled {
    fn moments(&self) -> usize {
        self.past.moments()
    }

    fn told(&self, moment: usize) -> usize {
        self.past.told(moment)
    }

    fn decisions(&self, moment: usize) -> usize {
        self.past.decisions(moment)
    }

    fn view(&self, moment: usize, viewer: Viewer) -> View {
        let mut view = self.past.view(moment, viewer);
        garble_view(&mut view);
        view
    }

    fn journal(&self) -> &[Event] {
        &self.journal
    }

    fn is_over(&self) -> bool {
        self.past.is_over()
    }

    fn result(&self) -> Option<Value> {
        self.past.result()
    }

    fn own_tables(&self) -> Option<&OwnTables> {
        self.past.own_tables()
    }

    fn chance(
        &self,
        moment: usize,
        won: VictoryTest,
        bot: &Bot,
        games: Playouts,
        crew: &dyn Crew,
    ) -> Result<WinCount, GameFault> {
        self.past.chance(moment, won, bot, games, crew)
    }

    fn throws(
        &self,
        account: &Account,
        most: ReplayEffort,
        crew: &dyn Crew,
        told: &mut dyn FnMut(u32),
    ) -> Vec<PastDice> {
        self.past.throws(account, most, crew, told)
    }
}

fn garble_view(view: &mut View) {
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

/// A scenario's file with other names for everything but the people, of whom some are in print, and other words.
fn renamed(text: &str) -> String {
    fn visit(value: &mut Value, named: bool) {
        match value {
            Value::Object(all) => {
                for (key, value) in all {
                    match value {
                        Value::String(it) if matches!(key.as_str(), "title" | "about" | "teaches") => {
                            garble(it)
                        }
                        Value::String(it) if named && matches!(key.as_str(), "name" | "room") => {
                            it.push_str(FNORD)
                        }
                        _ => visit(value, named && key != "people"),
                    }
                }
            }
            Value::Array(all) => all.iter_mut().for_each(|it| visit(it, named)),
            _ => (),
        }
    }
    let mut file: Value = serde_json::from_str(text).unwrap();
    visit(&mut file, true);
    file.to_string()
}

/// A row without the names of those who died.
fn figures(row: &GameRow) -> Value {
    let mut row = serde_json::to_value(row).unwrap();
    row["deaths"].as_array_mut().unwrap().iter_mut().for_each(|it| it["who"] = Value::Null);
    row
}

#[test]
fn rewording_changes_no_row() {
    let (mut rows, mut deaths) = (0, 0);
    for book in books::stock() {
        let other = reworded(book);
        for (id, text) in (book.scenarios)() {
            let (plain, renamed) = ((book.read)(text, &[]).unwrap(), (book.read)(&renamed(text), &[]));
            let renamed = renamed.unwrap_or_else(|it| panic!("{id}: {it}"));
            for (seed, bot) in (1..=2).flat_map(|seed| book.bots[..2].iter().map(move |bot| (seed, bot))) {
                let then = plain.play_out(seed, &[bot]).unwrap();
                let now = renamed.counted_by(&other.account, seed, &[bot]).unwrap();
                assert_eq!(figures(&then), figures(&now), "{id}, seed {seed}, {}", bot.name);
                rows += 1;
                deaths += then.deaths.len();
            }
        }
    }
    assert!(50 < rows && 20 < deaths, "{rows} rows, {deaths} deaths");
}

/// What of a report is no word.
fn bare(value: &mut Value) {
    match value {
        Value::String(it) => it.clear(),
        Value::Array(all) => all.iter_mut().for_each(bare),
        Value::Object(all) => {
            all.iter_mut()
                .filter(|it| !matches!(it.0.as_str(), "dice" | "measure" | "side"))
                .for_each(|it| bare(it.1));
        }
        _ => (),
    }
}

/// Where two reports first differ, with what each has there.
fn differs(then: &Value, now: &Value, at: String) -> Option<String> {
    match (then, now) {
        (Value::Object(a), Value::Object(b)) if a.len() == b.len() => a
            .iter()
            .find_map(|(key, it)| differs(it, b.get(key).unwrap_or(&Value::Null), format!("{at}/{key}"))),
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            a.iter().zip(b).enumerate().find_map(|(n, it)| differs(it.0, it.1, format!("{at}/{n}")))
        }
        _ => (then != now).then(|| format!("{at}: {then} and {now}")),
    }
}

fn told(book: &'static Rulebook, past: &dyn Past) -> Value {
    let effort = Effort { games: 1, seed: 1, most: ReplayEffort { each: 60, again: 10, all: 500 } };
    let mut report = Report::of(book, past, WATCHER).unwrap();
    report.reckon(book, past, WATCHER, effort, &Alone, &mut |_| ()).unwrap();
    let mut told = serde_json::to_value(&report).unwrap();
    bare(&mut told);
    told
}

/// What a reworded report says harmed somebody, where that is no word of the book.
fn causes(report: &Report) -> Vec<String> {
    let sentences = report.turns.iter().flat_map(|it| &it.sentences);
    let told = sentences.filter_map(|it| it.text.split_once(": ")).map(|it| it.1.to_owned());
    let lost = report.losses.iter().map(|it| it.how.to_lowercase());
    told.chain(lost).filter(|it| !it.starts_with(FNORD)).collect()
}

#[test]
fn rewording_changes_no_figure_of_a_report() {
    let (mut reports, mut wordless) = (0, BTreeSet::new());
    for book in books::stock() {
        let other = reworded(book);
        for (id, text) in (book.scenarios)() {
            let seed = 2;
            let scenario = (book.read)(text, &[]).unwrap();
            let players = Players::all(&book.bots[0], seed);
            let mut game = scenario.start(players, Source::Seeded(SeededDice::new(seed)));
            assert!(matches!(game.advance().unwrap(), TableState::Over), "{id}");
            let plain = game.past().unwrap();
            let journal = plain.journal().iter().map(garbled).collect();
            let then = told(book, &*plain);
            let garbled = Garbled { past: plain, journal };
            wordless.extend(causes(&Report::of(other, &garbled, WATCHER).unwrap()));
            let now = told(other, &garbled);
            assert_eq!(differs(&then, &now, String::new()), None, "{id}");
            reports += 1;
        }
    }
    assert!(10 < reports, "{reports}");
    assert!(wordless.is_empty(), "causes that have no words of their book: {wordless:#?}");
}

/// What of a question or a preview is no word.
fn bones(mut value: Value) -> Value {
    fn visit(value: &mut Value) {
        match value {
            Value::Array(all) => all.iter_mut().for_each(visit),
            Value::Object(all) => {
                for (key, value) in all {
                    match value {
                        Value::String(it) if WORDS.contains(&key.as_str()) => it.clear(),
                        _ => visit(value),
                    }
                }
            }
            _ => (),
        }
    }
    visit(&mut value);
    value
}

/// Fields that are for readers alone.
const WORDS: &[&str] = &["label", "name", "note", "reason", "title", "value", "what", "word"];

/// An answer that both games can give: another option each time, or what the question proposes.
fn some_answer(question: &Question, at: usize) -> Answer {
    let options = match &question.shape {
        Shape::One { options } => options.len(),
        _ => 0,
    };
    let other = Answer::One((at * 7) % options.max(1));
    if options != 0 && question.check(&other).is_ok() { other } else { question.default.clone() }
}

/// All that the seat that is asked can learn of its question, of an answer and of what may come of that.
fn offered(game: &dyn Game, answer: &Answer, foresees: bool) -> Value {
    let question = game.question().unwrap();
    let shown = |it: Result<view::Preview, Refusal>| it.map(|it| serde_json::to_value(it).unwrap()).ok();
    let foreseen = foresees.then(|| {
        let ends = game.foreseer(question.seat).and_then(|it| it.foresee(answer));
        ends.map(|it| serde_json::to_value(it).unwrap()).ok()
    });
    serde_json::json!({
        "question": question,
        "beside": shown(game.preview(question.seat, None)),
        "preview": shown(game.preview(question.seat, Some(answer))),
        "foreseen": foreseen,
    })
}

/// Two games, of which one has other names in its scenario, as long as both ask: how many offers differ in words.
fn compare_offers(id: &str, mut then: Box<dyn Game>, mut now: Box<dyn Game>) -> (usize, usize) {
    let (mut asked, mut reworded) = (0, 0);
    for at in 0..DECISIONS {
        then.advance().unwrap();
        now.advance().unwrap();
        let Some(question) = then.question().cloned() else { break };
        let answer = some_answer(&question, at);
        let (one, other) = (offered(&*then, &answer, at % 6 == 0), offered(&*now, &answer, at % 6 == 0));
        reworded += usize::from(one != other);
        assert_eq!(differs(&bones(one), &bones(other), String::new()), None, "{id}, decision {at}");
        asked += 1;
        let (seat, given) = (question.seat, then.answer(question.seat, answer.clone()));
        assert_eq!(given.is_ok(), now.answer(seat, answer).is_ok(), "{id}, decision {at}");
        if given.is_err() {
            then.answer(seat, question.default.clone()).unwrap();
            now.answer(seat, question.default).unwrap();
        }
    }
    (asked, reworded)
}

/// Decisions of each scenario that are compared.
const DECISIONS: usize = 40;

#[test]
fn rewording_changes_no_choice_no_odds_and_no_preview() {
    let (mut asked, mut reworded) = (0, 0);
    for book in books::stock() {
        for (id, text) in (book.scenarios)() {
            let start = |text: &str| {
                let scenario = (book.read)(text, &[]).unwrap();
                scenario.start(Players::people(), Source::Seeded(SeededDice::new(4)))
            };
            let (n, other) = compare_offers(id, start(text), start(&renamed(text)));
            (asked, reworded) = (asked + n, reworded + other);
        }
    }
    assert!(400 < asked && 20 < reworded, "{asked} questions, {reworded} of them in other words");
}
