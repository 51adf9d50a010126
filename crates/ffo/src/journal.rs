//! What the journal says happened, as names and values. The words for all of it stand in `phrases/`, and nothing reads those back.
//! Each part of the game has notes of its own.
mod choice;
mod ending;
mod fire;
mod melee;
mod moving;
mod place;
mod sight;
mod turn;
mod undead;
mod vehicle;

pub use self::{
    choice::Choosing, ending::Ending, fire::Fire, melee::Struggle, moving::Moving, place::Housework,
    sight::Sighted, turn::Happened, undead::Undead, vehicle::Driving,
};

kernel::terms! {
    /// What somebody is marked as, until it is over.
    pub enum Mark {
        DuckedBack = "ducked-back",
        Stunned = "stunned",
        OutOfTheFight = "out-of-the-fight",
        Dead = "dead",
        Captive = "captive",
        OutOfAmmo = "out-of-ammo",
        Joined = "joined",
        MovesFast = "moves-fast",
    }
}

kernel::terms! {
    /// What is counted of somebody.
    pub enum Count {
        StarPower = "star-power",
        Barred = "barred",
        DefensiveValue = "defensive-value",
    }
}

kernel::terms! {
    /// What dice come to, where a total is held against numbers.
    pub enum Outcome {
        Hit = "hit",
        Stunned = "stunned",
        KnockedDown = "knocked-down",
        OutOfTheFight = "out-of-the-fight",
        ObviouslyDead = "obviously-dead",
        Infected = "infected",
        Turns = "turns",
        Happens = "happens",
    }
}

kernel::terms! {
    /// What a question comes in the middle of.
    pub enum Interruption {
        /// A shot or a blow has landed.
        IsHit = "is-hit",
        IsShotAt = "is-shot-at",
        SeesFriendFall = "sees-friend-fall",
        IsCharged = "is-charged",
        RunsIntoZombies = "runs-into-zombies",
        /// Enemies have come In Sight, before the test.
        IsSeen = "is-seen",
        /// It is their turn to act in an In Sight.
        ActsInSight = "acts-in-sight",
        HasToDuck = "has-to-duck",
        RunsDry = "runs-dry",
        FightsSeveral = "fights-several",
        EnemyLies = "enemy-lies",
        PassesHalf = "passes-half",
        LosesControl = "loses-control",
    }
}

/// The names of all that a journal notes, marks, counts, draws and chooses.
pub const TERMS: &[&[&str]] = &[
    Mark::NAMES,
    Count::NAMES,
    Outcome::NAMES,
    Interruption::NAMES,
    Happened::NAMES,
    Moving::NAMES,
    Sighted::NAMES,
    Fire::NAMES,
    Struggle::NAMES,
    Undead::NAMES,
    Housework::NAMES,
    Driving::NAMES,
    Choosing::NAMES,
    Ending::NAMES,
];
