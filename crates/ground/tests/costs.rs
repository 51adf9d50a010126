//! What can be reached for what price.
use crate::common::*;
use ground::Point;
use ground::open::measure::{dist2, distance};
use ground::open::path::Pace;
use ground::open::walk::Walk;
use ground::open::{Crowd, Ground, Passages, Polygon};

const PACE: Pace = Pace { mm_per_point: 50, points_per_crossing: 1 };

fn walk<'a>(ground: &'a Ground, crowd: &'a Crowd) -> Walk<'a> {
    Walk {
        ground,
        state: Passages::default(),
        diameter: 25,
        level: None,
        stays_on_table: true,
        crowd,
        passes: &|_| false,
        blocks: &|piece| piece.blocks_move,
    }
}

fn outlines(ground: &Ground, crowd: &Crowd, from: Point, mm: i32) -> Vec<Polygon> {
    walk(ground, crowd).costs(from, PACE, mm, 10).outlines(mm)
}

#[test]
fn on_bare_ground_a_budget_pays_for_a_circle() {
    let (bare, from) = (ground(Vec::new()), at(500, 500));
    let found = outlines(&bare, &Crowd::default(), from, 200);
    assert_eq!(found.len(), 1);
    for corner in &found[0].corners {
        assert!((195..=201).contains(&distance(from, *corner)), "{corner:?}");
    }
    assert!(found[0].corners.len() < 60);
}

#[test]
fn the_edge_of_the_table_ends_it() {
    let found = outlines(&ground(Vec::new()), &Crowd::default(), at(40, 500), 200);
    assert!(found[0].corners.iter().all(|it| 0 <= it.x));
}

#[test]
fn it_goes_round_a_corner_and_not_through_the_wall() {
    let street = ground(vec![wall("wall", &[(0, 500), (600, 500)], 4)]);
    let (crowd, from) = (Crowd::default(), at(560, 560));
    let found = outlines(&street, &crowd, from, 250);
    let walk = walk(&street, &crowd);
    let holds = |it: Point| found[0].contains(it);
    for (x, y) in [(640, 440), (560, 420), (500, 470), (420, 440), (500, 650), (300, 560), (700, 300)] {
        let path = walk.path_mm(from, at(x, y), PACE, Some(250));
        assert_eq!(holds(at(x, y)), path.is_some(), "{x}, {y}");
    }
}

#[test]
fn what_is_in_the_way_leaves_a_hole() {
    let from = at(500, 500);
    let crowd = Crowd::new([base(500, 400)]);
    let found = outlines(&ground(Vec::new()), &crowd, from, 200);
    assert_eq!(found.len(), 2);
    assert!(found[1].contains(at(500, 400)));
    assert!(found[1].corners.iter().all(|it| dist2(*it, at(500, 400)) <= 35 * 35));
}

#[test]
fn a_fence_costs_what_its_crossing_costs() {
    let garden = ground(vec![fence("fence", &[(0, 460), (1000, 460)])]);
    let found = outlines(&garden, &Crowd::default(), at(500, 500), 200);
    let north = found[0].corners.iter().map(|it| it.y).min().unwrap_or(0);
    let south = found[0].corners.iter().map(|it| it.y).max().unwrap_or(0);
    assert!((345..=360).contains(&north), "{north}");
    assert!((695..=701).contains(&south), "{south}");
}
