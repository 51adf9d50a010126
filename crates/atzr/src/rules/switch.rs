//! The optional rules as switches: what each is called, what it does, and the ledger's entries behind it.
use view::switch::{self, Switch, SwitchKind};

use super::Rules;

pub const SWITCHES: &[Switch] = &[
    Switch {
        id: "star_rep_five",
        name: "Stars are Rep 5",
        about: "Your own character counts as Rep 5, whatever the counter shows.",
        rules: &[rule!("atzr.star.rep-five")],
        kind: SwitchKind::OnOff,
    },
    Switch {
        id: "substitute_attributes",
        name: "Attributes of your own choice",
        about: "A character of your own making may have any Attribute.",
        rules: &[rule!("atzr.attribute.substitute")],
        kind: SwitchKind::OnOff,
    },
];

/// What each switch is set to.
pub fn values(rules: &Rules) -> Vec<(&'static str, String)> {
    switch::values(SWITCHES, rules)
}

/// The text of a scenario or a campaign with some of its switches set; the error says which cannot be.
pub fn set(text: &str, chosen: &[(&str, &str)]) -> Result<String, String> {
    switch::set(SWITCHES, text, chosen)
}
