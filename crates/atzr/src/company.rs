//! Several people led at once: each goes as near to a hex as their Movement Points allow, or waits, and is done.
use ground::hex::{self, Hex};
use kernel::{Answer, LiveQuestion, Question, Token};
use shelf::GroupOrder;

use crate::battle::{
    Battle, FigureId, PersonId, Phase, act::Action, group::NamedPerson, r#move::MoveAction, turn::Turns,
    turn::can_act,
};

/// Those of the active side whom one player may lead: they can act and are theirs.
pub fn company(battle: &Battle, question: &Question) -> Vec<Token> {
    let side = match battle.phase {
        Phase::Groups { side } | Phase::Active { side, .. } => side,
        _ => return Vec::new(),
    };
    let asks = [rule!("atzr.turn.group-order"), rule!("atzr.leader.activation"), rule!("atzr.action.list")];
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
            Some(Turns::Activate(group)) => group.members.iter().any(|&who| is_led(battle, order, who)),
            Some(Turns::Leave(_) | Turns::After(_)) | None => false,
        });
    }
    if asked.item::<NamedPerson>(0).is_some() && asked.ask.why == rule!("atzr.leader.activation") {
        return find(&|it| asked.item(it).is_some_and(|it: &NamedPerson| is_led(battle, order, it.0)));
    }
    if asked.ask.why != rule!("atzr.action.list") {
        return None;
    }
    let about = asked.ask.about.filter(|it| order.who.contains(it))?;
    let FigureId::Person(who) = FigureId::from_token(about) else { return None };
    let step = order.to.and_then(hex::at).and_then(|to| nearest(battle, asked, who, to));
    step.map(Answer::One).or_else(|| find(&|it| asked.item(it) == Some(&Action::Done)))
}

fn is_led(battle: &Battle, order: &GroupOrder, who: PersonId) -> bool {
    can_act(battle, who) && order.who.contains(&who.token())
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
