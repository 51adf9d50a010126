//! What is told of vehicles; the one that a note is about is named beside it.
use kernel::{Text, Token};

kernel::notes! {
    pub enum Driving {
        GetsIn { vehicle: Token } = "gets-in",
        GetsOut { vehicle: Token } = "gets-out",
        Starts { vehicle: Token } = "starts",
        /// So many millimetres, back if they are negative.
        Drives { mm: i32 } = "drives",
        RunsInto { what: Token } = "runs-into",
        IsWrecked = "is-wrecked",
        Explodes = "explodes",
        /// So many degrees, to the left if they are negative.
        Turns { degrees: i32 } = "turns",
        Skids { mm: i32 } = "skids",
        Stalls = "stalls",
        CrashesInto { what: Text } = "crashes-into",
        /// It has missed what it was to ram.
        Misses { what: Token } = "misses",
        LeavesTheTable = "leaves-the-table",
        TakesTheWheel = "takes-the-wheel",
        JumpsOn { vehicle: Token } = "jumps-on",
        LetsGo = "lets-go",
        HidesInside { vehicle: Token } = "hides-inside",
    }
}
