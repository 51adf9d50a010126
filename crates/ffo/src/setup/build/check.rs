//! What no scenario may have: figures on each other, in walls or off the table.
use ground::open::{Circle, Crowd, Piece, PieceId, Walk, measure};
use kernel::Point;

use super::Builder;
use crate::{
    battle::{FigureId, person::BASE_MM},
    setup::scenario::Fault,
};

impl Builder<'_> {
    /// Nobody stands on another or in a wall.
    pub(super) fn crowd(&self) -> Result<(), Fault> {
        let figures: Vec<(FigureId, Circle)> = self.bases().collect();
        let crowd = Crowd::new(figures.iter().map(|it| it.1));
        for (i, (who, base)) in figures.iter().enumerate() {
            let name = self.battle.name(*who);
            if !self.is_free(base.at, self.battle.level(*who)) {
                let found = format!("{name} off the table, in a wall or on something in the way");
                return Err(Fault::new(self.path_of(*who), found, "a free place"));
            }
            let other_level = |it: usize| self.battle.level(figures[it].0) != self.battle.level(*who);
            if crowd.any_overlapping(*base, &|it| it <= i || other_level(it)) {
                let other = figures[i + 1..].iter().find(|it| measure::overlap(it.1, *base));
                let (path, other) = match other {
                    Some((other, _)) => (self.path_of(*other), self.battle.name(*other)),
                    None => (self.path_of(*who), "another".to_owned()),
                };
                let found = format!("{other} on the base of {name}");
                return Err(Fault::new(path, found, "bases (an inch) that do not overlap"));
            }
        }
        Ok(())
    }

    /// The bases that take up room: not those of the dead, nor of those in vehicles.
    pub(super) fn bases(&self) -> impl Iterator<Item = (FigureId, Circle)> {
        let battle = &self.battle;
        let takes_room = |it: FigureId| match it {
            FigureId::Person(it) => battle.person(it).seated.is_none() && battle.person(it).carries_on(),
            FigureId::Zombie(_) => true,
        };
        battle.figures().filter(move |&it| takes_room(it)).map(|it| (it, battle.base(it)))
    }

    /// Whether a base fits here, other figures aside.
    pub(super) fn is_free(&self, at: Point, level: Option<PieceId>) -> bool {
        let walk = Walk {
            ground: &self.battle.scene.ground,
            state: self.battle.state(),
            diameter: BASE_MM,
            level,
            stays_on_table: true,
            crowd: &Crowd::default(),
            passes: &|_| false,
            blocks: &|it: &Piece| it.blocks_move,
        };
        walk.free_at(at)
    }

    fn path_of(&self, who: FigureId) -> String {
        match who {
            FigureId::Person(id) => {
                let mut before = 0;
                for (i, side) in self.file.sides.iter().enumerate() {
                    let at = usize::from(id.0) - before;
                    if at < side.people.len() {
                        return format!("/sides/{i}/people/{at}/at");
                    }
                    before += side.people.len();
                }
                "/sides".to_owned()
            }
            FigureId::Zombie(id) => {
                let mut before = 0;
                for (i, zombie) in self.file.zombies.iter().enumerate() {
                    before += zombie.count.unwrap_or(1);
                    if id.0 < before {
                        return format!("/zombies/{i}/at");
                    }
                }
                "/zombies".to_owned()
            }
        }
    }
}
