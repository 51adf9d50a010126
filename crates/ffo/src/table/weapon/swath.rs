//! The arc of fire: how many figures fit into it, and what the gaps between them cost (p. 23).
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::INCH_MM;
use crate::table::dice::check_within;

/// Figures that are to be fired at, as the shooter sweeps over them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Swath {
    /// The Target Rating in use.
    #[schemars(range(min = 1, max = 10))]
    pub rating: u8,
    /// From each figure to the next, the first one fired at first.
    #[schemars(length(max = 9), inner(range(min = 0, max = 2500)))]
    pub gaps_mm: Vec<i32>,
}

impl Default for Swath {
    fn default() -> Self {
        Swath { rating: 3, gaps_mm: vec![INCH_MM] }
    }
}

/// Whether they can all be fired at.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct SwathFit {
    pub fits: bool,
    /// How many shots are burnt in each gap.
    pub burnt: SmallVec<[u8; 4]>,
}

/// How many shots the empty space between two neighbours burns.
pub fn burnt(gap_mm: i32, dice: &mut dyn Dice) -> u8 {
    dice.cite(rule!("ffo.weapon.swath-gap"));
    dice.cite(rule!("ffo.ruling.swath-geometry"));
    let inches = gap_mm.max(1).saturating_add(INCH_MM - 1) / INCH_MM;
    u8::try_from(inches - 1).unwrap_or(u8::MAX)
}

impl Given for Swath {
    const NAME: &'static str = "ffo.weapon.swath";
    const ABOUT: &'static str = "Whether figures stand close enough to be fired at together.";
    type Result = SwathFit;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("rating", self.rating.into(), 1, 10)?;
        if 9 < self.gaps_mm.len() {
            return Err(ValueFault::at("gaps_mm", "takes up to 9 gaps"));
        }
        self.gaps_mm.iter().try_for_each(|&gap| check_within("gaps_mm", gap, 0, 2500))
    }

    fn resolve(&self, dice: &mut dyn Dice) -> SwathFit {
        dice.cite(rule!("ffo.weapon.swath"));
        let burnt: SmallVec<[u8; 4]> = self.gaps_mm.iter().map(|&gap| burnt(gap, dice)).collect();
        let places = 1 + burnt.iter().map(|&it| 1 + usize::from(it)).sum::<usize>();
        SwathFit { fits: places <= self.rating.into(), burnt }
    }
}
