//! Who sees whom on a board of hexes.
use std::sync::LazyLock;

use ground::hex::{Grid, Hex, Side, Sights};
use proptest::prelude::*;

const MAP: Grid = Grid::new(16, 12);

fn hex(name: &str) -> Hex {
    name.parse().expect("the name of a hex")
}

/// A board with these hexes blocked.
fn board(blocked: &[&str]) -> Sights {
    let blocked: Vec<Hex> = blocked.iter().map(|it| hex(it)).collect();
    Sights::new(MAP, |it| blocked.contains(&it))
}

fn crossed(a: &str, b: &str) -> [Vec<String>; 2] {
    board(&[]).between(hex(a), hex(b)).map(|line| line.map(|it| it.to_string()).collect())
}

#[test]
fn straight_through_the_sides_both_lines_cross_the_same_hexes() {
    assert_eq!(crossed("0505", "0501"), [["0504", "0503", "0502"]; 2]);
    assert_eq!(crossed("0205", "0507"), [["0306", "0406"]; 2]);
    assert_eq!(crossed("0507", "0205"), [["0406", "0306"]; 2], "in order from the first hex");
}

#[test]
fn a_slanted_line_crosses_two_hexes_of_a_column() {
    assert_eq!(crossed("0205", "0604"), [["0305", "0405", "0404", "0505"]; 2]);
}

#[test]
fn along_a_spine_one_line_goes_left_of_it_and_one_right() {
    assert_eq!(crossed("0505", "0705"), [["0604"], ["0605"]]);
    assert_eq!(crossed("0705", "0505"), [["0605"], ["0604"]], "left and right seen from the other end");
    assert_eq!(crossed("0505", "0905"), [["0604", "0705", "0804"], ["0605", "0705", "0805"]]);
    assert_eq!(crossed("0505", "0606"), [["0605"], ["0506"]], "down to the right, between the sides 3 and 4");
}

#[test]
fn a_spine_is_seen_along_while_one_of_its_sides_is_open() {
    let (a, b) = (hex("0505"), hex("0705"));
    assert!(board(&[]).sees(a, b));
    assert!(board(&["0604"]).sees(a, b));
    assert!(board(&["0605"]).sees(a, b));
    assert!(!board(&["0604", "0605"]).sees(a, b));
}

#[test]
fn one_line_must_be_free_all_the_way() {
    let (a, b) = (hex("0505"), hex("0905"));
    assert!(board(&["0604", "0804"]).sees(a, b));
    assert!(
        !board(&["0604", "0805"]).sees(a, b),
        "each line is blocked once, though never at the same place"
    );
    assert!(!board(&["0705"]).sees(a, b), "the middle one is crossed by both");
}

#[test]
fn the_ends_never_hide_and_neighbours_always_see_each_other() {
    let woods = Sights::new(MAP, |_| true);
    for a in MAP.hexes() {
        for b in MAP.hexes() {
            assert_eq!(woods.sees(a, b), a.distance(b) <= 1 || beyond_the_edge(a, b), "{a} {b}");
        }
    }
}

/// Along the very edge of the board the line shifted outwards crosses no hex of it between two of every second column.
fn beyond_the_edge(a: Hex, b: Hex) -> bool {
    a.row == b.row
        && (a.col - b.col).abs() == 2
        && ((a.row == 0 && a.col % 2 == 0) || (a.row == MAP.rows - 1 && a.col % 2 == 1))
}

#[test]
fn what_is_off_the_board_hides_nothing() {
    assert_eq!(crossed("0101", "0301"), [vec![], vec!["0201".to_owned()]]);
    assert!(board(&["0201"]).sees(hex("0101"), hex("0301")));
    assert!(!board(&["0201", "0301"]).sees(hex("0101"), hex("0501")), "0301 is in the middle of the line");
    assert!(board(&[]).sees_past(hex("0101"), hex("0301"), |it| it == hex("0201")));
}

#[test]
fn figures_and_woods_together_must_leave_one_line_free() {
    let (a, b) = (hex("0505"), hex("0705"));
    let past = |blocked: &[&str], taken: &[&str]| {
        board(blocked).sees_past(a, b, |it| taken.contains(&it.to_string().as_str()))
    };
    assert!(past(&[], &[]));
    assert!(past(&[], &["0604"]));
    assert!(past(&["0604"], &["0604"]));
    assert!(!past(&["0604"], &["0605"]), "a wood on one side and a figure on the other");
    assert!(!past(&[], &["0604", "0605"]));
    assert!(past(&[], &["0505", "0705"]), "who stands at the ends hides nobody");
    assert!(!past(&["0604", "0605"], &[]));
}

#[test]
fn a_hex_sees_itself() {
    assert!(board(&["0505"]).sees_past(hex("0505"), hex("0505"), |_| true));
}

#[test]
fn straight_lines_of_six_through_every_side() {
    let from = hex("0807");
    for side in Side::ALL {
        let far = from.steps(side, 5);
        let way: Vec<Hex> = (1..5).map(|n| from.steps(side, n)).collect();
        for line in board(&[]).between(from, far) {
            assert_eq!(line.collect::<Vec<_>>(), way);
        }
    }
}

/// The hexes between that a pencil point meets, moved along the line in much finer steps than any hex is wide and a little to one side:
/// slow, and in no way like the code under test.
fn sampled(a: Hex, b: Hex, left: bool) -> Vec<Hex> {
    // Columns are 3 units apart, rows 2: hexes squeezed to whole numbers, which keeps straight lines straight.
    let at = |hex: Hex| (3 * i64::from(hex.col), 2 * i64::from(hex.row) + i64::from(hex.col & 1));
    let ((ax, ay), (bx, by)) = (at(a), at(b));
    let (x, y) = (bx - ax, by - ay);
    // A unit has 100000 parts. A corner that is not on a line is never nearer to it than a hundredth of a hex.
    let length = (10_000 * (3 * y * y + x * x)).isqrt().max(1);
    let aside = |by: i64| (if left { 100_000 } else { -100_000 }) * by / length;
    let inside = |hex: Hex, (px, py): (i64, i64)| {
        let (cx, cy) = at(hex);
        let (dx, dy) = ((px - 100_000 * cx).abs(), (py - 100_000 * cy).abs());
        // Flat at 1 unit above and below, slanted from (1, 1) to (2, 0).
        dy <= 100_000 && dx + dy <= 200_000
    };
    let (mut found, mut last) = (Vec::new(), a);
    for step in 0..=20_000 {
        let part = |from: i64, by: i64| 100_000 * from + 5 * by * step;
        let pencil = (part(ax, x) + aside(3 * y), part(ay, y) - aside(x));
        if !inside(last, pencil)
            && let Some(next) = last.neighbours().into_iter().find(|&it| inside(it, pencil))
        {
            last = next;
            found.push(next);
        }
    }
    found.retain(|&it| it != b && MAP.contains(it));
    found
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn lines_cross_what_a_pencil_meets(a in 0..192_usize, b in 0..192_usize) {
        let (a, b) = (MAP.hex(a), MAP.hex(b));
        let sights = board(&[]);
        let lines = sights.between(a, b).map(Iterator::collect::<Vec<_>>);
        let pencil = [sampled(a, b, true), sampled(a, b, false)];
        for (line, pencil) in lines.iter().zip(&pencil) {
            prop_assert_eq!(line, pencil, "{} {}", a, b);
        }
    }

    #[test]
    fn sight_is_mutual(blocked in prop::collection::vec(any::<bool>(), 192), taken in prop::collection::vec(any::<bool>(), 192)) {
        let sights = Sights::new(MAP, |it| blocked[MAP.index(it)]);
        for a in MAP.hexes().step_by(5) {
            for b in MAP.hexes() {
                prop_assert_eq!(sights.sees(a, b), sights.sees(b, a));
                let past = |a, b| sights.sees_past(a, b, |it| taken[MAP.index(it)]);
                let counted: Vec<u8> = taken.iter().map(|&it| u8::from(it)).collect();
                prop_assert_eq!(sights.sees_over(a, b, &counted), past(a, b));
                prop_assert_eq!(past(a, b), past(b, a));
                prop_assert_eq!(past(a, b), sights.between(a, b).into_iter().any(|mut line| {
                    line.all(|it| !blocked[MAP.index(it)] && !taken[MAP.index(it)])
                }));
                prop_assert_eq!(sights.sees(a, b), sights.sees_past(a, b, |_| false));
            }
        }
    }

    #[test]
    fn a_line_goes_from_neighbour_to_neighbour(a in 0..768_usize, b in 0..768_usize) {
        static SIGHTS: LazyLock<Sights> = LazyLock::new(|| Sights::new(Grid::new(32, 24), |_| false));
        let (a, b) = (SIGHTS.grid().hex(a), SIGHTS.grid().hex(b));
        for line in SIGHTS.between(a, b) {
            let on_edge = a.row == b.row && (a.row == 0 || a.row == 23);
            let whole: Vec<Hex> = [a].into_iter().chain(line).chain([b]).collect();
            let joined = whole.windows(2).all(|it| it[0].distance(it[1]) <= 1);
            prop_assert!(joined || on_edge, "{whole:?}");
        }
    }
}
