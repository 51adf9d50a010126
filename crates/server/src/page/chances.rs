//! The odds of a test as rows that people read: numbers in their order, and many of one chance folded into one row.
use std::collections::BTreeMap;

use kernel::Ratio;
use serde_json::{Value, json};

/// So many neighbours of one chance are told as one row.
const FOLDED: usize = 7;

/// One outcome, or several of one chance.
#[derive(Clone, Debug)]
pub struct ChanceBar {
    pub what: Value,
    /// Of all of them together.
    pub p: Ratio,
    /// How many are folded into it, and the chance of each.
    pub each: Option<(usize, Ratio)>,
}

/// The rows of a distribution that stands with the likeliest first.
pub fn rows(odds: &[(Value, Ratio)]) -> Vec<ChanceBar> {
    if let Some(numbers) = numbered(odds) {
        return runs(&numbers, |number| json!(number));
    }
    if FOLDED < odds.len()
        && let Some(rows) = by_a_field(odds)
    {
        return rows;
    }
    odds.iter().map(|(what, p)| ChanceBar { what: what.clone(), p: p.clone(), each: None }).collect()
}

/// All outcomes in their order, if each is a number.
fn numbered(odds: &[(Value, Ratio)]) -> Option<Vec<(i64, Ratio)>> {
    let all: Option<Vec<_>> = odds.iter().map(|(what, p)| Some((what.as_i64()?, p.clone()))).collect();
    let mut all = all?;
    all.sort_by_key(|it| it.0);
    Some(all)
}

/// Numbers that follow each other and are equally likely become one row.
fn runs(numbers: &[(i64, Ratio)], written: impl Fn(i64) -> Value) -> Vec<ChanceBar> {
    let follows = |a: &(i64, Ratio), b: &(i64, Ratio)| a.0 + 1 == b.0 && a.1 == b.1;
    let mut rows = Vec::new();
    for run in numbers.chunk_by(follows) {
        let (Some((first, p)), Some((last, _))) = (run.first(), run.last()) else { continue };
        if run.len() < FOLDED {
            rows.extend(run.iter().map(|(n, p)| ChanceBar { what: written(*n), p: p.clone(), each: None }));
            continue;
        }
        let all = run.iter().fold(Ratio::zero(), |sum, it| sum.plus(&it.1));
        let what = json!(format!("{first} to {last}"));
        rows.push(ChanceBar { what, p: all, each: Some((run.len(), p.clone())) });
    }
    rows
}

/// Outcomes that differ in one number alone, which may as well be any of many.
fn by_a_field(odds: &[(Value, Ratio)]) -> Option<Vec<ChanceBar>> {
    let (first, _) = odds.first()?;
    let names = first.as_object()?.keys();
    names.filter_map(|name| folded(odds, name)).find(|rows| rows.len() * FOLDED <= odds.len())
}

fn folded(odds: &[(Value, Ratio)], name: &str) -> Option<Vec<ChanceBar>> {
    let mut groups: BTreeMap<String, Vec<(i64, Ratio)>> = BTreeMap::new();
    for (what, p) in odds {
        let mut rest = what.as_object()?.clone();
        let number = rest.remove(name)?.as_i64()?;
        groups.entry(json!(rest).to_string()).or_default().push((number, p.clone()));
    }
    let mut rows = Vec::new();
    for (rest, mut numbers) in groups {
        numbers.sort_by_key(|it| it.0);
        let rest: Value = serde_json::from_str(&rest).ok()?;
        for mut row in runs(&numbers, |number| json!(number)) {
            let mut what = rest.clone();
            what[name] = row.what.take();
            row.what = what;
            rows.push(row);
        }
    }
    match rows.iter().map(|it| other_number(&it.what, name)).collect::<Option<Vec<i64>>>() {
        Some(_) => rows.sort_by_key(|it| other_number(&it.what, name)),
        None => rows.sort_by(|a, b| b.p.cmp(&a.p)),
    }
    Some(rows)
}

/// The one number that an outcome has beside the field that is folded.
fn other_number(what: &Value, folded: &str) -> Option<i64> {
    let mut others = what.as_object()?.iter().filter(|it| it.0 != folded);
    let number = others.next()?.1.as_i64()?;
    others.next().is_none().then_some(number)
}

#[cfg(test)]
mod tests {
    use kernel::Ratio;
    use serde_json::{Value, json};

    use super::rows;

    #[test]
    fn numbers_stand_in_their_order_and_not_in_that_of_their_letters() {
        let odds: Vec<(Value, Ratio)> =
            [(10, 2), (2, 1), (1, 1)].map(|(n, p)| (json!(n), Ratio::new(p, 4))).to_vec();
        let told: Vec<Value> = rows(&odds).into_iter().map(|it| it.what).collect();
        assert_eq!(told, [json!(1), json!(2), json!(10)]);
    }

    #[test]
    fn a_scatter_die_is_one_row() {
        let odds: Vec<(Value, Ratio)> = (0..360).map(|n| (json!(n), Ratio::new(1, 360))).collect();
        let rows = rows(&odds);
        assert_eq!(rows.len(), 1);
        assert_eq!(rows[0].what, json!("0 to 359"));
        assert_eq!(rows[0].p, Ratio::one());
        assert_eq!(rows[0].each, Some((360, Ratio::new(1, 360))));
    }

    #[test]
    fn a_direction_beside_a_distance_is_folded_away() {
        let at =
            |degrees: i32, mm: i32| (json!({ "degrees": degrees, "distance_mm": mm }), Ratio::new(1, 720));
        let odds: Vec<(Value, Ratio)> = (0..360).flat_map(|it| [at(it, 20), at(it, 30)]).collect();
        let rows = rows(&odds);
        assert_eq!(rows.len(), 2);
        assert!(rows.iter().all(|it| it.p == Ratio::new(1, 2) && it.what["degrees"] == "0 to 359"));
    }
}
