//! How people who roll their own dice are asked for them: what for, and for whom.
use kernel::{RuleId, dice::Missing};

/// The sentences for such dice; the first that can be filled with names is said.
pub fn throw(missing: &Missing) -> &'static [&'static str] {
    let (rule, sides, n) = (missing.why, missing.sides, missing.n);
    if rule == rule!("dwa.zombie.enter-b") && sides != 6 {
        return if missing.throw.faces.is_empty() {
            &["Where on that edge one of the dead comes on"]
        } else {
            EDGE
        };
    }
    if PLACED.contains(&rule) && sides != 6 && sides != 360 {
        return &["Where one of the dead is put"];
    }
    if rule == rule!("dwa.zombie.enter-e") && sides == 360 {
        return &["Which way from {who} one of the dead comes"];
    }
    if rule == rule!("dwa.grenade.landing") && sides == 360 {
        return &["Which way the grenade of {who} strays"];
    }
    if rule == rule!("dwa.search.weapon-table") && sides == 6 {
        return &["How much there is with the weapon that {who} finds"];
    }
    if rule == rule!("dwa.vehicle.turn-fast") && n == 2 {
        return &["How far the {what} slides, in cm"];
    }
    THROWS.iter().find(|it| it.0 == rule).map_or(&[], |it| it.1)
}

/// What the faces always stand for.
pub fn reads(missing: &Missing) -> Option<&'static str> {
    // The only die with as many faces is the one that scatters.
    if missing.sides == 360 {
        return Some("degrees clockwise from north: 90 is east, 180 south, 270 west, 360 north");
    }
    if TWICE.contains(&missing.why) && !missing.throw.what.is_empty() {
        return None;
    }
    READS.iter().find(|it| it.0 == missing.why).map(|it| it.1)
}

const EDGE: &[&str] = &["Which edge the dead come over"];

/// Rules by which the dead are put anywhere in a room or on the table.
static PLACED: &[RuleId] =
    &[rule!("dwa.zombie.enter-a"), rule!("dwa.zombie.enter-c"), rule!("dwa.search.zombies")];

/// Rules that roll first whether, then how many.
static TWICE: &[RuleId] = &[rule!("dwa.zombie.enter-c"), rule!("dwa.search.zombies")];

#[rustfmt::skip]
static READS: &[(RuleId, &str)] = &[
    (rule!("dwa.zombie.enter-b"), "each 6 brings one"),
    (rule!("dwa.zombie.enter-c"), "5 or 6: they are"),
    (rule!("dwa.zombie.lurch"), "5 or 6: it does"),
    (rule!("dwa.search.zombies"), "4 to 6: they do"),
    (rule!("dwa.zombie.doors-roll"), "any 6 breaks it"),
    (rule!("dwa.search.find-table"), "1 nothing, 2 a survivor, 3 or 4 an item, 5 or 6 a weapon"),
    (rule!("dwa.skill.deep-pockets"), "a 6 finds a magazine"),
    (rule!("dwa.cc.chainsaw-mishap"), "1 wounds its user, 2 to 4 it stalls, 5 or 6 it is out of gas"),
];

#[rustfmt::skip]
static THROWS: &[(RuleId, &[&str])] = &[
    (rule!("dwa.ammo.starting-clips"), &["{who}'s ammunition for the {what}"]),
    (rule!("dwa.auto.max-targets"), &["Whom of those equally near the burst of {who} reaches"]),
    (rule!("dwa.auto.random-hits"), &["Whom a hit of {who} falls on"]),
    (rule!("dwa.cc.bludgeon"), &["{who} strikes {whom} with something blunt"]),
    (rule!("dwa.cc.break"), &["Whether {who} breaks away"]),
    (rule!("dwa.cc.chainsaw"), &["{who} strikes {whom} with the chainsaw"]),
    (rule!("dwa.cc.chainsaw-mishap"), &["What goes wrong with the chainsaw of {who}"]),
    (rule!("dwa.cc.edged"), &["{who} strikes {whom} with a blade"]),
    (rule!("dwa.cc.fire-cqm"), &["{who} fires at {whom} in close combat", "{who} fires in close combat"]),
    (rule!("dwa.cc.strike-fallen"), &["{who} strikes {whom}, who lies on the ground"]),
    (rule!("dwa.fear.test"), &["Fear test of {who}"]),
    (rule!("dwa.flame.burn-table"), &["What the fire does to {who}"]),
    (rule!("dwa.flame.out-of-fuel"), &["Whether the flamethrower of {who} is out of fuel"]),
    (rule!("dwa.flame.spread"), &["Whether the fire spreads to {who}"]),
    (rule!("dwa.flame.tank-explodes"), &["Whether the tank of {who} explodes"]),
    (rule!("dwa.grenade.effect-table"), &["What the blast does to {who}"]),
    (rule!("dwa.grenade.landing"), &["The grenade of {who}, {what}", "Whether the grenade of {who} lands where it should"]),
    (rule!("dwa.item.fire-extinguisher"), &["Whether {who} puts out the fire on {whom}"]),
    (rule!("dwa.jam.grenade"), &["Whether the grenade goes off at {who}"]),
    (rule!("dwa.jam.grenade-launcher"), &["Whether the grenade launcher of {who} misfires"]),
    (rule!("dwa.jam.roll"), &["Whether the {what} of {who} jams"]),
    (rule!("dwa.mg.roll"), &["{who} fires the machine gun"]),
    (rule!("dwa.move.jump-long"), &["The jump of {who}"]),
    (rule!("dwa.psychosis.berserk"), &["Whether {who}, who is Berserk, turns on the nearest"]),
    (rule!("dwa.psychosis.despaired"), &["Whether {who}, who is Despaired, gives up this turn"]),
    (rule!("dwa.psychosis.schizophrenic"), &["Whether {who}, who is Schizophrenic, does nothing this turn"]),
    (rule!("dwa.psychosis.table"), &["Which psychosis {who} gets"]),
    (rule!("dwa.quirk.clumsy"), &["Whether {who}, who is Clumsy, stumbles"]),
    (rule!("dwa.quirk.indecisive"), &["Whether {who}, who is Indecisive, loses AP"]),
    (rule!("dwa.quirk.relative"), &["Whether {who} recognises a relative in the target"]),
    (rule!("dwa.quirk.scary-pants"), &["Whether {who}, who has Scary-pants, freezes"]),
    (rule!("dwa.quirk.table"), &["Which quirk {who} gets"]),
    (rule!("dwa.quirk.thick"), &["Whether {who}, who is Thick, loses AP"]),
    (rule!("dwa.ruling.lurch"), &["Which of those equally near {who} may lurch at"]),
    (rule!("dwa.ruling.skill-misc"), &["How many bursts the magazine holds that {who} finds"]),
    (rule!("dwa.ruling.table-and-forces"), &["Which edge the team starts from"]),
    (rule!("dwa.ruling.zombie-target-choice"), &["Which of those equally near {who} goes for"]),
    (rule!("dwa.search.find-table"), &["What {who} finds"]),
    (rule!("dwa.search.item-table"), &["Which item {who} finds"]),
    (rule!("dwa.search.survivor-table"), &["Who the survivor is that {who} finds"]),
    (rule!("dwa.search.weapon-table"), &["Which weapon {who} finds"]),
    (rule!("dwa.search.zombies"), &["{what} where {who} searches", "Whether the dead wait where {who} searches"]),
    (rule!("dwa.shoot.into-close-combat-miss"), &["Which friend the stray shot of {who} hits"]),
    (rule!("dwa.shoot.rof-dice"), &["{who} fires at {whom}, {what}", "{who} fires at {whom}"]),
    (rule!("dwa.shotgun.roll"), &["The shotgun blast of {who} on {whom}"]),
    (rule!("dwa.skill.aggressive"), &["{who} strikes {whom} again, for Aggressive", "{who} fires again in close combat, for Aggressive"]),
    (rule!("dwa.skill.deep-pockets"), &["{who} searches every pocket for {what} ammo"]),
    (rule!("dwa.skill.first-aid"), &["First aid of {who} for {whom}"]),
    (rule!("dwa.skill.lucky-bastard"), &["{who} attacks {whom} again, for Lucky bastard"]),
    (rule!("dwa.skill.martial-arts"), &["{who} strikes {whom} with bare hands"]),
    (rule!("dwa.skill.tough"), &["Wound test of {who} again, for Tough"]),
    (rule!("dwa.vehicle.battery"), &["Whether the engine starts for {who}"]),
    (rule!("dwa.vehicle.crash"), &["How many wounds {who} takes in the crash"]),
    (rule!("dwa.vehicle.ram-fast"), &["{who} drives the {what} into them at speed", "The {what} rolls into them at speed"]),
    (rule!("dwa.vehicle.ram-slow"), &["{who} drives the {what} into them slowly", "The {what} rolls into them slowly"]),
    (rule!("dwa.vehicle.turn-fast"), &["{who} turns the {what} at speed", "The {what} turns at speed"]),
    (rule!("dwa.wound.test"), &["Wound test of {who}"]),
    (rule!("dwa.zombie.attack-roll"), &["{who} attacks {whom}"]),
    (rule!("dwa.zombie.doors-roll"), &["Whether the {what} holds against the dead"]),
    (rule!("dwa.zombie.enter-b"), &["New arrivals"]),
    (rule!("dwa.zombie.enter-c"), &["{what} that {who} enters", "Whether the dead are in the room that {who} enters"]),
    (rule!("dwa.zombie.enter-d"), &["Which way from {who} one of the dead comes for the shot"]),
    (rule!("dwa.zombie.enter-e"), &["How many of the dead come for the noise of {who}"]),
    (rule!("dwa.zombie.lurch"), &["Whether {who} lurches at {whom}"]),
    (rule!("dwa.zombie.wander"), &["Which way {who} wanders"]),
    (rule!("dwa.zombification.armed-zombie"), &["Which of those equally near {who} fires at"]),
    (rule!("dwa.zombification.armed-zombie-roll"), &["The shot of {who} at {whom}"]),
    (rule!("dwa.zombification.test"), &["Whether {who} rises as one of the dead"]),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_kinds_of_dice_are_asked_for_in_the_same_words() {
        let mut seen = BTreeSet::new();
        for words in THROWS.iter().flat_map(|it| it.1) {
            assert!(seen.insert(words), "said twice: {words}");
        }
    }
}
