//! Reaction Tests (9): Received Fire and Man Down.
use kernel::{Dice, Given, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use crate::printed::tables::Reaction;
use crate::{
    printed::{
        Class, Printed,
        tables::{Circumstance, ReactionTable, ReactionTables},
    },
    table::{
        dice::{Passed, check_rep, passes},
        leader::LeaderDie,
    },
};

/// Somebody who was shot at and missed, or saw a friend go down, or both at once.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ReactionTest {
    pub class: Class,
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
    pub received_fire: bool,
    pub man_down: bool,
    pub in_cover: bool,
    /// They have the Attribute Poser.
    pub poser: bool,
    /// The Rep of the Leader with whom they are grouped, or their own where they lead others.
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub leader_rep: Option<i32>,
    /// They carry somebody who is Out of the Fight.
    pub retrieving_wounded: bool,
    /// The fire came from a greater weapon, or they cannot shoot back.
    pub outgunned: bool,
    /// They have a loaded weapon in hand that reaches the shooter.
    pub in_range_and_loaded: bool,
    /// They could charge the shooter.
    pub shooter_in_reach: bool,
    /// All of their side, themselves included, who began the Encounter or joined it since.
    #[schemars(range(min = 1, max = 100))]
    pub friends: u16,
    /// Of those, the ones who are Out of the Fight or Obviously Dead.
    #[schemars(range(min = 0, max = 99))]
    pub friends_down: u16,
    /// A Star picks the column instead of rolling.
    pub free_will: Option<Passed>,
}

impl Default for ReactionTest {
    fn default() -> Self {
        ReactionTest {
            class: Class::Survivor,
            rep: 4,
            received_fire: true,
            man_down: false,
            in_cover: false,
            poser: false,
            leader_rep: None,
            retrieving_wounded: false,
            outgunned: false,
            in_range_and_loaded: true,
            shooter_in_reach: false,
            friends: 1,
            friends_down: 0,
            free_will: None,
        }
    }
}

impl ReactionTest {
    /// His own dice.
    pub fn dice(&self, table: &ReactionTable) -> Sum {
        let mut sum = table.roll.dice(self.rep);
        if self.poser {
            sum.add(rule!("atzr.ruling.table-attributes"), 1 - sum.total());
        }
        if self.in_cover {
            sum.add(rule!("atzr.cover.meaning"), table.cover);
        }
        sum
    }

    /// The test, once it is known whether his Leader's die has passed.
    pub fn take(&self, tables: &ReactionTables, leader_die_passed: bool, dice: &mut dyn Dice) -> Reaction {
        let table = tables.of(self.class);
        if let Some(column) = self.free_will {
            dice.cite(rule!("atzr.star.free-will"));
            return self.look_up(table, column, dice);
        }
        let n = dice.plus(&self.dice(table));
        let mut passed = passes(rule!("atzr.reaction.procedure"), self.rep, n, dice);
        if leader_die_passed {
            dice.cite(rule!("atzr.leader.die"));
            passed += table.leader_die;
        }
        let column = Passed::of(passed, dice);
        self.look_up(table, column, dice)
    }

    /// What stands in a column for him; of two tests the worse result.
    pub fn look_up(&self, table: &ReactionTable, column: Passed, dice: &mut dyn Dice) -> Reaction {
        dice.cite(ReactionTable::ruling(self.class));
        let fire = self.received_fire.then(|| self.under_fire(table, column, dice));
        let down = self.man_down.then(|| self.first(table.man_down.under(column), dice));
        if fire.is_some() && down.is_some() {
            dice.cite(rule!("atzr.reaction.multiple-tests"));
            dice.cite(rule!("atzr.ruling.multiple-tests-order"));
        }
        fire.max(down).unwrap_or(Reaction::CarryOn)
    }

    fn under_fire(&self, table: &ReactionTable, column: Passed, dice: &mut dyn Dice) -> Reaction {
        let result = self.first(table.received_fire.under(column), dice);
        if !self.is_outgunned() || Reaction::DuckBack < result {
            return result;
        }
        dice.cite(rule!("atzr.outgunned.rule"));
        Reaction::DuckBack
    }

    fn first(&self, rows: &[crate::printed::tables::ReactionRow], dice: &mut dyn Dice) -> Reaction {
        if self.retrieving_wounded {
            dice.cite(rule!("atzr.recovery.carrier-tests"));
        }
        let row = rows.iter().find(|it| self.applies(it.when));
        row.map_or(Reaction::DuckBack, |it| it.result)
    }

    /// Who carries a friend away does not weigh weapons.
    fn is_outgunned(&self) -> bool {
        self.outgunned && !self.retrieving_wounded
    }

    fn applies(&self, when: Circumstance) -> bool {
        let down = self.friends_down;
        let functioning = self.friends.saturating_sub(down);
        match when {
            Circumstance::RetrievingWounded => self.retrieving_wounded,
            Circumstance::Outgunned => self.is_outgunned(),
            Circumstance::InRangeAndLoaded => self.in_range_and_loaded,
            Circumstance::ShooterInReach => self.shooter_in_reach,
            Circumstance::MoreFriendsDownThanFunctioning => functioning < down,
            Circumstance::TwiceAsManyFriendsDownAsFunctioning => 2 * functioning <= down,
            Circumstance::Always => true,
        }
    }
}

impl Given for ReactionTest {
    const NAME: &'static str = "atzr.reaction";
    const ABOUT: &'static str = "A Reaction Test: Received Fire, Man Down or both at once.";
    type Result = Reaction;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_rep("leader_rep", self.leader_rep.unwrap_or(0))?;
        if !self.received_fire && !self.man_down {
            return Err(ValueFault::at(
                "man_down",
                "true, or received_fire, for without either there is no test",
            ));
        }
        if self.friends == 0 {
            return Err(ValueFault::at("friends", "1 or more, for the tester is one of them"));
        }
        if self.friends <= self.friends_down {
            return Err(ValueFault::at("friends_down", "fewer than friends, for the tester is not down"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Reaction {
        let rolls = self.leader_rep.filter(|_| self.free_will.is_none());
        let passed = rolls.is_some_and(|rep| LeaderDie { rep }.roll(dice));
        self.take(&Printed::in_use().tables.reaction, passed, dice)
    }
}
