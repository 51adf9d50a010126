//! Optional rules: what the players agree on before the first turn.
pub mod switch;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What the book leaves to the players, each a switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Rules {
    /// A Star counts as Rep 5 whatever its counter shows (3.1.1).
    pub star_rep_five: bool,
    /// Players swap Attributes freely on characters of their own making (3.4).
    pub substitute_attributes: bool,
}

impl Default for Rules {
    fn default() -> Self {
        Rules { star_rep_five: true, substitute_attributes: true }
    }
}
