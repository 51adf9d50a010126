//! `shamble ledger`: what the books' ledgers hold.
use std::collections::BTreeMap;

use clap::Args;
use serde_json::json;

use crate::{failure::Failure, say};

#[derive(Debug, Args)]
pub struct Ledger {
    /// The book; leave it out for all of them
    book: Option<String>,
    /// Prints one JSON object with every entry
    #[arg(long)]
    json: bool,
}

impl Ledger {
    pub fn run(self) -> Result<(), Failure> {
        let books = super::books(self.book.as_deref())?;
        if self.json {
            let all: BTreeMap<&str, _> = books.iter().map(|it| (it.id, it.ledger)).collect();
            say::json(&json!({ "books": all }));
            return Ok(());
        }
        for book in books {
            let ledger = book.ledger;
            say::line(format!("{}: {}, by {}", book.id, book.title, book.maker));
            say::line(format!(
                "  {} rules, {} rulings, {} worked examples",
                ledger.rules.len(),
                ledger.rulings.len(),
                ledger.examples.len()
            ));
            if self.book.is_some() {
                for rule in ledger.rules {
                    say::line(format!("  {:<36}{:<14}{}", rule.id, rule.section, opening(rule.text)));
                }
            }
        }
        say::line("\nThe text of one: shamble why RULE.");
        Ok(())
    }
}

/// How an entry begins.
fn opening(text: &str) -> String {
    let mut short: String = text.chars().take(60).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
