//! Odds as bars: each outcome has one paint in all bars of a question, and its fraction stands in it.
use kernel::question::Chance;
use maud::{Markup, html};

use super::percent;

/// Parts narrower than this have no room for their fraction.
const ROOM: f64 = 0.09;

/// Longer fractions are told in per cent.
const LONG: usize = 5;

/// The outcomes of a question in their order, best first.
#[derive(Clone, Debug, Default)]
pub struct Key(Vec<String>);

impl Key {
    /// Takes the outcomes of every option; one that comes later in the list still gets its place in the order.
    pub fn of<'a>(all: impl Iterator<Item = &'a [Chance]>) -> Key {
        let mut key = Key::default();
        for odds in all {
            for (at, it) in odds.iter().enumerate() {
                if key.0.contains(&it.what) {
                    continue;
                }
                let next = odds[at..].iter().find_map(|it| key.0.iter().position(|word| *word == it.what));
                key.0.insert(next.unwrap_or(key.0.len()), it.what.clone());
            }
        }
        key
    }

    fn paint(&self, what: &str) -> &'static str {
        match self.0.iter().position(|it| it == what) {
            _ if self.0.len() < 2 => "ps",
            Some(0) => "p0",
            Some(at) if at + 1 == self.0.len() => "p2",
            Some(at) if at % 2 == 0 => "p3",
            Some(_) | None => "p1",
        }
    }

    /// What each paint means.
    pub fn legend(&self) -> Markup {
        html! {
            @if 1 < self.0.len() {
                p .key {
                    @for it in self.0.iter().rev() {
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

    #[test]
    fn an_outcome_has_the_same_paint_in_every_bar() {
        let (few, all) = (chances(&["falls", "missed"]), chances(&["out", "falls", "missed"]));
        let key = Key::of([few.as_slice(), all.as_slice()].into_iter());
        assert_eq!(key.0, ["out", "falls", "missed"]);
        let drawn = bar(&few, &key).into_string();
        assert!(!drawn.contains("p0") && drawn.contains("p1") && drawn.contains("p2"), "{drawn}");
        assert!(drawn.contains("falls 1/2 (50 %)") && drawn.contains(">1/2</text>"), "{drawn}");
    }
}
