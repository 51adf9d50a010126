//! Asking how even a setting is: with the form that would set its table.
use std::sync::Arc;

use axum::{
    Json, Router,
    body::Bytes,
    extract::{State, rejection::BytesRejection},
    http::{HeaderMap, header::ACCEPT},
    response::{IntoResponse, Response},
    routing::post,
};
use maud::Markup;
use serde_json::json;

use super::{Setting, TallyState as Doing};
use crate::{
    form::FormData, guard, hall::Hall, order::Order, page::start::even as page, web::aside, web_start::again,
    wrong::Wrong,
};

/// Where settings that belong to no campaign are asked about.
pub const HERE: &str = "/even";

pub fn routes() -> Router<Arc<Hall>> {
    Router::new().route(HERE, post(even))
}

async fn even(
    State(hall): State<Arc<Hall>>,
    headers: HeaderMap,
    said: Result<Bytes, BytesRejection>,
) -> Result<Response, Wrong> {
    let form = FormData::read(&guard::body(said)?);
    aside(move || {
        let setting = Order::read(&form).and_then(|it| Setting::of(&it));
        answered(&hall, &form, &headers, setting, HERE, || again(&hall, &form, None))
    })
    .await
}

/// Does what the form wants (`go`, `stop`, or a look) and shows how things stand: the part of the page for the script, the
/// whole page for whoever has none.
pub fn answered(
    hall: &Hall,
    form: &FormData,
    headers: &HeaderMap,
    setting: Result<Setting, Wrong>,
    here: &str,
    whole: impl FnOnce() -> Result<Markup, Wrong>,
) -> Result<Response, Wrong> {
    let scripted = headers.get(ACCEPT).is_some_and(|it| it.as_bytes().starts_with(b"application/json"));
    let setting = match setting {
        Ok(it) => it,
        Err(wrong) if scripted => return Ok(wrong.json()),
        Err(wrong) => return Err(wrong),
    };
    let mut shown = hall.evens.shown(&setting, here);
    match form.field("even") {
        Some("go") => shown.tally = hall.evens.go(setting),
        Some("stop") => shown.tally = hall.evens.stop(&setting.key),
        Some(_) | None => (),
    }
    if !scripted {
        return Ok(whole()?.into_response());
    }
    let part = page::inner(&shown).into_string();
    let playing = shown.tally.state == Doing::Playing;
    Ok(Json(json!({ "part": part, "playing": playing, "words": page::words(&shown.tally) })).into_response())
}
