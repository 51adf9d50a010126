//! Things to be carried out: what could yield them, and who of the team goes for what.
use ground::open::{RoomId, measure};
use kernel::Point;

use super::{
    mission::{self, Mission},
    place, way,
};
use crate::{
    battle::{
        Battle, FigureId,
        board::{LooseThing, VehicleKind},
        figure::{Human, Life},
        victory::{Edge, Goal},
    },
    table::search::Item,
};

/// Something that could yield what is wanted, and where it is.
pub type Prospect = (Point, Mission);

/// What is to be carried out, if anything is; nothing said is anything.
pub fn wanted(goal: &Goal) -> Option<&[Item]> {
    match goal {
        Goal::CarryOut { of, .. } => Some(of),
        Goal::All(goals) | Goal::Any(goals) => goals.iter().find_map(wanted),
        Goal::Survive | Goal::Leave { .. } | Goal::Reach { .. } | Goal::Hold { .. } => None,
        Goal::Kill { .. } | Goal::DriveOff { .. } => None,
    }
}

/// What the whole team had best go for: near to whoever is in the midst of them, and not too risky.
pub fn best(battle: &Battle, open: &[Prospect]) -> Option<Prospect> {
    let team = || battle.humans().filter(|it| it.1.is_on_table());
    let spread = |at: Point| -> i32 { team().map(|it| measure::distance(it.1.at, at)).sum() };
    let (middle, _) = team().min_by_key(|it| spread(it.1.at))?;
    let price = |it: &Prospect| {
        let beside = |vehicle: u8| place::beside(battle, middle, vehicle);
        let to = if let Mission::SearchVehicle(vehicle) = it.1 { beside(vehicle)? } else { it.0 };
        way::length(battle, middle, to).map(|mm| mm + risk(battle, it))
    };
    let priced = open.iter().filter_map(|it| price(it).map(|price| (price, *it)));
    priced.min_by_key(|it| it.0).map(|it| it.1)
}

/// Whether an item counts for the goal of carrying things out.
fn counts(of: &[Item], item: Item) -> bool {
    of.is_empty() || of.contains(&item)
}

/// The mission of one human while so many items, of these, have to leave over this edge.
pub fn carry_out(
    battle: &Battle,
    human: u16,
    (items, of, edge): (u16, &[Item], Option<Edge>),
    errand: Option<Mission>,
) -> Mission {
    let team = battle.humans.iter().filter(|it| matches!(it.life, Life::Alive | Life::Left));
    let carried = team.flat_map(|it| &it.items).filter(|&&it| counts(of, it)).count();
    let own = battle.humans[usize::from(human)].items.iter().any(|&it| counts(of, it));
    let home = turns_to_edge(battle, human, edge);
    if usize::from(items) <= carried || own && mission::turns_left(battle) <= home + 1 {
        return Mission::Leave(edge);
    }
    claim(battle, human, of, errand).unwrap_or(Mission::Leave(edge))
}

fn turns_to_edge(battle: &Battle, human: u16, edge: Option<Edge>) -> i32 {
    let at = battle.at(FigureId::Human(human));
    1 + measure::distance(at, mission::edge_point(battle, at, edge)) * 5 / 4 / 200
}

/// So near to each other the team does several things at a time.
const TOGETHER_MM: i32 = 150;

/// The team keeps together: whoever is nearest to something where its errand leads it takes that, the others stand guard. What
/// this human gets.
fn claim(battle: &Battle, human: u16, of: &[Item], errand: Option<Mission>) -> Option<Mission> {
    let mut open = prospects(battle, of);
    let mut free: Vec<(u16, &Human)> = battle.humans().filter(|it| it.1.is_on_table()).collect();
    let there = open.iter().find(|it| Some(it.1) == errand)?.0;
    open.retain(|it| measure::distance(it.0, there) <= TOGETHER_MM);
    while !free.is_empty() && !open.is_empty() {
        let pairs = (0..free.len()).flat_map(|who| (0..open.len()).map(move |what| (who, what)));
        let far = |it: &(usize, usize)| measure::distance(free[it.0].1.at, open[it.1].0);
        let (who, what) = pairs.min_by_key(|it| (far(it), *it))?;
        let (id, _) = free.swap_remove(who);
        let (_, mission) = open.swap_remove(what);
        if id == human {
            return Some(mission);
        }
    }
    Some(Mission::Guard(there))
}

/// What one is likely to meet there, as so much of a way.
fn risk(battle: &Battle, (at, mission): &Prospect) -> i32 {
    let near = battle.zombies().filter(|it| measure::distance(it.1.at, *at) <= 200).count() as i32;
    let unknown = if matches!(mission, Mission::Search(_)) { 250 } else { 0 };
    unknown + 80 * near
}

/// Whatever could yield such an item, and where.
pub fn prospects(battle: &Battle, of: &[Item]) -> Vec<Prospect> {
    let mut found = Vec::new();
    for (at, lying) in battle.lying.iter().enumerate() {
        if let LooseThing::Item(item) = lying.what
            && counts(of, item)
        {
            found.push((lying.at, Mission::Take(at)));
        }
    }
    if !battle.rules.search {
        return found;
    }
    for (id, vehicle) in battle.vehicles.iter().enumerate() {
        if !vehicle.searched && vehicle.kind == VehicleKind::Car {
            found.push((vehicle.at, Mission::SearchVehicle(id as u8)));
        }
    }
    for (id, kind) in battle.scene.rooms.iter().enumerate() {
        if kind.searchable && !battle.rooms[id].searched {
            found.push((
                mission::room_point(battle, None, RoomId(id as u32)),
                Mission::Search(RoomId(id as u32)),
            ));
        }
    }
    found
}
