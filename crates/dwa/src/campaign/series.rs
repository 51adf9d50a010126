//! A campaign as it is played on (16): what the team does between its games, and the games themselves.
mod deed;
mod fixture;
mod form;
mod venue;

use kernel::{
    Book, Earlier, Flow, GameEnd, Ledger, LiveQuestion, Menu, Pause, Play, RuleId, Seat, Term, Text, Token,
    Viewer, ask,
    flaw::{self, Flaw},
};
use view::{Preview, View};

pub use self::{
    deed::{Goer, Leaving, Lesson, TeamDeed},
    fixture::NextGame,
    form::{NewMember, NewName},
    venue::Venue,
};
use super::{
    CampaignFile, SheetChange,
    file::SettledGame,
    muster::places,
    outcome::{Fared, GameOutcome},
    roster::{Character, Fate},
    settlement::settle_outcome,
    team::SheetChanges,
};
use crate::{
    journal::{Chronicle, GameTold},
    setup::scenario::Scenario,
    table::skill::Skill,
};

/// One player decides for the team.
const PLAYER: Seat = Seat(0);

/// The campaign, for the kernel.
#[derive(Clone, Copy, Debug)]
pub struct Series;

impl Book for Series {
    type Battle = CampaignFile;
    type View = View;
    type Preview = Preview;
    const ID: &'static str = "dwa.campaign";
    const SCHEMA: u32 = 1;

    fn ledger() -> &'static Ledger {
        &crate::ledger::LEDGER
    }

    fn step(campaign: &mut CampaignFile, play: &mut Play<'_>) -> Result<Flow, Pause> {
        if campaign.ended {
            return Ok(Flow::Ends);
        }
        if campaign.told < campaign.played.len() {
            campaign.tell_earlier(play);
            return Ok(Flow::Goes);
        }
        match campaign.under_way {
            Some(_) => campaign.play_game(play)?,
            None => campaign.between(play)?,
        }
        Ok(if campaign.ended { Flow::Ends } else { Flow::Goes })
    }

    fn view(campaign: &CampaignFile, _: Viewer) -> View {
        super::view(campaign)
    }

    fn check(campaign: &CampaignFile) -> flaw::CheckResult {
        let flaw = |at: &str, wrong: String| Flaw::new(at.trim_start_matches('/'), wrong);
        campaign.check().map_err(|it| flaw(&it.path, it.words()))?;
        match &campaign.under_way {
            Some(it) => {
                let built = Scenario::of(&it.scenario);
                built.map(drop).map_err(|it| flaw("under_way/scenario", it.to_string()))
            }
            None => Ok(()),
        }
    }

    fn called(campaign: &CampaignFile, _: Viewer, token: Token) -> Option<String> {
        campaign.roll.get(usize::try_from(token.0).ok()?).cloned()
    }

    fn preview(_: &LiveQuestion<'_>, _: &Earlier, _: Option<&kernel::Answer>) -> Preview {
        Preview::default()
    }
}

/// The rule by which a game of a campaign begins in its journal.
const NEXT: RuleId = rule!("dwa.level.between-scenarios");

impl CampaignFile {
    /// What the team does between its games.
    fn between(&mut self, play: &mut Play<'_>) -> Result<(), Pause> {
        let deeds = deed::deeds(self);
        match play.pick_from(&*self, ask(NEXT, PLAYER), &deeds)? {
            TeamDeed::Recruit => {
                let new = play.fill_in(&*self, ask(rule!("dwa.char.sheet"), PLAYER), &NewMember(self))?;
                let told = self.add(&new, play);
                self.tell(told.unwrap_or_default(), play);
            }
            TeamDeed::Learn { who } => self.study(&who, play)?,
            TeamDeed::Treat { medic, patient } => {
                let told = match (self.token(&medic), self.token(&patient)) {
                    (Some(by), Some(whom)) => self.treat(&medic, &patient, &mut play.by(by).at(whom)),
                    _ => self.treat(&medic, &patient, play),
                };
                self.tell(told.unwrap_or_default(), play);
            }
            TeamDeed::TakeIn { who } => {
                let asks = ask(rule!("dwa.ruling.survivors"), PLAYER);
                let name = play.fill_in(&*self, asks, &NewName { campaign: self, survivor: &who })?;
                let told = self.take_in(&who, Some(&name.name), play);
                self.tell(told.unwrap_or_default(), play);
            }
            TeamDeed::Dismiss => {
                let leaving: Vec<Leaving> = self
                    .team
                    .iter()
                    .filter(|it| it.fate == Fate::Alive)
                    .map(|it| Leaving(it.name.clone()))
                    .collect();
                let asks = ask(rule!("dwa.ruling.between-games"), PLAYER);
                let Leaving(who) = play.pick(&*self, asks, &leaving)?;
                let token = self.token(&who);
                for (_, SheetChange { rule, what }) in self.dismiss(&who, play).unwrap_or_default() {
                    play.note(rule, token, Chronicle::of(what, None, None));
                }
            }
            TeamDeed::Play => self.set_out(play)?,
            TeamDeed::End => {
                self.ended = true;
                play.note(NEXT, None, Chronicle::TheEnd);
            }
        }
        Ok(())
    }

    fn study(&mut self, who: &str, play: &mut Play<'_>) -> Result<(), Pause> {
        let Some(at) = self.find(who) else { return Ok(()) };
        let mut menu = Menu::default();
        for skill in Skill::all().filter(|it| !self.team[at].knows(*it)) {
            menu.offer_unless(self.team[at].may_learn(skill, &self.rules).err(), Lesson { at, skill });
        }
        let mut asks = ask(rule!("dwa.level.skill-gain"), PLAYER);
        if let Some(token) = self.token(who) {
            asks = asks.about(token);
        }
        let Lesson { skill, .. } = play.pick_from(&*self, asks, &menu)?;
        let told = self.learn(who, skill.name(), play);
        self.tell(told.unwrap_or_default(), play);
        Ok(())
    }

    /// The team goes somewhere; its game is due then.
    fn set_out(&mut self, play: &mut Play<'_>) -> Result<(), Pause> {
        let venues = venue::venues(self);
        let venue = play.pick_from(&*self, ask(rule!("dwa.ruling.next-scenario"), PLAYER), &venues)?;
        let Some(scenario) = venue.scenario(self, play)? else { return Ok(()) };
        let going = self.who_goes(&scenario, play)?;
        let title: Text = scenario.file().title.clone().into();
        let game = format!("game-{}", self.begun + 1);
        match self.begin_with(&scenario, &game, &going) {
            Ok(_) => {
                play.counted(NEXT, None, Term::TURN, i32::try_from(self.begun).unwrap_or(i32::MAX));
                self.tell_who_stays(&going, play);
            }
            Err(refused) => {
                let why = refused.why.into();
                play.note(
                    rule!("dwa.ruling.table-and-forces"),
                    None,
                    Chronicle::CannotGo { scenario: title, why },
                );
            }
        }
        Ok(())
    }

    /// Who of the living goes: all of them, if there is room for all.
    fn who_goes(&self, scenario: &Scenario, play: &mut Play<'_>) -> Result<Vec<String>, Pause> {
        let living = self.team.iter().filter(|it| it.fate == Fate::Alive);
        let living: Vec<Goer> = living.map(|it| Goer(it.name.clone())).collect();
        let places = places(scenario.file());
        if living.len() <= places {
            return Ok(living.into_iter().map(|it| it.0).collect());
        }
        let asks = ask(rule!("dwa.ruling.who-goes"), PLAYER);
        let going = play.some(self, asks, &living, places..=places)?;
        Ok(going.into_iter().map(|it| it.0).collect())
    }

    fn tell_who_stays(&self, going: &[String], play: &mut Play<'_>) {
        let stays = |it: &&Character| it.fate == Fate::Alive && !going.contains(&it.name);
        for it in self.team.iter().filter(stays) {
            play.note(rule!("dwa.ruling.who-goes"), self.token(&it.name), Chronicle::StaysAtHome);
        }
    }

    fn play_game(&mut self, play: &mut Play<'_>) -> Result<(), Pause> {
        let Some(under_way) = self.under_way.clone() else { return Ok(()) };
        let asks = ask(rule!("dwa.setup.victory-conditions"), PLAYER);
        let scenario: Text = under_way.scenario.title.clone().into();
        let next = NextGame { campaign: self, scenario: &under_way.scenario };
        match play.game(&*self, asks, &next)? {
            GameEnd::Abandoned => {
                self.under_way = None;
                play.note(NEXT, None, Chronicle::Abandoned { scenario });
            }
            GameEnd::Over { game, outcome } => self.come_home(&game, &outcome, play),
        }
        Ok(())
    }

    /// What a game has brought, told as it is written on the sheets.
    fn come_home(&mut self, game: &str, outcome: &GameOutcome, play: &mut Play<'_>) {
        let Ok(told) = settle_outcome(self, game, outcome, play) else { return };
        self.told = self.played.len();
        let Some(played) = self.played.last().cloned() else { return };
        let here = self.tell_game(&played, i32::try_from(self.begun).unwrap_or(i32::MAX), play);
        for (name, SheetChange { rule, what }) in told {
            let fared = outcome.of_member(&name);
            let by = fared.and_then(|it| it.by.clone());
            // An outcome of old does not say when somebody was lost.
            let when = GameTold { turn: fared.and_then(Fared::lost_in).unwrap_or(0), ..here.clone() };
            play.note(rule, self.token(&name), Chronicle::of(what, Some(&when), by));
        }
    }

    fn tell_game(&self, played: &SettledGame, number: i32, play: &mut Play<'_>) -> GameTold {
        let scenario: Text = played.scenario.clone().into();
        let (outcome, turn) = (played.outcome, played.turn);
        let note = Chronicle::GameOver { scenario: scenario.clone(), outcome, turn };
        play.note(rule!("dwa.setup.victory-conditions"), None, note);
        GameTold { number, scenario, turn }
    }

    /// Tells of games that were settled before there was a journal to tell of them.
    fn tell_earlier(&mut self, play: &mut Play<'_>) {
        for (at, played) in self.played.iter().enumerate().skip(self.told) {
            let number = i32::try_from(at + 1).unwrap_or(i32::MAX);
            play.counted(NEXT, None, Term::TURN, number);
            let here = GameTold { turn: 0, ..self.tell_game(played, number, play) };
            for of in &played.changes {
                for SheetChange { rule, what } in &of.changes {
                    play.note(*rule, self.token(&of.name), Chronicle::of(*what, Some(&here), None));
                }
            }
        }
        self.told = self.played.len();
        if self.under_way.is_some() {
            play.counted(NEXT, None, Term::TURN, i32::try_from(self.begun).unwrap_or(i32::MAX));
        }
    }

    fn tell(&self, told: SheetChanges, play: &mut Play<'_>) {
        for (name, SheetChange { rule, what }) in told {
            play.note(rule, self.token(&name), Chronicle::of(what, None, None));
        }
    }
}
