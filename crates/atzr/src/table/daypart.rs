//! Morning, Daytime, Evening and Night (18.4).
use kernel::{Dice, Given, Need, Roll};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    journal::{Happened, Outcome},
    printed::DayPart,
};

/// The Day Part of an Encounter that nobody chose.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RandomDayPart {}

impl RandomDayPart {
    pub fn roll(&self, dice: &mut dyn Dice) -> DayPart {
        let part = match dice.d6(rule!("atzr.daypart.choice")) {
            ..=2 => DayPart::Morning,
            3 | 4 => DayPart::Daytime,
            5 => DayPart::Evening,
            6.. => DayPart::Night,
        };
        dice.came(rule!("atzr.daypart.choice"), &|| Happened::TimeOfDay { part }.into());
        part
    }
}

impl Given for RandomDayPart {
    const NAME: &'static str = "atzr.daypart";
    const ABOUT: &'static str = "The Day Part of an Involuntary Encounter.";
    type Result = DayPart;

    fn resolve(&self, dice: &mut dyn Dice) -> DayPart {
        self.roll(dice)
    }
}

/// How far one sees.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Vision {
    pub part: DayPart,
}

impl Vision {
    /// In hexes; none where it is not limited. At Night the moon is rolled for, once for the whole Encounter.
    pub fn roll(&self, dice: &mut dyn Dice) -> Option<u8> {
        match self.part {
            DayPart::Morning | DayPart::Daytime => None,
            DayPart::Evening => {
                dice.cite(rule!("atzr.daypart.evening"));
                dice.cite(rule!("atzr.ruling.los-vision"));
                Some(6)
            }
            DayPart::Night => {
                dice.cite(rule!("atzr.ruling.los-vision"));
                let moon = Need::at_most(1, Outcome::FullMoon);
                dice.needs(rule!("atzr.daypart.night"), &[moon]);
                let full_moon = dice.d6(rule!("atzr.daypart.night")) == 1;
                Some(if full_moon { 6 } else { 3 })
            }
        }
    }
}

impl Given for Vision {
    const NAME: &'static str = "atzr.daypart.vision";
    const ABOUT: &'static str = "How many hexes one sees in a Day Part; at Night by the moon.";
    type Result = Option<u8>;
    const NOTHING: &'static str = "no limit";
    const COUNTS: Option<(&'static str, &'static str)> = Some(("hex", "hexes"));

    fn resolve(&self, dice: &mut dyn Dice) -> Option<u8> {
        self.roll(dice)
    }
}

/// Event Cards drawn at the start of an Encounter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct StartCards {
    pub part: DayPart,
    /// Humans who move onto the map.
    #[schemars(range(min = 0, max = 100))]
    pub characters: u8,
}

impl Default for StartCards {
    fn default() -> Self {
        StartCards { part: DayPart::Daytime, characters: 1 }
    }
}

impl StartCards {
    pub fn number(&self, dice: &mut dyn Dice) -> u16 {
        let characters = u16::from(self.characters);
        if !self.part.is_dark() {
            return characters;
        }
        dice.cite(rule!("atzr.daypart.start-cards"));
        2 * characters
    }
}

impl Given for StartCards {
    const NAME: &'static str = "atzr.daypart.start-cards";
    const ABOUT: &'static str = "How many Event Cards are drawn at the start of an Encounter.";
    type Result = u16;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("card", "cards"));

    fn resolve(&self, dice: &mut dyn Dice) -> u16 {
        self.number(dice)
    }
}
