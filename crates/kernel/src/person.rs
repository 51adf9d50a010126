//! What a telling may say of a person instead of their name.
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The pronoun of somebody of whom it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pronoun {
    She,
    He,
    They,
}

impl Pronoun {
    /// As the subject of a sentence.
    pub const fn subject(self) -> &'static str {
        match self {
            Pronoun::She => "she",
            Pronoun::He => "he",
            Pronoun::They => "they",
        }
    }
}
