//! What people choose: the options of every question as data.
use ground::hex::{self, Hex};
use kernel::{Point, Text, Token};

use super::Border;
use crate::{
    printed::{CounterThing, Terrain, tables::Reaction},
    table::challenge::Difficulty,
};

kernel::notes! {
    /// What somebody chose to do.
    pub enum Choosing {
        // Who, and in which order.
        Activates { whom: Vec<Token> } = "activates",
        LeavesInactive { whom: Vec<Token> } = "leaves-inactive",
        /// Another player's group goes first.
        LetsPlayerGoFirst { seat: u8 } = "lets-player-go-first",
        Names { whom: Token } = "names",
        LetsGoOn { whom: Token } = "lets-go-on",
        Done = "done",

        // Ways.
        EntersBy { edge: Border } = "enters-by",
        BeginsAt { hex: Point } = "begins-at",
        /// Onto which ground, and who will see him first, on the way perhaps.
        Goes { hex: Point, ground: Terrain, seen_by: Vec<Token>, seen_at: Option<Point> } = "goes",
        /// Into a building by a door that a roll has to open first.
        TriesDoor { hex: Point, seen_by: Vec<Token>, seen_at: Option<Point> } = "tries-door",
        StepsTo { hex: Point } = "steps-to",
        Stops = "stops",
        Stays = "stays",
        MovesFast = "moves-fast",
        LeavesTheMap = "leaves-the-map",
        PopsUp = "pops-up",
        DucksBack = "ducks-back",
        DucksBackTo { hex: Point } = "ducks-back-to",
        Crosses { hex: Point } = "crosses",

        // Fire and melee.
        /// With these, each with so many Fire Dice; 0 for all.
        Fires { with: Vec<Text>, dice: Vec<i32> } = "fires",
        OpensFire = "opens-fire",
        Uses { thing: Text } = "uses",
        FiresAtTank { with: Vec<Text>, dice: Vec<i32>, hex: Point } = "fires-at-tank",
        AimsAt { whom: Token, dice: u16 } = "aims-at",
        AimsAtHex { hex: Point, whom: Vec<Token> } = "aims-at-hex",
        HoldsFire = "holds-fire",
        Charges { whom: Vec<Token> } = "charges",
        StaysOutOfIt = "stays-out-of-it",
        DoesNothing = "does-nothing",
        StrikesWith { thing: Text } = "strikes-with",
        UsesStarPower { dice: u16 } = "uses-star-power",
        BearsIt = "bears-it",
        RollsForReaction = "rolls-for-reaction",
        PicksReaction { result: Reaction } = "picks-reaction",

        // Things.
        Barricades { with: Text } = "barricades",
        Readies { thing: Text, stows: Option<Text> } = "readies",
        Stows { thing: Text } = "stows",
        PicksUp { thing: Text } = "picks-up",
        Gives { thing: Text, to: Token } = "gives",
        Drops { thing: Text } = "drops",
        AttachesScope { to: Text } = "attaches-scope",
        PlacesTank = "places-tank",
        PutsVestOn = "puts-vest-on",
        Reloads { thing: Text } = "reloads",
        SpendsAmmo { on: Text } = "spends-ammo",
        Searches = "searches",
        Takes { thing: Text, from: Token } = "takes",
        GoesThroughPockets { of: Token } = "goes-through-pockets",
        Chooses { thing: Text } = "chooses",

        // Those who are down.
        Cures { whom: Token } = "cures",
        Carries { whom: Token } = "carries",
        PutsDown { whom: Option<Token> } = "puts-down",
        UsesMedikit { on: Token } = "uses-medikit",
        Treats { whom: Token } = "treats",
        ShootsDead { whom: Token } = "shoots-dead",
        StrikesDead { whom: Token } = "strikes-dead",
        Captures { whom: Token } = "captures",
        Releases { whom: Token } = "releases",

        // People who are met.
        TalksTo { whom: Text } = "talks-to",
        Talks = "talks",
        GivesAway { thing: Text, to: Text } = "gives-away",
        GivesFirst { thing: Text } = "gives-first",
        BartersWith { whom: Token } = "barters-with",
        StartsFight { with: Text } = "starts-fight",
        PartsInPeace = "parts-in-peace",
        SurrendersTo { whom: Token } = "surrenders-to",
        HandsEverythingOver = "hands-everything-over",
        Fights = "fights",
        Trades { gives: Vec<Text>, gets: Vec<Text> } = "trades",
        NoDeal = "no-deal",
        Offers { thing: Option<Text> } = "offers",

        // Challenges and Encounters.
        TriesSomething = "tries-something",
        Terms { difficulty: Difficulty, agile: bool } = "terms",
        IfItSucceeds { gets_across: bool } = "if-it-succeeds",
        IfItFails { out_of_the_fight: bool } = "if-it-fails",
        EndsIt { success: bool } = "ends-it",
        Outside { for_good: bool } = "outside",
        LivesIn { building: Text } = "lives-in",
    }
}

impl Choosing {
    /// Somebody goes to a hex, of which nothing else is said.
    pub fn goes(to: Hex) -> Choosing {
        let (ground, seen_by) = (Terrain::Clear, Vec::new());
        Choosing::Goes { hex: hex::centre(to), ground, seen_by, seen_at: None }
    }

    pub fn chooses(thing: CounterThing) -> Choosing {
        Choosing::Chooses { thing: thing.name().into() }
    }
}
