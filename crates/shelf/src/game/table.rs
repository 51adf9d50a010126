//! A game with its session, its players and its file.
mod decisions;
mod glimpse;
mod play;
mod taken_back;
mod told;

use std::{
    fmt::Debug,
    ops::Range,
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
};

use kernel::{
    Answer, Audience, Book, Event, GameEnd, Input, OwnTables, Question, Refusal, Seat, Session, Token, Told,
    Viewer,
    dice::{SeededDice, TypedDice},
};
use serde_json::{Map, Value, json};
use store::{GameFile, GamePlace, Rest, Writing};
use view::{Preview, View, story::Names};

use self::{decisions::Decisions, glimpse::Glimpsed};
use super::{DueGameEnd, Game, GameFault, Glimpse, Players, Reply, ReplyRefusal, Source, TableState};
use crate::{
    Adviser, Desk, Foreseer, GroupOrder, GroupPlan, Past,
    advice::{LookAhead, adviser},
    company::plan,
    foresee::foreseer,
    past::PastGame,
};

/// The one implementation of [`Game`].
pub(crate) struct Table<B: Book> {
    session: Session<B>,
    source: Source,
    players: Players,
    file: Option<GameFile<B>>,
    /// The step under way as far as it got.
    scratch: Option<(B::Battle, Vec<Event>)>,
    /// Where the decisions of finished steps stand in what was told.
    decisions: Decisions,
    /// What it waits for, since it was last played on.
    state: TableState,
    result: fn(&B::Battle) -> Option<Value>,
    desk: Option<fn(&B::Battle) -> Desk>,
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
        let (session, decisions) = (Session::new(start), Decisions::default());
        let (file, scratch, state) = (None, None, TableState::Waiting);
        Table { session, source, players, file, scratch, decisions, state, result, desk: None }
    }

    /// A campaign, which has a desk.
    pub fn with_desk(self, desk: fn(&B::Battle) -> Desk) -> Self {
        Table { desk: Some(desk), ..self }
    }

    /// Takes a game up from its place; its dice go on where they were.
    pub fn open(
        place: GamePlace<'_>,
        players: Players,
        result: fn(&B::Battle) -> Option<Value>,
    ) -> Result<(Self, Vec<String>), GameFault> {
        let opened = GameFile::<B>::open(place)?;
        let about = &opened.file.header().about;
        let source = match about.get("seed").and_then(Value::as_u64) {
            Some(seed) => Source::Seeded(SeededDice::at(seed, opened.dice_at)),
            None => Source::Typed(TypedDice::new([])),
        };
        let mut remarks = Vec::new();
        if opened.lost_line {
            remarks.push("the last line of the game was not whole and has been left out".to_owned());
        }
        match &opened.rest {
            Rest::Whole => (),
            other => remarks.push(format!("the rules have changed since this game was played: {other}")),
        }
        let (session, file) = (opened.session, Some(opened.file));
        let (scratch, decisions, state) = (None, Decisions::default(), TableState::Waiting);
        let mut table =
            Table { session, source, players, file, scratch, decisions, state, result, desk: None };
        table.decisions.read(table.session.journal());
        Ok((table, remarks))
    }

    fn write(&mut self) -> Result<(), GameFault> {
        let at = self.source.position();
        self.note_result();
        let Some(file) = &mut self.file else { return Ok(()) };
        Ok(file.append(&self.session, at)?)
    }

    /// Begins to write what is new, if the game lives anywhere and anything is.
    fn begin(&mut self) -> Option<Writing> {
        let at = self.source.position();
        self.note_result();
        self.file.as_mut()?.begin(&self.session, at)
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.players.0.iter().any(|it| it.0 == seat)
    }

    /// Advice on what has been taken back was never asked.
    fn forget_advice(&mut self) -> Result<(), GameFault> {
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

    /// Whether this seat may look at what an answer would come to; without a question there is nothing to keep from it.
    fn is_not_asked_of_others(&self, seat: Seat) -> Result<(), Refusal> {
        match self.session.question() {
            Some(question) if question.seat != seat => Err(Refusal::Seat { asked: question.seat }),
            Some(_) | None => Ok(()),
        }
    }
}

impl<B: LookAhead + Book<View = View, Preview = Preview>> Game for Table<B>
where
    B::Battle: Send + Sync,
{
    fn book(&self) -> &'static str {
        B::ID
    }

    fn play(&mut self) -> Result<Option<Writing>, GameFault> {
        match self.play_on() {
            Ok(()) => Ok(self.begin()),
            Err(ReplyRefusal::Trouble(trouble)) => Err(trouble),
            Err(other) => Err(GameFault::Other(format!("the rules refuse every answer here: {other}"))),
        }
    }

    fn state(&self) -> &TableState {
        &self.state
    }

    fn number(&self) -> u64 {
        let finished = self.session.digest(self.session.steps().len());
        let mark = kernel::log::digest_after(finished, self.session.tape());
        // After a take-back the same is asked again, and what was said to it before is no answer.
        self.state.mark(mark, self.session.dice(), self.session.taken_back().len())
    }

    fn reply(&mut self, to: u64, seat: Seat, reply: Reply) -> Result<Option<Writing>, ReplyRefusal> {
        if to != self.number() {
            return Err(ReplyRefusal::Stale);
        }
        reply.check(&self.state, seat)?;
        let refused = match reply {
            Reply::Answers(all) => self.put_all(seat, all)?,
            one => {
                self.put(seat, one)?;
                self.step_on()?
            }
        };
        match refused {
            None => Ok(self.begin()),
            // Its question is asked again; nothing is new to write.
            Some(refusal) => self.play_on().and(Err(ReplyRefusal::Refused(refusal))),
        }
    }

    fn written(&mut self, outcome: Result<(), store::Error>) -> Result<Option<Writing>, GameFault> {
        match &mut self.file {
            Some(file) => Ok(file.end(&self.session, outcome)?),
            None => Ok(None),
        }
    }

    fn chairs(&self) -> usize {
        B::chairs(self.session.checkpoint())
    }

    fn rolls_for(&self) -> Option<(Token, Seat)> {
        let TableState::NeedsDice(missing) = &self.state else { return None };
        let who = missing.throw.who?;
        Some((who, B::led_by(self.scratch.as_ref().map_or(self.session.checkpoint(), |it| &it.0), who)?))
    }

    fn lay_out(&mut self, faces: Vec<u16>) {
        if let Source::Typed(typed) = &mut self.source {
            typed.add(faces);
        }
    }

    fn takes_dice(&self) -> bool {
        matches!(self.source, Source::Typed(_))
    }

    fn dice(&self) -> u64 {
        self.session.dice()
    }

    fn is_quick(&self) -> bool {
        self.file.as_ref().is_some_and(GameFile::is_quick)
    }

    fn is_current(&self) -> Result<bool, GameFault> {
        Ok(self.file.as_ref().map_or(Ok(true), GameFile::is_current)?)
    }

    fn spare_dice(&self) -> usize {
        match &self.source {
            Source::Typed(typed) => typed.left_over(),
            Source::Seeded(_) => 0,
        }
    }

    fn undo_allowed(&mut self, decision: usize, by: Option<Seat>, allowed: &[Seat]) -> Result<(), GameFault> {
        let told = self.take_back(decision, by, allowed);
        self.session.undo_to(decision).map_err(|it| GameFault::Other(it.to_string()))?;
        (self.scratch, self.state) = (None, TableState::Waiting);
        self.decisions.cut(self.session.journal().len());
        told.into_iter().for_each(|it| self.session.record_take_back(it));
        self.forget_advice()
    }

    fn has_shown_since(&self, decision: usize, seats: &[Seat]) -> Result<bool, GameFault> {
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

    fn stood(&self, at: Told, viewer: Viewer) -> Option<View> {
        let at = match at {
            Told::SoMuch(told) => Told::SoMuch(self.without_take_backs(told)),
            Told::UpTo(told) => Told::UpTo(self.without_take_backs(told)),
        };
        let battle = self.session.stood(at)?;
        // A position in the middle of a rule was made for nobody's eyes: whatever is wrong with it is not shown.
        catch_unwind(AssertUnwindSafe(|| B::view(&battle, viewer))).ok()
    }

    fn called(&self, viewer: Viewer, token: Token) -> Option<String> {
        B::called(self.scratch.as_ref().map_or(self.session.checkpoint(), |it| &it.0), viewer, token)
    }

    fn sees(&self, viewer: Viewer, token: Token) -> Preview {
        B::sees(self.scratch.as_ref().map_or(self.session.checkpoint(), |it| &it.0), viewer, token)
    }

    fn preview(&self, seat: Seat, answer: Option<&Answer>) -> Result<Preview, Refusal> {
        self.is_not_asked_of_others(seat)?;
        self.session.preview(answer)
    }

    fn foreseer(&self, seat: Seat) -> Result<Box<dyn Foreseer>, Refusal> {
        self.is_not_asked_of_others(seat)?;
        Ok(foreseer(&self.session, Names::of(&self.view(seat.into()))))
    }

    fn ahead(&self, seat: Seat, answers: &[Answer]) -> Result<Box<dyn Glimpse>, Refusal> {
        self.is_not_asked_of_others(seat)?;
        Ok(Box::new(Glimpsed { ahead: self.session.ahead(answers)?, seat }))
    }

    fn company(&self, seat: Seat) -> Vec<Token> {
        let Some(question) = self.session.question().filter(|it| it.seat == seat) else { return Vec::new() };
        B::company(self.scratch.as_ref().map_or(self.session.checkpoint(), |it| &it.0), question)
    }

    fn group_plan(&self, seat: Seat, order: &GroupOrder) -> Result<GroupPlan, Refusal> {
        self.is_not_asked_of_others(seat)?;
        plan(&self.session, order)
    }

    fn about(&self, viewer: Viewer, token: Token) -> Preview {
        B::about(self.scratch.as_ref().map_or(self.session.checkpoint(), |it| &it.0), viewer, token)
    }

    fn adviser(&self) -> Option<Box<dyn Adviser>> {
        if B::ADVISES { adviser(&self.session) } else { None }
    }

    fn mark_advice(&mut self) -> Result<(), GameFault> {
        self.write()?;
        match &mut self.file {
            Some(file) => Ok(file.mark_advice(self.session.decisions())?),
            None => Ok(()),
        }
    }

    fn advised(&self) -> Vec<usize> {
        self.file.as_ref().map(|it| it.advised().to_vec()).unwrap_or_default()
    }

    fn journal_in(&self, events: Range<usize>) -> Vec<Event> {
        self.read(events)
    }

    fn journal_len(&self) -> usize {
        self.told_len() + self.session.taken_back().len()
    }

    fn settled(&self) -> usize {
        self.settled_len()
    }

    fn last_decisions(&self) -> Option<Vec<(Seat, usize)>> {
        self.last_of_each()
    }

    fn is_for_people(&self, event: &Event) -> bool {
        match event.audience {
            Audience::All => true,
            Audience::Only(seat) => !self.is_bot(seat),
            Audience::Nobody => false,
        }
    }

    fn keep_in(&mut self, place: GamePlace<'_>, mut about: Map<String, Value>) -> Result<(), GameFault> {
        if let Source::Seeded(seeded) = &self.source {
            about.insert("seed".to_owned(), json!(seeded.seed()));
        }
        self.file = Some(GameFile::create(place, about, &self.session)?);
        self.write()
    }

    fn copy_to(&mut self, path: &Path) -> Result<(), GameFault> {
        let about = self.file.as_ref().map(|it| it.header().about.clone()).unwrap_or_default();
        let own = self.file.take();
        let copied = self.keep_in(path.into(), about).and_then(|()| match (&mut self.file, &own) {
            (Some(copy), Some(own)) => Ok(copy.copy_advice(own)?),
            (Some(_) | None, _) => Ok(()),
        });
        self.file = own;
        copied
    }

    fn put_away(&mut self) -> Result<(), GameFault> {
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

    fn position(&self) -> Result<String, GameFault> {
        serde_json::to_string(self.session.checkpoint()).map_err(|it| GameFault::Other(it.to_string()))
    }

    fn is_over(&self) -> bool {
        self.session.is_over()
    }

    fn desk(&self) -> Option<Desk> {
        self.desk.map(|desk| desk(self.scratch.as_ref().map_or(self.session.checkpoint(), |it| &it.0)))
    }

    fn told_of(&self, game: &str) -> Option<Vec<Event>> {
        let ends = |it: &Input| match it {
            Input::Answered { answer: Answer::Game(end), .. } => {
                matches!(&**end, GameEnd::Over { game: id, .. } if id == game)
            }
            Input::Answered { .. } | Input::Rolled { .. } => false,
        };
        let step = self.session.steps().position(|tape| tape.iter().any(ends));
        // What a game leaves behind may still be asked about.
        let Some(step) = step else {
            let open = self.session.tape().iter().any(ends);
            return self.scratch.as_ref().filter(|_| open).map(|it| it.1.clone());
        };
        let told = self.session.told_after(step)..self.session.told_after(step + 1);
        Some(self.session.journal().get(told)?.to_vec())
    }

    fn course(&self) -> (Vec<Event>, Vec<(usize, String)>) {
        let handed_in = |tape: &[Input]| {
            let ids = tape.iter().filter_map(|it| match it {
                Input::Answered { answer: Answer::Game(end), .. } => match &**end {
                    GameEnd::Over { game, .. } => Some(game.clone()),
                    GameEnd::Abandoned => None,
                },
                Input::Answered { .. } | Input::Rolled { .. } => None,
            });
            ids.collect::<Vec<String>>()
        };
        let mut games = Vec::new();
        for (step, tape) in self.session.steps().enumerate() {
            games.extend(handed_in(tape).into_iter().map(|it| (self.session.told_after(step), it)));
        }
        let mut events = self.session.journal().to_vec();
        games.extend(handed_in(self.session.tape()).into_iter().map(|it| (events.len(), it)));
        events.extend(self.scratch.iter().flat_map(|it| it.1.clone()));
        (events, games)
    }

    fn first_lines(&self, mut about: Map<String, Value>) -> Result<Vec<u8>, GameFault> {
        if let Source::Seeded(seeded) = &self.source {
            about.insert("seed".to_owned(), json!(seeded.seed()));
        }
        Ok(store::first_lines::<B>(about, self.session.start())?)
    }

    fn past(&self) -> Result<Box<dyn Past>, GameFault> {
        Ok(Box::new(PastGame::of(&self.session, self.scratch.as_ref(), self.result)?))
    }
}
