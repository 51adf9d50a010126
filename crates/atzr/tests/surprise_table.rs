//! Zombie Surprise (13.3.1).
use atzr::{
    rule,
    table::surprise::{Surprise, Surprised, divide, fires_first, zombie_total},
};
use kernel::{Given, Proof, Ratio, odds, scripted};

#[test]
fn zombies_total_one_die_and_their_number() {
    let _proof = Proof::of(rule!("atzr.surprise.zombie-total")).facts([1]);
    assert_eq!(zombie_total(3, &mut scripted(&[5])), 8);
}

#[test]
fn a_human_must_total_more_with_his_rep() {
    let _proof = Proof::of(rule!("atzr.surprise.human-total")).facts([1, 2]);
    assert!(fires_first(5, 8, &mut scripted(&[4])));
    assert!(!fires_first(5, 8, &mut scripted(&[3])));
    assert!(!fires_first(5, 8, &mut scripted(&[2])));
}

#[test]
fn zombies_are_shared_out_evenly_and_the_odd_one_falls_at_random() {
    let _proof = Proof::of(rule!("atzr.surprise.divide")).facts([1, 2]);
    assert_eq!(divide(4, 2, &mut scripted(&[])).as_slice(), [2, 2]);
    assert_eq!(divide(3, 2, &mut scripted(&[1])).as_slice(), [2, 1]);
    assert_eq!(divide(3, 2, &mut scripted(&[2])).as_slice(), [1, 2]);
    assert_eq!(divide(1, 2, &mut scripted(&[2])).as_slice(), [0, 1]);
    assert_eq!(divide(3, 1, &mut scripted(&[])).as_slice(), [3]);
    assert!(divide(3, 0, &mut scripted(&[])).is_empty());
    // What is over falls to nobody twice.
    assert_eq!(divide(5, 3, &mut scripted(&[2, 2])).as_slice(), [1, 2, 2]);
}

#[test]
fn a_rep_4_fires_first_at_two_zombies_in_26_of_36_cases() {
    let odds = odds(|dice| Surprise::default().resolve(dice)).map(|it| it[0]);
    assert_eq!(odds[&Surprised { fires: true, zombies: 2 }], Ratio::new(26, 36));
}

#[test]
fn a_hex_holds_two_humans() {
    assert!(
        Surprise { zombies: 2, reps: vec![4, 4, 4] }.check().unwrap_err().to_string().starts_with("reps")
    );
    assert!(Surprise { zombies: 0, reps: vec![4] }.check().unwrap_err().to_string().starts_with("zombies"));
}
