//! The search itself. Each batch has seeds of its own, so that the games at two values err independently.
use std::{
    collections::BTreeMap,
    sync::atomic::{AtomicBool, Ordering},
};

use super::{Balance, BalanceResult, Trials, Verdict};
use crate::{
    origin::{Origin, Seeds},
    run::Run,
    statistics::{Level, Logistic, Share},
};

/// How many values the first look has, and how many games at each.
const LOOKS: u32 = 9;
const LOOK_GAMES: u64 = 60;

/// How many games are added at a time.
const BATCH: u64 = 100;

/// A search under way.
#[derive(Debug)]
pub struct BalanceSearch<'a> {
    balance: &'a Balance<'a>,
    /// Won and played at each value.
    levels: BTreeMap<u32, (u64, u64)>,
    next_seed: u64,
    games: u64,
}

/// What the curve says.
#[derive(Clone, Copy, Debug)]
struct Estimate {
    at: f64,
    between: Option<(f64, f64)>,
    fit: Logistic,
}

impl Balance<'_> {
    /// Looks for the value. `progress` hears of each game, `stop` ends it with what is known so far.
    pub fn find(&self, progress: &(dyn Fn() + Sync), stop: &AtomicBool) -> Result<BalanceResult, String> {
        let mut search =
            BalanceSearch { balance: self, levels: BTreeMap::new(), next_seed: self.seed, games: 0 };
        let looks = self.looks();
        let games = LOOK_GAMES.min(self.most_games / 2 / looks.len() as u64).max(1);
        for value in looks {
            search.play(value, games, progress, stop)?;
        }
        let mut turn = 0;
        while search.games < self.most_games && !stop.load(Ordering::Relaxed) {
            let Some(value) = search.wants(turn) else { break };
            search.play(value, BATCH.min(self.most_games - search.games), progress, stop)?;
            turn += 1;
        }
        search.found(stop.load(Ordering::Relaxed))
    }

    /// Values spread evenly over the range, both ends with them.
    fn looks(&self) -> Vec<u32> {
        let wide = self.most - self.least;
        let n = LOOKS.min(wide + 1).max(2) - 1;
        let mut values: Vec<u32> = (0..=n).map(|it| self.least + (wide * it + n / 2) / n).collect();
        values.dedup();
        values
    }
}

impl BalanceSearch<'_> {
    fn play(
        &mut self,
        value: u32,
        games: u64,
        progress: &(dyn Fn() + Sync),
        stop: &AtomicBool,
    ) -> Result<(), String> {
        if stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        let laid = self.balance.setting.with(self.balance.name, &value.to_string()).lay()?;
        let seeds = self.next_seed..self.next_seed.saturating_add(games);
        let run =
            Run { scenario: &*laid.scenario, bots: self.balance.bots, seeds, threads: self.balance.threads };
        let rows = run.play(progress, stop)?;
        self.next_seed += rows.len() as u64;
        self.games += rows.len() as u64;
        let level = self.levels.entry(value).or_default();
        level.0 += rows.iter().filter(|it| it.reached).count() as u64;
        level.1 += rows.len() as u64;
        Ok(())
    }

    fn share(&self, value: u32) -> Share {
        let (won, games) = self.levels.get(&value).copied().unwrap_or_default();
        Share::of(won as usize, games as usize)
    }

    /// Stretches of the first look between whose ends the chance passes the wanted one, the lowest first.
    fn crossings(&self) -> Vec<(u32, u32)> {
        let looks: Vec<u32> =
            self.balance.looks().into_iter().filter(|it| self.levels.contains_key(it)).collect();
        let over = |it: u32| self.balance.wanted <= self.share(it).value;
        looks.windows(2).filter(|it| over(it[0]) != over(it[1])).map(|it| (it[0], it[1])).collect()
    }

    /// The stretch that is looked into: the one at which the chance differs most between its ends.
    fn bracket(&self) -> Option<(u32, u32)> {
        let step = |it: &(u32, u32)| (self.share(it.0).value - self.share(it.1).value).abs();
        self.crossings().into_iter().max_by(|a, b| step(a).total_cmp(&step(b)))
    }

    /// The curve through the stretch and its neighbours; farther off another curve may hold.
    fn estimate(&self) -> Option<Estimate> {
        let (low, high) = self.bracket()?;
        let wide = high - low;
        let near = low.saturating_sub(wide)..=high + wide;
        let levels: Vec<Level> = self
            .levels
            .range(near)
            .map(|(at, it)| Level { at: f64::from(*at), won: it.0 as f64, games: it.1 as f64 })
            .collect();
        let fit = Logistic::fit(&levels)?;
        let wanted = self.balance.wanted;
        Some(Estimate { at: fit.passes(wanted), between: fit.passes_between(wanted), fit })
    }

    /// Which value to play next; none when the answer is known to about one step either way.
    fn wants(&self, turn: u32) -> Option<u32> {
        let Some((low, high)) = self.bracket() else { return self.doubtful() };
        let estimate = self.estimate()?;
        let clamp = |it: f64| (it.round().max(0.0) as u32).clamp(self.balance.least, self.balance.most);
        let Some((from, to)) = estimate.between else {
            return Some(if turn.is_multiple_of(2) { low } else { high });
        };
        if to - from <= 2.0 {
            return None;
        }
        // Games at the estimate tell where the curve lies, games to its sides how steep it is.
        let aside = ((to - from) / 2.0).max(1.0);
        let at = match turn % 4 {
            0 | 2 => estimate.at,
            1 => estimate.at - aside,
            _ => estimate.at + aside,
        };
        Some(clamp(at))
    }

    /// Where nothing passes the wanted chance: the value that may yet reach it, for all its games say.
    fn doubtful(&self) -> Option<u32> {
        let nearest = self.nearest();
        self.share(nearest).holds(self.balance.wanted).then_some(nearest)
    }

    /// The value played whose chance is nearest to the wanted one.
    fn nearest(&self) -> u32 {
        let off = |it: &u32| (self.share(*it).value - self.balance.wanted).abs();
        let nearest = self.levels.keys().copied().min_by(|a, b| off(a).total_cmp(&off(b)));
        nearest.unwrap_or(self.balance.least)
    }

    fn found(self, stopped: bool) -> Result<BalanceResult, String> {
        let Balance { setting, name, least, most, wanted, bots, seed, .. } = *self.balance;
        let laid = setting.lay()?;
        let origin = Origin::of(setting, &laid, bots, Seeds::one(seed..self.next_seed));
        let played = self.levels.iter().map(|(value, it)| Trials {
            value: *value,
            won: it.0,
            games: it.1,
            reached: self.share(*value),
        });
        Ok(BalanceResult {
            origin,
            name: name.to_owned(),
            wanted,
            verdict: self.verdict(),
            played: played.collect(),
            falls: self.share(most).value < self.share(least).value,
            stopped,
        })
    }

    fn verdict(&self) -> Verdict {
        let Balance { least, most, .. } = *self.balance;
        let Some(bracket) = self.bracket() else { return self.out_of_reach() };
        let Some(Estimate { at, between: Some((low, high)), fit }) = self.estimate() else {
            return Verdict::Unclear { low: bracket.0, high: bracket.1 };
        };
        let value = (at.round().max(0.0) as u32).clamp(least, most);
        let (low, high) = (low.max(f64::from(least)), high.min(f64::from(most)));
        let also = self.crossings().into_iter().filter(|it| *it != bracket && self.is_plain(*it)).collect();
        let chance = self.chance_at(&fit, value);
        let exact = at.clamp(f64::from(least), f64::from(most));
        Verdict::Value { value, exact, low, high, chance, also }
    }

    /// Whether the chance passes the wanted one for certain between two values: one surely over it, the other surely under.
    fn is_plain(&self, (low, high): (u32, u32)) -> bool {
        !self.share(low).holds(self.balance.wanted) && !self.share(high).holds(self.balance.wanted)
    }

    /// What the curve says of the chance at a value.
    fn chance_at(&self, fit: &Logistic, value: u32) -> Share {
        let (low, high) = fit.chance_between(f64::from(value));
        Share { value: fit.chance(f64::from(value)), low, high }
    }

    fn out_of_reach(&self) -> Verdict {
        let wanted = self.balance.wanted;
        let nearest = self.nearest();
        let chance = self.share(nearest);
        // A chance that may well be the wanted one is not out of reach.
        if chance.holds(wanted) {
            return Verdict::Unclear { low: nearest, high: nearest };
        }
        Verdict::OutOfReach { nearest, chance }
    }
}
