//! Tests and lookups without a table, and the rules behind them.
use std::collections::BTreeMap;

use kernel::{
    How, Likely, Origin, OwnTables, Procedure, Ratio, RuleId,
    explain::DieRoll,
    rule::{Example, LedgerEntry, Ruling},
    sum::Modifier,
    written::ValueFault,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::call::CallInput;
use crate::{
    hall::chance,
    reckon,
    rule::{self, LedgerItem},
    wrong::Wrong,
};

#[derive(Debug, Serialize, JsonSchema)]
pub struct ProcedureList {
    procedures: Vec<Listed>,
}

/// A test or lookup.
#[derive(Debug, Serialize, JsonSchema)]
struct Listed {
    name: &'static str,
    about: &'static str,
    rules: &'static [RuleId],
    /// The JSON Schema of what it is given.
    schema: Value,
}

pub fn tables(_: &CallInput) -> Result<ProcedureList, Wrong> {
    let listed =
        |it: &Procedure| Listed { name: it.name, about: it.about, rules: it.rules, schema: it.schema() };
    let all = shelf::books().iter().flat_map(|it| it.procedures);
    Ok(ProcedureList { procedures: all.map(listed).collect() })
}

/// What is the case.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// As the schema of the procedure has it; what is left out is as usual.
    #[serde(default = "as_usual")]
    given: Value,
}

/// What is the case, and the dice if somebody rolled them.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Test {
    /// As the schema of the procedure has it; what is left out is as usual.
    #[serde(default = "as_usual")]
    given: Value,
    /// Left empty, the program rolls.
    #[serde(default)]
    dice: Vec<u16>,
    /// Where the program's dice come from; by chance if it is left out.
    seed: Option<u64>,
}

/// Nothing is said of the situation, so that everything is as usual.
fn as_usual() -> Value {
    Value::Object(Map::new())
}

fn procedure(asked: &CallInput) -> Result<&'static Procedure, Wrong> {
    let name = asked.name();
    reckon::find(name).ok_or_else(|| Wrong::missing(format!("There is no procedure `{name}`.")))
}

/// Every outcome, the likeliest first.
#[derive(Debug, Serialize, JsonSchema)]
pub struct OddsReply {
    /// Whether every way was worked out, or how many rolls these are counted from where there are too many.
    how: How,
    outcomes: Vec<Outcome>,
    /// The chance of what was not worked out, because it is too unlikely to matter.
    unexplored: Ratio,
    /// Whether they come from the book, from what a ruling says, or from tables of the player's own.
    origin: Origin,
}

/// One way it can end.
#[derive(Debug, Serialize, JsonSchema)]
struct Outcome {
    result: Value,
    /// Where it is exact.
    #[serde(skip_serializing_if = "Option::is_none")]
    p: Option<Ratio>,
    /// The same chance as a decimal.
    value: f64,
    /// The standard error; 0 where nothing was rolled.
    error: f64,
}

pub fn odds(asked: &CallInput, case: Case) -> Result<OddsReply, Wrong> {
    let procedure = procedure(asked)?;
    let refused = |fault: ValueFault| Wrong::unfit(format!("{fault}."), fault);
    let reckon::OddsTable { how, outcomes, unexplored } =
        reckon::odds(procedure, &case.given).map_err(refused)?;
    let rules = procedure.applied(&case.given).map_err(refused)?;
    let outcome =
        |(result, it): (Value, Likely)| Outcome { result, p: it.exact, value: it.p, error: it.error };
    let outcomes = outcomes.into_iter().map(outcome).collect();
    Ok(OddsReply { how, outcomes, unexplored, origin: OwnTables::origin_of(own(&rules), &rules) })
}

/// What came of a test, and by which dice, modifiers and rules.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ResolveReply {
    result: Value,
    dice: Vec<DieRoll>,
    modifiers: Vec<Modifier>,
    rules: Vec<RuleId>,
    /// Whether it comes from the book, from what a ruling says, or from tables of the player's own.
    origin: Origin,
    /// The same of each rule.
    origins: BTreeMap<RuleId, Origin>,
}

/// The player's own tables that the book of these rules is played by.
fn own(rules: &[RuleId]) -> Option<&'static OwnTables> {
    rules.first().and_then(|it| shelf::own_tables(*it))
}

pub fn resolve(asked: &CallInput, test: Test) -> Result<ResolveReply, Wrong> {
    let seed = test.seed.map_or_else(chance, Ok)?;
    let done = reckon::resolve(procedure(asked)?, &test.given, &test.dice, seed);
    let reckon::Resolution { result, explanation: why, .. } =
        done.map_err(|it| Wrong::refused(it.to_string()))?;
    let own = own(&why.rules);
    Ok(ResolveReply {
        result,
        origin: OwnTables::origin_of(own, &why.rules),
        origins: OwnTables::origins(own, &why.rules),
        dice: why.dice,
        modifiers: why.modifiers,
        rules: why.rules,
    })
}

/// What a ledger says: a rule with the rulings on it, a ruling, or an example.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Why {
    book: &'static str,
    /// Whether the book says so, a ruling, or tables of the player's own in its place.
    origin: Origin,
    #[serde(flatten)]
    said: Said,
}

#[derive(Debug, Serialize, JsonSchema)]
#[serde(untagged)]
enum Said {
    /// The lesson is what somebody should know who is asked by this rule for the first time.
    Rule {
        rule: &'static LedgerEntry,
        lesson: Option<&'static str>,
        rulings: Vec<&'static Ruling>,
    },
    Ruling {
        ruling: &'static Ruling,
    },
    Example {
        example: &'static Example,
    },
}

pub fn why(asked: &CallInput) -> Result<Why, Wrong> {
    let id = asked.name();
    let found = rule::find(id).ok_or_else(|| Wrong::missing(format!("No ledger has `{id}`.")))?;
    let (book, said) = match found {
        LedgerItem::Rule(book, rule, rulings) => {
            (book, Said::Rule { rule, lesson: rule::lesson(book, rule), rulings })
        }
        LedgerItem::Ruling(book, ruling) => (book, Said::Ruling { ruling }),
        LedgerItem::Example(book, example) => (book, Said::Example { example }),
    };
    let rules: Vec<RuleId> = RuleId::read(id).into_iter().collect();
    Ok(Why { book: book.id, origin: OwnTables::origin_of(own(&rules), &rules), said })
}
