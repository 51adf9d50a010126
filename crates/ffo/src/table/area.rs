//! Areas (p. 53): what kind of country an Encounter is played in.
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The more people lived there, the more zombies walk there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Area {
    Urban,
    #[default]
    Suburban,
    Rural,
}

impl Area {
    pub const ALL: [Area; 3] = [Area::Urban, Area::Suburban, Area::Rural];
}
