//! Tests and lookups by name: their result with its reasons, and their odds.
use kernel::{
    Dice, Explained, Explanation, Procedure, Ratio,
    dice::{Missing, Seeded, Typed},
};
use serde_json::Value;

/// The procedure of this name.
pub fn find(name: &str) -> Option<&'static Procedure> {
    shelf::BOOKS.iter().flat_map(|it| it.procedures).find(|it| it.name == name)
}

/// Resolves with the dice given, or with the program's.
pub fn resolve(
    it: &Procedure,
    given: &Value,
    dice: &[u16],
    seed: u64,
) -> Result<(Value, Explanation), String> {
    let resolved = |dice: &mut dyn Dice| {
        let mut explained = Explained::new(dice);
        let result = it.resolve(given, &mut explained)?;
        Ok((result, explained.explanation()))
    };
    if dice.is_empty() {
        return resolved(&mut Seeded::new(seed));
    }
    let mut typed = Typed::new(dice.iter().copied());
    let done = resolved(&mut typed)?;
    match typed.missing() {
        Some(Missing { sides, impossible: Some(face), .. }) => {
            Err(format!("{face} is not on a d{sides}: 1 to {sides} are."))
        }
        Some(Missing { why, sides, n, .. }) => {
            Err(format!("Those dice are too few: {why} wants {n}d{sides} next."))
        }
        None if typed.left_over() != 0 => {
            Err(format!("Those dice are too many: {} of them are not rolled.", typed.left_over()))
        }
        None => Ok(done),
    }
}

/// Each outcome with its chance, the likeliest first.
pub fn odds(it: &Procedure, given: &Value) -> Result<Vec<(Value, Ratio)>, String> {
    let mut all: Vec<_> = it.odds(given)?.outcomes.into_iter().collect();
    all.sort_by(|a, b| b.1.cmp(&a.1));
    let told = |(text, p): (String, Ratio)| (serde_json::from_str(&text).unwrap_or_default(), p);
    Ok(all.into_iter().map(told).collect())
}

/// Dice as people type them.
pub fn dice(text: &str) -> Result<Vec<u16>, String> {
    let each =
        |it: &str| it.parse::<u16>().map_err(|_| format!("`{it}` is no die; say what you rolled: 3 6"));
    text.split([' ', ',']).filter(|it| !it.is_empty()).map(each).collect()
}
