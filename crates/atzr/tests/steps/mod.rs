//! Single steps over scripted dice and answers.
#![allow(dead_code, clippy::unwrap_used)]

use kernel::{Answer, Play, play::script, scripted};

/// Plays something over these dice; all of them must be rolled, and nobody may be asked.
pub fn roll<R>(faces: &[u16], go: impl FnOnce(&mut Play<'_>) -> R) -> R {
    roll_and_answer(faces, [], go)
}

/// Plays something over these dice and answers; all of them must be used.
pub fn roll_and_answer<R>(
    faces: &[u16],
    answers: impl IntoIterator<Item = Answer>,
    go: impl FnOnce(&mut Play<'_>) -> R,
) -> R {
    let (mut dice, mut answers) = (scripted(faces), script(answers));
    go(&mut Play::new(Vec::new(), &mut dice, &mut answers))
}
