//! Prints a page with everything the crate draws: `cargo run -p picture --example specimen -- street dark > page.html`.
// The tests use more of it than the specimen shows.
#[allow(dead_code)]
#[path = "../tests/scene/mod.rs"]
mod scene;

use picture::{Look, board, defs, map, style, token};
use view::View;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let theme = words.get(1).map_or("light", String::as_str);
    let view = match words.first().map_or("street", String::as_str) {
        "states" => scene::states(),
        "overlays" => scene::overlays(),
        "horde" => scene::horde(),
        "crossing" => scene::hexes::crossing(),
        "walk" => scene::hexes::walk(),
        _ => scene::street(),
    };
    println!("{}", page(&view, theme));
}

fn page(view: &View, theme: &str) -> String {
    let look = Look { defs: false, selected: view.tokens.first().map(|it| it.id), ..Look::default() };
    let strip: String = view.tokens.iter().take(6).map(token).collect();
    format!(
        "<!doctype html><html data-theme=\"{theme}\"><meta charset=\"utf-8\"><style>{}\nbody {{ margin: 0; \
         background: var(--desk) }} .board {{ width: 100vw; height: 84vh }} .token, .map {{ height: 14vh }}</style>\
         {}{}{strip}{}</html>",
        style(),
        defs(),
        board(view, &look),
        map(view)
    )
}
