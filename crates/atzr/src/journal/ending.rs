//! How something that is rolled for may end, as data for odds.
use kernel::{Note, Token, notes};

use crate::{
    printed::{people::Mercy, tables::Reaction},
    table::{damage::Harm, ranged::TargetFate, talk::Talked},
};

notes! {
    /// One end of odds. The words for it stand in `phrases/`.
    pub enum Ending {
        /// What becomes of a target; they are named where there are several.
        Fares { fate: TargetFate, whom: Option<Token> } = "fares",
        /// What a Star is left with after Star Power.
        IsLeftWith { fate: TargetFate } = "is-left-with",
        Reacts { result: Reaction } = "reacts",
        Talks { result: Talked } = "talks",
        Judged { mercy: Mercy } = "judged",
        /// Who may fire one die and who all dice at somebody who charges.
        FiredAt { one: Vec<Token>, all: Vec<Token> } = "fired-at",
        YouActFirst = "you-act-first",
        TheyActFirst = "they-act-first",
        WinsMelee = "wins-melee",
        GoesDown = "goes-down",
        NeitherHurt = "neither-hurt",
        TankExplodes = "tank-explodes",
        TankMissed = "tank-missed",
        MorePoints { n: u16 } = "more-points",
        GetsIn = "gets-in",
        StaysOutside = "stays-outside",
        Succeeds = "succeeds",
        Fails = "fails",
        NobodyWaits = "nobody-waits",
        Robbery = "robbery-on-the-way",
        SuspectedRobbery = "suspected-robbery",
    }
}

/// What a Star is left with.
pub const fn fate_of(harm: Option<Harm>) -> TargetFate {
    match harm {
        None => TargetFate::CarryOn,
        Some(Harm::DuckBack) => TargetFate::DuckBack,
        Some(Harm::OutOfTheFight) => TargetFate::OutOfTheFight,
        Some(Harm::ObviouslyDead) => TargetFate::ObviouslyDead,
    }
}

/// How many ranks [`rank`] has.
pub const RANKS: usize = 5;

/// Whether an end is bad for whoever chooses it.
pub fn is_bad(end: &Note) -> bool {
    match Ending::read(end) {
        Some(Ending::GoesDown | Ending::Robbery | Ending::Judged { mercy: Mercy::Kills }) => true,
        Some(Ending::FiredAt { all, .. }) => !all.is_empty(),
        Some(_) | None => false,
    }
}

/// How far down an end is ranked, from 0 for the most that may become of somebody.
pub fn rank(end: &Note) -> Option<usize> {
    match Ending::read(end)? {
        Ending::Fares { fate, whom: None } | Ending::IsLeftWith { fate } => Some(match fate {
            TargetFate::ObviouslyDead => 0,
            TargetFate::OutOfTheFight => 1,
            TargetFate::DuckBack => 2,
            TargetFate::CarryOn => 3,
            TargetFate::Missed => 4,
        }),
        Ending::Reacts { result: Reaction::DuckBack } => Some(2),
        Ending::Reacts { result: Reaction::CarryOn } => Some(3),
        Ending::TankMissed => Some(4),
        Ending::Fares { whom: Some(_), .. }
        | Ending::Reacts {
            result: Reaction::Fire | Reaction::RushShot | Reaction::ChargeIntoMelee | Reaction::Runaway,
        }
        | Ending::Talks { .. }
        | Ending::Judged { .. }
        | Ending::FiredAt { .. }
        | Ending::YouActFirst
        | Ending::TheyActFirst
        | Ending::WinsMelee
        | Ending::GoesDown
        | Ending::NeitherHurt
        | Ending::TankExplodes
        | Ending::MorePoints { .. }
        | Ending::GetsIn
        | Ending::StaysOutside
        | Ending::Succeeds
        | Ending::Fails
        | Ending::NobodyWaits
        | Ending::Robbery
        | Ending::SuspectedRobbery => None,
    }
}
