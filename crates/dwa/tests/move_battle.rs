//! Moving (10) on the board.
use crate::board::{
    acting::{acts, can_walk, cost, offers, refused, tells, why_not},
    board, board_on, h, human, z,
};
use crate::steps::zombies_move;
use dwa::{
    battle::{
        Battle,
        figure::{HumanTurn, Life, Posture},
        r#move::route,
        shoot::cover,
    },
    rule,
    table::{quirk::Quirk, shoot::Cover, skill::Skill, weapons::Weapon},
};
use ground::open::{Climb, ClimbKind, Opening, Passage, Piece, PieceId, Polygon, Shape, Table, measure};
use kernel::{Point, Proof, question::AskedFor};

fn piece(name: &str, shape: Shape, height_mm: i32) -> Piece {
    Piece {
        name: name.to_owned(),
        shape,
        height_mm,
        blocks_sight: false,
        blocks_move: false,
        solid: true,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    }
}

fn wall(name: &str, from: (i32, i32), to: (i32, i32), height_mm: i32) -> Piece {
    let line = vec![Point::new(from.0, from.1), Point::new(to.0, to.1)];
    piece(name, Shape::Wall { line, thickness: 2 }, height_mm)
}

fn table(pieces: Vec<Piece>) -> Table {
    Table { width: 1200, height: 1200, pieces, ..Table::default() }
}

/// A fence from edge to edge at y = 500, one obstacle.
fn fenced(height_mm: i32) -> Table {
    table(vec![Piece { crossing: Some(1), ..wall("fence", (0, 500), (1200, 500), height_mm) }])
}

fn roof(name: &str, x: i32, width: i32, height_mm: i32) -> Piece {
    let shape = Shape::Polygon(Polygon::rectangle(x, 500, width, 200));
    Piece { roof_mm: Some(height_mm), blocks_move: true, ..piece(name, shape, height_mm) }
}

fn on_roof(battle: &mut Battle, piece: u32) {
    battle.arrange().humans[0].level = Some(PieceId(piece));
}

#[test]
fn four_ap_carry_a_human_twenty_centimetres_and_not_a_millimetre_more() {
    let _proof = Proof::of(rule!("dwa.move.distance")).facts([1, 2, 3]);
    let mut battle = board().human("Dawson", 600, 600).done();
    assert!(can_walk(&battle, 0, 800, 600));
    assert!(!can_walk(&battle, 0, 801, 600));
    acts(&mut battle, 0, &[], &["walk", "800,600"]);
    assert_eq!((battle.at(h(0)), battle.humans[0].turn.ap), (Point::new(800, 600), 0));
    assert_eq!(battle.humans[0].facing, 90);
    let mut followed = board().human("Dawson", 600, 600).zombie(300, 600).done();
    acts(&mut followed, 0, &[], &["walk", "640,600"]);
    zombies_move(&mut followed, &[]);
    assert_eq!(followed.at(z(0)), Point::new(400, 600), "and a zombie ten");
}

#[test]
fn a_started_five_centimetres_is_paid_whole_and_the_rest_of_it_is_lost_with_the_next_other_action() {
    let _distance = Proof::of(rule!("dwa.move.distance")).facts([4, 5]);
    let _proof = Proof::of(rule!("dwa.ruling.partial-move"));
    let mut battle = board().human("Dawson", 600, 600).done();
    acts(&mut battle, 0, &[], &["walk", "651,600"]);
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].turn.paid_mm), (2, 49));
    let mut other = battle.clone();
    acts(&mut battle, 0, &[], &["walk", "700,600"]);
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].turn.paid_mm), (2, 0));
    acts(&mut other, 0, &[], &["lie down"]);
    assert_eq!((other.humans[0].turn.ap, other.humans[0].turn.paid_mm), (1, 0));
}

#[test]
fn after_a_failed_fear_test_five_centimetres_cost_two() {
    let mut battle = board().human("Dawson", 600, 600).done();
    battle.arrange().humans[0].turn.afraid = true;
    assert!(can_walk(&battle, 0, 700, 600));
    assert!(!can_walk(&battle, 0, 701, 600));
    acts(&mut battle, 0, &[], &["walk", "650,600"]);
    assert_eq!(battle.humans[0].turn.ap, 2);
}

#[test]
fn turning_costs_nothing_and_is_no_movement() {
    let _turning_free = Proof::of(rule!("dwa.move.turning-free")).facts([1, 2]);
    let _proof = Proof::of(rule!("dwa.ruling.facing"));
    let mut battle = board().human("Dawson", 600, 600).done();
    acts(&mut battle, 0, &[], &["turn", "600,900", "turn", "300,600"]);
    let turn = &battle.humans[0].turn;
    assert_eq!((battle.humans[0].facing, turn.ap, turn.ap_on_movement), (270, 4, 0));
    battle.arrange().humans[0].turn.paid_mm = 20;
    acts(&mut battle, 0, &[], &["turn", "600,300"]);
    assert_eq!((battle.humans[0].facing, battle.humans[0].turn.paid_mm), (0, 20));
}

#[test]
fn who_is_walled_in_does_not_walk() {
    let _proof = Proof::of(rule!("dwa.ruling.passing-figures"));
    let side = |at: i32, lies: bool| {
        let line = if lies { ((580, at), (620, at)) } else { ((at, 580), (at, 620)) };
        Piece { blocks_move: true, ..wall(&format!("wall {at} {lies}"), line.0, line.1, 60) }
    };
    let walled = |east: i32| {
        let pieces = vec![side(586, false), side(east, false), side(586, true), side(614, true)];
        refused(&board_on(table(pieces)).human("Dawson", 600, 600).done(), 0, "walk")
    };
    assert_eq!(walled(614), Some(rule!("dwa.ruling.passing-figures")));
    assert_eq!(walled(617), None, "3 mm are a way");
}

#[test]
fn each_obstacle_crossed_costs_one_ap_on_top() {
    let _proof = Proof::of(rule!("dwa.move.obstacle")).facts([1, 4]);
    let mut battle = board_on(fenced(15)).human("Dawson", 600, 450).done();
    assert!(can_walk(&battle, 0, 600, 600));
    assert!(!can_walk(&battle, 0, 600, 601), "150 mm and the fence are 4 AP");
    acts(&mut battle, 0, &[], &["walk", "600,550"]);
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].turn.ap_on_movement), (1, 3));
    battle.arrange().humans[0].turn.ap = 3;
    acts(&mut battle, 0, &[], &["walk", "600,450"]);
    assert_eq!(battle.humans[0].turn.ap, 0, "the way back costs the same");
}

#[test]
fn an_obstacle_of_two_centimetres_is_crossed_and_a_higher_one_must_be_climbed() {
    let _obstacle = Proof::of(rule!("dwa.move.obstacle")).facts([3]);
    let _proof = Proof::of(rule!("dwa.ruling.obstacles"));
    let low = board_on(fenced(20)).human("Dawson", 600, 486).done();
    assert!(can_walk(&low, 0, 600, 530));
    assert!(!offers(&low, 0).contains(&"climb over the fence".to_owned()));
    let mut high = board_on(fenced(21)).human("Dawson", 600, 486).done();
    assert!(!can_walk(&high, 0, 600, 530));
    acts(&mut high, 0, &[], &["climb over the fence"]);
    assert!(500 < high.at(h(0)).y);
    assert_eq!(high.humans[0].turn.ap, 0, "up and down, 2 AP each");
}

#[test]
fn fancy_move_makes_every_obstacle_of_the_turn_free() {
    let _proof = Proof::of(rule!("dwa.skill.fancy-move")).facts([1, 2, 3]);
    let mut battle = board_on(fenced(15)).human("Dawson", 600, 450).rules(|it| it.skills = true).done();
    battle.arrange().humans[0].skills.push(Skill::FancyMove);
    acts(&mut battle, 0, &[], &["use Fancy move", "walk", "600,550", "walk", "600,450"]);
    assert_eq!(battle.humans[0].turn.ap, 0, "20 cm and no AP for the fence, twice");
    assert_eq!(battle.at(h(0)), Point::new(600, 450));
}

#[test]
fn climbing_costs_two_for_each_started_five_centimetres() {
    let _proof = Proof::of(rule!("dwa.move.climb")).facts([1, 2, 3, 4]);
    let at =
        |height: i32| board_on(table(vec![roof("shed", 620, 200, height)])).human("Dawson", 607, 600).done();
    for (height, ap) in [(50, 2), (51, 4), (100, 4)] {
        assert_eq!(cost(&at(height), 0, "climb onto the shed"), Some(ap));
    }
    assert_eq!(refused(&at(101), 0, "climb onto the shed"), Some(rule!("dwa.ap.complete-in-turn")));
    let mut battle = at(50);
    acts(&mut battle, 0, &[], &["climb onto the shed"]);
    assert_eq!((battle.humans[0].level, battle.humans[0].turn.ap), (Some(PieceId(0)), 2));
    acts(&mut battle, 0, &[], &["climb down"]);
    assert_eq!((battle.humans[0].level, battle.humans[0].turn.ap), (None, 0));
    assert_eq!(battle.humans[0].turn.ap_on_movement, 4);
}

#[test]
fn ladders_are_climbed_and_stairs_are_walked() {
    let _proof = Proof::of(rule!("dwa.move.climb")).facts([5]);
    let way = |kind| Climb {
        name: "way up".to_owned(),
        kind,
        foot: Point::new(600, 600),
        foot_on: None,
        head: Point::new(640, 600),
        head_on: Some(PieceId(0)),
    };
    let on = |kind| {
        let table = Table { climbs: vec![way(kind)], ..table(vec![roof("shed", 620, 200, 100)]) };
        board_on(table).human("Dawson", 600, 600).done()
    };
    assert_eq!(cost(&on(ClimbKind::Ladder), 0, "go up the way up"), Some(4));
    let mut ladder = on(ClimbKind::Ladder);
    acts(&mut ladder, 0, &[], &["go up the way up"]);
    assert_eq!((ladder.humans[0].level, ladder.humans[0].turn.ap), (Some(PieceId(0)), 0));
    let mut stairs = on(ClimbKind::Stairs);
    // 4 cm up for the first AP; 1 cm of it is left, and the way down begins with it.
    acts(&mut stairs, 0, &[], &["go up the way up"]);
    assert_eq!((stairs.humans[0].turn.ap, stairs.humans[0].turn.paid_mm), (3, 10));
    acts(&mut stairs, 0, &[], &["go down the way up"]);
    assert_eq!((stairs.humans[0].level, stairs.humans[0].turn.ap), (None, 2));
    assert_eq!(stairs.humans[0].turn.paid_mm, 20);
    let mut paid = on(ClimbKind::Stairs);
    paid.arrange().humans[0].turn.paid_mm = 40;
    acts(&mut paid, 0, &[], &["go up the way up", "go down the way up"]);
    assert_eq!((paid.humans[0].turn.ap, paid.humans[0].turn.paid_mm), (3, 10), "the way up was paid, once");
}

#[test]
fn agile_climbs_and_jumps_free_up_to_ten_centimetres() {
    let _proof = Proof::of(rule!("dwa.skill.agile")).facts([1, 2]);
    let at = |height: i32| {
        let mut battle = board_on(table(vec![roof("shed", 620, 200, height)]))
            .human("Dawson", 607, 600)
            .rules(|it| it.skills = true)
            .done();
        battle.arrange().humans[0].skills.push(Skill::Agile);
        acts(&mut battle, 0, &[], &["use Agile"]);
        battle
    };
    let mut battle = at(100);
    acts(&mut battle, 0, &[], &["climb onto the shed"]);
    assert_eq!((battle.humans[0].level, battle.humans[0].turn.ap), (Some(PieceId(0)), 4));
    acts(&mut battle, 0, &[], &["climb down"]);
    assert_eq!((battle.humans[0].level, battle.humans[0].turn.ap), (None, 4), "and every other climb");
    assert_eq!(refused(&at(101), 0, "climb onto the shed"), Some(rule!("dwa.ruling.ap-skills")));
}

/// Two roofs, `gap_mm` apart, the human at the brink of the first.
pub fn over_a_gap(gap_mm: i32, height_mm: i32) -> Battle {
    let pieces = vec![roof("shed", 400, 200, height_mm), roof("barn", 600 + gap_mm, 200, height_mm)];
    board_on(table(pieces)).human("Dawson", 600, 600).with(|it| on_roof(it, 0)).done()
}

#[test]
fn up_to_five_centimetres_are_jumped_for_three_without_a_roll() {
    let _proof = Proof::of(rule!("dwa.move.jump-short")).facts([1, 2]);
    let mut battle = over_a_gap(50, 60);
    acts(&mut battle, 0, &[], &["jump to the barn"]);
    assert_eq!((battle.humans[0].level, battle.humans[0].turn.ap), (Some(PieceId(1)), 1));
}

#[test]
fn more_than_five_and_up_to_ten_centimetres_cost_four_and_a_roll_of_three() {
    let _proof = Proof::of(rule!("dwa.move.jump-long")).facts([1, 2]);
    let mut lands = over_a_gap(51, 60);
    acts(&mut lands, 0, &[3], &["jump to the barn"]);
    assert_eq!((lands.humans[0].level, lands.humans[0].turn.ap), (Some(PieceId(1)), 0));
    assert_eq!(cost(&over_a_gap(100, 60), 0, "jump to the barn"), Some(4));
    assert_eq!(cost(&over_a_gap(101, 60), 0, "jump to the barn"), None, "too far for anybody");
}

#[test]
fn who_misses_a_jump_lies_at_the_foot_with_a_wound_for_each_full_five_centimetres() {
    let _jump_fall = Proof::of(rule!("dwa.move.jump-fall")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("dwa.ruling.jump"));
    for (height, wounds) in [(49, 0), (50, 1), (99, 1), (100, 2)] {
        let mut battle = over_a_gap(80, height);
        acts(&mut battle, 0, &[2], &["jump to the barn"]);
        let figure = &battle.humans[0];
        assert_eq!((figure.level, figure.posture, figure.wounds), (None, Posture::Fallen, wounds));
        assert!((600..680).contains(&figure.at.x), "between the roofs, not {:?}", figure.at);
    }
}

#[test]
fn agile_still_rolls_for_a_long_jump() {
    let _proof = Proof::of(rule!("dwa.skill.agile")).facts([3]);
    let mut battle = over_a_gap(80, 40);
    battle.rules.skills = true;
    battle.arrange().humans[0].skills.push(Skill::Agile);
    acts(&mut battle, 0, &[1], &["use Agile", "jump to the barn"]);
    assert_eq!((battle.humans[0].posture, battle.humans[0].turn.ap), (Posture::Fallen, 4));
}

#[test]
fn lying_down_costs_one_and_standing_up_two() {
    let _lie_down = Proof::of(rule!("dwa.move.lie-down")).facts([1]);
    let _stand_up = Proof::of(rule!("dwa.move.stand-up")).facts([1, 4]);
    let mut battle = board().human("Dawson", 600, 600).done();
    acts(&mut battle, 0, &[], &["lie down"]);
    assert_eq!((battle.humans[0].posture, battle.humans[0].turn.ap), (Posture::Prone, 3));
    acts(&mut battle, 0, &[], &["stand up"]);
    assert_eq!((battle.humans[0].posture, battle.humans[0].turn.ap), (Posture::Standing, 1));
    assert_eq!(battle.humans[0].turn.ap_on_movement, 0, "neither is movement");
}

#[test]
fn nobody_walks_lying_down() {
    let _proof = Proof::of(rule!("dwa.ruling.prone"));
    for posture in [Posture::Prone, Posture::Fallen] {
        let battle =
            board().human("Dawson", 600, 600).with(|it| it.arrange().humans[0].posture = posture).done();
        assert_eq!(refused(&battle, 0, "walk"), Some(rule!("dwa.ruling.prone")));
        assert!(offers(&battle, 0).contains(&"stand up".to_owned()));
    }
}

#[test]
fn who_lies_there_does_nothing_that_needs_his_feet() {
    let _proof = Proof::of(rule!("dwa.move.lie-down")).facts([4]);
    let shed = || table(vec![roof("shed", 620, 200, 50)]);
    let board = || board_on(shed()).armed("Dawson", 607, 600, Weapon::Machete, 0);
    let mut battle = board().done();
    assert!(offers(&battle, 0).contains(&"climb onto the shed".to_owned()));
    acts(&mut battle, 0, &[], &["lie down"]);
    assert_eq!(refused(&battle, 0, "walk"), Some(rule!("dwa.ruling.prone")));
    assert!(!offers(&battle, 0).iter().any(|it| it.contains("climb")));
    battle.arrange().zombies.push(dwa::battle::Zombie::new(Point::new(582, 600)));
    battle.arrange().humans[0].turn.ap = 4;
    let strike = "strike zombie 1 with the machete";
    assert_eq!(refused(&battle, 0, strike), Some(rule!("dwa.ruling.prone")));
    assert_eq!(refused(&battle, 0, "break away from close combat"), Some(rule!("dwa.ruling.prone")));
    let mut brink = over_a_gap(50, 60);
    acts(&mut brink, 0, &[], &["lie down"]);
    assert!(!offers(&brink, 0).iter().any(|it| it.contains("jump")), "nor jumps");
}

#[test]
fn who_lies_behind_something_has_one_cover_and_not_two() {
    let _proof = Proof::of(rule!("dwa.move.lie-down")).facts([3]);
    let sandbags = wall("sandbags", (740, 602), (740, 660), 15);
    let board = board_on(table(vec![Piece { crossing: Some(1), ..sandbags }]));
    let board = board.human("Dawson", 760, 620).armed("Lawless", 600, 600, Weapon::SubMachineGun, 4);
    let mut battle = board.zombie(760, 580).done();
    assert_ne!(cover(&battle, h(1), h(0)), Cover::Open);
    acts(&mut battle, 0, &[], &["lie down"]);
    battle.arrange().humans[1].turn.ap = 2;
    // -1 on all dice: a 5 is a Fall at 4, as it would not be with -2.
    acts(&mut battle, 1, &[1, 1, 1, 5, 5, 1, 2], &["fire the sub machine gun at zombie 1"]);
    assert_eq!((battle.humans[0].posture, battle.humans[0].wounds), (Posture::Fallen, 1));
}

#[test]
fn who_lies_down_is_harder_to_hit_and_can_still_use_his_hands() {
    let _proof = Proof::of(rule!("dwa.move.lie-down")).facts([2]);
    let hit = |lies: bool| {
        let board = board().armed("Dawson", 760, 620, Weapon::Pistol, 5);
        let board = board.armed("Lawless", 600, 600, Weapon::SubMachineGun, 4).zombie(760, 580);
        let mut battle = board.with(|it| it.arrange().humans[0].ammo.clips = 1).done();
        if lies {
            acts(&mut battle, 0, &[], &["lie down"]);
        }
        let offered = offers(&battle, 0);
        for deed in ["fire the pistol at zombie 1", "reload the pistol", "drop the pistol"] {
            assert!(offered.contains(&deed.to_owned()), "{deed} among {offered:?}");
        }
        battle.arrange().humans[1].turn.ap = 2;
        let dice: &[u16] = if lies { &[1, 1, 1, 4, 4] } else { &[1, 1, 1, 4, 4, 1, 2] };
        acts(&mut battle, 1, dice, &["fire the sub machine gun at zombie 1"]);
        battle.humans[0].wounds
    };
    assert_eq!([hit(false), hit(true)], [1, 0]);
}

#[test]
fn a_human_passes_through_friends_and_the_fallen_and_stops_on_nobody() {
    let _proof = Proof::of(rule!("dwa.move.distance")).facts([6]);
    let battle = board().human("Dawson", 600, 600).human("Lawless", 650, 600).fallen_zombie(700, 600).done();
    assert!(!can_walk(&battle, 0, 650, 600));
    assert!(!can_walk(&battle, 0, 674, 600), "1 mm on the friend's base");
    assert!(!can_walk(&battle, 0, 700, 600));
    assert_eq!(route(&battle, 0, Point::new(750, 600)).unwrap().length_mm, 150, "straight on");
    let mut through = battle.clone();
    acts(&mut through, 0, &[], &["walk", "750,600"]);
    assert_eq!((through.at(h(0)), through.humans[0].turn.ap), (Point::new(750, 600), 1));
}

#[test]
fn a_zombie_passes_over_the_fallen_and_through_nobody_who_stands() {
    let _proof = Proof::of(rule!("dwa.move.distance")).facts([9]);
    let corridor = || {
        let mut walls =
            [wall("north", (300, 586), (800, 586), 60), wall("south", (300, 614), (800, 614), 60)];
        walls.iter_mut().for_each(|it| it.blocks_move = true);
        table(walls.to_vec())
    };
    let street = |fallen: bool| {
        let board = board_on(corridor()).human("Dawson", 760, 600).zombie(470, 600).zombie(430, 600);
        let mut battle = board.with(|it| it.arrange().zombies[0].stunned = true).done();
        battle.arrange().zombies[0].fallen = fallen;
        acts(&mut battle, 0, &[], &["walk", "780,600"]);
        zombies_move(&mut battle, &[]);
        battle.at(z(1)).x
    };
    assert!(street(false) <= 445);
    assert_eq!(street(true), 530);
}

#[test]
fn nobody_passes_through_a_standing_enemy_and_contact_ends_the_move() {
    let _distance = Proof::of(rule!("dwa.move.distance")).facts([7, 8]);
    let _contact = Proof::of(rule!("dwa.cc.contact")).facts([4]);
    let _proof = Proof::of(rule!("dwa.ruling.passing-figures"));
    let mut battle = board().human("Dawson", 600, 600).zombie(700, 600).done();
    assert!(150 < route(&battle, 0, Point::new(750, 600)).unwrap().length_mm, "he goes round it");
    let told = acts(&mut battle, 0, &[], &["walk", "675,600"]);
    assert!(battle.in_close_combat(0) && tells(&told, rule!("dwa.cc.contact")));
    assert_eq!(battle.humans[0].turn.ap, 2);
    assert_eq!(refused(&battle, 0, "walk"), Some(rule!("dwa.cc.allowed-actions")));
}

#[test]
fn the_way_round_an_enemy_never_touches_it() {
    let mut battle = board().human("Dawson", 600, 600).zombie(670, 600).done();
    acts(&mut battle, 0, &[], &["walk", "750,600"]);
    assert_eq!(battle.at(h(0)), Point::new(750, 600));
}

#[test]
fn an_enemy_in_the_only_gap_stops_everybody() {
    let _proof = Proof::of(rule!("dwa.move.distance")).facts([7]);
    let mut left = wall("left", (0, 500), (580, 500), 60);
    let mut right = wall("right", (620, 500), (1200, 500), 60);
    (left.blocks_move, right.blocks_move) = (true, true);
    let free = board_on(table(vec![left.clone(), right.clone()])).human("Dawson", 600, 450).done();
    assert!(can_walk(&free, 0, 600, 560));
    let held = board_on(table(vec![left, right])).human("Dawson", 600, 450).zombie(600, 500).done();
    assert!(!can_walk(&held, 0, 600, 560));
}

#[test]
fn after_a_break_he_must_first_leave_contact() {
    let _proof = Proof::of(rule!("dwa.cc.break")).facts([6]);
    let mut battle = board().armed("Dawson", 600, 600, Weapon::Machete, 0).zombie(625, 600).done();
    acts(&mut battle, 0, &[2], &["break away from close combat"]);
    assert!(battle.humans[0].turn.must_leave);
    assert_eq!(refused(&battle, 0, "lie down"), Some(rule!("dwa.cc.break")));
    let strike = "strike zombie 1 with the machete";
    assert_eq!(refused(&battle, 0, strike), Some(rule!("dwa.cc.break")), "he may not strike again");
    assert_eq!(refused(&battle, 0, "done"), Some(rule!("dwa.cc.break")), "he may not stay");
    assert_eq!(offers(&battle, 0), ["turn", "walk"]);
    assert_eq!(why_not(&battle, 0, "done"), "Dawson has broken away and must now move off from zombie 1.");
    assert!(!can_walk(&battle, 0, 600, 605), "still in contact");
    acts(&mut battle, 0, &[], &["walk", "540,600"]);
    assert!(!battle.in_close_combat(0) && !battle.humans[0].turn.must_leave);
    assert!(offers(&battle, 0).contains(&"lie down".to_owned()));
    assert!(offers(&battle, 0).contains(&"done".to_owned()));
}

#[test]
fn after_a_break_he_is_done_only_where_he_cannot_leave() {
    let mut spent = board().human("Dawson", 600, 600).zombie(625, 600).done();
    spent.arrange().humans[0].turn = HumanTurn { must_leave: true, ..HumanTurn::default() };
    assert_eq!(offers(&spent, 0), ["turn", "done"], "nothing is left to walk with");
    let mut clumsy = board().rules(|it| it.quirks = true).human("Dawson", 600, 600).zombie(625, 600).done();
    clumsy.arrange().humans[0].quirks.push(Quirk::Clumsy);
    clumsy.arrange().humans[0].turn.must_leave = true;
    acts(&mut clumsy, 0, &[1], &["walk", "540,600"]);
    assert_eq!(clumsy.humans[0].posture, Posture::Fallen);
    assert_eq!(offers(&clumsy, 0), ["turn", "stand up", "done"], "he gets up before he can leave");
    acts(&mut clumsy, 0, &[], &["stand up"]);
    assert_eq!(offers(&clumsy, 0), ["turn", "walk"], "and is still on his way out");
}

#[test]
fn quick_adds_five_centimetres_to_four_ap_of_moving() {
    let _proof = Proof::of(rule!("dwa.skill.quick")).facts([1]);
    let _proof = Proof::of(rule!("dwa.ruling.ap-skills"));
    let mut battle = board().human("Dawson", 600, 600).rules(|it| it.skills = true).done();
    battle.arrange().humans[0].skills.push(Skill::Quick);
    acts(&mut battle, 0, &[], &["walk", "750,600"]);
    assert!(!offers(&battle, 0).contains(&"use Quick".to_owned()), "3 AP are not enough");
    acts(&mut battle, 0, &[], &["walk", "800,600", "use Quick"]);
    assert!(!can_walk(&battle, 0, 851, 600));
    acts(&mut battle, 0, &[], &["walk", "850,600"]);
    assert_eq!(battle.at(h(0)), Point::new(850, 600));
}

#[test]
fn quick_counts_plain_moves_alone_and_is_not_doubled() {
    let _proof = Proof::of(rule!("dwa.skill.quick")).facts([2, 3]);
    let mut over = board_on(fenced(15)).human("Dawson", 600, 580).rules(|it| it.skills = true).done();
    over.arrange().humans[0].skills.push(Skill::Quick);
    acts(&mut over, 0, &[], &["walk", "600,430"]);
    assert_eq!(over.humans[0].turn.ap, 0, "3 AP for 15 cm, and 1 for the fence");
    assert!(!offers(&over, 0).contains(&"use Quick".to_owned()));
    let mut afraid = board().human("Dawson", 600, 600).rules(|it| it.skills = true).done();
    afraid.arrange().humans[0].skills.push(Skill::Quick);
    afraid.arrange().humans[0].turn.afraid = true;
    assert!(!can_walk(&afraid, 0, 701, 600));
    acts(&mut afraid, 0, &[], &["walk", "700,600", "use Quick"]);
    assert!(!can_walk(&afraid, 0, 751, 600) && can_walk(&afraid, 0, 750, 600));
}

#[test]
fn a_closed_door_stops_and_an_open_window_is_crossed_as_an_obstacle() {
    let house = |passage| {
        let opening = Opening {
            name: "kitchen window".to_owned(),
            wall: PieceId(0),
            from: Point::new(580, 500),
            to: Point::new(620, 500),
            passage,
        };
        let wall = Piece { blocks_move: true, ..wall("front", (0, 500), (1200, 500), 60) };
        board_on(Table { openings: vec![opening], ..table(vec![wall]) }).human("Dawson", 600, 450).done()
    };
    assert!(!can_walk(&house(Passage::PANE), 0, 600, 550));
    let mut open = house(Passage::SILL);
    acts(&mut open, 0, &[], &["walk", "600,550"]);
    assert_eq!(open.humans[0].turn.ap, 1);
    let mut door = house(Passage::OPEN);
    acts(&mut door, 0, &[], &["walk", "600,550"]);
    assert_eq!(door.humans[0].turn.ap, 2);
}

#[test]
fn a_fancy_move_slides_over_one_piece_for_one_ap_more_where_it_is_allowed() {
    let _fancy_move = Proof::of(rule!("dwa.move.fancy-move")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("dwa.ruling.fancy-move"));
    let at = |height_mm| {
        let wall = Piece { blocks_move: true, ..wall("hedge", (0, 500), (1200, 500), height_mm) };
        board_on(table(vec![wall])).human("Dawson", 600, 486).rules(|it| it.fancy_moves = true).done()
    };
    let mut battle = at(50);
    acts(&mut battle, 0, &[], &["slide over the hedge"]);
    assert!(500 < battle.at(h(0)).y);
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].turn.ap_on_movement), (2, 2));
    assert!(!offers(&at(51), 0).contains(&"slide over the hedge".to_owned()), "too high");
    let off = Battle { rules: dwa::rules::Rules::SINGLE_GAME, ..at(50) };
    assert!(!offers(&off, 0).contains(&"slide over the hedge".to_owned()));
    // The skill of that name is something else: it neither allows a stunt nor makes one free.
    let skilled = |fancy_moves: bool| {
        let mut battle = at(50);
        (battle.rules.skills, battle.rules.fancy_moves) = (true, fancy_moves);
        battle.arrange().humans[0].skills.push(Skill::FancyMove);
        acts(&mut battle, 0, &[], &["use Fancy move"]);
        battle
    };
    assert!(!offers(&skilled(false), 0).contains(&"slide over the hedge".to_owned()));
    assert_eq!(cost(&skilled(true), 0, "slide over the hedge"), Some(2));
    // One piece is slid over, and what stands behind it is climbed at its price.
    let mut two = at(50);
    let second = Piece { blocks_move: true, ..wall("fence", (0, 560), (1200, 560), 50) };
    let first = Piece { blocks_move: true, ..wall("hedge", (0, 500), (1200, 500), 50) };
    two.scene = board_on(table(vec![first, second])).done().scene;
    acts(&mut two, 0, &[], &["slide over the hedge"]);
    assert!((500..560).contains(&two.at(h(0)).y), "{:?}", two.at(h(0)));
    two.arrange().humans[0].at = Point::new(600, 546);
    two.arrange().humans[0].turn.ap = 4;
    assert_eq!(cost(&two, 0, "climb over the fence"), Some(4));
}

#[test]
fn the_clumsy_fall_with_the_first_ap_of_movement() {
    let mut figure = human("Dawson", 600, 600);
    figure.quirks.push(Quirk::Clumsy);
    let start = board().add(figure).rules(|it| it.quirks = true).done();
    let mut falls = start.clone();
    acts(&mut falls, 0, &[2], &["walk", "800,600"]);
    assert_eq!((falls.humans[0].posture, falls.humans[0].turn.ap), (Posture::Fallen, 3));
    assert_eq!(falls.at(h(0)), Point::new(600, 600));
    let mut walks = start.clone();
    acts(&mut walks, 0, &[3], &["walk", "650,600", "walk", "700,600"]);
    assert_eq!(walks.at(h(0)), Point::new(700, 600));
}

#[test]
fn nobody_leaves_a_table_that_his_scenario_keeps_him_on() {
    let battle = board().human("Dawson", 13, 600).done();
    assert!(!offers(&battle, 0).contains(&"leave the table".to_owned()));
    assert!(!can_walk(&battle, 0, 0, 600));
    assert_eq!(battle.humans[0].life, Life::Alive);
}

#[test]
fn a_figure_fires_in_the_middle_of_its_move_in_any_direction_and_goes_on() {
    let _proof = Proof::of(rule!("dwa.move.fire-during-move")).facts([1, 2, 3]);
    let mut battle = board().armed("Dawson", 600, 600, Weapon::Pistol, 12).zombie(600, 750).done();
    acts(
        &mut battle,
        0,
        &[6],
        &["walk", "600,550", "fire the pistol at zombie 1", "1", "0", "walk", "600,500"],
    );
    assert_eq!((battle.at(h(0)).y, battle.humans[0].turn.ap), (500, 1));
    assert!(battle.zombies[0].fallen, "6 - 1 for having moved is 5, a Fall");
}

/// What is proposed to whoever walks, by how far it is.
fn proposed(battle: &Battle) -> Vec<i32> {
    let mut battle = battle.clone();
    battle.phase = dwa::battle::Phase::Humans { acting: Some(0) };
    let from = battle.humans[0].at;
    let mut lengths = Vec::new();
    let mut dice = kernel::scripted(&[]);
    let mut walks = |asked: &kernel::LiveQuestion<'_>| match asked.shape {
        AskedFor::One(options) => {
            let walk = (0..options.open()).position(|it| options.describe(it).label == "walk");
            walk.map(kernel::Answer::One)
        }
        AskedFor::Point(field) => {
            lengths = field.propose().iter().map(|&it| measure::distance(from, it)).collect();
            None
        }
        _ => None,
    };
    let mut play = kernel::Play::new(Vec::new(), &mut dice, &mut walks);
    let _ = dwa::battle::act::act(&mut battle, &mut play, 0);
    lengths.sort_unstable();
    lengths.dedup();
    lengths
}

#[test]
fn what_is_left_of_a_paid_step_is_proposed_whole_and_never_as_crumbs() {
    let _proof = Proof::of(rule!("dwa.ruling.partial-move"));
    let with = |ap: u8, paid_mm: i16| {
        let mut battle = board().human("Dawson", 600, 600).human("Lawless", 600, 625).done();
        (battle.arrange().humans[0].turn.ap, battle.arrange().humans[0].turn.paid_mm) = (ap, paid_mm);
        (battle.arrange().humans[0].turn.begun, battle.arrange().humans[0].turn.activated) = (true, true);
        battle
    };
    let near = |lengths: Vec<i32>, all: &[i32]| {
        lengths.iter().all(|it| all.iter().any(|mm| (it - mm).abs() <= 1)) && all.len() <= lengths.len()
    };
    assert!(near(proposed(&with(2, 0)), &[50, 100]), "{:?}", proposed(&with(2, 0)));
    assert!(near(proposed(&with(2, 30)), &[30, 80, 130]), "{:?}", proposed(&with(2, 30)));
    assert!(near(proposed(&with(2, 4)), &[54, 104]), "4 mm alone are none: {:?}", proposed(&with(2, 4)));
    let last = with(0, 4);
    assert!(near(proposed(&last), &[4]), "but all that is left is: {:?}", proposed(&last));
    assert!(
        can_walk(&with(2, 4), 0, 600, 597) && !can_walk(&last, 0, 600, 595),
        "and any place may be named"
    );
}
