//! Activations (8.2): which human acts, what he may do, one action at a time; and manipulating things (9.1).
mod begin;
mod decision;
mod doors;
mod heal;
mod things;

use ground::open::{Circle, OpeningId, measure};
use kernel::{Choice, Dice, Menu, Note, OptionView, Pause, Play, Point, RuleId, ask};

pub(crate) use self::begin::{Actor, to_come};
pub use self::{
    begin::choose,
    heal::Means,
    things::{CarriedThing, Source, called, receive},
};
use super::{
    Battle, FigureId, Phase, ammo, ap, cc,
    figure::BASE_MM,
    item, list,
    r#move::{self, MoveAction},
    psychosis, quirk, refusal, search, shoot, skill, vehicle,
};

/// Everything a human can do with his AP, by chapter.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Move(MoveAction),
    Act(ActAction),
    Ammo(ammo::AmmoAction),
    Shoot(shoot::ShootAction),
    Cc(cc::CcAction),
    Search(search::SearchAction),
    Item(item::ItemAction),
    Vehicle(vehicle::VehicleAction),
    Skill(skill::SkillAction),
    /// Ends the activation; AP not used are lost.
    Done,
}

/// Manipulating things (9.1).
#[derive(Clone, Debug, PartialEq)]
pub enum ActAction {
    Open(OpeningId),
    Close(OpeningId),
    /// The place among what lies on the table.
    PickUp(usize),
    Give {
        what: CarriedThing,
        to: u16,
    },
    Drop(CarriedThing),
    /// Takes a carried weapon in hand, or two handguns.
    Switch {
        first: u8,
        second: Option<u8>,
    },
    Heal {
        whom: u16,
        with: Means,
    },
}

/// One action of one human.
pub fn act(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    if is_over(battle, human) {
        return end(battle, play, human);
    }
    let menu = menu(battle, human);
    let must_leave = battle.humans[usize::from(human)].turn.must_leave;
    if nothing_left(battle, &menu) {
        return end(battle, play, human);
    }
    // Who does not care what he does is done, or leaves if he has to.
    let done = menu.open.iter().position(|it| *it == Action::Done || must_leave && is_walk(it)).unwrap_or(0);
    let asking = ask(rule!("dwa.turn.human-activation"), battle.humans[usize::from(human)].seat).or(done);
    let action = play.pick_from(&*battle, asking.about(FigureId::Human(human).token()), &menu)?;
    perform(battle, play, human, &action)?;
    if action == Action::Done || is_over(battle, human) {
        return end(battle, play, human);
    }
    battle.turn_of(human).begun |= begins(&action);
    Ok(())
}

/// What he may do now, and what he may not and why.
pub fn menu(battle: &Battle, human: u16) -> Menu<Action> {
    let mut menu = Menu { open: Vec::with_capacity(32), closed: Vec::with_capacity(32) };
    r#move::offer(battle, human, &mut menu);
    offer(battle, human, &mut menu);
    ammo::offer(battle, human, &mut menu);
    shoot::offer(battle, human, &mut menu);
    cc::offer(battle, human, &mut menu);
    search::offer(battle, human, &mut menu);
    item::offer(battle, human, &mut menu);
    vehicle::offer(battle, human, &mut menu);
    skill::offer(battle, human, &mut menu);
    menu.offer(Action::Done);
    if battle.humans[usize::from(human)].turn.must_leave {
        close(&mut menu, rule!("dwa.cc.break"), leaves_contact);
    } else if battle.in_close_combat(human) {
        close(&mut menu, rule!("dwa.cc.allowed-actions"), allowed_in_close_combat);
    }
    psychosis::restrict(battle, human, &mut menu);
    quirk::restrict(battle, human, &mut menu);
    if battle.humans[usize::from(human)].turn.must_leave && menu.open.iter().any(is_walk) {
        close(&mut menu, rule!("dwa.cc.break"), |it| *it != Action::Done);
    }
    menu
}

/// Does what was chosen.
pub fn perform(battle: &mut Battle, play: &mut Play<'_>, human: u16, action: &Action) -> Result<(), Pause> {
    match action {
        Action::Move(it) => r#move::perform(battle, play, human, it),
        Action::Act(it) => manipulate(battle, play, human, it),
        Action::Ammo(it) => ammo::perform(battle, play, human, it),
        Action::Shoot(it) => {
            if 0 < battle.humans[usize::from(human)].turn.ap_on_movement {
                play.cite(rule!("dwa.move.fire-during-move"));
            }
            shoot::perform(battle, play, human, it)
        }
        Action::Cc(it) => cc::perform(battle, play, human, it),
        Action::Search(it) => search::perform(battle, play, human, it),
        Action::Item(it) => item::perform(battle, play, human, it),
        Action::Vehicle(it) => vehicle::perform(battle, play, human, it),
        Action::Skill(it) => skill::perform(battle, play, human, it),
        Action::Done => Ok(()),
    }
}

fn is_over(battle: &Battle, human: u16) -> bool {
    let figure = &battle.humans[usize::from(human)];
    !figure.is_alive() || figure.turn.done
}

/// What he has not spent is lost, and the next may begin.
fn end(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    let turn = battle.turn_of(human);
    turn.done = true;
    turn.ap = 0;
    turn.ap_not_for_movement = 0;
    turn.paid_mm = 0;
    play.cite(rule!("dwa.ap.no-saving"));
    psychosis::end(battle, play, human);
    Ok(())
}

/// Whether he could do nothing more that changes anything.
fn nothing_left(battle: &Battle, menu: &Menu<Action>) -> bool {
    let turns = facing_matters(battle);
    menu.open.iter().all(|it| match it {
        Action::Done | Action::Act(ActAction::Drop(_)) => true,
        Action::Move(MoveAction::Turn) => !turns,
        Action::Move(_)
        | Action::Act(_)
        | Action::Ammo(_)
        | Action::Shoot(_)
        | Action::Cc(_)
        | Action::Search(_)
        | Action::Item(_)
        | Action::Vehicle(_)
        | Action::Skill(_) => false,
    })
}

/// Only humans strike at backs, and only some minds turn them against each other.
pub(super) fn facing_matters(battle: &Battle) -> bool {
    battle.rules.trauma || battle.humans.iter().any(|it| it.seat != battle.humans[0].seat)
}

/// Whether an action makes it too late to break from close combat: all but standing up and turning.
fn begins(action: &Action) -> bool {
    !matches!(action, Action::Move(MoveAction::StandUp | MoveAction::Turn | MoveAction::Use(_)))
}

/// Greys out whatever is not `allowed`.
pub(super) fn close(menu: &mut Menu<Action>, by: RuleId, allowed: impl Fn(&Action) -> bool) {
    let (open, forbidden): (Vec<_>, Vec<_>) = std::mem::take(&mut menu.open).into_iter().partition(&allowed);
    menu.open = open;
    for action in forbidden {
        menu.refuse(by, action);
    }
}

fn allowed_in_close_combat(action: &Action) -> bool {
    match action {
        Action::Shoot(_) | Action::Cc(_) | Action::Skill(_) | Action::Done => true,
        Action::Move(it) => matches!(it, MoveAction::StandUp | MoveAction::Turn),
        Action::Act(_) | Action::Ammo(_) | Action::Search(_) | Action::Item(_) | Action::Vehicle(_) => false,
    }
}

fn leaves_contact(action: &Action) -> bool {
    matches!(action, Action::Move(MoveAction::Walk | MoveAction::Turn | MoveAction::StandUp) | Action::Done)
}

fn is_walk(action: &Action) -> bool {
    *action == Action::Move(MoveAction::Walk)
}

impl Choice for Action {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        let human = match battle.phase {
            Phase::Humans { acting } => acting.unwrap_or(0),
            _ => 0,
        };
        let offered = match self {
            Action::Move(it) => r#move::offered(battle, human, it),
            Action::Act(it) => offered(battle, human, it),
            Action::Ammo(it) => ammo::offered(battle, human, it),
            Action::Shoot(it) => shoot::offered(battle, human, it),
            Action::Cc(it) => cc::offered(battle, human, it),
            Action::Search(it) => search::offered(battle, human, it),
            Action::Item(it) => item::offered(battle, human, it),
            Action::Vehicle(it) => vehicle::offered(battle, human, it),
            Action::Skill(it) => skill::offered(battle, human, it),
            Action::Done => OptionView::new("done"),
        };
        list::sorted(battle, human, self, offered)
    }

    fn label(&self, battle: &Battle) -> String {
        if let (Action::Shoot(it), Phase::Humans { acting: Some(human) }) = (self, battle.phase) {
            return shoot::described(battle, human, it).label;
        }
        self.offered(battle).label
    }

    fn deed(&self, battle: &Battle) -> Option<Note> {
        let Phase::Humans { acting: Some(human) } = battle.phase else { return None };
        Some(decision::decision(battle, human, self).into())
    }

    fn forbidden(&self, battle: &Battle, by: RuleId) -> Option<String> {
        let Phase::Humans { acting: Some(human) } = battle.phase else { return None };
        refusal::reason(battle, human, self, by)
    }
}

/// Adds what he may manipulate now, and what he may not and why.
pub fn offer(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    doors::offer(battle, human, menu);
    things::offer(battle, human, menu);
    heal::offer(battle, human, menu);
}

fn manipulate(battle: &mut Battle, play: &mut Play<'_>, human: u16, action: &ActAction) -> Result<(), Pause> {
    match *action {
        ActAction::Open(id) => doors::turn(battle, play, human, id, true),
        ActAction::Close(id) => doors::turn(battle, play, human, id, false),
        ActAction::PickUp(at) => things::pick_up(battle, play, human, at),
        ActAction::Give { what, to } => things::give(battle, play, human, what, to),
        ActAction::Drop(what) => things::drop(battle, play, human, what),
        ActAction::Switch { first, second } => things::switch(battle, play, human, first, second),
        ActAction::Heal { whom, with } => heal::heal(battle, play, human, whom, with),
    }
    Ok(())
}

/// How it is shown to whoever chooses.
pub fn offered(battle: &Battle, human: u16, action: &ActAction) -> OptionView {
    match *action {
        ActAction::Open(id) => doors::offered(battle, human, id, "open"),
        ActAction::Close(id) => doors::offered(battle, human, id, "close"),
        ActAction::PickUp(_) | ActAction::Give { .. } | ActAction::Drop(_) | ActAction::Switch { .. } => {
            things::offered(battle, human, action)
        }
        ActAction::Heal { whom, with } => heal::offered(battle, human, whom, with),
    }
}

/// Whether what lies at a place, as large as a base, is in contact with a human.
pub(super) fn touches(battle: &Battle, human: u16, place: Point) -> bool {
    measure::contact(battle.base(FigureId::Human(human)), Circle::new(place, BASE_MM))
}

/// An option unless its price is more than he has.
pub(super) fn offer_for(battle: &Battle, human: u16, ap: u8, menu: &mut Menu<Action>, action: Action) {
    menu.offer_unless(ap::unpayable(battle, human, ap), action);
}
