//! What is found by squares of the table held against each piece looked at by itself.
use crate::common::*;
use ground::open::{Circle, Crowd, Ground, Passage, Passages, Piece, Walk, sight};
use proptest::prelude::*;

fn walk<'a>(ground: &'a Ground, crowd: &'a Crowd, state: Passages<'a>) -> Walk<'a> {
    Walk {
        ground,
        state,
        diameter: 25,
        level: None,
        stays_on_table: true,
        crowd,
        passes: &|_| false,
        blocks: &|piece| piece.blocks_move,
    }
}

/// Houses, walls with a door, fences and trees, some of them partly off the table.
fn pieces() -> impl Strategy<Value = Vec<(Piece, bool)>> {
    let place = (-60..1000i32, -60..1000i32, 30..260i32, 30..260i32, 0..4, any::<bool>());
    let some = place.prop_map(|(x, y, w, h, kind, open)| match kind {
        0 => (house("", x, y, w, h), open),
        1 => (wall("", &[(x, y), (x + w, y), (x + w, y + h)], 4), open),
        2 => (fence("", &[(x, y), (x + w, y + h), (x + w + h, y)]), open),
        _ => (trunk("", x, y, w / 2), open),
    });
    prop::collection::vec(some, 1..14)
}

/// A table with these pieces, each wall with a door in its first stretch, and what the doors let through.
fn town(pieces: &[(Piece, bool)]) -> (Ground, Vec<Passage>) {
    let mut table = table(Vec::new());
    let mut state = Vec::new();
    for (number, (piece, open)) in pieces.iter().enumerate() {
        table.pieces.push(Piece { name: format!("piece {number}"), ..piece.clone() });
        let ground::open::Shape::Wall { line, thickness: 4 } = &piece.shape else { continue };
        let (from, to) = ((line[0].x + 1, line[0].y), (line[1].x - 1, line[0].y));
        table.openings.push(opening(&format!("door {number}"), number as u32, from, to, Passage::CLOSED));
        state.push(match (open, line[0].x % 2 == 0) {
            (true, true) => Passage::OPEN,
            (true, false) => Passage::SILL,
            (false, _) => Passage::CLOSED,
        });
    }
    (Ground::new(table).expect("a table that can be played on"), state)
}

fn place() -> impl Strategy<Value = ground::Point> {
    (15..985i32, 15..985i32).prop_map(|(x, y)| at(x, y))
}

proptest! {
    #[test]
    fn together_pieces_stop_what_each_of_them_stops(
        pieces in pieces(), ways in prop::collection::vec((place(), place()), 1..20), diameter in 1..60i32,
    ) {
        let crowd = Crowd::default();
        let (all, state) = town(&pieces);
        let each: Vec<_> = pieces.iter().map(|it| town(std::slice::from_ref(it))).collect();
        let whole = Walk { diameter, ..walk(&all, &crowd, Passages { openings: &state, extra: &[] }) };
        for (from, to) in ways {
            let alone = |asks: &dyn Fn(&Walk) -> u32| -> u32 {
                let one = |(ground, state): &(Ground, Vec<Passage>)| {
                    asks(&Walk { diameter, ..walk(ground, &crowd, Passages { openings: state, extra: &[] }) })
                };
                each.iter().map(one).sum()
            };
            prop_assert_eq!(whole.free(from, to), alone(&|it| u32::from(!it.free(from, to))) == 0);
            prop_assert_eq!(whole.is_ground_at(to), alone(&|it| u32::from(!it.is_ground_at(to))) == 0);
            prop_assert_eq!(whole.crossings(from, to), alone(&|it| it.crossings(from, to)));
            let sees = |ground: &Ground, openings: &[Passage]| {
                sight::clear(ground, Passages { openings, extra: &[] }, from, to, &|it| it.blocks_sight)
            };
            prop_assert_eq!(sees(&all, &state), each.iter().all(|it| sees(&it.0, &it.1)));
            let hides = |ground: &Ground, openings: &[Passage]| {
                let state = Passages { openings, extra: &[] };
                !sight::hidden(ground, state, from, Circle::new(to, 25), &|it| it.blocks_sight, &[]).nothing()
            };
            prop_assert_eq!(hides(&all, &state), each.iter().any(|it| hides(&it.0, &it.1)));
        }
    }

    #[test]
    fn one_look_round_says_of_each_place_what_a_look_at_it_says(
        pieces in pieces(), from in place(), to in place(), others in prop::collection::vec(place(), 0..30),
    ) {
        let (ground, state) = town(&pieces);
        let crowd = Crowd::new(others.into_iter().map(|it| base(it.x, it.y)));
        let walk = walk(&ground, &crowd, Passages { openings: &state, extra: &[] });
        let sweep = walk.sweep(from, Circle::new(to, 120));
        for (x, y) in (-50..50).step_by(7).flat_map(|x| (-30..30).step_by(7).map(move |y| (x, y))) {
            let place = at(to.x + x, to.y + y);
            prop_assert_eq!(sweep.free(place), walk.free(from, place), "{:?}", place);
            prop_assert_eq!(sweep.farthest(place), walk.farthest(from, place), "{:?}", place);
        }
    }
}
