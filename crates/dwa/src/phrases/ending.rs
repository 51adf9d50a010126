//! How something may end, as odds tell it.
use kernel::Token;

use crate::{journal::Ending, table::grenade::Effect};

/// One end of odds; `named` says what a figure is called.
pub fn words(ending: &Ending, named: &dyn Fn(Token) -> String) -> String {
    let plain = match *ending {
        Ending::Eliminated { friend } => return with_friend("eliminated", friend),
        Ending::Falls { friend } => return with_friend("falls", friend),
        Ending::Missed { friend } => return with_friend("missed", friend),
        Ending::Out { n, and_more, friend } => return with_friend(&out(n, and_more), friend),
        Ending::HitsOnFriends { n: 0 } => "no friend is hit",
        Ending::HitsOnFriends { n: 1 } => "1 hit on a friend",
        Ending::HitsOnFriends { n } => return format!("{n} hits on friends"),
        Ending::GoesBerserkAt { whom } => return format!("goes berserk at {}", named(whom)),
        Ending::Ap { ap, not_for_movement, doubled } => return points(ap, not_for_movement, doubled),
        Ending::FindsBursts { n } => return bursts(n),
        Ending::IfItLands { effect } => return format!("{} if it lands there", of_blast(effect)),
        Ending::OnFire => "on fire",
        Ending::TankBlowsUp => "a tank blows up",
        Ending::RecognisesRelative => "recognises a relative",
        Ending::Freezes => "freezes",
        Ending::Stumbles => "stumbles before the jump",
        Ending::NotAfraid => "not afraid",
        Ending::Afraid => "afraid",
        Ending::Away => "breaks away",
        Ending::Held => "does not break away",
        Ending::NoMishap => "no mishap",
        Ending::OutOfGas => "out of gas",
        Ending::Stalls => "stalls",
        Ending::WoundsUser => "wounds its user",
        Ending::HoldsOut => "holds out",
        Ending::Dies => "eliminated",
        Ending::NotHurt => "not hurt",
        Ending::Wounded => "wounded",
        Ending::WoundLess => "one wound fewer",
        Ending::NoHelp => "no help",
        Ending::PutOut => "fire put out",
        Ending::BurnsOn => "burns on",
        Ending::FindsNothing => "nothing",
        Ending::FindsSurvivor => "a survivor",
        Ending::FindsItem => "an item",
        Ending::FindsWeapon => "a weapon",
        Ending::Lands => "lands",
        Ending::FallsShort => "falls",
        Ending::LandsThere => "lands there",
        Ending::GoesAstray => "goes astray",
        Ending::GoesWrong => "goes wrong",
        Ending::Starts => "starts",
        Ending::DoesNotStart => "does not start",
        Ending::TurnsSafely => "turns",
        Ending::Slides => "slides",
    };
    plain.to_owned()
}

fn with_friend(what: &str, friend: bool) -> String {
    if friend { format!("{what}, a friend is hit") } else { what.to_owned() }
}

fn out(n: u8, and_more: bool) -> String {
    match (n, and_more) {
        (0, false) => "none eliminated".to_owned(),
        (n, false) => format!("{n} eliminated"),
        (n, true) => format!("{n} or more eliminated"),
    }
}

fn points(ap: u8, not_for_movement: u8, doubled: bool) -> String {
    match (not_for_movement, doubled) {
        (0, false) => format!("{ap} AP"),
        (0, true) => format!("{ap} AP, everything at double cost"),
        (more, _) => format!("{ap} AP and {more} not for movement"),
    }
}

fn bursts(n: u8) -> String {
    match n {
        0 => "no ammo".to_owned(),
        1 => "1 burst".to_owned(),
        n => format!("{n} bursts"),
    }
}

const fn of_blast(effect: Effect) -> &'static str {
    match effect {
        Effect::Nothing => "unharmed",
        Effect::Burns => "on fire",
        Effect::Stun => "stunned",
        Effect::Fall => "falls",
        Effect::Elim => "eliminated",
    }
}
