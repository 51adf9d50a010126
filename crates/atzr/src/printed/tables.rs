//! The tables of the player aids that are needed in a fight.
mod combat;
mod ground;
mod reaction;
mod sight;

use std::sync::LazyLock;

use kernel::RuleId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

pub use self::{
    combat::{
        Allowed, ChargeTable, DamageRow, DamageWhen, Harm, Impediment, MeleeDamageRow, MeleeDamageTable,
        MeleeDamageWhen, MeleeHarm, MeleeTable, RangedDamageTable, RangedRow, RangedTable,
    },
    ground::{CoverRow, CoverTable, Hiding, MovementCosts, MovementTable},
    reaction::{Circumstance, Columns, Reaction, ReactionRow, ReactionTable, ReactionTables},
    sight::InSightTable,
};
use crate::printed::{
    Class,
    fault::{self, TablesFault},
};

/// Every table that is looked up in a fight; the names of a file are those of the fields, with hyphens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FightTables {
    pub in_sight: InSightTable,
    pub reaction: ReactionTables,
    pub ranged: RangedTable,
    pub ranged_damage: RangedDamageTable,
    pub charge: ChargeTable,
    pub melee: MeleeTable,
    pub melee_damage: MeleeDamageTable,
    pub cover: CoverTable,
    pub movement: MovementTable,
}

/// The tables by name, each with the ruling that reconstructs it.
const RULINGS: [(&str, RuleId); 8] = [
    ("in-sight", InSightTable::RULING),
    ("ranged", RangedTable::RULING),
    ("ranged-damage", RangedDamageTable::RULING),
    ("charge", ChargeTable::RULING),
    ("melee", MeleeTable::RULING),
    ("melee-damage", MeleeDamageTable::RULING),
    ("cover", CoverTable::RULING),
    ("movement", MovementTable::RULING),
];

/// The book's text has these numbers of the movement card itself.
const COSTS: [RuleId; 4] = [
    rule!("atzr.move.clear"),
    rule!("atzr.move.rough"),
    rule!("atzr.move.building"),
    rule!("atzr.zombie.move-cost"),
];

const CLASSES: [(&str, Class); 3] =
    [("ganger", Class::Ganger), ("militia", Class::Militia), ("survivor", Class::Survivor)];

/// A table that can be read though it makes no sense.
trait Sense: DeserializeOwned {
    /// What is wrong with it; `path` leads to it.
    fn faults(&self, path: &str) -> Vec<TablesFault>;
}

impl FightTables {
    /// As the rulings reconstruct them.
    pub fn book() -> Self {
        static BOOK: LazyLock<FightTables> = LazyLock::new(|| {
            let read = fault::parse(TEXT).and_then(|it| fault::read("", &toml::Value::Table(it)));
            // What is embedded is read by every test of a table.
            read.unwrap_or_else(|fault| panic!("printed/tables.toml does not read: {fault}"))
        });
        BOOK.clone()
    }

    /// The book's tables with those of a player's file in their place; each that he names he gives whole.
    pub fn read(section: &toml::Table) -> Result<Self, Vec<TablesFault>> {
        let mut tables = FightTables::book();
        let mut faults = Vec::new();
        for (name, value) in section {
            let path = format!("/tables/{name}");
            match name.as_str() {
                "in-sight" => replace(&mut tables.in_sight, &path, value, &mut faults),
                "reaction" => replace_reactions(&mut tables.reaction, value, &mut faults),
                "ranged" => replace(&mut tables.ranged, &path, value, &mut faults),
                "ranged-damage" => replace(&mut tables.ranged_damage, &path, value, &mut faults),
                "charge" => replace(&mut tables.charge, &path, value, &mut faults),
                "melee" => replace(&mut tables.melee, &path, value, &mut faults),
                "melee-damage" => replace(&mut tables.melee_damage, &path, value, &mut faults),
                "cover" => replace(&mut tables.cover, &path, value, &mut faults),
                "movement" => replace(&mut tables.movement, &path, value, &mut faults),
                _ => faults.push(unknown(path, name)),
            }
        }
        if faults.is_empty() { Ok(tables) } else { Err(faults) }
    }

    /// The rulings whose tables such a section gives.
    pub fn named(section: &toml::Table) -> Vec<RuleId> {
        let reactions = section.get("reaction").and_then(toml::Value::as_table);
        let classes = CLASSES.iter().filter(|it| reactions.is_some_and(|table| table.contains_key(it.0)));
        let others = RULINGS.iter().filter(|it| section.contains_key(it.0));
        let costs = COSTS.iter().filter(|_| section.contains_key("movement"));
        let rulings = others.map(|it| it.1).chain(classes.map(|it| ReactionTable::ruling(it.1)));
        rulings.chain(costs.copied()).collect()
    }
}

pub(super) const TEXT: &str = include_str!("../../printed/tables.toml");

fn replace<T: Sense>(table: &mut T, path: &str, value: &toml::Value, faults: &mut Vec<TablesFault>) {
    match fault::read::<T>(path, value) {
        Ok(read) => {
            faults.extend(read.faults(path));
            *table = read;
        }
        Err(fault) => faults.push(fault),
    }
}

fn replace_reactions(tables: &mut ReactionTables, value: &toml::Value, faults: &mut Vec<TablesFault>) {
    let Some(section) = value.as_table() else {
        let found = fault::kind(value);
        faults.push(TablesFault::new("/tables/reaction", found, "a table for ganger, militia or survivor"));
        return;
    };
    for (name, value) in section {
        let path = format!("/tables/reaction/{name}");
        match CLASSES.iter().find(|it| it.0 == name) {
            Some(&(_, class)) => replace(tables.of_mut(class), &path, value, faults),
            None => faults.push(TablesFault::new(path, format!("`{name}`"), "ganger, militia or survivor")),
        }
    }
}

fn unknown(path: String, name: &str) -> TablesFault {
    let names: Vec<&str> = RULINGS.iter().map(|it| it.0).collect();
    TablesFault::new(path, format!("`{name}`"), format!("one of reaction, {}", names.join(", ")))
}

/// A fault unless a number is within what can be rolled or paid.
fn within(path: &str, name: &str, n: i32, least: i32, most: i32) -> Option<TablesFault> {
    let wrong = !(least..=most).contains(&n);
    wrong.then(|| {
        TablesFault::new(format!("{path}/{name}"), n.to_string(), format!("a number from {least} to {most}"))
    })
}
