//! What is told of In Sights, Reaction Tests and wounds.
use kernel::Token;

kernel::notes! {
    pub enum Sighted {
        ComesIntoSight { of: Vec<Token> } = "comes-into-sight",
        /// So many successes in an In Sight Test.
        Rolls { successes: u16 } = "rolls",
        /// The action is lost to damage.
        LosesAction = "loses-action",
    }
}
