//! One In Sight Test: who takes part, with how many dice, and who wins (8.3).
use kernel::{Dice, Pause, Play, Throw};

use super::{
    super::{Battle, PersonId, SideId, group, reaction, shoot},
    enemies, extra, winners,
};
use crate::{
    battle::{group::Purpose, place::Group, side::Role},
    journal::Happened,
    printed::Attribute,
    table::insight::{InSightTest, SightGroup},
};

/// Why a test is taken, and what it adds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Occasion {
    /// The sides that count as active: they moved or popped up, or a rule says so.
    pub active: Vec<SideId>,
    /// Only these of them, where somebody has moved or popped up.
    pub movers: Option<Vec<PersonId>>,
    /// Those who were behind cover a moment ago: they count, and do not act.
    pub startled: Vec<PersonId>,
    /// The victims of a Robbery who were suspicious (24.0).
    pub suspicious: Option<SideId>,
}

impl Occasion {
    /// Somebody of a moving group has come into sight.
    pub fn of_movers(battle: &Battle, who: PersonId) -> Self {
        let movers = Some(extra::moving_group(battle, who));
        Occasion { active: vec![battle.person(who).side], movers, ..Occasion::default() }
    }

    fn is_active(&self, one: &Contender) -> bool {
        let moves = |it: &Vec<PersonId>| it.iter().any(|who| one.group.members.contains(who));
        self.active.contains(&one.side) && self.movers.as_ref().is_none_or(moves)
    }
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
    if contenders.iter().any(|it| !occasion.active.contains(&it.side)) {
        play.cite(rule!("atzr.turn.inactive-react"));
    }
    remember(battle);
    let test = measure(battle, occasion, &contenders);
    let leaders = || contenders.iter().map(|it| Throw::by(it.group.leader.token())).collect();
    let acting = test.take(&battle.scene.printed.tables.in_sight, &mut play.thrown().parties(leaders));
    let won: Vec<Contender> = acting.iter().map(|&it| contenders[it].clone()).collect();
    for it in &won {
        play.note(rule!("atzr.insight.winner"), it.group.leader.token(), Happened::Quicker);
    }
    winners::act(battle, play, &won, &occasion.startled)?;
    reaction::man_down(battle, play)
}

/// All who see each other now have been in a test with each other in this phase (ruling on its memory).
fn remember(battle: &mut Battle) {
    let new: Vec<(PersonId, PersonId)> =
        enemies(battle).filter(|it| !battle.seen.contains(it) && battle.sees(it.0, it.1)).collect();
    battle.seen.extend(new);
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
        active: occasion.is_active(one),
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
