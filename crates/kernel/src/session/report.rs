//! A bug in the rules, as something that can be sent to whoever mends it.
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    Book,
    run::{self, End},
};
use crate::{
    log::Tape,
    play::{MadeUp, Nobody, Play},
};

/// Everything needed to make a bug happen again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CrashReport {
    pub book: String,
    pub schema: u32,
    pub message: String,
    pub checkpoint: Value,
    pub tape: Tape,
}

impl CrashReport {
    /// Plays the broken step again: the message it now fails with, or nothing if it no longer does.
    pub fn rerun<B: Book>(&self) -> Result<Option<String>, String> {
        if self.book != B::ID {
            return Err(format!("the report is about {}, not {}", self.book, B::ID));
        }
        // From text, as saved games are: one way to read a position is enough.
        let text = format!("{:#}", self.checkpoint);
        let mut battle: B::Battle = serde_json::from_str(&text).map_err(|error| {
            let line = text.lines().nth(error.line().saturating_sub(1)).unwrap_or_default().trim();
            format!("the position cannot be read: {error}: {line}")
        })?;
        let (mut dice, mut nobody) = (MadeUp::new(), Nobody);
        let play = Play::new(self.tape.clone(), &mut dice, &mut nobody).settled(self.tape.len());
        match run::run::<B>(&mut battle, play).end {
            End::Panicked(message) => Ok(Some(message)),
            End::Diverged(diverged) => Err(diverged.to_string()),
            End::Finished(_) | End::Asking(_) | End::Refused(..) | End::Dry(_) => Ok(None),
        }
    }
}
