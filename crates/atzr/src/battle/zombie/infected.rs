//! The infected during an Encounter (13.9.4).
use kernel::{Dice, Play, What};

use super::{super::Battle, Zombie, ZombieId};
use crate::{
    battle::{PersonId, State, change},
    table::infection,
};

/// Every doubles roll costs an infected character a point of Rep; at 2 he is a zombie.
pub fn doubles(battle: &mut Battle, play: &mut Play<'_>) {
    let sick: Vec<PersonId> = battle.functioning().filter(|it| it.1.infected).map(|it| it.0).collect();
    for who in sick {
        let rep = battle.person(who).rep();
        let left = infection::after_doubles(rep, play);
        battle.person_mut(who).less.infection += 1;
        let (token, n) = (Some(who.token()), i32::from(battle.person(who).rep()));
        play.tell(rule!("atzr.infection.zombified"), What::Counted { token, what: "Rep".into(), n });
        if left.is_none() {
            turn(battle, play, who);
        }
    }
}

/// He is one of them; what he had lies where he was.
fn turn(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    let at = battle.person(who).at;
    let which = ZombieId(battle.zombies.len() as u16);
    change::drop_everything(battle, who);
    change::remove(battle, play, rule!("atzr.infection.turn"), who, State::Turned { zombie: which });
    let number = 1;
    battle.zombies.push(Zombie { was: Some(who), ..Zombie::new(at, number, battle.turn) });
    battle.recount();
    play.cite(rule!("atzr.ruling.infection-encounter"));
    let at = ground::hex::centre(at);
    play.tell(rule!("atzr.infection.turn"), What::Placed { token: which.token(), at });
}
