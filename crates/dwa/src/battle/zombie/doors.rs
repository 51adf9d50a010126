//! Doors, windows, barricades and closed vehicles (15.1.3.3): what zombies break by force.
use ground::open::{Circle, OpeningId, Segment, Shape, Walks, beside, measure::dist2};
use kernel::{Dice, Play, Point, Text, Token};

use super::{
    place::Over,
    walk::{MOVE_MM, Movement, PACE, Plan},
    way::spread,
};
use crate::{
    battle::{
        Battle, FigureId,
        board::OpeningKind,
        change,
        figure::{BASE_MM, Forced},
    },
    journal::Incident,
    table::zombie::{Door, DoorAttack},
};

/// The way to a goal is closed on all sides: to the door or window nearest to it, or on with breaking it.
pub(super) fn shut_off(
    battle: &Battle,
    play: &mut Play<'_>,
    movement: &Movement,
    zombie: u32,
    goal: Point,
) -> Plan {
    let (ground, figure) = (&battle.scene.ground, &battle.zombies[zombie as usize]);
    let shut = |id: &OpeningId| is_shut(battle, *id);
    let mut shut: Vec<OpeningId> =
        (0..ground.table().openings.len() as u32).map(OpeningId).filter(shut).collect();
    shut.sort_by_key(|&it| (ground.gap_to_opening(it, Circle::new(goal, BASE_MM)), it));
    for opening in shut {
        let wall = ground.opening(opening).wall;
        if ground.piece(wall).stands_on != figure.level {
            continue;
        }
        if ground.gap_to_opening(opening, figure.base()) <= 1 {
            play.cite(rule!("dwa.zombie.doors"));
            play.cite(rule!("dwa.ruling.door-details"));
            return Plan::Force(Forced::Opening(opening.0));
        }
        if let Some(plan) = to_opening(battle, play, movement, zombie, opening) {
            play.cite(rule!("dwa.ruling.zombie-terrain"));
            return plan;
        }
    }
    movement.past_others(battle, zombie, goal)
}

fn is_shut(battle: &Battle, opening: OpeningId) -> bool {
    let breaks = battle.scene.openings.get(opening.0 as usize) != Some(&OpeningKind::Gap);
    breaks && battle.scene.ground.passage(battle.state(), opening).walks == Walks::Closed
}

/// Up to an opening, where there is room beside it; nothing if no way leads there.
fn to_opening(
    battle: &Battle,
    play: &mut Play<'_>,
    movement: &Movement,
    zombie: u32,
    opening: OpeningId,
) -> Option<Plan> {
    let figure = &battle.zombies[zombie as usize];
    let way = [Over::Nobody, Over::Everybody].into_iter().find_map(|over| {
        let places = places_at(battle, movement, zombie, opening, over);
        movement.over_ground(battle, figure.level, |walk, roads| {
            let path = spread(places.iter().copied()).find_map(|place| roads.way(walk, figure.at, place))?;
            let ahead = walk.follow(&path, PACE, 3 * MOVE_MM).end();
            Some((walk.follow(&path, PACE, MOVE_MM).places.into(), ahead))
        })
    });
    let (way, ahead) = way?;
    Some(movement.along(battle, play, zombie, way, ahead))
}

/// The places in contact with an opening, nearest to the zombie first.
fn places_at(
    battle: &Battle,
    movement: &Movement,
    zombie: u32,
    opening: OpeningId,
    over: Over,
) -> Vec<Point> {
    let (ground, figure) = (&battle.scene.ground, &battle.zombies[zombie as usize]);
    let hole = ground.opening(opening);
    let Shape::Wall { thickness, .. } = ground.piece(hole.wall).shape else { return Vec::new() };
    let me = Some(movement.bases.of_zombie(zombie));
    let mut places = Vec::new();
    movement.bases.walk(battle, me, figure.level, over, |walk| {
        beside::each_beside(Segment::new(hole.from, hole.to), thickness, BASE_MM, &mut |at| {
            if ground.gap_to_opening(opening, Circle::new(at, BASE_MM)) <= 1 && walk.free_at(at) {
                places.push(at);
            }
        });
    });
    places.sort_unstable_by_key(|&it| (dist2(figure.at, it), it));
    places
}

/// To a vehicle with people in it: a closed one has to be broken open like a door.
pub(super) fn to_vehicle(
    battle: &Battle,
    play: &mut Play<'_>,
    movement: &Movement,
    zombie: u32,
    vehicle: u8,
) -> Plan {
    let (figure, number) = (&battle.zombies[zombie as usize], usize::from(vehicle));
    let (Some(body), Some(state)) = (battle.bodies.get(number), battle.vehicles.get(number)) else {
        return Plan::Stay;
    };
    if body.gap(figure.base()) <= 1 {
        play.cite(rule!("dwa.ruling.vehicle-zombies"));
        let safe = state.broken_open || state.driven_this_turn;
        return if safe { Plan::Stay } else { Plan::Force(Forced::Vehicle(vehicle)) };
    }
    let me = Some(movement.bases.of_zombie(zombie));
    let level = body.piece().stands_on;
    let beside =
        movement.bases.walk(battle, me, level, Over::Nobody, |it| it.nearest_beside(body, figure.at));
    match beside {
        Some(place) => movement.towards(battle, play, zombie, place),
        None => movement.past_others(battle, zombie, body.nearest_point(figure.at)),
    }
}

/// The end of the turn at every door, window, barricade and vehicle that zombies have attacked.
pub(super) fn roll_all(battle: &mut Battle, play: &mut Play<'_>) {
    let attackers = |battle: &Battle, what: Forced| {
        let at_it = battle.zombies().filter(|it| it.1.stands() && it.1.forcing == Some(what));
        u16::try_from(at_it.count()).unwrap_or(u16::MAX)
    };
    let anybody = battle.zombies().any(|it| it.1.forcing.is_some());
    for number in 0..battle.openings.len() {
        let turns = battle.openings[number].attacked_turns;
        if turns == 0 && !anybody {
            continue;
        }
        let what = Forced::Opening(number as u32);
        let n = attackers(battle, what);
        let name = || battle.scene.ground.opening(OpeningId(number as u32)).name.clone();
        let (turns, door) = one(&mut play.thrown().with(name), turns, n);
        change::count_attacks(battle, number, turns);
        if door == Some(Door::Broken) {
            change::break_open(battle, number);
        }
        tell(battle, play, what, door);
    }
    for number in 0..battle.vehicles.len() {
        let turns = battle.vehicles[number].attacked_turns;
        if turns == 0 && !anybody {
            continue;
        }
        let what = Forced::Vehicle(number as u8);
        let n = attackers(battle, what);
        let name = || battle.vehicles[number].name.clone();
        let (turns, door) = one(&mut play.thrown().with(name), turns, n);
        let broken = door == Some(Door::Broken);
        change::attack_vehicle(battle, number, turns, broken);
        if broken {
            play.cite(rule!("dwa.ruling.vehicle-zombies"));
        }
        tell(battle, play, what, door);
    }
}

/// The turns of attack now, and what the dice have come to if any were rolled.
fn one(dice: &mut dyn Dice, turns: u16, attackers: u16) -> (u16, Option<Door>) {
    if turns == 0 && attackers == 0 {
        return (0, None);
    }
    let mut attack = DoorAttack { turns };
    let roll = attack.next_turn(attackers, dice);
    let door = roll.roll(dice);
    (attack.turns, (roll.dice() != 0).then_some(door))
}

/// Which door gave way or did not, and to whom.
fn tell(battle: &Battle, play: &mut Play<'_>, forced: Forced, door: Option<Door>) {
    let Some(door) = door else { return };
    let at_it = battle.zombies().filter(|it| it.1.stands() && it.1.forcing == Some(forced));
    let by: Vec<Token> = at_it.map(|it| FigureId::Zombie(it.0).token()).collect();
    let name = play.is_read().then(|| match forced {
        Forced::Opening(number) => battle.scene.ground.opening(OpeningId(number)).name.clone(),
        Forced::Vehicle(number) => battle.vehicles[usize::from(number)].name.clone(),
    });
    let what = name.map_or(Text::default(), Text::from);
    let told = match door {
        Door::Broken => Incident::BrokenOpen { what, by },
        Door::Holds => Incident::StaysShut { what, by },
    };
    play.note(rule!("dwa.zombie.doors-roll"), None, told);
}
