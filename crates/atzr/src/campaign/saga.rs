//! A campaign as it is played on (14.4): from the players' Stars through the months, with every question on the way.
use std::sync::Arc;

use kernel::{
    Book, Choice, Dice, Flow, GameEnd, Ledger, Menu, OptionView, OwnTables, Pause, Play, Roll, Seat, Term,
    Token, Viewer, ask, flaw,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use view::{Preview, View};

use crate::{
    battle::encounter::Purpose,
    campaign::{
        Campaign, Due, Mode, NextEncounter, Parts, PlayedOutcome, Step,
        begin::{FirstThing, NewStar},
        file::{DiaryEntry, DiaryLine, PlayedEncounter},
        group::{Member, MemberId},
        home::bring_home,
        month::NEW_MONTH,
        muster::muster,
        outcome::EndState,
    },
    journal::Chronicle,
    printed::{Class, CounterThing, Printed},
    table::encounter::Encounter,
};

/// A campaign and what is done in it now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Saga {
    pub campaign: Campaign,
    pub doing: Doing,
    /// What is looked up in print: a player's own file, or nothing for the reconstruction.
    #[serde(default = "book", skip_serializing_if = "is_book")]
    #[schemars(with = "String")]
    pub printed: Arc<Printed>,
    #[serde(default)]
    pub name: String,
    /// The Encounters that are over and count.
    #[serde(default)]
    pub played: Vec<PlayedEncounter>,
    /// How many Encounters have been handed in or abandoned.
    #[serde(default)]
    pub begun: u32,
    /// What a diary tells that was kept before there was a journal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earlier: Vec<DiaryEntry>,
    /// The players have brought it to an end.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ended: bool,
}

fn book() -> Arc<Printed> {
    Printed::book().clone()
}

fn is_book(printed: &Arc<Printed>) -> bool {
    printed.own().is_none()
}

/// What is done now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Doing {
    /// Players come with their Stars.
    Gathering { stars: Vec<NewStar> },
    /// They agree on who plays with whom.
    Agreeing { stars: Vec<NewStar> },
    /// They choose what they begin with.
    Beginning { stars: Vec<NewStar> },
    /// The months go by.
    Months {},
    /// An Encounter is due, and they get ready for it.
    Packing(Plot),
    /// An Encounter is to be played.
    Ready(Plot),
    /// It has been played, and what it leaves behind is rolled for.
    Settling(Settling),
}

/// What a due Encounter is about, as far as its name does not say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Plot {
    Plain {},
    Raid {
        class: Class,
        purpose: Purpose,
        hostage: Option<MemberId>,
    },
    /// Robbers on the way home from a Chillin'.
    WayHome {
        suspicious: bool,
    },
}

/// An Encounter that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Settling {
    pub outcome: PlayedOutcome,
    /// It was on the way home from another, whose month goes on.
    #[serde(default)]
    pub on_the_way: bool,
    /// Robbers wait on the way home, and whether one is suspicious.
    #[serde(default)]
    pub robbers: Option<bool>,
}

impl Saga {
    /// A campaign that nobody has come to yet.
    pub fn new(campaign: Campaign) -> Saga {
        Saga {
            campaign,
            doing: Doing::Gathering { stars: Vec::new() },
            printed: Printed::in_use().clone(),
            name: String::new(),
            played: Vec::new(),
            begun: 0,
            earlier: Vec::new(),
            ended: false,
        }
    }

    /// Whether nothing comes after this.
    pub fn is_over(&self) -> bool {
        self.ended || (self.doing == Doing::Months {} && self.campaign.step == Step::Over)
    }

    /// The Encounter that is to be played now.
    pub fn due(&self) -> Option<(&Due, Plot)> {
        match (&self.campaign.step, &self.doing) {
            (Step::Playing(due), Doing::Packing(plot) | Doing::Ready(plot)) => Some((due, *plot)),
            _ => None,
        }
    }

    fn next(&mut self, play: &mut Play<'_>) -> Result<(), Pause> {
        if !self.earlier.is_empty() {
            self.tell_earlier(play);
            return Ok(());
        }
        let printed = &Arc::clone(&self.printed);
        match self.doing.clone() {
            Doing::Gathering { stars } => self.gather(stars, play),
            Doing::Agreeing { stars } => self.agree(stars, play),
            Doing::Beginning { stars } => {
                self.campaign.begin(&stars, printed, play)?;
                self.campaign.open_month(play);
                self.doing = Doing::Months {};
                Ok(())
            }
            Doing::Months {} => match self.campaign.step.clone() {
                Step::Playing(due) => self.arrange(&due, play),
                Step::Area | Step::Supplies | Step::Voluntary | Step::Involuntary | Step::Over => {
                    self.campaign.step(printed, play)
                }
            },
            Doing::Packing(plot) => self.pack(plot, play),
            Doing::Ready(plot) => self.play_encounter(plot, printed, play),
            Doing::Settling(settling) => self.settle(&settling, printed, play),
        }
    }

    /// Who plays with whom, and by how much of the rules.
    fn agree(&mut self, stars: Vec<NewStar>, play: &mut Play<'_>) -> Result<(), Pause> {
        let seat = stars.first().map_or(Seat(0), |it| it.seat);
        let mut menu = Menu::default();
        for mode in [Mode::Solo, Mode::Cooperative, Mode::Competitive] {
            let fits = mode.players(play).contains(&stars.len());
            menu.offer_unless((!fits).then_some(rule!("atzr.game.modes")), Together(mode));
        }
        let Together(mode) = play.pick_from(&self.campaign, ask(rule!("atzr.game.modes"), seat), &menu)?;
        let asks = ask(rule!("atzr.campaign.optional"), seat);
        let without = play.some(&self.campaign, asks, &LeaveOut::ALL, 0..=LeaveOut::ALL.len())?;
        self.campaign.mode = mode;
        for it in without {
            it.leave_out(&mut self.campaign.parts);
        }
        self.doing = Doing::Beginning { stars };
        Ok(())
    }

    /// What a raid is for and whom it is made on (20.0).
    fn arrange(&mut self, due: &Due, play: &mut Play<'_>) -> Result<(), Pause> {
        if due.encounter != Encounter::RaidOrRescue {
            self.doing = Doing::Packing(Plot::Plain {});
            return Ok(());
        }
        let seat = self.campaign.groups.first().map_or(Seat(0), |it| it.seat);
        let held = self.may_be_held();
        let mut menu = Menu::default();
        menu.offer(RaidAim::Items);
        menu.offer(RaidAim::Person);
        let nobody = held.is_empty().then_some(rule!("atzr.raid.setup"));
        menu.offer_unless(nobody, RaidAim::Hostage);
        menu.offer(RaidAim::Thing);
        let purpose = match play.pick_from(&self.campaign, ask(rule!("atzr.raid.setup"), seat), &menu)? {
            RaidAim::Items => Purpose::Items,
            RaidAim::Person => Purpose::Person,
            RaidAim::Hostage => Purpose::Hostage,
            RaidAim::Thing => Purpose::Thing(self.which_thing(seat, play)?),
        };
        let own = self.campaign.groups.first().map(|it| it.class);
        let classes = Class::ALL.map(Victims);
        let other = classes.iter().position(|it| Some(it.0) != own).unwrap_or(0);
        let asks = ask(rule!("atzr.raid.hostile-class"), seat).or(other);
        let Victims(class) = play.pick(&self.campaign, asks, &classes)?;
        let hostage = match purpose {
            Purpose::Items | Purpose::Person | Purpose::Thing(_) => None,
            Purpose::Hostage => Some(self.draw_hostage(&held, play)),
        };
        self.doing = Doing::Packing(Plot::Raid { class, purpose, hostage });
        Ok(())
    }

    /// What a raid for a thing is to bring: something that is still in the box.
    fn which_thing(&self, seat: Seat, play: &mut Play<'_>) -> Result<CounterThing, Pause> {
        let cups = self.campaign.cups(&self.printed, play);
        let left = CounterThing::ALL.into_iter().filter(|it| cups.left(*it) != 0);
        let named: Vec<FirstThing> = left.map(|it| FirstThing::new(it, &self.printed)).collect();
        let asks = ask(rule!("atzr.ruling.raid-buildings"), seat);
        Ok(play.pick(&self.campaign, asks, &named)?.0)
    }

    /// Any Grunt, whether going or not.
    fn may_be_held(&self) -> Vec<MemberId> {
        let all = self.campaign.groups.iter().flat_map(|it| &it.members);
        all.filter(|it| !it.star).map(|it| it.id).collect()
    }

    fn draw_hostage(&self, held: &[MemberId], play: &mut Play<'_>) -> MemberId {
        let hostage = held[play.one_of(rule!("atzr.raid.setup"), held.len())];
        play.note(rule!("atzr.raid.setup"), hostage.token(), Chronicle::Hostage);
        hostage
    }

    /// The Encounter that is due is played elsewhere; what it leaves behind is rolled for at once.
    fn play_encounter(&mut self, plot: Plot, printed: &Printed, play: &mut Play<'_>) -> Result<(), Pause> {
        let Some(mustered) = muster(self) else {
            self.doing = Doing::Months {};
            return Ok(());
        };
        let asks = ask(rule!("atzr.campaign.sequence"), self.campaign.seat());
        let title = mustered.file.title.clone();
        let end = play.game(&self.campaign, asks, &NextEncounter { saga: self, mustered: &mustered })?;
        self.begun = self.begun.saturating_add(1);
        let (game, ended) = match end {
            GameEnd::Over { game, outcome } => (game, outcome),
            GameEnd::Abandoned => {
                self.doing = Doing::Packing(plot);
                play.note(
                    rule!("atzr.campaign.sequence"),
                    None,
                    Chronicle::EncounterAbandoned { title: title.into() },
                );
                return Ok(());
            }
        };
        let (success, turn) = (ended.result.success, ended.result.turn);
        let note = Chronicle::EncounterOver { title: title.clone().into(), success, turn };
        play.note(rule!("atzr.campaign.sequence"), None, note);
        let joined = bring_home(self, &mustered.members, &ended).unwrap_or_default();
        for id in joined {
            play.note(rule!("atzr.talk.recruit"), id.token(), Chronicle::Joins);
        }
        self.played.push(PlayedEncounter { game, title, success, turn, told: Vec::new() });
        match self.doing.clone() {
            Doing::Settling(settling) => self.settle(&settling, printed, play),
            _ => Ok(()),
        }
    }

    /// Tells what a diary has that was kept before there was a journal.
    fn tell_earlier(&mut self, play: &mut Play<'_>) {
        let mut month = 0;
        for entry in std::mem::take(&mut self.earlier) {
            match entry {
                // A diary leaves no month out.
                DiaryEntry::Month(_) => {
                    month += 1;
                    play.counted(NEW_MONTH, None, Term::TURN, month);
                }
                DiaryEntry::Told(line) => self.tell_line(&line, play),
                DiaryEntry::Played(at) => {
                    let Some(it) = self.played.get(at).cloned() else { continue };
                    let (success, turn) = (it.success, it.turn);
                    let note = Chronicle::EncounterOver { title: it.title.into(), success, turn };
                    play.note(rule!("atzr.campaign.sequence"), None, note);
                    it.told.iter().for_each(|line| self.tell_line(line, play));
                }
            }
        }
    }

    fn tell_line(&self, line: &DiaryLine, play: &mut Play<'_>) {
        let words = format!("{} {}", line.name, line.words).trim().to_owned();
        play.note(line.rule, None, Chronicle::Earlier { words: words.into() });
    }

    fn settle(&mut self, it: &Settling, printed: &Printed, play: &mut Play<'_>) -> Result<(), Pause> {
        let due = match &self.campaign.step {
            Step::Playing(due) => Some(due.clone()),
            Step::Area | Step::Supplies | Step::Voluntary | Step::Involuntary | Step::Over => None,
        };
        self.campaign.take_in(&it.outcome, printed, play)?;
        if Encounter::VOLUNTARY.contains(&it.outcome.encounter) && !self.campaign.planned.is_empty() {
            self.campaign.planned.remove(0);
        }
        self.doing = Doing::Months {};
        if let (Some(suspicious), Some(due)) = (it.robbers, due) {
            let members = self.still_there(&it.outcome);
            if !members.is_empty() {
                play.cite(rule!("atzr.chillin.robbery"));
                play.cite(rule!("atzr.ruling.robbery-details"));
                self.campaign.step = Step::Playing(Due { encounter: Encounter::Robbery, members, ..due });
                self.doing = Doing::Ready(Plot::WayHome { suspicious });
                return Ok(());
            }
        }
        if it.on_the_way && !self.campaign.is_over() {
            self.campaign.step = Step::Involuntary;
            return Ok(());
        }
        self.campaign.after(it.outcome.encounter, play);
        Ok(())
    }

    /// Those who were at the Chillin' and walk home.
    fn still_there(&self, outcome: &PlayedOutcome) -> Vec<MemberId> {
        let walks = |it: &&Member| outcome.of(it.id).is_some_and(|it| it.state == EndState::Functioning);
        let all = self.campaign.groups.iter().flat_map(|it| &it.members);
        all.filter(walks).map(|it| it.id).collect()
    }
}

/// The campaign, for the kernel.
#[derive(Clone, Copy, Debug)]
pub struct Season;

impl Book for Season {
    type Battle = Saga;
    type View = View;
    type Preview = Preview;
    const ID: &'static str = "atzr.campaign";
    const SCHEMA: u32 = 1;

    fn ledger() -> &'static Ledger {
        &crate::ledger::LEDGER
    }

    fn step(saga: &mut Saga, play: &mut Play<'_>) -> Result<Flow, Pause> {
        if !saga.is_over() {
            saga.next(play)?;
        }
        Ok(if saga.is_over() { Flow::Ends } else { Flow::Goes })
    }

    fn view(saga: &Saga, _: Viewer) -> View {
        super::view::view(saga)
    }

    fn check(saga: &Saga) -> flaw::CheckResult {
        super::check::check(saga)
    }

    fn called(saga: &Saga, _: Viewer, token: Token) -> Option<String> {
        super::view::called(saga, token)
    }

    fn own_tables(saga: &Saga) -> Option<&OwnTables> {
        saga.printed.own()
    }
}

/// Who plays with whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Together(pub Mode);

impl Choice for Together {
    type Table = Campaign;
    fn offered(&self, _: &Campaign) -> OptionView {
        OptionView::new(match self.0 {
            Mode::Solo => "one player alone",
            Mode::Cooperative => "all players on one side",
            Mode::Competitive => "the players against each other",
        })
    }
}

/// A part of the campaign rules that need not be played (14.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaveOut {
    Supplies,
    Recovery,
    RepChanges,
    KeepingItTogether,
}

impl LeaveOut {
    pub const ALL: [LeaveOut; 4] =
        [LeaveOut::Supplies, LeaveOut::Recovery, LeaveOut::RepChanges, LeaveOut::KeepingItTogether];

    fn leave_out(self, parts: &mut Parts) {
        match self {
            LeaveOut::Supplies => parts.supplies = false,
            LeaveOut::Recovery => parts.recovery = false,
            LeaveOut::RepChanges => parts.rep_changes = false,
            LeaveOut::KeepingItTogether => parts.keeping_it_together = false,
        }
    }
}

impl Choice for LeaveOut {
    type Table = Campaign;
    fn offered(&self, _: &Campaign) -> OptionView {
        OptionView::new(match self {
            LeaveOut::Supplies => "Supplies",
            LeaveOut::Recovery => "recovery after the Encounter",
            LeaveOut::RepChanges => "Rep up and down",
            LeaveOut::KeepingItTogether => "Keeping It Together",
        })
    }
}

/// What a raid is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaidAim {
    Items,
    Person,
    Hostage,
    Thing,
}

impl Choice for RaidAim {
    type Table = Campaign;
    fn offered(&self, _: &Campaign) -> OptionView {
        let (name, note) = match self {
            RaidAim::Items => ("things", "whatever is in the building where they are"),
            RaidAim::Person => ("a person", "somebody they have with them"),
            RaidAim::Hostage => ("one of us they are holding", "a Rescue; who it is, is drawn"),
            RaidAim::Thing => ("one item", "you name it, and it is yours once found"),
        };
        OptionView::new(name).note(note)
    }
}

/// Whom it is made on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Victims(pub Class);

impl Choice for Victims {
    type Table = Campaign;
    fn offered(&self, _: &Campaign) -> OptionView {
        OptionView::new(match self.0 {
            Class::Ganger => "Gangers",
            Class::Militia => "Militia",
            Class::Survivor => "Survivors",
        })
    }
}
