//! Damage by fire (p. 27).
use ffo::{
    rule,
    table::damage::{
        Blow,
        Blow::{KnockedDown, ObviouslyDead, OutOfTheFight, Unaffected},
        Damage, Hits, Victim,
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn hit(impact: u8) -> Hits {
    Hits { impact, ..Hits::default() }
}

fn faces(hits: Hits) -> [Blow; 6] {
    [1, 2, 3, 4, 5, 6].map(|face| hits.roll(&mut scripted(&[face])))
}

#[test]
fn a_one_kills_and_up_to_the_impact_puts_out_of_the_fight() {
    let _proof = Proof::of(rule!("ffo.damage.ranged")).facts([1, 2, 3, 4]);
    let (dead, out, down) = (ObviouslyDead, OutOfTheFight, KnockedDown);
    assert_eq!(faces(hit(3)), [dead, out, out, down, down, down]);
    assert_eq!(faces(hit(2)), [dead, out, down, down, down, down]);
    assert_eq!(faces(hit(1)), [dead, down, down, down, down, down]);
}

#[test]
fn of_several_hits_only_the_worst_counts() {
    let _proof = Proof::of(rule!("ffo.damage.ranged")).facts([5]);
    let _ruling = Proof::of(rule!("ffo.ruling.multiple-hits"));
    let three = Hits { hits: 3, ..hit(2) };
    let worst = |faces: &[u16]| three.roll(&mut scripted(faces));
    assert_eq!(worst(&[6, 2, 2]), OutOfTheFight);
    assert_eq!(worst(&[3, 3, 3]), KnockedDown);
    assert_eq!(worst(&[6, 2, 1]), ObviouslyDead);
}

#[test]
fn whoever_is_out_of_the_fight_dies_of_the_impact_and_of_nothing_more() {
    let _proof = Proof::of(rule!("ffo.ruling.fire-at-downed"));
    let (dead, none) = (ObviouslyDead, Unaffected);
    let downed = Hits { victim: Victim::OutOfTheFight, ..hit(2) };
    assert_eq!(faces(downed), [dead, dead, none, none, none, none]);
}

#[test]
fn stunned_is_less_than_out_of_the_fight_and_that_less_than_dead() {
    let _proof = Proof::of(rule!("ffo.damage.types")).facts([1]);
    let worse = |one: Damage, other| one.worse(other, &mut scripted(&[]));
    assert_eq!(worse(Damage::OutOfTheFight, Damage::Stunned), Damage::OutOfTheFight);
    assert_eq!(worse(Damage::OutOfTheFight, Damage::ObviouslyDead), Damage::ObviouslyDead);
    assert_eq!(worse(Damage::Stunned, Damage::ObviouslyDead), Damage::ObviouslyDead);
}

fn zombie(impact: u8, shooter_rep: i32) -> Hits {
    Hits { victim: Victim::Zombie, shooter_rep, ..hit(impact) }
}

#[test]
fn fire_at_a_zombie_is_held_against_the_shooters_rep() {
    let _proof = Proof::of(rule!("ffo.zombie.easy-to-kill")).facts([1, 2, 3]);
    let (dead, down) = (ObviouslyDead, KnockedDown);
    assert_eq!(faces(zombie(2, 4)), [dead, dead, dead, dead, down, down]);
    assert_eq!(faces(zombie(3, 2)), [dead, dead, down, down, down, down]);
    let charged = Hits { shooter_charged: true, ..zombie(2, 5) };
    assert_eq!(faces(charged), [dead, dead, down, down, down, down]);
}

#[test]
fn out_of_the_fight_is_dead_for_a_zombie() {
    let _proof = Proof::of(rule!("ffo.zombie.damage")).facts([1]);
    let charged = Hits { shooter_charged: true, ..zombie(3, 4) };
    assert_eq!(charged.roll(&mut scripted(&[3])), ObviouslyDead);
}

#[test]
fn an_impact_of_one_does_not_knock_a_zombie_down() {
    let _proof = Proof::of(rule!("ffo.zombie.no-knock-down")).facts([1, 2]);
    let _easy = Proof::of(rule!("ffo.zombie.easy-to-kill")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.easy-to-kill-vs-no-knock-down"));
    let (dead, none) = (ObviouslyDead, Unaffected);
    assert_eq!(faces(zombie(1, 4)), [dead, dead, dead, dead, none, none]);
    let charged = Hits { shooter_charged: true, ..zombie(1, 4) };
    assert_eq!(faces(charged), [dead, none, none, none, none, none]);
    assert_eq!(Hits { hits: 3, ..charged }.roll(&mut scripted(&[2, 3, 6])), Unaffected);
}

#[test]
fn two_hits_with_impact_two_knock_down_alone_in_four_of_nine() {
    let odds = odds(|dice| Hits { hits: 2, ..hit(2) }.resolve(dice));
    assert_eq!(odds[&KnockedDown], Ratio::new(4, 9));
    assert_eq!(odds[&ObviouslyDead], Ratio::new(11, 36));
}

#[test]
fn numbers_beyond_the_table_are_refused() {
    assert!(hit(0).check().is_err() && hit(7).check().is_err());
    assert!(Hits { hits: 0, ..hit(2) }.check().is_err());
}
