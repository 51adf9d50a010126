//! `shamble` alone: go on with a game, or begin one.
use std::path::Path;

use shelf::Players;

use super::play::Play;
use crate::{failure::Failure, folder, say};

pub fn run() -> Result<(), Failure> {
    say::line("Shamble plays zombie tabletop games by their books.\n");
    let saved: Vec<_> = folder::saved(None).into_iter().take(5).collect();
    let mut choices: Vec<String> = Vec::new();
    for path in &saved {
        // What is no game is not offered.
        let Ok(header) = store::peek(path) else { continue };
        let name = header.about.get("name").and_then(|it| it.as_str()).unwrap_or("a game");
        choices.push(path.display().to_string());
        let file = path.file_name().map_or_else(String::new, |it| it.to_string_lossy().into_owned());
        let (n, doing, age) = (choices.len(), doing(&header.book, path), folder::age(path));
        say::line(format!("  {n:>2}. {doing}: {name} ({file}, {age})"));
    }
    for book in shelf::BOOKS {
        for (id, text) in (book.scenarios)() {
            let Ok(scenario) = (book.read)(text, &[]) else { continue };
            choices.push((*id).to_owned());
            let minutes = scenario.minutes().map_or(String::new(), |it| format!(", {it} minutes"));
            say::line(format!("  {:>2}. new: {} ({}{minutes})", choices.len(), scenario.title(), book.title));
        }
    }
    say::line("\nSay a number (or quit). In a game, `help` tells what else you can say.");
    loop {
        let Some(line) = say::listen("> ").map_err(Failure::trouble)? else { return Ok(()) };
        match line.trim() {
            "" => (),
            "quit" | "q" | "exit" => return Ok(()),
            text => match text.parse::<usize>() {
                Ok(n) if (1..=choices.len()).contains(&n) => {
                    return Play::scenario(choices.swap_remove(n - 1)).run();
                }
                _ => say::line(format!("  Say a number from 1 to {}, or quit.", choices.len())),
            },
        }
    }
}

/// What can be done with a saved game.
fn doing(book: &str, path: &Path) -> &'static str {
    let opened = shelf::book(book).and_then(|it| (it.open)(path, Players::people()).ok());
    match opened {
        Some(opened) if opened.game.is_over() => "over",
        Some(_) | None => "go on",
    }
}
