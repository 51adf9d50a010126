//! The turn (5.0): activation dice, one phase for each side from the highest die to the lowest, doubles.
mod dice;

use kernel::{Audience, Choice, Dice, Flow, Note, OptionView, Pause, Play, Seat, Token, What, ask};
use serde::{Deserialize, Serialize};

pub use self::dice::doubles_side;

use super::{
    Battle, act, card, encounter,
    group::{self, Purpose},
    insight, npcmove,
    person::PersonId,
    place::Group,
    recovery,
    side::SideId,
    zombie,
};
use crate::journal::{Choosing, Happened};

/// Where in the turn the next step begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first turn: what the Encounter sets up.
    Begin,
    /// The activation dice.
    Dice,
    /// Doubles: nobody activates, an Event Card is drawn.
    Doubles,
    /// Whoever is next by the dice.
    Next,
    /// Players: which group activates next.
    Groups {
        side: SideId,
    },
    /// A group of players acts, one thing at a time.
    Active {
        side: SideId,
        leader: PersonId,
        acting: Option<PersonId>,
    },
    /// Strangers, one group at a time.
    Strangers {
        side: SideId,
    },
    /// The markers of a Defend Encounter.
    Markers,
    Zombies,
    End,
    Over,
}

/// Who has a die of his own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mover {
    Side(SideId),
    Markers,
    Zombies,
}

/// Plays the next step of the turn.
pub fn step(battle: &mut Battle, play: &mut Play<'_>) -> Result<Flow, Pause> {
    battle.phase = match battle.phase {
        Phase::Begin => {
            // An Encounter may begin in the middle of an activation.
            battle.phase = Phase::Dice;
            encounter::begin(battle, play)?;
            battle.phase
        }
        Phase::Dice => dice::roll(battle, play),
        Phase::Doubles => {
            card::doubles(battle, play)?;
            Phase::End
        }
        Phase::Next => next(battle, play)?,
        Phase::Groups { side } => choose(battle, play, side)?,
        Phase::Active { side, leader, acting: None } => match act::choose(battle, play, leader) {
            Some(who) => Phase::Active { side, leader, acting: Some(who) },
            None => {
                stand_still(battle);
                Phase::Groups { side }
            }
        },
        Phase::Active { side, leader, acting: Some(who) } => {
            let acting = act::act(battle, play, leader, who)?;
            Phase::Active { side, leader, acting }
        }
        Phase::Strangers { side } => match npcmove::act(battle, play, side)? {
            npcmove::Goes::On => Phase::Strangers { side },
            npcmove::Goes::Done => Phase::Next,
        },
        Phase::Markers => {
            encounter::move_markers(battle, play)?;
            Phase::Next
        }
        Phase::Zombies => {
            zombie::activate(battle, play)?;
            Phase::Next
        }
        Phase::End => end(battle, play)?,
        Phase::Over => return Ok(Flow::Ends),
    };
    // Whoever saw a friend go down in another way than by fire or in a charge tests now.
    super::reaction::man_down(battle, play)?;
    if battle.result.is_none() {
        encounter::check(battle, play)?;
    }
    if battle.result.is_some() {
        battle.phase = Phase::Over;
    }
    Ok(Flow::Goes)
}

/// Begins the phase of the side that is next.
fn next(battle: &mut Battle, play: &mut Play<'_>) -> Result<Phase, Pause> {
    if battle.order.is_empty() {
        return Ok(Phase::End);
    }
    let mover = battle.order.remove(0);
    stand_still(battle);
    insight::forget(battle);
    Ok(match mover {
        Mover::Side(side) => begin_phase(battle, play, side)?,
        Mover::Markers => Phase::Markers,
        Mover::Zombies => Phase::Zombies,
    })
}

/// A side is active from now on: its groups are fixed, those whom the die lets act may act (5.0).
pub fn begin_phase(battle: &mut Battle, play: &mut Play<'_>, side: SideId) -> Result<Phase, Pause> {
    fix_groups(battle, play, side)?;
    play.cite(rule!("atzr.game.modes"));
    Ok(match battle.side(side).is_players() {
        true => Phase::Groups { side },
        false => Phase::Strangers { side },
    })
}

/// Whoever moved in an activation that is over stands still: he has the whole of his cover again (ruling on cover).
fn stand_still(battle: &mut Battle) {
    for who in (0..battle.people.len() as u16).map(PersonId) {
        battle.turn_mut(who).moving = false;
    }
}

/// Fixes the groups of a side for this activation, and gives Movement Points to those who can act (5.0).
fn fix_groups(battle: &mut Battle, play: &mut Play<'_>, side: SideId) -> Result<(), Pause> {
    group::name_leaders(battle, play, side)?;
    let groups = group::groups(battle, side, Purpose::Activation);
    let Some(die) = battle.side(side).die else { return Ok(()) };
    play.cite(rule!("atzr.leader.who"));
    for it in &groups {
        if 1 < it.members.len() {
            play.cite(rule!("atzr.leader.group-range"));
        }
        for &who in &it.members {
            let (rep, rule) = group::activation_rep(battle, it, who);
            play.cite(rule);
            play.cite(rule!("atzr.rep.meaning"));
            play.cite(rule!("atzr.ruling.activation-six"));
            ready(battle, play, who, die <= rep);
        }
    }
    battle.groups = groups.into_vec();
    tell_stuck(battle, play, side, die);
    Ok(())
}

/// Tells each player who of his people may not act on so high a die; of others that is not open.
fn tell_stuck(battle: &Battle, play: &mut Play<'_>, side: SideId, die: u8) {
    for &seat in &battle.side(side).seats {
        let all = battle.groups.iter().flat_map(|it| it.members.iter().map(move |&who| (it, who)));
        let own = all.filter(|it| battle.person(it.1).seat == Some(seat));
        let stuck = own.filter(|&(group, who)| group::activation_rep(battle, group, who).0 < die);
        let whom: Vec<Token> = stuck.map(|it| it.1.token()).collect();
        if !whom.is_empty() && play.is_read() {
            let rep = best_rep(battle, seat, die);
            let note = Happened::CannotAct { whom, die, rep }.into();
            let what = What::Noted { token: None, note };
            play.tell_only(Audience::Only(seat), rule!("atzr.ruling.activation-six"), what);
        }
    }
}

/// The best Rep that those of a player who may not act have to hold against the die; nothing if they have none.
fn best_rep(battle: &Battle, seat: Seat, die: u8) -> Option<u8> {
    let all = battle.groups.iter().flat_map(|it| it.members.iter().map(move |&who| (it, who)));
    let own = all.filter(|it| battle.person(it.1).seat == Some(seat));
    own.map(|it| group::activation_rep(battle, it.0, it.1).0).filter(|it| *it < die).max()
}

/// Makes somebody active whom the die lets act, unless he has forfeited it (3.2.3).
fn ready(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, able: bool) {
    let forfeits = able && std::mem::take(&mut battle.deeds_mut(who).forfeits);
    let points = battle.person(who).movement;
    let turn = battle.turn_mut(who);
    (turn.done, turn.points) = (!able || forfeits, points);
    if forfeits {
        play.note(rule!("atzr.challenge.define"), who.token(), Happened::Forfeits);
    }
}

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
        let names: Vec<&str> = able(battle, group).map(|it| battle.person(it).name.as_str()).collect();
        let at = kernel::question::Anchor::Token(group.leader.token());
        OptionView::new(format!("{verb} {}", names.join(", "))).at(at)
    }

    fn deed(&self, battle: &Battle) -> Option<Note> {
        let tokens = |group: &Group| able(battle, group).map(PersonId::token).collect();
        let deed = match self {
            Turns::Activate(it) => Choosing::Activates { whom: tokens(it) },
            Turns::Leave(it) => Choosing::LeavesInactive { whom: tokens(it) },
            Turns::After(seat) => Choosing::LetsPlayerGoFirst { seat: seat.0 },
        };
        Some(deed.into())
    }
}

/// Which group acts next: the highest Leader's, of equals the one the player wants; he may leave it inactive.
fn choose(battle: &mut Battle, play: &mut Play<'_>, side: SideId) -> Result<Phase, Pause> {
    let waiting = waiting(battle);
    let Some(first) = waiting.first() else { return Ok(Phase::Next) };
    if is_last(battle) {
        play.cite(rule!("atzr.turn.group-order"));
        return Ok(Phase::Active { side, leader: first.leader, acting: None });
    }
    let mut seat = battle.seat_for(first.leader);
    loop {
        let options = turns(battle, &waiting, seat);
        // Whoever is alone may do nothing when active: there is nothing to choose.
        if let [Turns::Activate(group), Turns::Leave(_)] = options.as_slice()
            && able(battle, group).count() == 1
        {
            play.cite(rule!("atzr.turn.group-order"));
            return Ok(Phase::Active { side, leader: group.leader, acting: None });
        }
        match play.pick(&*battle, ask(rule!("atzr.turn.group-order"), seat), &options)? {
            Turns::Activate(group) => return Ok(Phase::Active { side, leader: group.leader, acting: None }),
            Turns::Leave(group) => {
                for who in group.members {
                    battle.turn_mut(who).end();
                }
                return Ok(Phase::Groups { side });
            }
            Turns::After(other) => seat = other,
        }
    }
}

/// The groups that can act.
fn can_act_still(battle: &Battle) -> impl Iterator<Item = &Group> {
    battle.groups.iter().filter(|it| it.members.iter().any(|&who| can_act(battle, who)))
}

/// Whether one group is left that can act. There is nothing to choose then: in their activation they may still do nothing.
fn is_last(battle: &Battle) -> bool {
    can_act_still(battle).count() == 1
}

/// Of those that can act the groups with the highest Leader.
fn waiting(battle: &Battle) -> Vec<Group> {
    let mut waiting: Vec<Group> = can_act_still(battle).cloned().collect();
    let highest = waiting.iter().map(|it| battle.person(it.leader).rep()).max();
    waiting.retain(|it| Some(battle.person(it.leader).rep()) == highest);
    waiting
}

/// What one player may say about them: each speaks for his own groups, and may let a later player go first.
fn turns(battle: &Battle, waiting: &[Group], seat: Seat) -> Vec<Turns> {
    let of = |it: &&Group| battle.seat_for(it.leader) == seat;
    let own = || waiting.iter().filter(of).cloned();
    let mut later: Vec<Seat> = waiting.iter().map(|it| battle.seat_for(it.leader)).collect();
    later.retain(|it| seat < *it);
    later.sort_unstable();
    later.dedup();
    let activate = own().map(Turns::Activate);
    activate.chain(own().map(Turns::Leave)).chain(later.into_iter().map(Turns::After)).collect()
}

/// Those of a group who have still to act.
fn able(battle: &Battle, group: &Group) -> impl Iterator<Item = PersonId> {
    group.members.iter().copied().filter(|&it| can_act(battle, it))
}

pub fn can_act(battle: &Battle, who: PersonId) -> bool {
    battle.person(who).functions() && !battle.person(who).turn.done
}

/// All reactions are done: what counts turns counts this one (5.0).
fn end(battle: &mut Battle, play: &mut Play<'_>) -> Result<Phase, Pause> {
    play.cite(rule!("atzr.turn.end"));
    battle.order.clear();
    battle.groups.clear();
    recovery::end_turn(battle, play);
    zombie::end_turn(battle, play)?;
    encounter::end_turn(battle, play)?;
    Ok(Phase::Dice)
}
