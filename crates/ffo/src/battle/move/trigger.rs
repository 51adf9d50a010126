//! What interrupts somebody on their way; previews look ahead for the same.
use ground::open::{OpeningId, Path};

use crate::battle::{Battle, PersonId, ZombieId};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// An enemy comes into sight, or sees them.
    InSight,
    /// Zed or No Zed? at this zombie.
    Zed(ZombieId),
    /// See the Feast, by its place.
    Feast(u8),
    Door(OpeningId),
    /// A floor of a building that nobody of theirs has been on.
    Entry {
        building: u16,
        floor: u8,
    },
    /// A burning building.
    Flames(u16),
    /// Loot that keeps a Greedy one.
    Loot,
}

/// The first of them on a way, and after how many of its millimetres.
pub fn first(battle: &Battle, who: PersonId, path: &Path) -> Option<(usize, Trigger)> {
    let _ = (battle, who, path);
    None
}
