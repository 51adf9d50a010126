//! What somebody chose to do.
use kernel::{Text, Token, notes};

use crate::table::weapons::Weapon;

notes! {
    /// An option that was taken.
    pub enum Decision {
        Activates { who: Token } = "activates",
        Done = "done",

        Walks = "walks",
        Turns = "turns",
        ClimbsOnto { what: Text } = "climbs-onto",
        ClimbsDown = "climbs-down",
        ClimbsOver { what: Text } = "climbs-over",
        GoesUp { what: Text } = "goes-up",
        GoesDown { what: Text } = "goes-down",
        Jumps { to: Text } = "jumps",
        SlidesOver { what: Text } = "slides-over",
        LiesDown = "lies-down",
        StandsUp = "stands-up",
        Leaves = "leaves",

        Opens { what: Text } = "opens",
        Closes { what: Text } = "closes",
        PicksUp { things: Vec<Text> } = "picks-up",
        Gives { things: Vec<Text>, to: Token } = "gives",
        Drops { things: Vec<Text> } = "drops",
        TakesInHand { weapons: Vec<Text> } = "takes-in-hand",
        Heals { whom: Token, with: Text } = "heals",
        Reloads { weapon: Weapon, fast: bool } = "reloads",
        SearchesPockets { weapon: Weapon } = "searches-pockets",

        Fires { with: Weapon, at: Token } = "fires",
        FiresBoth { at: Token } = "fires-both",
        /// A shotgun, a machine gun, a flamethrower: where to is asked next.
        FiresAtPlace { with: Weapon, shells: u8 } = "fires-at-place",
        /// A shot before which a die says whether it is made, and at whom (Berserk, Relative).
        MeansToFire { with: Text, at: Option<Token> } = "means-to-fire",
        /// Like a machine gun (Killer).
        Empties { with: Weapon } = "empties",
        Braces = "braces",
        Throws { with: Weapon } = "throws",
        Finishes { with: Weapon, at: Token } = "finishes",
        ClearsJam { weapon: Weapon } = "clears-jam",

        /// With nothing: bare hands.
        Strikes { at: Token, with: Option<Weapon> } = "strikes",
        FiresClose { with: Weapon, at: Token, shells: u8 } = "fires-close",
        Breaks = "breaks",
        RestartsChainsaw = "restarts-chainsaw",
        /// Another enemy, or nobody.
        StrikesNext { at: Option<Token> } = "strikes-next",

        Searches { place: Text } = "searches",
        /// So much on the die that lies there (Lucky).
        Nudges { by: i32 } = "nudges",
        /// A weapon that was found, or leaves it.
        KeepsFind { takes: bool } = "keeps-find",
        UsesAntiseptic { on: Token } = "uses-antiseptic",
        PutsOut { whom: Token } = "puts-out",
        TurnsRadio { on: bool } = "turns-radio",
        RefuelsChainsaw = "refuels-chainsaw",
        Refuels { vehicle: Text } = "refuels",
        ReplacesBattery { vehicle: Text } = "replaces-battery",

        GetsIn { vehicle: Text, drives: bool } = "gets-in",
        GetsOut = "gets-out",
        TakesWheel = "takes-wheel",
        StartsWithKeys = "starts-with-keys",
        Hotwires { with: Option<Text> } = "hotwires",
        Drives = "drives",
        Speed { cm: u8 } = "speed",

        /// For this turn or attack; none of those that could be used.
        Uses { skill: Option<Text> } = "uses",
        Covers = "covers",
        HoldsFire = "holds-fire",
        FiresFromCover { at: Token } = "fires-from-cover",
        DoesNothing = "does-nothing",
        Dodges = "dodges",
        ReflexFires { at: Token } = "reflex-fires",
        ReflexStrikes { at: Token } = "reflex-strikes",
        Gets { psychosis: Text } = "gets",
    }
}
