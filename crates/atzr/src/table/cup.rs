//! What is still in the box: weapon and item counters, zombies, characters nobody plays, generic counters.
use kernel::{Dice, Roll, RuleId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    printed::{
        Characters, Class, CounterThing, Counters, GenericId, NamedId, Printed, counters::Cup,
        each::PrintedWord,
    },
    table::pile::Pile,
};

/// Everything that can still be drawn; draws are without replacement.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Cups {
    /// How many counters are left of each thing.
    things: [u8; CounterThing::ALL.len()],
    /// How many zombies are left with each placement number.
    zombies: [u8; 6],
    named: Pile,
    generic: [Pile; Class::ALL.len()],
}

impl Cups {
    /// The whole box.
    pub fn new(printed: &Printed) -> Cups {
        let (counters, characters) = (&printed.counters, &printed.characters);
        Cups {
            things: CounterThing::ALL.map(|it| counters.of(it).copies),
            zombies: counters.zombies.copies,
            named: Pile::of(&characters.named, |it| it.in_pile),
            generic: Class::ALL.map(|it| Pile::of(&characters.generic[it], |_| true)),
        }
    }

    pub const fn left(&self, thing: CounterThing) -> u8 {
        self.things[thing as usize]
    }

    /// Takes a certain counter; whether there was one.
    pub fn take(&mut self, thing: CounterThing) -> bool {
        let left = &mut self.things[thing.at()];
        let had = *left != 0;
        *left = left.saturating_sub(1);
        had
    }

    pub fn put_back(&mut self, thing: CounterThing) {
        let left = &mut self.things[thing.at()];
        *left = left.saturating_add(1);
    }

    /// A random weapon; nothing from an empty cup.
    pub fn draw_weapon(
        &mut self,
        counters: &Counters,
        why: RuleId,
        dice: &mut dyn Dice,
    ) -> Option<CounterThing> {
        self.draw_thing(Cup::Weapon, counters, why, dice)
    }

    /// A random item; nothing from an empty cup.
    pub fn draw_item(
        &mut self,
        counters: &Counters,
        why: RuleId,
        dice: &mut dyn Dice,
    ) -> Option<CounterThing> {
        self.draw_thing(Cup::Item, counters, why, dice)
    }

    fn draw_thing(
        &mut self,
        cup: Cup,
        counters: &Counters,
        why: RuleId,
        dice: &mut dyn Dice,
    ) -> Option<CounterThing> {
        dice.cite(rule!("atzr.components.weapon-counter"));
        dice.cite(rule!("atzr.ruling.table-item-counters"));
        let within = |it: &CounterThing| counters.of(*it).cup == cup;
        let all = CounterThing::ALL.into_iter().filter(within).map(|it| usize::from(self.left(it))).sum();
        if all == 0 {
            return None;
        }
        let mut nth = dice.one_of(why, all);
        let drawn = CounterThing::ALL.into_iter().filter(within).find(|it| {
            let left = usize::from(self.left(*it));
            let found = nth < left;
            nth = nth.saturating_sub(left);
            found
        })?;
        self.take(drawn);
        Some(drawn)
    }

    /// How many counters of zombies are left with each placement number, from 1 on.
    pub fn zombies(&self) -> [u8; 6] {
        self.zombies
    }

    /// A zombie's placement number; none while the cup is empty.
    pub fn draw_zombie(&mut self, why: RuleId, dice: &mut dyn Dice) -> Option<u8> {
        dice.cite(rule!("atzr.components.zombie-counter"));
        dice.cite(rule!("atzr.ruling.zombie-cup"));
        let all = self.zombies.iter().map(|it| usize::from(*it)).sum();
        if all == 0 {
            return None;
        }
        let mut nth = dice.one_of(why, all);
        let at = self.zombies.iter().position(|it| {
            let left = usize::from(*it);
            let found = nth < left;
            nth = nth.saturating_sub(left);
            found
        })?;
        self.zombies[at] -= 1;
        Some(at as u8 + 1)
    }

    /// A dead zombie's counter, by its placement number.
    pub fn put_back_zombie(&mut self, placement: u8) {
        if let Some(left) = self.zombies.get_mut(usize::from(placement.saturating_sub(1))) {
            *left = left.saturating_add(1);
        }
    }

    /// Takes a zombie with this placement number; whether there was one.
    pub fn take_zombie(&mut self, placement: u8) -> bool {
        let Some(left) = self.zombies.get_mut(usize::from(placement).wrapping_sub(1)) else { return false };
        let had = *left != 0;
        *left = left.saturating_sub(1);
        had
    }

    pub fn zombies_left(&self) -> u16 {
        self.zombies.iter().map(|it| u16::from(*it)).sum()
    }

    /// A random character nobody plays.
    pub fn draw_named(&mut self, why: RuleId, dice: &mut dyn Dice) -> Option<NamedId> {
        self.named.draw(why, dice).map(NamedId)
    }

    /// Takes a certain character out, and with somebody of a player's own the one whose counter it is.
    pub fn take_named(&mut self, characters: &Characters, who: NamedId) -> bool {
        self.named.take(characters.counter(who).0)
    }

    /// Somebody who died or left is nobody's again.
    pub fn put_back_named(&mut self, characters: &Characters, who: NamedId) {
        self.named.put(characters.counter(who).0);
    }

    pub const fn unused(&self) -> Pile {
        self.named
    }

    /// A random generic counter of a Class.
    pub fn draw_generic(&mut self, class: Class, why: RuleId, dice: &mut dyn Dice) -> Option<GenericId> {
        dice.cite(rule!("atzr.ruling.table-generic-counters"));
        self.generic[class.at()].draw(why, dice).map(|at| GenericId { class, at })
    }

    pub fn put_back_generic(&mut self, who: GenericId) {
        self.generic[who.class.at()].put(who.at);
    }

    /// Takes a certain generic counter; whether it was there.
    pub fn take_generic(&mut self, who: GenericId) -> bool {
        self.generic[who.class.at()].take(who.at)
    }

    /// How many counters of a thing are left.
    pub fn set(&mut self, thing: CounterThing, left: u8) {
        self.things[thing.at()] = left;
    }

    /// How many zombies are left with each placement number, from 1 on.
    pub fn set_zombies(&mut self, left: [u8; 6]) {
        self.zombies = left;
    }

    /// Which characters nobody plays.
    pub fn set_unused(&mut self, left: Pile) {
        self.named = left;
    }

    /// Which generic counters of a Class are left.
    pub fn set_generic(&mut self, class: Class, left: Pile) {
        self.generic[class.at()] = left;
    }

    /// Everybody is somewhere.
    pub fn use_up_people(&mut self) {
        self.named = Pile::default();
        self.generic = [Pile::default(); Class::ALL.len()];
    }

    pub const fn generic_left(&self, class: Class) -> Pile {
        self.generic[class as usize]
    }
}
