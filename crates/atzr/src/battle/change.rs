//! One door for each kind of change: what the book ties to a change stands inside, in the book's order. What is [`Guarded`] no
//! rule can write past them.
pub mod door;
mod gear;
mod guarded;
mod health;
mod undead;

use ground::hex::{self, Hex};
use kernel::{Dice, Gone, Play, RuleId, Token, What};

pub use self::{
    gear::{
        Slot, attach_scope, blow_up_tank, drop_everything, drop_item, hold, lose_gear, pick_up, place_tank,
        stow, take, turn_over, wear,
    },
    guarded::{Guarded, SetUp},
    health::{
        add, capture, carry, cure, follow, free, gain_doses, join, leave_backs, leave_star_power, let_go,
        put_down, sicken, stay_away, weaken,
    },
    undead::{
        Memory, ZombieOrigin, begin_feast, count_down, dine, feed, frenzy, kill_zombie, move_marker,
        place_marker, place_zombie, reveal_marker, rise, shamble, take_off_marker,
    },
};
use super::{Battle, FigureId, Person, PersonId, State, ZombieId, place::Fallen};
use crate::{
    journal::{Happened, Mark},
    words::WORDS,
};

/// How somebody goes down, the lesser first (10.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Down {
    OutOfTheFight,
    ObviouslyDead,
}

/// Who or what put somebody down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    Person(PersonId),
    /// The first of them, where one can be named.
    Zombies(Option<ZombieId>),
    /// Whoever leads the captors: it is no deed that counts for them.
    Captor(PersonId),
    /// The rules themselves.
    Fate,
}

impl By {
    fn token(self) -> Option<Token> {
        match self {
            By::Person(who) | By::Captor(who) => Some(who.token()),
            By::Zombies(which) => which.map(ZombieId::token),
            By::Fate => None,
        }
    }
}

/// Moves somebody, and whom he carries, to an adjacent hex or, by a reaction, farther; what he ducked behind stays behind.
pub fn enter(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId, to: Hex) {
    let from = battle.person(who).at;
    if from == to {
        return;
    }
    pop_up(battle, play, rule, who);
    shift(battle, who, to);
    battle.person_mut(who).turn.came_from = Some(from);
    super::zombie::watch(battle, who);
    let (token, from, to_point) = (who.token(), hex::centre(from), hex::centre(to));
    play.tell(rule, What::Moved { token, from, to: to_point });
    if let Some(carried) = battle.person(who).carries {
        battle.person_mut(carried).at = to;
        play.tell(rule, What::Moved { token: carried.token(), from, to: to_point });
    }
}

fn shift(battle: &mut Battle, who: PersonId, to: Hex) {
    let blocks = battle.person(who).blocks();
    let from = battle.person(who).at;
    battle.person_mut(who).at = to;
    if blocks {
        crowd(battle, from, -1);
        crowd(battle, to, 1);
    }
}

fn crowd(battle: &mut Battle, hex: Hex, by: i8) {
    let at = battle.scene.board.grid().index(hex);
    let count = &mut battle.crowd.open()[at];
    *count = count.saturating_add_signed(by);
}

/// Puts somebody on the map who was not on it.
pub fn place(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId, at: Hex) {
    let person = battle.person_mut(who);
    person.at = at;
    person.ducked = false;
    person.state = State::Functioning;
    crowd(battle, at, 1);
    play.tell(rule, What::Placed { token: who.token(), at: hex::centre(at), was: None, called_by: None });
}

/// Behind the cover of his hex (7.3.3).
pub fn duck(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    if battle.person(who).ducked {
        return;
    }
    let at = battle.person(who).at;
    crowd(battle, at, -1);
    battle.person_mut(who).ducked = true;
    let rule = rule!("atzr.react.duck-back-hidden");
    play.mark(rule, who.token(), Mark::DuckedBack, true);
}

/// Up again from behind cover.
pub fn pop_up(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId) {
    if !battle.person(who).ducked {
        return;
    }
    battle.person_mut(who).ducked = false;
    let at = battle.person(who).at;
    crowd(battle, at, 1);
    play.mark(rule, who.token(), Mark::DuckedBack, false);
}

/// A report says what put somebody out, in the words of the rule.
fn report_names(rule: RuleId) {
    debug_assert!(WORDS.cause(rule).is_some(), "{rule} puts somebody out and has no `cause` in words.toml");
}

/// Puts somebody down (10.11): he drops whom he carries, his friends will test, and a generic counter is gone.
pub fn go_down(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId, how: Down, by: By) {
    report_names(rule);
    let worse = how == Down::ObviouslyDead && battle.person(who).state == State::OutOfTheFight;
    if !battle.person(who).functions() && !worse {
        return;
    }
    drop_carried(battle, play, who);
    stop(battle, who);
    let (turn, person) = (battle.turn, battle.person_mut(who));
    person.state = match how {
        _ if matches!(person.counter, super::Counter::Generic(_)) => State::TakenOff,
        Down::OutOfTheFight => State::OutOfTheFight,
        Down::ObviouslyDead => State::ObviouslyDead { turn, fresh: false },
    };
    person.deeds.out_of_the_fight |= how == Down::OutOfTheFight;
    person.deeds.spared = false;
    person.deeds.downed_by_zombies |= matches!(by, By::Zombies(_));
    let rep = person.rep();
    if let By::Person(killer) = by {
        battle.person_mut(killer).deeds.humans += 1;
    }
    tell_down(battle, play, rule, who, by.token());
    let from = match by {
        By::Person(it) => battle.person(it).at,
        By::Zombies(_) | By::Captor(_) | By::Fate => battle.person(who).at,
    };
    let seen_by = super::reaction::witnesses(battle, who);
    battle.fallen.push(Fallen { who, rep, from, seen_by });
    witness(battle, who);
}

fn tell_down(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId, by: Option<Token>) {
    let token = who.token();
    match battle.person(who).state {
        State::TakenOff => {
            play.cite(rule!("atzr.ruling.generic-out-of-the-fight"));
            let rule = rule!("atzr.components.generic-counter");
            report_names(rule);
            play.removed(rule, token, Gone::Out, by);
            drop_everything(battle, who);
        }
        State::ObviouslyDead { .. } => {
            play.cite(rule!("atzr.stack.bodies-stay"));
            play.tell(rule, What::Fell { token, by });
            play.mark(rule!("atzr.react.obviously-dead"), token, Mark::Dead, true);
        }
        State::Waiting
        | State::Functioning
        | State::OutOfTheFight
        | State::RanAway
        | State::Left
        | State::Captive { .. }
        | State::LetGo
        | State::Turned { .. } => {
            play.tell(rule, What::Fell { token, by });
            play.mark(rule!("atzr.react.out-of-the-fight"), token, Mark::OutOfTheFight, true);
        }
    }
}

/// A body is fresh for the zombies who saw somebody die (13.5.2).
fn witness(battle: &mut Battle, who: PersonId) {
    let at = battle.person(who).at;
    let seen = battle.undead().any(|it| battle.line(it.1.at, at));
    if let State::ObviouslyDead { fresh, .. } = &mut battle.person_mut(who).state {
        *fresh = seen;
    }
}

/// Whom he carries stays behind in his hex.
fn drop_carried(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    if let Some(whom) = put_down(battle, who) {
        let note = Happened::DropsCarried { whom: whom.token() };
        play.note(rule!("atzr.ruling.carrier-reactions"), who.token(), note);
    }
}

/// He is in nobody's way any more, and carries nobody.
fn stop(battle: &mut Battle, who: PersonId) {
    if battle.person(who).blocks() {
        let at = battle.person(who).at;
        crowd(battle, at, -1);
    }
    let person = battle.person_mut(who);
    person.ducked = false;
    person.carries = None;
    person.turn.end();
}

/// Removed from the map alive (7.3.6, 10.14, 16.4): by running away, over the edge, or by those who hold him.
pub fn remove(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId, state: State) {
    // Only over the edge does he take along whom he carries (ruling on leaving the map).
    let carried = battle.person(who).carries.filter(|_| state == State::Left);
    if carried.is_none() {
        drop_carried(battle, play, who);
    }
    stop(battle, who);
    let person = battle.person_mut(who);
    person.deeds.left_down |= lies(person);
    person.state = state;
    person.deeds.ran_away |= state == State::RanAway;
    let gone = match state {
        State::Turned { .. } => {
            report_names(rule);
            Gone::Out
        }
        State::Waiting
        | State::Functioning
        | State::OutOfTheFight
        | State::ObviouslyDead { .. }
        | State::TakenOff
        | State::RanAway
        | State::Left
        | State::Captive { .. }
        | State::LetGo => Gone::Left,
    };
    play.removed(rule, who.token(), gone, None);
    if let Some(carried) = carried {
        let person = battle.person_mut(carried);
        person.deeds.out_of_the_fight |= person.is_down();
        person.deeds.left_down |= lies(person);
        person.state = State::Left;
        play.removed(rule, carried.token(), Gone::Left, None);
    }
}

/// Whether somebody is alive and cannot get up.
fn lies(person: &Person) -> bool {
    matches!(person.state, State::OutOfTheFight | State::Captive { .. })
}

/// Back in the Encounter (12.1, 15.0.2).
pub fn revive(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId) {
    let at = battle.person(who).at;
    leave_backs(battle, who);
    battle.person_mut(who).state = State::Functioning;
    crowd(battle, at, 1);
    play.tell(rule, What::Rose { token: who.token() });
}

/// Where the token of anybody is drawn.
pub fn point(battle: &Battle, who: FigureId) -> kernel::Point {
    hex::centre(battle.at(who))
}
