//! What is told of ways, and of whoever is carried.
use kernel::Token;

kernel::notes! {
    pub enum Moving {
        /// So many dice of the Fast Move Test are passed, and so many millimetres more are theirs.
        MovesFast { passed: u8, more: i32 } = "moves-fast",
        /// Something on the way has taken their mind off it.
        IsStopped = "is-stopped",
        PutsDown { whom: Token } = "puts-down",
        TakesUp { whom: Token } = "takes-up",
    }
}
