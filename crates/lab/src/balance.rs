//! The value of a number at which the chance is a wanted one: a look over the whole range, then games where they tell most.
mod search;

use serde::Serialize;
use shelf::Bot;

pub use self::search::BalanceSearch;
use crate::{origin::Origin, setting::Setting, statistics::Share};

/// What is looked for, and with how many games at most.
#[derive(Clone, Debug)]
pub struct Balance<'a> {
    pub setting: &'a Setting,
    pub name: &'a str,
    pub least: u32,
    pub most: u32,
    pub wanted: f64,
    pub bots: &'a [&'a Bot],
    pub seed: u64,
    pub most_games: u64,
    pub threads: usize,
}

/// What was found.
#[derive(Clone, Debug, Serialize)]
pub struct BalanceResult {
    pub origin: Origin,
    pub name: String,
    pub wanted: f64,
    pub verdict: Verdict,
    /// Every value that was played, with its games.
    pub played: Vec<Trials>,
    /// Whether the chance goes down or up as the number grows, as far as the ends tell.
    pub falls: bool,
    /// It was stopped before it was sure enough.
    pub stopped: bool,
}

/// Games at one value.
#[derive(Clone, Debug, Serialize)]
pub struct Trials {
    pub value: u32,
    pub won: u64,
    pub games: u64,
    pub reached: Share,
}

/// How it came out.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The value that comes nearest.
    Value {
        value: u32,
        /// Where the curve passes the wanted chance, and the 95 % interval of that.
        exact: f64,
        low: f64,
        high: f64,
        /// The chance at the value, from all games near it.
        chance: Share,
        /// Other stretches of the range in which the chance passes the wanted one too.
        also: Vec<(u32, u32)>,
    },
    /// No value comes there: the chance nearest to it, and where.
    OutOfReach { nearest: u32, chance: Share },
    /// The games do not tell one value from another.
    Unclear { low: u32, high: u32 },
}

/// A wanted chance as it is typed: `even`, `1/3`, `0.4`, `40%`; the error says what would be right.
pub fn wanted(text: &str) -> Result<f64, String> {
    let form = || "takes even, a fraction such as 1/3, or a chance such as 0.4 or 40%".to_owned();
    let number = |it: &str| it.trim().parse::<f64>().map_err(|_| form());
    let value = match text.trim() {
        "even" => 0.5,
        it if it.ends_with('%') => number(it.trim_end_matches('%'))? / 100.0,
        it => match it.split_once('/') {
            Some((one, of)) => number(one)? / number(of)?,
            None => number(it)?,
        },
    };
    if !(0.01..=0.99).contains(&value) {
        return Err(format!("{}, from 0.01 to 0.99", form()));
    }
    Ok(value)
}
