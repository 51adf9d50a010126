//! What other dice would have come to: a step played again with every face its dice could have shown.
use std::collections::BTreeMap;

use super::{
    Book,
    run::{self, End, Ran},
};
use crate::{
    dice::{Dice, Faces, SeededDice, TypedDice},
    event::Event,
    log::{Expectation, Input, Tape},
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
    /// A throw of more ways than this is not worked out way by way.
    pub most: usize,
    /// How often such a throw is thrown again instead, to count what comes of it.
    pub again: usize,
}

impl<T> std::fmt::Debug for WhatIf<'_, T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("WhatIf").field("most", &self.most).finish_non_exhaustive()
    }
}

/// Dice that belong together, from the first of them to where something is told of them.
#[derive(Clone, Debug, PartialEq)]
pub struct PastThrow<T> {
    /// Which events of the step it is.
    pub from: usize,
    pub to: usize,
    pub came: T,
    /// What could have come of it; none if that would have been too much work.
    pub odds: Option<ThrowOdds<T>>,
}

/// What could have come of a throw.
#[derive(Clone, Debug, PartialEq)]
pub struct ThrowOdds<T> {
    pub chances: BTreeMap<T, Ratio>,
    /// Whether every way was played; if not, these are shares of throws made again, the one of the game among them.
    pub exact: bool,
}

/// More rolls than this in one throw are not followed: some are rolled again for as long as they are equal.
const ROLLS: usize = 16;

/// The throws of a finished step that began in `before` and was played over `tape`. No more than `left` runs are made of
/// it, and those made are taken off.
pub fn throws<B: Book, T: Ord>(
    before: &B::Battle,
    tape: &[Input],
    ask: &WhatIf<'_, T>,
    left: &mut usize,
) -> Vec<PastThrow<T>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = (at..tape.len()).find(|&it| begins(&tape[it], ask)) {
        let told = play::<B>(before, &tape[..first]).events.len();
        let ways = Ways::<B, T> { before, ask, told, first, left: 0 };
        let (end, ran) = ways.as_it_was(tape, first);
        found.push(PastThrow {
            from: told,
            to: ran.events.len(),
            came: (ask.read)(&ran.events[told..]),
            odds: ways.odds(&tape[..end], &ran, left),
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
    let (mut none, mut nobody) = (TypedDice::new([]), Nobody);
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
    /// Where on the tape its first dice stand.
    first: usize,
    /// How many runs may still be made.
    left: usize,
}

impl<B: Book, T: Ord> Ways<'_, B, T> {
    /// Way by way, if they are few enough; otherwise by throwing again.
    fn odds(mut self, tape: &[Input], ran: &Ran, left: &mut usize) -> Option<ThrowOdds<T>> {
        let first = self.first;
        let Input::Rolled { why, sides, faces, .. } = &tape[first] else { return None };
        let wanted = (*why, faces.len() as u16, *sides);
        let mut so_far = tape[..first].to_vec();
        if ways(&tape[first..], self.ask.most) <= self.ask.most.min(*left) {
            let most = self.ask.most.min(*left);
            self.left = most;
            let mut chances = BTreeMap::new();
            let all = self.branch(&mut so_far, wanted, &Ratio::one(), &mut chances);
            *left -= most - self.left;
            if all.is_some() {
                return Some(ThrowOdds { chances, exact: true });
            }
            so_far.truncate(first);
        }
        self.left = *left;
        let chances = self.again(&mut so_far, wanted, ran);
        *left = self.left;
        Some(ThrowOdds { chances: chances?, exact: false })
    }

    /// Throws again, so often, and counts what comes of it; what came in the game is counted with it.
    fn again(&mut self, tape: &mut Tape, wanted: Wanted, ran: &Ran) -> Option<BTreeMap<T, Ratio>> {
        let before = tape.len();
        let mut dice = SeededDice::new(((self.told as u64) << 32) ^ before as u64);
        let mut counts = BTreeMap::from([(self.read(ran), 1_u128)]);
        for _ in 0..self.ask.again {
            let came = self.once(tape, wanted, &mut dice)?;
            *counts.entry(came).or_insert(0) += 1;
            tape.truncate(before);
        }
        let of = self.ask.again as u128 + 1;
        (1 < of).then(|| counts.into_iter().map(|(came, n)| (came, Ratio::of(n, of))).collect())
    }

    fn once(&mut self, tape: &mut Tape, mut wanted: Wanted, dice: &mut SeededDice) -> Option<T> {
        let mut rolls = 0;
        loop {
            self.left = self.left.checked_sub(1)?;
            let (why, n, sides) = wanted;
            let faces = dice.pool(why, n, sides);
            tape.push(Input::Rolled { why, sides, faces, by_program: false });
            rolls += 1;
            let ran = play::<B>(self.before, tape);
            match ran.end {
                End::Dry(Expectation::Roll { why, n, sides }) if rolls < ROLLS && !self.is_told(&ran) => {
                    wanted = (why, n, sides);
                }
                End::Panicked(_) | End::Diverged(_) => return None,
                End::Finished(_) | End::Asking(_) | End::Refused(..) | End::Dry(_) => {
                    return Some(self.read(&ran));
                }
            }
        }
    }

    fn read(&self, ran: &Ran) -> T {
        (self.ask.read)(&ran.events[self.told.min(ran.events.len())..])
    }

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
    fn branch(
        &mut self,
        tape: &mut Tape,
        (why, n, sides): Wanted,
        chance: &Ratio,
        odds: &mut BTreeMap<T, Ratio>,
    ) -> Option<()> {
        // What is rolled again for as long as it is equal has ways without end.
        let rolls = tape.len() - self.first;
        let all = pools(n, sides, self.left).filter(|_| rolls < ROLLS)?;
        for (faces, ways, of) in all {
            self.left = self.left.checked_sub(1)?;
            tape.push(Input::Rolled { why, sides, faces, by_program: false });
            let ran = play::<B>(self.before, tape);
            let chance = chance.times(&Ratio::of(ways, of));
            match ran.end {
                End::Dry(Expectation::Roll { why, n, sides }) if !self.is_told(&ran) => {
                    self.branch(tape, (why, n, sides), &chance, odds)?;
                }
                End::Panicked(_) | End::Diverged(_) => return None,
                End::Finished(_) | End::Asking(_) | End::Refused(..) | End::Dry(_) => {
                    let so_far = odds.entry(self.read(&ran)).or_insert_with(Ratio::zero);
                    *so_far = so_far.plus(&chance);
                }
            }
            tape.pop();
        }
        Some(())
    }
}

/// In how many ways, orders aside, dice could have fallen that were rolled so; counted no farther than past `most`.
fn ways(rolls: &[Input], most: usize) -> usize {
    let mut all: usize = 1;
    for input in rolls {
        let Input::Rolled { sides, faces, .. } = input else { continue };
        // So many multisets: the sides and the dice less one, taken as many at a time as there are dice.
        let mut own: u128 = 1;
        for at in 1..=faces.len() as u128 {
            own = own.saturating_mul(u128::from(*sides) - 1 + at) / at;
        }
        all = all.saturating_mul(usize::try_from(own).unwrap_or(usize::MAX));
        if most < all {
            return all;
        }
    }
    all
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
