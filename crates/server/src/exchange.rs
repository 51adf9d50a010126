//! Games and campaigns handed on as files: out of the library and into it. Whoever runs the program may export all;
//! a chair's link gives a game away only when it is over, for a file holds what was hidden.
mod multipart;

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::{Path, Request, State},
    http::{
        StatusCode,
        header::{ACCEPT, CONTENT_DISPOSITION, CONTENT_TYPE},
        request::Parts,
    },
    middleware,
    response::{IntoResponse, Redirect, Response},
    routing::{get, post},
};
use maud::Markup;
use serde_json::json;
use shelf::library::Imported;

use crate::{
    guard,
    hall::{Hall, unread},
    page::exchange,
    seat::Who,
    web::aside,
    wrong::Wrong,
};

type Desk = State<Arc<Hall>>;

/// A file to take in is no larger than this.
const MOST_TAKEN_IN: usize = 16 << 20;

pub fn routes() -> Router<Arc<Hall>> {
    let home = Router::new()
        .route("/exchange", get(page))
        .route("/export/{id}", get(game))
        .route("/export-campaign/{id}", get(campaign))
        .route("/import", post(import))
        .route("/api/games/{id}/export", get(game))
        .route("/api/campaigns/{id}/export", get(campaign))
        .route("/api/import", post(import))
        .route("/api/library", get(library))
        .layer(middleware::from_fn(guard::at_home));
    Router::new()
        .route("/seat/{key}/export", get(of_seat))
        .route("/api/seats/{key}/export", get(of_seat))
        .merge(home)
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

/// Answers with a file, or with what is wrong in the form that was asked for.
async fn file(
    request: Request,
    give: impl FnOnce() -> Result<(String, Vec<u8>), Wrong> + Send + 'static,
) -> Response {
    let (name, bytes) = match aside(give).await {
        Ok(file) => file,
        Err(wrong) => return wrong.to(&request.into_parts().0),
    };
    // Ids are letters, digits and dashes, so the name needs no escaping.
    let disposition = format!("attachment; filename=\"{name}\"");
    ([(CONTENT_TYPE, "application/octet-stream".to_owned()), (CONTENT_DISPOSITION, disposition)], bytes)
        .into_response()
}

async fn game(State(hall): Desk, Path(id): Path<String>, request: Request) -> Response {
    file(request, move || whole_game(&hall, &id)).await
}

fn whole_game(hall: &Hall, id: &str) -> Result<(String, Vec<u8>), Wrong> {
    let text = hall.library.text(id).map_err(|it| unread(&it))?;
    let text = text.ok_or_else(|| Wrong::missing("There is no such game."))?;
    Ok((format!("{id}.shamble"), text))
}

async fn campaign(State(hall): Desk, Path(id): Path<String>, request: Request) -> Response {
    let give = move || {
        let bundle = hall.library.bundle(&id).map_err(|it| unread(&it))?;
        let bundle = bundle.ok_or_else(|| Wrong::missing("There is no such campaign."))?;
        Ok((format!("{id}.campaign.shamble"), bundle.write().map_err(|it| unread(&it))?))
    };
    file(request, give).await
}

async fn of_seat(State(hall): Desk, Path(key): Path<String>, request: Request) -> Response {
    let give = move || {
        let (table, who) = hall.enter(&key)?;
        match who {
            Who::Watches => {
                Err(Wrong::forbidden("This link is for watching; a game is exported by who plays it."))
            }
            Who::Sits(_) if !table.is_over() => Err(Wrong::forbidden(
                "A file of the game holds what is hidden, so it is given out when the game is over. \
                 Who runs the program can export it at any time.",
            )),
            Who::Sits(_) => whole_game(&hall, &table.id),
        }
    };
    file(request, give).await
}

/// Which library this is, for another start of the program on the same one.
async fn library(State(hall): Desk) -> Response {
    match aside(move || hall.library.mark().map_err(|it| unread(&it))).await {
        Ok(mark) => Json(json!({ "shamble": env!("CARGO_PKG_VERSION"), "library": mark })).into_response(),
        Err(wrong) => wrong.json(),
    }
}

async fn import(State(hall): Desk, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let taken = match axum::body::to_bytes(body, MOST_TAKEN_IN).await {
        Ok(bytes) => {
            let file = multipart::file(&parts.headers, bytes);
            aside(move || take_in(&hall, &file?)).await
        }
        Err(_) => Err(too_large()),
    };
    match taken {
        Ok(it) if wants_json(&parts) => it.json(),
        Ok(it) => Redirect::to(&it.address).into_response(),
        Err(wrong) => wrong.to(&parts),
    }
}

/// What has come in, and where it is to be seen.
struct Taken {
    what: Imported,
    address: String,
}

impl Taken {
    fn json(&self) -> Response {
        Json(match &self.what {
            Imported::Game(id) => json!({ "game": id, "at": self.address }),
            Imported::Campaign(id) => json!({ "campaign": id, "at": self.address }),
        })
        .into_response()
    }
}

fn take_in(hall: &Hall, bytes: &[u8]) -> Result<Taken, Wrong> {
    let refused = |it: shelf::Trouble| Wrong::refused(format!("This cannot be taken in: {it}."));
    let what = shelf::library::import(&hall.library, bytes).map_err(refused)?;
    let address = match &what {
        Imported::Game(id) => format!("/seat/{}", hall.go_on(id)?.seats.first().as_str()),
        Imported::Campaign(_) => "/".to_owned(),
    };
    Ok(Taken { what, address })
}

fn wants_json(parts: &Parts) -> bool {
    let asked = parts.headers.get(ACCEPT).is_some_and(|it| it.as_bytes().starts_with(b"application/json"));
    asked || parts.uri.path().starts_with("/api/")
}

fn too_large() -> Wrong {
    let words = "A file to take in has at most 16 MB.".to_owned();
    Wrong { status: StatusCode::PAYLOAD_TOO_LARGE, words }
}
