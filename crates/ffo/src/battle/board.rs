//! Where figures are (p. 2): distances, contact and sight follow as on any [table](Tabletop). Measured is from point to point.
use ground::open::{Circle, Ground, Passages, PieceId};
use kernel::Point;
use stage::Tabletop;

use super::{Battle, FigureId, PersonId, person::Person};

impl Battle {
    /// What has changed on the ground since it was laid out, for people on the ground.
    pub fn state(&self) -> Passages<'_> {
        Passages { openings: &self.passages, extra: &self.bodies }
    }

    pub fn base(&self, who: FigureId) -> Circle {
        match who {
            FigureId::Person(it) => self.person(it).base(),
            FigureId::Zombie(it) => self.zombie(it).base(),
        }
    }

    pub fn at(&self, who: FigureId) -> Point {
        self.base(who).at
    }

    pub fn facing(&self, who: FigureId) -> i16 {
        match who {
            FigureId::Person(it) => self.person(it).facing,
            FigureId::Zombie(it) => self.zombie(it).facing,
        }
    }

    pub fn level(&self, who: FigureId) -> Option<PieceId> {
        match who {
            FigureId::Person(it) => self.person(it).level,
            FigureId::Zombie(it) => self.zombie(it).level,
        }
    }

    pub fn is_prone(&self, who: FigureId) -> bool {
        match who {
            FigureId::Person(it) => self.person(it).prone,
            FigureId::Zombie(it) => self.zombie(it).prone,
        }
    }

    pub fn is_standing(&self, who: FigureId) -> bool {
        match who {
            FigureId::Person(it) => self.person(it).stands(),
            FigureId::Zombie(it) => self.zombie(it).stands(),
        }
    }

    /// Millimetres from point to point.
    pub fn distance(&self, a: FigureId, b: FigureId) -> i32 {
        Tabletop::distance(self, a, b)
    }

    /// Whether two are at most so far apart.
    pub fn is_at_most(&self, a: FigureId, b: FigureId, mm: i32) -> bool {
        Tabletop::is_at_most(self, a, b, mm)
    }

    /// An inch apart or less, on the same floor.
    pub fn in_contact(&self, a: FigureId, b: FigureId) -> bool {
        Tabletop::in_contact(self, a, b)
    }

    /// Every figure on the table, people first.
    pub fn figures(&self) -> impl Iterator<Item = FigureId> {
        let people = self.on_table().map(|it| FigureId::Person(it.0));
        people.chain(self.undead().map(|it| FigureId::Zombie(it.0)))
    }

    /// Everybody on the table, alive or dead, by id; those who are carried are with whoever carries them.
    pub fn on_table(&self) -> impl Iterator<Item = (PersonId, &Person)> {
        self.person_ids().zip(self.people.iter()).filter(|it| it.1.is_on_table())
    }
}

impl Tabletop for Battle {
    type Figure = FigureId;

    fn ground(&self) -> &Ground {
        &self.scene.ground
    }

    fn state(&self) -> Passages<'_> {
        Battle::state(self)
    }

    fn figures(&self) -> impl Iterator<Item = FigureId> {
        Battle::figures(self)
    }

    fn base(&self, who: FigureId) -> Circle {
        Battle::base(self, who)
    }

    fn level(&self, who: FigureId) -> Option<PieceId> {
        Battle::level(self, who)
    }

    fn vehicle(&self, who: FigureId) -> Option<usize> {
        self.person(who.person()?).vehicle().map(|it| usize::from(it.0))
    }

    fn is_standing(&self, who: FigureId) -> bool {
        Battle::is_standing(self, who)
    }

    fn reaches_into(&self, who: FigureId, vehicle: usize) -> bool {
        match who {
            FigureId::Person(_) => false,
            FigureId::Zombie(it) => {
                self.zombie(it).clings.is_some_and(|clings| usize::from(clings.0) == vehicle)
            }
        }
    }
}
