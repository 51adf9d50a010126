//! What a test makes people do (7.3): Duck Back, Runaway, and the rest of the results.
use ground::hex::{Hex, Reach};
use kernel::{Choice, Dice, Interrupt, Note, OptionView, Pause, Play, Roll, ask, question::Anchor};

use super::{Battle, PersonId, State, building, card, change, r#move};
use crate::{
    journal::{Choosing, Happened, Interruption},
    printed::Terrain,
};

/// How far cover may be to be ducked into (7.3.3).
const NEAR: u8 = 3;

/// Into the nearest cover at once, in any direction; without any within 3 hexes, away as fast as he can.
pub fn duck_back(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, cause: Hex) -> Result<(), Pause> {
    if !battle.person(who).functions() || battle.person(who).ducked {
        return Ok(());
    }
    play.cite(rule!("atzr.ruling.duck-back-destination"));
    let best = covers(battle, who, cause);
    let Some(&first) = best.first() else { return flee(battle, play, who, cause) };
    let to = match (best.len(), battle.person(who).seat) {
        (1, _) => first,
        (_, Some(seat)) => {
            let asking = ask(rule!("atzr.react.duck-back-move"), seat).about(who.token());
            let asking = asking.because(ducks_from(battle, who, cause));
            let options: Vec<CoverHex> = best.into_iter().map(CoverHex).collect();
            play.pick(&*battle, asking, &options)?.0
        }
        (n, None) => {
            let hexes = || best.iter().map(|&it| it.to_string()).collect();
            best[play.by(who.token()).faces(hexes).one_of(rule!("atzr.react.duck-back-move"), n)]
        }
    };
    play.cite(rule!("atzr.react.duck-back-move"));
    let moves = to != battle.person(who).at;
    battle.turn_mut(who).moving = moves;
    change::enter(battle, play, rule!("atzr.react.duck-back-move"), who, to);
    settle(battle, who);
    change::duck(battle, play, who);
    if moves { surprised(battle, play, who) } else { Ok(()) }
}

/// Whoever stands where it came from.
fn ducks_from(battle: &Battle, who: PersonId, cause: Hex) -> Interrupt {
    let side = battle.person(who).side;
    let there = battle.standing_at(cause).find(|it| battle.hostile(side, it.1.side));
    Interrupt::new(Interruption::HasToDuck).by_all(there.map(|it| it.0.token()))
}

/// Whoever had to give way acts no more until his next activation (8.6), and stands still.
fn settle(battle: &mut Battle, who: PersonId) {
    let turn = battle.turn_mut(who);
    (turn.moving, turn.done) = (false, true);
}

/// A building that nobody has come into yet draws its card even for those who only look for cover.
fn surprised(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let Some(entrance) = battle.scene.board.entrance(battle.person(who).at) else { return Ok(()) };
    if battle.places[entrance].awaits_card() {
        card::building(battle, play, entrance, &[who])?;
    }
    Ok(())
}

/// The hexes he may duck into: the nearest, and of these the farthest from what he ducks from.
fn covers(battle: &Battle, who: PersonId, cause: Hex) -> Vec<Hex> {
    let here = battle.person(who).at;
    // As a third he may not stay where he is on his way through.
    if gives_cover(battle, here) && !r#move::is_full(battle, who, here) {
        return vec![here];
    }
    let steps = steps(battle, who);
    let fits = |hex: &Hex| gives_cover(battle, *hex) && !r#move::is_full(battle, who, *hex);
    let found: Vec<(u8, Hex)> =
        steps.hexes().filter(fits).filter_map(|it| Some((steps.cost(it)?, it))).collect();
    let Some(least) = found.iter().map(|it| it.0).min() else { return Vec::new() };
    let near: Vec<Hex> = found.iter().filter(|it| it.0 == least).map(|it| it.1).collect();
    let far = near.iter().map(|it| it.distance(cause)).max().unwrap_or_default();
    near.into_iter().filter(|it| it.distance(cause) == far).collect()
}

/// Rough ground or a building to stand still in.
fn gives_cover(battle: &Battle, hex: Hex) -> bool {
    match battle.scene.board.terrain(hex) {
        Terrain::Clear => false,
        Terrain::Rough | Terrain::Building => true,
    }
}

/// Three hexes without paying for them: not through enemies, into a house only by an open door.
fn steps(battle: &Battle, who: PersonId) -> Reach {
    let start = battle.person(who).at;
    Reach::new(battle.scene.board.grid(), start, NEAR, |from, to| {
        let barred = building::bars(battle, from, to).is_some()
            || building::needs_roll(battle, from, to).is_some()
            || r#move::is_held(battle, who, to)
            || (from != start && building::stops(battle, from));
        (!barred).then_some(1)
    })
}

/// No cover: a Fast Move directly away from what he flees; he is not hidden.
fn flee(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, cause: Hex) -> Result<(), Pause> {
    play.cite(rule!("atzr.react.duck-back-no-cover"));
    let points = u16::from(battle.person(who).movement)
        + r#move::fast_move(battle, who).roll(&mut play.by(who.token()));
    battle.turn_mut(who).fast = true;
    let ways = r#move::within(battle, who, points.min(u16::from(u8::MAX)) as u8);
    let away = |hex: Hex| (hex.distance(cause), std::cmp::Reverse(ways.cost(hex)));
    let free = |hex: &Hex| !r#move::is_full(battle, who, *hex) && !building::stops(battle, *hex);
    let to = ways.hexes().filter(free).max_by_key(|&it| away(it));
    if let Some(to) = to {
        change::enter(battle, play, rule!("atzr.react.duck-back-no-cover"), who, to);
    }
    settle(battle, who);
    Ok(())
}

/// Off the map at once (7.3.6).
pub fn run_away(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    if battle.person(who).functions() {
        change::remove(battle, play, rule!("atzr.react.runaway"), who, State::RanAway);
    }
}

/// Nothing happens (7.3.1).
pub fn carry_on(play: &mut Play<'_>, who: PersonId) {
    play.cite(rule!("atzr.ruling.carry-on-act"));
    play.note(rule!("atzr.react.carry-on"), who.token(), Happened::CarriesOn);
}

/// A hex to duck into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoverHex(pub Hex);

impl Choice for CoverHex {
    type Table = Battle;

    fn offered(&self, _battle: &Battle) -> OptionView {
        OptionView::new(format!("Duck back to {}", self.0)).at(Anchor::Place(ground::hex::centre(self.0)))
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        Some(Choosing::DucksBackTo { hex: ground::hex::centre(self.0) }.into())
    }
}
