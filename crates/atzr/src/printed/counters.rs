//! Weapon, item and zombie counters (2.2.2, 2.2.3, 15.0).
use std::sync::LazyLock;

use kernel::RuleId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::printed::{
    CounterThing, TablesFault,
    each::{Each, name},
    part::{FilePart, embedded, over},
};

/// What sort of thing a counter stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CounterKind {
    Ranged,
    /// Each target is rolled for with 1d6 Fire Dice.
    Explosive,
    Melee,
    Item,
}

/// Where a random counter of that sort is drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cup {
    Weapon,
    Item,
    /// Only found as loot.
    None,
}

/// A weapon or item counter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Counter {
    pub kind: CounterKind,
    /// How many of them there are.
    pub copies: u8,
    pub cup: Cup,
    /// Hands it takes, and what it counts when carried.
    pub hands: u8,
    /// Hands that using it takes, where that differs.
    #[serde(default)]
    pub hands_to_use: Option<u8>,
    /// What it counts when worn or attached, if it can be.
    #[serde(default)]
    pub hands_worn: Option<u8>,
    /// In hexes.
    #[serde(default)]
    pub range: u8,
    #[serde(default)]
    pub fire_dice: u8,
    /// The numbers of Fire Dice among which a Star chooses.
    #[serde(default)]
    pub star_fire_dice: Vec<u8>,
    /// How many of the Fire Dice count for hitting, where not all do.
    #[serde(default)]
    pub best_dice: Option<u8>,
    /// Over how many targets it can be spread, where that is limited.
    #[serde(default)]
    pub max_targets: Option<u8>,
    /// The Outgunned Ranking.
    #[serde(default)]
    pub outgunned: u8,
    /// How many characters it feeds.
    #[serde(default)]
    pub supplies: u8,
    /// A Scope fits it.
    #[serde(default)]
    pub scope: bool,
    /// Its Fire Dice bring zombies.
    #[serde(default = "yes")]
    pub noise: bool,
    /// It is Out of Ammo after every shot.
    #[serde(default)]
    pub reload_every_shot: bool,
}

const fn yes() -> bool {
    true
}

impl Counter {
    /// A weapon of any kind.
    pub const fn is_weapon(&self) -> bool {
        match self.kind {
            CounterKind::Ranged | CounterKind::Explosive | CounterKind::Melee => true,
            CounterKind::Item => false,
        }
    }
}

/// The zombie counters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ZombieCounters {
    /// How many there are with each placement number, from 1 to 6.
    pub copies: [u8; 6],
}

/// All of them; in a file the things stand beside the zombies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Counters {
    #[serde(flatten)]
    pub things: Each<CounterThing, Counter>,
    pub zombies: ZombieCounters,
}

pub(super) const TEXT: &str = include_str!("../../printed/counters.toml");

/// What a thing's counter shows is a ruling's, and how many there are is another's.
const RULINGS: [RuleId; 2] =
    [rule!("atzr.ruling.table-weapon-counters"), rule!("atzr.ruling.table-item-counters")];

impl Counters {
    /// As the rulings have them.
    pub fn book() -> Counters {
        static BOOK: LazyLock<Counters> = LazyLock::new(|| embedded(TEXT, Counters::whole));
        BOOK.clone()
    }

    /// The book's with those of a player's file in their place; each that he names he gives whole.
    pub fn read(section: &toml::Table) -> Result<Counters, Vec<TablesFault>> {
        Counters::whole(&over(TEXT, section, &[]))
    }

    pub fn of(&self, thing: CounterThing) -> &Counter {
        &self.things[thing]
    }

    /// The rulings whose counters such a section gives.
    pub fn named(section: &toml::Table) -> Vec<RuleId> {
        let things = section.keys().any(|it| it != "zombies");
        let zombies = section.contains_key("zombies").then_some(rule!("atzr.ruling.zombie-cup"));
        RULINGS.into_iter().filter(|_| things).chain(zombies).collect()
    }

    fn whole(table: &toml::Table) -> Result<Counters, Vec<TablesFault>> {
        let mut things = table.clone();
        things.remove("zombies");
        let mut part = FilePart::new("/counters", table);
        let things: Option<Each<CounterThing, Counter>> = part.each_in(None, &things);
        let zombies: Option<ZombieCounters> = part.member("zombies");
        for (thing, counter) in things.iter().flat_map(Each::iter) {
            check(&mut part, thing, counter);
        }
        if let Some(zombies) = &zombies {
            check_zombies(&mut part, zombies);
        }
        let read = things.zip(zombies).map(|(things, zombies)| Counters { things, zombies });
        part.done(read)
    }
}

fn check(part: &mut FilePart<'_>, thing: CounterThing, counter: &Counter) {
    let mut fault = |field: &str, found: String, expected: &str| {
        part.fault(&format!("{}/{field}", name(&thing)), found, expected);
    };
    if !(1..=2).contains(&counter.hands) {
        fault("hands", counter.hands.to_string(), "1 or 2");
    }
    if counter.hands_to_use.is_some_and(|it| !(1..=2).contains(&it)) {
        fault("hands-to-use", "another number".to_owned(), "1 or 2");
    }
    match counter.kind {
        CounterKind::Ranged if counter.range == 0 => fault("range", "0".to_owned(), "1 hex or more"),
        CounterKind::Ranged if counter.fire_dice == 0 => fault("fire-dice", "0".to_owned(), "1 die or more"),
        CounterKind::Ranged => (),
        CounterKind::Explosive | CounterKind::Melee | CounterKind::Item => {
            if counter.fire_dice != 0 {
                fault("fire-dice", counter.fire_dice.to_string(), "none, for this kind has none in print");
            }
        }
    }
    for (field, is_there, expected) in unread(thing, counter) {
        if is_there {
            fault(field, "a value that no rule reads".to_owned(), expected);
        }
    }
    if 24 < counter.fire_dice {
        fault("fire-dice", counter.fire_dice.to_string(), "24 dice or fewer");
    }
    let stars = &counter.star_fire_dice;
    if stars.iter().any(|it| *it == 0 || counter.fire_dice < *it) {
        fault("star-fire-dice", format!("{stars:?}"), "from 1 to fire_dice");
    } else if !stars.is_empty() && stars.iter().all(|it| *it == counter.fire_dice) {
        fault("star-fire-dice", format!("{stars:?}"), "a number below fire_dice, or a Star has no choice");
    }
    if counter.best_dice.is_some_and(|it| it == 0 || counter.fire_dice <= it) {
        fault("best-dice", "another number".to_owned(), "from 1 to less than fire_dice");
    }
    let counted = counter.best_dice.unwrap_or(counter.fire_dice);
    if counter.max_targets.is_some_and(|it| it == 0 || counted < 2 || counted < it) {
        fault(
            "max-targets",
            "another number".to_owned(),
            "from 1 to as many as there are dice, of 2 or more",
        );
    }
    let supplies = matches!(thing, CounterThing::SuppliesA | CounterThing::SuppliesB);
    if supplies != (counter.supplies != 0) {
        fault("supplies", counter.supplies.to_string(), "1 or more for Supplies, 0 for anything else");
    }
    if counter.cup == Cup::Weapon && !counter.is_weapon() {
        fault("cup", "weapon".to_owned(), "item or none, for it is no weapon");
    }
}

/// What this kind of counter may not have because no rule asks for it, and whether it has it.
fn unread(thing: CounterThing, counter: &Counter) -> [(&'static str, bool, &'static str); 10] {
    const GUNS: &str = "none, for it is no gun";
    let is_gun = counter.kind == CounterKind::Ranged;
    let explodes = counter.kind == CounterKind::Explosive;
    let is_sent = is_gun || explodes && thing != CounterThing::GasTank;
    let is_fired = is_gun || thing == CounterThing::Rpg;
    let is_worn = matches!(thing, CounterThing::Vest | CounterThing::Scope);
    [
        (
            "hands-to-use",
            counter.hands_to_use.is_some() && !(explodes && is_sent),
            "none, for it is neither thrown nor launched",
        ),
        ("hands-worn", counter.hands_worn.is_some() && !is_worn, "none, for it is not worn"),
        ("range", counter.range != 0 && !is_sent, "none, for it is neither fired nor thrown"),
        ("star-fire-dice", !counter.star_fire_dice.is_empty() && !is_gun, GUNS),
        ("best-dice", counter.best_dice.is_some() && !is_gun, GUNS),
        ("max-targets", counter.max_targets.is_some() && !is_gun, GUNS),
        ("outgunned", counter.outgunned != 0 && !is_gun && !explodes, "none, for it outguns nobody"),
        ("scope", counter.scope && !is_gun, GUNS),
        ("noise", !counter.noise && !is_gun, "nothing, for only guns can be silent"),
        ("reload-every-shot", counter.reload_every_shot && !is_fired, "nothing, for it is not reloaded"),
    ]
}

fn check_zombies(part: &mut FilePart<'_>, zombies: &ZombieCounters) {
    if zombies.copies.iter().all(|it| *it == 0) {
        part.fault("zombies/copies", "no counter", "at least one");
    }
}
