//! Challenges (p. 37 to 39): what the rules do not cover.
use std::cmp::Ordering;

use kernel::{Dice, Given, RuleId, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    attribute::Attribute,
    dice::{MOST_REP, Passed, check_each, check_len, check_rep},
};

/// No die that shows 6 is passed, whatever the Rep.
const BEST_TARGET: i32 = 5;

/// What is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Dealing with other characters.
    People,
    /// Knowledge, or work of the mind.
    Savvy,
    /// The same, and scientific or mechanical.
    ScientificSavvy,
    /// Something bodily.
    Physical,
    /// The same, and a matter of agility.
    AgilePhysical,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    VeryEasy,
    Average,
    Difficult,
}

/// Something that helps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tool {
    /// A rifle butt, a repair manual and the like.
    Object,
    /// An Item or a Resource that is given away, in a People Challenge.
    Bribe,
}

/// How an earlier Challenge with the same opponent went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Before {
    Succeeded,
    Failed,
}

/// Somebody in a Challenge.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["rep", "people", "savvy", "attributes", "opposite_sex"]))]
pub struct Party {
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    #[schemars(range(min = 0, max = MOST_REP))]
    pub people: i32,
    #[schemars(range(min = 0, max = MOST_REP))]
    pub savvy: i32,
    #[schemars(length(max = 2))]
    pub attributes: Vec<Attribute>,
    /// Of an opponent: not of the Challenger's sex.
    pub opposite_sex: bool,
}

impl Default for Party {
    fn default() -> Self {
        Party { rep: 4, people: 3, savvy: 2, attributes: Vec::new(), opposite_sex: false }
    }
}

/// One action, with success and consequence agreed beforehand.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["kind", "difficulty", "challenger", "opponents", "tools", "before", "tries_again"]))]
pub struct Challenge {
    pub kind: Kind,
    pub difficulty: Difficulty,
    pub challenger: Party,
    #[schemars(length(max = 6))]
    pub opponents: Vec<Party>,
    /// That apply.
    #[schemars(length(max = 3))]
    pub tools: Vec<Tool>,
    /// Earlier Challenges with the same opponent, the latest last.
    #[schemars(length(max = 4))]
    pub before: Vec<Before>,
    /// With one die passed the Challenger rolls again, and does not give up.
    pub tries_again: bool,
}

impl Default for Challenge {
    fn default() -> Self {
        Challenge {
            kind: Kind::People,
            difficulty: Difficulty::Average,
            challenger: Party::default(),
            opponents: Vec::new(),
            tools: Vec::new(),
            before: Vec::new(),
            tries_again: true,
        }
    }
}

/// What a roll says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attempt {
    /// The consequence happens.
    Fails,
    /// They roll again at once, or give up.
    Undecided,
    Succeeds,
}

/// What becomes of a Challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Challenged {
    /// The consequence happens.
    Failure,
    /// Nothing happens, and it may never be tried again.
    GivenUp,
    Success,
}

impl Kind {
    /// The value that is held against that of an opponent.
    fn of(self, party: &Party) -> i32 {
        match self {
            Kind::People => party.people,
            Kind::Savvy | Kind::ScientificSavvy => party.savvy,
            Kind::Physical | Kind::AgilePhysical => party.rep,
        }
    }

    /// What an Attribute gives whoever has it, by its own text.
    pub fn modifier(self, attribute: Attribute, against_opposite_sex: bool) -> i32 {
        match (attribute, self) {
            (Attribute::Attractive, Kind::People) => i32::from(against_opposite_sex),
            (Attribute::FreeSpirit, Kind::People)
            | (Attribute::Logical, Kind::ScientificSavvy)
            | (Attribute::Agile, Kind::AgilePhysical) => 1,
            (Attribute::Dim | Attribute::FreeSpirit, Kind::Savvy | Kind::ScientificSavvy) => -1,
            _ => 0,
        }
    }
}

impl Challenge {
    /// The Rep that the dice are held against.
    pub fn against(&self, dice: &mut dyn Dice) -> Sum {
        dice.cite(rule!("ffo.ruling.challenge-target-number"));
        dice.cite(rule!("ffo.skill.two-skills"));
        let mut sum = Sum::default();
        sum.add(rule!("ffo.challenge.roll"), self.challenger.rep);
        match self.difficulty {
            Difficulty::VeryEasy => sum.add(rule!("ffo.challenge.mod-difficulty"), 1),
            Difficulty::Average => (),
            Difficulty::Difficult => sum.add(rule!("ffo.challenge.mod-difficulty"), -1),
        }
        if !self.tools.is_empty() {
            sum.add(rule!("ffo.challenge.mod-tool"), 1);
        }
        self.add_attributes(&mut sum, dice);
        self.add_opponents(&mut sum, dice);
        sum
    }

    fn add_attributes(&self, sum: &mut Sum, dice: &mut dyn Dice) {
        let against_opposite_sex = self.opponents.iter().any(|it| it.opposite_sex);
        for &attribute in &self.challenger.attributes {
            let modifier = self.kind.modifier(attribute, against_opposite_sex);
            if modifier != 0 {
                dice.cite(rule!("ffo.challenge.mod-attribute"));
                sum.add(attribute.rule(), modifier);
            }
        }
        let helps = |it: &Party| it.attributes.iter().any(|&of| 0 < self.kind.modifier(of, it.opposite_sex));
        if self.opponents.iter().any(helps) {
            sum.add(rule!("ffo.challenge.mod-attribute"), -1);
        }
    }

    fn add_opponents(&self, sum: &mut Sum, dice: &mut dyn Dice) {
        let Some(best) = self.opponents.iter().map(|it| self.kind.of(it)).max() else { return };
        let more = self.opponents.len() as i32 - 1;
        if more != 0 {
            dice.cite(rule!("ffo.ruling.challenge-opponents"));
            sum.add(rule!("ffo.challenge.mod-opponents"), -more);
        }
        match self.kind.of(&self.challenger).cmp(&best) {
            Ordering::Greater => sum.add(rule!("ffo.challenge.mod-comparison"), 1),
            Ordering::Equal => dice.cite(rule!("ffo.challenge.mod-comparison")),
            Ordering::Less => sum.add(rule!("ffo.challenge.mod-comparison"), -1),
        }
    }

    fn roll(&self, dice: &mut dyn Dice) -> Passed {
        let sum = self.against(dice);
        roll_against(rule!("ffo.challenge.roll"), &sum, dice).passed
    }

    /// The first roll.
    pub fn attempt(&self, dice: &mut dyn Dice) -> Attempt {
        match self.roll(dice) {
            Passed::Two => Attempt::Succeeds,
            Passed::One => self.remembered(dice),
            Passed::None => Attempt::Fails,
        }
    }

    /// One die passed, by what was before.
    fn remembered(&self, dice: &mut dyn Dice) -> Attempt {
        let Some(latest) = self.before.last() else { return Attempt::Undecided };
        dice.cite(rule!("ffo.challenge.history"));
        dice.cite(rule!("ffo.ruling.challenge-history-text"));
        match latest {
            Before::Succeeded => Attempt::Succeeds,
            Before::Failed => Attempt::Fails,
        }
    }

    /// The second roll, and the last.
    pub fn again(&self, dice: &mut dyn Dice) -> Challenged {
        dice.cite(rule!("ffo.ruling.challenge-history-text"));
        match self.roll(dice) {
            Passed::Two => Challenged::Success,
            Passed::One | Passed::None => Challenged::Failure,
        }
    }
}

/// The two dice of a Challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rolled {
    pub passed: Passed,
    pub doubles: bool,
}

/// Rolls them against a Rep with its modifiers.
pub fn roll_against(why: RuleId, against: &Sum, dice: &mut dyn Dice) -> Rolled {
    dice.cite(rule!("ffo.challenge.roll"));
    dice.cite(rule!("ffo.challenge.result"));
    dice.cite(rule!("ffo.dice.pass"));
    let target = dice.plus(against);
    if target <= 0 {
        dice.cite(rule!("ffo.ruling.challenge-opponents"));
    }
    let faces = dice.pool(why, 2, 6);
    let passed = faces.iter().filter(|&&it| i32::from(it) <= target.min(BEST_TARGET)).count();
    Rolled { passed: Passed::of(passed as u16, dice), doubles: faces[0] == faces[1] }
}

impl Given for Challenge {
    const NAME: &'static str = "ffo.challenge";
    const ABOUT: &'static str =
        "A People, Savvy or Physical Challenge, with the second roll if it is wanted.";
    type Result = Challenged;

    fn check(&self) -> Result<(), ValueFault> {
        check_party(&self.challenger)?;
        check_len("opponents", self.opponents.len(), 0, 6)?;
        check_each("opponents", &self.opponents, check_party)?;
        check_len("tools", self.tools.len(), 0, 3)?;
        check_len("before", self.before.len(), 0, 4)?;
        if self.challenger.opposite_sex {
            return Err(ValueFault::at("challenger", "opposite_sex is said of opponents"));
        }
        if self.kind == Kind::People && self.opponents.is_empty() {
            return Err(ValueFault::at("opponents", "a People Challenge is with somebody"));
        }
        if !self.before.is_empty() && self.opponents.is_empty() {
            return Err(ValueFault::at("before", "is said of an opponent"));
        }
        if self.kind != Kind::People && self.tools.contains(&Tool::Bribe) {
            return Err(ValueFault::at("tools", "a bribe helps in a People Challenge"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Challenged {
        match self.attempt(dice) {
            Attempt::Succeeds => Challenged::Success,
            Attempt::Undecided if self.tries_again => self.again(dice),
            Attempt::Undecided => Challenged::GivenUp,
            Attempt::Fails => Challenged::Failure,
        }
    }
}

fn check_party(party: &Party) -> Result<(), ValueFault> {
    check_rep("rep", party.rep)?;
    check_rep("people", party.people)?;
    check_rep("savvy", party.savvy)?;
    check_len("attributes", party.attributes.len(), 0, 2)
}
