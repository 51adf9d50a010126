//! Vehicles, and places worth going to.
use ground::open::{Circle, Polygon, measure};
use kernel::Point;
use stage::{ClimbFile, Hull, Parked, Rig, Steps, landmark};

use crate::kit::{Door, house, table};

const CAR: Hull = Hull { length: 90, width: 40, height: 30 };

#[test]
fn a_hull_turns_about_its_middle_and_stops_sight_ways_and_bullets() {
    let at = Point::new(500, 400);
    assert_eq!(CAR.outline(at, 0), Polygon::facing(at, 0, 90, 40));
    let (across, along) = (CAR.outline(at, 90), CAR.outline(at, 0));
    assert!(across.contains(Point::new(540, 400)) && !along.contains(Point::new(540, 400)));
    assert_eq!(CAR.grown(5), Hull { length: 100, width: 50, height: 30 });
    let body = CAR.body("car", at, 90);
    let is = body.piece();
    assert!(is.blocks_sight && is.blocks_move && is.solid && is.roof_mm.is_none());
    assert_eq!((is.name.as_str(), is.height_mm), ("car", 30));
    assert!((12..=13).contains(&body.gap(Circle::new(Point::new(570, 400), 25))));
}

#[test]
fn landmarks_are_touched_by_who_goes_there_and_are_no_longer_named_by_who_does() {
    let mut layout = table();
    let doors = [Door { from: [120, 100], to: [135, 100], defence: 0 }];
    layout.add_building("", &house("shed", &doors)).unwrap();
    let stairs = ClimbFile {
        name: "stairs".to_owned(),
        kind: Steps::Stairs,
        foot: [300, 300],
        foot_on: None,
        head: [320, 300],
        head_on: None,
    };
    layout.add_climb("", &stairs).unwrap();
    let far = Circle::new(Point::new(900, 900), 25);
    let climbs: Vec<Point> = landmark::climbs(&layout.table).collect();
    assert_eq!(climbs, [Point::new(750, 750), Point::new(800, 750)]);
    layout.table.climbs.clear();
    let ground = layout.ground().unwrap();
    let sides: Vec<Point> = landmark::openings(&ground, far).collect();
    let [inside, outside] = sides[..] else { panic!("{sides:?}") };
    let house = Polygon::rectangle(250, 250, 200, 150);
    assert_ne!(house.contains(inside), house.contains(outside), "one on each side of the wall");
    for place in sides {
        let there = Circle::new(place, 25);
        assert_eq!(landmark::openings(&ground, there).count(), 0, "they stand at the door already");
    }
    let area = Polygon::rectangle(250, 250, 200, 150);
    let door = landmark::entrance(ground.table(), &area, far);
    assert_eq!(door, Some(Point::new(318, 250)), "the middle of the only one");
    assert_eq!(landmark::entrance(ground.table(), &Polygon::rectangle(600, 600, 50, 50), far), None);
    let body = CAR.body("car", Point::new(500, 700), 0);
    let bodies = [body];
    let beside: Vec<Point> = landmark::bodies(&bodies, far).collect();
    assert!(bodies[0].gap(Circle::new(beside[0], 25)) <= 1 && measure::distance(beside[0], far.at) < 500);
    assert_eq!(landmark::bodies(&bodies, Circle::new(beside[0], 25)).count(), 0);
}

#[test]
fn half_inches_are_rounded_to_even_millimetres_and_outlines_are_as_wide() {
    let mm = [2, 3, 4, 5, 6, 7, 11, 12, 13, 14, 20, 28].map(|it| Hull::of_half_inches(it, it, 30).width);
    assert_eq!(mm, [25, 38, 50, 62, 75, 88, 138, 150, 162, 175, 250, 350]);
    let sports = Hull::of_half_inches(11, 5, 30);
    let (low, high) = sports.outline(Point::new(500, 500), 0).extent().unwrap();
    assert_eq!((high.x - low.x, high.y - low.y), (62, 138));
    // A side of whole inches can be odd; its corners are rounded outwards.
    let (low, high) = Hull::of_half_inches(6, 2, 30).outline(Point::new(500, 500), 0).extent().unwrap();
    assert_eq!((high.x - low.x, high.y - low.y), (26, 76));
}

#[test]
fn a_parked_vehicle_is_measured_at_its_front_and_sweeps_as_it_drives_and_turns() {
    let van = Parked { hull: Hull::of_half_inches(13, 6, 40), at: Point::new(500, 500), facing: 90 };
    assert_eq!(van.front(), Point::new(581, 500));
    assert_eq!(van.hull.behind(van.front(), 90), van.at);
    assert_eq!(van.moved(90, 200).front(), Point::new(781, 500));
    let swept = van.sweep(90, 200);
    assert!(swept.contains(Point::new(781, 530)) && !swept.contains(Point::new(783, 500)));
    assert_eq!(van.swing(45).outline(45), Parked { facing: 135, ..van }.outline());
    assert_eq!(van.body("van").piece().height_mm, 40);
}

#[test]
fn a_rig_pulls_its_trailer_round_corners() {
    let (cab, trailer) = (Hull::of_half_inches(14, 7, 60), Hull::of_half_inches(28, 7, 60));
    let start = Parked { hull: cab, at: Point::new(600, 1000), facing: 0 };
    let rig = Rig::straight(start, trailer);
    assert_eq!((rig.trailer.at, rig.trailer.facing), (Point::new(600, 1000 + 87 + 175), 0));
    let on = rig.follow(start.moved(0, 200));
    assert_eq!((on.trailer.at, on.trailer.facing), (Point::new(600, 1062), 0), "straight behind");
    let turned =
        on.follow(Parked { facing: 45, ..on.cab }).follow(Parked { facing: 45, ..on.cab }.moved(45, 250));
    assert!(10 < turned.trailer.facing && turned.trailer.facing < 45, "{turned:?}");
    let [front, rear] = turned.outlines();
    let coupling = cab.behind(turned.cab.at, 45);
    assert!(
        front.gap(Circle::new(coupling, 4)) == 0 && rear.gap(Circle::new(coupling, 4)) == 0,
        "{turned:?}"
    );
}
