//! Where advice was asked in a game: a word of its own, which changes nothing that is played.
use kernel::{Book, Input, Session};

use super::GameFile;
use crate::{Error, code::Word, line::seal};

impl<B: Book> GameFile<B> {
    /// Writes down that advice was asked about the question that is open; all else of the session must be written already.
    pub fn mark_advice(&mut self, session: &Session<B>) -> Result<(), Error> {
        self.write_advice((session.steps().len(), session.tape().len()))
    }

    /// Writes down where advice was asked in another copy of the same game.
    pub fn copy_advice(&mut self, from: &GameFile<B>) -> Result<(), Error> {
        from.past.advised.iter().try_for_each(|&it| self.write_advice(it))
    }

    fn write_advice(&mut self, at: (usize, usize)) -> Result<(), Error> {
        if self.past.advised.contains(&at) {
            return Ok(());
        }
        let (mut text, mut line) = (String::new(), "i".to_owned());
        self.past.words.write(&mut line, &Word::Advised { steps: at.0, inputs: at.1 });
        let sum = seal(&mut text, self.sum, &line);
        self.held.begin(&text, sum, &self.note).wait()?;
        self.stands_with(sum);
        self.since_frame += text.len();
        self.past.advised.push(at);
        Ok(())
    }

    /// The decisions, counted from 0, before which advice was asked.
    pub fn advised(&self, session: &Session<B>) -> Vec<usize> {
        let answers = |tape: &[Input]| tape.iter().filter(|it| it.is_answer()).count();
        let before = |&(steps, inputs): &(usize, usize)| {
            let open = session.steps_from(steps).next().unwrap_or(session.tape());
            let whole: usize = session.steps().take(steps).map(answers).sum();
            whole + answers(&open[..inputs.min(open.len())])
        };
        self.past.advised.iter().map(before).collect()
    }
}
