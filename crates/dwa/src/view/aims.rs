//! What the humans are after (8): each part of it with its count, and where on the table it lies.
use ground::open::Polygon;
use view::{Aim, GoalProgress, NamedValue, Outline, Overlay, OverlayKind, Panel, Standing};

use super::line;
use crate::battle::{
    Battle,
    victory::{self, Edge, Goal, TableArea},
};

/// How far a way out reaches onto the table, in millimetres.
const STRIP: i32 = 14;

pub(super) fn panel(battle: &Battle) -> Panel {
    let aims = battle.scene.goal.parts().into_iter().map(|it| aim(it, battle)).collect();
    let standing = victory::judge(battle);
    let mut lines = vec![
        line("people alive", format!("{} of {}", standing.alive, standing.started)),
        line("zombies destroyed", standing.zombies_destroyed.to_string()),
    ];
    if battle.result.is_none() {
        lines.extend(ahead(battle));
    }
    Panel { title: "Goal".to_owned(), aims, lines, ..Panel::default() }
}

/// What has to be known while it is played.
fn ahead(battle: &Battle) -> Vec<NamedValue> {
    let last = battle.scene.last_turn.map(|it| line("last turn", it.to_string()));
    last.into_iter().chain([line("units", battle.rules.units.length().name())]).collect()
}

/// A goal with its count, and whether that is enough: at the end of the game in any case, before it if it is.
fn aim(goal: &Goal, battle: &Battle) -> Aim {
    let standing = match (goal.is_met(battle, battle.result.is_some()), battle.result.is_some()) {
        (true, _) => Standing::Reached,
        (false, true) => Standing::Missed,
        (false, false) => Standing::Open,
    };
    let counts: Vec<GoalProgress> =
        goal.counts(battle).into_iter().map(|(done, wanted)| GoalProgress::of("", done, wanted)).collect();
    let count = counts.iter().map(|it| it.value.as_str()).collect::<Vec<_>>().join(", ");
    let so_far = match standing {
        Standing::Open | Standing::Met => count,
        Standing::Reached => format!("{count}, reached"),
        Standing::Missed => format!("{count}, not reached"),
    };
    let rule = Some(rule!("dwa.setup.victory-conditions"));
    Aim { name: "goal".to_owned(), what: goal.words(), rule, counts, standing, so_far }
}

/// The places that the goal names.
pub(super) fn marked(battle: &Battle) -> Vec<Overlay> {
    battle.scene.goal.parts().into_iter().flat_map(|it| places(it, battle)).collect()
}

fn places(goal: &Goal, battle: &Battle) -> Vec<Overlay> {
    match goal {
        Goal::Reach { place, .. } => areas(place, battle, "reach this"),
        Goal::Hold { place, .. } => areas(place, battle, "hold this"),
        Goal::Leave { edge, .. } | Goal::CarryOut { edge, .. } | Goal::DriveOff { edge, .. } => {
            edges(*edge).iter().map(|it| strip(*it, battle)).collect()
        }
        Goal::Survive | Goal::Kill { .. } | Goal::All(_) | Goal::Any(_) => Vec::new(),
    }
}

fn areas(place: &TableArea, battle: &Battle, label: &str) -> Vec<Overlay> {
    place.areas(battle.scene.ground.table()).map(|it| goal(it, label)).collect()
}

fn edges(edge: Option<Edge>) -> Vec<Edge> {
    edge.map_or_else(|| Edge::ALL.to_vec(), |it| vec![it])
}

/// The rim of the table that one leaves it over.
fn strip(edge: Edge, battle: &Battle) -> Overlay {
    let [x, y, wide, high] = edge.strip(battle.scene.ground.table(), STRIP);
    goal(Polygon::rectangle(x, y, wide, high), "way out")
}

fn goal(area: Polygon, label: &str) -> Overlay {
    Overlay { kind: OverlayKind::Goal, outline: Outline::Area(area), label: Some(label.to_owned()) }
}
