//! What brings zombies and what stops them (13).
use atzr::{
    printed::{Area, DayPart},
    rule,
    table::zombie::{
        Noise, Turn, ZombieHit,
        ZombieTaken::{CarryOn, ObviouslyDead},
        activation_rep, turn,
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn noise(area: Area, day_part: DayPart, faces: &[u16]) -> u16 {
    Noise { fire_dice: faces.len() as u16, area, day_part }.roll(&mut scripted(faces))
}

#[test]
fn each_fire_die_may_bring_a_zombie_the_sooner_the_more_live_there() {
    let _proof = Proof::of(rule!("atzr.zombie.noise")).facts([1, 2]);
    let all = [1, 2, 3, 4, 5, 6];
    assert_eq!(Area::ALL.map(|it| noise(it, DayPart::Daytime, &all)), [3, 2, 1]);
    assert_eq!(Area::ALL.map(|it| noise(it, DayPart::Morning, &all)), [3, 2, 1]);
    assert_eq!(noise(Area::Urban, DayPart::Daytime, &[3]), 0);
    assert_eq!(noise(Area::Urban, DayPart::Daytime, &[4]), 1);
}

#[test]
fn evening_and_night_add_one() {
    let _proof = Proof::of(rule!("atzr.daypart.noise"));
    let all = [1, 2, 3, 4, 5, 6];
    for dark in [DayPart::Evening, DayPart::Night] {
        assert_eq!(Area::ALL.map(|it| noise(it, dark, &all)), [4, 3, 2]);
    }
    let night = Noise { fire_dice: 3, area: Area::Urban, day_part: DayPart::Night };
    assert_eq!(odds(|dice| night.resolve(dice))[&3], Ratio::new(8, 27));
}

#[test]
fn while_charged_three_or_more_kills_whoever_shoots() {
    let _proof = Proof::of(rule!("atzr.zombie.damage-charged")).facts([1, 2, 3]);
    let hit = ZombieHit { shooter_rep: 5, shooter_charged: true, hits: 1 };
    let taken = [1, 2, 3, 6].map(|face| hit.roll(&mut scripted(&[face])));
    assert_eq!(taken, [CarryOn, CarryOn, ObviouslyDead, ObviouslyDead]);
}

#[test]
fn otherwise_the_shooters_rep_or_less_kills_and_a_six_is_nothing_special() {
    let _proof = Proof::of(rule!("atzr.zombie.easy-to-kill")).facts([1, 2]);
    let _proof = Proof::of(rule!("atzr.ruling.easy-to-kill-six"));
    let hit = |shooter_rep, face| {
        ZombieHit { shooter_rep, shooter_charged: false, hits: 1 }.roll(&mut scripted(&[face]))
    };
    assert_eq!([1, 4, 5, 6].map(|it| hit(4, it)), [ObviouslyDead, ObviouslyDead, CarryOn, CarryOn]);
    assert_eq!([hit(6, 6), hit(7, 6), hit(5, 6)], [ObviouslyDead, ObviouslyDead, CarryOn]);
}

#[test]
fn each_of_several_hits_has_its_chance() {
    let hit = ZombieHit { shooter_rep: 4, shooter_charged: false, hits: 2 };
    assert_eq!(odds(|dice| hit.resolve(dice))[&ObviouslyDead], Ratio::new(8, 9));
}

#[test]
fn a_zombie_that_sees_somebody_activates_as_rep_4() {
    let _proof = Proof::of_all(&[rule!("atzr.zombie.rep"), rule!("atzr.zombie.frenzy")]);
    assert_eq!([false, true].map(|it| activation_rep(it, &mut scripted(&[]))), [3, 4]);
}

#[test]
fn at_a_dead_end_one_to_three_is_left() {
    let _proof = Proof::of(rule!("atzr.zombie.action-dead-end"));
    assert_eq!(
        [1, 3, 4, 6].map(|it| turn(&mut scripted(&[it]))),
        [Turn::Left, Turn::Left, Turn::Right, Turn::Right]
    );
}
