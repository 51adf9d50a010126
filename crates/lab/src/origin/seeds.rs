//! Seeds as they are typed and kept: `1..1000`, both ends with it, or several such with commas between.
use std::{fmt, ops::Range, str::FromStr};

use serde::{Deserialize, Serialize};

/// Which games: ranges that neither meet nor overlap, the lowest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seeds(Vec<Range<u64>>);

impl Seeds {
    pub fn one(range: Range<u64>) -> Self {
        Seeds(if range.is_empty() { Vec::new() } else { vec![range] })
    }

    /// Of seeds in rising order.
    pub fn of(seeds: impl Iterator<Item = u64>) -> Self {
        let mut ranges: Vec<Range<u64>> = Vec::new();
        for seed in seeds {
            match ranges.last_mut() {
                Some(last) if last.end == seed => last.end = seed + 1,
                Some(_) | None => ranges.push(seed..seed + 1),
            }
        }
        Seeds(ranges)
    }

    pub fn ranges(&self) -> &[Range<u64>] {
        &self.0
    }

    pub fn count(&self) -> u64 {
        self.0.iter().map(|it| it.end - it.start).sum()
    }

    pub fn holds(&self, seed: u64) -> bool {
        self.0.iter().any(|it| it.contains(&seed))
    }

    /// A seed that both have.
    pub fn shared(&self, other: &Seeds) -> Option<u64> {
        let pairs = self.0.iter().flat_map(|a| other.0.iter().map(move |b| (a, b)));
        pairs
            .map(|(a, b)| a.start.max(b.start)..a.end.min(b.end))
            .find(|it| !it.is_empty())
            .map(|it| it.start)
    }

    /// Those of both.
    pub fn and(&self, other: &Seeds) -> Seeds {
        let mut all: Vec<Range<u64>> = self.0.iter().chain(&other.0).cloned().collect();
        all.sort_unstable_by_key(|it| it.start);
        let mut joined: Vec<Range<u64>> = Vec::new();
        for next in all {
            match joined.last_mut() {
                Some(last) if next.start <= last.end => last.end = last.end.max(next.end),
                Some(_) | None => joined.push(next),
            }
        }
        Seeds(joined)
    }

    /// Those that `other` has not.
    pub fn without(&self, other: &Seeds) -> Seeds {
        let mut left = self.0.clone();
        for gone in &other.0 {
            left = left
                .into_iter()
                .flat_map(|it| [it.start..it.end.min(gone.start), it.start.max(gone.end)..it.end])
                .filter(|it| !it.is_empty())
                .collect();
        }
        Seeds(left)
    }
}

impl fmt::Display for Seeds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("none");
        }
        let each: Vec<String> = self.0.iter().map(|it| format!("{}..{}", it.start, it.end - 1)).collect();
        f.write_str(&each.join(","))
    }
}

impl FromStr for Seeds {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "none" {
            return Ok(Seeds::default());
        }
        let form = || "takes FIRST..LAST, such as 1..1000, both with it".to_owned();
        let mut all = Seeds::default();
        for part in text.split(',') {
            let (first, last) = part.trim().split_once("..").ok_or_else(form)?;
            let (first, last) = (first.parse::<u64>(), last.parse::<u64>());
            let (first, last) = (first.map_err(|_| form())?, last.map_err(|_| form())?);
            if last < first || last == u64::MAX {
                return Err(form());
            }
            let next = Seeds::one(first..last + 1);
            if let Some(seed) = all.shared(&next) {
                return Err(format!("seed {seed} is in it twice"));
            }
            all = all.and(&next);
        }
        Ok(all)
    }
}

impl TryFrom<String> for Seeds {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Seeds> for String {
    fn from(seeds: Seeds) -> String {
        seeds.to_string()
    }
}
