//! The tables in memory: who has used each last, and what is put away when nobody does. Every game is in the library too, and is
//! taken up again from there.
use std::{
    collections::BTreeMap,
    sync::{Arc, Weak},
    time::Duration,
};

use tokio::time::Instant;

use super::Hall;
use crate::{table::Table, wrong::Wrong};

/// More tables than this are not kept in memory at once.
const MOST_TABLES: usize = 256;

/// A table that nobody follows is put away when nobody has asked for it for this long.
const IDLE: Duration = Duration::from_secs(120);

/// The same where the game is over; and what was played again to look back is forgotten, whoever follows.
const IDLE_OVER: Duration = Duration::from_secs(60);

/// More games that are over are not kept in memory, if nobody follows them.
const MOST_OVER: usize = 8;

/// More games that were played again to look back are not kept so: each holds a position for every moment.
const MOST_PASTS: usize = 8;

/// How often tables are put away.
const SWEEP: Duration = Duration::from_secs(10);

#[derive(Debug, Default)]
pub struct LiveTables(BTreeMap<String, Live>);

#[derive(Debug)]
struct Live {
    table: Arc<Table>,
    used: Instant,
}

impl Live {
    /// Whether nobody is at the table and nobody follows it.
    fn is_idle(&self) -> bool {
        Arc::strong_count(&self.table) == 1 && self.table.followers() == 0
    }
}

impl LiveTables {
    /// A table that somebody sits at.
    pub fn at(&mut self, id: &str, now: Instant) -> Option<Arc<Table>> {
        let live = self.0.get_mut(id).filter(|it| !it.table.is_lost())?;
        live.used = now;
        Some(live.table.clone())
    }

    #[cfg(test)]
    pub fn contains(&self, id: &str) -> bool {
        self.0.contains_key(id)
    }

    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn add(&mut self, table: &Arc<Table>, now: Instant) {
        self.0.insert(table.id.clone(), Live { table: table.clone(), used: now });
        self.put_away_over(MOST_OVER);
        self.forget_pasts(MOST_PASTS);
    }

    pub fn remove(&mut self, id: &str) {
        self.0.remove(id);
    }

    /// Makes room by putting away the table that was used longest ago, of those nobody looks at.
    pub fn make_room(&mut self) -> Result<(), Wrong> {
        if self.0.len() < MOST_TABLES {
            return Ok(());
        }
        let idle = self.0.iter().filter(|it| it.1.is_idle()).min_by_key(|it| it.1.used);
        let idle = idle.map(|it| it.0.clone());
        let idle = idle.ok_or_else(|| Wrong::too_many("Too many tables are in play; come back later."))?;
        self.0.remove(&idle);
        Ok(())
    }

    /// Puts away games that are over and that nobody looks at, but for the last few.
    fn put_away_over(&mut self, most: usize) {
        let over = self.0.iter().filter(|it| it.1.is_idle() && it.1.table.has_ended());
        let mut over: Vec<(Instant, String)> = over.map(|it| (it.1.used, it.0.clone())).collect();
        over.sort();
        let more = over.len().saturating_sub(most);
        for (_, id) in over.drain(..more) {
            self.0.remove(&id);
        }
    }

    /// Forgets what was played again to look back, but for the tables that were used last.
    fn forget_pasts(&self, most: usize) {
        let mut pasts: Vec<&Live> = self.0.values().filter(|it| it.table.has_past()).collect();
        pasts.sort_by_key(|it| std::cmp::Reverse(it.used));
        pasts.iter().skip(most).for_each(|it| it.table.forget_past());
    }

    /// Puts away what nobody has used for a while.
    fn sweep(&mut self, now: Instant) {
        self.forget_pasts(MOST_PASTS);
        self.0.retain(|_, it| {
            let unused = now.saturating_duration_since(it.used);
            let long = if it.table.has_ended() { IDLE_OVER } else { IDLE };
            if IDLE_OVER <= unused {
                it.table.forget_past();
            }
            !it.is_idle() || unused < long
        });
    }
}

impl Hall {
    /// Puts away what nobody has used for a while.
    pub fn sweep(&self, now: Instant) {
        self.inner().live.sweep(now);
    }
}

/// Sweeps a hall every so often, as long as there is one.
pub async fn sweep(hall: Weak<Hall>) {
    loop {
        tokio::time::sleep(SWEEP).await;
        let Some(hall) = hall.upgrade() else { return };
        let _ = tokio::task::spawn_blocking(move || hall.sweep(Instant::now())).await;
    }
}
