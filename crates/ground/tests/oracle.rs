//! The integer geometry held against libraries that others have written and tested: `geo` for shapes, `polyanya` for ways.
//! Both reckon in floating point and serve the tests alone.
use crate::common::*;
use geo::{
    Area, Contains, Distance, Euclidean, Intersects, Line, LineString, Relate, coord,
    line_intersection::{LineIntersection, line_intersection},
};
use glam::Vec2;
use ground::Point;
use ground::open::path::Pace;
use ground::open::{Circle, Crowd, Ground, Passages, Piece, Polygon, Segment, Walk, sight};
use polyanya::{Mesh, Triangulation};
use proptest::prelude::*;
use std::f32::consts::FRAC_PI_2;

fn coordinate(p: Point) -> geo::Coord<f64> {
    coord! { x: f64::from(p.x), y: f64::from(p.y) }
}

fn line(segment: Segment) -> Line<f64> {
    Line::new(coordinate(segment.a), coordinate(segment.b))
}

fn polygon(of: &Polygon) -> geo::Polygon<f64> {
    geo::Polygon::new(LineString::new(of.corners.iter().copied().map(coordinate).collect()), Vec::new())
}

fn place() -> impl Strategy<Value = Point> {
    // A coarse net as well, so that ends, corners and lines often fall on each other.
    prop_oneof![
        (0..1000i32, 0..1000i32).prop_map(|(x, y)| at(x, y)),
        (0..9i32, 0..9i32).prop_map(|(x, y)| at(100 * x + 100, 100 * y + 100)),
    ]
}

fn segment() -> impl Strategy<Value = Segment> {
    (place(), place()).prop_filter_map("a line has a length", |(a, b)| (a != b).then(|| Segment::new(a, b)))
}

/// A polygon round (500, 500), with dents: one corner a direction, near or far.
fn star() -> impl Strategy<Value = Polygon> {
    prop::collection::vec(1..5i32, 8).prop_map(|far| {
        let ways = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
        let corner = |((x, y), far): ((i32, i32), i32)| at(500 + 100 * x * far, 500 + 100 * y * far);
        Polygon::new(ways.into_iter().zip(far).map(corner).collect())
    })
}

proptest! {
    #[test]
    fn segments_meet_and_cross_where_geo_says_so(a in segment(), b in segment()) {
        let found = line_intersection(line(a), line(b));
        prop_assert_eq!(a.meets(b), found.is_some());
        let inside = matches!(found, Some(LineIntersection::SinglePoint { is_proper: true, .. }));
        prop_assert_eq!(a.crosses(b), inside);
    }

    #[test]
    fn a_place_is_as_far_from_a_segment_as_geo_measures(segment in segment(), p in place(), diameter in 1..200i32) {
        let far = Euclidean.distance(&geo::Point(coordinate(p)), &line(segment));
        let half = f64::from(diameter) / 2.0;
        // Within a millionth of the edge floating point may err; whole numbers do not.
        if 1e-6 < (far - half).abs() {
            prop_assert_eq!(segment.nearer_than_half(p, diameter), far < half);
            prop_assert_eq!(segment.touches_circle(Circle::new(p, diameter)), far < half);
        }
        let gap = f64::from(segment.gap(Circle::new(p, diameter)));
        prop_assert!((gap - (far - half).max(0.0)).abs() <= 0.5 + 1e-6, "{gap} against {}", far - half);
    }

    #[test]
    fn a_base_sweeps_past_a_wall_as_near_as_geo_measures(way in segment(), wall in segment(), diameter in 1..200i32) {
        let (near, half) = (Euclidean.distance(&line(way), &line(wall)), f64::from(diameter) / 2.0);
        if 1e-6 < (near - half).abs() {
            prop_assert_eq!(way.passes_within_half(wall, diameter), near < half);
        }
    }

    #[test]
    fn places_lie_in_on_and_outside_a_polygon_as_geo_says(star in star(), p in place()) {
        let (theirs, it) = (polygon(&star), geo::Point(coordinate(p)));
        prop_assert_eq!(star.contains(p), theirs.intersects(&it));
        prop_assert_eq!(star.contains_strictly(p), theirs.contains(&it));
        prop_assert_eq!(star.doubled_area().unsigned_abs() as f64, 2.0 * theirs.unsigned_area());
    }

    #[test]
    fn a_line_cuts_a_polygon_where_geo_finds_part_of_it_inside(star in star(), segment in segment()) {
        let (theirs, line) = (polygon(&star), line(segment));
        prop_assert_eq!(star.meets(segment), theirs.intersects(&line));
        // Strictly inside: a stretch of the line, not a touch, lies in the interior of the polygon.
        let stretch = theirs.relate(&line).get(geo::coordinate_position::CoordPos::Inside, geo::coordinate_position::CoordPos::Inside);
        prop_assert_eq!(star.is_cut_by(segment), stretch == geo::dimensions::Dimensions::OneDimensional);
    }
}

/// Houses that stand apart, at most one in each field of a net: corner, width and height.
fn houses() -> impl Strategy<Value = Vec<[i32; 4]>> {
    let house = (0..60i32, 0..60i32, 20..110i32, 20..110i32);
    prop::collection::vec(prop::option::weighted(0.7, house), 16).prop_map(|all| {
        let stands = |(i, house): (usize, Option<(i32, i32, i32, i32)>)| {
            let (x, y) = (110 + 210 * (i as i32 % 4), 110 + 210 * (i as i32 / 4));
            house.map(|(dx, dy, width, height)| [x + dx, y + dy, width, height])
        };
        all.into_iter().enumerate().filter_map(stands).collect()
    })
}

/// Where the middle of a base may not be: the house and so many millimetres round it, its corners rounded in eight steps.
/// Inside the true outline if `inside`, or else outside it.
fn forbidden([x, y, width, height]: [i32; 4], radius: f32, inside: bool) -> Vec<Vec2> {
    const STEPS: u8 = 8;
    let step = FRAC_PI_2 / f32::from(STEPS);
    let radius = if inside { radius } else { radius / (step / 2.0).cos() };
    let (x, y, right, low) = (x as f32, y as f32, (x + width) as f32, (y + height) as f32);
    let corners = [(right, low), (x, low), (x, y), (right, y)];
    let round = |(i, (x, y)): (usize, (f32, f32))| {
        let from = i as f32 * FRAC_PI_2;
        (0..=STEPS).map(move |n| {
            let angle = from + f32::from(n) * step;
            Vec2::new(x + radius * angle.cos(), y + radius * angle.sin())
        })
    };
    corners.into_iter().enumerate().flat_map(round).collect()
}

fn mesh(houses: &[[i32; 4]], radius: f32, inside: bool) -> Mesh {
    let edge = if inside { 12.0 } else { 14.0 };
    let far = 1000.0 - edge;
    let table = [Vec2::new(edge, edge), Vec2::new(far, edge), Vec2::new(far, far), Vec2::new(edge, far)];
    let mut all = Triangulation::from_outer_edges(&table);
    houses.iter().for_each(|it| all.add_obstacle(forbidden(*it, radius, inside)));
    all.as_navmesh()
}

fn street(houses: &[[i32; 4]]) -> Ground {
    let named =
        |(i, &[x, y, width, height]): (usize, &[i32; 4])| house(&format!("house {i}"), x, y, width, height);
    ground(houses.iter().enumerate().map(named).collect())
}

proptest! {
    // A mesh takes a while to make.
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn ways_are_as_short_as_polyanya_finds_them(houses in houses(), from in 20..980i32, to in 20..980i32) {
        let (street, crowd) = (street(&houses), Crowd::default());
        let walk = Walk {
            ground: &street, state: Passages::default(), diameter: 25, level: None, stays_on_table: true,
            crowd: &crowd, passes: &|_| false, blocks: &|piece: &Piece| piece.blocks_move,
        };
        let (from, to) = (at(from, 970), at(to, 30));
        let pace = Pace { mm_per_point: 50, points_per_crossing: 1 };
        let found = walk.path(from, to, pace, None).expect("there is always a way round houses that stand apart");
        let end = |p: Point| Vec2::new(p.x as f32, p.y as f32);
        let shortest = |radius, inside| mesh(&houses, radius, inside).path(end(from), end(to)).map(|it| it.length);
        let ours = found.length_mm as f32;
        // No way is shorter than the one through slightly smaller houses.
        let least = shortest(12.5, true).expect("there is a way");
        prop_assert!(least - 2.0 <= ours, "{ours} mm, and at least {least}");
        // A base turns at whole millimetres a little away from each corner.
        if let Some(most) = shortest(15.0, false) {
            prop_assert!(ours <= most + 3.0, "{ours} mm, and at most {most}");
        }
        // Roads leave out ways that hardly turn.
        let road = walk.roads(pace).way(&walk, from, to).expect("there is a road as well").length_mm as f32;
        prop_assert!(least - 2.0 <= road && road <= ours + 10.0, "{road} mm by road, {ours} mm by the search");
    }
}

proptest! {
    #[test]
    fn a_line_of_sight_is_clear_where_geo_finds_no_house_across_it(houses in houses(), a in place(), b in place()) {
        let street = street(&houses);
        let across = houses.iter().any(|&[x, y, width, height]| {
            Polygon::rectangle(x, y, width, height).is_cut_by(Segment::new(a, b))
        });
        let theirs = houses.iter().any(|&[x, y, width, height]| {
            let rectangle = polygon(&Polygon::rectangle(x, y, width, height));
            let stretch = rectangle.relate(&line(Segment::new(a, b)));
            stretch.get(geo::coordinate_position::CoordPos::Inside, geo::coordinate_position::CoordPos::Inside)
                == geo::dimensions::Dimensions::OneDimensional
        });
        prop_assume!(a != b);
        prop_assert_eq!(across, theirs);
        prop_assert_eq!(sight::clear(&street, Passages::default(), a, b, &|piece| piece.blocks_sight), !theirs);
    }
}
