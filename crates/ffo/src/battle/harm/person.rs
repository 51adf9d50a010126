//! What becomes of a human: recovery from the knock down, Star Power, what keeps a Star alive (p. 5, 21 and 27).
use kernel::{Dice, Interrupt, Pause, Play, RuleId, ask};

use super::{Blow, By};
use crate::{
    battle::{Battle, FigureId, Person, PersonId, State, change, person::SeatPlace, shoot::Fared, vehicle},
    journal::{Count, Interruption},
    table::{
        attribute::Attribute,
        melee::{Fighter, cool},
        protection::Protection,
        star::{Advantage, Fate, StarDeath, StarPower},
        status::{Author, Harmed, Hit, Status, Taken},
    },
};

/// The worst blow of the step.
pub(super) fn suffer(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    blow: Blow,
) -> Result<Status, Pause> {
    let before = battle.person(who).status();
    if !can_be_harmed(battle.person(who)) {
        return Ok(before);
    }
    if before == Status::OutOfTheFight {
        play.cite(rule!("ffo.status.out-of-the-fight"));
    }
    if before == Status::OutOfTheFight && blow.hit == Hit::KnockedDown {
        play.cite(rule!("ffo.ruling.fire-at-downed"));
        return Ok(before);
    }
    let given = harmed(battle, play, who, blow);
    let taken = given.taken(&mut play.by(who.token()));
    let taken = Taken { status: cooled(battle, play, who, blow, taken.status), ..taken };
    battle.deeds_mut(who).hard_as_nails |= taken.nails_used;
    let status = star_power(battle, play, who, blow, taken.status)?;
    let fate = death(battle, play, who, blow, status)?;
    let status = match fate {
        Fate::Suffers(status) => before.and(status, play),
        Fate::CheatsDeath { rep } => {
            let drove = battle.person(who).seated.filter(|it| it.place == SeatPlace::Wheel);
            change::cheat_death(battle, play, rule!("ffo.star.cheat-death"), who, rep as u8);
            if let Some(it) = drove {
                vehicle::driver_down(battle, play, it.vehicle)?;
            }
            return Ok(Status::CarryOn);
        }
    };
    leave(battle, play, who, blow, (before, status))?;
    Ok(status)
}

/// Where their own Recover From Knock Down Test leaves them whom the winner of a melee has meant to spare.
fn cooled(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, blow: Blow, recovered: Status) -> Status {
    let (By::Person(by), true, Some(damage)) = (blow.by, blow.in_melee, recovered.damage()) else {
        return recovered;
    };
    let winner = Fighter { non_lethal: battle.person(by).spares, ..Fighter::default() };
    let (cooled, spared) = cool(damage, &winner, play);
    if blow.hit == Hit::KnockedDown {
        battle.deeds_mut(who).spared = spared;
    }
    cooled.into()
}

/// What fire of somebody's leaves of a figure that it hits so, before any Star Power.
pub fn would_leave(battle: &Battle, whom: FigureId, hit: Hit, by: PersonId, dice: &mut dyn Dice) -> Fared {
    let FigureId::Person(who) = whom else {
        return if hit == Hit::KnockedDown { Fared::KnockedDown } else { Fared::ObviouslyDead };
    };
    let before = battle.person(who).status();
    if before == Status::OutOfTheFight && hit == Hit::KnockedDown {
        return Fared::Unhurt;
    }
    let blow = Blow { whom, hit, by: By::Person(by), in_melee: false };
    match harmed(battle, dice, who, blow).taken(dice).status {
        Status::CarryOn => Fared::KnockedDown,
        Status::Stunned => Fared::Stunned,
        Status::OutOfTheFight => Fared::OutOfTheFight,
        Status::ObviouslyDead => Fared::ObviouslyDead,
    }
}

/// Whether there is anything left of them to be harmed.
const fn can_be_harmed(person: &Person) -> bool {
    match person.state {
        State::Functioning | State::Stunned(_) | State::OutOfTheFight | State::Captive { .. } => true,
        State::Waiting
        | State::ObviouslyDead { .. }
        | State::RanAway
        | State::Left
        | State::Turned { .. } => false,
    }
}

fn harmed(battle: &Battle, dice: &mut dyn Dice, who: PersonId, blow: Blow) -> Harmed {
    let person = battle.person(who);
    let protection = Protection {
        class: person.class,
        body_armor: person.body_armor,
        swat: person.swat,
        day: battle.scene.day,
    };
    Harmed {
        class: person.class,
        rep: person.rep(),
        protected: protection.is(dice),
        hit: blow.hit,
        by: author(blow.by),
        attacker_rep: attacker_rep(battle, blow.by),
        hard_as_nails: person.has(Attribute::HardAsNails) && !person.deeds.hard_as_nails,
        star_power: person.star_power,
        star: person.star,
        declares: false,
    }
}

const fn author(by: By) -> Author {
    match by {
        By::Person(_) | By::Driver(..) => Author::Human,
        By::Zombies(_) => Author::Zombie,
        By::Nobody(_) => Author::Nobody,
    }
}

/// Of the one whose action has done it, as it is now.
fn attacker_rep(battle: &Battle, by: By) -> i32 {
    match by {
        By::Person(it) | By::Driver(it, _) => battle.person(it).rep(),
        By::Zombies(_) | By::Nobody(_) => 0,
    }
}

fn because(by: By) -> Interrupt {
    let hit = Interrupt::new(Interruption::IsHit);
    match by.token() {
        Some(it) => hit.by(it),
        None => hit,
    }
}

/// The player may take the damage and keep the dice.
fn star_power(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    blow: Blow,
    taken: Status,
) -> Result<Status, Pause> {
    let by = author(blow.by);
    let dice = battle.person(who).star_power;
    if dice == 0 || !taken.is_down() {
        return Ok(taken);
    }
    play.cite(rule!("ffo.star.power-after-recover"));
    if by == Author::Zombie {
        play.cite(rule!("ffo.star.zombie-exclusion"));
        return Ok(taken);
    }
    let asking = ask(rule!("ffo.star.advantages"), battle.seat_for(who)).or(1).about(who.token());
    if !play.yes_no(&*battle, asking.because(because(blow.by)))? {
        return Ok(taken);
    }
    let power = StarPower { dice, taken: vec![taken], by };
    let shrugged = power.use_all(&mut play.by(who.token()));
    change::leave_star_power(battle, who, shrugged.left);
    let rule = rule!("ffo.star.power-roll");
    play.counted(rule, who.token(), Count::StarPower, shrugged.left.into());
    battle.deeds_mut(who).used_star_power = true;
    if !shrugged.status.is_down() {
        play.cite(rule!("ffo.star.power-prone"));
    }
    Ok(shrugged.status)
}

/// Larger Than Life or Cheating Death, if the player wants it.
fn death(
    battle: &Battle,
    play: &mut Play<'_>,
    who: PersonId,
    blow: Blow,
    status: Status,
) -> Result<Fate, Pause> {
    let person = battle.person(who);
    if !person.star {
        return Ok(Fate::Suffers(status));
    }
    let death = StarDeath {
        rep: person.rep(),
        status,
        by: author(blow.by),
        attacker_rep: attacker_rep(battle, blow.by),
        declares: true,
    };
    let rule = match death.advantage(play) {
        None => return Ok(Fate::Suffers(status)),
        Some(Advantage::LargerThanLife) => rule!("ffo.star.larger-than-life"),
        Some(Advantage::CheatingDeath) => rule!("ffo.star.cheat-death"),
    };
    let asking = ask(rule, battle.seat_for(who)).or(1).about(who.token());
    let declares = play.yes_no(battle, asking.because(because(blow.by)))?;
    Ok(StarDeath { declares, ..death }.fate(play))
}

/// Where it leaves them: those who Carry On lie on the ground like the others.
fn leave(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    blow: Blow,
    (before, after): (Status, Status),
) -> Result<(), Pause> {
    let by = blow.by.token();
    if after <= before {
        match battle.person(who).seated.map(|it| it.place) {
            None => change::fall(battle, play, rule!("ffo.react.knock-down-when"), who.into(), by),
            Some(SeatPlace::Outside) => vehicle::fall_off(battle, play, who),
            Some(SeatPlace::Wheel | SeatPlace::Inside | SeatPlace::Bed | SeatPlace::ClosedBed) => (),
        }
        return Ok(());
    }
    change::go_down(battle, play, rule_of(blow.by, after), who, after, by);
    count(battle, who, blow.by, before);
    let seated = battle.person(who).seated;
    match seated {
        Some(it) if it.place == SeatPlace::Wheel => vehicle::driver_down(battle, play, it.vehicle),
        Some(it) if it.place == SeatPlace::Outside => {
            vehicle::fall_off(battle, play, who);
            Ok(())
        }
        Some(_) | None => Ok(()),
    }
}

const fn rule_of(by: By, after: Status) -> RuleId {
    match (by, after) {
        (By::Nobody(rule), _) => rule,
        (_, Status::CarryOn | Status::Stunned) => rule!("ffo.status.stunned"),
        (_, Status::OutOfTheFight) => rule!("ffo.status.out-of-the-fight"),
        (_, Status::ObviouslyDead) => rule!("ffo.status.obviously-dead"),
    }
}

/// What a campaign will want to know of it.
fn count(battle: &mut Battle, who: PersonId, by: By, before: Status) {
    let armed = !battle.person(who).arms.is_empty();
    match by {
        By::Person(it) | By::Driver(it, _) => {
            let deeds = battle.deeds_mut(it);
            deeds.humans += u16::from(!before.is_down());
            deeds.hurt_armed |= armed;
        }
        By::Zombies(_) => battle.deeds_mut(who).downed_by_zombies += 1,
        By::Nobody(_) => (),
    }
}
