//! Routes of the start page: what to go on with, what to play, where to sit.
use std::sync::Arc;

use axum::{
    Router,
    body::Bytes,
    extract::{Path, RawQuery, State, rejection::BytesRejection},
    http::{HeaderMap, StatusCode},
    middleware,
    response::{IntoResponse, Redirect, Response},
    routing::{get, post},
};
use maud::Markup;
use serde_json::Value;
use shelf::Rulebook;

use crate::{
    campaign, drawn, even,
    form::FormData,
    guard,
    hall::{Hall, StoredGame, chance},
    order::Order,
    page::{
        field::{self, Field, FieldFault},
        start::{
            self, GameCard, ScenarioCard, Start, chairs,
            make::{self, MadePlace, Making},
        },
    },
    seat::Seats,
    table::Table,
    web::{aside, host},
    wrong::{Wrong, contained},
};

type Desk = State<Arc<Hall>>;
type Said = Result<Bytes, BytesRejection>;

/// Of more games than this a list shows only the names.
const MOST_OPENED: usize = 24;

pub fn routes() -> Router<Arc<Hall>> {
    Router::new()
        .route("/", get(home))
        .route("/set/{book}/{scenario}", get(set_page))
        .route("/set", post(set))
        .route("/make/{book}", get(make_page))
        .route("/games", get(games))
        .route("/go-on/{id}", post(go_on))
        .route("/chairs/{id}", get(chairs_page))
        .route("/put-away/{id}", post(put_away))
        .route("/take-out/{id}", post(take_out))
        .merge(drawn::routes())
        .merge(even::routes())
        .merge(crate::lab_page::routes())
        .layer(middleware::from_fn(guard::at_home))
}

/// Every game with a look at those that one can go on with, as far as one has the time to look.
fn listed(hall: &Hall) -> Result<Vec<GameCard>, Wrong> {
    let glance = |at: usize, it: &StoredGame| {
        if MOST_OPENED <= at {
            return Err("not looked at yet".to_owned());
        }
        // A game that cannot be shown is listed with what is wrong; the others are shown all the same.
        contained(|| Ok(hall.go_on(&it.id)?.glance())).map_err(|it| it.words)
    };
    let games = hall.kept()?.into_iter().enumerate();
    Ok(games.map(|(at, kept)| GameCard { glance: glance(at, &kept), kept }).collect())
}

async fn home(State(hall): Desk) -> Result<Markup, Wrong> {
    aside(move || {
        let all = start::scenarios();
        drawn(&hall, &all, all.first(), &FormData::default(), None)
    })
    .await
}

fn drawn(
    hall: &Hall,
    all: &[ScenarioCard],
    chosen: Option<&ScenarioCard>,
    form: &FormData,
    said: Option<&str>,
) -> Result<Markup, Wrong> {
    let laid = chosen.map(|it| laid(it, form));
    let even = chosen.and_then(|it| even_of(hall, it, form).ok());
    let trouble = laid.as_ref().and_then(|it| it.as_ref().err()).map(|it| it.words.clone());
    Ok(start::page(&Start {
        games: &listed(hall)?,
        teams: &campaign::teams(hall)?,
        all,
        chosen,
        laid: laid.as_ref().and_then(|it| it.as_ref().ok()).map(AsRef::as_ref),
        even,
        form,
        said: said.or(trouble.as_deref()),
    }))
}

/// What a form says about a scenario.
fn order_of(it: &ScenarioCard, form: &FormData) -> Result<Order, Wrong> {
    let order = Order::read(form)?;
    Ok(Order { book: Some(it.book.id.to_owned()), scenario: it.id.to_owned(), ..order })
}

fn even_of(hall: &Hall, it: &ScenarioCard, form: &FormData) -> Result<even::TallyView, Wrong> {
    Ok(hall.evens.shown(&even::Setting::of(&order_of(it, form)?)?, even::HERE))
}

/// A scenario as it stands with what the form says.
fn laid(it: &ScenarioCard, form: &FormData) -> Result<Box<dyn shelf::PlayableScenario>, Wrong> {
    Ok(order_of(it, form)?.laid()?.scenario)
}

fn find<'a>(all: &'a [ScenarioCard], book: &str, id: &str) -> Result<&'a ScenarioCard, Wrong> {
    let found = all.iter().find(|it| it.book.id == book && it.id == id);
    found.ok_or_else(|| Wrong::missing("There is no such scenario on the shelf."))
}

async fn set_page(
    State(hall): Desk,
    Path((book, id)): Path<(String, String)>,
    RawQuery(query): RawQuery,
) -> Result<Markup, Wrong> {
    let form = FormData::read(query.unwrap_or_default().as_bytes());
    aside(move || {
        let all = start::scenarios();
        let chosen = find(&all, &book, &id)?;
        drawn(&hall, &all, Some(chosen), &form, None)
    })
    .await
}

/// Sets a table; what cannot be is said on the form, which stays filled in.
async fn set(State(hall): Desk, said: Said) -> Result<Response, Wrong> {
    let form = FormData::read(&guard::body(said)?);
    aside(move || match Order::read(&form).and_then(|it| hall.set(&it)) {
        Ok(table) => Ok(seated(&table).into_response()),
        Err(wrong) => {
            let page = again(&hall, &form, Some(&wrong.words)).map_err(|_| wrong.clone())?;
            Ok((wrong.status, page).into_response())
        }
    })
    .await
}

/// The page that a form came from, with the form as it is and what there is to say about it.
pub fn again(hall: &Hall, form: &FormData, said: Option<&str>) -> Result<Markup, Wrong> {
    if form.filled("made").is_some() {
        return made_again(hall, form, said);
    }
    let all = start::scenarios();
    let name = |it| form.field(it).unwrap_or_default();
    let chosen = find(&all, name("book"), name("scenario"))?;
    drawn(hall, &all, Some(chosen), form, said)
}

/// Where whoever set a table goes: to the links if there are friends to send them to. A game of bots alone is over already, so
/// it is played from its beginning.
pub fn seated(table: &Table) -> Redirect {
    if table.seats.has_friends() {
        return Redirect::to(&format!("/chairs/{}", table.id));
    }
    Redirect::to(&door(&table.seats))
}

/// The page that a game opens with.
pub fn door(seats: &Seats) -> String {
    let key = seats.first().as_str();
    if seats.has_people() { format!("/seat/{key}") } else { format!("/seat/{key}/replay?at=0&play") }
}

/// What a book's generator asks for.
pub fn generator(book: &Rulebook) -> Field {
    let schema: Value = serde_json::from_str(&(book.generator_schema)()).unwrap_or_default();
    Field::of(&schema, book.units.length)
}

/// Makes up the place that a form describes, with the chairs and rules it asks for; values that it has as a whole are what its
/// fields begin with.
pub fn made(
    book: &'static Rulebook,
    asked: &mut Field,
    form: &FormData,
) -> Result<MadePlace, Vec<FieldFault>> {
    let kept = form.filled("made").filter(|_| form.under("given.").next().is_none());
    let kept: Option<Value> = kept.and_then(|it| serde_json::from_str(it).ok());
    let values = match &kept {
        Some(values) => values.clone(),
        None => field::read(asked, form, field::START)?,
    };
    if kept.is_some() {
        asked.usual = kept;
    }
    made_from(book, values, form).map_err(|wrong| match &wrong.unfit {
        Some(fault) => vec![field::at(asked, field::START, fault)],
        None => vec![field::of_the_whole(&wrong.words)],
    })
}

fn made_from(book: &'static Rulebook, values: Value, form: &FormData) -> Result<MadePlace, Wrong> {
    let order = Order::read(form)?;
    let order = Order { book: Some(book.id.to_owned()), made: Some(values.clone()), ..order };
    let laid = order.laid()?.scenario;
    Ok(MadePlace { values, laid, order })
}

/// The place that was made before, for whoever has asked for one that cannot be.
pub fn last_made(book: &'static Rulebook, form: &FormData) -> Option<MadePlace> {
    let values = serde_json::from_str(form.filled("last")?).ok()?;
    made_from(book, values, &FormData::default()).ok()
}

async fn make_page(
    State(hall): Desk,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Wrong> {
    let book = shelf::book(&id).ok_or_else(no_book)?;
    let form = FormData::read(query.unwrap_or_default().as_bytes());
    if form.filled("given.seed").is_none() && form.filled("made").is_none() {
        return Ok(Redirect::to(&format!("/make/{id}?given.seed={}", seed()?)).into_response());
    }
    // Who turns the knobs quickly leaves places behind that nobody waits for.
    let queue = hall.making.clone();
    queue.look(move || Ok(making(&hall, book, &form.with_rows(), None)?.into_response())).await
}

/// The generator with the place that a form describes; the status says whether there can be one.
fn making(
    hall: &Hall,
    book: &'static Rulebook,
    form: &FormData,
    said: Option<&str>,
) -> Result<(StatusCode, Markup), Wrong> {
    let mut asked = generator(book);
    let made = made(book, &mut asked, form);
    let last = if made.is_err() { last_made(book, form) } else { None };
    let even = made.as_ref().ok().and_then(|it| even::Setting::of(&it.order).ok());
    let page = make::page(&Making {
        book,
        asked: &asked,
        form,
        made: made.as_ref().map_err(Vec::as_slice),
        last: last.as_ref(),
        even: even.map(|it| hall.evens.shown(&it, even::HERE)),
        said,
        here: &format!("/make/{}", book.id),
        to: "/set",
        fixed_rules: false,
        button: "Start game",
        other: seed()?,
    });
    Ok((if made.is_ok() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY }, page))
}

fn no_book() -> Wrong {
    Wrong::missing("There is no such book on the shelf.")
}

/// A number that is short enough to say.
pub fn seed() -> Result<u64, Wrong> {
    Ok(chance()? % 10_000)
}

fn made_again(hall: &Hall, form: &FormData, said: Option<&str>) -> Result<Markup, Wrong> {
    let id = form.field("book").unwrap_or_default();
    let book = shelf::book(id).ok_or_else(no_book)?;
    making(hall, book, form, said).map(|it| it.1)
}

async fn games(State(hall): Desk) -> Result<Markup, Wrong> {
    aside(move || Ok(start::games(&listed(&hall)?))).await
}

/// The page of a campaign, for whoever has come to it by an address of games.
fn campaign_page(hall: &Hall, id: &str) -> Result<Option<Redirect>, Wrong> {
    Ok(hall.is_campaign(id)?.then(|| Redirect::to(&format!("/campaign/{id}"))))
}

async fn go_on(State(hall): Desk, Path(id): Path<String>) -> Result<Redirect, Wrong> {
    aside(move || match campaign_page(&hall, &id)? {
        Some(elsewhere) => Ok(elsewhere),
        None => Ok(Redirect::to(&door(&hall.go_on(&id)?.seats))),
    })
    .await
}

async fn chairs_page(
    State(hall): Desk,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Wrong> {
    let host = host(&headers);
    aside(move || match campaign_page(&hall, &id)? {
        Some(elsewhere) => Ok(elsewhere.into_response()),
        None => Ok(chairs::page(&*hall.go_on(&id)?, &hall.reached_at(&host)).into_response()),
    })
    .await
}

/// Puts a game away or takes it out again; whoever does so with a campaign is shown the campaigns.
async fn put(hall: Arc<Hall>, id: String, away: bool) -> Result<Redirect, Wrong> {
    aside(move || {
        let list = if hall.is_campaign(&id)? { "/campaigns" } else { "/games" };
        hall.put_away(&id, away)?;
        Ok(Redirect::to(list))
    })
    .await
}

async fn put_away(State(hall): Desk, Path(id): Path<String>) -> Result<Redirect, Wrong> {
    put(hall, id, true).await
}

async fn take_out(State(hall): Desk, Path(id): Path<String>) -> Result<Redirect, Wrong> {
    put(hall, id, false).await
}
