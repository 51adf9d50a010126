//! A long list of options as a reader wants it: by groups, what comes to the same told once, what is refused at the end.
use std::collections::BTreeMap;

use kernel::{OptionGroup, OptionView};

/// What a group is called above its options.
pub const fn heading(group: OptionGroup) -> &'static str {
    match group {
        OptionGroup::Urgent => "In contact",
        OptionGroup::Attack => "Attack",
        OptionGroup::Move => "Move",
        OptionGroup::Deal => "Talk and search",
        OptionGroup::Gear => "Gear",
        OptionGroup::Seldom => "More",
        OptionGroup::Done => "Finish",
    }
}

/// Options that are told as one: the first of them and all that come to the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alike {
    pub first: usize,
    /// The others, in their order; empty for an option by itself.
    pub others: Vec<usize>,
}

/// A list sorted out. Every option stands in it once, by its place in the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grouped {
    /// Open options by group; those without a group come first.
    pub groups: BTreeMap<Option<OptionGroup>, Vec<Alike>>,
    pub refused: Vec<usize>,
}

impl Grouped {
    pub fn of(options: &[OptionView]) -> Grouped {
        let mut grouped = Grouped::default();
        for (at, it) in options.iter().enumerate() {
            if it.refused.is_some() {
                grouped.refused.push(at);
                continue;
            }
            let group = grouped.groups.entry(it.group).or_default();
            match group.iter_mut().find(|other| are_alike(&options[other.first], it)) {
                Some(other) => other.others.push(at),
                None => group.push(Alike { first: at, others: Vec::new() }),
            }
        }
        grouped
    }

    /// Whether anything is to be gained by headings.
    pub fn has_groups(&self) -> bool {
        1 < self.groups.len() && self.groups.keys().any(Option::is_some)
    }

    /// All places of the list in the order in which a reader meets them.
    pub fn order(&self) -> impl Iterator<Item = usize> {
        let firsts = self.groups.values().flatten().map(|it| it.first);
        let others = self.groups.values().flatten().flat_map(|it| it.others.iter().copied());
        firsts.chain(others).chain(self.refused.iter().copied())
    }
}

/// Whether nobody could tell two options apart but by whom they are aimed at.
fn are_alike(one: &OptionView, other: &OptionView) -> bool {
    let named = !one.alike.is_empty() && one.alike == other.alike;
    one == other || named && (one.cost, &one.odds, &one.note) == (other.cost, &other.odds, &other.note)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strike(name: &str) -> OptionView {
        OptionView::new(format!("strike {name}")).group(OptionGroup::Urgent).alike("strike a zombie").cost(1)
    }

    #[test]
    fn what_comes_to_the_same_is_one_option_and_keeps_its_places() {
        let options = [
            OptionView::new("done").group(OptionGroup::Done),
            strike("zombie 1"),
            strike("zombie 4"),
            OptionView { cost: Some(2), ..strike("zombie 5") },
        ];
        let grouped = Grouped::of(&options);
        let all: Vec<_> = grouped.groups.iter().map(|it| (*it.0, it.1.clone())).collect();
        let one = |first, others| Alike { first, others };
        assert_eq!(
            all,
            [
                (Some(OptionGroup::Urgent), vec![one(1, vec![2]), one(3, vec![])]),
                (Some(OptionGroup::Done), vec![one(0, vec![])])
            ]
        );
        assert_eq!(grouped.order().collect::<Vec<_>>(), [1, 3, 0, 2]);
    }
}
