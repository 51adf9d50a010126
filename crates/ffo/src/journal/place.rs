//! What is told of buildings, barricades and fires, by the names of what they are.
use kernel::Text;

kernel::notes! {
    pub enum Housework {
        Opens { what: Text } = "opens",
        CrashesThrough { what: Text } = "crashes-through",
        Barricades { what: Text, dv: u8 } = "barricades",
        TakesDown { what: Text, dv: u8 } = "takes-down",
        Enters { building: Text, floor: u8 } = "enters",
        CatchesFire { building: Text } = "catches-fire",
        /// Half of it burns, and they are in it.
        HasToLeave { building: Text } = "has-to-leave",
        BurnsDown { building: Text } = "burns-down",
    }
}
