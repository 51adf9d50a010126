//! What stands on the ground: its kind and looks as data, what has become of it, and its outline.
use ground::open::Polygon;
use kernel::Point;
use schemars::JsonSchema;
use serde::Serialize;

/// A piece of terrain as it stands now.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Terrain {
    pub name: String,
    #[serde(flatten)]
    pub kind: TerrainKind,
    pub outline: Outline,
    /// What has become of it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<DamageMark>,
}

impl Terrain {
    pub fn is(&self, condition: Condition) -> bool {
        self.marks.iter().any(|it| it.condition == condition)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Outline {
    Area(Polygon),
    Line { points: Vec<Point>, thickness: i32 },
    Circle { at: Point, diameter: i32 },
}

/// What a piece of terrain is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum TerrainKind {
    Room {
        floor: Floor,
    },
    /// Its outer wall as a line, or all of it as an area if nobody can go in.
    Building,
    Wall,
    Barrier {
        barrier: Barrier,
    },
    /// A hole in a wall or barrier.
    Opening {
        opening: Opening,
    },
    Furniture {
        furniture: Furniture,
    },
    Vehicle {
        vehicle: Vehicle,
    },
    /// What is left of a vehicle.
    Wreck {
        vehicle: Vehicle,
        burnt: bool,
    },
    /// Flat ground.
    Surface {
        surface: Surface,
    },
    Prop {
        prop: Prop,
    },
    /// Something that can be picked up.
    Object,
    /// Nothing that has a look of its own.
    Other,
}

impl TerrainKind {
    /// What it is called where it has no name.
    pub const fn word(self) -> &'static str {
        match self {
            TerrainKind::Room { .. } => "room",
            TerrainKind::Building => "building",
            TerrainKind::Wall => "wall",
            TerrainKind::Barrier { barrier } => barrier.word(),
            TerrainKind::Opening { opening } => opening.word(),
            TerrainKind::Furniture { .. } => "furniture",
            TerrainKind::Vehicle { vehicle } => vehicle.word(),
            TerrainKind::Wreck { .. } => "wreck",
            TerrainKind::Surface { surface } => surface.word(),
            TerrainKind::Prop { prop } => prop.word(),
            TerrainKind::Object => "object",
            TerrainKind::Other => "terrain",
        }
    }
}

/// What a room is floored with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Floor {
    /// Boards, laid either way.
    Boards,
    /// Boards along a corridor.
    LongBoards,
    Tiles,
    /// The small tiles of bathrooms.
    SmallTiles,
    Carpet,
    Concrete,
}

/// What stands in the way and can be climbed or forced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Barrier {
    LowWall,
    Fence,
    Hedge,
    Bush,
    Sandbags,
    Barricade,
}

impl Barrier {
    const fn word(self) -> &'static str {
        match self {
            Barrier::LowWall => "low-wall",
            Barrier::Fence => "fence",
            Barrier::Hedge => "hedge",
            Barrier::Bush => "bush",
            Barrier::Sandbags => "sandbags",
            Barrier::Barricade => "barricade",
        }
    }
}

/// What fills a hole in a wall; whether it is open or broken is one of its marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Opening {
    Door,
    LockedDoor,
    Hatch,
    Window,
    BoardedWindow,
    Gap,
}

impl Opening {
    const fn word(self) -> &'static str {
        match self {
            Opening::Door => "door",
            Opening::LockedDoor => "locked-door",
            Opening::Hatch => "hatch",
            Opening::Window => "window",
            Opening::BoardedWindow => "boarded-window",
            Opening::Gap => "gap",
        }
    }
}

/// What a piece of furniture looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Furniture {
    Table,
    RoundTable,
    Counter,
    Bed,
    Sofa,
    Armchair,
    Shelf,
    Bench,
    Bath,
    Stove,
    Sink,
}

/// What a vehicle looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Vehicle {
    Car,
    Van,
    Truck,
    Bus,
    Tractor,
    Tank,
    Motorcycle,
    Atv,
    Pickup,
    /// A house on wheels.
    Rv,
    /// What pulls a trailer, without it.
    BigRig,
    Trailer,
}

impl Vehicle {
    const fn word(self) -> &'static str {
        match self {
            Vehicle::Car => "car",
            Vehicle::Van => "van",
            Vehicle::Truck => "truck",
            Vehicle::Bus => "bus",
            Vehicle::Tractor => "tractor",
            Vehicle::Tank => "tank",
            Vehicle::Motorcycle => "motorcycle",
            Vehicle::Atv => "atv",
            Vehicle::Pickup => "pickup",
            Vehicle::Rv => "rv",
            Vehicle::BigRig => "big-rig",
            Vehicle::Trailer => "trailer",
        }
    }
}

/// Flat ground that somebody can walk over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Surface {
    Road,
    Pavement,
    Path,
    Square,
    CarPark,
    Yard,
    Gravel,
    Dirt,
    Field,
    Sand,
    Lawn,
    Rails,
    Jetty,
    Pond,
    Pool,
}

impl Surface {
    const fn word(self) -> &'static str {
        match self {
            Surface::Road => "road",
            Surface::Pavement => "pavement",
            Surface::Path => "path",
            Surface::Square => "square",
            Surface::CarPark => "car-park",
            Surface::Yard => "yard",
            Surface::Gravel => "gravel",
            Surface::Dirt => "dirt",
            Surface::Field => "field",
            Surface::Sand => "sand",
            Surface::Lawn => "lawn",
            Surface::Rails => "rails",
            Surface::Jetty => "jetty",
            Surface::Pond => "pond",
            Surface::Pool => "pool",
        }
    }
}

/// A thing that stands about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Prop {
    Tree,
    Rock,
    Crates,
    Lamp,
    Bin,
    Bench,
    Boat,
    Tent,
    Pump,
    Silo,
    Grave,
}

impl Prop {
    const fn word(self) -> &'static str {
        match self {
            Prop::Tree => "tree",
            Prop::Rock => "rock",
            Prop::Crates => "crates",
            Prop::Lamp => "lamp",
            Prop::Bin => "bin",
            Prop::Bench => "bench",
            Prop::Boat => "boat",
            Prop::Tent => "tent",
            Prop::Pump => "pump",
            Prop::Silo => "silo",
            Prop::Grave => "grave",
        }
    }
}

/// What has become of a piece of terrain, in the book's words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DamageMark {
    pub condition: Condition,
    pub word: String,
}

impl DamageMark {
    pub fn new(condition: Condition, word: impl Into<String>) -> Self {
        DamageMark { condition, word: word.into() }
    }
}

/// The marks of those conditions that hold.
pub fn marks(conditions: &[(bool, Condition, &str)]) -> Vec<DamageMark> {
    conditions.iter().filter(|it| it.0).map(|it| DamageMark::new(it.1, it.2)).collect()
}

/// How terrain can differ from what it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// Nobody has looked into it.
    Unexplored,
    /// Nobody has looked into it, but somebody in it can be seen.
    Glimpsed,
    Searched,
    NothingToSearch,
    /// Somebody else holds it.
    Held,
    Open,
    Broken,
    Barricaded,
    /// Somebody is breaking it down.
    Attacked,
    Running,
    Moving,
    OutOfFuel,
    Wrecked,
    OnFire,
}
