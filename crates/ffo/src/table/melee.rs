//! Melee (p. 29 to 33): what somebody rolls in a round.
mod chainsaw;
mod grip;
mod multi;
mod round;

use kernel::{Dice, Faces, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use self::{
    chainsaw::{SawAfter, SawStart, noise},
    grip::{Grip, Guard},
    multi::{After, Assailant, MultiMelee, Pairing, Waiting, next},
    round::{Fought, Melee, MeleeBlow, Round, Side, cool, damage},
};
use super::dice::{MOST_REP, check_rep, check_within};

/// Every zombie's Rep.
pub(crate) const ZOMBIE_REP: i32 = 3;

/// Somebody in a melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["zombie", "rep", "grip", "guard", "prone", "brawler", "rage", "off_hand", "ambidextrous", "non_lethal", "keeps_wounded", "matched_with_others", "foe_failed_break_off"]))]
pub struct Fighter {
    pub zombie: bool,
    /// Of a human.
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    /// What a human has in hand.
    pub grip: Grip,
    pub guard: Guard,
    pub prone: bool,
    /// They have the Attribute Brawler.
    pub brawler: bool,
    /// They have the Attribute Rage.
    pub rage: bool,
    /// A gun is in their primary hand, and the melee weapon in the other.
    pub off_hand: bool,
    pub ambidextrous: bool,
    /// They use no weapon, and mean not to kill.
    pub non_lethal: bool,
    /// A Star who keeps hold of somebody wounded.
    pub keeps_wounded: bool,
    /// How many Evenly Matched results stand between them and others in this melee.
    #[schemars(range(min = 0, max = 4))]
    pub matched_with_others: u8,
    /// Whom they fight has failed to break off, and fights the round that follows.
    pub foe_failed_break_off: bool,
}

impl Default for Fighter {
    fn default() -> Self {
        Fighter {
            zombie: false,
            rep: 4,
            grip: Grip::Improvised,
            guard: Guard::Ready,
            prone: false,
            brawler: false,
            rage: false,
            off_hand: false,
            ambidextrous: false,
            non_lethal: false,
            keeps_wounded: false,
            matched_with_others: 0,
            foe_failed_break_off: false,
        }
    }
}

impl Fighter {
    pub fn zombie() -> Self {
        Fighter { zombie: true, ..Fighter::default() }
    }

    /// Their dice in a round against this foe.
    pub fn dice(&self, foe: &Fighter) -> Sum {
        let mut sum = Sum::default();
        if self.zombie {
            sum.add(rule!("ffo.zombie.rep"), ZOMBIE_REP);
            sum.add(rule!("ffo.melee.improvised"), 0);
        } else {
            sum.add(rule!("ffo.melee.dice"), self.rep);
            self.add_weapon(&mut sum);
        }
        for _ in 0..u8::from(self.brawler) + u8::from(self.rage) {
            sum.add(rule!("ffo.melee.mod-attribute"), 1);
        }
        if foe.matched_with_others != 0 {
            sum.add(rule!("ffo.melee.mod-evenly-matched"), foe.matched_with_others.into());
        }
        if self.foe_failed_break_off {
            sum.add(rule!("ffo.melee.mod-evenly-matched"), 1);
        }
        if foe.prone {
            sum.add(rule!("ffo.melee.mod-prone"), 2);
        }
        if self.keeps_wounded {
            sum.add(rule!("ffo.retrieve.charged"), -2);
        }
        sum
    }

    fn add_weapon(&self, sum: &mut Sum) {
        match self.guard {
            Guard::CaughtOut => return sum.add(rule!("ffo.charge.charger-more"), -1),
            Guard::Frozen => return sum.add(rule!("ffo.charge.brown-pants"), -1),
            Guard::Ready => (),
        }
        let (why, dice) = self.grip.weighs();
        sum.add(why, dice);
        if self.off_hand && !self.ambidextrous && !self.grip.is_no_weapon() {
            sum.add(rule!("ffo.charge.off-hand"), -1);
        }
    }

    /// Whether a chainsaw's dice are among theirs.
    fn saws(&self) -> bool {
        !self.zombie && self.grip == Grip::RunningChainsaw && self.guard == Guard::Ready
    }

    /// Their successes against this foe, and what becomes of their chainsaw.
    pub fn roll(&self, foe: &Fighter, dice: &mut dyn Dice) -> (u16, Option<SawAfter>) {
        self.cite(foe, dice);
        let n = u16::try_from(dice.plus(&self.dice(foe)).max(0)).unwrap_or(u16::MAX);
        let bonus = u16::from(!self.zombie && foe.zombie);
        if bonus != 0 {
            dice.cite(rule!("ffo.melee.mod-zombie-opponent"));
        }
        let why = rule!("ffo.melee.dice");
        dice.cite(rule!("ffo.dice.successes"));
        if !self.saws() {
            return (dice.count(why, n, 6, 1..=3) + bonus, None);
        }
        let faces = dice.pool(why, n, 6);
        let of = |most: u16, faces: &Faces| faces.iter().filter(|&&it| it <= most).count() as u16;
        let after = chainsaw::after(of(1, &faces), dice);
        (of(3, &faces) + bonus, Some(after))
    }

    fn cite(&self, foe: &Fighter, dice: &mut dyn Dice) {
        if self.guard != Guard::Ready {
            dice.cite(rule!("ffo.ruling.first-round-unarmed"));
        }
        if self.guard == Guard::Frozen {
            dice.cite(rule!("ffo.ruling.brown-pants-scope"));
        }
        if self.brawler {
            dice.cite(rule!("ffo.attribute.brawler"));
        }
        if self.rage {
            dice.cite(rule!("ffo.attribute.rage"));
        }
        if self.grip == Grip::RunningChainsaw {
            dice.cite(rule!("ffo.ruling.chainsaw"));
        }
        if self.zombie {
            dice.cite(rule!("ffo.zombie.weapons"));
        }
        if !self.zombie && matches!(self.grip, Grip::OneHandGun | Grip::TwoHandGun) {
            dice.cite(rule!("ffo.ruling.hands"));
        }
        if self.foe_failed_break_off {
            dice.cite(rule!("ffo.breakoff.roll"));
        }
        if foe.matched_with_others != 0 || self.foe_failed_break_off {
            dice.cite(rule!("ffo.ruling.evenly-matched"));
        }
        if foe.prone {
            dice.cite(rule!("ffo.ruling.knocked-down-in-melee"));
        }
    }

    pub(crate) fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_within("matched_with_others", self.matched_with_others.into(), 0, 4)?;
        let human = self.brawler || self.rage || self.off_hand || self.ambidextrous || self.keeps_wounded;
        if self.zombie && (human || self.non_lethal || self.guard == Guard::Frozen) {
            return Err(ValueFault::at("zombie", "a zombie has nothing of a human"));
        }
        if self.non_lethal && !self.grip.is_no_weapon() {
            return Err(ValueFault::at("non_lethal", "takes somebody who uses no weapon"));
        }
        let two_hands = matches!(self.grip, Grip::TwoHandGun | Grip::TwoHandInBoth | Grip::RunningChainsaw);
        if self.off_hand && two_hands {
            return Err(ValueFault::at("off_hand", "this weapon takes both hands"));
        }
        Ok(())
    }
}
