//! `shamble why`: what the ledger says of a rule.
use clap::Args;
use serde_json::json;

use crate::{failure::Failure, say};

/// Letters of a rule that are quoted in short.
const MOST_QUOTED: usize = 300;

#[derive(Debug, Args)]
pub struct Why {
    /// The id of a rule, ruling or example: dwa.shoot.aim
    rule: String,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

/// Quotes a rule to somebody in the middle of a game.
pub fn print(rule: &str) {
    let quoted = Why { rule: rule.to_owned(), json: false }.run();
    if let Err(failure) = quoted {
        say::line(format!("  {}", failure.message));
    }
}

/// What the ledger says of a rule or ruling, in one string.
pub fn text(id: &str) -> Option<&'static str> {
    shelf::BOOKS.iter().find_map(|book| {
        let rule = book.ledger.rule(id).map(|it| it.text);
        rule.or_else(|| book.ledger.ruling(id).map(|it| it.ruling))
    })
}

/// Quotes a rule in short: its id and its text.
pub fn short(id: &str) {
    say::line(format!("  {}", say::bold(id)));
    let text = text(id).unwrap_or_default();
    let mut opening: String = text.chars().take(MOST_QUOTED).collect();
    if opening.len() < text.len() {
        opening.push('…');
    }
    say::indented(&opening, "    ");
}

impl Why {
    pub fn run(self) -> Result<(), Failure> {
        for book in shelf::BOOKS {
            if let Some(rule) = book.ledger.rule(&self.rule) {
                let rulings: Vec<_> = book.ledger.rulings_on(rule.id).collect();
                if self.json {
                    say::json(&json!({ "book": book.id, "rule": rule, "rulings": rulings }));
                    return Ok(());
                }
                let optional = if rule.optional { ", optional" } else { "" };
                let head = say::bold(rule.id);
                say::line(format!("{head}  ({}, section {}{optional})", book.title, rule.section));
                say::paragraph(rule.text);
                rulings.iter().for_each(|it| ruling(it));
                return Ok(());
            }
            if let Some(it) = book.ledger.ruling(&self.rule) {
                if self.json {
                    say::json(&json!({ "book": book.id, "ruling": it }));
                } else {
                    ruling(it);
                }
                return Ok(());
            }
            if let Some(it) = book.ledger.examples.iter().find(|it| it.id == self.rule) {
                if self.json {
                    say::json(&json!({ "book": book.id, "example": it }));
                } else {
                    say::line(format!("{}  ({}, section {})", it.id, book.title, it.section));
                    say::paragraph(&format!("Given: {}. Expected: {}.", it.given, it.expect));
                }
                return Ok(());
            }
        }
        let all = shelf::BOOKS.iter().flat_map(|it| {
            it.ledger.rules.iter().map(|it| it.id).chain(it.ledger.rulings.iter().map(|it| it.id))
        });
        let near = super::near(&self.rule, all);
        Err(Failure::usage(format!("there is no rule `{}`; perhaps {}", self.rule, near.join(", "))))
    }
}

fn ruling(it: &kernel::rule::Ruling) {
    say::line(format!("\n{}  (ruling)", it.id));
    say::paragraph(it.question);
    say::paragraph(it.ruling);
    say::paragraph(&format!("Because: {}", it.why));
}
