//! `shamble generate`: a made-up scenario, as a file to play or to change.
use clap::Args;

use crate::{failure::Failure, say};

#[derive(Debug, Args)]
pub struct Generate {
    /// A book; the first of the shelf if it is left out
    book: Option<String>,
    /// Describes the place, as JSON, by the book's own settings; the same seed makes the same place: {"seed":7}
    #[arg(long, default_value = "{}")]
    given: String,
}

impl Generate {
    pub fn run(self) -> Result<(), Failure> {
        let book = match &self.book {
            Some(id) => super::book(id)?,
            None => super::first_book()?,
        };
        let text = (book.generate)(&self.given).map_err(|it| Failure::usage(format!("--given: {it}")))?;
        say::plain(&text);
        Ok(())
    }
}
