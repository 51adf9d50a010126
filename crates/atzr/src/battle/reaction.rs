//! Reaction Tests on the map (9.0): who has to take one, and what it makes him do.
use ground::hex::Hex;
use kernel::{Choice, Dice, Offered, Pause, Play, ask};
use smallvec::SmallVec;

use super::{
    Battle, PersonId, charge,
    group::{self, Purpose},
    place::{Fallen, Group},
    react,
    shoot::{self, Firing, Manner},
};
use crate::{
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

/// Somebody who tests, and why.
#[derive(Clone, Debug, PartialEq)]
struct Tester {
    who: PersonId,
    missed: Option<Missed>,
    man_down: bool,
    result: Reaction,
}

/// Man Down for all who saw a friend go down since they last tested; it calls for no fire (9.3).
pub fn man_down(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let fires = react(battle, play, Vec::new())?;
    shoot::firefight(battle, play, fires)
}

/// All tests of one step, then Duck Backs and Runaways, then charges; the fire they call for is the next step (8.6).
pub fn react(battle: &mut Battle, play: &mut Play<'_>, missed: Vec<Missed>) -> Result<Vec<Firing>, Pause> {
    let mut testers = testers(battle, play, missed);
    if testers.is_empty() {
        return Ok(Vec::new());
    }
    play.cite(rule!("atzr.insight.after"));
    let wills = free_wills(battle, play, &testers)?;
    let dice = leader_dice(battle, play, &testers, &wills);
    for (tester, will) in testers.iter_mut().zip(wills) {
        let test = ReactionTest { free_will: will, ..measure(battle, tester) };
        let leader = dice.iter().any(|it| it.1 && it.0.members.contains(&tester.who));
        tester.result = test.take(&battle.scene.printed.tables.reaction, leader, play);
        play.cite(rule!("atzr.leader.individual-results"));
    }
    carry_out(battle, play, &testers)
}

/// Everybody who has to test: shot at and missed, or near a friend who went down.
fn testers(battle: &mut Battle, play: &mut Play<'_>, missed: Vec<Missed>) -> Vec<Tester> {
    let fallen = std::mem::take(&mut battle.fallen);
    let able = |who: PersonId| battle.person(who).functions();
    let mut testers: Vec<Tester> = missed
        .into_iter()
        .filter(|it| able(it.who))
        .map(|it| Tester { who: it.who, missed: Some(it), man_down: false, result: Reaction::CarryOn })
        .collect();
    if !testers.is_empty() {
        play.cite(rule!("atzr.reaction.received-fire"));
    }
    for (who, _) in battle.functioning() {
        if !saw_a_friend_fall(battle, play, who, &fallen) {
            continue;
        }
        play.cite(rule!("atzr.reaction.man-down"));
        match testers.iter_mut().find(|it| it.who == who) {
            Some(it) => it.man_down = true,
            None => testers.push(Tester { who, missed: None, man_down: true, result: Reaction::CarryOn }),
        }
    }
    testers
}

/// One test for all who fell; the highest Rep among them counts (rulings on Man Down).
fn saw_a_friend_fall(battle: &Battle, play: &mut Play<'_>, who: PersonId, fallen: &[Fallen]) -> bool {
    let person = battle.person(who);
    if person.turn.in_melee {
        return false;
    }
    let friends = fallen.iter().filter(|it| {
        let friend = battle.person(it.who).side == person.side && it.who != who;
        let hidden = person.ducked && 2 <= person.at.distance(it.at);
        friend && !hidden && person.at.distance(it.at) <= NEAR && battle.line(person.at, it.at)
    });
    let Some(highest) = friends.map(|it| it.rep).max() else { return false };
    play.cite(rule!("atzr.ruling.man-down-sight"));
    if highest < person.rep() {
        play.cite(rule!("atzr.reaction.man-down-exempt"));
        return false;
    }
    true
}

/// The test as the map has it now.
fn measure(battle: &Battle, tester: &Tester) -> ReactionTest {
    let person = battle.person(tester.who);
    let cause = tester.missed.as_ref().and_then(|it| nearest(battle, tester.who, &it.by));
    let side = battle.side(person.side);
    let down = battle.people.iter().filter(|it| it.side == person.side && it.is_down()).count() as u16;
    ReactionTest {
        class: person.class,
        rep: person.rep().into(),
        received_fire: tester.missed.is_some(),
        man_down: tester.man_down,
        in_cover: shoot::hiding(battle, tester.who).covers(),
        poser: person.has(Attribute::Poser),
        leader_rep: None,
        retrieving_wounded: person.carries.is_some(),
        outgunned: tester
            .missed
            .as_ref()
            .is_some_and(|it| shoot::is_outgunned(battle, tester.who, it, cause)),
        in_range_and_loaded: cause.is_some_and(|it| shoot::can_fire_at(battle, tester.who, it)),
        shooter_in_reach: cause.is_some_and(|it| charge::can_reach(battle, tester.who, battle.person(it).at)),
        friends: side.strength.max(down + 1),
        friends_down: down,
        free_will: None,
    }
}

/// The nearest of those who fired at him and are still there.
fn nearest(battle: &Battle, who: PersonId, of: &[PersonId]) -> Option<PersonId> {
    let here = battle.person(who).at;
    let there = of.iter().copied().filter(|&it| battle.person(it).functions());
    there.min_by_key(|&it| (battle.person(it).at.distance(here), it))
}

/// A Star may pick the column; an NPC Star takes what is best for it (3.2.2, 3.1.3).
fn free_wills(
    battle: &Battle,
    play: &mut Play<'_>,
    testers: &[Tester],
) -> Result<Vec<Option<Passed>>, Pause> {
    let mut wills = Vec::with_capacity(testers.len());
    for tester in testers {
        let person = battle.person(tester.who);
        if !person.star {
            wills.push(None);
            continue;
        }
        let Some(seat) = person.seat else {
            play.cite(rule!("atzr.tonya.free-will"));
            wills.push(Some(best(battle, play, tester)));
            continue;
        };
        let options: Vec<Will> = std::iter::once(None)
            .chain(Passed::ALL.into_iter().rev().map(Some))
            .map(|column| Will { column, result: column.map(|it| look_up(battle, play, tester, it)) })
            .collect();
        let asking = ask(rule!("atzr.star.free-will"), seat).about(tester.who.token());
        wills.push(play.pick(battle, asking, &options)?.column);
    }
    Ok(wills)
}

fn look_up(battle: &Battle, play: &mut Play<'_>, tester: &Tester, column: Passed) -> Reaction {
    let test = measure(battle, tester);
    let table = battle.scene.printed.tables.reaction.of(test.class);
    let _ = play;
    test.look_up(table, column, &mut kernel::scripted(&[]))
}

/// The column that ranks best, Duck Back before a charge (ruling on Tonya).
fn best(battle: &Battle, play: &mut Play<'_>, tester: &Tester) -> Passed {
    play.cite(rule!("atzr.ruling.tonya-details"));
    let rank = |column: Passed| match look_up(battle, play, tester, column) {
        Reaction::CarryOn => 0,
        Reaction::Fire => 1,
        Reaction::RushShot => 2,
        Reaction::DuckBack => 3,
        Reaction::ChargeIntoMelee => 4,
        Reaction::Runaway => 5,
    };
    let mut rank = rank;
    Passed::ALL.into_iter().rev().min_by_key(|&it| rank(it)).unwrap_or(Passed::TwoOrMore)
}

/// One Leader Die for each group with a tester who rolls, if its Leader leads anybody (4.3.2).
fn leader_dice(
    battle: &Battle,
    play: &mut Play<'_>,
    testers: &[Tester],
    wills: &[Option<Passed>],
) -> Vec<(Group, bool)> {
    let mut dice: Vec<(Group, bool)> = Vec::new();
    for (tester, will) in testers.iter().zip(wills) {
        if will.is_some() || dice.iter().any(|it| it.0.members.contains(&tester.who)) {
            continue;
        }
        let group = group::group_of(battle, tester.who, Purpose::Test);
        if group.members.len() < 2 {
            continue;
        }
        play.cite(rule!("atzr.ruling.leader-die-self"));
        if !testers.iter().any(|it| it.who == group.leader) {
            play.cite(rule!("atzr.leader.die-without-own-test"));
        }
        let passed = LeaderDie { rep: battle.person(group.leader).rep().into() }.roll(play);
        dice.push((group, passed));
    }
    dice
}

fn carry_out(battle: &mut Battle, play: &mut Play<'_>, testers: &[Tester]) -> Result<Vec<Firing>, Pause> {
    for it in testers {
        match it.result {
            Reaction::CarryOn => react::carry_on(play, it.who),
            Reaction::DuckBack => {
                let from = cause_of(battle, it);
                react::duck_back(battle, play, it.who, from)?;
            }
            Reaction::Runaway => react::run_away(battle, play, it.who),
            Reaction::Fire | Reaction::RushShot | Reaction::ChargeIntoMelee => (),
        }
    }
    let mut fires = Vec::new();
    for it in testers {
        let Some(missed) = &it.missed else { continue };
        match it.result {
            Reaction::Fire => fires.extend(shoot::back(battle, play, it.who, missed, Manner::Reaction)?),
            Reaction::RushShot => {
                play.cite(rule!("atzr.react.rush-shot"));
                fires.extend(shoot::back(battle, play, it.who, missed, Manner::RushShot)?);
            }
            Reaction::CarryOn | Reaction::ChargeIntoMelee | Reaction::DuckBack | Reaction::Runaway => (),
        }
    }
    let charges: Vec<(PersonId, Hex)> = testers
        .iter()
        .filter(|it| it.result == Reaction::ChargeIntoMelee)
        .map(|it| (it.who, cause_of(battle, it)))
        .collect();
    if !charges.is_empty() {
        play.cite(rule!("atzr.react.charge"));
        charge::by_people(battle, play, &charges)?;
    }
    Ok(fires)
}

/// Where what he reacts to came from: the nearest who fired at him, or where he stands.
fn cause_of(battle: &Battle, tester: &Tester) -> Hex {
    let shooter = tester.missed.as_ref().and_then(|it| nearest(battle, tester.who, &it.by));
    shooter.map_or(battle.person(tester.who).at, |it| battle.person(it).at)
}

/// What a Star may do instead of rolling: a column, and what stands in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Will {
    column: Option<Passed>,
    result: Option<Reaction>,
}

impl Choice for Will {
    type Table = Battle;

    fn offered(&self, _battle: &Battle) -> Offered {
        let words = |it: Reaction| match it {
            Reaction::CarryOn => "Carry On",
            Reaction::Fire => "Fire",
            Reaction::RushShot => "Rush Shot",
            Reaction::ChargeIntoMelee => "Charge into Melee",
            Reaction::DuckBack => "Duck Back",
            Reaction::Runaway => "Runaway",
        };
        let passed = |it: Passed| match it {
            Passed::TwoOrMore => "two passed",
            Passed::One => "one passed",
            Passed::None => "none passed",
        };
        match (self.column, self.result) {
            (Some(column), Some(result)) => Offered::new(format!("{} ({})", words(result), passed(column))),
            _ => Offered::new("Roll the dice"),
        }
    }
}
