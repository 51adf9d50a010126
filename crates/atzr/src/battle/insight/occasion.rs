//! One In Sight Test: who takes part, with how many dice, and who wins (8.3).
use ground::hex::Hex;
use kernel::{Choice, Dice, Offered, Pause, Play, ask, question::Anchor};

use super::{
    super::{
        Battle, PersonId, SideId, building, change, charge, group, r#move, reaction, shoot, turn::can_act,
    },
    winners,
};
use crate::{
    battle::{group::Purpose, place::Group, side::Role},
    printed::Attribute,
    table::insight::{InSightTest, SightGroup},
};

/// Why a test is taken, and what it adds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Occasion {
    /// The sides that count as active: they moved or popped up, or a rule says so.
    pub active: Vec<SideId>,
    /// Those who were behind cover a moment ago: they count, and do not act.
    pub startled: Vec<PersonId>,
    /// The victims of a Robbery who were suspicious (24.0).
    pub suspicious: Option<SideId>,
}

/// A group with somebody who sees an enemy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    pub group: Group,
    pub side: SideId,
}

/// Both sides test until somebody is quicker; the winners act.
pub fn test(battle: &mut Battle, play: &mut Play<'_>, occasion: &Occasion) -> Result<(), Pause> {
    let contenders = contenders(battle);
    if contenders.len() < 2 {
        return Ok(());
    }
    play.cite(rule!("atzr.ruling.insight-scope"));
    let test = measure(battle, occasion, &contenders);
    let acting = test.take(&battle.scene.printed.tables.in_sight, play);
    let won: Vec<Contender> = acting.iter().map(|&it| contenders[it].clone()).collect();
    winners::act(battle, play, &won, &occasion.startled)?;
    reaction::man_down(battle, play)
}

/// The groups with a character who sees an enemy.
pub fn contenders(battle: &Battle) -> Vec<Contender> {
    let sides = (0..battle.sides.len()).map(|it| SideId(it as u8));
    let groups = sides.flat_map(|side| {
        group::groups(battle, side, Purpose::Test).into_iter().map(move |group| Contender { group, side })
    });
    groups.filter(|it| it.group.members.iter().any(|&who| sees_enemy(battle, who, it.side))).collect()
}

fn sees_enemy(battle: &Battle, who: PersonId, side: SideId) -> bool {
    battle.functioning().any(|it| battle.hostile(side, it.1.side) && battle.sees(who, it.0))
}

/// The test as it would be taken now.
pub fn measure(battle: &Battle, occasion: &Occasion, all: &[Contender]) -> InSightTest {
    InSightTest { groups: all.iter().map(|it| dice_of(battle, occasion, all, it)).collect() }
}

/// The dice of a group's Leader (8.3), and whom of the others it has to beat.
fn dice_of(battle: &Battle, occasion: &Occasion, all: &[Contender], one: &Contender) -> SightGroup {
    let leader = battle.person(one.group.leader);
    let raided = battle.side(one.side).role == Role::Raided;
    let against = (0..all.len()).filter(|&it| in_sight(battle, one, &all[it]));
    SightGroup {
        side: one.side.0,
        rep: leader.rep().into(),
        active: occasion.active.contains(&one.side),
        enemies_concealed: all_concealed(battle, one),
        alert: raided && battle.shots_fired,
        suspicious: occasion.suspicious == Some(one.side),
        sharp_eyes: leader.has(Attribute::SharpEyes),
        in_sight_of: Some(against.collect()),
    }
}

/// Whether two groups are enemies and somebody of one sees somebody of the other.
fn in_sight(battle: &Battle, one: &Contender, other: &Contender) -> bool {
    let sees = |&it: &PersonId| other.group.members.iter().any(|&at| battle.sees(it, at));
    battle.hostile(one.side, other.side) && one.group.members.iter().any(sees)
}

/// Whether all enemies whom the group sees are concealed (10.9).
fn all_concealed(battle: &Battle, one: &Contender) -> bool {
    let seen = |it: PersonId| one.group.members.iter().any(|&member| battle.sees(member, it));
    battle
        .functioning()
        .filter(|it| battle.hostile(one.side, it.1.side) && seen(it.0))
        .all(|it| shoot::hiding(battle, it.0).conceals())
}

/// Before the test everybody of the moving group may make one more step, out of sight or right up to the enemy (8.2).
pub fn extra_steps(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let group = battle.groups.iter().find(|it| it.members.contains(&who)).cloned();
    let members = group.map(|it| it.members).unwrap_or_default();
    for member in members {
        if !can_act(battle, member) || battle.person(member).seat.is_none() {
            continue;
        }
        extra_step(battle, play, member)?;
    }
    Ok(())
}

fn extra_step(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let points = battle.person(who).turn.points.min(1);
    let here = battle.person(who).at;
    let ways = r#move::within(battle, who, points);
    let free = |hex: &Hex| *hex != here && !r#move::is_full(battle, who, *hex);
    let steps = ways.hexes().filter(free).map(Extra::Step);
    let contact = charge::in_contact_reach(battle, who, points).into_iter().map(Extra::Charge);
    let options: Vec<Extra> = std::iter::once(Extra::Stay).chain(steps).chain(contact).collect();
    if options.len() == 1 {
        return Ok(());
    }
    play.cite(rule!("atzr.ruling.insight-move-left"));
    let asking = ask(rule!("atzr.insight.extra-step"), battle.seat_for(who)).about(who.token());
    match play.pick(&*battle, asking, &options)? {
        Extra::Stay => Ok(()),
        Extra::Step(to) => {
            r#move::pay(battle, play, who, to);
            change::enter(battle, play, rule!("atzr.insight.extra-step"), who, to);
            building::arrive(battle, play, who)?;
            Ok(())
        }
        Extra::Charge(hex) => {
            play.cite(rule!("atzr.insight.contact-replaces"));
            charge::by_people(battle, play, &[(who, hex)])
        }
    }
}

/// What the extra step may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Extra {
    Stay,
    Step(Hex),
    Charge(Hex),
}

impl Choice for Extra {
    type Table = Battle;

    fn offered(&self, _battle: &Battle) -> Offered {
        let at = |hex: Hex| Anchor::Place(ground::hex::centre(hex));
        match *self {
            Extra::Stay => Offered::new("Stay here"),
            Extra::Step(hex) => Offered::new(format!("Step to {hex}")).at(at(hex)).cost(1),
            Extra::Charge(hex) => Offered::new(format!("Charge into {hex}")).at(at(hex)).cost(1),
        }
    }
}
