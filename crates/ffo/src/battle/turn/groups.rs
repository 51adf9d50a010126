//! Which group activates next (p. 13): those whom the die lets act, from the highest Leader to the lowest.
use kernel::{Choice, Note, OptionView, Pause, Play, Seat, Token, ask, question::Anchor};

use super::Phase;
use crate::{
    battle::{Battle, Group, PersonId, SideId, State, change, group, reaction, shoot, zombie},
    journal::Choosing,
};

/// Activating a group, or leaving it where it is.
#[derive(Clone, Debug, PartialEq)]
pub enum Turns {
    Activate(Group),
    Leave(Group),
    /// Another player's group of the same Rep goes first.
    After(Seat),
}

impl Choice for Turns {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        let (verb, group) = match self {
            Turns::Activate(it) => ("Activate", it),
            Turns::Leave(it) => ("Leave inactive:", it),
            Turns::After(seat) => return OptionView::new(format!("Let player {} go first", seat.0 + 1)),
        };
        let names: Vec<&str> = group.members.iter().map(|&it| battle.person(it).name.as_str()).collect();
        OptionView::new(format!("{verb} {}", names.join(", "))).at(Anchor::Token(group.leader.token()))
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let tokens = |group: &Group| -> Vec<Token> { group.members.iter().map(|it| it.token()).collect() };
        let deed = match self {
            Turns::Activate(it) => Choosing::Activates { whom: tokens(it) },
            Turns::Leave(it) => Choosing::LeavesInactive { whom: tokens(it) },
            Turns::After(seat) => Choosing::LetsPlayerGoFirst { seat: seat.0 },
        };
        Some(deed.into())
    }
}

/// Whether somebody has still to act in this activation.
pub fn can_act(battle: &Battle, who: PersonId) -> bool {
    let person = battle.person(who);
    person.carries_on() && person.turn.active
}

/// Of those that can act the groups with the highest Leader; of these the one that its player wants.
pub(super) fn choose(battle: &mut Battle, play: &mut Play<'_>, side: SideId) -> Result<Phase, Pause> {
    part(battle, side);
    let waiting = waiting(battle, side);
    let Some(first) = waiting.first() else { return Ok(Phase::Next) };
    let mut seat = battle.seat_for(first.leader);
    loop {
        let options = turns(battle, &waiting, seat);
        match play.pick(&*battle, ask(rule!("ffo.turn.rep-order"), seat), &options)? {
            Turns::Activate(group) => return activate(battle, play, group),
            Turns::Leave(group) => {
                for &who in &group.members {
                    battle.turn_mut(who).end();
                }
                battle.groups.retain(|it| it.leader != group.leader);
                return Ok(Phase::Groups { side });
            }
            Turns::After(other) => seat = other,
        }
    }
}

/// Groups that have lost their Leader or a part of themselves since the turn began are what is left of them now.
fn part(battle: &mut Battle, side: SideId) {
    let mut parted = Vec::with_capacity(battle.groups.len());
    for it in &battle.groups {
        let parts = if it.side == side { group::parts_of(battle, it) } else { vec![it.clone()] };
        for mut now in parts {
            let same = now.members.contains(&it.leader) && battle.person(it.leader).carries_on();
            if same {
                (now.leader, now.rep) = (it.leader, it.rep);
            }
            parted.push(now);
        }
    }
    battle.groups = parted;
}

/// Those that the die lets act, of the highest Rep alone.
fn waiting(battle: &Battle, side: SideId) -> Vec<Group> {
    let die = battle.side(side).die.map_or(i32::MAX, i32::from);
    let may =
        |it: &&Group| it.side == side && die <= it.rep && it.members.iter().any(|&it| is_ready(battle, it));
    let mut waiting: Vec<Group> = battle.groups.iter().filter(may).cloned().collect();
    let highest = waiting.iter().map(|it| it.rep).max();
    waiting.retain(|it| Some(it.rep) == highest);
    waiting
}

/// Whether somebody has not had their activation of this turn.
fn is_ready(battle: &Battle, who: PersonId) -> bool {
    let person = battle.person(who);
    !person.turn.done && matches!(person.state, State::Functioning | State::Stunned(_))
}

/// What one player may say about them: each speaks for their own groups, and may let a later player go first.
fn turns(battle: &Battle, waiting: &[Group], seat: Seat) -> Vec<Turns> {
    let own = || waiting.iter().filter(|it| battle.seat_for(it.leader) == seat).cloned();
    let mut later: Vec<Seat> = waiting.iter().map(|it| battle.seat_for(it.leader)).collect();
    later.retain(|it| seat < *it);
    later.sort_unstable();
    later.dedup();
    let activate = own().map(Turns::Activate);
    activate.chain(own().map(Turns::Leave)).chain(later.into_iter().map(Turns::After)).collect()
}

/// A group is active: whoever is infected or has Ducked Back tests first.
fn activate(battle: &mut Battle, play: &mut Play<'_>, group: Group) -> Result<Phase, Pause> {
    battle.groups.retain(|it| it.leader != group.leader);
    for &who in &group.members {
        if is_ready(battle, who) {
            begin(battle, who);
        }
    }
    for &who in &group.members {
        zombie::infection(battle, play, who)?;
    }
    reaction::recover_duck_back(battle, play, &group)?;
    Ok(Phase::Active { side: group.side, leader: group.leader, acting: None })
}

fn begin(battle: &mut Battle, who: PersonId) {
    let at = battle.person(who).at;
    if let State::Stunned(stun) = battle.person(who).state {
        change::count_stun(battle, who, crate::battle::person::Stun { counts: true, ..stun });
    }
    let turn = battle.turn_mut(who);
    (turn.active, turn.began_at) = (true, at);
}

/// The activation of a group is over: weapons that were reloaded are ready.
pub(super) fn finish(battle: &mut Battle, play: &mut Play<'_>) {
    for who in battle.person_ids() {
        if battle.person(who).turn.active {
            shoot::finish_reloading(battle, play, who);
            battle.turn_mut(who).end();
        }
    }
}
