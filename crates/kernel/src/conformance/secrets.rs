//! What is hidden stays hidden: a whole game, looked at from every chair and from none.
use serde::Serialize;
use serde_json::{Value, json};

use crate::{
    dice::{Dice, SeededDice, TypedDice},
    event::{Audience, Event, heard},
    play::{Answers, Nobody, Told},
    question::{LiveQuestion, Question, Seat, Viewer},
    session::{Book, Flow, Session, Status},
};

/// Plays a game to its end. At each of its questions everything that `seats` may not know is dealt anew: what they and a watcher
/// see, and what they are asked, is the same, and so is what they see of each step once it is played. Gives back how often that
/// changed anything.
pub fn nothing_leaks<B: Book>(
    start: B::Battle,
    seats: &[Seat],
    player: &mut dyn Answers,
    seed: u64,
) -> usize {
    let mut session = Session::<B>::new(start);
    let (mut dice, mut dealt, mut answers, mut told) = (SeededDice::new(seed), 0, false, 0);
    loop {
        // One answer at a time, so that the game stops at every question.
        let mut once =
            |asked: &LiveQuestion<'_>| std::mem::take(&mut answers).then(|| player.answer(asked)).flatten();
        let status = session.advance(&mut dice, &mut once);
        answers = true;
        dealt += nothing_leaks_within(&session, told, seats, seed);
        told = session.journal().len();
        match status {
            Status::Over => break,
            Status::Asking { question, scratch, events } => {
                meant_for_those_at_the_table(&events, seats);
                for &seat in seats {
                    let looked = Looked {
                        session: &session,
                        now: &scratch,
                        question: &question,
                        events: &events,
                        seat,
                    };
                    dealt += usize::from(looked.shows_nothing(seed ^ session.decisions() as u64));
                }
            }
            other => panic!("seed {seed}: the game stops, {other:?}"),
        }
    }
    meant_for_those_at_the_table(session.journal(), seats);
    dealt
}

/// The same at every die of a game that people roll for: the position in the middle of a step shows no more than at a question.
pub fn nothing_leaks_before_dice<B: Book>(
    start: B::Battle,
    seats: &[Seat],
    player: &mut dyn Answers,
    seed: u64,
) -> usize {
    let mut session = Session::<B>::new(start);
    let (mut typed, mut rolling, mut dealt) = (TypedDice::new([]), SeededDice::new(seed), 0);
    loop {
        match session.advance(&mut typed, player) {
            Status::Over => return dealt,
            Status::NeedsDice { .. } => {
                let now = session.as_far_as_rolled();
                for &seat in seats {
                    dealt += usize::from(hides::<B>(&now, seat, seed ^ session.dice(), "before a die"));
                }
                let missing = typed.missing().map(|it| (it.why, it.n, it.sides));
                let Some((why, n, sides)) = missing else { panic!("seed {seed}: dice ran out unasked") };
                typed.add(rolling.in_order(why, n, sides));
            }
            other => panic!("seed {seed}: the game stops, {other:?}"),
        }
    }
}

/// Of a stretch between two questions so many places are looked at.
const MOST_PLACES: usize = 3;

/// Pages show how the table stood at places within a step: there, too, it shows nothing that a seat may not know. `from` is where the
/// stretch begins in the journal. Gives back how often something was hidden.
fn nothing_leaks_within<B: Book>(session: &Session<B>, from: usize, seats: &[Seat], seed: u64) -> usize {
    let told = session.journal().len();
    let every = (told - from).div_ceil(MOST_PLACES).max(1);
    let first = from + 1 + (seed as usize + told) % every;
    let mut dealt = 0;
    for at in (first..=told).step_by(every) {
        for place in [Told::UpTo(at), Told::SoMuch(at)] {
            let stood = session.stood(place).unwrap_or_else(|| panic!("seed {seed}: {place:?} is not known"));
            for &seat in seats {
                dealt += usize::from(hides::<B>(&stood, seat, seed ^ at as u64, &format!("at {place:?}")));
            }
        }
    }
    dealt
}

/// Holds a position against one in which everything is different that a seat may not know; whether anything was.
fn hides<B: Book>(now: &B::Battle, seat: Seat, seed: u64, when: &str) -> bool {
    let mut other = now.clone();
    B::resample(&mut other, now, seat, &mut SeededDice::new(seed));
    if other == *now {
        return false;
    }
    for viewer in [Viewer::Seat(seat), Viewer::Watcher] {
        let (shown, before) = (B::view(&other, viewer), B::view(now, viewer));
        let found = || differs(&json!(shown), &json!(before), String::new());
        let seat = seat.0;
        assert!(shown == before, "{when} {viewer:?} sees what is hidden from seat {seat}: {:?}", found());
    }
    true
}

/// No event is for a chair that there is not, and what is not for everybody is heard by whom it is for.
fn meant_for_those_at_the_table(told: &[Event], seats: &[Seat]) {
    for event in told {
        match event.audience {
            Audience::All | Audience::Nobody => (),
            Audience::Only(seat) => {
                assert!(seats.contains(&seat), "for a chair that there is not: {event:?}")
            }
        }
    }
    let watched: Vec<&Event> = heard(told, Viewer::Watcher).collect();
    assert!(watched.iter().all(|it| it.audience == Audience::All), "a watcher hears more than everybody");
    for &seat in seats {
        let others =
            heard(told, seat).filter(|it| ![Audience::All, Audience::Only(seat)].contains(&it.audience));
        assert_eq!(others.count(), 0, "seat {} hears what is not for it", seat.0);
    }
}

/// A question, and one of those who look at the table then.
struct Looked<'a, B: Book> {
    session: &'a Session<B>,
    now: &'a B::Battle,
    question: &'a Question,
    /// What the step under way has told.
    events: &'a [Event],
    seat: Seat,
}

impl<B: Book> Looked<'_, B> {
    /// Holds the table against one on which everything is different that the seat may not know; whether anything was.
    fn shows_nothing(&self, seed: u64) -> bool {
        let mut other = self.now.clone();
        B::resample(&mut other, self.now, self.seat, &mut SeededDice::new(seed));
        if other == *self.now {
            return false;
        }
        for viewer in [Viewer::Seat(self.seat), Viewer::Watcher] {
            let (shown, before) = (B::view(&other, viewer), B::view(self.now, viewer));
            self.same(&format!("the view of {viewer:?}"), &shown, &before);
        }
        if self.question.seat == self.seat {
            self.asks_the_same(seed);
        }
        true
    }

    /// The step under way asks the same with what is hidden dealt anew, unless that leads it another way.
    fn asks_the_same(&self, seed: u64) {
        let mut other = self.session.checkpoint().clone();
        B::resample(&mut other, self.now, self.seat, &mut SeededDice::new(seed));
        let mut session = Session::<B>::taken_up(other, Vec::new(), Flow::Goes);
        session.replay(Vec::new(), self.session.tape().to_vec());
        let Status::Asking { question, scratch, events } =
            session.advance(&mut TypedDice::new([]), &mut Nobody)
        else {
            return;
        };
        // What the seat saw and heard on the way tells it that this is not how things are.
        let viewer = Viewer::Seat(self.seat);
        let heard_same = heard(&events, viewer).eq(heard(self.events, viewer));
        if !heard_same || B::view(&scratch, viewer) != B::view(self.now, viewer) {
            return;
        }
        self.same("the question", &question.shape, &self.question.shape);
        self.same("the question", &*question, self.question);
        for answer in [None, Some(&self.question.default)] {
            let (shown, before) = (session.preview(answer), self.session.preview(answer));
            self.same("the preview", &shown.ok(), &before.ok());
        }
    }

    fn same<T: Serialize>(&self, what: &str, shown: &T, before: &T) {
        let found = differs(&json!(shown), &json!(before), String::new());
        let (step, why) = (self.session.steps().len(), self.question.why);
        let seat = self.seat.0;
        assert!(
            found.is_none(),
            "{what} shows what is hidden from seat {seat}: step {step}, {why}, {found:?}"
        );
    }
}

/// Where two things differ first, and how.
fn differs(one: &Value, other: &Value, path: String) -> Option<String> {
    match (one, other) {
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            let mut pairs = a.iter().zip(b).enumerate();
            pairs.find_map(|(at, (a, b))| {
                let label = a["label"].as_str().unwrap_or_default();
                differs(a, b, format!("{path}/{at} {label}"))
            })
        }
        (Value::Array(a), Value::Array(b)) => {
            let only = |one: &[Value], other: &[Value]| {
                one.iter()
                    .filter(|it| !other.contains(it))
                    .map(Value::to_string)
                    .collect::<Vec<_>>()
                    .join(", ")
            };
            Some(format!("{path}: only one has {}, only the other {}", only(a, b), only(b, a)))
        }
        (Value::Object(a), Value::Object(b)) if a.keys().eq(b.keys()) => {
            a.iter().find_map(|(name, a)| differs(a, &b[name], format!("{path}/{name}")))
        }
        (a, b) => (a != b).then(|| format!("{path}: {a} and {b}")),
    }
}
