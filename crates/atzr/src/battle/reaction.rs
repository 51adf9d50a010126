//! Reaction Tests on the map (9.0): who has to take one, and what it makes him do.
mod will;

pub(crate) use self::will::Will;
pub use self::will::word as reaction_word;

use ground::hex::Hex;
use kernel::{Dice, Interrupt, Pause, Play, Token};
use smallvec::SmallVec;

use super::{
    Battle, PersonId, charge,
    group::{self, Purpose},
    place::{Fallen, Group},
    react,
    shoot::{self, Exchange, Manner},
};
use crate::{
    journal::{Happened, Interruption},
    printed::Attribute,
    table::{
        dice::Passed,
        leader::LeaderDie,
        reaction::{Reaction, ReactionTest},
    },
};

/// How near a friend must go down to be seen (9.3).
const NEAR: u8 = 2;

/// Somebody who was shot at and not hit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missed {
    pub who: PersonId,
    pub by: SmallVec<[PersonId; 2]>,
    /// What was fired at him; of several the weapon of the highest Outgunned Ranking (10.2).
    pub fired: shoot::Fired,
}

/// What the fire of a step leaves to be tested and done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Aftermath {
    pub missed: Vec<Missed>,
    /// Whom a hit makes duck back, and from where it came: after the tests (ruling on simultaneous fire).
    pub ducks: Vec<(PersonId, Hex)>,
}

impl From<Vec<Missed>> for Aftermath {
    fn from(missed: Vec<Missed>) -> Self {
        Aftermath { missed, ducks: Vec::new() }
    }
}

/// Somebody who tests, and why.
#[derive(Clone, Debug, PartialEq)]
struct Tester {
    who: PersonId,
    missed: Option<Missed>,
    /// He saw a friend go down, and where that came from.
    man_down: Option<Hex>,
    /// Which friend that was.
    friend: Option<PersonId>,
}

/// Man Down for all who saw a friend go down since they last tested (9.3).
pub fn man_down(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let next = react(battle, play, Aftermath::default())?;
    shoot::exchange(battle, play, next)
}

/// All tests of one step, then Duck Backs and Runaways; the fire and the charges they call for are the next step (8.6).
pub fn react(battle: &mut Battle, play: &mut Play<'_>, fire: Aftermath) -> Result<Exchange, Pause> {
    let testers = testers(battle, play, fire.missed);
    if testers.is_empty() {
        duck(battle, play, &fire.ducks)?;
        return Ok(Exchange::default());
    }
    play.cite(rule!("atzr.reaction.when"));
    play.cite(rule!("atzr.insight.after"));
    let mut tests: Vec<ReactionTest> = testers.iter().map(|it| measure(battle, it)).collect();
    for (tester, test) in testers.iter().zip(&mut tests) {
        test.free_will = will::choose(battle, play, tester.who, test, because(battle, tester))?;
    }
    let led = leader_dice(battle, play, &testers, &tests);
    let mut results = Vec::with_capacity(tests.len());
    for (tester, test) in testers.iter().zip(&tests) {
        let leader = led.iter().any(|it| it.1 && it.0.members.contains(&tester.who));
        let tables = &battle.scene.printed.tables.reaction;
        let result = test.take(tables, leader, &mut play.by(tester.who.token()));
        if test.free_will.is_none() {
            let note = Happened::Reacts { rep: test.rep, result };
            play.note(rule!("atzr.reaction.procedure"), tester.who.token(), note);
        }
        results.push(result);
        play.cite(rule!("atzr.leader.individual-results"));
    }
    // The worse counts (9.4): who is to duck from a hit does, unless the test makes him run.
    let runs =
        |who: PersonId| testers.iter().zip(&results).any(|it| it.0.who == who && *it.1 == Reaction::Runaway);
    let ducks: Vec<(PersonId, Hex)> = fire.ducks.into_iter().filter(|it| !runs(it.0)).collect();
    duck(battle, play, &ducks)?;
    carry_out(battle, play, &testers, &results)
}

/// Those whom a hit makes duck back, even Stars (10.11.4).
pub fn duck(battle: &mut Battle, play: &mut Play<'_>, ducks: &[(PersonId, Hex)]) -> Result<(), Pause> {
    for &(who, cause) in ducks {
        play.cite(rule!("atzr.star-power.not-duck-back"));
        react::duck_back(battle, play, who, cause)?;
    }
    Ok(())
}

/// Everybody who has to test, once each: shot at and missed, or near a friend who went down.
fn testers(battle: &mut Battle, play: &mut Play<'_>, missed: Vec<Missed>) -> Vec<Tester> {
    let fallen = std::mem::take(&mut battle.fallen);
    let mut testers: Vec<Tester> = missed
        .into_iter()
        .filter(|it| battle.person(it.who).functions())
        .map(|it| Tester { who: it.who, missed: Some(it), man_down: None, friend: None })
        .collect();
    if !testers.is_empty() {
        play.cite(rule!("atzr.reaction.received-fire"));
    }
    for (who, _) in battle.functioning() {
        let Some((friend, from)) = shaken(battle, play, who, &fallen) else { continue };
        play.cite(rule!("atzr.reaction.man-down"));
        match testers.iter_mut().find(|it| it.who == who) {
            Some(it) => (it.man_down, it.friend) = (Some(from), Some(friend)),
            None => {
                let (man_down, friend) = (Some(from), Some(friend));
                testers.push(Tester { who, missed: None, man_down, friend });
            }
        }
    }
    testers
}

/// One test for all who fell in his sight; the highest Rep among them counts (ruling on Man Down). Who that was, and where it
/// came from.
fn shaken(battle: &Battle, play: &mut Play<'_>, who: PersonId, fallen: &[Fallen]) -> Option<(PersonId, Hex)> {
    let highest = fallen.iter().filter(|it| it.seen_by.contains(&who)).max_by_key(|it| it.rep)?;
    play.cite(rule!("atzr.ruling.man-down-sight"));
    if highest.rep < battle.person(who).rep() {
        play.cite(rule!("atzr.reaction.man-down-exempt"));
        return None;
    }
    Some((highest.who, highest.from))
}

/// The friends who see somebody go down where he stands: within 2 hexes, with a line to him, and not behind cover.
pub fn witnesses(battle: &Battle, who: PersonId) -> SmallVec<[PersonId; 4]> {
    let (side, at) = (battle.person(who).side, battle.person(who).at);
    let friends = battle.functioning().filter(|it| it.0 != who && it.1.side == side);
    let see = friends.filter(|(_, it)| {
        let far = it.at.distance(at);
        far <= NEAR && !(it.ducked && 2 <= far) && battle.line(it.at, at)
    });
    see.map(|it| it.0).collect()
}

/// Those who fight in a melee do not test for what falls in it (ruling on Man Down in a charge).
pub fn spare(battle: &mut Battle, play: &mut Play<'_>, since: usize, fighters: &[PersonId]) {
    for fallen in battle.fallen.iter_mut().skip(since) {
        play.cite(rule!("atzr.ruling.man-down-in-charge"));
        fallen.seen_by.retain(|it| !fighters.contains(it));
    }
}

/// The test as the map has it now.
fn measure(battle: &Battle, tester: &Tester) -> ReactionTest {
    let person = battle.person(tester.who);
    let down = battle.people.iter().filter(|it| it.side == person.side && it.is_down()).count() as u16;
    let test = ReactionTest {
        class: person.class,
        rep: person.rep().into(),
        received_fire: tester.missed.is_some(),
        man_down: tester.man_down.is_some(),
        in_cover: shoot::hiding(battle, tester.who).covers(),
        poser: person.has(Attribute::Poser),
        leader_rep: None,
        retrieving_wounded: person.carries.is_some(),
        outgunned: false,
        in_range_and_loaded: false,
        shooter_in_reach: false,
        friends: battle.side(person.side).strength.max(down + 1),
        friends_down: down,
        free_will: None,
    };
    let Some(missed) = &tester.missed else { return test };
    let nearest = causes(battle, tester).first().copied();
    ReactionTest {
        outgunned: shoot::is_outgunned(battle, tester.who, missed, nearest),
        in_range_and_loaded: causes(battle, tester)
            .iter()
            .any(|&it| shoot::can_fire_at(battle, tester.who, it)),
        shooter_in_reach: chargeable(battle, tester).is_some(),
        ..test
    }
}

/// Who shot at him, or which friend went down.
fn because(battle: &Battle, tester: &Tester) -> Interrupt {
    let there = causes(battle, tester);
    let shooters = tester.missed.iter().flat_map(|it| it.by.iter().copied());
    let nearest = there.iter().copied().chain(shooters.filter(|it| !there.contains(it)));
    match tester.missed {
        Some(_) => Interrupt::new(Interruption::IsShotAt).by_all(nearest.map(PersonId::token)),
        None => Interrupt::new(Interruption::SeesFriendFall).by_all(tester.friend.map(PersonId::token)),
    }
}

/// Those who fired at him and are still there, the nearest first.
fn causes(battle: &Battle, tester: &Tester) -> SmallVec<[PersonId; 2]> {
    let here = battle.person(tester.who).at;
    let by = tester.missed.iter().flat_map(|it| it.by.iter().copied());
    let mut there: SmallVec<[PersonId; 2]> = by.filter(|&it| battle.person(it).functions()).collect();
    there.sort_by_key(|&it| (battle.person(it).at.distance(here), it));
    there
}

/// The hex of the nearest of them whom he could charge.
fn chargeable(battle: &Battle, tester: &Tester) -> Option<Hex> {
    let mut hexes = causes(battle, tester).into_iter().map(|it| battle.person(it).at);
    hexes.find(|&hex| charge::can_reach(battle, tester.who, hex))
}

/// The group that somebody tests with, if it has a Leader Die: one leads and another follows (4.3.2).
fn led(battle: &Battle, who: PersonId) -> Option<Group> {
    let group = group::group_of(battle, who, Purpose::Test);
    (2 <= group.members.len()).then_some(group)
}

/// One Leader Die for each group with a tester who rolls.
fn leader_dice(
    battle: &Battle,
    play: &mut Play<'_>,
    testers: &[Tester],
    tests: &[ReactionTest],
) -> Vec<(Group, bool)> {
    let mut dice: Vec<(Group, bool)> = Vec::new();
    for (tester, test) in testers.iter().zip(tests) {
        if test.free_will.is_some() || dice.iter().any(|it| it.0.members.contains(&tester.who)) {
            continue;
        }
        let Some(group) = led(battle, tester.who) else { continue };
        if !testers.iter().any(|it| it.who == group.leader) {
            play.cite(rule!("atzr.leader.die-without-own-test"));
        }
        let rep = battle.person(group.leader).rep().into();
        let passed = LeaderDie { rep }.roll(&mut play.by(group.leader.token()));
        let note = Happened::LeaderDie { rep, passes: passed };
        play.note(rule!("atzr.leader.die"), group.leader.token(), note);
        dice.push((group, passed));
    }
    dice
}

/// Duck Backs and Runaways at once; what fires or charges is the next step.
fn carry_out(
    battle: &mut Battle,
    play: &mut Play<'_>,
    testers: &[Tester],
    results: &[Reaction],
) -> Result<Exchange, Pause> {
    for (it, result) in testers.iter().zip(results) {
        match result {
            Reaction::CarryOn => react::carry_on(play, it.who),
            Reaction::DuckBack => {
                let from = cause_of(battle, it);
                react::duck_back(battle, play, it.who, from)?;
            }
            Reaction::Runaway => react::run_away(battle, play, it.who),
            Reaction::Fire | Reaction::RushShot | Reaction::ChargeIntoMelee => (),
        }
    }
    let mut next = Exchange::default();
    for (it, result) in testers.iter().zip(results) {
        let Some(missed) = &it.missed else { continue };
        let (token, at) = (it.who.token(), tokens(&causes(battle, it)));
        match result {
            Reaction::Fire => {
                play.note(rule!("atzr.reaction.received-fire"), token, Happened::FiresBack { at });
                next.fires.extend(shoot::back(battle, play, it.who, missed, Manner::Reaction)?);
            }
            Reaction::RushShot => {
                play.note(rule!("atzr.react.rush-shot"), token, Happened::SnapsAShot { at });
                next.fires.extend(shoot::back(battle, play, it.who, missed, Manner::RushShot)?);
            }
            Reaction::ChargeIntoMelee => {
                play.note(rule!("atzr.react.charge"), token, Happened::ChargesBack { at });
                next.charges.extend(chargeable(battle, it).map(|hex| (it.who, hex)));
            }
            Reaction::CarryOn | Reaction::DuckBack | Reaction::Runaway => (),
        }
    }
    Ok(next)
}

fn tokens(these: &[PersonId]) -> Vec<Token> {
    these.iter().map(|it| it.token()).collect()
}

/// Where what he reacts to came from: the nearest who fired at him, else whoever put his friend down.
fn cause_of(battle: &Battle, tester: &Tester) -> Hex {
    let there = causes(battle, tester).first().copied();
    let gone = || tester.missed.as_ref().and_then(|it| it.by.first().copied());
    let shooter = there.or_else(gone).map(|it| battle.person(it).at);
    shooter.or(tester.man_down).unwrap_or(battle.person(tester.who).at)
}
