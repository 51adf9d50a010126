//! Odds as bars: each outcome has one paint in all bars of a question, and its fraction stands in it.
use kernel::{Note, Ratio, question::Chance};
use maud::{Markup, html};
use shelf::Fates;

use super::percent;

/// Parts narrower than this have no room for their fraction.
const ROOM: f64 = 0.11;

/// Longer fractions are told in per cent, in the bar and beside it.
const LONG: usize = 5;
const LONG_BESIDE: usize = 7;

/// What it is done for.
const BEST: &str = "p0";

/// Somewhat less, and less again.
const LESS: [&str; 2] = ["p1", "ps"];

/// Nothing has come of it.
const NOTHING: &str = "p2";

/// Bad for the reader: the one red.
const HARM: &str = "pb";

/// What an end takes whose paint another end of its bar has; the last is for these alone.
const SPARE: [&str; 4] = [LESS[0], LESS[1], NOTHING, "p3"];

/// The outcomes of a question. A paint means the same in every question of every book: what a deed is for, somewhat less, less
/// again, nothing, and harm to the reader. Of ends that the book does not rank, those of a test and those of a leap are families
/// of their own, best first. Ends are told apart by what they are. Bars of one kind share a legend; every other bar says itself
/// what its paints are, so that no paint of the legend stands for two things.
#[derive(Clone, Debug)]
pub struct Key {
    fates: Fates,
    ranked: Vec<Outcome>,
    /// Those in the legend, the best first.
    shared: Vec<Outcome>,
    /// Those of the ranked that befall whoever is asked. Odds stand with the best first, so harm to others comes first and
    /// harm to oneself last.
    suffered: Vec<Note>,
    families: Vec<Vec<Outcome>>,
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
            Key { fates, ranked: Vec::new(), shared: Vec::new(), suffered: Vec::new(), families: Vec::new() };
        let bars: Vec<&[Chance]> = all.filter(|it| !it.is_empty()).collect();
        bars.iter().for_each(|it| key.take_in(it));
        key.shared = key.most_common(&bars);
        key
    }

    /// The same beside bars that stand elsewhere: what the legend says stays as it is.
    pub fn beside<'a>(mut self, others: impl Iterator<Item = &'a [Chance]>) -> Key {
        others.filter(|it| !it.is_empty()).for_each(|it| self.take_in(it));
        self
    }

    fn take_in(&mut self, odds: &[Chance]) {
        let fates = self.fates;
        let (ranked, others): (Vec<&Chance>, Vec<&Chance>) =
            odds.iter().partition(|it| (fates.rank)(&it.end).is_some());
        let rank_of = |it: Option<&&Chance>| it.and_then(|it| (fates.rank)(&it.end));
        let own = rank_of(ranked.first()) > rank_of(ranked.last());
        for it in ranked {
            if place(&self.ranked, &it.end).is_none() {
                self.ranked.push(Outcome::of(it));
            }
            if own && !self.suffered.contains(&it.end) {
                self.suffered.push(it.end.clone());
            }
        }
        self.learn(&others);
        self.ranked.sort_by_key(|it| (fates.rank)(&it.end));
    }

    /// The ends of the kind that most bars are of, as long as each has a paint of its own; none if no two bars are of one kind.
    fn most_common(&self, bars: &[&[Chance]]) -> Vec<Outcome> {
        let kinds = std::iter::once(&self.ranked).chain(&self.families);
        let of = |kind: &Vec<Outcome>| {
            let whole = |bar: &&&[Chance]| bar.iter().all(|it| place(kind, &it.end).is_some());
            bars.iter().filter(whole).count()
        };
        let counted = kinds.map(|it| (of(it), it)).filter(|it| 1 < it.0);
        let most = counted.fold(None, |most: Option<(usize, &Vec<Outcome>)>, it| match most {
            Some(most) if it.0 <= most.0 => Some(most),
            Some(_) | None => Some(it),
        });
        let Some((_, kind)) = most else { return Vec::new() };
        let mut paints: Vec<&str> = kind.iter().map(|it| self.paint(&it.end)).collect();
        paints.sort_unstable();
        let each_its_own = paints.windows(2).all(|it| it[0] != it[1]);
        if each_its_own { kind.clone() } else { Vec::new() }
    }

    /// Whether a bar can be read by the legend.
    fn is_shared(&self, odds: &[Chance]) -> bool {
        odds.iter().all(|it| place(&self.shared, &it.end).is_some())
    }

    /// The paints of a bar: those of its ends, and where two would look alike one that is still free.
    fn paints(&self, odds: &[Chance]) -> Vec<&'static str> {
        let mut paints: Vec<&'static str> = Vec::with_capacity(odds.len());
        for it in odds {
            let own = self.paint(&it.end);
            let is_free = |it: &&'static str| *it == HARM || !paints.contains(it);
            let free = std::iter::once(own).chain(SPARE).find(is_free);
            paints.push(free.unwrap_or(own));
        }
        paints
    }

    /// How the book ranks what may become of somebody.
    pub const fn fates(&self) -> Fates {
        self.fates
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

    /// What an outcome is to the reader.
    fn paint(&self, end: &Note) -> &'static str {
        if (self.fates.is_bad)(end) {
            return HARM;
        }
        if let Some(rank) = (self.fates.rank)(end) {
            return match rank {
                0 if self.suffered.contains(end) => HARM,
                0 => BEST,
                1 => LESS[0],
                rank if rank + 1 == self.fates.ranks => NOTHING,
                _ => LESS[1],
            };
        }
        let found = |family: &Vec<Outcome>| place(family, end).map(|at| (at, family.len()));
        match self.families.iter().find_map(found) {
            Some((_, 1)) => LESS[1],
            Some((0, _)) => BEST,
            Some((at, of)) if at + 1 == of => NOTHING,
            Some((1, _)) => LESS[0],
            Some(_) => LESS[1],
            None => NOTHING,
        }
    }

    /// What each paint means in the bars that are of one kind.
    pub fn legend(&self) -> Markup {
        html! {
            @if 1 < self.shared.len() {
                p .key { @for it in &self.shared { span { (swatch(self.paint(&it.end))) (it.what) } } }
            }
        }
    }
}

fn swatch(paint: &str) -> Markup {
    html! { svg .sw aria-hidden="true" { rect class=(paint) width="100%" height="100%" {} } }
}

/// One bar, the best outcome at the right end; with words of its own where the legend does not have its ends.
pub fn bar(odds: &[Chance], key: &Key) -> Markup {
    let words: Vec<String> = odds.iter().map(told).collect();
    let paints = key.paints(odds);
    html! {
        span .odds {
            svg .ob role="img" aria-label=(words.join(", ")) {
                @for (at, it) in odds.iter().enumerate().rev() {
                    @let wide = it.p.value();
                    @let start: f64 = odds[at + 1..].iter().map(|it| it.p.value()).sum();
                    rect class=(paints[at]) x=(share(start)) width=(share(wide)) height="100%" {}
                    @if ROOM < wide {
                        text class={ "t-" (paints[at]) } x=(share(start + wide / 2.0)) y="12" { (fraction(it)) }
                    }
                }
            }
            @if key.is_shared(odds) {
                span .ow { (words.join(" · ")) }
            } @else {
                span .ow .own { @for (it, paint) in words.iter().zip(&paints) { span { (swatch(paint)) (it) } } }
            }
        }
    }
}

/// An end in words with its chance; what is sure is said in per cent alone, and so is a long fraction.
fn told(it: &Chance) -> String {
    let exact = it.p.to_string();
    match it.p == Ratio::one() {
        true => format!("{} 100 %", it.what),
        false if LONG_BESIDE < exact.len() => format!("{} {}", it.what, percent(it.p.value())),
        false => format!("{} {exact} ({})", it.what, percent(it.p.value())),
    }
}

fn fraction(it: &Chance) -> String {
    let short = it.p.to_string();
    if it.p == Ratio::one() {
        return "100 %".to_owned();
    }
    if short.len() <= LONG { short } else { percent(it.p.value()) }
}

fn share(p: f64) -> String {
    format!("{:.2}%", p * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Term;

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
        is_bad: |end| end.kind.as_str() == "hits-a-friend",
    };
    const NONE: Fates = Fates { rank: |_| None, ranks: 0, is_bad: |_| false };

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
        assert_eq!(paints(&plain), ["p0", "p1", "p2", "p0", "p2"]);
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
        let risky = chances(&["out", "missed", "hits-a-friend"]);
        let key = Key::of(FATES, [risky.as_slice()].into_iter());
        assert_eq!(key.paint(&end("hits-a-friend")), HARM, "however the target fares");
    }

    #[test]
    fn bars_of_one_kind_share_a_legend_and_every_other_says_what_its_paints_are() {
        let (shot, leap) =
            (chances(&["out", "falls", "missed"]), chances(&["lands", "slips", "falls-short"]));
        let all = [shot.as_slice(), shot.as_slice(), leap.as_slice()];
        let key = Key::of(FATES, all.into_iter());
        let legend = key.legend().into_string();
        assert_eq!(legend.matches("<svg").count(), 3, "{legend}");
        assert!(legend.contains("so it out") && !legend.contains("lands"), "{legend}");
        let own = |odds: &[Chance]| bar(odds, &key).into_string().contains("class=\"ow own\"");
        assert!(!own(&shot) && own(&leap));
    }

    #[test]
    fn no_legend_stands_where_nothing_can_be_read_by_it() {
        let (shot, leap) = (chances(&["out", "missed"]), chances(&["lands", "falls-short"]));
        for all in [vec![], vec![shot.as_slice()], vec![shot.as_slice(), leap.as_slice()]] {
            assert_eq!(Key::of(FATES, all.iter().copied()).legend().into_string(), "");
        }
    }

    #[test]
    fn two_ends_of_a_bar_never_look_alike() {
        let four = chances(&["robbed", "disarmed", "let-go", "kept"]);
        let key = Key::of(NONE, [four.as_slice()].into_iter());
        let mut paints = key.paints(&four);
        paints.sort_unstable();
        paints.dedup();
        assert_eq!(paints.len(), 4, "{paints:?}");
    }

    #[test]
    fn a_long_fraction_is_told_in_per_cent_alone() {
        let odds = [Chance::new(end("out"), "out", Ratio::new(17635, 19683))];
        let drawn = bar(&odds, &Key::of(FATES, [odds.as_slice()].into_iter())).into_string();
        assert!(drawn.contains("out 90 %") && !drawn.contains("19683"), "{drawn}");
    }

    #[test]
    fn what_is_sure_is_said_in_per_cent() {
        let sure = [Chance::new(end("out"), "so it out", Ratio::one())];
        let drawn = bar(&sure, &Key::of(FATES, [sure.as_slice()].into_iter())).into_string();
        assert!(drawn.contains("so it out 100 %") && drawn.contains(">100 %</text>"), "{drawn}");
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
            ["p0", "p2", "p0", "p2"]
        );
        let link = chances(&["missed", "falls-short"]);
        let key = Key::of(NONE, [shot.as_slice(), leap.as_slice(), link.as_slice()].into_iter());
        assert_eq!(key.families.len(), 1, "what is told in one bar is one family");
    }
}
