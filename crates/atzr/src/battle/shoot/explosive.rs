//! Grenades, RPGs and Gas Tanks (10.0.1, 10.0.2): everybody in a hex, each as the first target.
use ground::hex::Hex;
use kernel::{Choice, Dice, Menu, Offered, Pause, Play, RuleId, ask, question::Anchor};
use smallvec::SmallVec;

use super::{
    super::{Battle, FigureId, PersonId},
    Fired, Firing, Guns, Manner, ShootAction, aim, spent,
    volley::{Rolled, against, firings, shooter, target},
};
use crate::{
    battle::act::Action,
    printed::{Thing, counters::Kind},
    table::{
        ranged::{Explosion, Hits},
        weapon::{Blast, Explosive},
    },
};

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    for (hand, item) in battle.person(who).hands.iter().enumerate() {
        let counter = aim::counter(battle, *item);
        if counter.kind != Kind::Explosive || item.thing == Thing::GasTank {
            continue;
        }
        let hand = hand as u8;
        if hexes(battle, who, hand).is_empty() {
            continue;
        }
        menu.offer_unless(forbidden(battle, who, hand), Action::Shoot(ShootAction::Blast { hand }));
    }
}

/// Why it may not be used now: empty, the other hand is not free, or he has fired.
fn forbidden(battle: &Battle, who: PersonId, hand: u8) -> Option<RuleId> {
    let person = battle.person(who);
    let item = person.hands[usize::from(hand)];
    let counter = aim::counter(battle, item);
    if item.empty {
        return Some(rule!("atzr.ammo.out"));
    }
    if 2 <= counter.hands_to_use.unwrap_or(counter.hands) && 1 < person.hands.len() {
        return Some(rule!("atzr.weapon.grenade-throw"));
    }
    spent(battle, who)
}

/// The hexes it can be aimed at: in sight, in range, with somebody in them and not his own.
pub fn hexes(battle: &Battle, who: PersonId, hand: u8) -> Vec<Hex> {
    let person = battle.person(who);
    let Some(item) = person.hands.get(usize::from(hand)) else { return Vec::new() };
    let range = aim::counter(battle, *item).range;
    let grid = battle.scene.board.grid();
    let near = grid.within(person.at, range).filter(|it| *it != person.at && battle.sees_hex(who, *it));
    near.filter(|it| !in_hex(battle, *it).is_empty()).collect()
}

/// Everybody whom a blast attacks: those who stand, zombies, and those who are Out of the Fight.
pub fn in_hex(battle: &Battle, hex: Hex) -> Vec<FigureId> {
    let hurt = |it: &super::super::Person| it.functions() || it.state == super::super::State::OutOfTheFight;
    let people = battle.everybody().filter(|it| it.1.at == hex && hurt(it.1));
    let zombies = battle.zombies_at(hex).map(|it| FigureId::Zombie(it.0));
    people.map(|it| FigureId::Person(it.0)).chain(zombies).collect()
}

/// Asks where it goes.
pub fn choose(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, hand: u8) -> Result<Hex, Pause> {
    let hexes: Vec<At> = hexes(battle, who, hand).into_iter().map(At).collect();
    let thing = battle.person(who).hands[usize::from(hand)].thing;
    let rule =
        if thing == Thing::Rpg { rule!("atzr.weapon.rpg-range") } else { rule!("atzr.weapon.grenade-throw") };
    Ok(play.pick(&*battle, ask(rule, battle.seat_for(who)).about(who.token()), &hexes)?.0)
}

/// A Grenade or an RPG goes off.
pub fn blast(
    battle: &mut Battle,
    play: &mut Play<'_>,
    firing: &Firing,
    hand: u8,
    hex: Hex,
) -> Option<Rolled> {
    let item = *battle.person(firing.shooter).hands.get(usize::from(hand))?;
    let with = if item.thing == Thing::Rpg { Explosive::Rpg } else { Explosive::Grenade };
    let mut emptied = SmallVec::new();
    if item.thing == Thing::Grenade {
        battle.person_mut(firing.shooter).hands.remove(hand.into());
        battle.cups.put_back(Thing::Grenade);
    } else {
        emptied.push(hand);
    }
    let whom = in_hex(battle, hex);
    Some(explode(battle, play, firing, with, Fired { weapon: item.thing, with: None }, &whom, emptied))
}

/// All Fire Dice against each of them.
fn explode(
    battle: &Battle,
    play: &mut Play<'_>,
    firing: &Firing,
    with: Explosive,
    fired: Fired,
    whom: &[FigureId],
    emptied: SmallVec<[u8; 2]>,
) -> Rolled {
    let dice = Blast { with, targets: whom.len() as u16 }.roll(play);
    let guns = Guns::One { hand: 0, dice: None };
    let explosion = Explosion {
        with,
        shooter: shooter(battle, firing.shooter, guns, firing.manner),
        charged: firing.manner == Manner::Charged,
        targets: Vec::new(),
    };
    let table = &battle.scene.printed.tables.ranged;
    let hits = whom.iter().map(|&it| {
        let target = target(battle, it, firing.manner);
        (it, explosion.hits(&target, dice.each, table, play))
    });
    let hits = hits.collect();
    Rolled { shooter: firing.shooter, manner: firing.manner, fired, hits, noise: dice.noise, emptied }
}

/// A shot at a Gas Tank: it is a first target without cover, and a hit blows it up.
pub fn tank(battle: &mut Battle, play: &mut Play<'_>, firing: &Firing, guns: Guns, hex: Hex) -> Vec<Rolled> {
    let Some(weapon) = firings(battle, firing.shooter, guns).next() else { return Vec::new() };
    let counter = aim::counter_of(battle, weapon.weapon).clone();
    let dice = weapon.counted(&counter);
    let nobody = FigureId::Marker(u8::MAX);
    let mut volley =
        against(battle, firing.shooter, firing.manner, weapon, FigureId::Zombie(Default::default()), dice, 1);
    volley.aims[0].target = crate::table::ranged::Target::zombie();
    let fired = volley.fire(&battle.scene.printed.tables.ranged, &counter, play);
    let with = Fired { weapon: weapon.weapon, with: None };
    let emptied = match (fired.out_of_ammo, guns) {
        (true, Guns::One { hand, .. }) => SmallVec::from_slice(&[hand]),
        (true, Guns::Both) => SmallVec::from_slice(&[0]),
        (false, _) => SmallVec::new(),
    };
    let shot = Rolled {
        shooter: firing.shooter,
        manner: firing.manner,
        fired: with,
        hits: vec![(nobody, Hits::default())],
        noise: fired.noise,
        emptied,
    };
    if fired.targets.iter().all(|it| it.hits == 0) {
        return vec![shot];
    }
    battle.tanks.retain(|it| *it != hex);
    battle.cups.put_back(Thing::GasTank);
    let whom = in_hex(battle, hex);
    play.cite(rule!("atzr.ruling.gas-tank-details"));
    let fire = Fired { weapon: Thing::GasTank, with: None };
    vec![shot, explode(battle, play, firing, Explosive::GasTank, fire, &whom, SmallVec::new())]
}

/// A hex to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct At(Hex);

impl Choice for At {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> Offered {
        let names: Vec<String> = in_hex(battle, self.0).into_iter().map(|it| battle.name(it)).collect();
        let at = Anchor::Place(ground::hex::centre(self.0));
        Offered::new(format!("At {}: {}", self.0, names.join(", "))).at(at)
    }
}
