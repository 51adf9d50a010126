//! What the journal says happened, as names and values. The words for all of it stand in `phrases/`, and nothing reads those back.
mod campaign;
mod card;
mod deed;
mod ending;
mod value;

pub use self::{
    campaign::Chronicle,
    card::Card,
    deed::Choosing,
    ending::{Ending, RANKS, fate_of, is_bad, rank},
    value::{Border, Conduct, VALUES, things},
};

use kernel::{Point, Text, Token};

use crate::{
    printed::{DayPart, people::Mercy, tables::Reaction},
    table::{challenge::Challenged, encounter::Encounter, talk::Talked},
};

kernel::terms! {
    /// What somebody is marked as, until it is over.
    pub enum Mark {
        DuckedBack = "ducked-back",
        OutOfAmmo = "out-of-ammo",
        Dead = "dead",
        OutOfTheFight = "out-of-the-fight",
        Joined = "joined",
        Captive = "captive",
        Frenzied = "frenzied",
        Immune = "immune",
    }
}

kernel::terms! {
    /// What is counted of somebody.
    pub enum Count {
        MovementPoints = "movement-points",
        Doses = "doses-of-the-cure",
        Rep = "rep",
    }
}

kernel::terms! {
    /// What dice come to, where a total is held against numbers.
    pub enum Outcome {
        GetsIn = "gets-in",
        DuckBack = "duck-back",
        OutOfTheFight = "out-of-the-fight",
        ObviouslyDead = "obviously-dead",
        Hit = "hit",
        Infected = "infected",
        Found = "found",
        TheCure = "the-cure",
        FiresFirst = "fires-first",
        Fights = "fights",
        FullMoon = "full-moon",
        RepRises = "rep-rises",
        RepFalls = "rep-falls",
    }
}

kernel::terms! {
    /// What a question comes in the middle of.
    pub enum Interruption {
        /// A shot or a blow has landed.
        IsHit = "is-hit",
        /// The captors have judged.
        IsJudged = "is-judged",
        IsShotAt = "is-shot-at",
        FiresBack = "fires-back",
        SeesFriendFall = "sees-friend-fall",
        IsCharged = "is-charged",
        RunsIntoZombies = "runs-into-zombies",
        /// Enemies have come In Sight, before the test.
        IsSeen = "is-seen",
        /// The In Sight Test is won.
        WinsInSight = "wins-in-sight",
        HasToDuck = "has-to-duck",
        RunsDry = "runs-dry",
        FightsSeveral = "fights-several",
        EnemyLies = "enemy-lies",
        MeetsStrangers = "meets-strangers",
        IsHeldUp = "is-held-up",
        PassesHalf = "passes-half",
        /// A marker turns out to be the raiders.
        RaidersCome = "raiders-come",
    }
}

kernel::notes! {
    /// What is told of an Encounter. Whoever does it, or whom it befalls, is named beside it.
    pub enum Happened {
        // Turns.
        /// Every side's die: those of the players and strangers by name, then the markers', then that of the dead.
        Doubles { sides: Vec<Text>, dice: Vec<i32>, markers: Option<i32>, dead: i32 } = "doubles",
        /// The same, and in which order they act, by their places in that list.
        Order { sides: Vec<Text>, dice: Vec<i32>, markers: Option<i32>, dead: i32, order: Vec<i32> } = "order",
        /// These may not act on so high a die.
        CannotAct { whom: Vec<Token>, die: u8, rep: Option<u8> } = "cannot-act",
        /// Sides whose dice are equal roll again among themselves, each with the die that is theirs now.
        RollsOff { sides: Vec<Text>, dice: Vec<i32> } = "rolls-off",
        /// The dice for the first turn of an ambush, by side: the higher one begins.
        Begins { sides: Vec<Text>, dice: Vec<i32> } = "begins",
        /// None of the dead acts on so high a die.
        DeadStandStill { die: u8 } = "dead-stand-still",
        Forfeits = "forfeits",

        // What a zombie is after, told before it moves.
        /// The nearest of so many whom it sees.
        Pursues { whom: Token, range: u8, seen: u8 } = "pursues",
        /// Of those whom it sees the nearest whom it gets to.
        CanCharge { whom: Token, range: u8, seen: u8 } = "can-charge",
        DrawnByBody { at: Point, range: u8 } = "drawn-by-body",
        /// It saw somebody there, and sees nobody now.
        LastSaw { at: Point, range: u8 } = "last-saw",
        Hears { at: Point, range: u8 } = "hears",
        SensesNothing = "senses-nothing",
        Feeds = "feeds",
        FeastOver = "feast-over",

        /// How it ended; for one side, where there are several.
        Ends { success: bool, side: Option<Text> } = "ends",

        // What dice come to.
        /// Whoever rolled last is so far ahead of the other side, or behind it.
        Margin { by: i32 } = "margin",
        /// Nobody is ahead of all others: the test is taken again.
        TestedAgain = "tested-again",
        TimeOfDay { part: DayPart } = "time-of-day",
        /// So many come against them.
        Against { number: i32 } = "against",
        /// Inside a home, or beside it.
        Waits { inside: bool } = "waits",
        /// Movement Points on top of those that everybody has.
        Gains { points: u16 } = "gains",
        /// Damage is so many levels lower, and so many Star Power dice are lost until the Encounter is over.
        ShrugsOff { levels: u16, lost: u16 } = "shrugs-off",
        /// The Encounter that nobody looked for.
        Comes { encounter: Encounter } = "comes",
        /// So many successes of the Star are to be beaten.
        ToBeat { successes: u16 } = "to-beat",
        /// A patient is up again, perhaps with less Rep.
        GetsUp { weakened: bool } = "gets-up",
        Drifts { side: u8 } = "drifts",
        TurnsAside { left: bool } = "turns-aside",

        // Fire.
        /// How many of the dice hit each of those who were fired at.
        Hits { whom: Vec<Token>, hits: Vec<i32> } = "hits",
        /// So many dice hit a Gas Tank.
        HitsTank { hits: u16 } = "hits-tank",
        /// A poor shot's 6 that misses is rolled for once more.
        SecondChance = "second-chance",
        /// At somebody who lies there: the dice are rolled for ones and noise alone.
        CannotMiss { whom: Token } = "cannot-miss",
        /// So many Fire Dice against each in the hex.
        BlastDice { each: u16 } = "blast-dice",
        Fires { with: Vec<Text>, at: Vec<Token>, range: u8 } = "fires",
        /// A Grenade or an RPG at all in a hex.
        Blasts { with: Text, hex: Point, whom: Vec<Token>, range: u8 } = "blasts",
        FiresAtTank { with: Vec<Text>, hex: Point, range: u8 } = "fires-at-tank",
        Misses { whom: Token } = "misses",
        MissesTank { hex: Point } = "misses-tank",
        TankExplodes { hex: Point, whom: Vec<Token> } = "tank-explodes",
        /// A zombie was hit, and goes on.
        Withstands { by: Token } = "withstands",
        HardAsNails = "hard-as-nails",
        /// So many zombies come for the noise; dice that show so much bring one.
        Attracts { zombies: u16, least: u16 } = "attracts",
        NoCounterLeft = "no-counter-left",

        // Sight and reactions.
        ComesIntoSight { of: Vec<Token> } = "comes-into-sight",
        Quicker = "quicker",
        /// Of those who are quicker, but was behind cover a moment ago.
        Startled = "startled",
        /// A Reaction Test: dice of the Rep or less are passed.
        Reacts { rep: i32, result: Reaction } = "reacts",
        LeaderDie { rep: i32, passes: bool } = "leader-die",
        FiresBack { at: Vec<Token> } = "fires-back",
        SnapsAShot { at: Vec<Token> } = "snaps-a-shot",
        ChargesBack { at: Vec<Token> } = "charges-back",
        CarriesOn = "carries-on",

        // Charge and melee.
        Charge { by: Vec<Token>, whom: Vec<Token> } = "charge",
        CannotFire = "cannot-fire",
        /// Those who are charged have nothing to fire with: they are zombies.
        NobodyFires = "nobody-fires",
        /// At whom somebody who is charged may fire all dice, and at whom one.
        MayFire { all: Vec<Token>, one: Vec<Token> } = "may-fire",
        DropsCarried { whom: Token } = "drops-carried",
        Fights { whom: Vec<Token>, with: Option<Text> } = "fights",
        Shaken = "shaken",

        // Those who are down.
        TakesUp { whom: Token } = "takes-up",
        PutsDown { whom: Token } = "puts-down",
        Shoots { whom: Token, with: Vec<Text> } = "shoots",
        Strikes { whom: Token } = "strikes",
        /// The blow at somebody who lies there came to nothing.
        StrikeFails { whom: Token } = "strike-fails",
        /// A patient lies as before.
        StaysDown { by: Token } = "stays-down",
        BeingEaten { turns: u8 } = "being-eaten",
        NothingLeft { of: Token } = "nothing-left",

        // Buildings and things.
        GetsIn { building: Text, door: Point } = "gets-in",
        KeptOut { building: Text, door: Point } = "kept-out",
        Barricades { with: Text, building: Text, door: Point } = "barricades",
        FindsNothing { building: Option<Text>, on: Option<Token> } = "finds-nothing",
        Finds { thing: Text, building: Text } = "finds",
        NotTheCure = "not-the-cure",
        Takes { thing: Text, from: Option<Token> } = "takes",
        Drops { thing: Text } = "drops",
        Readies { thing: Text, stows: Option<Text> } = "readies",
        Stows { thing: Text } = "stows",
        PicksUp { thing: Text } = "picks-up",
        Gives { thing: Text, to: Token } = "gives",
        AttachesScope { to: Text } = "attaches-scope",
        PlacesTank { hex: Point } = "places-tank",
        PutsVestOn = "puts-vest-on",

        // People who are met.
        /// The one whom the note is about is met for the first time, and is an enemy.
        IsAnEnemy { of: Token } = "is-an-enemy",
        WillTalk { with: Token } = "will-talk",
        StartsFight { with: Token } = "starts-fight",
        Talks { with: Token, result: Talked } = "talks",
        FightBreaksOut { one: Text, other: Text } = "fight-breaks-out",
        GivesAway { thing: Text, to: Option<Token> } = "gives-away",
        NothingToTrade { with: Token } = "nothing-to-trade",
        Offers { things: Vec<Text>, to: Token } = "offers",
        WantsToGive { things: Vec<Text>, to: Token } = "wants-to-give",
        Trades { gives: Vec<Text>, gets: Vec<Text>, with: Token } = "trades",
        Judged { mercy: Mercy, by: Token } = "judged",
        HandsEverythingOver { to: Option<Token> } = "hands-everything-over",
        Conducts { how: Conduct } = "conducts",

        // Encounters.
        Hostage = "hostage",
        ObjectiveNeverHere { building: Text } = "objective-never-here",
        ObjectiveFound { building: Text } = "objective-found",
        ObjectiveNotHere { building: Text } = "objective-not-here",
        NobodyOutside = "nobody-outside",
        WaitedForOutside = "waited-for-outside",
        SuspectsSomebodyOutside = "suspects-somebody-outside",
        /// A die of the Rep or less, and somebody is at hand.
        Available { rep: i32, comes: bool } = "available",
        Challenge { result: Challenged } = "challenge",
        /// One die passed: another try, or none.
        MayTryAgain = "may-try-again",
    }
}

/// The names of all that a journal notes, marks, counts, draws and chooses.
pub const TERMS: &[&[&str]] = &[
    Happened::NAMES,
    Mark::NAMES,
    Count::NAMES,
    Outcome::NAMES,
    Interruption::NAMES,
    Choosing::NAMES,
    Ending::NAMES,
    Card::NAMES,
    Chronicle::NAMES,
    VALUES,
];
