//! Quirks (16.6): the table, the dice by which some of them take hold, and the AP they leave.
use kernel::{Dice, Given, Need, Roll, RuleId, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::journal::{Incident, Outcome};

/// In the order of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Quirk {
    Clumsy,
    Criminal,
    Flinch,
    Indecisive,
    Macho,
    Psycho,
    Relative,
    ScaryPants,
    Sexy,
    Stupid,
    Thick,
}

/// The quirks table: 2D6, from 2 on.
pub const QUIRKS: [Quirk; 11] = [
    Quirk::Clumsy,
    Quirk::Criminal,
    Quirk::Flinch,
    Quirk::Indecisive,
    Quirk::Macho,
    Quirk::Psycho,
    Quirk::Relative,
    Quirk::ScaryPants,
    Quirk::Sexy,
    Quirk::Stupid,
    Quirk::Thick,
];

/// The most quirks a character can have.
pub const MOST_QUIRKS: usize = 2;

impl Quirk {
    /// As the table has it.
    pub const fn name(self) -> &'static str {
        match self {
            Quirk::Clumsy => "Clumsy",
            Quirk::Criminal => "Criminal",
            Quirk::Flinch => "Flinch",
            Quirk::Indecisive => "Indecisive",
            Quirk::Macho => "Macho",
            Quirk::Psycho => "Psycho",
            Quirk::Relative => "Relative",
            Quirk::ScaryPants => "Scary-pants",
            Quirk::Sexy => "Sexy",
            Quirk::Stupid => "Stupid",
            Quirk::Thick => "Thick",
        }
    }

    pub const fn rule(self) -> RuleId {
        match self {
            Quirk::Clumsy => rule!("dwa.quirk.clumsy"),
            Quirk::Criminal => rule!("dwa.quirk.criminal"),
            Quirk::Flinch => rule!("dwa.quirk.flinch"),
            Quirk::Indecisive => rule!("dwa.quirk.indecisive"),
            Quirk::Macho => rule!("dwa.quirk.macho"),
            Quirk::Psycho => rule!("dwa.quirk.psycho"),
            Quirk::Relative => rule!("dwa.quirk.relative"),
            Quirk::ScaryPants => rule!("dwa.quirk.scary-pants"),
            Quirk::Sexy => rule!("dwa.quirk.sexy"),
            Quirk::Stupid => rule!("dwa.quirk.stupid"),
            Quirk::Thick => rule!("dwa.quirk.thick"),
        }
    }

    /// The highest face of its D6 on which it takes hold; none if there is no die.
    pub const fn holds_up_to(self) -> Option<i32> {
        match self {
            Quirk::Indecisive => Some(1),
            Quirk::Clumsy | Quirk::Relative | Quirk::Thick => Some(2),
            Quirk::ScaryPants => Some(3),
            Quirk::Criminal | Quirk::Flinch | Quirk::Macho | Quirk::Psycho | Quirk::Sexy | Quirk::Stupid => {
                None
            }
        }
    }

    /// Whether it takes hold now that its situation has come; a quirk without a die always does.
    pub fn takes_hold(self, dice: &mut dyn Dice) -> bool {
        match self.holds_up_to() {
            Some(highest) => {
                dice.needs(self.rule(), &[Need::at_most(highest, Outcome::TakesHold).dreaded()]);
                dice.d6(self.rule()) <= highest
            }
            None => {
                dice.cite(rule!("dwa.quirk.always-on"));
                true
            }
        }
    }
}

/// A new quirk for a character who has these.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct NewQuirk {
    #[schemars(title = "Has already", extend("uniqueItems" = true))]
    #[schemars(length(max = 20))]
    pub has: Vec<Quirk>,
}

impl NewQuirk {
    /// What he has already is rolled again.
    pub fn roll(&self, dice: &mut dyn Dice) -> Quirk {
        let quirk = roll_new(rule!("dwa.quirk.table"), &QUIRKS, &self.has, dice);
        dice.came(rule!("dwa.quirk.table"), &|| Incident::Shows { what: quirk.name().into() }.into());
        quirk
    }
}

impl Given for NewQuirk {
    const NAME: &'static str = "dwa.quirk";
    const ABOUT: &'static str = "A quirk for a new character.";
    type Result = Quirk;

    fn check(&self) -> Result<(), ValueFault> {
        if MOST_QUIRKS <= self.has.len() {
            return Err(ValueFault::at("has", "1 at the most, for a character has no more than 2 quirks"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Quirk {
        self.roll(dice)
    }
}

/// 2D6 on a table of eleven rows, again while he has the result; not for someone who has them all.
pub(crate) fn roll_new<T: Copy + PartialEq>(
    why: RuleId,
    table: &[T; 11],
    has: &[T],
    dice: &mut dyn Dice,
) -> T {
    if !has.is_empty() && dice.enumerating().is_some() {
        return drawn_new(why, table, has, dice);
    }
    loop {
        let row = table[(dice.sum_of_d6(why, 2) - 2) as usize];
        if !has.contains(&row) {
            return row;
        }
        dice.cite(rule!("dwa.ruling.quirk-number"));
    }
}

/// The same chances with one draw, so that odds need not follow rolls repeated for ever: each row weighs as
/// many of the 36 ways to throw two dice as lead to it.
fn drawn_new<T: Copy + PartialEq>(why: RuleId, table: &[T; 11], has: &[T], dice: &mut dyn Dice) -> T {
    dice.cite(rule!("dwa.ruling.quirk-number"));
    let ways = |at: usize| if has.contains(&table[at]) { 0 } else { 6 - at.abs_diff(5) as u16 };
    let drawn = dice.die(why, (0..table.len()).map(ways).sum());
    let last = table.len() - 1;
    // Whatever no row before it takes is left for the last.
    table[(0..last).find(|&at| drawn <= (0..=at).map(ways).sum()).unwrap_or(last)]
}

/// The die of one quirk, when its situation has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct QuirkRoll {
    #[schemars(extend("enum" = ["clumsy", "indecisive", "relative", "scary-pants", "thick"]))]
    pub quirk: Quirk,
}

impl Given for QuirkRoll {
    const NAME: &'static str = "dwa.quirk.roll";
    const ABOUT: &'static str =
        "Whether Clumsy, Indecisive, Relative, Scary-pants or Thick takes hold this turn.";
    type Result = bool;

    fn check(&self) -> Result<(), ValueFault> {
        match self.quirk.holds_up_to() {
            Some(_) => Ok(()),
            None => Err(ValueFault::at(
                "quirk",
                "clumsy, indecisive, relative, scary-pants or thick; the others have no die",
            )),
        }
    }

    fn resolve(&self, dice: &mut dyn Dice) -> bool {
        self.quirk.takes_hold(dice)
    }
}

/// What decides a character's AP as their activation begins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Allowance {
    pub indecisive: bool,
    pub thick: bool,
    /// They failed their fear test this turn.
    pub fear_failed: bool,
    /// The skill they use for it, if any.
    pub extra: Option<ExtraAp>,
}

/// The two skills that bring an AP; only one is used in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ExtraAp {
    /// For anything.
    Hero,
    /// For anything but movement.
    Snappy,
}

/// The AP of one activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Ap {
    /// For anything.
    pub ap: u8,
    /// For anything but movement, on top.
    pub not_for_movement: u8,
    /// Whether every price is doubled (13).
    pub doubled: bool,
}

impl Allowance {
    pub fn roll(&self, dice: &mut dyn Dice) -> Ap {
        let indecisive = self.indecisive && Quirk::Indecisive.takes_hold(dice);
        let thick = self.thick && Quirk::Thick.takes_hold(dice);
        let halved = indecisive && self.fear_failed;
        let mut sum = Sum::default();
        sum.add(rule!("dwa.ap.allowance"), 4);
        // The quirks fix a number and the lower one counts; the skills add to it.
        if indecisive || thick {
            dice.cite(rule!("dwa.ruling.ap-skills"));
        }
        if indecisive {
            sum.add(rule!("dwa.quirk.indecisive"), if halved { -3 } else { -2 });
        } else if thick {
            sum.add(rule!("dwa.quirk.thick"), -1);
        }
        if halved {
            dice.cite(rule!("dwa.ruling.indecisive-fear"));
        }
        let not_for_movement = self.add_extra(&mut sum);
        let ap = u8::try_from(dice.plus(&sum)).unwrap_or(0).saturating_sub(not_for_movement);
        Ap { ap, not_for_movement, doubled: self.fear_failed && !halved }
    }

    fn add_extra(&self, sum: &mut Sum) -> u8 {
        match self.extra {
            Some(ExtraAp::Hero) => {
                sum.add(rule!("dwa.skill.hero"), 1);
                0
            }
            Some(ExtraAp::Snappy) => {
                sum.add(rule!("dwa.skill.snappy"), 1);
                1
            }
            None => 0,
        }
    }
}

impl Given for Allowance {
    const NAME: &'static str = "dwa.quirk.ap";
    const ABOUT: &'static str = "The AP of an activation, with Indecisive, Thick, Hero and Snappy.";
    type Result = Ap;

    fn resolve(&self, dice: &mut dyn Dice) -> Ap {
        self.roll(dice)
    }
}
