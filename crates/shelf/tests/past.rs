//! Looking back at a game: what a seat saw at each moment, and how it might have gone on.
use kernel::{Alone, Seat, Viewer, dice::SeededDice};
use shelf::{Game, PlayableScenario, Players, Playouts, Rulebook, Source, TableState};

const STREET: &str = include_str!("../../shamble/tests/street.json");

fn street() -> (&'static Rulebook, Box<dyn PlayableScenario>) {
    let book = books::stock().iter().find(|it| (it.read)(STREET, &[]).is_ok()).unwrap();
    (book, (book.read)(STREET, &[]).unwrap())
}

fn by_people(seed: u64) -> Box<dyn Game> {
    street().1.start(Players::people(), Source::Seeded(SeededDice::new(seed)))
}

fn by_bots(seed: u64) -> Box<dyn Game> {
    let (book, scenario) = street();
    let mut game = scenario.start(Players::all(&book.bots[0], seed), Source::Seeded(SeededDice::new(seed)));
    assert!(matches!(game.advance().unwrap(), TableState::Over));
    game
}

#[test]
fn the_first_moment_is_the_start_and_the_last_is_now() {
    let fresh = by_people(4);
    let game = by_bots(4);
    let past = game.past().unwrap();
    let last = past.moments() - 1;
    assert!(10 < last);
    assert_eq!(past.view(0, Seat(0).into()), fresh.view(Seat(0).into()));
    assert_eq!(past.view(last, Seat(0).into()), game.view(Seat(0).into()));
    assert_eq!(past.view(usize::MAX, Seat(0).into()), game.view(Seat(0).into()));
    assert_eq!((past.told(0), past.told(last)), (0, game.journal().len()));
    assert_eq!((past.decisions(0), past.decisions(last)), (0, game.decisions()));
    assert_eq!(past.journal(), game.journal());
    for moment in 0..last {
        assert!(past.told(moment) < past.told(moment + 1), "nothing is told between {moment} and the next");
    }
}

#[test]
fn a_seat_sees_in_the_replay_what_it_saw_in_play_and_nothing_more() {
    let mut game = by_people(4);
    let mut seen = Vec::new();
    while let TableState::Asking(question) = game.advance().unwrap() {
        let past = game.past().unwrap();
        let last = past.moments() - 1;
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Watcher] {
            assert_eq!(past.view(last, viewer), game.view(viewer));
        }
        assert_eq!(past.told(last), game.journal().len());
        let before = (0..last).rev().take(3);
        seen.extend(before.map(|it| (past.told(it), past.view(it, Seat(0).into()))));
        game.answer(question.seat, question.default.clone()).unwrap();
        assert!(game.decisions() < 2000, "the game does not end");
    }
    let past = game.past().unwrap();
    assert!(!seen.is_empty());
    for (told, view) in &seen {
        let moment = (0..past.moments()).find(|&it| past.told(it) == *told).unwrap();
        assert_eq!(past.view(moment, Seat(0).into()), *view, "what was seen stays as it was seen");
    }
}

#[test]
fn looking_back_changes_nothing_in_a_game_that_goes_on() {
    let (mut watched, mut alone) = (by_people(9), by_people(9));
    for _ in 0..8 {
        for game in [&mut watched, &mut alone] {
            let TableState::Asking(question) = game.advance().unwrap() else { panic!("nothing is asked") };
            game.answer(question.seat, question.default.clone()).unwrap();
        }
        let past = watched.past().unwrap();
        assert!(!past.is_over() && past.result().is_none());
    }
    watched.advance().unwrap();
    alone.advance().unwrap();
    assert_eq!(watched.journal(), alone.journal());
    assert_eq!(watched.view(Seat(0).into()), alone.view(Seat(0).into()));
}

#[test]
fn a_decided_game_has_no_chances_left_and_others_are_the_same_for_one_seed() {
    let (book, _) = street();
    let past = by_bots(4).past().unwrap();
    let games = Playouts { number: 6, seed: 2 };
    let chance = |moment| past.chance(moment, book.account.won, &book.bots[0], games, &Alone).unwrap();
    let end = chance(past.moments() - 1);
    let won = (book.account.won)(&past.result().unwrap());
    assert_eq!((end.share(), end.error()), (f64::from(u8::from(won)), 0.0));
    let start = chance(0);
    assert_eq!((start, start.of), (chance(0), 6));
    assert!(0.0 < start.error() && start.won <= start.of);
}
