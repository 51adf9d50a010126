//! The infected during an Encounter (13.9.4).
use kernel::{Dice, Play};

use super::{super::Battle, Zombie, ZombieId, draw};
use crate::{
    battle::{
        Person, PersonId, State,
        change::{self, Origin},
    },
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
        battle.person_mut(who).less.infection += 1;
        let n = i32::from(battle.person(who).rep());
        play.counted(rule!("atzr.infection.zombified"), who.token(), Count::Rep, n);
        if left.is_none() {
            turn(battle, play, who);
        }
    }
}

/// He is one of them, with a counter like theirs; what he had lies where he was. An empty cup has none for him: then he is
/// just gone (ruling on the zombie cup).
fn turn(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    let at = battle.person(who).at;
    let number = draw(battle, play);
    let which = ZombieId(battle.zombies.len() as u16);
    change::drop_everything(battle, who);
    for carrier in &mut battle.people {
        carrier.carries = carrier.carries.filter(|it| *it != who);
    }
    change::remove(battle, play, rule!("atzr.infection.turn"), who, State::Turned { zombie: which });
    play.cite(rule!("atzr.ruling.infection-encounter"));
    let was = Some(who);
    match number {
        Some(number) => {
            let rule = rule!("atzr.infection.turn");
            let which = change::place_zombie(battle, play, rule, at, number, Origin::Was(who));
            battle.zombie_mut(which).was = was;
        }
        None => battle.zombies.push(Zombie { was, out: true, ..Zombie::new(at, 1, battle.turn) }),
    }
}
