//! The optional rules as switches: what each is called, what it does, and the ledger's entries behind it.
use view::switch::{self, Switch, SwitchKind};

use super::Rules;

pub const SWITCHES: &[Switch] = &[
    Switch {
        id: "stars",
        name: "Stars",
        about: "Some people are Stars, with advantages of their own.",
        rules: &[rule!("ffo.star.optional")],
        kind: SwitchKind::OnOff,
    },
    Switch {
        id: "attributes",
        name: "Attributes",
        about: "Who has Attributes.",
        rules: &[rule!("ffo.attribute.use")],
        kind: SwitchKind::OneOf(&[
            ("none", "nobody"),
            ("star", "Stars alone"),
            ("stars-group", "Stars and their side"),
            ("all", "everybody"),
        ]),
    },
    Switch {
        id: "custom_weapons",
        name: "Weapons of your own making",
        about: "Crossbows, thrown weapons, and whatever else you give numbers to.",
        rules: &[rule!("ffo.weapon.custom")],
        kind: SwitchKind::OnOff,
    },
    Switch {
        id: "really_tight_ammo",
        name: "Really Tight Ammo",
        about: "To reload you have to roll: some weapons stay empty.",
        rules: &[rule!("ffo.ammo.really-tight")],
        kind: SwitchKind::OnOff,
    },
];

/// What each switch is set to.
pub fn values(rules: &Rules) -> Vec<(&'static str, String)> {
    switch::values(SWITCHES, rules)
}

/// The text of a scenario with some of its switches set; the error says which cannot be.
pub fn set(text: &str, chosen: &[(&str, &str)]) -> Result<String, String> {
    switch::set(SWITCHES, text, chosen)
}
