//! Wounds, captivity, infection, Star Power: what becomes of people.
use kernel::{Gone, Play, RuleId, Token, What};

use super::{drop_carried, leave_backs, part_all, vehicle::leave_all_wheels};
use crate::{
    battle::{
        Battle, Person, PersonId, State, ZombieId, person::Stun, place::Fallen, reaction::witnesses,
        side::SideId,
    },
    journal::Mark,
    table::status::Status,
};

/// One more human, not on the table yet.
pub fn add(battle: &mut Battle, person: Person) -> PersonId {
    let who = PersonId(battle.people.len() as u16);
    battle.people.open().push(person);
    who
}

/// Puts somebody down as damage has left them; their friends will test. Whoever carries on is not down.
pub fn go_down(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    who: PersonId,
    how: Status,
    by: Option<Token>,
) {
    let turn = battle.turn;
    let (state, mark) = match how {
        Status::CarryOn => return,
        Status::Stunned => {
            let stun = Stun { left: 1, counts: false, feast: false };
            (State::Stunned(stun), Mark::Stunned)
        }
        Status::OutOfTheFight => (State::OutOfTheFight, Mark::OutOfTheFight),
        Status::ObviouslyDead => (State::ObviouslyDead { turn, fresh: true }, Mark::Dead),
    };
    let seen_by = witnesses(battle, who);
    drop_carried(battle, play, rule, who);
    part_all(battle, who.into());
    let person = battle.person_mut(who);
    person.state = state;
    person.prone = true;
    person.ducked = None;
    person.turn.end();
    play.tell(rule, What::Fell { token: who.token(), by });
    play.mark(rule, who.token(), mark, true);
    battle.fallen.push(Fallen { who, by, seen_by, in_charge_test: false });
}

/// Stunned by the sight of a feast for so many activations: nobody has knocked them down.
pub fn stun(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId, activations: u8) {
    let person = battle.person_mut(who);
    person.state = State::Stunned(Stun { left: activations, counts: false, feast: true });
    person.turn.end();
    play.mark(rule, who.token(), Mark::Stunned, true);
}

/// An activation of somebody Stunned begins or ends.
pub fn count_stun(battle: &mut Battle, who: PersonId, stun: Stun) {
    battle.person_mut(who).state = State::Stunned(stun);
}

/// In Carry On again, prone or not as they are.
pub fn recover(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId) {
    let mark = match battle.person(who).state {
        State::Stunned(_) => Mark::Stunned,
        State::OutOfTheFight => Mark::OutOfTheFight,
        State::Captive { .. } => Mark::Captive,
        State::Waiting
        | State::Functioning
        | State::ObviouslyDead { .. }
        | State::RanAway
        | State::Left
        | State::Turned { .. } => return,
    };
    battle.person_mut(who).state = State::Functioning;
    play.mark(rule, who.token(), mark, false);
}

/// Nobody's captive any more, and as they were taken: whoever was Stunned has an activation to spend on it.
pub fn free(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId) {
    let State::Captive { hurt, .. } = battle.person(who).state else { return };
    battle.person_mut(who).state = match hurt {
        Status::CarryOn => State::Functioning,
        Status::Stunned => State::Stunned(Stun { left: 1, counts: false, feast: false }),
        Status::OutOfTheFight | Status::ObviouslyDead => State::OutOfTheFight,
    };
    play.mark(rule, who.token(), Mark::Captive, false);
}

/// In the power of a side.
pub fn capture(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId, of: SideId) {
    let person = battle.person_mut(who);
    person.state = State::Captive { of, hurt: person.status() };
    play.mark(rule, who.token(), Mark::Captive, true);
}

/// Gone by a Runaway or over the edge; only over the edge do they take along whom they carry.
pub fn remove(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId, state: State) {
    let carried = battle.person(who).carries.filter(|_| state == State::Left);
    if carried.is_none() {
        drop_carried(battle, play, rule, who);
    }
    take_off(battle, play, rule, who, state);
    if let Some(whom) = carried {
        battle.deeds_mut(whom).left_down = true;
        take_off(battle, play, rule, whom, State::Left);
    }
}

fn take_off(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId, state: State) {
    part_all(battle, who.into());
    leave_backs(battle, who);
    leave_all_wheels(battle, who);
    let person = battle.person_mut(who);
    person.state = state;
    (person.ducked, person.carries, person.seated) = (None, None, None);
    person.turn.end();
    person.deeds.ran_away |= state == State::RanAway;
    play.removed(rule, who.token(), Gone::Left, None);
}

/// Off the table at once and alive, with less Rep from now on.
pub fn cheat_death(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId, rep: u8) {
    remove(battle, play, rule, who, State::Left);
    let person = battle.person_mut(who);
    person.rep = rep;
    person.deeds.cheated_death = true;
}

/// The body has got up as that zombie.
pub fn turn_into(battle: &mut Battle, who: PersonId, zombie: ZombieId) {
    leave_backs(battle, who);
    battle.person_mut(who).state = State::Turned { zombie };
}

/// A body that zombies have found is fresh no longer.
pub fn go_stale(battle: &mut Battle, who: PersonId) {
    if let State::ObviouslyDead { fresh, .. } = &mut battle.person_mut(who).state {
        *fresh = false;
    }
}

/// So many Star Power dice are left for the Encounter.
pub fn leave_star_power(battle: &mut Battle, who: PersonId, dice: u16) {
    battle.person_mut(who).star_power = dice;
}

/// So many activations does loot keep them from.
pub fn bar(battle: &mut Battle, who: PersonId, activations: u8) {
    battle.person_mut(who).barred = activations;
}

/// The sight of a feast takes so many activations from them.
pub fn appal(battle: &mut Battle, who: PersonId, activations: u8) {
    battle.person_mut(who).appalled = activations;
}

pub fn infect(battle: &mut Battle, who: PersonId, infection: Option<u8>) {
    battle.person_mut(who).infected = infection;
}

/// They never take Zed or No Zed? again.
pub fn harden_against_zombies(battle: &mut Battle, who: PersonId) {
    battle.person_mut(who).zed_proof = true;
}

/// They never take See the Feast again.
pub fn harden_against_feasts(battle: &mut Battle, who: PersonId) {
    battle.person_mut(who).feast_passed = true;
}

/// Changes sides.
pub fn join(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId, side: SideId) {
    let person = battle.person_mut(who);
    (person.side, person.seat) = (side, None);
    person.turn.end();
    battle.side_mut(side).strength += 1;
    play.mark(rule, who.token(), Mark::Joined, true);
}
