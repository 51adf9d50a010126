//! Games and campaigns handed on as files: out of the library and into it. Whoever runs the program may export all;
//! a chair's link gives a game away only when it is over, for a file holds what was hidden.
mod multipart;

use std::sync::Arc;

use axum::{
    Extension, Json, Router,
    body::Bytes,
    extract::{Path, Request, State},
    http::{
        HeaderMap, StatusCode,
        header::{ACCEPT, CONTENT_DISPOSITION, CONTENT_TYPE},
        request::Parts,
    },
    middleware,
    response::{IntoResponse, Redirect, Response},
    routing::{get, post},
};
use maud::Markup;
use schemars::JsonSchema;
use serde::Serialize;
use shelf::{GameFault, library::ImportedItem};

use crate::{
    campaign::{self, LATEST},
    drawn, guard,
    hall::{Hall, unread},
    page::exchange,
    queue::{FoundPlace, work_in},
    seat::Who,
    table::{Table, unwritten},
    web::aside,
    wrong::{Wrong, contained},
};

type Desk = State<Arc<Hall>>;

pub fn routes() -> Router<Arc<Hall>> {
    let home = Router::new()
        .route("/exchange", get(page))
        .route("/export/{id}", get(game))
        .route("/export-campaign/{id}", get(whole))
        .route("/import", post(import))
        .layer(middleware::from_fn(guard::at_home));
    Router::new().route("/seat/{key}/export", get(of_seat)).merge(home)
}

/// Everything that can be handed on, and the way in.
async fn page(State(hall): Desk) -> Result<Markup, Wrong> {
    aside(move || {
        let games = hall.kept()?;
        let campaigns = hall.library.campaigns().map_err(|it| unread(&it))?;
        Ok(exchange::page(&games, &campaigns))
    })
    .await
}

/// A file to hand on: what it is called, and what is in it.
#[derive(Debug)]
pub struct File {
    pub name: String,
    pub bytes: Vec<u8>,
}

impl File {
    /// The answer that brings it, as this kind of thing.
    pub fn answer(self, kind: &'static str) -> Response {
        // Ids are letters, digits and dashes, so the name needs no escaping.
        let disposition = format!("attachment; filename=\"{}\"", self.name);
        ([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, disposition)], self.bytes).into_response()
    }
}

/// What a game or a campaign is as a file.
pub const KIND: &str = "application/octet-stream";

/// Answers with a file, or with what is wrong in the form that was asked for.
async fn file(request: Request, give: impl FnOnce() -> Result<File, Wrong> + Send + 'static) -> Response {
    match aside(give).await {
        Ok(file) => file.answer(KIND),
        Err(wrong) => wrong.to(&request.into_parts().0),
    }
}

async fn game(State(hall): Desk, Path(id): Path<String>, request: Request) -> Response {
    file(request, move || whole_game(&hall, &id)).await
}

/// A game, or a campaign with all its games, whichever has this id.
pub fn whole_game(hall: &Hall, id: &str) -> Result<File, Wrong> {
    if !hall.library.is_taken(id).map_err(|it| unread(&it))? {
        return Err(Wrong::missing("There is no such game."));
    }
    let (name, bytes) = shelf::library::export(&hall.library, id)
        .map_err(|it| Wrong::trouble(format!("The library cannot be read: {it}.")))?;
    Ok(File { name, bytes })
}

async fn whole(State(hall): Desk, Path(id): Path<String>, request: Request) -> Response {
    file(request, move || whole_campaign(&hall, &id)).await
}

pub fn whole_campaign(hall: &Hall, id: &str) -> Result<File, Wrong> {
    if !hall.is_campaign(id)? {
        return Err(Wrong::missing("There is no such campaign."));
    }
    whole_game(hall, id)
}

async fn of_seat(State(hall): Desk, Path(key): Path<String>, request: Request) -> Response {
    file(request, move || game_of_seat(&hall, &key)).await
}

/// The game that a chair belongs to, once nothing in it is hidden any more.
pub fn game_of_seat(hall: &Hall, key: &str) -> Result<File, Wrong> {
    let (table, who) = hall.enter(key)?;
    match who {
        Who::Watches => {
            Err(Wrong::forbidden("This link is for watching; only a player can export the game."))
        }
        Who::Sits(_) if !table.is_over() => Err(Wrong::forbidden(
            "A file of the game holds what is hidden, so it is given out when the game is over. \
             Who runs the program can export it at any time.",
        )),
        Who::Sits(_) => whole_game(hall, &table.id),
    }
}

async fn import(State(hall): Desk, Extension(place): Extension<FoundPlace>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let said = axum::body::to_bytes(body, usize::MAX).await.unwrap_or_default();
    let headers = parts.headers.clone();
    match work_in(place, move || take_in(&hall, &headers, said)).await {
        Ok(it) if wants_json(&parts) => Json(it).into_response(),
        Ok(it) => Redirect::to(&it.at).into_response(),
        Err(wrong) => wrong.to(&parts),
    }
}

/// What has come in, and where it is to be seen.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "TakenIn")]
pub struct Taken {
    #[serde(flatten)]
    what: What,
    at: String,
}

#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum What {
    Game(String),
    Campaign(String),
}

/// Takes a file in, sent as it is or by a form.
pub fn take_in(hall: &Hall, headers: &HeaderMap, said: Bytes) -> Result<Taken, Wrong> {
    let bytes = multipart::file(headers, said)?;
    match shelf::library::import(&hall.library, &bytes).map_err(refused)? {
        ImportedItem::Game(id) => {
            let table = opened(hall, &id, || tried(hall, &id))?;
            let at =
                table.map_or_else(|| "/".to_owned(), |it| format!("/seat/{}", it.seats.first().as_str()));
            Ok(Taken { what: What::Game(id), at })
        }
        ImportedItem::Campaign(id) => {
            let opened = opened(hall, &id, || tried_campaign(hall, &id))?;
            let at = opened.map_or_else(|| "/campaigns".to_owned(), |()| format!("/campaign/{id}?imported"));
            Ok(Taken { what: What::Campaign(id), at })
        }
    }
}

/// Why a file was not taken in: what is wrong with it, unless the disk is behind it.
fn refused(why: GameFault) -> Wrong {
    match why {
        GameFault::Disk(_) => unwritten(why),
        GameFault::GoneOn | GameFault::Diverged(_) | GameFault::Other(_) => unopened(&format!("{why}.")),
    }
}

fn unopened(why: &str) -> Wrong {
    Wrong::refused(format!("This file cannot be opened: {why}"))
}

/// Tries what has come in; what cannot be opened is taken out again with all that came with it. Nothing where the house is
/// full, which is no fault of the file.
fn opened<T>(hall: &Hall, id: &str, tried: impl FnOnce() -> Result<T, Wrong>) -> Result<Option<T>, Wrong> {
    match contained(tried) {
        Ok(it) => Ok(Some(it)),
        Err(it) if it.status == StatusCode::SERVICE_UNAVAILABLE => Ok(None),
        Err(it) => {
            hall.forget(id).map_err(|it| refused(it.into()))?;
            let of_the_disk = it.status.is_server_error() && it != Wrong::broken();
            Err(if of_the_disk { it } else { unopened(&it.words) })
        }
    }
}

/// A campaign that has just come in, opened as its page does, and its games with it.
fn tried_campaign(hall: &Hall, id: &str) -> Result<(), Wrong> {
    campaign::open(hall, id, LATEST)?;
    let row = hall.library.campaign(id).map_err(|it| unread(&it))?;
    for (name, game) in row.into_iter().flat_map(|it| it.games) {
        let words = |it: Wrong| Wrong { words: format!("The game {name}: {}", it.words), ..it };
        contained(|| tried(hall, &game)).map_err(words)?;
    }
    Ok(())
}

/// The table of a game that has just come in, which the start page will show from now on: it is looked at and drawn once.
fn tried(hall: &Hall, id: &str) -> Result<Arc<Table>, Wrong> {
    let table = hall.go_on(id)?;
    drawn::svg(&table.glance().view);
    Ok(table)
}

fn wants_json(parts: &Parts) -> bool {
    let asked = parts.headers.get(ACCEPT).is_some_and(|it| it.as_bytes().starts_with(b"application/json"));
    asked || parts.uri.path().starts_with("/api/")
}
