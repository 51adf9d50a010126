//! What somebody did who answered a question, as a noun.
use kernel::RuleId;

pub(super) fn deed(rule: RuleId) -> Option<&'static str> {
    DEEDS.iter().find(|it| it.0 == rule).map(|it| it.1)
}

#[rustfmt::skip]
static DEEDS: &[(RuleId, &str)] = &[
    (rule!("atzr.zombie.start-move-on"), "way onto the map"),
    (rule!("atzr.insight.extra-step"), "step"),
    (rule!("atzr.ranged.two-weapons"), "shot"),
    (rule!("atzr.ranged.allocation"), "shot"),
    (rule!("atzr.weapon.grenade-throw"), "throw"),
    (rule!("atzr.weapon.rpg-range"), "rocket"),
    (rule!("atzr.weapon.assault-rifle-star"), "shot"),
    (rule!("atzr.charge.target-fire-limit"), "shot"),
    (rule!("atzr.react.duck-back-move"), "dash for cover"),
    (rule!("atzr.ruling.melee-weapons-held"), "melee"),
    (rule!("atzr.barter.exchange"), "trade"),
];
