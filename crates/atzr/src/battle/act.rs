//! What an active character does (6.0): one of four kinds of action, with movement around it.
use ground::hex::Reach;
use kernel::{
    Choice, Dice, Menu, Note, OptionView, Pause, Play, RuleId, ask,
    question::{Anchor, Then},
};

use super::{
    Battle, Person, PersonId, Phase, building, challenge, charge, encounter, item, list, meet, r#move,
    person::Doing, recovery, refusal, shoot, turn::can_act,
};
use crate::{journal::Choosing, printed::CounterThing};

/// Everything an active character can do, by chapter.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Move(r#move::MoveAction),
    Building(building::BuildingAction),
    Shoot(shoot::ShootAction),
    Charge(charge::ChargeAction),
    Item(item::ItemAction),
    Recovery(recovery::RecoveryAction),
    Meet(meet::MeetAction),
    Challenge(challenge::ChallengeAction),
    Encounter(encounter::EncounterAction),
    /// Lets another of the group go on first.
    Switch(PersonId),
    /// Ends his part of the activation.
    Done,
}

/// Who of the active group goes on; nobody when all are through. Whoever it is may let another go on first, so that nobody has
/// to be asked.
pub fn choose(battle: &Battle, play: &mut Play<'_>, leader: PersonId) -> Option<PersonId> {
    let mut ready = members(battle, leader);
    let next = ready.next()?;
    if ready.next().is_some() {
        play.cite(rule!("atzr.leader.activation"));
    }
    Some(next)
}

/// Those of the active group who are not through.
pub fn members(battle: &Battle, leader: PersonId) -> impl Iterator<Item = PersonId> {
    let group = battle.groups.iter().find(|it| it.leader == leader);
    let all = group.map(|it| it.members.as_slice()).unwrap_or_default();
    all.iter().copied().filter(|&it| can_act(battle, it))
}

/// One thing that he does; who goes on after it, if that is settled.
pub fn act(
    battle: &mut Battle,
    play: &mut Play<'_>,
    leader: PersonId,
    who: PersonId,
) -> Result<Option<PersonId>, Pause> {
    if !can_act(battle, who) {
        return Ok(None);
    }
    let ways = r#move::reach(battle, who);
    let menu = menu_for(battle, leader, (who, &ways), play.is_read());
    if menu.open.as_slice() == [Action::Done] {
        battle.turn_mut(who).end();
        return Ok(None);
    }
    if !battle.person(who).star {
        play.cite(rule!("atzr.ruling.grunt-control"));
    }
    let asking = ask(rule!("atzr.action.list"), battle.seat_for(who))
        .or(sensible(battle, who, &menu))
        .about(who.token());
    match play.pick_from(&*battle, asking, &menu)? {
        Action::Switch(other) => return Ok(Some(other)),
        Action::Done => battle.turn_mut(who).end(),
        action => perform(battle, play, (who, &ways), &action)?,
    }
    Ok(can_act(battle, who).then_some(who))
}

/// Whoever is still about after so many turns without an end has nothing left to do here.
const LONG_TURNS: u16 = 30;

/// What stands if nobody cares: to go home when the objective is reached or the Encounter leads nowhere any more, by the edge
/// where it cannot be ended on the map, and else to be done.
fn sensible(battle: &Battle, who: PersonId, menu: &Menu<Action>) -> usize {
    let find = |wanted: &Action| menu.open.iter().position(|it| it == wanted);
    let over = encounter::is_success(battle, battle.person(who).side) || LONG_TURNS < battle.turn;
    let home = || {
        find(&Action::Encounter(encounter::EncounterAction::CallIt))
            .or_else(|| find(&Action::Move(r#move::MoveAction::Leave)))
            .or_else(|| nearer_the_edge(battle, who, menu))
    };
    let home = if over { home() } else { None };
    home.or_else(|| find(&Action::Done)).unwrap_or(0)
}

/// The step that brings him nearest to the edge of the map, if one brings him nearer.
fn nearer_the_edge(battle: &Battle, who: PersonId, menu: &Menu<Action>) -> Option<usize> {
    let far = |hex| battle.scene.board.grid().to_edge(hex);
    let steps = menu.open.iter().enumerate().filter_map(|(at, it)| match it {
        Action::Move(r#move::MoveAction::Go { to }) => Some((far(*to), at)),
        _ => None,
    });
    steps.min().filter(|it| it.0 < far(battle.person(who).at)).map(|it| it.1)
}

/// What he may do now, and what he may not and why.
pub fn menu(battle: &Battle, leader: PersonId, who: PersonId) -> Menu<Action> {
    menu_for(battle, leader, (who, &r#move::reach(battle, who)), true)
}

/// The same for somebody and the ways he can go, without what only a reader wants to know.
fn menu_for(battle: &Battle, leader: PersonId, (who, ways): (PersonId, &Reach), shown: bool) -> Menu<Action> {
    let mut menu = Menu { open: Vec::with_capacity(48), closed: Vec::with_capacity(16) };
    r#move::offer(battle, who, ways, &mut menu, shown);
    building::offer(battle, who, &mut menu);
    shoot::offer(battle, who, &mut menu, shown);
    charge::offer(battle, who, ways, &mut menu);
    item::offer(battle, who, &mut menu);
    recovery::offer(battle, who, &mut menu);
    meet::offer(battle, who, &mut menu);
    challenge::offer(battle, who, &mut menu);
    encounter::offer(battle, who, &mut menu);
    let stays = may_not_stay(battle, who, &menu);
    if let Some(rule) = stays {
        refuse_what_stops(battle, who, rule, &mut menu);
    }
    for other in members(battle, leader).filter(|&it| it != who) {
        menu.offer_unless(stays, Action::Switch(other));
    }
    menu.offer_unless(stays, Action::Done);
    menu
}

/// Whether he is on his way through a hex with two others in it: as long as he can go on he may not stop there (6.1). Who has
/// not moved was there before the third.
fn may_not_stay(battle: &Battle, who: PersonId, menu: &Menu<Action>) -> Option<RuleId> {
    let goes = |it: &Action| matches!(it, Action::Move(r#move::MoveAction::Go { .. }));
    let person = battle.person(who);
    let full = person.turn.moving && r#move::is_full(battle, who, person.at);
    (full && menu.open.iter().any(goes)).then_some(rule!("atzr.stack.humans"))
}

/// Greys out whatever would leave him in the full hex that he passes through.
fn refuse_what_stops(battle: &Battle, who: PersonId, rule: RuleId, menu: &mut Menu<Action>) {
    let stops = |it: &mut Action| match it {
        Action::Recovery(it) => recovery::stops(battle, who, *it),
        Action::Item(it) => item::burden(battle, it).is_some_and(|it| strands(battle, who, it)),
        Action::Meet(meet::MeetAction::Barter { .. }) => strands(battle, who, item::heaviest(battle)),
        Action::Move(_)
        | Action::Building(_)
        | Action::Shoot(_)
        | Action::Charge(_)
        | Action::Meet(_)
        | Action::Challenge(_)
        | Action::Encounter(_)
        | Action::Switch(_)
        | Action::Done => false,
    };
    let stopping: Vec<Action> = menu.open.extract_if(.., stops).collect();
    menu.closed.extend(stopping.into_iter().map(|it| (it, rule)));
}

/// Whether he could not go on to any hex with this on top of what he has.
fn strands(battle: &Battle, who: PersonId, thing: CounterThing) -> bool {
    let mut then = battle.clone();
    item::receive(&mut then, who, thing.into());
    r#move::free(&then, who).is_empty()
}

/// The ways are those of the menu: nothing has happened since.
fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    (who, ways): (PersonId, &Reach),
    action: &Action,
) -> Result<(), Pause> {
    match action {
        Action::Move(it) => r#move::perform(battle, play, who, ways, it),
        Action::Building(it) => building::perform(battle, play, who, it),
        Action::Shoot(it) => shoot::perform(battle, play, who, it),
        Action::Charge(it) => charge::perform(battle, play, who, it),
        Action::Item(it) => item::perform(battle, play, who, it),
        Action::Recovery(it) => recovery::perform(battle, play, who, it),
        Action::Meet(it) => meet::perform(battle, play, who, it),
        Action::Challenge(it) => challenge::perform(battle, play, who, it),
        Action::Encounter(it) => encounter::perform(battle, play, who, it),
        Action::Switch(_) | Action::Done => Ok(()),
    }
}

/// Why he cannot begin an action of this kind any more, if he cannot (6.0): one action each activation, and after
/// handling items or reloading neither fire nor a Fast Move.
pub fn forbids(person: &Person, wants: Doing) -> Option<RuleId> {
    let taken = person.turn.action.filter(|it| !(*it == wants && wants == Doing::HandleItems));
    if taken.is_some() || person.turn.fired || (person.turn.fast && wants != Doing::Charge) {
        return Some(rule!("atzr.action.list"));
    }
    None
}

/// Spends the activation's action.
pub fn spend(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, doing: Doing) {
    play.cite(rule!("atzr.action.list"));
    battle.turn_mut(who).action = Some(doing);
}

impl Choice for Action {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        let acting = if let Phase::Active { acting, .. } = battle.phase { acting } else { None };
        let who = acting.unwrap_or_default();
        let offered = match self {
            Action::Move(it) => it.offered(battle, who),
            Action::Building(it) => it.offered(battle, who),
            Action::Shoot(it) => it.offered(battle, who),
            Action::Charge(it) => it.offered(battle, who),
            Action::Item(it) => it.offered(battle, who),
            Action::Recovery(it) => it.offered(battle, who),
            Action::Meet(it) => it.offered(battle, who),
            Action::Challenge(it) => it.offered(battle, who),
            Action::Encounter(it) => it.offered(battle, who),
            Action::Switch(other) => {
                let name = &battle.person(*other).name;
                OptionView::new(format!("Let {name} go on first"))
                    .at(Anchor::Token(other.token()))
                    .then(Then::Person)
            }
            Action::Done => OptionView::new(format!("{} is done", battle.person(who).name)),
        };
        offered.group(list::group(battle, who, self))
    }

    fn deed(&self, battle: &Battle) -> Option<Note> {
        let acting = if let Phase::Active { acting, .. } = battle.phase { acting } else { None };
        let who = acting.unwrap_or_default();
        let deed = match self {
            Action::Move(it) => it.deed(battle, who),
            Action::Building(it) => it.deed(battle, who),
            Action::Shoot(it) => it.deed(battle, who),
            Action::Charge(it) => it.deed(battle, who),
            Action::Item(it) => it.deed(battle, who),
            Action::Recovery(it) => it.deed(battle, who),
            Action::Meet(it) => it.deed(battle, who),
            Action::Challenge(it) => it.deed(),
            Action::Encounter(it) => it.deed(battle, who),
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
