//! `shamble odds`: the exact distribution of a test or lookup, as fractions and decimals.
use anstyle::AnsiColor;
use clap::Args;
use kernel::{Estimate, How, Likely, OwnTables, Procedure, Ratio, RuleId, Within};
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

/// Where there are more ways than can be worked out in a few seconds, so many are rolled, from this seed.
const WITHIN: Within = Within { ways: 2_000_000, games: 100_000, seed: 1 };

/// A bar of this many characters is a certainty.
const BAR: f64 = 30.0;

#[derive(Debug, Args)]
pub struct OddsCommand {
    /// The procedure (see `shamble tables`)
    procedure: String,
    /// The situation, as JSON or @FILE
    #[arg(long, default_value = "{}")]
    given: String,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    own: Own,
}

impl OddsCommand {
    pub fn run(self) -> Result<(), Failure> {
        let procedure = tables::find(&self.procedure)?;
        self.own.take_for(tables::book(procedure)?)?;
        let given = given(&self.given)?;
        let known = procedure.estimate(&given, WITHIN).map_err(|it| tables::wrong(procedure, &it))?;
        let rules = procedure.applied(&given).map_err(|it| tables::wrong(procedure, &it))?;
        let exact = |(it, p): (&String, &Likely)| Some((read(it), p.exact.clone()?));
        let Some(mut outcomes) = known.outcomes.iter().map(exact).collect::<Option<Vec<_>>>() else {
            return self.estimated(procedure, known, &rules);
        };
        let own = own::in_use(procedure.name);
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

    /// No fraction is exact: many ways are rolled, or next to all were played, and how far off that may be is said.
    fn estimated(
        &self,
        procedure: &Procedure,
        known: Estimate<String>,
        rules: &[RuleId],
    ) -> Result<(), Failure> {
        let own = own::in_use(procedure.name);
        let Estimate { how, outcomes, unexplored } = known;
        let mut outcomes: Vec<(Value, Likely)> = outcomes.into_iter().map(|(it, p)| (read(&it), p)).collect();
        outcomes.sort_by(|a, b| b.1.p.total_cmp(&a.1.p));
        if self.json {
            let line_of = |(result, it): &(Value, Likely)| json!({ "result": result, "value": it.p, "error": it.error });
            let outcomes: Vec<Value> = outcomes.iter().map(line_of).collect();
            let mut line = own::origins(own, rules);
            line["how"] = json!(how);
            line["outcomes"] = json!(outcomes);
            line["unexplored"] = json!(unexplored);
            say::json(&line);
            return Ok(());
        }
        say::line(format!("{}  {}\n", say::bold(procedure.name), procedure.about));
        for (result, it) in outcomes.iter().take(MOST_ROWS) {
            let error =
                if it.error == 0.0 { String::new() } else { format!(" ± {}", say::percent(it.error)) };
            say::line(format!("  {:<40}  {:>8}{error}", told(result, procedure), say::percent(it.p)));
        }
        let words = match how {
            How::Enumerated => format!("counted, except for {:.0e} of all combinations", unexplored.value()),
            How::Simulated { games, seed } => {
                format!(
                    "simulated: {games} rolls from seed {seed}, with standard errors; too many combinations to count"
                )
            }
        };
        say::line(format!("  {words}"));
        say::line("");
        say::paragraph(&OwnTables::said(own, rules));
        Ok(())
    }
}

/// A result in the words of its procedure.
fn told(result: &Value, procedure: &Procedure) -> String {
    let plain = Plain { nothing: procedure.nothing, counts: procedure.counts };
    words::result(result, &plain, &tables::phrases(procedure.name), tables::length(procedure.name))
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
