//! Event Cards that are drawn.
use kernel::Text;

use crate::printed::Class;

kernel::notes! {
    /// What a card shows in the area of the Encounter, and what it is called.
    pub enum Card {
        Zombies { number: u8, card: Text } = "zombies",
        Humans { number: u8, class: Class, card: Text } = "humans",
        Reshuffle { card: Text } = "reshuffle",
    }
}
