//! Words are for readers alone: with every word of a book rewritten, a journal is told in the same lines and played in the same
//! moments, with the same dice, figures and stops.
use std::ops::Range;

use kernel::{Event, Token, Viewer, dice::SeededDice, event::heard};
use shelf::{Game, Players, Rulebook, Source, TableState, hand_in};
use view::{
    Allegiance,
    moment::{Moment, MomentDice, MomentReader, cut},
    roll::{DiceEnd, DiceLine},
    story::Names,
    telling::{self, JournalLine, JournalLineKind},
};

use crate::{
    course,
    other_words::{garble_view, garbled, reworded},
};

/// What of the dice of a line is no word.
#[derive(Debug, PartialEq)]
struct DiceBones {
    by: Option<Token>,
    sides: u16,
    faces: Vec<u16>,
    end: Option<DiceEnd>,
}

/// What of a line is no word.
#[derive(Debug, PartialEq)]
struct LineBones {
    kind: JournalLineKind,
    rule: kernel::RuleId,
    events: Range<usize>,
    figures: Vec<Token>,
    dice: Option<DiceBones>,
}

impl LineBones {
    fn of(line: &JournalLine) -> LineBones {
        let bones =
            |it: &DiceLine| DiceBones { by: it.by, sides: it.sides, faces: it.faces.clone(), end: it.end };
        let dice = line.roll.as_ref().map(bones);
        let (events, figures) = (line.events.clone(), line.figures.clone());
        LineBones { kind: line.kind, rule: line.rule, events, figures, dice }
    }
}

/// A game as a watcher reads it.
struct Read {
    lines: Vec<LineBones>,
    moments: Vec<(Moment, MomentDice)>,
}

impl Read {
    fn of(
        book: &Rulebook,
        events: &[Event],
        names: &Names,
        side: &dyn Fn(Token) -> Option<Allegiance>,
    ) -> Read {
        let lines = telling::tell(events, names, &book.phrases);
        let reader = MomentReader { events, from: 0, account: &book.account, side };
        let moments = cut(&reader, &lines, 0..lines.len());
        let with_dice = |it: Moment| {
            let dice = reader.dice(&it, &lines, &book.phrases);
            (it, dice)
        };
        Read {
            moments: moments.into_iter().map(with_dice).collect(),
            lines: lines.iter().map(LineBones::of).collect(),
        }
    }
}

/// How often the dice of a moment are not simply those of its own lines in their order.
fn told_otherwise(moments: &[(Moment, MomentDice)]) -> usize {
    let is_other = |dice: &MomentDice| dice.cause.is_some() || dice.laid.is_some() || !dice.falls.is_sorted();
    moments.iter().filter(|it| is_other(&it.1)).count()
}

/// Reads a game in its own words and in others, and compares all that is no word; how many moments have dice from elsewhere.
fn compare(id: &str, book: &'static Rulebook, game: &dyn Game) -> usize {
    let other = reworded(book);
    let events: Vec<Event> = heard(&game.journal(), Viewer::Watcher).cloned().collect();
    let view = game.view(Viewer::Watcher);
    let side = |token: Token| {
        let seen = view.tokens.iter().find(|it| it.id == token).map(|it| it.side);
        seen.or_else(|| (book.account.side)(token))
    };
    let read = |book: &Rulebook, view: &view::View, events: &[Event]| {
        let mut names = Names::of(view);
        names.recall(events, book.phrases.figure);
        Read::of(book, events, &names, &side)
    };
    let then = read(book, &view, &events);
    let mut view = view.clone();
    garble_view(&mut view);
    let events: Vec<Event> = events.iter().map(garbled).collect();
    let now = read(other, &view, &events);
    for (at, (then, now)) in then.lines.iter().zip(&now.lines).enumerate() {
        assert_eq!(then, now, "{id}, line {at}");
    }
    assert_eq!(then.lines.len(), now.lines.len(), "{id}");
    for (at, (then, now)) in then.moments.iter().zip(&now.moments).enumerate() {
        assert_eq!(then, now, "{id}, moment {at}");
    }
    assert_eq!(then.moments.len(), now.moments.len(), "{id}");
    told_otherwise(&then.moments)
}

#[test]
fn rewording_changes_no_line_no_moment_and_no_dice_of_a_game() {
    let mut elsewhere = 0;
    for book in books::stock() {
        for (id, text) in (book.scenarios)() {
            for seed in 1..=3 {
                let scenario = (book.read)(text, &[]).unwrap();
                let players = Players::all(&book.bots[0], seed);
                let mut game = scenario.start(players, Source::Seeded(SeededDice::new(seed)));
                assert!(matches!(game.advance().unwrap(), TableState::Over), "{id}");
                elsewhere += compare(id, book, &*game);
            }
        }
    }
    assert!(20 < elsewhere, "{elsewhere} moments whose dice lie elsewhere");
}

#[test]
fn rewording_changes_no_line_of_a_campaign() {
    for (book, _, id, text) in course::ready() {
        let folder = tempfile::tempdir().unwrap();
        let library = course::kept(folder.path(), book, &text);
        let mut campaign = course::open(&library, book);
        for seed in 1..=2 {
            course::until_due(&mut *campaign);
            course::play(&library, book, &*campaign, seed);
            hand_in(&library, "home", &mut *campaign).unwrap();
        }
        course::until_due(&mut *campaign);
        assert!(20 < campaign.journal().len(), "{id}");
        compare(id, book, &*campaign);
    }
}
