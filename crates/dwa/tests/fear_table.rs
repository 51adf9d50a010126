//! Fear tests (13) and who bears them better (16.1.2, 16.5.2, 16.6.1).
use dwa::{
    rule,
    rules::Rules,
    table::{
        char::Archetype,
        fear::{Fear, FearTest, Loss},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn alone_with(zombies_within_10cm: u16) -> FearTest {
    FearTest { zombies_within_10cm, ..FearTest::default() }
}

fn passes(test: &FearTest) -> Ratio {
    odds(|dice| test.roll(dice)).of(&Fear::Passed)
}

#[test]
fn a_sum_equal_to_the_value_passes_and_one_more_fails() {
    let _test = Proof::of(rule!("dwa.fear.test")).facts([1, 2]);
    let _proof = Proof::of(rule!("dwa.ruling.fear-test-direction"));
    let test = alone_with(3);
    assert_eq!(test.value().total(), 7);
    assert_eq!(test.roll(&mut scripted(&[3, 4])), Fear::Passed);
    assert_eq!(test.roll(&mut scripted(&[4, 4])), Fear::Failed);
    assert_eq!(passes(&test), Ratio::new(21, 36));
}

#[test]
fn team_members_give_heart_and_zombies_and_wounds_take_it() {
    let _proof = Proof::of(rule!("dwa.fear.modifiers")).facts([1, 2, 3]);
    let test = FearTest { team_within_10cm: 2, wounds: 1, ..alone_with(4) };
    assert_eq!(test.value().total(), 10 + 2 - 4 - 1);
    let more_team = FearTest { team_within_10cm: 3, ..test.clone() };
    let more_zombies = FearTest { zombies_within_10cm: 5, ..test.clone() };
    let more_wounds = FearTest { wounds: 2, ..test };
    assert_eq!([more_team, more_zombies, more_wounds].map(|it| it.value().total()), [8, 6, 6]);
}

#[test]
fn from_twelve_on_nobody_fails_and_below_two_nobody_passes() {
    let _proof = Proof::of(rule!("dwa.fear.test")).facts([3]);
    let of = |base_moral_value| passes(&FearTest { base_moral_value, ..alone_with(1) });
    assert_eq!(of(13), Ratio::one());
    assert_eq!(of(12), Ratio::new(35, 36));
    assert_eq!(of(3), Ratio::new(1, 36));
    assert_eq!(of(2), Ratio::zero());
    assert_eq!(of(-5), Ratio::zero());
}

#[test]
fn what_is_added_to_the_dice_counts_for_what_cannot_fail() {
    let _test = Proof::of(rule!("dwa.fear.test")).facts([4]);
    let _proof = Proof::of(rule!("dwa.ruling.fear-limits"));
    let soldier = |base_moral_value| FearTest {
        base_moral_value,
        archetype: Some(Archetype::Military),
        ..alone_with(1)
    };
    assert_eq!((soldier(12).value().total(), passes(&soldier(12))), (11, Ratio::one()));
    assert_eq!((soldier(11).value().total(), passes(&soldier(11))), (10, Ratio::new(35, 36)));
    let civilian = FearTest { archetype: Some(Archetype::Civilian), base_moral_value: 13, ..alone_with(1) };
    assert_eq!((civilian.value().total(), passes(&civilian)), (12, Ratio::new(35, 36)));
}

#[test]
fn soldiers_take_one_off_the_dice() {
    let _proof = Proof::of(rule!("dwa.char.military")).facts([1]);
    let test = FearTest { archetype: Some(Archetype::Military), ..alone_with(3) };
    assert_eq!(test.modifiers().total(), -1);
    assert_eq!(test.roll(&mut scripted(&[4, 4])), Fear::Passed);
    assert_eq!(test.roll(&mut scripted(&[4, 5])), Fear::Failed);
}

#[test]
fn law_enforcement_tests_as_everybody_does_without_archetypes() {
    let _proof = Proof::of(rule!("dwa.char.law-enforcement"));
    let test = FearTest { archetype: Some(Archetype::LawEnforcement), ..alone_with(3) };
    assert_eq!(test.modifiers().total(), 0);
    assert_eq!(passes(&test), passes(&alone_with(3)));
}

#[test]
fn civilians_add_one_to_the_dice() {
    let _proof = Proof::of(rule!("dwa.char.civilian-fear")).facts([1]);
    let test = FearTest { archetype: Some(Archetype::Civilian), ..alone_with(3) };
    assert_eq!(test.modifiers().total(), 1);
    assert_eq!(test.roll(&mut scripted(&[3, 3])), Fear::Passed);
    assert_eq!(test.roll(&mut scripted(&[3, 4])), Fear::Failed);
}

#[test]
fn cool_raises_the_value_by_one() {
    let _proof = Proof::of(rule!("dwa.skill.cool")).facts([1]);
    let test = FearTest { cool: true, ..alone_with(3) };
    assert_eq!((test.value().total(), test.modifiers().total()), (8, 0));
    assert_eq!(test.roll(&mut scripted(&[4, 4])), Fear::Passed);
}

#[test]
fn fearless_takes_two_off_the_dice() {
    let _proof = Proof::of(rule!("dwa.skill.fearless")).facts([1]);
    let test = FearTest { fearless: true, ..alone_with(3) };
    assert_eq!((test.value().total(), test.modifiers().total()), (7, -2));
    assert_eq!(test.roll(&mut scripted(&[4, 5])), Fear::Passed);
    assert_eq!(test.roll(&mut scripted(&[5, 5])), Fear::Failed);
}

#[test]
fn every_motivator_nearby_raises_the_value_by_one() {
    let _proof = Proof::of(rule!("dwa.skill.motivate"));
    let test = FearTest { motivators: 2, ..alone_with(3) };
    assert_eq!((test.value().total(), test.modifiers().total()), (9, 0));
}

#[test]
fn every_psycho_nearby_adds_one_to_the_dice() {
    let _proof = Proof::of(rule!("dwa.quirk.psycho")).facts([2]);
    let test = FearTest { psychos: 2, ..alone_with(3) };
    assert_eq!((test.value().total(), test.modifiers().total()), (7, 2));
    assert_eq!(test.roll(&mut scripted(&[3, 3])), Fear::Failed);
}

#[test]
fn modifiers_of_value_and_dice_add_up() {
    let test = FearTest {
        team_within_10cm: 1,
        archetype: Some(Archetype::Civilian),
        fearless: true,
        motivators: 1,
        psychos: 1,
        ..alone_with(5)
    };
    assert_eq!((test.value().total(), test.modifiers().total()), (7, 0));
}

#[test]
fn there_is_no_test_without_a_zombie_nor_with_two_skills() {
    assert!(alone_with(0).check().is_err_and(|it| it.path() == "/zombies_within_10cm"));
    let both = FearTest { cool: true, fearless: true, ..alone_with(1) };
    assert!(both.check().is_err_and(|it| it.path() == "/fearless"));
}

fn after(losses: &[Loss], rules: &Rules) -> i32 {
    losses.iter().fold(10, |value, loss| loss.taken_from(value, rules, &mut scripted(&[])))
}

#[test]
fn every_death_in_the_team_costs_two_points_and_there_is_no_floor() {
    let _proof = Proof::of(rule!("dwa.fear.team-losses")).facts([1]);
    assert_eq!(after(&[Loss::TeamKilled], &Rules::SINGLE_GAME), 8);
    assert_eq!(after(&[Loss::TeamKilled; 6], &Rules::SINGLE_GAME), -2);
}

#[test]
fn a_team_member_who_turns_costs_a_third_point_where_the_rule_is_in_use() {
    let _proof = Proof::of(rule!("dwa.fear.team-zombified")).facts([1, 2]);
    let both = [Loss::TeamKilled, Loss::TeamTurned];
    assert_eq!(after(&both, &Rules::SINGLE_GAME), 7);
    assert_eq!(after(&both, &Rules { team_zombified: false, ..Rules::SINGLE_GAME }), 8);
}

#[test]
fn a_stranger_who_is_killed_costs_two_points() {
    let _proof = Proof::of(rule!("dwa.fear.npc-killed"));
    assert_eq!(after(&[Loss::NpcKilled], &Rules::SINGLE_GAME), 8);
}
