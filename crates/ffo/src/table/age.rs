//! Age (p. 9): written down, and of no consequence.
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Age {
    /// Recorded, and nothing else.
    Child,
    Teen,
    /// In their twenties and thirties.
    Young,
    /// In their forties and fifties.
    Mature,
    /// From sixty on.
    Old,
}

impl Age {
    pub const ALL: [Age; 5] = [Age::Child, Age::Teen, Age::Young, Age::Mature, Age::Old];

    /// Whether they take part in anything.
    pub const fn functions(self) -> bool {
        !matches!(self, Age::Child)
    }
}
