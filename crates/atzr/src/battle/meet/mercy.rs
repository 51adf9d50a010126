//! Mercy (16.4.1) and surrender (16.4.2).
use kernel::{Dice, Pause, Play, Throw, question::Chance};

use crate::{
    battle::{
        Battle, PersonId, State,
        change::{self, By, Slot},
        group::{self, Purpose},
        item, shoot,
    },
    journal::{Ending, Happened},
    phrases,
    printed::{CounterThing, people::Mercy},
    table::{damage::Harm, mercy::Captive},
    view::is_known_group,
};

/// To whom somebody could surrender: the nearest hostile human in sight.
pub fn captor(battle: &Battle, who: PersonId) -> Option<PersonId> {
    let person = battle.person(who);
    let enemies =
        battle.functioning().filter(|it| battle.hostile(person.side, it.1.side) && battle.sees(who, it.0));
    enemies.min_by_key(|it| (it.1.at.distance(person.at), it.0)).map(|it| it.0)
}

/// He drops his weapons, and they decide at once; the Encounter is over for him, however he comes out of it.
pub fn surrender(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, to: PersonId) -> Result<(), Pause> {
    play.cite(rule!("atzr.mercy.surrender"));
    play.cite(rule!("atzr.ruling.surrender-details"));
    judge(battle, play, who, to, measure(battle, who, to, true))?;
    if matches!(battle.person(who).state, State::Functioning | State::OutOfTheFight) {
        change::remove(battle, play, rule!("atzr.mercy.surrender"), who, State::LetGo);
    }
    Ok(())
}

/// Somebody Out of the Fight whom his side left in the enemy's power.
pub fn mercy(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, captor: PersonId) -> Result<(), Pause> {
    judge(battle, play, who, captor, measure(battle, who, captor, false))
}

/// The captive as he would be judged now, by the Leader of whoever has him.
pub fn measure(battle: &Battle, who: PersonId, captor: PersonId, surrendered: bool) -> Captive {
    let leader = group::group_of(battle, captor, Purpose::Activation).leader;
    let (captive, leader) = (battle.person(who), battle.person(leader));
    Captive {
        class: captive.class,
        rep: captive.rep().into(),
        surrendered,
        captors: leader.class,
        captors_rep: leader.rep().into(),
    }
}

/// What may become of somebody who surrenders, by the very code that judges him; nothing while some of theirs are out of sight.
pub fn odds(battle: &Battle, who: PersonId, to: PersonId) -> Vec<Chance> {
    if !is_known_group(battle, who, to) {
        return Vec::new();
    }
    let captive = measure(battle, who, to, true);
    let all = kernel::odds(|dice| captive.roll(&battle.scene.printed.people, dice));
    let ending = |it: Mercy| Ending::Judged { mercy: it };
    all.outcomes.iter().rev().map(|(it, p)| phrases::chance(battle, ending(*it), p)).collect()
}

/// The table decides; a Star who is to die may use Star Power when they are gone, and gets up again if it saves him
/// altogether (16.4.1).
fn judge(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    captor: PersonId,
    captive: Captive,
) -> Result<(), Pause> {
    let leader = group::group_of(battle, captor, Purpose::Activation).leader;
    let judge = leader.token();
    let printed = battle.scene.printed.clone();
    let result = captive.roll(
        &printed.people,
        &mut play.thrown().parties(|| vec![Throw::by(who.token()), Throw::by(judge).at(who.token())]),
    );
    let note = Happened::Judged { mercy: result, by: judge };
    play.note(rule!("atzr.mercy.roll"), who.token(), note);
    strip(battle, who, result);
    if result != Mercy::Kills {
        return Ok(());
    }
    let lay = battle.person(who).state == State::OutOfTheFight;
    let harms = std::iter::once(Harm::ObviouslyDead).collect();
    let taken = shoot::harm(battle, play, who, harms, By::Captor(leader))?;
    if battle.person(who).star {
        play.cite(rule!("atzr.star-power.mercy"));
    }
    // Nothing is left of it: he gets up when they are gone.
    if taken.is_none() && lay {
        change::let_go(battle, who);
    }
    Ok(())
}

/// What the captors take.
fn strip(battle: &mut Battle, who: PersonId, result: Mercy) {
    let printed = battle.scene.printed.clone();
    let mut supplies_left = u8::from(result == Mercy::LeavesOneSupplies);
    let mut slots: Vec<(Slot, item::Item)> = item::slots(battle.person(who)).collect();
    slots.reverse();
    for (slot, it) in slots {
        let supplies = matches!(it.thing, CounterThing::SuppliesA | CounterThing::SuppliesB);
        let takes = match result {
            Mercy::Kills | Mercy::Robs => true,
            Mercy::LeavesOneSupplies if supplies && 0 < supplies_left => {
                supplies_left = 0;
                false
            }
            Mercy::LeavesOneSupplies => true,
            Mercy::Disarms => printed.counters.of(it.thing).is_weapon(),
            Mercy::LetsGo => false,
        };
        // What they carry off is back in the cups after the Encounter.
        if takes {
            change::take(battle, who, slot);
        }
    }
}
