//! What a campaign's players do between the games: make characters, learn, treat, take survivors in, let go.
use std::fmt;

use kernel::{Dice, RuleId, rule::hit, written::short_name};

use crate::{
    campaign::{
        CampaignFile, SheetChange, What, change,
        file::{Aftermath, UnderWay, check_file_name, check_name},
        muster::{muster, muster_these},
        note,
        roster::{Character, Fate, NewCharacter},
        skill::treat,
    },
    setup::scenario::Scenario,
    table::skill::Skill,
    view::words,
};

/// Why something cannot be done, and the rule that forbids it if one does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    pub why: String,
    pub rule: Option<RuleId>,
}

impl Refused {
    pub fn plain(why: impl Into<String>) -> Self {
        Refused { why: why.into(), rule: None }
    }

    pub fn by(rule: RuleId, why: impl Into<String>) -> Self {
        hit(rule);
        Refused { why: why.into(), rule: Some(rule) }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.why)?;
        match self.rule {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Refused {}

/// What was changed, and for whom.
pub type SheetChanges = Vec<(String, SheetChange)>;

impl CampaignFile {
    /// Makes a character and takes him into the team.
    pub fn add(&mut self, new: &NewCharacter, dice: &mut dyn Dice) -> Result<SheetChanges, Refused> {
        self.is_between_games()?;
        self.check_free(&new.name)?;
        let character = new
            .create(&self.rules, dice)
            .map_err(|rule| Refused::by(rule, format!("{} cannot be made so", new.name)))?;
        let wrong = |it: crate::setup::scenario::Fault| {
            let at = it.path.trim_start_matches('/').to_owned();
            Refused::plain(format!("{at}: found {}, expected {}", it.found, it.expected))
        };
        character.check("").map_err(wrong)?;
        let mut changes = Vec::new();
        note(&mut changes, rule!("dwa.char.sheet"), What::Joined, dice);
        for &quirk in &character.quirks {
            note(&mut changes, quirk.rule(), What::Quirk { quirk }, dice);
        }
        for &skill in character.free_skills.iter().chain(&character.skills) {
            note(&mut changes, skill.rule(), What::Learned { skill }, dice);
        }
        let told = changes.into_iter().map(|it| (character.name.clone(), it)).collect();
        self.enrol(&character.name);
        self.team.push(character);
        Ok(told)
    }

    /// Learns a skill that a level has brought.
    pub fn learn(&mut self, name: &str, skill: &str, dice: &mut dyn Dice) -> Result<SheetChanges, Refused> {
        self.is_between_games()?;
        let at = self.member(name)?;
        let rules = self.rules;
        let character = &mut self.team[at];
        if character.fate != Fate::Alive {
            let why = format!("{} is {} and learns nothing more", character.name, words(&character.fate));
            return Err(Refused::by(rule!("dwa.level.skill-gain"), why));
        }
        let Some(skill) = skill_named(skill) else {
            let open: Vec<&str> = character.open_skills(&rules).map(Skill::name).collect();
            let open = if open.is_empty() { "none".to_owned() } else { open.join(", ") };
            return Err(Refused::plain(format!("there is no skill {}; open now: {open}", short_name(skill))));
        };
        character.learn(skill, &rules).map_err(|rule| {
            Refused::by(rule, format!("{} may not learn {}", character.name, skill.name()))
        })?;
        let what = What::Learned { skill };
        Ok(vec![(character.name.clone(), change(rule!("dwa.level.skill-gain"), what, dice))])
    }

    /// A medic's one try after a game for one who turned in it.
    pub fn treat(
        &mut self,
        medic: &str,
        patient: &str,
        dice: &mut dyn Dice,
    ) -> Result<SheetChanges, Refused> {
        self.is_between_games()?;
        let (medic, patient) = (self.member(medic)?, self.member(patient)?);
        let (by, whom) = (self.team[medic].name.clone(), self.team[patient].name.clone());
        if self.aftermath.tried.contains(&by) || !self.aftermath.turned.contains(&whom) {
            let why = if self.aftermath.tried.contains(&by) {
                format!("{by} has already tried after this game")
            } else {
                format!("{whom} did not turn in the last game")
            };
            return Err(Refused::by(rule!("dwa.ruling.skill-misc"), why));
        }
        let changes = treat(&mut self.team, medic, patient, &self.rules, dice)
            .map_err(|rule| Refused::by(rule, format!("{by} cannot treat {whom}")))?;
        self.aftermath.tried.push(by);
        if changes.is_empty() {
            return Ok(vec![(whom, change(rule!("dwa.skill.medic"), What::NotCured, dice))]);
        }
        self.aftermath.turned.retain(|it| *it != whom);
        Ok(changes.into_iter().map(|(at, it)| (self.team[at].name.clone(), it)).collect())
    }

    /// Takes a survivor whom the last game found into the team, under another name if one is given.
    pub fn take_in(
        &mut self,
        name: &str,
        rename: Option<&str>,
        dice: &mut dyn Dice,
    ) -> Result<SheetChanges, Refused> {
        self.is_between_games()?;
        let same = |it: &Character| it.name.to_lowercase() == name.trim().to_lowercase();
        let Some(at) = self.aftermath.survivors.iter().position(same) else {
            return Err(Refused::plain(format!("the last game found no survivor {}", short_name(name))));
        };
        let new = rename.unwrap_or(&self.aftermath.survivors[at].name).to_owned();
        self.check_free(&new)?;
        let survivor = self.aftermath.survivors.remove(at);
        self.enrol(&new);
        self.team.push(Character { name: new.clone(), ..survivor });
        Ok(vec![(new, change(rule!("dwa.ruling.survivors"), What::Joined, dice))])
    }

    /// Takes somebody, dead or alive, off the team.
    pub fn dismiss(&mut self, name: &str, dice: &mut dyn Dice) -> Result<SheetChanges, Refused> {
        self.is_between_games()?;
        let at = self.member(name)?;
        let gone = self.team.remove(at);
        self.aftermath.turned.retain(|it| *it != gone.name);
        Ok(vec![(gone.name, change(rule!("dwa.char.sheet"), What::Dismissed, dice))])
    }

    /// Begins a game: the team is in the scenario, and what the last game left undone stays so.
    pub fn begin(&mut self, scenario: &Scenario, game: &str) -> Result<Scenario, Refused> {
        let mustered = muster(self, scenario)?;
        self.begin_mustered(mustered, game)
    }

    /// The same with those who go.
    pub fn begin_with(
        &mut self,
        scenario: &Scenario,
        game: &str,
        going: &[String],
    ) -> Result<Scenario, Refused> {
        let mustered = muster_these(self, scenario, going)?;
        self.begin_mustered(mustered, game)
    }

    fn begin_mustered(&mut self, scenario: Scenario, game: &str) -> Result<Scenario, Refused> {
        self.is_between_games()?;
        if check_file_name("", game).is_err() {
            return Err(Refused::plain(format!("a game cannot lie in a file called {}", short_name(game))));
        }
        let under_way = UnderWay { game: game.to_owned(), scenario: scenario.file().clone() };
        self.aftermath = Aftermath::default();
        self.begun = self.begun.saturating_add(1);
        self.under_way = Some(under_way);
        Ok(scenario)
    }

    /// Gives the game under way up, as if it had never begun.
    pub fn abandon(&mut self) -> Result<(), Refused> {
        match self.under_way.take() {
            Some(_) => Ok(()),
            None => Err(Refused::plain("no game is under way")),
        }
    }

    fn is_between_games(&self) -> Result<(), Refused> {
        match &self.under_way {
            None => Ok(()),
            Some(it) => {
                let why = format!("{} is being played; it has to be over first", it.scenario.title);
                Err(Refused::by(rule!("dwa.level.between-scenarios"), why))
            }
        }
    }

    fn member(&self, name: &str) -> Result<usize, Refused> {
        self.find(name).ok_or_else(|| {
            let names: Vec<&str> = self.team.iter().map(|it| it.name.as_str()).collect();
            let team = if names.is_empty() { "nobody".to_owned() } else { names.join(", ") };
            Refused::plain(format!("there is no {} in the team; the team is {team}", short_name(name)))
        })
    }

    pub(crate) fn check_free(&self, name: &str) -> Result<(), Refused> {
        if check_name("", name).is_err() {
            return Err(Refused::plain(format!(
                "{} cannot be used as a name",
                short_name(&name.escape_debug().to_string())
            )));
        }
        match self.find(name) {
            Some(_) => Err(Refused::plain(format!("somebody in the team is called {name} already"))),
            None => Ok(()),
        }
    }
}

/// A skill by its name, however it is spelled.
pub fn skill_named(name: &str) -> Option<Skill> {
    let plain = |it: &str| it.to_lowercase().replace([' ', '-', '_'], "");
    Skill::all().find(|it| plain(it.name()) == plain(name) || plain(&format!("{it:?}")) == plain(name))
}
