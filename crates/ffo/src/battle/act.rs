//! What an active figure does (p. 14): one main option and one extra, with movement around them.
use kernel::{
    Choice, Dice, Menu, Note, OptionView, Pause, Play, RuleId, ask,
    question::{Anchor, Then},
};

use smallvec::SmallVec;

use super::{
    Battle, Group, Person, PersonId, Phase, building, captive, challenge, charge, fire,
    group::{self, NamedPerson},
    item, list,
    looking::Looking,
    melee, r#move,
    person::{Extra, Main},
    refusal, retrieve, shoot,
    turn::can_act,
    vehicle,
};
use crate::{
    journal::Choosing,
    table::action::{self, Activation, Deed, Gait, Moved, Tested},
};

/// Everything an active figure can do, by chapter.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Move(r#move::MoveAction),
    Building(building::BuildingAction),
    Fire(fire::FireAction),
    Shoot(shoot::ShootAction),
    Charge(charge::ChargeAction),
    Melee(melee::MeleeAction),
    Captive(captive::CaptiveAction),
    Item(item::ItemAction),
    Retrieve(retrieve::RetrieveAction),
    Challenge(challenge::ChallengeAction),
    Vehicle(vehicle::VehicleAction),
    /// Goes on with a group that they have joined, when it acts; by its Leader.
    Join(PersonId),
    /// Lets another of the group go on first.
    Switch(PersonId),
    /// Ends their part of the activation.
    Done,
}

/// Who of the active group goes on; nobody when all are through.
pub fn choose(battle: &mut Battle, play: &mut Play<'_>, leader: PersonId) -> Result<Option<PersonId>, Pause> {
    let ready: Vec<NamedPerson> = members(battle).map(NamedPerson).collect();
    match ready.as_slice() {
        [] => Ok(None),
        [only] => Ok(Some(only.0)),
        [..] => {
            let asking = ask(rule!("ffo.turn.one-group-at-a-time"), battle.seat_for(leader));
            Ok(Some(play.pick(&*battle, asking, &ready)?.0))
        }
    }
}

/// Those of the active group who are not through.
pub fn members(battle: &Battle) -> impl Iterator<Item = PersonId> {
    battle.person_ids().filter(|&it| can_act(battle, it))
}

/// One thing that somebody does; who goes on after it, if that is settled.
pub fn act(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<Option<PersonId>, Pause> {
    fire::abandon(battle, play, who)?;
    if !can_act(battle, who) {
        return Ok(None);
    }
    let menu = menu(battle, who);
    if menu.open.as_slice() == [Action::Done] {
        finish(battle, play, who);
        return Ok(None);
    }
    if !battle.person(who).star {
        play.cite(rule!("ffo.figure.star-or-grunt"));
        play.cite(rule!("ffo.ruling.who-controls"));
    }
    let done = menu.open.iter().position(|it| *it == Action::Done).unwrap_or(0);
    let asking = ask(rule!("ffo.action.choice"), battle.seat_for(who)).or(done).about(who.token());
    match play.pick_from(&*battle, asking, &menu)? {
        Action::Switch(other) => return Ok(Some(other)),
        Action::Join(leader) => join(battle, play, who, leader),
        Action::Done => finish(battle, play, who),
        action => perform(battle, play, who, &action)?,
    }
    Ok(can_act(battle, who).then_some(who))
}

/// They are through; a weapon that they have reloaded is ready.
fn finish(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    shoot::finish_reloading(battle, play, who);
    battle.turn_mut(who).end();
}

/// The groups that somebody has joined on their way and that are still to activate on this die, by their Leaders.
fn may_join(battle: &Battle, who: PersonId) -> SmallVec<[PersonId; 2]> {
    let person = battle.person(who);
    let whole = activation(person, None).main == action::Main::WholeActivation;
    let Some(die) = battle.side(person.side).die.filter(|_| person.turn.moved && !whole) else {
        return SmallVec::new();
    };
    let now = group::group_of(battle, who, &mut Looking);
    let with = |it: &&Group| it.side == person.side && it.members.iter().any(|it| now.members.contains(it));
    let may = |it: &&Group| i32::from(die) <= it.rep && battle.person(it.leader).carries_on();
    battle.groups.iter().filter(with).filter(may).map(|it| it.leader).collect()
}

/// They are of that group from now on, and active again with it, with what is left of their move.
fn join(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, leader: PersonId) {
    play.cite(rule!("ffo.group.split-combine"));
    if let Some(group) = battle.groups.iter_mut().find(|it| it.leader == leader) {
        group.members.push(who);
    }
    let turn = battle.turn_mut(who);
    (turn.active, turn.joined) = (false, true);
}

/// What they may do now, and what not and why.
pub fn menu(battle: &Battle, who: PersonId) -> Menu<Action> {
    let mut menu = Menu { open: Vec::with_capacity(32), closed: Vec::with_capacity(16) };
    r#move::offer(battle, who, &mut menu);
    building::offer(battle, who, &mut menu);
    fire::offer(battle, who, &mut menu);
    shoot::offer(battle, who, &mut menu);
    charge::offer(battle, who, &mut menu);
    melee::offer(battle, who, &mut menu);
    captive::offer(battle, who, &mut menu);
    item::offer(battle, who, &mut menu);
    retrieve::offer(battle, who, &mut menu);
    challenge::offer(battle, who, &mut menu);
    vehicle::offer(battle, who, &mut menu);
    for leader in may_join(battle, who) {
        menu.offer(Action::Join(leader));
    }
    for other in members(battle).filter(|&it| it != who) {
        menu.offer(Action::Switch(other));
    }
    if !melee::must_fight(battle, who) {
        menu.offer(Action::Done);
    }
    melee::bar_others(battle, who, &mut menu);
    menu
}

fn perform(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, action: &Action) -> Result<(), Pause> {
    match action {
        Action::Move(it) => r#move::perform(battle, play, who, it),
        Action::Building(it) => building::perform(battle, play, who, it),
        Action::Fire(it) => fire::perform(battle, play, who, it),
        Action::Shoot(it) => shoot::perform(battle, play, who, it),
        Action::Charge(it) => charge::perform(battle, play, who, it),
        Action::Melee(it) => melee::perform(battle, play, who, it),
        Action::Captive(it) => captive::perform(battle, play, who, it),
        Action::Item(it) => item::perform(battle, play, who, it),
        Action::Retrieve(it) => retrieve::perform(battle, play, who, it),
        Action::Challenge(it) => challenge::perform(battle, play, who, it),
        Action::Vehicle(it) => vehicle::perform(battle, play, who, it),
        Action::Join(_) | Action::Switch(_) | Action::Done => Ok(()),
    }
}

/// Why somebody cannot begin such a main option any more, if they cannot.
pub fn forbids(person: &Person, wants: Main) -> Option<RuleId> {
    let deed = match wants {
        Main::Fire => Deed::ActiveFire,
        Main::Reload => Deed::Reload,
        Main::Barricade | Main::Search | Main::BreakOff | Main::StartFire | Main::Challenge => {
            Deed::WholeActivation
        }
    };
    if deed == Deed::WholeActivation && shoot::owes(person) {
        return Some(rule!("ffo.ammo.reload"));
    }
    if activation(person, None).may(deed, &mut Looking) {
        return None;
    }
    let turn = &person.turn;
    Some(match deed {
        Deed::ActiveFire | Deed::Reload
            if turn.main == Some(Main::Reload) || turn.fast && deed == Deed::Reload =>
        {
            rule!("ffo.action.reload-move")
        }
        Deed::ActiveFire if turn.fired || turn.fired_in_sight => rule!("ffo.action.active-fire"),
        Deed::ActiveFire
        | Deed::Reload
        | Deed::WholeActivation
        | Deed::Move
        | Deed::TryAFastMove
        | Deed::PickUp
        | Deed::ChargeIntoMelee
        | Deed::DropProne => rule!("ffo.action.choice"),
    })
}

/// Why somebody cannot have such an extra any more, if they cannot. How whoever charges gets to the spot of the test is asked beside it.
pub fn forbids_extra(person: &Person, wants: Extra, gait: Gait) -> Option<RuleId> {
    let deed = match wants {
        Extra::PickUp | Extra::BreakWindow => Deed::PickUp,
        Extra::Charge => Deed::ChargeIntoMelee,
        Extra::DropProne => Deed::DropProne,
    };
    if activation(person, Some(gait)).may(deed, &mut Looking) {
        return None;
    }
    let reloads = person.turn.main == Some(Main::Reload) && person.turn.extra.is_none();
    Some(match person.turn.extra {
        Some(_) => rule!("ffo.action.extra"),
        None if reloads => rule!("ffo.action.reload-move"),
        None => rule!("ffo.action.choice"),
    })
}

/// Why somebody cannot try a Fast Move, if they cannot.
pub fn forbids_fast(person: &Person) -> Option<RuleId> {
    if shoot::owes(person) {
        return Some(rule!("ffo.ammo.reload"));
    }
    if activation(person, None).may(Deed::TryAFastMove, &mut Looking) {
        return None;
    }
    let reloads = person.turn.main == Some(Main::Reload);
    Some(if reloads { rule!("ffo.action.reload-move") } else { rule!("ffo.action.choice") })
}

/// What somebody has done in their activation, for the table.
pub fn activation(person: &Person, charge: Option<Gait>) -> Activation {
    let turn = &person.turn;
    Activation {
        main: match turn.main {
            None => action::Main::Nothing,
            Some(Main::Fire) => action::Main::ActiveFire,
            Some(Main::Reload) => action::Main::Reload,
            Some(Main::BreakOff) => action::Main::BrokenOff,
            Some(Main::Barricade | Main::Search | Main::StartFire | Main::Challenge) => {
                action::Main::WholeActivation
            }
        },
        moved: match (turn.fast, turn.moved) {
            (true, _) => Moved::Fast,
            (false, true) => Moved::Normally,
            (false, false) => Moved::NotAtAll,
        },
        extra: turn.extra.map(|it| match it {
            Extra::PickUp | Extra::BreakWindow => action::Extra::PickUp,
            Extra::Charge => action::Extra::ChargeIntoMelee,
            Extra::DropProne => action::Extra::DropProne,
        }),
        in_sight: if turn.fired_in_sight { Tested::AndFired } else { Tested::NotAtAll },
        returned_fire: false,
        charge,
    }
}

impl Choice for Action {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        let who = acting(battle);
        let offered = match self {
            Action::Move(it) => it.offered(battle, who),
            Action::Building(it) => it.offered(battle, who),
            Action::Fire(it) => it.offered(battle, who),
            Action::Shoot(it) => it.offered(battle, who),
            Action::Charge(it) => it.offered(battle, who),
            Action::Melee(it) => it.offered(battle, who),
            Action::Captive(it) => it.offered(battle, who),
            Action::Item(it) => it.offered(battle, who),
            Action::Retrieve(it) => it.offered(battle, who),
            Action::Challenge(it) => it.offered(battle, who),
            Action::Vehicle(it) => it.offered(battle, who),
            Action::Join(leader) => {
                let name = &battle.person(*leader).name;
                OptionView::new(format!("Go on later with {name}'s group")).at(Anchor::Token(leader.token()))
            }
            Action::Switch(other) => {
                OptionView::new(format!("Let {} go on first", battle.person(*other).name))
                    .at(Anchor::Token(other.token()))
                    .then(Then::Person)
            }
            Action::Done => OptionView::new(format!("{} is done", battle.person(who).name)),
        };
        offered.group(list::group(self))
    }

    fn deed(&self, battle: &Battle) -> Option<Note> {
        let who = acting(battle);
        let deed = match self {
            Action::Move(it) => it.deed(battle, who),
            Action::Building(it) => it.deed(battle, who),
            Action::Fire(it) => it.deed(battle, who),
            Action::Shoot(it) => it.deed(battle, who),
            Action::Charge(it) => it.deed(battle, who),
            Action::Melee(it) => it.deed(battle, who),
            Action::Captive(it) => it.deed(battle, who),
            Action::Item(it) => it.deed(battle, who),
            Action::Retrieve(it) => it.deed(battle, who),
            Action::Challenge(it) => it.deed(battle, who),
            Action::Vehicle(it) => it.deed(battle, who),
            Action::Join(leader) => Choosing::JoinsGroup { leader: leader.token() },
            Action::Switch(other) => Choosing::LetsGoOn { whom: other.token() },
            Action::Done => Choosing::Done,
        };
        Some(deed.into())
    }

    fn forbidden(&self, battle: &Battle, by: RuleId) -> Option<String> {
        let Phase::Active { acting: Some(who), .. } = battle.phase else { return None };
        refusal::reason(battle, who, self, by)
    }
}

/// Whose options they are.
fn acting(battle: &Battle) -> PersonId {
    let acting = if let Phase::Active { acting, .. } = battle.phase { acting } else { None };
    acting.unwrap_or_default()
}
