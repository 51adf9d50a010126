//! Before the first turn: who comes, how far one sees, and where everybody stands.
use std::sync::Arc;

use kernel::{Dice, Pause, Play};

use super::{Encounter, bushwhack, chillin, defend, deploy, players, raid, robbery};
use crate::{
    battle::{Battle, PersonId, State, card, change},
    journal::Happened,
    table::{
        availability::Availability,
        daypart::{RandomDayPart, Vision},
        star_power,
    },
};

/// Sets the Encounter up as its rules say.
pub fn begin(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    if battle.scene.random_day {
        let day = RandomDayPart {}.roll(play);
        let scene = Arc::make_mut(&mut battle.scene);
        (scene.day, scene.random_day) = (day, false);
    }
    battle.vision = Vision { part: battle.scene.day }.roll(play);
    play.cite(rule!("atzr.encounter.format"));
    power_up(battle, play);
    match battle.scene.encounter {
        Encounter::Search {} => {
            play.cite(rule!("atzr.search-encounter.objective"));
            march_on(battle, play)
        }
        Encounter::TakeBack {} => {
            play.cite(rule!("atzr.takeback.objective"));
            march_on(battle, play)
        }
        Encounter::Raid { purpose, .. } => {
            play.cite(rule!("atzr.raid.setup"));
            raid::take_hostage(battle, play, purpose);
            march_on(battle, play)?;
            raid::choose_part(battle, play);
            Ok(())
        }
        Encounter::Chillin {} => {
            who_comes(battle, play);
            chillin::begin(battle, play)?;
            card::start(battle, play);
            Ok(())
        }
        Encounter::Defend {} => {
            who_comes(battle, play);
            defend::begin(battle, play)
        }
        Encounter::Robbery { after_chillin, .. } => {
            if !after_chillin {
                who_comes(battle, play);
            }
            robbery::begin(battle, play)
        }
        Encounter::Bushwhack {} => {
            who_comes(battle, play);
            bushwhack::begin(battle, play)
        }
    }
}

/// A Star has all its Star Power dice again (3.2.1).
fn power_up(battle: &mut Battle, play: &mut Play<'_>) {
    for who in (0..battle.people.len() as u16).map(PersonId) {
        if battle.person(who).star {
            let dice = star_power::dice_of(battle.person(who).rep().into(), play) as u8;
            change::leave_star_power(battle, who, dice);
        }
    }
}

/// By any edge, and the zombies of the start.
fn march_on(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    deploy::by_an_edge(battle, play)?;
    card::start(battle, play);
    Ok(())
}

/// Group Availability (22.1): the Star is there, and of his Grunts those who pass the die.
fn who_comes(battle: &mut Battle, play: &mut Play<'_>) {
    if battle.progress.mustered {
        return;
    }
    let all: Vec<PersonId> =
        players(battle).filter(|it| it.1.state == State::Waiting && !it.1.star).map(|it| it.0).collect();
    for who in all {
        let rep = battle.person(who).rep().into();
        let comes = (Availability { rep }).roll(&mut play.by(who.token()));
        if !comes {
            battle.progress.absent.push(who);
            change::stay_away(battle, who);
        }
        play.note(rule!("atzr.availability.roll"), who.token(), Happened::Available { rep, comes });
    }
}
