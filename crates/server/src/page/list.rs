//! A list of options: by groups, the most pressing first, and at the end what is seldom wanted or not possible.
use kernel::{
    OptionGroup,
    question::{Anchor, OptionView},
};
use maud::{Markup, html};
use view::group::{Alike, Grouped, heading};

use super::{
    odds::Key,
    option::{anchor, capital, plain, refused, spot, then, told},
    variant::variants,
};

/// From so many places on, they are kept together in the list: they are easier found on the board.
const MANY_PLACES: usize = 6;

/// Fewer options that are not possible are shown as they are.
const FEW_REFUSED: usize = 2;

/// So many of what is folded into one line are named in it.
const MOST_NAMED: usize = 3;

/// Whether an option is kept with the other places of a long list.
fn is_put_away(options: &[OptionView], at: usize) -> bool {
    let place = |it: &OptionView| matches!(it.at, Some(Anchor::Place(_)));
    place(&options[at]) && MANY_PLACES <= options.iter().filter(|it| place(it)).count()
}

/// Whether there is an option before it that nobody could tell from it: one of the two is enough.
pub fn is_double(options: &[OptionView], at: usize) -> bool {
    options[..at].contains(&options[at])
}

/// Whether a group is one line until somebody opens it.
const fn is_folded(group: OptionGroup) -> bool {
    match group {
        OptionGroup::Gear | OptionGroup::Seldom => true,
        OptionGroup::Urgent
        | OptionGroup::Attack
        | OptionGroup::Move
        | OptionGroup::Deal
        | OptionGroup::Done => false,
    }
}

/// A list as it stands on the page.
struct Sorted<'a> {
    options: &'a [OptionView],
    /// What is in the open, group by group.
    open: Vec<(Option<OptionGroup>, Vec<Alike>)>,
    /// What is one line until somebody opens it.
    folded: Vec<(OptionGroup, Vec<Alike>)>,
    /// Places of a long list.
    away: Vec<usize>,
    refused: Vec<usize>,
    has_groups: bool,
}

impl<'a> Sorted<'a> {
    fn of(options: &'a [OptionView]) -> Self {
        let grouped = Grouped::of(options);
        let has_groups = grouped.has_groups();
        let mut sorted = Sorted {
            options,
            open: Vec::new(),
            folded: Vec::new(),
            away: Vec::new(),
            refused: Vec::new(),
            has_groups,
        };
        for (group, all) in grouped.groups {
            let (away, here): (Vec<Alike>, Vec<Alike>) =
                all.into_iter().partition(|it| is_put_away(options, it.first));
            sorted.away.extend(away.iter().map(|it| it.first));
            match group {
                _ if here.is_empty() => (),
                Some(group) if has_groups && is_folded(group) => sorted.folded.push((group, here)),
                group => sorted.open.push((group, here)),
            }
        }
        let (away, refused): (Vec<usize>, Vec<usize>) = grouped
            .refused
            .into_iter()
            .filter(|&at| !is_double(options, at))
            .partition(|&at| is_put_away(options, at));
        sorted.away.extend(away);
        sorted.refused = refused;
        sorted
    }

    fn numbers(&self) -> Vec<usize> {
        let open = self.open.iter().flat_map(|it| &it.1);
        let all = || open.clone().chain(self.folded.iter().flat_map(|it| &it.1));
        let first = all().map(|it| it.first);
        let others = all().flat_map(|it| it.others.iter().copied());
        let listed = first.chain(self.away.iter().copied()).chain(self.refused.iter().copied()).chain(others);
        let mut numbers = vec![0; self.options.len()];
        let mut next = 1;
        // Doubles of those that are not possible stand nowhere, and still have a number.
        for at in listed.chain(0..self.options.len()) {
            if numbers[at] == 0 {
                numbers[at] = next;
                next += 1;
            }
        }
        numbers
    }
}

/// The number of each option, as it stands in the list and on the board: first those that stand in the open.
pub fn numbers(options: &[OptionView]) -> Vec<usize> {
    Sorted::of(options).numbers()
}

/// How rows are drawn.
struct Rows<'a> {
    options: &'a [OptionView],
    numbers: Vec<usize>,
    /// The field that they fill.
    name: &'a str,
    key: &'a Key,
}

/// Buttons that answer at once; `name` is the field they fill.
pub fn listed(options: &[OptionView], name: &str, key: &Key) -> Markup {
    let sorted = Sorted::of(options);
    let rows = Rows { options, numbers: sorted.numbers(), name, key };
    html! {
        (rows.away(&sorted.away))
        @if !sorted.has_groups {
            ol .opts {
                @for it in sorted.open.iter().flat_map(|it| &it.1) { (rows.alike(it)) }
                @if sorted.refused.len() <= FEW_REFUSED || sorted.open.is_empty() { (rows.plain(&sorted.refused)) }
            }
        } @else {
            @for (group, all) in &sorted.open { (rows.group(*group, all)) }
            @for (group, all) in &sorted.folded { (rows.fold(*group, all)) }
            @if sorted.refused.len() <= FEW_REFUSED { ol .opts { (rows.plain(&sorted.refused)) } }
        }
        @if FEW_REFUSED < sorted.refused.len() && (sorted.has_groups || !sorted.open.is_empty()) { (rows.refused(&sorted.refused)) }
    }
}

impl Rows<'_> {
    fn group(&self, group: Option<OptionGroup>, all: &[Alike]) -> Markup {
        let name = group.map(heading);
        html! {
            div .grp .done[group == Some(OptionGroup::Done)] role="group" aria-label=[name] {
                @if let Some(name) = name { h3 { (name) } }
                ol .opts { @for it in all { (self.alike(it)) } }
            }
        }
    }

    fn fold(&self, group: OptionGroup, all: &[Alike]) -> Markup {
        let words: Vec<String> = all.iter().take(MOST_NAMED).map(|it| self.called(it)).collect();
        let more = all.len().saturating_sub(MOST_NAMED);
        html! {
            details .fold {
                summary { b { (heading(group)) } span { (words.join(", ")) @if 0 < more { " and " (more) " more" } } }
                ol .opts { @for it in all { (self.alike(it)) } }
            }
        }
    }

    /// Those that are not possible, in one line: why stands beside each.
    fn refused(&self, all: &[usize]) -> Markup {
        html! {
            details .fold .closed {
                summary { b { (all.len()) " more " } span { "are not possible now" } }
                ol .opts { (self.plain(all)) }
            }
        }
    }

    /// Places of a long list: they are easier found on the board.
    fn away(&self, all: &[usize]) -> Markup {
        let open = all.iter().filter(|&&at| self.options[at].refused.is_none()).count();
        html! {
            @if !all.is_empty() {
                details .places {
                    summary { b { (open) (if open == 1 { " place on the board" } else { " places on the board" }) } span { span .by-mouse { "Click" } span .by-touch { "Tap" } " one there, or open the list." } }
                    ol .opts { (self.plain(all)) }
                }
            }
        }
    }

    fn plain(&self, all: &[usize]) -> Markup {
        html! { @for &at in all { li { (self.row(at, &self.options[at])) } } }
    }

    fn called(&self, it: &Alike) -> String {
        let first = &self.options[it.first];
        if it.others.is_empty() || first.alike.is_empty() { first.label.clone() } else { first.alike.clone() }
    }

    /// One option for all that come to the same, and each of them behind it. Doubles are one: nobody could tell them apart.
    fn alike(&self, it: &Alike) -> Markup {
        let first = &self.options[it.first];
        let others: Vec<usize> =
            it.others.iter().copied().filter(|&at| self.options[at].label != first.label).collect();
        if others.is_empty() {
            return html! { li { (self.row(it.first, first)) } };
        }
        let any = format!("any of {}", others.len() + 1);
        let note = if first.note.is_empty() { any } else { format!("{any} · {}", first.note) };
        let row = OptionView { label: first.alike.clone(), note, ..first.clone() };
        html! {
            li .alike data-own=(capital(&first.label)) data-says=(first.note) {
                (self.row(it.first, &row))
                details .fold .each {
                    summary { "Choose which" }
                    ol .opts {
                        li { (self.unnumbered(it.first, first)) }
                        (self.plain(&others))
                    }
                }
            }
        }
    }

    /// The same option once more, by its own name.
    fn unnumbered(&self, at: usize, it: &OptionView) -> Markup {
        html! { button .opt type="submit" name=(self.name) value=(at) data-anchor=[anchor(it)] { span .n {} (told(it, self.key)) } }
    }

    fn row(&self, at: usize, it: &OptionView) -> Markup {
        let number = self.numbers[at];
        let inner = html! { span .n { (number) } (told(it, self.key)) };
        html! {
            @match it.refused {
                Some(rule) => (refused(at, it, rule, self.key)),
                // Asked once more, with what is lost by it.
                None if !it.confirm.is_empty() => details .risky {
                    summary .opt data-key=(number) { (inner) }
                    div .sure {
                        p { (it.confirm) }
                        button .btn .go type="submit" name=(self.name) value=(at) data-option=(at) data-anchor=[anchor(it)] { span .t { b { (capital(&it.label)) } } }
                    }
                },
                None => button .opt type="submit" name=(self.name) value=(plain(at, it)) data-option=(at) data-key=(number) data-anchor=[anchor(it)] data-spot=[spot(it)] data-then=[then(it)] data-sure[it.odds.is_empty()] { (inner) },
            }
            @if it.refused.is_none() { (variants(at, it, self.name, self.key)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{
        OptionGroup, Point, RuleId,
        question::{Anchor, OptionView},
    };
    use shelf::Fates;

    use super::{Key, listed, numbers};

    fn unranked() -> Key {
        Key::of(Fates { rank: |_| None, ranks: 0, is_bad: |_| false }, std::iter::empty())
    }

    #[test]
    fn a_place_that_is_forbidden_is_not_counted_among_those_to_choose() {
        let place = |x: i32| OptionView::new(format!("hex {x}")).at(Anchor::Place(Point::new(x, 0)));
        let mut options: Vec<OptionView> = (0..7).map(place).collect();
        options[3].refused = Some(RuleId::in_ledger("dwa.move.walk"));
        let page = listed(&options, "one", &unranked()).into_string();
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
        let page = listed(&options, "one", &unranked()).into_string();
        assert_eq!(page.matches("Drop the gun").count(), 2, "{page}");
        assert!(page.contains("value=\"0\"") && !page.contains("value=\"1\""), "{page}");
    }

    fn strike(name: &str) -> OptionView {
        OptionView::new(format!("strike {name}")).group(OptionGroup::Urgent).alike("strike a zombie")
    }

    #[test]
    fn what_is_urgent_comes_first_and_gear_is_one_line() {
        let options = [
            OptionView::new("walk").group(OptionGroup::Move),
            OptionView::new("reload").group(OptionGroup::Gear),
            strike("zombie 1"),
            OptionView::new("done").group(OptionGroup::Done),
        ];
        assert_eq!(numbers(&options), [2, 4, 1, 3]);
        let page = listed(&options, "one", &unranked()).into_string();
        let at = |words: &str| page.find(words).unwrap();
        assert!(at("In contact") < at("Walk") && at("Done") < at("<details class=\"fold\">"), "{page}");
        assert!(at("<details class=\"fold\">") < at("Reload"), "{page}");
    }

    #[test]
    fn options_that_come_to_the_same_are_one_and_keep_their_places() {
        let options =
            [strike("zombie 1"), strike("zombie 4"), OptionView::new("done").group(OptionGroup::Done)];
        let page = listed(&options, "one", &unranked()).into_string();
        assert!(page.contains("Strike a zombie") && page.contains("any of 2"), "{page}");
        assert!(page.contains("Strike zombie 4") && page.contains("data-option=\"1\""), "{page}");
    }

    #[test]
    fn what_is_not_possible_is_one_line_with_all_reasons_in_it() {
        let by = Some(RuleId::in_ledger("dwa.move.walk"));
        let refused = |it: &str| OptionView { refused: by, ..OptionView::new(it) };
        let options = [OptionView::new("wait"), refused("run"), refused("hide"), refused("swim")];
        let page = listed(&options, "one", &unranked()).into_string();
        assert!(page.contains("<b>3 more </b>") && page.contains("Swim"), "{page}");
    }

    #[test]
    fn what_loses_something_is_asked_for_twice() {
        let options = [OptionView::new("give up").confirm("All is lost."), OptionView::new("wait")];
        let page = listed(&options, "one", &unranked()).into_string();
        let (asks, does) = (page.find("<summary").unwrap(), page.find("value=\"0\"").unwrap());
        assert!(asks < does && page.contains("All is lost."), "{page}");
    }
}
