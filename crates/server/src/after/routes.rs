//! What browsers and programs ask for after a game.
use std::{net::SocketAddr, sync::Arc};

use axum::{
    Json, Router,
    extract::{ConnectInfo, Path, RawQuery, State},
    http::header::{CONTENT_DISPOSITION, CONTENT_TYPE},
    response::{IntoResponse, Redirect, Response},
    routing::get,
};
use maud::Markup;
use serde_json::{Value, json};

use super::{Moment, MomentRef, PastView, WHOLE, carried, find};
use crate::{
    campaign,
    form::FormData,
    guard,
    hall::Hall,
    page::{replay, report as page},
    seat::Who,
    table::Table,
    web::aside,
    wrong::Wrong,
};

type Desk = State<Arc<Hall>>;
type Peer = ConnectInfo<SocketAddr>;

pub fn routes() -> Router<Arc<Hall>> {
    Router::new()
        .route("/seat/{key}/again", get(once_more).post(go_on))
        .route("/seat/{key}/report", get(report_page))
        .route("/seat/{key}/report/part", get(report_part))
        .route("/seat/{key}/report.html", get(report_file))
        .route("/seat/{key}/report.md", get(report_markdown))
        .route("/seat/{key}/replay", get(replay_page))
        .route("/seat/{key}/replay/part", get(replay_part))
}

/// A table that somebody has opened with a key, and its past with the report begun.
struct Over {
    looked: Arc<PastView>,
    table: Arc<Table>,
    who: Who,
}

/// Whether somebody who has come from there goes on from a game: who set its table. The link of a game of bots alone only
/// watches, and anybody may have it; on this machine it is as good as a chair.
fn goes_on(table: &Table, who: Who, peer: SocketAddr) -> bool {
    let decides = match who {
        Who::Sits(_) => true,
        Who::Watches => guard::is_home(peer),
    };
    decides && who == table.seats.own()
}

async fn over(hall: &Arc<Hall>, key: &str) -> Result<Over, Wrong> {
    let (hall_, key) = (hall.clone(), key.to_owned());
    let over = aside(move || {
        let (table, who) = hall_.enter(&key)?;
        let looked = table.look_back()?;
        looked.report()?;
        Ok(Over { looked, who, table })
    })
    .await?;
    over.looked.begin(hall);
    Ok(over)
}

/// Draws the report of the table that a key opens.
async fn drawn(
    hall: Arc<Hall>,
    key: String,
    peer: SocketAddr,
    draw: fn(&report::Report, &page::ReportPlace<'_>) -> Markup,
) -> Result<(u32, Markup), Wrong> {
    let Over { looked, table, who } = over(&hall, &key).await?;
    let own = goes_on(&table, who, peer);
    // In this order: what is said to be whole must be.
    let (done, report) = (looked.done(), looked.report()?);
    aside(move || {
        let (report, campaign) = carried(&hall, &table, &report);
        let campaign = campaign.filter(|_| own);
        let again = own.then(|| campaign.clone().unwrap_or_else(|| again(&hall, &table)));
        let here = format!("/seat/{key}");
        let place =
            page::ReportPlace { here: &here, campaign: campaign.as_deref(), again: again.as_deref(), done };
        Ok((done, draw(&report, &place)))
    })
    .await
}

/// Where the scenario of a table is set; the shelf, if it is none of its own.
fn again(hall: &Hall, table: &Table) -> String {
    let listed = hall.library.game(&table.id).ok().flatten();
    let scenario = listed.as_ref().and_then(|it| it.header.about.get("scenario")?.as_str());
    let found = scenario.and_then(|it| (table.book.scenarios)().iter().find(|known| known.0 == it));
    found.map_or_else(|| "/".to_owned(), |it| format!("/set/{}/{}#new", table.book.id, it.0))
}

/// On from a game that is over: to its campaign, or to the table set the same way.
async fn once_more(
    State(hall): Desk,
    Path(key): Path<String>,
    ConnectInfo(peer): Peer,
) -> Result<Redirect, Wrong> {
    aside(move || {
        let (table, who) = hall.enter(&key)?;
        if !goes_on(&table, who, peer) {
            return Ok(Redirect::to("/"));
        }
        let campaign = table.campaign().map(|it| format!("/campaign/{it}"));
        Ok(Redirect::to(&campaign.unwrap_or_else(|| again(&hall, &table))))
    })
    .await
}

/// On with the campaign of a game that is over; what it has brought is settled on the way.
async fn go_on(
    State(hall): Desk,
    Path(key): Path<String>,
    ConnectInfo(peer): Peer,
) -> Result<Redirect, Wrong> {
    aside(move || {
        let (table, who) = hall.enter(&key)?;
        match table.campaign() {
            Some(id) if goes_on(&table, who, peer) => {
                Ok(Redirect::to(&campaign::go_on_from(&hall, &id, &table)?))
            }
            Some(_) => {
                Err(Wrong::forbidden("Only the person who started this game can continue its campaign."))
            }
            None => Ok(Redirect::to("/")),
        }
    })
    .await
}

async fn report_page(
    State(hall): Desk,
    Path(key): Path<String>,
    ConnectInfo(peer): Peer,
) -> Result<Markup, Wrong> {
    Ok(drawn(hall, key, peer, page::page).await?.1)
}

async fn report_part(State(hall): Desk, Path(key): Path<String>, ConnectInfo(peer): Peer) -> Response {
    let told = async {
        let done = over(&hall, &key).await?.looked.done();
        if done < WHOLE {
            return Ok(json!({ "done": done }));
        }
        let (done, part) = drawn(hall, key, peer, page::part).await?;
        Ok::<Value, Wrong>(json!({ "done": done, "report": part.into_string() }))
    };
    told.await.map_or_else(|it| it.json(), |it| Json(it).into_response())
}

/// A file to keep, when all of it is worked out.
async fn kept(
    hall: Arc<Hall>,
    key: String,
    (kind, ending): (&'static str, &str),
    write: fn(&report::Report) -> String,
) -> Result<Response, Wrong> {
    let Over { looked, table, .. } = over(&hall, &key).await?;
    let report = looked.whole().await?;
    let id = table.id.clone();
    let text = aside(move || Ok(write(&carried(&hall, &table, &report).0))).await?;
    let name = format!("attachment; filename=\"{id}-report.{ending}\"");
    Ok(([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, name)], text).into_response())
}

async fn report_file(State(hall): Desk, Path(key): Path<String>) -> Result<Response, Wrong> {
    kept(hall, key, ("text/html; charset=utf-8", "html"), report::page).await
}

async fn report_markdown(State(hall): Desk, Path(key): Path<String>) -> Result<Response, Wrong> {
    kept(hall, key, ("text/markdown; charset=utf-8", "md"), report::markdown).await
}

/// A moment as an address asks for it.
async fn moment(
    hall: Arc<Hall>,
    key: String,
    peer: SocketAddr,
    query: Option<String>,
) -> Result<(Moment, &'static str), Wrong> {
    aside(move || {
        let form = FormData::read(query.unwrap_or_default().as_bytes());
        let (table, who) = hall.enter(&key)?;
        let wanted = MomentRef { at: form.filled("at"), turn: form.filled("turn") };
        let (moment, book) = find(&table, who, &wanted)?;
        let goes_on = goes_on(&table, who, peer) && table.campaign().is_some();
        Ok((Moment { goes_on, ..moment }, book))
    })
    .await
}

async fn replay_page(
    State(hall): Desk,
    Path(key): Path<String>,
    ConnectInfo(peer): Peer,
    RawQuery(query): RawQuery,
) -> Result<Markup, Wrong> {
    let here = format!("/seat/{key}");
    let (moment, book) = moment(hall, key, peer, query).await?;
    Ok(replay::page(&moment, book, &here))
}

async fn replay_part(
    State(hall): Desk,
    Path(key): Path<String>,
    ConnectInfo(peer): Peer,
    RawQuery(query): RawQuery,
) -> Response {
    let here = format!("/seat/{key}");
    match moment(hall, key, peer, query).await {
        Ok((moment, _)) => Json(replay::parts(&moment, &here)).into_response(),
        Err(wrong) => wrong.json(),
    }
}
