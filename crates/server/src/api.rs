//! The same table for programs: JSON in and out, with the same checks as the pages.
use std::sync::Arc;

use axum::{
    Json, Router,
    body::Bytes,
    extract::{Path, RawQuery, State, rejection::BytesRejection},
    middleware,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use kernel::Answer;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value, json};

use crate::{
    form::Form,
    guard,
    hall::{Hall, chance},
    look::{Look, Now},
    order::Order,
    page::start,
    preview, reckon,
    rule::{self, Found},
    seat::Seats,
    table::Table,
    web::aside,
    wrong::Wrong,
};

type Desk = State<Arc<Hall>>;
type Said = Result<Bytes, BytesRejection>;

/// What is answered: JSON, or what is wrong as JSON.
struct Reply(Result<Value, Wrong>);

impl IntoResponse for Reply {
    fn into_response(self) -> Response {
        match self.0 {
            Ok(value) => Json(value).into_response(),
            Err(wrong) => wrong.json(),
        }
    }
}

pub fn routes() -> Router<Arc<Hall>> {
    let home =
        Router::new().route("/api/games", get(games).post(set)).layer(middleware::from_fn(guard::at_home));
    Router::new()
        .route("/api/scenarios", get(scenarios))
        .route("/api/seats/{key}/view", get(view))
        .route("/api/seats/{key}/question", get(question))
        .route("/api/seats/{key}/preview", get(previewed))
        .route("/api/seats/{key}/journal", get(journal))
        .route("/api/seats/{key}/answer", post(answer))
        .route("/api/seats/{key}/dice", post(dice))
        .route("/api/seats/{key}/undo", post(undo))
        .route("/api/tables", get(tables))
        .route("/api/odds/{procedure}", post(odds))
        .route("/api/resolve/{procedure}", post(resolve))
        .route("/api/why/{rule}", get(why))
        .merge(home)
}

fn read<T: DeserializeOwned>(said: Said) -> Result<T, Wrong> {
    let bytes = guard::body(said)?;
    serde_json::from_slice(&bytes)
        .map_err(|it| Wrong::malformed(format!("This is not what is wanted: {it}.")))
}

async fn scenarios() -> Reply {
    let listed = |it: &start::Listed| {
        json!({
            "book": it.book.id,
            "id": it.id,
            "title": it.scenario.title(),
            "about": it.scenario.about(),
            "teaches": it.scenario.teaches(),
            "minutes": it.scenario.minutes(),
            "parameters": it.scenario.parameters(),
            "seats": it.scenario.seats(),
            "bots": it.book.bots.iter().map(|it| it.name).collect::<Vec<_>>(),
        })
    };
    Reply(
        aside(move || Ok(json!({ "scenarios": start::scenarios().iter().map(listed).collect::<Vec<_>>() })))
            .await,
    )
}

fn chairs(seats: &Seats) -> Value {
    let chair = |it: &crate::seat::Chair| match &it.bot {
        None => json!({ "seat": it.seat, "plays": it.plays, "key": it.key }),
        Some(bot) => json!({ "seat": it.seat, "plays": it.plays, "bot": bot }),
    };
    json!({ "seats": seats.chairs.iter().map(chair).collect::<Vec<_>>(), "watch": seats.watch })
}

async fn games(State(hall): Desk) -> Reply {
    let done = aside(move || {
        let game = |it: crate::hall::Kept| json!({ "id": it.id, "name": it.name, "book": it.book, "over": it.over, "result": it.result, "decisions": it.decisions, "campaign": it.campaign, "chairs": it.seats.as_ref().map(chairs) });
        Ok(json!({ "games": hall.kept()?.into_iter().map(game).collect::<Vec<_>>() }))
    });
    Reply(done.await)
}

async fn set(State(hall): Desk, said: Said) -> Reply {
    let order: Order = match read(said) {
        Ok(order) => order,
        Err(wrong) => return Reply(Err(wrong)),
    };
    Reply(aside(move || hall.set(&order).map(|it| json!({ "id": it.id, "chairs": chairs(&it.seats) }))).await)
}

/// What a seat may know of its table.
async fn seen(hall: Arc<Hall>, key: String, tell: fn(&Look) -> Value) -> Reply {
    let done = aside(move || {
        let (table, who) = hall.enter(&key)?;
        Ok(tell(&table.look(who)))
    });
    Reply(done.await)
}

async fn view(State(hall): Desk, Path(key): Path<String>) -> Reply {
    let done = aside(move || {
        let (table, who) = hall.enter(&key)?;
        Ok(json!(table.seen(who).view))
    });
    Reply(done.await)
}

async fn question(State(hall): Desk, Path(key): Path<String>) -> Reply {
    seen(hall, key, asked).await
}

/// What an answer would come to; its fields are those of the page's form.
async fn previewed(State(hall): Desk, Path(key): Path<String>, RawQuery(query): RawQuery) -> Reply {
    let form = Form::read(query.unwrap_or_default().as_bytes());
    let done = aside(move || {
        let (table, who) = hall.enter(&key)?;
        preview::plain(&table, who, &form)
    });
    Reply(done.await)
}

async fn journal(State(hall): Desk, Path(key): Path<String>) -> Reply {
    let line = |it: &view::telling::Told| json!({ "text": it.text, "rule": it.rule, "rules": it.rules });
    let done = aside(move || {
        let (table, who) = hall.enter(&key)?;
        Ok(json!({ "lines": table.look(who).told.iter().map(line).collect::<Vec<_>>() }))
    });
    Reply(done.await)
}

/// What the table waits for; the number goes with the answer.
fn asked(look: &Look) -> Value {
    let mut told = match &look.now {
        Now::Asked(question) => json!({ "state": "asked", "question": question }),
        Now::Waiting => json!({ "state": "waiting" }),
        Now::Dice(missing) => json!({ "state": "dice", "missing": missing }),
        Now::Over(result) => json!({ "state": "over", "result": result }),
        Now::Stuck(message) => json!({ "state": "stuck", "message": message }),
    };
    told["number"] = json!(look.number);
    told["prompt"] = json!(look.prompt);
    told["decisions"] = json!(look.decisions);
    told
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Answered {
    number: String,
    answer: Answer,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rolled {
    number: String,
    dice: Vec<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Undone {
    number: String,
    to: Option<usize>,
}

/// Does what was said at the table, and tells what it waits for then.
async fn act<T: DeserializeOwned + Send + 'static>(
    hall: Arc<Hall>,
    key: String,
    said: Said,
    deed: fn(&Table, crate::seat::Who, T) -> Result<(), Wrong>,
) -> Reply {
    let said: T = match read(said) {
        Ok(said) => said,
        Err(wrong) => return Reply(Err(wrong)),
    };
    let done = aside(move || {
        let (table, who) = hall.enter(&key)?;
        deed(&table, who, said)?;
        Ok(asked(&table.look(who)))
    });
    Reply(done.await)
}

async fn answer(State(hall): Desk, Path(key): Path<String>, said: Said) -> Reply {
    act(hall, key, said, |table, who, it: Answered| table.answer(who, &it.number, |_| Ok(it.answer))).await
}

async fn dice(State(hall): Desk, Path(key): Path<String>, said: Said) -> Reply {
    act(hall, key, said, |table, who, it: Rolled| table.dice(who, &it.number, it.dice)).await
}

async fn undo(State(hall): Desk, Path(key): Path<String>, said: Said) -> Reply {
    act(hall, key, said, |table, who, it: Undone| table.undo(who, &it.number, it.to)).await
}

async fn tables() -> Reply {
    let all = shelf::BOOKS.iter().flat_map(|it| it.procedures);
    let told = |it: &kernel::Procedure| json!({ "name": it.name, "about": it.about, "rules": it.rules, "schema": it.schema() });
    Reply(Ok(json!({ "procedures": all.map(told).collect::<Vec<_>>() })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    #[serde(default)]
    given: Value,
    #[serde(default)]
    dice: Vec<u16>,
    seed: Option<u64>,
}

/// Reckons with a procedure, not too many at once.
async fn reckoned(
    hall: Arc<Hall>,
    name: String,
    said: Said,
    reckon: fn(&kernel::Procedure, &Asked) -> Result<Value, Wrong>,
) -> Result<Value, Wrong> {
    let asked: Asked = read(said)?;
    let procedure =
        reckon::find(&name).ok_or_else(|| Wrong::missing(format!("There is no procedure `{name}`.")))?;
    let _turn = hall.reckoning.acquire().await.map_err(|_| Wrong::too_many("Too busy to reckon."))?;
    aside(move || reckon(procedure, &asked)).await
}

async fn odds(State(hall): Desk, Path(name): Path<String>, said: Said) -> Reply {
    let done = reckoned(hall, name, said, |it, asked| {
        let all = reckon::odds(it, &asked.given).map_err(Wrong::refused)?;
        let each =
            all.into_iter().map(|(result, p, value)| json!({ "result": result, "p": p, "value": value }));
        Ok(json!({ "outcomes": each.collect::<Vec<_>>() }))
    });
    Reply(done.await)
}

async fn resolve(State(hall): Desk, Path(name): Path<String>, said: Said) -> Reply {
    let done = reckoned(hall, name, said, |it, asked| {
        let seed = asked.seed.map_or_else(chance, Ok)?;
        let (result, why) = reckon::resolve(it, &asked.given, &asked.dice, seed).map_err(Wrong::refused)?;
        Ok(json!({ "result": result, "dice": why.dice, "modifiers": why.modifiers, "rules": why.rules }))
    });
    Reply(done.await)
}

async fn why(Path(id): Path<String>) -> Reply {
    Reply(match rule::find(&id) {
        Some(Found::Rule(book, it, rulings)) => {
            Ok(json!({ "book": book.id, "rule": it, "rulings": rulings }))
        }
        Some(Found::Ruling(book, it)) => Ok(json!({ "book": book.id, "ruling": it })),
        Some(Found::Example(book, it)) => Ok(json!({ "book": book.id, "example": it })),
        None => Err(Wrong::missing(format!("No ledger has `{id}`."))),
    })
}
