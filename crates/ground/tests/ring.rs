//! Places on rings, beside things and within the table.
use crate::common::*;
use ground::open::{
    Circle, Crowd, Ground, Passages, PieceId, Polygon, Walk, beside,
    measure::{self, distance},
    ring,
};

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

#[test]
fn a_taken_place_of_a_ring_shifts_clockwise_to_the_first_free_one() {
    let street = ground(vec![]);
    let middle = at(500, 500);
    let taken = measure::polar(middle, 60, 300);
    let crowd = Crowd::new([Circle::new(taken, 25)]);
    let walk = walk(&street, &crowd);
    let first = ring::clockwise(middle, 60, 300).find(|&it| walk.free_at(it)).unwrap();
    // A degree is 5.2 mm of this ring, and five of them are the first to be an inch.
    assert_eq!(first, measure::polar(middle, 65, 300));
    assert_eq!(ring::clockwise(middle, 60, 300).count(), 360);
    assert!(ring::clockwise(middle, 60, 2000).all(|it| !walk.free_at(it)), "off the table all round");
    assert_eq!(street.table().inside(measure::polar(middle, 90, 2000), 13), at(987, 500));
    assert_eq!(street.table().farthest_corner(at(499, 501)), at(1000, 0));
}

#[test]
fn the_nearest_free_place_is_the_place_itself_or_close_by() {
    let street = ground(vec![house("bar", 400, 400, 100, 100)]);
    let crowd = Crowd::new([base(200, 200)]);
    let walk = walk(&street, &crowd);
    assert_eq!(walk.nearest_free(at(300, 300)), at(300, 300));
    for wanted in [at(205, 200), at(410, 450), at(2, 2)] {
        let found = walk.nearest_free(wanted);
        assert!(walk.free_at(found) && distance(wanted, found) <= 30, "{found:?}");
    }
    let nowhere = ground(vec![house("all", 0, 0, 1000, 1000)]);
    let nobody = Crowd::default();
    assert_eq!(self::walk(&nowhere, &nobody).nearest_free(at(500, 500)), at(500, 500));
}

#[test]
fn places_beside_a_body_touch_it_and_the_nearest_free_one_is_taken() {
    let street = ground(vec![house("bar", 400, 400, 100, 100)]);
    let bar = street.body(PieceId(0));
    let mut count = 0;
    beside::each_beside_piece(bar.piece(), 25, &mut |it| {
        count += usize::from(bar.gap(Circle::new(it, 25)) <= 1);
    });
    assert!(80 < count, "{count}");
    beside::each_on_outline(bar.piece(), &mut |it| assert!(bar.contains(it)));
    let near = at(450, 300);
    let nobody = Crowd::default();
    let free = walk(&street, &nobody).nearest_beside(bar, near).unwrap();
    assert!(bar.gap(Circle::new(free, 25)) <= 1 && distance(near, free) <= 88);
    let there = Crowd::new([Circle::new(free, 25)]);
    let next = walk(&street, &there).nearest_beside(bar, near).unwrap();
    assert!(25 <= distance(free, next) && distance(near, free) <= distance(near, next));
}

#[test]
fn places_round_an_area_are_those_of_the_box_round_it() {
    let area = Polygon::new(vec![at(10, 10), at(30, 10), at(10, 25)]);
    let places: Vec<_> = area.places_round(5).collect();
    assert_eq!((places.len(), places[0], places[19]), (20, at(10, 10), at(30, 25)));
    assert_eq!(area.extent(), Some((at(10, 10), at(30, 25))));
    assert_eq!(Polygon::new(vec![]).extent(), None);
}
