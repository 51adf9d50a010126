//! Charge into Melee (11.2): the only way into a hex with an enemy in it.
mod fire;
mod reach;

use ground::hex::Hex;
use kernel::{Dice, Menu, Offered, Pause, Play, question::Anchor};
use smallvec::SmallVec;

pub use self::{
    fire::{at_all as fire_at_all, fire as fire_now},
    reach::{can_reach, in_contact_reach, in_reach, path},
};
use super::{
    Battle, FigureId, PersonId, ZombieId,
    act::{self, Action},
    change, feast_at_once, melee, r#move,
    person::Doing,
    reaction,
    turn::can_act,
    zombie::{self, Charging},
};
use crate::{
    printed::Attribute,
    table::{
        charge::{Allowed, Charge, Contender},
        surprise,
    },
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChargeAction {
    pub hex: Hex,
}

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let person = battle.person(who);
    if person.turn.fired || person.turn.action.is_some() {
        for hex in in_reach(battle, who) {
            menu.refuse(rule!("atzr.action.list"), Action::Charge(ChargeAction { hex }));
        }
        return;
    }
    for hex in in_reach(battle, who) {
        menu.offer(Action::Charge(ChargeAction { hex }));
    }
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &ChargeAction,
) -> Result<(), Pause> {
    act::spend(battle, play, who, Doing::Charge);
    by_people(battle, play, &[(who, action.hex)])?;
    battle.person_mut(who).turn.end();
    Ok(())
}

/// Everybody who charges at the same time, and then those who saw friends go down test.
pub fn by_people(battle: &mut Battle, play: &mut Play<'_>, charges: &[(PersonId, Hex)]) -> Result<(), Pause> {
    together(battle, play, charges)?;
    reaction::man_down(battle, play)
}

/// The charges alone, hex by hex: tests, fire at those who come, melee. Whoever calls it sees to Man Down.
pub fn together(battle: &mut Battle, play: &mut Play<'_>, charges: &[(PersonId, Hex)]) -> Result<(), Pause> {
    let mut hexes: Vec<Hex> = charges.iter().map(|it| it.1).collect();
    hexes.sort_unstable();
    hexes.dedup();
    for hex in hexes {
        let mut chargers = Vec::new();
        for &(who, _) in charges.iter().filter(|it| it.1 == hex) {
            if come_up(battle, play, who, hex)? {
                chargers.push(who);
            }
        }
        // Only two may charge one hex; who comes later stops beside it.
        chargers.truncate(2);
        if !chargers.is_empty() {
            play.cite(rule!("atzr.melee.multi-limit"));
            let before = battle.fallen.len();
            let fighters: Vec<PersonId> =
                battle.standing_at(hex).map(|it| it.0).chain(chargers.iter().copied()).collect();
            fall_on(battle, play, &chargers, hex)?;
            reaction::spare(battle, play, before, &fighters);
        }
    }
    Ok(())
}

/// Moves a charger to the hex from which he will enter, and opens the door if there is one in between.
fn come_up(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, hex: Hex) -> Result<bool, Pause> {
    play.cite(rule!("atzr.charge.only-way"));
    if !battle.person(who).functions() {
        return Ok(false);
    }
    if battle.person(who).ducked {
        change::pop_up(battle, play, rule!("atzr.charge.requirements"), who);
    }
    let Some(path) = reach::path(battle, who, hex) else { return Ok(false) };
    for step in path {
        if can_act(battle, who) {
            if r#move::step(battle, play, who, step)? == r#move::Step::Interrupted
                && !reach::can_reach(battle, who, hex)
            {
                return Ok(false);
            }
        } else {
            change::enter(battle, play, rule!("atzr.react.charge"), who, step);
        }
    }
    if !battle.person(who).functions() || !defenders(battle, who, hex) {
        return Ok(false);
    }
    play.cite(rule!("atzr.ruling.charge-into-building"));
    super::building::open(battle, play, who, hex)
}

fn defenders(battle: &Battle, who: PersonId, hex: Hex) -> bool {
    r#move::is_held(battle, who, hex)
}

/// The test, the fire and the melee of those who charge one hex.
fn fall_on(battle: &mut Battle, play: &mut Play<'_>, chargers: &[PersonId], hex: Hex) -> Result<(), Pause> {
    let undead: Vec<ZombieId> = battle.zombies_at(hex).map(|it| it.0).collect();
    let humans: Vec<PersonId> = battle.standing_at(hex).map(|it| it.0).collect();
    for &who in chargers.iter().chain(&humans) {
        battle.person_mut(who).deeds.in_melee = true;
    }
    if humans.is_empty() {
        play.cite(rule!("atzr.ruling.charge-zombies"));
        for &who in chargers {
            let target = Contender { zombie: true, ..Contender::default() };
            let charge = Charge { target, target_can_fire: false, chargers: vec![contender(battle, who)] };
            charge.test(&battle.scene.printed.tables.charge, play);
        }
        let chargers = enter(battle, play, chargers, hex);
        return against_zombies(battle, play, &chargers, &undead);
    }
    let stands: Vec<(PersonId, Hex)> = chargers.iter().map(|&it| (it, battle.person(it).at)).collect();
    if 1 < humans.len() {
        play.cite(rule!("atzr.charge.two-defenders"));
    }
    let figures: Vec<FigureId> = chargers.iter().map(|&it| FigureId::Person(it)).collect();
    let mut fires = Vec::new();
    for &target in &humans {
        drop_carried(battle, play, target);
        super::meet::turn_on(battle, play, chargers[0], target);
        let allowed = test(battle, play, target, &figures);
        fires.extend(fire::declare(battle, play, target, &figures, &allowed)?);
    }
    fire::fire(battle, play, &fires)?;
    let left: Vec<PersonId> = stands.iter().filter(|it| goes_on(battle, it.0, it.1)).map(|it| it.0).collect();
    let left = enter(battle, play, &left, hex);
    melee::fight(battle, play, &left, &humans)
}

/// The test of one target against all who come at it.
fn test(
    battle: &mut Battle,
    play: &mut Play<'_>,
    target: PersonId,
    chargers: &[FigureId],
) -> SmallVec<[Allowed; 4]> {
    let charge = measure(battle, target, chargers);
    if charge.target_can_fire {
        play.cite(rule!("atzr.charge.target-fire-limit"));
    }
    charge.test(&battle.scene.printed.tables.charge, play)
}

/// The Charge into Melee Test as it would be taken now.
pub fn measure(battle: &Battle, target: PersonId, chargers: &[FigureId]) -> Charge {
    let person = battle.person(target);
    let each = chargers.iter().map(|&it| match it {
        FigureId::Person(who) => contender(battle, who),
        FigureId::Zombie(_) | FigureId::Marker(_) => Contender { zombie: true, ..Contender::default() },
    });
    Charge {
        target: contender(battle, target),
        target_can_fire: !person.ducked && fire::can_fire(battle, target),
        chargers: each.collect(),
    }
}

fn contender(battle: &Battle, who: PersonId) -> Contender {
    let person = battle.person(who);
    Contender {
        rep: person.rep().into(),
        zombie: false,
        rage: person.has(Attribute::Rage),
        runt: person.has(Attribute::Runt),
    }
}

/// Whoever carries somebody lets him fall when he is charged (12.0).
fn drop_carried(battle: &mut Battle, play: &mut Play<'_>, target: PersonId) {
    if battle.person_mut(target).carries.take().is_some() {
        play.cite(rule!("atzr.recovery.carrier-charged"));
    }
}

/// Not stopped: neither down nor driven into cover.
fn goes_on(battle: &Battle, who: PersonId, from: Hex) -> bool {
    let person = battle.person(who);
    person.functions() && !person.ducked && person.at == from
}

fn enter(battle: &mut Battle, play: &mut Play<'_>, chargers: &[PersonId], hex: Hex) -> Vec<PersonId> {
    for &who in chargers {
        if can_act(battle, who) {
            r#move::pay(battle, play, who, hex);
        }
        change::enter(battle, play, rule!("atzr.melee.same-hex"), who, hex);
    }
    chargers.to_vec()
}

/// Humans against all zombies of a hex, shared out among them (ruling on charging zombies).
fn against_zombies(
    battle: &mut Battle,
    play: &mut Play<'_>,
    humans: &[PersonId],
    undead: &[ZombieId],
) -> Result<(), Pause> {
    let shares = surprise::divide(undead.len() as u16, humans.len(), play);
    let mut rest = undead;
    for (&who, &share) in humans.iter().zip(&shares) {
        let (mine, others) = rest.split_at(usize::from(share).min(rest.len()));
        rest = others;
        melee::against_swarm(battle, play, who, mine)?;
    }
    feast_at_once(battle, play);
    Ok(())
}

/// All zombies that charge in one phase, when the last has moved (13.4): target by target.
pub fn by_zombies(battle: &mut Battle, play: &mut Play<'_>, charges: Vec<Charging>) -> Result<(), Pause> {
    let mut hexes: Vec<Hex> = charges.iter().map(|it| battle.person(it.target).at).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let aimed: Vec<(Hex, ZombieId)> = charges
        .iter()
        .flat_map(|it| it.zombies.iter().map(|&which| (battle.person(it.target).at, which)))
        .collect();
    for hex in hexes {
        let mut undead: Vec<ZombieId> = aimed.iter().filter(|it| it.0 == hex).map(|it| it.1).collect();
        undead.retain(|&it| !battle.zombie(it).out);
        undead.truncate(zombie::STACK);
        swarm(battle, play, hex, &undead)?;
    }
    reaction::man_down(battle, play)
}

/// Up to four zombies fall on the humans of one hex; two humans share them (13.9.1).
fn swarm(battle: &mut Battle, play: &mut Play<'_>, hex: Hex, undead: &[ZombieId]) -> Result<(), Pause> {
    let humans: Vec<PersonId> = battle.standing_at(hex).map(|it| it.0).collect();
    if undead.is_empty() || humans.is_empty() {
        return Ok(());
    }
    let before = battle.fallen.len();
    play.cite(rule!("atzr.zombie.swarm-limit"));
    let shares = shares(play, &humans, undead);
    let mut fires = Vec::new();
    for (who, zombies) in &shares {
        battle.person_mut(*who).deeds.in_melee = true;
        startle(battle, play, *who);
        drop_carried(battle, play, *who);
        let figures: Vec<FigureId> = zombies.iter().map(|&it| FigureId::Zombie(it)).collect();
        let allowed = test(battle, play, *who, &figures);
        fires.extend(fire::declare(battle, play, *who, &figures, &allowed)?);
    }
    fire::fire(battle, play, &fires)?;
    for (who, zombies) in &shares {
        let left: Vec<ZombieId> = zombies.iter().copied().filter(|&it| !battle.zombie(it).out).collect();
        for &which in &left {
            change::shamble(battle, play, rule!("atzr.zombie.no-weapons"), which, hex);
        }
        melee::against_swarm(battle, play, *who, &left)?;
    }
    reaction::spare(battle, play, before, &humans);
    feast_at_once(battle, play);
    Ok(())
}

/// A zombie next to somebody behind cover sees him: he is up when it comes, and has not fired yet.
fn startle(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    if battle.person(who).ducked {
        play.cite(rule!("atzr.ruling.duck-back-visibility"));
    }
}

fn shares(play: &mut Play<'_>, humans: &[PersonId], undead: &[ZombieId]) -> Vec<(PersonId, Vec<ZombieId>)> {
    let counts = surprise::divide(undead.len() as u16, humans.len(), play);
    let mut rest = undead;
    let share = |(&who, &count): (&PersonId, &u16)| {
        let (mine, others) = rest.split_at(usize::from(count).min(rest.len()));
        rest = others;
        (who, mine.to_vec())
    };
    humans.iter().zip(&counts).map(share).filter(|it| !it.1.is_empty()).collect()
}

impl ChargeAction {
    pub fn offered(&self, battle: &Battle, _who: PersonId) -> Offered {
        let people = battle.standing_at(self.hex).map(|it| it.1.name.clone());
        let zombies = battle.zombies_at(self.hex).count();
        let undead = (zombies != 0).then(|| match zombies {
            1 => "1 zombie".to_owned(),
            n => format!("{n} zombies"),
        });
        let names: Vec<String> = people.chain(undead).collect();
        let at = Anchor::Place(ground::hex::centre(self.hex));
        Offered::new(format!("Charge {}", names.join(" and "))).at(at)
    }
}
