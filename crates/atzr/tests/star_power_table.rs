//! Star Power (3.2.1).
use atzr::{
    printed::tables::Harm::{self, DuckBack, ObviouslyDead, OutOfTheFight},
    rule,
    table::star_power::{StarDice, StarPower, dice_of, lowered, spend},
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn star(dice: u16, harms: &[Harm]) -> StarPower {
    StarPower { dice, harms: harms.into() }
}

#[test]
fn a_star_has_as_many_dice_as_rep() {
    let _proof = Proof::of(rule!("atzr.star-power.dice")).facts([1]);
    assert_eq!([3, 5].map(|rep| dice_of(rep, &mut scripted(&[]))), [3, 5]);
    assert_eq!(StarDice { rep: 6 }.resolve(&mut scripted(&[])), 6);
}

#[test]
fn three_takes_a_level_off_four_does_not_and_six_is_lost() {
    let _proof = Proof::of(rule!("atzr.star-power.roll")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("atzr.ruling.star-power-all-dice"));
    let hurt = star(1, &[OutOfTheFight]);
    let after = |face| hurt.use_all(&mut scripted(&[face]));
    assert_eq!(
        [1, 2, 3, 4, 5, 6].map(|it| after(it).harm.is_none()),
        [true, true, true, false, false, false]
    );
    assert_eq!([3, 4, 5, 6].map(|it| after(it).left), [1, 1, 1, 0]);
}

#[test]
fn levels_are_taken_off_each_result_by_itself() {
    let _proof = Proof::of(rule!("atzr.star-power.levels")).facts([1, 2, 3, 4]);
    let _proof = Proof::of(rule!("atzr.ruling.several-hits"));
    let both = [ObviouslyDead, OutOfTheFight];
    let left = [0, 1, 2, 3].map(|successes| spend(successes, &both, &mut scripted(&[])));
    assert_eq!(left, [Some(ObviouslyDead), Some(OutOfTheFight), Some(OutOfTheFight), None]);
    assert_eq!(lowered(ObviouslyDead, &mut scripted(&[])), Some(OutOfTheFight));
    assert_eq!(lowered(OutOfTheFight, &mut scripted(&[])), None);
}

#[test]
fn duck_back_is_no_damage_and_stays() {
    let _proof = Proof::of(rule!("atzr.star-power.not-duck-back"));
    assert_eq!(lowered(DuckBack, &mut scripted(&[])), Some(DuckBack));
    assert_eq!(spend(5, &[DuckBack, OutOfTheFight], &mut scripted(&[])), Some(DuckBack));
    assert!(star(5, &[DuckBack]).check().is_err());
}

#[test]
fn five_dice_fail_once_in_thirty_two() {
    let odds = odds(|dice| star(5, &[OutOfTheFight]).use_all(dice)).map(|it| it.harm);
    assert_eq!(odds[&None], Ratio::new(31, 32));
}
