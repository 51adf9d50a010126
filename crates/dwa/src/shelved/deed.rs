//! What somebody did who answered a question, as a noun.
use kernel::RuleId;

pub(super) fn deed(rule: RuleId) -> Option<&'static str> {
    DEEDS.iter().find(|it| it.0 == rule).map(|it| it.1)
}

#[rustfmt::skip]
static DEEDS: &[(RuleId, &str)] = &[
    (rule!("dwa.move.distance"), "move"),
    (rule!("dwa.move.turning-free"), "turn"),
    (rule!("dwa.shoot.declare-repeat"), "shot"),
    (rule!("dwa.shoot.aim"), "shot"),
    (rule!("dwa.auto.sustained"), "burst"),
    (rule!("dwa.shotgun.template-targets"), "shot"),
    (rule!("dwa.flame.template"), "jet of flame"),
    (rule!("dwa.mg.template"), "burst"),
    (rule!("dwa.mg.brace"), "burst"),
    (rule!("dwa.mg.roll"), "burst"),
    (rule!("dwa.grenade.range"), "throw"),
    (rule!("dwa.cc.attack-cost"), "attack"),
    (rule!("dwa.skill.dodge"), "dodge"),
    (rule!("dwa.ruling.table-and-forces"), "starting place"),
    (rule!("dwa.vehicle.speed"), "change of speed"),
    (rule!("dwa.vehicle.turn-slow"), "turn"),
    (rule!("dwa.vehicle.turn-fast"), "turn"),
];
