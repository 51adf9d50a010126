//! The activation dice of a scenario, and who is still to act by them.
use std::cmp::Reverse;

use kernel::written::Fault;

use super::{
    Builder,
    names::{MARKERS, ZOMBIES},
};
use crate::{
    battle::{Mover, SideId, turn::doubles_side},
    setup::position::{PhaseFile, PositionFile},
};

impl Builder<'_> {
    /// The activation dice of this turn.
    pub(super) fn dice(&mut self, begin: &PositionFile) -> Result<(), Fault> {
        let is_die = |path: String, die: Option<u8>| match die.filter(|it| !(1..=6).contains(it)) {
            Some(it) => Err(Fault::new(path, it.to_string(), "a die from 1 to 6")),
            None => Ok(()),
        };
        for it in &self.names.sides {
            is_die(format!("{}/die", it.path), it.file.die)?;
        }
        is_die("/begin/zombie_die".to_owned(), begin.zombie_die)?;
        is_die("/begin/marker_die".to_owned(), begin.marker_die)?;
        (self.battle.zombie_die, self.battle.marker_die) = (begin.zombie_die, begin.marker_die);
        self.doubles(begin)
    }

    /// Doubles are nobody's phase (5.0).
    fn doubles(&self, begin: &PositionFile) -> Result<(), Fault> {
        let same = |side: SideId| {
            let die = self.battle.side(side).die;
            die.is_some() && die == begin.zombie_die
        };
        match begin.phase {
            PhaseFile::Dice | PhaseFile::End => Ok(()),
            PhaseFile::Doubles => match same(doubles_side(&self.battle)) {
                true => Ok(()),
                false => {
                    let expected = "the same die for the zombies (`zombie_die`) and the first side (`die`)";
                    Err(Fault::new("/begin/phase", "doubles without doubles", expected))
                }
            },
            PhaseFile::Next
            | PhaseFile::Groups
            | PhaseFile::Active
            | PhaseFile::Strangers
            | PhaseFile::Markers
            | PhaseFile::Zombies => match same(self.battle.scene.doubles) {
                true => Err(Fault::new("/begin/phase", "a phase after doubles", "`doubles`")),
                false => Ok(()),
            },
        }
    }

    /// Who is still to act: as the file says, or those after the active one by the dice.
    pub(super) fn order(&self, begin: &PositionFile, side: Option<SideId>) -> Result<Vec<Mover>, Fault> {
        let active = active(begin.phase, side);
        let order = match (&begin.order, begin.phase) {
            (Some(names), _) => self.ordered(names)?,
            (None, PhaseFile::Dice | PhaseFile::Doubles | PhaseFile::End) => Vec::new(),
            (None, _) => {
                let all = self.by_dice();
                let done = active.and_then(|it| all.iter().position(|other| *other == it));
                all[done.map_or(0, |it| it + 1)..].to_vec()
            }
        };
        match order.iter().copied().chain(active).find(|it| self.die_of(*it).is_none()) {
            Some(it) => Err(self.no_die(it)),
            None => Ok(order),
        }
    }

    fn ordered(&self, names: &[String]) -> Result<Vec<Mover>, Fault> {
        let mut order = Vec::new();
        for (i, name) in names.iter().enumerate() {
            let path = format!("/begin/order/{i}");
            let mover = match name.as_str() {
                ZOMBIES => Mover::Zombies,
                MARKERS => Mover::Markers,
                name => Mover::Side(self.names.side(&path, name)?),
            };
            if order.contains(&mover) {
                return Err(Fault::new(path, format!("`{name}` again"), "each of them once"));
            }
            order.push(mover);
        }
        Ok(order)
    }

    fn die_of(&self, mover: Mover) -> Option<u8> {
        match mover {
            Mover::Side(side) => self.battle.side(side).die,
            Mover::Markers => self.battle.marker_die,
            Mover::Zombies => self.battle.zombie_die,
        }
    }

    fn no_die(&self, mover: Mover) -> Fault {
        match mover {
            Mover::Side(side) => {
                let it = &self.names.sides[usize::from(side.0)];
                let found = format!("no `die` of `{}`", it.name);
                Fault::new(it.path.clone(), found, "the activation die of a side that acts in this turn")
            }
            Mover::Markers => Fault::new("/begin", "no `marker_die`", "the die that the markers act on"),
            Mover::Zombies => Fault::new("/begin", "no `zombie_die`", "the die that the zombies act on"),
        }
    }

    /// From the highest die to the lowest; humans come before zombies.
    fn by_dice(&self) -> Vec<Mover> {
        let sides = (0..self.battle.sides.len() as u8).map(SideId);
        let there = |it: &SideId| self.battle.functioning().any(|person| person.1.side == *it);
        let movers = sides.filter(there).map(Mover::Side).chain([Mover::Markers, Mover::Zombies]);
        let mut rolled: Vec<(Mover, u8)> =
            movers.filter_map(|it| self.die_of(it).map(|die| (it, die))).collect();
        rolled.sort_by_key(|it| (Reverse(it.1), it.0 == Mover::Zombies));
        rolled.into_iter().map(|it| it.0).collect()
    }
}

/// Whose phase it is.
fn active(phase: PhaseFile, side: Option<SideId>) -> Option<Mover> {
    match phase {
        PhaseFile::Dice | PhaseFile::Doubles | PhaseFile::Next | PhaseFile::End => None,
        PhaseFile::Groups | PhaseFile::Active | PhaseFile::Strangers => side.map(Mover::Side),
        PhaseFile::Markers => Some(Mover::Markers),
        PhaseFile::Zombies => Some(Mover::Zombies),
    }
}
