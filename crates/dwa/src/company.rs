//! Several people led at once: each goes as near to a place as their AP allow, or waits and is done.
use kernel::{Answer, LiveQuestion, Point, Question, Seat, Token, question::AskedFor};
use shelf::GroupOrder;

use crate::battle::{
    Battle, FigureId, Human, Phase,
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

/// Who is next: of those who go somewhere the nearest to it, so that nobody stands in another's way. Whoever cannot get nearer
/// is not led, and has their turn still.
fn next(battle: &Battle, asked: &LiveQuestion<'_>, order: &GroupOrder) -> Option<Answer> {
    let listed = (0..asked.len()).filter_map(|at| Some((at, asked.item::<Actor>(at)?.0)));
    let led = listed.filter(|it| goes(battle, it.1, order));
    let far =
        |who: u16| order.to.map_or(0, |to| ground::open::measure::dist2(battle.at(FigureId::Human(who)), to));
    led.min_by_key(|it| far(it.1)).map(|it| Answer::One(it.0))
}

/// Whether somebody does as they are told, going or waiting.
fn goes(battle: &Battle, human: u16, order: &GroupOrder) -> bool {
    let gets_nearer = |to: Point| !battle.in_close_combat(human) && nearest_end(battle, human, to).is_some();
    order.who.contains(&FigureId::Human(human).token()) && order.to.is_none_or(gets_nearer)
}

/// A walk where there is one to make. Whoever has begun their turn is done only where it is told, or where others cannot go
/// before: of those who walk the last keeps the AP that are left.
fn act(battle: &Battle, asked: &LiveQuestion<'_>, human: u16, order: &GroupOrder) -> Option<usize> {
    let find = |wanted: &Action| (0..asked.len()).find(|&it| asked.item(it) == Some(wanted));
    let Some(to) = order.to else { return find(&Action::Done) };
    if battle.in_close_combat(human) {
        return None;
    }
    let walks = nearest_end(battle, human, to).and_then(|_| find(&Action::Move(MoveAction::Walk)));
    let others = || to_come(battle).any(|it| it != human && goes(battle, it, order));
    let begun = battle.humans[usize::from(human)].turn.begun;
    walks.or_else(|| find(&Action::Done).filter(|_| begun && others()))
}

/// The AP of somebody.
pub fn unspent(battle: &Battle, who: Token) -> i64 {
    human(battle, who).map_or(0, |it| it.turn.ap.into())
}

/// What keeps somebody where they are.
pub fn why_stays(battle: &Battle, who: Token) -> String {
    match FigureId::from_token(who) {
        FigureId::Human(it) if usize::from(it) < battle.humans.len() && battle.in_close_combat(it) => {
            "in close combat".to_owned()
        }
        FigureId::Human(_) | FigureId::Zombie(_) => String::new(),
    }
}

fn human(battle: &Battle, who: Token) -> Option<&Human> {
    match FigureId::from_token(who) {
        FigureId::Human(it) => battle.humans.get(usize::from(it)),
        FigureId::Zombie(_) => None,
    }
}

/// Whether somebody of a player acts or has still to act.
pub fn is_turn_of(battle: &Battle, seat: Seat) -> bool {
    let acts = |it: u16| battle.humans[usize::from(it)].seat == seat;
    match battle.phase {
        Phase::Humans { acting } => {
            acting.is_some_and(|it| acts(it) && !battle.humans[usize::from(it)].turn.done)
                || to_come(battle).any(acts)
        }
        _ => false,
    }
}
