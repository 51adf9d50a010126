//! Odds as options show them, worked out by hand from the weapon table: a d6 and the scores that it needs.
use crate::board::{Board, board};
use crate::shown::{Told, shown};
use dwa::{
    battle::{Phase, act},
    table::weapons::Weapon,
};

/// Dawson with a loaded weapon, and a zombie so far east of him, base to base.
fn at(weapon: Weapon, gap_mm: i32) -> Board {
    let loaded = weapon.profile().mag.unwrap_or(0);
    board().armed("Dawson", 600, 600, weapon, loaded).zombie(625 + gap_mm, 600)
}

/// What the option tells.
fn odds(board: Board, option: &str) -> Told {
    let mut battle = board.done();
    battle.phase = Phase::Humans { acting: Some(0) };
    shown(&mut battle, &[], &[], |battle, play| act::act(battle, play, 0).map(|_| ())).option(option)
}

fn is(told: &Told, by_hand: &[(&str, &str)]) {
    let told: Vec<(&str, &str)> = told.iter().map(|it| (it.0.as_str(), it.1.as_str())).collect();
    assert_eq!(told, by_hand);
}

/// A pistol falls on 4 and puts out on 6.
#[test]
fn a_pistol_at_15_cm_10_cm_and_20_cm() {
    let pistol = |gap| odds(at(Weapon::Pistol, gap), "fire the pistol at zombie 1");
    // 6; 4 or 5; 1 to 3.
    is(&pistol(150), &[("eliminated", "1/6"), ("falls", "1/3"), ("missed", "1/2")]);
    // Point blank adds 1: 5 or 6; 3 or 4; 1 or 2.
    is(&pistol(100), &[("eliminated", "1/3"), ("falls", "1/3"), ("missed", "1/3")]);
    // Long range takes 1: no face comes to 6; 5 or 6; 1 to 4.
    is(&pistol(200), &[("falls", "1/3"), ("missed", "2/3")]);
}

/// A rifle falls on 4 and puts out on 5.
#[test]
fn a_rifle_at_15_cm_and_10_cm() {
    let rifle = |gap| odds(at(Weapon::Rifle, gap), "fire the rifle at zombie 1");
    // 5 or 6; 4; 1 to 3.
    is(&rifle(150), &[("eliminated", "1/3"), ("falls", "1/6"), ("missed", "1/2")]);
    // 4 to 6; 3; 1 or 2.
    is(&rifle(100), &[("eliminated", "1/2"), ("falls", "1/6"), ("missed", "1/3")]);
}

/// A sniper rifle knows no fall and puts out on 3.
#[test]
fn a_sniper_rifle_at_15_cm_and_10_cm() {
    let sniper = |gap| odds(at(Weapon::SniperRifle, gap), "fire the sniper rifle at zombie 1");
    // 3 to 6; 1 or 2.
    is(&sniper(150), &[("eliminated", "2/3"), ("missed", "1/3")]);
    // 2 to 6; 1.
    is(&sniper(100), &[("eliminated", "5/6"), ("missed", "1/6")]);
}

/// Five dice of an assault rifle, all at the one zombie there is: falls on 3, out on 5; the best die counts.
#[test]
fn a_burst_at_one_zombie() {
    let told = odds(at(Weapon::AssaultRifle, 150), "fire the assault rifle at zombie 1");
    // No die shows 5 or 6: (4/6)^5 = 32/243, so one does in 211/243. None shows 3 or more: (2/6)^5 = 1/243. Between: 31/243.
    is(&told, &[("eliminated", "211/243"), ("falls", "31/243"), ("missed", "1/243")]);
}

/// In contact a pistol puts out on its CQM score of 3, a machete's blow falls on 4 and puts out on 6.
#[test]
fn a_shot_and_a_blow_in_contact() {
    let facing = |weapon| at(weapon, 0).with(|it| it.arrange().zombies[0].facing = 270);
    let fired = odds(facing(Weapon::Pistol), "fire the pistol in close combat at zombie 1");
    // 3 to 6; 1 or 2.
    is(&fired, &[("eliminated", "2/3"), ("missed", "1/3")]);
    let struck = odds(facing(Weapon::Machete), "strike zombie 1 with the machete");
    // 6; 4 or 5; 1 to 3.
    is(&struck, &[("eliminated", "1/6"), ("falls", "1/3"), ("missed", "1/2")]);
}

/// Ten dice, each of which puts one out on 5 or 6: of 3^10 = 59,049 cases none in 2^10 = 1,024, one in 10 * 512, two in 45 * 256,
/// three in 120 * 128.
#[test]
fn ten_dice_put_out_no_more_than_stand_in_the_circle() {
    let crowd = [(775, 600), (801, 600), (775, 626), (801, 626), (788, 574)];
    let gun = |n: usize| {
        let board = board().armed("Rourke", 200, 600, Weapon::MachineGun, 20);
        let board = crowd[..n].iter().fold(board, |board, it| board.zombie(it.0, it.1));
        odds(board, "fire the machine gun")
    };
    is(&gun(1), &[("1 eliminated", "58025/59049"), ("none eliminated", "1024/59049")]);
    is(
        &gun(2),
        &[("2 eliminated", "17635/19683"), ("1 eliminated", "5120/59049"), ("none eliminated", "1024/59049")],
    );
    let fewer = [
        ("3 eliminated", "5120/19683"),
        ("2 eliminated", "1280/6561"),
        ("1 eliminated", "5120/59049"),
        ("none eliminated", "1024/59049"),
    ];
    let with = |most| [&[(most, "8675/19683")], &fewer[..]].concat();
    is(&gun(4), &with("4 eliminated"));
    is(&gun(5), &with("4 or more eliminated"));
    // A Killer empties his magazine as one such burst.
    let killer = board()
        .armed("Rourke", 200, 600, Weapon::SubMachineGun, 4)
        .zombie(775, 600)
        .rules(|it| it.skills = true)
        .with(|it| it.arrange().humans[0].skills.push(dwa::table::skill::Skill::Killer));
    let told = odds(killer, "empty the sub machine gun into a circle");
    is(&told, &[("1 eliminated", "58025/59049"), ("none eliminated", "1024/59049")]);
}
