//! Odds as bars: each outcome has one paint in all bars of a question, and its fraction stands in it.
use kernel::question::Chance;
use maud::{Markup, html};

use super::percent;

/// Parts narrower than this have no room for their fraction.
const ROOM: f64 = 0.11;

/// Longer fractions are told in per cent.
const LONG: usize = 5;

/// Paints between the best and the worst fate.
const BETWEEN: [&str; 3] = ["p1", "p3", "ps"];

/// What may become of somebody, as a book ranks it: the same paint in every question.
pub type Fates = &'static [&'static [&'static str]];

/// The outcomes of a question. Those that the book ranks have a paint of their own; of the others those of a test and
/// those of a leap are families of their own, best first.
#[derive(Clone, Debug, Default)]
pub struct Key {
    fates: Fates,
    ranked: Vec<String>,
    families: Vec<Vec<String>>,
}

impl Key {
    /// Takes the outcomes of every option; one that comes later in the list still gets its place in the order.
    pub fn of<'a>(fates: Fates, all: impl Iterator<Item = &'a [Chance]>) -> Key {
        let mut key = Key { fates, ..Key::default() };
        for odds in all {
            let (ranked, others): (Vec<&Chance>, Vec<&Chance>) =
                odds.iter().partition(|it| key.rank(&it.what).is_some());
            for it in ranked {
                if !key.ranked.contains(&it.what) {
                    key.ranked.push(it.what.clone());
                }
            }
            key.learn(&others);
        }
        let rank = |it: &String| fates.iter().position(|same| same.contains(&it.as_str()));
        key.ranked.sort_by_key(rank);
        key
    }

    /// How far down the book ranks an outcome.
    fn rank(&self, what: &str) -> Option<usize> {
        self.fates.iter().position(|same| same.contains(&what))
    }

    /// Outcomes that the book does not rank get their places in a family.
    fn learn(&mut self, odds: &[&Chance]) {
        if odds.is_empty() {
            return;
        }
        let at = self.family(odds);
        for (n, it) in odds.iter().enumerate() {
            let family = &mut self.families[at];
            if !family.contains(&it.what) {
                let next = odds[n..].iter().find_map(|it| family.iter().position(|word| *word == it.what));
                family.insert(next.unwrap_or(family.len()), it.what.clone());
            }
        }
    }

    /// The family that these outcomes belong to; families that they connect become one.
    fn family(&mut self, odds: &[&Chance]) -> usize {
        let mut found: Option<usize> = None;
        let mut at = 0;
        while at < self.families.len() {
            let related = self.families[at].iter().any(|word| odds.iter().any(|it| it.what == *word));
            match found {
                Some(first) if related => {
                    let other = self.families.remove(at);
                    self.families[first].extend(other);
                }
                Some(_) => at += 1,
                None => {
                    found = related.then_some(at);
                    at += 1;
                }
            }
        }
        found.unwrap_or_else(|| {
            self.families.push(Vec::new());
            self.families.len() - 1
        })
    }

    fn paint(&self, what: &str) -> &'static str {
        if let Some(rank) = self.rank(what) {
            return match rank {
                0 => "p0",
                rank if rank + 1 == self.fates.len() => "p2",
                rank => BETWEEN[(rank - 1) % BETWEEN.len()],
            };
        }
        let place = |(at, family): (usize, &Vec<String>)| {
            family.iter().position(|it| it == what).map(|n| (at, n, family.len()))
        };
        match self.families.iter().enumerate().find_map(place) {
            Some((_, _, 1)) => "ps",
            Some((0, 0, _)) if self.ranked.is_empty() => "p0",
            Some((_, 0, _)) => "ps",
            Some((_, at, of)) if at + 1 == of => "p2",
            Some((_, at, _)) if at % 2 == 0 => "p3",
            Some(_) | None => "p1",
        }
    }

    /// What each paint means.
    pub fn legend(&self) -> Markup {
        html! {
            @let all: Vec<&String> = self.ranked.iter().rev().chain(self.families.iter().flat_map(|it| it.iter().rev())).collect();
            @if 1 < all.len() {
                p .key {
                    @for it in all {
                        span { svg .sw aria-hidden="true" { rect class=(self.paint(it)) width="100%" height="100%" {} } (it) }
                    }
                }
            }
        }
    }
}

/// One bar, the best outcome at the right end.
pub fn bar(odds: &[Chance], key: &Key) -> Markup {
    let words: Vec<String> =
        odds.iter().map(|it| format!("{} {} ({})", it.what, it.p, percent(it.p.value()))).collect();
    html! {
        span .odds {
            svg .ob role="img" aria-label=(words.join(", ")) {
                @for (at, it) in odds.iter().enumerate().rev() {
                    @let wide = it.p.value();
                    @let start: f64 = odds[at + 1..].iter().map(|it| it.p.value()).sum();
                    rect class=(key.paint(&it.what)) x=(share(start)) width=(share(wide)) height="100%" {}
                    @if ROOM < wide {
                        text class={ "t-" (key.paint(&it.what)) } x=(share(start + wide / 2.0)) y="12" { (fraction(it)) }
                    }
                }
            }
            span .ow { (words.join(" · ")) }
        }
    }
}

fn fraction(it: &Chance) -> String {
    let short = it.p.to_string();
    if short.len() <= LONG { short } else { percent(it.p.value()) }
}

fn share(p: f64) -> String {
    format!("{:.2}%", p * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Ratio;

    fn chances(words: &[&str]) -> Vec<Chance> {
        let n = words.len() as i128;
        words.iter().map(|it| Chance { what: (*it).to_owned(), p: Ratio::new(1, n) }).collect()
    }

    const FATES: Fates = &[&["out"], &["falls"], &["stunned"], &["missed", "unharmed"]];

    #[test]
    fn an_outcome_has_the_same_paint_in_every_bar() {
        let (few, all) = (chances(&["falls", "missed"]), chances(&["out", "falls", "missed"]));
        for these in [[few.as_slice()].as_slice(), &[few.as_slice(), all.as_slice()]] {
            let key = Key::of(FATES, these.iter().copied());
            let drawn = bar(&few, &key).into_string();
            assert!(!drawn.contains("p0") && drawn.contains("p1") && drawn.contains("p2"), "{drawn}");
            assert!(drawn.contains("falls 1/2 (50 %)") && drawn.contains(">1/2</text>"), "{drawn}");
        }
    }

    #[test]
    fn the_legend_has_what_can_come_about_and_no_more() {
        let (few, leap) = (chances(&["falls", "unharmed"]), chances(&["lands", "falls"]));
        let legend = Key::of(FATES, [few.as_slice(), leap.as_slice()].into_iter()).legend().into_string();
        let at = |word: &str| legend.find(&format!("</svg>{word}<"));
        assert!(
            at("unharmed").is_some() && at("unharmed") < at("falls") && at("falls") < at("lands"),
            "{legend}"
        );
        assert!(at("out").is_none() && at("missed").is_none(), "{legend}");
    }

    #[test]
    fn outcomes_that_no_book_ranks_find_their_order_among_themselves() {
        let (few, all) = (chances(&["bent", "whole"]), chances(&["broken", "bent", "whole"]));
        let key = Key::of(&[], [few.as_slice(), all.as_slice()].into_iter());
        assert_eq!(key.families, [["broken", "bent", "whole"]]);
    }

    #[test]
    fn outcomes_that_never_meet_are_families_with_a_best_and_a_worst_each() {
        let (shot, leap) = (chances(&["out", "missed"]), chances(&["lands", "falls short"]));
        let key = Key::of(&[], [shot.as_slice(), leap.as_slice()].into_iter());
        assert_eq!(
            ["out", "missed", "lands", "falls short"].map(|it| key.paint(it)),
            ["p0", "p2", "ps", "p2"]
        );
        let link = chances(&["missed", "falls short"]);
        let key = Key::of(&[], [shot.as_slice(), leap.as_slice(), link.as_slice()].into_iter());
        assert_eq!(key.families.len(), 1, "what is told in one bar is one family");
    }
}
