//! The band and its recruits (p. 10).
use ffo::{
    rule,
    table::{
        band::{Recruit, Recruiting, Row},
        class::Class,
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn room(recruiting: Recruiting) -> i32 {
    recruiting.resolve(&mut scripted(&[]))
}

fn of(star_rep: i32, grunts: i32) -> Recruiting {
    Recruiting { star_rep, grunts, ..Recruiting::default() }
}

#[test]
fn a_star_recruits_a_grunt_for_each_point_of_rep() {
    let _proof = Proof::of(rule!("ffo.band.size")).facts([1, 2]);
    let _definition = Proof::of(rule!("ffo.band.definition")).facts([2]);
    let _ruling = Proof::of(rule!("ffo.ruling.band-size"));
    assert_eq!([of(4, 0), of(5, 0), of(6, 0)].map(room), [4, 5, 6]);
    assert_eq!([of(4, 3), of(4, 4), of(4, 5)].map(room), [1, 0, 0]);
}

#[test]
fn until_day_21_only_citizens_join() {
    let _proof = Proof::of(rule!("ffo.band.citizens-only")).facts([1, 2]);
    let on = |class, day| room(Recruiting { class, day, ..of(4, 0) });
    assert_eq!([1, 20, 21].map(|day| on(Class::Citizen, day)), [4, 4, 4]);
    assert_eq!([1, 20, 21].map(|day| on(Class::Ganger, day)), [0, 0, 4]);
    assert_eq!([1, 20, 21].map(|day| on(Class::Survivor, day)), [0, 0, 4]);
}

/// Reps from 2 to 7: the totals of 2 to 4 are of Rep 2 to 4, all others are greater.
fn recruit(star_rep: i32, tables: usize) -> Recruit {
    Recruit { star_rep, tables: vec![[2, 3, 4, 5, 6, 7, 7, 7, 7, 7, 7]; tables] }
}

fn row(recruit: &Recruit, faces: &[u16]) -> Row {
    recruit.resolve(&mut scripted(faces))
}

#[test]
fn of_two_tables_a_die_picks_one() {
    let _proof = Proof::of(rule!("ffo.band.generate")).facts([1]);
    let table = |face| row(&recruit(7, 2), &[face, 1, 1]).table;
    assert_eq!([1, 3, 4, 6].map(table), [0, 0, 1, 1]);
    assert_eq!(row(&recruit(7, 1), &[1, 1]), Row { table: 0, total: 2 });
}

#[test]
fn two_dice_added_are_the_row_and_nothing_more_is_rolled() {
    let _proof = Proof::of(rule!("ffo.band.generate")).facts([2]);
    assert_eq!(row(&recruit(7, 2), &[5, 3, 4]), Row { table: 1, total: 7 });
    assert_eq!(row(&recruit(7, 1), &[6, 6]), Row { table: 0, total: 12 });
    let odds = odds(|dice| recruit(7, 1).resolve(dice).total);
    assert_eq!(odds[&2], Ratio::new(1, 36));
}

#[test]
fn grunts_of_higher_rep_than_the_star_are_rolled_again() {
    let _proof = Proof::of(rule!("ffo.band.rep-cap")).facts([1, 2]);
    let star = recruit(4, 1);
    assert_eq!(row(&star, &[2, 2]).total, 4);
    assert_eq!(row(&star, &[2, 3, 6, 6, 1, 2]).total, 3);
    let odds = odds(|dice| star.resolve(dice).total);
    assert_eq!([2, 3, 4].map(|it| odds[&it].clone()), [1, 2, 3].map(|n| Ratio::new(n, 6)));
    assert!(recruit(1, 2).check().is_err());
}
