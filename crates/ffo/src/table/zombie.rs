//! Zombies (p. 45 to 51): how many come and from where, who is surprised, and who becomes one of them.
mod activation;
mod building;
mod clock;
mod feast;
mod infection;
mod noise;
mod start;
mod surprise;
mod weasel;

pub use self::{
    activation::{Activation, Came},
    building::Matching,
    clock::{Hour, Placement, Places},
    feast::{Feast, FeastEnd},
    infection::{Infection, InfectionTest, Turning},
    noise::{Noise, Source},
    start::{AtStart, Entrance, StartZombies},
    surprise::{Entrant, Meeting, StarChoice, Surprise, as_charged, as_chargers},
    weasel::{Pop, Popped, Stab, Stabbed},
};

/// The most zombies that a procedure takes.
pub const MOST_ZOMBIES: i32 = 12;
