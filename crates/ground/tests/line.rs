//! Lines of sight past figures, cover close to the target, front and rear.
use crate::common::*;
use ground::Point;
use ground::open::line::{cut_near, cuts_near};
use ground::open::measure::{self, contact, distance, exactly, is_in_front, is_in_front_facing};
use ground::open::{
    Circle, Crowd, Ground, LineOfSight, Obstacle, OpeningId, Passage, Passages, PieceId, Segment,
};
use kernel::dice::SeededDice;

fn sight<'a>(ground: &'a Ground, figures: &'a Crowd, passes: &'a dyn Fn(usize) -> bool) -> LineOfSight<'a> {
    LineOfSight { ground, state: Passages::default(), blocks: &|it| it.blocks_sight, figures, passes }
}

#[test]
fn a_body_touched_by_the_line_blocks_it_and_one_a_hair_aside_does_not() {
    let field = ground(vec![]);
    // This line passes places at fifths of a millimetre: half an inch is 12.5 mm, and these are 12.4 and 12.6 mm aside.
    let (from, to) = (at(0, 0), at(800, 600));
    let blocked = |by: Point| {
        sight(&field, &Crowd::new([Circle::new(by, 25)]), &|_| false).is_blocked_by_figures(from, to)
    };
    assert_eq!((blocked(at(402, 286)), blocked(at(401, 285))), (true, false));
    // Straight along a row the limit itself lies between two places, and wider bodies show it: 26 mm across block at 13.
    let wide = |y: i32| {
        let crowd = Crowd::new([Circle::new(at(400, y), 26)]);
        sight(&field, &crowd, &|_| false).is_blocked_by_figures(at(0, 0), at(800, 0))
    };
    assert_eq!([12, 13, 14].map(wide), [true, true, false]);
}

#[test]
fn who_is_left_out_blocks_nothing_and_the_rest_are_named_in_order() {
    let field = ground(vec![house("bar", 0, 500, 300, 20)]);
    let crowd = Crowd::new([base(100, 100), base(700, 105), base(400, 95), base(125, 100), base(900, 100)]);
    // The viewer, the one at the other end, and the rank before the viewer, whom he touches.
    let touches = |it: usize| contact(base(100, 100), crowd.base(it).expect("a figure"));
    let passes = |it: usize| it == 4 || touches(it);
    let line = sight(&field, &crowd, &passes);
    assert_eq!(line.figures_between(at(100, 100), at(900, 100)), [2, 1]);
    assert!(!line.is_clear(at(100, 100), at(900, 100)) && line.is_clear(at(100, 100), at(300, 100)));
    assert!(!line.is_clear(at(200, 400), at(200, 600)), "the bar");
}

#[test]
fn many_figures_are_looked_up_as_few_are() {
    let field = ground(vec![]);
    let mut dice = SeededDice::new(11);
    let mut place = |most: i32| {
        let mut one = || (dice.bits() >> 20) as i32 % most;
        at(one(), one())
    };
    let bases: Vec<Circle> = (0..900).map(|_| Circle::new(place(1500), 25)).collect();
    let mut crowd = Crowd::new(bases.iter().copied());
    // Some have moved out of the cells that were laid over the first places.
    crowd.place(7, at(-300, 1900));
    crowd.place(8, at(1900, -40));
    let passes = |it: usize| it.is_multiple_of(5);
    for _ in 0..400 {
        let (from, to) = (place(2000), place(2000));
        let line = Segment::new(from, to);
        let stands = |it: &usize| !passes(*it) && line.touches_circle(crowd.base(*it).expect("a figure"));
        let mut by_hand: Vec<usize> = (0..900).filter(stands).collect();
        let mut found = sight(&field, &crowd, &passes).figures_between(from, to);
        found.sort_unstable();
        by_hand.sort_unstable();
        assert_eq!(found, by_hand, "{from:?} {to:?}");
    }
}

#[test]
fn cover_is_what_the_line_crosses_close_to_its_end() {
    let walled = ground(vec![wall("wall", &[(0, 300), (1000, 300)], 0), house("hut", 480, 100, 40, 50)]);
    let state = Passages::default();
    let crosses = |y: i32, mm: i32| {
        let line = (at(500, 0), at(500, y));
        cut_near(&walled, state, line, mm, &|_| true)
    };
    let wall = Obstacle::Piece(PieceId(0));
    assert_eq!(crosses(325, 25), [wall], "an inch off is within an inch");
    assert_eq!(crosses(326, 25), []);
    assert_eq!(crosses(326, 400), [wall, Obstacle::Piece(PieceId(1))]);
    assert!(cuts_near(&walled, state, wall, (at(500, 0), at(500, 325)), 25));
    assert!(!cuts_near(&walled, state, wall, (at(500, 0), at(500, 300)), 25), "it ends at the wall");
    // Slantwise it counts how long the line is and not how near the wall: 3, 4 and 5.
    let slanting = |far: i32| cuts_near(&walled, state, wall, (at(200, 0), at(500, 300 + far)), 25);
    assert!(slanting(10));
    let along = (at(0, 300 - 3 * 100), at(4 * 100 + 20, 315));
    assert!(cuts_near(&walled, state, wall, along, 25) && !cuts_near(&walled, state, wall, along, 24));
}

#[test]
fn thick_walls_doors_and_round_things_are_crossed_where_they_begin() {
    let gate = split(Passage::OPEN, 6);
    let (wall, door) = (Obstacle::Piece(PieceId(0)), Obstacle::Opening(OpeningId(0)));
    let state = Passages::default();
    let near = |x: i32, y: i32, mm: i32| cut_near(&gate, state, (at(x, 0), at(x, y)), mm, &|_| true);
    assert_eq!(near(500, 520, 25), [door], "an open door is an opening still");
    assert_eq!(near(300, 528, 25), [wall]);
    assert_eq!(near(300, 529, 25), [], "its side is 26 off");
    assert!(cuts_near(&gate, state, door, (at(500, 0), at(500, 520)), 25));
    assert!(!cuts_near(&gate, state, wall, (at(500, 0), at(500, 520)), 25));
    let oak = ground(vec![trunk("oak", 500, 500, 40)]);
    let behind = |y: i32| cuts_near(&oak, state, wall, (at(500, 0), at(500, y)), 25);
    assert_eq!([544, 545, 546, 510].map(behind), [true, true, false, true]);
}

#[test]
fn the_line_across_the_shoulders_is_in_front() {
    let own = at(500, 500);
    for facing in (0..360).step_by(45) {
        let shoulder = measure::polar(own, facing + 90, 300);
        let (right, left) = (shoulder, at(1000 - shoulder.x, 1000 - shoulder.y));
        assert!(is_in_front(own, facing, right) && is_in_front(own, facing, left));
        let back = measure::polar(Point::default(), facing + 180, 2);
        for place in [right, left] {
            assert!(!is_in_front(own, facing, at(place.x + back.x, place.y + back.y)), "{facing}");
        }
    }
    let faced = at(530, 510);
    assert!(is_in_front_facing(own, faced, at(490, 530)) && is_in_front_facing(own, faced, own));
    assert!(!is_in_front_facing(own, faced, at(489, 530)) && !is_in_front_facing(own, faced, at(490, 529)));
}

#[test]
fn who_stops_so_far_off_is_so_far_off() {
    let target = at(500, 500);
    for degrees in 0..360 {
        for mm in [25, 75, 150] {
            let from = measure::polar(target, degrees, 400);
            let stop = exactly(target, from, mm);
            assert_eq!(distance(target, stop), mm, "{degrees}");
            assert!(distance(stop, measure::towards(target, from, mm)) <= 2);
        }
    }
}
