//! What the goal of the scenario asks of one human now.
use ground::open::{Circle, Crowd, RoomId, measure};
use kernel::Point;

use super::errand;
use crate::{
    battle::{
        Battle,
        board::LooseThing,
        figure::{BASE_MM, Human},
        r#move::{is_taken, walker},
        victory::{Edge, Goal, TableArea},
    },
    table::{search::Item, skill::Skill},
};

/// What he is to do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mission {
    /// To stay alive where he likes.
    Stand,
    /// To be here and stay here; outside of it nothing counts.
    Hold(Area),
    /// To get over this edge on foot.
    Leave(Option<Edge>),
    Search(RoomId),
    SearchVehicle(u8),
    /// To look after those who are busy here.
    Guard(Point),
    /// To take up what lies at this place among those things.
    Take(usize),
    /// To get into this vehicle; at its wheel if that is his task.
    Board {
        vehicle: u8,
        driver: bool,
    },
    /// To fill this vehicle up.
    Refuel(u8),
    /// To find zombies and destroy them.
    Hunt,
}

/// A box of the table: left, upper, right, lower.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area(pub [i32; 4]);

impl Area {
    pub fn contains(self, at: Point) -> bool {
        let [left, upper, right, lower] = self.0;
        (left..=right).contains(&at.x) && (upper..=lower).contains(&at.y)
    }

    /// The nearest place well inside.
    pub fn nearest(self, at: Point) -> Point {
        let [left, upper, right, lower] = self.0;
        let inside = |from: i32, to: i32, it: i32| {
            let margin = (BASE_MM / 2 + 2).min((to - from) / 2);
            it.clamp(from + margin, to - margin)
        };
        Point::new(inside(left, right, at.x), inside(upper, lower, at.y))
    }

    pub fn distance(self, at: Point) -> i32 {
        if self.contains(at) { 0 } else { measure::distance(at, self.nearest(at)) }
    }

    fn of(battle: &Battle, place: &TableArea) -> Option<Area> {
        match place {
            TableArea::Box([x, y, width, height]) | TableArea::Named { sides: [x, y, width, height], .. } => {
                Some(Area([*x, *y, x + width, y + height]))
            }
            TableArea::Room(name) => {
                let rooms = &battle.scene.ground.table().rooms;
                let corners = &rooms.iter().find(|it| it.name == *name)?.area.corners;
                let span = |of: fn(&Point) -> i32| {
                    Some((corners.iter().map(of).min()?, corners.iter().map(of).max()?))
                };
                let ((left, right), (upper, lower)) = (span(|it| it.x)?, span(|it| it.y)?);
                Some(Area([left, upper, right, lower]))
            }
        }
    }
}

/// How many turns there are, this one included.
pub fn turns_left(battle: &Battle) -> i32 {
    battle.scene.last_turn.map_or(100, |last| i32::from(last) - i32::from(battle.turn) + 1)
}

/// The mission of a human, whose team is after the errand.
pub fn mission(battle: &Battle, human: u16, errand: Option<Mission>) -> Mission {
    of(battle, human, &battle.scene.goal, errand)
}

fn of(battle: &Battle, human: u16, goal: &Goal, errand: Option<Mission>) -> Mission {
    match goal {
        Goal::Survive => Mission::Stand,
        Goal::Leave { edge, .. } => Mission::Leave(*edge),
        Goal::Reach { place, .. } | Goal::Hold { place, .. } => {
            Area::of(battle, place).map_or(Mission::Stand, Mission::Hold)
        }
        Goal::Kill { .. } => Mission::Hunt,
        Goal::CarryOut { items, of, edge } => errand::carry_out(battle, human, (*items, of, *edge), errand),
        Goal::DriveOff { .. } => drive_off(battle, human),
        Goal::All(goals) => {
            let open = goals.iter().find(|it| !it.is_met(battle, false));
            open.or(goals.first()).map_or(Mission::Stand, |it| self::of(battle, human, it, errand))
        }
        Goal::Any(goals) => goals.first().map_or(Mission::Stand, |it| self::of(battle, human, it, errand)),
    }
}

/// The nearest place at an edge.
pub fn edge_point(battle: &Battle, at: Point, edge: Option<Edge>) -> Point {
    let table = battle.scene.ground.table();
    let margin = BASE_MM / 2 + 1;
    let edge = edge.unwrap_or_else(|| crate::battle::victory::nearest_edge(battle, at));
    let middle = |it: i32, most: i32| it.clamp(margin, most - margin);
    match edge {
        Edge::North => Point::new(middle(at.x, table.width), margin),
        Edge::East => Point::new(table.width - margin, middle(at.y, table.height)),
        Edge::South => Point::new(middle(at.x, table.width), table.height - margin),
        Edge::West => Point::new(margin, middle(at.y, table.height)),
    }
}

/// A place in a room where there is room for a base.
pub fn room_point(battle: &Battle, human: Option<u16>, room: RoomId) -> Point {
    let corners = &battle.scene.ground.table().rooms[room.0 as usize].area.corners;
    let n = corners.len().max(1) as i32;
    let (x, y) = corners.iter().fold((0, 0), |sum, it| (sum.0 + it.x, sum.1 + it.y));
    free_near(battle, human, Point::new(x / n, y / n))
}

/// The place itself, or one near it where a base has room; a human is not in his own way.
pub fn free_near(battle: &Battle, human: Option<u16>, at: Point) -> Point {
    let nobody = Crowd::default();
    let walk = walker(battle, None, &nobody);
    let free = |it: &Point| walk.free_at(*it) && !is_taken(battle, Circle::new(*it, BASE_MM), None, human);
    let rings = [0, 30, 60, 90, 120].into_iter();
    rings.flat_map(|mm| (0..8).map(move |it| measure::polar(at, 45 * it, mm))).find(free).unwrap_or(at)
}

/// The vehicle the team means to drive: one that runs or could, nearest to them all.
pub fn getaway(battle: &Battle) -> Option<u8> {
    let usable = battle.vehicles.iter().enumerate().filter(|it| !it.1.wrecked);
    let far = |at: Point| -> i32 { battle.humans().map(|it| measure::distance(it.1.at, at)).sum() };
    usable.min_by_key(|it| (!it.1.running, it.1.out_of_gas, far(it.1.at))).map(|it| it.0 as u8)
}

/// Who is to drive: who sits there, then a mechanic, then the nearest.
pub fn chauffeur(battle: &Battle, vehicle: u8) -> Option<u16> {
    let target = &battle.vehicles[usize::from(vehicle)];
    let order = |figure: &Human, id: u16| {
        let sits = target.driver == Some(id) && figure.vehicle == Some(vehicle);
        let keys = target.keys_of.map(u16::from) == Some(id);
        (!sits, !keys, !figure.has(Skill::Mechanics), measure::distance(figure.at, target.at))
    };
    battle.humans().min_by_key(|it| order(it.1, it.0)).map(|it| it.0)
}

fn drive_off(battle: &Battle, human: u16) -> Mission {
    let Some(vehicle) = getaway(battle) else { return Mission::Stand };
    if battle.vehicles[usize::from(vehicle)].out_of_gas && battle.rules.items {
        let carrier = battle.humans().find(|it| it.1.items.contains(&Item::GasCan)).map(|it| it.0);
        if carrier == Some(human) {
            return Mission::Refuel(vehicle);
        }
        let can = battle.lying.iter().position(|it| it.what == LooseThing::Item(Item::GasCan));
        if let (None, Some(can)) = (carrier, can) {
            let at = battle.lying[can].at;
            let near = battle.humans().min_by_key(|it| measure::distance(it.1.at, at));
            if near.map(|it| it.0) == Some(human) {
                return Mission::Take(can);
            }
        }
    }
    Mission::Board { vehicle, driver: chauffeur(battle, vehicle) == Some(human) }
}
