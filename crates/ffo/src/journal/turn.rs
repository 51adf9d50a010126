//! What is told of turns, groups and the Encounter as a whole.
use kernel::{Term, Text, Token};

kernel::notes! {
    pub enum Happened {
        /// The die of this side is that of the dead: nobody activates.
        Doubles { side: Text } = "doubles",
        /// In which order the sides act, the dead among them, each with its die.
        Order { sides: Vec<Text>, dice: Vec<i32> } = "order",
        /// The day goes on.
        DayGoesOn { part: Term } = "day-goes-on",
        /// These may not act on so high a die; the best Rep among their groups.
        CannotAct { whom: Vec<Token>, die: u8, rep: Option<i32> } = "cannot-act",
        /// They spend this activation doing nothing.
        SpendsStun { left: u8 } = "spends-stun",
        /// The sight of a feast keeps them from acting in this activation.
        IsAppalled { left: u8 } = "is-appalled",
        /// Loot keeps them from acting in this activation.
        LingersByLoot { left: u8 } = "lingers-by-loot",
        /// For one side, where there are several.
        Ends { success: bool, side: Option<Text> } = "ends",
    }
}
