//! One weapon of a firing as the board has it, for the table.
use smallvec::SmallVec;

use kernel::Dice;

use super::{AimAt, Firing, Manner, Target, aim};
use crate::{
    battle::{Battle, FigureId, PersonId, State, cover, person::ArmKind, vehicle},
    table::{
        damage::Victim,
        shoot::{self, Aim, Posture, Shooter, Volley},
        weapon::{self, burnt},
    },
};

/// A volley, and for each target of it those who may be hit in its stead.
#[derive(Clone, Debug)]
pub struct Measured {
    pub arm: u8,
    pub volley: Volley,
    pub at: SmallVec<[(FigureId, SmallVec<[FigureId; 4]>); 2]>,
}

/// One of the arms that are fired, by its place among them; nothing if it is fired at no figure.
pub fn measure(battle: &Battle, firing: &Firing, of: u8, dice: &mut dyn Dice) -> Option<Measured> {
    let arm = *firing.arms.get(usize::from(of))?;
    let weapon = aim::weapon(battle, battle.person(firing.who).arms.get(usize::from(arm))?)?;
    let (mut at, mut aims, mut before) = (SmallVec::new(), Vec::new(), None::<FigureId>);
    for (place, it) in firing.aims.iter().enumerate().filter(|it| it.1.of == of) {
        let Target::Figure(whom) = it.at else { continue };
        // Whoever comes at somebody is no row of figures.
        let from = before.filter(|_| !firing.manner.is_at_charger());
        let gap = from.map_or(0, |from| burnt(battle.distance(from, whom), dice));
        let beside = beside(battle, firing.who, whom);
        let target = target(battle, firing, whom, &beside, dice);
        let order = Some(order(&firing.aims, place));
        aims.push(Aim { target, shots: it.shots, burnt: gap, order });
        at.push((whom, beside));
        before = Some(whom);
    }
    if aims.is_empty() {
        return None;
    }
    if 1 < aims.len() {
        dice.cite(rule!("ffo.weapon.swath"));
    }
    let firing_of = weapon::Firing {
        weapon,
        rating: (!firing.manner.is_one_shot()).then(|| aims.iter().map(|it| it.shots + it.burnt).sum()),
        one_shot_each: firing.manner.is_one_shot().then_some(aims.len() as u8),
    };
    let volley = Volley { firing: firing_of, shooter: shooter(battle, firing, of, dice), aims };
    Some(Measured { arm, volley, at })
}

/// Which of the figures fired at it is, over all weapons of the firing.
fn order(aims: &[AimAt], place: usize) -> u8 {
    let mut named: SmallVec<[Target; 4]> = SmallVec::new();
    for it in &aims[..=place] {
        if !named.contains(&it.at) {
            named.push(it.at);
        }
    }
    let at = named.iter().position(|it| *it == aims[place].at);
    at.map_or(1, |it| it as u8 + 1)
}

fn shooter(battle: &Battle, firing: &Firing, of: u8, dice: &mut dyn Dice) -> Shooter {
    let person = battle.person(firing.who);
    let is_gun =
        |at: &u8| person.arms.get(usize::from(*at)).is_some_and(|it| matches!(it.what, ArmKind::Gun(_)));
    let mixed = matches!(person.held.as_slice(), [one, other] if is_gun(one) != is_gun(other));
    let arm = firing.arms.get(usize::from(of));
    let on_foot = Shooter {
        rep: person.rep(),
        moved_fast: person.turn.fast,
        rush_shot: firing.manner == Manner::RushShot,
        two_weapons: 1 < firing.arms.len(),
        retrieving: person.carries.is_some(),
        drives: false,
        off_hand: mixed && person.held.get(1) == arm,
        ambidextrous: person.ambidextrous,
        charged: firing.manner.is_at_charger(),
    };
    vehicle::rider(battle, firing.who).map_or(on_foot, |it| it.as_shooter(on_foot, dice))
}

/// Those who may be hit in somebody's stead: those of a crowd, else those in melee with them, and whom they carry.
fn beside(battle: &Battle, who: PersonId, whom: FigureId) -> SmallVec<[FigureId; 4]> {
    let mut all = battle.foes(whom);
    let human = whom.person();
    if all.is_empty() && human.is_some() {
        all.extend(cover::crowd(battle, whom, battle.person(who).at));
    }
    // The table knows no more of them.
    all.truncate(4);
    all.extend(human.and_then(|it| battle.person(it).carries).map(FigureId::Person));
    all
}

fn victim(battle: &Battle, whom: FigureId) -> Victim {
    match whom {
        FigureId::Zombie(_) => Victim::Zombie,
        FigureId::Person(it) if battle.person(it).state == State::OutOfTheFight => Victim::OutOfTheFight,
        FigureId::Person(_) => Victim::Human,
    }
}

fn target(
    battle: &Battle,
    firing: &Firing,
    whom: FigureId,
    beside: &[FigureId],
    dice: &mut dyn Dice,
) -> shoot::Target {
    let in_melee = !battle.foes(whom).is_empty();
    let carried = whom.person().and_then(|it| battle.person(it).carries).map(FigureId::Person);
    let near: Vec<Victim> =
        beside.iter().filter(|it| Some(**it) != carried).map(|&it| victim(battle, it)).collect();
    let (crowd, even_melee) = if in_melee { (Vec::new(), near) } else { (near, Vec::new()) };
    let prone = if battle.is_prone(whom) { Posture::Prone } else { Posture::Standing };
    let charging = firing.manner.is_at_charger();
    let FigureId::Person(it) = whom else {
        return shoot::Target { posture: prone, charging, crowd, even_melee, ..shoot::Target::zombie() };
    };
    let person = battle.person(it);
    let posture = match person.state {
        State::Stunned(_) => Posture::Stunned,
        State::OutOfTheFight => Posture::OutOfTheFight,
        State::Waiting
        | State::Functioning
        | State::ObviouslyDead { .. }
        | State::Captive { .. }
        | State::RanAway
        | State::Left
        | State::Turned { .. } => prone,
    };
    let leaves = firing.manner == Manner::Leaving;
    let place = cover::position(battle, whom, battle.person(firing.who).at);
    let on_foot = shoot::Target {
        zombie: false,
        posture,
        in_cover: place.protection(dice).cover,
        charging,
        moved_fast: person.turn.fast || leaves,
        crowd,
        even_melee,
        carries: carried.is_some(),
    };
    match vehicle::rider(battle, it) {
        Some(rider) => rider.as_target(on_foot, dice),
        None => on_foot,
    }
}
