//! Activation dice (5.0, 5.1): one for each side, doubles, and the order they give.
use kernel::{Dice, Play, Roll, RuleId, Term, Text};

use super::{Mover, Phase};
use crate::{
    battle::{Battle, PersonId, State, side::SideId},
    journal::Happened,
};

/// Every side rolls its die; doubles with the zombies, or the order of the sides.
pub(super) fn roll(battle: &mut Battle, play: &mut Play<'_>) -> Phase {
    begin_turn(battle, play);
    let rolled = dice(battle, play);
    let compared = doubles_side(battle);
    if 1 < humans(&rolled) {
        play.cite(rule!("atzr.turn.multi-human-doubles"));
    }
    if rolled.iter().any(|it| it.0 == Mover::Side(compared) && Some(it.1) == battle.zombie_die) {
        play.cite(rule!("atzr.ruling.doubles-nobody"));
        if play.is_read() {
            let Shown { sides, dice, markers, dead } = shown(battle, &rolled);
            play.note(rule!("atzr.turn.doubles"), None, Happened::Doubles { sides, dice, markers, dead });
        }
        return Phase::Doubles;
    }
    battle.order = order(battle, play, rolled.clone());
    if play.is_read() {
        let Shown { sides, dice, markers, dead } = shown(battle, &rolled);
        let place = |mover: &Mover| rolled.iter().position(|it| it.0 == *mover).unwrap_or_default() as i32;
        let order = battle.order.iter().map(place).collect();
        play.note(rule!("atzr.turn.order"), None, Happened::Order { sides, dice, markers, dead, order });
    }
    Phase::Next
}

/// Every side with its die, as the journal has them.
struct Shown {
    sides: Vec<Text>,
    dice: Vec<i32>,
    markers: Option<i32>,
    dead: i32,
}

fn shown(battle: &Battle, rolled: &[(Mover, u8)]) -> Shown {
    let mut shown = Shown { sides: Vec::new(), dice: Vec::new(), markers: None, dead: 0 };
    for &(mover, die) in rolled {
        match mover {
            Mover::Side(side) => {
                shown.sides.push(called(battle, side).into());
                shown.dice.push(die.into());
            }
            Mover::Markers => shown.markers = Some(die.into()),
            Mover::Zombies => shown.dead = die.into(),
        }
    }
    shown
}

/// A side by its name; of several with the same name by somebody of it too.
fn called(battle: &Battle, side: SideId) -> String {
    let name = &battle.side(side).name;
    let others = battle.sides.iter().filter(|it| it.name == *name).count();
    let one = battle.people.iter().find(|it| it.side == side && it.state == State::Functioning);
    match one.filter(|_| 1 < others) {
        Some(one) => format!("{name} with {}", one.name),
        None => name.clone(),
    }
}

fn begin_turn(battle: &mut Battle, play: &mut Play<'_>) {
    battle.turn = battle.turn.saturating_add(1);
    let n = i32::from(battle.turn);
    play.counted(rule!("atzr.turn.two-phases"), None, Term::TURN, n);
    for who in (0..battle.people.len() as u16).map(PersonId) {
        *battle.turn_mut(who) = Default::default();
    }
}

/// The side whose die is compared with the zombies': the one that was chosen, or when it has nobody left the next players'
/// side; strangers' never is (ruling on doubles).
pub fn doubles_side(battle: &Battle) -> SideId {
    let there = |side: SideId| battle.functioning().any(|it| it.1.side == side);
    let chosen = battle.scene.doubles;
    if there(chosen) {
        return chosen;
    }
    let mut players = (0..battle.sides.len() as u8).map(SideId).filter(|&it| battle.side(it).is_players());
    players.find(|&it| there(it)).unwrap_or(chosen)
}

/// One die for each human side that has anybody on the map, one for markers, one for the zombies.
fn dice(battle: &mut Battle, play: &mut Play<'_>) -> Vec<(Mover, u8)> {
    let there = |it: &SideId| battle.functioning().any(|person| person.1.side == *it);
    let sides: Vec<SideId> = (0..battle.sides.len() as u8).map(SideId).filter(there).collect();
    for side in &mut battle.sides {
        side.die = None;
    }
    let mut rolled = Vec::new();
    for &side in &sides {
        let why = side_rule(battle, side, sides.len());
        let die = play.thrown().with(|| battle.side(side).name.clone()).d6(why) as u8;
        battle.side_mut(side).die = Some(die);
        rolled.push((Mover::Side(side), die));
    }
    if battle.markers.iter().any(|it| !it.revealed) {
        let die = play.thrown().d6(rule!("atzr.defend.marker-move")) as u8;
        battle.marker_die = Some(die);
        rolled.push((Mover::Markers, die));
    }
    let dead = || "the dead".to_owned();
    let zombies = play.thrown().with(dead).d6(rule!("atzr.turn.activation-roll")) as u8;
    battle.zombie_die = Some(zombies);
    rolled.push((Mover::Zombies, zombies));
    rolled
}

fn side_rule(battle: &Battle, side: SideId, sides: usize) -> RuleId {
    if !battle.side(side).is_players() {
        return rule!("atzr.npcmove.die");
    }
    match sides {
        1 => rule!("atzr.turn.activation-roll"),
        _ => rule!("atzr.turn.multi-human-dice"),
    }
}

fn humans(rolled: &[(Mover, u8)]) -> usize {
    rolled.iter().filter(|it| it.0 != Mover::Zombies).count()
}

/// From the highest die to the lowest; humans come before zombies, and humans with equal dice roll off.
fn order(battle: &Battle, play: &mut Play<'_>, mut rolled: Vec<(Mover, u8)>) -> Vec<Mover> {
    play.cite(rule!("atzr.turn.order"));
    rolled.sort_by_key(|it| (std::cmp::Reverse(it.1), it.0 == Mover::Zombies));
    let mut order = Vec::with_capacity(rolled.len());
    for tied in rolled.chunk_by(|one, other| one.1 == other.1) {
        let (humans, zombies): (Vec<Mover>, Vec<Mover>) =
            tied.iter().map(|it| it.0).partition(|it| *it != Mover::Zombies);
        if 1 < tied.len() {
            play.cite(rule!("atzr.turn.multi-human-tie"));
        }
        order.extend(roll_off(battle, play, humans));
        order.extend(zombies);
    }
    order
}

/// The higher die goes first; those who are equal again roll again.
fn roll_off(battle: &Battle, play: &mut Play<'_>, tied: Vec<Mover>) -> Vec<Mover> {
    if tied.len() < 2 {
        return tied;
    }
    let roll = |it: Mover| {
        let dice = &mut play.thrown().with(|| whose(battle, it));
        (it, dice.d6(rule!("atzr.turn.multi-human-tie")))
    };
    let mut rolled: Vec<(Mover, i32)> = tied.into_iter().map(roll).collect();
    if play.is_read() {
        let sides = rolled.iter().map(|it| whose(battle, it.0).into()).collect();
        let note = Happened::RollsOff { sides, dice: rolled.iter().map(|it| it.1).collect() };
        play.note(rule!("atzr.turn.multi-human-tie"), None, note);
    }
    rolled.sort_by_key(|it| std::cmp::Reverse(it.1));
    let groups: Vec<Vec<Mover>> = rolled
        .chunk_by(|one, other| one.1 == other.1)
        .map(|equal| equal.iter().map(|it| it.0).collect())
        .collect();
    groups.into_iter().flat_map(|equal| roll_off(battle, play, equal)).collect()
}

/// Whose die it is, in words.
fn whose(battle: &Battle, mover: Mover) -> String {
    match mover {
        Mover::Side(side) => called(battle, side),
        Mover::Markers => "the markers".to_owned(),
        Mover::Zombies => "the dead".to_owned(),
    }
}
