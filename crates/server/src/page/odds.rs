//! Odds as bars: each outcome has one paint in all bars of a question, and its fraction stands in it.
use kernel::{Note, question::Chance};
use maud::{Markup, html};
use shelf::Fates;

use super::percent;

/// Parts narrower than this have no room for their fraction.
const ROOM: f64 = 0.11;

/// Longer fractions are told in per cent.
const LONG: usize = 5;

/// Paints for the best that may come of it; red is not among them.
const BEST: [&str; 3] = ["p0", "ps", "pm"];

/// Paints between the best and the worst fate.
const BETWEEN: [&str; 6] = ["p1", "p3", "ps", "pd", "pe", "pm"];

/// Paints where nothing has come of it.
const LEAST: [&str; 3] = ["p2", "pc", "pd"];

/// The worst that may befall the reader's own people: the one red.
const HARM: &str = "pb";

/// The outcomes of a question. Those that the book ranks have a paint of their own; of the others those of a test and
/// those of a leap are families of their own, best first. Ends are told apart by what they are; words stand in the legend alone.
#[derive(Clone, Debug)]
pub struct Key {
    fates: Fates,
    ranked: Vec<Outcome>,
    /// Those of the ranked that befall whoever is asked. Odds stand with the best first, so harm to others comes first and
    /// harm to oneself last.
    suffered: Vec<Note>,
    families: Vec<Vec<Outcome>>,
    /// No two outcomes have the same.
    paints: Vec<(Note, &'static str)>,
}

/// An end of odds, and what it is called in the legend.
#[derive(Clone, Debug)]
struct Outcome {
    end: Note,
    what: String,
}

impl Outcome {
    fn of(it: &Chance) -> Self {
        Outcome { end: it.end.clone(), what: it.what.clone() }
    }
}

/// Where an end stands among others.
fn place(of: &[Outcome], end: &Note) -> Option<usize> {
    of.iter().position(|it| it.end == *end)
}

impl Key {
    /// Takes the outcomes of every option; one that comes later in the list still gets its place in the order.
    pub fn of<'a>(fates: Fates, all: impl Iterator<Item = &'a [Chance]>) -> Key {
        let mut key =
            Key { fates, ranked: Vec::new(), suffered: Vec::new(), families: Vec::new(), paints: Vec::new() };
        for odds in all {
            let (ranked, others): (Vec<&Chance>, Vec<&Chance>) =
                odds.iter().partition(|it| (fates.rank)(&it.end).is_some());
            let rank_of = |it: Option<&&Chance>| it.and_then(|it| (fates.rank)(&it.end));
            let own = rank_of(ranked.first()) > rank_of(ranked.last());
            for it in ranked {
                if place(&key.ranked, &it.end).is_none() {
                    key.ranked.push(Outcome::of(it));
                }
                if own && !key.suffered.contains(&it.end) {
                    key.suffered.push(it.end.clone());
                }
            }
            key.learn(&others);
        }
        key.ranked.sort_by_key(|it| (fates.rank)(&it.end));
        key.hand_out();
        key
    }

    /// Gives each outcome a paint that no other has, as long as there are any.
    fn hand_out(&mut self) {
        let all = self.ranked.iter().chain(self.families.iter().flatten());
        let all: Vec<Note> = all.map(|it| it.end.clone()).collect();
        for end in all {
            let liked = self.liked(&end);
            let free = |it: &&str| self.paints.iter().all(|known| known.1 != *it);
            let others = LEAST.iter().chain(&BETWEEN).chain(&BEST).copied();
            let paint = liked.iter().copied().chain(others).find(free).unwrap_or(liked[0]);
            self.paints.push((end, paint));
        }
    }

    /// Outcomes that the book does not rank get their places in a family.
    fn learn(&mut self, odds: &[&Chance]) {
        if odds.is_empty() {
            return;
        }
        let at = self.family(odds);
        for (n, it) in odds.iter().enumerate() {
            let family = &mut self.families[at];
            if place(family, &it.end).is_none() {
                let next = odds[n..].iter().find_map(|it| place(family, &it.end));
                family.insert(next.unwrap_or(family.len()), Outcome::of(it));
            }
        }
    }

    /// The family that these outcomes belong to; families that they connect become one.
    fn family(&mut self, odds: &[&Chance]) -> usize {
        let mut found: Option<usize> = None;
        let mut at = 0;
        while at < self.families.len() {
            let related = odds.iter().any(|it| place(&self.families[at], &it.end).is_some());
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

    /// The paints that suit an outcome, the most fitting first.
    fn liked(&self, end: &Note) -> Vec<&'static str> {
        if let Some(rank) = (self.fates.rank)(end) {
            return match rank {
                0 if self.suffered.contains(end) => vec![HARM],
                0 => vec![BEST[0]],
                rank if rank + 1 == self.fates.ranks => LEAST.to_vec(),
                rank => vec![BETWEEN[(rank - 1) % 3]],
            };
        }
        let found = |(at, family): (usize, &Vec<Outcome>)| place(family, end).map(|n| (at, n, family.len()));
        match self.families.iter().enumerate().find_map(found) {
            Some((_, _, 1)) => BEST[1..].to_vec(),
            Some((0, 0, _)) if self.ranked.is_empty() => BEST.to_vec(),
            Some((_, 0, _)) => BEST[1..].to_vec(),
            Some((_, at, of)) if at + 1 == of => LEAST.to_vec(),
            Some(_) | None => BETWEEN.to_vec(),
        }
    }

    fn paint(&self, end: &Note) -> &'static str {
        self.paints.iter().find(|it| it.0 == *end).map_or(LEAST[0], |it| it.1)
    }

    /// What each paint means.
    pub fn legend(&self) -> Markup {
        html! {
            @let all: Vec<&Outcome> = self.ranked.iter().rev().chain(self.families.iter().flat_map(|it| it.iter().rev())).collect();
            @if 1 < all.len() {
                p .key {
                    @for it in all {
                        span { svg .sw aria-hidden="true" { rect class=(self.paint(&it.end)) width="100%" height="100%" {} } (it.what) }
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
                    rect class=(key.paint(&it.end)) x=(share(start)) width=(share(wide)) height="100%" {}
                    @if ROOM < wide {
                        text class={ "t-" (key.paint(&it.end)) } x=(share(start + wide / 2.0)) y="12" { (fraction(it)) }
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
    use kernel::{Ratio, Term};

    /// Ends by their names, in words that say something else.
    fn chances(ends: &[&'static str]) -> Vec<Chance> {
        let n = ends.len() as i128;
        ends.iter().map(|it| Chance::new(end(it), format!("so it {it}"), Ratio::new(1, n))).collect()
    }

    fn end(name: &'static str) -> Note {
        Note::new(Term::new(name))
    }

    const FATES: Fates = Fates {
        rank: |end| match end.kind.as_str() {
            "out" => Some(0),
            "falls" => Some(1),
            "stunned" => Some(2),
            "missed" | "unharmed" => Some(3),
            _ => None,
        },
        ranks: 4,
    };
    const NONE: Fates = Fates { rank: |_| None, ranks: 0 };

    #[test]
    fn an_outcome_has_the_same_paint_in_every_bar() {
        let (few, all) = (chances(&["falls", "missed"]), chances(&["out", "falls", "missed"]));
        for these in [[few.as_slice()].as_slice(), &[few.as_slice(), all.as_slice()]] {
            let key = Key::of(FATES, these.iter().copied());
            let drawn = bar(&few, &key).into_string();
            assert!(!drawn.contains("p0") && drawn.contains("p1") && drawn.contains("p2"), "{drawn}");
            assert!(drawn.contains("so it falls 1/2 (50 %)") && drawn.contains(">1/2</text>"), "{drawn}");
        }
    }

    #[test]
    fn other_words_are_painted_alike() {
        let plain = chances(&["out", "falls", "missed", "bent", "whole"]);
        let other: Vec<Chance> =
            plain.iter().map(|it| Chance { what: "fnord".to_owned(), ..it.clone() }).collect();
        let paints = |odds: &[Chance]| {
            let key = Key::of(FATES, [odds].into_iter());
            odds.iter().map(|it| key.paint(&it.end)).collect::<Vec<_>>()
        };
        assert_eq!(paints(&plain), ["p0", "p1", "p2", "ps", "pc"]);
        assert_eq!(paints(&other), paints(&plain));
    }

    #[test]
    fn red_is_what_befalls_the_reader_and_nothing_else() {
        let shot = chances(&["out", "falls", "missed"]);
        let key = Key::of(FATES, [shot.as_slice()].into_iter());
        assert!(!bar(&shot, &key).into_string().contains(HARM), "a hit is what the shooter wants");
        let saved = chances(&["unharmed", "falls", "out"]);
        let key = Key::of(FATES, [saved.as_slice()].into_iter());
        assert_eq!(["out", "unharmed"].map(|it| key.paint(&end(it))), [HARM, "p2"]);
        let calm = chances(&["not-afraid", "afraid"]);
        let key = Key::of(FATES, [calm.as_slice()].into_iter());
        assert_eq!(["not-afraid", "afraid"].map(|it| key.paint(&end(it))), ["p0", "p2"]);
    }

    #[test]
    fn no_two_outcomes_of_a_question_look_alike() {
        let (shot, leap) =
            (chances(&["out", "falls", "missed", "unharmed"]), chances(&["lands", "slips", "falls-short"]));
        let fear = chances(&["not-afraid", "afraid"]);
        let all = [shot.as_slice(), leap.as_slice(), fear.as_slice()];
        let key = Key::of(FATES, all.into_iter());
        let mut paints: Vec<&str> =
            all.iter().flat_map(|it| it.iter()).map(|it| key.paint(&it.end)).collect();
        paints.sort_unstable();
        let count = paints.len();
        paints.dedup();
        assert_eq!(paints.len(), count, "{paints:?}");
    }

    #[test]
    fn the_legend_has_what_can_come_about_and_no_more() {
        let (few, leap) = (chances(&["falls", "unharmed"]), chances(&["lands", "falls"]));
        let legend = Key::of(FATES, [few.as_slice(), leap.as_slice()].into_iter()).legend().into_string();
        let at = |word: &str| legend.find(&format!("</svg>so it {word}<"));
        assert!(
            at("unharmed").is_some() && at("unharmed") < at("falls") && at("falls") < at("lands"),
            "{legend}"
        );
        assert!(at("out").is_none() && at("missed").is_none(), "{legend}");
    }

    #[test]
    fn outcomes_that_no_book_ranks_find_their_order_among_themselves() {
        let (few, all) = (chances(&["bent", "whole"]), chances(&["broken", "bent", "whole"]));
        let key = Key::of(NONE, [few.as_slice(), all.as_slice()].into_iter());
        let [family] = key.families.as_slice() else { panic!("{key:?}") };
        let ends: Vec<&Note> = family.iter().map(|it| &it.end).collect();
        assert_eq!(ends, [&end("broken"), &end("bent"), &end("whole")]);
    }

    #[test]
    fn outcomes_that_never_meet_are_families_with_a_best_and_a_worst_each() {
        let (shot, leap) = (chances(&["out", "missed"]), chances(&["lands", "falls-short"]));
        let key = Key::of(NONE, [shot.as_slice(), leap.as_slice()].into_iter());
        assert_eq!(
            ["out", "missed", "lands", "falls-short"].map(|it| key.paint(&end(it))),
            ["p0", "p2", "ps", "pc"]
        );
        let link = chances(&["missed", "falls-short"]);
        let key = Key::of(NONE, [shot.as_slice(), leap.as_slice(), link.as_slice()].into_iter());
        assert_eq!(key.families.len(), 1, "what is told in one bar is one family");
    }
}
