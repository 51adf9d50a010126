//! What is told of vehicles; the one that a note is about is named beside it.
use kernel::Token;

kernel::notes! {
    pub enum Driving {
        GetsIn { vehicle: Token } = "gets-in",
        GetsOut { vehicle: Token } = "gets-out",
        Starts { vehicle: Token } = "starts",
        /// So many millimetres.
        Drives { mm: i32 } = "drives",
        RunsInto { what: Token } = "runs-into",
        IsWrecked = "is-wrecked",
        Explodes = "explodes",
    }
}
