//! What every rule reads and only the doors of this module change.
use super::super::{
    Battle, Person, PersonId, Zombie, ZombieId,
    item::Lying,
    person::{Deeds, Turn},
    place::{BuildingHex, Feast, Marker},
};
use ground::hex::Hex;

kernel::guarded! {
    /// Read by everybody and written in this module alone: a rule that writes past the doors does not compile.
    ///
    /// ```
    /// fn reads(battle: &atzr::battle::Battle) -> ground::hex::Hex {
    ///     battle.people[0].at
    /// }
    /// ```
    /// ```compile_fail
    /// fn moves(battle: &mut atzr::battle::Battle, hex: ground::hex::Hex) {
    ///     battle.people[0].at = hex;
    /// }
    /// ```
    /// ```compile_fail
    /// fn opens(battle: &mut atzr::battle::Battle) {
    ///     battle.places[0].open = true;
    /// }
    /// ```
    Guarded, opened by pub(super)
}

impl<T> Guarded<T> {
    pub(in crate::battle) const fn new(it: T) -> Self {
        Guarded(it)
    }
}

/// A position in the making: for scenario files, for what is dealt anew, and for tests, where nothing happens yet. No rule takes
/// this way.
#[derive(Debug)]
pub struct SetUp<'a> {
    pub people: &'a mut Vec<Person>,
    pub zombies: &'a mut Vec<Zombie>,
    pub places: &'a mut Vec<BuildingHex>,
    pub lying: &'a mut Vec<Lying>,
    pub tanks: &'a mut Vec<Hex>,
    pub markers: &'a mut Vec<Marker>,
    pub feasts: &'a mut Vec<Feast>,
}

impl<'a> SetUp<'a> {
    pub fn person(self, who: PersonId) -> &'a mut Person {
        &mut self.people[usize::from(who.0)]
    }

    pub fn zombie(self, which: ZombieId) -> &'a mut Zombie {
        &mut self.zombies[usize::from(which.0)]
    }
}

impl Battle {
    /// Everything can be written; whoever moved, added or felled somebody calls `recount` in the end.
    pub fn set_up(&mut self) -> SetUp<'_> {
        SetUp {
            people: self.people.open(),
            zombies: self.zombies.open(),
            places: self.places.open(),
            lying: self.lying.open(),
            tanks: self.tanks.open(),
            markers: self.markers.open(),
            feasts: self.feasts.open(),
        }
    }

    /// What somebody has done in this turn and may still do.
    pub fn turn_mut(&mut self, who: PersonId) -> &mut Turn {
        &mut self.person_mut(who).turn
    }

    /// What the campaign will want to know of somebody.
    pub fn deeds_mut(&mut self, who: PersonId) -> &mut Deeds {
        &mut self.person_mut(who).deeds
    }

    /// Counts anew who stands where; whoever has set up people or zombies calls it.
    pub fn recount(&mut self) {
        let grid = self.scene.board.grid();
        let mut crowd = vec![0_u8; grid.len()];
        let people = self.people.iter().filter(|it| it.blocks()).map(|it| it.at);
        for hex in people.chain(self.zombies.iter().filter(|it| !it.out).map(|it| it.at)) {
            crowd[grid.index(hex)] += 1;
        }
        self.crowd = Guarded(crowd);
    }

    pub(super) fn person_mut(&mut self, who: PersonId) -> &mut Person {
        &mut self.people.open()[usize::from(who.0)]
    }

    pub(super) fn zombie_mut(&mut self, which: ZombieId) -> &mut Zombie {
        &mut self.zombies.open()[usize::from(which.0)]
    }
}
