//! What is left in the box of a scenario.
use kernel::written::Fault;

use super::Builder;
use crate::{
    battle::{Counter, item},
    printed::{CounterThing, GenericId, NamedId, Printed},
    table::{cup::Cups, pile::Pile},
};

impl Builder<'_> {
    /// The whole box without those who are in the Encounter and what they have.
    pub(super) fn people_taken(&self) -> Cups {
        let printed = &self.battle.scene.printed;
        let mut cups = Cups::new(printed);
        for person in &self.battle.people {
            let mut things: Vec<CounterThing> = item::slots(person).map(|it| it.1.thing).collect();
            match person.counter {
                Counter::Named(it) => {
                    cups.take_named(&printed.characters, NamedId(it));
                }
                Counter::Generic(at) => {
                    cups.take_generic(GenericId { class: person.class, at });
                    // The weapon of a generic counter is printed on it.
                    things.drain(..person.hands.len().min(1));
                }
                Counter::Own => (),
            }
            for thing in things {
                cups.take(thing);
            }
        }
        cups
    }

    /// What the file says of the box itself.
    pub(super) fn in_box(&mut self) -> Result<(), Fault> {
        let (file, printed) = (&self.file.in_box, self.battle.scene.printed.clone());
        for (&thing, &left) in &file.things {
            self.battle.cups.set(thing, left);
        }
        if let Some(zombies) = file.zombies {
            self.fits_the_box(zombies)?;
            self.battle.cups.set_zombies(zombies);
        }
        if let Some(names) = &file.named {
            self.battle.cups.set_unused(named(&printed, names)?);
        }
        for (&class, places) in &file.generic {
            let all = printed.characters.generic[class].len();
            let mut left = Pile::default();
            for &place in places {
                if !(1..=all).contains(&usize::from(place)) {
                    let expected = format!("places from 1 to {all}");
                    return Err(Fault::new("/box/generic", place.to_string(), expected));
                }
                left.put(place - 1);
            }
            self.battle.cups.set_generic(class, left);
        }
        Ok(())
    }

    /// Zombies of the cup and of the map together are no more than the box has.
    fn fits_the_box(&self, left: [u8; 6]) -> Result<(), Fault> {
        let zombies = &self.battle.scene.printed.counters.zombies;
        for (at, (left, copies)) in left.iter().zip(zombies.copies).enumerate() {
            let number = at as u8 + 1;
            let there = self.battle.undead().filter(|it| it.1.number == number).count();
            if usize::from(copies) < usize::from(*left) + there {
                let found = format!("{left} left with number {number}");
                let expected = format!("at most {}", usize::from(copies).saturating_sub(there));
                return Err(Fault::new(format!("/box/zombies/{at}"), found, expected));
            }
        }
        Ok(())
    }
}

fn named(printed: &Printed, names: &[String]) -> Result<Pile, Fault> {
    let mut left = Pile::default();
    for (i, name) in names.iter().enumerate() {
        let found = || Fault::new(format!("/box/named/{i}"), format!("`{name}`"), "a named character");
        left.put(printed.characters.find(name).ok_or_else(found)?.0);
    }
    Ok(left)
}
