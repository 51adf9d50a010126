//! Where a page asks for advice, looks how far it is, and stops it.
use std::sync::Arc;

use axum::{
    Json, Router,
    body::Bytes,
    extract::{Path, State, rejection::BytesRejection},
    http::{HeaderMap, header::ACCEPT},
    response::{IntoResponse, Redirect, Response},
    routing::{get, post},
};
use serde_json::{Value, json};

use super::AdviceState as Doing;
use crate::{
    form::FormData,
    guard,
    hall::Hall,
    page::advice as page,
    table::sits,
    web::{aside, asset},
    wrong::Wrong,
};

pub fn routes() -> Router<Arc<Hall>> {
    Router::new().route("/seat/{key}/advice", post(advice)).route(
        "/advice.js",
        get(|| asset("text/javascript", include_str!("../../assets/advice.js").to_owned())),
    )
}

async fn advice(
    State(hall): State<Arc<Hall>>,
    Path(key): Path<String>,
    headers: HeaderMap,
    said: Result<Bytes, BytesRejection>,
) -> Response {
    let scripted = headers.get(ACCEPT).is_some_and(|it| it.as_bytes().starts_with(b"application/json"));
    let back = format!("/seat/{key}");
    let done = match guard::body(said) {
        Ok(bytes) => aside(move || told(&hall, &key, &FormData::read(&bytes))).await,
        Err(wrong) => Err(wrong),
    };
    match (done, scripted) {
        (Ok(told), true) => Json(told).into_response(),
        (Ok(_), false) => Redirect::to(&back).into_response(),
        (Err(wrong), true) => wrong.json(),
        (Err(wrong), false) => wrong.into_response(),
    }
}

/// Does what the form wants (`go`, `stop`, or a look) and shows how things stand.
fn told(hall: &Hall, key: &str, form: &FormData) -> Result<Value, Wrong> {
    let (table, who) = hall.enter(key)?;
    sits(who)?;
    let number = form.field("question").unwrap_or_default();
    match form.field("advice") {
        Some("go") => drop(hall.room.ask(&table, who, number)?),
        Some("stop") => table.desk.stop(number),
        Some(_) | None => (),
    }
    let look = table.look(who);
    let Some(question) = look.now.question() else {
        return Err(Wrong::stale("Nothing is being asked just now."));
    };
    if look.number != number {
        return Err(Wrong::stale("The table has moved on since this page was drawn."));
    }
    let seen = table.desk.look(number);
    let thinking = seen.as_ref().is_some_and(|it| it.state == Doing::Thinking);
    let length = table.book.units.length;
    let part = page::inner(question, seen.as_ref(), number, length).into_string();
    Ok(json!({ "part": part, "thinking": thinking }))
}
