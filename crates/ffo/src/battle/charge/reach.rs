//! Who can charge whom (p. 30), and the test as the board has it.
use kernel::{Point, rule::hit};
use smallvec::SmallVec;

use crate::{
    battle::{Battle, FigureId, PersonId, melee, r#move, shoot},
    table::{
        attribute::Attribute,
        charge::{Charge, Contender},
        class::Class,
        weapon::INCH_MM,
    },
};

/// Where the test is taken: so far from the target.
pub const fn spot_mm(who: FigureId) -> i32 {
    match who {
        FigureId::Person(_) => 6 * INCH_MM,
        FigureId::Zombie(_) => 3 * INCH_MM,
    }
}

/// Whether somebody stands where the test is taken.
pub fn is_there(battle: &Battle, who: FigureId, whom: FigureId) -> bool {
    battle.is_at_most(who, whom, spot_mm(who)) && battle.line(who, whom)
}

/// Whether somebody gets to within 6 inches of somebody whom they then see, a zombie to within 3, and on into contact.
pub fn can_reach(battle: &Battle, who: FigureId, whom: FigureId, limit_mm: i32) -> bool {
    hit(rule!("ffo.charge.conditions"));
    if battle.level(who) != battle.level(whom) || melee::room(battle, whom) == 0 {
        return false;
    }
    if !is_there(battle, who, whom) {
        // The way to the spot leads on into contact.
        return r#move::spot_before(battle, who, whom, spot_mm(who), limit_mm).is_some();
    }
    battle.in_contact(who, whom) || r#move::into_contact(battle, who, whom).is_some()
}

/// Whether there is anything to charge: whoever is down is just walked up to.
pub fn may_charge(battle: &Battle, who: PersonId, whom: FigureId) -> bool {
    hit(rule!("ffo.charge.only-way"));
    battle.are_enemies(who, whom)
        && battle.person(who).seated.is_none()
        && match whom {
            FigureId::Person(it) => battle.person(it).carries_on(),
            FigureId::Zombie(it) => !battle.zombie(it).out,
        }
}

/// Those whom an active figure may charge, the nearest first.
pub fn targets(battle: &Battle, who: PersonId) -> SmallVec<[FigureId; 4]> {
    let (me, limit) = (FigureId::from(who), r#move::left_mm(battle, who));
    let farthest = limit + spot_mm(me);
    let near = |it: &FigureId| battle.is_at_most(me, *it, farthest) && may_charge(battle, who, *it);
    let able = battle.figures().filter(near).filter(|&it| can_reach(battle, me, it, limit));
    let mut all: SmallVec<[FigureId; 4]> = able.collect();
    all.sort_by_key(|&it| (battle.distance(me, it), it));
    all
}

/// The test as the board has it, if all set out from where they stand.
pub fn measure(battle: &Battle, target: FigureId, chargers: &[FigureId]) -> Charge {
    let here: SmallVec<[Rusher; 4]> = chargers.iter().map(|&it| Rusher::here(battle, it)).collect();
    measure_from(battle, target, &here)
}

/// One who charges, and from where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rusher {
    pub who: FigureId,
    pub began: Point,
    /// They have tested their nerve already in this In Sight.
    pub in_sight: bool,
}

impl Rusher {
    pub fn here(battle: &Battle, who: FigureId) -> Rusher {
        Rusher { who, began: battle.at(who), in_sight: false }
    }

    /// Whoever is active has begun where they stood as their activation did.
    pub fn person(battle: &Battle, who: PersonId, in_sight: bool) -> Rusher {
        let person = battle.person(who);
        let began = if person.turn.active { person.turn.began_at } else { person.at };
        Rusher { who: who.into(), began, in_sight }
    }
}

pub fn measure_from(battle: &Battle, target: FigureId, chargers: &[Rusher]) -> Charge {
    let charging = chargers.iter().map(|it| Contender {
        from_rear: battle.is_rear(target, it.began, battle.at(it.who)),
        nerve_proven: it.in_sight && is_citizen(battle, it.who),
        ..contender(battle, it.who)
    });
    let fires = |who: PersonId| {
        shoot::can_fire(battle, who) && chargers.iter().any(|it| shoot::would_reach(battle, who, it.who))
    };
    let cornered = |who: PersonId| {
        let from: SmallVec<[FigureId; 4]> = chargers.iter().map(|it| it.who).collect();
        is_citizen(battle, who.into()) && !melee::has_way_from(battle, who, &from)
    };
    Charge {
        target: contender(battle, target),
        target_can_fire: target.person().is_some_and(fires),
        target_in_melee: !battle.foes(target).is_empty(),
        target_cornered: target.person().is_some_and(cornered),
        chargers: charging.collect(),
    }
}

fn is_citizen(battle: &Battle, who: FigureId) -> bool {
    who.person().is_some_and(|it| battle.person(it).class == Class::Citizen)
}

/// Somebody in a charge, from whichever side.
pub fn contender(battle: &Battle, who: FigureId) -> Contender {
    let FigureId::Person(it) = who else { return Contender::zombie() };
    let person = battle.person(it);
    Contender {
        zombie: false,
        rep: person.rep(),
        class: person.class,
        rage: person.has(Attribute::Rage),
        runt: person.has(Attribute::Runt),
        nerve_proven: false,
        from_rear: false,
    }
}
