//! Line of Sight (10.5) and who stands where.
use ground::hex::Hex;
use kernel::{Dice, Play, RuleId};

use super::{Battle, FigureId, Person, PersonId, Zombie, ZombieId};
use crate::printed::Terrain;

/// Sees as far as nothing blocks.
const DAYLIGHT: u8 = u8::MAX;

/// What made somebody in a hex see, or be seen.
pub fn cite(battle: &Battle, play: &mut Play<'_>, from: Hex) {
    play.cite(rule!("atzr.los.center"));
    play.cite(rule!("atzr.ruling.los-geometry"));
    play.cite(rule!("atzr.ruling.los-who-blocks"));
    match battle.scene.board.terrain(from) {
        Terrain::Building => play.cite(rule!("atzr.ruling.los-buildings")),
        Terrain::Clear | Terrain::Rough => (),
    }
}

impl Battle {
    pub fn person(&self, who: PersonId) -> &Person {
        &self.people[usize::from(who.0)]
    }

    pub fn zombie(&self, which: ZombieId) -> &Zombie {
        &self.zombies[usize::from(which.0)]
    }

    /// Everybody, in the order of their numbers.
    pub fn everybody(&self) -> impl Iterator<Item = (PersonId, &Person)> {
        self.people.iter().enumerate().map(|(at, it)| (PersonId(at as u16), it))
    }

    /// Those on the map who can act and react.
    pub fn functioning(&self) -> impl Iterator<Item = (PersonId, &Person)> {
        self.everybody().filter(|it| it.1.functions())
    }

    /// Those who can act and react in one hex.
    pub fn standing_at(&self, hex: Hex) -> impl Iterator<Item = (PersonId, &Person)> {
        self.functioning().filter(move |it| it.1.at == hex)
    }

    /// The zombies on the map.
    pub fn undead(&self) -> impl Iterator<Item = (ZombieId, &Zombie)> {
        let numbered = self.zombies.iter().enumerate().map(|(at, it)| (ZombieId(at as u16), it));
        numbered.filter(|it| !it.1.out)
    }

    pub fn zombies_at(&self, hex: Hex) -> impl Iterator<Item = (ZombieId, &Zombie)> {
        self.undead().filter(move |it| it.1.at == hex)
    }

    /// How many hexes can be seen in this Day Part (18.4.2).
    pub fn sees_as_far_as(&self) -> u8 {
        self.vision.unwrap_or(DAYLIGHT)
    }

    /// Whether a line between two hexes is free and not too long: terrain, figures in between, the dark.
    pub fn line(&self, from: Hex, to: Hex) -> bool {
        if self.vision.is_some_and(|it| it < from.distance(to)) {
            return false;
        }
        self.scene.board.sights().sees_over(from, to, &self.crowd)
    }

    /// Why there is no line between two hexes, if there is none (8.1, 10.5): the dark, or the first thing in the way.
    pub fn blocked(&self, from: Hex, to: Hex) -> Option<RuleId> {
        if self.sees_as_far_as() < from.distance(to) {
            return Some(rule!("atzr.insight.not-in-sight"));
        }
        if self.line(from, to) {
            return None;
        }
        let lines = self.scene.board.sights().between(from, to);
        lines.into_iter().find_map(|mut line| line.find_map(|hex| self.in_the_way(hex)))
    }

    /// Why nobody sees across a hex, if nobody does.
    fn in_the_way(&self, hex: Hex) -> Option<RuleId> {
        let board = &self.scene.board;
        match board.terrain(hex) {
            Terrain::Rough => Some(rule!("atzr.los.rough")),
            Terrain::Building => Some(rule!("atzr.los.building")),
            Terrain::Clear => {
                (self.crowd[board.grid().index(hex)] != 0).then_some(rule!("atzr.los.characters"))
            }
        }
    }

    /// Why somebody does not see another, if he does not.
    pub fn unseen(&self, who: PersonId, whom: FigureId) -> Option<RuleId> {
        let here = self.person(who).at;
        let hides = match whom {
            FigureId::Person(it) => self.person(it).ducked,
            FigureId::Zombie(_) | FigureId::Marker(_) => false,
        };
        if (hides || self.person(who).ducked) && 2 <= here.distance(self.at(whom)) {
            return Some(rule!("atzr.react.duck-back-hidden"));
        }
        self.blocked(here, self.at(whom))
    }

    /// Whether two people see each other; it is always mutual. Behind cover one is seen from the next hex only.
    pub fn sees(&self, one: PersonId, other: PersonId) -> bool {
        let (one, other) = (self.person(one), self.person(other));
        if !one.functions() || !other.functions() {
            return false;
        }
        if (one.ducked || other.ducked) && 2 <= one.at.distance(other.at) {
            return false;
        }
        self.line(one.at, other.at)
    }

    /// Whether somebody sees a hex, whatever is in it.
    pub fn sees_hex(&self, who: PersonId, hex: Hex) -> bool {
        let person = self.person(who);
        person.functions() && !(person.ducked && 2 <= person.at.distance(hex)) && self.line(person.at, hex)
    }

    /// Whether a zombie and a human who stands see each other.
    pub fn zombie_sees(&self, which: ZombieId, who: PersonId) -> bool {
        let (zombie, person) = (self.zombie(which), self.person(who));
        if zombie.out || !person.functions() {
            return false;
        }
        if person.ducked && 2 <= zombie.at.distance(person.at) {
            return false;
        }
        self.line(zombie.at, person.at)
    }

    /// Where anybody is.
    pub fn at(&self, who: FigureId) -> Hex {
        match who {
            FigureId::Person(it) => self.person(it).at,
            FigureId::Zombie(it) => self.zombie(it).at,
            FigureId::Marker(it) => self.markers[usize::from(it)].at,
        }
    }
}

impl Person {
    /// Whether he stands in the way of a Line of Sight (ruling on who blocks).
    pub fn blocks(&self) -> bool {
        self.functions() && !self.ducked
    }
}
