//! Boards for tests: an open table of 48 by 48 inches (1200 mm), one figure a line. Places are in millimetres, an inch is 25.

pub mod acting;

use std::sync::Arc;

use ffo::{
    battle::{
        Battle, FigureId, Person, PersonId, Phase, Scene, Side, SideId, State, Vehicle, VehicleId, Zombie,
        ZombieId,
        person::{Arm, ArmKind, Reloads},
        scene::{BuildingKind, BuildingState, OpeningKind, OpeningState, OpeningType, PieceKind},
    },
    rules::Rules,
    table::{
        area::Area,
        class::Class,
        weapon::{Gun, Weapon},
    },
};
use ground::open::{Climb, ClimbKind, Ground, Opening, Passage, Piece, PieceId, Polygon, Shape, Table};
use kernel::{Point, Seat, rule::set_up};

/// The side of the first player, and that of the second, who are enemies.
pub const BAND: SideId = SideId(0);
pub const GANG: SideId = SideId(1);

/// A battle in the making.
pub struct Board(pub Battle);

/// An empty table in turn 1, the activation dice of which are still to be rolled.
pub fn board() -> Board {
    board_on(Table { width: 1200, height: 1200, ..Table::default() })
}

pub fn board_on(table: Table) -> Board {
    set_up(|| Board(empty(Ground::new(table).unwrap())))
}

/// The dice for a floor on which nobody waits, or a noise of six shots that nobody hears.
pub const NOBODY: [u16; 6] = [1, 1, 2, 2, 3, 4];

/// An open table but for a house from 500, 300 to 700, 500: a door in the middle of the south wall, a window in that of the north
/// wall, and upstairs one in that of the west wall; stairs by the south-east corner.
pub fn house() -> Board {
    let corners = [(500, 300), (700, 300), (700, 500), (500, 500), (500, 300)];
    let line = corners.map(|(x, y)| Point::new(x, y)).to_vec();
    let inside = || Polygon::rectangle(500, 300, 200, 200);
    let piece = |name: &str, shape, wall: bool, roof_mm| Piece {
        name: name.to_owned(),
        shape,
        height_mm: 75,
        blocks_sight: wall,
        blocks_move: wall,
        solid: wall,
        crossing: None,
        roof_mm,
        stands_on: None,
    };
    let opening = |name: &str, from: (i32, i32), to: (i32, i32)| Opening {
        name: name.to_owned(),
        wall: PieceId(0),
        from: Point::new(from.0, from.1),
        to: Point::new(to.0, to.1),
        passage: Passage::CLOSED,
    };
    let (stairs, upstairs) = (Point::new(670, 470), Some(PieceId(1)));
    let table = Table {
        width: 1200,
        height: 1200,
        pieces: vec![
            piece("house", Shape::Wall { line, thickness: 2 }, true, None),
            piece("floor", Shape::Polygon(inside()), false, Some(75)),
        ],
        openings: vec![
            opening("door", (580, 500), (620, 500)),
            opening("window", (580, 300), (620, 300)),
            opening("upper window", (500, 380), (500, 420)),
        ],
        climbs: vec![Climb {
            name: "stairs".to_owned(),
            kind: ClimbKind::Stairs,
            foot: stairs,
            foot_on: None,
            head: stairs,
            head_on: upstairs,
        }],
        ..Table::default()
    };
    let kind = |what, floor| OpeningKind { what, floor };
    let kinds = [kind(OpeningType::Door, 0), kind(OpeningType::Window, 0), kind(OpeningType::Window, 1)];
    let building = BuildingKind {
        name: "house".to_owned(),
        dv: 2,
        area: inside(),
        floors: [None, upstairs].into_iter().collect(),
        walls: PieceId(0),
    };
    let board = board_on(table).scene(|it| {
        it.pieces = vec![PieceKind::Building, PieceKind::Floor];
        it.openings = kinds.to_vec();
        it.buildings = vec![building];
    });
    board.with(|it| {
        let all = it.arrange();
        all.openings.extend(kinds.map(|it| OpeningState::new(it.what)));
        all.buildings.push(BuildingState::default());
        it.refresh_ground();
    })
}

fn empty(ground: Ground) -> Battle {
    let scene = Scene {
        title: "a test".to_owned(),
        area: Area::Suburban,
        ground,
        pieces: Vec::new(),
        openings: Vec::new(),
        rooms: Vec::new(),
        buildings: Vec::new(),
        regions: Vec::new(),
        scenery: Vec::new(),
        lights: Vec::new(),
        day: 1,
        nominated: BAND,
        goals: Vec::new(),
        last_turn: None,
        zombies_at_start: false,
    };
    let sides = vec![Side::new("the band", &[Seat(0)]), Side::new("the gang", &[Seat(1)])];
    Battle { turn: 1, phase: Phase::Dice, sides, ..Battle::empty(scene, Rules::default()) }
}

/// A Survivor of Rep 4 in Carry On with nothing in hand, who looks north.
pub fn survivor(name: &str, x: i32, y: i32) -> Person {
    let blank = Person::new(name, BAND, None, Class::Survivor, 4);
    Person { at: Point::new(x, y), state: State::Functioning, ..blank }
}

/// A loaded gun.
pub fn gun(gun: Gun) -> Arm {
    Arm { what: ArmKind::Gun(Weapon::Listed(gun)), loaded: true, reloads: Reloads::Usual }
}

impl Board {
    /// One of the band.
    pub fn person(self, name: &str, x: i32, y: i32) -> Self {
        self.add(survivor(name, x, y))
    }

    /// One of the gang.
    pub fn enemy(self, name: &str, x: i32, y: i32) -> Self {
        self.add(Person { side: GANG, class: Class::Ganger, ..survivor(name, x, y) })
    }

    /// One of the band with this loaded gun in hand.
    pub fn armed(self, name: &str, x: i32, y: i32, weapon: Gun) -> Self {
        let mut person = survivor(name, x, y);
        person.arms.push(gun(weapon));
        person.held.push(0);
        self.add(person)
    }

    pub fn add(mut self, person: Person) -> Self {
        self.0.sides[usize::from(person.side.0)].strength += 1;
        set_up(|| self.0.arrange().people.push(person));
        self
    }

    /// Changes whoever was added last.
    pub fn who(mut self, change: impl FnOnce(&mut Person)) -> Self {
        set_up(|| change(self.0.arrange().people.last_mut().unwrap()));
        self
    }

    /// It looks north.
    pub fn zombie(mut self, x: i32, y: i32) -> Self {
        set_up(|| self.0.arrange().zombies.push(Zombie::new(Point::new(x, y), 0)));
        self
    }

    pub fn vehicle(mut self, vehicle: Vehicle) -> Self {
        set_up(|| {
            self.0.arrange().vehicles.push(vehicle);
            self.0.refresh_ground();
        });
        self
    }

    pub fn rules(mut self, change: impl FnOnce(&mut Rules)) -> Self {
        change(&mut self.0.rules);
        self
    }

    pub fn scene(mut self, change: impl FnOnce(&mut Scene)) -> Self {
        set_up(|| change(Arc::make_mut(&mut self.0.scene)));
        self
    }

    pub fn with(mut self, change: impl FnOnce(&mut Battle)) -> Self {
        set_up(|| change(&mut self.0));
        self
    }

    pub fn done(self) -> Battle {
        self.0
    }
}

pub fn p(id: u16) -> FigureId {
    FigureId::Person(PersonId(id))
}

pub fn z(id: u16) -> FigureId {
    FigureId::Zombie(ZombieId(id))
}

pub fn v(id: u8) -> VehicleId {
    VehicleId(id)
}
