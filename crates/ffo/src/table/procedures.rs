//! Every table procedure by name.
use kernel::{Given, Procedure};

use crate::table::{
    action, ammo, applied::APPLIED, attribute, band, breakoff, challenge, charge, cover, damage, dice,
    figure, group, insight, leader, leave, melee, r#move, outgun, protection, react, recover, shoot, skill,
    star, status, turn, weapon,
};

const fn of<G: Given>() -> Procedure {
    Procedure::of::<G>().applying(APPLIED)
}

/// In the book's order.
pub const PROCEDURES: &[Procedure] = &[
    of::<dice::PassDice>(),
    of::<dice::SuccessDice>(),
    of::<dice::TableDice>(),
    of::<figure::Figure>(),
    of::<star::StarDice>(),
    of::<star::StarPower>(),
    of::<star::StarDeath>(),
    of::<skill::NewSkills>(),
    of::<attribute::Newcomer>(),
    of::<attribute::Greed>(),
    of::<protection::Protection>(),
    of::<band::Recruiting>(),
    of::<band::Recruit>(),
    of::<group::Cohesion>(),
    of::<leader::Group>(),
    of::<leader::LeaderDie>(),
    of::<turn::TurnStart>(),
    of::<action::Activation>(),
    of::<r#move::Mover>(),
    of::<r#move::FastMove>(),
    of::<r#move::ChargeReach>(),
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
    of::<challenge::Challenge>(),
];
