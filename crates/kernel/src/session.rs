//! One game in progress: the last checkpoint, the tape of the step under way, and all steps before it.
use std::{
    fmt::Debug,
    panic::{AssertUnwindSafe, catch_unwind},
};

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    dice::Dice,
    event::Event,
    play::{Answers, Diverged, Input, Nobody, Pause, Play, Stop, Tape},
    question::{Answer, Question, Refusal, Seat},
    rule::{Ledger, RuleId},
};

/// Whether the battle goes on after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    Goes,
    Ends,
}

/// A rulebook: a position, and how its turn sequence goes on from there.
pub trait Book: 'static {
    type Battle: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static;
    /// What one seat may see; nothing leaves for a seat but through this.
    type View: PartialEq + Debug + Serialize;
    const ID: &'static str;
    /// Goes up when saved positions of older versions can no longer be read as they are.
    const SCHEMA: u32;

    fn ledger() -> &'static Ledger;

    /// Plays the next step of the turn sequence, from checkpoint to checkpoint.
    fn step(battle: &mut Self::Battle, play: &mut Play<'_>) -> Result<Flow, Pause>;

    fn view(battle: &Self::Battle, seat: Seat) -> Self::View;
}

/// Where a session stands after it has been played on.
#[derive(Debug)]
pub enum Status<B: Book> {
    /// Somebody must be asked; `scratch` and `events` show the step as far as it got.
    Asking {
        question: Question,
        scratch: B::Battle,
        events: Vec<Event>,
    },
    /// Typed-in dice ran out; the source says which is missing.
    NeedsDice {
        scratch: B::Battle,
        events: Vec<Event>,
    },
    /// The answer just given was not taken and is forgotten.
    Refused(Refusal),
    /// The tape no longer fits the rules; the checkpoint stands, the rest of the step is dropped.
    Diverged(Diverged),
    /// A bug in the rules; the checkpoint stands.
    Broken(Report),
    Over,
}

/// Everything needed to make a bug happen again.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub book: &'static str,
    pub schema: u32,
    pub message: String,
    pub checkpoint: serde_json::Value,
    pub tape: Tape,
}

/// A finished step: what came in from outside, and where the journal stood when it began.
#[derive(Clone, Debug, PartialEq)]
struct Done {
    tape: Tape,
    journal_before: usize,
}

/// How many steps apart positions are kept, so that undoing to any decision plays again only a few.
const KEYFRAME: usize = 32;

#[derive(Debug)]
pub struct Session<B: Book> {
    checkpoint: B::Battle,
    tape: Tape,
    steps: Vec<Done>,
    keyframes: Vec<B::Battle>,
    journal: Vec<Event>,
    asking: Option<(Seat, RuleId, Question)>,
    over: bool,
}

impl<B: Book> Clone for Session<B> {
    fn clone(&self) -> Self {
        Session {
            checkpoint: self.checkpoint.clone(),
            tape: self.tape.clone(),
            steps: self.steps.clone(),
            keyframes: self.keyframes.clone(),
            journal: self.journal.clone(),
            asking: self.asking.clone(),
            over: self.over,
        }
    }
}

impl<B: Book> Session<B> {
    pub fn new(start: B::Battle) -> Self {
        Session {
            checkpoint: start.clone(),
            tape: Vec::new(),
            steps: Vec::new(),
            keyframes: vec![start],
            journal: Vec::new(),
            asking: None,
            over: false,
        }
    }

    /// The position after the last finished step.
    pub fn checkpoint(&self) -> &B::Battle {
        &self.checkpoint
    }

    /// The position the game began in.
    pub fn start(&self) -> &B::Battle {
        &self.keyframes[0]
    }

    /// What the table was told in all finished steps.
    pub fn journal(&self) -> &[Event] {
        &self.journal
    }

    /// The tapes of the finished steps, in order.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = &[Input]> {
        self.steps.iter().map(|it| it.tape.as_slice())
    }

    /// The tape of the step under way.
    pub fn tape(&self) -> &[Input] {
        &self.tape
    }

    pub fn is_over(&self) -> bool {
        self.over
    }

    pub fn question(&self) -> Option<&Question> {
        self.asking.as_ref().map(|it| &it.2)
    }

    /// Plays on until somebody must be asked or the battle ends.
    pub fn advance(&mut self, dice: &mut dyn Dice, answers: &mut dyn Answers) -> Status<B> {
        while !self.over {
            if let Some(status) = self.step(dice, answers) {
                return status;
            }
        }
        Status::Over
    }

    /// Plays one step; says why if it could not be finished.
    pub fn step(&mut self, dice: &mut dyn Dice, answers: &mut dyn Answers) -> Option<Status<B>> {
        let mut scratch = self.checkpoint.clone();
        let mut play = Play::new(std::mem::take(&mut self.tape), dice, answers);
        let ended = catch_unwind(AssertUnwindSafe(|| B::step(&mut scratch, &mut play)));
        let (diverged, ran_out_at) = (play.diverged.take(), play.ran_out_at);
        let (mut tape, at, events) = play.into_parts();
        let ended = match ended {
            Ok(ended) => ended,
            Err(panic) => {
                let message = panic_message(&*panic);
                tape.truncate(at);
                return Some(Status::Broken(self.report(message, tape)));
            }
        };
        if let Some(diverged) = diverged {
            self.asking = None;
            return Some(Status::Diverged(diverged));
        }
        if let Some(len) = ran_out_at {
            tape.truncate(len);
            self.tape = tape;
            return Some(Status::NeedsDice { scratch, events });
        }
        match ended {
            Ok(_) if at < tape.len() => {
                let found = tape.get(at).cloned();
                let wanted = found.as_ref().map_or(RuleId::in_ledger("kernel.step.end"), Input::why);
                self.asking = None;
                Some(Status::Diverged(Diverged { at, wanted, found }))
            }
            Ok(flow) => {
                self.finish(scratch, tape, events, flow);
                None
            }
            Err(pause) => Some(self.paused(*pause.0, scratch, tape, events)),
        }
    }

    fn paused(&mut self, stop: Stop, scratch: B::Battle, mut tape: Tape, events: Vec<Event>) -> Status<B> {
        match stop {
            Stop::Asking(question) => {
                self.tape = tape;
                self.asking = Some((question.seat, question.why, question.clone()));
                Status::Asking { question, scratch, events }
            }
            Stop::Refused { refusal, taped } => {
                // An answer from the tape's end is dropped; one from an answerer in place was never kept.
                if taped {
                    tape.pop();
                }
                self.tape = tape;
                Status::Refused(refusal)
            }
            Stop::Spoiled => unreachable!("a spoiled step says how before it pauses"),
        }
    }

    fn finish(&mut self, battle: B::Battle, tape: Tape, mut events: Vec<Event>, flow: Flow) {
        self.steps.push(Done { tape, journal_before: self.journal.len() });
        self.journal.append(&mut events);
        if self.steps.len().is_multiple_of(KEYFRAME) {
            self.keyframes.push(battle.clone());
        }
        self.checkpoint = battle;
        self.asking = None;
        self.over = flow == Flow::Ends;
    }

    fn report(&self, message: String, tape: Tape) -> Report {
        let checkpoint = serde_json::to_value(&self.checkpoint).unwrap_or_default();
        Report { book: B::ID, schema: B::SCHEMA, message, checkpoint, tape }
    }

    /// Takes an answer to the open question. It counts from the next [`Session::advance`] on, which may still refuse it
    /// where only the rule itself can tell (a point).
    pub fn answer(&mut self, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let Some((asked, why, question)) = &self.asking else {
            return Err(Refusal::NothingAsked);
        };
        if *asked != seat {
            return Err(Refusal::Seat { asked: *asked });
        }
        question.check(&answer)?;
        self.tape.push(Input::Answered { why: *why, answer });
        Ok(())
    }

    /// How many questions have been answered so far.
    pub fn decisions(&self) -> usize {
        self.steps().map(answers).sum::<usize>() + answers(&self.tape)
    }

    /// Goes back to where the decision with this number (from 0) was still open. Dice rolled before it stay rolled.
    pub fn undo_to(&mut self, decision: usize) -> Result<(), UndoError> {
        let mut left = decision;
        for at in 0..=self.steps.len() {
            let tape = self.steps.get(at).map_or(&self.tape, |it| &it.tape);
            let here = answers(tape);
            if left < here {
                let cut = nth_answer(tape, left);
                let tape = tape[..cut].to_vec();
                return self.rewind(at, tape);
            }
            left -= here;
        }
        Err(UndoError::NoSuchDecision { decisions: self.decisions() })
    }

    /// Takes back the last decision.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        match self.decisions() {
            0 => Err(UndoError::NoSuchDecision { decisions: 0 }),
            n => self.undo_to(n - 1),
        }
    }

    fn rewind(&mut self, step: usize, tape: Tape) -> Result<(), UndoError> {
        if step < self.steps.len() {
            self.checkpoint = self.position(step)?;
            self.journal.truncate(self.steps[step].journal_before);
            self.steps.truncate(step);
            self.keyframes.truncate(step / KEYFRAME + 1);
        }
        self.tape = tape;
        self.asking = None;
        self.over = false;
        Ok(())
    }

    /// The position before the step with this number, played again from the nearest kept one.
    pub fn position(&self, step: usize) -> Result<B::Battle, UndoError> {
        let step = step.min(self.steps.len());
        let mut battle = self.keyframes[step / KEYFRAME].clone();
        for done in &self.steps[step / KEYFRAME * KEYFRAME..step] {
            replay::<B>(&mut battle, &done.tape).map_err(UndoError::Diverged)?;
        }
        Ok(battle)
    }

    /// A game taken up again: the start, and the tapes of its steps. Stops at the first tape that no longer fits.
    pub fn replayed(start: B::Battle, steps: Vec<Tape>, open: Tape) -> (Self, Option<Diverged>) {
        let mut session = Session::new(start);
        for tape in steps {
            session.tape = tape;
            match session.step(&mut Unrolled, &mut Nobody) {
                None => (),
                Some(Status::Diverged(diverged)) => return (session, Some(diverged)),
                Some(_) => {
                    let at = session.tape.len();
                    let wanted =
                        session.asking.as_ref().map_or(RuleId::in_ledger("kernel.step.end"), |it| it.1);
                    session.tape.clear();
                    return (session, Some(Diverged { at, wanted, found: None }));
                }
            }
        }
        session.tape = open;
        (session, None)
    }
}

/// Why a decision cannot be taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum UndoError {
    NoSuchDecision { decisions: usize },
    Diverged(Diverged),
}

impl std::fmt::Display for UndoError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            UndoError::NoSuchDecision { decisions: 0 } => f.write_str("nothing has been decided yet"),
            UndoError::NoSuchDecision { decisions } => {
                write!(f, "there are {decisions} decisions, numbered 0 to {}", decisions - 1)
            }
            UndoError::Diverged(it) => write!(f, "the game was recorded under other rules ({})", it.wanted),
        }
    }
}

impl std::error::Error for UndoError {}

fn answers(tape: &[Input]) -> usize {
    tape.iter().filter(|it| matches!(it, Input::Answered { .. })).count()
}

fn nth_answer(tape: &[Input], n: usize) -> usize {
    let mut at = tape.iter().enumerate().filter(|it| matches!(it.1, Input::Answered { .. }));
    at.nth(n).map_or(tape.len(), |it| it.0)
}

fn replay<B: Book>(battle: &mut B::Battle, tape: &[Input]) -> Result<(), Diverged> {
    let mut dice = Unrolled;
    let mut nobody = Nobody;
    let mut play = Play::new(tape.to_vec(), &mut dice, &mut nobody);
    let ended = B::step(battle, &mut play);
    if let Some(diverged) = play.diverged.take() {
        return Err(diverged);
    }
    if ended.is_err() || play.ran_out_at.is_some() {
        let at = play.tape().len();
        return Err(Diverged { at, wanted: RuleId::in_ledger("kernel.step.end"), found: None });
    }
    Ok(())
}

/// No dice at all: a finished step has them on its tape.
#[derive(Debug)]
struct Unrolled;

impl Dice for Unrolled {
    fn die(&mut self, _: RuleId, _: u16) -> u16 {
        1
    }

    fn ran_out(&self) -> bool {
        true
    }
}

fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|it| (*it).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no message".to_owned())
}
