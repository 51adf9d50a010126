//! Bushwhack (25.0): they wait in cover, and it begins at once.
use ground::hex::Hex;
use kernel::{Dice, Pause, Play, Roll, Term};

use super::robbery::{stand_beside_a_building, star_of};
use crate::{
    battle::{
        Battle, SideId, insight, meet,
        side::{Role, Stance},
        turn::{self, Mover},
        zombie,
    },
    journal::Happened,
    printed::{Class, Terrain},
    table::bushwhack::Bushwhackers,
};

/// How far off they wait.
const AWAY: u8 = 3;

pub fn begin(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    play.cite(rule!("atzr.bushwhack.setup"));
    play.cite(rule!("atzr.ruling.bushwhack-details"));
    let victims = stand_beside_a_building(battle, play);
    let Some(star) = star_of(battle, &victims) else { return Ok(()) };
    let side = battle.person(star).side;
    let classes = || Class::ALL.map(|it| format!("{it:?}")).to_vec();
    let mut dice = play.by(star.token()).faces(classes);
    let strangers = Bushwhackers { group: victims.len() as i32 }.roll(&mut dice);
    let (them, zombies) = meet::crowd_in(battle, play, strangers.number, strangers.class, Role::Bushwhackers);
    battle.set_stance(side, them, Stance::Hostile);
    let hexes = ambush(battle, play, battle.person(star).at);
    meet::put(battle, play, rule!("atzr.bushwhack.setup"), them, &hexes);
    let here = battle.person(star).at;
    zombie::place_card(battle, play, here, zombies);
    let active = first_turn(battle, play, side, them);
    insight::forget(battle);
    // The test is part of that side's activation: who gives way in it has had his (8.6).
    battle.phase = turn::begin_phase(battle, play, active)?;
    insight::test(battle, play, &insight::Occasion { active: vec![active], ..Default::default() })
}

/// The activation dice of turn 1, rolled again while they are equal: who is active in the test and goes on after it, before
/// the others (ruling on bushwhacks).
fn first_turn(battle: &mut Battle, play: &mut Play<'_>, side: SideId, them: SideId) -> SideId {
    let (us, bushwhackers) = (battle.side(side).name.clone(), battle.side(them).name.clone());
    let roll = |play: &mut Play<'_>, whose: &String| {
        play.thrown().with(|| whose.clone()).d6(rule!("atzr.bushwhack.start")) as u8
    };
    let (ours, theirs) = loop {
        let dice = (roll(play, &us), roll(play, &bushwhackers));
        if play.is_read() {
            let sides = vec![us.clone().into(), bushwhackers.clone().into()];
            let note = Happened::Begins { sides, dice: vec![dice.0.into(), dice.1.into()] };
            play.note(rule!("atzr.bushwhack.start"), None, note);
        }
        if dice.0 != dice.1 {
            break dice;
        }
    };
    battle.turn = 1;
    play.counted(rule!("atzr.bushwhack.start"), None, Term::TURN, 1);
    (battle.side_mut(side).die, battle.side_mut(them).die) = (Some(ours), Some(theirs));
    let (active, other) = if theirs < ours { (side, them) } else { (them, side) };
    battle.order = vec![Mover::Side(other)];
    active
}

/// Cover three hexes off with a Line of Sight; else the nearest such hexes beyond; else in the open.
fn ambush(battle: &Battle, play: &mut Play<'_>, star: Hex) -> Vec<Hex> {
    let board = &battle.scene.board;
    let empty = |it: &Hex| battle.standing_at(*it).next().is_none();
    let hidden = |it: &Hex| board.terrain(*it) != Terrain::Clear && battle.line(star, *it) && empty(it);
    let widest = board.grid().columns.max(board.grid().rows) as u8;
    let rings = (AWAY..=widest).map(|it| board.grid().ring(star, it));
    for ring in rings {
        let ring: Vec<Hex> = ring.filter(hidden).collect();
        if !ring.is_empty() {
            return with_neighbours(battle, play, star, &ring, hidden);
        }
    }
    let open: Vec<Hex> = board.grid().ring(star, AWAY).filter(empty).collect();
    with_neighbours(battle, play, star, &open, empty)
}

/// One of these by lot, and those beside it that will do and are no nearer.
fn with_neighbours(
    battle: &Battle,
    play: &mut Play<'_>,
    star: Hex,
    all: &[Hex],
    will_do: impl Fn(&Hex) -> bool,
) -> Vec<Hex> {
    if all.is_empty() {
        return Vec::new();
    }
    let hexes = || all.iter().map(|&it| it.to_string()).collect();
    let first = all[play.thrown().faces(hexes).one_of(rule!("atzr.bushwhack.setup"), all.len())];
    let far = |it: &Hex| AWAY <= it.distance(star) && will_do(it);
    std::iter::once(first).chain(battle.scene.board.grid().neighbours(first).filter(far)).collect()
}
