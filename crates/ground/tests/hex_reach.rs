//! How far points carry on a board of hexes.
use ground::hex::{Flood, Floor, Grid, Hex, HexSet, Reach};
use proptest::prelude::*;

const MAP: Grid = Grid::new(16, 12);

fn hex(name: &str) -> Hex {
    name.parse().expect("the name of a hex")
}

fn names(hexes: impl IntoIterator<Item = Hex>) -> Vec<String> {
    hexes.into_iter().map(|it| it.to_string()).collect()
}

#[test]
fn on_open_ground_points_are_steps() {
    let reach = Reach::new(MAP, hex("0806"), 3, |_, _| Some(1));
    for there in MAP.hexes() {
        let far = there.distance(hex("0806"));
        assert_eq!(reach.cost(there), (far <= 3).then_some(far), "{there}");
        assert_eq!(reach.path(there).len(), if far <= 3 { far as usize } else { 0 });
    }
    assert_eq!(reach.hexes().len(), 1 + 6 + 12 + 18);
    assert_eq!(reach.hexes().next(), Some(hex("0806")));
}

#[test]
fn the_way_round_is_taken_where_it_is_cheaper() {
    // A belt of wood from top to bottom but for one gap.
    let wood = |it: Hex| it.col == 7 && it.row != 6;
    let reach =
        |points| Reach::new(MAP, hex("0706"), points, move |_, to| Some(if wood(to) { 4 } else { 1 }));
    assert_eq!(reach(9).cost(hex("0906")), Some(4), "round by the gap: 0707, 0807, 0907 and up");
    assert_eq!(reach(3).cost(hex("0906")), None);
    assert_eq!(names(reach(9).path(hex("0907"))), ["0707", "0807", "0907"]);
    assert_eq!(reach(4).cost(hex("0806")), Some(4), "into the wood itself");
    assert_eq!(reach(3).cost(hex("0806")), None);
}

#[test]
fn a_wall_is_between_two_hexes_and_may_be_shut_one_way() {
    let into = |from: Hex, to: Hex| (to != hex("0506") || from == hex("0505")).then_some(1);
    let reach = Reach::new(MAP, hex("0507"), 9, into);
    let way = reach.path(hex("0506"));
    assert_eq!(way.len(), 4);
    assert_eq!(names(way)[2..], ["0505", "0506"]);
    let out = Reach::new(MAP, hex("0506"), 1, into);
    assert_eq!(out.cost(hex("0507")), Some(1), "leaving is another matter");
}

#[test]
fn what_cannot_be_entered_is_not_reached() {
    let shut = Reach::new(MAP, hex("0506"), 200, |_, _| None);
    assert_eq!(names(shut.hexes()), ["0506"]);
    assert_eq!(shut.cost(hex("0506")), Some(0));
    assert_eq!(shut.cost(Hex::new(-1, 3)), None);
    assert!(shut.path(Hex::new(-1, 3)).is_empty() && shut.path(hex("0506")).is_empty());
    let dear = Reach::new(MAP, hex("0506"), 255, |_, _| Some(200));
    assert_eq!(dear.hexes().len(), 7, "two steps are more than can be counted");
}

#[test]
fn the_same_memory_serves_the_next_one() {
    let mut reach = Reach::new(Grid::new(32, 24), Hex::new(31, 23), 12, |_, _| Some(1));
    let floor = Floor::new(MAP, |_| 0, |_, _| true);
    let of = Flood { floor: &floor, from: hex("0806"), points: 2, prices: [Some(2), None, None], door: None };
    reach.flood(&of, |_| false, |_| false);
    let fresh = Reach::new(MAP, hex("0806"), 2, |_, _| Some(2));
    assert_eq!(names(reach.hexes()), names(fresh.hexes()));
    assert_eq!(reach.cost(hex("0807")), Some(2));
    assert_eq!(reach.cost(Hex::new(31, 23)), None);
}

proptest! {
    #[test]
    fn a_path_costs_what_its_end_costs_and_none_is_cheaper(
        costs in prop::collection::vec(prop::option::of(0..4_u8), 192),
        from in 0..192_usize,
        points in 0..12_u8,
    ) {
        let entering = |_: Hex, to: Hex| costs[MAP.index(to)];
        let reach = Reach::new(MAP, MAP.hex(from), points, entering);
        for there in reach.hexes() {
            let total: u8 = reach.path(there).iter().map(|&it| costs[MAP.index(it)].unwrap()).sum();
            prop_assert_eq!(Some(total), reach.cost(there));
        }
        for there in MAP.hexes() {
            for next in MAP.neighbours(there) {
                let (Some(here), Some(step)) = (reach.cost(there), costs[MAP.index(next)]) else { continue };
                if here + step <= points {
                    prop_assert!(reach.cost(next).is_some_and(|it| it <= here + step));
                }
            }
        }
        let again: Vec<Hex> = reach.hexes().collect();
        prop_assert!(again.is_sorted_by_key(|&it| reach.cost(it)));
        prop_assert_eq!(again.len(), MAP.hexes().filter(|&it| reach.cost(it).is_some()).count());
    }
}

/// What of a board may change, and what may not: kinds, walls between hexes, where ways end, what is shut.
fn floors() -> impl Strategy<Value = (Vec<u8>, Vec<bool>, Vec<bool>, Vec<bool>)> {
    let some = |share| prop::collection::vec(prop::bool::weighted(share), 192);
    (
        prop::collection::vec(0..3_u8, 192),
        prop::collection::vec(prop::bool::weighted(0.8), 192 * 6),
        some(0.2),
        some(0.2),
    )
}

proptest! {
    #[test]
    fn a_flood_finds_what_the_plain_search_finds(
        (kinds, open, ends, shut) in floors(),
        prices in prop::array::uniform3(prop::option::of(0..4_u8)),
        from in 0..192_usize,
        door in prop::option::of(0..192_usize),
        points in 0..12_u8,
    ) {
        let side = |from: Hex, to: Hex| usize::from(from.side_to(to).unwrap().number() - 1);
        let passes = |from: Hex, to: Hex| open[6 * MAP.index(from) + side(from, to)];
        let (from, door) = (MAP.hex(from), door.map(|it| MAP.hex(it)));
        let plain = Reach::new(MAP, from, points, |at, to| {
            let enters = passes(at, to) || door == Some(to);
            let goes = (at == from || !ends[MAP.index(at)]) && !shut[MAP.index(to)];
            prices[usize::from(kinds[MAP.index(to)])].filter(|_| enters && goes)
        });
        let floor = Floor::new(MAP, |it| kinds[MAP.index(it)], passes);
        let mut reach = Reach::new(Grid::new(20, 20), Hex::new(3, 3), 9, |_, _| Some(1));
        reach.flood(&Flood { floor: &floor, from, points, prices, door }, |it| ends[it], |it| shut[it]);
        prop_assert_eq!(names(reach.hexes()), names(plain.hexes()));
        for hex in MAP.hexes() {
            prop_assert_eq!(reach.cost(hex), plain.cost(hex));
            prop_assert_eq!(reach.path(hex), plain.path(hex));
        }
    }

    #[test]
    fn a_set_has_what_was_put_in(these in prop::collection::vec((0..20_i8, 0..20_i8), 0..60)) {
        let these: Vec<Hex> = these.into_iter().map(|(col, row)| Hex::new(col, row)).collect();
        let set = HexSet::of(MAP, these.iter().copied());
        for hex in Grid::new(20, 20).hexes() {
            prop_assert_eq!(set.contains(hex), these.contains(&hex) && MAP.contains(hex));
        }
    }
}
