//! Damage by fire (10.11).
use atzr::{
    printed::{
        FightTables,
        tables::{
            Harm,
            Harm::{DuckBack, ObviouslyDead, OutOfTheFight},
        },
    },
    rule,
    table::damage::{HumanHit, Taken, one_hit},
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn table() -> atzr::printed::tables::RangedDamageTable {
    FightTables::book().ranged_damage
}

fn faces(rep: i32) -> [Harm; 6] {
    [1, 2, 3, 4, 5, 6].map(|face| one_hit(rep, &table(), &mut scripted(&[face])))
}

#[test]
fn a_hit_rolls_one_die_against_the_targets_rep() {
    let _proof = Proof::of(rule!("atzr.damage.roll")).facts([2, 3, 4, 5]);
    let _proof = Proof::of(rule!("atzr.ruling.table-ranged-damage"));
    let (duck, out, dead) = (DuckBack, OutOfTheFight, ObviouslyDead);
    assert_eq!(faces(3), [duck, duck, out, out, out, dead]);
    assert_eq!(faces(5), [duck, duck, duck, duck, out, dead]);
    assert_eq!(faces(6), [duck, duck, duck, duck, duck, dead]);
    assert_eq!(faces(7), [duck, duck, duck, duck, duck, dead]);
}

#[test]
fn results_rank_from_duck_back_to_obviously_dead_and_the_worst_counts() {
    let _proof = Proof::of(rule!("atzr.damage.types")).facts([1, 2]);
    let _proof = Proof::of_all(&[rule!("atzr.ruling.damage-order-text"), rule!("atzr.ruling.several-hits")]);
    // Whoever adds a result says here where it ranks.
    let rank = |it: Harm| match it {
        DuckBack => 0,
        OutOfTheFight => 1,
        ObviouslyDead => 2,
    };
    assert!(faces(4).windows(2).all(|it| rank(it[0]) <= rank(it[1])));
    let hit = HumanHit { rep: 4, hits: 3, ..HumanHit::default() };
    assert_eq!(hit.take(&table(), &mut scripted(&[6, 1, 4])), Taken::ObviouslyDead);
    assert_eq!(hit.take(&table(), &mut scripted(&[1, 4, 2])), Taken::OutOfTheFight);
    assert_eq!(hit.take(&table(), &mut scripted(&[1, 3, 2])), Taken::DuckBack);
    assert_eq!(
        hit.roll(&table(), &mut scripted(&[6, 1, 4])).as_slice(),
        [DuckBack, OutOfTheFight, ObviouslyDead]
    );
}

#[test]
fn a_star_takes_levels_off_before_the_worst_counts() {
    let _proof = Proof::of_all(&[rule!("atzr.star-power.use"), rule!("atzr.star-power.levels")]);
    let star = HumanHit { rep: 5, hits: 2, star_power: 3, ..HumanHit::default() };
    assert_eq!(star.take(&table(), &mut scripted(&[6, 5, 1, 2, 3])), Taken::CarryOn);
    assert_eq!(star.take(&table(), &mut scripted(&[6, 5, 1, 2, 4])), Taken::OutOfTheFight);
    // A Duck Back among the results remains, and alone it calls for no dice.
    assert_eq!(star.take(&table(), &mut scripted(&[1, 5, 1, 2, 3])), Taken::DuckBack);
    assert_eq!(star.take(&table(), &mut scripted(&[1, 1])), Taken::DuckBack);
}

#[test]
fn hard_as_nails_survives_the_first_of_them() {
    let _proof = Proof::of(rule!("atzr.ruling.table-attributes"));
    let hard = HumanHit { rep: 4, hits: 1, hard_as_nails: true, ..HumanHit::default() };
    assert_eq!(hard.take(&table(), &mut scripted(&[6])), Taken::OutOfTheFight);
    assert_eq!(HumanHit { hits: 2, ..hard }.take(&table(), &mut scripted(&[6, 6])), Taken::ObviouslyDead);
}

#[test]
fn two_hits_kill_in_eleven_of_thirty_six_cases() {
    let hit = HumanHit { rep: 4, hits: 2, ..HumanHit::default() };
    let odds = odds(|dice| hit.resolve(dice));
    assert_eq!(odds[&Taken::ObviouslyDead], Ratio::new(11, 36));
    assert_eq!(odds[&Taken::DuckBack], Ratio::new(1, 4));
    assert_eq!(odds[&Taken::OutOfTheFight], Ratio::new(16, 36));
}
