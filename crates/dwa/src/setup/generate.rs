//! Scenarios made up from a seed: streets, lots, buildings, a team, zombies. A tool, not a rule.
use kernel::{dice::Seeded, written::names};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    build::{below, weapon},
    forces::HumanFile,
    scenario::{Kind, Scenario, ScenarioFile},
    scenery::SceneryFile,
    terrain::{BuildingFile, OpeningFile, RoomFile, TerrainFile, VehicleFile},
};
use crate::{
    battle::{
        board::{Entry, OpeningKind, PieceKind, SceneryKind, Stock, VehicleKind},
        victory::Goal,
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
    pub entry: Entry,
    /// A single game, or one of a campaign.
    #[schemars(title = "Kind of play")]
    pub play: Kind,
    /// The switches to play by; left out, those of the kind of play.
    pub rules: Option<Rules>,
    #[schemars(title = "What your people are after")]
    pub goal: Goal,
    #[schemars(range(min = 1, max = 1000))]
    pub last_turn: u16,
}

/// What a town can be made up with.
const SMALLEST_CM: u16 = 60;
const LARGEST_CM: u16 = 300;
const MOST_HUMANS: u8 = 12;
const MOST_ZOMBIES: u16 = 500;

impl Default for Generator {
    fn default() -> Self {
        Generator {
            seed: 1,
            size_cm: [120, 120],
            humans: 4,
            zombies: 12,
            buildings: 5,
            entry: Entry::default(),
            play: Kind::SingleGame,
            rules: None,
            goal: Goal::Survive,
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
    if let Some(goals) = schema["$defs"]["Goal"]["oneOf"].as_array_mut() {
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
    if let Some(methods) = schema["$defs"]["Entry"]["properties"].as_object_mut() {
        methods.remove("a");
    }
}

/// A lot with half a street round it.
const LOT_MM: i32 = 300;
const HALF_STREET_MM: i32 = 45;

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
    pub fn scenario(&self) -> Result<Scenario, String> {
        self.check()?;
        Scenario::of(&self.file()).map_err(|it| format!("found {}, expected {}", it.found, it.expected))
    }

    fn check(&self) -> Result<(), String> {
        let refuse = |name: &str, found: u16, least: u16, most: u16| {
            Err(format!("{name}: {found} is out of range, {least} to {most} are possible"))
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
        let mut town = Town { stream: Seeded::new(self.seed), file: self.blank() };
        let [width, height] = town.file.size;
        let mut lots = Vec::new();
        for row in 0..height / LOT_MM {
            for column in 0..width / LOT_MM {
                lots.push([spread(width, column), spread(height, row)]);
            }
        }
        for i in 0..lots.len() {
            let other = i + town.below((lots.len() - i) as i32) as usize;
            lots.swap(i, other);
        }
        town.pave();
        let built = usize::from(self.buildings).min(lots.len());
        for (i, lot) in lots.iter().enumerate() {
            if i < built { town.build(i, *lot) } else { town.plant(i, *lot) }
        }
        town.file
    }

    fn blank(&self) -> ScenarioFile {
        let mut rules = self.rules.unwrap_or(match self.play {
            Kind::SingleGame => Rules::SINGLE_GAME,
            Kind::Campaign => Rules::CAMPAIGN,
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
            entry: Some(Entry { a: Some(self.zombies), ..self.entry }),
            goal: self.goal.clone(),
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
        let mut stream = Seeded::new(self.seed.wrapping_add(1 << 32));
        let mut team = Vec::new();
        for (name, sex) in NAMES.iter().take(usize::from(self.humans)) {
            let (weapons, archetype) = ARMS[below(&mut stream, ARMS.len() as i32) as usize];
            let mut human = HumanFile { sex: *sex, archetype, ..HumanFile::named(name) };
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

/// Where the lot of a row or column begins, the rest of the table shared out between them.
fn spread(side: i32, index: i32) -> i32 {
    side * index / (side / LOT_MM)
}

struct Town {
    stream: Seeded,
    file: ScenarioFile,
}

impl Town {
    fn below(&mut self, n: i32) -> i32 {
        below(&mut self.stream, n)
    }

    /// Streets between the lots, pavements beside them, a lamp at each crossing.
    fn pave(&mut self) {
        let [width, height] = self.file.size;
        let between = |side: i32| (1..side / LOT_MM).map(move |it| spread(side, it));
        let (across, down) = (between(width).collect::<Vec<_>>(), between(height).collect::<Vec<_>>());
        for (kind, half) in
            [(SceneryKind::Pavement, HALF_STREET_MM - 6), (SceneryKind::Road, HALF_STREET_MM - 22)]
        {
            let streets = across.iter().map(|x| [x - half, 0, 2 * half, height]);
            let streets = streets.chain(down.iter().map(|y| [0, y - half, width, 2 * half]));
            self.file.scenery.extend(streets.map(|it| SceneryFile::boxed(kind, it)));
        }
        let beside = HALF_STREET_MM - 14;
        for (x, y) in across.iter().flat_map(|x| down.iter().map(move |y| (x, y))) {
            self.file.scenery.push(SceneryFile::spot(SceneryKind::Lamp, [x - beside, y - beside]));
        }
    }

    /// A building in its lot, with a door, windows and perhaps a second room.
    fn build(&mut self, id: usize, lot: [i32; 2]) {
        let room = LOT_MM - 2 * HALF_STREET_MM;
        let (width, height) = (room - 10 * self.below(6), room - 10 * self.below(6));
        let x = lot[0] + HALF_STREET_MM + self.below(room - width + 1);
        let y = lot[1] + HALF_STREET_MM + self.below(room - height + 1);
        let name = format!("house {}", id + 1);
        let divided = self.below(3) == 0;
        let half = width / 2;
        let stock = [Stock::Ordinary, Stock::Ordinary, Stock::Weapons, Stock::Medical];
        let room_of = |name: String, x: i32, width: i32, stock: Stock| RoomFile {
            name,
            rectangle: [x, y, width, height],
            stock,
            searchable: true,
            explored: false,
            searched: false,
            rolled: false,
        };
        let mut openings = self.openings([x, y, width, height]);
        let (mut inner_walls, mut rooms) = (Vec::new(), Vec::new());
        let mut stock_of = || stock[below(&mut self.stream, 4) as usize];
        if divided {
            let middle = x + half;
            inner_walls.push(vec![[middle, y], [middle, y + height]]);
            openings.push(opening(OpeningKind::Gap, [middle, y + 60], [middle, y + 100]));
            rooms.push(room_of(format!("{name}, west room"), x, half, stock_of()));
            rooms.push(room_of(format!("{name}, east room"), middle, width - half, stock_of()));
        } else {
            rooms.push(room_of(name.clone(), x, width, stock_of()));
        }
        let rectangle = [x, y, width, height];
        self.file.buildings.push(BuildingFile {
            name,
            rectangle,
            thickness: 6,
            inner_walls,
            openings,
            rooms,
        });
    }

    /// A door in one of the long sides and a window in each of the others; none where an inner wall ends.
    fn openings(&mut self, [x, y, width, height]: [i32; 4]) -> Vec<OpeningFile> {
        let door = self.below(4);
        let walls = [
            ([x + 30, y], [x + 66, y]),
            ([x + width, y + 40], [x + width, y + 76]),
            ([x + width - 66, y + height], [x + width - 30, y + height]),
            ([x, y + height - 76], [x, y + height - 40]),
        ];
        let mut res = Vec::new();
        for (i, (from, to)) in walls.into_iter().enumerate() {
            let kind = match (i as i32 == door, self.below(6)) {
                (true, 0) => OpeningKind::LockedDoor,
                (true, _) => OpeningKind::Door,
                (false, 0 | 1) => continue,
                (false, 2) => OpeningKind::BoardedWindow,
                (false, _) => OpeningKind::Window,
            };
            res.push(opening(kind, from, to));
        }
        res
    }

    /// What stands on a lot without a house: trees, hedges, wrecks, a car.
    fn plant(&mut self, id: usize, [x, y]: [i32; 2]) {
        for part in 0..2 + self.below(2) {
            // Each thing has a third of the lot to itself, so that none stands on another.
            let (left, top) = (x + HALF_STREET_MM + self.below(60), y + HALF_STREET_MM + part * 75);
            let name = format!("lot {} {}", id + 1, part + 1);
            match self.below(7) {
                0 => self.round(name, PieceKind::Tree, [left + 30, top + 30], 30),
                1 => self.round(name, PieceKind::Rock, [left + 40, top + 30], 40),
                2 => self.line(name, PieceKind::Hedge, [left, top + 20], [left + 140, top + 20]),
                3 => self.line(name, PieceKind::LowWall, [left, top + 30], [left + 120, top + 30]),
                4 => self.line(name, PieceKind::Fence, [left + 10, top + 10], [left + 130, top + 10]),
                5 => self.square(name, PieceKind::Crates, [left + 20, top + 10, 50, 30]),
                _ => self.park(name, [left + 60, top + 30]),
            }
        }
    }

    fn park(&mut self, name: String, at: [i32; 2]) {
        let facing = if self.below(2) == 0 { 90 } else { 270 };
        let vehicle = VehicleFile { facing, ..parked(name, at) };
        self.file.vehicles.push(vehicle);
    }

    fn round(&mut self, name: String, kind: PieceKind, at: [i32; 2], thickness: i32) {
        let piece = TerrainFile { at: Some(at), thickness: Some(thickness), ..terrain(name, kind) };
        self.file.terrain.push(piece);
    }

    fn line(&mut self, name: String, kind: PieceKind, from: [i32; 2], to: [i32; 2]) {
        let piece = TerrainFile { line: Some(vec![from, to]), thickness: Some(10), ..terrain(name, kind) };
        self.file.terrain.push(piece);
    }

    fn square(&mut self, name: String, kind: PieceKind, rectangle: [i32; 4]) {
        self.file.terrain.push(TerrainFile { rectangle: Some(rectangle), ..terrain(name, kind) });
    }
}

fn opening(kind: OpeningKind, from: [i32; 2], to: [i32; 2]) -> OpeningFile {
    OpeningFile { kind, name: None, from, to, open: false, broken: false, attacked_turns: 0 }
}

fn terrain(name: String, kind: PieceKind) -> TerrainFile {
    TerrainFile {
        kind,
        name: Some(name),
        line: None,
        thickness: None,
        rectangle: None,
        turned: 0,
        area: None,
        at: None,
        roof: false,
        on: None,
        openings: Vec::new(),
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
