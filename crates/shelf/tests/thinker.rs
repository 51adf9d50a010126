//! The bot that looks ahead, in bulk and at a table, in every book.
use kernel::dice::SeededDice;
use shelf::{Bot, Game, PlayableScenario, Players, Rulebook, Source, TableState};

fn bot(book: &Rulebook, name: &str) -> &'static Bot {
    let books: &'static Rulebook = books::book(book.id).unwrap();
    books.bots.iter().find(|it| it.name == name).unwrap()
}

/// The quickest scenario of each book.
fn quick() -> Vec<(&'static Rulebook, Box<dyn PlayableScenario>)> {
    let all = [("dwa", "street"), ("atzr", "alley")];
    all.into_iter()
        .map(|(id, wanted)| {
            let book = books::stock().iter().find(|it| it.id == id).unwrap();
            let (_, text) = (book.scenarios)().iter().find(|it| it.0.ends_with(wanted)).unwrap();
            (book, (book.read)(text, &[]).unwrap())
        })
        .collect()
}

#[test]
fn every_book_has_steady_first_and_the_thinker_beside_it() {
    for book in books::stock() {
        assert_eq!(book.bots[0].name, "steady");
        assert_eq!(bot(book, "thinker").name, "thinker");
    }
}

#[test]
fn a_game_of_the_thinker_ends_and_is_the_same_again() {
    for (book, scenario) in quick() {
        let thinker = bot(book, "thinker");
        let once = scenario.simulate(3, thinker).unwrap();
        assert_eq!(once, scenario.simulate(3, thinker).unwrap(), "{}", book.id);
        assert!(0 < once.decisions);
    }
}

#[test]
fn it_sits_at_a_table_beside_people() {
    let (book, scenario) = quick().remove(0);
    let players = Players::all(bot(book, "thinker"), 5);
    let mut game: Box<dyn Game> = scenario.start(players, Source::Seeded(SeededDice::new(5)));
    assert!(matches!(game.advance().unwrap(), TableState::Over));
    assert!(game.result().is_some());
}
