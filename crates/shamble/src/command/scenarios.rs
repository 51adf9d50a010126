//! `shamble scenarios`: what can be played.
use clap::Args;
use serde_json::{Value, json};

use crate::{failure::Failure, say};

#[derive(Debug, Args)]
pub struct Scenarios {
    /// The book; leave it out for all of them
    book: Option<String>,
    /// Prints one JSON object
    #[arg(long, conflicts_with = "schema")]
    json: bool,
    /// Prints the JSON Schema of the book's scenario files
    #[arg(long, requires = "book")]
    schema: bool,
}

impl Scenarios {
    pub fn run(self) -> Result<(), Failure> {
        let books = super::books(self.book.as_deref())?;
        if self.schema {
            books.iter().for_each(|it| say::plain(&(it.scenario_schema)()));
            return Ok(());
        }
        let mut listed: Vec<Value> = Vec::new();
        for book in books {
            for (id, text) in (book.scenarios)() {
                let scenario =
                    (book.read)(text, &[]).map_err(|it| Failure::trouble(format!("{id}: {it}")))?;
                if self.json {
                    listed.push(json!({
                        "book": book.id,
                        "id": id,
                        "title": scenario.title(),
                        "about": scenario.about(),
                        "teaches": scenario.teaches(),
                        "minutes": scenario.minutes(),
                        "parameters": scenario.parameters(),
                        "choices": scenario.choices(),
                    }));
                    continue;
                }
                let minutes = scenario.minutes().map_or(String::new(), |it| format!(", about {it} minutes"));
                say::line(format!("{id}: {} ({}{minutes})", scenario.title(), book.title));
                say::paragraph(scenario.about());
                if !scenario.teaches().is_empty() {
                    say::paragraph(&format!("Teaches {}.", scenario.teaches()));
                }
                for it in scenario.parameters() {
                    say::line(format!(
                        "    --set {}={}  {} ({} to {})",
                        it.name, it.value, it.about, it.least, it.most
                    ));
                }
                for it in scenario.choices() {
                    let of = it.of.join(", ");
                    say::line(format!("    --set {}={}  {} ({of})", it.name, it.value, it.about));
                }
                say::line("");
            }
        }
        if self.json {
            say::json(&json!({ "scenarios": listed }));
        } else {
            say::line(
                "Play one: shamble play ID. Your own: shamble play FILE.json (shamble scenarios BOOK --schema).",
            );
        }
        Ok(())
    }
}
