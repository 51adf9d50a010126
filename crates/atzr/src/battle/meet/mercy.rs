//! Mercy (16.4.1) and surrender (16.4.2).
use kernel::{Dice, Pause, Play, What};

use crate::{
    battle::{
        Battle, PersonId, SideId, State,
        change::{self, By, Slot},
        group::{self, Purpose},
        item, shoot,
    },
    printed::{Thing, people::Mercy},
    table::{damage::Harm, mercy::Captive},
};

/// To whom somebody could surrender: the nearest hostile human group in sight.
pub fn captors(battle: &Battle, who: PersonId) -> Option<SideId> {
    let person = battle.person(who);
    let enemies =
        battle.functioning().filter(|it| battle.hostile(person.side, it.1.side) && battle.sees(who, it.0));
    enemies.min_by_key(|it| (it.1.at.distance(person.at), it.0)).map(|it| it.1.side)
}

/// He drops his weapons, and they decide at once; the Encounter is over for him.
pub fn surrender(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, to: SideId) -> Result<(), Pause> {
    play.cite(rule!("atzr.mercy.surrender"));
    play.cite(rule!("atzr.ruling.surrender-details"));
    judge(battle, play, who, to, true)?;
    if battle.person(who).functions() {
        change::remove(battle, play, rule!("atzr.mercy.surrender"), who, State::LetGo);
    }
    Ok(())
}

/// Somebody Out of the Fight whom his side left in the enemy's power.
pub fn mercy(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, captors: SideId) -> Result<(), Pause> {
    judge(battle, play, who, captors, false)
}

/// The captive as he would be judged now.
pub fn measure(battle: &Battle, who: PersonId, captors: SideId, surrendered: bool) -> Option<Captive> {
    let leader = group::groups(battle, captors, Purpose::Activation).into_iter().next()?.leader;
    let (captive, leader) = (battle.person(who), battle.person(leader));
    Some(Captive {
        class: captive.class,
        rep: captive.rep().into(),
        surrendered,
        captors: leader.class,
        captors_rep: leader.rep().into(),
    })
}

fn judge(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    captors: SideId,
    surrendered: bool,
) -> Result<(), Pause> {
    let Some(captive) = measure(battle, who, captors, surrendered) else { return Ok(()) };
    let printed = battle.scene.printed.clone();
    let result = captive.roll(&printed.people, play);
    let text = match result {
        Mercy::Kills => "finds no mercy",
        Mercy::Robs => "is robbed of everything",
        Mercy::LeavesOneSupplies => "is left 1 Supplies",
        Mercy::Disarms => "is disarmed",
        Mercy::LetsGo => "is let go",
    };
    play.tell(rule!("atzr.mercy.roll"), What::Noted { token: Some(who.token()), text: text.into() });
    strip(battle, who, result);
    if result == Mercy::Kills {
        play.cite(rule!("atzr.star-power.mercy"));
        let harms = std::iter::once(Harm::ObviouslyDead).collect();
        let taken = shoot::harm(battle, play, who, harms, By::Fate)?;
        // Nothing is left of it: he gets up when they are gone.
        if taken.is_none() && battle.person(who).state == State::OutOfTheFight {
            battle.person_mut(who).state = State::LetGo;
        }
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
        let supplies = matches!(it.thing, Thing::SuppliesA | Thing::SuppliesB);
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
        if takes && change::take(battle, who, slot).is_some() {
            battle.cups.put_back(it.thing);
        }
    }
}
