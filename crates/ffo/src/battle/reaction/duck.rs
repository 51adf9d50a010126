//! Recover From Duck Back (p. 21), as a group activates.
use kernel::{Interrupt, Pause, Play};

use super::{testers, testers::Tester, will};
use crate::{
    battle::{Battle, FigureId, Group, PersonId, change, r#move, person::Duck},
    journal::Interruption,
    table::react::{DuckedBack, Reaction, ReactionTest},
};

/// Those of a group who have Ducked Back test; whoever dropped where they were acts as usual.
pub fn recover_duck_back(battle: &mut Battle, play: &mut Play<'_>, group: &Group) -> Result<(), Pause> {
    let mut tests = Vec::new();
    for &who in &group.members {
        let person = battle.person(who);
        let Some(duck) = person.ducked.clone().filter(|_| person.carries_on()) else { continue };
        if measure(battle, who, &duck).calls_for_test(play) {
            let because = Interrupt::new(Interruption::HasToDuck);
            let free_will = will::choose(battle, play, who, because)?;
            let test =
                ReactionTest { recover_duck_back: true, free_will, ..testers::blank(battle, who, play) };
            tests.push(Tester { who, shooters: duck.from, causes: Default::default(), test });
        } else {
            change::pop_up(battle, play, rule!("ffo.ruling.duck-back-recover"), who);
        }
    }
    let results = testers::take(battle, play, &tests);
    for (it, result) in tests.iter().zip(results) {
        match result {
            Reaction::Runaway => {
                r#move::run_away(battle, play, rule!("ffo.move.runaway"), it.who);
            }
            Reaction::DuckBack | Reaction::RemainDuckedBack => battle.turn_mut(it.who).end(),
            Reaction::CarryOn | Reaction::Fire | Reaction::RushShot | Reaction::ChargeIntoMelee => {
                change::pop_up(battle, play, rule!("ffo.react.duck-back-when"), it.who);
            }
        }
    }
    Ok(())
}

fn measure(battle: &Battle, who: PersonId, duck: &Duck) -> DuckedBack {
    let there = |it: &FigureId| match *it {
        FigureId::Person(it) => battle.person(it).carries_on(),
        FigureId::Zombie(it) => !battle.zombie(it).out,
    };
    let sees = |it: &FigureId| there(it) && (battle.sees(*it, who.into()) || battle.sees(who.into(), *it));
    DuckedBack {
        dropped_in_place: duck.in_place,
        in_sight_of_cause: duck.from.iter().any(sees),
        cause_gone: !duck.from.iter().any(there),
    }
}
