//! Games played on a whim with every question read, as text that a book's tests hold still.
use super::held::{Digest, json};
use crate::{
    dice::SeededDice,
    play::{Answers, Play, Whim},
    question::{Answer, LiveQuestion},
    session::{Book, Flow, Session, Status},
};

/// Answers on a whim as long as there are decisions left, and remembers each question as a reader would see it.
#[derive(Debug)]
pub struct Reader {
    whim: Whim,
    left: usize,
    questions: Digest,
    answers: Vec<Answer>,
}

impl Answers for Reader {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        self.left = self.left.checked_sub(1)?;
        self.questions.add(&json(&asked.question()));
        let answer = self.whim.answer(asked)?;
        self.answers.push(answer.clone());
        Some(answer)
    }
}

/// A game of so many decisions, every question read.
#[derive(Debug)]
pub struct ReadGame<B: Book> {
    pub session: Session<B>,
    reader: Reader,
}

impl<B: Book> ReadGame<B> {
    pub fn play(start: B::Battle, seed: u64, decisions: usize) -> Self {
        let (mut session, mut dice) = (Session::<B>::new(start), SeededDice::new(seed));
        let mut reader =
            Reader { whim: Whim::new(!seed), left: decisions, questions: Digest::EMPTY, answers: Vec::new() };
        match session.advance(&mut dice, &mut reader) {
            Status::Over | Status::Asking { .. } => ReadGame { session, reader },
            other => panic!("game {seed} stopped: {other:?}"),
        }
    }

    /// The game in a line: any change of a question, an answer or an event changes it.
    pub fn line(&self) -> String {
        let mut told = Digest::EMPTY;
        self.session.journal().iter().for_each(|it| told.add(&json(it)));
        format!(
            "{} answers, {} events, questions {:016x}, journal {:016x}",
            self.reader.answers.len(),
            self.session.journal().len(),
            self.reader.questions.0,
            told.0
        )
    }

    /// Every answer and every event, to be read.
    pub fn text(&self) -> String {
        let answers = self.reader.answers.iter().map(json);
        let events = self.session.journal().iter().map(json);
        let lines = ["answers".to_owned()].into_iter().chain(answers);
        let lines = lines.chain([String::new(), "journal".to_owned()]).chain(events);
        lines.map(|it| it + "\n").collect()
    }
}

/// The same game as a simulation plays it, to its end or as long as `goes_on` says.
pub fn simulated<B: Book>(start: B::Battle, seed: u64, goes_on: impl Fn(&B::Battle) -> bool) -> B::Battle {
    let (mut battle, mut dice, mut whim) = (start, SeededDice::new(seed), Whim::new(!seed));
    while goes_on(&battle) {
        match B::step(&mut battle, &mut Play::bulk(&mut dice, &mut whim)) {
            Ok(Flow::Goes) => (),
            Ok(Flow::Ends) => break,
            Err(pause) => panic!("game {seed} stopped: {pause:?}"),
        }
    }
    battle
}
