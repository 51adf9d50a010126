//! What a made-up book puts on its tables.
use ground::open::Passage;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use stage::{Building, PieceKind, Properties, RoomFile, Ruler, TableLayout, WallOpening};
use view::Length;

pub const INCHES: Ruler = Ruler { length: Length::Inches };

pub type Terrain = stage::TerrainFile<Kind, Door>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    House,
    Wall,
    Woods,
    Container,
}

impl PieceKind for Kind {
    const BUILDING: Self = Kind::House;
    const WALL: Self = Kind::Wall;

    fn properties(self) -> Properties {
        let walled =
            Properties { height_mm: 75, blocks_sight: true, blocks_move: true, solid: true, crossing: None };
        match self {
            Kind::House | Kind::Wall | Kind::Container => walled,
            Kind::Woods => Properties { blocks_sight: false, blocks_move: false, solid: false, ..walled },
        }
    }

    fn word(self) -> String {
        format!("{self:?}").to_lowercase()
    }
}

/// A door that holds as long as it has a value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Door {
    pub from: [i32; 2],
    pub to: [i32; 2],
    pub defence: u8,
}

impl WallOpening for Door {
    fn stretch(&self) -> [[i32; 2]; 2] {
        [self.from, self.to]
    }

    fn name(&self) -> Option<&str> {
        None
    }

    fn word(&self) -> String {
        "door".to_owned()
    }

    fn passage(&self) -> Passage {
        if self.defence == 0 { Passage::OPEN } else { Passage::CLOSED }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Floor {
    pub name: String,
    pub rectangle: [i32; 4],
}

impl RoomFile for Floor {
    fn name(&self) -> &str {
        &self.name
    }

    fn rectangle(&self) -> [i32; 4] {
        self.rectangle
    }

    fn whole(building: &str, rectangle: [i32; 4]) -> Self {
        Floor { name: building.to_owned(), rectangle }
    }
}

/// Four feet by four.
pub fn table() -> TableLayout<Kind, Door, Floor> {
    TableLayout::new(INCHES, [480, 480]).unwrap()
}

/// Eight inches by six, with doors.
pub fn house<'a>(name: &'a str, doors: &'a [Door]) -> Building<'a, Door, Floor> {
    Building {
        name,
        rectangle: [100, 100, 80, 60],
        thickness: 2,
        inner_walls: &[],
        openings: doors,
        rooms: &[],
    }
}
