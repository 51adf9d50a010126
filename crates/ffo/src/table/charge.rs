//! The Charge into Melee Test (p. 30 to 32): who fires before the bodies meet.
mod fire;

use std::cmp::Ordering;

use kernel::{
    Dice, Given, Sum,
    written::{Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

pub use self::fire::{Allowed, ChargeFire, FireAt, MayFire};
use super::{
    breakoff::{Rollers, totals},
    class::Class,
    dice::{MOST_REP, check_each, check_len, check_rep, from_highest, passes, passes_one},
    melee::{Guard, ZOMBIE_REP},
};

/// One who charges or is charged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["zombie", "rep", "class", "rage", "runt", "nerve_proven", "from_rear"]))]
pub struct Contender {
    pub zombie: bool,
    /// Of a human.
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    pub class: Class,
    /// They have the Attribute Rage.
    pub rage: bool,
    /// They have the Attribute Runt.
    pub runt: bool,
    /// A Citizen who charges as an In Sight action, and has passed for it.
    pub nerve_proven: bool,
    /// A charger who begins and ends the move behind the target.
    pub from_rear: bool,
}

impl Default for Contender {
    fn default() -> Self {
        Contender {
            zombie: false,
            rep: 4,
            class: Class::Ganger,
            rage: false,
            runt: false,
            nerve_proven: false,
            from_rear: false,
        }
    }
}

impl Contender {
    pub fn zombie() -> Self {
        Contender { zombie: true, ..Contender::default() }
    }

    const fn rep(&self) -> i32 {
        if self.zombie { ZOMBIE_REP } else { self.rep }
    }

    /// Their dice, a charge to the rear left aside.
    pub fn dice(&self) -> Sum {
        let mut sum = Sum::default();
        sum.add(rule!("ffo.charge.roll"), 2);
        match self.class {
            Class::Survivor => sum.add(rule!("ffo.charge.mod-class"), 1),
            Class::Citizen => sum.add(rule!("ffo.charge.mod-class"), -1),
            Class::Ganger | Class::Police | Class::NationalGuard | Class::Army => (),
        }
        if self.rage {
            sum.add(rule!("ffo.charge.mod-attribute"), 1);
        }
        if self.runt {
            sum.add(rule!("ffo.charge.mod-attribute"), -1);
        }
        sum
    }

    /// How many dice they pass; zombies do not roll.
    fn test(&self, charged_to_rear: bool, dice: &mut dyn Dice) -> u16 {
        if self.zombie {
            dice.cite(rule!("ffo.zombie.charge-pass-one"));
            dice.cite(rule!("ffo.ruling.zombie-many-chargers"));
            return 1;
        }
        dice.cite(rule!("ffo.ruling.pass-cap"));
        if self.rage {
            dice.cite(rule!("ffo.attribute.rage"));
        }
        if self.runt {
            dice.cite(rule!("ffo.attribute.runt"));
        }
        let mut sum = self.dice();
        if charged_to_rear {
            sum.add(rule!("ffo.charge.mod-rear"), -2);
        }
        let n = dice.plus(&sum);
        passes(rule!("ffo.charge.roll"), self.rep, n, dice)
    }

    /// Whether a Citizen's nerve holds; that of others is not asked.
    fn dares(&self, dice: &mut dyn Dice) -> bool {
        if self.zombie || self.class != Class::Citizen {
            return true;
        }
        dice.cite(rule!("ffo.ruling.brown-pants-scope"));
        self.nerve_proven || passes_one(rule!("ffo.charge.brown-pants"), self.rep, dice)
    }

    pub(crate) fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        if self.zombie && (self.rage || self.runt || self.nerve_proven) {
            return Err(ValueFault::at("zombie", "a zombie has nothing of a human"));
        }
        if self.nerve_proven && self.class != Class::Citizen {
            return Err(ValueFault::at("nerve_proven", "only Citizens test their nerve"));
        }
        Ok(())
    }
}

/// One target and all who charge it at the same time.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["target", "target_can_fire", "target_in_melee", "target_cornered", "chargers"]))]
pub struct Charge {
    pub target: Contender,
    /// The target has a loaded gun in hand that reaches the chargers.
    pub target_can_fire: bool,
    /// The target is in an Evenly Matched melee already.
    pub target_in_melee: bool,
    /// No step of an inch leads the target away from all who come.
    pub target_cornered: bool,
    #[schemars(length(min = 1, max = 4))]
    pub chargers: Vec<Contender>,
}

impl Default for Charge {
    fn default() -> Self {
        Charge {
            target: Contender::default(),
            target_can_fire: true,
            target_in_melee: false,
            target_cornered: false,
            chargers: vec![Contender::default()],
        }
    }
}

/// What comes of one charger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Met {
    /// A Citizen whose nerve failed does not charge.
    StaysBack,
    /// The target has broken off: the charge ends where it was tested.
    Evaded,
    /// The target's nerve failed: no fire, and Unarmed for the whole melee.
    Frozen,
    /// No fire, and the target is Unarmed in the first round.
    ChargerMore,
    Same(Allowed),
    TargetMore(Allowed),
}

impl Met {
    /// What the target may do before the charger is upon it.
    pub const fn allowed(self) -> Allowed {
        match self {
            Met::StaysBack | Met::Evaded | Met::Frozen | Met::ChargerMore => Allowed::Nothing,
            Met::Same(allowed) | Met::TargetMore(allowed) => allowed,
        }
    }

    /// Whether the charger moves into melee, if still able after the fire.
    pub const fn moves_in(self) -> bool {
        !matches!(self, Met::StaysBack | Met::Evaded)
    }

    /// How the target fights this charger.
    pub fn guard(self, dice: &mut dyn Dice) -> Guard {
        dice.cite(rule!("ffo.ruling.first-round-unarmed"));
        match self {
            Met::Frozen => Guard::Frozen,
            Met::ChargerMore => Guard::CaughtOut,
            Met::StaysBack | Met::Evaded | Met::Same(_) | Met::TargetMore(_) => Guard::Ready,
        }
    }
}

/// For each charger what comes of it.
pub type Charged = SmallVec<[Met; 4]>;

impl Charge {
    pub fn test(&self, dice: &mut dyn Dice) -> Charged {
        dice.cite(rule!("ffo.ruling.battle-dice-order"));
        let reps: SmallVec<[i32; 4]> = self.chargers.iter().map(Contender::rep).collect();
        let order = from_highest(&reps);
        let mut coming: SmallVec<[bool; 4]> = SmallVec::from_elem(true, reps.len());
        for &at in &order {
            dice.turn_of(at + 1);
            coming[at] = self.chargers[at].dares(dice);
        }
        if !coming.contains(&true) {
            return SmallVec::from_elem(Met::StaysBack, reps.len());
        }
        let met = |met: Met| coming.iter().map(|&it| if it { met } else { Met::StaysBack }).collect();
        dice.turn_of(0);
        if !self.target.dares(dice) {
            return met(if self.breaks_off(&coming, dice) { Met::Evaded } else { Met::Frozen });
        }
        self.compare(&coming, &order, dice)
    }

    /// The chargers' dice from the highest Rep to the lowest, then those of the target, which serve against all.
    fn compare(&self, coming: &[bool], order: &[usize], dice: &mut dyn Dice) -> Charged {
        let mut passed: SmallVec<[u16; 4]> = SmallVec::from_elem(0, self.chargers.len());
        for &at in order.iter().filter(|&&at| coming[at]) {
            dice.turn_of(at + 1);
            passed[at] = self.chargers[at].test(false, dice);
        }
        if 1 < self.chargers.len() {
            dice.cite(rule!("ffo.charge.multiple-chargers"));
        }
        let from_rear = (0..self.chargers.len()).any(|at| coming[at] && self.chargers[at].from_rear);
        dice.turn_of(0);
        let target = self.target.test(from_rear, dice);
        let each = coming.iter().zip(&passed);
        each.map(
            |(&comes, &charger)| {
                if comes { self.met(charger, target, from_rear, dice) } else { Met::StaysBack }
            },
        )
        .collect()
    }

    fn met(&self, charger: u16, target: u16, from_rear: bool, dice: &mut dyn Dice) -> Met {
        match charger.cmp(&target) {
            Ordering::Greater => {
                dice.cite(rule!("ffo.charge.charger-more"));
                Met::ChargerMore
            }
            Ordering::Equal => {
                dice.cite(rule!("ffo.charge.same"));
                Met::Same(self.allowed(Allowed::OneShot, from_rear, dice))
            }
            Ordering::Less => {
                dice.cite(rule!("ffo.charge.target-more"));
                Met::TargetMore(self.allowed(Allowed::Full, from_rear, dice))
            }
        }
    }

    /// What is left of it for this target.
    fn allowed(&self, by_table: Allowed, from_rear: bool, dice: &mut dyn Dice) -> Allowed {
        if from_rear {
            dice.cite(rule!("ffo.charge.rear-no-fire"));
        }
        if self.target_in_melee {
            dice.cite(rule!("ffo.melee.join"));
        }
        if from_rear || self.target_in_melee || self.target.zombie {
            return Allowed::Nothing;
        }
        dice.cite(rule!("ffo.charge.draw-melee-weapon"));
        if self.target_can_fire { by_table } else { Allowed::ToDraw }
    }

    /// A Citizen who cannot face them has to beat them all.
    fn breaks_off(&self, coming: &[bool], dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("ffo.ruling.break-off-many"));
        if self.target_cornered {
            dice.cite(rule!("ffo.breakoff.when"));
            return false;
        }
        let each = self.chargers.iter().enumerate().filter(|(at, _)| coming[*at]);
        let chargers: Rollers = each.map(|(at, it)| (at + 1, it.rep())).collect();
        let (mine, theirs) = totals(rule!("ffo.breakoff.roll"), self.target.rep, &chargers, dice);
        theirs.iter().all(|it| *it < mine)
    }
}

impl Given for Charge {
    const NAME: &'static str = "ffo.charge";
    const ABOUT: &'static str =
        "A Charge into Melee Test: what the target may do before each charger is upon it.";
    type Result = Charged;

    fn check(&self) -> Result<(), ValueFault> {
        self.target.check().within("target")?;
        if self.target.from_rear || self.target.nerve_proven {
            let fields = &["from_rear", "nerve_proven"];
            return Err(ValueFault::of_all(fields, "only a charger can").within("target"));
        }
        check_len("chargers", self.chargers.len(), 1, 4)?;
        check_each("chargers", &self.chargers, Contender::check)?;
        if self.target.zombie && self.chargers.iter().any(|it| it.zombie) {
            return Err(ValueFault::at("chargers", "zombies do not charge zombies"));
        }
        if self.target.zombie && self.target_can_fire {
            return Err(ValueFault::at("target_can_fire", "a zombie does not fire"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Charged {
        self.test(dice)
    }
}
