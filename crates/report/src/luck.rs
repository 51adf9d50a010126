//! Luck: dice against their exact odds, worked out by playing each throw again with every face it could have shown.
use std::collections::BTreeMap;

use kernel::{Crew, Token, What};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use shelf::{PastDice, ReplayEffort};
use view::account::{Consequence, ThrowPurpose};

use crate::{
    Game,
    reading::Reading,
    words::{counted as counted_words, number},
};

/// How the dice fell in a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Luck {
    pub rows: Vec<LuckRow>,
    /// How many throws there were, and for how many of them the odds are known.
    pub throws: usize,
    pub counted: usize,
    /// For how many of these the odds are exact; the others were thrown again and counted.
    pub exact: usize,
    /// How often each of those was thrown again.
    pub again: usize,
}

/// What one figure or side got from its throws, and what was due.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct LuckRow {
    pub who: String,
    pub measure: Measure,
    pub throws: usize,
    pub came: usize,
    pub expected: f64,
    /// Nine of ten games lie between these.
    pub low: usize,
    pub high: usize,
    /// The chance of as many or more, and of as many or fewer.
    pub as_many: f64,
    pub as_few: f64,
}

/// What is counted of a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// Enemies put out of action.
    Out,
    /// Wounds dealt.
    Wounds,
    /// Tests passed.
    Held,
}

impl Measure {
    pub fn words(self) -> &'static str {
        match self {
            Measure::Out => "kills",
            Measure::Wounds => "wounds",
            Measure::Held => "tests passed",
        }
    }

    /// A number of them as what somebody did.
    pub fn told(self, n: usize) -> String {
        match self {
            Measure::Out => format!("put {} out of action", number(n)),
            Measure::Wounds => format!("dealt {}", counted_words(n, "wound", "wounds")),
            Measure::Held => format!("held out in {}", counted_words(n, "test", "tests")),
        }
    }
}

/// A throw, whose it was, and what it counts for.
#[derive(Clone, Debug)]
pub struct ThrowCount {
    /// Where in the journal it begins.
    pub from: usize,
    pub who: Option<Token>,
    /// For each measure what came and the chance of each number.
    pub counts: BTreeMap<Measure, (usize, Vec<f64>)>,
    pub is_known: bool,
    /// Whether every way it could have gone was played.
    pub is_exact: bool,
}

/// Every throw of the game with its odds; `told` hears how much is done, in parts of 100.
pub fn throws(
    game: &Game<'_>,
    read: &Reading,
    (most, crew): (ReplayEffort, &dyn Crew),
    told: &mut dyn FnMut(u32),
) -> Vec<ThrowCount> {
    let all = game.past.throws(&game.book.account, most, crew, told);
    let mut wounds: BTreeMap<Token, i32> = BTreeMap::new();
    let mut at = 0;
    let mut res = Vec::new();
    for thrown in &all {
        for event in &game.journal()[at..thrown.from] {
            if let Consequence::Wounds(token, n) = game.book.account.deed_of(event) {
                wounds.insert(token, n);
            }
        }
        at = thrown.from;
        res.extend(counted(game, read, thrown, &wounds));
    }
    res
}

fn counted(
    game: &Game<'_>,
    read: &Reading,
    thrown: &PastDice,
    wounds: &BTreeMap<Token, i32>,
) -> Option<ThrowCount> {
    let first = game.journal().get(thrown.from)?;
    let throw = (game.book.account.throw)(first.rule)?;
    let who = match (&first.what, throw) {
        (What::Rolled { by: Some(by), .. }, _) => Some(*by),
        (_, ThrowPurpose::Attack) => {
            read.acts.iter().rev().find(|it| it.at <= thrown.from && it.attack().is_some())?.attack()?.by
        }
        (_, ThrowPurpose::Test) => owner(game, thrown),
    };
    let measures: &[Measure] = match throw {
        ThrowPurpose::Attack => &[Measure::Out, Measure::Wounds],
        ThrowPurpose::Test => &[Measure::Held],
    };
    let mut counts = BTreeMap::new();
    for &measure in measures {
        let value = |deeds: &[Consequence]| count(game, measure, who, deeds, wounds);
        let mut chances: Vec<f64> = Vec::new();
        for (deeds, chance) in thrown.odds.iter().flat_map(|it| &it.chances) {
            let n = value(deeds);
            chances.resize(chances.len().max(n + 1), 0.0);
            chances[n] += chance.value();
        }
        counts.insert(measure, (value(&thrown.came), chances));
    }
    let is_exact = thrown.odds.as_ref().is_some_and(|it| it.exact);
    Some(ThrowCount { from: thrown.from, who, counts, is_known: thrown.odds.is_some(), is_exact })
}

/// Whose test it was: of whom something is told.
fn owner(game: &Game<'_>, thrown: &PastDice) -> Option<Token> {
    let told = &game.journal()[thrown.from..thrown.to.min(game.journal().len())];
    let told = told.iter().filter(|it| game.book.account.is_outcome(it)).find_map(crate::reading::whom);
    told.or_else(|| thrown.odds.iter().flat_map(|it| it.chances.keys()).flatten().find_map(harmed))
}

fn harmed(deed: &Consequence) -> Option<Token> {
    match deed {
        Consequence::Out(it)
        | Consequence::Shaken(it)
        | Consequence::Fell(it)
        | Consequence::Wounds(it, _) => Some(*it),
        Consequence::Acts(_)
        | Consequence::Rests
        | Consequence::Left(_)
        | Consequence::Strayed(_)
        | Consequence::Spent(_)
        | Consequence::Nothing => None,
    }
}

fn count(
    game: &Game<'_>,
    measure: Measure,
    who: Option<Token>,
    deeds: &[Consequence],
    wounds: &BTreeMap<Token, i32>,
) -> usize {
    let is_other = |token: Token| who.is_none_or(|who| game.are_apart(who, token));
    match measure {
        Measure::Out => {
            deeds.iter().filter(|it| matches!(it, Consequence::Out(token) if is_other(*token))).count()
        }
        Measure::Wounds => {
            let mut now = wounds.clone();
            let mut dealt = 0;
            for deed in deeds {
                let Consequence::Wounds(token, n) = deed else { continue };
                let before = now.insert(*token, *n).unwrap_or(0);
                if is_other(*token) {
                    dealt += (n - before).max(0);
                }
            }
            dealt as usize
        }
        Measure::Held => usize::from(!deeds.iter().any(|it| harmed(it).is_some())),
    }
}

/// Who those with sheets are together.
const ALL: &str = "All of them";

/// The rows: each figure with a sheet, then each side, then all with sheets together.
pub fn luck(game: &Game<'_>, throws: &[ThrowCount], again: usize) -> Luck {
    let known: Vec<&ThrowCount> = throws.iter().filter(|it| it.is_known).collect();
    let mut groups: Vec<(String, Vec<&ThrowCount>)> = Vec::new();
    for panel in &game.last.panels {
        let Some(token) = panel.about.filter(|it| game.has_sheet(*it)) else { continue };
        let own = known.iter().copied().filter(|it| it.who == Some(token)).collect();
        groups.push((panel.title.clone(), own));
    }
    let people = groups.iter().filter(|it| !it.1.is_empty()).count();
    let together = (1 < people).then_some(groups.len());
    if together.is_some() {
        let all = known.iter().copied().filter(|it| it.who.is_some_and(|it| game.has_sheet(it))).collect();
        groups.push((ALL.to_owned(), all));
    }
    let others: Vec<&ThrowCount> =
        known.iter().copied().filter(|it| it.who.is_some_and(|it| !game.has_sheet(it))).collect();
    for side in game.other_sides() {
        let own = others.iter().copied().filter(|it| it.who.and_then(|it| game.side(it)) == Some(side));
        groups.push((game.called(side), own.collect()));
    }
    let mut rows = Vec::new();
    for (at, (who, own)) in groups.iter().enumerate() {
        for measure in [Measure::Out, Measure::Wounds, Measure::Held] {
            let alike = rows.iter().filter(|it: &&LuckRow| it.measure == measure).count();
            // Of one alone all together had no more.
            if Some(at) != together || 1 < alike {
                rows.extend(row(who, measure, own));
            }
        }
    }
    let exact = known.iter().filter(|it| it.is_exact).count();
    Luck { rows, throws: throws.len(), counted: known.len(), exact, again }
}

/// The chance of each number, all throws together.
pub fn together<'a>(throws: impl Iterator<Item = &'a [f64]>) -> Vec<f64> {
    let mut sum = vec![1.0];
    for chances in throws {
        let mut next = vec![0.0; sum.len() + chances.len() - 1];
        for (a, p) in sum.iter().enumerate() {
            for (b, q) in chances.iter().enumerate() {
                next[a + b] += p * q;
            }
        }
        sum = next;
    }
    sum
}

/// The first number at which this share of the games is reached.
fn quantile(chances: &[f64], share: f64) -> usize {
    let mut so_far = 0.0;
    for (n, p) in chances.iter().enumerate() {
        so_far += p;
        if share <= so_far + 1e-12 {
            return n;
        }
    }
    chances.len().saturating_sub(1)
}

/// A row, unless the throws can bring nothing of the kind.
pub fn row(who: &str, measure: Measure, own: &[&ThrowCount]) -> Option<LuckRow> {
    // What could only come to one thing says nothing of luck.
    let is_open = |it: &&(usize, Vec<f64>)| 1 < it.1.iter().filter(|it| 0.0 < **it).count();
    let counts: Vec<&(usize, Vec<f64>)> =
        own.iter().filter_map(|it| it.counts.get(&measure)).filter(is_open).collect();
    let chances = together(counts.iter().map(|it| it.1.as_slice()).filter(|it| !it.is_empty()));
    let expected: f64 = chances.iter().enumerate().map(|(n, p)| n as f64 * p).sum();
    let came: usize = counts.iter().map(|it| it.0).sum();
    if expected < 1e-9 && came == 0 {
        return None;
    }
    let as_many = chances.iter().skip(came).sum::<f64>().min(1.0);
    let as_few = chances.iter().take(came + 1).sum::<f64>().min(1.0);
    let (low, high) = (quantile(&chances, 0.05), quantile(&chances, 0.95));
    Some(LuckRow {
        who: who.to_owned(),
        measure,
        throws: counts.len(),
        came,
        expected,
        low,
        high,
        as_many,
        as_few,
    })
}

/// The chance of what a throw brought or something rarer on that side; nothing where it is not known.
pub fn rarity(throw: &ThrowCount) -> Option<f64> {
    let rare = |(came, chances): &(usize, Vec<f64>)| {
        let expected: f64 = chances.iter().enumerate().map(|(n, p)| n as f64 * p).sum();
        if (*came as f64) < expected {
            chances.iter().take(came + 1).sum::<f64>()
        } else {
            chances.iter().skip(*came).sum::<f64>()
        }
    };
    let known = throw.counts.values().filter(|it| !it.1.is_empty());
    known.map(rare).min_by(f64::total_cmp)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shot(came: usize) -> ThrowCount {
        let counts = BTreeMap::from([(Measure::Out, (came, vec![2.0 / 3.0, 1.0 / 3.0]))]);
        ThrowCount { from: 0, who: None, counts, is_known: true, is_exact: true }
    }

    #[test]
    fn three_shots_of_one_in_three_come_to_what_the_book_of_odds_says() {
        let shots = [shot(1), shot(0), shot(1)];
        let row = row("Marta", Measure::Out, &shots.iter().collect::<Vec<_>>()).unwrap();
        assert_eq!((row.came, row.throws, row.low, row.high), (2, 3, 0, 2));
        assert!((row.expected - 1.0).abs() < 1e-12);
        assert!((row.as_many - 7.0 / 27.0).abs() < 1e-12);
        assert!((row.as_few - 26.0 / 27.0).abs() < 1e-12);
        assert!((rarity(&shots[0]).unwrap() - 1.0 / 3.0).abs() < 1e-12);
        assert!((rarity(&shots[1]).unwrap() - 2.0 / 3.0).abs() < 1e-12);
    }

    #[test]
    fn throws_that_can_bring_nothing_have_no_row() {
        assert_eq!(row("Marta", Measure::Wounds, &[&shot(0)]), None);
        assert_eq!(together([].into_iter()), [1.0]);
    }
}
