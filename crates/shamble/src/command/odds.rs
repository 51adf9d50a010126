//! `shamble odds`: the exact distribution of a test or lookup, as fractions and decimals.
use anstyle::AnsiColor;
use clap::Args;
use kernel::{How, Likely, OwnTables, Procedure, Ratio, RuleId};
use serde_json::{Value, json};
use view::words::{self, Plain};

use super::{
    own::{self, Own},
    resolve::given,
    tables,
};
use crate::{failure::Failure, say};

/// Rows that people read; the rest is summed up.
const MOST_ROWS: usize = 30;

/// Where there are too many ways, so many are rolled, from this seed.
const GAMES: u32 = 100_000;
const SEED: u64 = 1;

/// A bar of this many characters is a certainty.
const BAR: f64 = 30.0;

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
    #[command(flatten)]
    own: Own,
}

impl Odds {
    pub fn run(self) -> Result<(), Failure> {
        let procedure = tables::find(&self.procedure)?;
        self.own.take_for(tables::book(procedure))?;
        let given = given(&self.given)?;
        let odds = procedure.odds(&given).map_err(|it| tables::wrong(procedure, &it))?;
        let rules = procedure.applied(&given).map_err(|it| tables::wrong(procedure, &it))?;
        if !odds.unexplored.is_zero() {
            return self.simulated(procedure, &given, &rules);
        }
        let own = own::in_use(procedure.name);
        let mut outcomes: Vec<(Value, Ratio)> =
            odds.outcomes.into_iter().map(|(it, p)| (read(&it), p)).collect();
        outcomes.sort_by(|a, b| b.1.cmp(&a.1));
        if self.json {
            let outcomes: Vec<Value> = outcomes
                .iter()
                .map(|(result, p)| json!({ "result": result, "p": p.to_string(), "value": p.value() }))
                .collect();
            let mut line = own::origins(own, &rules);
            line["how"] = json!(How::Enumerated);
            line["outcomes"] = json!(outcomes);
            line["unexplored"] = json!("0");
            say::json(&line);
            return Ok(());
        }
        say::line(format!("{}  {}\n", say::bold(procedure.name), procedure.about));
        table(&outcomes, procedure);
        say::line("");
        say::paragraph(&OwnTables::said(own, &rules));
        Ok(())
    }

    /// Too many ways to enumerate them all: many are rolled, and how far off that may be is said.
    fn simulated(&self, procedure: &Procedure, given: &Value, rules: &[RuleId]) -> Result<(), Failure> {
        let own = own::in_use(procedure.name);
        let rolled = procedure.simulated(given, GAMES, SEED).map_err(|it| tables::wrong(procedure, &it))?;
        let mut outcomes: Vec<(Value, Likely)> =
            rolled.outcomes.into_iter().map(|(it, p)| (read(&it), p)).collect();
        outcomes.sort_by(|a, b| b.1.p.total_cmp(&a.1.p));
        if self.json {
            let line_of = |(result, it): &(Value, Likely)| json!({ "result": result, "value": it.p, "error": it.error });
            let outcomes: Vec<Value> = outcomes.iter().map(line_of).collect();
            let mut line = own::origins(own, rules);
            line["how"] = json!(rolled.how);
            line["outcomes"] = json!(outcomes);
            say::json(&line);
            return Ok(());
        }
        say::line(format!("{}  {}\n", say::bold(procedure.name), procedure.about));
        for (result, it) in outcomes.iter().take(MOST_ROWS) {
            let error = say::percent(it.error);
            say::line(format!("  {:<40}  {:>8} ± {error}", told(result, procedure), say::percent(it.p)));
        }
        say::line(format!(
            "  simulated: {GAMES} rolls from seed {SEED}, with standard errors; there are too many ways to enumerate"
        ));
        say::line("");
        say::paragraph(&OwnTables::said(own, rules));
        Ok(())
    }
}

/// A result in the words of its procedure.
fn told(result: &Value, procedure: &Procedure) -> String {
    let plain = Plain { nothing: procedure.nothing, counts: procedure.counts };
    words::result(result, &plain, &tables::phrases(procedure.name))
}

fn table(outcomes: &[(Value, Ratio)], procedure: &Procedure) {
    let rows: Vec<(String, String, f64)> = outcomes
        .iter()
        .take(MOST_ROWS)
        .map(|(result, p)| (told(result, procedure), short(p), p.value()))
        .collect();
    let widest = rows.iter().map(|it| it.0.chars().count()).max().unwrap_or(0).min(40);
    let fraction = rows.iter().map(|it| it.1.len()).max().unwrap_or(0);
    for (what, p, value) in &rows {
        let bar = "█".repeat((value * BAR).round() as usize);
        let bar = say::coloured(AnsiColor::Red, bar);
        say::line(format!("  {what:<widest$}  {p:>fraction$}  {:>8}  {bar}", say::percent(*value)));
    }
    if let Some(rest) = outcomes.get(MOST_ROWS..).filter(|it| !it.is_empty()) {
        let sum: f64 = rest.iter().map(|it| it.1.value()).sum();
        say::line(format!("  and {} more, {} in all (--json has them)", rest.len(), say::percent(sum)));
    }
}

/// A fraction that fits into the table.
fn short(p: &Ratio) -> String {
    let text = p.to_string();
    if text.len() <= 15 { text } else { String::new() }
}

fn read(json: &str) -> Value {
    serde_json::from_str(json).unwrap_or_default()
}
