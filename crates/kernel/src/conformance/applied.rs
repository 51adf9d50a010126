//! Which rules a procedure applies, measured: it is asked at the ends of its schema and then at random, and whatever applies a
//! rule that none before it did is what the next ones are drawn from.
use std::{collections::BTreeSet, fmt::Write};

use serde_json::{Map, Value, json};

use super::ends::{contexts_at_the_ends, kind, meant};
use crate::{
    dice::SeededDice,
    procedure::Procedure,
    rule::{Ledger, RuleId, applied_in},
};

/// After so many contexts in a row that apply nothing new it is given up.
const FRUITLESS: u64 = 12_000;

/// So much work is a context worth: all that a few dice can show, and where that was new, all that cards can.
const RUNS: u64 = 60;
const MORE_RUNS: u64 = 10_000;

/// The rules that a procedure applies in one situation or another; those handed over are looked at as well.
pub fn rules_applied<'a>(it: &Procedure, situations: impl Iterator<Item = &'a Value>) -> BTreeSet<RuleId> {
    let schema = it.schema();
    let mut found = Found { procedure: it, applied: BTreeSet::new(), fruitful: Vec::new() };
    found.look(schema["examples"][0].clone());
    for given in situations.cloned().chain(contexts_at_the_ends(&schema)) {
        found.look(given);
    }
    let (mut seed, mut fruitless) = (0, 0);
    while fruitless < FRUITLESS {
        let mut draw = Draw { whole: &schema, dice: SeededDice::new(seed), rarely: 2 + seed % 7 };
        // Every other one begins with the example.
        let from = if seed % 2 == 0 { 0 } else { draw.below(found.fruitful.len() as u64) };
        let given = draw.value(&schema, found.fruitful.get(from as usize));
        fruitless = if found.look(given) { 0 } else { fruitless + 1 };
        seed += 1;
    }
    found.applied
}

/// What a procedure was seen to apply, and the contexts that showed it first.
struct Found<'a> {
    procedure: &'a Procedure,
    applied: BTreeSet<RuleId>,
    fruitful: Vec<Value>,
}

impl Found<'_> {
    /// Enumeration begins with the lowest faces, so some dice are rolled as well.
    fn tries(&self, given: &Value, runs: u64) {
        let _ = self.procedure.odds_within(given, runs);
        for seed in 0..runs.div_ceil(5) {
            if self.procedure.resolve(given, &mut SeededDice::new(seed)).is_err() {
                return;
            }
        }
    }

    /// Whether this context applies a rule that none before it did.
    fn look(&mut self, given: Value) -> bool {
        let applied = |runs| applied_in(|| self.tries(&given, runs));
        let is_new = !applied(RUNS).is_subset(&self.applied);
        if is_new {
            self.applied.append(&mut applied(MORE_RUNS));
            self.fruitful.push(given);
        }
        is_new
    }
}

/// The source of a book's table of what its procedures apply, in the ledger's order. `situations` are those that chance does not
/// come upon, by the names of the procedures.
pub fn applied_source(procedures: &[Procedure], ledger: &Ledger, situations: &[(&str, Value)]) -> String {
    let known = ledger.rules.iter().map(|it| it.id).chain(ledger.rulings.iter().map(|it| it.id));
    let known: Vec<&str> = known.collect();
    let mut out = "\
//! Which rules each procedure applies, in one situation or another.
//!
//! Measured by `tests/applied.rs` and written by `cargo xtask playthrough`; do not edit.
use kernel::RuleId;

#[rustfmt::skip]
pub const APPLIED: &[(&str, &[RuleId])] = &[
"
    .to_owned();
    for it in procedures {
        let named = situations.iter().filter(|(name, _)| *name == it.name).map(|it| &it.1);
        let applied = rules_applied(it, named);
        // Writing to a String cannot fail.
        let _ = writeln!(out, "    ({:?}, &[", it.name);
        for id in known.iter().filter(|id| applied.iter().any(|rule| rule.as_str() == **id)) {
            let _ = writeln!(out, "        rule!({id:?}),");
        }
        out.push_str("    ]),\n");
    }
    out.push_str("];\n");
    out
}

/// One context in the making.
struct Draw<'a> {
    whole: &'a Value,
    dice: SeededDice,
    /// One in so many parts is drawn anew.
    rarely: u64,
}

impl<'a> Draw<'a> {
    fn below(&mut self, n: u64) -> u64 {
        self.dice.bits() % n.max(1)
    }

    fn one_of<'b>(&mut self, all: &'b [Value]) -> Option<&'b Value> {
        all.get(self.below(all.len() as u64) as usize)
    }

    /// Anything that the schema allows; of what is made of parts, most as usual.
    fn value(&mut self, schema: &'a Value, usual: Option<&Value>) -> Value {
        let schema = meant(self.whole, schema);
        if let Some(only) = schema.get("const") {
            return only.clone();
        }
        if let Some(one) = schema["enum"].as_array().and_then(|all| self.one_of(all)) {
            return one.clone();
        }
        for of in ["oneOf", "anyOf"] {
            if let Some(form) = schema[of].as_array().and_then(|all| self.one_of(all)) {
                return self.value(form, usual);
            }
        }
        match kind(schema) {
            "integer" => self.number(schema, ["minimum", "maximum"]).into(),
            "boolean" => (self.below(2) == 0).into(),
            "string" => json!("somebody"),
            "null" => Value::Null,
            "array" => self.array(schema, usual),
            _ => self.object(schema, usual),
        }
    }

    /// What is made of parts itself has them drawn; anything else is mostly as usual.
    fn part(&mut self, schema: &'a Value, usual: &Value) -> Value {
        match usual {
            Value::Object(_) | Value::Array(_) => self.value(schema, Some(usual)),
            _ if self.below(self.rarely) == 0 => self.value(schema, Some(usual)),
            _ => usual.clone(),
        }
    }

    fn array(&mut self, schema: &'a Value, usual: Option<&Value>) -> Value {
        let usual = usual.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let n = match self.below(self.rarely) {
            0 => self.number(schema, ["minItems", "maxItems"]).unsigned_abs() as usize,
            _ => usual.len(),
        };
        let items = (0..n).map(|at| match usual.get(at) {
            Some(usual) => self.part(&schema["items"], usual),
            None => self.value(&schema["items"], None),
        });
        items.collect()
    }

    /// Most fields as usual or left out, so that what belongs together comes together.
    fn object(&mut self, schema: &'a Value, usual: Option<&Value>) -> Value {
        let required = schema["required"].as_array();
        let needed = |name: &str| required.is_some_and(|all| all.iter().any(|it| it == name));
        let mut members = Map::new();
        for (name, field) in schema["properties"].as_object().into_iter().flatten() {
            let usual = usual.and_then(|it| it.get(name));
            let value = match usual {
                Some(usual) => Some(self.part(field, usual)),
                None if needed(name) || self.below(self.rarely) == 0 => Some(self.value(field, None)),
                None => None,
            };
            members.extend(value.map(|it| (name.clone(), it)));
        }
        Value::Object(members)
    }

    /// Small and round numbers more often than others: those are the limits that rules draw.
    fn number(&mut self, schema: &Value, [least, most]: [&str; 2]) -> i64 {
        let (least, most) = (schema[least].as_i64().unwrap_or(0), schema[most].as_i64().unwrap_or(1));
        let span = most.saturating_sub(least).unsigned_abs();
        let beyond = match self.below(4) {
            0 => self.below(span.saturating_add(1)),
            1 => self.below(span.min(1000) + 1),
            2 => (50 * self.below(41)).min(span),
            _ => self.below(span.min(5) + 1),
        };
        least.saturating_add_unsigned(beyond)
    }
}
