//! Roads held against the plain search, and roads that are laid out with what is known of others against those that are not.
use crate::common::*;
use ground::Point;
use ground::open::path::{Pace, Path};
use ground::open::{Body, Crowd, Ground, Passage, Passages, Table, Walk};
use proptest::prelude::*;

const PACE: Pace = Pace { mm_per_point: 50, points_per_crossing: 1 };

fn walk<'a>(ground: &'a Ground, crowd: &'a Crowd, state: Passages<'a>) -> Walk<'a> {
    Walk {
        ground,
        state,
        diameter: 25,
        level: None,
        stays_on_table: true,
        crowd,
        passes: &|_| true,
        blocks: &|piece| piece.blocks_move,
    }
}

/// Rooms in two rows with doors and windows between them, a fence and a tree.
fn flat(name: &str) -> Table {
    let across = |y: i32| wall(&format!("wall {y}"), &[(100, y), (400, y), (700, y), (900, y)], 4);
    let down = |x: i32| wall(&format!("wall {x}"), &[(x, 200), (x, 500), (x, 800)], 4);
    let fence = fence("fence", &[(500, 550), (650, 700), (660, 760)]);
    let all = [across(200), across(500), across(800), down(100), down(400), down(900), fence];
    let mut table = table(all.into_iter().chain([trunk(name, 300, 650, 40)]).collect());
    for (wall, y) in [(0, 200), (1, 500), (2, 800)] {
        for x in [200, 500, 780] {
            let door = opening(&format!("door {x} {y}"), wall, (x, y), (x + 40, y), Passage::CLOSED);
            table.openings.push(door);
        }
    }
    for (wall, x) in [(3, 100), (4, 400)] {
        let window = opening(&format!("window {x}"), wall, (x, 300), (x, 350), Passage::SILL);
        table.openings.push(window);
    }
    table
}

fn passage() -> impl Strategy<Value = Passage> {
    prop_oneof![Just(Passage::OPEN), Just(Passage::CLOSED), Just(Passage::SILL)]
}

/// What each opening lets through, and where a car stands, if one does.
fn layout() -> impl Strategy<Value = (Vec<Passage>, Option<(i32, i32)>)> {
    (prop::collection::vec(passage(), 11), prop::option::of((0..4i32, 0..4i32)))
}

fn car(at: Option<(i32, i32)>) -> Vec<Body> {
    let body = |(x, y): (i32, i32)| Body::new(house("car", 130 + 200 * x, 40 + 210 * y, 90, 45));
    at.map(body).into_iter().collect()
}

fn ways(ground: &Ground, state: Passages<'_>, places: &[Point]) -> Vec<Option<Path>> {
    let crowd = Crowd::default();
    let walk = walk(ground, &crowd, state);
    let roads = walk.roads(PACE);
    let pairs = places.iter().flat_map(|&from| places.iter().map(move |&to| (from, to)));
    pairs.map(|(from, to)| roads.way(&walk, from, to)).collect()
}

fn place() -> impl Strategy<Value = Point> {
    (15..985i32, 15..985i32).prop_map(|(x, y)| at(x, y))
}

proptest! {
    // Roads take a while to lay out.
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn roads_after_others_are_those_that_would_be_laid_out_anew(
        layouts in prop::collection::vec(layout(), 1..4), places in prop::collection::vec(place(), 2..7), number in 0..u64::MAX,
    ) {
        // Tables that are laid out alike share their roads: a name of its own gives each one roads of its own.
        let shared = Ground::new(flat(&format!("tree {number}"))).expect("a table that can be played on");
        for (step, (openings, at)) in layouts.iter().enumerate() {
            let extra = car(*at);
            let state = Passages { openings, extra: &extra };
            let anew = Ground::new(flat(&format!("tree {number} {step}"))).expect("a table that can be played on");
            let found = ways(&shared, state, &places);
            prop_assert_eq!(&found, &ways(&anew, state, &places));
            prop_assert_eq!(&found, &ways(&shared, state, &places), "asked again");
        }
    }

    #[test]
    fn roads_are_about_as_short_as_the_plain_search_finds_ways((openings, car_at) in layout(), from in place(), to in place()) {
        let extra = car(car_at);
        let state = Passages { openings: &openings, extra: &extra };
        let (flat, crowd) = (Ground::new(flat("tree")).expect("a table that can be played on"), Crowd::default());
        let walk = walk(&flat, &crowd, state);
        prop_assume!(walk.free_at(from));
        let (road, plain) = (walk.roads(PACE).way(&walk, from, to), walk.path_mm(from, to, PACE, None));
        prop_assert_eq!(road.is_some(), plain.is_some());
        if let (Some(road), Some(plain)) = (road, plain) {
            // Roads know all corners, and leave out ways that hardly turn; the search knows the corners of what it has met.
            prop_assert!(PACE.cost_mm(&road) <= PACE.cost_mm(&plain) + 10, "{road:?} {plain:?}");
            prop_assert!(road.places.windows(2).all(|leg| walk.free(leg[0], leg[1])));
        }
    }
}
