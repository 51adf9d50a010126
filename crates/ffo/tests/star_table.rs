//! Star Advantages (p. 5 and 6).
use ffo::{
    rule,
    table::{
        class::Class,
        dice::Passed,
        insight::{Acts, Looker, SightAction},
        react::{KnockDownTest, Reaction, ReactionTest, SeeTheFeast, Zed, ZedOrNoZed},
        star::{
            Advantage::{self, CheatingDeath, LargerThanLife},
            Fate::{self, CheatsDeath, Suffers},
            StarDeath, StarDice, StarPower,
        },
        status::{
            Author, Harmed, Hit,
            Status::{self, CarryOn, ObviouslyDead, OutOfTheFight, Stunned},
        },
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn shrugs(taken: &[Status], faces: &[u16]) -> (Status, u16) {
    let power = StarPower { dice: faces.len() as u16, taken: taken.to_vec(), ..StarPower::default() };
    let shrugged = power.use_all(&mut scripted(faces));
    (shrugged.status, shrugged.left)
}

fn killed_by(attacker_rep: i32) -> StarDeath {
    StarDeath { attacker_rep, ..StarDeath::default() }
}

fn fate(death: StarDeath) -> Fate {
    death.resolve(&mut scripted(&[]))
}

fn advantage(death: StarDeath) -> Option<Advantage> {
    death.advantage(&mut scripted(&[]))
}

fn star() -> Harmed {
    Harmed { class: Class::Ganger, rep: 5, attacker_rep: 5, star: true, star_power: 2, ..Harmed::default() }
}

#[test]
fn star_power_is_rep_at_the_start_and_may_be_given_to_grunts() {
    let _proof = Proof::of(rule!("ffo.star.power-pool")).facts([1, 2]);
    let begins = |it: StarDice| it.resolve(&mut scripted(&[]));
    assert_eq!(begins(StarDice { star: true, rep: 4, given: 0 }), 4);
    assert_eq!(begins(StarDice { star: false, rep: 4, given: 2 }), 2);
    assert_eq!(begins(StarDice { star: false, rep: 4, given: 0 }), 0);
    // What an Encounter has cost is there again in the next one.
    assert_eq!(shrugs(&[Stunned], &[6, 6]).1, 0);
    assert_eq!(begins(StarDice::default()), 5);
}

#[test]
fn each_one_to_three_takes_a_level_off_and_each_six_is_lost() {
    let _proof = Proof::of(rule!("ffo.star.power-roll")).facts([1, 2, 3, 4, 5]);
    assert_eq!([1, 2, 3].map(|face| shrugs(&[ObviouslyDead], &[face])), [(OutOfTheFight, 1); 3]);
    assert_eq!([4, 5].map(|face| shrugs(&[ObviouslyDead], &[face])), [(ObviouslyDead, 1); 2]);
    assert_eq!(shrugs(&[ObviouslyDead], &[6]), (ObviouslyDead, 0));
    // All dice that are left are rolled, not as many as Rep.
    assert_eq!(shrugs(&[Stunned], &[1, 6, 6]), (CarryOn, 1));
}

#[test]
fn one_roll_is_made_against_the_worst_of_a_step() {
    let _proof = Proof::of(rule!("ffo.star.power-roll")).facts([6]);
    let _ruling = Proof::of(rule!("ffo.ruling.star-power-use"));
    assert_eq!(shrugs(&[Stunned, ObviouslyDead, OutOfTheFight], &[1, 2]), (Stunned, 2));
}

#[test]
fn each_level_is_one_step_down_and_what_is_over_is_wasted() {
    let _proof = Proof::of(rule!("ffo.star.power-levels")).facts([1, 2, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.star-power-example"));
    assert_eq!(shrugs(&[ObviouslyDead], &[1]).0, OutOfTheFight);
    assert_eq!(shrugs(&[OutOfTheFight], &[1]).0, Stunned);
    assert_eq!(shrugs(&[Stunned], &[1]).0, CarryOn);
    assert_eq!(shrugs(&[ObviouslyDead], &[1, 1, 1]).0, CarryOn);
    assert_eq!(shrugs(&[Stunned], &[1, 1, 1]), (CarryOn, 3));
}

#[test]
fn star_power_is_rolled_against_the_result_of_the_knock_down() {
    let _proof = Proof::of(rule!("ffo.star.power-after-recover")).facts([1]);
    // 6 and 1 against Rep 5: Out of the Fight; the Star Power dice come after.
    let harm = star().suffer(&mut scripted(&[6, 1, /* Star Power */ 3, 6]));
    assert_eq!((harm.fate, harm.star_power), (Suffers(Stunned), 1));
    let carried_on = Harmed { protected: true, ..star() };
    assert_eq!(carried_on.suffer(&mut scripted(&[1, 1])).fate, Suffers(CarryOn));
}

#[test]
fn stunned_twice_is_stunned() {
    let _proof = Proof::of(rule!("ffo.star.stunned-not-cumulative")).facts([1]);
    let and = |more| Stunned.and(more, &mut scripted(&[]));
    assert_eq!([and(Stunned), and(OutOfTheFight), and(CarryOn)], [Stunned, OutOfTheFight, Stunned]);
}

#[test]
fn a_lower_rep_cannot_kill_a_star_who_declares_it() {
    let _proof = Proof::of(rule!("ffo.star.larger-than-life")).facts([1, 2, 5]);
    assert_eq!(
        [3, 4, 5, 6].map(|rep| advantage(killed_by(rep))),
        [Some(LargerThanLife), Some(LargerThanLife), Some(CheatingDeath), Some(CheatingDeath),]
    );
    assert_eq!(fate(killed_by(4)), Suffers(OutOfTheFight));
    assert_eq!(fate(StarDeath { declares: false, ..killed_by(4) }), Suffers(ObviouslyDead));
}

#[test]
fn damage_without_an_author_counts_as_that_of_an_equal() {
    let _larger = Proof::of(rule!("ffo.star.larger-than-life")).facts([3, 4]);
    let _cheat = Proof::of(rule!("ffo.star.cheat-death")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.killer-rep"));
    // The Rep of whoever did it, and of nobody else.
    assert_eq!(advantage(killed_by(4)), Some(LargerThanLife));
    let crash = StarDeath { by: Author::Nobody, ..killed_by(3) };
    assert_eq!(advantage(crash), Some(CheatingDeath));
    assert_eq!(fate(crash), CheatsDeath { rep: 4 });
}

#[test]
fn cheating_death_costs_a_point_of_rep_and_is_the_players_choice() {
    let _proof = Proof::of(rule!("ffo.star.cheat-death")).facts([1, 2, 3]);
    assert_eq!(fate(killed_by(5)), CheatsDeath { rep: 4 });
    assert_eq!(fate(killed_by(6)), CheatsDeath { rep: 4 });
    assert_eq!(fate(StarDeath { declares: false, ..killed_by(5) }), Suffers(ObviouslyDead));
}

#[test]
fn star_power_comes_before_the_last_advantages_and_may_make_them_needless() {
    let _proof = Proof::of(rule!("ffo.star.advantage-order")).facts([1, 2]);
    let dying = Harmed { hit: Hit::ObviouslyDead, declares: true, ..star() };
    let saved = dying.suffer(&mut scripted(&[1, 4]));
    assert_eq!((saved.fate, saved.star_power), (Suffers(OutOfTheFight), 2));
    assert_eq!(dying.suffer(&mut scripted(&[4, 6])).fate, CheatsDeath { rep: 4 });
    let by_less = Harmed { attacker_rep: 4, ..dying };
    assert_eq!(by_less.suffer(&mut scripted(&[4, 4])).fate, Suffers(OutOfTheFight));
    let others = [CarryOn, Stunned, OutOfTheFight].map(|status| StarDeath { status, ..killed_by(3) });
    assert_eq!(others.map(advantage), [None; 3]);
}

#[test]
fn a_star_chooses_a_column_and_rolls_nothing() {
    let _proof = Proof::of(rule!("ffo.star.free-will")).facts([1, 3]);
    let test = |column| ReactionTest { free_will: Some(column), ..ReactionTest::default() };
    let fire = |column| test(column).resolve(&mut scripted(&[]));
    assert_eq!(Passed::ALL.map(fire), [Reaction::DuckBack, Reaction::RushShot, Reaction::Fire]);
    let down = |column| ReactionTest { received_fire: false, man_down: true, ..test(column) };
    let down = |column| down(column).resolve(&mut scripted(&[]));
    assert_eq!(Passed::ALL.map(down), [Reaction::Runaway, Reaction::CarryOn, Reaction::CarryOn]);
}

#[test]
fn free_will_holds_for_recover_from_duck_back_though_no_asterisk_is_printed() {
    let _proof = Proof::of(rule!("ffo.star.free-will")).facts([2]);
    let _ruling = Proof::of(rule!("ffo.ruling.free-will-asterisk"));
    let _military = Proof::of(rule!("ffo.react.military.recover-duck-back")).facts([4]);
    let _citizen = Proof::of(rule!("ffo.react.citizen.recover-duck-back")).facts([5]);
    let chosen = |class| {
        let ducked =
            ReactionTest { class, received_fire: false, recover_duck_back: true, ..ReactionTest::default() };
        Passed::ALL
            .map(|column| ReactionTest { free_will: Some(column), ..ducked }.resolve(&mut scripted(&[])))
    };
    let (remain, carry_on) = (Reaction::RemainDuckedBack, Reaction::CarryOn);
    assert_eq!(chosen(Class::Army), [remain, carry_on, carry_on]);
    assert_eq!(chosen(Class::Citizen), [Reaction::Runaway, remain, carry_on]);
}

#[test]
fn a_poser_who_is_a_star_rolls_nothing_either() {
    let _proof = Proof::of(rule!("ffo.star.free-will")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.poser"));
    let poser = ReactionTest { poser: true, free_will: Some(Passed::Two), ..ReactionTest::default() };
    assert_eq!(poser.resolve(&mut scripted(&[])), Reaction::Fire);
}

#[test]
fn stars_roll_all_other_tests() {
    let _proof = Proof::of(rule!("ffo.star.free-will-excluded")).facts([1, 2, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.free-will-asterisk"));
    let looker = Looker { star: true, ..Looker::default() };
    assert_eq!(looker.roll(&mut scripted(&[1, 4, 4, 4])), 1);
    let down = KnockDownTest { star: true, ..KnockDownTest::default() };
    assert_eq!(down.take(&mut scripted(&[5, 5])), ObviouslyDead);
    assert_eq!(ZedOrNoZed { rep: 4, star: true }.take(&mut scripted(&[5, 6])), Zed::TooLate);
    let feast = SeeTheFeast { rep: 4, star: true }.take(&mut scripted(&[5, 6]));
    assert!(feast.is_subject_to_more());
    let citizen = SightAction { class: Class::Citizen, star: true, ..SightAction::default() };
    assert_eq!(citizen.act(&mut scripted(&[5])), Acts::LosesNerve);
}

#[test]
fn nothing_of_it_helps_against_a_zombie() {
    let _proof = Proof::of(rule!("ffo.star.zombie-exclusion")).facts([1, 2, 3]);
    let bitten = Harmed { by: Author::Zombie, attacker_rep: 3, declares: true, ..star() };
    let killed = Harmed { hit: Hit::ObviouslyDead, ..bitten };
    let harm = killed.suffer(&mut scripted(&[]));
    assert_eq!((harm.fate, harm.star_power), (Suffers(ObviouslyDead), 2));
    assert_eq!(bitten.suffer(&mut scripted(&[6, 1])).fate, Suffers(OutOfTheFight));
    let by_zombie = |attacker_rep| advantage(StarDeath { by: Author::Zombie, ..killed_by(attacker_rep) });
    assert_eq!([3, 5, 6].map(by_zombie), [None; 3]);
}

#[test]
fn odds_of_shrugging_off_a_stun() {
    let power = StarPower { dice: 2, taken: vec![Stunned], ..StarPower::default() };
    let odds = odds(|dice| power.use_all(dice).status);
    assert_eq!(odds[&CarryOn], Ratio::new(3, 4));
}

#[test]
fn what_the_book_does_not_know_is_refused() {
    let unharmed = StarPower { taken: vec![CarryOn], ..StarPower::default() };
    let given = StarDice { given: 2, ..StarDice::default() };
    let grunt = Harmed { declares: true, ..Harmed::default() };
    assert!(unharmed.check().is_err() && given.check().is_err() && grunt.check().is_err());
}
