//! What a position promises a player, for whoever looks ahead. It decides no rule.
use kernel::{Seat, search::Worth};

use crate::{
    battle::{
        Battle, Encounter, Person, SideId, State,
        encounter::{self, Objective},
        place::Searched,
    },
    view::is_own,
};

/// The chance of a success and the shape the seat's people are in; both are known once the Encounter is over.
pub fn worth(battle: &Battle, seat: Seat) -> Worth {
    let own: Vec<&Person> =
        battle.people.iter().filter(|it| it.seat.is_some() && is_own(battle, seat.into(), it)).collect();
    let share =
        |of: &dyn Fn(&Person) -> u32| own.iter().map(|it| of(it)).sum::<u32>() / own.len().max(1) as u32;
    let well = share(&shape);
    if let Some(result) = &battle.result {
        let won = result.each.iter().any(|it| it.1 && is_own(battle, seat.into(), battle.person(it.0)));
        return Worth::new(u32::from(result.success && won) * 1_000, well);
    }
    let able = share(&|it| u32::from(it.functions() || it.state == State::Waiting) * 1_000);
    let side = battle.side_of(seat);
    let chance = match encounter::is_reached(battle, side) {
        true => 500 + 400 * able / 1_000,
        false => (150 + 450 * done(battle, side) / 1_000) * able / 1_000,
    };
    Worth::new(chance, well)
}

/// The shape somebody is in.
fn shape(person: &Person) -> u32 {
    let whole = match person.state {
        State::Waiting | State::Functioning | State::Left => 1_000,
        State::OutOfTheFight | State::LetGo => 500,
        State::RanAway => 600,
        State::Captive { .. } => 200,
        State::ObviouslyDead { .. } | State::TakenOff | State::Turned { .. } => 0,
    };
    let hurt = u32::from(person.infected) * 300 + u32::from(person.deeds.out_of_the_fight) * 100;
    whole - hurt.min(whole)
}

/// How much of what the Encounter is about is done, in thousandths.
fn done(battle: &Battle, side: SideId) -> u32 {
    let progress = &battle.progress;
    match battle.scene.encounter {
        Encounter::Search {} => searched(battle) / 3,
        Encounter::Raid { .. } => match progress.objective {
            Objective::Found => 1_000,
            Objective::Sought => (150 * progress.entered.len() as u32).min(600),
            Objective::NeverThere => 0,
        },
        Encounter::TakeBack {} => searched(battle),
        Encounter::Chillin {} => match progress.talks_lost.of(side) {
            0 => 300 * u32::from(progress.talks_won.of(side).min(1)) + 100 * u32::from(progress.been_inside),
            _ => 0,
        },
        Encounter::Defend {} => {
            let shown = battle.markers.iter().filter(|it| it.revealed).count() as u32;
            700 * shown / battle.markers.len().max(1) as u32
        }
        Encounter::Robbery { .. } | Encounter::Bushwhack {} => {
            let unharmed = |it: &&Person| !it.is_down() && !it.deeds.out_of_the_fight;
            let players = || battle.people.iter().filter(|it| it.seat.is_some());
            let harmed =
                players().filter(unharmed).count() != players().count() || !progress.robbed.is_empty();
            if harmed { 0 } else { 1_000 }
        }
    }
}

/// The share of places that have been searched.
fn searched(battle: &Battle) -> u32 {
    let open = battle.places.iter().filter(|it| it.search == Searched::NotYet).count();
    let all = battle.places.len().max(1);
    (1_000 * (all - open.min(all)) / all) as u32
}
