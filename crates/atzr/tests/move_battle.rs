//! Movement and stacking (6.1, 7.0 to 7.2).

use crate::board::{Board, at, board, p};
use crate::turn_in_words::{activate, can, play_on, refused, say};
use atzr::{
    battle::{
        Battle, Role, Side, SideId, State, change,
        item::{Item, Lying},
        r#move,
    },
    printed::{Attribute, Class, CounterThing, Terrain},
    rule,
};
use kernel::{Proof, Ratio, question::Anchor};

fn active(board: Board) -> Battle {
    let mut battle = board.done();
    activate(&mut battle, p(0));
    battle
}

fn points(battle: &Battle) -> u8 {
    battle.people[0].turn.points
}

#[test]
fn he_pays_for_each_hex_up_to_his_movement_points() {
    let _proof = Proof::of(rule!("atzr.move.points")).facts([1]);
    let _proof = Proof::of(rule!("atzr.move.clear")).facts([1]);
    let mut battle = active(board().star("Ray", 5, "0806"));
    assert!(can(&battle, "Go to 0803") && !can(&battle, "Go to 0802"), "three points, three clear hexes");
    play_on(&mut battle, &[], &["Go to 0804"]);
    assert_eq!((battle.people[0].at, points(&battle)), (at("0804"), 1));
    assert!(can(&battle, "Go to 0803") && !can(&battle, "Go to 0802"));
    assert!(battle.people[0].turn.moving);
}

#[test]
fn rough_ground_costs_two_and_all_of_it_must_be_paid() {
    let _proof = Proof::of(rule!("atzr.move.points")).facts([2]);
    let _proof = Proof::of(rule!("atzr.move.rough")).facts([1]);
    let mut battle = active(board().star("Ray", 5, "0306"));
    assert_eq!(battle.scene.board.terrain(at("0308")), Terrain::Rough);
    assert!(can(&battle, "Go to 0308, into cover"), "1 and 2");
    play_on(&mut battle, &[], &["Go to 0308"]);
    assert_eq!(points(&battle), 0);
    battle.set_up().people[0].at = at("0307");
    battle.set_up().people[0].turn.points = 1;
    assert!(!can(&battle, "Go to 0308, into cover"));
}

#[test]
fn building_hexes_cost_two_outside_and_inside() {
    let _proof = Proof::of(rule!("atzr.move.building")).facts([1]);
    let mut battle = active(board().star("Ray", 5, "0504").last(|it| it.movement = 4));
    let entrance = battle.scene.board.entrance(at("0504")).unwrap();
    (battle.set_up().places[entrance].open, battle.set_up().places[entrance].card) = (true, Some(0));
    let cost = |hex: &str| r#move::reach(&battle, p(0)).cost(at(hex));
    assert_eq!((cost("0404"), cost("0405")), (Some(2), Some(4)), "one room after the other");
    assert_eq!(r#move::cost(&battle, p(0), at("0705")).total(), 2);
}

#[test]
fn who_carries_more_than_twice_his_rep_pays_one_more_for_every_hex_and_never_runs() {
    let _proof = Proof::of(rule!("atzr.carry.limit")).facts([3, 4]);
    let loaded = |n: usize| active(board().star("Ray", 2, "0306").stows(&vec![CounterThing::Ammo; n]));
    let cost = |battle: &Battle, hex: &str| r#move::cost(battle, p(0), at(hex)).total();
    let (twice, over) = (loaded(4), loaded(5));
    assert_eq!((cost(&twice, "0307"), cost(&twice, "0308")), (1, 2));
    assert_eq!((cost(&over, "0307"), cost(&over, "0308")), (2, 3));
    // Two hexes of one move are a point more each.
    let two = |battle: &Battle| {
        let mut battle = battle.clone();
        battle.set_up().people[0].turn.points = 6;
        r#move::reach(&battle, p(0)).cost(at("0308"))
    };
    assert_eq!((two(&twice), two(&over)), (Some(3), Some(5)));
    assert!(can(&twice, "Move fast"));
    assert_eq!(refused(&over, "Move fast"), Some(rule!("atzr.carry.limit")));
}

#[test]
fn a_fast_move_gives_a_point_for_each_passed_die_and_one_die_only_over_rep() {
    let _proof = Proof::of(rule!("atzr.move.fast"));
    let _proof = Proof::of(rule!("atzr.carry.limit")).facts([2]);
    let mut battle = active(board().star("Ray", 4, "0806").stows(&[CounterThing::Ammo; 4]));
    play_on(&mut battle, &[4, 4], &["Move fast"]);
    assert_eq!(points(&battle), 5);
    let mut battle = active(board().star("Ray", 4, "0806").stows(&[CounterThing::Ammo; 5]));
    play_on(&mut battle, &[4], &["Move fast"]);
    assert_eq!(points(&battle), 4, "one die");
}

#[test]
fn a_worn_vest_and_an_attached_scope_weigh_nothing() {
    let _proof = Proof::of(rule!("atzr.item.vest"));
    let board = board().star("Ray", 3, "0806").holds(&[CounterThing::HuntingRifle]);
    let mut battle = active(board.stows(&[CounterThing::Vest, CounterThing::Scope]));
    let load = |battle: &Battle| atzr::battle::item::load(battle, &battle.people[0]);
    assert_eq!(load(&battle), 5);
    play_on(&mut battle, &[], &["Put the Vest on", "Attach the Scope to the Hunting Rifle"]);
    assert_eq!((load(&battle), battle.people[0].wears_vest), (2, true));
}

#[test]
fn whoever_is_carried_is_no_load_and_neither_is_what_they_have() {
    let _proof = Proof::of(rule!("atzr.carry.count")).facts([5]);
    let things = [CounterThing::Ammo; 2];
    let board = board().star("Ray", 2, "0306").stows(&things).grunt("Ines", 4, "0306");
    let board = board.holds(&[CounterThing::HuntingRifle]).stows(&things);
    let mut battle = active(board.last(|it| it.state = atzr::battle::State::OutOfTheFight));
    battle.set_up().people[0].carries = Some(p(1));
    assert_eq!(atzr::battle::item::load(&battle, &battle.people[0]), 2);
    assert_eq!(r#move::cost(&battle, p(0), at("0307")).total(), 1);
    // Two dice, of which the better counts for whoever carries somebody; over Rep it would be one, over twice Rep none.
    play_on(&mut battle, &[6, 2], &["Move fast"]);
    assert_eq!(points(&battle), 4);
}

#[test]
fn the_odds_of_a_fast_move_are_shown_with_it() {
    use kernel::Choice;
    let battle = active(board().star("Ray", 3, "0806").last(|it| it.attributes.push(Attribute::Slow)));
    let menu = atzr::battle::act::menu(&battle, p(0), p(0));
    let fast = menu.open.iter().map(|it| it.offered(&battle)).find(|it| it.label == "Move fast").unwrap();
    let odds: Vec<(&str, &Ratio)> = fast.odds.iter().map(|it| (it.what.as_str(), &it.p)).collect();
    let half = Ratio::new(1, 2);
    assert_eq!(odds, [("1 extra MP", &half), ("no extra MP", &half)]);
}

#[test]
fn two_functioning_humans_fill_a_hex_that_may_be_passed_and_not_stopped_in() {
    let _proof = Proof::of(rule!("atzr.stack.humans")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("atzr.ruling.no-zone-of-control"));
    let crowd = |n: usize| {
        let board = board().star("Ray", 5, "0806").grunt("Ines", 4, "0805");
        active(if n == 2 { board.grunt("Dot", 4, "0805") } else { board })
    };
    assert!(can(&crowd(1), "Go to 0805"));
    let mut battle = crowd(2);
    assert_eq!(refused(&battle, "Go to 0805"), Some(rule!("atzr.stack.humans")));
    play_on(&mut battle, &[], &["Go to 0804"]);
    assert_eq!(battle.people[0].turn.points, 1, "straight through them");
    battle.set_up().people[2].state = State::OutOfTheFight;
    assert!(can(&battle, "Go to 0805"), "who is down does not count");
    battle.set_up().people[2].state = State::Functioning;
    battle.set_up().people[0].at = at("0805");
    assert_eq!(refused(&battle, "Ray is done"), Some(rule!("atzr.stack.humans")), "he has to go on");
    battle.set_up().people[0].turn.points = 0;
    assert!(can(&battle, "Ray is done"), "where he can");
}

/// Hal, on his way through a hex with two friends on their feet and one who is down.
fn passing_by() -> Battle {
    let board = board().star("Hal", 5, "0805").holds(&[CounterThing::Medikit]);
    let board = board.last(|it| it.attributes.push(Attribute::MedicalKnowledge));
    let board = board.grunt("Ines", 4, "0805").grunt("Dot", 4, "0805").grunt("Lou", 4, "0805");
    let mut battle = active(board.last(|it| it.state = State::OutOfTheFight));
    (battle.set_up().people[0].turn.moving, battle.set_up().people[0].turn.points) = (true, 2);
    battle
}

#[test]
fn on_the_way_through_a_full_hex_nothing_is_done_that_would_end_the_move_there() {
    let _proof = Proof::of(rule!("atzr.stack.humans"));
    let full = Some(rule!("atzr.stack.humans"));
    let mut battle = passing_by();
    for label in ["Use the Medikit on Lou", "Treat Lou", "Hal is done"] {
        assert_eq!(refused(&battle, label), full, "{label}");
    }
    assert!(can(&battle, "Pick up Lou"), "a point is left for the next hex");
    battle.set_up().people[0].turn.points = 1;
    assert_eq!(refused(&battle, "Pick up Lou"), full, "it takes the last point");
    battle.set_up().people[0].turn.points = 0;
    assert!(can(&battle, "Hal is done") && can(&battle, "Treat Lou"), "who cannot go on stays");
}

#[test]
fn on_the_way_through_a_full_hex_nobody_takes_up_more_than_he_can_go_on_with() {
    let _proof = Proof::of(rule!("atzr.stack.humans"));
    let laden = |points: u8| {
        let mut battle = passing_by();
        // Ten things are twice his Rep: with one more every hex costs another point.
        battle.set_up().people[0].gear.extend(std::iter::repeat_n(Item::from(CounterThing::Ammo), 9));
        battle.set_up().people[0].turn.points = points;
        battle.set_up().people[3].state = State::ObviouslyDead { turn: 1, fresh: false };
        battle.set_up().people[3].hands.push(CounterThing::Pistol.into());
        battle.set_up().lying.push(Lying { at: at("0805"), item: CounterThing::Ammo.into() });
        battle
    };
    let full = Some(rule!("atzr.stack.humans"));
    let labels = ["Pick up the Ammo", "Take the Pistol from Lou"];
    for label in labels {
        assert!(can(&laden(2), label), "{label}");
        assert_eq!(refused(&laden(1), label), full, "{label}");
    }
    // What a search brings nobody knows beforehand.
    let mut stranger = laden(1);
    stranger.set_up().people[3].side = SideId(1);
    stranger.sides.push(Side::new("strangers", Class::Ganger, Role::Strangers, &[]));
    assert_eq!(refused(&stranger, "Go through the pockets of Lou"), full);
    // Who stands there may.
    let mut standing = laden(1);
    standing.set_up().people[0].turn.moving = false;
    assert!(labels.iter().all(|it| can(&standing, it)));
}

#[test]
fn who_has_not_moved_may_stay_when_a_third_is_stuck_in_the_hex() {
    let mut battle = passing_by();
    battle.set_up().people[0].turn.moving = false;
    for label in ["Use the Medikit on Lou", "Pick up Lou", "Hal is done"] {
        assert!(can(&battle, label), "{label}");
    }
}

#[test]
fn neutral_people_count_for_stacking_and_a_hex_with_an_enemy_takes_a_charge() {
    let _proof = Proof::of(rule!("atzr.stack.humans")).facts([4]);
    let _proof = Proof::of(rule!("atzr.move.points")).facts([3, 4]);
    let _proof = Proof::of(rule!("atzr.ruling.no-zone-of-control"));
    let strangers = || board().star("Ray", 5, "0806").enemies(Class::Militia).enemy("Nick", 4, "0805");
    let mut battle = active(strangers().enemy("Marc", 4, "0805"));
    battle.set_stance(atzr::battle::SideId(0), atzr::battle::SideId(1), atzr::battle::Stance::Neutral);
    assert_eq!(refused(&battle, "Go to 0805"), Some(rule!("atzr.stack.humans")));
    let mut battle = active(strangers());
    assert_eq!(refused(&battle, "Go to 0805"), Some(rule!("atzr.ruling.no-zone-of-control")));
    assert!(can(&battle, "Go to 0807") && can(&battle, "Go to 0905"), "and holds nobody beside him");
    // From one hex beside him to the next and away again.
    play_on(&mut battle, &[], &["Go to 0905"]);
    assert!(can(&battle, "Go to 0904") && can(&battle, "Go to 1005"));
    let straight = r#move::reach(&battle, p(0));
    assert_eq!(straight.cost(at("0705")), None, "not through him");
}

#[test]
fn the_dead_stay_where_they_fell_and_are_in_nobodys_way() {
    let _proof = Proof::of(rule!("atzr.stack.bodies-stay")).facts([1]);
    let mut battle = active(board().star("Ray", 5, "0806").grunt("Ines", 4, "0805").grunt("Dot", 4, "0805"));
    say(&[], &[], |play| {
        let how = change::Down::ObviouslyDead;
        change::go_down(&mut battle, play, rule!("atzr.damage.types"), p(1), how, change::By::Fate);
    });
    assert!(battle.people[1].lies());
    assert_eq!(battle.people[1].at, at("0805"));
    assert!(can(&battle, "Go to 0805"));
}

#[test]
fn from_the_edge_he_leaves_for_a_point_with_whom_he_carries() {
    let _proof = Proof::of(rule!("atzr.ruling.leave-map"));
    let _proof = Proof::of(rule!("atzr.ruling.table-movement-costs"));
    let board = board().star("Ray", 5, "0802").grunt("Ines", 4, "0802").grunt("Dot", 4, "1206");
    let mut battle = active(board);
    battle.set_up().people[1].state = State::OutOfTheFight;
    battle.set_up().people[0].carries = Some(p(1));
    assert!(!can(&battle, "Leave the map"), "0802 is no edge");
    play_on(&mut battle, &[], &["Go to 0801"]);
    battle.set_up().people[0].turn.points = 0;
    assert!(!can(&battle, "Leave the map"));
    battle.set_up().people[0].turn.points = 1;
    play_on(&mut battle, &[], &["Leave the map"]);
    assert_eq!([0, 1].map(|it| battle.people[it].state), [State::Left; 2]);
    assert!(battle.people[1].deeds.out_of_the_fight);
}

#[test]
fn a_way_is_shown_with_its_price_and_its_place() {
    use kernel::Choice;
    let battle = active(board().star("Ray", 5, "0306"));
    let menu = atzr::battle::act::menu(&battle, p(0), p(0));
    let go = menu.open.iter().map(|it| it.offered(&battle)).find(|it| it.label.starts_with("Go to 0308"));
    let go = go.unwrap();
    assert_eq!((go.cost, go.at), (Some(3), Some(Anchor::Place(ground::hex::centre(at("0308"))))));
}
