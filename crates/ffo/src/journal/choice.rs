//! What people choose: the options of every question as data.
use kernel::{Text, Token};

kernel::notes! {
    /// What somebody chose to do.
    pub enum Choosing {
        // Who, and in which order.
        Activates { whom: Vec<Token> } = "activates",
        LeavesInactive { whom: Vec<Token> } = "leaves-inactive",
        /// Another player's group goes first.
        LetsPlayerGoFirst { seat: u8 } = "lets-player-go-first",
        /// Fights a side that they have left alone.
        TurnsAgainst { side: Text } = "turns-against",
        Names { whom: Token } = "names",
        LetsGoOn { whom: Token } = "lets-go-on",
        /// Goes on when that group acts.
        JoinsGroup { leader: Token } = "joins-group",
        Done = "done",

        // Ways.
        Walks = "walks",
        MovesFast = "moves-fast",
        TurnsAround = "turns-around",
        DropsProne = "drops-prone",
        StandsUp = "stands-up",
        Crawls = "crawls",
        ChangesFloor { by: Text } = "changes-floor",
        LeavesTheTable = "leaves-the-table",

        // Buildings.
        WorksOn { what: Text } = "works-on",
        SetsFire { building: Text } = "sets-fire",

        // Fire and melee.
        OpensFire = "opens-fire",
        /// With this, so many shots.
        Takes { things: Vec<Text>, shots: u8 } = "takes",
        AimsAt { whom: Token, shots: u8 } = "aims-at",
        Reloads { thing: Text } = "reloads",
        Charges { whom: Token } = "charges",
        FightsOn { whom: Token } = "fights-on",
        BreaksOff = "breaks-off",
        PopsTheWeasel { whom: Token } = "pops-the-weasel",
        MeansToSpare = "means-to-spare",
        MeansToKill = "means-to-kill",
        StartsSaw { thing: Text } = "starts-saw",
        StopsSaw { thing: Text } = "stops-saw",
        Dispatches { whom: Token } = "dispatches",
        Captures { whom: Token } = "captures",
        Frees { whom: Token } = "frees",
        DoesNothing = "does-nothing",

        // In Sights and Reaction Tests.
        DucksBack = "ducks-back",
        RunsAway = "runs-away",
        PassesDice { passed: u8 } = "passes-dice",
        RollsForReaction = "rolls-for-reaction",

        // Things and people.
        PicksUp { thing: Text } = "picks-up",
        TakesInHand { things: Vec<Text> } = "takes-in-hand",
        TakesUp { whom: Token } = "takes-up",
        PutsDown = "puts-down",
        TriesChallenge = "tries-challenge",

        // Vehicles.
        GetsIn { vehicle: Token } = "gets-in",
        GetsOut = "gets-out",
        TakesWheel = "takes-wheel",
        StartsEngine { hotwires: bool } = "starts-engine",
        DrivesOn = "drives-on",
        StandsStill = "stands-still",
        Drives { mm: i32 } = "drives",
        Reverses { mm: i32 } = "reverses",
        TriesBootleggerTurn = "tries-bootlegger-turn",
    }
}
