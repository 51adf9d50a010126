//! Leaders and the Leader Die (p. 12).
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::table::dice::{MOST_REP, check_each, check_len, check_rep, check_within, passes_one};

/// One of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["rep", "star_leader", "carrying_on"]))]
pub struct Member {
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    /// A Star, or the appointed leader of the side.
    pub star_leader: bool,
    /// On the table and not Stunned, Out of the Fight, Obviously Dead or captive: prone, Ducked Back or fighting does not matter.
    pub carrying_on: bool,
}

impl Default for Member {
    fn default() -> Self {
        Member { rep: 4, star_leader: false, carrying_on: true }
    }
}

/// People who are one group at the moment.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Group {
    #[schemars(length(min = 1, max = 20))]
    pub members: Vec<Member>,
}

impl Default for Group {
    fn default() -> Self {
        let star = Member { rep: 5, star_leader: true, ..Member::default() };
        Group { members: vec![star, Member::default()] }
    }
}

/// Who leads a group.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Leadership {
    /// The Leader by their place among the members; several of equal Rep if one of them has to be picked.
    pub leaders: SmallVec<[usize; 2]>,
    /// The group activates on it.
    pub rep: i32,
    /// They lead as a Star Leader, and not for the time being.
    pub star_leader: bool,
    /// They have a Leader Die, for they are not alone.
    pub leader_die: bool,
}

impl Group {
    /// Nobody leads where nobody Carries On.
    pub fn led(&self, dice: &mut dyn Dice) -> Option<Leadership> {
        dice.cite(rule!("ffo.leader.types"));
        dice.cite(rule!("ffo.ruling.carry-on-status"));
        let star_leader = self.members.iter().any(|it| it.carrying_on && it.star_leader);
        let may = |it: &Member| it.carrying_on && it.star_leader == star_leader;
        let rep = self.members.iter().filter(|it| may(it)).map(|it| it.rep).max()?;
        let each = self.members.iter().enumerate();
        let leaders: SmallVec<[usize; 2]> =
            each.filter(|(_, it)| may(it) && it.rep == rep).map(|(at, _)| at).collect();
        if 1 < leaders.len() {
            dice.cite(rule!("ffo.ruling.ties-and-choices"));
        }
        dice.cite(if star_leader {
            rule!("ffo.leader.star-functions")
        } else {
            rule!("ffo.leader.temporary-functions")
        });
        let others = self.members.len() - 1;
        let die = LeaderDie { rep, star_leader, others: others as i32, carrying_on: true };
        Some(Leadership { leaders, rep, star_leader, leader_die: die.may_be_rolled(dice) })
    }
}

impl Given for Group {
    const NAME: &'static str = "ffo.leader";
    const ABOUT: &'static str =
        "Who leads a group, on what Rep it activates, and whether there is a Leader Die.";
    type Result = Option<Leadership>;
    const NOTHING: &'static str = "nobody";

    fn check(&self) -> Result<(), ValueFault> {
        check_len("members", self.members.len(), 1, 20)?;
        check_each("members", &self.members, |it| check_rep("rep", it.rep))
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Option<Leadership> {
        self.led(dice)
    }
}

/// One die for all of a group who take a test that is marked (LDR).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["rep", "star_leader", "others", "carrying_on"]))]
pub struct LeaderDie {
    /// Of the Leader, who need not take the test.
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    /// The Leader is a Star or the appointed leader of the side, and no Temporary Leader.
    pub star_leader: bool,
    /// How many more are in the group.
    #[schemars(range(min = 0, max = 20))]
    pub others: i32,
    /// The Leader is not Stunned or worse.
    pub carrying_on: bool,
}

impl Default for LeaderDie {
    fn default() -> Self {
        LeaderDie { rep: 5, star_leader: true, others: 2, carrying_on: true }
    }
}

impl LeaderDie {
    pub fn may_be_rolled(&self, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("ffo.leader.die-when"));
        dice.cite(rule!("ffo.ruling.side-leader"));
        if !self.star_leader {
            dice.cite(rule!("ffo.leader.temporary-functions"));
        }
        self.star_leader && 0 < self.others && self.carrying_on
    }

    /// Whether every tester of the group has passed a die more.
    pub fn roll(&self, dice: &mut dyn Dice) -> bool {
        self.may_be_rolled(dice) && passes_one(rule!("ffo.leader.die"), self.rep, dice)
    }

    pub(crate) fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_within("others", self.others, 0, 20)
    }
}

impl Given for LeaderDie {
    const NAME: &'static str = "ffo.leader.die";
    const ABOUT: &'static str =
        "The Leader Die: if it passes, each tester of the group has passed one die more.";
    type Result = bool;

    fn check(&self) -> Result<(), ValueFault> {
        LeaderDie::check(self)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> bool {
        self.roll(dice)
    }
}
