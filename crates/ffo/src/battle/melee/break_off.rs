//! Breaking off (p. 33).
use ground::open::{Circle, Crowd, Walk, measure};
use kernel::{Choice, Dice, Note, OptionView, Pause, Play, Point, Throw, ask, question::Anchor};
use smallvec::SmallVec;
use stage::Tabletop;

use super::bout::fight;
use crate::{
    battle::{Battle, FigureId, PersonId, change, person::BASE_MM},
    journal::{Choosing, Struggle},
    table::breakoff::{BreakOff, BrokenOff, Opponent},
};

/// Whether a straight step of an inch leads away from all whom they fight.
pub fn has_way(battle: &Battle, who: PersonId) -> bool {
    has_way_from(battle, who, &battle.foes(who.into()))
}

/// The same where these come at them.
pub fn has_way_from(battle: &Battle, who: PersonId, foes: &[FigureId]) -> bool {
    let (me, at) = (FigureId::from(who), battle.person(who).at);
    let step = |degrees: i32| measure::polar(at, degrees, BASE_MM);
    let away = |to: Point| {
        foes.iter().all(|&it| measure::distance(at, battle.at(it)) < measure::distance(to, battle.at(it)))
    };
    let (nobody, level) = (Crowd::default(), battle.level(me));
    let walk = Walk {
        ground: &battle.scene.ground,
        state: battle.state(),
        diameter: BASE_MM,
        level,
        stays_on_table: true,
        crowd: &nobody,
        passes: &|_| false,
        blocks: &|piece| piece.blocks_move,
    };
    let taken = |to: Point| battle.is_taken(Circle::new(to, BASE_MM), level, Some(me));
    let free = |to: Point| walk.free_at(to) && walk.free(at, to) && !taken(to);
    (0..24).map(|it| step(it * 15)).any(|to| away(to) && free(to))
}

/// What they roll against.
pub fn measure_break_off(battle: &Battle, who: PersonId, foes: &[FigureId]) -> BreakOff {
    let opponent = |it: &FigureId| match it {
        FigureId::Person(it) => Opponent { zombie: false, rep: battle.person(*it).rep() },
        FigureId::Zombie(_) => Opponent { zombie: true, ..Opponent::default() },
    };
    let person = battle.person(who);
    BreakOff { rep: person.rep(), star: person.star, opponents: foes.iter().map(opponent).collect() }
}

/// Whether somebody gets away from all whom they fight; if not, one of those who scored highest strikes.
pub fn break_off(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<bool, Pause> {
    let me = FigureId::from(who);
    let foes = battle.foes(me);
    let given = measure_break_off(battle, who, &foes);
    let tokens: SmallVec<[_; 4]> = foes.iter().map(|it| it.token()).collect();
    let parties = || {
        let others = tokens.iter().map(|it| Throw::by(*it).at(who.token()));
        std::iter::once(Throw::by(who.token())).chain(others).collect()
    };
    play.cite(rule!("ffo.breakoff.when"));
    let came = given.attempt(&mut play.by(who.token()).parties(parties));
    let succeeds = came == BrokenOff::Away;
    let from = tokens.to_vec();
    play.note(rule!("ffo.breakoff.roll"), who.token(), Struggle::BreaksOff { from, succeeds });
    let BrokenOff::Held(held) = came else {
        change::part_all(battle, me);
        return Ok(succeeds);
    };
    let held: Vec<Foe> = held.iter().map(|&at| Foe(foes[at])).collect();
    let foe = match held.as_slice() {
        [] => return Ok(false),
        [only] => *only,
        [..] => {
            let asking = ask(rule!("ffo.breakoff.roll"), battle.seat_for(who)).about(who.token());
            play.pick(&*battle, asking, &held)?
        }
    };
    fight(battle, play, foe.0, me, true)?;
    Ok(false)
}

/// Somebody to be fought.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Foe(FigureId);

impl Choice for Foe {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        OptionView::new(format!("Fight {}", battle.name(self.0))).at(Anchor::Token(self.0.token()))
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        Some(Choosing::FightsOn { whom: self.0.token() }.into())
    }
}
