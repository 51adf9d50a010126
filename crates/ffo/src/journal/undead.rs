//! What is told of zombies: why they come, what they are after, and their feasts.
use kernel::{Point, Token};

kernel::notes! {
    pub enum Undead {
        /// So many zombies come for a noise of so many dice.
        Attracts { zombies: u16, shots: u16 } = "attracts",
        /// The distance is in millimetres.
        Pursues { whom: Token, range: i32 } = "pursues",
        DrawnByBody { at: Point } = "drawn-by-body",
        /// It saw somebody there, and sees nobody now.
        LastSaw { at: Point } = "last-saw",
        Hears { at: Point } = "hears",
        BeingEaten { turns: u8 } = "being-eaten",
        NothingLeft { of: Token } = "nothing-left",
        /// The sight of a feast costs them so many activations.
        IsAppalled { activations: u8 } = "is-appalled",
        /// They Duck Back from the sight of a feast, and count as Stunned for so many activations.
        IsSickened { activations: u8 } = "is-sickened",
    }
}
