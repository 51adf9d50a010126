//! The pages' routes: what a browser asks for and posts.
use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    Json, Router,
    body::Bytes,
    extract::{Path, RawQuery, State, rejection::BytesRejection},
    http::{
        HeaderMap,
        header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE, HOST},
    },
    response::{
        IntoResponse, Redirect, Response,
        sse::{Event, KeepAlive, Sse},
    },
    routing::{get, post},
};
use kernel::written::ValueFault;
use maud::Markup;
use picture::letters::{self, TYPEFACES};
use tokio_stream::{StreamExt, wrappers::WatchStream};

use crate::{
    chronicle::Extent,
    form::FormData,
    guard,
    hall::Hall,
    page::{
        self,
        companion::CompanionResult,
        field::{self, Field, FieldFault},
        table::TablePage,
    },
    preview, reckon, rule,
    seat::Who,
    table::Table,
    wrong::Wrong,
};

type Desk = State<Arc<Hall>>;
type Said = Result<Bytes, BytesRejection>;

/// More pages than this do not follow one table.
const MOST_FOLLOWERS: usize = 64;

pub fn routes() -> Router<Arc<Hall>> {
    Router::new()
        .route("/seat/{key}", get(table))
        .route("/seat/{key}/story", get(story))
        .route("/seat/{key}/parts", get(parts))
        .route("/seat/{key}/earlier", get(earlier))
        .route("/seat/{key}/events", get(events))
        .route("/seat/{key}/answer", post(answer))
        .route("/seat/{key}/dice", post(dice))
        .route("/seat/{key}/undo", post(undo))
        .route("/seat/{key}/consent", post(consent))
        .route("/seat/{key}/preview", get(preview))
        .route("/seat/{key}/foresee", get(foresee))
        .route("/seat/{key}/sees", get(sees))
        .route("/seat/{key}/card", get(card))
        .route("/why/{rule}", get(why))
        .route("/api", get(api))
        .route("/companion", get(companions))
        .route("/companion/{procedure}", get(companion))
        .route("/style.css", get(|| asset("text/css", style())))
        .route("/fonts/{file}", get(typeface))
        .route("/start.js", get(|| asset("text/javascript", include_str!("../assets/start.js").to_owned())))
        .route("/icon.svg", get(|| asset("image/svg+xml", include_str!("../assets/icon.svg").to_owned())))
        .merge(scripts())
}

/// The parts of the one script, each a module.
fn scripts() -> Router<Arc<Hall>> {
    let all = [
        ("/table.js", include_str!("../assets/table.js")),
        ("/journal.js", include_str!("../assets/journal.js")),
        ("/morph.js", include_str!("../assets/morph.js")),
        ("/ask.js", include_str!("../assets/ask.js")),
        ("/board.js", include_str!("../assets/board.js")),
        ("/preview.js", include_str!("../assets/preview.js")),
        ("/eye.js", include_str!("../assets/eye.js")),
        ("/who.js", include_str!("../assets/who.js")),
        ("/fan.js", include_str!("../assets/fan.js")),
        ("/card.js", include_str!("../assets/card.js")),
        ("/lead.js", include_str!("../assets/lead.js")),
        ("/play.js", include_str!("../assets/play.js")),
        ("/moments.js", include_str!("../assets/moments.js")),
        ("/pointing.js", include_str!("../assets/pointing.js")),
        ("/rules.js", include_str!("../assets/rules.js")),
        ("/order.js", include_str!("../assets/order.js")),
        ("/slips.js", include_str!("../assets/slips.js")),
        ("/replay.js", include_str!("../assets/replay.js")),
    ];
    let serve = |text: &'static str| get(move || asset("text/javascript", text.to_owned()));
    all.into_iter().fold(Router::new(), |router, (path, text)| router.route(path, serve(text)))
}

/// Runs what may take its time on a thread for it.
pub async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Wrong> + Send + 'static,
) -> Result<T, Wrong> {
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|_| Err(Wrong::broken()))
}

pub async fn asset(kind: &'static str, text: String) -> Response {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], text).into_response()
}

fn style() -> String {
    let own = [
        include_str!("../assets/page.css"),
        include_str!("../assets/start.css"),
        include_str!("../assets/table.css"),
        include_str!("../assets/moments.css"),
        include_str!("../assets/journal.css"),
        include_str!("../assets/hand.css"),
        include_str!("../assets/report.css"),
        include_str!("../assets/lab.css"),
    ];
    [&letters::linked("/fonts"), picture::style(), &own.concat(), report::style()].concat()
}

/// A typeface under the name that changes with its letters.
async fn typeface(Path(file): Path<String>) -> Result<Response, Wrong> {
    let found = TYPEFACES.iter().find(|it| it.file() == file);
    let found = found.ok_or_else(|| Wrong::missing("There is no such typeface."))?;
    let headers = [(CONTENT_TYPE, "font/woff2"), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, found.bytes).into_response())
}

/// Where a page is asked for.
#[derive(Debug)]
struct Place {
    hall: Arc<Hall>,
    key: String,
    /// Under which name and port the reader has found this server.
    host: String,
}

impl Place {
    fn of(hall: Arc<Hall>, key: String, headers: &HeaderMap) -> Place {
        Place { hall, key, host: host(headers) }
    }

    /// Draws something of the table as somebody sees it now.
    fn draw<T>(&self, table: &Table, who: Who, extent: Extent, draw: impl FnOnce(&TablePage<'_>) -> T) -> T {
        let (look, host) = (table.seen(who, extent), self.hall.reached_at(&self.host));
        let here = format!("/seat/{}", self.key);
        draw(&TablePage { table, look: &look, who, here: &here, host: &host, said: None })
    }

    /// The same of the table that the key opens.
    async fn shown<T: Send + 'static>(
        self,
        extent: Extent,
        draw: impl FnOnce(&TablePage<'_>) -> T + Send + 'static,
    ) -> Result<T, Wrong> {
        aside(move || {
            let (table, who) = self.hall.enter(&self.key)?;
            Ok(self.draw(&table, who, extent, draw))
        })
        .await
    }
}

/// Under which name and port somebody has found this server.
pub fn host(headers: &HeaderMap) -> String {
    headers.get(HOST).and_then(|it| it.to_str().ok()).unwrap_or_default().to_owned()
}

/// A page that is drawn whole has nothing to play.
const LATEST: Extent = Extent::Latest { since: usize::MAX };

async fn table(State(hall): Desk, Path(key): Path<String>, headers: HeaderMap) -> Result<Markup, Wrong> {
    Place::of(hall, key, &headers).shown(LATEST, page::table::page).await
}

async fn story(State(hall): Desk, Path(key): Path<String>, headers: HeaderMap) -> Result<Markup, Wrong> {
    Place::of(hall, key, &headers).shown(Extent::Whole, page::table::story).await
}

async fn parts(
    State(hall): Desk,
    Path(key): Path<String>,
    headers: HeaderMap,
    RawQuery(query): RawQuery,
) -> Response {
    let since = since(&FormData::read(query.unwrap_or_default().as_bytes()));
    let place = Place::of(hall, key, &headers);
    let done = place.shown(Extent::Latest { since }, page::table::parts).await;
    done.map_or_else(|wrong| wrong.json(), |it| Json(it).into_response())
}

/// Older lines of the journal than a page has.
async fn earlier(
    State(hall): Desk,
    Path(key): Path<String>,
    headers: HeaderMap,
    RawQuery(query): RawQuery,
) -> Response {
    let form = FormData::read(query.unwrap_or_default().as_bytes());
    let Some(before) = form.field("before").and_then(|it| it.parse().ok()) else {
        return Wrong::malformed("Lines are numbered from 0.").json();
    };
    let place = Place::of(hall, key, &headers);
    let done = place.shown(Extent::Before(before), move |it| page::table::earlier(it, before)).await;
    done.map_or_else(|wrong| wrong.json(), |it| Json(it).into_response())
}

/// The event up to which a page has shown what happened; all of it if it does not say.
fn since(form: &FormData) -> usize {
    form.field("since").and_then(|it| it.parse().ok()).unwrap_or(usize::MAX)
}

async fn events(State(hall): Desk, Path(key): Path<String>) -> Result<Response, Wrong> {
    let closing = WatchStream::from_changes(hall.closing.subscribe());
    let (table, who) = aside(move || hall.enter(&key)).await?;
    if MOST_FOLLOWERS <= table.followers() {
        return Err(Wrong::too_many("Too many pages follow this table; reload to see what is new."));
    }
    let changes = WatchStream::new(table.follow());
    let (here, named) = (table.come(who), table.clone());
    let told = changes.map(Some).merge(closing.map(|_| None)).map_while(move |it| {
        let _stays = &here;
        it.map(|it| Ok::<_, Infallible>(Event::default().data(named.named_change(it))))
    });
    let alive = KeepAlive::new().interval(Duration::from_secs(15));
    Ok(Sse::new(told).keep_alive(alive).into_response())
}

/// Does something at the table a key opens; the script gets the page as it is then, and need not ask for it.
async fn act(
    hall: Arc<Hall>,
    key: String,
    headers: &HeaderMap,
    said: Said,
    deed: fn(&Table, Who, &FormData) -> Result<(), Wrong>,
) -> Response {
    let scripted = headers.get(ACCEPT).is_some_and(|it| it.as_bytes().starts_with(b"application/json"));
    let (back, place) = (format!("/seat/{key}"), Place::of(hall, key, headers));
    let work = move |bytes: Bytes| {
        let (table, who) = place.hall.enter(&place.key)?;
        let form = FormData::read(&bytes);
        deed(&table, who, &form)?;
        let since = since(&form);
        Ok(scripted.then(|| place.draw(&table, who, Extent::Latest { since }, page::table::parts)))
    };
    let done = match guard::body(said) {
        Ok(bytes) => aside(move || work(bytes)).await,
        Err(wrong) => Err(wrong),
    };
    match done {
        Ok(Some(parts)) => Json(parts).into_response(),
        Ok(None) => Redirect::to(&back).into_response(),
        Err(wrong) if scripted => wrong.json(),
        Err(wrong) => wrong.into_response(),
    }
}

async fn answer(State(hall): Desk, Path(key): Path<String>, headers: HeaderMap, said: Said) -> Response {
    act(hall, key, &headers, said, |table, who, form| {
        table.take_gesture(who, form.field("question").unwrap_or_default(), form)
    })
    .await
}

async fn dice(State(hall): Desk, Path(key): Path<String>, headers: HeaderMap, said: Said) -> Response {
    act(hall, key, &headers, said, |table, who, form| {
        let question = form.field("question").unwrap_or_default();
        if form.filled("roll").is_some() {
            return table.roll(who, question);
        }
        let faces = reckon::dice(form.field("dice").unwrap_or_default()).map_err(Wrong::malformed)?;
        table.dice(who, question, faces)
    })
    .await
}

async fn undo(State(hall): Desk, Path(key): Path<String>, headers: HeaderMap, said: Said) -> Response {
    act(hall, key, &headers, said, |table, who, form| {
        let to = form.filled("to").map(str::parse).transpose();
        let to = to.map_err(|_| Wrong::malformed("Decisions are numbered from 0."))?;
        table.undo(who, form.field("question").unwrap_or_default(), to)
    })
    .await
}

async fn consent(State(hall): Desk, Path(key): Path<String>, headers: HeaderMap, said: Said) -> Response {
    act(hall, key, &headers, said, |table, who, form| {
        let allows = match form.field("allow") {
            Some("yes") => true,
            Some("no") => false,
            Some(_) | None => return Err(Wrong::malformed("Say yes or no.")),
        };
        table.consent(who, form.field("request").unwrap_or_default(), allows)
    })
    .await
}

/// What an answer would come to, before it is given: the same fields as the answer has.
async fn preview(State(hall): Desk, Path(key): Path<String>, RawQuery(query): RawQuery) -> Response {
    let form = FormData::read(query.unwrap_or_default().as_bytes());
    let queue = hall.previews.clone();
    let done = queue.look(move || {
        let (table, who) = hall.enter(&key)?;
        preview::drawn(&table, who, &form)
    });
    done.await.map_or_else(|wrong| wrong.json(), |it| Json(it).into_response())
}

/// How likely what may come of an answer is; the same fields as the answer has.
async fn foresee(State(hall): Desk, Path(key): Path<String>, RawQuery(query): RawQuery) -> Response {
    let form = FormData::read(query.unwrap_or_default().as_bytes());
    let queue = hall.reckoning.clone();
    let done = queue.look(move || {
        let (table, who) = hall.enter(&key)?;
        let number = form.field("question").unwrap_or_default();
        let seen = table.foresee(who, number, |it| form.answer(it, table.book.units.length))?;
        Ok(serde_json::json!({ "note": page::note::ahead(&seen).into_string() }))
    });
    done.await.map_or_else(|wrong| wrong.json(), |it| Json(it).into_response())
}

/// What a figure sees from where it stands.
async fn sees(State(hall): Desk, Path(key): Path<String>, RawQuery(query): RawQuery) -> Response {
    let form = FormData::read(query.unwrap_or_default().as_bytes());
    let queue = hall.previews.clone();
    let done = queue.look(move || {
        let (table, who) = hall.enter(&key)?;
        preview::vision(&table, who, &form)
    });
    done.await.map_or_else(|wrong| wrong.json(), |it| Json(it).into_response())
}

async fn why(Path(id): Path<String>, RawQuery(query): RawQuery) -> Result<Markup, Wrong> {
    let found = rule::find(&id).ok_or_else(|| Wrong::missing("No rule has that name."))?;
    let slip = query.is_some_and(|it| it == "slip");
    Ok(if slip { page::rule::slip(&found) } else { page::rule::page(&found) })
}

/// Who a figure is.
async fn card(State(hall): Desk, Path(key): Path<String>, RawQuery(query): RawQuery) -> Response {
    let form = FormData::read(query.unwrap_or_default().as_bytes());
    let queue = hall.previews.clone();
    let done = queue.look(move || {
        let (table, who) = hall.enter(&key)?;
        preview::card(&table, who, &form)
    });
    done.await.map_or_else(|wrong| wrong.json(), |it| Json(it).into_response())
}

async fn api(headers: HeaderMap) -> Markup {
    page::api::page(&host(&headers))
}

async fn companions() -> Markup {
    page::companion::list()
}

async fn companion(
    State(hall): Desk,
    Path(name): Path<String>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Result<Markup, Wrong> {
    let procedure =
        reckon::find(&name).ok_or_else(|| Wrong::missing("There is no test or lookup of that name."))?;
    let form = FormData::read(query.unwrap_or_default().as_bytes());
    let changed = form.filled("add").or(form.filled("remove")).is_some();
    // Whoever follows a link of another site sees the form filled in, and decides whether anything is worked out.
    if form.field("go").is_none() || changed || guard::is_foreign(&headers) {
        return Ok(page::companion::page(procedure, &form.with_rows(), None));
    }
    let work = move || {
        let done = done(procedure, &form);
        Ok(page::companion::page(procedure, &form, Some(&done)))
    };
    hall.reckoning.look(work).await
}

/// What comes of a test as a form has it, or all that is wrong with the form.
fn done(it: &kernel::Procedure, form: &FormData) -> Result<CompanionResult, Vec<FieldFault>> {
    let asked = Field::of(&it.schema(), page::table::length(it.name));
    let given = field::read(&asked, form, field::START)?;
    let refused = |fault: ValueFault| vec![field::at(&asked, field::START, &fault)];
    it.check(&given).map_err(refused)?;
    let amiss = |words: String| vec![FieldFault { path: "dice".to_owned(), label: "Dice".to_owned(), words }];
    let dice = reckon::dice(form.field("dice").unwrap_or_default()).map_err(amiss)?;
    let seed = crate::hall::chance().map_err(|it| vec![field::of_the_whole(&it.words)])?;
    let done = reckon::resolve(it, &given, &dice, seed).map_err(|fault| match fault {
        reckon::TestFault::Given(fault) => refused(fault),
        reckon::TestFault::Dice(words) => amiss(words),
    })?;
    Ok(CompanionResult { done, odds: reckon::odds(it, &given).map_err(refused)? })
}
