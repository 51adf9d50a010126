//! Encounters made up from a seed: maps of an area, a group, what it is about. A tool, not a rule.
use kernel::{
    Roll,
    dice::SeededDice,
    written::{ValueFault, names},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    forces::{PersonFile, TeamFile},
    layout::MapLayout,
    scenario::{Scenario, ScenarioFile},
};
use crate::{
    battle::{Encounter, encounter::Purpose},
    printed::{Area, Class, CounterThing, DayPart, Printed},
};

/// What a made-up Encounter is to be like; the same values give the same one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Generator {
    /// The same number makes the same Encounter.
    pub seed: u64,
    /// What it is about.
    pub encounter: EncounterKind,
    /// Which maps are laid.
    pub area: Area,
    /// In the dark one sees less far.
    #[schemars(title = "Time of day")]
    pub day: DayPart,
    /// Of your own people.
    pub class: Class,
    /// The Star and those who follow.
    #[schemars(range(min = 1, max = 4))]
    pub people: u8,
}

/// Which Encounter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EncounterKind {
    #[default]
    Search,
    Raid,
    Rescue,
    TakeBack,
    Chillin,
    Defend,
    Robbery,
    Bushwhack,
}

impl Default for Generator {
    fn default() -> Self {
        Generator {
            seed: 1,
            encounter: EncounterKind::Search,
            area: Area::Suburbs,
            day: DayPart::Daytime,
            class: Class::Survivor,
            people: 4,
        }
    }
}

impl Generator {
    /// The Encounter, checked as one that is read.
    pub fn scenario(&self) -> Result<Scenario, ValueFault> {
        if !(1..=4).contains(&self.people) {
            let words = format!("found {}, expected 1 to 4, for a Star of Rep 5", self.people);
            return Err(ValueFault::at("people", words));
        }
        if self.encounter == EncounterKind::Rescue && self.people == 1 {
            return Err(ValueFault::at("people", "found 1, expected 2 to 4, for one of them is the hostage"));
        }
        let file = self.file();
        Scenario::of(&file).map_err(|it| ValueFault::whole(it.to_string()))
    }

    fn file(&self) -> ScenarioFile {
        let mut dice = SeededDice::new(self.seed);
        let encounter = self.encounter(&mut dice);
        let title = format!("{} in the {}", self.word(), area_word(self.area));
        let maps = self.maps(&mut dice);
        let team = self.team(&mut dice);
        ScenarioFile { day: Some(self.day), ..ScenarioFile::new(title, encounter, maps, vec![team]) }
    }

    fn word(&self) -> &'static str {
        match self.encounter {
            EncounterKind::Search => "A search",
            EncounterKind::Raid => "A raid",
            EncounterKind::Rescue => "A rescue",
            EncounterKind::TakeBack => "Take back a piece",
            EncounterKind::Chillin => "Chillin'",
            EncounterKind::Defend => "Raiders",
            EncounterKind::Robbery => "Robbers",
            EncounterKind::Bushwhack => "An ambush",
        }
    }

    fn encounter(&self, dice: &mut SeededDice) -> Encounter {
        let others: Vec<Class> = Class::ALL.into_iter().filter(|it| *it != self.class).collect();
        let class = others[dice.one_of(rule!("atzr.raid.setup"), others.len())];
        match self.encounter {
            EncounterKind::Search => Encounter::Search {},
            EncounterKind::Raid => Encounter::Raid { class, purpose: Purpose::Items },
            EncounterKind::Rescue => Encounter::Raid { class, purpose: Purpose::Hostage },
            EncounterKind::TakeBack => Encounter::TakeBack {},
            EncounterKind::Chillin => Encounter::Chillin {},
            EncounterKind::Defend => Encounter::Defend {},
            EncounterKind::Robbery => Encounter::Robbery { after_chillin: false, suspicious: false },
            EncounterKind::Bushwhack => Encounter::Bushwhack {},
        }
    }

    /// Two maps of the area end to end, or one where the Encounter wants a single one.
    fn maps(&self, dice: &mut SeededDice) -> MapLayout {
        let ids = match self.area {
            Area::Rural => ["hollis-farm", "lake-minnow"],
            Area::Suburbs => ["maple-heights", "route-nine"],
            Area::Urban => ["market-square", "harbour-street"],
        };
        let first = dice.one_of(rule!("atzr.components.maps"), 2);
        let layout = match self.encounter {
            EncounterKind::TakeBack | EncounterKind::Chillin => return MapLayout::single(ids[first]),
            EncounterKind::Search
            | EncounterKind::Raid
            | EncounterKind::Rescue
            | EncounterKind::Defend
            | EncounterKind::Robbery
            | EncounterKind::Bushwhack => MapLayout::end_to_end(ids[first], ids[1 - first]),
        };
        match dice.one_of(rule!("atzr.components.maps"), 2) {
            0 => layout,
            _ => layout.turned(1),
        }
    }

    /// A Star and Grunts of the box, each with a weapon and something else.
    fn team(&self, dice: &mut SeededDice) -> TeamFile {
        let printed = Printed::book();
        let mut names: Vec<&str> = printed
            .characters
            .named
            .iter()
            .filter(|it| it.in_pile && !it.npc_star)
            .map(|it| it.name.as_str())
            .collect();
        let why = rule!("atzr.group.start-class");
        let people = (0..self.people).map(|at| {
            let name = names.remove(dice.one_of(why, names.len())).to_owned();
            let weapon = WEAPONS[dice.one_of(why, WEAPONS.len())];
            let item = ITEMS[dice.one_of(why, ITEMS.len())];
            PersonFile {
                name,
                star: at == 0,
                hands: vec![weapon.into()],
                gear: vec![item.into()],
                ..PersonFile::default()
            }
        });
        TeamFile {
            name: "the group".to_owned(),
            class: self.class,
            people: people.collect(),
            ..TeamFile::default()
        }
    }
}

fn area_word(area: Area) -> &'static str {
    match area {
        Area::Urban => "city",
        Area::Suburbs => "suburbs",
        Area::Rural => "country",
    }
}

const WEAPONS: [CounterThing; 6] = [
    CounterThing::Pistol,
    CounterThing::Shotgun,
    CounterThing::Smg,
    CounterThing::HuntingRifle,
    CounterThing::AssaultRifle,
    CounterThing::Crossbow,
];
const ITEMS: [CounterThing; 5] = [
    CounterThing::Ammo,
    CounterThing::Medikit,
    CounterThing::SuppliesA,
    CounterThing::BaseballBat,
    CounterThing::Vest,
];

/// The schema of the generator's values.
pub fn schema() -> String {
    let mut schema = serde_json::to_value(schemars::schema_for!(Generator)).unwrap_or_default();
    schema["x-order"] = names::<Generator>().into();
    schema.to_string()
}
