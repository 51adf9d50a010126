//! Exact odds and games played out with dice say the same of every test and lookup of every book.
use kernel::{Dice, Procedure, RuleId, dice::SeededDice};
use serde_json::{Map, Value, json};

const THROWS: u32 = 1000;
const CONTEXTS: usize = 5;

/// By how many standard errors the likeliest outcomes of a procedure came off, over several contexts; none if it has no dice.
fn off(procedure: &Procedure, dice: &mut SeededDice) -> Option<f64> {
    let (mut over, mut variance) = (0.0, 0.0);
    for given in contexts(procedure, dice) {
        let odds = procedure.odds(&given).unwrap();
        let (likeliest, chance) = odds.outcomes.iter().max_by(|a, b| a.1.cmp(b.1)).unwrap();
        let mut came = 0.0;
        for _ in 0..THROWS {
            let result = procedure.resolve(&given, dice).unwrap().to_string();
            let known = odds.outcomes.contains_key(&result) || !odds.unexplored.is_zero();
            assert!(known, "{} with {given} came to {result}, which has no odds", procedure.name);
            came += f64::from(u8::from(result == *likeliest));
        }
        let (n, p) = (f64::from(THROWS), chance.value());
        over += came - n * p;
        variance += n * p * (1.0 - p);
    }
    (0.0 < variance).then(|| over / f64::sqrt(variance))
}

/// With so many procedures one seed in four has one beyond three standard errors by chance alone; this one has none.
#[test]
fn exact_odds_and_throws_agree_within_three_standard_errors() {
    let mut dice = SeededDice::new(1);
    let mut with_dice = 0;
    for procedure in books::stock().iter().flat_map(|it| it.procedures) {
        let Some(off) = off(procedure, &mut dice) else { continue };
        with_dice += 1;
        assert!(off.abs() <= 3.0, "{} is off by {off} standard errors", procedure.name);
    }
    assert!(60 < with_dice, "{with_dice}");
}

/// Some contexts that a procedure takes, made up from its schema.
fn contexts(procedure: &Procedure, dice: &mut SeededDice) -> Vec<Value> {
    let schema = procedure.schema();
    let mut found: Vec<Value> = Vec::new();
    for _ in 0..4000 {
        let given = if found.is_empty() { json!({}) } else { Value::Null };
        let given = if given.is_null() || procedure.check(&given).is_err() {
            made(&schema, &schema, dice)
        } else {
            given
        };
        if procedure.check(&given).is_ok() && !found.contains(&given) {
            found.push(given);
        }
        if found.len() == CONTEXTS {
            break;
        }
    }
    assert!(!found.is_empty(), "no context was made up for {}: {schema}", procedure.name);
    found
}

/// A value as a schema describes it, not too large.
fn made(schema: &Value, whole: &Value, dice: &mut SeededDice) -> Value {
    if let Some(path) = schema.get("$ref").and_then(Value::as_str) {
        return made(whole.pointer(path.trim_start_matches('#')).unwrap(), whole, dice);
    }
    if let Some(value) = schema.get("const") {
        return value.clone();
    }
    for key in ["enum", "oneOf", "anyOf"] {
        let Some(these) = schema.get(key).and_then(Value::as_array) else { continue };
        let one = &these[below(dice, these.len())];
        return if key == "enum" { one.clone() } else { made(one, whole, dice) };
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => kinds[below(dice, kinds.len())].as_str(),
        kind => kind.as_str(),
    };
    match kind {
        Some("object") => object(schema, whole, dice),
        Some("array") => {
            let least = schema["minItems"].as_u64().unwrap_or(0) as usize;
            let n = least.max(below(dice, 4));
            Value::Array((0..n).map(|_| made(&schema["items"], whole, dice)).collect())
        }
        Some("integer") => {
            // Near 0, where most situations are, as far as the limits allow.
            let ends = (schema["minimum"].as_i64(), schema["maximum"].as_i64().unwrap_or(i64::MAX));
            let least = ends.0.unwrap_or(-3).max(ends.1.min(-3));
            let most = ends.1.min(least + 8);
            json!(least + below(dice, (most - least) as usize + 1) as i64)
        }
        Some("boolean") => json!(below(dice, 2) == 1),
        Some("string") => json!("somebody"),
        Some(_) | None => Value::Null,
    }
}

fn object(schema: &Value, whole: &Value, dice: &mut SeededDice) -> Value {
    let required = schema["required"].as_array();
    let must = |name: &String| required.is_some_and(|it| it.iter().any(|it| it == name.as_str()));
    let mut fields = Map::new();
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        if must(name) || below(dice, 3) == 0 {
            fields.insert(name.clone(), made(field, whole, dice));
        }
    }
    Value::Object(fields)
}

fn below(dice: &mut SeededDice, n: usize) -> usize {
    usize::from(dice.die(RuleId::in_ledger("lab.any"), n as u16)) - 1
}
