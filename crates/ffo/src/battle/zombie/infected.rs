//! "Harry, Are You Okay?" (p. 50): whoever a zombie has put down in melee may become one.
use kernel::{Pause, Play};

use super::floor::{Floor, Past};
use crate::{
    battle::{Battle, PersonId, State, Zombie, change},
    table::{
        status::Status,
        zombie::{Infection, InfectionTest, Turning},
    },
};

/// They have lost to a zombie, and will test when they next activate. Beyond that it counts the infection test and each roll after it.
const BITTEN: u8 = 0;

/// A zombie has Stunned somebody in melee, or put them Out of the Fight. Those who are infected already test no more.
pub fn bitten(battle: &mut Battle, who: PersonId) {
    if battle.person(who).infected.is_none() {
        change::infect(battle, who, Some(BITTEN));
    }
}

/// The Infection Test of somebody who activates, or whether they turn.
pub fn infection(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let person = battle.person(who);
    let Some(rolls) = person.infected else { return Ok(()) };
    match person.state {
        State::Functioning | State::Stunned(_) | State::OutOfTheFight | State::Captive { .. } => (),
        State::Waiting
        | State::ObviouslyDead { .. }
        | State::RanAway
        | State::Left
        | State::Turned { .. } => return Ok(()),
    }
    if rolls == BITTEN {
        let infected = test(battle, play, who, false);
        change::infect(battle, who, infected.then_some(1));
        return Ok(());
    }
    let turning = Turning { rolls_before: i32::from(rolls) - 1 };
    if turning.turns(&mut play.by(who.token())) {
        turn(battle, play, who);
    } else {
        change::infect(battle, who, Some(rolls + 1));
    }
    Ok(())
}

/// The Encounter is over: whoever was to be tested is tested now, and those who are infected are lost.
pub fn last_tests(battle: &mut Battle, play: &mut Play<'_>) {
    for who in battle.person_ids() {
        let person = battle.person(who);
        let alive = !matches!(person.state, State::ObviouslyDead { .. } | State::Turned { .. });
        if alive && person.infected == Some(BITTEN) {
            let infected = test(battle, play, who, true);
            change::infect(battle, who, infected.then_some(1));
        }
    }
}

fn test(battle: &Battle, play: &mut Play<'_>, who: PersonId, encounter_over: bool) -> bool {
    let person = battle.person(who);
    // Whoever has come to since was Stunned when they were bitten.
    let status = match person.status() {
        Status::CarryOn => Status::Stunned,
        it @ (Status::Stunned | Status::OutOfTheFight | Status::ObviouslyDead) => it,
    };
    let test = InfectionTest { rep: person.rep(), status, encounter_over };
    match test.take(&mut play.by(who.token())) {
        Infection::Infected | Infection::Lost => true,
        Infection::NoTest | Infection::Unharmed => false,
    }
}

/// They get up as a zombie where they are.
fn turn(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    let rule = rule!("ffo.zombie.infection-turning");
    change::drop_carried(battle, play, rule, who);
    change::part_all(battle, who.into());
    let person = battle.person(who);
    let (at, facing, level) = (person.at, person.facing, person.level);
    // A vehicle throws it out.
    let at = match person.seated {
        Some(_) => Floor::new(battle, level).walk(None, Past::Nobody, |walk| walk.nearest_free(at)),
        None => at,
    };
    battle.turn_mut(who).end();
    let zombie = Zombie { facing, level, was: Some(who), ..Zombie::new(at, battle.turn) };
    let which = change::place_zombie(battle, play, rule, zombie, None);
    change::turn_into(battle, who, which);
}

/// Those who are Out of the Fight belong to no group: they test on turns in which their side's die lets their Rep activate.
pub(super) fn those_who_lie(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    for who in battle.person_ids() {
        let person = battle.person(who);
        let die = battle.side(person.side).die.map(i32::from);
        let lies = person.status() == Status::OutOfTheFight && person.infected.is_some();
        if lies && die.is_some_and(|it| it <= person.rep()) {
            infection(battle, play, who)?;
        }
    }
    Ok(())
}
