//! Out of sight by the shortest way, and away unseen.
use crate::common::*;
use ground::Point;
use ground::open::measure::{at_most, distance};
use ground::open::{Crowd, Ground, LineOfSight, Pace, Passage, Passages, Path, Walk};

/// Openings and fences weigh millimetres.
const PACE: Pace = Pace::MILLIMETRES;

fn walk<'a>(ground: &'a Ground, crowd: &'a Crowd) -> Walk<'a> {
    Walk {
        ground,
        state: Passages::default(),
        diameter: 25,
        level: None,
        stays_on_table: true,
        crowd,
        passes: &|_| false,
        blocks: &|it| it.blocks_move,
    }
}

/// Whether somebody at one of the eyes sees a place.
fn seen(ground: &Ground, eyes: &[Point], place: Point) -> bool {
    let nobody = Crowd::default();
    let sight = LineOfSight {
        ground,
        state: Passages::default(),
        blocks: &|it| it.blocks_sight,
        figures: &nobody,
        passes: &|_| false,
    };
    eyes.iter().any(|&eye| sight.is_clear(eye, place) || sight.is_clear(place, eye))
}

fn duck(ground: &Ground, eyes: &[Point], from: Point, mm: i32) -> Option<Path> {
    walk(ground, &Crowd::default()).nearest_hidden(from, PACE, mm, &|it| seen(ground, eyes, it))
}

#[test]
fn the_nearest_place_out_of_sight_is_found_to_the_millimetre() {
    // The shadow of the house is everything beyond x = 400 and below y = 300: who sees along its side is at x = 400.
    let street = ground(vec![house("bar", 400, 200, 200, 100)]);
    let eyes = [at(400, 0)];
    let path = duck(&street, &eyes, at(350, 350), 150).unwrap();
    let end = path.end();
    assert_eq!((end, path.length_mm), (at(401, 350), 51));
    assert_eq!(duck(&street, &eyes, at(350, 350), 51).unwrap().end(), end, "just as far as it goes");
    assert!(duck(&street, &eyes, at(350, 350), 50).is_none());
    assert_eq!(duck(&street, &eyes, at(450, 350), 50).unwrap().places, [at(450, 350)], "who is hidden stays");
    // A second pair of eyes takes the place away.
    assert!(duck(&street, &[at(400, 0), at(500, 900)], at(350, 350), 150).is_none());
}

#[test]
fn no_place_is_nearer_than_the_one_that_is_found() {
    let street = ground(vec![house("bar", 400, 200, 70, 60), wall("wall", &[(300, 300), (520, 420)], 6)]);
    let eyes = [at(150, 120), at(700, 90)];
    let crowd = Crowd::new([base(430, 300), base(360, 270)]);
    let walk = walk(&street, &crowd);
    let sees = |it: Point| seen(&street, &eyes, it);
    for from in [at(350, 230), at(500, 290), at(330, 380)] {
        let found = walk.nearest_hidden(from, PACE, 150, &sees);
        let mut nearest = found.as_ref().map_or(151, |it| it.length_mm);
        for y in (from.y - 150..=from.y + 150).step_by(3) {
            for x in (from.x - 150..=from.x + 150).step_by(3) {
                let to = at(x, y);
                if distance(from, to) < nearest && !sees(to) {
                    let path = walk.path_mm(from, to, PACE, Some(nearest - 1));
                    nearest = path.map_or(nearest, |it| it.length_mm);
                }
            }
        }
        let length = found.map_or(151, |it| it.length_mm);
        assert!(length <= nearest + 1, "{from:?}: {length} and {nearest}");
    }
}

#[test]
fn a_door_costs_what_the_book_says() {
    // Behind the wall nobody sees anything; its door is shut, and whoever goes through pays 50 mm.
    for (weight, mm, found) in [(50, 110, true), (50, 90, false), (20, 80, true)] {
        let gate = split(Passage { sees: false, walks: ground::open::Walks::Crossing(weight) }, 4);
        let path = duck(&gate, &[at(500, 900)], at(500, 550), mm);
        assert_eq!(path.is_some(), found, "{weight} {mm}");
        if let Some(path) = path {
            assert!(path.end().y < 500 && path.crossings == u32::from(weight), "{path:?}");
        }
    }
}

fn leave(ground: &Ground, eyes: &[Point], from: Point) -> Option<Path> {
    let crowd = Crowd::default();
    let is_end = |it: Point| it.x < 25 || it.y < 25 || 975 < it.x || 975 < it.y;
    walk(ground, &crowd).hidden_path(from, PACE, 3000, &|it| seen(ground, eyes, it), &is_end)
}

#[test]
fn a_way_out_that_nobody_sees_keeps_behind_the_wall() {
    let yard = ground(vec![wall("wall", &[(200, 400), (1000, 400)], 6)]);
    let eyes = [at(600, 100)];
    let path = leave(&yard, &eyes, at(600, 450)).unwrap();
    assert!(path.every_mm().all(|it| !seen(&yard, &eyes, it)), "{path:?}");
    let end = path.end();
    assert!(975 < end.x || 975 < end.y, "{end:?}");
    assert!(path.length_mm <= 400, "hardly longer than straight: {}", path.length_mm);
    assert!(path.places.len() <= 4, "{path:?}");
    // One more looks in from behind.
    assert!(leave(&yard, &[at(600, 100), at(600, 900)], at(600, 450)).is_none());
    assert!(leave(&yard, &eyes, at(100, 300)).is_none(), "he is seen where he stands");
}

#[test]
fn a_hidden_way_turns_round_corners() {
    // Two walls with an eye between them: the way out leads along the second.
    let pieces = vec![wall("one", &[(0, 300), (700, 300)], 6), wall("other", &[(700, 300), (700, 800)], 6)];
    let (yard, eyes) = (ground(pieces), [at(850, 100)]);
    let from = at(600, 700);
    let path = leave(&yard, &eyes, from).unwrap();
    assert!(!seen(&yard, &eyes, path.end()) && path.end().y > 975, "{path:?}");
    assert_eq!(path, leave(&yard, &eyes, from).unwrap(), "the same each time");
}

#[test]
fn a_way_is_gone_as_far_as_the_first_place_that_suits() {
    let yard = ground(vec![wall("wall", &[(0, 500), (600, 500)], 6)]);
    let (nobody, target) = (Crowd::default(), at(300, 600));
    let walk = walk(&yard, &nobody);
    let path = walk.path_mm(at(300, 400), target, PACE, None).unwrap();
    let to_fight = walk.until(&path, &|it| at_most(it, target, 150) && !seen(&yard, &[target], it));
    assert!(to_fight.is_none(), "so near there is nothing between them");
    let stop = walk.until(&path, &|it| at_most(it, target, 150) && seen(&yard, &[target], it)).unwrap();
    assert_eq!(distance(stop.end(), target), 150);
    assert!(
        path.every_mm()
            .take_while(|&it| it != stop.end())
            .all(|it| !at_most(it, target, 150) || !seen(&yard, &[target], it))
    );
    assert!(stop.length_mm < path.length_mm - 149 && path.length_mm - 152 < stop.length_mm);
    assert_eq!(walk.until(&path, &|_| true).unwrap().places, [at(300, 400)]);
}
