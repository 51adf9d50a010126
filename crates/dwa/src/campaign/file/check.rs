//! What no campaign file may have: two of one name, sheets that the rules do not allow.
use super::CampaignFile;
use crate::{
    battle::{check::MOST_PER_HUMAN, figure::Malfunction},
    campaign::{level::MOST_SKILLS, roster::Character},
    setup::{build::forbidden, scenario::Fault},
    table::{ammo::Unit, char::Archetype, quirk::MOST_QUIRKS, trauma::POINTS_FOR_PSYCHOSIS, weapons::Weapon},
};

const LONGEST_NAME: usize = 60;
const MOST_XP: u32 = 1_000_000;
const MOST_LEVEL: u16 = 90;
const MOST_GAMES: u32 = 1_000_000;

impl CampaignFile {
    /// Whether all it says can be; the fault is the first thing that cannot.
    pub fn check(&self) -> Result<(), Fault> {
        check_name("/name", &self.name)?;
        self.check_rules()?;
        let everybody = [("/team", &self.team), ("/aftermath/survivors", &self.aftermath.survivors)];
        for (list, characters) in everybody {
            for (i, character) in characters.iter().enumerate() {
                let path = format!("{list}/{i}");
                let same = |it: &Character| it.name.to_lowercase() == character.name.to_lowercase();
                if characters[..i].iter().any(same) {
                    let found = format!("a second `{}`", character.name);
                    return Err(Fault::new(format!("{path}/name"), found, "a different name for everybody"));
                }
                character.check(&path)?;
            }
        }
        for (i, name) in self.roll.iter().enumerate() {
            check_name(&format!("/roll/{i}"), name)?;
        }
        if let Some(i) = self.team.iter().position(|it| self.token(&it.name).is_none()) {
            return Err(Fault::new(
                format!("/team/{i}/name"),
                "a name that is not on the roll",
                "one that is",
            ));
        }
        if MOST_GAMES < self.begun {
            return Err(Fault::new("/begun", format!("{}", self.begun), format!("0 to {MOST_GAMES}")));
        }
        if self.played.len() < self.told {
            return Err(Fault::new("/told", format!("{}", self.told), "no more games than were played"));
        }
        match &self.under_way {
            Some(it) => check_file_name("/under_way/game", &it.game),
            None => Ok(()),
        }
    }
}

impl CampaignFile {
    fn check_rules(&self) -> Result<(), Fault> {
        match self.rules.zombies_per_human {
            Some(n) if MOST_PER_HUMAN < n => {
                let expected = format!("0 to {MOST_PER_HUMAN}");
                Err(Fault::new("/rules/zombies_per_human", format!("{n}"), expected))
            }
            Some(_) | None => Ok(()),
        }
    }
}

/// The game lies beside the campaign; a path could lead anywhere.
pub fn check_file_name(path: &str, name: &str) -> Result<(), Fault> {
    let leads_away = name.contains(['/', '\\', ':']) || name.starts_with('.') || name.is_empty();
    if leads_away || LONGEST_NAME * 4 < name.len() {
        return Err(Fault::new(path, format!("`{name}`"), "the plain name of a file beside this one"));
    }
    Ok(())
}

/// A name that can be told and typed.
pub fn check_name(path: &str, name: &str) -> Result<(), Fault> {
    let plain = name.trim() == name && !name.is_empty() && !name.chars().any(char::is_control);
    if !plain || LONGEST_NAME < name.chars().count() {
        let expected = format!("a name of 1 to {LONGEST_NAME} letters, without spaces around it");
        return Err(Fault::new(path, format!("`{}`", name.escape_debug()), expected));
    }
    Ok(())
}

impl Character {
    /// Whether the rules allow such a sheet.
    pub fn check(&self, path: &str) -> Result<(), Fault> {
        check_name(&format!("{path}/name"), &self.name)?;
        let within = |what: &str, n: i64, least: i64, most: i64| {
            if (least..=most).contains(&n) {
                return Ok(());
            }
            Err(Fault::new(format!("{path}/{what}"), format!("{n}"), format!("{least} to {most}")))
        };
        within("xp", self.xp.into(), 0, MOST_XP.into())?;
        within("level", self.level.into(), 1, MOST_LEVEL.into())?;
        within("moral_value", self.moral_value.into(), -100, 100)?;
        within("trauma", self.trauma.into(), 0, i64::from(POINTS_FOR_PSYCHOSIS) - 1)?;
        within("skills_to_learn", self.skills_to_learn.into(), 0, MOST_SKILLS as i64)?;
        for (what, n, most) in [
            ("skills", self.skills.len(), MOST_SKILLS),
            ("quirks", self.quirks.len(), MOST_QUIRKS),
            ("items", self.items.len(), usize::from(u8::MAX)),
        ] {
            if most < n {
                let found = format!("{n} {what}");
                return Err(Fault::new(format!("{path}/{what}"), found, format!("at most {most}")));
            }
        }
        self.check_traits(path)?;
        if self.specialty.is_some() && self.archetype != Archetype::Military {
            let found = format!("{:?}", self.archetype);
            return Err(Fault::new(format!("{path}/archetype"), found, "military, for one with a specialty"));
        }
        self.check_weapons(path)?;
        for (i, stock) in self.ammunition.iter().enumerate() {
            let what = format!("ammunition/{i}/pieces");
            within(&what, stock.pieces.into(), 0, u8::MAX.into())?;
        }
        Ok(())
    }

    /// Nobody has a skill, a quirk or a psychosis twice.
    fn check_traits(&self, path: &str) -> Result<(), Fault> {
        let twice = |list: &str, at: usize, name: &str| {
            let found = format!("a second `{name}`");
            Fault::new(format!("{path}/{list}/{at}"), found, "each only once")
        };
        for (i, skill) in self.skills.iter().enumerate() {
            if self.free_skills.contains(skill) || self.skills[..i].contains(skill) {
                return Err(twice("skills", i, skill.name()));
            }
        }
        if let Some(i) = second(&self.free_skills) {
            return Err(twice("free_skills", i, self.free_skills[i].name()));
        }
        if let Some(i) = second(&self.quirks) {
            return Err(twice("quirks", i, self.quirks[i].name()));
        }
        if let Some(i) = second(&self.psychoses) {
            return Err(twice("psychoses", i, self.psychoses[i].name()));
        }
        Ok(())
    }

    fn check_weapons(&self, path: &str) -> Result<(), Fault> {
        for (i, arm) in self.weapons.iter().enumerate() {
            let (most, path) = (most_loaded(arm.weapon), format!("{path}/weapons/{i}"));
            let loaded = arm.loaded.unwrap_or(0);
            if most < loaded {
                let expected = format!("0 to {most} for a {}", arm.weapon.profile().name);
                return Err(Fault::new(format!("{path}/loaded"), format!("{loaded}"), expected));
            }
            if matches!(arm.trouble, Malfunction::Jammed | Malfunction::Stalled) {
                let expected = "none, out-of-gas or out-of-fuel: jams are cleared between games";
                return Err(Fault::new(format!("{path}/trouble"), "a weapon that is jammed", expected));
            }
        }
        let weapons: Vec<Weapon> = self.weapons.iter().map(|it| it.weapon).collect();
        let Some(by) = forbidden(&weapons) else { return Ok(()) };
        kernel::rule::hit(by);
        let names: Vec<&str> = weapons.iter().map(|it| it.profile().name).collect();
        let expected =
            "at most two weapons of different ammunition and one more handgun or one-handed melee weapon";
        Err(Fault::new(format!("{path}/weapons"), names.join(", "), expected))
    }
}

/// Where something stands in a list a second time.
fn second<T: PartialEq>(list: &[T]) -> Option<usize> {
    list.iter().enumerate().position(|(i, it)| list[..i].contains(it))
}

fn most_loaded(weapon: Weapon) -> u16 {
    match weapon.unit() {
        Unit::Clip | Unit::Single => weapon.profile().mag.unwrap_or(0).into(),
        Unit::Piece => u8::MAX.into(),
        Unit::Tank => 1,
        Unit::None => 0,
    }
}
