//! What is told of turns, groups and the Encounter as a whole.
use kernel::{Text, Token};

kernel::notes! {
    pub enum Happened {
        /// Every side's die, then that of the dead: nobody activates.
        Doubles { sides: Vec<Text>, dice: Vec<i32>, dead: i32 } = "doubles",
        /// The same, and in which order they act, by their places in that list; the dead stand behind the sides.
        Order { sides: Vec<Text>, dice: Vec<i32>, dead: i32, order: Vec<i32> } = "order",
        /// Sides whose dice are equal roll again among themselves, the dead among them perhaps.
        RollsOff { sides: Vec<Text>, dice: Vec<i32> } = "rolls-off",
        /// These may not act on so high a die; the best Rep among their groups.
        CannotAct { whom: Vec<Token>, die: u8, rep: Option<i32> } = "cannot-act",
        /// They spend this activation doing nothing.
        SpendsStun { left: u8 } = "spends-stun",
        /// Loot keeps them from acting in this activation.
        LingersByLoot { left: u8 } = "lingers-by-loot",
        /// For one side, where there are several.
        Ends { success: bool, side: Option<Text> } = "ends",
    }
}
