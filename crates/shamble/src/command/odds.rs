//! `shamble odds`: the exact distribution of a test or lookup, as fractions and decimals.
use clap::Args;
use kernel::Ratio;
use serde_json::{Value, json};

use super::{resolve::given, tables};
use crate::{failure::Failure, say};

#[derive(Debug, Args)]
pub struct Odds {
    /// Which procedure: see `shamble tables`
    procedure: String,
    /// What it is given, as JSON, or @FILE
    #[arg(long, default_value = "{}")]
    given: String,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

impl Odds {
    pub fn run(self) -> Result<(), Failure> {
        let procedure = tables::find(&self.procedure)?;
        let given = given(&self.given)?;
        let odds =
            procedure.odds(&given).map_err(|it| Failure::usage(format!("{}: {it}", procedure.name)))?;
        let mut outcomes: Vec<(Value, Ratio)> =
            odds.outcomes.into_iter().map(|(it, p)| (read(&it), p)).collect();
        outcomes.sort_by(|a, b| b.1.cmp(&a.1));
        if self.json {
            let outcomes: Vec<Value> = outcomes
                .iter()
                .map(|(result, p)| json!({ "result": result, "p": p.to_string(), "value": p.value() }))
                .collect();
            say::json(&json!({ "outcomes": outcomes, "unexplored": odds.unexplored.to_string() }));
            return Ok(());
        }
        for (result, p) in &outcomes {
            let bar = "█".repeat((p.value() * 30.0).round() as usize);
            say::line(format!("{:>9}  {:<30}  {}  ({p})", say::percent(p.value()), bar, words(result)));
        }
        if !odds.unexplored.is_zero() {
            say::line(format!(
                "{:>9}  not worked out: too unlikely to matter",
                say::percent(odds.unexplored.value())
            ));
        }
        Ok(())
    }
}

fn read(json: &str) -> Value {
    serde_json::from_str(json).unwrap_or_default()
}

/// A result for people: what JSON has without its quotes and braces.
pub fn words(result: &Value) -> String {
    match result {
        Value::Null => "nothing".to_owned(),
        Value::Bool(it) => if *it { "yes" } else { "no" }.to_owned(),
        Value::Number(it) => it.to_string(),
        Value::String(it) => it.replace('-', " "),
        Value::Array(all) if all.is_empty() => "none".to_owned(),
        Value::Array(all) => all.iter().map(words).collect::<Vec<_>>().join(", "),
        Value::Object(all) => all
            .iter()
            .map(|(name, it)| format!("{} {}", name.replace('_', " "), words(it)))
            .collect::<Vec<_>>()
            .join(", "),
    }
}
