//! Prints a page with the map of a scenario as a bot has played it so far:
//! `cargo run -p atzr --example atzr_board -- scenarios/atzr/maple-heights.json 60 light 7 > page.html`.
use std::error::Error;

use atzr::{battle::Atzr, setup::scenario::Scenario};
use kernel::{Answer, Book, Nobody, Play, Session, Status, Whim, dice::SeededDice};
use picture::{Look, board, defs, map, style, token};
use view::View;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |at: usize, default: &'static str| words.get(at).map_or(default, String::as_str);
    let text = std::fs::read_to_string(word(0, "scenarios/atzr/maple-heights.json"))?;
    let mut battle = Scenario::read(&text).map_err(|it| format!("{it:?}"))?.battle();
    let seed: u64 = word(3, "7").parse()?;
    let (mut dice, mut whim) = (SeededDice::new(seed), Whim::new(seed));
    for _ in 0..word(1, "60").parse()? {
        let mut play = Play::bulk(&mut dice, &mut whim);
        if battle.result.is_none() {
            Atzr::step(&mut battle, &mut play).map_err(|it| format!("{it:?}"))?;
        }
    }
    let mut session = Session::<Atzr>::new(battle);
    let (view, about) = match session.advance(&mut dice, &mut Nobody) {
        Status::Asking { question, scratch, .. } => {
            (atzr::view::view(&scratch, question.seat), question.about)
        }
        other => return Err(format!("nobody is asked: {other:?}").into()),
    };
    // Of all options the one of which most is to be said.
    let telling = |at: usize| session.preview(Some(&Answer::One(at))).unwrap_or_default();
    let preview =
        (0..60).map(telling).max_by_key(|it| (it.lines.len(), it.overlays.len())).unwrap_or_default();
    preview.lines.iter().for_each(|it| eprintln!("{}: {} {:?}", it.name, it.value, it.rule));
    let look = Look {
        defs: false,
        selected: about,
        targets: preview.under.iter().filter_map(|it| Some((it.id, it.letter.clone()?))).collect(),
        ..Look::default()
    };
    println!("{}", page(&View { overlays: preview.overlays, ..view }, &look, word(2, "light")));
    Ok(())
}

fn page(view: &View, look: &Look, theme: &str) -> String {
    let strip: String = view.tokens.iter().take(9).map(token).collect();
    format!(
        "<!doctype html><html data-theme=\"{theme}\"><meta charset=\"utf-8\"><style>{}\nbody {{ margin: 0; \
         background: var(--desk) }} .board {{ width: 100vw; height: 88vh }} .token, .map {{ height: 10vh }}</style>\
         {}{}{strip}{}</html>",
        style(),
        defs(),
        board(view, look),
        map(view)
    )
}
