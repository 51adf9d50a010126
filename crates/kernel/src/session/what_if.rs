//! What other dice would have come to: a step played again with every face its dice could have shown.
use std::collections::BTreeMap;

use super::{
    Book,
    run::{self, End, Ran},
};
use crate::{
    dice::{Faces, Typed},
    event::Event,
    log::{Expected, Input, Tape},
    play::{Nobody, Play},
    ratio::Ratio,
    rule::RuleId,
};

/// Which dice are looked at, and what is made of them.
pub struct WhatIf<'a, T> {
    /// Whether a throw begins with dice of this rule.
    pub begins: &'a dyn Fn(RuleId) -> bool,
    /// Whether this event tells what came of it.
    pub ends: &'a dyn Fn(&Event) -> bool,
    /// What was told between the dice and the next input, as what is to be counted.
    pub read: &'a dyn Fn(&[Event]) -> T,
    /// A throw of more ways than this is not worked out.
    pub most: usize,
}

impl<T> std::fmt::Debug for WhatIf<'_, T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("WhatIf").field("most", &self.most).finish_non_exhaustive()
    }
}

/// Dice that belong together, from the first of them to where something is told of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Throw<T> {
    /// Which events of the step it is.
    pub from: usize,
    pub to: usize,
    pub came: T,
    /// Everything that could have come of it with its exact chance; none if there are too many ways.
    pub odds: Option<BTreeMap<T, Ratio>>,
    /// How many ways were played.
    pub ways: usize,
}

/// The throws of a finished step that began in `before` and was played over `tape`.
pub fn throws<B: Book, T: Ord>(before: &B::Battle, tape: &[Input], ask: &WhatIf<'_, T>) -> Vec<Throw<T>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = (at..tape.len()).find(|&it| begins(&tape[it], ask)) {
        let told = play::<B>(before, &tape[..first]).events.len();
        let mut ways = Ways::<B, T> { before, ask, told, left: ask.most, odds: BTreeMap::new() };
        let (end, ran) = ways.as_it_was(tape, first);
        let Input::Rolled { why, sides, faces } = &tape[first] else { break };
        let mut so_far = tape[..first].to_vec();
        let all = ways.branch(&mut so_far, (*why, faces.len() as u16, *sides), &Ratio::one());
        found.push(Throw {
            from: told,
            to: ran.events.len(),
            came: (ask.read)(&ran.events[told..]),
            ways: ask.most - ways.left,
            odds: all.map(|()| ways.odds),
        });
        at = end;
    }
    found
}

fn begins<T>(input: &Input, ask: &WhatIf<'_, T>) -> bool {
    matches!(input, Input::Rolled { why, .. } if (ask.begins)(*why))
}

/// The step as far as this tape carries it.
fn play<B: Book>(before: &B::Battle, tape: &[Input]) -> Ran {
    let (mut none, mut nobody) = (Typed::new([]), Nobody);
    let mut battle = before.clone();
    run::run::<B>(&mut battle, Play::new(tape.to_vec(), &mut none, &mut nobody).settled(tape.len()))
}

/// A roll that is wanted: its rule, how many dice, of how many sides.
type Wanted = (RuleId, u16, u16);

/// The ways a throw can go.
struct Ways<'a, B: Book, T> {
    before: &'a B::Battle,
    ask: &'a WhatIf<'a, T>,
    /// How many events of the step came before the throw.
    told: usize,
    left: usize,
    odds: BTreeMap<T, Ratio>,
}

impl<B: Book, T: Ord> Ways<'_, B, T> {
    fn is_told(&self, ran: &Ran) -> bool {
        ran.events[self.told.min(ran.events.len())..].iter().any(self.ask.ends)
    }

    /// How far the throw went in the game, and the step up to there.
    fn as_it_was(&self, tape: &[Input], first: usize) -> (usize, Ran) {
        let mut end = first + 1;
        loop {
            let ran = play::<B>(self.before, &tape[..end]);
            let rolls_on = tape.get(end).is_some_and(|it| !it.is_answer());
            if self.is_told(&ran) || !rolls_on {
                return (end, ran);
            }
            end += 1;
        }
    }

    /// Plays every way the wanted dice can fall; nothing if there are too many or one of them cannot be played.
    fn branch(&mut self, tape: &mut Tape, (why, n, sides): Wanted, chance: &Ratio) -> Option<()> {
        let all = pools(n, sides, self.left)?;
        for (faces, ways, of) in all {
            self.left = self.left.checked_sub(1)?;
            tape.push(Input::Rolled { why, sides, faces });
            let ran = play::<B>(self.before, tape);
            let chance = chance.times(&Ratio::of(ways, of));
            match ran.end {
                End::Dry(Expected::Roll { why, n, sides }) if !self.is_told(&ran) => {
                    self.branch(tape, (why, n, sides), &chance)?;
                }
                End::Panicked(_) | End::Diverged(_) => return None,
                End::Finished(_) | End::Asking(_) | End::Refused(..) | End::Dry(_) => self.add(&ran, chance),
            }
            tape.pop();
        }
        Some(())
    }

    fn add(&mut self, ran: &Ran, chance: Ratio) {
        let came = (self.ask.read)(&ran.events[self.told.min(ran.events.len())..]);
        let so_far = self.odds.entry(came).or_insert_with(Ratio::zero);
        *so_far = so_far.plus(&chance);
    }
}

/// Every way `n` dice can fall, lowest first, with how many of how many orders it stands for.
pub(super) fn pools(n: u16, sides: u16, most: usize) -> Option<Vec<(Faces, u128, u128)>> {
    let of = u128::from(sides).checked_pow(u32::from(n))?;
    let mut all: Vec<Faces> = vec![Faces::new()];
    for _ in 0..n {
        let longer = |it: &Faces| {
            let least = it.last().copied().unwrap_or(1);
            let it = it.clone();
            (least..=sides).map(move |face| it.iter().copied().chain([face]).collect::<Faces>())
        };
        all = all.iter().flat_map(longer).take(most + 1).collect();
        if most < all.len() {
            return None;
        }
    }
    let counted = |it: Faces| {
        let orders = orders(&it);
        (it, orders, of)
    };
    Some(all.into_iter().map(counted).collect())
}

/// In how many orders these faces can come, which are sorted.
fn orders(faces: &Faces) -> u128 {
    let (mut res, mut run) = (1, 0);
    for (at, face) in faces.iter().enumerate() {
        run = if 0 < at && faces[at - 1] == *face { run + 1 } else { 1 };
        res = res * (at as u128 + 1) / run;
    }
    res
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_orders_of_all_pools_are_all_there_are() {
        for (n, sides) in [(1, 6), (2, 6), (3, 4), (5, 6), (0, 6)] {
            let all = pools(n, sides, 10_000).unwrap();
            let of = u128::from(sides).pow(u32::from(n));
            assert_eq!(all.iter().map(|it| it.1).sum::<u128>(), of, "{n}d{sides}");
            assert!(all.iter().all(|it| it.2 == of && it.0.is_sorted()));
        }
        assert_eq!(pools(5, 6, 251), None);
        assert_eq!(pools(200, 600, 1000), None);
    }
}
