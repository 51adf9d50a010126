//! Weapons (10.0): what is rolled when one is fired.
use kernel::{
    Dice, Faces, Given, Roll, RuleId,
    written::{FaultReason, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    journal::Happened,
    printed::{
        CounterThing, Printed,
        counters::{Counter, CounterKind},
    },
    table::{ammo::runs_out, item},
};

/// One weapon that is fired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(extend("x-order" = ["weapon", "fire_dice", "scope"]))]
pub struct Firing {
    #[schemars(extend("enum" = shooting()))]
    pub weapon: CounterThing,
    /// Fire Dice that are used where not all of them are: a Star's choice, or one when a charge came out even.
    #[serde(default)]
    #[schemars(title = "Fire Dice used")]
    #[schemars(range(min = 1, max = 20))]
    pub fire_dice: Option<u16>,
    /// A Scope is attached to it.
    #[serde(default)]
    pub scope: bool,
}

/// The dice of one firing.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Fired {
    /// Those that count for hitting, highest first.
    pub faces: Faces,
    pub out_of_ammo: bool,
    /// Dice that may bring zombies.
    pub noise: u16,
}

impl Firing {
    pub const fn of(weapon: CounterThing) -> Self {
        Firing { weapon, fire_dice: None, scope: false }
    }

    /// How many dice go on targets.
    pub fn counted(&self, counter: &Counter) -> u16 {
        let all = u16::from(counter.best_dice.unwrap_or(counter.fire_dice));
        self.fire_dice.map_or(all, |it| it.min(all))
    }

    pub fn roll(&self, counter: &Counter, dice: &mut dyn Dice) -> Fired {
        dice.cite(rule!("atzr.ruling.table-weapon-counters"));
        let counted = self.counted(counter);
        let rolled = self.rolled(counter, dice);
        let mut faces = self.faces(rolled, dice);
        let ones = faces.iter().filter(|&&it| it == 1).count() as u16;
        faces.reverse();
        faces.truncate(counted.into());
        Fired {
            faces,
            out_of_ammo: self.empty(counter, ones, dice),
            noise: self.noise(counter, rolled, dice),
        }
    }

    /// How many dice are rolled, the one of a Scope left aside.
    fn rolled(&self, counter: &Counter, dice: &mut dyn Dice) -> u16 {
        if counter.best_dice.is_some() {
            dice.cite(rule!("atzr.weapon.shotgun"));
            dice.cite(rule!("atzr.ruling.shotgun-dice"));
            return counter.fire_dice.into();
        }
        if !counter.star_fire_dice.is_empty() {
            dice.cite(rule!("atzr.weapon.assault-rifle-star"));
        }
        self.counted(counter)
    }

    /// The rule by which its Fire Dice are rolled.
    pub fn rolls(&self) -> RuleId {
        if self.scope { rule!("atzr.item.scope-effect") } else { rule!("atzr.ranged.to-hit") }
    }

    fn faces(&self, rolled: u16, dice: &mut dyn Dice) -> Faces {
        if !self.scope {
            return dice.pool(self.rolls(), rolled, 6);
        }
        item::scoped(self.rolls(), rolled, dice)
    }

    fn empty(&self, counter: &Counter, ones: u16, dice: &mut dyn Dice) -> bool {
        if !counter.reload_every_shot {
            return runs_out(ones, dice);
        }
        dice.cite(rule!("atzr.weapon.crossbow"));
        true
    }

    fn noise(&self, counter: &Counter, rolled: u16, dice: &mut dyn Dice) -> u16 {
        if counter.noise {
            return rolled;
        }
        dice.cite(rule!("atzr.weapon.crossbow"));
        0
    }

    pub(crate) fn fits(&self, counter: &Counter) -> Result<(), ValueFault> {
        if counter.kind != CounterKind::Ranged {
            return Err(ValueFault::at("weapon", "takes one that shoots"));
        }
        if self.scope && !counter.scope {
            return Err(ValueFault::at("scope", format!("none fits a {}", self.weapon.name())));
        }
        let most = u16::from(counter.best_dice.unwrap_or(counter.fire_dice));
        if self.fire_dice.is_some_and(|it| !(1..=most).contains(&it)) {
            return Err(ValueFault::at(
                "fire_dice",
                FaultReason::takes(1..=most).after(format!("with a {}", self.weapon.name())),
            ));
        }
        Ok(())
    }
}

impl Default for Firing {
    fn default() -> Self {
        Firing::of(CounterThing::Pistol)
    }
}

/// What is fired at a target, for the schema of a field that takes nothing else.
fn shooting() -> Vec<CounterThing> {
    let counters = &Printed::in_use().counters;
    CounterThing::ALL.into_iter().filter(|it| counters.of(*it).kind == CounterKind::Ranged).collect()
}

impl Given for Firing {
    const NAME: &'static str = "atzr.weapon";
    const ABOUT: &'static str =
        "The Fire Dice of a weapon: which count, whether it is Out of Ammo, how loud it was.";
    type Result = Fired;

    fn check(&self) -> Result<(), ValueFault> {
        self.fits(Printed::in_use().counters.of(self.weapon))
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Fired {
        self.roll(Printed::in_use().counters.of(self.weapon), dice)
    }
}

/// A hex that blows up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Blast {
    pub with: Explosive,
    /// Humans and zombies in the hex.
    #[serde(default = "one")]
    #[schemars(range(min = 1, max = 6))]
    pub targets: u16,
}

const fn one() -> u16 {
    1
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Explosive {
    #[default]
    Grenade,
    #[schemars(title = "RPG")]
    Rpg,
    GasTank,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct BlastDice {
    /// Fire Dice against each target, all of them as the first.
    pub each: u16,
    /// Dice that may bring zombies, those of the shot at a Gas Tank left aside.
    pub noise: u16,
}

impl Default for Blast {
    fn default() -> Self {
        Blast { with: Explosive::Grenade, targets: 1 }
    }
}

impl Blast {
    pub fn roll(&self, dice: &mut dyn Dice) -> BlastDice {
        match self.with {
            Explosive::Grenade | Explosive::Rpg => dice.cite(rule!("atzr.ruling.explosive-details")),
            Explosive::GasTank => {
                dice.cite(rule!("atzr.weapon.gas-tank"));
                dice.cite(rule!("atzr.ruling.gas-tank-details"));
            }
        }
        let each = dice.d6(rule!("atzr.weapon.explosive-dice")) as u16;
        dice.came(rule!("atzr.weapon.explosive-dice"), &|| Happened::BlastDice { each }.into());
        BlastDice { each, noise: each * self.targets.max(1) }
    }
}

impl Given for Blast {
    const NAME: &'static str = "atzr.weapon.explosive";
    const ABOUT: &'static str = "How many Fire Dice a Grenade, an RPG or a Gas Tank has for each target.";
    type Result = BlastDice;

    fn check(&self) -> Result<(), ValueFault> {
        if 6 < self.targets {
            return Err(ValueFault::at("targets", "takes up to 6, 2 humans and 4 zombies"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> BlastDice {
        self.roll(dice)
    }
}
