//! `shamble` alone: go on with a game, or begin one.
use std::io::{self, BufRead, Write};

use super::play::Play;
use crate::{failure::Failure, folder, say};

pub fn run() -> Result<(), Failure> {
    say::line("Shamble plays zombie tabletop games by their books.\n");
    let saved: Vec<_> = folder::saved(None).into_iter().take(5).collect();
    let mut choices: Vec<String> = Vec::new();
    for path in &saved {
        let name = store::peek(path).ok().and_then(|it| it.about.get("name")?.as_str().map(str::to_owned));
        choices.push(path.display().to_string());
        let file = path.file_name().map_or_else(String::new, |it| it.to_string_lossy().into_owned());
        say::line(format!("  {:>2}. go on: {} ({file})", choices.len(), name.unwrap_or_default()));
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
        print!("> ");
        let _ = io::stdout().flush();
        let mut line = String::new();
        if io::stdin().lock().read_line(&mut line).map_err(Failure::trouble)? == 0 {
            return Ok(());
        }
        match line.trim() {
            "" => (),
            "quit" | "q" | "exit" => return Ok(()),
            text => match text.parse::<usize>() {
                Ok(n) if (1..=choices.len()).contains(&n) => {
                    return Play::scenario(choices.swap_remove(n - 1)).run();
                }
                _ => say::line(format!("  say a number from 1 to {}", choices.len())),
            },
        }
    }
}
