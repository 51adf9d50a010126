//! Leaders and the Leader Die (p. 12).
use ffo::{
    rule,
    table::{
        class::Class,
        leader::{Group, LeaderDie, Leadership, Member},
        react::{
            Reaction::{self, CarryOn, DuckBack, Runaway, RushShot},
            ReactionTest, ReactionTests,
        },
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn grunt(rep: i32) -> Member {
    Member { rep, ..Member::default() }
}

fn star(rep: i32) -> Member {
    Member { star_leader: true, ..grunt(rep) }
}

fn led(members: &[Member]) -> Option<Leadership> {
    Group { members: members.to_vec() }.resolve(&mut scripted(&[]))
}

fn leaders(members: &[Member]) -> Vec<usize> {
    led(members).unwrap().leaders.to_vec()
}

fn ganger(rep: i32) -> ReactionTest {
    ReactionTest { class: Class::Ganger, rep, ..ReactionTest::default() }
}

fn group(testers: &[ReactionTest], faces: &[u16]) -> Vec<Reaction> {
    let tests = ReactionTests { leader: Some(LeaderDie::default()), testers: testers.to_vec() };
    tests.take(&mut scripted(faces)).to_vec()
}

#[test]
fn a_star_leader_leads_before_a_higher_rep_and_without_one_the_highest_rep_leads() {
    let _types = Proof::of(rule!("ffo.leader.types")).facts([1, 2]);
    let _star = Proof::of(rule!("ffo.leader.star-functions")).facts([1]);
    let _temporary = Proof::of(rule!("ffo.leader.temporary-functions")).facts([1, 2]);
    let by_star = led(&[grunt(5), star(4)]).unwrap();
    assert_eq!((by_star.leaders.as_slice(), by_star.rep), ([1].as_slice(), 4));
    assert!(by_star.star_leader && by_star.leader_die);
    let by_grunt = led(&[grunt(3), grunt(4), grunt(3)]).unwrap();
    assert_eq!((by_grunt.leaders.as_slice(), by_grunt.rep), ([1].as_slice(), 4));
    assert!(!by_grunt.star_leader && !by_grunt.leader_die);
}

#[test]
fn of_equal_reps_one_has_to_be_picked() {
    let _proof = Proof::of(rule!("ffo.leader.types")).facts([7]);
    let _ruling = Proof::of(rule!("ffo.ruling.ties-and-choices"));
    assert_eq!(leaders(&[grunt(4), grunt(3), grunt(4)]), [0, 2]);
    assert_eq!(leaders(&[star(4), grunt(4)]), [0]);
}

#[test]
fn whoever_is_stunned_does_not_lead_until_back_in_carry_on() {
    let _proof = Proof::of(rule!("ffo.leader.types")).facts([8, 9]);
    let _ruling = Proof::of(rule!("ffo.ruling.carry-on-status"));
    let stunned = Member { carrying_on: false, ..star(5) };
    let without = led(&[stunned, grunt(3), grunt(4)]).unwrap();
    assert_eq!((without.leaders.as_slice(), without.rep), ([2].as_slice(), 4));
    assert!(!without.leader_die);
    assert_eq!(leaders(&[star(5), grunt(3), grunt(4)]), [0]);
    assert_eq!(led(&[Member { carrying_on: false, ..grunt(3) }]), None);
}

#[test]
fn the_leader_die_is_held_against_the_rep_of_the_leader() {
    let _proof = Proof::of(rule!("ffo.leader.die")).facts([1]);
    let die = |face| LeaderDie { rep: 4, ..LeaderDie::default() }.resolve(&mut scripted(&[face]));
    assert_eq!([3, 4, 5].map(die), [true, true, false]);
    // A Leader of Rep 5 with a Grunt of Rep 3.
    assert_eq!(group(&[ganger(3)], &[5, 3, 4]), [RushShot]);
}

#[test]
fn a_passed_leader_die_is_one_passed_die_more_for_each_tester() {
    let _proof = Proof::of(rule!("ffo.leader.die")).facts([2, 3, 4]);
    assert_eq!(group(&[ganger(4), ganger(3)], &[3, 4, 5, 4, 5]), [RushShot, DuckBack]);
    assert_eq!(group(&[ganger(4), ganger(3)], &[6, 4, 5, 4, 5]), [DuckBack, Runaway]);
    assert_eq!(group(&[ganger(4)], &[6, 4, 4]), [RushShot]);
}

#[test]
fn with_the_leader_die_three_passed_dice_are_two() {
    let _proof = Proof::of(rule!("ffo.leader.die")).facts([5]);
    let _ruling = Proof::of(rule!("ffo.ruling.pass-cap"));
    assert_eq!(group(&[ganger(4)], &[1, 1, 1]), [RushShot]);
}

#[test]
fn leaders_benefit_from_their_own_die() {
    let _proof = Proof::of(rule!("ffo.leader.die")).facts([6]);
    let _ruling = Proof::of(rule!("ffo.ruling.side-leader"));
    let leader = ReactionTest { leader: Some(LeaderDie::default()), ..ganger(5) };
    assert_eq!(leader.resolve(&mut scripted(&[5, 5, 6])), RushShot);
}

#[test]
fn the_leader_die_falls_first_and_then_those_of_the_testers_from_the_highest_rep() {
    let _proof = Proof::of(rule!("ffo.leader.die")).facts([7]);
    let _ruling = Proof::of(rule!("ffo.ruling.battle-dice-order"));
    let testers = [ganger(3), ganger(5), ganger(3)];
    assert_eq!(group(&testers, &[6, 4, 5, 6, 6, 1, 6]), [Runaway, RushShot, DuckBack]);
}

#[test]
fn only_tests_that_are_marked_so_have_a_leader_die() {
    let _proof = Proof::of(rule!("ffo.leader.die-when")).facts([1]);
    let citizen = ReactionTest { class: Class::Citizen, received_fire: false, man_down: true, ..ganger(4) };
    let under_fire = ReactionTest { received_fire: true, man_down: false, ..citizen };
    assert_eq!(group(&[citizen], &[1, 6]), [Runaway]);
    assert_eq!(group(&[under_fire], &[1, 1, 6]), [RushShot]);
    // Both at once: the die counts in the one test alone.
    let both = ReactionTest { received_fire: true, ..citizen };
    assert_eq!(group(&[both], &[1, 1, 6]), [Runaway]);
    assert_eq!(group(&[ReactionTest { class: Class::Ganger, ..citizen }], &[1, 1, 6]), [CarryOn]);
}

#[test]
fn only_a_star_leader_in_company_and_in_carry_on_rolls_the_leader_die() {
    let _proof = Proof::of(rule!("ffo.leader.die-when")).facts([2, 3, 5, 6]);
    let _ruling = Proof::of(rule!("ffo.ruling.side-leader"));
    let die = LeaderDie::default();
    let cannot = [
        LeaderDie { star_leader: false, ..die },
        LeaderDie { others: 0, ..die },
        LeaderDie { carrying_on: false, ..die },
    ];
    assert!(cannot.iter().all(|it| !it.resolve(&mut scripted(&[]))));
    assert!(LeaderDie { others: 1, ..die }.resolve(&mut scripted(&[1])));
}

#[test]
fn the_leader_die_is_rolled_though_the_leader_need_not_test() {
    let _proof = Proof::of(rule!("ffo.leader.die-when")).facts([4]);
    assert_eq!(group(&[ganger(3)], &[5, 1, 6]), [RushShot]);
}

#[test]
fn odds_of_the_leader_die() {
    let odds = odds(|dice| LeaderDie::default().resolve(dice));
    assert_eq!(odds[&true], Ratio::new(5, 6));
}
