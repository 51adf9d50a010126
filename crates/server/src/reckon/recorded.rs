//! Dice that keep the events by which a journal would tell of them.
use std::ops::RangeInclusive;

use kernel::{Audience, Dice, Event, Faces, Need, RuleId, Sum, What};

pub struct RecordingDice<'a> {
    dice: &'a mut dyn Dice,
    pub events: Vec<Event>,
}

impl std::fmt::Debug for RecordingDice<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.events.fmt(f)
    }
}

impl<'a> RecordingDice<'a> {
    pub fn new(dice: &'a mut dyn Dice) -> Self {
        RecordingDice { dice, events: Vec::new() }
    }

    fn tell(&mut self, rule: RuleId, what: What) {
        self.events.push(Event { rule, audience: Audience::All, what });
    }

    fn rolled(&mut self, rule: RuleId, sides: u16, faces: Faces, needs: Option<(u16, u16)>) {
        self.tell(rule, What::Rolled { sides, faces, by: None, at: None, needs });
    }
}

impl Dice for RecordingDice<'_> {
    fn die(&mut self, why: RuleId, sides: u16) -> u16 {
        let face = self.dice.die(why, sides);
        self.rolled(why, sides, Faces::from_slice(&[face]), None);
        face
    }

    /// Kept as they fell.
    fn pool(&mut self, why: RuleId, n: u16, sides: u16) -> Faces {
        let mut faces = self.in_order(why, n, sides);
        faces.sort_unstable();
        faces
    }

    fn in_order(&mut self, why: RuleId, n: u16, sides: u16) -> Faces {
        let faces = self.dice.in_order(why, n, sides);
        self.rolled(why, sides, faces.clone(), None);
        faces
    }

    fn count(&mut self, why: RuleId, n: u16, sides: u16, scores: RangeInclusive<u16>) -> u16 {
        let faces = self.dice.in_order(why, n, sides);
        self.rolled(why, sides, faces.clone(), Some((*scores.start(), *scores.end())));
        faces.iter().filter(|it| scores.contains(it)).count() as u16
    }

    fn plus(&mut self, sum: &Sum) -> i32 {
        if let Some(first) = sum.parts().first() {
            self.tell(first.rule, What::Added { parts: sum.parts().to_vec() });
        }
        self.dice.plus(sum)
    }

    fn needs(&mut self, why: RuleId, needs: &[Need]) {
        self.tell(why, What::Needed { needs: needs.to_vec() });
        self.dice.needs(why, needs);
    }

    fn cite(&mut self, why: RuleId) {
        self.dice.cite(why);
    }

    fn ran_out(&self) -> bool {
        self.dice.ran_out()
    }
}
