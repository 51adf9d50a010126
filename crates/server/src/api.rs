//! The same table for programs: JSON in and out, with the same checks as the pages. Every call stands in one list, from
//! which its route, the OpenAPI document and the page about it are made.
mod advice;
mod after;
pub mod call;
mod document;
mod lookup;
mod seat;
mod shelf;

use std::sync::Arc;

use axum::{Router, http::StatusCode, middleware};
use serde_json::json;

use self::call::{Call, PICTURE, file, get, glance, post, post_soon, reckon, take_in};
pub use self::document::{Field, about, document, fields};
use crate::{
    exchange::{self, KIND},
    guard,
    hall::Hall,
};

const STALE: StatusCode = StatusCode::CONFLICT;
const REFUSED: StatusCode = StatusCode::UNPROCESSABLE_ENTITY;
const MISSING: StatusCode = StatusCode::NOT_FOUND;

/// Every call, in the order in which a program needs them.
pub fn calls() -> Vec<Call> {
    let order = json!({ "scenario": shelf::first(), "seed": 7 });
    let shot = json!({ "given": { "weapon": "pistol", "target": { "range_mm": 150 } } });
    vec![
        get("/api/scenarios", "Every scenario that can be played", shelf::scenarios),
        post("/api/games", "Starts a game and returns the keys to its seats", shelf::set)
            .at_home()
            .with_example(order)
            .refusing(&[MISSING, REFUSED]),
        get("/api/games", "The games that are kept, with the keys to their seats", shelf::games).at_home(),
        get("/api/seats/{key}/view", "The table as this seat sees it", seat::view),
        file(
            "/api/seats/{key}/board.svg",
            "The board as this seat sees it, drawn",
            PICTURE,
            seat::board,
        ),
        get("/api/seats/{key}/question", "What the table waits for", seat::question),
        glance("/api/seats/{key}/preview", "What an answer would do; changes nothing", seat::preview)
            .with_example(json!({ "number": "12-9f3c…", "answer": { "one": 0 } }))
            .refusing(&[STALE, REFUSED]),
        reckon(
            "/api/seats/{key}/foresee",
            "The odds of each result of an answer, by the end of its step; changes nothing",
            seat::foresee,
        )
        .with_example(json!({ "number": "12-9f3c…", "answer": { "one": 0 } }))
        .refusing(&[STALE, REFUSED]),
        post_soon(
            "/api/seats/{key}/answer",
            "Answers the question; it is on disk when this returns",
            seat::answer,
        )
        .with_example(json!({ "number": "12-9f3c…", "answer": { "one": 0 } }))
        .refusing(&[STALE, REFUSED]),
        post("/api/seats/{key}/dice", "Submits dice rolled at a real table", seat::dice)
            .with_example(json!({ "number": "12-9f3c…", "dice": [3, 6] }))
            .refusing(&[STALE, REFUSED]),
        post(
            "/api/seats/{key}/roll",
            "Rolls the dice that people are asked for and takes the result as if they had entered it",
            seat::roll,
        )
        .with_example(json!({ "number": "12-9f3c…" }))
        .refusing(&[STALE]),
        post(
            "/api/seats/{key}/undo",
            "Takes the last decision back, or all from one on. Where several people play, the others have to allow it once dice have \
             fallen or something hidden has been seen: the answer then has `take_back`, and nothing has changed yet",
            seat::undo,
        )
        .with_example(json!({ "number": "12-9f3c…" }))
        .refusing(&[STALE, REFUSED]),
        post(
            "/api/seats/{key}/consent",
            "Allows or refuses the undo named in the question's `take_back`; the one who asked may cancel it",
            seat::consent,
        )
        .with_example(json!({ "number": "11-9f3c…", "allow": true }))
        .refusing(&[STALE, REFUSED]),
        post(
            "/api/seats/{key}/advice",
            "What the bot that looks ahead thinks of the options so far; the first call makes it think",
            advice::advice,
        )
        .with_example(json!({ "number": "12-9f3c…" }))
        .refusing(&[STALE]),
        get("/api/seats/{key}/journal", "What has happened, in sentences and as events", seat::journal)
            .with_query(&[(
                "from",
                "The first event wanted, counted from 0; all sentences are always returned",
            )]),
        get("/api/seats/{key}/replay", "The table at an earlier moment", after::replay)
            .with_query(&[
                ("at", "The moment, counted from 0; the last by default"),
                ("turn", "Or the first moment of a turn"),
            ])
            .refusing(&[REFUSED]),
        get("/api/seats/{key}/report", "The after-action report of a game that is over", after::report)
            .refusing(&[STALE]),
        file("/api/seats/{key}/export", "The whole game as a file, once it is over", KIND, seat::export)
            .refusing(&[StatusCode::FORBIDDEN]),
        get("/api/tables", "Every test and lookup, with the JSON Schema of what it takes", lookup::tables),
        reckon(
            "/api/odds/{procedure}",
            "The odds of a test or lookup: exact, or counted from rolls where there are too many ways",
            lookup::odds,
        )
        .with_example(shot.clone())
        .refusing(&[REFUSED]),
        reckon(
            "/api/resolve/{procedure}",
            "One test or lookup, with its dice and modifiers",
            lookup::resolve,
        )
        .with_example(shot)
        .refusing(&[REFUSED]),
        get("/api/why/{rule}", "What the ledger says of a rule, ruling or example", lookup::why),
        file("/api/games/{id}/export", "A game as a file to keep or hand on", KIND, shelf::export).at_home(),
        get("/api/campaigns", "The campaigns, with the keys to their seats", shelf::campaigns).at_home(),
        post(
            "/api/campaigns/{id}/begin",
            "Starts the game that the campaign is waiting for (`game` in its question) and returns the keys to its seats",
            shelf::begin,
        )
        .at_home()
        .with_example(json!({ "bots": [null], "seed": 7 }))
        .refusing(&[STALE, REFUSED]),
        post(
            "/api/campaigns/{id}/hand-in",
            "Records the finished game that the campaign is waiting for and returns its next question",
            shelf::hand_in,
        )
        .at_home()
        .with_example(json!({}))
        .refusing(&[STALE, REFUSED]),
        file("/api/campaigns/{id}/export", "A campaign as a file", KIND, shelf::export_campaign).at_home(),
        take_in("/api/import", "Imports a game or campaign", KIND, exchange::take_in)
            .at_home()
            .refusing(&[REFUSED]),
        get("/api/library", "Which library of games this is", shelf::library).at_home(),
        get("/api/openapi.json", "This list as an OpenAPI document", |_| Ok(document().clone())),
    ]
}

pub fn routes() -> Router<Arc<Hall>> {
    let mut routes = Router::new();
    for call in calls() {
        let route =
            if call.home { call.route.layer(middleware::from_fn(guard::at_home)) } else { call.route };
        routes = routes.route(call.path, route);
    }
    routes
}
