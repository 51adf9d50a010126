//! Melee on the map (11.3 to 11.5, 13.9): who fights whom, round after round, until nobody is left to fight.
use std::ops::ControlFlow;

use ground::hex::Hex;
use kernel::{Dice, Pause, Play, ask};
use smallvec::{SmallVec, smallvec};

use super::{
    Battle, Person, PersonId, State, ZombieId,
    change::{self, By, Down},
    group::Named,
    item::Item,
    recovery, shoot,
    zombie::Swarm,
};
use crate::{
    printed::{Attribute, Thing},
    table::{
        damage::Harm,
        melee::{Downed, Fighter, Foe, Melee, MeleeEnd, MeleeState, MeleeWeapon, Outcome, Zombies},
    },
};

/// What lasts until the whole melee in a hex is over (11.4): the Rep that each fighter has lost, and the weapon he took.
#[derive(Clone, Debug, Default)]
pub struct Bout {
    lost: SmallVec<[(PersonId, u8); 4]>,
    weapons: SmallVec<[(PersonId, Option<MeleeWeapon>); 4]>,
}

/// Humans who got in against those who hold the hex; the last who functions keeps it.
pub fn fight(
    battle: &mut Battle,
    play: &mut Play<'_>,
    attackers: &[PersonId],
    defenders: &[PersonId],
) -> Result<(), Pause> {
    let attackers = in_order(battle, play, attackers)?;
    let defenders = in_turn(battle, play, &attackers, defenders)?;
    let mut bout = Bout::default();
    play.cite(rule!("atzr.ruling.melee-rounds"));
    let mut fought: SmallVec<[PersonId; 2]> = SmallVec::new();
    while let Some((attacker, defender)) = next_pair(battle, &attackers, &defenders) {
        fought.push(attacker);
        duel(battle, play, attacker, defender, &mut bout)?;
        let rule = match battle.person(defender).functions() {
            true => rule!("atzr.melee.multi-attacker-loses"),
            false => rule!("atzr.melee.multi-defender-loses"),
        };
        play.cite(rule);
    }
    let fresh: Vec<PersonId> = attackers.into_iter().filter(|it| !fought.contains(it)).collect();
    finish_off(battle, play, &fresh, &defenders)
}

/// The first who can of either side; an attacker who was parted from the defender has left the hex.
fn next_pair(
    battle: &Battle,
    attackers: &[PersonId],
    defenders: &[PersonId],
) -> Option<(PersonId, PersonId)> {
    let able = |of: &[PersonId]| of.iter().copied().find(|&it| battle.person(it).functions());
    let defender = able(defenders)?;
    let hex = battle.person(defender).at;
    let inside = |it: PersonId| battle.person(it).functions() && battle.person(it).at == hex;
    Some((attackers.iter().copied().find(|&it| inside(it))?, defender))
}

/// An attacker who had nobody left to fight may go for whoever lies there Out of the Fight (11.5).
fn finish_off(
    battle: &mut Battle,
    play: &mut Play<'_>,
    fresh: &[PersonId],
    defenders: &[PersonId],
) -> Result<(), Pause> {
    for &who in fresh {
        let lies = |it: &PersonId| battle.person(*it).state == State::OutOfTheFight;
        let Some(whom) = defenders.iter().copied().find(lies) else { return Ok(()) };
        let Some(seat) = battle.person(who).seat.filter(|_| battle.person(who).functions()) else { continue };
        let asking = ask(rule!("atzr.melee.multi-defender-loses"), seat).about(whom.token());
        if play.yes_no(&*battle, asking)? {
            recovery::strike(battle, play, who, whom);
        }
    }
    Ok(())
}

/// Attackers from the highest Rep to the lowest; a Star may take another turn (11.5).
fn in_order(
    battle: &mut Battle,
    play: &mut Play<'_>,
    attackers: &[PersonId],
) -> Result<Vec<PersonId>, Pause> {
    let mut order = attackers.to_vec();
    order.sort_by_key(|&it| std::cmp::Reverse(battle.person(it).rep()));
    let chooses = |battle: &Battle, order: &[PersonId]| {
        let equal = battle.person(order[0]).rep() == battle.person(order[1]).rep();
        equal || order.iter().any(|&it| battle.person(it).star)
    };
    if order.len() < 2 {
        return Ok(order);
    }
    play.cite(rule!("atzr.melee.multi-order"));
    if !chooses(battle, &order) {
        return Ok(order);
    }
    ask_order(battle, play, order[0], order.clone())
}

/// Who charges two chooses whom he fights first (11.2.1).
fn in_turn(
    battle: &mut Battle,
    play: &mut Play<'_>,
    attackers: &[PersonId],
    defenders: &[PersonId],
) -> Result<Vec<PersonId>, Pause> {
    match (attackers, defenders) {
        ([first, ..], [_, _, ..]) => ask_order(battle, play, *first, defenders.to_vec()),
        _ => Ok(defenders.to_vec()),
    }
}

fn ask_order(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    order: Vec<PersonId>,
) -> Result<Vec<PersonId>, Pause> {
    let Some(seat) = battle.person(who).seat else { return Ok(order) };
    let options: Vec<Named> = order.into_iter().map(Named).collect();
    let asking = ask(rule!("atzr.melee.multi-order"), seat).about(who.token());
    Ok(play.order(&*battle, asking, &options)?.into_iter().map(|it| it.0).collect())
}

/// Two humans until one of them is down (11.3, 11.4); where neither has a die the charger goes back (ruling on melees without dice).
fn duel(
    battle: &mut Battle,
    play: &mut Play<'_>,
    one: PersonId,
    other: PersonId,
    bout: &mut Bout,
) -> Result<(), Pause> {
    let fighter = bout.fighter(battle, play, one)?;
    let foe = Foe::Human(bout.fighter(battle, play, other)?);
    let printed = battle.scene.printed.clone();
    let mut state = MeleeState { melee: Melee { fighter, foe }, lingers: false };
    loop {
        let end = match state.round(&printed.tables, play) {
            ControlFlow::Continue(next) => {
                state = next;
                continue;
            }
            ControlFlow::Break(end) => end,
        };
        bout.remember(one, other, &state.melee);
        let (loser, winner, downed) = match end.outcome {
            Outcome::Won(Some(downed)) => (other, one, downed),
            Outcome::Lost(downed) => (one, other, downed),
            Outcome::Won(None) | Outcome::Parted => {
                go_back(battle, play, one);
                return Ok(());
            }
        };
        put_down(battle, play, loser, winner, downed)?;
        if !battle.person(loser).functions() {
            return Ok(());
        }
    }
}

fn go_back(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    if let Some(from) = battle.person(who).turn.came_from {
        change::enter(battle, play, rule!("atzr.ruling.melee-no-dice"), who, from);
    }
}

impl Bout {
    /// A human as he fights now; his player picks the weapon once.
    fn fighter(&mut self, battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<Fighter, Pause> {
        let known = self.weapons.iter().find(|it| it.0 == who).map(|it| it.1);
        let weapon = match known {
            Some(weapon) => weapon,
            None => weapon(battle, play, who)?,
        };
        if known.is_none() {
            self.weapons.push((who, weapon));
        }
        let lost_rounds = self.lost.iter().find(|it| it.0 == who).map_or(0, |it| it.1);
        Ok(Fighter { lost_rounds, ..fighter(battle.person(who), weapon) })
    }

    fn remember(&mut self, one: PersonId, other: PersonId, melee: &Melee) {
        self.lose(one, melee.fighter.lost_rounds);
        if let Foe::Human(foe) = melee.foe {
            self.lose(other, foe.lost_rounds);
        }
    }

    fn lose(&mut self, who: PersonId, rounds: u8) {
        self.lost.retain(|it| it.0 != who);
        self.lost.push((who, rounds));
    }
}

/// What a human does to a human in melee; Star Power may save the loser, and then the melee goes on (3.2.1.1).
fn put_down(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    by: PersonId,
    downed: Downed,
) -> Result<(), Pause> {
    let harm = match downed {
        Downed::OutOfTheFight | Downed::KnockedCold => Harm::OutOfTheFight,
        Downed::ObviouslyDead => Harm::ObviouslyDead,
    };
    let taken = shoot::harm(battle, play, who, smallvec![harm], By::Person(by))?;
    if taken.is_none() {
        play.cite(rule!("atzr.star-power.melee"));
    }
    battle.person_mut(who).deeds.spared = downed == Downed::KnockedCold && taken.is_some();
    Ok(())
}

/// A human with this weapon before the first round; what Star Power and Hard as Nails do is settled when he is hurt.
pub fn fighter(person: &Person, weapon: Option<MeleeWeapon>) -> Fighter {
    Fighter {
        rep: person.rep().into(),
        weapon,
        vest: person.wears_vest,
        brawler: person.has(Attribute::Brawler),
        rage: person.has(Attribute::Rage),
        ..Fighter::default()
    }
}

/// The melee weapon he uses for this melee: with two, as his player picks (ruling on melee weapons).
fn weapon(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<Option<MeleeWeapon>, Pause> {
    let all: Vec<Weapon> = weapons(battle.person(who)).into_iter().map(Weapon).collect();
    match (all.as_slice(), battle.person(who).seat) {
        ([], _) => Ok(None),
        ([only], _) | ([only, ..], None) => Ok(Some(only.0)),
        (_, Some(seat)) => {
            let asking = ask(rule!("atzr.ruling.melee-weapons-held"), seat).about(who.token());
            Ok(Some(play.pick(&*battle, asking, &all)?.0))
        }
    }
}

/// What he could strike with, of what is in his hands: a Bat in both only if they hold nothing else.
pub fn weapons(person: &Person) -> SmallVec<[MeleeWeapon; 2]> {
    let only = person.hands.len() == 1;
    let kind = |it: &Item| match it.thing {
        Thing::BaseballBat if only => Some(MeleeWeapon::BatInBothHands),
        Thing::BaseballBat => Some(MeleeWeapon::BatInOneHand),
        Thing::FryingPan => Some(MeleeWeapon::FryingPan),
        Thing::Pistol
        | Thing::Shotgun
        | Thing::Smg
        | Thing::HuntingRifle
        | Thing::AssaultRifle
        | Thing::Crossbow
        | Thing::Rpg
        | Thing::Grenade
        | Thing::GasTank
        | Thing::Ammo
        | Thing::Medikit
        | Thing::Scope
        | Thing::SuppliesA
        | Thing::SuppliesB
        | Thing::Vest => None,
    };
    let mut all: SmallVec<[MeleeWeapon; 2]> = person.hands.iter().filter_map(kind).collect();
    all.dedup();
    all
}

/// The zombies of a hex shared out among its humans: each fights those that are on him, and while both are left in the hex
/// it goes on (13.9.1).
pub fn swarms(
    battle: &mut Battle,
    play: &mut Play<'_>,
    hex: Hex,
    shares: &[(PersonId, Swarm)],
) -> Result<(), Pause> {
    let mut bout = Bout::default();
    for (who, zombies) in shares {
        against_swarm(battle, play, *who, zombies, &mut bout)?;
    }
    for (who, _) in shares {
        let rest: Swarm = battle.zombies_at(hex).map(|it| it.0).collect();
        against_swarm(battle, play, *who, &rest, &mut bout)?;
    }
    Ok(())
}

/// One human against all the zombies that are on him, until he is down or they are gone (13.9).
fn against_swarm(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    zombies: &[ZombieId],
    bout: &mut Bout,
) -> Result<(), Pause> {
    let mut left: Swarm = zombies.iter().copied().filter(|&it| !battle.zombie(it).out).collect();
    if left.is_empty() || !battle.person(who).functions() {
        return Ok(());
    }
    play.cite(rule!("atzr.melee.same-hex"));
    battle.person_mut(who).deeds.in_melee = true;
    let fighter = bout.fighter(battle, play, who)?;
    let printed = battle.scene.printed.clone();
    let foe = Foe::Zombies(Zombies { zombies: left.len() as u16 });
    let mut state = MeleeState { melee: Melee { fighter, foe }, lingers: false };
    loop {
        match state.round(&printed.tables, play) {
            ControlFlow::Continue(next) => {
                state = next;
                kill_down_to(battle, play, who, &mut left, &state.melee);
            }
            ControlFlow::Break(end) => {
                bout.lose(who, state.melee.fighter.lost_rounds);
                settle(battle, play, who, &left, end);
                return Ok(());
            }
        }
    }
}

/// As many are dead as the round says.
fn kill_down_to(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, left: &mut Swarm, melee: &Melee) {
    let Foe::Zombies(now) = melee.foe else { return };
    let dead = left.len().saturating_sub(usize::from(now.zombies));
    for which in left.drain(..dead) {
        change::kill_zombie(battle, play, rule!("atzr.melee.zombie-damage"), which, Some(who));
    }
}

/// The end of a melee with zombies; no Star Power helps against them (3.2.1).
fn settle(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, left: &[ZombieId], end: MeleeEnd) {
    battle.person_mut(who).deeds.bitten |= end.infection_test;
    let how = match end.outcome {
        Outcome::Won(_) => {
            for &which in left {
                change::kill_zombie(battle, play, rule!("atzr.melee.zombie-damage"), which, Some(who));
            }
            return;
        }
        Outcome::Parted => return,
        Outcome::Lost(Downed::OutOfTheFight | Downed::KnockedCold) => Down::OutOfTheFight,
        Outcome::Lost(Downed::ObviouslyDead) => Down::ObviouslyDead,
    };
    change::go_down(battle, play, rule!("atzr.melee.damage"), who, how, By::Zombies);
}

/// A melee weapon to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Weapon(MeleeWeapon);

impl kernel::Choice for Weapon {
    type Table = Battle;

    fn offered(&self, _battle: &Battle) -> kernel::Offered {
        kernel::Offered::new(match self.0 {
            MeleeWeapon::BatInOneHand | MeleeWeapon::BatInBothHands => "Strike with the Baseball Bat",
            MeleeWeapon::FryingPan => "Strike with the Frying Pan",
        })
    }
}
