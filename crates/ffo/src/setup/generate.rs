//! Encounters made up from a seed: a table laid out by the Terrain Guidelines, and who comes onto it. A tool, not a rule.
use kernel::written::{FaultReason, ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    forces::{PersonFile, SideFile},
    scenario::{LightFile, Scenario, ScenarioFile},
    town::Draft,
};
use crate::{
    battle::{
        DayPart, Ffo,
        person::{Arm, ArmKind, Reloads},
    },
    rules::Rules,
    table::{
        area::Area,
        weapon::{Gun, Weapon},
    },
};

/// What a made-up Encounter is to be like; the same values make the same file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Generator {
    /// The same number makes the same place.
    pub seed: u64,
    #[schemars(title = "Width and height (in)", inner(range(min = SMALLEST_IN, max = LARGEST_IN)))]
    pub size_in: [u8; 2],
    pub area: Area,
    /// A second street crosses in the middle; not in the country.
    pub intersection: bool,
    #[schemars(title = "Time of day")]
    pub day: DayPart,
    /// The Star and those who follow.
    #[schemars(title = "Your people", range(min = 1, max = MOST_PEOPLE))]
    pub people: u8,
}

const SMALLEST_IN: u8 = 24;
const LARGEST_IN: u8 = 72;
const MOST_PEOPLE: u8 = 6;

/// How many stand beside each other, and how far apart, in tenths of an inch.
const ABREAST: i32 = 3;
const APART: i32 = 14;

const NAMES: [&str; MOST_PEOPLE as usize] = ["Avery", "Blake", "Casey", "Drew", "Ellis", "Frankie"];
const GUNS: [Gun; 4] = [Gun::Pistol, Gun::Shotgun, Gun::BoltActionRifle, Gun::MachinePistol];

impl Default for Generator {
    fn default() -> Self {
        Generator {
            seed: 1,
            size_in: [48, 48],
            area: Area::Suburban,
            intersection: false,
            day: DayPart::Daytime,
            people: 4,
        }
    }
}

impl Generator {
    /// The Encounter, checked as one that is read.
    pub fn scenario(&self) -> Result<Scenario, ValueFault> {
        self.check()?;
        Scenario::of(&self.file()).map_err(|it| ValueFault::whole(it.to_string()))
    }

    fn check(&self) -> Result<(), ValueFault> {
        kernel::rule::hit(rule!("ffo.table.size"));
        if self.size_in.iter().any(|it| !(SMALLEST_IN..=LARGEST_IN).contains(it)) {
            let takes = FaultReason::takes(i32::from(SMALLEST_IN)..=i32::from(LARGEST_IN));
            return Err(ValueFault::at("size_in", takes));
        }
        if !(1..=MOST_PEOPLE).contains(&self.people) {
            return Err(ValueFault::at("people", FaultReason::takes(1..=i32::from(MOST_PEOPLE))));
        }
        if self.intersection && self.area == Area::Rural {
            return Err(ValueFault::at("intersection", "not in the country"));
        }
        Ok(())
    }

    fn file(&self) -> ScenarioFile {
        let mut draft = Draft::new(self.seed, self.blank());
        draft.lay_out(self.intersection);
        let sides = vec![self.band(&mut draft)];
        ScenarioFile { sides, ..draft.file }
    }

    fn blank(&self) -> ScenarioFile {
        let place = match self.area {
            Area::Urban => "city",
            Area::Suburban => "suburb",
            Area::Rural => "country",
        };
        ScenarioFile {
            schema: None,
            book: Some(<Ffo as kernel::Book>::ID.to_owned()),
            title: format!("Made-up {place} {}", self.seed),
            about: "A place that nobody drew, and those who pass through it.".to_owned(),
            teaches: String::new(),
            minutes: None,
            size: self.size_in.map(|it| 10 * i32::from(it)),
            area: self.area,
            day: 1,
            light: LightFile { part: self.day, ..LightFile::default() },
            rules: Rules::default(),
            zombies_at_start: true,
            last_turn: None,
            terrain: Vec::new(),
            buildings: Vec::new(),
            climbs: Vec::new(),
            regions: Vec::new(),
            scenery: Vec::new(),
            lights: Vec::new(),
            vehicles: Vec::new(),
            sides: Vec::new(),
            zombies: Vec::new(),
            begin: None,
            position: None,
            parameters: Default::default(),
            choices: Default::default(),
        }
    }

    /// Those who come, at the near edge.
    fn band(&self, draft: &mut Draft) -> SideFile {
        let [x, y] = draft.entrance();
        let people = (0..self.people).zip(NAMES).map(|(i, name)| {
            let (column, row) = (i32::from(i) % ABREAST, i32::from(i) / ABREAST);
            let gun = Weapon::Listed(GUNS[draft.below(GUNS.len() as i32) as usize]);
            PersonFile {
                star: i == 0,
                rep: if i == 0 { 5 } else { 4 },
                arms: vec![Arm { what: ArmKind::Gun(gun), loaded: true, reloads: Reloads::default() }],
                at: Some([x + (column - 1) * APART, y - row * APART]),
                facing: Some(0),
                ..PersonFile::named(name)
            }
        });
        SideFile {
            name: "your band".to_owned(),
            seats: vec![0],
            goal: None,
            stances: Vec::new(),
            leader: None,
            people: people.collect(),
        }
    }
}
