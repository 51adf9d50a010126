//! A campaign taken out of its file: it plays on, and is put back.
mod gather;

use kernel::{
    Answer, Dice, Event, Nobody, Question, RuleId, Session, Status, Token, What,
    dice::Typed,
    log::Expected,
    scripted,
    written::{Wrong, short_name},
};

use super::{CampaignFile, Entry, Line, Played, UnderWay};
use crate::{
    battle::Battle,
    campaign::{
        Campaign, Step,
        group::MemberId,
        home,
        month::NEW_MONTH,
        muster::{self, Mustered},
        saga::{Doing, Saga, Season},
    },
    journal::Chronicle,
    phrases::chronicle,
    printed::Thing,
};

/// A campaign in play.
#[derive(Debug)]
pub struct Kept {
    pub file: CampaignFile,
    session: Session<Season>,
    stands: Stands,
    /// What was told before, of which nothing is told twice.
    told: usize,
    /// What has been told in the step under way.
    open: Vec<Event>,
    /// How much of the journal stands in the diary.
    written: usize,
    /// The dice that come next, where it waits for any.
    wants: Option<Wants>,
}

/// Dice that have to be rolled before it goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wants {
    pub rule: RuleId,
    pub n: u16,
    pub sides: u16,
}

/// What a campaign waits for.
#[derive(Clone, Debug, PartialEq)]
pub enum Stands {
    /// For players.
    Empty,
    Asks(Question),
    /// For dice, after an Encounter.
    Rolls,
    /// For an Encounter to be played.
    Due,
    Over,
}

/// Something that was told, and of whom.
pub type Note = Line;

impl Kept {
    /// Reads a campaign and goes to where it stands; the error says where the file is wrong.
    pub fn read(text: &str) -> Result<Kept, String> {
        let file = CampaignFile::read(text).map_err(|it: Wrong| it.to_string())?;
        Kept::of(file)
    }

    /// A campaign that nobody has come to yet.
    pub fn new(name: &str) -> Result<Kept, String> {
        super::check_name(name).map_err(|it| format!("found {}, expected {it}", short_name(name)))?;
        Kept::of(CampaignFile::new(name))
    }

    fn of(mut file: CampaignFile) -> Result<Kept, String> {
        if let Doing::Gathering { .. } = file.start.doing {
            file.start.campaign.rules = file.rules;
        }
        let (steps, open) = (std::mem::take(&mut file.steps), std::mem::take(&mut file.open));
        let (session, diverged) = Session::replayed(file.start.clone(), steps, open);
        if let Some(it) = diverged {
            return Err(format!("the campaign was written under other rules: {it}"));
        }
        let (stands, open) = (Stands::Empty, Vec::new());
        let mut kept = Kept { file, session, stands, told: 0, open, written: 0, wants: None };
        kept.without_dice()?;
        kept.told = kept.session.journal().len() + kept.open.len();
        Ok(kept)
    }

    /// Plays on as far as nothing has to be rolled.
    fn without_dice(&mut self) -> Result<(), String> {
        self.play_as_far(&mut Typed::new([]))
    }

    /// Plays on as far as these dice go; what they were rolled for is kept, and the first one missing is asked for.
    fn play_as_far(&mut self, dice: &mut dyn Dice) -> Result<(), String> {
        self.wants = None;
        match self.play_on(dice) {
            Ok(()) => Ok(()),
            Err(Stopped::Dice(wants)) => {
                (self.stands, self.wants) = (Stands::Rolls, Some(wants));
                Ok(())
            }
            Err(Stopped::Wrong(why)) => Err(why),
        }
    }

    /// The dice that come next, where it waits for any.
    pub fn wants(&self) -> Option<Wants> {
        self.wants
    }

    /// The campaign as text.
    pub fn text(&self) -> String {
        let file = CampaignFile {
            start: self.session.start().clone(),
            steps: self.session.steps().map(<[_]>::to_vec).collect(),
            open: self.session.tape().to_vec(),
            ..self.file.clone()
        };
        file.text()
    }

    pub fn saga(&self) -> &Saga {
        self.session.checkpoint()
    }

    pub fn campaign(&self) -> &Campaign {
        &self.saga().campaign
    }

    pub fn stands(&self) -> &Stands {
        &self.stands
    }

    /// The Encounter that is due, with the members in it.
    pub fn due(&self) -> Option<Mustered> {
        muster::muster(self.saga())
    }

    /// Plays on until somebody is asked, an Encounter is due, or it is over.
    fn play_on(&mut self, dice: &mut dyn Dice) -> Result<(), Stopped> {
        loop {
            self.open.clear();
            if self.saga().waits() {
                self.stands = self.waits_for();
                return Ok(());
            }
            let settles = matches!(self.saga().doing, Doing::Settling(_));
            let before = self.session.journal().len();
            match self.session.step(dice, &mut Nobody) {
                None if settles => self.write_down(before),
                None => (),
                Some(Status::Asking { question, events, .. }) => {
                    self.open = events;
                    self.stands = Stands::Asks((*question).clone());
                    return Ok(());
                }
                Some(Status::NeedsDice { wanted, .. }) => return Err(missing(&wanted)),
                Some(Status::Refused(it)) => return Err(Stopped::Wrong(it.to_string())),
                Some(Status::Diverged(it)) => return Err(Stopped::Wrong(it.to_string())),
                Some(Status::Broken(it)) => {
                    return Err(Stopped::Wrong(format!("a bug in the rules: {}", it.message)));
                }
                Some(Status::Over) => return Ok(()),
            }
        }
    }

    fn waits_for(&self) -> Stands {
        match (&self.saga().doing, &self.campaign().step) {
            (Doing::Ready(_), _) => Stands::Due,
            (_, Step::Over) => Stands::Over,
            (
                Doing::Gathering { .. } | Doing::Beginning { .. } | Doing::Months {} | Doing::Settling(_),
                _,
            ) => Stands::Empty,
        }
    }

    /// What an Encounter has brought stands with it, and cannot be taken back.
    fn write_down(&mut self, from: usize) {
        let entries = self.entries(from);
        for entry in entries {
            match (entry, self.file.played.last_mut()) {
                (Entry::Told(line), Some(played)) => played.told.push(line),
                (entry, _) => self.file.diary.push(entry),
            }
        }
        self.written = self.session.journal().len();
        self.rebase(self.saga().clone());
    }

    /// What was told from a place of the journal on, as the diary has it.
    fn entries(&self, from: usize) -> Vec<Entry> {
        let lines = self.lines(self.session.journal().get(from..).unwrap_or_default());
        let entry = |it: Line| if begins_month(&it) { Entry::Month(it.words) } else { Entry::Told(it) };
        lines.into_iter().map(entry).collect()
    }

    /// All that has been told so far, in order, except for the step under way.
    pub fn diary(&self) -> Vec<Entry> {
        self.file.diary.iter().cloned().chain(self.entries(self.written)).collect()
    }

    /// What has been told in the step under way.
    pub fn so_far(&self) -> Vec<Line> {
        self.lines(&self.open)
    }

    /// From here on nothing before can be taken back.
    fn rebase(&mut self, saga: Saga) {
        let entries = self.entries(self.written);
        self.file.diary.extend(entries);
        self.written = self.session.journal().len();
        let journal = self.session.journal().to_vec();
        self.session = Session::taken_up(saga, journal, kernel::Flow::Goes);
    }

    /// Everything that has words, with whom it is about and which rules led to it.
    fn lines(&self, events: &[Event]) -> Vec<Line> {
        let (mut lines, mut rules) = (Vec::new(), Vec::new());
        for event in events {
            match &event.what {
                What::Noted { token, note } => {
                    let Some(told) = Chronicle::read(note) else { continue };
                    let (name, words) =
                        (token.map_or_else(String::new, |it| self.called(it)), chronicle(&told));
                    let rules = std::mem::take(&mut rules);
                    lines.push(Line { name, rule: event.rule, words, rules });
                }
                _ if rules.contains(&event.rule) => (),
                _ => rules.push(event.rule),
            }
        }
        lines
    }

    /// A member's name, of those who are gone too.
    pub fn called(&self, token: Token) -> String {
        let id = MemberId(u16::try_from(token.0).unwrap_or(u16::MAX));
        let gone = self.campaign().groups.iter().flat_map(|it| &it.gone);
        let gone = gone.filter(|it| it.id == id).map(|it| it.name.clone()).next();
        self.campaign().member(id).map(|it| it.name.clone()).or(gone).unwrap_or_default()
    }

    /// What has been told since it was read, after playing on with these dice.
    fn goes_on(&mut self, dice: &mut dyn Dice) -> Result<Vec<Line>, String> {
        self.play_as_far(dice)?;
        let all: Vec<Event> = self.session.journal().iter().chain(&self.open).cloned().collect();
        let mut lines = self.lines(all.get(self.told..).unwrap_or_default());
        lines.retain(|it| !begins_month(it));
        Ok(lines)
    }

    /// Rolls what is still to roll after an Encounter.
    pub fn go_on(&mut self, dice: &mut dyn Dice) -> Result<Vec<Line>, String> {
        match self.stands {
            Stands::Rolls => self.goes_on(dice),
            Stands::Empty | Stands::Asks(_) | Stands::Due | Stands::Over => {
                Err("nothing is to be rolled".to_owned())
            }
        }
    }

    /// Answers the open question.
    pub fn answer(&mut self, answer: Answer, dice: &mut dyn Dice) -> Result<Vec<Line>, String> {
        let Stands::Asks(question) = &self.stands else { return Err("nothing is being asked".to_owned()) };
        self.session.answer(question.seat, answer).map_err(|it| it.to_string())?;
        self.goes_on(dice)
    }

    /// Whether the last answer can be taken back.
    pub fn may_undo(&self) -> bool {
        self.check_undo().is_ok()
    }

    fn check_undo(&self) -> Result<(), String> {
        self.not_under_way()?;
        let all: Vec<_> = self.session.steps().flatten().chain(self.session.tape()).collect();
        let Some(last) = all.iter().rposition(|it| it.is_answer()) else {
            return Err("there is no answer to take back".to_owned());
        };
        match all[last..].iter().any(|it| it.dice() != 0) {
            true => Err("dice have been rolled since the last answer; it stands".to_owned()),
            false => Ok(()),
        }
    }

    /// Takes the last answer back, unless dice were rolled after it.
    pub fn undo(&mut self) -> Result<(), String> {
        self.check_undo()?;
        self.session.undo().map_err(|it| it.to_string())?;
        self.without_dice()
    }

    fn not_under_way(&self) -> Result<(), String> {
        match &self.file.under_way {
            Some(it) => Err(format!("{} is being played", it.scenario.title)),
            None => Ok(()),
        }
    }

    fn nothing_answered(&self) -> Result<(), String> {
        self.not_under_way()?;
        match self.session.tape().is_empty() && self.stands != Stands::Rolls {
            true => Ok(()),
            false => Err("finish what has been begun first, or take the answer back".to_owned()),
        }
    }

    /// Hands something from one to another, or to and from the common store.
    pub fn hand(&mut self, thing: Thing, from: Option<&str>, to: Option<&str>) -> Result<(), String> {
        self.nothing_answered()?;
        let (from, to) = (self.find(from)?, self.find(to)?);
        let mut saga = self.saga().clone();
        if !saga.campaign.hand(thing, from, to) {
            return Err(format!("there is no {} to hand on there", thing.name()));
        }
        self.rebase(saga);
        self.goes_on(&mut Typed::new([])).map(drop)
    }

    /// Gives a member a dose of the Cure.
    pub fn cure(&mut self, name: &str) -> Result<Vec<Line>, String> {
        self.nothing_answered()?;
        let id = self.find(Some(name))?.ok_or("who?")?;
        let mut saga = self.saga().clone();
        if !saga.campaign.take_dose(id, &mut scripted(&[])) {
            return Err("there is no dose of the Cure".to_owned());
        }
        self.rebase(saga);
        self.goes_on(&mut Typed::new([]))?;
        Ok(vec![line(name, rule!("atzr.cure.doses"), &Chronicle::HadTheCure)])
    }

    fn find(&self, name: Option<&str>) -> Result<Option<MemberId>, String> {
        let Some(name) = name else { return Ok(None) };
        let mut all = self.campaign().groups.iter().flat_map(|it| &it.members);
        let found = all.find(|it| it.name.to_lowercase() == name.trim().to_lowercase());
        found.map(|it| Some(it.id)).ok_or_else(|| format!("there is no {} in the group", short_name(name)))
    }

    /// Begins the Encounter that is due, in a game of this name.
    pub fn begin(&mut self, game: &str) -> Result<Mustered, String> {
        self.not_under_way()?;
        let due = self.due().ok_or("no Encounter is due; answer what is asked first")?;
        if self.file.played.iter().any(|it| it.game == game) {
            return Err(format!("{game} has been played already"));
        }
        let Mustered { file, members } = due.clone();
        self.file.under_way = Some(UnderWay { game: game.to_owned(), scenario: file, members });
        self.rebase(self.saga().clone());
        Ok(due)
    }

    /// Gives the Encounter under way up, as if it had never begun.
    pub fn abandon(&mut self) -> Result<(), String> {
        self.file.under_way.take().map(drop).ok_or_else(|| "no game is under way".to_owned())
    }

    /// Brings everybody home from the Encounter of this name; the dice are rolled by going on.
    pub fn settle(&mut self, game: &str, battle: &Battle) -> Result<Vec<Line>, String> {
        let Some(under_way) = self.file.under_way.clone().filter(|it| it.game == game) else {
            return Err(format!("{game} is not the game under way"));
        };
        let result = battle.result.clone().ok_or_else(|| format!("{game} is not over yet"))?;
        let mut saga = self.saga().clone();
        let joined = home::come_home(&mut saga, &under_way.members, battle);
        let joined = joined.ok_or("no Encounter is due")?;
        self.file.under_way = None;
        self.rebase(saga);
        let joins =
            |id: &MemberId| line(&self.called(id.token()), rule!("atzr.talk.recruit"), &Chronicle::Joins);
        let told: Vec<Line> = joined.iter().map(joins).collect();
        self.file.played.push(Played {
            game: game.to_owned(),
            title: under_way.scenario.title,
            success: result.success,
            turn: result.turn,
            told: told.clone(),
        });
        self.file.diary.push(Entry::Played(self.file.played.len() - 1));
        self.without_dice()?;
        Ok(told)
    }
}

/// Whether a line says that a month begins, and nothing else.
fn begins_month(line: &Line) -> bool {
    line.rule == NEW_MONTH && line.name.is_empty()
}

fn line(name: &str, rule: RuleId, told: &Chronicle) -> Line {
    Line { name: name.to_owned(), rule, words: chronicle(told), rules: Vec::new() }
}

/// What the dice that ran out were for.
fn missing(wanted: &Expected) -> Stopped {
    match wanted {
        Expected::Roll { why, n, sides } => Stopped::Dice(Wants { rule: *why, n: *n, sides: *sides }),
        Expected::Answer { why, .. } => Stopped::Wrong(format!("{why} wants an answer next")),
        Expected::End => Stopped::Wrong("the step ends here".to_owned()),
        Expected::Bug { message } => Stopped::Wrong(message.clone()),
    }
}

/// Why it did not play on.
enum Stopped {
    Dice(Wants),
    Wrong(String),
}
