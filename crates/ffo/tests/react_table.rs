//! Reaction Tests (p. 20 to 22): dice, columns, several tests at once, and who has to take them.
use ffo::{
    rule,
    table::{
        class::Class,
        leader::LeaderDie,
        react::{
            DuckedBack, Fallen, FireTaken, Friends, FriendsFell, Member,
            Reaction::{self, CarryOn, ChargeIntoMelee, DuckBack, Fire, RemainDuckedBack, Runaway, RushShot},
            ReactionTest, knock_down_is_due,
        },
        status::Status,
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn under_fire(class: Class) -> ReactionTest {
    ReactionTest { class, ..ReactionTest::default() }
}

fn friend_fell(class: Class) -> ReactionTest {
    ReactionTest { received_fire: false, man_down: true, ..under_fire(class) }
}

fn take(test: ReactionTest, faces: &[u16]) -> Reaction {
    test.resolve(&mut scripted(faces))
}

#[test]
fn two_dice_against_their_own_rep_on_the_sheet_of_their_own_class() {
    let _procedure = Proof::of(rule!("ffo.react.procedure")).facts([1, 2, 3]);
    let _list = Proof::of(rule!("ffo.react.list")).facts([3]);
    let weak = ReactionTest { rep: 3, ..under_fire(Class::Survivor) };
    assert_eq!([take(weak, &[3, 4]), take(weak, &[3, 3])], [RushShot, Fire]);
    let classes = [Class::Citizen, Class::Ganger, Class::Police, Class::Army];
    assert_eq!(classes.map(|it| take(under_fire(it), &[5, 5])), [Runaway, Runaway, RushShot, RushShot]);
    // A Leader of Rep 6 adds a pass, and the dice of the tester stay what they are.
    let led = ReactionTest { leader: Some(LeaderDie { rep: 6, ..LeaderDie::default() }), ..weak };
    assert_eq!(take(led, &[6, 3, 4]), Fire);
    // The first line that fits: greater guns before loaded ones.
    let outgunned = ReactionTest { outgunned: true, ..under_fire(Class::Police) };
    assert_eq!(take(outgunned, &[1, 1]), DuckBack);
}

#[test]
fn cover_is_a_third_die_of_which_the_best_two_count() {
    let _proof = Proof::of(rule!("ffo.react.cover-die")).facts([1, 2, 3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.pass-cap"));
    let fire = ReactionTest { cover_from_shooter: true, ..under_fire(Class::Survivor) };
    assert_eq!([take(fire, &[5, 4, 4]), take(fire, &[4, 4, 4])], [Fire, Fire]);
    let fell = ReactionTest { cover_from_cause: true, ..friend_fell(Class::Citizen) };
    assert_eq!([take(fell, &[5, 4, 4]), take(fell, &[5, 5, 4])], [CarryOn, Runaway]);
    let ducked =
        ReactionTest { received_fire: false, recover_duck_back: true, cover_from_cause: true, ..fire };
    assert_eq!(take(ducked, &[4, 5]), RemainDuckedBack);
    let led = ReactionTest { leader: Some(LeaderDie::default()), ..fire };
    assert_eq!([take(led, &[1, 4, 4, 4]), take(led, &[1, 5, 5, 4])], [Fire, Fire]);
}

#[test]
fn cover_counts_against_the_shooter_or_against_the_cause() {
    let _proof = Proof::of(rule!("ffo.react.cover-die")).facts([5]);
    let from_cause = ReactionTest { cover_from_cause: true, ..under_fire(Class::Survivor) };
    assert_eq!(take(from_cause, &[4, 5]), RushShot);
    let from_shooter = ReactionTest { cover_from_shooter: true, ..friend_fell(Class::Citizen) };
    assert_eq!(take(from_shooter, &[4, 5]), Runaway);
    // Both tests with one set of dice: the third one counts in one of them alone.
    let both = ReactionTest { man_down: true, cover_from_shooter: true, ..under_fire(Class::Citizen) };
    assert_eq!(take(both, &[4, 5, 4]), Runaway);
    let other = ReactionTest { cover_from_shooter: false, cover_from_cause: true, ..both };
    assert_eq!(take(other, &[4, 5, 4]), DuckBack);
}

#[test]
fn a_poser_rolls_one_die_two_in_cover_and_a_leader_adds_a_pass() {
    let _proof = Proof::of(rule!("ffo.attribute.poser")).facts([1, 2, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.poser"));
    let poser = ReactionTest { poser: true, ..under_fire(Class::Survivor) };
    assert_eq!(take(poser, &[4]), RushShot);
    assert_eq!(take(ReactionTest { poser: true, ..friend_fell(Class::Citizen) }, &[4]), Runaway);
    assert_eq!(take(ReactionTest { cover_from_shooter: true, ..poser }, &[4, 4]), Fire);
    assert_eq!(take(ReactionTest { leader: Some(LeaderDie::default()), ..poser }, &[1, 4]), Fire);
    let ducked = ReactionTest { received_fire: false, recover_duck_back: true, ..poser };
    assert_eq!(take(ducked, &[4, 4]), CarryOn);
}

#[test]
fn several_tests_at_once_share_the_dice_and_the_worst_result_counts() {
    let _proof = Proof::of(rule!("ffo.react.multiple")).facts([1, 2]);
    let both = ReactionTest { man_down: true, ..under_fire(Class::Ganger) };
    assert_eq!(take(both, &[1, 1]), RushShot);
    assert_eq!(take(both, &[1, 6]), DuckBack);
    let survivor = ReactionTest { class: Class::Survivor, ..both };
    assert_eq!(take(survivor, &[6, 6]), Runaway);
}

#[test]
fn from_carry_on_the_best_to_runaway_the_worst() {
    let _proof = Proof::of(rule!("ffo.react.multiple")).facts([3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.rush-shot-rank"));
    let worse = |one: Reaction, other: Reaction| one.worse(other, &mut scripted(&[]));
    let all = [CarryOn, Fire, RushShot, ChargeIntoMelee, DuckBack, Runaway];
    for pair in all.windows(2) {
        assert_eq!([worse(pair[0], pair[1]), worse(pair[1], pair[0])], [pair[1]; 2]);
    }
    for better in [CarryOn, Fire, RushShot, ChargeIntoMelee] {
        assert_eq!(worse(better, RemainDuckedBack), RemainDuckedBack);
    }
    assert_eq!(worse(RemainDuckedBack, Runaway), Runaway);
    assert_eq!(worse(DuckBack, RemainDuckedBack), DuckBack);
}

#[test]
fn whoever_has_ducked_back_already_gets_nothing_better() {
    let _proof = Proof::of(rule!("ffo.react.ducked-already")).facts([1, 2]);
    let ducked = ReactionTest { already_ducked_back: true, ..under_fire(Class::Ganger) };
    assert_eq!(take(ducked, &[1, 1]), DuckBack);
    assert_eq!(take(ducked, &[6, 6]), Runaway);
}

#[test]
fn friends_are_all_who_began_the_encounter_or_came_later() {
    let _proof = Proof::of(rule!("ffo.react.friends-counted")).facts([1, 2, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.friends-count"));
    let side = [Member::Functioning, Member::Functioning, Member::Down, Member::Down];
    let of = |side: &[Member]| Friends::of(side.iter().copied(), &mut scripted(&[]));
    assert_eq!(of(&side), Friends { all: 4, down: 2 });
    let arrived: Vec<Member> = side.into_iter().chain([Member::Functioning]).collect();
    assert_eq!(of(&arrived), Friends { all: 5, down: 2 });
    let gone = [Member::Functioning, Member::Gone, Member::Down, Member::Down];
    assert_eq!(of(&gone), Friends { all: 4, down: 2 });
    // Two of four are not more than the others, though one of those has run away.
    assert_eq!(take(ReactionTest { friends: of(&gone), ..friend_fell(Class::Ganger) }, &[4, 5]), CarryOn);
}

#[test]
fn whoever_is_shot_at_and_carries_on_takes_one_test() {
    let _proof = Proof::of(rule!("ffo.react.received-fire-when")).facts([1, 2, 3, 4, 5]);
    let _unhurt = Proof::of(rule!("ffo.ruling.hit-but-unhurt"));
    let _melee = Proof::of(rule!("ffo.ruling.melee-no-tests"));
    let tests = |it: FireTaken| it.resolve(&mut scripted(&[]));
    let missed = FireTaken::default();
    assert!(tests(missed) && !tests(FireTaken { shooters: 0, ..missed }));
    // A single answer, however many have fired.
    assert!(tests(FireTaken { shooters: 3, ..missed }));
    let left = |status| tests(FireTaken { status, ..missed });
    assert!(left(Status::CarryOn) && !left(Status::Stunned) && !left(Status::OutOfTheFight));
    assert!(!tests(FireTaken { in_melee: true, ..missed }));
    assert!(!tests(FireTaken { in_charge_test: true, ..missed }));
}

fn shaken(fallen: &[Fallen]) -> bool {
    FriendsFell { fallen: fallen.to_vec(), ..FriendsFell::default() }.resolve(&mut scripted(&[]))
}

#[test]
fn whoever_sees_a_friend_go_down_within_four_inches_takes_man_down() {
    let _proof = Proof::of(rule!("ffo.react.man-down-when")).facts([1, 2, 4, 5, 6]);
    let _ruling = Proof::of(rule!("ffo.ruling.man-down-details"));
    let fallen = Fallen::default();
    let away = |distance_in| shaken(&[Fallen { distance_in, ..fallen }]);
    assert!(away(4) && !away(5));
    assert!(!shaken(&[Fallen { seen: false, ..fallen }]));
    let left = |status| shaken(&[Fallen { status, ..fallen }]);
    assert!(left(Status::Stunned) && left(Status::OutOfTheFight) && left(Status::ObviouslyDead));
    assert!(!left(Status::CarryOn));
    // One test, if any of several calls for it.
    assert!(shaken(&[Fallen { seen: false, ..fallen }, fallen, fallen]));
    // Who brought them down is not asked; who is down does not test.
    let tester = |status| FriendsFell { status, ..FriendsFell::default() }.resolve(&mut scripted(&[]));
    assert!(tester(Status::CarryOn) && !tester(Status::Stunned));
}

#[test]
fn in_melee_nobody_takes_man_down_nor_for_the_fire_of_a_charge_test() {
    let _proof = Proof::of(rule!("ffo.react.man-down-when")).facts([7, 8]);
    let _ruling = Proof::of(rule!("ffo.ruling.melee-no-tests"));
    assert!(!FriendsFell { in_melee: true, ..FriendsFell::default() }.resolve(&mut scripted(&[])));
    assert!(!shaken(&[Fallen { in_charge_test: true, ..Fallen::default() }]));
    assert!(shaken(&[Fallen::default()]));
}

#[test]
fn a_lesser_friend_or_one_of_another_class_shakes_nobody() {
    let _proof = Proof::of(rule!("ffo.react.man-down-exceptions")).facts([1, 2, 3, 4]);
    let fell = |rep| shaken(&[Fallen { rep, ..Fallen::default() }]);
    assert_eq!([3, 4, 5].map(fell), [false, true, true]);
    assert!(!shaken(&[Fallen { class: Class::Citizen, ..Fallen::default() }]));
    let soldiers = |class, fallen| {
        let fallen = vec![Fallen { class: fallen, ..Fallen::default() }];
        FriendsFell { class, fallen, ..FriendsFell::default() }.resolve(&mut scripted(&[]))
    };
    assert!(soldiers(Class::Army, Class::NationalGuard) && soldiers(Class::NationalGuard, Class::Army));
    assert!(!soldiers(Class::Army, Class::Police));
}

#[test]
fn whoever_has_ducked_back_out_of_sight_tests_when_active_again() {
    let _proof = Proof::of(rule!("ffo.react.duck-back-when")).facts([1, 2, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.duck-back-recover"));
    let tests = |it: DuckedBack| it.resolve(&mut scripted(&[]));
    assert!(tests(DuckedBack::default()));
    assert!(!tests(DuckedBack { in_sight_of_cause: true, ..DuckedBack::default() }));
    assert!(!tests(DuckedBack { dropped_in_place: true, ..DuckedBack::default() }));
    assert!(tests(DuckedBack { cause_gone: true, ..DuckedBack::default() }));
}

#[test]
fn humans_who_are_knocked_down_take_one_test() {
    let _proof = Proof::of(rule!("ffo.react.knock-down-when")).facts([1, 2, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.multiple-hits"));
    let due = |zombie, n| knock_down_is_due(zombie, n, &mut scripted(&[]));
    assert!(due(false, 1) && due(false, 3) && !due(false, 0) && !due(true, 1));
}

#[test]
fn odds_of_received_fire_in_cover() {
    let test = ReactionTest { cover_from_shooter: true, ..ReactionTest::default() };
    let odds = odds(|dice| test.resolve(dice));
    let each = [Fire, RushShot, DuckBack].map(|it| odds[&it].clone());
    assert_eq!(each, [Ratio::new(20, 27), Ratio::new(2, 9), Ratio::new(1, 27)]);
}

#[test]
fn what_the_book_does_not_know_is_refused() {
    let test = ReactionTest::default();
    let refused = [
        ReactionTest { received_fire: false, ..test },
        ReactionTest { outgunned: true, retrieving_wounded: true, ..test },
        ReactionTest { friends: Friends { all: 2, down: 2 }, ..test },
    ];
    assert!(refused.iter().all(|it| it.check().is_err()) && test.check().is_ok());
    assert!(FriendsFell { fallen: Vec::new(), ..FriendsFell::default() }.check().is_err());
}
