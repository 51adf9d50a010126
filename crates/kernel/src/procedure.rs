//! Table procedures by name: for the command line, the companion's forms and the odds panel.
mod limits;

use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex, PoisonError},
};

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

pub use self::limits::check as within_limits;
use crate::{
    dice::{Dice, SeededDice},
    explain::ExplainingDice,
    odds::{Estimate, Odds, RUNS, Within, estimate::rolled, odds_told, stop},
    rule::RuleId,
    written::{ValueFault, fit, names},
};

/// So many rolls show what a test or lookup applies.
const ROLLS: u64 = 400;

/// The context of one table procedure: what is measured before the dice are rolled.
pub trait Given: DeserializeOwned + JsonSchema + 'static {
    /// As the ledger names it: `dwa.shoot`.
    const NAME: &'static str;
    /// One sentence for the list of procedures.
    const ABOUT: &'static str;
    type Result: Serialize + Ord;
    /// What it means that nothing comes of it.
    const NOTHING: &'static str = "nothing";
    /// What a number that comes of it counts: one of them, and several.
    const COUNTS: Option<(&'static str, &'static str)> = None;

    /// What no single field's type can say; names the field and what it takes.
    fn check(&self) -> Result<(), ValueFault> {
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Self::Result;
}

/// A table procedure whose context comes as JSON.
#[derive(Clone, Copy, Debug)]
pub struct Procedure {
    pub name: &'static str,
    pub about: &'static str,
    /// The ledger entries it applies in one situation or another.
    pub rules: &'static [RuleId],
    /// What it means that nothing comes of it.
    pub nothing: &'static str,
    /// What a number that comes of it counts: one of them, and several.
    pub counts: Option<(&'static str, &'static str)>,
    order: fn() -> &'static [&'static str],
    title: fn() -> Cow<'static, str>,
    schema: fn(&mut SchemaGenerator) -> Schema,
    with: Reads,
    odds: fn(&Value, u64) -> Result<Odds<String>, ValueFault>,
}

/// Reads the context once and hands on what resolves it.
type Reads = fn(&Value, &mut dyn FnMut(Resolves<'_>)) -> Result<(), ValueFault>;

/// One procedure in one context, as often as it is wanted.
type Resolves<'a> = &'a mut dyn FnMut(&mut dyn Dice) -> Value;

/// Schemas that were put together before: what is given is held against its limits every time.
static SCHEMAS: Mutex<BTreeMap<&str, Arc<Value>>> = Mutex::new(BTreeMap::new());

impl Procedure {
    pub const fn of<G: Given>() -> Self {
        Procedure {
            name: G::NAME,
            about: G::ABOUT,
            rules: &[],
            nothing: G::NOTHING,
            counts: G::COUNTS,
            order: names::<G>,
            title: G::schema_name,
            schema: G::json_schema,
            with: |given, then| {
                let given = read::<G>(given)?;
                then(&mut |dice| json(&given.resolve(dice)));
                Ok(())
            },
            odds: |given, runs| {
                let given = read::<G>(given)?;
                Ok(odds_told(runs, |dice| given.resolve(dice), |it| json(it).to_string()))
            },
        }
    }

    /// With the rules that a book's table of them has for it.
    pub const fn applying(self, table: &[(&str, &'static [RuleId])]) -> Self {
        let mut at = 0;
        while at < table.len() {
            if same(table[at].0.as_bytes(), self.name.as_bytes()) {
                return Procedure { rules: table[at].1, ..self };
            }
            at += 1;
        }
        self
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

    /// Whether it takes this; the words name the field and its limits.
    pub fn check(&self, given: &Value) -> Result<(), ValueFault> {
        self.with(given, |_| ())
    }

    pub fn resolve(&self, given: &Value, dice: &mut dyn Dice) -> Result<Value, ValueFault> {
        self.with(given, |resolve| resolve(dice))
    }

    /// Each outcome as JSON text with its chance.
    pub fn odds(&self, given: &Value) -> Result<Odds<String>, ValueFault> {
        self.odds_within(given, RUNS)
    }

    /// The same, as far as that much work tells.
    pub fn odds_within(&self, given: &Value, runs: u64) -> Result<Odds<String>, ValueFault> {
        self.is_within_limits(given)?;
        (self.odds)(given, runs)
    }

    /// The same: enumerated where that is not too much work, rolled with an error where it is.
    pub fn estimate(&self, given: &Value, within: Within) -> Result<Estimate<String>, ValueFault> {
        match Estimate::of(self.odds_within(given, within.ways)?) {
            Some(known) => Ok(known),
            None => self.simulated(given, within),
        }
    }

    /// Rolled so many times.
    pub fn simulated(&self, given: &Value, within: Within) -> Result<Estimate<String>, ValueFault> {
        self.with(given, |resolve| rolled(within, |dice| resolve(dice).to_string()))
    }

    /// The rules that have a part in how it ends, as far as some hundred rolls show.
    pub fn applied(&self, given: &Value) -> Result<Vec<RuleId>, ValueFault> {
        let mut applied = BTreeSet::new();
        self.with(given, |resolve| {
            for seed in (0..ROLLS).take_while(|_| !stop::is_stopped()) {
                let mut dice = SeededDice::new(seed);
                let mut explained = ExplainingDice::new(&mut dice);
                resolve(&mut explained);
                applied.extend(explained.explanation().rules);
            }
        })?;
        Ok(applied.into_iter().collect())
    }

    /// Reads what is given, then does something with it.
    fn with<T>(&self, given: &Value, then: impl FnOnce(Resolves<'_>) -> T) -> Result<T, ValueFault> {
        self.is_within_limits(given)?;
        let (mut then, mut done) = (Some(then), None);
        (self.with)(given, &mut |resolve| done = then.take().map(|then| then(resolve)))?;
        done.ok_or_else(|| ValueFault::whole("this cannot be resolved"))
    }

    /// Whether every number is one that its schema allows.
    fn is_within_limits(&self, given: &Value) -> Result<(), ValueFault> {
        let mut known = SCHEMAS.lock().unwrap_or_else(PoisonError::into_inner);
        let schema = known.entry(self.name).or_insert_with(|| Arc::new(self.schema())).clone();
        drop(known);
        limits::check(&schema, given)
    }
}

/// Slices are not compared in constants yet.
const fn same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

fn read<G: Given>(given: &Value) -> Result<G, ValueFault> {
    let read: G = fit(given)?;
    read.check()?;
    Ok(read)
}

/// A result is plain data, which always has a JSON form.
fn json<T: Serialize>(result: &T) -> Value {
    serde_json::to_value(result).unwrap_or_else(|error| Value::String(error.to_string()))
}
