//! Optional rules and settings: what the players agree on before the first turn.
pub mod switch;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use view::Length;

/// The optional parts of the book, each a switch, and the settings that a ruling leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Rules {
    /// Weapons jam (11.3).
    pub jams: bool,
    /// The eliminated may turn into zombies (12.7).
    pub zombification: bool,
    /// Zombies carry and fire weapons (11.1.2, 12.7).
    pub armed_zombies: bool,
    /// A team member who turns costs morale once more (13.1).
    pub team_zombified: bool,
    /// Stunts for +1 AP (9.1); they need a referee's consent.
    pub fancy_moves: bool,
    /// Zombies call each other (15.1.3).
    pub moan: bool,
    /// Zombies lurch into contact (15.1.4).
    pub lurch: bool,
    /// Military, Law Enforcement, Civilian (16.1.2).
    pub archetypes: bool,
    /// Archetypes limit which skills can be learned (16.1.3).
    pub restrictions: bool,
    /// Rooms and vehicles are searched (16.2).
    pub search: bool,
    /// Items can be used (16.2).
    pub items: bool,
    /// Vehicles can be driven (16.3).
    pub vehicles: bool,
    /// Skills are used (16.5).
    pub skills: bool,
    /// A weapon needs its general weapon skill (16.5.3).
    pub weapon_skills: bool,
    /// Quirks take effect (16.6).
    pub quirks: bool,
    /// Failed fear tests leave trauma points, and these psychoses (16.7).
    pub trauma: bool,
    /// Diameter of the blast circle: the text's 10 or the caption's 8.
    pub blast_diameter_cm: BlastDiameter,
    /// Sign of the modifier for passengers who fire at fast speed.
    pub passenger_fire: PassengerFire,
    /// The most zombies on the table at one time, for each human who started; none lifts the limit.
    pub zombies_per_human: Option<u16>,
    /// Whether the player picks a new psychosis or the dice do.
    pub psychosis_choice: PsychosisChoice,
    /// Which units the table is measured in.
    pub units: Units,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum BlastDiameter {
    #[default]
    #[serde(rename = "10")]
    Ten,
    #[serde(rename = "8")]
    Eight,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum PassengerFire {
    #[default]
    #[serde(rename = "+1")]
    Bonus,
    #[serde(rename = "-1")]
    Penalty,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PsychosisChoice {
    #[default]
    Roll,
    Choose,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Units {
    #[default]
    Centimetres,
    Inches,
}

impl Units {
    pub const fn length(self) -> Length {
        match self {
            Units::Centimetres => Length::Centimetres,
            Units::Inches => Length::Inches,
        }
    }
}

impl Rules {
    /// A single game: the basic book, with the optional rules of chapters 11 to 15 as its example of play uses them.
    pub const SINGLE_GAME: Rules = Rules {
        jams: false,
        zombification: true,
        armed_zombies: false,
        team_zombified: true,
        fancy_moves: false,
        moan: false,
        lurch: true,
        archetypes: false,
        restrictions: false,
        search: false,
        items: false,
        vehicles: false,
        skills: false,
        weapon_skills: false,
        quirks: false,
        trauma: false,
        blast_diameter_cm: BlastDiameter::Ten,
        passenger_fire: PassengerFire::Bonus,
        zombies_per_human: Some(5),
        psychosis_choice: PsychosisChoice::Roll,
        units: Units::Centimetres,
    };

    /// The whole book; vehicles stay scenery unless a scenario lets them be driven (16.3).
    pub const CAMPAIGN: Rules = Rules {
        jams: true,
        moan: true,
        archetypes: true,
        restrictions: true,
        search: true,
        items: true,
        skills: true,
        weapon_skills: true,
        quirks: true,
        trauma: true,
        ..Rules::SINGLE_GAME
    };
}

impl Default for Rules {
    fn default() -> Self {
        Rules::SINGLE_GAME
    }
}
