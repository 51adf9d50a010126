//! `shamble generate`: a made-up scenario, as a file to play or to change.
use clap::Args;

use crate::{failure::Failure, say};

#[derive(Debug, Args)]
pub struct Generate {
    /// A book; the first of the shelf if it is left out
    book: Option<String>,
    /// Describes the place, as JSON: {"seed":7,"humans":4,"zombies":20,"buildings":5,"size_cm":[120,120]}
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
