//! Challenges (p. 37 to 39).
use ffo::{
    rule,
    table::{
        attribute::Attribute,
        challenge::{
            Attempt, Before, Challenge,
            Challenged::{self, Failure, GivenUp, Success},
            Difficulty,
            Kind::{self, AgilePhysical, People, Physical, Savvy, ScientificSavvy},
            Party, Tool,
        },
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn party(rep: i32, people: i32, savvy: i32) -> Party {
    Party { rep, people, savvy, ..Party::default() }
}

/// Equal to Sooze in everything.
fn with_an_equal(kind: Kind) -> Challenge {
    Challenge { kind, opponents: vec![Party::default()], ..Challenge::default() }
}

fn alone(kind: Kind, rep: i32) -> Challenge {
    Challenge { kind, challenger: party(rep, 0, 0), ..Challenge::default() }
}

fn target(challenge: &Challenge) -> i32 {
    assert!(challenge.check().is_ok(), "{challenge:?}");
    challenge.against(&mut scripted(&[])).total()
}

fn resolve(challenge: &Challenge, faces: &[u16]) -> Challenged {
    challenge.resolve(&mut scripted(faces))
}

fn with(attribute: Attribute) -> Party {
    Party { attributes: vec![attribute], ..Party::default() }
}

/// What an Attribute of the Challenger adds, by the five kinds, against the same sex and against the other.
fn adds(attribute: Attribute) -> [[i32; 5]; 2] {
    [false, true].map(|opposite_sex| {
        [People, Savvy, ScientificSavvy, Physical, AgilePhysical].map(|kind| {
            let opponents = vec![Party { opposite_sex, ..Party::default() }];
            target(&Challenge { kind, challenger: with(attribute), opponents, ..Challenge::default() }) - 4
        })
    })
}

#[test]
fn two_dice_are_rolled_against_rep_with_its_modifiers() {
    let _proof = Proof::of(rule!("ffo.challenge.roll")).facts([1]);
    let easy = Challenge { difficulty: Difficulty::VeryEasy, ..alone(Physical, 3) };
    assert_eq!(resolve(&easy, &[4, 4]), Success);
    assert_eq!(resolve(&alone(Physical, 3), &[4, 4]), Failure);
    assert_eq!(resolve(&alone(Physical, 3), &[3, 3]), Success);
}

#[test]
fn a_six_never_passes() {
    let _proof = Proof::of(rule!("ffo.challenge.roll")).facts([2]);
    for rep in [5, 6, 8] {
        assert_eq!(resolve(&alone(Physical, rep), &[5, 5]), Success, "Rep {rep}");
        assert_eq!(resolve(&alone(Physical, rep), &[6, 6]), Failure, "Rep {rep}");
    }
}

#[test]
fn people_and_savvy_are_rolled_against_rep_too() {
    let _proof = Proof::of(rule!("ffo.challenge.roll")).facts([3]);
    let _skills = Proof::of(rule!("ffo.skill.two-skills")).facts([2]);
    let _ruling = Proof::of(rule!("ffo.ruling.challenge-target-number"));
    for kind in [People, Savvy, Physical] {
        let even =
            Challenge { challenger: party(4, 1, 1), opponents: vec![party(4, 1, 1)], ..alone(kind, 4) };
        assert_eq!((target(&even), resolve(&even, &[4, 4])), (4, Success), "{kind:?}");
        assert_eq!(resolve(&even, &[5, 5]), Failure, "{kind:?}");
    }
}

#[test]
fn no_die_passes_against_nothing() {
    let _proof = Proof::of(rule!("ffo.challenge.roll")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.challenge-opponents"));
    let hard = |rep| Challenge { difficulty: Difficulty::Difficult, ..alone(Savvy, rep) };
    assert_eq!((target(&hard(2)), resolve(&hard(2), &[1, 1])), (1, Success));
    assert_eq!((target(&hard(1)), resolve(&hard(1), &[1, 1])), (0, Failure));
    let crowd = Challenge { opponents: vec![party(6, 0, 0); 4], ..hard(2) };
    assert_eq!(resolve(&crowd, &[1, 1]), Failure);
}

#[test]
fn a_very_easy_thing_is_plus_one_and_a_difficult_one_minus_one() {
    let _proof = Proof::of(rule!("ffo.challenge.mod-difficulty")).facts([1]);
    let of = |difficulty| target(&Challenge { difficulty, ..alone(Savvy, 4) });
    assert_eq!([Difficulty::VeryEasy, Difficulty::Average, Difficulty::Difficult].map(of), [5, 4, 3]);
}

#[test]
fn each_opponent_after_the_first_is_minus_one() {
    let _proof = Proof::of(rule!("ffo.challenge.mod-opponents")).facts([1]);
    let against = |n| target(&Challenge { opponents: vec![Party::default(); n], ..with_an_equal(People) });
    assert_eq!([1, 2, 3, 4].map(against), [4, 3, 2, 1]);
}

#[test]
fn one_tool_is_plus_one_and_so_are_two() {
    let _proof = Proof::of(rule!("ffo.challenge.mod-tool")).facts([1, 2, 3]);
    let tools = |kind, tools: &[Tool]| Challenge { tools: tools.to_vec(), ..with_an_equal(kind) };
    assert_eq!([People, Savvy, Physical].map(|kind| target(&tools(kind, &[Tool::Object]))), [5; 3]);
    assert_eq!(resolve(&tools(Savvy, &[Tool::Object]), &[5, 5]), Success);
    assert_eq!(target(&tools(Savvy, &[Tool::Object; 2])), 5);
    assert_eq!(target(&tools(People, &[Tool::Bribe, Tool::Object])), 5);
    assert_eq!(target(&tools(People, &[Tool::Bribe])), 5);
    assert!([Savvy, Physical].iter().all(|&kind| tools(kind, &[Tool::Bribe]).check().is_err()));
}

#[test]
fn an_attribute_adds_what_its_own_text_says_and_no_second_time() {
    let _proof = Proof::of(rule!("ffo.challenge.mod-attribute")).facts([1, 3]);
    let sums = |challenger| {
        let lonely = Challenge { challenger, ..alone(ScientificSavvy, 4) };
        (target(&lonely), resolve(&lonely, &[5, 5]), resolve(&lonely, &[4, 4]))
    };
    assert_eq!(sums(with(Attribute::Logical)), (5, Success, Success));
    assert_eq!(sums(with(Attribute::Dim)), (3, Failure, Failure));
    assert_eq!(adds(Attribute::HardAsNails), [[0; 5]; 2]);
}

#[test]
fn attractive_helps_with_the_opposite_sex_alone() {
    let _proof = Proof::of(rule!("ffo.attribute.attractive")).facts([1, 2]);
    assert_eq!(adds(Attribute::Attractive), [[0; 5], [1, 0, 0, 0, 0]]);
}

#[test]
fn the_dim_are_worse_at_savvy() {
    let _proof = Proof::of(rule!("ffo.attribute.dim")).facts([1]);
    assert_eq!(adds(Attribute::Dim), [[0, -1, -1, 0, 0]; 2]);
}

#[test]
fn a_free_spirit_is_better_with_anybody_and_worse_at_savvy() {
    let _proof = Proof::of(rule!("ffo.attribute.free-spirit")).facts([1, 2]);
    assert_eq!(adds(Attribute::FreeSpirit), [[1, -1, -1, 0, 0]; 2]);
}

#[test]
fn the_logical_are_better_at_science_and_machines() {
    let _proof = Proof::of(rule!("ffo.attribute.logical")).facts([1]);
    assert_eq!(adds(Attribute::Logical), [[0, 0, 1, 0, 0]; 2]);
}

#[test]
fn the_agile_are_better_where_agility_matters() {
    let _proof = Proof::of(rule!("ffo.attribute.agile")).facts([1]);
    assert_eq!(adds(Attribute::Agile), [[0, 0, 0, 0, 1]; 2]);
}

#[test]
fn an_opponents_attribute_is_minus_one_however_many_have_it() {
    let _proof = Proof::of(rule!("ffo.challenge.mod-attribute")).facts([2]);
    let against = |opponents: &[Party]| {
        let challenge = Challenge { opponents: opponents.to_vec(), ..with_an_equal(People) };
        target(&challenge) + opponents.len() as i32 - 1
    };
    let free_spirit = with(Attribute::FreeSpirit);
    assert_eq!(against(&[Party::default()]), 4);
    assert_eq!(against(std::slice::from_ref(&free_spirit)), 3);
    assert_eq!(against(&[free_spirit.clone(), free_spirit]), 3);
    assert_eq!(against(&[with(Attribute::Dim)]), 4);
    let attractive = |opposite_sex| Party { opposite_sex, ..with(Attribute::Attractive) };
    assert_eq!([attractive(false), attractive(true)].map(|it| against(&[it])), [4, 3]);
}

#[test]
fn rep_people_or_savvy_is_compared_by_what_is_tried() {
    let _proof = Proof::of(rule!("ffo.challenge.mod-comparison")).facts([1, 2]);
    let against = |kind, opponent| {
        let challenger = party(4, 3, 2);
        target(&Challenge { kind, challenger, opponents: vec![opponent], ..Challenge::default() })
    };
    let kinds = |opponent: Party| [Physical, People, Savvy].map(|kind| against(kind, opponent.clone()));
    assert_eq!(kinds(party(4, 3, 2)), [4, 4, 4]);
    assert_eq!(kinds(party(3, 3, 2)), [5, 4, 4]);
    assert_eq!(kinds(party(4, 2, 2)), [4, 5, 4]);
    assert_eq!(kinds(party(4, 3, 1)), [4, 4, 5]);
    assert_eq!(kinds(party(5, 4, 3)), [3, 3, 3]);
    // However great the difference is.
    assert_eq!(kinds(party(8, 6, 6)), [3, 3, 3]);
    assert_eq!(kinds(party(1, 0, 0)), [5, 5, 5]);
}

#[test]
fn of_several_the_highest_is_compared_once() {
    let _proof = Proof::of(rule!("ffo.challenge.mod-comparison")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.challenge-opponents"));
    let against = |people: [i32; 2]| {
        let opponents = people.map(|people| party(4, people, 0)).to_vec();
        target(&Challenge { opponents, ..with_an_equal(People) })
    };
    assert_eq!([against([1, 4]), against([4, 4]), against([1, 3]), against([2, 1])], [2, 2, 3, 4]);
}

#[test]
fn alone_there_is_nothing_to_compare() {
    let _proof = Proof::of(rule!("ffo.challenge.mod-comparison")).facts([4]);
    let lock = Challenge { challenger: party(4, 3, 3), ..alone(Savvy, 4) };
    assert_eq!(target(&lock), 4);
    // Only with somebody else is there anything.
    assert_eq!(target(&Challenge { opponents: vec![party(4, 0, 0)], ..lock }), 5);
}

#[test]
fn two_passed_succeed_one_may_be_rolled_again_once_and_none_fail() {
    let _proof = Proof::of(rule!("ffo.challenge.result")).facts([1, 2, 3]);
    let jump = alone(AgilePhysical, 4);
    assert_eq!(resolve(&jump, &[4, 1]), Success);
    assert_eq!(resolve(&jump, &[5, 6]), Failure);
    assert_eq!(resolve(&jump, &[4, 5, /* again */ 1, 2]), Success);
    assert_eq!(resolve(&jump, &[4, 5, /* again */ 4, 5]), Failure);
    assert_eq!(resolve(&jump, &[4, 5, /* again */ 5, 5]), Failure);
    assert_eq!(resolve(&Challenge { tries_again: false, ..jump }, &[4, 5]), GivenUp);
}

#[test]
fn one_passed_counts_by_what_was_before_with_the_same_opponent() {
    let _proof = Proof::of(rule!("ffo.challenge.history")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.challenge-history-text"));
    let after = |before| Challenge { before: vec![before], ..with_an_equal(People) };
    assert_eq!(target(&after(Before::Succeeded)), 4);
    assert_eq!(resolve(&after(Before::Succeeded), &[4, 5]), Success);
    assert_eq!(resolve(&after(Before::Succeeded), &[5, 5]), Failure);
    assert_eq!(resolve(&after(Before::Failed), &[4, 5]), Failure);
    assert_eq!(resolve(&after(Before::Failed), &[4, 4]), Success);
}

#[test]
fn of_several_earlier_results_the_latest_counts() {
    let _proof = Proof::of(rule!("ffo.challenge.history")).facts([3]);
    let after = |before: [Before; 2]| Challenge { before: before.to_vec(), ..with_an_equal(People) };
    assert_eq!(resolve(&after([Before::Failed, Before::Succeeded]), &[4, 5]), Success);
    assert_eq!(resolve(&after([Before::Succeeded, Before::Failed]), &[4, 5]), Failure);
}

#[test]
fn a_second_roll_forgets_what_was_before() {
    let _proof = Proof::of(rule!("ffo.challenge.history")).facts([4]);
    let once = Challenge { before: vec![Before::Succeeded], ..with_an_equal(People) };
    assert_eq!(once.attempt(&mut scripted(&[4, 5])), Attempt::Succeeds);
    assert_eq!(once.again(&mut scripted(&[4, 5])), Failure);
    assert_eq!(once.again(&mut scripted(&[4, 4])), Success);
}

#[test]
fn odds_of_a_second_roll() {
    let odds = odds(|dice| alone(Physical, 3).resolve(dice));
    assert_eq!(odds[&Success], Ratio::new(3, 8));
}

#[test]
fn what_no_challenge_has_is_refused() {
    let bad = [
        Challenge { opponents: vec![], ..with_an_equal(People) },
        Challenge { before: vec![Before::Failed], ..alone(Savvy, 4) },
        Challenge { challenger: Party { opposite_sex: true, ..Party::default() }, ..with_an_equal(People) },
        Challenge { challenger: party(4, 11, 0), ..with_an_equal(People) },
    ];
    assert!(bad.iter().all(|it| it.check().is_err()));
}
