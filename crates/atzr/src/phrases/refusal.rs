//! Why something cannot be chosen now, where the rule that forbids it begins with something else.
use kernel::RuleId;

/// What stands in the way of an option that this rule forbids.
pub fn refusal(rule: RuleId) -> Option<&'static str> {
    REFUSALS.iter().find(|it| it.0 == rule).map(|it| it.1)
}

#[rustfmt::skip]
static REFUSALS: &[(RuleId, &str)] = &[
    (rule!("atzr.game.modes"), "It takes two to eight players, each with a Star of their own."),
    (rule!("atzr.ruling.star-start-items"), "One RPG, Grenade or Gas Tank is all that anybody begins with."),
    (rule!("atzr.campaign.move-area"), "Country and city are two months apart: the suburbs lie between."),
    (rule!("atzr.chillin.objective"), "People meet in the city, and this month is spent elsewhere."),
    (rule!("atzr.action.list"), "It does not go with what was done already in this activation."),
    (rule!("atzr.raid.setup"), "Nobody of the group could be held: there is only the Star."),
];
