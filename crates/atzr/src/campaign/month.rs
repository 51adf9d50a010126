//! The sequence of a month (14.4).
use kernel::{Choice, Dice, Menu, OptionView, Pause, Play, RuleId, Seat, Term, Text, ask};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    campaign::{Campaign, Parts, group::MemberId, supplies::Somebody},
    journal::{Chronicle, Happened},
    printed::{Area, DayPart, Printed},
    table::{
        availability::Availability,
        campaign::AreaMove,
        daypart::RandomDayPart,
        defend,
        encounter::{Encounter, InvoluntaryRoll},
    },
};

/// Where in the month the campaign is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    Area,
    Supplies,
    Voluntary,
    /// Until its outcome is known.
    Playing(Due),
    Involuntary,
    Over,
}

/// An Encounter that is to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Due {
    pub encounter: Encounter,
    pub area: Area,
    pub part: DayPart,
    /// Who takes part, of all groups.
    pub members: Vec<MemberId>,
}

/// Where to spend the month.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stay(pub Area);

impl Choice for Stay {
    type Table = Campaign;
    fn offered(&self, _: &Campaign) -> OptionView {
        let (name, note) = match self.0 {
            Area::Urban => ("the city", "large buildings, few hiding places; people meet there"),
            Area::Suburbs => ("the suburbs", "many houses to search"),
            Area::Rural => ("the country", "few buildings, much cover"),
        };
        OptionView::new(name).note(note)
    }
}

/// What to do in the month.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MonthPlan(pub Option<Encounter>);

impl Choice for MonthPlan {
    type Table = Campaign;
    fn offered(&self, _: &Campaign) -> OptionView {
        let Some(encounter) = self.0 else {
            return OptionView::new("nothing this month").note("nobody goes out; something may still happen");
        };
        OptionView::new(encounter.name()).note(encounter.about())
    }
}

/// When to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When(pub DayPart);

impl Choice for When {
    type Table = Campaign;
    fn offered(&self, _: &Campaign) -> OptionView {
        let note = match self.0 {
            DayPart::Morning | DayPart::Daytime => "you see until something blocks the view",
            DayPart::Evening => "you see 6 hexes; two cards each at the start",
            DayPart::Night => "you see 3 hexes, 6 under a full moon; two cards each at the start",
        };
        OptionView::new(self.0.words()).note(note)
    }
}

impl Campaign {
    /// Plays the next step of the month; with an Encounter to be played it stays where it is.
    pub fn step(&mut self, printed: &Printed, play: &mut Play<'_>) -> Result<(), Pause> {
        play.cite(rule!("atzr.campaign.sequence"));
        match self.step {
            Step::Area => self.declare_area(play),
            Step::Supplies => self.eat(printed, play),
            Step::Voluntary => self.choose(play),
            Step::Involuntary => self.happens(printed, play),
            Step::Playing(_) | Step::Over => Ok(()),
        }
    }

    /// Whoever decides for all where there is one decision.
    pub(crate) fn seat(&self) -> Seat {
        self.groups.iter().find(|it| !it.members.is_empty()).map_or(Seat(0), |it| it.seat)
    }

    fn declare_area(&mut self, play: &mut Play<'_>) -> Result<(), Pause> {
        play.cite(rule!("atzr.campaign.areas"));
        if let Some(area) = self.planned.first().map(|it| it.area) {
            play.cite(rule!("atzr.campaign.move-area"));
            let area = self.towards(area, play);
            self.stay(area, play);
            return Ok(());
        }
        let mut menu = Menu::default();
        for to in Area::ALL {
            let possible = self.area.is_none_or(|from| AreaMove { from, to }.is_possible(play));
            menu.offer_unless((!possible).then_some(rule!("atzr.campaign.move-area")), Stay(to));
        }
        let stays = menu.open.iter().position(|it| Some(it.0) == self.area).unwrap_or(0);
        let asks = ask(rule!("atzr.campaign.move-area"), self.seat()).or(stays);
        let Stay(area) = play.pick_from(&*self, asks, &menu)?;
        self.stay(area, play);
        Ok(())
    }

    fn stay(&mut self, area: Area, play: &mut Play<'_>) {
        self.area = Some(area);
        self.step = Step::Supplies;
        play.note(rule!("atzr.campaign.areas"), None, Chronicle::Stays { area });
    }

    /// Where one comes to in a month on the way to an area: there, or to the suburbs between country and city.
    fn towards(&self, to: Area, dice: &mut dyn Dice) -> Area {
        match self.area {
            Some(from) if !(AreaMove { from, to }.is_possible(dice)) => Area::Suburbs,
            Some(_) | None => to,
        }
    }

    fn eat(&mut self, printed: &Printed, play: &mut Play<'_>) -> Result<(), Pause> {
        if self.parts.supplies {
            for at in 0..self.groups.len() {
                self.feed(at, printed, play)?;
            }
        } else {
            play.cite(rule!("atzr.campaign.optional"));
        }
        self.step = Step::Voluntary;
        Ok(())
    }

    fn choose(&mut self, play: &mut Play<'_>) -> Result<(), Pause> {
        let area = self.area.unwrap_or(Area::Suburbs);
        if let Some(it) = self.planned.first().filter(|it| it.area == area) {
            play.cite(rule!("atzr.encounter.voluntary"));
            return self.go_to(it.encounter, it.part, area, play);
        }
        let mut menu = Menu::default();
        for it in Encounter::VOLUNTARY {
            let elsewhere = it == Encounter::Chillin && area != Area::Urban;
            menu.offer_unless(elsewhere.then_some(rule!("atzr.chillin.objective")), MonthPlan(Some(it)));
        }
        menu.offer(MonthPlan(None));
        let MonthPlan(plan) =
            play.pick_from(&*self, ask(rule!("atzr.encounter.voluntary"), self.seat()), &menu)?;
        let Some(encounter) = plan else {
            self.step = Step::Involuntary;
            play.note(rule!("atzr.encounter.voluntary"), None, Chronicle::NobodyGoesOut);
            return Ok(());
        };
        let parts = DayPart::ALL.map(When);
        let asks = ask(rule!("atzr.daypart.choice"), self.seat()).or(1);
        let When(part) = play.pick(&*self, asks, &parts)?;
        self.go_to(encounter, part, area, play)
    }

    fn go_to(
        &mut self,
        encounter: Encounter,
        part: DayPart,
        area: Area,
        play: &mut Play<'_>,
    ) -> Result<(), Pause> {
        let members = if encounter.asks_availability() { self.available(play) } else { self.who_goes(play)? };
        let (there, elsewhere) = (self.named(&members, true), self.named(&members, false));
        let note = Chronicle::GoesTo { encounter, part, there, elsewhere };
        play.note(rule!("atzr.encounter.voluntary"), None, note);
        self.step = Step::Playing(Due { encounter, area, part, members });
        Ok(())
    }

    /// Stars go, and as many of their Grunts as their players like.
    fn who_goes(&self, play: &mut Play<'_>) -> Result<Vec<MemberId>, Pause> {
        let mut all = Vec::new();
        for group in &self.groups {
            all.extend(group.members.iter().filter(|it| it.star).map(|it| it.id));
            let grunts: Vec<Somebody> =
                group.members.iter().filter(|it| !it.star).map(|it| Somebody(it.id)).collect();
            if grunts.is_empty() {
                continue;
            }
            let asks = ask(rule!("atzr.encounter.format"), group.seat).or(grunts.len());
            let go = play.some(self, asks, &grunts, 0..=grunts.len())?;
            all.extend(go.into_iter().map(|it| it.0));
        }
        Ok(all)
    }

    /// Stars are there, and those Grunts who pass Group Availability.
    fn available(&self, play: &mut Play<'_>) -> Vec<MemberId> {
        let mut all = Vec::new();
        for member in self.groups.iter().flat_map(|it| &it.members) {
            if member.star {
                all.push(member.id);
                continue;
            }
            let (rep, who) = (member.rep_told(play), member.id.token());
            let comes = (Availability { rep }).roll(&mut play.by(who));
            if comes {
                all.push(member.id);
            }
            play.note(rule!("atzr.availability.roll"), who, Happened::Available { rep, comes });
        }
        all
    }

    fn happens(&mut self, printed: &Printed, play: &mut Play<'_>) -> Result<(), Pause> {
        let area = self.area.unwrap_or(Area::Suburbs);
        let Some(encounter) = InvoluntaryRoll { area }.roll(&printed.people, play).encounter() else {
            play.note(rule!("atzr.encounter.involuntary"), None, Chronicle::NothingHappens);
            self.next_month(play);
            return Ok(());
        };
        let class = self.groups.iter().find(|it| !it.members.is_empty()).map(|it| it.class);
        let (area, home) = match (encounter, class) {
            (Encounter::Defend, Some(class)) => {
                let home = defend::area(class, play);
                (home, (home != area).then_some(home))
            }
            _ => (area, None),
        };
        let part = RandomDayPart {}.roll(play);
        let members = self.available(play);
        let (there, elsewhere) = (self.named(&members, true), self.named(&members, false));
        let note = Chronicle::Befalls { encounter, part, home, there, elsewhere };
        play.note(rule!("atzr.encounter.involuntary"), None, note);
        self.step = Step::Playing(Due { encounter, area, part, members });
        Ok(())
    }

    /// Who takes part, or who is elsewhere.
    fn named(&self, members: &[MemberId], there: bool) -> Vec<Text> {
        let all = self.groups.iter().flat_map(|it| &it.members);
        let these = all.filter(|it| members.contains(&it.id) == there);
        these.map(|it| it.name.clone().into()).collect()
    }

    pub(crate) fn next_month(&mut self, play: &mut Play<'_>) {
        self.month = self.month.next(play);
        self.open_month(play);
        for member in self.groups.iter_mut().flat_map(|it| &mut it.members) {
            member.months = member.months.saturating_add(1);
        }
        self.step = Step::Area;
    }

    /// Where a month begins in what is told.
    pub(crate) fn open_month(&self, play: &mut Play<'_>) {
        let n = (i32::from(self.month.year) - 1) * 12 + i32::from(self.month.month);
        play.counted(NEW_MONTH, None, Term::TURN, n);
    }

    /// After an Encounter: the second half of the month, or the next one.
    pub(crate) fn after(&mut self, encounter: Encounter, play: &mut Play<'_>) {
        if self.is_over() {
            self.step = Step::Over;
        } else if Encounter::VOLUNTARY.contains(&encounter) {
            self.step = Step::Involuntary;
        } else {
            self.next_month(play);
        }
    }

    /// The parts in use, each that is left out being the player's choice.
    pub(crate) fn parts_in_use(&self, dice: &mut dyn Dice) -> Parts {
        if self.parts != Parts::default() {
            dice.cite(rule!("atzr.campaign.optional"));
        }
        self.parts
    }
}

/// The rule by which a month is told to begin.
pub(crate) const NEW_MONTH: RuleId = rule!("atzr.campaign.time");
