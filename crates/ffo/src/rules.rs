//! Optional rules: what the players agree on before the first turn.
pub mod switch;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What the book leaves to the players, each a switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Rules {
    /// There are Stars (p. 4); without them everybody is a Grunt.
    pub stars: bool,
    /// Who has Attributes (p. 7).
    pub attributes: AttributesFor,
    /// Weapons of the players' own making (p. 23).
    pub custom_weapons: bool,
    /// Weapons that are empty may stay so (p. 24).
    pub really_tight_ammo: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AttributesFor {
    None,
    Star,
    /// The Star and those of their side.
    StarsGroup,
    #[default]
    All,
}

impl Default for Rules {
    fn default() -> Self {
        Rules {
            stars: true,
            attributes: AttributesFor::default(),
            custom_weapons: false,
            really_tight_ammo: false,
        }
    }
}
