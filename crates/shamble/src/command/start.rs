//! `shamble play` alone: go on with a game, or begin one.
use crate::{failure::Failure, folder::Data, say};

/// More games than this are not offered.
const MOST_OFFERED: usize = 5;

/// Shows what there is and takes a choice: the id of a game or of a scenario, or nothing.
pub fn choose(data: &Data) -> Result<Option<String>, Failure> {
    say::line("Shamble plays zombie tabletop games by their books.\n");
    let mut choices: Vec<String> = Vec::new();
    let games = data.library()?.games().map_err(Failure::trouble)?;
    for it in games.into_iter().take(MOST_OFFERED) {
        let (doing, age) = (if it.over { "finished" } else { "continue" }, store::ago(Some(it.written)));
        say::line(format!("  {:>2}. {doing}: {} ({}, {age})", choices.len() + 1, it.name, it.id));
        choices.push(it.id);
    }
    for book in shelf::books() {
        for (id, text) in (book.scenarios)() {
            let Ok(scenario) = (book.read)(text, &[]) else { continue };
            choices.push((*id).to_owned());
            let minutes = scenario.minutes().map_or(String::new(), |it| format!(", {it} minutes"));
            say::line(format!("  {:>2}. new: {} ({}{minutes})", choices.len(), scenario.title(), book.title));
        }
    }
    say::line("\nEnter a number (or quit). In a game, `help` lists what you can type.");
    loop {
        let Some(line) = say::listen("> ").map_err(Failure::trouble)? else { return Ok(None) };
        match line.trim() {
            "" => (),
            "quit" | "q" | "exit" => return Ok(None),
            text => match text.parse::<usize>() {
                Ok(n) if (1..=choices.len()).contains(&n) => return Ok(Some(choices.swap_remove(n - 1))),
                _ => say::line(format!("  Enter a number from 1 to {}, or quit.", choices.len())),
            },
        }
    }
}
