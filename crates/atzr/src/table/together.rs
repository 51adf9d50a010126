//! Keeping It Together (4.2): who stays with the Star.
use kernel::{
    Dice, Given, Sum,
    written::{Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    printed::{PeopleTables, Printed, people::KeptTogether},
    table::dice::{check_rep, check_within, successes},
};

/// The Star's side, rolled once against everyone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["rep", "members_lost", "out_of_the_fight", "born_leader"]))]
pub struct Star {
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
    /// Went Out of the Fight in the Encounter.
    pub out_of_the_fight: bool,
    /// Members who died or were left behind Out of the Fight.
    #[schemars(range(min = 0, max = 100))]
    pub members_lost: i32,
    pub born_leader: bool,
}

impl Default for Star {
    fn default() -> Self {
        Star { rep: 5, out_of_the_fight: false, members_lost: 0, born_leader: false }
    }
}

/// A Grunt's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["rep", "months", "hungry", "poisoned", "born_leader"]))]
pub struct Grunt {
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
    /// Consecutive months in the group.
    #[schemars(range(min = 0, max = 1200))]
    pub months: i32,
    /// Burned no Supplies this month.
    pub hungry: bool,
    /// Somebody who left has poisoned this mind, at any time.
    pub poisoned: bool,
    pub born_leader: bool,
}

impl Default for Grunt {
    fn default() -> Self {
        Grunt { rep: 4, months: 0, hungry: false, poisoned: false, born_leader: false }
    }
}

impl Star {
    pub fn dice(&self, tables: &PeopleTables) -> Sum {
        let table = &tables.together;
        let mut sum = Sum::default();
        sum.add(rule!("atzr.together.roll"), self.rep);
        let ruling = rule!("atzr.ruling.table-keeping-it-together");
        if self.out_of_the_fight {
            sum.add(ruling, table.star_out_of_the_fight.into());
        }
        if self.members_lost != 0 {
            sum.add(ruling, self.members_lost * i32::from(table.each_member_lost));
        }
        if self.born_leader {
            sum.add(rule!("atzr.ruling.table-attributes"), table.star_born_leader.into());
        }
        sum
    }

    /// The successes that the Star keeps against everyone.
    pub fn roll(&self, tables: &PeopleTables, dice: &mut dyn Dice) -> u16 {
        let n = dice.plus(&self.dice(tables));
        successes(rule!("atzr.together.roll"), n, dice)
    }
}

impl Grunt {
    pub fn dice(&self, tables: &PeopleTables) -> Sum {
        let table = &tables.together;
        let mut sum = Sum::default();
        sum.add(rule!("atzr.together.roll"), self.rep);
        let ruling = rule!("atzr.ruling.table-keeping-it-together");
        let long = self.months / i32::from(table.months);
        if long != 0 {
            sum.add(ruling, long * i32::from(table.each_months));
        }
        if self.hungry {
            sum.add(ruling, table.hungry.into());
        }
        if self.poisoned {
            sum.add(ruling, table.poisoned.into());
        }
        if self.born_leader {
            sum.add(rule!("atzr.ruling.table-attributes"), table.grunt_born_leader.into());
        }
        sum
    }

    /// What this Grunt does, given the Star's successes and how the Encounter went.
    pub fn roll(&self, star: u16, success: bool, tables: &PeopleTables, dice: &mut dyn Dice) -> KeptTogether {
        let own = self.score(tables, dice);
        Grunt::compared(own, star, success, tables, dice)
    }

    /// The Grunt's own successes.
    pub fn score(&self, tables: &PeopleTables, dice: &mut dyn Dice) -> u16 {
        let n = dice.plus(&self.dice(tables));
        successes(rule!("atzr.together.roll"), n, dice)
    }

    /// What a Grunt with so many successes does.
    pub fn compared(
        own: u16,
        star: u16,
        success: bool,
        tables: &PeopleTables,
        dice: &mut dyn Dice,
    ) -> KeptTogether {
        dice.cite(rule!("atzr.ruling.table-keeping-it-together"));
        let table = &tables.together;
        if star == own {
            return if success { table.same_after_success } else { table.same_after_failure };
        }
        if own < star {
            return if 2 * own <= star { table.star_twice } else { table.star_more };
        }
        if 2 * star <= own { table.grunt_twice } else { table.grunt_more }
    }
}

/// One Grunt's test against the Star.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Together {
    pub star: Star,
    pub grunt: Grunt,
    /// The last Encounter was a success.
    pub success: bool,
}

impl Default for Together {
    fn default() -> Self {
        Together { star: Star::default(), grunt: Grunt::default(), success: true }
    }
}

impl Given for Together {
    const NAME: &'static str = "atzr.together";
    const ABOUT: &'static str = "Keeping It Together: whether a Grunt stays with the Star.";
    type Result = KeptTogether;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.star.rep).within("star")?;
        check_within("members_lost", self.star.members_lost, 0, 100).within("star")?;
        check_rep("rep", self.grunt.rep).within("grunt")?;
        check_within("months", self.grunt.months, 0, 1200).within("grunt")
    }

    fn resolve(&self, dice: &mut dyn Dice) -> KeptTogether {
        let tables = &Printed::in_use().people;
        let star = self.star.roll(tables, dice);
        self.grunt.roll(star, self.success, tables, dice)
    }
}
