//! Talk the Talk (16.3).
use kernel::{
    Dice, Given, Need, Sum,
    written::{Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    journal::{Happened, Outcome},
    printed::{
        Class, PeopleTables, Printed,
        people::{Scored, TalkTable},
    },
    table::dice::{check_rep, check_within, successes},
};

/// One of two groups that talk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["class", "rep", "characters", "negotiator", "gifts"]))]
pub struct Talker {
    pub class: Class,
    /// The Leader's.
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
    /// The Leader has that Attribute.
    pub negotiator: bool,
    /// Items given to the other side beforehand.
    #[schemars(range(min = 0, max = 50))]
    pub gifts: i32,
    /// Functioning characters.
    #[schemars(range(min = 1, max = 100))]
    pub characters: i32,
}

impl Default for Talker {
    fn default() -> Self {
        Talker { class: Class::Survivor, rep: 4, negotiator: false, gifts: 0, characters: 1 }
    }
}

impl Talker {
    /// How many dice the Leader rolls.
    pub fn dice(&self, other: &Talker, table: &TalkTable) -> Sum {
        let mut sum = Sum::default();
        sum.add(rule!("atzr.talk.roll"), self.rep);
        if self.negotiator {
            sum.add(rule!("atzr.talk.negotiator"), table.negotiator.into());
        }
        if self.gifts != 0 {
            sum.add(rule!("atzr.talk.gifts"), self.gifts * i32::from(table.gift));
        }
        if 2 * self.characters <= other.characters {
            sum.add(rule!("atzr.ruling.table-talk-the-talk"), table.outnumbered.into());
        }
        sum
    }

    fn successes(&self, other: &Talker, table: &TalkTable, dice: &mut dyn Dice) -> u16 {
        let n = dice.plus(&self.dice(other, table));
        successes(rule!("atzr.talk.roll"), n, dice)
    }
}

/// A Star's group that talks with NPCs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Talk {
    #[schemars(title = "Your group")]
    pub ours: Talker,
    #[schemars(title = "The NPCs")]
    pub npcs: Talker,
    /// The NPC Star leads them, who never starts a fight over words.
    #[schemars(title = "NPC Star")]
    pub npc_star: bool,
}

/// What the NPCs do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Talked {
    WalkTheWalk,
    Pleasantries,
    /// They barter, and that is all.
    Barter,
    /// They barter, and those whose Rep is not higher than the Star's join if they are wanted.
    BarterAndJoin,
}

impl Talked {
    /// Whether the player's side has talked with success; none where it is neither.
    pub fn success(scored: Scored, talked: Talked, dice: &mut dyn Dice) -> Option<bool> {
        dice.cite(rule!("atzr.ruling.talk-success"));
        if scored == Scored::More {
            return Some(true);
        }
        (talked == Talked::WalkTheWalk).then_some(false)
    }
}

impl Talk {
    /// Which side scored more; a Robbery asks for no more than that.
    pub fn score(&self, table: &TalkTable, dice: &mut dyn Dice) -> Scored {
        dice.turn_of(0);
        let ours = self.ours.successes(&self.npcs, table, dice);
        dice.turn_of(1);
        let theirs = self.npcs.successes(&self.ours, table, dice);
        let by = i32::from(theirs) - i32::from(ours);
        dice.came(rule!("atzr.talk.roll"), &|| Happened::Margin { by }.into());
        Scored::of(ours, theirs)
    }

    /// What that makes the NPCs do.
    pub fn result(&self, scored: Scored, table: &TalkTable, dice: &mut dyn Dice) -> Talked {
        dice.cite(rule!("atzr.ruling.table-talk-the-talk"));
        let line = table.line(scored, self.npcs.class, self.ours.class);
        let outranks = !line.only_if_leader_outranks || self.ours.rep < self.npcs.rep;
        if line.walks != 0 && self.npc_star {
            dice.cite(rule!("atzr.tonya.never-walks"));
        } else if outranks && walks(line.walks, dice) {
            return Talked::WalkTheWalk;
        }
        if line.joins {
            dice.cite(rule!("atzr.talk.recruit"));
            return Talked::BarterAndJoin;
        }
        if line.barters {
            if self.npcs.class != self.ours.class {
                dice.cite(rule!("atzr.class.cooperation"));
            }
            return Talked::Barter;
        }
        Talked::Pleasantries
    }

    pub fn roll(&self, tables: &PeopleTables, dice: &mut dyn Dice) -> Talked {
        let scored = self.score(&tables.talk, dice);
        self.result(scored, &tables.talk, dice)
    }
}

/// Whether they walk who do so up to that face.
fn walks(up_to: u8, dice: &mut dyn Dice) -> bool {
    dice.cite(rule!("atzr.class.attitudes"));
    match up_to {
        0 => false,
        6.. => true,
        1..=5 => {
            let why = rule!("atzr.ruling.table-talk-the-talk");
            dice.needs(why, &[Need::at_most(up_to.into(), Outcome::Fights).dreaded()]);
            dice.die(why, 6) <= u16::from(up_to)
        }
    }
}

/// Whether somebody who is ready to join may: a Rep not higher than the Star's.
pub fn may_join(rep: i32, star_rep: i32, dice: &mut dyn Dice) -> bool {
    dice.cite(rule!("atzr.talk.recruit"));
    dice.cite(rule!("atzr.ruling.table-talk-the-talk"));
    rep <= star_rep
}

impl Given for Talk {
    const NAME: &'static str = "atzr.talk";
    const ABOUT: &'static str = "Talk the Talk: whether NPCs fight, pass by, barter or join.";
    type Result = Talked;

    fn check(&self) -> Result<(), ValueFault> {
        for (name, side) in [("ours", &self.ours), ("npcs", &self.npcs)] {
            check_rep("rep", side.rep).within(name)?;
            check_within("gifts", side.gifts, 0, 50).within(name)?;
            check_within("characters", side.characters, 1, 100).within(name)?;
        }
        if self.npcs.gifts != 0 {
            return Err(ValueFault::at("gifts", "only the player's side gives").within("npcs"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Talked {
        let talked = self.roll(&Printed::in_use().people, dice);
        // A single one whose Rep is too high has nobody who could join.
        let alone = talked == Talked::BarterAndJoin && self.npcs.characters == 1;
        if alone && !may_join(self.npcs.rep, self.ours.rep, dice) { Talked::Barter } else { talked }
    }
}
