//! A hex that blows up: every target in it, each as the first (10.0.1, 10.0.2).
use kernel::{
    Dice, Given, fold,
    written::{FaultReason, Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    Hits, Shooter, Shot, Target,
    volley::{TargetFate, carried_dies, fate},
};
use crate::{
    printed::{FightTables, Printed, tables::RangedTable},
    table::{
        dice::check_rep,
        ranged::Struck,
        weapon::{Blast, Explosive},
    },
};

/// A Grenade, an RPG or a Gas Tank, and all who are in its hex.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Explosion {
    pub with: Explosive,
    pub shooter: Shooter,
    /// The shooter is being charged.
    pub charged: bool,
    #[schemars(length(min = 1, max = 6))]
    pub targets: Vec<Target>,
}

impl Default for Explosion {
    fn default() -> Self {
        let targets = vec![Target::zombie()];
        Explosion { with: Explosive::Grenade, shooter: Shooter::default(), charged: false, targets }
    }
}

/// What becomes of each target.
pub type Blown = SmallVec<[Struck; 3]>;

impl Explosion {
    /// So many Fire Dice against one target.
    pub fn hits(&self, target: &Target, each: u16, table: &RangedTable, dice: &mut dyn Dice) -> Hits {
        let shot = Shot { shooter: self.shooter, target: *target, order: 1 };
        fold(dice, each, Hits::default(), |mut hits, dice| {
            let rolled = rule!("atzr.weapon.explosive-dice");
            let face = dice.die(rolled, 6);
            hits.count(shot.look_up(table, (rolled, face.into()), dice));
            hits
        })
    }

    pub fn resolve(&self, tables: &FightTables, dice: &mut dyn Dice) -> Blown {
        let blast = Blast { with: self.with, targets: self.targets.len() as u16 }.roll(dice);
        let each = self.targets.iter();
        each.map(|target| {
            fold(dice, 1, Struck { target: TargetFate::Missed, carried_dies: false }, |_, dice| {
                let hits = self.hits(target, blast.each, &tables.ranged, dice);
                Struck {
                    target: fate(hits.hits, target, (self.shooter.rep, self.charged), tables, dice),
                    carried_dies: carried_dies(hits.on_carried, target, tables, dice),
                }
            })
        })
        .collect()
    }
}

impl Given for Explosion {
    const NAME: &'static str = "atzr.ranged.explosion";
    const ABOUT: &'static str = "A Grenade, an RPG or a Gas Tank: what becomes of each target in the hex.";
    type Result = Blown;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.shooter.rep).within("shooter")?;
        if !(1..=6).contains(&self.targets.len()) {
            return Err(ValueFault::at(
                "targets",
                FaultReason::takes(1..=6).after(", 2 humans and 4 zombies"),
            ));
        }
        for (at, target) in self.targets.iter().enumerate() {
            target.check().within(at).within("targets")?;
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Blown {
        self.resolve(&Printed::in_use().tables, dice)
    }
}
