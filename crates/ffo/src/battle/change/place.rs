//! Where figures are, and how they stand or lie.
use ground::open::{PieceId, measure};
use kernel::{Play, Point, RuleId, Token, What};

use crate::{
    battle::{Battle, FigureId, PersonId, State, person::Duck},
    journal::{Mark, Moving},
};

/// Moves a figure in a straight line to where there is room for it; it faces the way it went. Whom somebody carries goes along.
pub fn enter(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: FigureId, to: Point) {
    let from = battle.at(who);
    if from == to {
        return;
    }
    turn_to(battle, who, to);
    set_place(battle, who, to);
    play.tell(rule, What::Moved { token: who.token(), from, to });
    if let FigureId::Person(it) = who
        && let Some(carried) = battle.person(it).carries
    {
        let from = battle.person(carried).at;
        battle.person_mut(carried).at = to;
        play.tell(rule, What::Moved { token: carried.token(), from, to });
    }
}

/// Moves a figure to a place on another floor.
pub fn enter_level(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    who: FigureId,
    (level, to): (Option<PieceId>, Point),
) {
    match who {
        FigureId::Person(it) => {
            battle.person_mut(it).level = level;
            if let Some(carried) = battle.person(it).carries {
                battle.person_mut(carried).level = level;
            }
        }
        FigureId::Zombie(it) => battle.zombies.open()[usize::from(it.0)].level = level,
    }
    enter(battle, play, rule, who, to);
}

/// Faces a figure towards a point.
pub fn turn_to(battle: &mut Battle, who: FigureId, to: Point) {
    if let Some(bearing) = measure::bearing(battle.at(who), to) {
        face(battle, who, bearing as i16);
    }
}

/// Faces a figure at so many degrees.
pub fn face(battle: &mut Battle, who: FigureId, degrees: i16) {
    match who {
        FigureId::Person(it) => battle.person_mut(it).facing = degrees,
        FigureId::Zombie(it) => battle.zombies.open()[usize::from(it.0)].facing = degrees,
    }
}

fn set_place(battle: &mut Battle, who: FigureId, to: Point) {
    match who {
        FigureId::Person(it) => battle.person_mut(it).at = to,
        FigureId::Zombie(it) => battle.zombies.open()[usize::from(it.0)].at = to,
    }
}

/// Lays a figure down. A zombie that hangs on to a vehicle lets go of it.
pub fn fall(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: FigureId, by: Option<Token>) {
    if let FigureId::Zombie(it) = who
        && battle.zombie(it).clings.is_some()
    {
        super::cling(battle, it, None);
        super::part_all(battle, who);
    }
    if set_prone(battle, who, true) {
        play.tell(rule, What::Fell { token: who.token(), by });
    }
}

/// Puts a figure on its feet; it faces as before.
pub fn rise(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: FigureId) {
    if set_prone(battle, who, false) {
        play.tell(rule, What::Rose { token: who.token() });
    }
}

/// Whether that is anything new.
fn set_prone(battle: &mut Battle, who: FigureId, prone: bool) -> bool {
    let is = match who {
        FigureId::Person(it) => &mut battle.person_mut(it).prone,
        FigureId::Zombie(it) => &mut battle.zombies.open()[usize::from(it.0)].prone,
    };
    std::mem::replace(is, prone) != prone
}

/// Puts somebody on the table who was not on it.
pub fn settle(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    who: PersonId,
    (at, facing): (Point, i16),
) {
    let person = battle.person_mut(who);
    (person.at, person.facing, person.state) = (at, facing, State::Functioning);
    play.tell(rule, What::Placed { token: who.token(), at, was: None, called_by: None });
}

/// Ducked Back from whoever caused it; those who were ducked already have one cause more.
pub fn duck(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId, duck: Duck) {
    battle.person_mut(who).ducked = Some(duck);
    play.mark(rule, who.token(), Mark::DuckedBack, true);
}

/// Up again from Duck Back.
pub fn pop_up(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId) {
    if battle.person_mut(who).ducked.take().is_some() {
        play.mark(rule, who.token(), Mark::DuckedBack, false);
    }
}

/// Has whom they found on their back from now on.
pub fn carry(battle: &mut Battle, who: PersonId, whom: PersonId) {
    let (at, level) = (battle.person(who).at, battle.person(who).level);
    battle.person_mut(who).carries = Some(whom);
    let carried = battle.person_mut(whom);
    (carried.at, carried.level) = (at, level);
}

/// Puts down whom they carry, if they carry anybody.
pub fn drop_carried(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    who: PersonId,
) -> Option<PersonId> {
    let whom = battle.person_mut(who).carries.take()?;
    play.note(rule, who.token(), Moving::PutsDown { whom: whom.token() });
    Some(whom)
}

/// Nobody carries them any more.
pub fn leave_backs(battle: &mut Battle, whom: PersonId) {
    for carrier in battle.people.open() {
        carrier.carries = carrier.carries.filter(|it| *it != whom);
    }
}
