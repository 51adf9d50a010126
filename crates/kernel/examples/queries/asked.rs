//! Ten questions that tables ask of dice, each as the plain function a rule would be.
use std::ops::ControlFlow;

use kernel::{Dice, Odds, Roll, RuleId, fold, merged, odds, until};

const DIE: RuleId = RuleId::in_ledger("test.roll.die");

/// How long an open-ended chain may get.
const DEPTH: i32 = 6;

/// Who comes out ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wins {
    First,
    Neither,
    Second,
    Tie,
}

/// `n` dice against `m`, each of 1 to 3 is a success: how many more the first side has.
pub fn ahead(n: u16, m: u16, dice: &mut dyn Dice) -> i32 {
    let first = dice.count(DIE, n, 6, 1..=3);
    let second = dice.count(DIE, m, 6, 1..=3);
    i32::from(first) - i32::from(second)
}

pub fn opposed(n: u16, m: u16) -> Odds<i32> {
    odds(|dice| ahead(n, m, dice).signum())
}

/// Every fight of up to twelve dice a side.
pub fn table() -> Vec<Odds<i32>> {
    (0..13).flat_map(|n| (0..13).map(move |m| opposed(n, m))).collect()
}

/// The sum of the best `k` of `n` dice.
pub fn keep(n: u16, k: u16) -> Odds<u16> {
    odds(|dice| dice.highest(DIE, n, 6, k).iter().sum())
}

/// Of three dice the best two count: how many are `rep` or less.
pub fn best2(rep: u16) -> Odds<usize> {
    odds(|dice| dice.lowest(DIE, 3, 6, 2).iter().filter(|&&it| it <= rep).count())
}

/// Rounds until somebody is put out.
pub fn melee(n: u16, m: u16) -> Odds<Wins> {
    odds(|dice| {
        until(dice, (), |(), dice| {
            let ahead = ahead(n, m, dice);
            if ahead == 0 || ahead.abs() < dice.d6(DIE) {
                return ControlFlow::Continue(());
            }
            ControlFlow::Break(if 0 < ahead { Wins::First } else { Wins::Second })
        })
    })
}

/// `n` dice at `t` targets: how many are eliminated and how many only down.
pub fn burst(n: u16, t: u16) -> Odds<(u16, u16)> {
    odds(|dice| {
        fold(dice, n, (0, 0), |(out, down), dice| {
            let roll = dice.die(DIE, 6);
            if roll < 4 {
                return (out, down);
            }
            let whom = dice.die(DIE, t);
            match (whom <= out, whom <= out + down, 5 <= roll) {
                (true, ..) | (false, true, false) => (out, down),
                (false, true, true) => (out + 1, down - 1),
                (false, false, true) => (out + 1, down),
                (false, false, false) => (out, down + 1),
            }
        })
    })
}

/// An open-ended d10.
pub fn open_ended(dice: &mut dyn Dice) -> i32 {
    let d10 = |dice: &mut dyn Dice| i32::from(dice.die(DIE, 10));
    let chain = |face: i32, dice: &mut dyn Dice| {
        let mut again = 0;
        loop {
            let roll = d10(dice);
            if roll != face || again == DEPTH {
                return (again, roll);
            }
            again += 1;
        }
    };
    match d10(dice) {
        10 => {
            let (again, last) = chain(10, dice);
            10 + 5 * again + (last - 5).max(0)
        }
        1 => match chain(1, dice) {
            (0, 5..) => 1,
            (again, 5..) => -5 * again,
            (again, last) => last - 5 - 5 * again,
        },
        plain => plain,
    }
}

/// Two open-ended rolls, +7 and +5, that need 9 and of which the higher wins.
pub fn open() -> Odds<Wins> {
    odds(|dice| {
        let first = merged(dice, (), |(), dice| open_ended(dice)) + 7;
        let second = merged(dice, (), |(), dice| open_ended(dice)) + 5;
        match (9 <= first, 9 <= second) {
            (false, false) => Wins::Neither,
            (true, false) => Wins::First,
            (false, true) => Wins::Second,
            (true, true) if first == second => Wins::Tie,
            (true, true) if second < first => Wins::First,
            (true, true) => Wins::Second,
        }
    })
}

/// What is asked, and the answer as text.
pub type Asked = (&'static str, fn() -> Answer);

/// An answer; dropped unread where only time matters.
pub struct Answer(Box<dyn std::fmt::Debug>);

impl std::fmt::Display for Answer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

fn answer(it: impl std::fmt::Debug + 'static) -> Answer {
    Answer(Box::new(it))
}

pub const ALL: [Asked; 10] = [
    ("opposed 5 4", || answer(opposed(5, 4))),
    ("opposed 12 12", || answer(opposed(12, 12))),
    ("table", || answer(table())),
    ("keep 3 1", || answer(keep(3, 1))),
    ("keep 12 3", || answer(keep(12, 3))),
    ("best2 4", || answer(best2(4))),
    ("melee 5 4", || answer(melee(5, 4))),
    ("burst 5 3", || answer(burst(5, 3))),
    ("burst 10 4", || answer(burst(10, 4))),
    ("open", || answer(open())),
];
