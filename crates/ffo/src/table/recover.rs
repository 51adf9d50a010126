//! After the Battle Recovery (p. 34) with the Medic Dice (p. 12).
use kernel::{Dice, Given, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::dice::{MOST_REP, Passed, check_each, check_len, check_rep, check_within, corner, passes};

/// Why somebody is no longer with the band.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lost {
    OutOfTheFight,
    RanAway,
}

/// Somebody with the Attribute who is present and neither down nor gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["rep", "level"]))]
pub struct Medic {
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    #[schemars(range(min = 1, max = 2))]
    pub level: i32,
}

impl Default for Medic {
    fn default() -> Self {
        Medic { rep: 4, level: 1 }
    }
}

impl Medic {
    /// How many dice they may be expected to pass, in sixths.
    const fn worth(self) -> i32 {
        self.level * if self.rep < 6 { self.rep } else { 6 }
    }
}

/// The After the Battle Recovery Test of one character.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct RecoveryTest {
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    pub lost: Lost,
    /// One Medical Supply is used up on them.
    pub medical_supply: bool,
    /// Those who could see to them; the best of them does.
    #[schemars(length(max = 6))]
    pub medics: Vec<Medic>,
    /// They would be Obviously Dead if the fight had not been non-lethal.
    pub knocked_cold: bool,
    pub star: bool,
    /// A zombie has put them Out of the Fight.
    pub by_zombie: bool,
}

impl Default for RecoveryTest {
    fn default() -> Self {
        RecoveryTest {
            rep: 4,
            lost: Lost::OutOfTheFight,
            medical_supply: false,
            medics: Vec::new(),
            knocked_cold: false,
            star: false,
            by_zombie: false,
        }
    }
}

/// What becomes of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Recovered {
    Returns,
    /// Out of the Fight, and now dead.
    Dies,
    /// A Star is dead who does not Cheat Death.
    DiesOrCheatsDeath,
    /// A runaway never comes back.
    LeavesTheBand,
}

impl RecoveryTest {
    /// The dice against their own Rep.
    pub fn dice(&self, dice: &mut dyn Dice) -> Sum {
        let mut sum = corner(rule!("ffo.recover.dice"), 2, dice);
        if self.lost == Lost::RanAway {
            return sum;
        }
        if self.knocked_cold {
            sum.add(rule!("ffo.melee.non-lethal"), 1);
        }
        if self.medical_supply {
            dice.cite(rule!("ffo.ruling.one-medical-supply"));
            sum.add(rule!("ffo.resource.medical"), 1);
        }
        sum
    }

    /// Who sees to them.
    pub fn medic(&self, dice: &mut dyn Dice) -> Option<Medic> {
        if self.medics.is_empty() {
            return None;
        }
        dice.cite(rule!("ffo.ruling.medics"));
        let best = self.medics.iter().copied().max_by_key(|it| (it.worth(), it.rep));
        best.filter(|_| self.lost == Lost::OutOfTheFight)
    }

    pub fn take(&self, dice: &mut dyn Dice) -> Recovered {
        dice.cite(rule!("ffo.ruling.battle-dice-order"));
        let sum = self.dice(dice);
        let n = dice.plus(&sum);
        let mut passed = passes(rule!("ffo.recover.dice"), self.rep, n, dice);
        if let Some(medic) = self.medic(dice) {
            dice.cite(rule!("ffo.attribute.medic"));
            passed += passes(rule!("ffo.leader.medic-die"), medic.rep, medic.level, dice);
        }
        let passed = Passed::of(passed, dice);
        self.look_up(passed, dice)
    }

    fn look_up(&self, passed: Passed, dice: &mut dyn Dice) -> Recovered {
        dice.cite(rule!("ffo.recover.table"));
        match (passed, self.lost) {
            (Passed::Two, _) | (Passed::One, Lost::OutOfTheFight) => Recovered::Returns,
            (Passed::One | Passed::None, Lost::RanAway) => Recovered::LeavesTheBand,
            (Passed::None, Lost::OutOfTheFight) => {
                dice.cite(rule!("ffo.ruling.left-behind"));
                let cheats = self.star && !self.by_zombie;
                if cheats { Recovered::DiesOrCheatsDeath } else { Recovered::Dies }
            }
        }
    }
}

impl Given for RecoveryTest {
    const NAME: &'static str = "ffo.recover";
    const ABOUT: &'static str = "Whether somebody Out of the Fight recovers, or a runaway comes back.";
    type Result = Recovered;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_len("medics", self.medics.len(), 0, 6)?;
        check_each("medics", &self.medics, |it| {
            check_rep("rep", it.rep)?;
            check_within("level", it.level, 1, 2)
        })?;
        let treated = self.medical_supply || !self.medics.is_empty() || self.knocked_cold || self.by_zombie;
        if self.lost == Lost::RanAway && treated {
            let fields = &["medical_supply", "medics", "knocked_cold", "by_zombie"];
            return Err(ValueFault::of_all(fields, "not for a runaway"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Recovered {
        self.take(dice)
    }
}

/// Somebody at the end of an Encounter of a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct AfterBattle {
    pub lost: Lost,
    /// Somebody has taken them off the table.
    pub carried_off: bool,
    /// Their own side has held the table.
    pub side_held_table: bool,
    /// Human enemies were left on the table with them.
    pub left_with_humans: bool,
}

impl Default for AfterBattle {
    fn default() -> Self {
        AfterBattle {
            lost: Lost::OutOfTheFight,
            carried_off: false,
            side_held_table: true,
            left_with_humans: false,
        }
    }
}

/// What decides about them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Afterwards {
    RecoveryTest,
    /// They are At the Mercy of the Enemy.
    EnemyMercy,
    /// Nobody was left but zombies.
    Lost,
}

impl Given for AfterBattle {
    const NAME: &'static str = "ffo.recover.when";
    const ABOUT: &'static str = "Who takes the After the Battle Recovery Test.";
    type Result = Afterwards;

    fn check(&self) -> Result<(), ValueFault> {
        if self.side_held_table && self.left_with_humans {
            return Err(ValueFault::at("left_with_humans", "not where their own side has held the table"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Afterwards {
        dice.cite(rule!("ffo.recover.when"));
        if self.lost == Lost::RanAway {
            return Afterwards::RecoveryTest;
        }
        dice.cite(rule!("ffo.ruling.left-behind"));
        match (self.carried_off || self.side_held_table, self.left_with_humans) {
            (true, _) => Afterwards::RecoveryTest,
            (false, true) => Afterwards::EnemyMercy,
            (false, false) => Afterwards::Lost,
        }
    }
}
