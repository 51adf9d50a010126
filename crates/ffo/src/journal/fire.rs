//! What is told of fire.
use kernel::{Text, Token};

kernel::notes! {
    pub enum Fire {
        /// The distances in millimetres, by target.
        Fires { with: Vec<Text>, at: Vec<Token>, range: Vec<i32> } = "fires",
        Misses { whom: Token } = "misses",
        Reloads { thing: Text } = "reloads",
    }
}
