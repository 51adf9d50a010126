//! Who has to take which Reaction Test now, and the dice of all of them, group by group.
use kernel::{Dice, Play, Throw};
use smallvec::SmallVec;

use super::ShotAt;
use crate::{
    battle::{
        Battle, FigureId, PersonId, SideId, Stance, State, Who, charge, cover, group, looking::Looking,
        r#move, place, shoot,
    },
    table::{
        attribute::Attribute,
        leader::LeaderDie,
        outgun::Outgunned,
        react::{Fallen, FireTaken, Friends, FriendsFell, Member, Reaction, ReactionTest, ReactionTests},
        status::Status,
        weapon::INCH_MM,
    },
};

/// Somebody who has to react, and to whom.
#[derive(Clone, Debug)]
pub(super) struct Tester {
    pub who: PersonId,
    /// Those who have fired at them, the nearest first.
    pub shooters: SmallVec<[FigureId; 2]>,
    /// Those who have brought friends of theirs down.
    pub causes: SmallVec<[FigureId; 2]>,
    pub test: ReactionTest,
}

impl Tester {
    /// Before whom they duck.
    pub fn fears(&self) -> SmallVec<[FigureId; 2]> {
        let mut all = self.shooters.clone();
        all.extend(self.causes.iter().copied().filter(|it| !self.shooters.contains(it)));
        all
    }
}

/// All who have to react to fire and to the fall of friends, once each.
pub(super) fn due(
    battle: &Battle,
    play: &mut Play<'_>,
    shot_at: &[ShotAt],
    fallen: &[place::Fallen],
) -> Vec<Tester> {
    let ids: Vec<PersonId> = battle.functioning().map(|it| it.0).collect();
    let mut testers = Vec::new();
    for who in ids {
        let fire: Vec<&ShotAt> = shot_at.iter().filter(|it| it.who == who).collect();
        let fired_at = !fire.is_empty() && is_tested(battle, play, who, &fire);
        let friends: Vec<&place::Fallen> =
            fallen.iter().filter(|it| is_friend(battle, who, it.who)).collect();
        let shaken = !friends.is_empty() && is_shaken(battle, play, who, &friends);
        if fired_at || shaken {
            let fire = if fired_at { fire.as_slice() } else { &[] };
            let friends = if shaken { friends.as_slice() } else { &[] };
            testers.push(tester(battle, play, who, fire, friends));
        }
    }
    testers
}

fn is_tested(battle: &Battle, play: &mut Play<'_>, who: PersonId, fire: &[&ShotAt]) -> bool {
    let taken = FireTaken {
        shooters: fire.iter().map(|it| it.by.len() as i32).sum(),
        status: battle.person(who).status(),
        in_melee: !battle.foes(who.into()).is_empty(),
        in_charge_test: false,
    };
    taken.calls_for_test(play)
}

fn is_friend(battle: &Battle, who: PersonId, fallen: PersonId) -> bool {
    let (one, other) = (battle.person(who).side, battle.person(fallen).side);
    who != fallen && battle.stance(one, other) == Stance::Friends
}

fn is_shaken(battle: &Battle, play: &mut Play<'_>, who: PersonId, fallen: &[&place::Fallen]) -> bool {
    let person = battle.person(who);
    let seen = |it: &&place::Fallen| {
        let friend = battle.person(it.who);
        let witness = it.seen_by.iter().find(|it| it.who == who);
        let distance_mm =
            witness.map_or_else(|| battle.distance(who.into(), it.who.into()), |it| it.distance_mm);
        Fallen {
            class: friend.class,
            rep: friend.rep(),
            status: friend.status(),
            // Whatever goes beyond an inch counts as the next.
            distance_in: (distance_mm + INCH_MM - 1) / INCH_MM,
            seen: witness.is_some(),
            in_charge_test: it.in_charge_test,
        }
    };
    let fell = FriendsFell {
        class: person.class,
        rep: person.rep(),
        status: person.status(),
        in_melee: !battle.foes(who.into()).is_empty(),
        fallen: fallen.iter().map(seen).collect(),
    };
    fell.calls_for_test(play)
}

fn tester(
    battle: &Battle,
    play: &mut Play<'_>,
    who: PersonId,
    fire: &[&ShotAt],
    fallen: &[&place::Fallen],
) -> Tester {
    let me = FigureId::from(who);
    let mut shooters: SmallVec<[FigureId; 2]> = SmallVec::new();
    for by in fire.iter().flat_map(|it| &it.by).map(|&it| FigureId::from(it)) {
        if !shooters.contains(&by) {
            shooters.push(by);
        }
    }
    shooters.sort_by_key(|&it| (battle.distance(me, it), it));
    let causes = causes(fallen);
    let person = battle.person(who);
    let guns = fire.iter().flat_map(|it| &it.guns).copied().collect();
    let carries = person.carries.is_some();
    let outgunned = !fire.is_empty()
        && Outgunned {
            fired: guns,
            own: shoot::guns(battle, who),
            star: person.star,
            charging: false,
            retrieving_wounded: carries,
        }
        .is(play);
    let test = ReactionTest {
        received_fire: !fire.is_empty(),
        man_down: !fallen.is_empty(),
        already_ducked_back: person.ducked.is_some(),
        cover_from_shooter: in_cover(battle, who, &shooters, play),
        cover_from_cause: in_cover(battle, who, &causes, play),
        outgunned,
        retrieving_wounded: carries,
        able_to_fire: shoot::can_fire(battle, who)
            && shooters.iter().any(|&it| shoot::would_reach(battle, who, it)),
        enemy_in_reach: !fire.is_empty() && prey(battle, who, &shooters).is_some(),
        ..blank(battle, who, play)
    };
    Tester { who, shooters, causes, test }
}

/// A test of theirs, in which nothing has befallen them yet.
pub(super) fn blank(battle: &Battle, who: PersonId, dice: &mut dyn Dice) -> ReactionTest {
    let person = battle.person(who);
    ReactionTest {
        class: person.class,
        rep: person.rep(),
        received_fire: false,
        man_down: false,
        recover_duck_back: false,
        already_ducked_back: false,
        cover_from_shooter: false,
        cover_from_cause: false,
        poser: person.has(Attribute::Poser),
        leader: None,
        free_will: None,
        outgunned: false,
        retrieving_wounded: person.carries.is_some(),
        able_to_fire: false,
        enemy_in_reach: false,
        friends: friends(battle, person.side, dice),
    }
}

fn causes(fallen: &[&place::Fallen]) -> SmallVec<[FigureId; 2]> {
    let mut causes = SmallVec::new();
    for token in fallen.iter().filter_map(|it| it.by) {
        if let Who::Figure(it) = Who::from_token(token)
            && !causes.contains(&it)
        {
            causes.push(it);
        }
    }
    causes
}

/// Against all of these.
fn in_cover(battle: &Battle, who: PersonId, from: &[FigureId], dice: &mut dyn Dice) -> bool {
    let covered = |&it: &FigureId, dice: &mut dyn Dice| {
        cover::position(battle, who.into(), battle.at(it)).protection(dice).cover
    };
    !from.is_empty() && from.iter().all(|it| covered(it, dice))
}

/// Whom somebody would charge in answer to fire: the nearest shooter in reach, or else the nearest enemy.
pub(super) fn prey(battle: &Battle, who: PersonId, shooters: &[FigureId]) -> Option<FigureId> {
    let may = |it: &FigureId| can_charge(battle, who, *it);
    let nearest = |it: &FigureId| (battle.distance(who.into(), *it), *it);
    let others = || battle.functioning().map(|it| FigureId::from(it.0));
    let enemies = || others().filter(|&it| battle.are_enemies(who, it));
    shooters.iter().copied().find(may).or_else(|| enemies().filter(may).min_by_key(nearest))
}

fn can_charge(battle: &Battle, who: PersonId, whom: FigureId) -> bool {
    let able = !battle.person(who).prone && battle.person(who).seated.is_none();
    let there = whom.person().is_some_and(|it| battle.person(it).carries_on());
    able && there && charge::can_reach(battle, who.into(), whom, r#move::normal_mm(battle, who))
}

fn friends(battle: &Battle, side: SideId, dice: &mut dyn Dice) -> Friends {
    let member = |state: State| match state {
        State::Waiting => None,
        State::Functioning => Some(Member::Functioning),
        State::Stunned(_) | State::OutOfTheFight | State::ObviouslyDead { .. } | State::Turned { .. } => {
            Some(Member::Down)
        }
        State::Captive { hurt, .. } if hurt != Status::CarryOn => Some(Member::Down),
        State::Captive { .. } | State::RanAway | State::Left => Some(Member::Gone),
    };
    let all = battle.people.iter().filter(|it| it.side == side).filter_map(|it| member(it.state));
    Friends::of(all, dice)
}

/// The dice of all: of each group the Leader Die, and then the testers. The results are in their order.
pub(super) fn take(battle: &Battle, play: &mut Play<'_>, testers: &[Tester]) -> Vec<Reaction> {
    let mut results = vec![Reaction::CarryOn; testers.len()];
    let mut open: Vec<usize> = (0..testers.len()).collect();
    while let Some(&first) = open.first() {
        let group = group::group_of(battle, testers[first].who, &mut Looking);
        let of_group = |at: &usize| *at == first || group.members.contains(&testers[*at].who);
        let these: Vec<usize> = open.iter().copied().filter(of_group).collect();
        open.retain(|it| !these.contains(it));
        let leader = group::member(battle, group.leader);
        let die = LeaderDie {
            rep: leader.rep,
            star_leader: leader.star_leader,
            others: group.members.len() as i32 - 1,
            carrying_on: leader.carrying_on,
        };
        let tests = these.iter().map(|&at| testers[at].test).collect();
        let given = ReactionTests { leader: die.may_be_rolled(&mut Looking).then_some(die), testers: tests };
        let parties = || these.iter().map(|&at| Throw::by(testers[at].who.token())).collect();
        let came = given.take(&mut play.by(group.leader.token()).parties(parties));
        these.iter().zip(came).for_each(|(&at, result)| results[at] = result);
    }
    results
}
