//! Games to write down: the kernel's toy book, played a decision at a time.

#[allow(dead_code)] // The games here need less of it than those of the kernel.
#[path = "../../../kernel/tests/toy/mod.rs"]
pub mod toy;

use std::hash::{DefaultHasher, Hash, Hasher};

use kernel::{Answers, Session, Status, Whim, dice::SeededDice, play::Nobody};
use store::GameFile;
use tempfile::TempDir;
pub use toy::Plain;

pub fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// All that a session is, as bytes.
pub fn bytes(session: &Session<Plain>) -> String {
    let steps: Vec<_> = session.steps().collect();
    let all = (session.start(), session.checkpoint(), steps, session.tape(), session.journal());
    serde_json::to_string(&all).unwrap()
}

/// Takes one decision, or now and then takes some back; `moment` counts up and decides which.
pub fn go_on(session: &mut Session<Plain>, moment: u64) {
    let mut seed = DefaultHasher::new();
    (session.digest(session.steps().len()), session.tape(), moment).hash(&mut seed);
    let seed = seed.finish();
    if seed.is_multiple_of(9) && 0 < session.decisions() {
        let back = 1 + (seed / 9) as usize % 3;
        session.undo_to(session.decisions().saturating_sub(back)).unwrap();
        return;
    }
    let (mut whim, mut taken) = (Whim::new(seed), false);
    let mut once = |asked: &kernel::LiveQuestion<'_>| {
        if std::mem::replace(&mut taken, true) { Nobody.answer(asked) } else { whim.answer(asked) }
    };
    let status = session.advance(&mut SeededDice::new(seed), &mut once);
    assert!(matches!(status, Status::Asking { .. } | Status::Over), "{status:?}");
}

/// A game written as it is played, and how long the file was and what the session was after each decision.
pub struct Written {
    pub folder: TempDir,
    pub path: std::path::PathBuf,
    pub states: Vec<(u64, String)>,
}

pub fn write(start: toy::Cellar, moments: u64) -> Written {
    let folder = folder();
    let path = folder.path().join("game.shamble");
    let mut session = Session::<Plain>::new(start);
    let mut file = GameFile::create(&path, serde_json::Map::new(), &session).unwrap();
    let mut states = vec![(std::fs::metadata(&path).unwrap().len(), bytes(&session))];
    for moment in 1..=moments {
        go_on(&mut session, moment);
        file.append(&session, moment).unwrap();
        states.push((std::fs::metadata(&path).unwrap().len(), bytes(&session)));
    }
    Written { folder, path, states }
}
