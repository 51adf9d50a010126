//! What a question answers that comes because something has happened.
use schemars::JsonSchema;
use serde::Serialize;

use crate::{event::Token, note::Term};

/// Who did what to whom, so that somebody is asked in the middle of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Interrupt {
    /// What has happened or is about to, by the book's own name: `charged`.
    pub kind: Term,
    /// Who did it, the nearest of several; nobody where it was nobody's deed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Token>,
    /// How many did it, where it was more than one.
    #[serde(skip_serializing_if = "is_one")]
    pub count: u16,
    /// Whom it befalls; nobody but those who are asked where that is not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub whom: Option<Token>,
    /// What it comes to if nothing is done about it, by the book's own name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threat: Option<Term>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
fn is_one(count: &u16) -> bool {
    *count == 1
}

impl Interrupt {
    pub fn new(kind: impl Into<Term>) -> Self {
        Interrupt { kind: kind.into(), by: None, count: 1, whom: None, threat: None }
    }

    pub fn by(self, token: Token) -> Self {
        Interrupt { by: Some(token), ..self }
    }

    /// The first of several did it with the others.
    pub fn by_all(self, tokens: impl IntoIterator<Item = Token>) -> Self {
        let mut tokens = tokens.into_iter();
        let by = tokens.next();
        let count = u16::try_from(1 + tokens.count()).unwrap_or(u16::MAX);
        Interrupt { by, count, ..self }
    }

    pub fn befalls(self, token: Token) -> Self {
        Interrupt { whom: Some(token), ..self }
    }

    pub fn threatens(self, threat: impl Into<Term>) -> Self {
        Interrupt { threat: Some(threat.into()), ..self }
    }
}
