//! Work behind everything else goes on only while somebody looks at what comes of it.
use std::time::Duration;

/// How much was worked since somebody last looked. It is counted in work and not by the clock, so that a machine with much to do
/// gives nothing up early.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unseen {
    /// Whether somebody has looked since the last piece of work was counted.
    seen: bool,
    worked: Duration,
}

impl Unseen {
    pub fn look(&mut self) {
        *self = Unseen { seen: true, worked: Duration::ZERO };
    }

    /// Counts a piece of work; says whether somebody has looked within this much of it. A look while it was done counts for all of it.
    pub fn worked(&mut self, took: Duration, patience: Duration) -> bool {
        if !std::mem::take(&mut self.seen) {
            self.worked += took;
        }
        self.worked <= patience
    }
}
