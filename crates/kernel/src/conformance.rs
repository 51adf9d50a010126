//! What every book must keep to, checked by playing whole games at random: one line in a book's tests.
#[cfg(feature = "proof")]
mod applied;
mod ends;
mod heard;
mod held;
mod offers;
mod promises;
mod read;
mod reasons;
mod record;
mod secrets;
mod steps;
mod ways;

use std::fmt::{self, Debug};

#[cfg(feature = "proof")]
pub use applied::{applied_source, rules_applied};
pub use ends::contexts_at_the_ends;
pub use heard::Listener;
pub use held::{Digest, holds_still};
pub use offers::{fitting, only_what_is_offered_is_taken, unfitting};
pub use promises::{PlayedStep, Promise, Promises};
pub use read::{ReadGame, Reader, simulated};
pub use reasons::Reasons;
pub use record::{RecordedAnswers, RecordedDice, RecordedGame, play_whole};
pub use secrets::{nothing_leaks, nothing_leaks_before_dice};
use serde::{Serialize, de::DeserializeOwned};
pub use steps::{Says, roll, roll_and_answer, says, waiting};
pub use ways::ways_of_answering;

use crate::{
    dice::SeededDice,
    event::{Audience, Event, heard},
    play::{Nobody, Play},
    question::{Question, Seat, Viewer},
    session::{Book, Flow, Session, Status},
};

/// Plays `games` games from `positions` (a seed in, a start out: vary the optional rules with it) and checks all that
/// is in this module but what is hidden, for which see [`Conformance::hidden`].
pub fn conforms<B: Book>(positions: impl Fn(u64) -> B::Battle, games: u64) {
    Conformance::<B>::of(&positions).games(games).check();
}

type Resample<'a, B> = &'a dyn Fn(&<B as Book>::Battle, Seat, u64) -> <B as Book>::Battle;

/// A conformance run, with its bounds.
#[expect(missing_debug_implementations, reason = "it is made of closures")]
pub struct Conformance<'a, B: Book> {
    positions: &'a dyn Fn(u64) -> B::Battle,
    games: u64,
    most_steps: usize,
    resample: Option<Resample<'a, B>>,
}

impl<'a, B: Book> Conformance<'a, B> {
    pub fn of(positions: &'a dyn Fn(u64) -> B::Battle) -> Self {
        Conformance { positions, games: 20, most_steps: 20_000, resample: None }
    }

    pub fn games(self, games: u64) -> Self {
        Conformance { games, ..self }
    }

    /// How many steps a game may take.
    pub fn most_steps(self, most_steps: usize) -> Self {
        Conformance { most_steps, ..self }
    }

    /// Gives a position that should look the same to this seat but differs in what it may not see.
    pub fn hidden(self, resample: Resample<'a, B>) -> Self {
        Conformance { resample: Some(resample), ..self }
    }

    pub fn check(self) {
        for seed in 0..self.games {
            let game = play_whole::<B>((self.positions)(seed), seed, self.most_steps);
            replaying_gives_the_same(&game);
            bulk_gives_the_same(&game);
            survives_json(&FailureSite::of(&game, "the journal"), game.session.journal());
            passes_its_check::<B>(&FailureSite::of(&game, "the start"), game.session.start());
            passes_its_check::<B>(&FailureSite::of(&game, "the end"), game.session.checkpoint());
            nobody_overhears(&game);
            pausing_changes_nothing(&game, |paused| {
                survives_json(&FailureSite::paused(paused, "the checkpoint"), paused.session.checkpoint());
                passes_its_check::<B>(
                    &FailureSite::paused(paused, "the checkpoint"),
                    paused.session.checkpoint(),
                );
                survives_json(&FailureSite::paused(paused, "the position within the step"), paused.scratch);
                only_what_is_offered_is_taken(paused);
                if let Some(resample) = self.resample {
                    view_hides(paused, resample);
                }
            });
            let mut bits = SeededDice::new(seed);
            for _ in 0..3.min(game.session.decisions()) {
                undoing_gives_the_same(&game, bits.bits() as usize % game.session.decisions());
            }
        }
    }
}

/// What was played can be opened again: the check of what comes from outside finds nothing.
fn passes_its_check<B: Book>(at: &FailureSite<'_>, position: &B::Battle) {
    let checked = B::check(position);
    assert_eq!(checked, Ok(()), "{at}");
}

/// A recorded game stopped at one of its questions.
#[derive(Debug)]
pub struct PausedGame<'a, B: Book> {
    pub seed: u64,
    pub session: &'a Session<B>,
    pub question: &'a Question,
    pub scratch: &'a B::Battle,
    pub events: &'a [Event],
}

/// Where something failed.
#[derive(Debug)]
pub struct FailureSite<'a> {
    what: &'a str,
    seed: u64,
    step: usize,
    question: Option<&'a Question>,
}

impl<'a> FailureSite<'a> {
    pub fn of<B: Book>(game: &'a RecordedGame<B>, what: &'a str) -> Self {
        FailureSite { what, seed: game.seed, step: game.session.steps().len(), question: None }
    }

    pub fn paused<B: Book>(paused: &'a PausedGame<'_, B>, what: &'a str) -> Self {
        let step = paused.session.steps().len();
        FailureSite { what, seed: paused.seed, step, question: Some(paused.question) }
    }
}

impl fmt::Display for FailureSite<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: seed {}, step {}", self.what, self.seed, self.step)?;
        self.question.map_or(Ok(()), |it| write!(f, ", question {it:?}"))
    }
}

/// Stopping at every question and going on leads to the same game, and what was told by then is how the whole begins.
pub fn pausing_changes_nothing<B: Book>(game: &RecordedGame<B>, mut at_each: impl FnMut(&PausedGame<'_, B>)) {
    let mut session = Session::<B>::new(game.session.start().clone());
    let (mut dice, mut answers) = (game.dice(0), game.answers(0));
    loop {
        match session.advance(&mut dice, &mut Nobody) {
            Status::Over => break,
            Status::Asking { question, scratch, events } => {
                let paused = PausedGame {
                    seed: game.seed,
                    session: &session,
                    question: &question,
                    scratch: &scratch,
                    events: &events,
                };
                let at = FailureSite::paused(&paused, "the paused journal is not how the whole one begins");
                let told = [session.journal(), &events].concat();
                assert!(game.session.journal().starts_with(&told), "{at}");
                at_each(&paused);
                let answer = answers.next(question.why);
                let taken = session.answer(question.seat, answer);
                assert!(taken.is_ok(), "{taken:?}: seed {}, question {question:?}", game.seed);
            }
            other => panic!("paused, the game goes another way: seed {}, {other:?}", game.seed),
        }
    }
    same(&FailureSite::of(game, "paused at every question"), &session, &game.session);
}

/// Without tape and journal the same dice and answers lead to the same positions, step by step.
pub fn bulk_gives_the_same<B: Book>(game: &RecordedGame<B>) {
    let mut battle = game.session.start().clone();
    let mut read = Session::<B>::new(battle.clone());
    let (mut dice, mut answers) = (game.dice(0), game.answers(0));
    for (step, tape) in game.session.steps().enumerate() {
        let at = FailureSite { what: "in bulk", seed: game.seed, step, question: None };
        let _ = read.replay(vec![tape.to_vec()], Vec::new());
        match B::step(&mut battle, &mut Play::bulk(&mut dice, &mut answers)) {
            Ok(flow) => assert_eq!(flow == Flow::Ends, read.is_over(), "{at}: ends or not"),
            Err(pause) => panic!("{at}: stopped, {pause:?}"),
        }
        assert!(battle == *read.checkpoint(), "{at}: another position");
    }
}

/// The recorded tapes alone give the game again, to the byte.
pub fn replaying_gives_the_same<B: Book>(game: &RecordedGame<B>) {
    let tapes = game.session.steps().map(<[_]>::to_vec).collect();
    let (session, diverged) = Session::<B>::replayed(game.session.start().clone(), tapes, Vec::new());
    let at = FailureSite::of(game, "replayed");
    assert_eq!(diverged, None, "{at}");
    same(&at, &session, &game.session);
}

/// Taking back to a decision and deciding and rolling as before leads to the same end.
pub fn undoing_gives_the_same<B: Book>(game: &RecordedGame<B>, decision: usize) {
    let mut session = game.session.clone();
    let at = FailureSite::of(game, "taken back and played on");
    if let Err(error) = session.undo_to(decision) {
        panic!("{at}: {error}");
    }
    assert_eq!(session.decisions(), decision, "{at}");
    let rolls = session.steps().chain([session.tape()]).flatten().filter(|it| !it.is_answer()).count();
    let status = session.advance(&mut game.dice(rolls), &mut game.answers(decision));
    assert!(matches!(status, Status::Over), "{at} (decision {decision}): {status:?}");
    same(&at, &session, &game.session);
}

/// What is written as JSON reads as what it was.
pub fn survives_json<T: Serialize + PartialEq + Debug + ToOwned + ?Sized>(at: &FailureSite<'_>, it: &T)
where
    T::Owned: DeserializeOwned,
{
    let written = serde_json::to_string(it).unwrap_or_else(|error| panic!("{at}: {error}"));
    let read: T::Owned = serde_json::from_str(&written).unwrap_or_else(|error| panic!("{at}: {error}"));
    assert!(std::borrow::Borrow::<T>::borrow(&read) == it, "{at}: written and read it is another");
}

/// What is told to one seat alone reaches no other, what is told to nobody reaches none, and a watcher hears only what
/// everybody does.
pub fn nobody_overhears<B: Book>(game: &RecordedGame<B>) {
    for seat in (0..8).chain([u8::MAX]).map(Seat) {
        for event in heard(game.session.journal(), seat) {
            let told = matches!(event.audience, Audience::All) || event.audience == Audience::Only(seat);
            assert!(told, "seat {} hears {event:?}: seed {}", seat.0, game.seed);
        }
    }
    for event in heard(game.session.journal(), Viewer::Watcher) {
        assert_eq!(event.audience, Audience::All, "a watcher hears {event:?}: seed {}", game.seed);
    }
}

/// No seat's view changes with what it may not see, and a watcher's with nothing that some seat may not.
pub fn view_hides<B: Book>(paused: &PausedGame<'_, B>, resample: Resample<'_, B>) {
    for seat in (0..2.max(paused.question.seat.0.saturating_add(1))).map(Seat) {
        let other = resample(paused.scratch, seat, paused.seed);
        let at = FailureSite::paused(paused, "a view shows what it should hide");
        for viewer in [Viewer::Seat(seat), Viewer::Watcher] {
            let (shown, before) = (B::view(&other, viewer), B::view(paused.scratch, viewer));
            assert_eq!(shown, before, "{at}, {viewer:?}, hidden from seat {}", seat.0);
        }
    }
}

fn same<B: Book>(at: &FailureSite<'_>, found: &Session<B>, wanted: &Session<B>) {
    let bytes = |it: &Session<B>| serde_json::to_string(&(it.checkpoint(), it.journal())).ok();
    assert!(found.steps().eq(wanted.steps()), "{at}: other dice or answers");
    assert!(bytes(found) == bytes(wanted), "{at}: another position or journal");
}
