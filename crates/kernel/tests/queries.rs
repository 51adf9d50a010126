//! Ten questions that tables ask of dice, against fractions that were worked out another way.
use std::collections::BTreeMap;

use kernel::{Odds, Ratio};

#[path = "../examples/queries/asked.rs"]
#[allow(dead_code)]
mod asked;

use asked::{Wins, best2, burst, keep, melee, open, opposed, table};

/// Every roll of `n` dice one by one, all equally likely.
fn brute<T: Ord>(sides: &[u16], what: impl Fn(&[u16]) -> T) -> Odds<T> {
    let all: i128 = sides.iter().map(|&it| i128::from(it)).product();
    let mut faces = vec![1; sides.len()];
    let mut outcomes = BTreeMap::new();
    'rolls: loop {
        *outcomes.entry(what(&faces)).or_insert(0) += 1;
        for (face, &of) in faces.iter_mut().zip(sides) {
            if *face < of {
                *face += 1;
                continue 'rolls;
            }
            *face = 1;
        }
        break;
    }
    let outcomes = outcomes.into_iter().map(|(outcome, n)| (outcome, Ratio::new(n, all))).collect();
    Odds { outcomes, unexplored: Ratio::zero() }
}

fn fractions<T: Ord + Clone>(odds: &Odds<T>) -> Vec<(T, String)> {
    assert!(odds.unexplored.is_zero());
    odds.outcomes.iter().map(|(outcome, share)| (outcome.clone(), share.to_string())).collect()
}

fn said<T: Clone>(fractions: &[(T, &str)]) -> Vec<(T, String)> {
    fractions.iter().map(|(outcome, share)| (outcome.clone(), (*share).to_owned())).collect()
}

#[test]
fn five_dice_against_four() {
    let ahead = |faces: &[u16]| {
        let good = |faces: &[u16]| faces.iter().filter(|&&it| it == 1).count() as i32;
        (good(&faces[..5]) - good(&faces[5..])).signum()
    };
    assert_eq!(opposed(5, 4), brute(&[2; 9], ahead));
    assert_eq!(fractions(&opposed(5, 4)), said(&[(-1, "65/256"), (0, "63/256"), (1, "1/2")]));
}

/// Equal in C(24, 12) of 2^24 cases.
#[test]
fn twelve_dice_against_twelve() {
    let odds = opposed(12, 12);
    assert_eq!(odds[&0], Ratio::new(2_704_156, 1 << 24));
    assert_eq!(odds[&1], odds[&-1]);
}

#[test]
fn every_fight_of_up_to_twelve_dice_a_side() {
    let table = table();
    assert_eq!(table.len(), 169);
    for (at, odds) in table.iter().enumerate() {
        assert_eq!(odds.outcomes.values().fold(Ratio::zero(), |acc, it| acc.plus(it)), Ratio::one());
        assert_eq!(odds.of(&1), table[at % 13 * 13 + at / 13].of(&-1), "sides change places");
    }
}

#[test]
fn the_best_of_three_dice() {
    assert_eq!(keep(3, 1), brute(&[6; 3], |faces| faces.iter().copied().max().unwrap()));
    assert_eq!(keep(3, 1)[&6], Ratio::new(91, 216));
}

#[test]
fn the_best_three_of_twelve_dice() {
    let best_three = |faces: &[u16]| {
        let mut faces = faces.to_vec();
        faces.sort_unstable();
        faces.iter().rev().take(3).sum::<u16>()
    };
    assert_eq!(keep(7, 3), brute(&[6; 7], best_three));
    let odds = keep(12, 3);
    // At least three sixes: not none, one or two of them.
    let fewer = 5i128.pow(12) + 12 * 5i128.pow(11) + 66 * 5i128.pow(10);
    assert_eq!(odds[&18], Ratio::new(6i128.pow(12) - fewer, 6i128.pow(12)));
    assert_eq!(odds[&3], Ratio::new(1, 6i128.pow(12)));
    assert!(odds.unexplored.is_zero());
}

#[test]
fn the_best_two_of_three_against_four() {
    let two_lowest = |faces: &[u16]| {
        let mut faces = faces.to_vec();
        faces.sort_unstable();
        faces[..2].iter().filter(|&&it| it <= 4).count()
    };
    assert_eq!(best2(4), brute(&[6; 3], two_lowest));
    assert_eq!(fractions(&best2(4)), said(&[(0, "1/27"), (1, "2/9"), (2, "20/27")]));
}

/// A round that settles nothing is struck out: what is left has the odds of fighting on for ever.
#[test]
fn a_melee_to_the_end() {
    let mut settled = [0i128; 2];
    for roll in 0u32..1 << 9 {
        let ahead = (roll & 31).count_ones() as i128 - (roll >> 5).count_ones() as i128;
        settled[usize::from(ahead < 0)] += ahead.abs().min(6);
    }
    let all = settled[0] + settled[1];
    let odds = melee(5, 4);
    assert_eq!(odds[&Wins::First], Ratio::new(settled[0], all));
    assert_eq!(fractions(&odds), said(&[(Wins::First, "443/630"), (Wins::Second, "187/630")]));
}

fn burst_by_hand(t: u16) -> impl Fn(&[u16]) -> (u16, u16) {
    move |faces| {
        let (mut out, mut down) = (0, 0);
        for roll in faces.chunks(2) {
            let (face, whom) = (roll[0], roll[1]);
            if face < 4 || whom <= out {
                continue;
            }
            let was_down = whom <= out + down;
            if 5 <= face {
                out += 1;
                down -= u16::from(was_down);
            } else if !was_down {
                down += 1;
            }
        }
        assert!(out + down <= t);
        (out, down)
    }
}

#[test]
fn bursts() {
    assert_eq!(burst(3, 3), brute(&[6, 3, 6, 3, 6, 3], burst_by_hand(3)));
    assert_eq!(burst(4, 2), brute(&[6, 2, 6, 2, 6, 2, 6, 2], burst_by_hand(2)));
    assert_eq!(burst(5, 3)[&(0, 0)], Ratio::new(1, 32));
    let large = burst(10, 4);
    assert_eq!(large[&(0, 0)], Ratio::new(1, 1024));
    assert_eq!(large[&(0, 1)], Ratio::new(75_941_127_625, 15_850_845_241_344));
    assert_eq!(large.outcomes.values().fold(Ratio::zero(), |acc, it| acc.plus(it)), Ratio::one());
}

#[test]
fn open_ended_rolls_against_each_other() {
    let plain = kernel::odds(asked::open_ended);
    assert!(plain.unexplored.is_zero());
    assert_eq!(plain[&13], Ratio::new(1, 100));
    let mut expected: BTreeMap<Wins, Ratio> = BTreeMap::new();
    for (first, a) in plain.outcomes.iter().map(|(it, share)| (it + 7, share)) {
        for (second, b) in plain.outcomes.iter().map(|(it, share)| (it + 5, share)) {
            let wins = match (9 <= first, 9 <= second) {
                (false, false) => Wins::Neither,
                (true, true) if first == second => Wins::Tie,
                (_, true) if first < second || first < 9 => Wins::Second,
                _ => Wins::First,
            };
            let sum = expected.entry(wins).or_insert_with(Ratio::zero);
            *sum = sum.plus(&a.times(b));
        }
    }
    let odds = open();
    assert_eq!(odds.outcomes, expected);
    assert!(odds.unexplored.is_zero());
    assert_eq!(odds[&Wins::Neither], Ratio::new(3, 100));
}
