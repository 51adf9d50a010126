//! Charges with vehicles and at vehicles (p. 43, 50 and 51).
use kernel::{
    Dice, Given,
    written::{Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Hand, MOST_MM};
use crate::table::{
    charge::{Allowed, Charge, Contender, Met},
    dice::{check_each, check_len, check_within},
    weapon::INCH_MM,
};

/// A driver who runs somebody over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["driver", "target", "target_can_fire"]))]
pub struct RunOver {
    pub driver: Contender,
    pub target: Contender,
    /// The target has a loaded gun in hand that reaches the vehicle.
    pub target_can_fire: bool,
}

impl Default for RunOver {
    fn default() -> Self {
        let (driver, target) = (Contender::default(), Contender::default());
        RunOver { driver, target, target_can_fire: true }
    }
}

/// What comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunOverEnd {
    /// There is no charge: a Citizen's nerve has failed, or the target has got away.
    Nothing,
    /// The target fires so much, and is hit: a Bash.
    Hit(Allowed),
    /// The target fires so much, dodges 3 inches to this side of the vehicle, and lies there in Carry On.
    Dodges { fires: Allowed, to: Hand },
}

/// The test of one driver against one target.
fn charge(driver: Contender, target: Contender, target_can_fire: bool, dice: &mut dyn Dice) -> Met {
    let charge = Charge { target, target_can_fire, chargers: vec![driver], ..Charge::default() };
    charge.test(dice)[0]
}

impl RunOver {
    pub fn test(&self, dice: &mut dyn Dice) -> RunOverEnd {
        let why = rule!("ffo.vehicle.charge-person");
        dice.cite(why);
        match charge(self.driver, self.target, self.target_can_fire, dice) {
            Met::StaysBack | Met::Evaded => RunOverEnd::Nothing,
            hit @ (Met::Frozen | Met::ChargerMore | Met::Same(_)) => RunOverEnd::Hit(hit.allowed()),
            Met::TargetMore(fires) => RunOverEnd::Dodges { fires, to: Hand::roll(why, dice) },
        }
    }
}

impl Given for RunOver {
    const NAME: &'static str = "ffo.vehicle.run-over";
    const ABOUT: &'static str = "A driver runs over a person: whether the vehicle hits, and what they fire.";
    type Result = RunOverEnd;

    fn check(&self) -> Result<(), ValueFault> {
        check_drivers(&[("driver", &self.driver)])?;
        if self.target.zombie {
            return Err(ValueFault::at("target", "zombies are run down together: ffo.vehicle.run-down"));
        }
        check_charged("target", &self.target)?;
        self.target.check().within("target")
    }

    fn resolve(&self, dice: &mut dyn Dice) -> RunOverEnd {
        self.test(dice)
    }
}

/// Only whoever charges comes from the rear, or has had their nerve tested.
fn check_charged(name: &'static str, charged: &Contender) -> Result<(), ValueFault> {
    if charged.from_rear || charged.nerve_proven {
        let fields = &["from_rear", "nerve_proven"];
        return Err(ValueFault::of_all(fields, "only a charger can").within(name));
    }
    Ok(())
}

fn check_drivers(drivers: &[(&'static str, &Contender)]) -> Result<(), ValueFault> {
    drivers.iter().try_for_each(|&(name, it)| {
        it.check().within(name)?;
        if it.zombie { Err(ValueFault::at(name, "a zombie does not drive")) } else { Ok(()) }
    })
}

/// A driver who runs zombies down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["driver", "zombies"]))]
pub struct RunDown {
    pub driver: Contender,
    /// All that the vehicle touches on its way.
    #[schemars(range(min = 1, max = 12))]
    pub zombies: u8,
}

impl Default for RunDown {
    fn default() -> Self {
        RunDown { driver: Contender::default(), zombies: 4 }
    }
}

/// What comes of it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Zombies {
    /// A Citizen's nerve has failed.
    NoCharge,
    /// All of them are in one Bash, at the last of them.
    OneBash,
    /// There is no Bash: each dodges 3 inches to its side and lies there.
    Dodge(SmallVec<[Hand; 4]>),
}

impl RunDown {
    /// The driver rolls once against all of them.
    pub fn test(&self, dice: &mut dyn Dice) -> Zombies {
        let why = rule!("ffo.vehicle.charge-person");
        dice.cite(why);
        dice.cite(rule!("ffo.zombie.vehicle-run-down"));
        dice.cite(rule!("ffo.ruling.vehicle-zombie-charge"));
        match charge(self.driver, Contender::zombie(), false, dice) {
            Met::StaysBack => Zombies::NoCharge,
            Met::Evaded | Met::Frozen | Met::ChargerMore | Met::Same(_) => Zombies::OneBash,
            Met::TargetMore(_) => Zombies::Dodge((0..self.zombies).map(|_| Hand::roll(why, dice)).collect()),
        }
    }
}

impl Given for RunDown {
    const NAME: &'static str = "ffo.vehicle.run-down";
    const ABOUT: &'static str = "A driver runs zombies down: whether there is a Bash, or they dodge.";
    type Result = Zombies;

    fn check(&self) -> Result<(), ValueFault> {
        check_drivers(&[("driver", &self.driver)])?;
        check_within("zombies", self.zombies.into(), 1, 12)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Zombies {
        self.test(dice)
    }
}

/// People or zombies who charge a vehicle.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["driver", "chargers", "moved_mm"]))]
pub struct ChargeVehicle {
    pub driver: Contender,
    #[schemars(length(min = 1, max = 8))]
    pub chargers: Vec<Contender>,
    /// How far it went in its latest move.
    #[schemars(range(min = 0, max = MOST_MM))]
    pub moved_mm: i32,
}

impl Default for ChargeVehicle {
    fn default() -> Self {
        ChargeVehicle { driver: Contender::default(), chargers: vec![Contender::zombie()], moved_mm: 200 }
    }
}

/// What comes of one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Boarding {
    /// A Citizen's nerve has failed.
    StaysBack,
    /// The driver has got away.
    Evaded,
    /// They jump on and melee an occupant through the window.
    JumpsOn,
    /// The vehicle hits them: a Bash, one for all zombies together.
    Bash,
    /// The vehicle is so slow that a zombie stops an inch short of it: the usual test, with the occupant that it reaches.
    StopsShort,
}

impl ChargeVehicle {
    /// The driver rolls once against all of them.
    pub fn test(&self, dice: &mut dyn Dice) -> SmallVec<[Boarding; 4]> {
        dice.cite(rule!("ffo.vehicle.charged"));
        let slow = self.moved_mm <= 6 * INCH_MM;
        if self.chargers.iter().any(|it| it.zombie) {
            dice.cite(rule!("ffo.zombie.vehicle-charge"));
            dice.cite(rule!("ffo.zombie.vehicle-bash"));
            dice.cite(rule!("ffo.zombie.vehicle-slow"));
            dice.cite(rule!("ffo.ruling.vehicle-slow"));
            dice.cite(rule!("ffo.ruling.vehicle-zombie-charge"));
            if slow {
                return SmallVec::from_elem(Boarding::StopsShort, self.chargers.len());
            }
        }
        let charge = Charge {
            target: self.driver,
            target_can_fire: false,
            target_in_melee: false,
            target_cornered: false,
            chargers: self.chargers.clone(),
        };
        charge.test(dice).iter().map(|it| Boarding::of(*it)).collect()
    }
}

impl Boarding {
    const fn of(met: Met) -> Boarding {
        match met {
            Met::StaysBack => Boarding::StaysBack,
            Met::Evaded => Boarding::Evaded,
            Met::Frozen | Met::ChargerMore => Boarding::JumpsOn,
            Met::Same(_) | Met::TargetMore(_) => Boarding::Bash,
        }
    }
}

impl Given for ChargeVehicle {
    const NAME: &'static str = "ffo.vehicle.charged";
    const ABOUT: &'static str = "People or zombies charge a vehicle: who jumps on, and whom it hits.";
    type Result = SmallVec<[Boarding; 4]>;

    fn check(&self) -> Result<(), ValueFault> {
        check_drivers(&[("driver", &self.driver)])?;
        check_charged("driver", &self.driver)?;
        check_len("chargers", self.chargers.len(), 1, 8)?;
        check_each("chargers", &self.chargers, Contender::check)?;
        let zombies = self.chargers.iter().filter(|it| it.zombie).count();
        if zombies != 0 && zombies != self.chargers.len() {
            return Err(ValueFault::at("chargers", "takes people or zombies, not both"));
        }
        check_within("moved_mm", self.moved_mm, 0, MOST_MM)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> SmallVec<[Boarding; 4]> {
        self.test(dice)
    }
}

/// A driver who rams another vehicle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["charger", "target", "target_star", "head_to_side"]))]
pub struct Ram {
    pub charger: Contender,
    /// The driver of the other vehicle.
    pub target: Contender,
    pub target_star: bool,
    /// It strikes the other's side with its head.
    pub head_to_side: bool,
}

/// What comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rammed {
    /// A Citizen's nerve has failed.
    StaysBack,
    /// It goes on past the other.
    Misses,
    /// A Bash.
    Strikes,
    /// A Bash; the Star at the other wheel may first drive into the charger, which is a Bash too.
    StrikesOrIsStruck,
}

impl Given for Ram {
    const NAME: &'static str = "ffo.vehicle.ram";
    const ABOUT: &'static str = "A driver rams another vehicle: whether there is a Bash.";
    type Result = Rammed;

    fn check(&self) -> Result<(), ValueFault> {
        check_drivers(&[("charger", &self.charger), ("target", &self.target)])?;
        check_charged("target", &self.target)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Rammed {
        dice.cite(rule!("ffo.vehicle.ram"));
        let strikes = match charge(self.charger, self.target, false, dice) {
            Met::StaysBack => return Rammed::StaysBack,
            Met::Evaded | Met::TargetMore(_) => false,
            Met::Frozen | Met::ChargerMore => true,
            Met::Same(_) => self.head_to_side,
        };
        match (strikes, self.target_star) {
            (false, _) => Rammed::Misses,
            (true, false) => Rammed::Strikes,
            (true, true) => Rammed::StrikesOrIsStruck,
        }
    }
}
