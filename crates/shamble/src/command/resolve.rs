//! `shamble resolve`: one test or lookup, each die and modifier explained.
use clap::Args;
use kernel::{
    Dice, ExplainingDice, Explanation, OwnTables, Procedure,
    dice::{SeededDice, TypedDice},
    written,
};
use serde_json::{Value, json};
use view::words::{self, Plain};

use super::{
    own::{self, Own},
    tables,
};
use crate::{failure::Failure, find, say, seed};

#[derive(Debug, Args)]
pub struct Resolve {
    /// The procedure (see `shamble tables`)
    procedure: String,
    /// The situation, as JSON or @FILE
    #[arg(long, default_value = "{}")]
    given: String,
    /// The dice you rolled, in order: 3,6
    #[arg(long, value_delimiter = ',', value_parser = super::face)]
    dice: Option<Vec<u16>>,
    /// Rolls from this seed instead of at random
    #[arg(long, conflicts_with = "dice")]
    seed: Option<u64>,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    own: Own,
}

impl Resolve {
    pub fn run(self) -> Result<(), Failure> {
        let procedure = tables::find(&self.procedure)?;
        self.own.take_for(tables::book(procedure)?)?;
        let given = given(&self.given)?;
        let resolve = |dice: &mut dyn Dice| {
            let mut explained = ExplainingDice::new(dice);
            let result = procedure.resolve(&given, &mut explained);
            let result = result.map_err(|it| tables::wrong(procedure, &it))?;
            Ok((result, explained.explanation()))
        };
        let (result, explanation) = match &self.dice {
            Some(faces) => {
                let mut typed = TypedDice::new(faces.iter().copied());
                let done = resolve(&mut typed)?;
                all_used(&typed, faces.len())?;
                done
            }
            None => resolve(&mut SeededDice::new(self.seed.unwrap_or_else(seed::fresh)))?,
        };
        self.show(procedure, &result, &explanation);
        Ok(())
    }

    fn show(&self, procedure: &Procedure, result: &Value, explanation: &Explanation) {
        if self.json {
            let mut line = own::origins(own::in_use(&self.procedure), &explanation.rules);
            line["result"] = result.clone();
            line["dice"] = json!(explanation.dice);
            line["modifiers"] = json!(explanation.modifiers);
            line["rules"] = json!(explanation.rules);
            say::json(&line);
            return;
        }
        let phrases = tables::phrases(&self.procedure);
        let plain = Plain { nothing: procedure.nothing, counts: procedure.counts };
        say::line(say::bold(words::result(result, &plain, &phrases, tables::length(&self.procedure))));
        for it in &explanation.dice {
            let die = format!("on a d{}", it.sides);
            say::line(format!("  {:>4}  {die:<24}{}", it.face, say::muted(it.rule)));
        }
        for it in &explanation.modifiers {
            let name = phrases.rules.modifier(it).unwrap_or("modifier");
            say::line(format!("  {:>+4}  {name:<24}{}", it.value, say::muted(it.rule)));
        }
        let other = |it: &&kernel::RuleId| {
            explanation.dice.iter().all(|die| die.rule != **it)
                && explanation.modifiers.iter().all(|part| part.rule != **it)
        };
        for rule in explanation.rules.iter().filter(other) {
            say::line(format!("        {:<24}{}", "applied", say::muted(rule)));
        }
        say::paragraph(&OwnTables::said(own::in_use(&self.procedure), &explanation.rules));
    }
}

/// Refuses dice that were too few, too many or impossible.
fn all_used(typed: &TypedDice, given: usize) -> Result<(), Failure> {
    words::not_these(typed, given).map_or(Ok(()), |it| Err(Failure::usage(format!("--dice: {it}"))))
}

/// The JSON that was given, from the command line or a file.
pub fn given(text: &str) -> Result<Value, Failure> {
    let read = given_text(text)?;
    written::json(&read, "value").map_err(|it| Failure::usage(format!("--given is not JSON: {it}")))
}

/// The text that was given: itself, or that of @FILE.
pub fn given_text(text: &str) -> Result<String, Failure> {
    match text.strip_prefix('@') {
        Some(path) => {
            find::file(path.as_ref()).map_err(|it| Failure::usage(format!("--given {text}: {}", it.message)))
        }
        None => Ok(text.to_owned()),
    }
}
