//! How something that is rolled for may end, as data for odds.
use kernel::Token;

kernel::notes! {
    /// One end of odds. The words for it stand in `phrases/`.
    pub enum Ending {
        CarriesOn { whom: Option<Token> } = "carries-on",
        IsStunned { whom: Option<Token> } = "is-stunned",
        IsKnockedDown { whom: Option<Token> } = "is-knocked-down",
        Dies { whom: Option<Token> } = "dies",
        GoesDown { whom: Option<Token> } = "goes-down",
        IsDestroyed { whom: Option<Token> } = "is-destroyed",
        Succeeds = "succeeds",
        Fails = "fails",
        KeepsControl = "keeps-control",
        Skids = "skids",
        TurnsAside = "turns-aside",
        Crashes = "crashes",
        /// So many zombies come.
        Come { zombies: u16 } = "come",
    }
}
