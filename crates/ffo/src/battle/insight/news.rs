//! Who is news to whom in a phase: somebody is to a group of enemies nobody of which has seen them in it.
use kernel::rule::hit;

use crate::battle::{Battle, PersonId, group, looking::Looking};

pub(super) fn pair(one: PersonId, other: PersonId) -> (PersonId, PersonId) {
    (one.min(other), one.max(other))
}

/// Those who have seen each other so far.
#[derive(Clone, Copy, Debug)]
pub(in crate::battle) struct News<'a> {
    battle: &'a Battle,
    seen: &'a [(PersonId, PersonId)],
}

impl<'a> News<'a> {
    pub fn new(battle: &'a Battle) -> Self {
        News { battle, seen: &battle.seen }
    }

    /// The same as it was when no more than these had seen each other.
    pub(super) const fn since(battle: &'a Battle, seen: &'a [(PersonId, PersonId)]) -> Self {
        News { battle, seen }
    }

    pub fn have_met(&self, one: PersonId, other: PersonId) -> bool {
        self.seen.contains(&pair(one, other))
    }

    /// Whether somebody comes upon the group of an enemy for the first time.
    pub fn is_to_group_of(&self, who: PersonId, enemy: PersonId) -> bool {
        let side = self.battle.person(enemy).side;
        let knows = |it: PersonId| self.have_met(who, it);
        let of_side = |it: PersonId| self.battle.person(it).side == side;
        // Groups are measured only where somebody of that side has seen them at all.
        if !self.battle.person_ids().any(|it| of_side(it) && knows(it)) {
            return true;
        }
        let group = group::group_of(self.battle, enemy, &mut Looking);
        !group.members.iter().any(|&it| knows(it))
    }

    /// Whether an In Sight begins as one of the two comes into sight of the other.
    pub fn is_between(&self, one: PersonId, other: PersonId) -> bool {
        hit(rule!("ffo.insight.trigger"));
        hit(rule!("ffo.ruling.insight-seen-already"));
        !self.have_met(one, other) && (self.is_to_group_of(one, other) || self.is_to_group_of(other, one))
    }
}
