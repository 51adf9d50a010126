//! Every table procedure by name.
use kernel::{Given, Procedure};

use crate::table::{
    ammo, applied::APPLIED, breakoff, charge, cover, damage, dice, insight, leader, leave, melee, outgun,
    protection, react, recover, shoot, star, status, weapon, zombie,
};

const fn of<G: Given>() -> Procedure {
    Procedure::of::<G>().applying(APPLIED)
}

/// In the book's order.
pub const PROCEDURES: &[Procedure] = &[
    of::<dice::PassDice>(),
    of::<dice::SuccessDice>(),
    of::<dice::TableDice>(),
    of::<star::StarDice>(),
    of::<star::StarPower>(),
    of::<star::StarDeath>(),
    of::<protection::Protection>(),
    of::<leader::Group>(),
    of::<leader::LeaderDie>(),
    of::<insight::InSightTest>(),
    of::<insight::SightAction>(),
    of::<react::ReactionTest>(),
    of::<react::ReactionTests>(),
    of::<react::FireTaken>(),
    of::<react::FriendsFell>(),
    of::<react::KnockDownTest>(),
    of::<react::DuckedBack>(),
    of::<react::ZedOrNoZed>(),
    of::<react::SeeTheFeast>(),
    of::<status::Harmed>(),
    of::<outgun::Outgunned>(),
    of::<weapon::Firing>(),
    of::<weapon::Swath>(),
    of::<ammo::AmmoCheck>(),
    of::<ammo::Reload>(),
    of::<shoot::Shot>(),
    of::<shoot::Volley>(),
    of::<damage::Hits>(),
    of::<cover::Position>(),
    of::<cover::Stray>(),
    of::<charge::Charge>(),
    of::<charge::ChargeFire>(),
    of::<melee::SawStart>(),
    of::<melee::Melee>(),
    of::<melee::MultiMelee>(),
    of::<breakoff::BreakOff>(),
    of::<leave::Leave>(),
    of::<recover::RecoveryTest>(),
    of::<recover::AfterBattle>(),
    of::<zombie::StartZombies>(),
    of::<zombie::Noise>(),
    of::<zombie::Placement>(),
    of::<zombie::Activation>(),
    of::<zombie::Matching>(),
    of::<zombie::Surprise>(),
    of::<zombie::Feast>(),
    of::<zombie::FeastEnd>(),
    of::<zombie::InfectionTest>(),
    of::<zombie::Turning>(),
];
