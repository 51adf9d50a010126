//! Zombie Feasts (13.5.2).

use crate::board::{at, board, p};
use crate::steps::roll;
use crate::zombie_phases::{is_dead, z, zombie_at, zombies_act};
use atzr::{
    battle::{Battle, State, zombie},
    rule,
};
use kernel::Proof;

/// Lil lies Out of the Fight, and zombies stand where these names say.
fn lil_lies_at(hex: &str, zombies: &[&str]) -> Battle {
    let all = board().grunt("Lil", 3, hex).last(|it| it.state = State::OutOfTheFight);
    zombies.iter().fold(all, |all, it| all.zombie(it)).done()
}

fn turn_ends(battle: &mut Battle) {
    roll(&[], |play| zombie::end_turn(battle, play).unwrap());
    battle.turn += 1;
}

#[test]
fn a_body_within_six_hexes_and_in_sight_draws_zombies() {
    let _proof = Proof::of(rule!("atzr.feast.attract")).facts([1, 2]);
    let _proof = Proof::of(rule!("atzr.ruling.distance"));
    let mut near = lil_lies_at("0912", &["0918"]);
    zombies_act(&mut near, 3, &[]);
    assert_eq!(zombie_at(&near, 0), "0915");
    let mut far = lil_lies_at("0912", &["0919"]);
    zombies_act(&mut far, 3, &[4]);
    assert_eq!(zombie_at(&far, 0), "0922", "too far off: it drifts");
    // The dead draw them only if they were seen to die.
    for (fresh, to) in [(true, "0915"), (false, "0921")] {
        let mut dead = lil_lies_at("0912", &["0918"]);
        dead.set_up().person(p(0)).state = State::ObviouslyDead { turn: 0, fresh };
        let drifts: &[u16] = if fresh { &[] } else { &[4] };
        zombies_act(&mut dead, 3, drifts);
        assert_eq!(zombie_at(&dead, 0), to);
    }
}

#[test]
fn the_closest_body_comes_first_but_somebody_who_can_be_charged_before_it() {
    let _proof = Proof::of(rule!("atzr.feast.attract")).facts([3]);
    let _proof = Proof::of(rule!("atzr.ruling.feast-priority"));
    let two = board().grunt("Lil", 3, "0906").last(|it| it.state = State::OutOfTheFight);
    let two = two.grunt("Jo", 3, "0914").last(|it| it.state = State::OutOfTheFight);
    let mut battle = two.zombie("0911").done();
    zombies_act(&mut battle, 3, &[2]);
    assert_eq!(zombie_at(&battle, 0), "0914");
    let charged = board().grunt("Lil", 3, "0911").last(|it| it.state = State::OutOfTheFight);
    let mut charged = charged.grunt("Jo", 3, "0915").zombie("0912").done();
    // It goes past Lil's body for Jo, who kills it.
    zombies_act(&mut charged, 3, &[6, 6, 1, 1, 1, 1, 4, 4, 4]);
    assert!(!is_dead(&charged, 0));
    assert_eq!(charged.undead().count(), 0);
}

#[test]
fn the_first_zombie_at_the_body_rolls_for_how_many_turns_they_feed() {
    let _proof = Proof::of(rule!("atzr.feast.attract")).facts([4]);
    let _proof = Proof::of(rule!("atzr.feast.duration")).facts([1, 2, 3, 4]);
    let _proof = Proof::of(rule!("atzr.ruling.feast-victim"));
    let mut battle = lil_lies_at("0912", &["0914", "0914"]);
    zombies_act(&mut battle, 3, &[2]);
    assert!(is_dead(&battle, 0) && battle.person(p(0)).deeds.eaten);
    assert!(battle.fallen.is_empty(), "she was down already");
    assert_eq!((battle.feasts.len(), battle.feasts[0].turns_left), (1, 2));
    // The turn it began in does not count; then two whole turns, activation or not.
    turn_ends(&mut battle);
    assert_eq!(battle.feasts[0].turns_left, 2);
    turn_ends(&mut battle);
    assert_eq!((battle.feasts[0].turns_left, battle.feasts[0].over), (1, false));
    turn_ends(&mut battle);
    assert!(battle.feasts[0].over);
}

#[test]
fn feasting_zombies_go_on_feasting_whoever_is_near() {
    let _proof = Proof::of(rule!("atzr.zombie.action-feast")).facts([1]);
    let mut battle = lil_lies_at("0912", &["0912"]);
    zombies_act(&mut battle, 3, &[6]);
    turn_ends(&mut battle);
    let ray = battle.person(p(0)).clone();
    battle.set_up().people.push(atzr::battle::Person { state: State::Functioning, at: at("0914"), ..ray });
    battle.recount();
    zombies_act(&mut battle, 1, &[]);
    assert_eq!(zombie_at(&battle, 0), "0912");
    assert!(battle.zombie(z(0)).frenzied);
}

#[test]
fn no_more_than_four_feed_and_the_rest_wait_beside_them() {
    let _proof = Proof::of(rule!("atzr.feast.stack")).facts([1, 2]);
    let _proof = Proof::of_all(&[rule!("atzr.zombie.stack-limit"), rule!("atzr.ruling.zombie-stack-moves")]);
    let mut battle = lil_lies_at("0912", &["0910", "0910", "0910", "0914", "0914", "0914"]);
    zombies_act(&mut battle, 3, &[5]);
    assert_eq!(battle.zombies_at(at("0912")).count(), 4);
    assert_eq!(battle.undead().filter(|it| it.1.feasts.is_some()).count(), 4);
    assert!(battle.undead().all(|it| it.1.at.distance(at("0912")) <= 1));
    // They wait there as long as it lasts.
    turn_ends(&mut battle);
    zombies_act(&mut battle, 3, &[]);
    assert_eq!(battle.undead().filter(|it| it.1.at.distance(at("0912")) == 1).count(), 2);
}

#[test]
fn after_the_feast_each_goes_off_by_its_own_number() {
    let _proof = Proof::of(rule!("atzr.feast.duration")).facts([5]);
    let _proof = Proof::of(rule!("atzr.feast.end")).facts([1]);
    let mut battle = lil_lies_at("0912", &["0912", "0912"]);
    battle.set_up().zombie(z(1)).number = 4;
    zombies_act(&mut battle, 3, &[1]);
    turn_ends(&mut battle);
    turn_ends(&mut battle);
    zombies_act(&mut battle, 3, &[]);
    assert_eq!([0, 1].map(|it| zombie_at(&battle, it)), ["0909", "0915"]);
    turn_ends(&mut battle);
    // A body feeds one feast only: they drift on.
    zombies_act(&mut battle, 3, &[]);
    assert_eq!([0, 1].map(|it| zombie_at(&battle, it)), ["0906", "0918"]);
}

#[test]
fn a_feast_without_guests_is_over_and_cannot_be_joined() {
    let _proof = Proof::of(rule!("atzr.feast.end")).facts([2]);
    let _proof = Proof::of(rule!("atzr.ruling.feast-victim"));
    let mut battle = lil_lies_at("0912", &["0912"]);
    zombies_act(&mut battle, 3, &[6]);
    battle.set_up().zombie(z(0)).out = true;
    battle.recount();
    turn_ends(&mut battle);
    assert!(battle.feasts[0].over);
    assert_eq!(battle.person(p(0)).state, State::ObviouslyDead { turn: 1, fresh: false });
    // Another one that comes by goes its way.
    battle.set_up().zombies.push(atzr::battle::Zombie::new(at("0914"), 1, 0));
    battle.recount();
    zombies_act(&mut battle, 3, &[4]);
    assert_eq!((zombie_at(&battle, 1).as_str(), battle.zombie(z(1)).feasts), ("0917", None));
    // And so do those who have had enough.
    let mut fed = lil_lies_at("0912", &["0912"]);
    zombies_act(&mut fed, 3, &[1]);
    turn_ends(&mut fed);
    turn_ends(&mut fed);
    zombies_act(&mut fed, 3, &[]);
    assert_eq!(zombie_at(&fed, 0), "0909");
}
