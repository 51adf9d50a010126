//! A whole firing: dice put on targets, hits and what they do (10.8, 10.10).
use kernel::{
    Dice, Given, fold,
    written::{Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Shooter, Shot, Target, ToHit};
use crate::{
    printed::{
        FightTables, Printed,
        counters::Counter,
        tables::{Harm, RangedTable},
    },
    table::{
        damage::{HumanHit, Taken, one_hit},
        dice::check_rep,
        weapon::Firing,
        zombie::{ZombieHit, ZombieTaken},
    },
};

/// A target and how many Fire Dice were put on it before they were rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(extend("x-order" = ["target", "dice", "order"]))]
pub struct FireAim {
    #[serde(default)]
    pub target: Target,
    #[schemars(range(min = 1, max = 20))]
    pub dice: u16,
    /// Which target of the firing it is; without it as the list has them. The targets of a second weapon fired at
    /// once go on from those of the first.
    #[serde(default)]
    #[schemars(range(min = 1, max = 6))]
    pub order: Option<u8>,
}

/// One weapon fired at one target or several.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Volley {
    pub firing: Firing,
    pub shooter: Shooter,
    /// The shooter is being charged, or is in a Zombie Surprise.
    pub charged: bool,
    /// In the declared order.
    #[schemars(length(min = 1, max = 6))]
    pub aims: Vec<FireAim>,
}

impl Default for Volley {
    fn default() -> Self {
        let aim = FireAim { target: Target::default(), dice: 1, order: None };
        Volley { firing: Firing::default(), shooter: Shooter::default(), charged: false, aims: vec![aim] }
    }
}

/// What hit one target, before any damage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Hits {
    pub hits: u16,
    /// On somebody whom the target carries.
    pub on_carried: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct VolleyHits {
    /// For each target, in the declared order.
    pub targets: SmallVec<[Hits; 3]>,
    pub out_of_ammo: bool,
    /// Dice that may bring zombies.
    pub noise: u16,
}

/// What becomes of a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TargetFate {
    /// A human takes Received Fire unless a charge is under way.
    Missed,
    /// Hit without effect.
    CarryOn,
    DuckBack,
    OutOfTheFight,
    ObviouslyDead,
}

impl From<Taken> for TargetFate {
    fn from(taken: Taken) -> Self {
        match taken {
            Taken::CarryOn => TargetFate::CarryOn,
            Taken::DuckBack => TargetFate::DuckBack,
            Taken::OutOfTheFight => TargetFate::OutOfTheFight,
            Taken::ObviouslyDead => TargetFate::ObviouslyDead,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Struck {
    pub target: TargetFate,
    /// Whoever it carried is Obviously Dead.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub carried_dies: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct VolleyResult {
    pub targets: SmallVec<[Struck; 3]>,
    pub out_of_ammo: bool,
}

impl Volley {
    /// The dice and the Ranged Combat Table: which targets are hit how often.
    pub fn fire(&self, table: &RangedTable, counter: &Counter, dice: &mut dyn Dice) -> VolleyHits {
        let fired = self.firing.roll(counter, dice);
        dice.cite(rule!("atzr.ranged.sorting"));
        let mut faces = fired.faces.iter();
        let mut targets = SmallVec::new();
        for (at, aim) in self.aims.iter().enumerate() {
            let order = aim.order.unwrap_or(at as u8 + 1);
            if aim.order.is_some() {
                dice.cite(rule!("atzr.ruling.two-weapons-dice"));
            }
            let shot = Shot { shooter: self.shooter, target: aim.target, order };
            let mut hits = Hits::default();
            for &face in faces.by_ref().take(aim.dice.into()) {
                hits.count(shot.look_up(table, (self.firing.rolls(), face.into()), dice));
            }
            targets.push(hits);
        }
        VolleyHits { targets, out_of_ammo: fired.out_of_ammo, noise: fired.noise }
    }

    /// What a die needs to hit, where all go at one target.
    pub fn hits_from(&self, table: &RangedTable) -> Option<i32> {
        let [aim] = self.aims.as_slice() else { return None };
        let shot = Shot { shooter: self.shooter, target: aim.target, order: aim.order.unwrap_or(1) };
        Some(shot.hits_from(table))
    }

    /// The firing and the damage of every hit.
    pub fn resolve(&self, tables: &FightTables, counter: &Counter, dice: &mut dyn Dice) -> VolleyResult {
        let fired = fold(dice, 1, None, |_, dice| Some(self.fire(&tables.ranged, counter, dice)));
        let Some(fired) = fired else { return VolleyResult { targets: SmallVec::new(), out_of_ammo: false } };
        let each = self.aims.iter().zip(&fired.targets);
        let targets = each.map(|(aim, &hits)| struck(hits, &aim.target, self, tables, dice)).collect();
        VolleyResult { targets, out_of_ammo: fired.out_of_ammo }
    }
}

impl Hits {
    pub(super) fn count(&mut self, die: ToHit) {
        match die {
            ToHit::Miss => (),
            ToHit::HitsCarried => self.on_carried += 1,
            ToHit::Hit => self.hits += 1,
        }
    }
}

/// What the hits on one target do to it and to whom it carries.
fn struck(hits: Hits, target: &Target, volley: &Volley, tables: &FightTables, dice: &mut dyn Dice) -> Struck {
    let shot = (volley.shooter.rep, volley.charged);
    fold(dice, 1, Struck { target: TargetFate::Missed, carried_dies: false }, |_, dice| Struck {
        target: fate(hits.hits, target, shot, tables, dice),
        carried_dies: carried_dies(hits.on_carried, target, tables, dice),
    })
}

/// What so many hits do to a target, a Star's Star Power and a zombie's toughness included.
pub fn fate(
    hits: u16,
    target: &Target,
    (shooter_rep, shooter_charged): (i32, bool),
    tables: &FightTables,
    dice: &mut dyn Dice,
) -> TargetFate {
    if hits == 0 {
        return TargetFate::Missed;
    }
    if target.zombie {
        return match (ZombieHit { shooter_rep, shooter_charged, hits }).roll(dice) {
            ZombieTaken::CarryOn => TargetFate::CarryOn,
            ZombieTaken::ObviouslyDead => TargetFate::ObviouslyDead,
        };
    }
    let hit = HumanHit {
        rep: target.rep,
        hits,
        hard_as_nails: target.hard_as_nails,
        star_power: target.star_power,
    };
    hit.take(&tables.ranged_damage, dice).into()
}

/// Whether hits kill somebody who is Out of the Fight already; anything less does nothing to him.
pub(super) fn carried_dies(hits: u16, target: &Target, tables: &FightTables, dice: &mut dyn Dice) -> bool {
    let Some(rep) = target.carries_rep else { return false };
    fold(dice, hits, false, |dies, dice| {
        one_hit(rep, &tables.ranged_damage, dice) == Harm::ObviouslyDead || dies
    })
}

impl Given for Volley {
    const NAME: &'static str = "atzr.ranged.volley";
    const ABOUT: &'static str =
        "A weapon fired at its targets, with the damage: what becomes of each of them.";
    type Result = VolleyResult;

    fn check(&self) -> Result<(), ValueFault> {
        let counter = Printed::in_use().counters.of(self.firing.weapon);
        self.firing.fits(counter)?;
        check_rep("rep", self.shooter.rep).within("shooter")?;
        for (at, aim) in self.aims.iter().enumerate() {
            aim.target.check().within("target").within(at).within("aims")?;
            if aim.dice == 0 || aim.order == Some(0) {
                return Err(ValueFault::at(at, "takes a die or more, and an order from 1").within("aims"));
            }
        }
        if let Some(most) = counter.max_targets.filter(|it| usize::from(*it) < self.aims.len()) {
            return Err(ValueFault::at(
                "aims",
                format!("takes up to {most} targets with a {}", self.firing.weapon.name()),
            ));
        }
        let dice = self.firing.counted(counter);
        let aimed: u16 = self.aims.iter().map(|it| it.dice).sum();
        if aimed != dice {
            return Err(ValueFault::at(
                "aims",
                format!("{aimed} dice are put on targets, and {dice} are fired"),
            ));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> VolleyResult {
        let printed = Printed::in_use();
        self.resolve(&printed.tables, printed.counters.of(self.firing.weapon), dice)
    }
}
