//! Lengths of files.
use ground::open::{Circle, measure};
use kernel::Point;
use stage::Ruler;
use view::Length;

use crate::kit::INCHES;

#[test]
fn exactly_six_inches_are_within_six_inches() {
    let six = INCHES.length("", 60).unwrap();
    let [a, b] = [[100, 100], [160, 100]].map(|it| INCHES.point("", it).unwrap());
    let (a, b) = (Circle::new(a, 0), Circle::new(b, 0));
    assert!(measure::within(a, b, six) && !measure::within(a, b, six - 1));
    assert_eq!(INCHES.length.write(measure::gap(a, b)), "6 in");
}

#[test]
fn every_whole_inch_is_a_whole_number_of_millimetres() {
    for inches in 1..=72 {
        let kept = INCHES.length("", inches * 10).unwrap();
        assert_eq!((kept, INCHES.length.write(kept)), (25 * inches, format!("{inches} in")));
    }
}

#[test]
fn lengths_that_no_table_has_are_refused_where_they_stand() {
    let too_long = INCHES.rectangle("/box", [0, 0, 10, 2401]).unwrap_err();
    assert_eq!(
        (too_long.path.as_str(), too_long.expected.as_str()),
        ("/box/3", "a length of at most 240 in")
    );
    let none = INCHES.length("/thickness", 0).unwrap_err();
    assert_eq!((none.path.as_str(), none.expected.as_str()), ("/thickness", "a length above 0"));
    assert_eq!(INCHES.points("/line", &[[0, 0], [i32::MIN, 0]]).unwrap_err().path, "/line/1/0");
    assert_eq!(INCHES.degrees("/turned", 360).unwrap_err().path, "/turned");
    assert_eq!(INCHES.point("", [-1, 0]).unwrap(), Point::new(-3, 0));
}

#[test]
fn what_is_planned_in_millimetres_is_written_in_the_nearest_tenth() {
    assert_eq!([36, 10, 0, -1, 25].map(|it| INCHES.tenths(it)), [14, 4, 0, 0, 10]);
    for mm in -300..300 {
        let read = INCHES.point("", [INCHES.tenths(mm); 2]).unwrap();
        assert!(read.x.abs_diff(mm) <= 2, "{mm} mm are read as {}", read.x);
        assert_eq!(Ruler { length: Length::Centimetres }.tenths(mm), mm);
    }
    // Two boxes that share an edge still share it.
    let [left, right] = [[3, 0, 34, 10], [37, 0, 20, 10]].map(|it| INCHES.sides(it));
    assert_eq!(left[0] + left[2], right[0]);
}
