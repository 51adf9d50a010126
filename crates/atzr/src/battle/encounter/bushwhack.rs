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
    let here = battle.person(star).at;
    let hexes = ambush(battle, play, here);
    let does = |battle: &Battle, hex: Hex| will_do(battle, here, hex);
    meet::put_where(battle, play, rule!("atzr.bushwhack.setup"), them, &hexes, does);
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

/// Where they lie in wait: one hex of the nearest cover from three hexes on that has a Line of Sight to the Star, by lot, then the
/// other such hexes from that one outwards; those in the clear come last, and none of them is nearer.
fn ambush(battle: &Battle, play: &mut Play<'_>, star: Hex) -> Vec<Hex> {
    let board = &battle.scene.board;
    let empty = |it: &Hex| AWAY <= it.distance(star) && battle.standing_at(*it).next().is_none();
    let (mut open, mut covered): (Vec<Hex>, Vec<Hex>) =
        board.grid().hexes().filter(empty).partition(|it| board.terrain(*it) == Terrain::Clear);
    covered.retain(|it| battle.line(star, *it));
    let best = if covered.is_empty() { &open } else { &covered };
    let Some(near) = best.iter().map(|it| it.distance(star)).min() else { return Vec::new() };
    let ring: Vec<Hex> = best.iter().copied().filter(|it| it.distance(star) == near).collect();
    let hexes = || ring.iter().map(|&it| it.to_string()).collect();
    let first = ring[play.thrown().faces(hexes).one_of(rule!("atzr.bushwhack.setup"), ring.len())];
    covered.sort_by_key(|it| (it.distance(first), it.distance(star), *it));
    open.sort_by_key(|it| (!battle.line(star, *it), it.distance(first), it.distance(star), *it));
    covered.into_iter().chain(open).collect()
}

/// Whether a hex still does when somebody takes it: those who lie in wait already may hide it from the Star.
fn will_do(battle: &Battle, star: Hex, hex: Hex) -> bool {
    let open = battle.scene.board.terrain(hex) == Terrain::Clear;
    AWAY <= hex.distance(star) && (open || battle.line(star, hex))
}
