//! Defend (23.0): markers come nearer; one of them is the raiders.
use ground::hex::{self, Hex, Reach, Side as HexSide};
use kernel::{Choice, Dice, Offered, Pause, Play, Roll, What, ask, question::Anchor};

use super::{beside, players};
use crate::{
    battle::{
        Battle, FigureId, PersonId, State, card, change, insight, meet, r#move,
        place::Marker,
        side::{Role, Stance},
    },
    printed::{Terrain, cards::Column},
    setup::layout::BuildingId,
    table::{
        defend::{Raiders, class},
        r#move::Step,
    },
};

/// How far off markers are placed, and what they move and activate on.
const AWAY: u8 = 6;
const REP: u8 = 4;
const POINTS: u8 = 3;

/// Homes, raiders off the map, and three markers around the home.
pub fn begin(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    play.cite(rule!("atzr.defend.setup"));
    let seat = battle.side(battle.scene.doubles).seats[0];
    let homes: Vec<Home> = battle.scene.board.buildings().iter().map(|it| Home(it.id)).collect();
    let chosen = play.some(&*battle, ask(rule!("atzr.defend.setup"), seat), &homes, 1..=2)?;
    battle.progress.homes = chosen.into_iter().map(|it| it.0).collect();
    let present = players(battle).filter(|it| it.1.state == State::Waiting).count() as i32;
    let number = Raiders { group: present }.number(play);
    let foes = class(battle.side(battle.scene.doubles).class, play);
    play.cite(rule!("atzr.ruling.defend-end"));
    let raiders = meet::crowd_in(battle, play, number, foes, Role::Raiders);
    battle.progress.raiders = Some(raiders);
    battle.set_stance(battle.scene.doubles, raiders, Stance::Hostile);
    place_markers(battle, play);
    Ok(())
}

/// Six hexes from the home, as far from each other as can be (ruling on the markers).
fn place_markers(battle: &mut Battle, play: &mut Play<'_>) {
    let Some(&home) = battle.progress.homes.first() else { return };
    let board = battle.scene.board.clone();
    battle.progress.flight = Some(board.farthest_edge(home));
    play.cite(rule!("atzr.ruling.defend-contradiction"));
    let centre = board.building(home).hexes[0];
    let first = HexSide::ALL.into_iter().find(|&it| {
        [it, it.clockwise().clockwise(), it.counter_clockwise().counter_clockwise()]
            .iter()
            .all(|side| board.grid().contains(centre.steps(*side, AWAY)))
    });
    let first = first.unwrap_or(HexSide::ALL[0]);
    for side in [first, first.clockwise().clockwise(), first.counter_clockwise().counter_clockwise()] {
        let wanted = centre.steps(side, AWAY);
        let at = if board.grid().contains(wanted) { wanted } else { at_the_edge(battle, wanted) };
        let token = FigureId::Marker(battle.markers.len() as u8).token();
        battle.markers.push(Marker { at, revealed: false });
        play.tell(rule!("atzr.defend.markers"), What::Placed { token, at: hex::centre(at) });
    }
}

/// A marker that would be off the map comes in by the edge farthest from the home.
fn at_the_edge(battle: &Battle, wanted: Hex) -> Hex {
    let board = &battle.scene.board;
    let edge = battle.progress.flight.unwrap_or(ground::hex::Edge::North);
    let hexes = board.entries(edge).filter(|it| board.building_at(*it).is_none());
    hexes.min_by_key(|it| it.distance(wanted)).unwrap_or_default()
}

/// Markers activate as Rep 4, towards the home, in cover and out of its sight as far as they can (23.0).
pub fn move_markers(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let die = battle.marker_die.unwrap_or(6);
    if REP < die {
        return Ok(());
    }
    for at in 0..battle.markers.len() {
        if battle.markers[at].revealed {
            continue;
        }
        if !in_sight(battle, battle.markers[at].at) {
            let to = next(battle, battle.markers[at].at);
            let from = std::mem::replace(&mut battle.markers[at].at, to);
            let token = FigureId::Marker(at as u8).token();
            let (from, to) = (hex::centre(from), hex::centre(to));
            play.tell(rule!("atzr.defend.marker-move"), What::Moved { token, from, to });
        }
        if in_sight(battle, battle.markers[at].at) {
            reveal(battle, play, at)?;
        }
    }
    Ok(())
}

/// Whether a hex of a home sees this one.
fn in_sight(battle: &Battle, hex: Hex) -> bool {
    let homes = battle.progress.homes.iter().flat_map(|&it| &battle.scene.board.building(it).hexes);
    homes.into_iter().any(|&it| battle.line(it, hex))
}

/// The hex it goes to: nearer to the home by the way it has to take, hidden before seen, in cover before in the open.
fn next(battle: &Battle, from: Hex) -> Hex {
    let board = &battle.scene.board;
    let costs = &battle.scene.printed.tables.movement;
    let cost = |to: Hex| Step { terrain: board.terrain(to), ..Step::default() }.cost(costs).total() as u8;
    let home = battle.progress.homes.first().map_or(from, |&it| board.building(it).hexes[0]);
    let outside = |hex: Hex| board.building_at(hex).is_none();
    let far = Reach::new(board.grid(), home, u8::MAX, |here, to| {
        let within = board.building_at(to) == board.building_at(home);
        (outside(to) || within && !outside(here)).then(|| cost(to))
    });
    let ways = Reach::new(board.grid(), from, POINTS, |_, to| outside(to).then(|| cost(to)));
    let left = |hex: Hex| far.cost(hex).unwrap_or(u8::MAX);
    let score = |hex: Hex| {
        let nearer = left(hex) < left(from);
        (!nearer, in_sight(battle, hex), left(hex), board.terrain(hex) == Terrain::Clear)
    };
    ways.hexes().min_by_key(|&it| score(it)).unwrap_or(from)
}

/// A card with humans on it, or the last marker: the raiders are here; otherwise it was nothing.
fn reveal(battle: &mut Battle, play: &mut Play<'_>, at: usize) -> Result<(), Pause> {
    battle.markers[at].revealed = true;
    let token = FigureId::Marker(at as u8).token();
    let last = battle.markers.iter().all(|it| it.revealed);
    let humans = match card::draw(battle, play, rule!("atzr.defend.reveal")) {
        Some(drawn) => matches!(card::column(battle, play, drawn), Column::Humans(_)),
        None => false,
    };
    play.tell(rule!("atzr.defend.reveal"), What::Removed { token });
    let Some(raiders) = battle.progress.raiders else { return Ok(()) };
    let found = battle.functioning().any(|it| it.1.side == raiders);
    if found || !(humans || last) {
        return Ok(());
    }
    let here = battle.markers[at].at;
    let around: Vec<Hex> = std::iter::once(here).chain(battle.scene.board.grid().neighbours(here)).collect();
    meet::put(battle, play, rule!("atzr.defend.reveal"), raiders, &around);
    for marker in &mut battle.markers {
        marker.revealed = true;
    }
    place_defenders(battle, play, here);
    insight::forget(battle);
    battle.seen.clear();
    insight::test(battle, play, &insight::Occasion { active: vec![raiders], ..Default::default() })
}

/// Even: inside the home; odd: beside it, on the side of the raiders.
fn place_defenders(battle: &mut Battle, play: &mut Play<'_>, raiders: Hex) {
    let waiting: Vec<PersonId> =
        players(battle).filter(|it| it.1.state == State::Waiting).map(|it| it.0).collect();
    let homes = battle.progress.homes.clone();
    let Some(&home) = homes.first() else { return };
    let nearest = |hexes: Vec<Hex>, battle: &Battle, who: PersonId| {
        let free = |it: &Hex| !r#move::is_full(battle, who, *it) && battle.zombies_at(*it).next().is_none();
        hexes.into_iter().filter(|it| free(it)).min_by_key(|it| it.distance(raiders))
    };
    for who in waiting {
        let inside = play.d6(rule!("atzr.defend.place-defenders")) % 2 == 0;
        let rooms = battle.scene.board.building(home).hexes.clone();
        let outside = beside(battle, home);
        let wanted = if inside { rooms.clone() } else { outside.clone() };
        let hex = nearest(wanted, battle, who).or_else(|| nearest(outside, battle, who));
        let hex = hex.or_else(|| nearest(rooms, battle, who));
        if let Some(hex) = hex {
            change::place(battle, play, rule!("atzr.defend.place-defenders"), who, hex);
        }
    }
    for entrance in 0..battle.places.len() {
        let hex = battle.scene.board.entrances()[entrance].hex;
        let own = battle.scene.board.building_at(hex).is_some_and(|it| homes.contains(&it));
        battle.places[entrance].open |= own;
    }
}

/// A building to live in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Home(BuildingId);

impl Choice for Home {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> Offered {
        let building = battle.scene.board.building(self.0);
        Offered::new(building.name.clone()).at(Anchor::Place(hex::centre(building.hexes[0])))
    }
}
