//! Who somebody is, for whoever points at them: how far they reach, and whom they see.
use kernel::{Token, Viewer};
use view::{OverlayKind, Preview};

use super::{sketch::Sketch, way};
use crate::{
    battle::{Battle, FigureId, ZombieId, zombie},
    table,
    view::is_open,
};

/// What a card tells and shows of a figure.
pub fn about(battle: &Battle, viewer: Viewer, token: Token) -> Preview {
    let mut sketch = Sketch::new(battle, &[]);
    match FigureId::from_token(token) {
        // How far others can go hangs on what nobody may know yet.
        FigureId::Person(it) if usize::from(it.0) < battle.people.len() && is_open(battle, viewer, it) => {
            way::reach(&mut sketch, it);
        }
        FigureId::Zombie(it) if usize::from(it.0) < battle.zombies.len() => zombie(&mut sketch, it),
        FigureId::Person(_) | FigureId::Zombie(_) | FigureId::Marker(_) => (),
    }
    sketch.done()
}

fn zombie(sketch: &mut Sketch<'_>, which: ZombieId) {
    let battle = sketch.battle;
    let dead = battle.zombie(which);
    if dead.out {
        return;
    }
    let (rep, acts) = (table::zombie::REP, zombie::activation_rep(dead));
    let told = if i32::from(acts) == rep { rep.to_string() } else { format!("{rep}, {acts} when it acts") };
    sketch.line("Rep", told, Some(rule!("atzr.zombie.rep")));
    let (points, hexes) = zombie::reach(battle, which);
    sketch.line("moves", format!("{points} MP"), Some(rule!("atzr.zombie.activation")));
    sketch.hexes(OverlayKind::Reach, hexes, Some(format!("{points} MP")));
    sketch.line("came by side", dead.number.to_string(), Some(rule!("atzr.zombie.place")));
    let seen = battle.functioning().filter(|it| battle.zombie_sees(which, it.0));
    let names: Vec<&str> = seen.map(|it| it.1.name.as_str()).collect();
    let listed = if names.is_empty() { "nobody".to_owned() } else { names.join(", ") };
    sketch.line("sees", listed, Some(rule!("atzr.los.center")));
    if dead.frenzied {
        sketch.line("frenzied", "goes for whoever it sees", None);
    }
}
