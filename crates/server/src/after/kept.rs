//! What was worked out of a game lies in the library, so that a server that starts again does not work it out again.
use report::{Effort, SlowParts};
use store::{End, Library};

/// Where a game's report is kept, and which game it is good for.
#[derive(Debug)]
pub struct ReportSlot {
    library: Library,
    game: String,
    end: End,
}

impl ReportSlot {
    /// The place for the game as it stands; without one nothing is kept, and nothing else is different.
    pub fn of(library: &Library, game: &str) -> Option<ReportSlot> {
        let end = library.end(game).ok().flatten()?;
        Some(ReportSlot { library: library.clone(), game: game.to_owned(), end })
    }

    pub fn recall(&self) -> Option<SlowParts> {
        let text = self.library.report(&self.game, self.end, &maker()).ok().flatten()?;
        serde_json::from_str(&text).ok()
    }

    /// Keeps it; a full disk only means that it has to be worked out again.
    pub fn keep(&self, known: &SlowParts) {
        let Ok(text) = serde_json::to_string(known) else { return };
        let _ = self.library.keep_report(&self.game, self.end, &maker(), &text);
    }
}

/// Another version of the program, or another effort, may come to something else.
fn maker() -> String {
    format!("{} {:?}", env!("CARGO_PKG_VERSION"), Effort::default())
}
