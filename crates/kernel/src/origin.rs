//! Where what decided a result comes from: the book, a ruling on it, or a player's own box.
use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::rule::RuleId;

/// Whose word an entry of the ledger is; of several that made a result the last here counts.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// The rulebook's text.
    #[default]
    Book,
    /// Settled or reconstructed by the ledger.
    Ruling,
    /// The player's own file.
    Yours,
}

impl Origin {
    /// As a reader reads it after "from".
    pub const fn words(self) -> &'static str {
        match self {
            Origin::Book => "the book",
            Origin::Ruling => "a ruling",
            Origin::Yours => "your own tables",
        }
    }
}

/// What a player put in the place of a book's printed tables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OwnTables {
    /// What the player calls them.
    pub name: String,
    /// The entries of the ledger whose tables they replace.
    pub replaces: BTreeSet<RuleId>,
}

impl OwnTables {
    /// Where what this entry says comes from, with these tables or without any.
    pub fn origin(own: Option<&OwnTables>, entry: RuleId) -> Origin {
        if own.is_some_and(|it| it.replaces.contains(&entry)) {
            return Origin::Yours;
        }
        if entry.is_ruling() { Origin::Ruling } else { Origin::Book }
    }

    /// Where a result comes from that these entries made together.
    pub fn origin_of(own: Option<&OwnTables>, entries: &[RuleId]) -> Origin {
        entries.iter().map(|it| OwnTables::origin(own, *it)).max().unwrap_or_default()
    }

    /// Where a result comes from that these entries made together, as a sentence.
    pub fn said(own: Option<&OwnTables>, entries: &[RuleId]) -> String {
        let origin = OwnTables::origin_of(own, entries);
        let mut these: Vec<&str> = entries
            .iter()
            .filter(|it| OwnTables::origin(own, **it) == origin)
            .map(|it| it.as_str())
            .collect();
        these.sort_unstable();
        these.dedup();
        match (origin, own) {
            (Origin::Book, _) => "From the book.".to_owned(),
            (Origin::Yours, Some(own)) => {
                format!("From your own tables ({}): {}.", own.name, these.join(", "))
            }
            (Origin::Ruling | Origin::Yours, _) => {
                format!("From the book and these rulings: {}.", these.join(", "))
            }
        }
    }

    /// Each of the entries with where it comes from.
    pub fn origins(own: Option<&OwnTables>, entries: &[RuleId]) -> BTreeMap<RuleId, Origin> {
        entries.iter().map(|&it| (it, OwnTables::origin(own, it))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULE: RuleId = RuleId::in_ledger("toy.shoot.roll");
    const RULING: RuleId = RuleId::in_ledger("toy.ruling.table-shoot");
    const OTHER: RuleId = RuleId::in_ledger("toy.ruling.edges");

    #[test]
    fn a_result_is_the_players_if_one_of_his_tables_had_a_part_in_it() {
        let own = OwnTables { name: "mine".to_owned(), replaces: [RULING].into() };
        let origin = |it: &[RuleId]| OwnTables::origin_of(Some(&own), it);
        assert_eq!(origin(&[RULE]), Origin::Book);
        assert_eq!(origin(&[RULE, OTHER]), Origin::Ruling);
        assert_eq!(origin(&[RULE, RULING, OTHER]), Origin::Yours);
        assert_eq!(OwnTables::origin_of(None, &[RULE, RULING]), Origin::Ruling);
        assert_eq!(origin(&[]), Origin::Book, "what no rule made is nobody's ruling");
    }

    #[test]
    fn a_rule_whose_numbers_are_replaced_is_the_players_too() {
        let own = OwnTables { name: "mine".to_owned(), replaces: [RULE].into() };
        assert_eq!(OwnTables::origins(Some(&own), &[RULE, RULING])[&RULE], Origin::Yours);
    }
}
