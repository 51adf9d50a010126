//! Routes of the campaigns: everything that can be done with a team, each as a form.
use std::sync::{Arc, PoisonError};

use axum::{
    Router,
    body::Bytes,
    extract::{Path, RawQuery, State, rejection::BytesRejection},
    http::{HeaderMap, header::CONTENT_TYPE},
    middleware,
    response::{IntoResponse, Redirect, Response},
    routing::{get, post},
};
use maud::Markup;

use crate::{
    campaign::{self, Open},
    even,
    form::Form,
    guard,
    hall::Hall,
    order::Order,
    page::{
        campaign as pages,
        field::{self, Trouble},
        start::{self, make, set::Setting},
    },
    reckon,
    web::aside,
    web_start::{generator, last_made, made, seated, seed},
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
        .route("/campaign/{id}/set/{scenario}", get(set_page))
        .route("/campaign/{id}/make", get(make_page))
        .route("/campaign/{id}/begin", post(begin))
        .route("/campaign/{id}/go-on", post(go_on))
        .route("/campaign/{id}/even", post(how_even))
        .route("/campaign/{id}/settle", post(settle))
        .route("/campaign/{id}/{deed}", post(change))
        .layer(middleware::from_fn(guard::at_home))
}

async fn list(State(hall): Desk) -> Result<Markup, Wrong> {
    aside(move || Ok(pages::list(&campaign::teams(&hall)?, &Form::default(), None))).await
}

async fn new(State(hall): Desk, said: Said) -> Result<Response, Wrong> {
    let form = Form::read(&guard::body(said)?);
    aside(move || {
        if let Some(id) = form.filled("ready") {
            let id = campaign::begin_ready(&hall, id)?;
            return Ok(Redirect::to(&format!("/campaign/{id}")).into_response());
        }
        let order = Order::read(&form)?;
        let switches: Vec<(&str, &str)> =
            order.switches.iter().map(|it| (it.0.as_str(), it.1.as_str())).collect();
        let name = form.field("name").unwrap_or_default();
        let begun = campaign::new(&hall, form.filled("book"), name, &switches, order.tables.as_deref());
        match begun {
            Ok(id) => Ok(Redirect::to(&format!("/campaign/{id}")).into_response()),
            Err(wrong) => {
                let page = pages::list(&campaign::teams(&hall)?, &form, Some(&wrong.words));
                Ok((wrong.status, page).into_response())
            }
        }
    })
    .await
}

/// The page of a campaign; `said` is what could not be done.
fn drawn(hall: &Hall, open: &Open, form: &Form, said: Option<&str>) -> Result<Markup, Wrong> {
    shown(hall, open, form, said, &[])
}

/// The same with what is wrong with somebody new.
fn shown(
    hall: &Hall,
    open: &Open,
    form: &Form,
    said: Option<&str>,
    wrong: &[Trouble],
) -> Result<Markup, Wrong> {
    let under_way = match &open.look.under_way {
        None => None,
        Some(_) => {
            let glance = open.go_on(hall)?.glance();
            Some((glance.clock, matches!(glance.now, shelf::State::Over)))
        }
    };
    let told = hall.told.lock().unwrap_or_else(PoisonError::into_inner).get(&open.id).cloned();
    Ok(pages::page(&pages::Shown {
        open,
        told: &told.unwrap_or_default(),
        under_way,
        scenarios: &start::scenarios(),
        form,
        said,
        wrong,
    }))
}

async fn page(State(hall): Desk, Path(id): Path<String>, RawQuery(query): RawQuery) -> Result<Markup, Wrong> {
    let form = Form::read(query.unwrap_or_default().as_bytes()).with_rows();
    aside(move || drawn(&hall, &campaign::open(&hall, &id)?, &form, None)).await
}

/// What is wrong with somebody new, field by field.
fn amiss(deed: &str, open: &Open, form: &Form, words: &str) -> Vec<Trouble> {
    if deed != "add" {
        return Vec::new();
    }
    let asked = pages::asked_of_new(open);
    match field::read(&asked, form, field::START) {
        Ok(_) => vec![field::placed(&asked, field::START, words)],
        Err(wrong) => wrong,
    }
}

async fn game(State(hall): Desk, Path((id, number)): Path<(String, usize)>) -> Result<Markup, Wrong> {
    aside(move || {
        let open = campaign::open(&hall, &id)?;
        let played = number.checked_sub(1).and_then(|it| open.look.played.get(it));
        let played =
            played.ok_or_else(|| Wrong::missing(format!("No game {number} has been settled yet.")))?;
        let table = open.game(&played.game).and_then(|it| hall.go_on(it).ok());
        let key = table.as_ref().map(|it| it.seats.first().as_str());
        Ok(pages::game(&open, number, played, key))
    })
    .await
}

/// Everything that has happened, month by month.
async fn story(State(hall): Desk, Path(id): Path<String>) -> Result<Markup, Wrong> {
    aside(move || Ok(pages::story(&campaign::open(&hall, &id)?))).await
}

/// The same as a text to keep.
async fn story_to_keep(State(hall): Desk, Path(id): Path<String>) -> Result<Response, Wrong> {
    let text = aside(move || Ok(pages::markdown(&campaign::open(&hall, &id)?.look))).await?;
    Ok(([(CONTENT_TYPE, "text/markdown; charset=utf-8")], text).into_response())
}

/// What a form wants done between the games.
fn order(deed: &str, open: &Open, form: &Form) -> Result<shelf::Order, Wrong> {
    let field = |name: &str| form.field(name).unwrap_or_default().to_owned();
    match deed {
        "add" => {
            let given = field::read(&pages::asked_of_new(open), form, field::START);
            let given = given.map_err(|it| Wrong::malformed(field::together(&it)))?;
            Ok(shelf::Order::Add(given.to_string()))
        }
        "learn" => Ok(shelf::Order::Learn { name: field("name"), skill: field("skill") }),
        "treat" => Ok(shelf::Order::Treat { medic: field("medic"), patient: field("patient") }),
        "take-in" => {
            let rename = form.filled("as").map(str::to_owned);
            Ok(shelf::Order::TakeIn { name: field("name"), rename })
        }
        "dismiss" => Ok(shelf::Order::Dismiss(field("name"))),
        "answer" => answer(open, form),
        "undo" => Ok(shelf::Order::Undo),
        "roll" => Ok(shelf::Order::Roll),
        "hand" => Ok(hand(form)),
        "cure" => Ok(shelf::Order::Cure(field("name"))),
        "abandon" if form.field("sure") == Some("yes") => Ok(shelf::Order::Abandon),
        "abandon" => Err(Wrong::refused("Say that you are sure: a game given up is not settled.")),
        _ => Err(Wrong::missing("There is nothing here.")),
    }
}

/// An answer to what the campaign asks, if it is still the same question.
fn answer(open: &Open, form: &Form) -> Result<shelf::Order, Wrong> {
    let asks = open.look.course.as_ref().and_then(|it| it.asks.as_ref());
    let (question, _) = asks.ok_or_else(|| Wrong::stale("Nothing is being asked any more."))?;
    if form.filled("question").is_some_and(|it| it != pages::number(open)) {
        return Err(Wrong::stale("The campaign has gone on since this page was drawn. Look again."));
    }
    let answer = form.answer(question, open.book.units.length);
    answer.map(shelf::Order::Answer).map_err(Wrong::malformed)
}

/// A thing with whoever has it, and who gets it; nobody is the store.
fn hand(form: &Form) -> shelf::Order {
    let (from, thing) = form.field("what").unwrap_or_default().split_once('|').unwrap_or_default();
    let from = Some(from.to_owned()).filter(|it| !it.is_empty());
    let to = form.filled("to").map(str::to_owned);
    shelf::Order::Hand { thing: thing.to_owned(), from, to }
}

async fn change(
    State(hall): Desk,
    Path((id, deed)): Path<(String, String)>,
    said: Said,
) -> Result<Response, Wrong> {
    let form = Form::read(&guard::body(said)?);
    aside(move || {
        let open = campaign::open(&hall, &id)?;
        let faces = reckon::dice(form.field("dice").unwrap_or_default()).map_err(Wrong::malformed);
        let done = order(&deed, &open, &form).and_then(|it| open.change(&hall, &it, faces?));
        match done {
            Ok(told) => {
                hall.told.lock().unwrap_or_else(PoisonError::into_inner).insert(id.clone(), told);
                Ok(Redirect::to(&format!("/campaign/{id}")).into_response())
            }
            Err(wrong) if wrong.status == axum::http::StatusCode::NOT_FOUND => Err(wrong),
            Err(wrong) => {
                let amiss = amiss(&deed, &open, &form, &wrong.words);
                let page = shown(&hall, &open, &form, Some(&wrong.words), &amiss)?;
                Ok((wrong.status, page).into_response())
            }
        }
    })
    .await
}

async fn go_on(State(hall): Desk, Path(id): Path<String>) -> Result<Redirect, Wrong> {
    let table = aside(move || campaign::open(&hall, &id)?.go_on(&hall)).await?;
    Ok(Redirect::to(&format!("/seat/{}", table.seats.first().as_str())))
}

async fn settle(State(hall): Desk, Path(id): Path<String>, said: Said) -> Result<Redirect, Wrong> {
    let form = Form::read(&guard::body(said)?);
    aside(move || {
        let told = campaign::settle(&hall, &id, form.field("dice") == Some("own"))?;
        Ok(Redirect::to(&told))
    })
    .await
}

/// The team in a scenario, to look at and to be played out by bots.
fn with_team(open: &Open, text: &str, order: &Order) -> Result<even::Setting, Wrong> {
    let plain = (open.book.read)(text, &[]).map_err(Wrong::refused)?;
    order.fits(plain.as_ref())?;
    let begun = (open.campaigns.begin)(&open.text, text, &order.numbers()?, "a-game");
    let begun = begun.map_err(|it| Wrong::refused(format!("The team cannot go there: {it}.")))?;
    Ok(even::Setting {
        key: begun.text,
        laid: begun.scenario,
        bot: even::bot(open.book)?,
        first: even::FIRST_SEED,
        named: even::Named::default(),
    })
}

/// How even it would be for the team; without a script, the page that asks.
async fn how_even(
    State(hall): Desk,
    Path(id): Path<String>,
    headers: HeaderMap,
    said: Said,
) -> Result<Response, Wrong> {
    let form = Form::read(&guard::body(said)?);
    aside(move || {
        let open = campaign::open(&hall, &id)?;
        let order = Order::read(&form)?;
        let order = Order { book: Some(open.book.id.to_owned()), ..order };
        let setting = open.to_play(&order).and_then(|it| with_team(&open, &it.1, &order));
        let here = format!("/campaign/{id}/even");
        even::answered(&hall, &form, &headers, setting, &here, || match form.filled("made") {
            Some(_) => making(&hall, &open, &form, None),
            None => self::setting(&hall, &open, &order.scenario, &form, None),
        })
    })
    .await
}

/// The table for the team, about to be set.
fn setting(
    hall: &Hall,
    open: &Open,
    scenario: &str,
    form: &Form,
    said: Option<&str>,
) -> Result<Markup, Wrong> {
    let book = open.book.id;
    let order = Order::read(form)?;
    let order = Order { book: Some(book.to_owned()), scenario: scenario.to_owned(), ..order };
    let (_, text) = open.to_play(&order)?;
    let (setting, wrong) = match with_team(open, &text, &order) {
        Ok(setting) => (setting, None),
        // What cannot be set is said, over the map as the scenario has it.
        Err(wrong) => {
            (with_team(open, &text, &Order { set: Default::default(), ..order })?, Some(wrong.words))
        }
    };
    let said = said.or(wrong.as_deref());
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
            again: format!("/campaign/{}/set/{scenario}", open.id),
            hidden: vec![("book", book.to_owned()), ("scenario", scenario.to_owned())],
            fixed_rules: true,
            button: "Begin",
        },
    ))
}

async fn set_page(
    State(hall): Desk,
    Path((id, scenario)): Path<(String, String)>,
    RawQuery(query): RawQuery,
) -> Result<Markup, Wrong> {
    let form = Form::read(query.unwrap_or_default().as_bytes());
    aside(move || setting(&hall, &campaign::open(&hall, &id)?, &scenario, &form, None)).await
}

/// The generator for a team.
fn making(hall: &Hall, open: &Open, form: &Form, said: Option<&str>) -> Result<Markup, Wrong> {
    let mut asked = generator(open.book);
    let made = made(open.book, &mut asked, form);
    let last = if made.is_err() { last_made(open.book, form) } else { None };
    let to = format!("/campaign/{}/even", open.id);
    let setting = made.as_ref().ok().and_then(|it| with_team(open, &it.order.text().ok()?.1, &it.order).ok());
    Ok(make::page(&make::Making {
        book: open.book,
        asked: &asked,
        form,
        made: made.as_ref().map_err(Vec::as_slice),
        last: last.as_ref(),
        even: setting.map(|it| hall.evens.shown(&it, &to)),
        said,
        here: &format!("/campaign/{}/make", open.id),
        to: &format!("/campaign/{}/begin", open.id),
        fixed_rules: true,
        button: "Begin",
        other: seed()?,
    }))
}

async fn make_page(
    State(hall): Desk,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Wrong> {
    let form = Form::read(query.unwrap_or_default().as_bytes());
    if form.filled("given.seed").is_none() && form.filled("made").is_none() {
        return Ok(Redirect::to(&format!("/campaign/{id}/make?given.seed={}", seed()?)).into_response());
    }
    let queue = hall.making.clone();
    let made =
        move || Ok(making(&hall, &campaign::open(&hall, &id)?, &form.with_rows(), None)?.into_response());
    queue.look(made).await
}

/// Begins the next game with the team; what cannot be is said, and nothing has changed.
async fn begin(State(hall): Desk, Path(id): Path<String>, said: Said) -> Result<Response, Wrong> {
    let form = Form::read(&guard::body(said)?);
    aside(move || {
        let open = campaign::open(&hall, &id)?;
        let wrong = match Order::read(&form).and_then(|it| open.begin(&hall, &it)) {
            Ok(table) => return Ok(seated(&table).into_response()),
            Err(wrong) => wrong,
        };
        let page = match form.filled("made") {
            Some(_) => making(&hall, &open, &form, Some(&wrong.words)),
            None => drawn(&hall, &open, &form, Some(&wrong.words)),
        };
        Ok((wrong.status, page.map_err(|_| wrong.clone())?).into_response())
    })
    .await
}
