//! Attacks: whose dice begin one, go on with it or put it off, and what comes of it.
use kernel::{Event, RuleId, Token, What};
use view::account::ThrowPurpose;

use super::{
    Attack, ReadEvent, Reader,
    thrown::{Shown, joined},
    whom,
};

/// Whether the story of an attack is over with this; questions may come in the middle of one.
pub(super) fn closes(event: &Event, told: bool) -> bool {
    match &event.what {
        What::Moved { .. } | What::Rose { .. } | What::TookBack { .. } => true,
        // Noise may bring somebody onto the table between a shot and what it does.
        What::Asked { .. } | What::Placed { .. } | What::Drew { .. } => told,
        What::Noted { token, .. } => token.is_none(),
        What::Worded { token, text } => token.is_none() && !text.is_empty(),
        What::Rolled { .. }
        | What::Needed { .. }
        | What::Added { .. }
        | What::Cited
        | What::Fell { .. }
        | What::Removed { .. }
        | What::Marked { .. }
        | What::Counted { .. } => false,
    }
}

impl Reader<'_> {
    /// Dice fall: they go on with an attack, or begin one.
    pub(super) fn rolled(&mut self, at: usize, rule: RuleId, by: Option<Token>) {
        // Dice after an outcome are a new throw.
        if self.told {
            (self.attack, self.told) = (None, false);
            self.dice.clear();
        }
        if (self.game.book.account.throw)(rule) != Some(ThrowPurpose::Attack) {
            return;
        }
        // Whoever is attacked hand to hand rolls too.
        let by = by.filter(|it| !self.aimed.contains(it)).or(self.actor);
        if self.attack.is_some() && self.open().is_some_and(|it| it.by == by) {
            return;
        }
        if by.is_some_and(|it| self.take_up(it)) {
            return;
        }
        self.put_off();
        self.attack = Some(self.read.acts.len());
        let aimed = if by == self.actor { self.aimed.clone() } else { Vec::new() };
        self.push(at, ReadEvent::Attack(Attack { by, aimed, ..Attack::default() }));
    }

    /// Keeps an attack of which nothing has come yet while somebody else does something.
    pub(super) fn put_off(&mut self) {
        let dice = std::mem::take(&mut self.dice);
        if let (Some(attack), false) = (self.attack.take(), self.told)
            && let Some(by) = self.read.acts[attack].attack().and_then(|it| it.by)
        {
            if let ReadEvent::Attack(it) = &mut self.read.acts[attack].what {
                it.dice = joined(&dice);
            }
            self.waiting.insert(by, (attack, dice));
        }
        self.told = false;
    }

    /// Takes up somebody's attack of which nothing had come yet.
    pub(super) fn take_up(&mut self, by: Token) -> bool {
        let Some((attack, dice)) = self.waiting.remove(&by) else { return false };
        self.put_off();
        (self.attack, self.dice) = (Some(attack), dice);
        true
    }

    pub(super) fn open(&mut self) -> Option<&mut Attack> {
        match &mut self.read.acts.get_mut(self.attack?)?.what {
            ReadEvent::Attack(attack) => Some(attack),
            ReadEvent::Befell(_)
            | ReadEvent::Moved { .. }
            | ReadEvent::Came(_)
            | ReadEvent::Spent(_)
            | ReadEvent::Told { .. } => None,
        }
    }

    /// Something is told of those whom the attack under way was meant for.
    pub(super) fn outcome(&mut self, event: &Event) {
        let told = self.game.book.account.is_outcome(event) && !matches!(event.what, What::Counted { .. });
        let by = self.by(event);
        let Some(attack) = self.open() else {
            self.told |= told && whom(event).is_some();
            return;
        };
        let is_meant = |it: &Token| {
            attack.aimed.is_empty() || attack.aimed.contains(it) || (by.is_some() && by == attack.by)
        };
        // What is told of the attacker, a weapon that jams, is not what came of the attack.
        let Some(token) = whom(event).filter(|it| told && Some(*it) != attack.by && is_meant(it)) else {
            return;
        };
        self.comes_of_it(token);
    }

    /// The dice of the attack under way have come to something.
    pub(super) fn comes_of_it(&mut self, token: Token) {
        self.told = true;
        let plus = self.plus.take().filter(|_| !self.dice.is_empty()).map(Shown::Plus);
        let mut dice = joined(&self.dice);
        if let Some(plus) = plus {
            plus.write_after(&mut dice);
        }
        if let Some(attack) = self.open() {
            if attack.at.is_empty() {
                attack.dice = dice;
            }
            if !attack.at.contains(&token) {
                attack.at.push(token);
            }
        }
    }
}
