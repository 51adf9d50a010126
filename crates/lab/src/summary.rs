//! What many games come to.
use std::collections::BTreeMap;

use kernel::Text;
use serde::Serialize;
use shelf::{Allegiance, GameRow};

use crate::statistics::{Mean, Share};

/// What many games come to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    pub games: usize,
    /// How often those who play reached their goal.
    pub reached: Share,
    pub outcomes: BTreeMap<Text, Share>,
    /// How often each chair was among the winners, where there are several.
    pub chairs: BTreeMap<u8, Share>,
    pub turns: Mean,
    /// Survivors among those who started, in each game.
    pub survivors: Mean,
    pub started: u16,
    pub lost_players: Mean,
    pub lost_others: Mean,
    pub kills: Mean,
    pub turned: Mean,
    pub shots: Mean,
    pub decisions: Mean,
    /// In which turn the first goes down, in games in which anybody does.
    pub first_blood: Mean,
    /// How often the first to go down is one of those who play.
    pub first_of_players: Share,
    /// How many of a hundred deaths each rule brings, the most frequent first.
    pub causes: Vec<Cause>,
    /// How lucky the games were that were won, and those that were lost, in standard deviations.
    pub luck_won: Mean,
    pub luck_lost: Mean,
    /// Whether the rows count what happens in the games. Those of a campaign do not: its games are played unread.
    pub counted: bool,
}

/// A rule that people die of.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Cause {
    pub rule: &'static str,
    pub deaths: usize,
    pub share: Share,
}

pub fn summary(rows: &[GameRow]) -> Summary {
    let share =
        |is: &dyn Fn(&GameRow) -> bool| Share::of(rows.iter().filter(|it| is(it)).count(), rows.len());
    let mean = |what: &dyn Fn(&GameRow) -> f64| Mean::of(rows.iter().map(what));
    let bled: Vec<_> = rows.iter().filter_map(|it| it.first_blood.as_ref()).collect();
    let ours = bled.iter().filter(|it| it.side == Allegiance::Players).count();
    let luck = |won: bool| Mean::of(rows.iter().filter(move |it| it.reached == won).map(|it| it.luck));
    Summary {
        games: rows.len(),
        reached: share(&|it| it.reached),
        outcomes: outcomes(rows),
        chairs: chairs(rows),
        turns: mean(&|it| f64::from(it.turns)),
        survivors: mean(&|it| f64::from(it.survivors)),
        started: rows.iter().map(|it| it.started).max().unwrap_or_default(),
        lost_players: mean(&|it| f64::from(it.lost.players)),
        lost_others: mean(&|it| f64::from(it.lost.others)),
        kills: mean(&|it| f64::from(it.kills)),
        turned: mean(&|it| f64::from(it.turned)),
        shots: mean(&|it| f64::from(it.shots)),
        decisions: mean(&|it| f64::from(it.decisions)),
        first_blood: Mean::of(bled.iter().map(|it| f64::from(it.turn))),
        first_of_players: Share::of(ours, bled.len()),
        causes: causes(rows),
        luck_won: luck(true),
        luck_lost: luck(false),
        counted: rows.iter().any(is_counted),
    }
}

/// Whether anything was counted of what happened in a game.
fn is_counted(it: &GameRow) -> bool {
    [it.kills, it.shots, it.dice, it.turned.into(), it.lost.others].iter().any(|it| *it != 0)
        || it.first_blood.is_some()
}

fn outcomes(rows: &[GameRow]) -> BTreeMap<Text, Share> {
    let mut counts: BTreeMap<Text, usize> = BTreeMap::new();
    for row in rows {
        *counts.entry(row.outcome.clone()).or_default() += 1;
    }
    counts.into_iter().map(|(name, n)| (name, Share::of(n, rows.len()))).collect()
}

fn chairs(rows: &[GameRow]) -> BTreeMap<u8, Share> {
    let mut counts: BTreeMap<u8, usize> = BTreeMap::new();
    for chair in rows.iter().flat_map(|it| &it.winners) {
        *counts.entry(*chair).or_default() += 1;
    }
    counts.into_iter().map(|(chair, n)| (chair, Share::of(n, rows.len()))).collect()
}

fn causes(rows: &[GameRow]) -> Vec<Cause> {
    let mut counts: BTreeMap<&'static str, usize> = BTreeMap::new();
    for death in rows.iter().flat_map(|it| &it.deaths) {
        *counts.entry(death.cause.as_str()).or_default() += 1;
    }
    let all = counts.values().sum();
    let each = counts.into_iter().map(|(rule, deaths)| Cause { rule, deaths, share: Share::of(deaths, all) });
    let mut causes: Vec<Cause> = each.collect();
    causes.sort_by_key(|it| std::cmp::Reverse(it.deaths));
    causes
}

/// How many games came to each number of something: turns, losses, kills.
pub fn histogram(rows: &[GameRow], what: impl Fn(&GameRow) -> u32) -> BTreeMap<u32, usize> {
    let mut counts = BTreeMap::new();
    for row in rows {
        *counts.entry(what(row)).or_default() += 1;
    }
    counts
}
