//! Several people led at once: each goes as near to a hex as their Movement Points allow, or waits and is done.
use ground::hex::{self, Hex};
use kernel::{Answer, LiveQuestion, Question, Seat, Token};
use shelf::GroupOrder;

use crate::battle::{
    Battle, FigureId, PersonId, Phase,
    act::{self, Action},
    r#move::MoveAction,
    place::Group,
    turn::{Turns, can_act},
};

/// Those of the active side whom one player may lead: they can act and are theirs.
pub fn company(battle: &Battle, question: &Question) -> Vec<Token> {
    let side = match battle.phase {
        Phase::Groups { side } | Phase::Active { side, .. } => side,
        _ => return Vec::new(),
    };
    let asks = [rule!("atzr.turn.group-order"), rule!("atzr.action.list")];
    if !asks.contains(&question.why) {
        return Vec::new();
    }
    let own = battle.functioning().filter(|it| it.1.side == side && can_act(battle, it.0));
    own.filter(|it| battle.seat_for(it.0) == question.seat).map(|it| it.0.token()).collect()
}

/// The answer that leads them on; nothing where anything but going and being done is asked.
pub fn lead(asked: &LiveQuestion<'_>, order: &GroupOrder) -> Option<Answer> {
    let battle = asked.table::<Battle>()?;
    let find = |suits: &dyn Fn(usize) -> bool| (0..asked.len()).find(|&it| suits(it)).map(Answer::One);
    if asked.item::<Turns>(0).is_some() {
        return find(&|it| match asked.item(it) {
            Some(Turns::Activate(group)) => group.members.iter().any(|&who| goes(battle, order, group, who)),
            Some(Turns::Leave(_) | Turns::After(_)) | None => false,
        });
    }
    if asked.ask.why != rule!("atzr.action.list") {
        return None;
    }
    let about = asked.ask.about.filter(|it| order.who.contains(it))?;
    let FigureId::Person(who) = FigureId::from_token(about) else { return None };
    let done = || find(&|it| asked.item(it) == Some(&Action::Done));
    let Some(to) = order.to.and_then(hex::at) else { return done() };
    if let Some(step) = nearest(battle, asked, who, to) {
        return Some(Answer::One(step));
    }
    let group = battle.groups.iter().find(|it| it.members.contains(&who))?;
    let goes_on = |it: usize| matches!(asked.item(it), Some(Action::Switch(other)) if goes(battle, order, group, *other));
    find(&goes_on).or_else(|| if is_through(battle, order, group) { done() } else { None })
}

/// Whether a group has done all it was told and makes room for another one that goes. Whoever has not set off, or is not led, has
/// their turn still.
fn is_through(battle: &Battle, order: &GroupOrder, group: &Group) -> bool {
    let walked = |it: PersonId| order.who.contains(&it.token()) && battle.person(it).turn.moving;
    let led = |it: &Group| it.members.iter().any(|&who| goes(battle, order, it, who));
    let mut others = battle.groups.iter().filter(|it| it.leader != group.leader);
    group.members.iter().all(|&it| !can_act(battle, it) || walked(it)) && others.any(led)
}

/// Whether somebody can do as they are told, going or waiting.
fn goes(battle: &Battle, order: &GroupOrder, group: &Group, who: PersonId) -> bool {
    if !can_act(battle, who) || !order.who.contains(&who.token()) {
        return false;
    }
    let Some(to) = order.to.and_then(hex::at) else { return true };
    let here = battle.person(who).at.distance(to);
    let nearer =
        |it: &Action| matches!(it, Action::Move(MoveAction::Go { to: hex }) if hex.distance(to) < here);
    act::menu(battle, group.leader, who).open.iter().any(nearer)
}

/// The option that brings somebody nearest to a hex; nothing where none brings them nearer.
fn nearest(battle: &Battle, asked: &LiveQuestion<'_>, who: PersonId, to: Hex) -> Option<usize> {
    let here = battle.person(who).at.distance(to);
    let steps = (0..asked.len()).filter_map(|at| match asked.item(at) {
        Some(Action::Move(MoveAction::Go { to: hex })) => Some((hex.distance(to), at)),
        _ => None,
    });
    steps.min().filter(|it| it.0 < here).map(|it| it.1)
}

/// The Movement Points of somebody.
pub fn unspent(battle: &Battle, who: Token) -> i64 {
    match FigureId::from_token(who) {
        FigureId::Person(it) => battle.people.get(usize::from(it.0)).map_or(0, |it| it.turn.points.into()),
        FigureId::Zombie(_) | FigureId::Marker(_) => 0,
    }
}

/// What keeps somebody where they are, but that no hex is nearer.
pub fn why_stays(battle: &Battle, who: Token) -> String {
    let Phase::Active { leader, .. } = battle.phase else { return String::new() };
    let acts = |it: &Group| it.leader == leader && it.members.iter().any(|it| it.token() == who);
    if battle.groups.iter().any(acts) {
        return String::new();
    }
    format!("waiting for {}'s group", battle.person(leader).name)
}

/// Whether somebody of a player can still act in this activation.
pub fn is_turn_of(battle: &Battle, seat: Seat) -> bool {
    let side = match battle.phase {
        Phase::Groups { side } | Phase::Active { side, .. } => side,
        _ => return false,
    };
    let mut own = battle.functioning().filter(|it| it.1.side == side && can_act(battle, it.0));
    own.any(|it| battle.seat_for(it.0) == seat)
}
