//! Ranged combat (p. 25 to 28): whether a die hits.
mod volley;

use kernel::{
    Dice, Given, Need, Roll, Sum, scripted,
    written::{Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use self::volley::{Aim, Fate, StrayHit, Struck, Volley, VolleyResult};
use super::{
    cover::Stray,
    damage::Victim,
    dice::{MOST_REP, check_rep, check_within},
};
use crate::journal::Outcome;

/// Who fires.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["rep", "moved_fast", "rush_shot", "two_weapons", "retrieving", "drives", "off_hand", "ambidextrous", "charged"]))]
pub struct Shooter {
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    /// They have attempted a Fast Move this turn.
    pub moved_fast: bool,
    /// A Reaction Test says Rush Shot.
    pub rush_shot: bool,
    /// They fire two weapons at once.
    pub two_weapons: bool,
    /// They carry somebody wounded.
    pub retrieving: bool,
    /// They drive a vehicle that is moving.
    pub drives: bool,
    /// A melee weapon is in their primary hand, and the gun in the other.
    pub off_hand: bool,
    pub ambidextrous: bool,
    /// They are being charged.
    pub charged: bool,
}

impl Default for Shooter {
    fn default() -> Self {
        Shooter {
            rep: 4,
            moved_fast: false,
            rush_shot: false,
            two_weapons: false,
            retrieving: false,
            drives: false,
            off_hand: false,
            ambidextrous: false,
            charged: false,
        }
    }
}

impl Shooter {
    /// What is added to each die.
    pub fn score(&self) -> Sum {
        let mut sum = Sum::default();
        sum.add(rule!("ffo.shoot.score"), self.rep);
        if self.off_hand && !self.ambidextrous {
            sum.add(rule!("ffo.charge.off-hand"), -1);
        }
        sum
    }

    /// Whether their dice have the Rush Shot penalty.
    fn rushes(&self, dice: &mut dyn Dice) -> bool {
        let rushes = self.rush_shot || self.two_weapons || self.retrieving || self.drives;
        if rushes {
            dice.cite(rule!("ffo.shoot.rush-shot"));
        }
        if self.two_weapons {
            dice.cite(rule!("ffo.shoot.two-weapons"));
        }
        if self.retrieving {
            dice.cite(rule!("ffo.retrieve.fire"));
        }
        if self.drives {
            dice.cite(rule!("ffo.vehicle.shoot-from"));
        }
        rushes
    }
}

/// Whether somebody stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Posture {
    #[default]
    Standing,
    Prone,
    Stunned,
    OutOfTheFight,
}

/// Who is fired at.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["zombie", "posture", "in_cover", "charging", "moved_fast", "crowd", "even_melee", "carries"]))]
pub struct Target {
    pub zombie: bool,
    pub posture: Posture,
    pub in_cover: bool,
    /// They charge the shooter.
    pub charging: bool,
    /// They have attempted a Fast Move this turn.
    pub moved_fast: bool,
    /// They stand in a crowd: those next to them.
    #[schemars(length(max = 4))]
    pub crowd: Vec<Victim>,
    /// They are in an Evenly Matched melee: the others in contact.
    #[schemars(length(max = 4))]
    pub even_melee: Vec<Victim>,
    /// They carry somebody who is Out of the Fight.
    pub carries: bool,
}

impl Target {
    pub fn zombie() -> Self {
        Target { zombie: true, ..Target::default() }
    }

    pub const fn victim(&self) -> Victim {
        match self.posture {
            _ if self.zombie => Victim::Zombie,
            Posture::OutOfTheFight => Victim::OutOfTheFight,
            Posture::Standing | Posture::Prone | Posture::Stunned => Victim::Human,
        }
    }

    /// Who may be hit in their place: those of the crowd, those in melee, whom they carry.
    pub fn beside(&self) -> impl Iterator<Item = Victim> + '_ {
        let crowd = self.crowd.iter().filter(|_| !self.zombie);
        let carried = self.carries.then_some(Victim::OutOfTheFight);
        crowd.chain(&self.even_melee).copied().chain(carried)
    }

    /// Whether a miss makes them take the Received Fire Test.
    pub fn reacts(&self, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("ffo.shoot.miss-reacts"));
        if self.zombie {
            dice.cite(rule!("ffo.zombie.no-reactions"));
        }
        if self.is_down() {
            dice.cite(rule!("ffo.ruling.fire-at-downed"));
        }
        if self.charging {
            dice.cite(rule!("ffo.charge.target-more"));
        }
        if self.charging || !self.even_melee.is_empty() {
            dice.cite(rule!("ffo.ruling.melee-no-tests"));
        }
        !self.zombie && !self.is_down() && !self.charging && self.even_melee.is_empty()
    }

    const fn is_down(&self) -> bool {
        matches!(self.posture, Posture::Stunned | Posture::OutOfTheFight)
    }

    /// Whether the Ranged Combat Table has them in cover.
    fn covered(&self, dice: &mut dyn Dice) -> bool {
        if !self.even_melee.is_empty() {
            dice.cite(rule!("ffo.shoot.into-melee"));
            dice.cite(rule!("ffo.ruling.crowd-geometry"));
            return true;
        }
        if self.zombie {
            dice.cite(rule!("ffo.zombie.no-cover"));
            return false;
        }
        if self.carries {
            dice.cite(rule!("ffo.shoot.at-carrier"));
        }
        if !self.crowd.is_empty() {
            dice.cite(rule!("ffo.cover.table"));
        }
        self.in_cover || self.carries || !self.crowd.is_empty()
    }

    pub(crate) fn check(&self) -> Result<(), ValueFault> {
        if 4 < self.crowd.len() {
            return Err(ValueFault::at("crowd", "takes up to 4 who stand next to them"));
        }
        if 4 < self.even_melee.len() {
            return Err(ValueFault::at("even_melee", "takes up to 4 who are in contact"));
        }
        if self.zombie && (self.carries || self.is_down()) {
            return Err(ValueFault::at("zombie", "a zombie carries nobody and is never Stunned"));
        }
        let stands = matches!(self.posture, Posture::Standing);
        if self.charging && (!stands || self.carries || !self.even_melee.is_empty()) {
            return Err(ValueFault::at(
                "charging",
                "takes somebody who stands, out of melee, with free hands",
            ));
        }
        if self.is_down() && (self.carries || !self.even_melee.is_empty()) {
            return Err(ValueFault::at("posture", "whoever is down carries nobody and is in no melee"));
        }
        Ok(())
    }
}

/// One die and the target it was put on.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Shot {
    pub shooter: Shooter,
    pub target: Target,
    /// 1 for the first figure fired at.
    #[schemars(range(min = 1, max = 10))]
    pub order: u8,
}

impl Default for Shot {
    fn default() -> Self {
        Shot { shooter: Shooter::default(), target: Target::default(), order: 1 }
    }
}

/// What a die comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToHit {
    Miss,
    /// One of those beside the target is hit, by their place among them.
    Stray(u8),
    Hit,
}

impl Shot {
    /// What a die of this face comes to, a Pitiful Shot and the dice of a crowd included.
    pub fn look_up(&self, face: i32, dice: &mut dyn Dice) -> ToHit {
        let total = face + self.shooter.score().total();
        let covered = self.target.covered(dice);
        if !self.spoiled(total, covered, dice) || self.pitiful(face, total, dice) {
            return ToHit::Hit;
        }
        let beside = self.target.beside().count() as u8;
        if beside == 0 || self.spoiled(total, false, dice) {
            return ToHit::Miss;
        }
        ToHit::Stray(Stray { beside }.hit(dice))
    }

    /// The least face that hits, a Pitiful Shot left out: 7 if none does.
    pub fn hits_from(&self) -> i32 {
        let nothing = &mut scripted(&[]);
        let (score, covered) = (self.shooter.score().total(), self.target.covered(nothing));
        (1..=6).find(|face| !self.spoiled(face + score, covered, nothing)).unwrap_or(7)
    }

    /// The Ranged Combat Table: whether something makes this total miss.
    fn spoiled(&self, total: i32, covered: bool, dice: &mut dyn Dice) -> bool {
        match total {
            ..=7 => {
                dice.cite(rule!("ffo.shoot.table-7"));
                true
            }
            8 => {
                dice.cite(rule!("ffo.shoot.table-8"));
                self.hasty(dice) || self.shooter.rushes(dice) || covered || 2 <= self.order
            }
            9 => {
                dice.cite(rule!("ffo.shoot.table-9"));
                dice.cite(rule!("ffo.ruling.third-target-text"));
                self.shooter.rushes(dice) || covered || 3 <= self.order
            }
            10.. => {
                dice.cite(rule!("ffo.shoot.table-10"));
                false
            }
        }
    }

    /// What spoils an 8 and nothing better.
    fn hasty(&self, dice: &mut dyn Dice) -> bool {
        if self.target.charging {
            dice.cite(rule!("ffo.charge.target-counts-charging"));
        }
        let fast = self.shooter.moved_fast || self.target.moved_fast;
        fast || self.target.charging || self.target.posture != Posture::Standing
    }

    /// A poor shot's 6 that misses gets a second chance.
    fn pitiful(&self, face: i32, total: i32, dice: &mut dyn Dice) -> bool {
        if self.shooter.rep != 3 || face != 6 || total != 9 {
            return false;
        }
        let why = rule!("ffo.shoot.pitiful-shot");
        dice.cite(rule!("ffo.ruling.pitiful-rep"));
        dice.needs(why, &[Need::at_most(3, Outcome::Hit)]);
        dice.d6(why) <= 3
    }

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.shooter.rep).within("shooter")?;
        self.target.check().within("target")?;
        check_within("order", self.order.into(), 1, 10)
    }
}

impl Given for Shot {
    const NAME: &'static str = "ffo.shoot";
    const ABOUT: &'static str = "One shot: whether it hits.";
    type Result = ToHit;

    fn check(&self) -> Result<(), ValueFault> {
        Shot::check(self)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> ToHit {
        let why = rule!("ffo.shoot.assign-dice");
        dice.plus(&self.shooter.score());
        let from = self.hits_from() + self.shooter.score().total();
        dice.needs(why, &[Need::at_least(from, Outcome::Hit)]);
        let face = dice.d6(why);
        self.look_up(face, dice)
    }
}
