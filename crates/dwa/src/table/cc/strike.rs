//! Strikes (12.3).
use kernel::{Dice, Given, Need, Roll, RuleId, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    journal::Outcome,
    table::{handling::Distraction, shoot::Hit, weapons::Melee},
};

/// One strike at an enemy in contact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Strike {
    pub with: Melee,
    #[serde(default)]
    pub at: StrikeAt,
    #[serde(default)]
    pub distraction: Distraction,
    #[serde(default)]
    pub skill: Option<StrikeSkill>,
}

/// How the enemy is found. Who lies on the ground has no back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StrikeAt {
    #[default]
    Front,
    Back,
    Fallen,
}

/// The skills that change a strike (16.5.3); one character uses one in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StrikeSkill {
    /// A failed die is rolled again.
    Aggressive,
    MartialArts,
    Strong,
    ChainsawManiac,
}

/// What a strike came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Blow {
    pub hit: Hit,
    /// The chainsaw may strike another enemy in contact at once.
    pub again: bool,
    pub mishap: Option<Mishap>,
}

/// What a chainsaw does to its user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mishap {
    WoundsUser,
    Stalls,
    OutOfGas,
}

impl Strike {
    pub fn modifiers(&self) -> Sum {
        let mut sum = Sum::default();
        if self.at == StrikeAt::Back {
            sum.add(rule!("dwa.cc.back-attack"), 1);
        }
        self.distraction.add_to(&mut sum);
        sum
    }

    /// The whole strike; an Aggressive man rolls a failed die again.
    pub fn roll(&self, dice: &mut dyn Dice) -> Blow {
        let mut face = self.die(dice);
        if self.skill == Some(StrikeSkill::Aggressive) && self.hit(face) == Hit::Miss {
            face = self.reroll(dice);
        }
        self.read(face, dice)
    }

    /// The natural die, to be read once nobody wants it rolled again.
    pub fn die(&self, dice: &mut dyn Dice) -> i32 {
        dice.plus(&self.modifiers());
        self.tell(self.rule(), dice);
        dice.d6(self.rule())
    }

    /// Says what the die has to come to.
    fn tell(&self, why: RuleId, dice: &mut dyn Dice) {
        let (falls, out) =
            (|n| Need::at_least(n, Outcome::Falls), |n| Need::at_least(n, Outcome::Eliminated));
        match self.with {
            Melee::Bludgeoning | Melee::Edged if self.at == StrikeAt::Fallen => dice.needs(why, &[out(2)]),
            Melee::Bludgeoning => dice.needs(why, &[falls(5)]),
            Melee::Edged => dice.needs(why, &[falls(4), out(6)]),
            Melee::Chainsaw => dice.needs(why, &[out(self.chainsaw_kills_on())]),
            Melee::BareHands if self.skill != Some(StrikeSkill::MartialArts) => (),
            Melee::BareHands if self.at == StrikeAt::Fallen => dice.needs(why, &[out(6)]),
            Melee::BareHands => dice.needs(why, &[falls(6)]),
        }
    }

    /// The same die again, which then counts.
    pub fn reroll(&self, dice: &mut dyn Dice) -> i32 {
        dice.cite(rule!("dwa.ruling.reroll-skills"));
        dice.plus(&self.modifiers());
        self.tell(rule!("dwa.skill.aggressive"), dice);
        dice.d6(rule!("dwa.skill.aggressive"))
    }

    /// What a natural die comes to, before anything it brings about.
    pub fn hit(&self, face: i32) -> Hit {
        let score = face + self.modifiers().total();
        let hit = match self.with {
            Melee::Bludgeoning | Melee::Edged if self.at == StrikeAt::Fallen => elim(2 <= face),
            Melee::Bludgeoning => fall(5 <= score),
            Melee::Edged => fall(4 <= score).max(elim(6 <= score)),
            Melee::Chainsaw => elim(2 <= face && self.chainsaw_kills_on() <= score),
            Melee::BareHands if self.skill != Some(StrikeSkill::MartialArts) => Hit::Miss,
            Melee::BareHands if self.at == StrikeAt::Fallen => elim(6 <= score),
            Melee::BareHands => fall(6 <= score),
        };
        if self.is_strengthened(hit) { Hit::Elim } else { hit }
    }

    /// What a natural die comes to, with the mishap roll where it calls for one.
    pub fn read(&self, face: i32, dice: &mut dyn Dice) -> Blow {
        let hit = self.hit(face);
        self.cite(hit, dice);
        if self.with != Melee::Chainsaw {
            return Blow { hit, again: false, mishap: None };
        }
        if face == 6 {
            dice.cite(rule!("dwa.cc.chainsaw-six"));
        }
        let mishap = (face == 1).then(|| self.mishap(dice));
        Blow { hit, again: face == 6, mishap }
    }

    fn rule(&self) -> RuleId {
        match (self.with, self.at) {
            (Melee::Bludgeoning | Melee::Edged, StrikeAt::Fallen) => rule!("dwa.cc.strike-fallen"),
            (Melee::Bludgeoning, _) => rule!("dwa.cc.bludgeon"),
            (Melee::Edged, _) => rule!("dwa.cc.edged"),
            (Melee::Chainsaw, _) => rule!("dwa.cc.chainsaw"),
            (Melee::BareHands, _) => rule!("dwa.skill.martial-arts"),
        }
    }

    fn cite(&self, hit: Hit, dice: &mut dyn Dice) {
        self.distraction.cite(dice);
        if self.at == StrikeAt::Back {
            dice.cite(rule!("dwa.ruling.back-attack-zombies"));
        }
        match self.with {
            Melee::Bludgeoning | Melee::Edged if self.at != StrikeAt::Fallen => (),
            Melee::Bludgeoning | Melee::Edged => dice.cite(rule!("dwa.ruling.strike-dice")),
            Melee::Chainsaw => {
                dice.cite(rule!("dwa.ruling.strike-dice"));
                if self.at == StrikeAt::Fallen {
                    dice.cite(rule!("dwa.ruling.chainsaw"));
                }
            }
            Melee::BareHands => {
                dice.cite(rule!("dwa.cc.no-bare-hands"));
                dice.cite(rule!("dwa.ruling.skill-martial-arts"));
            }
        }
        match self.skill {
            Some(StrikeSkill::Strong) if hit != Hit::Miss => dice.cite(rule!("dwa.skill.strong")),
            Some(StrikeSkill::ChainsawManiac) => dice.cite(rule!("dwa.skill.chainsaw-maniac")),
            Some(StrikeSkill::Strong | StrikeSkill::Aggressive | StrikeSkill::MartialArts) | None => (),
        }
    }

    fn is_strengthened(&self, hit: Hit) -> bool {
        hit == Hit::Fall && self.skill == Some(StrikeSkill::Strong)
    }

    fn chainsaw_kills_on(&self) -> i32 {
        if self.skill == Some(StrikeSkill::ChainsawManiac) { 2 } else { 3 }
    }

    fn mishap(&self, dice: &mut dyn Dice) -> Mishap {
        if self.skill == Some(StrikeSkill::ChainsawManiac) {
            return Mishap::OutOfGas;
        }
        let why = rule!("dwa.cc.chainsaw-mishap");
        let needs = [
            Need::at_most(1, Outcome::WoundsUser),
            Need::between(2, 4, Outcome::Stalls),
            Need::at_least(5, Outcome::OutOfGas),
        ];
        dice.needs(why, &needs);
        match dice.d6(why) {
            1 => Mishap::WoundsUser,
            2..=4 => Mishap::Stalls,
            _ => Mishap::OutOfGas,
        }
    }
}

fn fall(scored: bool) -> Hit {
    if scored { Hit::Fall } else { Hit::Miss }
}

fn elim(scored: bool) -> Hit {
    if scored { Hit::Elim } else { Hit::Miss }
}

impl Given for Strike {
    const NAME: &'static str = "dwa.cc.strike";
    const ABOUT: &'static str = "A strike in close combat.";
    type Result = Blow;

    fn check(&self) -> Result<(), ValueFault> {
        let bare = self.with == Melee::BareHands;
        match self.skill {
            Some(StrikeSkill::MartialArts) if !bare => {
                Err(ValueFault::at("with", "takes bare-hands when the skill is martial-arts"))
            }
            Some(StrikeSkill::ChainsawManiac) if self.with != Melee::Chainsaw => {
                Err(ValueFault::at("with", "takes chainsaw when the skill is chainsaw-maniac"))
            }
            Some(StrikeSkill::MartialArts) => Ok(()),
            Some(StrikeSkill::Aggressive | StrikeSkill::Strong | StrikeSkill::ChainsawManiac) | None
                if bare =>
            {
                Err(ValueFault::at("with", "takes a weapon; bare-hands need the skill martial-arts"))
            }
            Some(StrikeSkill::Aggressive | StrikeSkill::Strong | StrikeSkill::ChainsawManiac) | None => {
                Ok(())
            }
        }
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Blow {
        self.roll(dice)
    }
}
