//! Activation dice (p. 13 and 14): one for each side and one for the dead, and the order they give.
use kernel::{Dice, Play, Term, Text, Throw};

use super::{Mover, Phase};
use crate::{
    battle::{Battle, SideId, State, group, sight::light},
    journal::Happened,
    table::turn::{Faction, Rolled, Side, TurnStart},
};

/// The groups are what they are as the turn begins; then each side rolls.
pub(super) fn roll(battle: &mut Battle, play: &mut Play<'_>) -> Phase {
    let groups = battle.side_ids().flat_map(|it| group::groups(battle, it, play)).collect();
    battle.groups = groups;
    play.cite(rule!("ffo.group.defined-at-turn-start"));
    let movers = rolling(battle);
    let sides = movers.iter().map(|&it| Side { faction: faction(battle, it), groups: Vec::new() }).collect();
    let throws = || movers.iter().map(|&it| Throw::default().with(called(battle, it))).collect();
    let rolled = TurnStart { sides }.roll(&mut play.thrown().parties(throws));
    for side in &mut battle.sides {
        side.die = None;
    }
    battle.dead_die = None;
    match rolled {
        Rolled::Doubles { day_part_moves } => {
            let note = Happened::Doubles { side: called(battle, movers[0]) };
            play.note(rule!("ffo.turn.doubles"), None, note);
            if day_part_moves {
                light::go_on(battle, play);
            }
            Phase::Doubles
        }
        Rolled::Phases(scores) => {
            keep(battle, scores.iter().map(|&(at, score)| (movers[at], score as u8)));
            tell_order(battle, play);
            Phase::Next
        }
    }
}

/// Those who roll, the side first whose die is held against that of the dead: everybody who has anybody on the table.
fn rolling(battle: &Battle) -> Vec<Mover> {
    let there = |side: SideId| {
        let about = |state| matches!(state, State::Functioning | State::Stunned(_));
        battle.people.iter().any(|it| it.side == side && about(it.state))
    };
    let nominated = battle.scene.nominated;
    let mut sides: Vec<SideId> = battle.side_ids().filter(|&it| there(it)).collect();
    sides.sort_by_key(|&it| (!battle.side(it).is_players(), it != nominated));
    sides.into_iter().map(Mover::Side).chain([Mover::Zombies]).collect()
}

fn faction(battle: &Battle, mover: Mover) -> Faction {
    match mover {
        Mover::Zombies => Faction::Zombies,
        Mover::Side(side) if battle.side(side).is_players() => Faction::Players,
        Mover::Side(_) => Faction::Npcs,
    }
}

/// The score by which each may activate, and the order of their phases.
fn keep(battle: &mut Battle, scores: impl Iterator<Item = (Mover, u8)>) {
    battle.order.clear();
    for (mover, score) in scores {
        battle.order.push(mover);
        match mover {
            Mover::Side(side) => battle.side_mut(side).die = Some(score),
            Mover::Zombies => battle.dead_die = Some(score),
        }
    }
}

fn tell_order(battle: &Battle, play: &mut Play<'_>) {
    if !play.is_read() {
        return;
    }
    let die = |&it: &Mover| match it {
        Mover::Side(side) => battle.side(side).die,
        Mover::Zombies => battle.dead_die,
    };
    let sides = battle.order.iter().map(|&it| called(battle, it)).collect();
    let dice = battle.order.iter().map(|it| die(it).map_or(0, i32::from)).collect();
    play.note(rule!("ffo.turn.order"), None, Happened::Order { sides, dice });
}

/// Whose die it is, in words.
pub(super) fn called(battle: &Battle, mover: Mover) -> Text {
    match mover {
        Mover::Side(side) => battle.side(side).name.clone().into(),
        Mover::Zombies => "the dead".into(),
    }
}

/// A turn is counted.
pub(super) fn count(battle: &mut Battle, play: &mut Play<'_>) {
    battle.turn = battle.turn.saturating_add(1);
    play.counted(rule!("ffo.turn.dice"), None, Term::TURN, battle.turn.into());
}
