//! Words of the book as values of a note, and things by their printed names.
use ground::hex::Edge;
use kernel::{
    Term, Text,
    note::{Datum, Value},
};

use crate::{
    campaign::Departure,
    printed::{Area, Class, CounterThing, DayPart, Terrain, people::Mercy, tables::Reaction},
    table::{
        challenge::{Challenged, Difficulty},
        encounter::Encounter,
        ranged::TargetFate as Struck,
        talk::Talked,
    },
};

/// What strangers do with their activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conduct {
    StaysPut,
    MakesForTheEdge,
    GetsAway,
    Advances,
    OpensFire,
    Reloads,
    Charges,
    CannotFireAndGetsAway,
}

/// A side of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Border {
    North,
    East,
    South,
    West,
}

impl From<Edge> for Border {
    fn from(edge: Edge) -> Self {
        match edge {
            Edge::North => Border::North,
            Edge::East => Border::East,
            Edge::South => Border::South,
            Edge::West => Border::West,
        }
    }
}

/// Things by the names that are printed on them.
pub fn things(these: impl IntoIterator<Item = CounterThing>) -> Vec<Text> {
    these.into_iter().map(|it| it.name().into()).collect()
}

/// Words of the book, each by its name in the journal.
macro_rules! words {
    ($($Type:ty { $($Variant:ident = $name:literal,)* })*) => {
        $(impl Value for $Type {
            fn datum(self) -> Datum {
                Datum::Term(Term::new(match self { $(<$Type>::$Variant => $name,)* }))
            }

            fn read(datum: &Datum) -> Option<Self> {
                match <Term as Value>::read(datum)?.as_str() { $($name => Some(<$Type>::$Variant),)* _ => None }
            }
        })*

        /// The names of all these values.
        pub const VALUES: &[&str] = &[$($($name,)*)*];
    };
}

words! {
    Border {
        North = "north",
        East = "east",
        South = "south",
        West = "west",
    }
    Conduct {
        StaysPut = "stays-put",
        MakesForTheEdge = "makes-for-the-edge",
        GetsAway = "gets-away",
        Advances = "advances",
        OpensFire = "opens-fire",
        Reloads = "reloads",
        Charges = "charges",
        CannotFireAndGetsAway = "cannot-fire-and-gets-away",
    }
    Reaction {
        CarryOn = "carry-on",
        Fire = "fire",
        RushShot = "rush-shot",
        ChargeIntoMelee = "charge-into-melee",
        DuckBack = "duck-back",
        Runaway = "runaway",
    }
    Mercy {
        Kills = "kills",
        Robs = "robs",
        LeavesOneSupplies = "leaves-one-supplies",
        Disarms = "disarms",
        LetsGo = "lets-go",
    }
    Struck {
        Missed = "missed",
        CarryOn = "carry-on",
        DuckBack = "duck-back",
        OutOfTheFight = "out-of-the-fight",
        ObviouslyDead = "obviously-dead",
    }
    Talked {
        WalkTheWalk = "walk-the-walk",
        Pleasantries = "pleasantries",
        Barter = "barter",
        BarterAndJoin = "barter-and-join",
    }
    Challenged {
        Failure = "failure",
        Withdrawn = "withdrawn",
        Success = "success",
    }
    Difficulty {
        Easy = "easy",
        Average = "average",
        Difficult = "difficult",
    }
    Terrain {
        Clear = "clear",
        Rough = "rough",
        Building = "building",
    }
    Class {
        Ganger = "ganger",
        Militia = "militia",
        Survivor = "survivor",
    }
    Area {
        Urban = "urban",
        Suburbs = "suburbs",
        Rural = "rural",
    }
    DayPart {
        Morning = "morning",
        Daytime = "daytime",
        Evening = "evening",
        Night = "night",
    }
    Encounter {
        Search = "search",
        RaidOrRescue = "raid-or-rescue",
        TakeBack = "take-back",
        Chillin = "chillin",
        Defend = "defend",
        Robbery = "robbery",
        Bushwhack = "bushwhack",
    }
    Departure {
        Died = "died",
        Turned = "turned",
        Fled = "fled",
        Left = "left",
        Disappeared = "disappeared",
    }
}
