//! What dice need, and what they are good for by it.
use kernel::Need;

use super::{DiceEnd, Roll, number};
use crate::{clause::Clause, story, telling::Phrases};

impl Roll {
    /// What the total has to be for each outcome, or each die to count.
    fn wanted(&self, phrases: &Phrases) -> String {
        if let (true, Some((least, most))) = (self.needs.is_empty(), self.counts) {
            return match (least, most) {
                (least, most) if least == most => least.to_string(),
                (1, most) => format!("{most} or less"),
                (least, most) if self.sides <= most => format!("{least} or more"),
                (least, most) => range(i32::from(least), i32::from(most)),
            };
        }
        if let [need] = self.needs.as_slice()
            && !need.dreaded
        {
            return self.bounds(need);
        }
        let each = self
            .needs
            .iter()
            .map(|need| format!("{} on {}", came_to(need, phrases).result(), self.bounds(need)));
        each.collect::<Vec<_>>().join(", ")
    }

    /// From where to where a total is good. A single die without modifiers cannot be less than 1 or more than its sides.
    fn bounds(&self, need: &Need) -> String {
        let bare = self.faces.len() == 1 && self.parts.is_empty();
        let (lowest, highest) = (bare.then_some(1), bare.then_some(i32::from(self.sides)));
        match (need.least, need.most) {
            (Some(least), Some(most)) if least == most => number(least),
            (Some(least), Some(most)) => range(least, most),
            (Some(least), None) if Some(least) == highest => number(least),
            (Some(least), None) => format!("{} or more", number(least)),
            (None, Some(most)) if Some(most) == lowest => number(most),
            (None, Some(most)) => format!("{} or less", number(most)),
            (None, None) => "anything".to_owned(),
        }
    }

    /// The one total that is held against what was needed; none where each die counts by itself.
    fn total(&self) -> Option<i32> {
        let one = self.faces.len() == 1 || self.is_summed();
        let faces: i32 = self.faces.iter().map(|&it| i32::from(it)).sum();
        one.then(|| faces + self.added())
    }

    /// What is added to the dice, or to each of them.
    fn added(&self) -> i32 {
        self.parts.iter().map(|it| it.value).sum()
    }

    /// The totals that are held against what was needed: one, or that of each die.
    fn totals(&self) -> Vec<i32> {
        let each = || self.faces.iter().map(|&it| i32::from(it) + self.added()).collect();
        self.total().map_or_else(each, |it| vec![it])
    }

    /// The need that the dice meet: of several, the last.
    pub fn best(&self) -> Option<&Need> {
        let totals = self.totals();
        self.needs.iter().rfind(|need| totals.iter().any(|it| need.is_met(*it)))
    }

    /// What they come to for whoever they are aimed at, by what was needed.
    pub fn end(&self) -> Option<DiceEnd> {
        Some(DiceEnd { whom: self.at?, what: self.best()?.what })
    }

    /// What the dice are good for, by what was needed.
    pub fn met(&self, phrases: &Phrases) -> Option<Clause> {
        let totals = self.totals();
        if 1 < totals.len() && self.needs.iter().all(|it| it.each) && self.best().is_some() {
            return Some(self.met_by_each(&totals, phrases).into());
        }
        match (self.best(), self.needs.last()) {
            (Some(need), _) => Some(came_to(need, phrases)),
            (None, Some(need)) => Some(failed(need, phrases)),
            (None, None) => None,
        }
    }

    /// Whether several dice are read one by one, so that more than one of them may count.
    pub fn is_read_one_by_one(&self) -> bool {
        1 < self.totals().len()
    }

    /// How many dice are good for what, the best first.
    fn met_by_each(&self, totals: &[i32], phrases: &Phrases) -> String {
        let best = |total: &i32| self.needs.iter().rposition(|need| need.is_met(*total));
        let count = |at: usize| totals.iter().filter(|it| best(it) == Some(at)).count();
        let each = (0..self.needs.len()).rev().map(|at| (count(at), &self.needs[at]));
        let one = |(n, need): (usize, &Need)| {
            let what = if self.needs.len() == 1 { "hit" } else { need.what.as_str() };
            let noun = (phrases.outcome)(&format!("{}-{what}", if n == 1 { "one" } else { "several" }));
            match noun {
                Some(noun) => format!("{n} {}", noun.result()),
                None => format!("{n} × {}", came_to(need, phrases).result()),
            }
        };
        each.filter(|it| it.0 != 0).map(one).collect::<Vec<_>>().join(", ")
    }

    /// Whether what is needed is a sum of several dice.
    pub(super) fn is_summed(&self) -> bool {
        let one = |need: &Need| !need.each;
        !self.needs.is_empty() && self.needs.iter().all(one) && self.counts.is_none() && self.throws == 1
    }

    /// Whether the line says what the dice need, and its result comes after that.
    pub fn says_what_it_needs(&self) -> bool {
        !self.needs.is_empty() || self.counts.is_some()
    }

    /// What it needs, in words.
    pub(super) fn needed(&self, phrases: &Phrases) -> String {
        let wanted = self.wanted(phrases);
        match self.needs.as_slice() {
            _ if wanted.is_empty() => wanted,
            [] => format!("needs {wanted}"),
            [need] if !need.dreaded => format!("needs {wanted}"),
            [_, ..] => wanted,
        }
    }

    /// The same, to go on a line with.
    pub(super) fn needing(&self, phrases: &Phrases) -> String {
        let needed = self.needed(phrases);
        if needed.is_empty() { needed } else { format!(", {needed}") }
    }
}

/// What a need is about, in the book's words.
fn came_to(need: &Need, phrases: &Phrases) -> Clause {
    let plain = story::plain(need.what);
    let own = (phrases.outcome)(need.what.as_str()).or_else(|| (phrases.outcome)(&plain));
    own.unwrap_or_else(|| plain.into())
}

/// That it has not come to this, in the book's words.
fn failed(need: &Need, phrases: &Phrases) -> Clause {
    let own = (phrases.outcome)(&format!("not-{}", need.what.as_str()));
    own.unwrap_or_else(|| format!("not {}", came_to(need, phrases).result()).into())
}

/// From one number to another: of neighbours both.
fn range(least: i32, most: i32) -> String {
    let between = if most == least + 1 { "or" } else { "to" };
    format!("{} {between} {}", number(least), number(most))
}
