//! Scenarios made up from a seed: streets, lots, buildings, a team, zombies. A tool, not a rule.
use kernel::{
    dice::SeededDice,
    written::{ValueFault, Wrong, names},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use stage::{
    Ruler,
    town::{Feature, FeatureKind, Town, TownBuilder, TownHouse, TownPlan, below},
};
use view::Length;

use super::{
    build::weapon,
    forces::HumanFile,
    scenario::{GameKind, Scenario, ScenarioFile},
    terrain::{BuildingFile, OpeningFile, RoomFile, TerrainFile, VehicleFile},
};
use crate::{
    battle::{
        board::{EntryMethods, OpeningKind, PieceKind, Stock, VehicleKind},
        victory::{Edge, Goal},
    },
    rules::Rules,
    table::{
        char::{Archetype, Sex},
        skill::Skill,
        weapons::Weapon,
    },
};

/// What a made-up scenario is to be like; the same values give the same scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Generator {
    /// The same number makes the same place.
    pub seed: u64,
    #[schemars(title = "Width and height (cm)", inner(range(min = SMALLEST_CM, max = LARGEST_CM)))]
    pub size_cm: [u16; 2],
    #[schemars(title = "Your people", range(min = 1, max = MOST_HUMANS))]
    pub humans: u8,
    /// Placed at random before the first turn.
    #[schemars(title = "Zombies", range(min = 0, max = MOST_ZOMBIES))]
    pub zombies: u16,
    /// At most one for each lot of 30 cm by 30 cm.
    #[schemars(range(min = 0, max = 100))]
    pub buildings: u8,
    /// After the first turn.
    #[schemars(title = "How the dead come on")]
    pub entry: EntryMethods,
    /// A single game, or one of a campaign.
    #[schemars(title = "Kind of play")]
    pub play: GameKind,
    /// The switches to play by; left out, those of the kind of play.
    pub rules: Option<Rules>,
    #[schemars(title = "Your people's goal")]
    pub goal: Goal,
    #[schemars(range(min = 1, max = 1000))]
    pub last_turn: u16,
}

/// What a town can be made up with.
const SMALLEST_CM: u16 = 60;
const LARGEST_CM: u16 = 300;
pub(crate) const MOST_HUMANS: u8 = 12;
const MOST_ZOMBIES: u16 = 500;

impl Default for Generator {
    fn default() -> Self {
        Generator {
            seed: 1,
            size_cm: [120, 120],
            humans: 4,
            zombies: 40,
            buildings: 5,
            entry: EntryMethods::default(),
            play: GameKind::SingleGame,
            rules: None,
            goal: Goal::Leave { humans: 4, edge: Some(Edge::North) },
            last_turn: 10,
        }
    }
}

/// The goals that a town nobody has drawn can have; the others name places.
const GOALS: [&str; 3] = ["survive", "leave", "kill"];

/// The schema of what a form can ask for; the switches are asked for by themselves.
pub fn schema() -> String {
    let mut schema = serde_json::to_value(schemars::schema_for!(Generator)).unwrap_or_default();
    if let Some(properties) = schema["properties"].as_object_mut() {
        properties.remove("rules");
    }
    schema["x-order"] = names::<Generator>().into();
    if let Some(goals) = schema["$defs"][&*Goal::schema_name()]["oneOf"].as_array_mut() {
        goals.retain(|it| {
            let named = it["const"].as_str().or_else(|| it["required"][0].as_str());
            named.is_some_and(|it| GOALS.contains(&it))
        });
    }
    with_entry(&mut schema);
    schema.to_string()
}

/// How many come before the first turn is asked for once, as `zombies`.
fn with_entry(schema: &mut Value) {
    if let Some(methods) = schema["$defs"][&*EntryMethods::schema_name()]["properties"].as_object_mut() {
        methods.remove("a");
    }
}

/// The sizes of made-up towns are in centimetres, and so are their files: a tenth is a millimetre.
const CENTIMETRES: Ruler = Ruler { length: Length::Centimetres };

/// Lots of 30 cm.
const PLAN: TownPlan = TownPlan { lot: 300, half_street: 45 };

/// Half of all rooms are rich in something.
const STOCKS: [Stock; 4] = [Stock::Ordinary, Stock::Ordinary, Stock::Weapons, Stock::Medical];

const NAMES: [(&str, Sex); 12] = [
    ("Alvarez", Sex::Male),
    ("Beth", Sex::Female),
    ("Carver", Sex::Male),
    ("Dee", Sex::Female),
    ("Ezra", Sex::Male),
    ("Fatima", Sex::Female),
    ("Gus", Sex::Male),
    ("Hanna", Sex::Female),
    ("Ivan", Sex::Male),
    ("June", Sex::Female),
    ("Kwame", Sex::Male),
    ("Lena", Sex::Female),
];

const ARMS: [(&[Weapon], Archetype); 6] = [
    (&[Weapon::PumpShotgun, Weapon::Revolver, Weapon::Crowbar], Archetype::LawEnforcement),
    (&[Weapon::AssaultRifle, Weapon::FragmentationGrenade, Weapon::Pistol], Archetype::Military),
    (&[Weapon::Rifle, Weapon::TwoHandedAxe, Weapon::Hammer], Archetype::Civilian),
    (&[Weapon::SubMachineGun, Weapon::BaseballBat, Weapon::Pistol], Archetype::LawEnforcement),
    (&[Weapon::DoubleBarrelShotgun, Weapon::Molotov, Weapon::KitchenKnife], Archetype::Civilian),
    (&[Weapon::Crossbow, Weapon::Pistol, Weapon::Machete], Archetype::Civilian),
];

impl Generator {
    /// The scenario; the error says which value is out of range.
    pub fn scenario(&self) -> Result<Scenario, ValueFault> {
        self.check()?;
        Scenario::of(&self.file()).map_err(|it: Wrong| ValueFault::whole(it.words()))
    }

    fn check(&self) -> Result<(), ValueFault> {
        let refuse = |name: &str, found: u16, least: u16, most: u16| {
            let words = format!("{found} is out of range, {least} to {most} are possible");
            Err(ValueFault::at(name, words))
        };
        if let Some(&side) = self.size_cm.iter().find(|it| !(SMALLEST_CM..=LARGEST_CM).contains(*it)) {
            return refuse("size_cm", side, SMALLEST_CM, LARGEST_CM);
        }
        if !(1..=MOST_HUMANS).contains(&self.humans) {
            return refuse("humans", self.humans.into(), 1, MOST_HUMANS.into());
        }
        if MOST_ZOMBIES < self.zombies {
            return refuse("zombies", self.zombies, 0, MOST_ZOMBIES);
        }
        Ok(())
    }

    fn file(&self) -> ScenarioFile {
        let mut file = self.blank();
        let mut town = Town::new(self.seed, PLAN, file.size, CENTIMETRES);
        file.scenery = town.streets();
        town.build(usize::from(self.buildings), &mut file);
        file
    }

    /// What they are after; no more people have to leave than there are.
    fn within_reach(&self) -> Goal {
        match self.goal {
            Goal::Leave { humans, edge } => Goal::Leave { humans: humans.min(self.humans.into()), edge },
            _ => self.goal.clone(),
        }
    }

    fn blank(&self) -> ScenarioFile {
        let mut rules = self.rules.unwrap_or(match self.play {
            GameKind::SingleGame => Rules::SINGLE_GAME,
            GameKind::Campaign => Rules::CAMPAIGN,
        });
        // The limit of the book must not cut the number that was asked for.
        let wanted = self.zombies.div_ceil(u16::from(self.humans));
        rules.zombies_per_human = rules.zombies_per_human.map(|it| it.max(wanted));
        ScenarioFile {
            schema: None,
            book: None,
            title: format!("Made-up town {}", self.seed),
            about: "A town that nobody drew: streets, a few houses, and whoever is left.".to_owned(),
            teaches: String::new(),
            minutes: None,
            size: self.size_cm.map(|it| i32::from(it) * 10),
            play: self.play,
            rules,
            entry: Some(EntryMethods { a: Some(self.zombies), ..self.entry }),
            goal: self.within_reach(),
            last_turn: Some(self.last_turn.max(1)),
            seats: 1,
            terrain: Vec::new(),
            buildings: Vec::new(),
            climbs: Vec::new(),
            scenery: Vec::new(),
            vehicles: Vec::new(),
            humans: self.team(),
            zombies: Vec::new(),
            lying: Vec::new(),
            noises: Vec::new(),
            begin: None,
            parameters: Default::default(),
            choices: Default::default(),
        }
    }

    fn team(&self) -> Vec<HumanFile> {
        let mut stream = SeededDice::new(self.seed.wrapping_add(1 << 32));
        let mut team = Vec::new();
        for (name, sex) in NAMES.iter().take(usize::from(self.humans)) {
            let (weapons, archetype) = ARMS[below(&mut stream, ARMS.len() as i32) as usize];
            let mut human = HumanFile { sex: Some(*sex), archetype, ..HumanFile::named(name) };
            human.weapons = weapons.iter().map(|&it| weapon(it)).collect();
            for skill in weapons.iter().filter_map(|&it| Skill::needed_for(it)) {
                if !human.skills.contains(&skill) {
                    human.skills.push(skill);
                }
            }
            team.push(human);
        }
        team
    }
}

impl TownBuilder for ScenarioFile {
    /// A house of one or two rooms, and what they are rich in.
    fn house(&mut self, town: &mut Town, name: String, house: &TownHouse) {
        let mut room = |(name, sides): (String, [i32; 4])| RoomFile {
            stock: STOCKS[town.below(STOCKS.len() as i32) as usize],
            ..RoomFile::ordinary(name, sides)
        };
        self.buildings.push(BuildingFile {
            rectangle: house.rectangle,
            thickness: 6,
            inner_walls: house.inner_walls(),
            openings: house.openings.iter().copied().map(opening).collect(),
            rooms: house.rooms(&name).into_iter().map(&mut room).collect(),
            name,
        });
    }

    /// Trees, hedges, crates, a car.
    fn feature(&mut self, name: String, feature: Feature) {
        match feature {
            Feature::Terrain(kind, spot) => self.terrain.push(TerrainFile::new(name, piece(kind), spot)),
            Feature::Car { at, facing } => self.vehicles.push(VehicleFile { facing, ..parked(name, at) }),
        }
    }
}

fn opening((kind, [from, to]): (view::Opening, [[i32; 2]; 2])) -> OpeningFile {
    let kind = match kind {
        view::Opening::Door => OpeningKind::Door,
        view::Opening::LockedDoor => OpeningKind::LockedDoor,
        view::Opening::Hatch => OpeningKind::Hatch,
        view::Opening::Window => OpeningKind::Window,
        view::Opening::BoardedWindow => OpeningKind::BoardedWindow,
        view::Opening::Gap => OpeningKind::Gap,
    };
    OpeningFile { kind, name: None, from, to, open: false, broken: false, attacked_turns: 0 }
}

const fn piece(kind: FeatureKind) -> PieceKind {
    match kind {
        FeatureKind::Tree => PieceKind::Tree,
        FeatureKind::Rock => PieceKind::Rock,
        FeatureKind::Hedge => PieceKind::Hedge,
        FeatureKind::LowWall => PieceKind::LowWall,
        FeatureKind::Fence => PieceKind::Fence,
        FeatureKind::Crates => PieceKind::Crates,
    }
}

fn parked(name: String, at: [i32; 2]) -> VehicleFile {
    VehicleFile {
        name,
        kind: VehicleKind::Car,
        at,
        facing: 0,
        speed_cm: 0,
        running: false,
        has_keys: false,
        keys_of: None,
        new_battery: false,
        out_of_gas: false,
        wrecked: false,
        searched: false,
        driven_this_turn: false,
        broken_open: false,
        attacked_turns: 0,
        driver: None,
    }
}
