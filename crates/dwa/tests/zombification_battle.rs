//! The dead rise and armed zombies fire (12.7).
use crate::board::{Board, acting::acts, board, board_on, h, z};
use crate::steps::{at, roll, table, wall, zombies_act};
use dwa::{
    battle::{
        Battle, Phase,
        change::{self, By},
        fear,
        figure::{Life, Posture},
        psychosis, turn, wound, zombie, zombification,
    },
    rule,
    table::{psychosis::Psychosis, search::Item, weapons::Weapon},
};
use kernel::{Proof, What};

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
    let _test = Proof::of(rule!("dwa.zombification.test")).facts([1, 2]);
    let _repeat = Proof::of(rule!("dwa.zombification.repeat")).facts([1, 2, 3, 4]);
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
    let _effect = Proof::of(rule!("dwa.zombification.effect")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("dwa.ruling.zombification-rise"));
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
fn who_has_turned_is_of_no_team_and_his_wounds_are_forgotten() {
    let _proof = Proof::of(rule!("dwa.zombification.effect")).facts([6]);
    let friends = || dead().human("Lawless", 600, 650).zombie(600, 750);
    let value = |battle: &Battle| fear::measure_all(battle)[0].1.value().total();
    let mut battle = friends().rules(|it| it.team_zombified = false).done();
    assert_eq!((battle.humans[1].moral, value(&battle)), (10, 9), "one zombie");
    test(&mut battle, 2, &[1]);
    assert_eq!((battle.humans[1].moral, value(&battle)), (10, 8), "two zombies, and no friend");
    assert_eq!(battle.humans().count(), 1);
    roll(&[], |play| wound::test_all(&mut battle, play).unwrap());
    test(&mut battle, 3, &[]);
}

#[test]
fn who_died_of_anything_is_tested_but_not_by_his_own_hand_nor_treated_with_antiseptic() {
    let _proof = Proof::of(rule!("dwa.zombification.test")).facts([3]);
    let squad = || {
        let board = board().human("Dawson", 600, 600).human("Ortiz", 625, 600);
        board.rules(|it| (it.trauma, it.items) = (true, true)).with(|it| it.arrange().humans[0].wounds = 6)
    };
    for by in [By::NOBODY, By::human(1, false), By::zombie(0)] {
        let mut shot = squad().zombie(100, 100).done();
        roll(&[], |play| change::eliminate(&mut shot, play, rule!("dwa.wound.test"), h(0), by));
        test(&mut shot, 2, &[1]);
        assert_eq!(shot.humans[0].life, Life::Turned { zombie: 1 });
    }
    let mut despaired = squad().with(|it| it.arrange().humans[0].psychoses.push(Psychosis::Despaired)).done();
    roll(&[1], |play| psychosis::minds(&mut despaired, play).unwrap());
    assert_eq!(despaired.humans[0].life, Life::Eliminated { turn: 1 });
    test(&mut despaired, 2, &[]);
    let mut treated = squad().with(|it| it.arrange().humans[1].items.push(Item::Antiseptic)).done();
    eliminate(&mut treated, 0);
    acts(&mut treated, 1, &[], &["use antiseptic on Dawson"]);
    test(&mut treated, 2, &[]);
}

#[test]
fn where_the_body_lay_somebody_may_stand_and_its_weapon_may_be_gone() {
    let _proof = Proof::of(rule!("dwa.zombification.effect")).facts([4]);
    let mut battle = dead().zombie(600, 600).with(|it| it.arrange().lying.clear()).done();
    test(&mut battle, 2, &[1]);
    assert_eq!(battle.zombies[1].weapon, None);
    assert!(!ground::open::measure::overlap(battle.base(z(0)), battle.base(z(1))));
    assert!(battle.gap(z(0), z(1)) <= 5);
}

#[test]
fn a_firearm_is_kept_only_if_zombies_use_them() {
    let _proof = Proof::of(rule!("dwa.zombification.effect")).facts([5]);
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
    let _test = Proof::of(rule!("dwa.zombification.test")).facts([4, 5]);
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
    let _armed_zombie = Proof::of(rule!("dwa.zombification.armed-zombie")).facts([1]);
    let _armed_zombie_roll = Proof::of(rule!("dwa.zombification.armed-zombie-roll")).facts([4, 5]);
    let _may_carry = Proof::of(rule!("dwa.shoot.zombies-may-carry")).facts([1, 2]);
    let _proof = Proof::of(rule!("dwa.ruling.armed-zombie"));
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
    let _proof = Proof::of(rule!("dwa.zombification.armed-zombie-roll")).facts([2]);
    let mut battle = soldier().human("Dawson", 700, 600).done();
    fire(&mut battle, &[5]);
    assert_eq!((battle.humans[0].wounds, battle.humans[0].posture), (0, Posture::Standing));
}

#[test]
fn any_weapon_of_an_armed_zombie_has_one_die_and_never_kills_jams_or_is_heard() {
    let _proof = Proof::of(rule!("dwa.zombification.armed-zombie-roll")).facts([1, 3, 4, 6]);
    let guns = [Weapon::SubMachineGun, Weapon::SniperRifle, Weapon::PumpShotgun, Weapon::Revolver];
    for gun in guns {
        let with = |board: Board| {
            let board = board.rules(|it| it.jams = true).scene(|it| it.entry.d = true);
            board.with(|it| it.arrange().zombies[0].weapon = Some(gun)).done()
        };
        for (face, wounds) in [(1, 0), (5, 0), (6, 1)] {
            let mut battle = with(soldier().human("Dawson", 700, 600));
            fire(&mut battle, &[face]);
            assert_eq!(
                (battle.humans[0].wounds, battle.humans[0].is_alive()),
                (wounds, true),
                "{gun:?} {face}"
            );
            assert_eq!((battle.zombies.len(), battle.noises.len()), (1, 0), "nobody comes for it");
            assert_eq!(battle.zombies[0].weapon, Some(gun));
        }
        let mut other = with(soldier().zombie(700, 600));
        fire(&mut other, &[6]);
        assert!(other.zombies[1].fallen && !other.zombies[1].out);
    }
}

#[test]
fn an_armed_zombie_walks_and_attacks_like_the_others_and_fires_when_all_have() {
    let _proof = Proof::of(rule!("dwa.zombification.armed-zombie")).facts([2, 4]);
    let mut battle = soldier().human("Dawson", 800, 600).zombie(826, 600).done();
    battle.phase = Phase::ZombiesStandUp;
    // The other attacks twice, and then the shot knocks him down at point blank.
    let told = roll(&[6, 1, 6], |play| {
        while battle.phase != Phase::End {
            turn::step(&mut battle, play).unwrap();
        }
        play.journal().to_vec()
    });
    let rolled = |rule| told.iter().position(|it| it.rule == rule && matches!(it.what, What::Rolled { .. }));
    assert!(rolled(rule!("dwa.zombie.attack-roll")) < rolled(rule!("dwa.zombification.armed-zombie-roll")));
    assert_eq!(battle.zombies[0].at, at(700, 600), "it has walked its 10 cm");
    assert_eq!((battle.humans[0].wounds, battle.humans[0].posture), (2, Posture::Fallen));
    let mut touching = soldier().human("Dawson", 625, 600).zombie(500, 600).done();
    touching.arrange().humans[0].posture = Posture::Fallen;
    fire(&mut touching, &[6]);
    assert_eq!(touching.humans[0].wounds, 1, "who touches it or lies there may be its target");
}

#[test]
fn an_armed_zombie_needs_sight_and_range_and_draws_among_equals() {
    let _proof = Proof::of(rule!("dwa.zombification.armed-zombie")).facts([3, 5]);
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
fn an_armed_zombie_with_a_shotgun_fires_as_far_as_its_template() {
    let _proof = Proof::of(rule!("dwa.zombification.armed-zombie")).facts([6]);
    for (weapon, mm) in [
        (Weapon::PumpShotgun, 150),
        (Weapon::DoubleBarrelShotgun, 150),
        (Weapon::SawnOffShotgun, 100),
        (Weapon::Flamethrower, 150),
    ] {
        let at = |gap: i32| {
            let board = soldier().human("Dawson", 625 + gap, 600);
            board.with(|it| it.arrange().zombies[0].weapon = Some(weapon)).done()
        };
        let mut near = at(mm);
        fire(&mut near, &[6]);
        assert_eq!(near.humans[0].wounds, 1, "{weapon:?}");
        fire(&mut at(mm + 1), &[]);
    }
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
