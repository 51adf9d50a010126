//! Melee on the map (11.3 to 11.5, 13.9): who fights whom, round after round, until nobody is left to fight.
use kernel::{Dice, Pause, Play, ask};
use smallvec::{SmallVec, smallvec};

use super::{
    Battle, Person, PersonId, ZombieId,
    change::{self, By, Down},
    group::Named,
    item::Item,
    shoot,
};
use crate::{
    printed::{Attribute, Thing},
    table::{
        damage::Harm,
        melee::{Downed, Fighter, Foe, MeleeWeapon, Round, Winner, Zombies, damage},
    },
};

/// How often each fighter has lost Rep in this melee (11.4).
type Lost = SmallVec<[(PersonId, u8); 4]>;

/// Humans who got in against those who hold the hex; the last who functions keeps it.
pub fn fight(
    battle: &mut Battle,
    play: &mut Play<'_>,
    attackers: &[PersonId],
    defenders: &[PersonId],
) -> Result<(), Pause> {
    let attackers = in_order(battle, play, attackers)?;
    let defenders = in_turn(battle, play, &attackers, defenders)?;
    let mut lost = Lost::new();
    play.cite(rule!("atzr.ruling.melee-rounds"));
    loop {
        let able = |of: &[PersonId]| of.iter().copied().find(|&it| battle.person(it).functions());
        let (Some(attacker), Some(defender)) = (able(&attackers), able(&defenders)) else { return Ok(()) };
        duel(battle, play, attacker, defender, &mut lost)?;
        let rule = match battle.person(defender).functions() {
            true => rule!("atzr.melee.multi-attacker-loses"),
            false => rule!("atzr.melee.multi-defender-loses"),
        };
        play.cite(rule);
    }
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
    if order.len() < 2 || !chooses(battle, &order) {
        return Ok(order);
    }
    play.cite(rule!("atzr.melee.multi-order"));
    ask_order(battle, play, order[0], order.clone())
}

/// A single charger against two chooses whom he fights first (11.2.1).
fn in_turn(
    battle: &mut Battle,
    play: &mut Play<'_>,
    attackers: &[PersonId],
    defenders: &[PersonId],
) -> Result<Vec<PersonId>, Pause> {
    match (attackers, defenders) {
        ([only], [_, _, ..]) => ask_order(battle, play, *only, defenders.to_vec()),
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

/// Two humans until one of them is down (11.3, 11.4).
fn duel(
    battle: &mut Battle,
    play: &mut Play<'_>,
    one: PersonId,
    other: PersonId,
    lost: &mut Lost,
) -> Result<(), Pause> {
    let weapons = [weapon(battle, play, one)?, weapon(battle, play, other)?];
    while battle.person(one).functions() && battle.person(other).functions() {
        let first = fighter(battle, one, weapons[0], lost);
        let second = fighter(battle, other, weapons[1], lost);
        let round = Round::fight(&first, &Foe::Human(second), &battle.scene.printed.tables.melee, play);
        let (loser, winner, lethal) = match round.winner {
            None => continue,
            Some(Winner::First) => (other, one, first.is_lethal()),
            Some(Winner::Second) => (one, other, second.is_lethal()),
        };
        match damage(round.impact, lethal, &battle.scene.printed.tables.melee_damage, play) {
            None => lose_round(play, lost, loser),
            Some(downed) => put_down(battle, play, loser, winner, downed)?,
        }
    }
    Ok(())
}

fn lose_round(play: &mut Play<'_>, lost: &mut Lost, who: PersonId) {
    play.cite(rule!("atzr.melee.damage-next-round"));
    match lost.iter_mut().find(|it| it.0 == who) {
        Some(it) => it.1 += 1,
        None => lost.push((who, 1)),
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

/// A human as he fights now.
pub fn fighter(
    battle: &Battle,
    who: PersonId,
    weapon: Option<MeleeWeapon>,
    lost: &[(PersonId, u8)],
) -> Fighter {
    let person = battle.person(who);
    Fighter {
        rep: person.rep().into(),
        weapon,
        vest: person.wears_vest,
        brawler: person.has(Attribute::Brawler),
        rage: person.has(Attribute::Rage),
        hard_as_nails: false,
        star_power: 0,
        lost_rounds: lost.iter().find(|it| it.0 == who).map_or(0, |it| it.1),
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

/// One human against all the zombies that are on him, until he is down or they are gone (13.9).
pub fn against_swarm(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    zombies: &[ZombieId],
) -> Result<(), Pause> {
    let mut left: Vec<ZombieId> = zombies.iter().copied().filter(|&it| !battle.zombie(it).out).collect();
    if left.is_empty() || !battle.person(who).functions() {
        return Ok(());
    }
    battle.person_mut(who).deeds.in_melee = true;
    let weapon = weapon(battle, play, who)?;
    let mut lost = Lost::new();
    let mut first_round = true;
    while battle.person(who).functions() && !left.is_empty() {
        let human = fighter(battle, who, weapon, &lost);
        let foe = Foe::Zombies(Zombies { zombies: left.len() as u16 });
        let round = Round::fight(&human, &foe, &battle.scene.printed.tables.melee, play);
        match round.winner {
            None => (),
            Some(Winner::First) => kill(battle, play, who, &mut left, round.impact),
            Some(Winner::Second) => bite(battle, play, who, round.impact, &mut lost),
        }
        if std::mem::take(&mut first_round) && (!left.is_empty() || !battle.person(who).functions()) {
            play.cite(rule!("atzr.ruling.infection-first-round"));
            battle.person_mut(who).deeds.bitten = true;
        }
    }
    Ok(())
}

fn kill(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, left: &mut Vec<ZombieId>, impact: u16) {
    for which in left.drain(..left.len().min(usize::from(impact))) {
        change::kill_zombie(battle, play, rule!("atzr.melee.zombie-damage"), which, Some(who));
    }
}

/// Zombies that win roll once, however many they are; no Star Power helps (13.9.1, 3.2.1).
fn bite(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, impact: u16, lost: &mut Lost) {
    play.cite(rule!("atzr.zombie.win-one-damage-roll"));
    let how = match damage(impact, true, &battle.scene.printed.tables.melee_damage, play) {
        None => return lose_round(play, lost, who),
        Some(Downed::OutOfTheFight | Downed::KnockedCold) => Down::OutOfTheFight,
        Some(Downed::ObviouslyDead) => Down::ObviouslyDead,
    };
    if battle.person(who).star {
        play.cite(rule!("atzr.star-power.not-against-zombies"));
    }
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
