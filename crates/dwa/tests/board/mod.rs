//! Boards for tests: an open table of 120 cm by 120 cm, one figure a line.

pub mod acting;

use std::sync::Arc;

use dwa::{
    battle::{
        Battle, FigureId, Phase, TableScene,
        board::{EntryMethods, Start},
        figure::{CarriedWeapon, Human, HumanTurn, Malfunction, Zombie},
        victory::Goal,
    },
    rules::Rules,
    table::weapons::Weapon,
};
use ground::open::{Ground, Table};
use kernel::{Point, Seat, rule::set_up};

/// A battle in the making.
pub struct Board(pub Battle);

/// An empty table in turn 1, the humans about to act, no optional rule but those of a single game.
pub fn board() -> Board {
    board_on(Table { width: 1200, height: 1200, ..Table::default() })
}

pub fn board_on(table: Table) -> Board {
    set_up(|| Board(empty(Ground::new(table).unwrap())))
}

fn empty(ground: Ground) -> Battle {
    let scene = TableScene {
        title: "a test".to_owned(),
        ground,
        pieces: Vec::new(),
        openings: Vec::new(),
        rooms: Vec::new(),
        scenery: Vec::new(),
        entry: EntryMethods { a: None, b: false, c: false, d: false, e: false },
        goal: Goal::Survive,
        last_turn: None,
        start: Start::default(),
    };
    let battle = Battle::empty(scene, Rules::SINGLE_GAME);
    Battle { turn: 1, phase: Phase::Humans { acting: None }, ..battle }
}

/// A plain human with 4 AP and nothing in hand.
pub fn human(name: &str, x: i32, y: i32) -> Human {
    let turn = HumanTurn { ap: 4, ..HumanTurn::default() };
    set_up(|| Human { turn, ..Human::new(name.to_owned(), Seat(0), Point::new(x, y)) })
}

impl Board {
    pub fn human(self, name: &str, x: i32, y: i32) -> Self {
        self.add(human(name, x, y))
    }

    /// A human with this weapon in hand, `loaded` bursts in it.
    pub fn armed(self, name: &str, x: i32, y: i32, weapon: Weapon, loaded: u8) -> Self {
        let mut figure = human(name, x, y);
        figure.weapons.push(CarriedWeapon {
            weapon,
            loaded,
            pieces: loaded,
            trouble: Malfunction::None,
            grenade: None,
        });
        figure.in_hand.push(0);
        self.add(figure)
    }

    pub fn add(mut self, human: Human) -> Self {
        set_up(|| self.0.arrange().humans.push(human));
        self.0.humans_at_start += 1;
        self
    }

    pub fn zombie(mut self, x: i32, y: i32) -> Self {
        set_up(|| self.0.arrange().zombies.push(Zombie::new(Point::new(x, y))));
        self
    }

    pub fn fallen_zombie(self, x: i32, y: i32) -> Self {
        let mut board = self.zombie(x, y);
        board.0.arrange().zombies.last_mut().unwrap().fallen = true;
        board
    }

    pub fn rules(mut self, change: impl FnOnce(&mut Rules)) -> Self {
        change(&mut self.0.rules);
        self
    }

    pub fn scene(mut self, change: impl FnOnce(&mut TableScene)) -> Self {
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

pub fn h(id: u16) -> FigureId {
    FigureId::Human(id)
}

pub fn z(id: u32) -> FigureId {
    FigureId::Zombie(id)
}
