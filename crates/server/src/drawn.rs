//! Tables as pictures with an address of their own: a page that shows many of them stays light, and a browser asks only
//! for those that are seen. Each brings its symbols and its style along.
use std::sync::Arc;

use axum::{
    Router,
    extract::{Path, RawQuery, State},
    http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE},
    response::{IntoResponse, Response},
    routing::get,
};
use kernel::{Seat, dice::SeededDice};
use maud::{Markup, html};
use picture::Look;
use shelf::{Players, Source};
use view::View;

use crate::{form::FormData, hall::Hall, order::Order, web::aside, wrong::Wrong};

/// A picture loads and runs nothing; its style stands in it.
pub const POLICY: &str =
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'";

pub fn routes() -> Router<Arc<Hall>> {
    Router::new().route("/drawn/{book}/{scenario}", get(scenario)).route("/drawn-game/{id}", get(game))
}

/// A picture that fills its frame, for the eye alone: its card names it.
pub fn card(address: &str) -> Markup {
    html! { div .pict { img src=(address) alt="" loading="lazy" decoding="async"; } }
}

/// No setting has a longer name or value.
const LONGEST: usize = 100;

/// Where the picture of a scenario is, with the numbers that a form sets in it.
pub fn of_scenario(book: &str, scenario: &str, form: &FormData) -> String {
    let mut set = form_urlencoded::Serializer::new(String::new());
    // A longer name or value sets nothing; the page does not have to repeat it.
    let is_short = |it: &str| it.len() <= LONGEST;
    for (name, value) in form.under("set.").filter(|(name, value)| is_short(name) && is_short(value)) {
        set.append_pair(&format!("set.{name}"), value);
    }
    let set = set.finish();
    let mark = if set.is_empty() { "" } else { "?" };
    format!("/drawn/{book}/{scenario}{mark}{set}")
}

/// Where the picture of a game in the library is.
pub fn of_game(id: &str) -> String {
    format!("/drawn-game/{id}")
}

/// A scenario as it stands before the first die.
async fn scenario(
    State(hall): State<Arc<Hall>>,
    Path((book, scenario)): Path<(String, String)>,
    RawQuery(query): RawQuery,
) -> Result<Response, Wrong> {
    let form = FormData::read(query.unwrap_or_default().as_bytes());
    let queue = hall.previews.clone();
    let drawn = queue.look(move || {
        let order = Order { book: Some(book), scenario, ..Order::read(&form)? };
        let game = order.laid()?.scenario.start(Players::people(), Source::Seeded(SeededDice::new(1)));
        Ok(svg(&game.view(Seat(0).into())))
    });
    Ok(answered(drawn.await?, "private, max-age=600"))
}

/// A game as whoever set its table sees it.
async fn game(State(hall): State<Arc<Hall>>, Path(id): Path<String>) -> Result<Response, Wrong> {
    let drawn = aside(move || Ok(svg(&hall.go_on(&id)?.glance().view)));
    Ok(answered(drawn.await?, "no-store"))
}

fn answered(drawn: String, keep: &'static str) -> Response {
    let headers = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, keep), (CONTENT_SECURITY_POLICY, POLICY)];
    (headers, drawn).into_response()
}

pub fn svg(view: &View) -> String {
    let look = Look { rulers: false, plates: false, detail: false, ..Look::default() };
    let drawn = picture::board(view, &look).replacen("xMidYMid meet", "xMidYMid slice", 1);
    let style = format!("><style><![CDATA[{}]]></style>", picture::style());
    drawn.replacen('>', &style, 1)
}
