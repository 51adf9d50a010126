//! Fire, charge and melee (10, 11).
use kernel::RuleId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Sense, reaction::lines, sight::Corner, within};
use crate::printed::TablesFault;

/// What makes a total of the Ranged Combat Table a miss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Impediment {
    Always,
    ShooterFastMoved,
    RushShot,
    TargetCharging,
    TargetInCover,
    TargetFastMoved,
    SecondOrLaterTarget,
    ThirdOrLaterTarget,
    TargetOutsideInTheDark,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RangedRow {
    /// The highest total of the row; the last row has none and goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub up_to: Option<i32>,
    pub misses: Vec<Impediment>,
}

/// The Ranged Combat Table: die and the shooter's Rep.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RangedTable {
    pub rows: Vec<RangedRow>,
}

impl RangedTable {
    pub const RULING: RuleId = rule!("atzr.ruling.table-ranged-combat");

    /// What makes this total a miss.
    pub fn misses(&self, total: i32) -> &[Impediment] {
        let row = self.rows.iter().find(|it| it.up_to.is_none_or(|most| total <= most));
        row.map_or(&[], |it| &it.misses)
    }
}

impl Sense for RangedTable {
    fn faults(&self, path: &str) -> Vec<TablesFault> {
        let mut faults = Vec::new();
        let mut below = None;
        for (at, row) in self.rows.iter().enumerate() {
            let path = format!("{path}/rows/{at}");
            let last = at + 1 == self.rows.len();
            match row.up_to {
                None if !last => {
                    faults.push(TablesFault::new(&path, "no `up-to`", "one in every row but the last"))
                }
                Some(_) if last => {
                    faults.push(TablesFault::new(
                        format!("{path}/up-to"),
                        "`up-to`",
                        "none in the last row, which goes on",
                    ));
                }
                Some(up_to) if below.is_some_and(|it| up_to <= it) => {
                    let expected = "rows from the lowest total to the highest";
                    faults.push(TablesFault::new(format!("{path}/up-to"), up_to.to_string(), expected));
                }
                Some(_) | None => (),
            }
            below = row.up_to;
        }
        if self.rows.is_empty() {
            faults.push(TablesFault::new(format!("{path}/rows"), "no row", "a row for every total"));
        }
        faults
    }
}

/// What a hit does to a human, from least to most severe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Harm {
    DuckBack,
    OutOfTheFight,
    ObviouslyDead,
}

/// When a line of the Ranged Combat Damage Table applies: the die alone, or compared with the Rep of the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DamageWhen {
    One,
    Six,
    RepOrHigher,
    HigherThanRep,
    RepOrLower,
    LowerThanRep,
    Always,
}

impl DamageWhen {
    pub fn applies(self, die: i32, rep: i32) -> bool {
        match self {
            DamageWhen::One => die == 1,
            DamageWhen::Six => die == 6,
            DamageWhen::RepOrHigher => rep <= die,
            DamageWhen::HigherThanRep => rep < die,
            DamageWhen::RepOrLower => die <= rep,
            DamageWhen::LowerThanRep => die < rep,
            DamageWhen::Always => true,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct DamageRow {
    pub when: DamageWhen,
    pub result: Harm,
}

/// The Ranged Combat Damage Table for humans; zombies have theirs in the text (13.8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RangedDamageTable {
    pub rows: Vec<DamageRow>,
}

impl RangedDamageTable {
    pub const RULING: RuleId = rule!("atzr.ruling.table-ranged-damage");

    /// What a damage die does to somebody of this Rep.
    pub fn harm(&self, die: i32, rep: i32) -> Harm {
        let row = self.rows.iter().find(|it| it.when.applies(die, rep));
        row.map_or(Harm::DuckBack, |it| it.result)
    }
}

impl Sense for RangedDamageTable {
    fn faults(&self, path: &str) -> Vec<TablesFault> {
        let whens: Vec<DamageWhen> = self.rows.iter().map(|it| it.when).collect();
        lines(&format!("{path}/rows"), &whens, DamageWhen::Always)
    }
}

/// What the target of a charge may fire at a charger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Allowed {
    Nothing,
    OneDie,
    AllDice,
}

/// The Charge into Melee Table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ChargeTable {
    pub roll: Corner,
    pub rage: i32,
    pub runt: i32,
    pub charger_passed_more: Allowed,
    pub same: Allowed,
    pub target_passed_more: Allowed,
}

impl ChargeTable {
    pub const RULING: RuleId = rule!("atzr.ruling.table-charge-into-melee");
}

impl Sense for ChargeTable {
    fn faults(&self, path: &str) -> Vec<TablesFault> {
        let dice = [("rage", self.rage), ("runt", self.runt)];
        let dice = dice.iter().filter_map(|&(name, n)| within(path, name, n, -6, 6));
        self.roll.fault(path).into_iter().chain(dice).collect()
    }
}

/// The Melee Table: the dice of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MeleeTable {
    pub roll: Corner,
    pub bat_in_one_hand: i32,
    pub bat_in_both_hands: i32,
    pub frying_pan: i32,
    pub vest: i32,
    pub brawler: i32,
    pub rage: i32,
    pub against_zombies: i32,
    /// For each round of this melee that cost the fighter Rep.
    pub each_lost_round: i32,
    /// The dice of zombies, all together.
    pub zombies: i32,
    pub each_further_zombie: i32,
    pub most_for_further_zombies: i32,
}

impl MeleeTable {
    pub const RULING: RuleId = rule!("atzr.ruling.table-melee");
}

impl Sense for MeleeTable {
    fn faults(&self, path: &str) -> Vec<TablesFault> {
        let more = [
            ("bat-in-one-hand", self.bat_in_one_hand),
            ("bat-in-both-hands", self.bat_in_both_hands),
            ("frying-pan", self.frying_pan),
            ("vest", self.vest),
            ("brawler", self.brawler),
            ("rage", self.rage),
            ("against-zombies", self.against_zombies),
            ("each-further-zombie", self.each_further_zombie),
            ("most-for-further-zombies", self.most_for_further_zombies),
        ];
        let mut faults: Vec<TablesFault> = self.roll.fault(path).into_iter().collect();
        faults.extend(more.iter().filter_map(|&(name, n)| within(path, name, n, 0, 6)));
        // A fight in which rounds cost nothing, or zombies never hit, might have no end.
        faults.extend(within(path, "each-lost-round", self.each_lost_round, -6, -1));
        faults.extend(within(path, "zombies", self.zombies, 1, 12));
        faults
    }
}

/// What the winner of a round does to the loser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MeleeHarm {
    AnotherRound,
    OutOfTheFight,
    ObviouslyDead,
}

/// When a line of the Melee Damage Table applies: the die alone, or compared with the Impact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MeleeDamageWhen {
    One,
    Six,
    ImpactOrLower,
    LowerThanImpact,
    ImpactOrHigher,
    HigherThanImpact,
    Always,
}

impl MeleeDamageWhen {
    pub fn applies(self, die: i32, impact: i32) -> bool {
        match self {
            MeleeDamageWhen::One => die == 1,
            MeleeDamageWhen::Six => die == 6,
            MeleeDamageWhen::ImpactOrLower => die <= impact,
            MeleeDamageWhen::LowerThanImpact => die < impact,
            MeleeDamageWhen::ImpactOrHigher => impact <= die,
            MeleeDamageWhen::HigherThanImpact => impact < die,
            MeleeDamageWhen::Always => true,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MeleeDamageRow {
    pub when: MeleeDamageWhen,
    pub result: MeleeHarm,
}

/// The Melee Damage Table: one die of the winner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MeleeDamageTable {
    pub rows: Vec<MeleeDamageRow>,
}

impl MeleeDamageTable {
    pub const RULING: RuleId = rule!("atzr.ruling.table-melee-damage");

    /// What a damage die does with this Impact.
    pub fn harm(&self, die: i32, impact: i32) -> MeleeHarm {
        let row = self.rows.iter().find(|it| it.when.applies(die, impact));
        row.map_or(MeleeHarm::AnotherRound, |it| it.result)
    }
}

impl Sense for MeleeDamageTable {
    fn faults(&self, path: &str) -> Vec<TablesFault> {
        let whens: Vec<MeleeDamageWhen> = self.rows.iter().map(|it| it.when).collect();
        let mut faults = lines(&format!("{path}/rows"), &whens, MeleeDamageWhen::Always);
        if self.rows.iter().all(|it| it.result == MeleeHarm::AnotherRound) && !self.rows.is_empty() {
            let expected = "a line that takes somebody out, for a melee has an end";
            faults.push(TablesFault::new(format!("{path}/rows"), "nothing but another round", expected));
        }
        faults
    }
}
