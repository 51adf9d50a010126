//! The one option that nobody would think twice about, if there is one: it alone is red.
use kernel::{
    OptionGroup, Ratio,
    question::{Chance, OptionView},
};
use shelf::Fates;

/// The one answer that remains, or of all that can be done to whoever cannot be left alone the deed that is no worse than any
/// other in every way: in each end that it is done for, and in what it costs. Nothing where something speaks for another.
pub fn obvious(options: &[OptionView], fates: Fates) -> Option<usize> {
    let mut open = (0..options.len()).filter(|&it| options[it].refused.is_none());
    if let (Some(only), None) = (open.next(), open.next()) {
        return Some(only);
    }
    let deeds: Vec<usize> = (0..options.len()).filter(|&it| is_deed(&options[it], fates)).collect();
    let presses = |&it: &usize| options[it].group == Some(OptionGroup::Urgent);
    let no_worse = |at: usize| deeds.iter().all(|&it| is_no_worse(&options[at], &options[it], fates));
    deeds.iter().copied().filter(|_| deeds.iter().any(presses)).find(|&it| no_worse(it))
}

/// What ends the turn of whoever is asked: the last of the list, if it can be chosen. Nothing that takes anybody anywhere.
pub fn ending(options: &[OptionView]) -> Option<usize> {
    let last = options.iter().rposition(|it| it.group == Some(OptionGroup::Done))?;
    let it = &options[last];
    let plain = it.at.is_none() && it.cost.is_none() && it.confirm.is_empty();
    (it.refused.is_none() && plain).then_some(last)
}

/// An attack whose ends the book ranks; not one that the reader suffers, which is told the other way round.
fn is_deed(it: &OptionView, fates: Fates) -> bool {
    let attacks = matches!(it.group, Some(OptionGroup::Urgent | OptionGroup::Attack));
    let ranked: Vec<usize> = it.odds.iter().filter_map(|it| (fates.rank)(&it.end)).collect();
    attacks && it.refused.is_none() && ranked.first().is_some_and(|first| Some(first) <= ranked.last())
}

fn is_no_worse(one: &OptionView, other: &OptionView, fates: Fates) -> bool {
    let as_good = |rank: usize| reached(&other.odds, rank, fates) <= reached(&one.odds, rank, fates);
    one.cost.unwrap_or(0) <= other.cost.unwrap_or(0) && (0..fates.ranks.saturating_sub(1)).all(as_good)
}

/// How likely it is that an end of this rank comes of it, or a better one.
fn reached(odds: &[Chance], rank: usize, fates: Fates) -> Ratio {
    let counts = |it: &&Chance| (fates.rank)(&it.end).is_some_and(|it| it <= rank);
    odds.iter().filter(counts).fold(Ratio::zero(), |sum, it| sum.plus(&it.p))
}

#[cfg(test)]
mod tests {
    use kernel::{Note, Term, question::Anchor};

    use super::*;

    const FATES: Fates = Fates {
        rank: |end| match end.kind.as_str() {
            "out" => Some(0),
            "falls" => Some(1),
            "missed" => Some(2),
            _ => None,
        },
        ranks: 3,
        is_bad: |_| false,
    };

    fn chance(name: &'static str, p: i128, of: i128) -> Chance {
        Chance::new(Note::new(Term::new(name)), name, Ratio::new(p, of))
    }

    fn strike(name: &str, cost: i32, out: i128) -> OptionView {
        OptionView::new(name)
            .group(OptionGroup::Urgent)
            .cost(cost)
            .odds(vec![chance("out", out, 32), chance("missed", 32 - out, 32)])
    }

    fn done() -> OptionView {
        OptionView::new("done").group(OptionGroup::Done)
    }

    #[test]
    fn whoever_is_in_contact_does_what_is_best_for_the_same_price() {
        let falls = OptionView::new("strike")
            .group(OptionGroup::Urgent)
            .cost(4)
            .odds(vec![chance("falls", 1, 3), chance("missed", 2, 3)]);
        assert_eq!(obvious(&[falls.clone(), strike("fire", 4, 31), done()], FATES), Some(1));
        assert_eq!(obvious(&[falls, strike("fire", 6, 31), done()], FATES), None, "it costs more");
        assert_eq!(obvious(&[strike("one", 2, 3), strike("another", 2, 3), done()], FATES), Some(0));
    }

    #[test]
    fn no_place_no_shot_from_afar_and_no_end_is_obvious() {
        let walk = OptionView::new("go to 1112")
            .group(OptionGroup::Move)
            .at(Anchor::Place(kernel::Point::new(1, 2)));
        let far = OptionView { group: Some(OptionGroup::Attack), ..strike("fire", 4, 31) };
        assert_eq!(obvious(&[walk.clone(), far, done()], FATES), None);
        assert_eq!(obvious(&[walk, done()], FATES), None);
        assert_eq!(obvious(&[done()], FATES), Some(0), "the one answer that remains");
    }

    #[test]
    fn the_key_that_ends_takes_nobody_anywhere() {
        let leave =
            OptionView::new("leave").group(OptionGroup::Done).at(Anchor::Place(kernel::Point::new(1, 2)));
        assert_eq!(ending(&[leave.clone(), done()]), Some(1));
        assert_eq!(ending(&[done(), leave.clone()]), None);
        let closed = OptionView { refused: Some(kernel::RuleId::in_ledger("dwa.move.walk")), ..done() };
        assert_eq!(ending(&[leave, closed]), None, "whoever may not be done yet");
    }
}
