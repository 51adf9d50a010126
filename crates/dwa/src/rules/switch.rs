//! The optional rules as switches: what each is called, what it does, and the ledger's entries behind it.
use view::switch::{self, Switch, SwitchKind};

use super::Rules;

/// Every field of [`Rules`] but the units, which say in what a scenario's own lengths are written.
pub const SWITCHES: &[Switch] = &[
    Switch {
        id: "zombification",
        name: "The fallen rise",
        about: "Anyone killed may rise as a zombie.",
        rules: &[
            rule!("dwa.zombification.test"),
            rule!("dwa.zombification.repeat"),
            rule!("dwa.zombification.effect"),
        ],
        kind: SwitchKind::OnOff,
    },
    Switch {
        id: "lurch",
        name: "Lurch",
        about: "A zombie that ends its move close by may still throw itself at you.",
        rules: &[rule!("dwa.zombie.lurch"), rule!("dwa.zombie.fallen-no-lurch")],
        kind: SwitchKind::OnOff,
    },
    Switch {
        id: "team_zombified",
        name: "One of ours",
        about: "A friend who turns costs the team its nerve once more.",
        rules: &[rule!("dwa.fear.team-zombified")],
        kind: SwitchKind::OnOff,
    },
    Switch {
        id: "moan",
        name: "Moan",
        about: "A zombie that notices somebody calls the others.",
        rules: &[rule!("dwa.zombie.moan")],
        kind: SwitchKind::OnOff,
    },
    Switch {
        id: "jams",
        name: "Jams",
        about: "Weapons jam, and grenades go off in the hand.",
        rules: &[
            rule!("dwa.jam.roll"),
            rule!("dwa.jam.machine-gun"),
            rule!("dwa.jam.grenade"),
            rule!("dwa.jam.grenade-launcher"),
            rule!("dwa.jam.clear"),
        ],
        kind: SwitchKind::OnOff,
    },
    Switch {
        id: "armed_zombies",
        name: "Armed zombies",
        about: "Zombies carry weapons, and now and then one goes off.",
        rules: &[
            rule!("dwa.shoot.zombies-may-carry"),
            rule!("dwa.zombification.armed-zombie"),
            rule!("dwa.zombification.armed-zombie-roll"),
        ],
        kind: SwitchKind::OnOff,
    },
    Switch {
        id: "fancy_moves",
        name: "Fancy moves",
        about: "A stunt can be added to a move; the players decide what it achieves.",
        rules: &[rule!("dwa.move.fancy-move"), rule!("dwa.ruling.fancy-move")],
        kind: SwitchKind::OnOff,
    },
    Switch {
        id: "archetypes",
        name: "Archetypes",
        about: "Soldiers keep their nerve better, civilians worse, and guns know the difference.",
        rules: &[
            rule!("dwa.char.archetypes"),
            rule!("dwa.char.military"),
            rule!("dwa.char.law-enforcement"),
            rule!("dwa.char.civilian-fear"),
            rule!("dwa.char.civilian-weapons"),
        ],
        kind: SwitchKind::OnOff,
    },
    Switch {
        id: "restrictions",
        name: "Schooling",
        about: "What people used to be limits what they can learn.",
        rules: &[
            rule!("dwa.char.restrictions-military"),
            rule!("dwa.char.restrictions-law"),
            rule!("dwa.char.restrictions-civilian"),
            rule!("dwa.char.restrictions-subtype"),
        ],
        kind: SwitchKind::OnOff,
    },
    Switch {
        id: "search",
        name: "Searching",
        about: "Houses and vehicles may hold gear, survivors, or worse.",
        rules: &[rule!("dwa.search.cost"), rule!("dwa.search.zombies"), rule!("dwa.search.find-table")],
        kind: SwitchKind::OnOff,
    },
    Switch {
        id: "items",
        name: "Items",
        about: "Items you find can be used: first aid kits, keys, a radio.",
        rules: &[
            rule!("dwa.item.first-aid-kit"),
            rule!("dwa.item.antiseptic"),
            rule!("dwa.item.radio"),
            rule!("dwa.item.gas-can"),
        ],
        kind: SwitchKind::OnOff,
    },
    Switch {
        id: "vehicles",
        name: "Driving",
        about: "Vehicles can be started, driven and used as a ram.",
        rules: &[
            rule!("dwa.vehicle.scenario-only"),
            rule!("dwa.vehicle.start"),
            rule!("dwa.vehicle.speed"),
            rule!("dwa.vehicle.ram-slow"),
        ],
        kind: SwitchKind::OnOff,
    },
    Switch {
        id: "skills",
        name: "Skills",
        about: "What people have learned helps them, once a turn.",
        rules: &[rule!("dwa.skill.one-per-turn"), rule!("dwa.skill.maximum")],
        kind: SwitchKind::OnOff,
    },
    Switch {
        id: "weapon_skills",
        name: "Weapon skills",
        about: "Nobody uses a weapon they have not learned to use.",
        rules: &[rule!("dwa.skill.weapon-needed"), rule!("dwa.skill.weapon-list")],
        kind: SwitchKind::OnOff,
    },
    Switch {
        id: "quirks",
        name: "Quirks",
        about: "Everybody has a weakness, and it is not a choice.",
        rules: &[rule!("dwa.quirk.always-on"), rule!("dwa.quirk.table")],
        kind: SwitchKind::OnOff,
    },
    Switch {
        id: "trauma",
        name: "Trauma",
        about: "Fear leaves its marks, and the marks add up to a psychosis.",
        rules: &[rule!("dwa.trauma.gain"), rule!("dwa.trauma.sixth-point"), rule!("dwa.psychosis.table")],
        kind: SwitchKind::OnOff,
    },
    Switch {
        id: "psychosis_choice",
        name: "A new psychosis",
        about: "Rolled by dice or chosen by the player.",
        rules: &[rule!("dwa.psychosis.choice")],
        kind: SwitchKind::OneOf(&[("roll", "the dice decide"), ("choose", "the player chooses")]),
    },
    Switch {
        id: "zombies_per_human",
        name: "Maximum zombies per human",
        about: "How many can be on the table at one time. Leave it empty for no limit.",
        rules: &[rule!("dwa.zombie.number"), rule!("dwa.ruling.spawn-cap")],
        kind: SwitchKind::AtMost { least: 0, most: 500 },
    },
    Switch {
        id: "blast_diameter_cm",
        name: "Blast circle",
        about: "The book gives two sizes.",
        rules: &[rule!("dwa.grenade.template"), rule!("dwa.ruling.grenade-template-size")],
        kind: SwitchKind::OneOf(&[("10", "10 cm across"), ("8", "8 cm across")]),
    },
    Switch {
        id: "passenger_fire",
        name: "Firing from a fast vehicle",
        about: "The book says +1 where one would expect −1.",
        rules: &[rule!("dwa.vehicle.passenger-fire"), rule!("dwa.ruling.vehicle-fire")],
        kind: SwitchKind::OneOf(&[("+1", "+1, as printed"), ("-1", "−1")]),
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
