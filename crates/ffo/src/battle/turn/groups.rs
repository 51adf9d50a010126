//! Which group activates next (p. 13): those whom the die lets act, from the highest Leader to the lowest.
use kernel::{
    Audience, Choice, Dice, Note, OptionGroup, OptionView, Pause, Play, Seat, Token, What, ask,
    question::Anchor, rule::hit,
};

use super::Phase;
use crate::{
    battle::{Battle, Group, PersonId, SideId, Stance, State, change, group, harm, reaction, shoot, zombie},
    journal::{Choosing, Happened},
    table::turn::{Activating, Faction, Side},
};

/// Activating a group, or leaving it where it is.
#[derive(Clone, Debug, PartialEq)]
pub enum Turns {
    Activate(Group),
    Leave(Group),
    /// Another player's group of the same Rep goes first.
    After(Seat),
    /// Fights a side that it has left alone.
    Oppose(SideId),
}

impl Choice for Turns {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        let (verb, group) = match self {
            Turns::Activate(it) => ("Activate", it),
            Turns::Leave(it) => ("Leave inactive:", it),
            Turns::After(seat) => return OptionView::new(format!("Let player {} go first", seat.0 + 1)),
            Turns::Oppose(side) => {
                let name = &battle.side(*side).name;
                return OptionView::new(format!("Turn against {name}")).group(OptionGroup::Seldom);
            }
        };
        let names: Vec<&str> = group.members.iter().map(|&it| battle.person(it).name.as_str()).collect();
        OptionView::new(format!("{verb} {}", names.join(", "))).at(Anchor::Token(group.leader.token()))
    }

    fn deed(&self, battle: &Battle) -> Option<Note> {
        let tokens = |group: &Group| -> Vec<Token> { group.members.iter().map(|it| it.token()).collect() };
        let deed = match self {
            Turns::Activate(it) => Choosing::Activates { whom: tokens(it) },
            Turns::Leave(it) => Choosing::LeavesInactive { whom: tokens(it) },
            Turns::After(seat) => Choosing::LetsPlayerGoFirst { seat: seat.0 },
            Turns::Oppose(side) => Choosing::TurnsAgainst { side: battle.side(*side).name.clone().into() },
        };
        Some(deed.into())
    }
}

/// Whether somebody has still to act in the activation that is under way.
pub fn can_act(battle: &Battle, who: PersonId) -> bool {
    hit(rule!("ffo.move.carry-on"));
    let person = battle.person(who);
    person.carries_on() && person.turn.active && !person.is_held_up()
}

/// The phase of a side begins: each of its players hears who cannot act on so high a die.
pub(super) fn tell_stuck(battle: &Battle, play: &mut Play<'_>, side: SideId) {
    let Some(die) = battle.side(side).die.filter(|_| play.is_read()) else { return };
    let stuck = || battle.groups.iter().filter(|it| it.side == side && it.rep < i32::from(die));
    for &seat in &battle.side(side).seats {
        let own = stuck().flat_map(|it| it.members.iter().copied());
        let whom: Vec<Token> = own.filter(|&it| battle.seat_for(it) == seat).map(PersonId::token).collect();
        if !whom.is_empty() {
            let note = Happened::CannotAct { whom, die, rep: stuck().map(|it| it.rep).max() }.into();
            let what = What::Noted { token: None, note };
            play.tell_only(Audience::Only(seat), rule!("ffo.turn.eligible"), what);
        }
    }
}

/// Of those that can act the groups with the highest Leader; of these the one that its player wants.
pub(super) fn choose(battle: &mut Battle, play: &mut Play<'_>, side: SideId) -> Result<Phase, Pause> {
    part(battle, play, side);
    let waiting = waiting(battle, play, side);
    let Some(first) = waiting.first() else { return Ok(Phase::Next) };
    play.cite(rule!("ffo.turn.one-group-at-a-time"));
    let mut seat = battle.seat_for(first.leader);
    loop {
        let options = turns(battle, &waiting, (side, seat));
        match play.pick(&*battle, ask(rule!("ffo.turn.rep-order"), seat), &options)? {
            Turns::Activate(group) => return activate(battle, play, &group),
            Turns::Leave(group) => {
                group.members.iter().for_each(|&who| battle.turn_mut(who).end());
                battle.groups.retain(|it| it.leader != group.leader);
                return Ok(Phase::Groups { side });
            }
            Turns::After(other) => seat = other,
            Turns::Oppose(other) => {
                play.cite(rule!("ffo.turn.multi-human-when"));
                battle.set_stance(side, other, Stance::Hostile);
                return Ok(Phase::Groups { side });
            }
        }
    }
}

/// Groups that have lost their Leader or a part of themselves since the turn began are what is left of them now; the part
/// of a Leader who still leads is what it was.
fn part(battle: &mut Battle, play: &mut Play<'_>, side: SideId) {
    let mut parted = Vec::with_capacity(battle.groups.len());
    for was in &battle.groups {
        if was.side != side {
            parted.push(was.clone());
            continue;
        }
        let now = group::parts_of(battle, was, play);
        if 1 < now.len() || now.iter().any(|it| it.leader != was.leader) {
            play.cite(rule!("ffo.ruling.groups-mid-turn"));
        }
        let leads = battle.person(was.leader).carries_on();
        parted.extend(now.into_iter().map(|it| match leads && it.members.contains(&was.leader) {
            true => it.led_by(was.leader, was.rep),
            false => it,
        }));
    }
    battle.groups = parted;
}

/// Those that the die lets act and that have not acted, of the highest Rep alone.
fn waiting(battle: &Battle, play: &mut Play<'_>, side: SideId) -> Vec<Group> {
    let Some(die) = battle.side(side).die else { return Vec::new() };
    let ready = |it: &&Group| it.side == side && it.members.iter().any(|&it| is_ready(battle, it));
    let ready: Vec<&Group> = battle.groups.iter().filter(ready).collect();
    // A group activates on the Rep that it had when the turn began.
    let of_rep = |rep| Activating { rep, ..Activating::default() };
    let groups = ready.iter().map(|it| of_rep(it.rep)).collect();
    let steps = Side { faction: Faction::Players, groups }.steps(die.into(), play);
    steps.first().into_iter().flatten().map(|&at| ready[at].clone()).collect()
}

/// Whether somebody has not had their activation of this turn.
fn is_ready(battle: &Battle, who: PersonId) -> bool {
    let person = battle.person(who);
    !person.turn.done && matches!(person.state, State::Functioning | State::Stunned(_))
}

/// What one player may say about them: each speaks for their own groups, and may let a later player go first.
fn turns(battle: &Battle, waiting: &[Group], (side, seat): (SideId, Seat)) -> Vec<Turns> {
    let own = || waiting.iter().filter(|it| battle.seat_for(it.leader) == seat).cloned();
    let mut later: Vec<Seat> = waiting.iter().map(|it| battle.seat_for(it.leader)).collect();
    later.retain(|it| seat < *it);
    later.sort_unstable();
    later.dedup();
    let activate = own().map(Turns::Activate);
    let left_alone = |it: &SideId| battle.side(*it).is_players() && !battle.hostile(side, *it) && *it != side;
    let oppose = battle.side_ids().filter(left_alone).map(Turns::Oppose);
    activate.chain(own().map(Turns::Leave)).chain(later.into_iter().map(Turns::After)).chain(oppose).collect()
}

/// A group is active; whoever is infected or has Ducked Back tests first.
fn activate(battle: &mut Battle, play: &mut Play<'_>, group: &Group) -> Result<Phase, Pause> {
    battle.groups.retain(|it| it.leader != group.leader);
    for &who in &group.members {
        if is_ready(battle, who) {
            begin(battle, who);
        }
    }
    for &who in &group.members {
        zombie::infection(battle, play, who)?;
    }
    reaction::recover_duck_back(battle, play, group)?;
    Ok(Phase::Active { side: group.side, leader: group.leader, acting: None })
}

/// Whoever has joined the group on their way goes on where they were.
fn begin(battle: &mut Battle, who: PersonId) {
    harm::activate(battle, who);
    let (at, locked) = (battle.person(who).at, !battle.foes(who.into()).is_empty());
    let turn = battle.turn_mut(who);
    if !std::mem::take(&mut turn.joined) {
        (turn.began_at, turn.locked) = (at, locked);
    }
    turn.active = true;
}

/// The activation of a group is over: weapons that were reloaded are ready, stuns and delays are an activation shorter.
pub(super) fn finish(battle: &mut Battle, play: &mut Play<'_>) {
    for who in battle.person_ids() {
        if !battle.person(who).turn.active {
            continue;
        }
        shoot::finish_reloading(battle, play, who);
        harm::finish(battle, play, who);
        let (barred, appalled) = (battle.person(who).barred, battle.person(who).appalled);
        if appalled != 0 {
            let note = Happened::IsAppalled { left: appalled - 1 };
            play.note(rule!("ffo.react.universal.see-the-feast"), who.token(), note);
            play.cite(rule!("ffo.ruling.see-the-feast-stun"));
            change::appal(battle, who, appalled - 1);
        }
        if barred != 0 {
            let note = Happened::LingersByLoot { left: barred - 1 };
            play.note(rule!("ffo.attribute.greedy"), who.token(), note);
            change::bar(battle, who, barred - 1);
        }
        battle.turn_mut(who).end();
    }
}
