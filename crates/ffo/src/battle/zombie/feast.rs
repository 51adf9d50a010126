//! Feasts (p. 48 and 49): at a body, until nothing is left of it, and those who have to see it.
use ground::open::measure::at_most;
use kernel::{Dice, Pause, Play};

use super::{ahead, charge, walk};
use crate::{
    battle::{
        Battle, FigureId, PersonId, ZombieId, change, insight,
        r#move::{duck_back, run_away},
        reaction::Held,
        vehicle,
    },
    journal::Undead,
    table::{
        react::{Feast as Sight, SeeTheFeast},
        status::Status,
        weapon::INCH_MM,
        zombie::{Feast, FeastEnd},
    },
};

/// So near somebody has to see a feast.
const SIGHT_MM: i32 = 6 * INCH_MM;

/// To a body, and to the feast as soon as it is there.
pub(super) fn go(
    battle: &mut Battle,
    play: &mut Play<'_>,
    which: ZombieId,
    body: PersonId,
) -> Result<(), Pause> {
    let to = battle.person(body).at;
    match charge::contact_way(battle, which, body.into()) {
        Some(path) => walk::go(battle, play, rule!("ffo.zombie.feast-attract"), which, &path)?,
        None => walk::towards(battle, play, which, to, &|_| false)?,
    }
    if !walk::is_free(battle, which) {
        return Ok(());
    }
    // Who finds no room at the body reaches past those who feed there.
    let feeds = under_way(battle, body).into_iter().flat_map(|it| eaters(battle, it));
    let near = feeds.chain([FigureId::from(body)]);
    if near.into_iter().any(|it| battle.in_contact(which.into(), it)) {
        sit_down(battle, play, which, body);
    }
    Ok(())
}

/// The feast at a body that is not over.
fn under_way(battle: &Battle, body: PersonId) -> Option<u8> {
    let at = battle.feasts.iter().position(|it| it.body == body && it.left != Some(0))?;
    Some(at as u8)
}

/// The first of them rolls for how long they feed, and whoever was still alive is not any more.
fn sit_down(battle: &mut Battle, play: &mut Play<'_>, which: ZombieId, body: PersonId) {
    play.cite(rule!("ffo.ruling.feast-start"));
    let feast = under_way(battle, body).unwrap_or_else(|| begin(battle, play, which, body));
    change::dine(battle, which, Some(feast));
    let at = battle.person(body).at;
    change::turn_to(battle, which.into(), at);
}

fn begin(battle: &mut Battle, play: &mut Play<'_>, which: ZombieId, body: PersonId) -> u8 {
    let turns = Feast::default().turns(&mut play.by(which.token()).at(body.token()));
    if battle.person(body).status() != Status::ObviouslyDead {
        let rule = rule!("ffo.zombie.feast-duration");
        change::go_down(battle, play, rule, body, Status::ObviouslyDead, Some(which.token()));
        // Their friends have seen them go down before.
        battle.fallen.pop();
    }
    change::infect(battle, body, None);
    battle.deeds_mut(body).eaten = true;
    let turns = turns as u8;
    play.note(rule!("ffo.zombie.feast-duration"), body.token(), Undead::BeingEaten { turns });
    change::begin_feast(battle, body, Some(turns))
}

/// The end of a turn: each feast is a turn shorter.
pub(super) fn count_down(battle: &mut Battle, play: &mut Play<'_>) {
    for at in 0..battle.feasts.len() as u8 {
        let feast = battle.feasts[usize::from(at)];
        let Some(left) = feast.left.filter(|it| *it != 0) else { continue };
        play.cite(rule!("ffo.ruling.feast-start"));
        change::count_feast(battle, at, Some(left - 1));
        if left == 1 {
            let of = feast.body.token();
            play.note(rule!("ffo.zombie.feast-duration"), None, Undead::NothingLeft { of });
        }
    }
}

/// Nothing is left: it goes off at an hour of the clock.
pub(super) fn leave(battle: &mut Battle, play: &mut Play<'_>, which: ZombieId) -> Result<(), Pause> {
    change::dine(battle, which, None);
    let hours = FeastEnd { zombies: 1 }.roll(&mut play.by(which.token()));
    if let Some(hour) = hours.first() {
        change::face(battle, which.into(), hour.bearing_degrees() as i16);
    }
    ahead::straight(battle, play, which)
}

/// The feast that somebody has to see now for the first time.
pub(super) fn seen_by(battle: &Battle, who: PersonId) -> Option<u8> {
    let person = battle.person(who);
    if person.feast_passed || !person.carries_on() {
        return None;
    }
    let feeds = battle.undead().filter(|it| it.1.feasts.is_some());
    let near = feeds.filter(|it| at_most(it.1.at, person.at, SIGHT_MM));
    let feast =
        |it: (ZombieId, &crate::battle::Zombie)| it.1.feasts.filter(|_| battle.sees(who.into(), it.0.into()));
    near.filter_map(feast).find(|&it| is_going_on(battle, it))
}

fn is_going_on(battle: &Battle, feast: u8) -> bool {
    battle.feasts.get(usize::from(feast)).is_some_and(|it| it.left != Some(0))
}

/// See the Feast for somebody who comes upon this one.
pub fn see_feast(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, feast: u8) -> Result<(), Pause> {
    let person = battle.person(who);
    let due = !person.feast_passed && person.carries_on();
    if !due || insight::holds_back(battle, Held::Feast(who, feast)) {
        return Ok(());
    }
    play.cite(rule!("ffo.zombie.feast-test-when"));
    let person = battle.person(who);
    let test = SeeTheFeast { rep: person.rep(), star: person.star };
    let sight = test.take(&mut play.by(who.token()));
    if !sight.is_subject_to_more() {
        change::harden_against_feasts(battle, who);
    }
    let seated = battle.person(who).seated.is_some();
    let rule = rule!("ffo.react.universal.see-the-feast");
    match sight {
        Sight::LosesActivation => {
            play.cite(rule!("ffo.ruling.see-the-feast-stun"));
            // Whoever is active now goes without what is left of it as well: two activations are counted.
            let activations = 1 + u8::from(battle.person(who).turn.active);
            change::appal(battle, who, activations);
            play.note(rule, who.token(), Undead::IsAppalled { activations });
            Ok(())
        }
        Sight::DucksBack { stunned_turns } => {
            let activations = stunned_turns as u8;
            play.note(rule, who.token(), Undead::IsSickened { activations });
            let from: Vec<FigureId> = eaters(battle, feast).collect();
            match seated {
                true => vehicle::duck_back(battle, play, who, &from)?,
                false => duck_back(battle, play, who, &from)?,
            }
            change::stun(battle, play, rule, who, activations);
            Ok(())
        }
        Sight::Runaway => {
            run_away(battle, play, rule, who);
            Ok(())
        }
    }
}

fn eaters(battle: &Battle, feast: u8) -> impl Iterator<Item = FigureId> {
    battle.undead().filter(move |it| it.1.feasts == Some(feast)).map(|it| it.0.into())
}
