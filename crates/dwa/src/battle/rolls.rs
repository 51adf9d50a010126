//! The dice that an answer leads to at once: kept with the question, so that a table can show how they may fall.
use std::{cell::RefCell, collections::VecDeque};

use kernel::{Dice, Odds, odds, question::Chance};

use super::{
    Battle, FigureId,
    auto::Targets,
    mg::{self, CircleFire},
    outlook::{self, tolls},
    shoot::{Announced, chances, either, endings},
};
use crate::journal::Ending;
use crate::table::{
    cc::{Break, Broke, Cqm, CqmRoll, Mishap, Strike, StrikeAt},
    fear::{Fear, FearTest},
    quirk::{Allowance, Ap},
    shoot::Hit,
    weapons::Melee,
    wound::{WoundResult, WoundTest},
    zombie::{Bite, ZombieAttack},
};

/// What is rolled; the odds are those of the procedure itself, worked out when somebody looks.
#[derive(Clone, Debug, PartialEq)]
pub enum Rolls {
    Nothing,
    /// Shots as they were announced, at somebody on the board.
    Shots {
        human: u16,
        place: u8,
        target: FigureId,
        announced: Announced,
    },
    /// Bursts as they were announced.
    Bursts {
        human: u16,
        place: u8,
        targets: Targets,
        announced: Announced,
    },
    /// Bursts of a machine gun into the circle that is proposed first.
    Circle(CircleFire),
    Strike(Strike),
    /// Two strikes at the same enemy.
    Strikes(Strike),
    /// The failed die of a strike once more.
    StrikeAgain(Strike),
    /// A strike whose natural die lies on the table.
    Read(Strike, i32),
    /// So many bursts in close combat; whether a jam may end them.
    Cqm {
        cqm: Cqm,
        bursts: u8,
        jams: bool,
    },
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
    /// How it may end on this board, the best first; nothing where no die decides.
    pub fn chances(&self, battle: &Battle) -> Vec<Chance> {
        match self {
            Rolls::Nothing | Rolls::Fears(_) => Vec::new(),
            Rolls::Shots { human, place, target, announced } => {
                tolls(&outlook::shots(battle, *human, *place, *target, *announced))
            }
            Rolls::Bursts { human, place, targets, announced } => {
                tolls(&outlook::bursts(battle, *human, *place, targets, *announced))
            }
            Rolls::Circle(laid) => mg::first_chances(battle, *laid),
            Rolls::Strike(_)
            | Rolls::Strikes(_)
            | Rolls::StrikeAgain(_)
            | Rolls::Read(..)
            | Rolls::Cqm { .. }
            | Rolls::CqmAgain(..)
            | Rolls::Break(_)
            | Rolls::Fear(_)
            | Rolls::Wound(_)
            | Rolls::WoundAgain(_)
            | Rolls::AttackAgain(_)
            | Rolls::Allowance(_) => self.kept(),
        }
    }

    /// Which of several ways of making the attack this is, for a reader.
    pub fn manner(&self) -> String {
        match self {
            Rolls::Shots { announced, .. } => announced.words("shot"),
            Rolls::Bursts { announced, .. } => announced.words("burst"),
            Rolls::Circle(CircleFire { bursts, .. }) if 1 < *bursts => {
                format!("{bursts} bursts into the first circle proposed")
            }
            Rolls::Circle(_) => "1 burst into the first circle proposed".to_owned(),
            Rolls::Strikes(_) => "both at the same enemy".to_owned(),
            Rolls::Nothing
            | Rolls::Strike(_)
            | Rolls::StrikeAgain(_)
            | Rolls::Read(..)
            | Rolls::Cqm { .. }
            | Rolls::CqmAgain(..)
            | Rolls::Break(_)
            | Rolls::Fear(_)
            | Rolls::Fears(_)
            | Rolls::Wound(_)
            | Rolls::WoundAgain(_)
            | Rolls::AttackAgain(_)
            | Rolls::Allowance(_) => String::new(),
        }
    }

    /// The odds of dice that depend on nothing but what is written here, remembered.
    fn kept(&self) -> Vec<Chance> {
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
            Rolls::Nothing
            | Rolls::Fears(_)
            | Rolls::Shots { .. }
            | Rolls::Bursts { .. }
            | Rolls::Circle(_) => Vec::new(),
            Rolls::Strike(it) => chances(&odds(|dice| it.roll(dice).hit)),
            Rolls::Strikes(it) => chances(&odds(|dice| twice(it, dice))),
            Rolls::StrikeAgain(it) => chances(&odds(|dice| {
                let face = it.reroll(dice);
                it.read(face, dice).hit
            })),
            Rolls::Read(it, face) => endings(&odds(|dice| it.read(*face, dice).mishap), |it| (*it).into()),
            Rolls::Cqm { cqm, bursts, jams } => {
                chances(&odds(|dice| outlook::close_bursts(cqm, *bursts, *jams, dice)))
            }
            Rolls::CqmAgain(it, roll) => {
                chances(&odds(|dice| it.allot(it.reroll(*roll, dice), dice).hits[0]))
            }
            Rolls::Break(it) => {
                either(&odds(|dice| it.roll(dice) == Broke::Away), Ending::Away, Ending::Held)
            }
            Rolls::Fear(it) => fear(it),
            Rolls::Wound(it) => wound(&odds(|dice| it.roll(dice))),
            Rolls::WoundAgain(it) => wound(&odds(|dice| it.roll_again(dice))),
            Rolls::AttackAgain(it) => {
                either(&odds(|dice| it.roll_again(dice) == Bite::Miss), Ending::NotHurt, Ending::Wounded)
            }
            Rolls::Allowance(it) => allowance(&odds(|dice| it.roll(dice))),
        };
        // What is certain is not rolled for; a shot that cannot hit is.
        let shot = matches!(self, Rolls::Cqm { .. } | Rolls::CqmAgain(..));
        if told.len() < 2 && !shot { Vec::new() } else { told }
    }
}

/// How a fear test may end.
pub(crate) fn fear(test: &FearTest) -> Vec<Chance> {
    either(&odds(|dice| test.roll(dice) == Fear::Passed), Ending::NotAfraid, Ending::Afraid)
}

fn wound(odds: &Odds<WoundResult>) -> Vec<Chance> {
    endings(odds, |it| match it {
        WoundResult::NothingHappens => Ending::HoldsOut,
        WoundResult::Eliminated => Ending::Dies,
    })
}

/// Two strikes at the same enemy: one that fell is struck on the ground, and with a chainsaw that stopped as with a club.
fn twice(strike: &Strike, dice: &mut dyn Dice) -> Hit {
    let first = strike.roll(dice);
    if first.hit == Hit::Elim {
        return Hit::Elim;
    }
    let stopped = matches!(first.mishap, Some(Mishap::Stalls | Mishap::OutOfGas));
    let with = if stopped { Melee::Bludgeoning } else { strike.with };
    let at = if first.hit == Hit::Fall { StrikeAt::Fallen } else { strike.at };
    first.hit.max(Strike { with, at, ..*strike }.roll(dice).hit)
}

pub(crate) fn allowance(odds: &Odds<Ap>) -> Vec<Chance> {
    endings(odds, |it| (*it).into())
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
            Rolls::Cqm { cqm: Cqm { weapon, enemies, shells, handling, aggressive }, bursts: 1, jams: false }
        })
    }

    #[test]
    fn what_is_remembered_is_what_would_be_worked_out() {
        for rolls in bursts().chain(bursts()) {
            let again = [rolls.kept(), rolls.kept()];
            assert_eq!(again, [rolls.worked_out(), rolls.worked_out()]);
            assert!(1 < again[0].len());
        }
        assert_eq!(KEPT.with_borrow(VecDeque::len), MOST_KEPT);
    }
}
