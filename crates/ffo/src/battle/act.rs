//! What an active figure does (p. 14): one main option and one extra, with movement around them.
use kernel::{
    Choice, Menu, Note, OptionView, Pause, Play, RuleId, ask,
    question::{Anchor, Then},
};

use super::{
    Battle, Person, PersonId, Phase, building, captive, challenge, charge, fire,
    group::NamedPerson,
    item, list, melee, r#move,
    person::{Extra, Main},
    refusal, retrieve, shoot,
    turn::can_act,
    vehicle,
};
use crate::journal::Choosing;

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
            let asking = ask(rule!("ffo.action.choice"), battle.seat_for(leader));
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
    if !can_act(battle, who) {
        return Ok(None);
    }
    let menu = menu(battle, who);
    if menu.open.as_slice() == [Action::Done] {
        finish(battle, play, who);
        return Ok(None);
    }
    let done = menu.open.iter().position(|it| *it == Action::Done).unwrap_or(0);
    let asking = ask(rule!("ffo.action.choice"), battle.seat_for(who)).or(done).about(who.token());
    match play.pick_from(&*battle, asking, &menu)? {
        Action::Switch(other) => return Ok(Some(other)),
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
    for other in members(battle).filter(|&it| it != who) {
        menu.offer(Action::Switch(other));
    }
    menu.offer(Action::Done);
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
        Action::Switch(_) | Action::Done => Ok(()),
    }
}

/// Why somebody cannot begin such a main option any more, if they cannot.
pub fn forbids(person: &Person, wants: Main) -> Option<RuleId> {
    let _ = (person, wants);
    None
}

/// Why somebody cannot have such an extra any more, if they cannot.
pub fn forbids_extra(person: &Person, wants: Extra) -> Option<RuleId> {
    let _ = (person, wants);
    None
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
