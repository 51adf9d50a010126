//! Table procedures by name: for the command line, the companion's forms and the odds panel.
use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
};

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::{
    dice::{Dice, Seeded},
    explain::Explained,
    odds::{Estimate, Odds, odds_told},
    rule::RuleId,
    written::{fit, names},
};

/// So many rolls show what a test or lookup applies.
const ROLLS: u64 = 400;

/// The context of one table procedure: what is measured before the dice are rolled.
pub trait Given: DeserializeOwned + JsonSchema + 'static {
    /// As the ledger names it: `dwa.shoot`.
    const NAME: &'static str;
    /// One sentence for the list of procedures.
    const ABOUT: &'static str;
    /// The ledger entries it applies in one situation or another.
    const RULES: &'static [RuleId];
    type Result: Serialize + Ord;
    /// What it means that nothing comes of it.
    const NOTHING: &'static str = "nothing";
    /// What a number that comes of it counts: one of them, and several.
    const COUNTS: Option<(&'static str, &'static str)> = None;

    /// What no single field's type can say; names the field and what it takes.
    fn check(&self) -> Result<(), String> {
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Self::Result;
}

/// A table procedure whose context comes as JSON.
#[derive(Clone, Copy, Debug)]
pub struct Procedure {
    pub name: &'static str,
    pub about: &'static str,
    pub rules: &'static [RuleId],
    /// What it means that nothing comes of it.
    pub nothing: &'static str,
    /// What a number that comes of it counts: one of them, and several.
    pub counts: Option<(&'static str, &'static str)>,
    order: fn() -> &'static [&'static str],
    title: fn() -> Cow<'static, str>,
    schema: fn(&mut SchemaGenerator) -> Schema,
    resolve: fn(&Value, &mut dyn Dice) -> Result<Value, String>,
    odds: fn(&Value) -> Result<Odds<String>, String>,
    check: fn(&Value) -> Result<(), String>,
}

impl Procedure {
    pub const fn of<G: Given>() -> Self {
        Procedure {
            name: G::NAME,
            about: G::ABOUT,
            rules: G::RULES,
            nothing: G::NOTHING,
            counts: G::COUNTS,
            order: names::<G>,
            title: G::schema_name,
            schema: G::json_schema,
            resolve: |given, dice| Ok(json(&read::<G>(given)?.resolve(dice))),
            odds: |given| {
                let given = read::<G>(given)?;
                Ok(odds_told(|dice| given.resolve(dice), |it| json(it).to_string()))
            },
            check: |given| read::<G>(given).map(|_| ()),
        }
    }

    /// The JSON Schema of what it takes; put together here for all of them, as `schema_for!` would for each anew.
    pub fn schema(&self) -> Value {
        let mut generator = SchemaGenerator::default();
        let mut schema = (self.schema)(&mut generator);
        let whole = schema.ensure_object();
        whole.entry("title").or_insert_with(|| (self.title)().into());
        let order = (self.order)();
        if !order.is_empty() {
            whole.entry("x-order").or_insert_with(|| order.into());
        }
        if let Some(form) = &generator.settings().meta_schema {
            whole.insert("$schema".to_owned(), form.as_ref().into());
        }
        let parts = generator.take_definitions(true);
        if !parts.is_empty() {
            whole.insert("$defs".to_owned(), parts.into());
        }
        schema.to_value()
    }

    pub fn check(&self, given: &Value) -> Result<(), String> {
        (self.check)(given)
    }

    pub fn resolve(&self, given: &Value, dice: &mut dyn Dice) -> Result<Value, String> {
        (self.resolve)(given, dice)
    }

    /// Each outcome as JSON text with its chance.
    pub fn odds(&self, given: &Value) -> Result<Odds<String>, String> {
        (self.odds)(given)
    }

    /// The same: exact where every way can be enumerated, simulated with an error where not.
    pub fn estimate(&self, given: &Value, games: u32, seed: u64) -> Result<Estimate<String>, String> {
        let odds = self.odds(given)?;
        match odds.unexplored.is_zero() {
            true => Ok(Estimate::enumerated(odds.outcomes)),
            false => self.simulated(given, games, seed),
        }
    }

    /// Rolled so many times.
    pub fn simulated(&self, given: &Value, games: u32, seed: u64) -> Result<Estimate<String>, String> {
        let (mut dice, mut counts) = (Seeded::new(seed), BTreeMap::new());
        for _ in 0..games {
            *counts.entry(self.resolve(given, &mut dice)?.to_string()).or_insert(0) += 1;
        }
        Ok(Estimate::simulated(counts, seed))
    }

    /// The rules that have a part in how it ends, as far as some hundred rolls show.
    pub fn applied(&self, given: &Value) -> Result<Vec<RuleId>, String> {
        let mut applied = BTreeSet::new();
        for seed in 0..ROLLS {
            let mut dice = Seeded::new(seed);
            let mut explained = Explained::new(&mut dice);
            self.resolve(given, &mut explained)?;
            applied.extend(explained.explanation().rules);
        }
        Ok(applied.into_iter().collect())
    }
}

fn read<G: Given>(given: &Value) -> Result<G, String> {
    let read: G = fit(given).map_err(|it| it.to_string())?;
    read.check()?;
    Ok(read)
}

/// A result is plain data, which always has a JSON form.
fn json<T: Serialize>(result: &T) -> Value {
    serde_json::to_value(result).unwrap_or_else(|error| Value::String(error.to_string()))
}
