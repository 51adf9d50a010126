//! What lies in a template, and what exactly on its outline.
use crate::common::{at, base};
use ground::open::{Circle, Cone, Corridor, Polygon, Segment};
use std::cmp::Ordering;

#[test]
fn the_outline_belongs_to_a_circle_but_is_not_strictly_inside() {
    let blast = Circle::new(at(0, 0), 100);
    assert!(blast.contains(at(30, 40)) && !blast.contains_strictly(at(30, 40)));
    assert!(blast.contains_strictly(at(30, 39)) && !blast.contains(at(30, 41)));
}

#[test]
fn a_centre_on_the_side_of_the_cone_is_in_it() {
    let cone = Cone { tip: at(0, 0), through: at(0, -1), length: 150, half_width: 25 };
    assert!(cone.contains(at(10, -60)) && cone.contains(at(-10, -60)));
    assert!(!cone.contains(at(11, -60)));
    assert!(cone.contains(at(0, 0)) && cone.contains(at(25, -150)));
    assert!(!cone.contains(at(0, -151)) && !cone.contains(at(0, 1)));
}

#[test]
fn the_bands_of_a_cone_are_read_along_its_axis() {
    let cone = Cone { tip: at(0, 0), through: at(300, 400), length: 150, half_width: 75 };
    assert!(cone.along_at_most(at(30, 40), 100) && !cone.along_at_most(at(31, 40), 100));
    assert_eq!(cone.along_mm(at(60, 80)), 100);
    assert!(cone.contains(at(90, 120)) && !cone.contains(at(91, 120)));
}

#[test]
fn a_cone_touches_a_base_whose_edge_it_meets() {
    let cone = Cone { tip: at(0, 0), through: at(0, -1), length: 100, half_width: 50 };
    assert!(
        cone.touches_circle(Circle::new(at(0, 12), 24)) && !cone.touches_circle(Circle::new(at(0, 13), 24))
    );
    assert!(cone.touches_circle(Circle::new(at(0, -112), 24)));
    assert!(!cone.touches_circle(Circle::new(at(0, -113), 24)));
    assert!(cone.touches_circle(base(0, -50)));
}

#[test]
fn a_corridor_compares_half_millimetres_exactly() {
    let line = Corridor { from: at(0, 0), through: at(30, 40), half_width: 50 };
    assert!(line.contains(at(-40, 30)) && line.contains(at(40, -30)) && !line.contains(at(-41, 30)));
    let east = Corridor { from: at(0, 0), through: at(100, 0), half_width: 50 };
    assert_eq!(east.cmp_along(at(88, 50), at(100, 0), -25), Ordering::Greater);
    assert_eq!(east.cmp_along(at(87, 50), at(100, 0), -25), Ordering::Less);
    assert_eq!(east.cmp_along(at(88, 9), at(100, 0), -24), Ordering::Equal);
    assert_eq!((east.along_mm(at(70, 9)), east.aside_mm(at(70, 9)), east.aside_mm(at(70, -9))), (70, 9, -9));
}

#[test]
fn a_polygon_may_go_round_either_way() {
    let square = Polygon::rectangle(0, 0, 100, 100);
    let mut other = square.clone();
    other.corners.reverse();
    for it in [square, other] {
        assert!(it.contains(at(50, 50)) && it.contains(at(0, 50)) && it.contains(at(100, 100)));
        assert!(!it.contains_strictly(at(0, 50)) && it.contains_strictly(at(1, 50)));
        assert!(!it.contains(at(101, 50)) && !it.contains(at(-1, 100)) && !it.contains(at(50, -1)));
    }
}

#[test]
fn a_line_along_an_outline_or_past_a_corner_does_not_cut() {
    let square = Polygon::rectangle(0, 0, 100, 100);
    let cut = |a, b| square.is_cut_by(Segment::new(a, b));
    assert!(!cut(at(-50, 0), at(150, 0)));
    assert!(!cut(at(-50, 50), at(50, -50)));
    assert!(cut(at(-49, 50), at(51, -50)));
    assert!(cut(at(-50, -50), at(150, 150)), "from corner to corner through the middle");
    assert!(cut(at(0, 0), at(3, 1)) && cut(at(10, 10), at(20, 20)));
    assert!(!cut(at(-50, 50), at(0, 50)), "up to the outline");
}

#[test]
fn the_gap_to_a_polygon_is_measured_from_the_edge_of_the_base() {
    let square = Polygon::rectangle(0, 0, 100, 100);
    assert_eq!(square.gap(Circle::new(at(150, 50), 20)), 40);
    assert_eq!(square.gap(Circle::new(at(130, 140), 20)), 40);
    assert_eq!(square.gap(Circle::new(at(50, 50), 20)), 0);
    assert!(square.touches_circle(Circle::new(at(110, 50), 20)));
    assert!(!square.touches_circle(Circle::new(at(111, 50), 20)));
}

#[test]
fn segments_meet_at_their_ends_and_cross_only_inside() {
    let level = Segment::new(at(0, 0), at(100, 0));
    assert!(level.crosses(Segment::new(at(50, -1), at(50, 1))));
    assert!(
        !level.crosses(Segment::new(at(50, 0), at(50, 1))) && level.meets(Segment::new(at(50, 0), at(50, 1)))
    );
    assert!(!level.meets(Segment::new(at(101, 0), at(150, 0))));
    assert!(level.passes_within_half(Segment::new(at(103, 3), at(150, 3)), 9));
    assert!(
        !level.passes_within_half(Segment::new(at(103, 4), at(150, 4)), 10),
        "5 mm is not nearer than 5 mm"
    );
}

#[test]
fn a_vehicle_is_as_long_as_it_faces() {
    let north = Polygon::facing(at(500, 500), 0, 100, 40);
    assert!(north.contains(at(480, 450)) && north.contains(at(520, 550)) && !north.contains(at(521, 500)));
    let east = Polygon::facing(at(500, 500), 90, 100, 40);
    assert!(east.contains(at(450, 480)) && !east.contains(at(500, 521)));
}
