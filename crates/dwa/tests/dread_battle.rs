//! What the Terrified (16.7.3) and Scary-pants (16.6.1) do not do, whichever way they move.
use crate::board::{
    Board,
    acting::{acts, can_walk, offers, place_refused, refused, says, why_not},
    board, board_on, h, z,
};
use crate::steps::{house, table, wall};
use crate::vehicle_battle::car;
use dwa::{
    battle::{Battle, skill},
    rule,
    table::{psychosis::Psychosis, quirk::Quirk, skill::Skill},
};
use ground::open::{Piece, PieceId};
use kernel::{Play, Point, Proof, RuleId, scripted};

const TERRIFIED: RuleId = rule!("dwa.psychosis.terrified");
const SCARY: RuleId = rule!("dwa.quirk.scary-pants");

fn terrified(board: Board) -> Battle {
    let mind = |it: &mut Battle| it.arrange().humans[0].psychoses.push(Psychosis::Terrified);
    board.rules(|it| it.trauma = true).with(mind).done()
}

fn scary(board: Board) -> Battle {
    let quirk = |it: &mut Battle| it.arrange().humans[0].quirks.push(Quirk::ScaryPants);
    board.rules(|it| it.quirks = true).with(quirk).done()
}

fn ann() -> Board {
    board().human("Ann", 600, 600)
}

#[test]
fn the_terrified_may_not_pass_a_zombie_though_they_end_as_far_from_it() {
    let _proof = Proof::of(rule!("dwa.psychosis.terrified")).facts([1]);
    // 1.5 cm beside the way, and as far off at its end as at its beginning.
    let beside = terrified(ann().zombie(700, 640));
    assert!(!can_walk(&beside, 0, 800, 600), "past it");
    assert!(!can_walk(&beside, 0, 700, 600), "nor half of that");
    assert!(can_walk(&beside, 0, 400, 600));
    assert!(can_walk(&terrified(ann().zombie(800, 600)), 0, 600, 700), "abreast of it nothing is nearer");
    let behind = terrified(ann().zombie(560, 600));
    assert!(can_walk(&behind, 0, 800, 600), "away from one at their back");
}

#[test]
fn a_walk_is_as_forbidden_to_the_terrified_as_each_of_its_halves() {
    let _proof = Proof::of(rule!("dwa.psychosis.terrified")).facts([1, 2]);
    // 30.1 cm away: one millimetre is free, and the next is not.
    let far = terrified(ann().zombie(926, 600));
    assert!(can_walk(&far, 0, 601, 600) && !can_walk(&far, 0, 602, 600));
    assert!(!can_walk(&far, 0, 700, 600), "though it begins farther off than 30 cm");
    // Behind the end of a wall, in sight as soon as they step out.
    let corner = table(vec![wall("house", &[(640, 300), (640, 620)])]);
    let hidden = terrified(board_on(corner).human("Ann", 600, 600).zombie(760, 600));
    assert!(!hidden.sees(h(0), z(0)));
    assert!(can_walk(&hidden, 0, 610, 600), "nearer, but out of sight");
    assert!(!can_walk(&hidden, 0, 680, 660), "nearer after the zombie has come into sight");
}

#[test]
fn scary_pants_may_not_pass_within_ten_centimetres_and_may_always_get_out_of_them() {
    let _proof = Proof::of(rule!("dwa.quirk.scary-pants")).facts([3]);
    let past = |y: i32| can_walk(&scary(board().human("Ann", 500, y).zombie(600, 700)), 0, 700, y);
    assert!(past(574) && !past(575), "10.1 cm beside the way, and 10 cm");
    let near = scary(ann().zombie(650, 600));
    assert!(can_walk(&near, 0, 524, 600) && !can_walk(&near, 0, 525, 600), "out of it, or not at all");
    // Behind a wall a zombie may be as near as it likes, until the wall ends.
    let corner = || board_on(table(vec![wall("house", &[(650, 300), (650, 590)])]));
    let hidden = scary(corner().human("Ann", 600, 500).zombie(700, 560));
    assert!(can_walk(&hidden, 0, 630, 540), "out of sight");
    let round = scary(corner().human("Ann", 600, 560).zombie(700, 560));
    assert!(!round.sees(h(0), z(0)) && !can_walk(&round, 0, 640, 640), "in sight where they would end");
}

fn roof(name: &str, x: i32, width: i32) -> Piece {
    Piece { roof_mm: Some(40), height_mm: 40, ..house(name, x, 500, width, 200) }
}

/// Ann at the brink of a roof 6 cm from the next, on which a zombie stands.
fn over_a_gap(zombie_x: i32) -> Board {
    let pieces = vec![roof("shed", 400, 200), roof("barn", 660, 400)];
    board_on(table(pieces)).human("Ann", 600, 600).zombie(zombie_x, 600).with(|it| {
        it.arrange().humans[0].level = Some(PieceId(0));
        it.arrange().zombies[0].level = Some(PieceId(1));
    })
}

#[test]
fn nobody_jumps_towards_what_they_dread() {
    let _terrified = Proof::of(rule!("dwa.psychosis.terrified")).facts([6]);
    let _scary = Proof::of(rule!("dwa.quirk.scary-pants")).facts([6]);
    let jump = "jump to the barn";
    assert_eq!(refused(&terrified(over_a_gap(900)), 0, jump), Some(TERRIFIED));
    assert_eq!(refused(&terrified(over_a_gap(930)), 0, jump), Some(TERRIFIED), "from 30.5 cm to 24.5");
    assert!(offers(&terrified(over_a_gap(1050)), 0).contains(&jump.to_owned()), "it stays beyond 30 cm");
    assert_eq!(refused(&scary(over_a_gap(785)), 0, jump), Some(SCARY), "10 cm from where they land");
    assert!(offers(&scary(over_a_gap(787)), 0).contains(&jump.to_owned()));
    let words = why_not(&terrified(over_a_gap(900)), 0, jump);
    assert!(words.contains("Ann is Terrified") && words.contains("30 cm"), "{words}");
}

/// Ann beside a shed on whose roof a zombie stands.
fn below(zombie_x: i32) -> Board {
    let shed = board_on(table(vec![roof("shed", 620, 300)])).human("Ann", 607, 600);
    shed.zombie(zombie_x, 600).with(|it| it.arrange().zombies[0].level = Some(PieceId(0)))
}

#[test]
fn nobody_climbs_or_slides_towards_what_they_dread() {
    let _terrified = Proof::of(rule!("dwa.psychosis.terrified")).facts([6]);
    let _scary = Proof::of(rule!("dwa.quirk.scary-pants")).facts([6]);
    let climb = "climb onto the shed".to_owned();
    assert_eq!(refused(&terrified(below(860)), 0, &climb), Some(TERRIFIED));
    assert_eq!(refused(&scary(below(700)), 0, &climb), Some(SCARY));
    assert!(offers(&scary(below(860)), 0).contains(&climb));
    let fence = |zombie_y: i32| {
        let hedge = Piece { height_mm: 50, blocks_sight: false, ..wall("hedge", &[(0, 500), (1200, 500)]) };
        let board = board_on(table(vec![hedge])).human("Ann", 600, 487).zombie(600, zombie_y);
        board.rules(|it| it.fancy_moves = true)
    };
    let slide = "slide over the hedge".to_owned();
    assert!(offers(&fence(700).done(), 0).contains(&slide));
    assert_eq!(refused(&terrified(fence(700)), 0, &slide), Some(TERRIFIED));
    assert_eq!(refused(&scary(fence(620)), 0, &slide), Some(SCARY));
    assert!(offers(&scary(fence(700)), 0).contains(&slide));
    assert!(offers(&terrified(fence(300)), 0).contains(&slide), "away from it");
}

fn with_car(mut battle: Battle) -> Battle {
    battle.arrange().vehicles.push(car());
    battle.refresh_ground();
    battle.rules.vehicles = true;
    battle
}

/// Ann in a car, and zombies round it.
fn in_a_car(zombies: &[(i32, i32)]) -> Board {
    let board = zombies.iter().fold(ann(), |board, &(x, y)| board.zombie(x, y));
    board.with(|it| it.arrange().humans[0].vehicle = Some(0))
}

#[test]
fn nobody_gets_out_of_a_vehicle_or_into_one_towards_what_they_dread() {
    let _terrified = Proof::of(rule!("dwa.psychosis.terrified")).facts([6]);
    let _scary = Proof::of(rule!("dwa.quirk.scary-pants")).facts([6]);
    let _ruling = Proof::of(rule!("dwa.ruling.dread-of-zombies"));
    let one = with_car(terrified(in_a_car(&[(720, 600)])));
    assert_eq!(place_refused(&one, 0, &[], &["get out"], (633, 600)), Some(TERRIFIED));
    acts(&mut one.clone(), 0, &[], &["get out", "567,600"]);
    let round = with_car(terrified(in_a_car(&[(720, 600), (480, 600), (600, 720), (600, 480)])));
    assert_eq!(refused(&round, 0, "get out"), Some(TERRIFIED), "there is a zombie on every side");
    let scared = with_car(scary(in_a_car(&[(758, 600)])));
    assert_eq!(place_refused(&scared, 0, &[], &["get out"], (633, 600)), Some(SCARY), "10 cm");
    acts(&mut with_car(scary(in_a_car(&[(759, 600)]))), 0, &[], &["get out", "633,600"]);
    // The driver may take it to where nobody would walk.
    let mut drives = with_car(terrified(in_a_car(&[(600, 480)])));
    drives.arrange().vehicles[0].driver = Some(0);
    drives.arrange().vehicles[0].running = true;
    acts(&mut drives, 0, &[], &["drive", "5 cm", "600,550"]);
    assert_eq!(drives.humans[0].at, Point::new(600, 550));
    let enters = |board: Board| with_car(terrified(board));
    let get_in = "get into the car";
    let beside = || board().human("Ann", 567, 600);
    assert_eq!(refused(&enters(beside().zombie(600, 740)), 0, get_in), Some(TERRIFIED));
    assert!(offers(&enters(beside().zombie(500, 600)), 0).contains(&get_in.to_owned()));
}

/// Where Ann may dodge to before a zombie that has come from the east.
fn dodges(mut battle: Battle, answers: &[&str]) -> Option<Point> {
    battle.rules.skills = true;
    battle.arrange().humans[0].skills.push(Skill::Dodge);
    let (mut dice, mut said) = (scripted(&[]), says(answers));
    let mut play = Play::new(Vec::new(), &mut dice, &mut said);
    skill::entered_contact(&mut battle, &mut play, 0, 0).ok().map(|()| battle.humans[0].at)
}

#[test]
fn a_dodge_leads_no_nearer_to_what_they_dread() {
    let _terrified = Proof::of(rule!("dwa.psychosis.terrified")).facts([6]);
    let _scary = Proof::of(rule!("dwa.quirk.scary-pants")).facts([6]);
    let board = || ann().zombie(625, 600).zombie(400, 600);
    let to = Some(Point::new(550, 600));
    assert_eq!(dodges(board().done(), &["dodge", "550,600"]), to);
    assert_eq!(dodges(terrified(board()), &["dodge", "550,600"]), None, "there is another");
    assert_eq!(dodges(terrified(ann().zombie(625, 600)), &["dodge", "550,600"]), to);
    // Whoever dodges is still within 10 cm of the zombie that came: it has to be farther off.
    assert_eq!(dodges(scary(ann().zombie(625, 600)), &["dodge", "550,600"]), to);
    let near = || ann().zombie(625, 600).zombie(465, 600);
    assert_eq!(dodges(scary(near()), &["dodge", "560,600"]), None, "nearer to one that was out of 10 cm");
}
