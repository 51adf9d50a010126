//! What a campaign tells between its games.
use kernel::{Text, notes};

use super::Degree;
use crate::{
    campaign::{What, pieces, roster::Fate},
    view::words,
};

notes! {
    /// What is told of a campaign; where it is about one character, that one is named beside it.
    pub enum Chronicle {
        Joins = "joins-the-team",
        Dismissed = "is-dismissed",
        /// There was no room for this one in the game that comes.
        StaysAtHome = "stays-at-home",
        GainsXp { xp: i32 } = "gains-xp",
        ReachesLevel { level: u16 } = "reaches-level",
        MoralValue { from: i32, to: i32 } = "moral-value-changes",
        FullMoralValue { to: i32 } = "full-moral-value",
        MayLearn { skills: u16 } = "may-learn",
        WoundsHeal { wounds: u8 } = "wounds-heal",
        Learns { skill: Text } = "learns",
        Trauma { from: u8, to: u8 } = "trauma-changes",
        Psychosis { psychosis: Text } = "gets-a-psychosis",
        Quirk { quirk: Text } = "has-a-quirk",
        WeaponGained { weapon: Text } = "weapon-gained",
        WeaponLost { weapon: Text } = "weapon-lost",
        Loaded { weapon: Text, to: u16 } = "left-in-weapon",
        Ammunition { category: Text, from: u16, to: u16 } = "spare-ammunition",
        ItemGained { item: Text } = "item-gained",
        ItemLost { item: Text } = "item-lost",
        /// Dead, or a zombie that still walks: in which game, where, when and by whom, as far as that is known.
        Lost { turned: bool, game: i32, scenario: Text, turn: u16, by: Option<Text> } = "lost",
        AliveAgain = "alive-again",
        NotCured = "still-a-zombie",

        GameOver { scenario: Text, outcome: Degree, turn: u16 } = "game-over",
        Abandoned { scenario: Text } = "game-abandoned",
        CannotGo { scenario: Text, why: Text } = "cannot-go",
        TheEnd = "campaign-ends",
    }
}

/// A game that is told of: its number, its scenario, the turn spoken of; no turn is 0.
#[derive(Clone, Debug)]
pub struct GameTold {
    pub number: i32,
    pub scenario: Text,
    pub turn: u16,
}

impl Chronicle {
    /// A change on a sheet, in the game in which it came about.
    pub fn of(what: What, in_game: Option<&GameTold>, by: Option<Text>) -> Chronicle {
        match what {
            What::Xp { gained } => Chronicle::GainsXp { xp: i32::try_from(gained).unwrap_or(i32::MAX) },
            What::Level { to, .. } => Chronicle::ReachesLevel { level: to },
            What::MoralValue { from, to } => Chronicle::MoralValue { from, to },
            What::FullMoralValue { to, .. } => Chronicle::FullMoralValue { to },
            What::SkillsToLearn { to, .. } => Chronicle::MayLearn { skills: to },
            What::WoundsHealed { wounds } => Chronicle::WoundsHeal { wounds },
            What::Fate { fate: Fate::Alive } => Chronicle::AliveAgain,
            What::Fate { fate } => {
                let (game, scenario, turn) =
                    in_game.map_or((0, Text::default(), 0), |it| (it.number, it.scenario.clone(), it.turn));
                Chronicle::Lost { turned: fate == Fate::Turned, game, scenario, turn, by }
            }
            What::Trauma { from, to } => Chronicle::Trauma { from, to },
            What::Psychosis { psychosis } => Chronicle::Psychosis { psychosis: words(&psychosis).into() },
            What::Quirk { quirk } => Chronicle::Quirk { quirk: words(&quirk).into() },
            What::Learned { skill } => Chronicle::Learns { skill: skill.name().into() },
            What::WeaponGained { weapon } => Chronicle::WeaponGained { weapon: weapon.profile().name.into() },
            What::WeaponLost { weapon } => Chronicle::WeaponLost { weapon: weapon.profile().name.into() },
            What::Loaded { weapon, to } => Chronicle::Loaded { weapon: weapon.profile().name.into(), to },
            What::Ammunition { category, from, to } => {
                Chronicle::Ammunition { category: format!("{}s", pieces(category)).into(), from, to }
            }
            What::ItemGained { item } => Chronicle::ItemGained { item: words(&item).into() },
            What::ItemLost { item } => Chronicle::ItemLost { item: words(&item).into() },
            What::Joined => Chronicle::Joins,
            What::Dismissed => Chronicle::Dismissed,
            What::NotCured => Chronicle::NotCured,
        }
    }
}
