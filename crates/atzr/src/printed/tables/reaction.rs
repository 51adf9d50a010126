//! The Reaction Tables of the three Classes (9.1).
use kernel::RuleId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Sense, sight::Corner, within};
use crate::{
    printed::{Class, TablesFault},
    table::dice::Passed,
};

/// What a Reaction Test makes somebody do, from best to worst (9.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    CarryOn,
    Fire,
    RushShot,
    ChargeIntoMelee,
    DuckBack,
    Runaway,
}

impl Reaction {
    pub const ALL: [Reaction; 6] = [
        Reaction::CarryOn,
        Reaction::Fire,
        Reaction::RushShot,
        Reaction::ChargeIntoMelee,
        Reaction::DuckBack,
        Reaction::Runaway,
    ];
}

/// When a line of a Reaction Table applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Circumstance {
    RetrievingWounded,
    Outgunned,
    InRangeAndLoaded,
    ShooterInReach,
    MoreFriendsDownThanFunctioning,
    TwiceAsManyFriendsDownAsFunctioning,
    Always,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ReactionRow {
    pub when: Circumstance,
    pub result: Reaction,
}

/// What stands under each number of passed dice; the first line that applies counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Columns {
    pub two_or_more: Vec<ReactionRow>,
    pub one: Vec<ReactionRow>,
    pub none: Vec<ReactionRow>,
}

impl Columns {
    pub fn under(&self, passed: Passed) -> &[ReactionRow] {
        match passed {
            Passed::TwoOrMore => &self.two_or_more,
            Passed::One => &self.one,
            Passed::None => &self.none,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ReactionTable {
    pub roll: Corner,
    /// Dice more for a tester in cover.
    pub cover: i32,
    /// What a passed Leader Die adds to the number of passed dice.
    pub leader_die: u16,
    pub received_fire: Columns,
    pub man_down: Columns,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ReactionTables {
    pub ganger: ReactionTable,
    pub militia: ReactionTable,
    pub survivor: ReactionTable,
}

impl ReactionTables {
    pub fn of(&self, class: Class) -> &ReactionTable {
        match class {
            Class::Ganger => &self.ganger,
            Class::Militia => &self.militia,
            Class::Survivor => &self.survivor,
        }
    }

    pub(super) fn of_mut(&mut self, class: Class) -> &mut ReactionTable {
        match class {
            Class::Ganger => &mut self.ganger,
            Class::Militia => &mut self.militia,
            Class::Survivor => &mut self.survivor,
        }
    }
}

impl ReactionTable {
    /// The ruling that reconstructs the table of a Class.
    pub const fn ruling(class: Class) -> RuleId {
        match class {
            Class::Ganger => rule!("atzr.ruling.table-reaction-ganger"),
            Class::Militia => rule!("atzr.ruling.table-reaction-militia"),
            Class::Survivor => rule!("atzr.ruling.table-reaction-survivor"),
        }
    }
}

impl Sense for ReactionTable {
    fn faults(&self, path: &str) -> Vec<TablesFault> {
        let mut faults: Vec<TablesFault> = self.roll.fault(path).into_iter().collect();
        faults.extend(within(path, "cover", self.cover, -6, 6));
        faults.extend(within(path, "leader-die", self.leader_die.into(), 0, 2));
        for (test, columns) in [("received-fire", &self.received_fire), ("man-down", &self.man_down)] {
            let columns =
                [("two-or-more", &columns.two_or_more), ("one", &columns.one), ("none", &columns.none)];
            for (name, rows) in columns {
                let whens: Vec<Circumstance> = rows.iter().map(|it| it.when).collect();
                faults.extend(lines(&format!("{path}/{test}/{name}"), &whens, Circumstance::Always));
            }
        }
        faults
    }
}

/// What is wrong with lines of which the first that applies counts: the last, and it alone, applies always.
pub(super) fn lines<W: Copy + PartialEq + Serialize>(path: &str, whens: &[W], always: W) -> Vec<TablesFault> {
    let mut faults = Vec::new();
    for (at, when) in whens.iter().enumerate() {
        let word = || serde_json::to_value(when).unwrap_or_default();
        if *when == always && at + 1 != whens.len() {
            let expected = "`always` in the last line alone, for what follows it never applies";
            faults.push(TablesFault::new(format!("{path}/{at}/when"), word().to_string(), expected));
        } else if whens[..at].contains(when) {
            let expected = "each circumstance once, for the first line that applies counts";
            faults.push(TablesFault::new(
                format!("{path}/{at}/when"),
                format!("a second {}", word()),
                expected,
            ));
        }
    }
    if whens.last() != Some(&always) {
        let found = if whens.is_empty() { "no line" } else { "a last line that need not apply" };
        faults.push(TablesFault::new(path, found, "`when = \"always\"` in the last line"));
    }
    faults
}
