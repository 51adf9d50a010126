//! Shotguns (11.2.7.1): a die for each target under the cone.
use kernel::{
    Dice, Given, Sum,
    written::{FaultReason, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::table::{
    handling::Handling,
    shoot::{Hit, Scores},
    weapons::{Cone, Weapon},
};

/// What one burst of a shotgun does to one figure under its cone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = serde_json::json!({ "weapon": "pump-shotgun", "along_mm": 100 }))]
pub struct Spray {
    #[schemars(extend("enum" = Weapon::able(Weapon::is_shotgun)))]
    pub weapon: Weapon,
    /// How far along the cone's axis the figure's centre lies from the tip.
    #[schemars(title = "Distance along the cone (cm)")]
    #[schemars(range(min = -crate::table::r#move::FARTHEST_MM, max = crate::table::r#move::FARTHEST_MM))]
    pub along_mm: i32,
    /// One shell, or both barrels with the same cone.
    #[serde(default = "one")]
    #[schemars(range(min = 1, max = 2))]
    pub shells: u8,
    #[serde(default)]
    pub handling: Handling,
}

/// The dice for one figure.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Sprayed {
    /// One for each shell, the lesser first.
    pub hits: SmallVec<[Hit; 2]>,
    /// Natural 1s, for the jam roll; nobody asks for their odds.
    #[serde(skip)]
    pub ones: u8,
}

impl Sprayed {
    pub fn best(&self) -> Hit {
        self.hits.iter().copied().max().unwrap_or_default()
    }
}

/// The intervals marked on the cones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Band {
    Near,
    Middle,
    Far,
}

impl Cone {
    pub const fn length_mm(self) -> i32 {
        match self {
            Cone::Long => 150,
            Cone::Short => 100,
        }
    }

    pub const fn end_width_mm(self) -> i32 {
        match self {
            Cone::Long => 50,
            Cone::Short => 100,
        }
    }

    /// Whether a point lies inside or on the outline: `along` the axis from the tip, `aside` of it.
    pub const fn covers(self, along_mm: i32, aside_mm: i32) -> bool {
        let inside = 2 * aside_mm.abs() * self.length_mm() <= along_mm * self.end_width_mm();
        0 <= along_mm && along_mm <= self.length_mm() && inside
    }

    /// The interval that far along the axis.
    pub const fn band(self, along_mm: i32) -> Option<Band> {
        if along_mm < 0 || self.length_mm() < along_mm {
            return None;
        }
        Some(match along_mm {
            ..=50 => Band::Near,
            51..=100 => Band::Middle,
            _ => Band::Far,
        })
    }
}

impl Spray {
    pub fn modifiers(&self) -> Sum {
        let mut sum = Sum::default();
        self.handling.add_to(self.weapon, &mut sum);
        sum
    }

    pub fn fire(&self, dice: &mut dyn Dice) -> Sprayed {
        dice.cite(rule!("dwa.shoot.range-template-exempt"));
        dice.cite(rule!("dwa.shoot.aim-template"));
        if 1 < self.shells {
            dice.cite(rule!("dwa.shotgun.two-barrels"));
            dice.cite(rule!("dwa.ruling.two-barrels"));
        }
        let sum = self.modifiers();
        if !sum.is_empty() {
            dice.cite(rule!("dwa.ruling.template-modifiers"));
            self.handling.cite(self.weapon, dice);
        }
        let plus = dice.plus(&sum);
        let scores = self.scores(dice);
        scores.tell(rule!("dwa.shotgun.roll"), dice);
        let faces = dice.pool(rule!("dwa.shotgun.roll"), u16::from(self.shells), 6);
        let ones = faces.iter().filter(|&&it| it == 1).count() as u8;
        let hits = faces.iter().map(|&it| scores.read(i32::from(it) + plus, dice)).collect();
        Sprayed { hits, ones }
    }

    /// Nothing falls or dies outside the cone.
    fn scores(&self, dice: &mut dyn Dice) -> Scores {
        dice.cite(rule!("dwa.ruling.cone-geometry"));
        dice.cite(rule!("dwa.ruling.shotgun-bands"));
        self.lowest()
    }

    /// The lowest scores at this distance.
    pub fn lowest(&self) -> Scores {
        let cone = self.weapon.cone().unwrap_or(Cone::Long);
        let (fall, elim) = match (cone, cone.band(self.along_mm)) {
            (Cone::Long | Cone::Short, Some(Band::Near)) => (2, 4),
            (Cone::Long, Some(Band::Middle)) => (3, 5),
            (Cone::Long, Some(Band::Far)) | (Cone::Short, Some(Band::Middle | Band::Far)) => (4, 6),
            (Cone::Long | Cone::Short, None) => return Scores { fall: None, elim: None },
        };
        Scores { fall: Some(fall), elim: Some(elim) }
    }
}

fn one() -> u8 {
    1
}

impl Given for Spray {
    const NAME: &'static str = "dwa.shotgun";
    const ABOUT: &'static str = "A shotgun's dice for one figure under the cone.";
    type Result = Sprayed;

    fn check(&self) -> Result<(), ValueFault> {
        let (true, Some(cone)) = (self.weapon.is_shotgun(), self.weapon.cone()) else {
            return Err(ValueFault::at("weapon", "takes a shotgun"));
        };
        if cone.band(self.along_mm).is_none() {
            return Err(ValueFault::at(
                "along_mm",
                FaultReason::takes_mm(0..=cone.length_mm()).after(", the length of the cone"),
            ));
        }
        let barrels = self.weapon.profile().rof;
        if !(1..=barrels).contains(&self.shells) {
            return Err(ValueFault::at(
                "shells",
                FaultReason::takes(1..=barrels).after(format!("with a {}", self.weapon.profile().name)),
            ));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Sprayed {
        self.fire(dice)
    }
}
