//! One step of fire (ruling on simultaneous fire): everything is rolled, then the noise, then every hit is applied.
use kernel::{Dice, Need, Pause, Play, Token, fold, scripted};
use smallvec::SmallVec;

use super::{
    super::{Battle, FigureId, PersonId},
    Fired, Firing, Guns, Manner, Shot, Target, aim, explosive, harm, position,
};
use crate::{
    battle::{
        change, item,
        reaction::{self, Aftermath},
        zombie,
    },
    journal::{Happened, Mark, Outcome},
    printed::{Attribute, Terrain},
    table::{
        ranged::{self, FireAim, Hits, Shooter, TargetFate, Volley},
        weapon,
    },
};

/// What one firing has hit.
#[derive(Clone, Debug, PartialEq)]
pub struct FiringHits {
    pub shooter: PersonId,
    pub manner: Manner,
    pub fired: Fired,
    pub hits: Vec<(FigureId, Hits)>,
    pub noise: u16,
    /// The hands whose weapons are Out of Ammo now.
    pub emptied: SmallVec<[u8; 2]>,
}

/// All fire of one step; those who were missed will test, and then those whom a hit drives into cover duck.
pub fn volley(battle: &mut Battle, play: &mut Play<'_>, fires: &[Firing]) -> Result<Aftermath, Pause> {
    play.cite(rule!("atzr.ruling.simultaneous-fire"));
    kernel::rule::hit(rule!("atzr.components.weapon-counter"));
    for firing in fires {
        explosive::attack(battle, play, firing);
    }
    let mut rolled = Vec::with_capacity(fires.len());
    for firing in fires {
        rolled.extend(roll(battle, play, firing));
    }
    battle.shots_fired = true;
    for it in &rolled {
        zombie::noise(battle, play, it.shooter, it.noise)?;
    }
    for it in &rolled {
        empty(battle, play, it.shooter, &it.emptied)?;
    }
    harm::apply(battle, play, &rolled)
}

/// Fire within a charge or a surprise: nobody tests for it (11.2.1).
pub fn fire_now(battle: &mut Battle, play: &mut Play<'_>, fires: &[Firing]) -> Result<(), Pause> {
    play.cite(rule!("atzr.ruling.man-down-in-charge"));
    let fire = volley(battle, play, fires)?;
    reaction::duck(battle, play, &fire.ducks)
}

/// Fire that cannot miss: the dice are rolled for ones and noise alone (ruling on dispatching).
pub fn roll_for_ones(
    battle: &Battle,
    play: &mut Play<'_>,
    (who, whom): (PersonId, PersonId),
    guns: Guns,
) -> (u16, SmallVec<[u8; 2]>) {
    let (mut noise, mut emptied) = (0, SmallVec::new());
    for (weapon, hand) in firings(battle, who, guns).zip(hands(guns)) {
        let mut dice = play.by(who.token()).with(|| weapon.weapon.name().to_owned());
        let fired = weapon.roll(aim::counter_of(battle, weapon.weapon), &mut dice);
        play.note(weapon.rolls(), who.token(), Happened::CannotMiss { whom: whom.token() });
        noise += fired.noise;
        if fired.out_of_ammo {
            emptied.push(hand);
        }
    }
    (noise, emptied)
}

/// How many Fire Dice these put on targets.
pub fn fire_dice(battle: &Battle, who: PersonId, guns: Guns) -> u16 {
    counted(battle, who, guns).sum()
}

/// The same for each of the weapons that fire.
pub fn counted(battle: &Battle, who: PersonId, guns: Guns) -> impl Iterator<Item = u16> {
    firings(battle, who, guns).map(|it| it.counted(aim::counter_of(battle, it.weapon)))
}

/// The same weapons with so many dice each: a charge that came out even allows one in all.
pub fn with_dice(guns: Guns, dice: &[u16]) -> Guns {
    let of = |weapon: usize| dice.get(weapon).copied();
    match guns {
        Guns::One { hand, .. } => Guns::One { hand, dice: of(0) },
        Guns::Both { .. } => Guns::Both { dice: [of(0), of(1)] },
    }
}

fn roll(battle: &mut Battle, play: &mut Play<'_>, firing: &Firing) -> Vec<FiringHits> {
    if play.is_read() {
        play.note(rule!("atzr.ranged.allocation"), firing.shooter.token(), firing.note(battle));
    }
    match &firing.shot {
        Shot::Guns { guns, targets } => guns_fire(battle, play, firing, *guns, targets).into_iter().collect(),
        Shot::Blast { hand, hex, only } => {
            explosive::blast(battle, play, firing, *hand, *hex, only.as_deref()).into_iter().collect()
        }
        Shot::Tank { guns, hex } => explosive::tank(battle, play, firing, *guns, *hex),
    }
}

/// The weapons of a firing as the table rolls them.
pub fn firings(battle: &Battle, who: PersonId, guns: Guns) -> impl Iterator<Item = weapon::Firing> {
    aim::items(battle, who, guns).enumerate().map(move |(at, it)| weapon::Firing {
        weapon: it.thing,
        fire_dice: guns.dice(at),
        scope: it.scope,
    })
}

/// The hands that fire, in the order of [`firings`].
pub fn hands(guns: Guns) -> SmallVec<[u8; 2]> {
    match guns {
        Guns::One { hand, .. } => SmallVec::from_slice(&[hand]),
        Guns::Both { .. } => SmallVec::from_slice(&[0, 1]),
    }
}

/// What a firing was, for those who were not hit by it.
pub fn fired(battle: &Battle, who: PersonId, guns: Guns) -> Option<Fired> {
    let mut weapons = aim::items(battle, who, guns).map(|it| it.thing);
    Some(Fired { weapon: weapons.next()?, with: weapons.next() })
}

/// Each weapon rolls, sorts and runs dry by itself; the targets are counted in one order (ruling on two weapons).
fn guns_fire(
    battle: &Battle,
    play: &mut Play<'_>,
    firing: &Firing,
    guns: Guns,
    targets: &[Target],
) -> Option<FiringHits> {
    let who = firing.shooter;
    if guns.are_two() {
        play.cite(rule!("atzr.ruling.two-weapons-dice"));
    }
    let mut all = FiringHits {
        shooter: who,
        manner: firing.manner,
        fired: fired(battle, who, guns)?,
        hits: targets.iter().map(|it| (it.whom, Hits::default())).collect(),
        noise: 0,
        emptied: SmallVec::new(),
    };
    for (at, (weapon, hand)) in firings(battle, who, guns).zip(hands(guns)).enumerate() {
        let volley = measure(battle, firing, weapon, guns, targets, at);
        if volley.aims.is_empty() {
            continue;
        }
        let counter = aim::counter_of(battle, weapon.weapon);
        let named = || {
            let these = targets.iter().filter(|it| 0 < it.dice[at]).map(|it| it.whom);
            format!("{} at {}", weapon.weapon.name(), battle.names(these).join(", "))
        };
        let table = &battle.scene.printed.tables.ranged;
        if let Some(least) = play.is_read().then(|| volley.hits_from(table)).flatten() {
            play.needs(weapon.rolls(), &[Need::at_least(least, Outcome::Hit).each()]);
        }
        let mut dice = play.by(who.token()).with(named);
        let hits = volley.fire(table, counter, &mut dice);
        let named = (0..targets.len()).filter(|&it| 0 < targets[it].dice[at]);
        for (target, hit) in named.zip(&hits.targets) {
            all.hits[target].1.hits += hit.hits;
            all.hits[target].1.on_carried += hit.on_carried;
        }
        if play.is_read() {
            let aimed = targets.iter().filter(|it| 0 < it.dice[at]).map(|it| it.whom);
            let struck = aimed.zip(&hits.targets).flat_map(|(whom, hits)| struck(battle, whom, hits));
            let (whom, hits) = struck.unzip();
            play.note(weapon.rolls(), who.token(), Happened::Hits { whom, hits });
        }
        all.noise += hits.noise;
        if hits.out_of_ammo {
            all.emptied.push(hand);
        }
    }
    Some(all)
}

/// How often a target was hit, and whom they carry if that took dice meant for the target (10.12).
fn struck(battle: &Battle, whom: FigureId, hits: &Hits) -> impl Iterator<Item = (Token, i32)> {
    let carried = match whom {
        FigureId::Person(who) if 0 < hits.on_carried => battle.person(who).carries,
        FigureId::Person(_) | FigureId::Zombie(_) | FigureId::Marker(_) => None,
    };
    let on_carried = carried.map(|it| (it.token(), hits.on_carried.into()));
    std::iter::once((whom.token(), hits.hits.into())).chain(on_carried)
}

/// One weapon of a firing, measured on the map.
pub fn measure(
    battle: &Battle,
    firing: &Firing,
    weapon: weapon::Firing,
    guns: Guns,
    targets: &[Target],
    at: usize,
) -> Volley {
    let aimed = targets.iter().enumerate().filter(|it| 0 < it.1.dice[at]);
    let aims = aimed.map(|(order, it)| FireAim {
        target: target(battle, it.whom, firing.manner),
        dice: it.dice[at],
        order: Some(order as u8 + 1),
    });
    Volley {
        firing: weapon,
        shooter: shooter(battle, firing.shooter, guns, firing.manner),
        charged: is_charged(firing.manner),
        aims: aims.collect(),
    }
}

/// What becomes of one target of a firing, as far as its dice are on targets.
pub fn fate(battle: &Battle, firing: &Firing, whom: FigureId, dice: &mut dyn Dice) -> Option<TargetFate> {
    let Shot::Guns { guns, targets } = &firing.shot else { return None };
    let tables = &battle.scene.printed.tables;
    let hits = fold(dice, 1, 0, |_, dice| {
        let mut hits = 0;
        for (at, weapon) in firings(battle, firing.shooter, *guns).enumerate() {
            let volley = measure(battle, firing, weapon, *guns, targets, at);
            let named = targets.iter().filter(|it| 0 < it.dice[at]);
            if let Some(place) = named.clone().position(|it| it.whom == whom) {
                let counter = aim::counter_of(battle, weapon.weapon);
                hits += volley.fire(&tables.ranged, counter, dice).targets[place].hits;
            }
        }
        hits
    });
    let shot = (battle.person(firing.shooter).rep().into(), is_charged(firing.manner));
    Some(ranged::fate(hits, &target(battle, whom, firing.manner), shot, tables, dice))
}

pub const fn is_charged(manner: Manner) -> bool {
    match manner {
        Manner::Charged | Manner::Surprised => true,
        Manner::Active | Manner::InSight | Manner::Reaction | Manner::RushShot => false,
    }
}

pub fn shooter(battle: &Battle, who: PersonId, guns: Guns, manner: Manner) -> Shooter {
    let person = battle.person(who);
    let one_handed = person.hands.iter().all(|it| aim::counter(battle, *it).hands < 2);
    Shooter {
        rep: person.rep().into(),
        fast_moved: person.turn.fast,
        rush_shot: manner == Manner::RushShot,
        two_weapons: guns.are_two(),
        two_guns: person.has(Attribute::TwoGuns) && one_handed,
        carrying: person.carries.is_some(),
    }
}

/// Whether a hex is outside and it is dark (ruling on the Evening and the Night).
pub fn is_dark(battle: &Battle, hex: ground::hex::Hex) -> bool {
    battle.scene.day.is_dark() && battle.scene.board.terrain(hex) != Terrain::Building
}

pub fn target(battle: &Battle, whom: FigureId, manner: Manner) -> ranged::Target {
    use crate::table::ranged::Target;
    let outside_in_the_dark = is_dark(battle, battle.at(whom));
    let charging = manner == Manner::Charged;
    match whom {
        FigureId::Zombie(_) | FigureId::Marker(_) => {
            Target { charging, outside_in_the_dark, ..Target::zombie() }
        }
        FigureId::Person(who) => {
            let person = battle.person(who);
            let tables = &battle.scene.printed.tables;
            let hiding = position(battle, who).hiding(&tables.cover, &mut scripted(&[]));
            Target {
                zombie: false,
                rep: person.rep().into(),
                in_cover: hiding.covers() && person.functions(),
                charging,
                fast_moved: person.turn.fast,
                outside_in_the_dark,
                carries_rep: person.carries.map(|it| battle.person(it).rep().into()),
                hard_as_nails: person.has(Attribute::HardAsNails) && !person.deeds.hard_as_nails,
                star_power: if person.star { person.star_power.into() } else { 0 },
            }
        }
    }
}

/// Turns empty weapons over; whoever has an Ammo counter may load again at once (10.4).
pub fn empty(
    battle: &mut Battle,
    play: &mut Play<'_>,
    shooter: PersonId,
    emptied: &[u8],
) -> Result<(), Pause> {
    for &hand in emptied {
        if !change::turn_over(battle, shooter, hand, true) {
            continue;
        }
        play.mark(rule!("atzr.ammo.out"), shooter.token(), Mark::OutOfAmmo, true);
        item::reload_at_once(battle, play, shooter, hand)?;
    }
    Ok(())
}
