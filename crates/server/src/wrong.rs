//! What cannot be done, in plain words, with the status it is answered with.
use std::{
    future::{Future, poll_fn},
    panic::{AssertUnwindSafe, catch_unwind},
    pin::pin,
    task::Poll,
};

use axum::{
    Json,
    http::{StatusCode, header::ACCEPT, request::Parts},
    response::{IntoResponse, Response},
};
use kernel::written::ValueFault;
use schemars::JsonSchema;
use serde::Serialize;

use crate::page;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    pub status: StatusCode,
    pub words: String,
    /// The field of a form whose value was refused, and why.
    pub unfit: Option<Box<ValueFault>>,
}

/// What is wrong, in plain words.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Wrong")]
pub struct ErrorBody {
    error: String,
}

impl Wrong {
    fn new(status: StatusCode, words: impl Into<String>) -> Self {
        // Whatever was sent may be in the words; nobody has to read all of it again.
        Wrong { status, words: store::bounded(&words.into()), unfit: None }
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

    /// The same of one field of a form.
    pub fn unfit(words: impl Into<String>, unfit: ValueFault) -> Self {
        Wrong { unfit: Some(Box::new(unfit)), ..Wrong::refused(words) }
    }

    pub fn too_large(most: usize) -> Self {
        let most = most / 1024;
        let most = if most < 1024 { format!("{most} KB") } else { format!("{} MB", most / 1024) };
        let words = format!("Too large: the limit is {most}.");
        Wrong::new(StatusCode::PAYLOAD_TOO_LARGE, words)
    }

    /// What was begun did not come in time.
    pub fn too_slow() -> Self {
        Wrong::new(StatusCode::REQUEST_TIMEOUT, "Your request was cut off; send it again.")
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
        Wrong::trouble("Something went wrong; the game is as it was last saved.")
    }

    /// For programs.
    pub fn json(&self) -> Response {
        (self.status, Json(ErrorBody { error: self.words.clone() })).into_response()
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

/// Does something that a bug could break: that is answered in words and ends nothing else.
pub fn contained<T>(work: impl FnOnce() -> Result<T, Wrong>) -> Result<T, Wrong> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(Wrong::broken()))
}

/// The same of what is answered bit by bit.
pub async fn contained_answer<T>(work: impl Future<Output = T>) -> Result<T, Wrong> {
    let mut work = pin!(work);
    let step = poll_fn(move |context| match catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context))) {
        Ok(Poll::Pending) => Poll::Pending,
        Ok(Poll::Ready(done)) => Poll::Ready(Ok(done)),
        Err(_) => Poll::Ready(Err(Wrong::broken())),
    });
    step.await
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

#[cfg(test)]
mod tests {
    use super::*;

    fn breaks() -> Result<(), Wrong> {
        panic!("a bug")
    }

    #[test]
    fn a_bug_is_answered_and_goes_no_further() {
        assert_eq!(contained(breaks), Err(Wrong::broken()));
        assert_eq!(contained(|| Ok(3)), Ok(3));
        assert_eq!(contained(|| Err::<(), _>(Wrong::too_slow())), Err(Wrong::too_slow()));
    }

    #[tokio::test]
    async fn a_bug_in_the_middle_of_an_answer_is_answered_too() {
        let breaks = async {
            tokio::task::yield_now().await;
            breaks()
        };
        assert_eq!(contained_answer(breaks).await, Err(Wrong::broken()));
        let whole = async {
            tokio::task::yield_now().await;
            3
        };
        assert_eq!(contained_answer(whole).await, Ok(3));
    }
}
