//! Where advice was asked in a game: words of their own, which change nothing that is played.
use kernel::Book;

use super::GameFile;
use crate::{Error, code::LogWord, line::seal};

impl<B: Book> GameFile<B> {
    /// Writes down that advice was asked before the decision with this number.
    pub fn mark_advice(&mut self, decision: usize) -> Result<(), Error> {
        if self.past.advised.contains(&decision) {
            return Ok(());
        }
        self.write_word(&LogWord::Advised(decision))?;
        self.past.advised.push(decision);
        Ok(())
    }

    /// Decisions from this one on are taken back: advice on those after it was never asked.
    pub fn forget_advice(&mut self, decision: usize) -> Result<(), Error> {
        if self.past.advised.iter().all(|it| *it <= decision) {
            return Ok(());
        }
        self.write_word(&LogWord::Unadvised(decision))?;
        self.past.advised.retain(|it| *it <= decision);
        Ok(())
    }

    /// Writes down where advice was asked in another copy of the same game.
    pub fn copy_advice(&mut self, from: &GameFile<B>) -> Result<(), Error> {
        from.advised().iter().try_for_each(|&it| self.mark_advice(it))
    }

    /// The decisions, counted from 0, before which advice was asked.
    pub fn advised(&self) -> &[usize] {
        &self.past.advised
    }

    /// A line with one word.
    fn write_word(&mut self, word: &LogWord) -> Result<(), Error> {
        let (mut text, mut line) = (String::new(), "i".to_owned());
        self.past.words.write(&mut line, word);
        let sum = seal(&mut text, self.sum, &line);
        self.held.begin(&text, sum, &self.note).wait()?;
        self.stands_with(sum);
        self.since_frame += text.len();
        Ok(())
    }
}
