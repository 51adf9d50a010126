//! One option: its key, what it is, what it costs, how it may end; or why it cannot be chosen.
use kernel::{
    Question, RuleId,
    question::{Anchor, OptionView, Shape, Then},
};
use maud::{Markup, html};

use super::{
    odds::{self, Key},
    why_link,
};
use crate::rule;

/// Costs are drawn as dots up to this many.
const MOST_DOTS: i32 = 6;

/// Letters of the reason for a refusal.
const REASON: usize = 120;

/// The options of a question, whatever its shape.
pub fn all(question: &Question) -> &[OptionView] {
    match &question.shape {
        Shape::One { options } | Shape::Some { options, .. } | Shape::Order { options } => options,
        Shape::Point { proposed } => proposed,
        Shape::YesNo | Shape::Number { .. } | Shape::Form { .. } | Shape::Game { .. } => &[],
    }
}

/// From so many places on, they are kept together in the list: they are easier found on the board.
const MANY_PLACES: usize = 6;

/// Whether an option is kept with the other places of a long list.
fn is_put_away(options: &[OptionView], at: usize) -> bool {
    let place = |it: &OptionView| matches!(it.at, Some(Anchor::Place(_)));
    place(&options[at]) && MANY_PLACES <= options.iter().filter(|it| place(it)).count()
}

/// Whether there is an option before it that nobody could tell from it: one of the two is enough.
pub fn is_double(options: &[OptionView], at: usize) -> bool {
    options[..at].contains(&options[at])
}

/// The number of each option, as it stands in the list and on the board: first those that stand in the open.
pub fn numbers(options: &[OptionView]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..options.len()).collect();
    let rank =
        |&at: &usize| (is_double(options, at), is_put_away(options, at), options[at].refused.is_some(), at);
    order.sort_by_key(rank);
    let mut numbers = vec![0; options.len()];
    for (number, at) in order.into_iter().enumerate() {
        numbers[at] = number + 1;
    }
    numbers
}

/// Buttons that answer at once; `name` is the field they fill.
pub fn listed(options: &[OptionView], name: &str, key: &Key) -> Markup {
    let numbers = numbers(options);
    let rows = |away: bool| {
        let listed = |&at: &usize| is_put_away(options, at) == away && !is_double(options, at);
        let mut these: Vec<usize> = (0..options.len()).filter(listed).collect();
        these.sort_by_key(|&at| numbers[at]);
        html! { @for at in these { li { (row(at, numbers[at], &options[at], name, key)) } } }
    };
    let away = || (0..options.len()).filter(|&at| is_put_away(options, at));
    let places = away().filter(|&at| options[at].refused.is_none() && !is_double(options, at)).count();
    html! {
        @if away().next().is_some() {
            details .places {
                summary { b { (places) (if places == 1 { " place on the board" } else { " places on the board" }) } span { "Click one there, or open the list." } }
                ol .opts { (rows(true)) }
            }
        }
        ol .opts { (rows(false)) }
    }
}

fn row(at: usize, number: usize, it: &OptionView, name: &str, key: &Key) -> Markup {
    html! {
        @match it.refused {
            None => button .opt type="submit" name=(name) value=(at) data-option=(at) data-key=(number) data-anchor=[anchor(it)] data-spot=[spot(it)] data-then=[then(it)] data-sure[it.odds.is_empty()] {
                span .n { (number) } (told(it, key))
            },
            Some(rule) => (refused(at, it, rule, key)),
        }
    }
}

/// An option that a rule forbids: in its place, grey, with the reason.
pub fn refused(at: usize, it: &OptionView, rule: RuleId, key: &Key) -> Markup {
    html! {
        div .opt aria-disabled="true" data-option=(at) data-anchor=[anchor(it)] data-spot=[spot(it)] tabindex="-1" {
            span .n aria-hidden="true" { (lock()) }
            (told(&OptionView { odds: Vec::new(), ..it.clone() }, key))
            span .no { (capital(&reason(&it.reason, rule))) " " (why_link(rule.as_str())) }
        }
    }
}

fn lock() -> Markup {
    html! { svg .lock viewBox="0 0 14 14" { rect x="2" y="6" width="10" height="7" rx="1" {} path d="M4 6V4a3 3 0 0 1 6 0v2" {} } }
}

/// Why it cannot be as things stand; else what the book says of such a refusal, or the first sentence of the rule.
pub fn reason(told: &str, rule: RuleId) -> String {
    if !told.is_empty() {
        return told.to_owned();
    }
    if let Some(words) = rule::refusal(rule) {
        return words.to_owned();
    }
    let text = rule::text(rule.as_str());
    let end = text.find(". ").map_or(text.len(), |it| it + 1);
    let first = &text[..end];
    if first.chars().count() <= REASON {
        return first.to_owned();
    }
    let cut: String = first.chars().take(REASON).collect();
    format!("{}…", cut.rsplit_once(' ').map_or(cut.as_str(), |it| it.0))
}

/// What an option is, what it costs, and how it may end.
pub fn told(it: &OptionView, key: &Key) -> Markup {
    html! {
        span .t { b { (capital(&it.label)) } @if let Some(cost) = it.cost { (price(cost)) } }
        @if !it.note.is_empty() { span .says { (it.note) } }
        @if !it.odds.is_empty() { (odds::bar(&it.odds, key)) }
    }
}

fn price(cost: i32) -> Markup {
    html! {
        span .ap {
            @if (0..=MOST_DOTS).contains(&cost) { @for _ in 0..cost { i {} } }
            span .vh { "costs " } (if cost == 0 { "free".to_owned() } else { cost.to_string() })
        }
    }
}

pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |it| it.to_uppercase().chain(letters).collect())
}

/// The place that an option is about, as the board places figures.
fn spot(it: &OptionView) -> Option<String> {
    match it.at? {
        Anchor::Place(at) => Some(format!("{},{}", at.x, at.y)),
        Anchor::Token(_) => None,
    }
}

/// What an option leads to, for the script.
fn then(it: &OptionView) -> Option<&'static str> {
    it.then.map(|it| match it {
        Then::Place => "place",
        Then::Person => "person",
    })
}

/// The figure that an option is about, as the board names it.
pub fn anchor(it: &OptionView) -> Option<String> {
    match it.at? {
        Anchor::Token(token) => Some(format!("f-{}", token.0)),
        Anchor::Place(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use kernel::{
        Point, RuleId,
        question::{Anchor, OptionView},
    };

    use shelf::Fates;

    use super::{Key, listed, numbers};

    #[test]
    fn a_place_that_is_forbidden_is_not_counted_among_those_to_choose() {
        let place = |x: i32| OptionView::new(format!("hex {x}")).at(Anchor::Place(Point::new(x, 0)));
        let mut options: Vec<OptionView> = (0..7).map(place).collect();
        options[3].refused = Some(RuleId::in_ledger("dwa.move.walk"));
        let unranked = Key::of(Fates { rank: |_| None, ranks: 0 }, std::iter::empty());
        let page = listed(&options, "one", &unranked).into_string();
        assert!(page.contains("6 places on the board"), "{page}");
        assert!(page.contains("Hex 3"), "it is still in the list, with the reason: {page}");
    }

    #[test]
    fn what_nobody_could_tell_apart_is_listed_once_and_numbered_last() {
        let noted = OptionView { note: "the loaded one".to_owned(), ..OptionView::new("drop the gun") };
        let options = [
            OptionView::new("drop the gun"),
            OptionView::new("drop the gun"),
            noted,
            OptionView::new("wait"),
        ];
        assert_eq!(numbers(&options), [1, 4, 2, 3]);
        let key = Key::of(shelf::Fates { rank: |_| None, ranks: 0 }, std::iter::empty());
        let page = listed(&options, "one", &key).into_string();
        assert_eq!(page.matches("Drop the gun").count(), 2, "{page}");
        assert!(page.contains("value=\"0\"") && !page.contains("value=\"1\""), "{page}");
    }
}
