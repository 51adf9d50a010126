//! What interrupts, in words.
use kernel::Interrupt;
use view::telling::InterruptWords;

use crate::journal::Interruption;

/// What has happened, why somebody is asked, and what waits.
pub fn interrupt(of: &Interrupt) -> Option<InterruptWords> {
    let (what, why, then): (&'static [&'static str], _, &'static [&'static str]) =
        match Interruption::read(of.kind)? {
            Interruption::IsBitten => (
                &["{by} attacks {whom} and hits"],
                Some("The first hit of the turn can be rolled again."),
                &["a wound for {whom}, unless the second roll misses"],
            ),
            Interruption::IsReached => (
                &["{by} reaches {whom}"],
                Some("{whom} has a skill to react before the attack."),
                &["{by}'s attack, if they still touch"],
            ),
            Interruption::IsDodging => {
                (&["{by} reaches {whom}, who dodges"], None, &["the rest of the dead move"])
            }
            Interruption::ZombieMoves => (
                &["{by} has moved within {whom}'s sight"],
                Some("{whom} kept AP to fire while the dead move."),
                &["the rest of the dead move"],
            ),
            Interruption::IsFrightened => (
                &["{n} zombies, {by} nearest, frighten {whom}", "{by} frightens {whom}"],
                Some("Anyone with the dead within 10 cm takes a fear test."),
                &["{whom}'s fear test"],
            ),
            Interruption::FriendsAreFrightened => (
                &[
                    "{n} of those near {by} are about to take a fear test",
                    "{whom} is about to take a fear test",
                ],
                None,
                &["the fear tests"],
            ),
            Interruption::FailsFearTest => (
                &["{whom} fails the fear test"],
                Some("Someone close by can have it rolled again."),
                &["{whom} is afraid this turn"],
            ),
            Interruption::FailsWoundTest => (
                &["{whom} fails the wound test"],
                Some("With this roll {whom} is eliminated."),
                &["{whom} is eliminated"],
            ),
            Interruption::FailsRoll => (&["{whom} fails the roll"], None, &["the failed roll stands"]),
            Interruption::Misses => (&["{whom}'s attack fails"], None, &["the failed roll stands"]),
            Interruption::Strikes => (&["{whom} strikes home"], None, &["{whom}'s turn goes on"]),
            Interruption::SawBites => (
                &["{whom}'s chainsaw rolls a 6"],
                Some("It strikes the next one in reach at once."),
                &["{whom}'s turn goes on"],
            ),
            Interruption::Breaks => (
                &["{whom} has six trauma points"],
                Some("Too much trauma leaves a mark that stays."),
                &["the turn goes on"],
            ),
            Interruption::Finds => (&["{whom} has found something"], None, &["{whom}'s turn goes on"]),
        };
    Some(InterruptWords { what, why, then, decides: None })
}
