//! People who charge (11.2.1): all of them come up, all tests are taken, all fire is fired, and then they are in.
use ground::hex::Hex;
use kernel::{Dice, Pause, Play, Throw};
use smallvec::SmallVec;

use super::{
    super::{Battle, FigureId, PersonId, building, change, feast_at_once, meet, melee, r#move, reaction},
    fire, reach, share, startle, tell, test,
};
use crate::{
    battle::{
        shoot::{Firing, Manner},
        zombie::Swarm,
    },
    journal::Happened,
    table::charge::{Charge, Contender, Passed},
};

/// The most who may charge one hex (11.5).
const MOST: usize = 2;

/// Everybody who falls on one hex, and from where.
struct Rush {
    hex: Hex,
    chargers: SmallVec<[(PersonId, Hex); MOST]>,
    defenders: SmallVec<[PersonId; 2]>,
}

/// Everybody who charges at the same time; then those who saw friends go down test, and whoever has won a hex looks round.
pub fn by_people(battle: &mut Battle, play: &mut Play<'_>, charges: &[(PersonId, Hex)]) -> Result<(), Pause> {
    let inside = together(battle, play, charges)?;
    reaction::man_down(battle, play)?;
    for (who, active) in inside {
        arrive(battle, play, who, active)?;
    }
    Ok(())
}

/// The charges alone: tests, fire at those who come, melee. Who has got in and is on his feet, and whether it is his activation;
/// whoever calls it sees to Man Down.
pub fn together(
    battle: &mut Battle,
    play: &mut Play<'_>,
    charges: &[(PersonId, Hex)],
) -> Result<Vec<(PersonId, bool)>, Pause> {
    if charges.is_empty() {
        return Ok(Vec::new());
    }
    play.cite(rule!("atzr.charge.only-way"));
    play.cite(rule!("atzr.charge.requirements"));
    let rushes = come_up(battle, play, charges)?;
    if 1 < charges.len() {
        play.cite(rule!("atzr.charge.simultaneous"));
    }
    let before = battle.fallen.len();
    let mut fires = Vec::new();
    for rush in &rushes {
        fires.extend(take_tests(battle, play, rush)?);
    }
    fire::fire(battle, play, &fires)?;
    let mut inside = Vec::new();
    for rush in &rushes {
        inside.extend(close(battle, play, rush)?);
    }
    let fighters =
        rushes.iter().flat_map(|it| it.chargers.iter().map(|it| it.0).chain(it.defenders.iter().copied()));
    let fighters: Vec<PersonId> = fighters.collect();
    reaction::spare(battle, play, before, &fighters);
    feast_at_once(battle, play);
    Ok(inside)
}

/// All come up to their hexes, in the order in which they were named; of more than two at one hex the rest stop beside it.
fn come_up(
    battle: &mut Battle,
    play: &mut Play<'_>,
    charges: &[(PersonId, Hex)],
) -> Result<Vec<Rush>, Pause> {
    // They all see whom they charge before the first of them gets into the way of the others.
    let able: SmallVec<[bool; 4]> = charges.iter().map(|it| reach::can_reach(battle, it.0, it.1)).collect();
    let mut rushes: Vec<Rush> = Vec::new();
    for (&(who, hex), _) in charges.iter().zip(able).filter(|it| it.1) {
        if !approach(battle, play, who, hex)? {
            continue;
        }
        let stand = (who, battle.person(who).at);
        match rushes.iter_mut().find(|it| it.hex == hex) {
            None => {
                let (chargers, defenders) = (SmallVec::from_slice(&[stand]), SmallVec::new());
                rushes.push(Rush { hex, chargers, defenders });
            }
            Some(rush) => {
                play.cite(rule!("atzr.melee.multi-limit"));
                if rush.chargers.len() < MOST {
                    rush.chargers.push(stand);
                }
            }
        }
    }
    for rush in &mut rushes {
        rush.defenders = battle.standing_at(rush.hex).map(|it| it.0).collect();
        rush.defenders.retain(|it| rush.chargers.iter().all(|charger| charger.0 != *it));
    }
    Ok(rushes)
}

/// Moves a charger to the hex from which he will enter, and opens the door if there is one in between; false if he does not
/// get that far.
fn approach(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, hex: Hex) -> Result<bool, Pause> {
    let active = reach::is_active(battle, who);
    loop {
        if active != reach::is_active(battle, who) || !reach::holds_enemies(battle, who, hex) {
            return Ok(false);
        }
        let Some(path) = reach::path(battle, who, hex) else { return Ok(false) };
        change::pop_up(battle, play, rule!("atzr.react.popping-up"), who);
        let Some(&step) = path.first() else { break };
        if !active {
            for step in path {
                change::enter(battle, play, rule!("atzr.react.charge"), who, step);
            }
            break;
        }
        // Whatever happens on the way may stop him, or take him elsewhere.
        r#move::step(battle, play, who, step)?;
        if battle.person(who).at != step || battle.person(who).ducked {
            return Ok(false);
        }
    }
    play.cite(rule!("atzr.ruling.charge-into-building"));
    building::open(battle, play, who, hex)
}

/// The tests of everybody who is charged in one hex, and the fire they allow.
fn take_tests(battle: &mut Battle, play: &mut Play<'_>, rush: &Rush) -> Result<Vec<Firing>, Pause> {
    for &(who, _) in &rush.chargers {
        battle.deeds_mut(who).in_melee = true;
    }
    let by: Vec<FigureId> = rush.chargers.iter().map(|it| FigureId::Person(it.0)).collect();
    let people = rush.defenders.iter().map(|&it| FigureId::Person(it));
    let undead = battle.zombies_at(rush.hex).map(|it| FigureId::Zombie(it.0));
    tell(play, &by, &people.chain(undead).collect::<Vec<_>>());
    if rush.defenders.is_empty() {
        play.cite(rule!("atzr.ruling.charge-zombies"));
        let chargers = rush.chargers.iter().map(|it| super::contender(battle, it.0)).collect();
        let target = Contender { zombie: true, ..Contender::default() };
        let charge = Charge { target, target_can_fire: false, chargers };
        let sides = || {
            let them = rush.chargers.iter().map(|it| Throw::by(it.0.token()));
            std::iter::once(Throw::default()).chain(them).collect()
        };
        charge.test(&battle.scene.printed.tables.charge, &mut play.thrown().parties(sides));
        let last = rush.chargers.last().map(|it| it.0.token());
        play.note(rule!("atzr.charge.test"), last, Happened::NobodyFires);
        return Ok(Vec::new());
    }
    if 1 < rush.defenders.len() {
        play.cite(rule!("atzr.charge.two-defenders"));
    }
    let figures: SmallVec<[FigureId; MOST]> = rush.chargers.iter().map(|it| FigureId::Person(it.0)).collect();
    let (mut fires, mut passed) = (Vec::new(), Passed::new());
    for &target in &rush.defenders {
        meet::turn_on(battle, play, rush.chargers[0].0, target);
        let allowed = test(battle, play, target, &figures, &mut passed);
        startle(battle, play, target);
        fires.extend(fire::declare(battle, play, target, &figures, &allowed, Manner::Charged)?);
    }
    Ok(fires)
}

/// Those who were not stopped enter, and it is fought out; who of them is still on his feet, and whether it is his activation.
fn close(battle: &mut Battle, play: &mut Play<'_>, rush: &Rush) -> Result<Vec<(PersonId, bool)>, Pause> {
    let left: Vec<PersonId> =
        rush.chargers.iter().filter(|it| goes_on(battle, it.0, it.1)).map(|it| it.0).collect();
    let active: Vec<bool> = left.iter().map(|&it| reach::is_active(battle, it)).collect();
    if left.is_empty() {
        return Ok(Vec::new());
    }
    for (&who, &active) in left.iter().zip(&active) {
        if active && battle.person(who).at != rush.hex {
            r#move::pay(battle, play, who, rush.hex);
        }
        change::enter(battle, play, rule!("atzr.melee.same-hex"), who, rush.hex);
    }
    if rush.defenders.is_empty() {
        let undead: Swarm = battle.zombies_at(rush.hex).map(|it| it.0).collect();
        let shares = share(battle, play, &left, &undead);
        melee::swarms(battle, play, rush.hex, &shares)?;
    } else {
        melee::fight(battle, play, &left, &rush.defenders)?;
    }
    // Who fought in the hex he stood in has come into none.
    let stood = |who: PersonId| rush.chargers.contains(&(who, rush.hex));
    let inside = left.into_iter().zip(active);
    Ok(inside.filter(|it| battle.person(it.0).functions() && !stood(it.0)).collect())
}

/// Not stopped: neither down nor driven into cover.
fn goes_on(battle: &Battle, who: PersonId, from: Hex) -> bool {
    let person = battle.person(who);
    person.functions() && !person.ducked && person.at == from
}

/// What the hex brings to whoever has won it: a building's card, and all who see him now.
fn arrive(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, active: bool) -> Result<(), Pause> {
    if !battle.person(who).functions() {
        return Ok(());
    }
    match active {
        true => r#move::arrive(battle, play, who).map(|_| ()),
        false => building::arrive(battle, play, who).map(|_| ()),
    }
}
