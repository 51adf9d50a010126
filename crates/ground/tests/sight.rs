//! Who sees whom, and how much of them.
use crate::common::*;
use ground::Point;
use ground::open::sight::{Share, clear, cut, hidden, passes_base, sees, stretches};
use ground::open::{Body, Circle, Ground, Obstacle, Passage, Passages, Piece};
use proptest::prelude::*;

fn blocks(piece: &Piece) -> bool {
    piece.blocks_sight
}

fn share(ground: &Ground, eye: Point, base: Circle) -> Share {
    hidden(ground, Passages::default(), eye, base, &blocks, &[])
}

#[test]
fn a_window_lets_sight_through_a_wall_does_not() {
    for thickness in [0, 4] {
        let street = split(Passage::PANE, thickness);
        let seen = |x| sees(&street, Passages::default(), at(x, 600), base(x, 400), &blocks);
        assert!(seen(500) && !seen(300));
    }
}

#[test]
fn a_door_is_seen_through_when_the_state_says_that_it_is_open() {
    let street = split(Passage::CLOSED, 0);
    let open = Passages { openings: &[Passage::OPEN], ..Passages::default() };
    assert!(!sees(&street, Passages::default(), at(500, 600), base(500, 400), &blocks));
    assert!(sees(&street, open, at(500, 600), base(500, 400), &blocks));
    assert!(
        !clear(&street, Passages::default(), at(480, 600), at(480, 400), &blocks),
        "the jamb of a shut door"
    );
}

#[test]
fn a_corner_on_the_line_between_the_centres_hides_exactly_half() {
    let half = share(&ground(vec![house("bar", 400, 400, 100, 100)]), at(500, 900), base(500, 100));
    assert_eq!(2 * half.hidden, half.of);
    assert!(!half.more_than_half());
    let more = share(&ground(vec![house("bar", 400, 400, 101, 100)]), at(500, 900), base(500, 100));
    assert!(more.more_than_half() && !more.all());
    let less = share(&ground(vec![house("bar", 400, 400, 99, 100)]), at(500, 900), base(500, 100));
    assert!(!less.more_than_half() && !less.nothing());
}

#[test]
fn half_is_half_on_a_slanting_line_too() {
    let bar = ground(vec![house("bar", 300, 400, 200, 100)]);
    // The corner (500, 400) lies on the line from (900, 700) to (100, 100).
    let half = share(&bar, at(900, 700), base(100, 100));
    assert_eq!(2 * half.hidden, half.of);
}

#[test]
fn two_pieces_that_share_a_corner_leave_no_gap() {
    let street = ground(vec![house("bar", 400, 400, 100, 100), house("shop", 500, 500, 100, 100)]);
    assert!(share(&street, at(500, 900), base(500, 100)).all());
    assert!(!clear(&street, Passages::default(), at(450, 900), at(450, 100), &blocks));
}

#[test]
fn what_stands_behind_or_beside_the_base_hides_nothing() {
    let street = ground(vec![
        house("behind", 400, 0, 200, 80),
        house("beside", 520, 90, 100, 30),
        wall("wall", &[(480, 50), (480, 150)], 0),
    ]);
    assert!(share(&street, at(500, 900), base(500, 100)).nothing());
}

#[test]
fn a_wall_that_slants_past_the_base_hides_only_in_front() {
    let behind = ground(vec![wall("wall", &[(470, 100), (530, 60)], 0)]);
    let before = ground(vec![wall("wall", &[(470, 100), (530, 140)], 0)]);
    assert!(share(&behind, at(500, 900), base(500, 100)).nothing());
    assert!(share(&before, at(500, 900), base(500, 100)).all());
}

#[test]
fn what_is_behind_the_one_who_looks_hides_nothing() {
    let street = ground(vec![house("bar", 400, 950, 200, 50), wall("wall", &[(0, 901), (1000, 901)], 0)]);
    assert!(share(&street, at(500, 900), base(500, 100)).nothing());
}

#[test]
fn a_figure_in_a_doorway_is_seen_from_both_sides() {
    let street = split(Passage::OPEN, 4);
    for eye in [at(500, 900), at(500, 100)] {
        assert!(share(&street, eye, base(500, 500)).nothing());
    }
}

#[test]
fn a_figure_that_leans_out_of_cover_is_hidden_where_the_cover_is_in_front() {
    // The wall runs through the base itself: what sticks out on the left still hides, what lies within the base does not.
    let street = ground(vec![wall("wall", &[(400, 110), (500, 110)], 0)]);
    let seen = share(&street, at(500, 900), base(500, 100));
    assert!(!seen.nothing() && !seen.more_than_half());
}

#[test]
fn figures_in_front_hide_and_figures_behind_do_not() {
    let open = ground(vec![]);
    let look =
        |figure: Circle| hidden(&open, Passages::default(), at(500, 900), base(500, 100), &blocks, &[figure]);
    assert!(look(base(500, 800)).all());
    assert!(look(base(500, 126)).more_than_half());
    assert!(look(base(500, 70)).nothing() && look(base(500, 960)).nothing());
    assert!(look(base(600, 500)).nothing());
}

#[test]
fn one_who_stands_on_the_base_looked_at_sees_it() {
    let street = ground(vec![wall("wall", &[(0, 105), (1000, 105)], 0)]);
    assert_eq!(share(&street, at(505, 100), base(500, 100)), Share::NOTHING);
}

#[test]
fn a_vehicle_hides_where_it_stands_now() {
    let street = ground(vec![]);
    let van = [Body::new(house("van", 450, 400, 100, 40))];
    let state = Passages { extra: &van, ..Passages::default() };
    assert!(!sees(&street, state, at(500, 900), base(500, 100), &blocks));
    assert!(sees(&street, Passages::default(), at(500, 900), base(500, 100), &blocks));
}

#[test]
fn round_a_corner_sight_can_be_one_sided() {
    let street = ground(vec![house("bar", 300, 300, 200, 200)]);
    let (near, far) = (base(490, 520), base(530, 200));
    assert!(sees(&street, Passages::default(), far.at, near, &blocks));
    assert!(!sees(&street, Passages::default(), near.at, far, &blocks));
}

#[test]
fn a_line_past_a_corner_is_clear_until_it_goes_inside() {
    let street = ground(vec![house("bar", 300, 300, 200, 200)]);
    let corner = (at(440, 560), at(560, 440));
    assert!(!clear(&street, Passages::default(), corner.0, at(559, 439), &blocks));
    assert!(clear(&street, Passages::default(), corner.0, corner.1, &blocks), "the line grazes the corner");
}

#[test]
fn a_bend_of_a_wall_is_cut_and_its_end_is_grazed() {
    let street = ground(vec![wall("wall", &[(300, 300), (500, 400), (700, 300)], 0)]);
    let free = |a, b| clear(&street, Passages::default(), a, b, &blocks);
    assert!(!free(at(500, 100), at(500, 900)), "through the bend");
    assert!(free(at(0, 400), at(1000, 400)), "along the tip of the bend");
    assert!(free(at(300, 100), at(300, 900)), "past the end");
}

#[test]
fn what_a_line_cuts_is_told_from_near_to_far() {
    let mut street = table(vec![
        wall("wall", &[(0, 500), (1000, 500)], 0),
        fence("fence", &[(0, 600), (1000, 600)]),
        trunk("oak", 500, 300, 40),
        house("bar", 450, 700, 100, 50),
    ]);
    street.openings.push(opening("gate", 0, (480, 500), (520, 500), Passage::OPEN));
    let street = Ground::new(street).unwrap();
    let found = cut(&street, Passages::default(), at(500, 900), at(500, 100), &|_| true);
    let name = |it: &Obstacle| match it {
        Obstacle::Piece(id) => street.piece(*id).name.as_str(),
        Obstacle::Opening(id) => street.opening(*id).name.as_str(),
        Obstacle::Extra(_) => "extra",
    };
    assert_eq!(found.iter().map(name).collect::<Vec<_>>(), ["bar", "fence", "gate", "oak"]);
}

#[test]
fn a_line_that_touches_the_edge_of_a_base_does_not_pass_over_it() {
    assert!(!passes_base(at(0, 0), at(100, 0), Circle::new(at(50, 10), 20)));
    assert!(passes_base(at(0, 0), at(100, 0), Circle::new(at(50, 9), 20)));
}

/// Houses and trunks somewhere between the eye and a base far away, all a hundred times as large as on a table so that
/// sampling is fine.
fn things() -> impl Strategy<Value = Vec<Piece>> {
    let place = (40_000..60_000i32, 5_000..80_000i32, 10..4_000i32, 10..9_000i32, 0..4);
    let some = place.prop_map(|(x, y, w, h, kind)| match kind {
        0 => trunk("", x, y, w),
        1 => house("", x, y, w, h),
        2 => wall("", &[(x, y), (x + w, y + h)], 0),
        _ => wall("", &[(x, y), (x + w, y + h), (x + 2 * w, y)], 300),
    });
    let name = |(i, piece): (usize, Piece)| Piece { name: format!("piece {i}"), ..piece };
    prop::collection::vec(some, 0..5).prop_map(move |all| all.into_iter().enumerate().map(name).collect())
}

fn wide(pieces: Vec<Piece>) -> Ground {
    let table = ground::open::Table { width: 100_000, height: 100_000, ..table(pieces) };
    Ground::new(table).expect("a table that can be played on")
}

proptest! {
    #[test]
    fn moving_everything_by_the_same_step_changes_no_sight(pieces in things(), dx in -500..500i32, dy in -500..500i32) {
        let (eye, target) = (at(50_000, 95_000), Circle::new(at(50_000, 2_000), 2_500));
        let moved = pieces.iter().map(|piece| {
            let step = |p: Point| at(p.x + dx, p.y + dy);
            let shape = match &piece.shape {
                ground::open::Shape::Polygon(it) => ground::open::Shape::Polygon(
                    ground::open::Polygon::new(it.corners.iter().map(|&p| step(p)).collect())),
                ground::open::Shape::Circle(it) => ground::open::Shape::Circle(Circle::new(step(it.at), it.diameter)),
                ground::open::Shape::Wall { line, thickness } => ground::open::Shape::Wall {
                    line: line.iter().map(|&p| step(p)).collect(), thickness: *thickness },
            };
            Piece { shape, ..piece.clone() }
        });
        let there = share(&wide(moved.collect()), at(eye.x + dx, eye.y + dy),
            Circle::new(at(target.at.x + dx, target.at.y + dy), 2_500));
        prop_assert_eq!(share(&wide(pieces), eye, target), there);
    }

    #[test]
    fn the_hidden_share_is_what_sampling_lines_finds(pieces in things()) {
        let (eye, target) = (at(50_000, 95_000), Circle::new(at(50_000, 2_000), 2_500));
        let street = wide(pieces);
        let cut = (0..500).filter(|i| {
            let aim = at(50_000 - 1_250 + 5 * i + 2, 2_000);
            !clear(&street, Passages::default(), eye, aim, &blocks)
        }).count() as i64;
        let found = share(&street, eye, target);
        let found = (found.hidden * 500 / found.of) as i64;
        prop_assert!((found - cut).abs() <= 6, "{found} of 500 hidden, {cut} of 500 lines cut");
    }

    #[test]
    fn who_is_wholly_hidden_is_not_seen(pieces in things()) {
        let (eye, target) = (at(50_000, 95_000), Circle::new(at(50_000, 2_000), 2_500));
        let street = wide(pieces);
        let all = share(&street, eye, target).all();
        prop_assert_eq!(sees(&street, Passages::default(), eye, target, &blocks), !all);
    }
}

#[test]
fn a_look_is_parted_into_what_is_clear_and_what_is_hidden() {
    let (eye, target) = (at(500, 700), base(500, 500));
    let all = |ground: &Ground| stretches(ground, Passages::default(), eye, target, &|_| true, &[]);
    let open = all(&ground(Vec::new()));
    assert_eq!(open.len(), 1);
    assert!(!open[0].hidden);
    let ends = [open[0].from.x, open[0].to.x];
    assert_eq!([ends[0].min(ends[1]), ends[0].max(ends[1])], [487, 513]);
    let half = all(&ground(vec![wall("wall", &[(300, 600), (500, 600)], 0)]));
    assert_eq!(half.iter().map(|it| it.hidden).collect::<Vec<_>>(), [true, false]);
    assert_eq!((half[0].to, half[1].from), (at(500, 500), at(500, 500)));
    assert_eq!(stretches(&ground(Vec::new()), Passages::default(), eye, base(500, 705), &|_| true, &[]), []);
}
