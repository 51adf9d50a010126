//! What an answer would come to, shown before it is given: measured by the code that plays, and nothing rolled.
mod about;
mod fight;
mod sketch;
mod vision;
mod way;

use kernel::{Answer, Earlier, LiveQuestion, question::Anchor};
use view::Preview;

pub use self::about::about;
use self::sketch::Sketch;
pub use self::vision::sees;
use crate::battle::{
    Battle, FigureId, PersonId,
    act::Action,
    r#move::MoveAction,
    shoot::{ShootAction, targets},
};

/// What belongs on the map beside an open question, or with an answer, what that one would come to.
pub fn preview(asked: &LiveQuestion<'_>, _earlier: &Earlier, answer: Option<&Answer>) -> Preview {
    let Some(battle) = asked.table::<Battle>() else { return Preview::default() };
    let mut sketch = Sketch::new(battle, &aims(battle, asked));
    match answer {
        None => question(&mut sketch, asked),
        Some(Answer::One(at)) => option(&mut sketch, asked, *at),
        Some(Answer::Some(these) | Answer::Order(these)) => {
            these.iter().for_each(|&at| plain(&mut sketch, asked, at));
        }
        Some(Answer::YesNo(_) | Answer::Number(_) | Answer::Point(_) | Answer::Form(_) | Answer::Game(_)) => {
        }
    }
    sketch.done_for(asked, answer)
}

/// Whom the question is about.
fn person(battle: &Battle, asked: &LiveQuestion<'_>) -> Option<PersonId> {
    match FigureId::from_token(asked.ask.about?) {
        FigureId::Person(it) if usize::from(it.0) < battle.people.len() => Some(it),
        FigureId::Person(_) | FigureId::Zombie(_) | FigureId::Marker(_) => None,
    }
}

/// Whom the open options are aimed at, in their order: these have their letters before anybody else.
fn aims(battle: &Battle, asked: &LiveQuestion<'_>) -> Vec<FigureId> {
    let mut found: Vec<FigureId> = Vec::new();
    let mut add = |it: FigureId| {
        if !found.contains(&it) {
            found.push(it);
        }
    };
    let Some(of) = asked.options() else { return found };
    for at in 0..of.open() {
        match (asked.shown::<Action>(at), person(battle, asked)) {
            (Some(Action::Shoot(ShootAction::Fire(guns))), Some(who)) => {
                targets(battle, who, *guns).for_each(&mut add);
            }
            (Some(_), _) => (),
            // Other lists of figures are short.
            (None, _) => {
                if let Some(Anchor::Token(token)) = of.describe(at).at {
                    add(FigureId::from_token(token));
                }
            }
        }
    }
    found
}

/// What belongs to the question as a whole: how far the one who acts can go.
fn question(sketch: &mut Sketch<'_>, asked: &LiveQuestion<'_>) {
    let Some(of) = asked.options() else { return };
    let Some(who) = person(sketch.battle, asked) else { return };
    let walks = |at: usize| matches!(asked.shown::<Action>(at), Some(Action::Move(MoveAction::Go { .. })));
    if (0..of.open()).any(walks) {
        way::reach(sketch, who);
    }
}

/// What one option would come to.
fn option(sketch: &mut Sketch<'_>, asked: &LiveQuestion<'_>, at: usize) {
    let (Some(who), Some(action)) = (person(sketch.battle, asked), asked.shown::<Action>(at)) else {
        return plain(sketch, asked, at);
    };
    match action {
        Action::Move(it) => way::moves(sketch, who, *it),
        Action::Shoot(ShootAction::Fire(guns)) => fight::fire(sketch, who, *guns),
        Action::Charge(it) => {
            way::charge(sketch, who, it.hex);
            fight::charge(sketch, who, it.hex);
        }
        Action::Meet(_)
        | Action::Shoot(ShootAction::Blast { .. } | ShootAction::Tank { .. })
        | Action::Building(_)
        | Action::Item(_)
        | Action::Recovery(_)
        | Action::Challenge(_)
        | Action::Encounter(_)
        | Action::Switch(_)
        | Action::Done => plain(sketch, asked, at),
    }
}

/// Where an option points to, how far that is, and what the dice make of it.
fn plain(sketch: &mut Sketch<'_>, asked: &LiveQuestion<'_>, at: usize) {
    let Some(offered) = asked.described(at) else { return };
    let who = person(sketch.battle, asked);
    match offered.at {
        Some(Anchor::Token(token)) => {
            let whom = FigureId::from_token(token);
            if let Some(who) = who.filter(|&it| FigureId::Person(it) != whom) {
                fight::look(sketch, who, whom);
            }
            sketch.aims_at(whom, offered.odds);
        }
        Some(Anchor::Place(place)) => {
            sketch.place(place, None);
            sketch.chances(offered.odds, asked.ask.why);
        }
        None => sketch.chances(offered.odds, asked.ask.why),
    }
}
