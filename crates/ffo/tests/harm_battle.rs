//! Damage as it befalls people and zombies (p. 5, 21, 22 and 27): recovery, Star Power, what keeps a Star alive, stuns.
use ffo::{
    battle::{
        Battle, FigureId, PersonId, Phase, State,
        harm::{self, Blow, By},
        person::Stun,
        turn,
    },
    rule,
    table::{
        attribute::Attribute,
        status::{Hit, Status},
    },
};
use kernel::{Event, Proof};

use crate::board::{
    Board,
    acting::{plays_until, tells, within},
    board, p, z,
};

const STUNNED: State = State::Stunned(Stun { left: 1, counts: false, feast: false });

/// Ann, and Eve, her enemy.
fn two() -> Board {
    board().person("Ann", 600, 600).enemy("Eve", 600, 400)
}

fn blow(whom: FigureId, hit: Hit, by: By) -> Blow {
    Blow { whom, hit, by, in_melee: false }
}

const EVE: By = By::Person(PersonId(1));

/// Ann suffers all of this in one step, and Eve has done it.
fn suffers(battle: &mut Battle, hits: &[Hit], dice: &[u16], answers: &[&str]) -> (Status, Vec<Event>) {
    let blows: Vec<Blow> = hits.iter().map(|&hit| blow(p(0), hit, EVE)).collect();
    let (left, told) = within(battle, dice, answers, |battle, play| harm::suffer(battle, play, &blows));
    (left[0].1, told)
}

fn ann(battle: &Battle) -> State {
    battle.person(PersonId(0)).state
}

#[test]
fn whoever_is_knocked_down_tests_at_once_and_lies_on_the_ground() {
    let _proof = Proof::of(rule!("ffo.react.knock-down-when")).facts([1]);
    let mut battle = two().done();
    let (status, _) = suffers(&mut battle, &[Hit::KnockedDown], &[1, 4], &[]);
    assert_eq!((status, ann(&battle)), (Status::Stunned, STUNNED));
    assert!(battle.person(PersonId(0)).prone);
    let mut battle = two().done();
    suffers(&mut battle, &[Hit::KnockedDown], &[1, 5], &[]);
    assert_eq!(ann(&battle), State::OutOfTheFight);
}

#[test]
fn several_knock_downs_in_a_step_are_one_test() {
    let _proof = Proof::of(rule!("ffo.react.knock-down-when")).facts([2]);
    let _ruling = Proof::of(rule!("ffo.ruling.multiple-hits"));
    let (status, _) = suffers(&mut two().done(), &[Hit::KnockedDown; 3], &[1, 1], &[]);
    assert_eq!(status, Status::Stunned);
    // The worst of a step is all that counts.
    let hits = [Hit::KnockedDown, Hit::ObviouslyDead, Hit::OutOfTheFight];
    assert_eq!(suffers(&mut two().done(), &hits, &[], &[]).0, Status::ObviouslyDead);
}

#[test]
fn zombies_fall_without_a_test() {
    let _proof = Proof::of(rule!("ffo.react.knock-down-when")).facts([3]);
    let mut battle = two().zombie(700, 600).done();
    let suffer = |battle: &mut Battle, hit| {
        let blows = [blow(z(0), hit, By::Person(PersonId(0)))];
        within(battle, &[], &[], |battle, play| harm::suffer(battle, play, &blows));
    };
    suffer(&mut battle, Hit::KnockedDown);
    assert!(battle.zombies[0].prone && !battle.zombies[0].out);
    suffer(&mut battle, Hit::OutOfTheFight);
    assert!(battle.zombies[0].out);
}

/// The same with Ann a Star of Rep 5 who has these Star Power dice, against an enemy of this Rep.
fn star(dice: u16, enemy: u8) -> Board {
    let board = board().person("Ann", 600, 600).who(|it| {
        (it.star, it.rep, it.star_power) = (true, 5, dice);
    });
    board.enemy("Eve", 600, 400).who(|it| it.rep = enemy)
}

#[test]
fn the_test_comes_before_star_power_and_star_power_does_not_hold_anybody_upright() {
    let _proof = Proof::of(rule!("ffo.star.power-after-recover")).facts([1]);
    let _prone = Proof::of(rule!("ffo.star.power-prone")).facts([1]);
    let mut battle = star(2, 4).done();
    let (status, _) = suffers(&mut battle, &[Hit::KnockedDown], &[1, 6, /* Star Power */ 1, 2], &["yes"]);
    assert_eq!((status, ann(&battle)), (Status::CarryOn, State::Functioning));
    assert!(battle.person(PersonId(0)).prone);
}

#[test]
fn star_power_is_rolled_unless_the_player_takes_the_damage() {
    let _proof = Proof::of(rule!("ffo.star.advantages")).facts([2, 3]);
    let mut battle = star(2, 4).done();
    let (status, _) = suffers(&mut battle, &[Hit::OutOfTheFight], &[], &["no"]);
    assert_eq!((status, battle.person(PersonId(0)).star_power), (Status::OutOfTheFight, 2));
    // A die that shows 6 is lost.
    let mut battle = star(2, 4).done();
    let (status, _) = suffers(&mut battle, &[Hit::OutOfTheFight], &[3, 6], &["yes"]);
    assert_eq!((status, battle.person(PersonId(0)).star_power), (Status::Stunned, 1));
}

#[test]
fn an_enemy_of_lower_rep_kills_no_star_who_is_larger_than_life() {
    let _proof = Proof::of(rule!("ffo.star.larger-than-life")).facts([1, 2]);
    let mut battle = star(0, 4).done();
    assert_eq!(suffers(&mut battle, &[Hit::ObviouslyDead], &[], &["yes"]).0, Status::OutOfTheFight);
    let mut battle = star(0, 4).done();
    assert_eq!(suffers(&mut battle, &[Hit::ObviouslyDead], &[], &["no"]).0, Status::ObviouslyDead);
    // Against an equal it is Cheating Death.
    let mut battle = star(0, 5).done();
    suffers(&mut battle, &[Hit::ObviouslyDead], &[], &["yes"]);
    assert_eq!(ann(&battle), State::Left);
}

#[test]
fn a_star_who_cheats_death_is_off_the_table_with_a_point_of_rep_less() {
    let _proof = Proof::of(rule!("ffo.star.cheat-death")).facts([1, 2, 3]);
    let nobody = By::Nobody(rule!("ffo.building.crash-window"));
    for by in [EVE, nobody] {
        let dies = |answer: &str| {
            let mut battle = star(0, 5).done();
            let blows = [blow(p(0), Hit::ObviouslyDead, by)];
            within(&mut battle, &[], &[answer], |battle, play| harm::suffer(battle, play, &blows));
            (ann(&battle), battle.person(PersonId(0)).rep)
        };
        assert_eq!(dies("yes"), (State::Left, 4));
        assert_eq!(dies("no"), (State::ObviouslyDead { turn: 1, fresh: true }, 5));
    }
}

#[test]
fn nothing_of_all_this_helps_against_zombies() {
    let _proof = Proof::of(rule!("ffo.star.zombie-exclusion"));
    let mut battle = star(5, 5).zombie(600, 575).done();
    let blows = [blow(p(0), Hit::ObviouslyDead, By::Zombies(None))];
    within(&mut battle, &[], &[], |battle, play| harm::suffer(battle, play, &blows));
    assert_eq!(ann(&battle), State::ObviouslyDead { turn: 1, fresh: true });
}

#[test]
fn hard_as_nails_saves_somebody_once() {
    let _proof = Proof::of(rule!("ffo.attribute.hard-as-nails")).facts([1, 2]);
    let mut battle = board()
        .person("Ann", 600, 600)
        .who(|it| it.attributes.push(Attribute::HardAsNails))
        .enemy("Eve", 600, 400)
        .done();
    assert_eq!(suffers(&mut battle, &[Hit::ObviouslyDead], &[1, 4], &[]).0, Status::Stunned);
    assert_eq!(suffers(&mut battle, &[Hit::ObviouslyDead], &[], &[]).0, Status::ObviouslyDead);
}

#[test]
fn a_knock_down_does_nothing_to_whoever_is_out_of_the_fight() {
    let _proof = Proof::of(rule!("ffo.status.out-of-the-fight")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.fire-at-downed"));
    let mut battle = board()
        .person("Ann", 600, 600)
        .who(|it| (it.state, it.prone) = (State::OutOfTheFight, true))
        .enemy("Eve", 600, 400)
        .done();
    assert_eq!(suffers(&mut battle, &[Hit::KnockedDown], &[], &[]).0, Status::OutOfTheFight);
    let (status, told) = suffers(&mut battle, &[Hit::ObviouslyDead], &[], &[]);
    assert_eq!(status, Status::ObviouslyDead);
    assert!(tells(&told, rule!("ffo.status.obviously-dead")));
}

/// A whole activation of the group of Ann, on this die.
fn activates(battle: &mut Battle, die: u16) {
    battle.phase = Phase::Dice;
    plays_until(battle, &[die, 6, 6][..2], &[], |it| it != Phase::Dice);
    plays_until(battle, &[], &[], |it| matches!(it, Phase::Groups { .. } | Phase::End | Phase::Morning));
    let ready = battle.groups.iter().any(|it| i32::from(die) <= it.rep);
    if ready && matches!(battle.phase, Phase::Groups { .. }) {
        plays_until(battle, &[], &["Activate Ann"], |it| matches!(it, Phase::Active { .. }));
        plays_until(battle, &[], &[], |it| !matches!(it, Phase::Active { .. }));
    }
}

#[test]
fn whoever_is_stunned_carries_on_after_an_activation_spent_doing_nothing() {
    let _proof = Proof::of(rule!("ffo.status.stunned")).facts([2, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.stunned-timing"));
    let here = || board().person("Ann", 600, 600).who(|it| (it.state, it.prone) = (STUNNED, true)).done();
    let mut battle = here();
    activates(&mut battle, 4);
    assert_eq!(ann(&battle), State::Functioning);
    assert!(battle.person(PersonId(0)).prone, "still on the ground");
    // A die above their Rep lets nothing pass.
    let mut battle = here();
    activates(&mut battle, 5);
    assert_eq!(ann(&battle), STUNNED);
}

#[test]
fn the_activation_in_which_somebody_was_stunned_does_not_count() {
    let _proof = Proof::of(rule!("ffo.status.stunned")).facts([3, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.stunned-timing"));
    let mut battle = two().done();
    let active = |battle: &mut Battle| {
        harm::activate(battle, PersonId(0));
        battle.turn_mut(PersonId(0)).active = true;
    };
    let over = |battle: &mut Battle| {
        within(battle, &[], &[], |battle, play| {
            harm::finish(battle, play, PersonId(0));
            Ok(())
        });
    };
    active(&mut battle);
    suffers(&mut battle, &[Hit::KnockedDown], &[1, 4], &[]);
    assert!(!turn::can_act(&battle, PersonId(0)));
    over(&mut battle);
    assert_eq!(ann(&battle), STUNNED);
    active(&mut battle);
    over(&mut battle);
    assert_eq!(ann(&battle), State::Functioning);
    // Two activations take two.
    let twice = State::Stunned(Stun { left: 2, counts: false, feast: true });
    let mut battle = board().person("Ann", 600, 600).who(|it| it.state = twice).done();
    active(&mut battle);
    over(&mut battle);
    assert_eq!(ann(&battle), State::Stunned(Stun { left: 1, counts: false, feast: true }));
}
