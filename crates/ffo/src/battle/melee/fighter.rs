//! Somebody in a round of melee, as the board has them.
use smallvec::SmallVec;

use crate::{
    battle::{
        Battle, Bout, FigureId, PersonId,
        looking::Looking,
        person::{Arm, ArmKind, Saw},
    },
    table::{
        attribute::Attribute,
        melee::{Fighter, Grip, Guard},
    },
};

/// Somebody in a round, as the board has them.
pub fn fighter(battle: &Battle, who: FigureId, against: FigureId, guard: Guard) -> Fighter {
    let matched_with_others = matched_with_others(battle, who, against);
    let prone = battle.is_prone(who);
    let FigureId::Person(it) = who else {
        return Fighter { prone, matched_with_others, ..Fighter::zombie() };
    };
    let person = battle.person(it);
    let fought = bout(battle, who, against).is_some_and(|it| it.fought);
    let spares = person.spares && !against.is_zombie();
    let (grip, off_hand) = if spares { (Grip::Nothing, false) } else { grip(battle, it, fought) };
    Fighter {
        zombie: false,
        rep: person.rep(),
        grip,
        guard,
        prone,
        brawler: person.has(Attribute::Brawler),
        rage: person.has(Attribute::Rage),
        off_hand,
        ambidextrous: person.ambidextrous,
        non_lethal: spares,
        keeps_wounded: person.star && person.carries.is_some(),
        matched_with_others,
        foe_failed_break_off: false,
    }
}

/// The melee of two, if they fight.
pub fn bout(battle: &Battle, one: FigureId, other: FigureId) -> Option<&Bout> {
    battle.bouts.iter().find(|it| it.foe(one) == Some(other))
}

/// Results that stand between somebody and others than this one.
fn matched_with_others(battle: &Battle, who: FigureId, against: FigureId) -> u8 {
    let others = battle.bouts.iter().filter(|it| it.foe(who).is_some_and(|foe| foe != against));
    others.filter(|it| it.even != 0).count() as u8
}

/// What is in hand in the first round, the best of all they carry later; and whether it is in the other hand.
fn grip(battle: &Battle, who: PersonId, fought: bool) -> (Grip, bool) {
    let person = battle.person(who);
    let both_hands = person.held.len() < 2;
    let held: SmallVec<[(u8, Grip); 2]> =
        person.in_hand().map(|(at, arm)| (at, grip_of(arm, both_hands))).collect();
    let grips: SmallVec<[Grip; 2]> = held.iter().map(|it| it.1).collect();
    let in_hand = Grip::best(&grips, &mut Looking);
    let is_gun = |it: &Arm| matches!(it.what, ArmKind::Gun(_));
    let mixed = person.in_hand().filter(|it| is_gun(it.1)).count() == 1 && held.len() == 2;
    let off_hand = mixed && person.in_hand().nth(1).is_some_and(|it| !is_gun(it.1));
    if !fought {
        return (in_hand, off_hand);
    }
    let carried: SmallVec<[Grip; 4]> =
        person.arms.iter().map(|it| grip_of(it, true)).chain(grips.iter().copied()).collect();
    let best = Grip::best(&carried, &mut Looking);
    (best, off_hand && best == in_hand)
}

fn grip_of(arm: &Arm, both_hands: bool) -> Grip {
    match arm.what {
        ArmKind::Gun(weapon) => Grip::of_gun(weapon.numbers()),
        ArmKind::Melee(weapon) => Grip::of(weapon, both_hands),
        ArmKind::Chainsaw(Saw::Runs) => Grip::RunningChainsaw,
        ArmKind::Chainsaw(Saw::Off | Saw::Stalled | Saw::OutOfGas) => Grip::SilentChainsaw,
    }
}
