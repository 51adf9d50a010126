//! Which options of a long list belong together.
use schemars::JsonSchema;
use serde::Serialize;

/// What options of a long list have in common, in the order in which a reader wants them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OptionGroup {
    /// What cannot wait, as things stand: whoever stands in contact fights or gets away.
    Urgent,
    Attack,
    Move,
    /// To talk, search, help, open: what is done with people and places.
    Deal,
    /// What is carried: to reload, take in hand, give.
    Gear,
    /// What hardly ever helps.
    Seldom,
    /// To end one's part, to wait, to let others go first.
    Done,
}
