//! How light it is: the Day Part, the moon and the weather.
use ground::open::measure;
use kernel::{Dice, Play, Point, Term, rule::hit};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::{
    battle::Battle,
    journal::Happened,
    table::{dice::happens, weapon::INCH_MM},
};

/// How far one sees at Night.
pub(super) const NIGHT_MM: i32 = 6 * INCH_MM;
/// In the Evening, under a full moon and in bad weather.
const DUSK_MM: i32 = 12 * INCH_MM;
/// So near a lamp somebody is seen from afar.
const LAMP_MM: i32 = 6 * INCH_MM;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DayPart {
    Morning,
    #[default]
    Daytime,
    Evening,
    Night,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Light {
    pub part: DayPart,
    /// Rolled when it first is Night.
    pub full_moon: Option<bool>,
    pub bad_weather: bool,
    /// Day Parts that this Encounter has had before.
    #[schemars(with = "Vec<DayPart>")]
    pub had: SmallVec<[DayPart; 4]>,
}

impl DayPart {
    pub const fn next(self) -> DayPart {
        match self {
            DayPart::Morning => DayPart::Daytime,
            DayPart::Daytime => DayPart::Evening,
            DayPart::Evening => DayPart::Night,
            DayPart::Night => DayPart::Morning,
        }
    }

    /// Its name in the journal.
    pub const fn term(self) -> Term {
        Term::new(match self {
            DayPart::Morning => "morning",
            DayPart::Daytime => "daytime",
            DayPart::Evening => "evening",
            DayPart::Night => "night",
        })
    }
}

/// How far one sees whoever is there, by the light and the weather.
pub(super) fn limit_mm(battle: &Battle, to: Point) -> Option<i32> {
    hit(rule!("ffo.ruling.visibility"));
    let light = &battle.light;
    let dark = match light.part {
        DayPart::Morning | DayPart::Daytime => None,
        DayPart::Evening => Some(DUSK_MM),
        DayPart::Night if light.full_moon == Some(true) => Some(DUSK_MM),
        DayPart::Night => Some(NIGHT_MM),
    };
    let lit = || battle.scene.lights.iter().any(|it| measure::at_most(*it, to, LAMP_MM));
    let dark = dark.filter(|_| !lit());
    dark.into_iter().chain(light.bad_weather.then_some(DUSK_MM)).min()
}

/// As it first is Night, whether the moon is full.
pub fn rise(battle: &mut Battle, play: &mut Play<'_>) {
    if battle.light.part == DayPart::Night && battle.light.full_moon.is_none() {
        battle.light.full_moon = Some(happens(rule!("ffo.ruling.visibility"), 1, &mut play.thrown()));
    }
}

/// The day goes on by a step, unless a second Morning or Evening of this Encounter would begin.
pub fn go_on(battle: &mut Battle, play: &mut Play<'_>) {
    play.cite(rule!("ffo.ruling.doubles-day-part"));
    let light = &mut battle.light;
    let next = light.part.next();
    let once = matches!(next, DayPart::Morning | DayPart::Evening);
    if once && (light.had.contains(&next) || light.part == next) {
        return;
    }
    light.had.push(light.part);
    light.part = next;
    play.note(rule!("ffo.turn.doubles"), None, Happened::DayGoesOn { part: next.term() });
    rise(battle, play);
}
