//! Grenades (11.2.8): where they land, what they do.
use kernel::{
    Dice, Given, Need, Roll, Sum,
    written::{FaultReason, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    journal::{Incident, Outcome},
    rules::BlastDiameter,
    table::{
        handling::Handling,
        jam::{GrenadeJam, Misfire},
        setup,
        weapons::{Fire, Grenade, Weapon},
    },
};

/// A grenade thrown or launched at a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = serde_json::json!({ "weapon": "fragmentation-grenade", "range_mm": 100 }))]
pub struct GrenadeThrow {
    /// What is thrown, or the launcher.
    #[schemars(extend("enum" = Weapon::able(|it| it.grenade().is_some() || it.profile().fire == Fire::Launch)))]
    pub weapon: Weapon,
    #[schemars(range(min = 0, max = crate::table::r#move::FARTHEST_MM))]
    pub range_mm: i32,
    #[serde(default)]
    pub handling: Handling,
    /// Whether weapons jam (11.3).
    #[serde(default)]
    pub jams: bool,
}

/// Where it lands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Landing {
    OnTarget,
    /// Off by that many dice of centimetres; see [`Deviation`].
    Off {
        d6: u8,
    },
    /// Spent without effect; the launcher is jammed.
    Dud,
    /// The blast is centred on who threw or fired it; a launcher is jammed.
    Explodes,
}

impl GrenadeThrow {
    /// What changes the landing die: not range, aiming or cover, and no vehicle.
    pub fn modifiers(&self) -> Sum {
        let mut sum = Sum::default();
        Handling { fast_vehicle: None, ..self.handling }.add_to(self.weapon, &mut sum);
        sum
    }

    pub fn land(&self, dice: &mut dyn Dice) -> Landing {
        dice.cite(rule!("dwa.grenade.range"));
        let sum = self.modifiers();
        if !sum.is_empty() {
            dice.cite(rule!("dwa.ruling.grenade-modifiers"));
            self.handling.cite(self.weapon, dice);
        }
        let plus = dice.plus(&sum);
        let two = Need::between(3, 5, Outcome::TwoDiceOff);
        let (three, on) = (Need::at_most(2, Outcome::ThreeDiceOff), Need::at_least(6, Outcome::OnTarget));
        dice.needs(rule!("dwa.grenade.landing"), &[three, two, on]);
        let face = dice.d6(rule!("dwa.grenade.landing"));
        if face == 1 && self.jams {
            let launched = self.weapon.profile().fire == Fire::Launch;
            dice.came(rule!("dwa.grenade.landing"), &|| Incident::MayMisfire.into());
            match (GrenadeJam { launched }).roll(dice) {
                Misfire::Explodes => return Landing::Explodes,
                Misfire::Dud => return Landing::Dud,
                Misfire::Lands => (),
            }
        }
        match face + plus {
            ..=2 => Landing::Off { d6: 3 },
            3..=5 => Landing::Off { d6: 2 },
            6.. => Landing::OnTarget,
        }
    }
}

impl Given for GrenadeThrow {
    const NAME: &'static str = "dwa.grenade.landing";
    const ABOUT: &'static str = "Whether a grenade lands where it should.";
    type Result = Landing;

    fn check(&self) -> Result<(), ValueFault> {
        if self.weapon.grenade().is_none() && self.weapon.profile().fire != Fire::Launch {
            return Err(ValueFault::at("weapon", "takes a grenade, a molotov or the grenade-launcher"));
        }
        let range_mm = self.weapon.range_mm();
        if !(0..=range_mm).contains(&self.range_mm) {
            return Err(ValueFault::at(
                "range_mm",
                FaultReason::takes_mm(0..=range_mm).after(format!("with a {}", self.weapon.profile().name)),
            ));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Landing {
        self.land(dice)
    }
}

/// A grenade that goes astray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Deviation {
    /// Dice of centimetres: 2 or 3.
    #[schemars(range(min = 2, max = 3))]
    #[schemars(title = "How many dice of centimetres")]
    pub d6: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Drift {
    /// Clockwise from north.
    pub degrees: u16,
    pub distance_cm: i32,
}

impl Deviation {
    /// First the direction, then the distance.
    pub fn roll(&self, dice: &mut dyn Dice) -> Drift {
        dice.cite(rule!("dwa.ruling.grenade-deviation"));
        let degrees = setup::direction(rule!("dwa.grenade.landing"), dice);
        Drift { degrees, distance_cm: dice.sum_of_d6(rule!("dwa.grenade.landing"), u16::from(self.d6)) }
    }
}

impl Given for Deviation {
    const NAME: &'static str = "dwa.grenade.deviation";
    const ABOUT: &'static str = "Which way and how far a grenade goes astray.";
    type Result = Drift;

    fn check(&self) -> Result<(), ValueFault> {
        match self.d6 {
            2 | 3 => Ok(()),
            _ => Err(ValueFault::at("d6", "takes 2 or 3")),
        }
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Drift {
        self.roll(dice)
    }
}

/// How far the blast reaches: the circle's diameter is a setting.
pub fn blast_radius_mm(diameter: BlastDiameter) -> i32 {
    match diameter {
        BlastDiameter::Ten => 50,
        BlastDiameter::Eight => 40,
    }
}

/// A figure in the blast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Blast {
    pub grenade: Grenade,
    /// The blast point lies in a roofed and walled space.
    #[serde(default)]
    pub confined: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    Nothing,
    /// On fire from now on.
    Burns,
    Stun,
    Fall,
    Elim,
}

impl Blast {
    pub fn modifiers(&self) -> Sum {
        let mut sum = Sum::default();
        match (self.grenade, self.confined) {
            (Grenade::Concussion | Grenade::Fragmentation, true) => sum.add(rule!("dwa.grenade.confined"), 1),
            (Grenade::FlashBang, false) => sum.add(rule!("dwa.grenade.flash-bang-open"), -1),
            (Grenade::Concussion | Grenade::Fragmentation, false) => (),
            (Grenade::Incendiary | Grenade::Molotov, _) => (),
            (Grenade::FlashBang, true) => (),
        }
        sum
    }

    /// Says what the die has to come to.
    fn tell(&self, dice: &mut dyn Dice) {
        let needs = match self.grenade {
            Grenade::Concussion | Grenade::Fragmentation => {
                [Need::between(2, 4, Outcome::Falls), Need::at_least(5, Outcome::Eliminated)]
            }
            Grenade::Incendiary | Grenade::Molotov => {
                [Need::at_most(4, Outcome::OnFire), Need::at_least(5, Outcome::Eliminated)]
            }
            Grenade::FlashBang => [Need::between(3, 4, Outcome::Stunned), Need::at_least(5, Outcome::Falls)],
        };
        dice.needs(rule!("dwa.grenade.effect-table"), &needs);
    }

    pub fn roll(&self, dice: &mut dyn Dice) -> Effect {
        let sum = self.modifiers();
        if !sum.is_empty() {
            dice.cite(rule!("dwa.ruling.confined"));
        }
        let plus = dice.plus(&sum);
        self.tell(dice);
        let score = dice.d6(rule!("dwa.grenade.effect-table")) + plus;
        match (self.grenade, score) {
            (Grenade::Concussion | Grenade::Fragmentation, ..=1) => Effect::Nothing,
            (Grenade::Concussion | Grenade::Fragmentation, 2..=4) => Effect::Fall,
            (Grenade::Concussion | Grenade::Fragmentation, 5..) => Effect::Elim,
            (Grenade::Incendiary | Grenade::Molotov, ..=4) => {
                dice.cite(rule!("dwa.grenade.molotov-burns"));
                dice.cite(rule!("dwa.ruling.molotov"));
                Effect::Burns
            }
            (Grenade::Incendiary | Grenade::Molotov, 5..) => Effect::Elim,
            (Grenade::FlashBang, ..=2) => Effect::Nothing,
            (Grenade::FlashBang, 3..=4) => Effect::Stun,
            (Grenade::FlashBang, 5..) => Effect::Fall,
        }
    }
}

impl Given for Blast {
    const NAME: &'static str = "dwa.grenade.effect";
    const ABOUT: &'static str = "What a grenade does to one figure in its blast.";
    type Result = Effect;

    fn resolve(&self, dice: &mut dyn Dice) -> Effect {
        self.roll(dice)
    }
}
