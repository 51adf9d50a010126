//! How people who roll their own dice are asked for them: what for, and for whom.
use kernel::{RuleId, dice::Missing};

/// The sentences for such dice; the first that can be filled with names is said.
pub fn throw(missing: &Missing) -> &'static [&'static str] {
    let sides = missing.sides;
    if missing.why == rule!("atzr.bushwhack.setup") && sides != 6 {
        return &["Where those in ambush lie"];
    }
    if sides != 6
        && let Some(found) = DRAWN.iter().find(|it| it.0 == missing.why)
    {
        return found.1;
    }
    THROWS.iter().find(|it| it.0 == missing.why).map_or(&[], |it| it.1)
}

/// What the faces always stand for.
pub fn reads(missing: &Missing) -> Option<&'static str> {
    if missing.sides != 6 {
        return None;
    }
    READS.iter().find(|it| it.0 == missing.why).map(|it| it.1)
}

#[rustfmt::skip]
static READS: &[(RuleId, &str)] = &[
    (rule!("atzr.zombie.action-drift"), "1 the top side of its hex, then clockwise to 6"),
    (rule!("atzr.zombie.action-dead-end"), "1 to 3 left, 4 to 6 right"),
    (rule!("atzr.defend.place-defenders"), "even inside, odd outside"),
    (rule!("atzr.daypart.night"), "1: it is"),
    (rule!("atzr.ranged.pitiful-shot"), "1 to 3 hits after all"),
    (rule!("atzr.ammo.out"), "each 1 counts"),
    (rule!("atzr.insight.leader-rolls"), "1 to 3 is a success"),
    (rule!("atzr.melee.dice"), "1 to 3 is a success"),
    (rule!("atzr.mercy.roll"), "1 to 3 is a success"),
    (rule!("atzr.talk.roll"), "1 to 3 is a success"),
    (rule!("atzr.star-power.roll"), "1 to 3 is a success"),
    (rule!("atzr.ranged.auto-kill"), "1 to 3 is a success"),
];

/// Dice by which one of several is drawn where another roll of the rule is a d6.
#[rustfmt::skip]
static DRAWN: &[(RuleId, &[&str])] = &[
    (rule!("atzr.take.card"), &["A card for what {who} takes from {whom}"]),
    (rule!("atzr.barter.offer"), &["A card for what {who} offers"]),
    (rule!("atzr.raid.setup"), &["Who is held as a hostage"]),
    (rule!("atzr.robbery.robbers"), &["Of which Class the robbers of {who} are"]),
];

#[rustfmt::skip]
static THROWS: &[(RuleId, &[&str])] = &[
    (rule!("atzr.after.decrease-roll"), &["Whether the Rep of {who} goes down", "Whether Rep goes down"]),
    (rule!("atzr.after.increase-roll"), &["Whether the Rep of {who} goes up", "Whether Rep goes up"]),
    (rule!("atzr.ammo.out"), &["Whether the weapon of {who} is out of ammo"]),
    (rule!("atzr.availability.roll"), &["Whether {who} comes along", "Whether a Grunt comes along"]),
    (rule!("atzr.barter.offer"), &["Which row of the card {who} offers from"]),
    (rule!("atzr.building.entry-fail-noise"), &["Whom the noise of {who} at the door brings"]),
    (rule!("atzr.building.entry-roll"), &["Whether {who} gets the door open"]),
    (rule!("atzr.bushwhack.setup"), &["How many lie in ambush for {who}"]),
    (rule!("atzr.bushwhack.start"), &["Which side begins, for {what}"]),
    (rule!("atzr.card.deck"), &["A card from the deck"]),
    (rule!("atzr.card.draw-on-doubles"), &["A card for the doubles"]),
    (rule!("atzr.card.draw-on-one-hex-building"), &["A card for the house that was entered"]),
    (rule!("atzr.card.draw-on-triangle"), &["A card for the building that was entered"]),
    (rule!("atzr.challenge.retake"), &["The Challenge of {who}, once more"]),
    (rule!("atzr.challenge.test"), &["The Challenge of {who}"]),
    (rule!("atzr.charge.test"), &["Charge into Melee Test of {who} against {whom}", "Charge into Melee Test of {who}"]),
    (rule!("atzr.chillin.cards"), &["A card for the place where people meet"]),
    (rule!("atzr.chillin.robbery"), &["The way home, for {who}"]),
    (rule!("atzr.components.maps"), &["Which map is laid"]),
    (rule!("atzr.cure.doses"), &["How many doses of the Cure {who} finds", "How many doses of the Cure there are"]),
    (rule!("atzr.cure.find"), &["Whether what {who} finds is the Cure", "Whether it is the Cure"]),
    (rule!("atzr.damage.roll"), &["What the hit of {who} does to {whom}", "What the hit does"]),
    (rule!("atzr.daypart.choice"), &["The time of day"]),
    (rule!("atzr.daypart.night"), &["Whether the moon is full"]),
    (rule!("atzr.defend.marker-move"), &["The activation die of the markers"]),
    (rule!("atzr.defend.place-defenders"), &["Whether {who} is inside or outside"]),
    (rule!("atzr.defend.raiders"), &["How many raiders come"]),
    (rule!("atzr.defend.reveal"), &["A card for the marker that was reached"]),
    (rule!("atzr.encounter.involuntary"), &["What happens this month"]),
    (rule!("atzr.feast.attract"), &["Which body draws {who}"]),
    (rule!("atzr.feast.duration"), &["How many turns they feed on {who}"]),
    (rule!("atzr.infection.test"), &["Infection test of {who}", "Infection test"]),
    (rule!("atzr.insight.leader-rolls"), &["In Sight Test of {who}"]),
    (rule!("atzr.insight.targeting"), &["Whom of those equally near {who} aims at first"]),
    (rule!("atzr.item.scope-effect"), &["{who} fires the {what}, with a Scope"]),
    (rule!("atzr.leader.die"), &["Leader Die of {who}"]),
    (rule!("atzr.meet.friend-or-foe"), &["Friend or Foe, {who} and {whom}"]),
    (rule!("atzr.melee.damage"), &["What {who} does to {whom} in melee", "What {what} do to {whom} in melee"]),
    (rule!("atzr.melee.dice"), &["{what} in melee with {whom}", "{who} in melee with {whom}", "{who} in melee with {what}"]),
    (rule!("atzr.mercy.roll"), &["{who} judges {whom}, who asks for mercy", "{who} asks for mercy"]),
    (rule!("atzr.move.fast"), &["Fast Move of {who}"]),
    (rule!("atzr.npc.generate-different-class"), &["Which counter a stranger is"]),
    (rule!("atzr.npc.generate-same-class"), &["Which of the named people a stranger is"]),
    (rule!("atzr.npc.starting-items"), &["What a stranger has with him"]),
    (rule!("atzr.npcmove.die"), &["The activation die of {what}"]),
    (rule!("atzr.npcmove.roll"), &["What {who} and those with him do"]),
    (rule!("atzr.raid.find"), &["Whether what {who} looks for is in this building"]),
    (rule!("atzr.raid.setup"), &["Which Class is raided"]),
    (rule!("atzr.ranged.auto-kill"), &["{who} finishes {whom}"]),
    (rule!("atzr.ranged.pitiful-shot"), &["The second chance of the shot of {who}"]),
    (rule!("atzr.ranged.to-hit"), &["{who} fires the {what}"]),
    (rule!("atzr.react.duck-back-move"), &["Into which cover {who} ducks"]),
    (rule!("atzr.reaction.procedure"), &["Reaction Test of {who}"]),
    (rule!("atzr.recovery.after-encounter"), &["Whether {who} recovers", "Whether somebody who is down recovers"]),
    (rule!("atzr.robbery.robbers"), &["How many robbers come for {who}"]),
    (rule!("atzr.robbery.setup"), &["At which building it happens"]),
    (rule!("atzr.ruling.bushwhack-details"), &["Of which Class those in ambush are"]),
    (rule!("atzr.ruling.defend-end"), &["Of which Class the raiders are"]),
    (rule!("atzr.ruling.doubles-reference"), &["From whom the doubles are counted"]),
    (rule!("atzr.ruling.entering-group"), &["In which room they are"]),
    (rule!("atzr.ruling.received-fire-target"), &["Whom of those equally near {who} fires back at"]),
    (rule!("atzr.ruling.table-talk-the-talk"), &["Whether words are enough for {who}"]),
    (rule!("atzr.ruling.zombie-noise-target"), &["Which noise {who} follows"]),
    (rule!("atzr.ruling.zombie-target-choice"), &["Which hex {who} {what}", "Which of those equally near {who} goes for"]),
    (rule!("atzr.star-power.roll"), &["Star Power of {who}"]),
    (rule!("atzr.surprise.divide"), &["Who has one more of them on him"]),
    (rule!("atzr.surprise.human-total"), &["Surprise, for {who}"]),
    (rule!("atzr.surprise.zombie-total"), &["Surprise, for the dead"]),
    (rule!("atzr.take.card"), &["Which row of the card {who} takes from"]),
    (rule!("atzr.talk.roll"), &["Talk the Talk, {who} to {whom}"]),
    (rule!("atzr.together.roll"), &["Keeping It Together, {what}", "Keeping It Together"]),
    (rule!("atzr.turn.activation-roll"), &["The activation die of {what}"]),
    (rule!("atzr.turn.multi-human-dice"), &["The activation die of {what}"]),
    (rule!("atzr.turn.multi-human-tie"), &["Who of equals goes first, for {what}"]),
    (rule!("atzr.weapon.explosive-dice"), &["The blast of {who} on {whom}", "How many dice the blast of {who} has"]),
    (rule!("atzr.zombie.action-dead-end"), &["Whether {who} turns left or right"]),
    (rule!("atzr.zombie.action-drift"), &["Which way {who} drifts"]),
    (rule!("atzr.zombie.damage-charged"), &["Whether {who}, charged, puts down {whom}"]),
    (rule!("atzr.zombie.easy-to-kill"), &["Whether the hits of {who} put down {whom}"]),
    (rule!("atzr.zombie.noise"), &["Whom the noise of {who} brings"]),
    (rule!("atzr.zombie.place"), &["A zombie counter from the cup"]),
    (rule!("atzr.zombie.start-cards"), &["A card to begin with, for {who}"]),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn whatever_people_are_asked_to_roll_has_a_name_in_the_journal() {
        let nameless: Vec<&str> = THROWS
            .iter()
            .filter(|it| crate::phrases::dice(it.0, 6).is_none())
            .map(|it| it.0.as_str())
            .collect();
        assert!(nameless.is_empty(), "{nameless:?}");
    }

    #[test]
    fn no_two_kinds_of_dice_are_asked_for_in_the_same_words() {
        let mut seen = BTreeSet::new();
        for words in THROWS.iter().chain(DRAWN).flat_map(|it| it.1) {
            // Sides have one die each, whoever plays them.
            assert!(seen.insert(words) || words.starts_with("The activation die"), "said twice: {words}");
        }
    }
}
