//! How light it is: the Day Part, the moon and the weather.
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

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
