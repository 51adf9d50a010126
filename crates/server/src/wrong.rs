//! What cannot be done, in plain words, with the status it is answered with.
use axum::{
    Json,
    http::{StatusCode, header::ACCEPT, request::Parts},
    response::{IntoResponse, Response},
};
use schemars::JsonSchema;
use serde::Serialize;

use crate::page;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    pub status: StatusCode,
    pub words: String,
}

/// What is wrong, in plain words.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Wrong")]
pub struct Told {
    error: String,
}

impl Wrong {
    fn new(status: StatusCode, words: impl Into<String>) -> Self {
        Wrong { status, words: words.into() }
    }

    /// What was sent makes no sense.
    pub fn malformed(words: impl Into<String>) -> Self {
        Wrong::new(StatusCode::BAD_REQUEST, words)
    }

    /// Whoever asks may not do that.
    pub fn forbidden(words: impl Into<String>) -> Self {
        Wrong::new(StatusCode::FORBIDDEN, words)
    }

    pub fn missing(words: impl Into<String>) -> Self {
        Wrong::new(StatusCode::NOT_FOUND, words)
    }

    /// The table has moved on since the page was drawn.
    pub fn stale(words: impl Into<String>) -> Self {
        Wrong::new(StatusCode::CONFLICT, words)
    }

    /// The rules or the form of the question forbid it.
    pub fn refused(words: impl Into<String>) -> Self {
        Wrong::new(StatusCode::UNPROCESSABLE_ENTITY, words)
    }

    pub fn too_large(most: usize) -> Self {
        let most = most / 1024;
        let most = if most < 1024 { format!("{most} KB") } else { format!("{} MB", most / 1024) };
        let words = format!("That is more than anybody has to say: {most} are the most.");
        Wrong::new(StatusCode::PAYLOAD_TOO_LARGE, words)
    }

    /// What was begun did not come in time.
    pub fn too_slow() -> Self {
        Wrong::new(StatusCode::REQUEST_TIMEOUT, "The rest of what you sent did not come; send it again.")
    }

    pub fn too_many(words: impl Into<String>) -> Self {
        Wrong::new(StatusCode::SERVICE_UNAVAILABLE, words)
    }

    /// Something failed on this side; no path of the machine may be in the words.
    pub fn trouble(words: impl Into<String>) -> Self {
        Wrong::new(StatusCode::INTERNAL_SERVER_ERROR, words)
    }

    /// A bug on this side.
    pub fn broken() -> Self {
        Wrong::trouble("Something broke in the middle of it; the game is as it was last kept.")
    }

    /// For programs.
    pub fn json(&self) -> Response {
        (self.status, Json(Told { error: self.words.clone() })).into_response()
    }

    /// For whoever asked: JSON for programs and the script, a page for people.
    pub fn to(&self, parts: &Parts) -> Response {
        self.to_whom(Whom::of(parts))
    }

    /// The same where the request itself is gone.
    pub fn to_whom(&self, whom: Whom) -> Response {
        match whom {
            Whom::Program => self.json(),
            Whom::Person => self.page(),
        }
    }

    fn page(&self) -> Response {
        (self.status, page::wrong(self)).into_response()
    }
}

/// Who asked, as far as the form of an answer goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    Program,
    Person,
}

impl Whom {
    pub fn of(parts: &Parts) -> Self {
        let wants_json = parts
            .headers
            .get(ACCEPT)
            .and_then(|it| it.to_str().ok())
            .is_some_and(|it| it.starts_with("application/json"));
        if wants_json || parts.uri.path().starts_with("/api/") { Whom::Program } else { Whom::Person }
    }
}

impl IntoResponse for Wrong {
    fn into_response(self) -> Response {
        self.page()
    }
}
