//! The dead rise and armed zombies fire (12.7).
use crate::board::{Board, board, board_on, h, z};
use crate::steps::{at, roll, table, wall, zombies_act};
use dwa::{
    battle::{
        Battle,
        change::{self, By},
        figure::{Life, Posture},
        zombie, zombification,
    },
    rule,
    table::weapons::Weapon,
};
use kernel::Proof;

/// Dawson, eliminated in turn 1 with 2 wounds, a baseball bat in his hand.
fn dead() -> Board {
    board().armed("Dawson", 600, 600, Weapon::BaseballBat, 0).with(|it| {
        it.arrange().humans[0].wounds = 2;
        eliminate(it, 0);
    })
}

fn eliminate(battle: &mut Battle, human: u16) {
    roll(&[], |play| change::eliminate(battle, play, rule!("dwa.wound.test"), h(human), By::NOBODY));
}

fn test(battle: &mut Battle, turn: u16, faces: &[u16]) {
    battle.turn = turn;
    roll(faces, |play| zombification::test_all(battle, play).unwrap());
}

#[test]
fn a_body_is_tested_below_its_wounds_and_turns_from_the_next_turn_on() {
    let _proof = Proof::of_all(&[rule!("dwa.zombification.test"), rule!("dwa.zombification.repeat")]);
    let mut battle = dead().done();
    test(&mut battle, 1, &[]);
    test(&mut battle, 2, &[3]);
    test(&mut battle, 3, &[4]);
    assert_eq!(battle.humans[0].life, Life::Eliminated { turn: 1 });
    test(&mut battle, 4, &[4]);
    assert_eq!(battle.humans[0].life, Life::Turned { zombie: 0 });
    test(&mut battle, 5, &[]);
}

#[test]
fn the_new_zombie_lies_where_the_body_was_with_what_it_held_and_stands_up_this_turn() {
    let _proof = Proof::of_all(&[rule!("dwa.zombification.effect"), rule!("dwa.ruling.zombification-rise")]);
    let mut battle = dead().done();
    test(&mut battle, 2, &[1]);
    let risen = &battle.zombies[0];
    assert_eq!((risen.at, risen.fallen, risen.was), (at(600, 600), true, Some(0)));
    assert_eq!(risen.weapon, Some(Weapon::BaseballBat));
    assert!(battle.lying.is_empty(), "the bat is in its hand");
    zombies_act(&mut battle, &[]);
    assert!(!battle.zombies[0].fallen);
}

#[test]
fn where_the_body_lay_somebody_may_stand_and_its_weapon_may_be_gone() {
    let mut battle = dead().zombie(600, 600).with(|it| it.arrange().lying.clear()).done();
    test(&mut battle, 2, &[1]);
    assert_eq!(battle.zombies[1].weapon, None);
    assert!(!ground::open::measure::overlap(battle.base(z(0)), battle.base(z(1))));
    assert!(battle.gap(z(0), z(1)) <= 5);
}

#[test]
fn a_firearm_is_kept_only_if_zombies_use_them() {
    for (armed, held) in [(false, None), (true, Some(Weapon::Pistol))] {
        let mut battle = board().armed("Dawson", 600, 600, Weapon::Pistol, 3).done();
        battle.rules.armed_zombies = armed;
        battle.arrange().humans[0].wounds = 6;
        eliminate(&mut battle, 0);
        test(&mut battle, 2, &[1]);
        assert_eq!(battle.zombies[0].weapon, held);
    }
}

#[test]
fn nobody_is_tested_who_stays_dead_or_died_unhurt_and_rolls_one_or_lives() {
    let _proof = Proof::of(rule!("dwa.ruling.zombification-who"));
    let mut stays = dead().with(|it| it.arrange().humans[0].stays_dead = true).done();
    test(&mut stays, 2, &[]);
    let mut unhurt = dead().with(|it| it.arrange().humans[0].wounds = 0).done();
    test(&mut unhurt, 2, &[1]);
    assert_eq!(unhurt.humans[0].life, Life::Eliminated { turn: 1 });
    let mut alive = board().human("Dawson", 600, 600).done();
    test(&mut alive, 2, &[]);
    let mut off = dead().rules(|it| it.zombification = false).done();
    test(&mut off, 2, &[]);
}

/// A zombie with a pistol, which reaches 30 cm.
fn soldier() -> Board {
    let board = board().zombie(600, 600).rules(|it| it.armed_zombies = true);
    board.with(|it| it.arrange().zombies[0].weapon = Some(Weapon::Pistol))
}

fn fire(battle: &mut Battle, faces: &[u16]) {
    roll(faces, |play| zombification::fire_all(battle, play).unwrap());
}

#[test]
fn an_armed_zombie_fires_at_whoever_is_closest_human_or_zombie() {
    let _proof = Proof::of_all(&[
        rule!("dwa.zombification.armed-zombie"),
        rule!("dwa.shoot.zombies-may-carry"),
        rule!("dwa.ruling.armed-zombie"),
    ]);
    let mut human = soldier().human("Dawson", 700, 600).zombie(480, 600).done();
    fire(&mut human, &[6]);
    assert_eq!((human.humans[0].wounds, human.humans[0].posture), (1, Posture::Fallen));
    assert!(!human.humans[0].bitten && human.noises.is_empty());
    let mut other = soldier().human("Dawson", 720, 600).zombie(500, 600).done();
    fire(&mut other, &[6]);
    assert!(other.zombies[1].fallen && other.humans[0].wounds == 0);
    let mut off = soldier().human("Dawson", 700, 600).rules(|it| it.armed_zombies = false).done();
    fire(&mut off, &[]);
}

#[test]
fn an_armed_zombie_misses_on_five() {
    let _proof = Proof::of(rule!("dwa.zombification.armed-zombie-roll"));
    let mut battle = soldier().human("Dawson", 700, 600).done();
    fire(&mut battle, &[5]);
    assert_eq!((battle.humans[0].wounds, battle.humans[0].posture), (0, Posture::Standing));
}

#[test]
fn an_armed_zombie_needs_sight_and_range_and_draws_among_equals() {
    let range = Weapon::Pistol.range_mm();
    let mut far = soldier().human("Dawson", 600 - range - 26, 600).done();
    fire(&mut far, &[]);
    let mut near = soldier().human("Dawson", 600 - range - 25, 600).done();
    fire(&mut near, &[1]);
    let mut equals = soldier().human("Dawson", 700, 600).human("Lawless", 500, 600).done();
    fire(&mut equals, &[2, 6]);
    assert_eq!(equals.humans[1].wounds, 1);
    let town = table(vec![wall("wall", &[(650, 0), (650, 1200)])]);
    let mut hidden = board_on(town).human("Dawson", 700, 600).zombie(600, 600).done();
    hidden.rules.armed_zombies = true;
    hidden.arrange().zombies[0].weapon = Some(Weapon::Pistol);
    fire(&mut hidden, &[]);
    let mut stunned =
        soldier().human("Dawson", 700, 600).with(|it| it.arrange().zombies[0].stunned = true).done();
    fire(&mut stunned, &[]);
    roll(&[], |play| zombie::attack_all(&mut stunned, play).unwrap());
}

#[test]
fn the_shot_of_an_armed_zombie_may_blow_up_a_tank() {
    let _proof = Proof::of(rule!("dwa.ruling.tank-explosion"));
    let mut battle = board()
        .armed("Rourke", 600, 600, Weapon::Flamethrower, 1)
        .zombie(700, 600)
        .rules(|it| it.armed_zombies = true)
        .with(|it| it.arrange().zombies[0].weapon = Some(Weapon::Pistol))
        .done();
    // Six hits; the tank goes at 2, and the wearer survives his first burn roll.
    roll(&[6, 2, 4], |play| zombification::fire_all(&mut battle, play).unwrap());
    let rourke = &battle.humans[0];
    assert_eq!((rourke.wounds, rourke.burning, rourke.posture), (2, 1, Posture::Fallen));
    assert!(rourke.weapons.is_empty());
}

#[test]
fn the_shot_of_an_armed_zombie_sets_off_a_tank_on_1_or_2_only() {
    let _proof = Proof::of(rule!("dwa.ruling.tank-explosion"));
    let mut holds = soldier().armed("Dawson", 700, 600, Weapon::Flamethrower, 1).done();
    fire(&mut holds, &[6, 3]);
    assert_eq!((holds.humans[0].wounds, holds.humans[0].weapons.len()), (1, 1));
    let mut missed = soldier().armed("Dawson", 700, 600, Weapon::Flamethrower, 1).done();
    fire(&mut missed, &[5]);
}
