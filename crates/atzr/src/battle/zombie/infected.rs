//! The infected during an Encounter (13.9.4).
use kernel::Play;

use super::{super::Battle, draw};
use crate::{
    battle::{Person, PersonId, State, change},
    journal::Count,
    table::infection,
};

/// Every doubles roll costs an infected character a point of Rep; at 2 he is a zombie.
pub fn doubles(battle: &mut Battle, play: &mut Play<'_>) {
    let lives = |it: &Person| it.functions() || it.state == State::OutOfTheFight;
    let sick: Vec<PersonId> =
        battle.everybody().filter(|it| it.1.infected && lives(it.1)).map(|it| it.0).collect();
    for who in sick {
        let rep = battle.person(who).rep();
        let left = infection::after_doubles(rep, play);
        change::sicken(battle, who);
        let n = i32::from(battle.person(who).rep());
        play.counted(rule!("atzr.infection.zombified"), who.token(), Count::Rep, n);
        if left.is_none() {
            let number = draw(battle, play);
            change::rise(battle, play, who, number);
        }
    }
}
