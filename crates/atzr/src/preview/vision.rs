//! What somebody sees from where he stands, hex by hex.
use ground::hex::Hex;
use kernel::{Token, Viewer};
use view::{OverlayKind, Preview};

use super::sketch::Sketch;
use crate::{
    battle::{Battle, FigureId, PersonId, ZombieId},
    view::is_open,
};

/// The hexes that a figure sees. What blocks them is open to everybody; whether somebody is behind cover is too.
pub fn sees(battle: &Battle, viewer: Viewer, token: Token) -> Preview {
    let mut sketch = Sketch::new(battle, &[]);
    let seen = match FigureId::from_token(token) {
        FigureId::Person(it) => by_person(battle, it),
        FigureId::Zombie(it) => by_zombie(battle, it),
        FigureId::Marker(_) => Vec::new(),
    };
    if !seen.is_empty() {
        told(&mut sketch, viewer, FigureId::from_token(token), seen.len());
        sketch.hexes(OverlayKind::Vision, seen, None);
    }
    sketch.done()
}

fn by_person(battle: &Battle, who: PersonId) -> Vec<Hex> {
    if battle.people.len() <= usize::from(who.0) || !battle.person(who).functions() {
        return Vec::new();
    }
    battle.scene.board.grid().hexes().filter(|&it| battle.sees_hex(who, it)).collect()
}

fn by_zombie(battle: &Battle, which: ZombieId) -> Vec<Hex> {
    if battle.zombies.len() <= usize::from(which.0) || battle.zombie(which).out {
        return Vec::new();
    }
    let from = battle.zombie(which).at;
    battle.scene.board.grid().hexes().filter(|&it| battle.line(from, it)).collect()
}

fn told(sketch: &mut Sketch<'_>, viewer: Viewer, who: FigureId, hexes: usize) {
    let battle = sketch.battle;
    let name = battle.name(who);
    sketch.line(format!("{name} sees"), format!("{hexes} hexes"), Some(rule!("atzr.los.center")));
    if let FigureId::Person(it) = who
        && !is_open(battle, viewer, it)
    {
        sketch.line("Rep", "not known before you see them", Some(rule!("atzr.ruling.hidden-in-multiplayer")));
    }
}
