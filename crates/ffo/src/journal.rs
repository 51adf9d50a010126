//! What the journal says happened, as names and values. The words for all of it stand in `phrases/`, and nothing reads those back.

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

/// The names of all that a journal notes, marks, counts, draws and chooses.
pub const TERMS: &[&[&str]] = &[Outcome::NAMES];
