//! Vehicles, and places worth going to.
use ground::open::{Circle, Polygon, measure};
use kernel::Point;
use stage::{ClimbFile, Hull, Steps, landmark};

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
    let body = CAR.body("car", Point::new(500, 700), 0);
    let bodies = [body];
    let beside: Vec<Point> = landmark::bodies(&bodies, far).collect();
    assert!(bodies[0].gap(Circle::new(beside[0], 25)) <= 1 && measure::distance(beside[0], far.at) < 500);
    assert_eq!(landmark::bodies(&bodies, Circle::new(beside[0], 25)).count(), 0);
}
