//! What is told of charges, melee and Challenges.
use kernel::{Text, Token};

kernel::notes! {
    pub enum Struggle {
        Charge { by: Vec<Token>, whom: Token } = "charge",
        Fights { whom: Token } = "fights",
        EvenlyMatched { with: Token } = "evenly-matched",
        BreaksOff { from: Vec<Token>, succeeds: bool } = "breaks-off",
        Starts { thing: Text } = "starts",
        DoesNotStart { thing: Text } = "does-not-start",
        Succeeds = "succeeds",
        Fails = "fails",
    }
}
