//! Where decisions stand in what was told: an index that grows with the game, so that nobody reads all of it again.
use std::collections::BTreeMap;

use kernel::{Event, Seat, What};

/// The decisions that finished steps tell of.
#[derive(Debug, Default)]
pub struct Decisions {
    /// Where each stands, and whose it was.
    all: Vec<(usize, Seat)>,
    /// The last of each seat.
    last: BTreeMap<Seat, usize>,
    /// How much has been read.
    read: usize,
}

impl Decisions {
    /// Takes up what has been told since.
    pub fn read(&mut self, told: &[Event]) {
        for (at, event) in told.iter().enumerate().skip(self.read) {
            if let Some(seat) = seat(event) {
                self.last.insert(seat, self.all.len());
                self.all.push((at, seat));
            }
        }
        self.read = told.len();
    }

    /// Forgets what was told after the first `told` events.
    pub fn cut(&mut self, told: usize) {
        self.all.truncate(self.all.partition_point(|it| it.0 < told));
        self.last = self.all.iter().enumerate().map(|(at, it)| (it.1, at)).collect();
        self.read = told;
    }

    pub fn finished(&self) -> usize {
        self.all.len()
    }

    pub fn place(&self, decision: usize) -> Option<usize> {
        self.all.get(decision).map(|it| it.0)
    }

    pub fn last(&self) -> &BTreeMap<Seat, usize> {
        &self.last
    }
}

/// Whose decision an event tells of.
pub fn seat(event: &Event) -> Option<Seat> {
    match event.what {
        What::Asked { seat, .. } => Some(seat),
        _ => None,
    }
}
