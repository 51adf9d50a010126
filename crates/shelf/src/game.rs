//! A game on the table, whatever the book: people and bots in its chairs, dice, and the file it lives in.
mod taken_back;

use std::{fmt::Debug, path::Path, sync::Arc};

use kernel::{
    Answer, Answers, Asked, Audience, Book, Event, OwnTables, Question, Refusal, Report, Seat, Session,
    SoFar, Status, Token, Viewer,
    dice::{Dice, Missing, Seeded, Typed},
    session::taken_back::with_take_backs,
};
use serde_json::{Map, Value, json};
use store::{GameFile, Place, Rest, Writing};
use view::{Preview, View, story::Names};

use crate::{
    Adviser, Bot, Foreseer, Past,
    advice::{Ahead, adviser},
    foresee::foreseer,
    past::Kept,
};

/// Where a game's dice come from.
#[derive(Clone, Debug)]
pub enum Source {
    Seeded(Seeded),
    /// People roll and type them in.
    Typed(Typed),
}

impl Source {
    fn dice(&mut self) -> &mut dyn Dice {
        match self {
            Source::Seeded(it) => it,
            Source::Typed(it) => it,
        }
    }

    fn missing(&self) -> Option<Missing> {
        match self {
            Source::Seeded(_) => None,
            Source::Typed(it) => it.missing(),
        }
    }

    fn position(&self) -> u64 {
        match self {
            Source::Seeded(it) => it.position(),
            Source::Typed(_) => 0,
        }
    }
}

/// Who sits where; a chair without a bot is a person's.
#[derive(Default)]
pub struct Players(pub Vec<(Seat, Box<dyn Answers + Send>)>);

impl Players {
    pub fn people() -> Self {
        Players::default()
    }

    pub fn all(bot: &Bot, seed: u64) -> Self {
        Players((0..=u8::MAX).map(|it| (Seat(it), (bot.make)(seed ^ u64::from(it)))).collect())
    }
}

impl Debug for Players {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.0.iter().map(|it| it.0)).finish()
    }
}

impl Answers for Players {
    fn answer(&mut self, asked: &Asked<'_>) -> Option<Answer> {
        let (_, bot) = self.0.iter_mut().find(|it| it.0 == asked.ask.seat)?;
        bot.answer(asked)
    }

    fn answer_from(&mut self, asked: &Asked<'_>, so_far: &SoFar<'_>) -> Option<Answer> {
        let (_, bot) = self.0.iter_mut().find(|it| it.0 == asked.ask.seat)?;
        bot.answer_from(asked, so_far)
    }
}

/// What a game waits for.
#[derive(Debug)]
pub enum State {
    Asking(Arc<Question>),
    NeedsDice(Missing),
    /// The answer just given was refused by the rule itself; the question is open again.
    Refused(Refusal),
    Over,
    /// A bug in the rules; nothing is lost, the last decision can be taken back.
    Broken(Box<Report>),
}

/// What went wrong around the game, in plain words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble(pub String);

impl std::fmt::Display for Trouble {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Trouble {}

impl Trouble {
    /// Whether somebody else has gone on with the game, so that it has to be taken up again.
    pub fn is_gone_on(&self) -> bool {
        self.0 == store::Error::GoneOn.to_string()
    }
}

impl From<store::Error> for Trouble {
    fn from(error: store::Error) -> Self {
        Trouble(error.to_string())
    }
}

/// A game in progress.
pub trait Game: Send + Debug {
    fn book(&self) -> &'static str;
    /// Plays on until a person is needed or the game ends, and writes down what happened before it says so.
    fn advance(&mut self) -> Result<State, Trouble> {
        let (state, mut writing) = self.play()?;
        while let Some(it) = writing {
            writing = self.written(it.wait())?;
        }
        Ok(state)
    }
    /// The same, but what happened is still on its way to the disk: its outcome has to be handed to [`Game::written`]
    /// before anything is told or done.
    fn play(&mut self) -> Result<(State, Option<Writing>), Trouble>;
    /// Takes note of what became of the writing; there may be more to write.
    fn written(&mut self, outcome: Result<(), store::Error>) -> Result<Option<Writing>, Trouble>;
    /// Takes a person's answer; [`Game::advance`] acts on it.
    fn answer(&mut self, seat: Seat, answer: Answer) -> Result<(), Refusal>;
    /// Takes dice that people rolled.
    fn give_dice(&mut self, faces: Vec<u16>);
    /// Rolls the dice that people are asked for, as if they had: what it comes to is written down like theirs.
    fn roll_for_people(&mut self, seed: u64);
    /// Whether people roll for it.
    fn takes_dice(&self) -> bool;
    /// How many typed-in dice nobody has asked for yet.
    fn spare_dice(&self) -> usize;
    /// How many dice have been rolled, those of the step under way included.
    fn dice(&self) -> u64;
    /// Stands for everything that came from outside so far: the same marks, the same game.
    fn mark(&self) -> u64;
    /// Whether what is played next is best written at once: the disk is quick and no other game is being written.
    fn is_quick(&self) -> bool;
    /// Whether no other program has gone on with the game since it was opened here.
    fn is_current(&self) -> Result<bool, Trouble>;
    /// Takes the last decision back; `by` whom goes into the record, or else whoever had decided.
    fn undo(&mut self, by: Option<Seat>) -> Result<(), Trouble> {
        self.undo_to(self.decisions().saturating_sub(1), by)
    }
    /// Goes back to where the decision with this number, counted from 0, was still open.
    fn undo_to(&mut self, decision: usize, by: Option<Seat>) -> Result<(), Trouble>;
    /// Whether whoever sits in these chairs has learnt something since the decision with this number: dice have fallen, a bot
    /// has decided, or something hidden has come to light.
    fn has_shown_since(&self, decision: usize, seats: &[Seat]) -> Result<bool, Trouble>;
    fn decisions(&self) -> usize;
    fn question(&self) -> Option<&Question>;
    fn view(&self, viewer: Viewer) -> View;
    /// What somebody calls a figure, as their view has it; nothing where only the whole view can tell.
    fn called(&self, viewer: Viewer, token: Token) -> Option<String>;
    /// What a figure sees from where it stands, as far as the viewer may know.
    fn sees(&self, viewer: Viewer, token: Token) -> Preview;
    /// What belongs on the board beside the question that this seat is asked; with an answer, what that one would come to. A
    /// rule that forbids it is part of what is shown.
    fn preview(&self, seat: Seat, answer: Option<&Answer>) -> Result<Preview, Refusal>;
    /// Who can say what an answer to the question that this seat is asked may come to by the end of its step.
    fn foreseer(&self, seat: Seat) -> Result<Box<dyn Foreseer>, Refusal>;
    /// Somebody who looks ahead from the question that is open; nobody where none is.
    fn adviser(&self) -> Option<Box<dyn Adviser>>;
    /// Writes down that advice was asked about the open question. It changes nothing of the game.
    fn mark_advice(&mut self) -> Result<(), Trouble>;
    /// The decisions, counted from 0, before which advice was asked.
    fn advised(&self) -> Vec<usize>;
    /// All that was told so far, the step under way and every take-back included.
    fn journal(&self) -> Vec<Event>;
    /// What of it the people may read who play at one screen: nothing that is for nobody, or for a bot.
    fn people_hear(&self) -> Vec<Event>;
    /// From now on the game lives in this place, and every decision is on disk before it counts.
    fn keep_in(&mut self, place: Place<'_>, about: Map<String, Value>) -> Result<(), Trouble>;
    /// Writes a copy of the game to another file.
    fn copy_to(&mut self, path: &Path) -> Result<(), Trouble>;
    /// Writes the whole position, so that nothing of the past has to be played again.
    fn put_away(&mut self) -> Result<(), Trouble>;
    fn result(&self) -> Option<Value>;
    /// The player's own tables that it is played by, if it is by any.
    fn own_tables(&self) -> Option<&OwnTables>;
    /// The whole position after the last finished step, as JSON; for what comes after the game.
    fn position(&self) -> Result<String, Trouble>;
    fn is_over(&self) -> bool;
    /// A copy of all that came before, to look back at; the game is played again once for it.
    fn past(&self) -> Result<Box<dyn Past>, Trouble>;
}

/// The one implementation of [`Game`].
pub(crate) struct Table<B: Book> {
    session: Session<B>,
    source: Source,
    players: Players,
    file: Option<GameFile<B>>,
    /// The step under way as far as it got.
    scratch: Option<(B::Battle, Vec<Event>)>,
    /// How many steps were finished before that one.
    scratch_after: usize,
    result: fn(&B::Battle) -> Option<Value>,
}

impl<B: Book> Debug for Table<B> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").field("session", &self.session).finish_non_exhaustive()
    }
}

impl<B: Book> Table<B> {
    pub fn new(
        start: B::Battle,
        players: Players,
        source: Source,
        result: fn(&B::Battle) -> Option<Value>,
    ) -> Self {
        Table {
            session: Session::new(start),
            source,
            players,
            file: None,
            scratch: None,
            scratch_after: 0,
            result,
        }
    }

    /// Takes a game up from its place; its dice go on where they were.
    pub fn open(
        place: Place<'_>,
        players: Players,
        result: fn(&B::Battle) -> Option<Value>,
    ) -> Result<(Self, Vec<String>), Trouble> {
        let opened = GameFile::<B>::open(place)?;
        let about = &opened.file.header().about;
        let source = match about.get("seed").and_then(Value::as_u64) {
            Some(seed) => Source::Seeded(Seeded::at(seed, opened.dice_at)),
            None => Source::Typed(Typed::new([])),
        };
        let mut remarks = Vec::new();
        if opened.lost_line {
            remarks.push("the last line of the game was not whole and has been left out".to_owned());
        }
        match &opened.rest {
            Rest::Whole => (),
            other => remarks.push(format!("the rules have changed since this game was played: {other}")),
        }
        let table = Table {
            session: opened.session,
            source,
            players,
            file: Some(opened.file),
            scratch: None,
            scratch_after: 0,
            result,
        };
        Ok((table, remarks))
    }

    fn write(&mut self) -> Result<(), Trouble> {
        let at = self.source.position();
        self.note_result();
        let Some(file) = &mut self.file else { return Ok(()) };
        Ok(file.append(&self.session, at)?)
    }

    /// Keeps what was told of the step under way, with its position. Where dice are missing there is none, for it is half made
    /// up: then what was shown at the last question of the same step stays, or else the last checkpoint.
    fn pause(&mut self, position: Option<B::Battle>, events: Vec<Event>) {
        let finished = self.session.steps().len();
        let last = self.scratch.take().filter(|_| self.scratch_after == finished).map(|it| it.0);
        let position = position.or(last).unwrap_or_else(|| self.session.checkpoint().clone());
        (self.scratch, self.scratch_after) = (Some((position, events)), finished);
    }

    /// Begins to write what is new, if the game lives anywhere and anything is.
    fn begin(&mut self) -> Option<Writing> {
        let at = self.source.position();
        self.note_result();
        self.file.as_mut()?.begin(&self.session, at)
    }

    /// What was told so far, without take-backs.
    fn told(&self) -> Vec<Event> {
        let mut events = self.session.journal().to_vec();
        events.extend(self.scratch.iter().flat_map(|it| it.1.clone()));
        events
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.players.0.iter().any(|it| it.0 == seat)
    }

    /// Advice on what has been taken back was never asked.
    fn forget_advice(&mut self) -> Result<(), Trouble> {
        match &mut self.file {
            Some(file) => Ok(file.forget_advice(self.session.decisions())?),
            None => Ok(()),
        }
    }

    /// How it ended goes with the next line.
    fn note_result(&mut self) {
        let result = (self.result)(self.session.checkpoint()).map(|it| it.to_string());
        if let Some(file) = &mut self.file {
            file.result(result);
        }
    }
}

impl<B: Ahead + Book<View = View, Preview = Preview>> Game for Table<B>
where
    B::Battle: Send + Sync,
{
    fn book(&self) -> &'static str {
        B::ID
    }

    fn play(&mut self) -> Result<(State, Option<Writing>), Trouble> {
        let status = self.session.advance(self.source.dice(), &mut self.players);
        let state = match status {
            Status::Asking { question, scratch, events } => {
                self.pause(Some(scratch), events);
                State::Asking(question)
            }
            Status::NeedsDice { events, .. } => match self.source.missing() {
                Some(missing) => {
                    self.pause(None, events);
                    State::NeedsDice(missing)
                }
                None => return Err(Trouble("dice ran out where they cannot".to_owned())),
            },
            Status::Refused(refusal) => return Ok((State::Refused(refusal), None)),
            Status::Diverged(diverged) => {
                return Err(Trouble(format!("the game was recorded under other rules: {diverged}")));
            }
            Status::Broken(report) => {
                self.scratch = None;
                State::Broken(Box::new(report))
            }
            Status::Over => {
                self.scratch = None;
                State::Over
            }
        };
        Ok((state, self.begin()))
    }

    fn written(&mut self, outcome: Result<(), store::Error>) -> Result<Option<Writing>, Trouble> {
        match &mut self.file {
            Some(file) => Ok(file.end(&self.session, outcome)?),
            None => Ok(None),
        }
    }

    fn answer(&mut self, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        self.session.answer(seat, answer)
    }

    fn give_dice(&mut self, faces: Vec<u16>) {
        if let Source::Typed(typed) = &mut self.source {
            typed.add(faces);
        }
    }

    fn roll_for_people(&mut self, seed: u64) {
        if let Source::Typed(typed) = &mut self.source
            && let Some(missing) = typed.missing()
        {
            // What was typed of several already counts.
            let faces: Vec<u16> = missing.rolled(seed).into_iter().skip(typed.left_over()).collect();
            typed.add(faces);
        }
    }

    fn takes_dice(&self) -> bool {
        matches!(self.source, Source::Typed(_))
    }

    fn dice(&self) -> u64 {
        self.session.dice()
    }

    fn mark(&self) -> u64 {
        let finished = self.session.digest(self.session.steps().len());
        kernel::log::digest_after(finished, self.session.tape())
    }

    fn is_quick(&self) -> bool {
        self.file.as_ref().is_some_and(GameFile::is_quick)
    }

    fn is_current(&self) -> Result<bool, Trouble> {
        Ok(self.file.as_ref().map_or(Ok(true), GameFile::is_current)?)
    }

    fn spare_dice(&self) -> usize {
        match &self.source {
            Source::Typed(typed) => typed.left_over(),
            Source::Seeded(_) => 0,
        }
    }

    fn undo_to(&mut self, decision: usize, by: Option<Seat>) -> Result<(), Trouble> {
        let told = self.take_back(decision, by);
        self.session.undo_to(decision).map_err(|it| Trouble(it.to_string()))?;
        self.scratch = None;
        told.into_iter().for_each(|it| self.session.record_take_back(it));
        self.forget_advice()
    }

    fn has_shown_since(&self, decision: usize, seats: &[Seat]) -> Result<bool, Trouble> {
        self.has_shown(decision, seats)
    }

    fn decisions(&self) -> usize {
        self.session.decisions()
    }

    fn question(&self) -> Option<&Question> {
        self.session.question()
    }

    fn view(&self, viewer: Viewer) -> View {
        B::view(self.scratch.as_ref().map_or(self.session.checkpoint(), |it| &it.0), viewer)
    }

    fn called(&self, viewer: Viewer, token: Token) -> Option<String> {
        B::called(self.scratch.as_ref().map_or(self.session.checkpoint(), |it| &it.0), viewer, token)
    }

    fn sees(&self, viewer: Viewer, token: Token) -> Preview {
        B::sees(self.scratch.as_ref().map_or(self.session.checkpoint(), |it| &it.0), viewer, token)
    }

    fn preview(&self, seat: Seat, answer: Option<&Answer>) -> Result<Preview, Refusal> {
        match self.session.question() {
            Some(question) if question.seat != seat => Err(Refusal::Seat { asked: question.seat }),
            Some(_) | None => self.session.preview(answer),
        }
    }

    fn foreseer(&self, seat: Seat) -> Result<Box<dyn Foreseer>, Refusal> {
        match self.session.question() {
            Some(question) if question.seat != seat => Err(Refusal::Seat { asked: question.seat }),
            Some(_) | None => Ok(foreseer(&self.session, Names::of(&self.view(seat.into())))),
        }
    }

    fn adviser(&self) -> Option<Box<dyn Adviser>> {
        adviser(&self.session)
    }

    fn mark_advice(&mut self) -> Result<(), Trouble> {
        self.write()?;
        match &mut self.file {
            Some(file) => Ok(file.mark_advice(self.session.decisions())?),
            None => Ok(()),
        }
    }

    fn advised(&self) -> Vec<usize> {
        self.file.as_ref().map(|it| it.advised().to_vec()).unwrap_or_default()
    }

    fn journal(&self) -> Vec<Event> {
        with_take_backs(self.told(), self.session.taken_back())
    }

    fn people_hear(&self) -> Vec<Event> {
        let reads = |it: &Event| match it.audience {
            Audience::All => true,
            Audience::Only(seat) => !self.is_bot(seat),
            Audience::Nobody => false,
        };
        self.journal().into_iter().filter(reads).collect()
    }

    fn keep_in(&mut self, place: Place<'_>, mut about: Map<String, Value>) -> Result<(), Trouble> {
        if let Source::Seeded(seeded) = &self.source {
            about.insert("seed".to_owned(), json!(seeded.seed()));
        }
        self.file = Some(GameFile::create(place, about, &self.session)?);
        self.write()
    }

    fn copy_to(&mut self, path: &Path) -> Result<(), Trouble> {
        let about = self.file.as_ref().map(|it| it.header().about.clone()).unwrap_or_default();
        let own = self.file.take();
        let copied = self.keep_in(path.into(), about).and_then(|()| match (&mut self.file, &own) {
            (Some(copy), Some(own)) => Ok(copy.copy_advice(own)?),
            (Some(_) | None, _) => Ok(()),
        });
        self.file = own;
        copied
    }

    fn put_away(&mut self) -> Result<(), Trouble> {
        self.write()?;
        let at = self.source.position();
        match &mut self.file {
            Some(file) => Ok(file.keyframe(&self.session, at)?),
            None => Ok(()),
        }
    }

    fn result(&self) -> Option<Value> {
        (self.result)(self.session.checkpoint())
    }

    fn own_tables(&self) -> Option<&OwnTables> {
        B::own_tables(self.session.checkpoint())
    }

    fn position(&self) -> Result<String, Trouble> {
        serde_json::to_string(self.session.checkpoint()).map_err(|it| Trouble(it.to_string()))
    }

    fn is_over(&self) -> bool {
        self.session.is_over()
    }

    fn past(&self) -> Result<Box<dyn Past>, Trouble> {
        Ok(Box::new(Kept::of(&self.session, self.scratch.as_ref(), self.result)?))
    }
}
