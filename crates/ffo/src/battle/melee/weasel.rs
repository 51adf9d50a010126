//! Popping the weasel (p. 50): a zombie that shows its back, or one that lies there.
use ground::open::measure;
use kernel::{Dice, Menu, Pause, Play, Point, RuleId, rule::hit};

use super::{MeleeAction, bout::stall, fighter::fighter};
use crate::{
    battle::{
        Battle, PersonId, ZombieId,
        act::{self, Action},
        change,
        harm::{self, Blow, By},
        item,
        person::Main,
        shoot, zombie,
    },
    table::{
        melee::Guard,
        status::Hit,
        zombie::{Pop, Stab},
    },
};

/// How it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weasel {
    /// With one of their arms.
    Shot(u8),
    Blow,
}

/// The zombies in contact that lie there or show their backs.
fn prey(battle: &Battle, who: PersonId) -> impl Iterator<Item = ZombieId> {
    let near = move |it: &ZombieId| battle.in_contact(who.into(), (*it).into());
    battle
        .undead()
        .map(|it| it.0)
        .filter(near)
        .filter(move |&it| shows_back(battle, it, battle.person(who).at))
}

/// Whether a zombie could be popped from there.
pub fn shows_back(battle: &Battle, which: ZombieId, from: Point) -> bool {
    hit(rule!("ffo.zombie.pop-the-weasel"));
    hit(rule!("ffo.ruling.weasel"));
    let zombie = battle.zombie(which);
    zombie.prone || !measure::is_in_front(zombie.at, zombie.facing.into(), from)
}

pub(super) fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let person = battle.person(who);
    if person.ducked.is_some() || person.seated.is_some() || !battle.foes(who.into()).is_empty() {
        return;
    }
    let tried: Option<RuleId> = person.turn.popped.then_some(rule!("ffo.zombie.pop-the-weasel"));
    for which in prey(battle, who) {
        let fired = act::forbids(person, Main::Fire);
        for (arm, _) in shoot::ready(battle, who) {
            let shot = MeleeAction::PopTheWeasel(which, Weasel::Shot(arm));
            menu.offer_unless(tried.or(fired), Action::Melee(shot));
        }
        menu.offer_unless(tried, Action::Melee(MeleeAction::PopTheWeasel(which, Weasel::Blow)));
    }
}

/// One attempt, after which they may go on with their move.
pub(super) fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    which: ZombieId,
    how: Weasel,
) -> Result<(), Pause> {
    battle.turn_mut(who).popped = true;
    match how {
        Weasel::Shot(arm) => {
            shoot(battle, play, who, which, arm);
            Ok(())
        }
        Weasel::Blow => strike(battle, play, who, which),
    }
}

/// It is their active fire, and kills whatever the dice say; they say how loud it is and whether the weapon is empty.
fn shoot(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, which: ZombieId, arm: u8) {
    let Some(weapon) = shoot::ready(battle, who).find(|it| it.0 == arm).map(|it| it.1) else { return };
    let turn = battle.turn_mut(who);
    turn.main.get_or_insert(Main::Fire);
    turn.fired = true;
    let pop = Pop { weapon };
    let (shots, at) = (pop.noise(play), battle.person(who).at);
    if shots != 0 {
        play.cite(rule!("ffo.zombie.gen-before-hits"));
        zombie::hear(battle, play, at, shots, Some(who.token()));
    }
    let named = || item::called(battle, who, arm);
    let popped = pop.fire(&mut play.by(who.token()).at(which.token()).with(named));
    let rule = rule!("ffo.zombie.pop-the-weasel");
    let there = battle.zombie(which).at;
    change::kill_zombie(battle, play, rule, which, Some(who.token()));
    battle.deeds_mut(who).zombies += 1;
    shoot::run_dry(battle, play, (who, arm), weapon, there, popped.out_of_ammo);
}

/// A round in which it does not fight back.
fn strike(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, which: ZombieId) -> Result<(), Pause> {
    let human = fighter(battle, who.into(), which.into(), Guard::Ready);
    let stab = Stab { human, prone: battle.zombie(which).prone };
    let stabbed = stab.strike(&mut play.by(who.token()).at(which.token()));
    if let Some(after) = stabbed.saw {
        stall(battle, who.into(), after);
    }
    let hit = Hit::of_melee(stabbed.zombie);
    harm::suffer(battle, play, &[Blow { whom: which.into(), hit, by: By::Person(who), in_melee: true }])?;
    Ok(())
}
