//! Leaving the table (p. 33).
use ffo::{
    rule,
    table::{
        leave::{
            Leave, Left,
            Left::{Cannot, Unseen},
            Watcher, as_target,
        },
        shoot::{Aim, Fate, Shooter, Target, Volley},
        weapon::{Firing, Gun, Weapon},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn watcher(rep: i32) -> Watcher {
    Watcher { rep, ..Watcher::default() }
}

fn leave(rep: i32, watchers: &[Watcher]) -> Leave {
    Leave { rep, watchers: watchers.to_vec(), ..Leave::default() }
}

fn leaves(leave: &Leave, faces: &[u16]) -> Left {
    leave.resolve(&mut scripted(faces))
}

fn under_fire(of: &[usize]) -> Left {
    Left::UnderFire(of.iter().copied().collect())
}

#[test]
fn the_leaver_rolls_once_and_only_higher_totals_fire() {
    let _proof = Proof::of(rule!("ffo.leave.seen")).facts([1, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.battle-dice-order"));
    let past = leave(4, &[watcher(4), watcher(3), watcher(5)]);
    assert_eq!(leaves(&past, &[4, 4, 5, 3]), under_fire(&[]));
    assert_eq!(leaves(&past, &[4, 5, 5, 4]), under_fire(&[0, 2]));
}

#[test]
fn only_people_in_carry_on_with_a_loaded_gun_in_range_roll() {
    let _proof = Proof::of(rule!("ffo.leave.seen")).facts([6]);
    let _ruling = Proof::of(rule!("ffo.ruling.leaving"));
    let none = [
        Watcher { zombie: true, ..watcher(4) },
        Watcher { carries_on: false, ..watcher(4) },
        Watcher { loaded: false, ..watcher(4) },
        Watcher { in_range: false, ..watcher(4) },
    ];
    assert_eq!(leaves(&leave(4, &none), &[]), Unseen);
    let mut one = none.to_vec();
    one.push(watcher(4));
    assert_eq!(leaves(&leave(4, &one), &[3, 6]), under_fire(&[4]));
}

#[test]
fn unseen_a_figure_is_simply_gone_and_zombies_do_not_count() {
    let _proof = Proof::of(rule!("ffo.leave.unseen")).facts([1, 3, 4]);
    assert_eq!(leaves(&leave(4, &[]), &[]), Unseen);
    let past = |mm| Leave { zombie_mm: Some(mm), ..leave(4, &[Watcher { zombie: true, ..watcher(3) }]) };
    assert_eq!([25, 26].map(|mm| leaves(&past(mm), &[])), [Cannot, Unseen]);
    assert_eq!(leaves(&Leave { in_melee: true, ..leave(4, &[]) }, &[]), Cannot);
}

#[test]
fn the_leaver_moves_fast_for_those_who_fire_at_full_rating() {
    let _proof = Proof::of(rule!("ffo.leave.seen")).facts([4]);
    let target = as_target(Target::default(), &mut scripted(&[]));
    let shots = Volley {
        firing: Firing::of(Weapon::Listed(Gun::AssaultRifle)),
        shooter: Shooter { rep: 5, ..Shooter::default() },
        aims: vec![Aim { target, shots: 3, ..Aim::default() }],
    };
    assert_eq!(shots.resolve(&mut scripted(&[3, 3, 3])).targets[0].target, Fate::Missed);
    assert_eq!(shots.resolve(&mut scripted(&[3, 4, 3, /* damage */ 4])).targets[0].target, Fate::KnockedDown);
}

#[test]
fn one_equal_watcher_lets_seven_of_twelve_leave_unharmed() {
    let odds = odds(|dice| leave(4, &[watcher(4)]).resolve(dice));
    assert_eq!(odds[&under_fire(&[])], Ratio::new(7, 12));
    assert!(leave(4, &[watcher(4); 9]).check().is_err());
}
