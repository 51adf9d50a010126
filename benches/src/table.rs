//! An open table, humans with pistols, zombies.
use dwa::{
    battle::{
        Battle, Human, TableScene, Zombie,
        board::{EntryMethods, Start},
        figure::{Ammo, BASE_MM, CarriedWeapon, Malfunction},
        victory::Goal,
    },
    rules::Rules,
    table::{skill::Skill, weapons::Weapon},
};
use ground::open::{Ground, Table};
use kernel::{
    Point, RuleId, Seat,
    dice::{Dice, SeededDice},
};

/// The layout is no part of a game; its dice cite nothing.
const LAYOUT: RuleId = RuleId::in_ledger("bench.layout");

/// Every optional rule of the book, and no limit to the number of zombies.
pub const WHOLE_BOOK: Rules = Rules {
    armed_zombies: true,
    fancy_moves: true,
    vehicles: true,
    zombies_per_human: None,
    ..Rules::CAMPAIGN
};

/// The basic book with zombification and lurches, and no limit to the number of zombies.
pub const SINGLE_GAME: Rules = Rules { zombies_per_human: None, ..Rules::SINGLE_GAME };

/// An open square table of this side in millimetres, before the first turn.
pub fn open_table(side_mm: i32, rules: Rules) -> Battle {
    let table = Table { width: side_mm, height: side_mm, ..Table::default() };
    let ground = Ground::new(table).unwrap_or_else(|faults| panic!("a bare table has no faults: {faults:?}"));
    let scene = TableScene {
        title: "a bench".to_owned(),
        ground,
        pieces: Vec::new(),
        openings: Vec::new(),
        rooms: Vec::new(),
        scenery: Vec::new(),
        entry: EntryMethods { a: None, b: true, c: false, d: false, e: false },
        goal: Goal::Survive,
        last_turn: Some(30),
        start: Start::default(),
    };
    Battle::empty(scene, rules)
}

/// A human with a full pistol, clips for it, and the skill it takes.
pub fn add_human(battle: &mut Battle, at: Point) {
    let pistol = CarriedWeapon {
        weapon: Weapon::Pistol,
        loaded: 12,
        pieces: 0,
        trouble: Malfunction::None,
        grenade: None,
    };
    let name = format!("human {}", battle.humans.len() + 1);
    battle.arrange().humans.push(Human {
        weapons: std::iter::once(pistol).collect(),
        in_hand: std::iter::once(0).collect(),
        ammo: Ammo { clips: 50, ..Ammo::default() },
        skills: Skill::needed_for(Weapon::Pistol).into_iter().collect(),
        ..Human::new(name, Seat(0), at)
    });
    battle.humans_at_start += 1;
}

/// So many places at random, none nearer to another than two bases; `suits` may refuse more.
pub fn scatter(side_mm: i32, n: usize, dice: &mut SeededDice, suits: &dyn Fn(Point) -> bool) -> Vec<Point> {
    let cell = 2 * BASE_MM;
    let columns = side_mm / cell;
    let mut taken = vec![false; (columns * columns) as usize];
    let mut places = Vec::with_capacity(n);
    while places.len() < n {
        let mut part = || (dice.bits() >> 16) as i32 & 0x3fff_ffff;
        let (column, row) = (part() % columns, part() % columns);
        let at = Point::new(column * cell + cell / 2, row * cell + cell / 2);
        let slot = &mut taken[(row * columns + column) as usize];
        if !*slot && suits(at) {
            *slot = true;
            let shift = i32::from(dice.die(LAYOUT, BASE_MM as u16)) - BASE_MM / 2 - 1;
            places.push(Point::new(at.x + shift, at.y));
        }
    }
    places
}

pub fn add_zombies(battle: &mut Battle, places: &[Point]) {
    battle.arrange().zombies.extend(places.iter().map(|&at| Zombie::new(at)));
}
