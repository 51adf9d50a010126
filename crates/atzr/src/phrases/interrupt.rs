//! What interrupts, in words.
use kernel::Interrupt;
use view::telling::InterruptWords;

use crate::journal::Interruption;

/// What has happened, why somebody is asked, and what waits.
pub fn interrupt(of: &Interrupt) -> Option<InterruptWords> {
    let (what, why, then): (&'static [&'static str], _, &'static [&'static str]) =
        match Interruption::read(of.kind)? {
            Interruption::IsHit => (
                &[
                    "{by} hits {whom}: {threat}",
                    "{whom} is hit: {threat}",
                    "{by} has hit {whom}",
                    "{whom} has been hit",
                ],
                Some("Every Star Power die that shows 1, 2 or 3 takes the damage down one level."),
                &["the damage to {whom}"],
            ),
            Interruption::IsJudged => (
                &["{by} means to kill {whom}"],
                Some("Star Power is all that can still save {whom}."),
                &["the captors go their way"],
            ),
            Interruption::IsShotAt => (
                &["{n} people shoot at {whom} and miss, {by} nearest", "{by} shoots at {whom} and misses"],
                Some("Anyone shot at has to react. A Star may choose how."),
                &["{whom}'s reaction to {by}"],
            ),
            // Who is asked then may fire at others than those who shot.
            Interruption::FiresBack => (
                &["{whom} fires back"],
                Some("{whom} reacts to having been shot at."),
                &["the other reactions"],
            ),
            Interruption::SeesFriendFall => (
                &["{by} goes down beside {whom}", "A friend of {whom} goes down"],
                Some("Anyone who sees a friend go down has to react. A Star may choose how."),
                &["{whom}'s reaction"],
            ),
            Interruption::IsCharged => (
                &["{by} and others, {n} in all, charge {whom}", "{by} charges {whom}"],
                Some("{whom} may fire before they make contact."),
                &["the fight with whoever still comes"],
            ),
            Interruption::RunsIntoZombies => (
                &["{whom} runs into {n} zombies", "{whom} runs into {by}"],
                Some("{whom} fires before they close in."),
                &["the fight with whoever is left"],
            ),
            Interruption::IsSeen => (
                &["{by} and {whom} come In Sight of each other"],
                Some("Before the test each of the group may take one more step."),
                &["the In Sight Test against {by}"],
            ),
            Interruption::WinsInSight => (
                &["{whom} sees {by}, and is quicker"],
                Some("{whom} won the In Sight Test and acts first."),
                &["the rest of the activation"],
            ),
            Interruption::HasToDuck => (
                &["{by} makes {whom} duck back", "{whom} has to duck back"],
                Some("{whom} goes into the nearest cover. Several places are equally near."),
                &["the rest of the activation"],
            ),
            Interruption::RunsDry => (
                &["{whom}'s weapon is out of ammo"],
                Some("An Ammo counter reloads it at once."),
                &["the shots that hit"],
            ),
            Interruption::FightsSeveral => (
                &["{whom} and others fight {by}", "{whom} fights several enemies"],
                None,
                &["the fight, one after the other"],
            ),
            Interruption::EnemyLies => (&["{by} lies at {whom}'s feet, Out of the Fight"], None, &[]),
            Interruption::MeetsStrangers => (
                &["{whom} meets {by} and others, {n} in all", "{whom} meets {by}"],
                Some("They are willing to talk."),
                &["the talk with {by}"],
            ),
            Interruption::IsHeldUp => (
                &["{by} and others, {n} in all, hold up {whom}", "{by} holds up {whom}"],
                Some("They want everything that {whom} and the others carry."),
                &["the robbers go, or everybody fights"],
            ),
            Interruption::RaidersCome => (
                &["{by} and others, {n} in all, come for {whom}'s home", "{by} comes for {whom}'s home"],
                Some(
                    "A die has shown who is inside and who stands outside. With two homes you choose which.",
                ),
                &["the In Sight Test against {by}"],
            ),
            Interruption::PassesHalf => (
                &["{whom} passes one of the two dice"],
                Some("The second try is final: both dice must pass."),
                &[],
            ),
        };
    let decides = match Interruption::read(of.kind)? {
        Interruption::IsHit | Interruption::IsJudged => Some("whether to use Star Power"),
        _ => None,
    };
    Some(InterruptWords { what, why, then, decides })
}
