//! Who somebody is, for whoever points at them: how far they reach, whom they sense, who they are after.
use ground::open::measure;
use kernel::{Point, Token};
use view::{OverlayKind, Preview};

use super::{sketch::Sketch, way};
use crate::battle::{
    Battle, FigureId,
    figure::{BASE_MM, Goal},
    whereabouts::cm,
    zombie::{MOVE_MM, SIGHT_MM, SMELL_MM},
};

/// What a card tells and shows of a figure.
pub fn about(battle: &Battle, token: Token) -> Preview {
    let mut sketch = Sketch::new(battle, &[]);
    match FigureId::from_token(token) {
        FigureId::Human(it) if usize::from(it) < battle.humans.len() => way::reach(&mut sketch, it),
        FigureId::Zombie(it) if (it as usize) < battle.zombies.len() => zombie(&mut sketch, it),
        FigureId::Human(_) | FigureId::Zombie(_) => (),
    }
    sketch.done()
}

fn zombie(sketch: &mut Sketch<'_>, zombie: u32) {
    let (battle, who) = (sketch.battle, FigureId::Zombie(zombie));
    let figure = &battle.zombies[zombie as usize];
    if figure.out {
        return;
    }
    let wide = |mm: i32| 2 * mm + BASE_MM;
    sketch.circle(OverlayKind::Reach, figure.at, wide(MOVE_MM), Some(cm(MOVE_MM)));
    sketch.circle(OverlayKind::Step, figure.at, wide(SMELL_MM), Some(format!("smells {}", cm(SMELL_MM))));
    let (to, words) = goal(battle, figure.goal);
    if let Some(to) = to {
        stage::sketch::line(sketch, vec![figure.at, to]);
    }
    sketch.line("after", words, Some(rule!("dwa.zombie.sense-order")));
    sketch.line("moves", cm(MOVE_MM), None);
    sketch.line("smells", smelled(battle, figure.at), Some(rule!("dwa.zombie.smell")));
    let near = |at: Point| measure::distance(at, figure.at) <= SIGHT_MM + BASE_MM;
    let seen = battle.humans().filter(|it| near(it.1.at) && battle.sees(who, FigureId::Human(it.0)));
    sketch.line("sees", listed(seen.map(|it| it.1.name.as_str())), Some(rule!("dwa.zombie.sight")));
}

fn goal(battle: &Battle, goal: Goal) -> (Option<Point>, String) {
    match goal {
        Goal::None => (None, "nobody yet".to_owned()),
        Goal::Human(it) => {
            let human = battle.humans.get(usize::from(it));
            (human.map(|it| it.at), human.map_or_else(String::new, |it| it.name.clone()))
        }
        Goal::Noise { at, .. } => (Some(Point::new(at.0, at.1)), "a noise".to_owned()),
        Goal::Wander(_) => (None, "nobody: it wanders".to_owned()),
    }
}

fn smelled(battle: &Battle, at: Point) -> String {
    let near = battle.humans().filter(|it| measure::distance(at, it.1.at) <= SMELL_MM + BASE_MM);
    listed(near.map(|it| it.1.name.as_str()))
}

fn listed<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.collect();
    if names.is_empty() { "nobody".to_owned() } else { names.join(", ") }
}
