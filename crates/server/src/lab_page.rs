//! The laboratory: a scenario played out many times by bots while somebody turns its numbers, behind everything else.
use std::{sync::Arc, time::Duration};

use axum::{
    Json, Router,
    body::Bytes,
    extract::{RawQuery, State, rejection::BytesRejection},
    http::{
        HeaderMap,
        header::{ACCEPT, CONTENT_DISPOSITION, CONTENT_TYPE},
    },
    response::{IntoResponse, Response},
    routing::get,
};
use maud::Markup;
use serde_json::{Value, json};
use shelf::{GameRow, Parameter, PlayableScenario, Rulebook};

use crate::{
    even::{FIRST_SEED, Limits, PATIENCE, Setting, SettingName, TallyState as Doing},
    form::FormData,
    guard,
    hall::Hall,
    order::Order,
    page::lab::{self as page, LabPage, Seeking},
    seek::BalanceRequest,
    web::{aside, asset},
    wrong::Wrong,
};

/// More games than the start page plays, and kept one by one; so fewer settings are remembered.
pub const LIMITS: Limits =
    Limits { games: 2_000, time: Duration::from_secs(120), settings: 12, rows: true, patience: PATIENCE };

type Desk = State<Arc<Hall>>;

pub fn routes() -> Router<Arc<Hall>> {
    Router::new()
        .route("/lab", get(look).post(act))
        .route("/lab/data.csv", get(data))
        .route("/lab.js", get(|| asset("text/javascript", include_str!("../assets/lab.js").to_owned())))
}

/// A setting as the form of the laboratory has it.
#[derive(Debug)]
pub struct LabSetting {
    pub book: &'static Rulebook,
    /// Only what is not as the scenario has it.
    pub order: Order,
    pub setting: Setting,
    /// The scenario as it is written.
    pub own: Box<dyn PlayableScenario>,
}

/// Reads the form: `what` is the book and the scenario.
fn wanted(form: &FormData) -> Result<LabSetting, Wrong> {
    let first = || shelf::books().first().and_then(|it| Some((it.id, (it.scenarios)().first()?.0)));
    let what = form.filled("what").and_then(|it| it.split_once('/')).or_else(first);
    let (book, scenario) = what.ok_or_else(|| Wrong::missing("There is no scenario to play."))?;
    let Order { set, switches, seed, .. } = Order::read(form)?;
    let (book, scenario) = (Some(book.to_owned()), scenario.to_owned());
    let plain = Order { book: book.clone(), scenario: scenario.clone(), ..Order::default() };
    let own = plain.laid()?;
    let order = Order { book, scenario, set, switches, seed, ..Order::default() }.lean()?;
    let mut setting = Setting::of(&order)?;
    let book = own.book;
    if let Some(name) = form.filled("bot") {
        let bot = book.bots.iter().find(|it| it.name == name);
        setting.bot = bot.ok_or_else(|| Wrong::refused(format!("There is no bot `{name}`.")))?;
    }
    setting.first = order.seed.unwrap_or(FIRST_SEED);
    setting.key = format!("{}\n{}\n{}", setting.bot.name, setting.first, setting.key);
    setting.named = SettingName {
        kind: format!("{}/{}", book.id, order.scenario),
        words: page::told(book, &*setting.laid, &order, setting.bot),
        query: page::query(book, &order, setting.bot),
    };
    Ok(LabSetting { book, order, setting, own: own.scenario })
}

fn drawn(hall: &Hall, it: &LabSetting, form: &FormData) -> Markup {
    let (beside, seeking) = (hall.lab.beside(&it.setting.named.kind), seeking(hall, it));
    let tally = hall.lab.look(&it.setting.key);
    page::page(&LabPage { wanted: it, tally: &tally, beside: &beside, seeking: &seeking, form })
}

async fn look(State(hall): Desk, RawQuery(query): RawQuery) -> Result<Markup, Wrong> {
    let form = FormData::read(query.unwrap_or_default().as_bytes());
    aside(move || Ok(drawn(&hall, &wanted(&form)?, &form))).await
}

async fn act(
    State(hall): Desk,
    headers: HeaderMap,
    said: Result<Bytes, BytesRejection>,
) -> Result<Response, Wrong> {
    let scripted = headers.get(ACCEPT).is_some_and(|it| it.as_bytes().starts_with(b"application/json"));
    let form = FormData::read(&guard::body(said)?);
    let done = aside(move || answered(&hall, &form, scripted)).await;
    match done {
        Err(wrong) if scripted => Ok(wrong.json()),
        done => done,
    }
}

/// The numbers of a setting of which one can be looked for, and what is known of them.
fn seeking(hall: &Hall, it: &LabSetting) -> Seeking {
    let kind = &it.setting.named.kind;
    let can = it.own.parameters().iter().filter_map(|number| sought(it, number)).collect();
    Seeking { can, known: hall.seeks.known(kind), under_way: hall.seeks.under_way(kind) }
}

/// The number of this name, to be looked for.
fn number(it: &LabSetting, name: &str) -> Result<BalanceRequest, Wrong> {
    let numbers = it.own.parameters();
    let number = numbers.iter().find(|it| it.name == name);
    number.and_then(|number| sought(it, number)).ok_or_else(|| {
        let names: Vec<&str> = numbers.iter().map(|it| it.name.as_str()).collect();
        Wrong::refused(format!("`{name}` cannot be searched for; choose one of these: {}.", names.join(", ")))
    })
}

/// A setting with one of its numbers left open.
fn sought(it: &LabSetting, number: &Parameter) -> Option<BalanceRequest> {
    let mut order = it.order.clone();
    order.set.remove(&number.name);
    let (_, text) = (it.book.scenarios)().iter().find(|it| it.0 == order.scenario)?;
    let mut setting = lab::Setting::written(it.book, &order.scenario, text);
    for (name, value) in &order.set {
        setting = setting.with(name, &value.to_string());
    }
    for (id, value) in &order.switches {
        setting = setting.with(&format!("{}{id}", lab::setting::SWITCH), value);
    }
    Some(BalanceRequest {
        key: format!("{}\n{}", page::query(it.book, &order, it.setting.bot), number.name),
        kind: it.setting.named.kind.clone(),
        words: page::told(it.book, &*it.setting.laid, &order, it.setting.bot),
        setting,
        number: number.clone(),
        bot: it.setting.bot,
        first: it.setting.first,
    })
}

/// Does what the form wants (`go`, `stop`, or a look; `seek:NAME`, `halt`) and shows how things stand.
fn answered(hall: &Hall, form: &FormData, scripted: bool) -> Result<Response, Wrong> {
    let it = wanted(form)?;
    match form.field("lab") {
        Some("go") => drop(hall.lab.go(wanted(form)?.setting)),
        Some("stop") => drop(hall.lab.stop(&it.setting.key)),
        Some("halt") => hall.seeks.stop(),
        Some(deed) => {
            if let Some(name) = deed.strip_prefix("seek:") {
                hall.lab.stop(&it.setting.key);
                hall.seeks.go(number(&it, name)?);
            }
        }
        None => (),
    }
    if !scripted {
        return Ok(drawn(hall, &it, form).into_response());
    }
    let tally = hall.lab.look(&it.setting.key);
    let (beside, seeking) = (hall.lab.beside(&it.setting.named.kind), seeking(hall, &it));
    let playing = tally.state == Doing::Playing || seeking.under_way.is_some();
    let shown = LabPage { wanted: &it, tally: &tally, beside: &beside, seeking: &seeking, form };
    let (part, words, brief) = (page::inner(&shown).into_string(), page::said(&shown), page::brief(&tally));
    let here = format!("/lab?{}", it.setting.named.query);
    Ok(Json(json!({ "part": part, "playing": playing, "words": words, "brief": brief, "here": here }))
        .into_response())
}

/// One row a game, in the order of their seeds.
async fn data(State(hall): Desk, RawQuery(query): RawQuery) -> Result<Response, Wrong> {
    let form = FormData::read(query.unwrap_or_default().as_bytes());
    aside(move || {
        let it = wanted(&form)?;
        let tally = hall.lab.look(&it.setting.key);
        if tally.rows.is_empty() {
            return Err(Wrong::missing(
                "No games have been played with these settings yet; simulate them first.",
            ));
        }
        let head = [
            (CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()),
            (CONTENT_DISPOSITION, format!("attachment; filename=\"{}.csv\"", it.order.scenario)),
        ];
        Ok((head, csv(&tally.rows)).into_response())
    })
    .await
}

/// The names are those of the JSON; what is more than one value is one field.
fn csv(rows: &[GameRow]) -> String {
    let mut text = String::new();
    for (at, row) in rows.iter().enumerate() {
        let Value::Object(fields) = json!(row) else { continue };
        if at == 0 {
            text.push_str(&fields.keys().cloned().collect::<Vec<_>>().join(","));
            text.push('\n');
        }
        text.push_str(&fields.values().map(cell).collect::<Vec<_>>().join(","));
        text.push('\n');
    }
    text
}

fn cell(value: &Value) -> String {
    let text = match value {
        Value::String(it) => it.clone(),
        Value::Null => String::new(),
        Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => value.to_string(),
    };
    match text.contains([',', '"', '\n']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text,
    }
}
