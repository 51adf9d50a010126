//! What is told bit by bit is what the whole journal would be told as.
use kernel::dice::SeededDice;
use shelf::{Players, Rulebook, Source, TableState};

use super::*;

fn scenario(id: &str) -> (&'static Rulebook, Box<dyn Game>) {
    let all = books::stock().iter().flat_map(|book| (book.scenarios)().iter().map(move |it| (book, it)));
    let (book, (_, text)) = all.into_iter().find(|it| it.1.0.contains(id)).unwrap();
    (book, (book.read)(text, &[]).unwrap().start(Players::people(), Source::Seeded(SeededDice::new(3))))
}

fn told(
    chronicle: &mut TurnIndex,
    game: &dyn Game,
    book: &Rulebook,
    eyes: Viewer,
    extent: Extent,
) -> Telling {
    let mut names = Names::of(&game.view(eyes));
    // What somebody is called who has left depends on nothing but the journal.
    names.recall(&game.journal(), book.phrases.figure);
    let reader = Reader { eyes, names: &mut names, phrases: &book.phrases, is_person: &|it| it == Seat(0) };
    chronicle.tell(game, reader, extent)
}

fn shifted(line: &JournalLine, by: usize) -> JournalLine {
    JournalLine { events: line.events.start + by..line.events.end + by, ..line.clone() }
}

/// Every way to read a journal that was read before gives the lines of the whole.
fn agrees(chronicle: &mut TurnIndex, game: &dyn Game, book: &Rulebook, eyes: Viewer) {
    let whole = told(&mut TurnIndex::default(), game, book, eyes, Extent::Whole);
    assert_eq!((whole.before, whole.heard_before), (0, 0));
    let lines = whole.told.len();
    let since = whole.heard_len().saturating_sub(30);
    let extents = [
        Extent::Latest { since: usize::MAX },
        Extent::Latest { since },
        Extent::Before(lines.saturating_sub(SHOWN)),
        Extent::Before(lines / 2),
        Extent::Whole,
    ];
    for extent in extents {
        let part = told(chronicle, game, book, eyes, extent);
        for (at, line) in part.lines() {
            assert_eq!(shifted(line, part.heard_before), whole.told[at], "line {at} of {extent:?}");
            assert_eq!(part.deeds.get(&at), whole.deeds.get(&at), "line {at} of {extent:?}");
        }
        match extent {
            Extent::Latest { since } => {
                assert_eq!(part.heard_len(), whole.heard_len());
                assert_eq!(part.before + part.told.len(), lines);
                assert!(SHOWN.min(lines) <= part.told.len() && part.heard_before <= since);
                let roll = |it: &Telling| it.rolled.as_ref().map(|it| (it.text.clone(), it.roll.clone()));
                assert_eq!(roll(&part), roll(&whole));
            }
            Extent::Before(line) => {
                let shown: Vec<usize> = part.shown_before(line).map(|it| it.0).collect();
                assert_eq!(shown, (line.saturating_sub(SHOWN)..line).collect::<Vec<_>>(), "{extent:?}");
            }
            Extent::Whole => assert_eq!(part.told.len(), lines),
        }
    }
}

/// Plays a scenario with the answers that stand if nobody cares, and now and then takes some back.
fn plays(id: &str, answers: usize) -> TurnIndex {
    let (book, mut game) = scenario(id);
    let eyes = [Viewer::Seat(Seat(0)), Viewer::Watcher];
    let mut chronicles = [TurnIndex::default(), TurnIndex::default()];
    for round in 0..answers {
        let TableState::Asking(question) = game.advance().unwrap() else { break };
        for (chronicle, eyes) in chronicles.iter_mut().zip(eyes) {
            agrees(chronicle, &*game, book, eyes);
        }
        if round % 29 == 28 {
            game.undo_to(game.decisions().saturating_sub(1 + round % 23), None).unwrap();
            chronicles.iter_mut().for_each(|it| it.cut(game.settled()));
        } else {
            game.answer(question.seat, question.default.clone()).unwrap();
        }
    }
    let [chronicle, _] = chronicles;
    chronicle
}

#[test]
fn a_journal_told_turn_by_turn_is_the_one_that_is_told_at_once() {
    for id in ["street", "supermarket", "church", "tree-line", "mall", "rivals"] {
        let chronicle = plays(id, 150);
        assert!(1 < chronicle.starts.len(), "{id} has turns");
    }
}

/// The dice that say who acts first have no line of their own.
#[test]
fn dice_that_only_lead_to_what_comes_next_lie_in_the_tray_too() {
    let (book, mut game) = scenario("maple-heights");
    let mut last = None;
    for _ in 0..12 {
        let TableState::Asking(question) = game.advance().unwrap() else { break };
        let telling = told(&mut TurnIndex::default(), &*game, book, Viewer::Seat(Seat(0)), Extent::Whole);
        last = telling.rolled.and_then(|it| it.roll.clone());
        if last.is_some() {
            break;
        }
        game.answer(question.seat, question.default.clone()).unwrap();
    }
    let last = last.expect("the activation dice were rolled");
    assert_eq!((last.sides, last.faces.is_empty()), (6, false), "{last:?}");
}
