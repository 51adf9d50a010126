//! Who somebody is, for whoever points at them: how far they reach, and whom they see.
use kernel::{Token, Viewer};
use view::Preview;

use super::{sketch::Sketch, way};
use crate::{
    battle::{Battle, FigureId, ZombieId},
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
    let zombie = battle.zombie(which);
    if zombie.out {
        return;
    }
    let seen = battle.functioning().filter(|it| battle.zombie_sees(which, it.0));
    let names: Vec<&str> = seen.map(|it| it.1.name.as_str()).collect();
    let listed = if names.is_empty() { "nobody".to_owned() } else { names.join(", ") };
    sketch.line("sees", listed, Some(rule!("atzr.los.center")));
    if zombie.frenzied {
        sketch.line("frenzied", "goes for whoever it sees", None);
    }
}
