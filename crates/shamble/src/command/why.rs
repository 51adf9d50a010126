//! `shamble why`: what the ledger says of a rule.
use std::collections::BTreeMap;

use clap::Args;
use kernel::{
    Origin, OwnTables, RuleId,
    rule::{LedgerEntry, Ruling},
};
use serde_json::json;

use super::own::{self, Own};
use crate::{failure::Failure, say};

/// Letters of a rule that are quoted in short.
const MOST_QUOTED: usize = 300;

#[derive(Debug, Args)]
pub struct Why {
    /// The id of a rule, ruling or example: dwa.shoot.aim
    rule: String,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    own: Own,
}

/// Quotes a rule to somebody in the middle of a game.
pub fn print(rule: &str, own: Option<&OwnTables>) {
    let quoted = Why { rule: rule.to_owned(), json: false, own: Own::default() }.quote(own);
    if let Err(failure) = quoted {
        say::line(format!("  {}", failure.message));
    }
}

/// What the ledger says of a rule or ruling, in one string.
pub fn text(id: &str) -> Option<&'static str> {
    shelf::books().iter().find_map(|book| {
        let rule = book.ledger.rule(id).map(|it| it.text);
        rule.or_else(|| book.ledger.ruling(id).map(|it| it.ruling))
    })
}

/// Quotes a rule in short: its id, whose word it is, and its text.
pub fn short(id: &str, own: Option<&OwnTables>) {
    let origin = RuleId::read(id).map_or_else(Origin::default, |it| OwnTables::origin(own, it));
    say::line(format!("  {}  {}", say::bold(id), say::muted(format!("from {}", origin.words()))));
    let text = text(id).unwrap_or_default();
    let mut opening: String = text.chars().take(MOST_QUOTED).collect();
    if opening.len() < text.len() {
        opening.push('…');
    }
    say::indented(&opening, "    ");
}

impl Why {
    pub fn run(self) -> Result<(), Failure> {
        self.own.take()?;
        let own = own::in_use(&self.rule);
        self.quote(own)
    }

    fn quote(&self, own: Option<&OwnTables>) -> Result<(), Failure> {
        let origin = RuleId::read(&self.rule).map(|it| OwnTables::origin(own, it));
        for book in shelf::books() {
            if let Some(rule) = book.ledger.rule(&self.rule) {
                let rulings: Vec<_> = book.ledger.rulings_on(rule.id).collect();
                let lesson = RuleId::read(rule.id).and_then(|it| book.phrases.rules.lesson(it));
                if self.json {
                    let origins = rulings_from(own, &rulings);
                    say::json(&json!({
                        "book": book.id, "rule": rule, "lesson": lesson,
                        "rulings": rulings, "origin": origin, "origins": origins,
                    }));
                    return Ok(());
                }
                let optional = if rule.optional { ", optional" } else { "" };
                let head = say::bold(rule.id);
                say::line(format!("{head}  ({}, section {}{optional})", book.title, rule.section));
                say::paragraph(rule.text);
                from(own, rule.id);
                point_by_point(rule);
                if let Some(lesson) = lesson {
                    say::line("\nWhen you are asked:");
                    say::paragraph(lesson);
                }
                rulings.iter().for_each(|it| ruling(it, own));
                return Ok(());
            }
            if let Some(it) = book.ledger.ruling(&self.rule) {
                if self.json {
                    say::json(&json!({ "book": book.id, "ruling": it, "origin": origin }));
                } else {
                    ruling(it, own);
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
        let all = shelf::books().iter().flat_map(|it| {
            it.ledger.rules.iter().map(|it| it.id).chain(it.ledger.rulings.iter().map(|it| it.id))
        });
        let near = super::near(&self.rule, all);
        Err(Failure::usage(format!("there is no rule `{}`; perhaps {}", self.rule, near.join(", "))))
    }
}

/// The single statements that a rule makes.
fn point_by_point(rule: &LedgerEntry) {
    if !rule.facts.is_empty() {
        say::line("\nPoint by point:");
    }
    for (at, fact) in rule.facts.iter().enumerate() {
        say::line(say::filled(fact.says, &format!("  {:>2}  ", at + 1), "      "));
    }
}

fn ruling(it: &Ruling, own: Option<&OwnTables>) {
    say::line(format!("\n{}  (ruling)", it.id));
    say::paragraph(it.question);
    say::paragraph(it.ruling);
    say::paragraph(&format!("Because: {}", it.why));
    from(own, it.id);
}

/// Says so where a player's own tables are in the place of what stands here.
fn from(own: Option<&OwnTables>, id: &str) {
    let rule = RuleId::read(id);
    if let (Some(own), Some(rule)) = (own, rule)
        && own.replaces.contains(&rule)
    {
        say::paragraph(&format!("Your own tables ({}) are in its place.", own.name));
    }
}

fn rulings_from(own: Option<&OwnTables>, rulings: &[&Ruling]) -> BTreeMap<RuleId, Origin> {
    let ids: Vec<RuleId> = rulings.iter().filter_map(|it| RuleId::read(it.id)).collect();
    OwnTables::origins(own, &ids)
}
