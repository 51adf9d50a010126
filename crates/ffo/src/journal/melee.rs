//! What is told of charges, melee and Challenges.
use kernel::Token;

kernel::notes! {
    pub enum Struggle {
        Charge { by: Vec<Token>, whom: Token } = "charge",
        Fights { whom: Token } = "fights",
        EvenlyMatched { with: Token } = "evenly-matched",
        BreaksOff { from: Vec<Token>, succeeds: bool } = "breaks-off",
        Succeeds = "succeeds",
        Fails = "fails",
    }
}
