//! Wounds, captivity, infection, Star Power: what becomes of somebody who stays where he is.
use kernel::{Dice, Play, Seat};

use super::super::{Battle, Person, PersonId, State, side::SideId};
use crate::journal::Mark;

/// One more human, not on the map yet.
pub fn add(battle: &mut Battle, person: Person) -> PersonId {
    let who = PersonId(battle.people.len() as u16);
    battle.people.open().push(person);
    who
}

/// Somebody changes sides: recruited, or come back to his own.
pub fn join(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: kernel::RuleId,
    who: PersonId,
    side: SideId,
    seat: Option<Seat>,
) {
    let person = battle.person_mut(who);
    (person.side, person.seat) = (side, seat);
    person.turn.done = true;
    battle.sides[usize::from(side.0)].strength += 1;
    play.mark(rule, who.token(), Mark::Joined, true);
}

/// Whom somebody follows where he could follow two, or himself where he leads by choice.
pub fn follow(battle: &mut Battle, who: PersonId, leader: Option<PersonId>) {
    battle.person_mut(who).follows = leader;
}

/// Has whom he found in his hex on his back from now on (12.0).
pub fn carry(battle: &mut Battle, who: PersonId, whom: PersonId) {
    battle.person_mut(who).carries = Some(whom);
}

/// Puts down whom he carries, if he carries anybody.
pub fn put_down(battle: &mut Battle, who: PersonId) -> Option<PersonId> {
    battle.person_mut(who).carries.take()
}

/// Nobody carries him any more.
pub fn leave_backs(battle: &mut Battle, whom: PersonId) {
    for carrier in battle.people.open() {
        carrier.carries = carrier.carries.filter(|it| *it != whom);
    }
}

/// In the power of a side (10.14).
pub fn capture(battle: &mut Battle, play: &mut Play<'_>, whom: PersonId, of: SideId) {
    battle.person_mut(whom).state = State::Captive { of };
    play.mark(rule!("atzr.ranged.capture"), whom.token(), Mark::Captive, true);
}

/// A captive no longer; he still cannot do anything.
pub fn free(battle: &mut Battle, play: &mut Play<'_>, whom: PersonId) {
    battle.person_mut(whom).state = State::OutOfTheFight;
    play.mark(rule!("atzr.ranged.capture"), whom.token(), Mark::Captive, false);
}

/// Never came onto the map: he stays at home, or is held somewhere on it.
pub fn stay_away(battle: &mut Battle, who: PersonId) {
    battle.person_mut(who).state = State::Left;
}

/// Those who held him are gone, and the Encounter is over for him (16.4.1).
pub fn let_go(battle: &mut Battle, who: PersonId) {
    battle.person_mut(who).state = State::LetGo;
}

/// A point of Rep is off until the wound has healed (12.1).
pub fn weaken(battle: &mut Battle, who: PersonId) {
    battle.person_mut(who).less.wound = true;
}

/// Another point of Rep is off for the infection (13.9.4).
pub fn sicken(battle: &mut Battle, who: PersonId) {
    battle.person_mut(who).less.infection += 1;
}

/// So many doses of the Cure more (19.1).
pub fn gain_doses(battle: &mut Battle, who: PersonId, doses: u8) {
    battle.person_mut(who).doses += doses;
}

/// A dose ends the infection, brings back what it took, and makes immune (ruling on the infected).
pub fn cure(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, whom: PersonId) {
    battle.person_mut(who).doses -= 1;
    let patient = battle.person_mut(whom);
    (patient.infected, patient.immune, patient.less.infection) = (false, true, 0);
    play.cite(rule!("atzr.ruling.infection-encounter"));
    play.mark(rule!("atzr.cure.doses"), whom.token(), Mark::Immune, true);
}

/// So many Star Power dice are left (3.2.1).
pub fn leave_star_power(battle: &mut Battle, who: PersonId, dice: u8) {
    battle.person_mut(who).star_power = dice;
}
