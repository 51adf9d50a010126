//! Boards for tests: an open table of 48 by 48 inches (1200 mm), one figure a line. Places are in millimetres, an inch is 25.

pub mod acting;

use std::sync::Arc;

use ffo::{
    battle::{
        Battle, FigureId, Person, PersonId, Phase, Scene, Side, SideId, State, Vehicle, VehicleId, Zombie,
        ZombieId,
        person::{Arm, ArmKind, Reloads},
    },
    rules::Rules,
    table::{
        area::Area,
        class::Class,
        weapon::{Gun, Weapon},
    },
};
use ground::open::{Ground, Table};
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
