//! Every table procedure by name.
use kernel::Procedure;

use crate::table::{
    ammo, building, challenge, charge, cover, damage, dice, insight, leader, melee, r#move, outgunned,
    ranged, reaction, star_power, surprise, weapon, zombie,
};

/// In the book's order.
pub const PROCEDURES: &[Procedure] = &[
    Procedure::of::<dice::PassDice>(),
    Procedure::of::<dice::SuccessDice>(),
    Procedure::of::<dice::ReadDice>(),
    Procedure::of::<star_power::StarDice>(),
    Procedure::of::<star_power::StarPower>(),
    Procedure::of::<challenge::Challenge>(),
    Procedure::of::<leader::LeaderDie>(),
    Procedure::of::<r#move::Step>(),
    Procedure::of::<building::EntryRoll>(),
    Procedure::of::<r#move::FastMove>(),
    Procedure::of::<insight::InSightTest>(),
    Procedure::of::<reaction::ReactionTest>(),
    Procedure::of::<weapon::Firing>(),
    Procedure::of::<weapon::Blast>(),
    Procedure::of::<outgunned::Outgunned>(),
    Procedure::of::<ammo::AmmoCheck>(),
    Procedure::of::<ranged::Shot>(),
    Procedure::of::<ranged::Volley>(),
    Procedure::of::<ranged::Explosion>(),
    Procedure::of::<cover::Position>(),
    Procedure::of::<damage::HumanHit>(),
    Procedure::of::<charge::Charge>(),
    Procedure::of::<melee::Melee>(),
    Procedure::of::<zombie::Noise>(),
    Procedure::of::<zombie::ZombieHit>(),
    Procedure::of::<surprise::Surprise>(),
];
