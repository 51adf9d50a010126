//! The dice that an answer leads to at once: kept with the question, so that a table can show how they may fall.
use std::{cell::RefCell, collections::VecDeque};

use kernel::{Odds, odds, question::Chance};

use super::shoot::{chances, either, in_words};
use crate::table::{
    auto::Burst,
    cc::{Break, Broke, Cqm, CqmRoll, Mishap, Strike},
    fear::{Fear, FearTest},
    mg::MgBurst,
    quirk::{Allowance, Ap},
    shoot::Shot,
    wound::{WoundResult, WoundTest},
    zombie::{Bite, ZombieAttack},
};

/// What is rolled; the odds are those of the procedure itself, worked out when somebody looks.
#[derive(Clone, Debug, PartialEq)]
pub enum Rolls {
    Nothing,
    Shot(Shot),
    Burst(Burst),
    MachineGun(MgBurst),
    Strike(Strike),
    /// The failed die of a strike once more.
    StrikeAgain(Strike),
    /// A strike whose natural die lies on the table.
    Read(Strike, i32),
    Cqm(Cqm),
    /// One failed die of a burst in close combat once more.
    CqmAgain(Cqm, CqmRoll),
    Break(Break),
    Fear(FearTest),
    /// The tests of several humans.
    Fears(Vec<(u16, FearTest)>),
    Wound(WoundTest),
    /// The second roll of someone Tough.
    WoundAgain(WoundTest),
    /// A zombie's hit rolled again.
    AttackAgain(ZombieAttack),
    Allowance(Allowance),
}

/// So many answers are remembered; a table asks about the same few again and again.
const MOST_KEPT: usize = 64;

thread_local! {
    /// What was worked out of late, the newest last: the same dice of the same context always fall with the same odds.
    static KEPT: RefCell<VecDeque<(Rolls, Vec<Chance>)>> = const { RefCell::new(VecDeque::new()) };
}

/// What hangs on a yes or no.
#[derive(Clone, Debug, PartialEq)]
pub struct Stake {
    pub yes: Rolls,
    pub no: Rolls,
}

impl Stake {
    pub const NONE: Stake = Stake { yes: Rolls::Nothing, no: Rolls::Nothing };

    /// Only a yes leads to dice.
    pub const fn yes(yes: Rolls) -> Self {
        Stake { yes, no: Rolls::Nothing }
    }
}

impl Rolls {
    /// How it may end, the best first; nothing where no die decides.
    pub fn chances(&self) -> Vec<Chance> {
        if matches!(self, Rolls::Nothing | Rolls::Fears(_)) {
            return Vec::new();
        }
        let kept = |all: &VecDeque<(Rolls, Vec<Chance>)>| {
            all.iter().rev().find(|it| it.0 == *self).map(|it| it.1.clone())
        };
        if let Some(kept) = KEPT.with_borrow(kept) {
            return kept;
        }
        let told = self.worked_out();
        KEPT.with_borrow_mut(|all| {
            if MOST_KEPT <= all.len() {
                all.pop_front();
            }
            all.push_back((self.clone(), told.clone()));
        });
        told
    }

    fn worked_out(&self) -> Vec<Chance> {
        let told = match self {
            Rolls::Nothing | Rolls::Fears(_) => Vec::new(),
            Rolls::Shot(it) => chances(&odds(|dice| it.fire(dice).hit)),
            Rolls::Burst(it) => chances(&odds(|dice| it.at_declared(dice))),
            Rolls::MachineGun(it) => kills(&odds(|dice| it.fire(dice).elims), u8::MAX),
            Rolls::Strike(it) => chances(&odds(|dice| it.roll(dice).hit)),
            Rolls::StrikeAgain(it) => chances(&odds(|dice| {
                let face = it.reroll(dice);
                it.read(face, dice).hit
            })),
            Rolls::Read(it, face) => in_words(&odds(|dice| it.read(*face, dice).mishap), mishap),
            Rolls::Cqm(it) => chances(&odds(|dice| it.fire(dice).hits[0])),
            Rolls::CqmAgain(it, roll) => {
                chances(&odds(|dice| it.allot(it.reroll(*roll, dice), dice).hits[0]))
            }
            Rolls::Break(it) => either(&odds(|dice| it.roll(dice) == Broke::Away), "away", "held"),
            Rolls::Fear(it) => fear(it),
            Rolls::Wound(it) => wound(&odds(|dice| it.roll(dice))),
            Rolls::WoundAgain(it) => wound(&odds(|dice| it.roll_again(dice))),
            Rolls::AttackAgain(it) => {
                either(&odds(|dice| it.roll_again(dice) == Bite::Miss), "not hurt", "wounded")
            }
            Rolls::Allowance(it) => allowance(&odds(|dice| it.roll(dice))),
        };
        // What is certain is not rolled for.
        if told.len() < 2 { Vec::new() } else { told }
    }
}

/// How a fear test may end.
pub(crate) fn fear(test: &FearTest) -> Vec<Chance> {
    either(&odds(|dice| test.roll(dice) == Fear::Passed), "not afraid", "afraid")
}

fn wound(odds: &Odds<WoundResult>) -> Vec<Chance> {
    in_words(odds, |it| match it {
        WoundResult::NothingHappens => "holds out",
        WoundResult::Eliminated => "eliminated",
    })
}

fn mishap(mishap: &Option<Mishap>) -> &'static str {
    match mishap {
        None => "no mishap",
        Some(Mishap::OutOfGas) => "out of gas",
        Some(Mishap::Stalls) => "stalls",
        Some(Mishap::WoundsUser) => "wounds him",
    }
}

/// How many are eliminated of so many who can be: told in few steps, for ten dice have too many ends to read.
pub(crate) fn kills(elims: &Odds<u8>, most: u8) -> Vec<Chance> {
    let step = |n: &u8| usize::from(*n.min(&most)).min(4);
    in_words(&elims.map(step), |it| ["none out", "1 out", "2 out", "3 out", "4 or more out"][*it])
}

fn allowance(odds: &Odds<Ap>) -> Vec<Chance> {
    let words = |it: &Ap| match (it.not_for_movement, it.doubled) {
        (0, false) => format!("{} AP", it.ap),
        (0, true) => format!("{} AP, all at double", it.ap),
        (more, _) => format!("{} AP and {more} not for movement", it.ap),
    };
    odds.outcomes.iter().rev().map(|(it, p)| Chance { what: words(it), p: p.clone() }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{handling::Handling, weapons::Weapon};

    /// More of them than are remembered.
    fn bursts() -> impl Iterator<Item = Rolls> {
        let all = (1..=50).flat_map(|enemies| [false, true].map(|aggressive| (enemies, aggressive)));
        all.map(|(enemies, aggressive)| {
            let (weapon, shells, handling) = (Weapon::Pistol, 1, Handling::default());
            Rolls::Cqm(Cqm { weapon, enemies, shells, handling, aggressive })
        })
    }

    #[test]
    fn what_is_remembered_is_what_would_be_worked_out() {
        for rolls in bursts().chain(bursts()) {
            let again = [rolls.chances(), rolls.chances()];
            assert_eq!(again, [rolls.worked_out(), rolls.worked_out()]);
            assert!(1 < again[0].len());
        }
        assert_eq!(KEPT.with_borrow(VecDeque::len), MOST_KEPT);
    }
}
