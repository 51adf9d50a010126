//! Tests and lookups by name: their result with its reasons, and their odds.
use kernel::{
    Dice, Estimate, Explained, Explanation, How, Likely, Procedure, Ratio, Within,
    dice::{Seeded, Typed},
};
use serde_json::Value;
use view::words;

/// The procedure of this name.
pub fn find(name: &str) -> Option<&'static Procedure> {
    shelf::books().iter().flat_map(|it| it.procedures).find(|it| it.name == name)
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
    match words::not_these(&typed, dice.len()) {
        Some(wrong) => Err(format!("{wrong}.")),
        None => Ok(done),
    }
}

/// How much may be done to know the odds of a test that somebody waits for.
pub const WITHIN: Within = Within { ways: 1_000_000, games: 20_000, seed: 1 };

/// The odds of a test, the likeliest outcome first.
#[derive(Debug)]
pub struct Odds {
    pub how: How,
    pub outcomes: Vec<(Value, Likely)>,
    /// The share of all ways that was not looked at.
    pub unexplored: Ratio,
}

/// Each outcome with its chance: enumerated where that is not too much work, rolled where it is.
pub fn odds(it: &Procedure, given: &Value) -> Result<Odds, String> {
    let Estimate { how, outcomes, unexplored } = it.estimate(given, WITHIN)?;
    let mut all: Vec<_> = outcomes.into_iter().collect();
    all.sort_by(|a, b| b.1.p.total_cmp(&a.1.p));
    let told = |(text, p): (String, Likely)| (serde_json::from_str(&text).unwrap_or_default(), p);
    Ok(Odds { how, outcomes: all.into_iter().map(told).collect(), unexplored })
}

/// Dice as people type them.
pub fn dice(text: &str) -> Result<Vec<u16>, String> {
    let each =
        |it: &str| it.parse::<u16>().map_err(|_| format!("`{it}` is no die; say what you rolled: 3 6"));
    text.split([' ', ',']).filter(|it| !it.is_empty()).map(each).collect()
}
