//! The In Sight Test (8): who acts first when people come into sight.
use std::ops::ControlFlow;

use kernel::{
    Dice, Given, Sum, until,
    written::{FaultReason, Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::{
    journal::Happened,
    printed::{Printed, tables::InSightTable},
    table::dice::{check_rep, successes},
};

/// A group in sight of others; its Leader rolls for all of it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["side", "rep", "active", "enemies_concealed", "sharp_eyes", "alert", "suspicious", "in_sight_of"]))]
pub struct SightGroup {
    /// Groups of one number are friends.
    #[schemars(range(min = 0, max = 5))]
    pub side: u8,
    /// Of the Leader.
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
    /// It moved or popped up, or counts as Active.
    pub active: bool,
    /// All enemies whom it can see are concealed.
    pub enemies_concealed: bool,
    /// The target of a raid in which shots were fired.
    pub alert: bool,
    /// The victim of a Robbery smelled a rat.
    pub suspicious: bool,
    /// The Leader has the Attribute.
    pub sharp_eyes: bool,
    /// The enemy groups that are in sight of it, by their places in the list from 0; without it all of them.
    #[schemars(title = "Sees only these groups")]
    #[schemars(length(max = 6), inner(range(min = 0, max = 5)))]
    pub in_sight_of: Option<Vec<usize>>,
}

impl Default for SightGroup {
    fn default() -> Self {
        SightGroup {
            side: 0,
            rep: 4,
            active: false,
            enemies_concealed: false,
            alert: false,
            suspicious: false,
            sharp_eyes: false,
            in_sight_of: None,
        }
    }
}

impl SightGroup {
    /// The dice of its Leader.
    pub fn dice(&self, table: &InSightTable) -> Sum {
        let mut sum = table.roll.dice(self.rep);
        if self.active {
            sum.add(rule!("atzr.insight.active-modifier"), table.active);
        }
        if self.enemies_concealed {
            sum.add(rule!("atzr.insight.concealed-modifier"), table.all_concealed);
        }
        if self.alert {
            sum.add(rule!("atzr.raid.alert"), table.raid_alert);
        }
        if self.suspicious {
            sum.add(rule!("atzr.robbery.suspicious"), table.suspicious);
        }
        if self.sharp_eyes {
            sum.add(rule!("atzr.ruling.table-attributes"), table.sharp_eyes);
        }
        sum
    }

    /// The successes of its Leader.
    pub fn roll(&self, table: &InSightTable, dice: &mut dyn Dice) -> u16 {
        dice.cite(InSightTable::RULING);
        let n = dice.plus(&self.dice(table));
        successes(rule!("atzr.insight.leader-rolls"), n, dice)
    }
}

/// All groups with somebody in sight of an opponent.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct InSightTest {
    #[schemars(length(min = 2, max = 6))]
    pub groups: Vec<SightGroup>,
}

impl Default for InSightTest {
    fn default() -> Self {
        let active = SightGroup { active: true, ..SightGroup::default() };
        InSightTest { groups: vec![active, SightGroup { side: 1, ..SightGroup::default() }] }
    }
}

/// The groups that act, by their places in the list; none if nobody ever can.
pub type Acting = SmallVec<[usize; 4]>;

impl InSightTest {
    /// The test with all its retakes.
    pub fn take(&self, table: &InSightTable, dice: &mut dyn Dice) -> Acting {
        // Nobody who has a die has anybody against him: it would be retaken for ever.
        let opposed = |at: usize| (0..self.groups.len()).any(|it| self.opposed(at, it));
        let rolls = |at: usize| 0 < self.groups[at].dice(table).total();
        if !(0..self.groups.len()).any(|at| opposed(at) && rolls(at)) {
            dice.cite(rule!("atzr.ruling.insight-no-dice"));
            return Acting::new();
        }
        until(dice, (), |(), dice| {
            let each = self.groups.iter().enumerate();
            let scores: SmallVec<[u16; 4]> = each
                .map(|(at, it)| {
                    dice.turn_of(at);
                    it.roll(table, dice)
                })
                .collect();
            let acting = self.winners(&scores, dice);
            if acting.is_empty() {
                dice.came(rule!("atzr.insight.leader-rolls"), &|| Happened::TestedAgain.into());
                return ControlFlow::Continue(());
            }
            ControlFlow::Break(acting)
        })
    }

    /// The groups that have more successes than every opposing one in sight of them; none if all retake the test.
    pub fn winners(&self, scores: &[u16], dice: &mut dyn Dice) -> Acting {
        dice.cite(rule!("atzr.insight.winner"));
        if 2 < self.groups.len() {
            dice.cite(rule!("atzr.insight.several-groups"));
            dice.cite(rule!("atzr.ruling.insight-scope"));
        }
        (0..self.groups.len()).filter(|&at| self.wins(at, scores)).collect()
    }

    fn wins(&self, at: usize, scores: &[u16]) -> bool {
        let mut opponents = (0..self.groups.len()).filter(|&it| self.opposed(at, it)).peekable();
        opponents.peek().is_some() && opponents.all(|it| scores[it] < scores[at])
    }

    fn opposed(&self, one: usize, other: usize) -> bool {
        let sees = |a: usize, b: usize| self.groups[a].in_sight_of.as_ref().is_none_or(|it| it.contains(&b));
        // A Line of Sight is always mutual.
        self.groups[one].side != self.groups[other].side && sees(one, other) && sees(other, one)
    }
}

impl Given for InSightTest {
    const NAME: &'static str = "atzr.insight";
    const ABOUT: &'static str = "An In Sight Test with its retakes: which of the groups act.";
    type Result = Acting;

    fn check(&self) -> Result<(), ValueFault> {
        if !(2..=6).contains(&self.groups.len()) {
            return Err(ValueFault::at("groups", FaultReason::takes(2..=6)));
        }
        for (at, group) in self.groups.iter().enumerate() {
            check_rep("rep", group.rep).within(at).within("groups")?;
            if !(0..self.groups.len()).any(|it| self.opposed(at, it)) {
                return Err(ValueFault::at(at, "no group of another side is in sight of it").within("groups"));
            }
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Acting {
        self.take(&Printed::in_use().tables.in_sight, dice)
    }
}
