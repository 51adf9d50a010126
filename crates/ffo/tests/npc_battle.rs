//! Grunts of nobody's: what they fire without being asked (p. 18).
use ffo::{
    battle::{
        PersonId,
        shoot::{self, Manner, Target},
    },
    rule,
    table::weapon::Gun,
};
use kernel::Proof;

use crate::board::{acting::within, board, gun, p};

#[test]
fn a_grunt_of_nobodys_puts_all_shots_on_the_closest() {
    let _proof = Proof::of(rule!("ffo.insight.targeting")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.insight-grunt-shots"));
    let eve = board().person("Ann", 600, 600).person("Bob", 630, 620).enemy("Eve", 600, 500);
    let here = eve.who(|it| {
        it.facing = 180;
        it.arms.push(gun(Gun::SubmachineGun));
        it.held.push(0);
    });
    let mut battle = here.done();
    battle.sides[1].seats.clear();
    let declare = |answers: &[&str], battle: &mut ffo::battle::Battle| {
        let firing = within(battle, &[], answers, |battle, play| {
            shoot::declare(battle, play, PersonId(2), Manner::InSight)
        });
        let aims = firing.0.unwrap().aims;
        aims.iter().map(|it| (it.at, it.shots)).collect::<Vec<_>>()
    };
    assert_eq!(declare(&[], &mut battle), [(Target::Figure(p(0)), 3)]);
    battle.sides[1].seats.push(kernel::Seat(1));
    // One of the three is burnt between the two.
    let spread = declare(&["Fire at Ann, 1 shot"], &mut battle);
    assert_eq!(spread, [(Target::Figure(p(0)), 1), (Target::Figure(p(1)), 1)]);
}
