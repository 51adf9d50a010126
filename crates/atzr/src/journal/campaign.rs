//! What a campaign tells between its Encounters. Members are named in full: some are not in a group yet, or not any more.
use kernel::Text;

use crate::{
    campaign::Departure,
    printed::{Area, DayPart},
    table::encounter::Encounter,
};

kernel::notes! {
    /// What is told of a campaign; where it is about one member, that one is named beside it.
    pub enum Chronicle {
        // Beginnings.
        /// A player comes with this Star, or goes again before they set out.
        PlayerComes { who: Text } = "player-comes",
        PlayerGoes { who: Text } = "player-goes",
        ComesAlong { who: Text, carries: Vec<Text> } = "comes-along",
        BeginsWith { who: Text, things: i32 } = "begins-with",
        /// The so-and-so-many-th of so many.
        Chooses { who: Text, thing: Text, nth: i32, of: i32 } = "chooses",

        // Months.
        Stays { area: Area } = "stays",
        /// So many have eaten, and for so many there is something left; whose group, where there are several.
        Eats { eaten: i32, left: i32, group: Option<Text> } = "eats",
        GoesHungry = "goes-hungry",
        GoesTo { encounter: Encounter, part: DayPart, there: Vec<Text>, elsewhere: Vec<Text> } = "goes-to",
        /// It happens to them; at home in another area, where they are not where they live.
        Befalls {
            encounter: Encounter,
            part: DayPart,
            home: Option<Area>,
            there: Vec<Text>,
            elsewhere: Vec<Text>,
        } = "befalls",
        NobodyGoesOut = "nobody-goes-out",
        NothingHappens = "nothing-happens",
        /// As older campaigns have it; those of now say it as an Encounter does.
        Available { who: Text, rep: i32, comes: bool } = "available",
        Hostage = "hostage",

        // Around an Encounter.
        HandsOver { thing: Text, from: Option<Text>, to: Option<Text> } = "hands-over",
        EncounterOver { title: Text, success: bool, turn: u16 } = "encounter-over",
        EncounterAbandoned { title: Text } = "encounter-abandoned",
        TheEnd = "campaign-ends",
        /// A line of a diary that was kept before there was a journal.
        Earlier { words: Text } = "earlier",

        // After an Encounter.
        BringsHome { things: Vec<Text> } = "brings-home",
        Loses { things: Vec<Text> } = "loses",
        Recovers = "recovers",
        ComesBack = "comes-back",
        RecoversWeakened = "recovers-weakened",
        IsInfected = "is-infected",
        IsNotInfected = "is-not-infected",
        RepStays { rep: u8 } = "rep-stays",
        RepRises { rep: u8 } = "rep-rises",
        RepFalls { rep: u8 } = "rep-falls",
        /// Gone for good: when, in which Encounter and where, and by zombies or not, as far as that is known.
        Lost {
            fate: Departure,
            month: u8,
            year: u16,
            encounter: Option<Encounter>,
            area: Option<Area>,
            by_zombies: bool,
            by: Option<Text>,
        } = "lost",
        IsTheStar = "is-the-star",
        /// Keeping It Together: so many successes against the Star's, and what decides where they are equal.
        StaysWithTheGroup { successes: u16, stars: u16, went_well: bool, skips: bool } = "stays-with-the-group",
        StaysUntested = "stays-untested",
        LeavesTheGroup { successes: u16, stars: u16, went_well: bool, things: Vec<Text> } = "leaves-the-group",
        ThinksWorseOfTheStar = "thinks-worse-of-the-star",
        Joins = "joins",
        HadTheCure = "had-the-cure",
    }
}
