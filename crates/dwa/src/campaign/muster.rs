//! The team goes to a scenario: its living characters stand where the scenario's own team would.
use kernel::rule::hit;

use crate::{
    battle::figure::{Ammo, Malfunction},
    campaign::{
        CampaignFile,
        roster::{Arm, Character, Fate},
        team::Refused,
    },
    rules::Rules,
    setup::{
        forces::{HumanFile, LifeFile, WeaponFile, ZombieGoalFile},
        scenario::{GameKind, Scenario, ScenarioFile},
    },
    table::{
        ammo::Unit,
        weapons::{Category, Weapon},
    },
};

/// The scenario with the first of the living for whom it has a place.
pub fn muster(campaign: &CampaignFile, scenario: &Scenario) -> Result<Scenario, Refused> {
    let going: Vec<String> =
        living(campaign).map(|it| it.name.clone()).take(places(scenario.file())).collect();
    muster_these(campaign, scenario, &going)
}

/// How many of a team a scenario has places for; one without a team of its own takes all.
pub fn places(file: &ScenarioFile) -> usize {
    match file.humans.iter().filter(|it| is_own(it)).count() {
        0 => usize::MAX,
        own => own,
    }
}

fn living(campaign: &CampaignFile) -> impl Iterator<Item = &Character> {
    campaign.team.iter().filter(|it| it.fate == Fate::Alive)
}

/// The scenario with these of the living in place of its own team members; its non-player characters stay.
pub fn muster_these(
    campaign: &CampaignFile,
    scenario: &Scenario,
    going: &[String],
) -> Result<Scenario, Refused> {
    let mut file = scenario.file().clone();
    let team: Vec<&Character> = living(campaign).filter(|it| going.contains(&it.name)).collect();
    check(&team, &file)?;
    if places(&file) < team.len() {
        let why = format!("{} takes {}, and {} are going", file.title, places(&file), team.len());
        return Err(Refused::by(rule!("dwa.ruling.who-goes"), why));
    }
    hit(rule!("dwa.char.advanced-optional"));
    file.rules = rules(&campaign.rules, &file.rules);
    file.play = GameKind::Campaign;
    file.parameters.clear();
    file.choices.clear();
    let own = take_team(&mut file);
    rename(&mut file, &own, &team);
    let humans: Vec<HumanFile> =
        team.iter().enumerate().map(|(i, it)| placed(it, i, own.get(i), file.seats)).collect();
    file.humans.splice(0..0, humans);
    Scenario::of(&file).map_err(|it| Refused::plain(format!("{} cannot take this team: {it}", file.title)))
}

/// Whether the living of the team can go to a scenario at all.
pub(crate) fn check_team(campaign: &CampaignFile, file: &ScenarioFile) -> Result<(), Refused> {
    check(&living(campaign).collect::<Vec<_>>(), file)
}

fn check(team: &[&Character], file: &ScenarioFile) -> Result<(), Refused> {
    if team.is_empty() {
        return Err(Refused::plain("the team is lost: nobody is alive"));
    }
    if file.begin.is_some() {
        return Err(Refused::plain(format!("{} begins in the middle of a game", file.title)));
    }
    let stays = |it: &&HumanFile| !is_own(it);
    for human in file.humans.iter().filter(stays) {
        if let Some(same) = team.iter().find(|it| it.name == human.name) {
            let who = &same.name;
            return Err(Refused::plain(format!("{} has a {who} of its own beside the team", file.title)));
        }
    }
    Ok(())
}

/// One of the scenario's own team, whose place is taken.
fn is_own(human: &HumanFile) -> bool {
    human.member && human.life == LifeFile::Alive
}

/// The campaign's rules, but for what the table and the story of a scenario decide.
fn rules(campaign: &Rules, scenario: &Rules) -> Rules {
    hit(rule!("dwa.vehicle.scenario-only"));
    Rules {
        vehicles: scenario.vehicles,
        units: scenario.units,
        zombies_per_human: scenario.zombies_per_human,
        ..*campaign
    }
}

fn take_team(file: &mut ScenarioFile) -> Vec<HumanFile> {
    let (own, mut others): (Vec<_>, Vec<_>) = file.humans.drain(..).partition(is_own);
    // The dead of the scenario's team are not of this one.
    others.iter_mut().for_each(|it| it.member = false);
    file.humans = others;
    own
}

/// Zombies that were after one of the scenario's team are after the one in his place, or after nobody.
fn rename(file: &mut ScenarioFile, own: &[HumanFile], team: &[&Character]) {
    let others: Vec<String> = file.humans.iter().map(|it| it.name.clone()).collect();
    let now = |name: &String| match own.iter().position(|it| it.name == *name) {
        Some(at) => team.get(at).map(|it| it.name.clone()),
        None => others.contains(name).then(|| name.clone()),
    };
    for zombie in &mut file.zombies {
        if let ZombieGoalFile::Human(name) = &zombie.goal {
            zombie.goal = now(name).map_or(ZombieGoalFile::None, ZombieGoalFile::Human);
        }
        zombie.prey = zombie.prey.as_ref().and_then(now);
    }
}

/// A character in the place of one of the scenario's team; without such a place his player finds him one.
fn placed(character: &Character, i: usize, place: Option<&HumanFile>, seats: u8) -> HumanFile {
    let human = character.human();
    match place {
        Some(place) => HumanFile {
            seat: place.seat,
            at: place.at,
            on: place.on.clone(),
            facing: place.facing,
            posture: place.posture,
            vehicle: place.vehicle.clone(),
            ..human
        },
        None => HumanFile { seat: (i % usize::from(seats.max(1))) as u8, ..human },
    }
}

impl Character {
    /// Himself at the beginning of a game: unwounded, with all that he has carried over.
    pub fn human(&self) -> HumanFile {
        hit(rule!("dwa.ruling.between-games"));
        HumanFile {
            archetype: self.archetype,
            sex: Some(self.sex),
            moral: self.moral_value as i16,
            full_moral: self.full_moral_value() as i16,
            weapons: self.weapons.iter().map(|it| self.weapon(it)).collect(),
            ammo: self.ammo(),
            items: self.items.clone(),
            skills: self.free_skills.iter().chain(&self.skills).copied().collect(),
            quirks: self.quirks.clone(),
            psychoses: self.psychoses.clone(),
            trauma: self.trauma,
            ..HumanFile::named(&self.name)
        }
    }

    fn weapon(&self, arm: &Arm) -> WeaponFile {
        let small = |n: u16| u8::try_from(n).unwrap_or(u8::MAX);
        let loaded = arm.loaded.map(small);
        let (trouble, grenade) = (arm.trouble, arm.grenade);
        let bare = WeaponFile { weapon: arm.weapon, loaded: None, pieces: None, trouble, grenade };
        match arm.weapon.unit() {
            Unit::Piece => WeaponFile { pieces: loaded, ..bare },
            Unit::Single if arm.weapon == Weapon::GrenadeLauncher => {
                let grenades = self.spare(Category::Grenades);
                match loaded {
                    None if grenades == 0 => bare,
                    None => WeaponFile { loaded: Some(0), pieces: Some(grenades), ..bare },
                    Some(_) => WeaponFile { loaded, pieces: Some(grenades), ..bare },
                }
            }
            Unit::Clip | Unit::Single | Unit::Tank => WeaponFile { loaded, ..bare },
            Unit::None => bare,
        }
    }

    fn ammo(&self) -> Ammo {
        Ammo {
            clips: self.spare(Category::Bullets),
            shells: self.spare(Category::Shells),
            belts: self.spare(Category::Belt),
            arrows: self.spare(Category::Arrows),
        }
    }

    fn spare(&self, category: Category) -> u8 {
        let all = self.ammunition.iter().filter(|it| it.category == category);
        all.fold(0, |sum: u8, it| sum.saturating_add(u8::try_from(it.pieces).unwrap_or(u8::MAX)))
    }
}

/// What keeps a weapon from working in the next game too: jams are cleared and engines start again.
pub(crate) fn lasting(trouble: Malfunction) -> Malfunction {
    match trouble {
        Malfunction::None | Malfunction::Jammed | Malfunction::Stalled => Malfunction::None,
        Malfunction::OutOfGas | Malfunction::OutOfFuel => trouble,
    }
}
