//! Routes of the campaigns: what a campaign asks is answered by one of them, whatever the book.
use std::sync::Arc;

use axum::{
    Router,
    body::Bytes,
    extract::{Path, RawQuery, State, rejection::BytesRejection},
    http::{HeaderMap, StatusCode, header::CONTENT_TYPE},
    middleware,
    response::{IntoResponse, Redirect, Response},
    routing::{get, post},
};
use kernel::question::Shape;
use maud::Markup;

use crate::{
    campaign::{self, LATEST, Open},
    even,
    form::FormData,
    guard,
    hall::Hall,
    order::Order,
    page::{
        campaign as pages,
        field::{self, Field, FieldFault},
        start::set::Setting,
    },
    reckon,
    web::aside,
    web_start::seated,
    wrong::Wrong,
};

type Desk = State<Arc<Hall>>;
type Said = Result<Bytes, BytesRejection>;

pub fn routes() -> Router<Arc<Hall>> {
    Router::new()
        .route("/campaigns", get(list).post(new))
        .route("/campaign/{id}", get(page))
        .route("/campaign/{id}/game/{number}", get(game))
        .route("/campaign/{id}/story", get(story))
        .route("/campaign/{id}/story.md", get(story_to_keep))
        .route("/campaign/{id}/answer", post(answer))
        .route("/campaign/{id}/dice", post(dice))
        .route("/campaign/{id}/undo", post(undo))
        .route("/campaign/{id}/set", get(set_page))
        .route("/campaign/{id}/begin", post(begin))
        .route("/campaign/{id}/go-on", post(go_on))
        .route("/campaign/{id}/even", post(how_even))
        .route("/campaign/{id}/settle", post(settle))
        .route("/campaign/{id}/put-away", post(put_away))
        .route("/campaign/{id}/take-out", post(take_out))
        .layer(middleware::from_fn(guard::at_home))
}

async fn list(State(hall): Desk) -> Result<Markup, Wrong> {
    aside(move || Ok(pages::list(&campaign::teams(&hall)?, &FormData::default(), None))).await
}

async fn new(State(hall): Desk, said: Said) -> Result<Response, Wrong> {
    let form = FormData::read(&guard::body(said)?);
    aside(move || {
        if let Some(id) = form.filled("ready") {
            let id = campaign::begin_ready(&hall, id)?;
            return Ok(Redirect::to(&format!("/campaign/{id}")).into_response());
        }
        let order = Order::read(&form)?;
        let switches: Vec<(&str, &str)> =
            order.switches.iter().map(|it| (it.0.as_str(), it.1.as_str())).collect();
        let name = form.field("name").unwrap_or_default();
        let (book, tables) = (form.filled("book"), order.tables.as_deref());
        match campaign::new(&hall, book, name, &switches, tables, order.own_dice) {
            Ok(id) => Ok(Redirect::to(&format!("/campaign/{id}")).into_response()),
            Err(wrong) => {
                let page = pages::list(&campaign::teams(&hall)?, &form, Some(&wrong.words));
                Ok((wrong.status, page).into_response())
            }
        }
    })
    .await
}

async fn page(State(hall): Desk, Path(id): Path<String>, RawQuery(query): RawQuery) -> Result<Markup, Wrong> {
    let imported = query.as_deref() == Some("imported");
    let form = FormData::read(query.unwrap_or_default().as_bytes()).with_rows();
    aside(move || {
        let open = campaign::open(&hall, &id, LATEST)?;
        let said = imported.then_some("Imported with all its games, under its own links.");
        Ok(pages::page(&pages::CampaignPage { open: &open, form: &form, said, wrong: &[] }))
    })
    .await
}

async fn game(State(hall): Desk, Path((id, number)): Path<(String, String)>) -> Result<Markup, Wrong> {
    aside(move || {
        let open = campaign::open(&hall, &id, LATEST)?;
        let found = number.parse().ok().and_then(|it| Some((it, open.played(it)?)));
        let none = || Wrong::missing(format!("No result for game {number} has been recorded yet."));
        let (number, played) = found.ok_or_else(none)?;
        let told = open.table.brought(&played.game);
        let table = open.table_of(&hall, played);
        let key = table.as_ref().map(|it| it.seats.first().as_str());
        Ok(pages::game(&open, number, played, &told, key))
    })
    .await
}

/// Everything that has happened, from the beginning.
async fn story(State(hall): Desk, Path(id): Path<String>) -> Result<Markup, Wrong> {
    aside(move || {
        let open = campaign::open(&hall, &id, LATEST)?;
        Ok(pages::story(&open, &open.tale(&hall)))
    })
    .await
}

/// The same as a text to keep.
async fn story_to_keep(State(hall): Desk, Path(id): Path<String>) -> Result<Response, Wrong> {
    let text = aside(move || {
        let open = campaign::open(&hall, &id, LATEST)?;
        Ok(pages::markdown(&open, &open.tale(&hall)))
    })
    .await?;
    Ok(([(CONTENT_TYPE, "text/markdown; charset=utf-8")], text).into_response())
}

/// Does something with a campaign and shows it then; what could not be done is said on its page.
async fn act(
    hall: Arc<Hall>,
    id: String,
    said: Said,
    deed: fn(&Open, &FormData) -> Result<(), Wrong>,
) -> Result<Response, Wrong> {
    let form = FormData::read(&guard::body(said)?);
    aside(move || {
        let open = campaign::open(&hall, &id, LATEST)?;
        match deed(&open, &form) {
            Ok(()) => Ok(Redirect::to(&format!("/campaign/{id}")).into_response()),
            Err(wrong) if wrong.status == StatusCode::NOT_FOUND => Err(wrong),
            Err(wrong) => {
                let open = campaign::open(&hall, &id, LATEST)?;
                let amiss = amiss(&open, &form, &wrong);
                // A form says it in its own words for its fields.
                let said = if amiss.is_empty() { wrong.words.clone() } else { field::together(&amiss) };
                let shown =
                    pages::CampaignPage { open: &open, form: &form, said: Some(&said), wrong: &amiss };
                Ok((wrong.status, pages::page(&shown)).into_response())
            }
        }
    })
    .await
}

/// What is wrong with a form that the campaign wants filled in, field by field.
fn amiss(open: &Open, form: &FormData, wrong: &Wrong) -> Vec<FieldFault> {
    let Some(question) = open.look.now.question() else { return Vec::new() };
    let Shape::Form { schema } = &question.shape else { return Vec::new() };
    let asked = Field::of(schema, open.book.units.length);
    match field::read(&asked, form, field::START) {
        Ok(_) => match &wrong.unfit {
            Some(unfit) => vec![field::at(&asked, field::START, unfit)],
            None => vec![field::of_the_whole(&wrong.words)],
        },
        Err(unread) => unread,
    }
}

async fn answer(State(hall): Desk, Path(id): Path<String>, said: Said) -> Result<Response, Wrong> {
    act(hall, id, said, |open, form| {
        let number = form.filled("question").unwrap_or(&open.look.number);
        if form.filled("abandon").is_some() && form.field("sure") != Some("yes") {
            return Err(Wrong::refused("Please confirm: an abandoned game does not count."));
        }
        open.table.answer(open.who, number, |it| form.answer(it, open.book.units.length))
    })
    .await
}

async fn dice(State(hall): Desk, Path(id): Path<String>, said: Said) -> Result<Response, Wrong> {
    act(hall, id, said, |open, form| {
        let number = form.filled("question").unwrap_or(&open.look.number);
        if form.filled("roll").is_some() {
            return open.table.roll(open.who, number);
        }
        let faces = reckon::dice(form.field("dice").unwrap_or_default()).map_err(Wrong::malformed)?;
        open.table.dice(open.who, number, faces)
    })
    .await
}

async fn undo(State(hall): Desk, Path(id): Path<String>, said: Said) -> Result<Response, Wrong> {
    act(hall, id, said, |open, form| {
        let to = form.filled("to").map(str::parse).transpose();
        let to = to.map_err(|_| Wrong::malformed("Decisions are numbered from 0 on."))?;
        open.table.undo(open.who, form.filled("question").unwrap_or(&open.look.number), to)
    })
    .await
}

/// Hands in the game that is over.
async fn settle(State(hall): Desk, Path(id): Path<String>, said: Said) -> Result<Response, Wrong> {
    act(hall, id, said, |open, _| open.table.hand_in()).await
}

async fn put_away(State(hall): Desk, Path(id): Path<String>) -> Result<Redirect, Wrong> {
    aside(move || campaign::put_away(&hall, &id, true)).await?;
    Ok(Redirect::to("/campaigns"))
}

async fn take_out(State(hall): Desk, Path(id): Path<String>) -> Result<Redirect, Wrong> {
    aside(move || campaign::put_away(&hall, &id, false)).await?;
    Ok(Redirect::to("/campaigns"))
}

async fn go_on(State(hall): Desk, Path(id): Path<String>) -> Result<Redirect, Wrong> {
    let table = aside(move || campaign::open(&hall, &id, LATEST)?.go_on(&hall)).await?;
    Ok(Redirect::to(&format!("/seat/{}", table.seats.first().as_str())))
}

/// The game that is due, to be played out by bots.
fn setting_of(open: &Open) -> Result<even::Setting, Wrong> {
    let none = || Wrong::refused("No game is due in this campaign.");
    let (due, _) = open.due.as_ref().ok_or_else(none)?;
    Ok(even::Setting {
        key: due.text.clone(),
        laid: (open.book.read)(&due.text, &[]).map_err(Wrong::refused)?,
        bot: even::bot(open.book)?,
        first: even::FIRST_SEED,
        named: even::SettingName::default(),
    })
}

/// How even it would be for the team; without a script, the page that asks.
async fn how_even(
    State(hall): Desk,
    Path(id): Path<String>,
    headers: HeaderMap,
    said: Said,
) -> Result<Response, Wrong> {
    let form = FormData::read(&guard::body(said)?);
    aside(move || {
        let open = campaign::open(&hall, &id, LATEST)?;
        let (setting, here) = (setting_of(&open), format!("/campaign/{id}/even"));
        even::answered(&hall, &form, &headers, setting, &here, || setting_page(&hall, &open, &form, None))
    })
    .await
}

/// The table for the team, about to be set.
fn setting_page(hall: &Hall, open: &Open, form: &FormData, said: Option<&str>) -> Result<Markup, Wrong> {
    let setting = setting_of(open)?;
    let even = hall.evens.shown(&setting, &format!("/campaign/{}/even", open.id));
    Ok(pages::set_page(
        open,
        &Setting {
            book: open.book,
            laid: setting.laid.as_ref(),
            form,
            said,
            drawn: None,
            even: Some(&even),
            to: format!("/campaign/{}/begin", open.id),
            again: format!("/campaign/{}/set", open.id),
            hidden: Vec::new(),
            fixed_rules: true,
            button: "Start game",
        },
    ))
}

async fn set_page(
    State(hall): Desk,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Markup, Wrong> {
    let form = FormData::read(query.unwrap_or_default().as_bytes());
    aside(move || setting_page(&hall, &campaign::open(&hall, &id, LATEST)?, &form, None)).await
}

/// Sits down to the game that is due; what cannot be is said, and nothing has changed.
async fn begin(State(hall): Desk, Path(id): Path<String>, said: Said) -> Result<Response, Wrong> {
    let form = FormData::read(&guard::body(said)?);
    aside(move || {
        let open = campaign::open(&hall, &id, LATEST)?;
        let wrong = match Order::read(&form).and_then(|it| open.begin(&hall, &it)) {
            Ok(table) => return Ok(seated(&table).into_response()),
            Err(wrong) => wrong,
        };
        let shown = pages::CampaignPage { open: &open, form: &form, said: Some(&wrong.words), wrong: &[] };
        Ok((wrong.status, pages::page(&shown)).into_response())
    })
    .await
}
