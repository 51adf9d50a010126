//! Several people led at once: each goes as near to a place as their AP allow, or waits, and is done.
use kernel::{Answer, LiveQuestion, Point, Question, Token, question::AskedFor};
use shelf::GroupOrder;

use crate::battle::{
    Battle, FigureId, Phase,
    act::{Action, Actor, to_come},
    r#move::{MoveAction, nearest_end},
};

/// Those who may be led together: the one who acts, and those of the same player who have still to act.
pub fn company(battle: &Battle, question: &Question) -> Vec<Token> {
    if question.why != rule!("dwa.turn.human-activation") {
        return Vec::new();
    }
    let acting = match battle.phase {
        Phase::Humans { acting } => acting,
        _ => None,
    };
    let waiting = to_come(battle).filter(|&it| battle.humans[usize::from(it)].seat == question.seat);
    acting.into_iter().chain(waiting).map(|it| FigureId::Human(it).token()).collect()
}

/// The answer that leads them on; nothing where anything but walking and being done is asked.
pub fn lead(asked: &LiveQuestion<'_>, order: &GroupOrder) -> Option<Answer> {
    let battle = asked.table::<Battle>()?;
    if asked.item::<Actor>(0).is_some() {
        return next(battle, asked, order);
    }
    let about = asked.ask.about.filter(|it| order.who.contains(it))?;
    let FigureId::Human(human) = FigureId::from_token(about) else { return None };
    match asked.shape {
        AskedFor::Point(_) if asked.ask.why == rule!("dwa.move.distance") => {
            nearest_end(battle, human, order.to?).map(Answer::Point)
        }
        AskedFor::One(_) => act(battle, asked, human, order).map(Answer::One),
        _ => None,
    }
}

/// Who is next: of those who go somewhere the nearest to it, so that nobody stands in another's way.
fn next(battle: &Battle, asked: &LiveQuestion<'_>, order: &GroupOrder) -> Option<Answer> {
    let listed = (0..asked.len()).filter_map(|at| Some((at, FigureId::Human(asked.item::<Actor>(at)?.0))));
    let led = listed.filter(|it| order.who.contains(&it.1.token()));
    let far = |who: FigureId| order.to.map_or(0, |to| ground::open::measure::dist2(battle.at(who), to));
    led.min_by_key(|it| far(it.1)).map(|it| Answer::One(it.0))
}

/// A walk where there is one to make, and else to be done. Whoever is held in close combat has something else to think about.
fn act(battle: &Battle, asked: &LiveQuestion<'_>, human: u16, order: &GroupOrder) -> Option<usize> {
    let find = |wanted: &Action| (0..asked.len()).find(|&it| asked.item(it) == Some(wanted));
    let walks =
        |to: Point| nearest_end(battle, human, to).and_then(|_| find(&Action::Move(MoveAction::Walk)));
    match order.to {
        Some(_) if battle.in_close_combat(human) => None,
        Some(to) => walks(to).or_else(|| find(&Action::Done)),
        None => find(&Action::Done),
    }
}
