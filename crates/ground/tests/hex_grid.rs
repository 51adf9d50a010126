//! Hexes, their sides, their names and the board they lie on.
use ground::Point;
use ground::hex::{ACROSS_MM, Edge, Grid, Hex, Side, at, centre, corners};
use proptest::prelude::*;

const MAP: Grid = Grid::new(16, 12);

fn hex(name: &str) -> Hex {
    name.parse().expect("the name of a hex")
}

fn any_hex() -> impl Strategy<Value = Hex> {
    (0..40_i8, 0..40_i8).prop_map(|(col, row)| Hex::new(col, row))
}

fn any_side() -> impl Strategy<Value = Side> {
    (1..=6_u8).prop_map(|number| Side::ALL[usize::from(number) - 1])
}

#[test]
fn side_one_is_the_top_and_they_are_counted_clockwise() {
    let around = |name: &str| hex(name).neighbours().map(|it| it.to_string());
    assert_eq!(around("0505"), ["0504", "0604", "0605", "0506", "0405", "0404"]);
    assert_eq!(around("0605"), ["0604", "0705", "0706", "0606", "0506", "0505"], "a column shoved down");
    assert_eq!(Side::ALL.map(Side::number), [1, 2, 3, 4, 5, 6]);
    assert_eq!(Side::numbered(0), None);
    assert_eq!(Side::numbered(7), None);
    assert_eq!(Side::numbered(6).unwrap().clockwise().number(), 1);
    assert_eq!(Side::numbered(1).unwrap().counter_clockwise().number(), 6);
    assert_eq!(Side::numbered(2).unwrap().opposite().number(), 5);
}

#[test]
fn six_steps_straight_through_each_side() {
    let ends = Side::ALL.map(|side| hex("0807").steps(side, 6).to_string());
    assert_eq!(ends, ["0801", "1404", "1410", "0813", "0210", "0204"]);
}

#[test]
fn steps_may_lead_off_any_board() {
    assert_eq!(Hex::new(0, 0).step(Side::Top), Hex::new(0, -1));
    assert_eq!(Hex::new(0, 0).step(Side::LowerLeft), Hex::new(-1, 0));
    assert!(!MAP.contains(Hex::new(3, 3).steps(Side::Bottom, 255)));
    assert!(!MAP.contains(Hex::new(3, 3).steps(Side::UpperLeft, 255)));
}

#[test]
fn distances_by_hand() {
    let far = |a: &str, b: &str| hex(a).distance(hex(b));
    assert_eq!(far("0101", "0101"), 0);
    assert_eq!(far("0101", "0201"), 1);
    assert_eq!(far("0201", "0101"), 1);
    assert_eq!(far("0101", "0202"), 2);
    assert_eq!(far("0101", "1601"), 15);
    assert_eq!(far("0101", "1608"), 15);
    assert_eq!(far("0101", "1609"), 16);
    assert_eq!(far("0101", "0112"), 11);
}

#[test]
fn a_name_has_two_digits_for_the_column_and_two_for_the_row() {
    assert_eq!(Hex::new(4, 6).to_string(), "0507");
    assert_eq!(hex("3224"), Hex::new(31, 23));
    for wrong in ["", "507", "00507", "0007", "0500", "5-07", "+507", "a507", "０５０７"] {
        let why = wrong.parse::<Hex>().unwrap_err().to_string();
        assert!(why.contains(&format!("`{wrong}`")) && why.contains("`0507`"), "{why}");
    }
}

#[test]
fn a_hex_is_its_name_in_a_file() {
    assert_eq!(serde_json::to_string(&Hex::new(4, 6)).unwrap(), "\"0507\"");
    assert_eq!(serde_json::from_str::<Hex>("\"0507\"").unwrap(), Hex::new(4, 6));
    assert!(serde_json::from_str::<Hex>("\"0570x\"").unwrap_err().to_string().contains("0570x"));
    let schema = serde_json::to_value(schemars::schema_for!(Hex)).unwrap();
    assert_eq!(schema["type"], "string");
}

#[test]
fn corners_lie_at_two_edges_and_the_middle_at_none() {
    let edges = |name: &str| MAP.edges_of(hex(name)).to_vec();
    assert_eq!(edges("0101"), [Edge::North, Edge::West]);
    assert_eq!(edges("1612"), [Edge::East, Edge::South]);
    assert_eq!(edges("0812"), [Edge::South]);
    assert_eq!(edges("0806"), []);
    assert!(MAP.is_edge(hex("0105")) && MAP.is_edge(hex("1605")) && !MAP.is_edge(hex("0205")));
    assert_eq!(MAP.edge(Edge::North).map(|it| it.to_string()).last().unwrap(), "1601");
    assert_eq!(MAP.edge(Edge::East).count(), 12);
    assert_eq!(Edge::ALL.map(Edge::opposite), [Edge::South, Edge::West, Edge::North, Edge::East]);
}

#[test]
fn rings_on_the_board_only() {
    let ring: Vec<String> = MAP.ring(hex("0101"), 2).map(|it| it.to_string()).collect();
    assert_eq!(ring, ["0301", "0302", "0202", "0103"]);
    assert_eq!(MAP.ring(hex("0101"), 0).collect::<Vec<_>>(), [hex("0101")]);
    assert_eq!(MAP.ring(hex("0807"), 5).count(), 30);
    assert_eq!(MAP.ring(hex("0807"), 1).collect::<Vec<_>>(), hex("0807").neighbours());
}

#[test]
fn drawn_hexes_share_their_corners() {
    let (a, b, c) = (corners(hex("0101")), corners(hex("0201")), corners(hex("0102")));
    assert_eq!((a[2], a[3]), (b[0], b[5]), "the lower right side of one is the upper left side of the next");
    assert_eq!((a[3], a[4]), (c[1], c[0]));
    assert_eq!(a[4].y - a[0].y, ACROSS_MM);
    assert_eq!(centre(hex("0201")).y - centre(hex("0101")).y, ACROSS_MM / 2, "shoved down by half a hex");
    assert_eq!(MAP.size_mm(), Point::new(corners(hex("1612"))[2].x, corners(hex("1612"))[3].y));
    assert_eq!(Grid::new(1, 2).size_mm().y, 2 * ACROSS_MM);
}

proptest! {
    #[test]
    fn distance_is_a_metric(a in any_hex(), b in any_hex(), c in any_hex()) {
        prop_assert_eq!(a.distance(b) == 0, a == b);
        prop_assert_eq!(a.distance(b), b.distance(a));
        prop_assert!(a.distance(c) <= a.distance(b) + b.distance(c));
    }

    #[test]
    fn straight_on_and_straight_back(from in any_hex(), side in any_side(), n in 0..20_u8) {
        let to = from.steps(side, n);
        prop_assert_eq!(from.distance(to), n);
        prop_assert_eq!(to.steps(side.opposite(), n), from);
        prop_assert_eq!((0..n).fold(from, |at, _| at.step(side)), to);
    }

    #[test]
    fn only_neighbours_have_a_side_between_them(a in any_hex(), b in any_hex(), side in any_side()) {
        prop_assert_eq!(a.side_to(b).is_some(), a.distance(b) == 1);
        prop_assert_eq!(a.side_to(a.step(side)), Some(side));
        prop_assert_eq!(a.step(side).side_to(a), Some(side.opposite()));
    }

    #[test]
    fn a_name_read_is_the_hex_that_was_written(a in any_hex()) {
        prop_assert_eq!(a.to_string().parse(), Ok(a));
    }

    #[test]
    fn every_hex_has_its_place_in_the_list(columns in 1..34_i8, rows in 1..26_i8) {
        let grid = Grid::new(columns, rows);
        prop_assert_eq!(grid.hexes().len(), grid.len());
        for (index, hex) in grid.hexes().enumerate() {
            prop_assert!(grid.contains(hex));
            prop_assert_eq!(grid.index(hex), index);
        }
    }

    #[test]
    fn rings_hold_what_is_so_far_away(col in 0..16_i8, row in 0..12_i8, n in 0..20_u8) {
        let centre = Hex::new(col, row);
        let mut ring: Vec<Hex> = MAP.ring(centre, n).collect();
        let mut far: Vec<Hex> = MAP.hexes().filter(|it| it.distance(centre) == n).collect();
        ring.sort();
        far.sort();
        prop_assert_eq!(ring, far);
        let within: Vec<Hex> = MAP.within(centre, n).collect();
        prop_assert!(within.is_sorted_by_key(|it| it.distance(centre)));
        prop_assert_eq!(within.len(), MAP.hexes().filter(|it| it.distance(centre) <= n).count());
    }

    #[test]
    fn the_nearest_edge_is_so_many_steps_away(col in 0..16_i8, row in 0..12_i8) {
        let hex = Hex::new(col, row);
        let nearest = MAP.hexes().filter(|&it| MAP.is_edge(it)).map(|it| it.distance(hex)).min();
        prop_assert_eq!(Some(MAP.to_edge(hex)), nearest);
        prop_assert_eq!(MAP.is_edge(hex), !MAP.edges_of(hex).is_empty());
    }

    #[test]
    fn a_click_in_a_hex_finds_it(col in 0..32_i8, row in 0..24_i8, corner in 0..6_usize, part in 0..10_i32) {
        let hex = Hex::new(col, row);
        let (middle, end) = (centre(hex), corners(hex)[corner]);
        let inside = Point::new(middle.x + (end.x - middle.x) * part / 10, middle.y + (end.y - middle.y) * part / 10);
        prop_assert_eq!(at(inside), Some(hex));
    }

    #[test]
    fn no_point_of_a_board_is_in_a_gap(x in 0..424_i32, y in 0..375_i32) {
        let point = Point::new(x, y);
        if let Some(hex) = MAP.at(point) {
            let [left_top, right_top, right, .., left] = corners(hex);
            prop_assert!(left.x <= x && x <= right.x && left_top.y <= y && y <= left_top.y + ACROSS_MM);
            let out = (x - centre(hex).x).abs() - (right_top.x - centre(hex).x);
            prop_assert!(15 * out <= 8 * (15 - (y - centre(hex).y).abs()), "beyond a slanted side");
        } else {
            prop_assert!(!(8..416).contains(&x) || !(15..360).contains(&y), "inside the board: {x}, {y}");
        }
    }
}
