//! Who has a page of the table open.
use std::{
    collections::BTreeMap,
    sync::{Arc, MutexGuard, PoisonError},
};

use kernel::Viewer;

use super::Table;
use crate::seat::Who;

impl Table {
    /// How many pages of theirs follow the table.
    pub fn present(&self, who: Who) -> usize {
        self.all_present().get(&who.eyes()).copied().unwrap_or_default()
    }

    fn all_present(&self) -> MutexGuard<'_, BTreeMap<Viewer, usize>> {
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a page until it is dropped; whoever follows hears of the first to come and the last to go.
    pub fn come(self: &Arc<Self>, who: Who) -> Present {
        let n = *self.all_present().entry(who.eyes()).and_modify(|it| *it += 1).or_insert(1);
        if n == 1 {
            self.changes.send_modify(|it| *it += 1);
        }
        Present { table: self.clone(), who }
    }
}

/// A page that is open.
#[derive(Debug)]
pub struct Present {
    table: Arc<Table>,
    who: Who,
}

impl Drop for Present {
    fn drop(&mut self) {
        let mut all = self.table.all_present();
        let left = all.get_mut(&self.who.eyes()).map_or(0, |it| {
            *it = it.saturating_sub(1);
            *it
        });
        drop(all);
        if left == 0 {
            self.table.changes.send_modify(|it| *it += 1);
        }
    }
}
