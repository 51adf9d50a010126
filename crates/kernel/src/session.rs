//! One game in progress: the last checkpoint, the tape of the step under way, and all steps before it.
pub mod ahead;
mod before;
pub mod foresee;
mod frames;
mod play_out;
mod preview;
mod report;
mod run;
mod stood;
pub mod taken_back;
mod under_way;
mod undo;
pub mod what_if;

use std::{collections::VecDeque, fmt::Debug, sync::Arc};

pub use ahead::{Ahead, AnswerQueue};
pub use foresee::Foresight;
use frames::Frames;
pub use play_out::play_out;
pub use preview::Earlier;
pub use report::CrashReport;
use run::{End, Ran};
use serde::{Serialize, de::DeserializeOwned};
pub use taken_back::TakenBack;
pub use undo::UndoError;

use crate::{
    dice::Dice,
    event::{Event, Token},
    flaw,
    log::{self, Divergence, Expectation, History, Input, Tape},
    origin::OwnTables,
    play::{Answers, Pause, Play},
    question::{Answer, LiveQuestion, Question, Refusal, Seat, Viewer},
    rule::Ledger,
};

/// Whether the battle goes on after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    Goes,
    Ends,
}

/// Room that a thread needs on its stack that plays games. Reactions nest as a book nests them, fire upon fire: a step may go deep.
pub const STACK: usize = 16 << 20;

/// A rulebook: a position, and how its turn sequence goes on from there.
pub trait Book: Debug + 'static {
    type Battle: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static;
    /// What a seat or a watcher may see; nothing leaves for them but through this.
    type View: PartialEq + Debug + Serialize;
    /// What an answer would come to, as far as it can be told beforehand.
    type Preview: Default + PartialEq + Debug + Serialize;
    const ID: &'static str;
    /// Goes up when saved positions of older versions can no longer be read as they are.
    const SCHEMA: u32;

    fn ledger() -> &'static Ledger;

    /// Plays the next step of the turn sequence, from checkpoint to checkpoint.
    fn step(battle: &mut Self::Battle, play: &mut Play<'_>) -> Result<Flow, Pause>;

    /// A watcher sees no more than every player does: a player may well be the one who watches.
    fn view(battle: &Self::Battle, viewer: Viewer) -> Self::View;

    /// Goes through a position that came from outside, a file or a library: what passes can be shown, previewed and played on. A
    /// position that was played always passes.
    fn check(battle: &Self::Battle) -> flaw::CheckResult {
        let _ = battle;
        Ok(())
    }

    /// Deals anew what `seat` may not know of a position, for whoever plays on from a copy of it to see what comes. `known` is the
    /// position in which the seat is asked: what lies open in it stays. A book in which everything lies open, and in which nothing
    /// is rolled before its time, has nothing to deal.
    fn resample(battle: &mut Self::Battle, known: &Self::Battle, seat: Seat, dice: &mut dyn Dice) {
        let _ = (battle, known, seat, dice);
    }

    /// What somebody calls a figure, as their view has it; nothing where only the whole view can tell.
    fn called(battle: &Self::Battle, viewer: Viewer, token: Token) -> Option<String> {
        let _ = (battle, viewer, token);
        None
    }

    /// The seat of whoever leads a figure, and so rolls its dice; nothing of one whom nobody plays.
    fn led_by(battle: &Self::Battle, token: Token) -> Option<Seat> {
        let _ = (battle, token);
        None
    }

    /// How many chairs its people are led from.
    fn chairs(battle: &Self::Battle) -> usize {
        let _ = battle;
        1
    }

    /// The player's own tables that this position is played by, if it is by any.
    fn own_tables(battle: &Self::Battle) -> Option<&OwnTables> {
        let _ = battle;
        None
    }

    /// What belongs on the table beside an open question: what is asked about, or with an answer, what that answer would come
    /// to. It may show only what the seat that is asked may know; the answer is of the form asked for, though a rule may
    /// forbid it.
    fn preview(asked: &LiveQuestion<'_>, earlier: &Earlier, answer: Option<&Answer>) -> Self::Preview {
        let _ = (asked, earlier, answer);
        Self::Preview::default()
    }

    /// Who a figure is, for whoever points at it: how far it reaches, whom it senses, who it is after; nothing where the book does not
    /// show it.
    fn about(battle: &Self::Battle, viewer: Viewer, token: Token) -> Self::Preview {
        let _ = (battle, viewer, token);
        Self::Preview::default()
    }

    /// What a figure sees from where it stands, as far as the viewer may know; nothing where the book does not show it.
    fn sees(battle: &Self::Battle, viewer: Viewer, token: Token) -> Self::Preview {
        let _ = (battle, viewer, token);
        Self::Preview::default()
    }
}

/// Where a session stands after it has been played on.
#[derive(Debug)]
pub enum Status<B: Book> {
    /// Somebody must be asked; `scratch` and `events` show the step as far as it got.
    Asking {
        question: Arc<Question>,
        scratch: B::Battle,
        events: Vec<Event>,
    },
    /// Typed-in dice ran out; `events` show the step as far as it got. Its position is not shown: `half` is made up from there on.
    NeedsDice {
        wanted: Expectation,
        half: B::Battle,
        events: Vec<Event>,
    },
    /// The answer just given was not taken and is forgotten; the question is open again.
    Refused(Refusal),
    /// The tape no longer fits the rules; what fits of it stands, the rest of the step is dropped.
    Diverged(Divergence),
    /// A bug in the rules; checkpoint and tape stand, so that the last decision can be taken back.
    Broken(CrashReport),
    Over,
}

/// One game: a position, how it came about, and how it goes on.
#[derive(Debug)]
pub struct Session<B: Book> {
    checkpoint: B::Battle,
    tape: Tape,
    /// How much of the tape the rules have taken; at most one answer is past it.
    settled: usize,
    history: History,
    frames: Frames<B::Battle>,
    /// The positions before the latest steps.
    passed: VecDeque<B::Battle>,
    journal: Vec<Event>,
    taken_back: Vec<TakenBack>,
    asking: Option<Arc<Question>>,
    over: bool,
}

/// So many positions that were passed are kept: to show a stretch as it was played.
const PASSED: usize = 48;

impl<B: Book> Clone for Session<B> {
    fn clone(&self) -> Self {
        Session {
            checkpoint: self.checkpoint.clone(),
            tape: self.tape.clone(),
            settled: self.settled,
            history: self.history.clone(),
            frames: self.frames.clone(),
            // A copy is made to look ahead.
            passed: VecDeque::new(),
            journal: self.journal.clone(),
            taken_back: self.taken_back.clone(),
            asking: self.asking.clone(),
            over: self.over,
        }
    }
}

impl<B: Book> Session<B> {
    pub fn new(start: B::Battle) -> Self {
        Session::taken_up(start, Vec::new(), Flow::Goes)
    }

    /// A game from a position kept elsewhere; what happened before can be read but not taken back.
    pub fn taken_up(position: B::Battle, journal: Vec<Event>, flow: Flow) -> Self {
        Session {
            checkpoint: position.clone(),
            tape: Vec::new(),
            settled: 0,
            history: History::default(),
            frames: Frames::new(position),
            passed: VecDeque::new(),
            journal,
            taken_back: Vec::new(),
            asking: None,
            over: flow == Flow::Ends,
        }
    }

    /// A game taken up again: the start, the tapes of its steps, and that of the step under way.
    pub fn replayed(start: B::Battle, steps: Vec<Tape>, open: Tape) -> (Self, Option<Divergence>) {
        let mut session = Session::new(start);
        let diverged = session.replay(steps, open);
        (session, diverged)
    }

    /// Plays finished steps again. Stops at the first tape that no longer fits; what fits of that one is the step
    /// under way.
    pub fn replay(&mut self, steps: Vec<Tape>, open: Tape) -> Option<Divergence> {
        for tape in steps {
            if self.over {
                let found = tape.first().cloned();
                return Some(Divergence { at: 0, wanted: Expectation::End, found });
            }
            let mut battle = self.checkpoint.clone();
            match run::replay::<B>(&mut battle, tape) {
                Ok((flow, ran)) => self.finish(battle, ran, flow),
                Err(unfit) => {
                    self.take_up_tape(unfit.fits);
                    return Some(unfit.diverged);
                }
            }
        }
        self.take_up_tape(open);
        None
    }

    fn take_up_tape(&mut self, tape: Tape) {
        let unsure = tape.last().is_some_and(Input::is_answer);
        self.settled = tape.len() - usize::from(unsure);
        self.tape = tape;
        self.asking = None;
    }

    /// The position after the last finished step.
    pub fn checkpoint(&self) -> &B::Battle {
        &self.checkpoint
    }

    /// The position the game began in.
    pub fn start(&self) -> &B::Battle {
        self.frames.start()
    }

    /// What the table was told in all finished steps.
    pub fn journal(&self) -> &[Event] {
        &self.journal
    }

    /// The tapes of the finished steps, in order.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = &[Input]> {
        self.history.tapes_from(0)
    }

    /// The tapes of the finished steps without the first few.
    pub fn steps_from(&self, step: usize) -> impl ExactSizeIterator<Item = &[Input]> {
        self.history.tapes_from(step)
    }

    /// The tape of the step under way.
    pub fn tape(&self) -> &[Input] {
        &self.tape
    }

    pub fn is_over(&self) -> bool {
        self.over
    }

    pub fn question(&self) -> Option<&Question> {
        self.asking.as_deref()
    }

    /// How many questions have been answered so far.
    pub fn decisions(&self) -> usize {
        self.history.decisions() + log::answers(&self.tape)
    }

    /// How many dice have been rolled so far: where a stream addressed by position stands.
    pub fn dice(&self) -> u64 {
        self.history.dice() + log::dice(&self.tape)
    }

    /// How many events had been told after the first `steps` finished steps.
    pub fn told_after(&self, steps: usize) -> usize {
        self.history.journal_before(steps).unwrap_or(self.journal.len())
    }

    /// Stands for the first `steps` finished steps: see [`log::digest_after`].
    pub fn digest(&self, steps: usize) -> u64 {
        self.history.digest(steps)
    }

    /// Plays on until somebody must be asked or the battle ends.
    pub fn advance(&mut self, dice: &mut dyn Dice, answers: &mut dyn Answers) -> Status<B> {
        loop {
            if let Some(status) = self.step(dice, answers) {
                return status;
            }
        }
    }

    /// Plays one step; says why if it could not be finished.
    pub fn step(&mut self, dice: &mut dyn Dice, answers: &mut dyn Answers) -> Option<Status<B>> {
        if self.over {
            return Some(Status::Over);
        }
        let mut scratch = self.checkpoint.clone();
        let play = Play::new(std::mem::take(&mut self.tape), dice, answers).settled(self.settled);
        let play = play.from(&self.checkpoint);
        let mut ran = run::run::<B>(&mut scratch, play);
        if let End::Finished(flow) = ran.end {
            self.finish(scratch, ran, flow);
            return None;
        }
        self.tape = std::mem::take(&mut ran.tape);
        self.settled = self.tape.len();
        self.asking = None;
        Some(self.stopped(ran, scratch))
    }

    fn stopped(&mut self, Ran { end, events, .. }: Ran, scratch: B::Battle) -> Status<B> {
        match end {
            End::Asking(question) => {
                let question = Arc::new(question);
                self.asking = Some(question.clone());
                Status::Asking { question, scratch, events }
            }
            End::Refused(refusal, question) => {
                self.asking = Some(Arc::new(question));
                Status::Refused(refusal)
            }
            End::Dry(wanted) => Status::NeedsDice { wanted, half: scratch, events },
            End::Diverged(diverged) => Status::Diverged(diverged),
            End::Panicked(message) => Status::Broken(self.report(message)),
            End::Finished(_) => Status::Over,
        }
    }

    fn finish(&mut self, battle: B::Battle, mut ran: Ran, flow: Flow) {
        let told = self.journal.len();
        self.history.push(ran.tape, told);
        self.journal.append(&mut ran.events);
        self.frames.offer(self.history.len(), &battle);
        let before = std::mem::replace(&mut self.checkpoint, battle);
        self.passed.push_back(before);
        if PASSED < self.passed.len() {
            self.passed.pop_front();
        }
        self.tape = Vec::new();
        self.settled = 0;
        self.asking = None;
        self.over = flow == Flow::Ends;
    }

    fn report(&self, message: String) -> CrashReport {
        let checkpoint = serde_json::to_value(&self.checkpoint).unwrap_or_default();
        CrashReport {
            book: B::ID.to_owned(),
            schema: B::SCHEMA,
            message,
            checkpoint,
            tape: self.tape.clone(),
        }
    }

    /// Takes an answer to the open question. It counts from the next [`Session::advance`] on, which may still refuse it
    /// where only the rule itself can tell (a point).
    pub fn answer(&mut self, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let Some(question) = &self.asking else {
            return Err(Refusal::NothingAsked);
        };
        if question.seat != seat {
            return Err(Refusal::Seat { asked: question.seat });
        }
        question.check(&answer)?;
        self.tape.push(Input::Answered { why: question.why, answer });
        self.asking = None;
        Ok(())
    }
}
