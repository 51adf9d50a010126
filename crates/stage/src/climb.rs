//! Ways between levels.
use ground::open::ClimbKind;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A ladder or stairs between two levels.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClimbFile {
    pub name: String,
    pub kind: Steps,
    pub foot: [i32; 2],
    /// The piece on whose top it begins; the table if none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub foot_on: Option<String>,
    pub head: [i32; 2],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub head_on: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Steps {
    Ladder,
    Stairs,
}

impl From<Steps> for ClimbKind {
    fn from(steps: Steps) -> ClimbKind {
        match steps {
            Steps::Ladder => ClimbKind::Ladder,
            Steps::Stairs => ClimbKind::Stairs,
        }
    }
}
