//! Prints a page with the map of a scenario as a bot has played it so far:
//! `cargo run -p atzr --example board -- scenarios/atzr/maple-heights.json 60 light 7 > page.html`.
use std::error::Error;

use atzr::{battle::Atzr, setup::scenario::Scenario};
use kernel::{Book, Play, Seat, Whim, dice::Seeded};
use picture::{Look, board, defs, map, style, token};
use view::View;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |at: usize, default: &'static str| words.get(at).map_or(default, String::as_str);
    let text = std::fs::read_to_string(word(0, "scenarios/atzr/maple-heights.json"))?;
    let mut battle = Scenario::read(&text).map_err(|it| format!("{it:?}"))?.battle();
    let seed: u64 = word(3, "7").parse()?;
    let (mut dice, mut whim) = (Seeded::new(seed), Whim::new(seed));
    for _ in 0..word(1, "60").parse()? {
        let mut play = Play::bulk(&mut dice, &mut whim);
        if battle.result.is_none() {
            Atzr::step(&mut battle, &mut play).map_err(|it| format!("{it:?}"))?;
        }
    }
    println!("{}", page(&atzr::view::view(&battle, Seat(0)), word(2, "light")));
    Ok(())
}

fn page(view: &View, theme: &str) -> String {
    let look = Look { defs: false, selected: view.tokens.first().map(|it| it.id), ..Look::default() };
    let strip: String = view.tokens.iter().take(9).map(token).collect();
    format!(
        "<!doctype html><html data-theme=\"{theme}\"><meta charset=\"utf-8\"><style>{}\nbody {{ margin: 0; \
         background: var(--desk) }} .board {{ width: 100vw; height: 88vh }} .token, .map {{ height: 10vh }}</style>\
         {}{}{strip}{}</html>",
        style(),
        defs(),
        board(view, &look),
        map(view)
    )
}
