//! The zombies that are there as the Encounter begins (p. 45).
use kernel::{Play, Throw};

use super::{noise::thrown, place};
use crate::{
    battle::{Battle, PersonId},
    table::zombie::{AtStart, Entrance, Placement, StartZombies},
};

/// Those who are there as the Encounter begins, called by these, each from where they are.
pub fn start(battle: &mut Battle, play: &mut Play<'_>, people: &[PersonId]) {
    let human = |&who: &PersonId| AtStart {
        npc: !battle.side(battle.person(who).side).is_players(),
        entrance: match battle.person(who).seated {
            Some(_) => Entrance::InVehicle,
            None => Entrance::Placed,
        },
    };
    let start = StartZombies { area: battle.scene.area, humans: people.iter().map(human).collect() };
    let parties = || people.iter().map(|it| Throw::by(it.token())).collect();
    let each = start.generate(&mut play.thrown().parties(parties));
    for (&who, zombies) in people.iter().zip(each) {
        let by = Some(who.token());
        let hours = Placement { zombies: zombies as u16 }.roll(&mut thrown(play, by));
        for hour in hours {
            place::come_on(battle, play, battle.person(who).at, hour, by);
        }
    }
}
