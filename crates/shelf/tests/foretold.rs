//! What may come of an answer is called as its book calls it.
use kernel::{Answer, Question, dice::SeededDice, question::Shape};
use shelf::{Foreseen, Players, Rulebook, Source, TableState};
use view::story::Names;

/// Decisions of a game that are looked ahead from.
const DECISIONS: usize = 12;

/// Every option that can be chosen, where options are all that can be.
fn answers(question: &Question) -> Vec<Answer> {
    let Shape::One { options } = &question.shape else { return Vec::new() };
    (0..options.len()).map(Answer::One).filter(|it| question.check(it).is_ok()).take(2).collect()
}

/// How many ends were told in a game of this scenario; each is a name and the book's words.
fn told(book: &Rulebook, text: &str) -> usize {
    let scenario = (book.read)(text, &[]).unwrap();
    let mut game = scenario.start(Players::people(), Source::Seeded(SeededDice::new(5)));
    let mut ends = 0;
    for _ in 0..DECISIONS {
        game.advance().unwrap();
        let Some(question) = game.question().cloned() else { break };
        let names = Names::of(&game.view(question.seat.into()));
        let foreseer = game.foreseer(question.seat).unwrap();
        for answer in answers(&question) {
            let Foreseen { ends: seen, .. } = foreseer.foresee(&answer).unwrap();
            for end in &seen {
                let (whom, words) = book.account.foretold.words(end.deed).unwrap();
                assert_eq!(end.what, format!("{} {words}", names.name(whom)), "{}", book.id);
            }
            ends += seen.len();
        }
        game.answer(question.seat, question.default).unwrap();
        if matches!(game.advance().unwrap(), TableState::Over) {
            break;
        }
    }
    ends
}

#[test]
fn what_may_come_is_told_in_the_words_of_the_book() {
    for book in books::stock() {
        let all = (book.scenarios)();
        let ends: usize = all.iter().take(2).map(|it| told(book, it.1)).sum();
        assert!(3 < ends, "{}: {ends}", book.id);
    }
    let words = |id: &str| {
        let foretold = books::book(id).unwrap().account.foretold;
        [foretold.out, foretold.left, foretold.fell, foretold.shaken]
    };
    assert_eq!(words("dwa"), ["is eliminated", "leaves the table", "falls", "is afraid"]);
    assert_eq!(words("atzr"), ["goes down", "leaves the map", "falls", "ducks back"]);
}
