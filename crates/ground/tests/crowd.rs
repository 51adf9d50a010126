//! Many bases at once.
use crate::common::{at, base};
use ground::Point;
use ground::open::measure::{at_most, contact, dist2, overlap};
use ground::open::{Circle, Crowd};
use proptest::prelude::*;

fn nobody(_: usize) -> bool {
    false
}

#[test]
fn of_two_equally_near_the_lower_index_is_nearest() {
    let crowd = Crowd::new([base(200, 100), base(0, 100), base(100, 300)]);
    assert_eq!(crowd.nearest(at(100, 100), &nobody), Some(0));
    assert_eq!(crowd.nearest(at(100, 100), &|it| it == 0), Some(1));
    assert_eq!(Crowd::default().nearest(at(0, 0), &nobody), None);
}

#[test]
fn exactly_at_the_radius_is_within() {
    let crowd = Crowd::new([base(30, 40), base(31, 40), base(0, 0)]);
    let mut found = vec![9];
    crowd.within(at(0, 0), 50, &nobody, &mut found);
    assert_eq!(found, [2, 0]);
}

#[test]
fn one_taken_away_is_not_found_until_put_back() {
    for many in [2, 100] {
        let mut crowd = Crowd::new((0..many).map(|i| base(100 * i, 0)));
        crowd.take(1);
        assert_eq!(crowd.base(1), None);
        assert_eq!(crowd.nearest(at(101, 0), &|it| 2 <= it), Some(0));
        assert!(!crowd.any_overlapping(base(100, 0), &nobody));
        crowd.place(1, at(100, 500));
        assert!(crowd.any_overlapping(base(100, 500), &nobody));
        assert!(!crowd.any_overlapping(base(100, 500), &|it| it == 1));
    }
}

#[test]
fn a_crowd_that_grows_one_by_one_is_as_one_built_at_once() {
    let place = |i: i32| base(37 * i % 500, 91 * i % 400);
    let mut crowd = Crowd::default();
    for i in 0..100 {
        assert_eq!(crowd.add(place(i)), i as usize);
        if i == 7 {
            crowd.take(3);
        }
    }
    let mut built = Crowd::new((0..100).map(place));
    built.take(3);
    for x in [-100, 0, 111, 250, 600] {
        assert_eq!(crowd.nearest(at(x, 200), &nobody), built.nearest(at(x, 200), &nobody));
    }
    let three = |it: &Circle| crowd.nearest(it.at, &nobody) == Some(3);
    assert!(!three(&place(3)));
}

#[test]
fn six_fit_round_one_and_a_seventh_does_not() {
    let victim = base(500, 500);
    // Packed by taking always the place nearest to the one before.
    let mut placed = Vec::new();
    let mut near = at(500, 0);
    let mut places = Vec::new();
    loop {
        let crowd = Crowd::new(placed.iter().map(|&it| Circle::new(it, 25)));
        crowd.contact_places(victim, 25, near, &nobody, &mut places);
        let Some(&first) = places.first() else { break };
        placed.push(first);
        near = first;
    }
    assert!(5 <= placed.len() && placed.len() <= 6, "{placed:?}");
    for (i, &it) in placed.iter().enumerate() {
        let it = Circle::new(it, 25);
        assert!(contact(it, victim) && !overlap(it, victim));
        assert!(placed[..i].iter().all(|&other| !overlap(it, Circle::new(other, 25))));
    }
}

#[test]
fn the_nearest_free_place_is_on_the_side_one_comes_from() {
    let crowd = Crowd::default();
    let place = crowd.contact_place(base(500, 500), 25, at(500, 900), &nobody, &|_| true);
    assert_eq!(place, Some(at(500, 526)));
    let west = crowd.contact_place(base(500, 500), 25, at(500, 900), &nobody, &|it: Point| it.x < 480);
    assert_eq!(west.map(|it| it.x), Some(479));
}

fn many() -> impl Strategy<Value = Vec<Circle>> {
    prop::collection::vec((0..2000i32, 0..300i32), 1..200)
        .prop_map(|all| all.into_iter().map(|(x, y)| base(x, y)).collect())
}

proptest! {
    #[test]
    fn the_grid_finds_what_scanning_finds(bases in many(), x in -500..2500i32, y in -500..900i32, mm in 0..400) {
        let crowd = Crowd::new(bases.iter().copied());
        let from = at(x, y);
        let nearest = (0..bases.len()).min_by_key(|&i| (dist2(from, bases[i].at), i));
        prop_assert_eq!(crowd.nearest(from, &nobody), nearest);
        let mut within = Vec::new();
        crowd.within(from, mm, &nobody, &mut within);
        let mut scanned: Vec<usize> =
            (0..bases.len()).filter(|&i| dist2(from, bases[i].at) <= i64::from(mm) * i64::from(mm)).collect();
        scanned.sort_by_key(|&i| (dist2(from, bases[i].at), i));
        prop_assert_eq!(within, scanned);
        let own = base(x, y);
        prop_assert_eq!(crowd.any_overlapping(own, &nobody), bases.iter().any(|&it| overlap(own, it)));
    }

    #[test]
    fn a_crowd_that_moved_is_as_one_built_there(
        mut bases in many(),
        moves in prop::collection::vec((0..200usize, -900..3000i32, -900..900i32), 0..50),
        x in -500..2500i32,
    ) {
        let mut crowd = Crowd::new(bases.iter().copied());
        for (index, x, y) in moves {
            let index = index % bases.len();
            bases[index].at = at(x, y);
            crowd.place(index, at(x, y));
        }
        let built = Crowd::new(bases.iter().copied());
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        for y in [-400, 100, 700] {
            prop_assert_eq!(crowd.nearest(at(x, y), &nobody), built.nearest(at(x, y), &nobody));
            crowd.within(at(x, y), 200, &nobody, &mut ours);
            built.within(at(x, y), 200, &nobody, &mut theirs);
            prop_assert_eq!(&ours, &theirs);
        }
    }

    #[test]
    fn contact_places_touch_one_and_overlap_nobody(bases in many(), x in 0..2000i32, y in 0..300i32, diameter in 20..60) {
        let crowd = Crowd::new(bases.iter().copied());
        let (victim, mut places) = (base(x, y), Vec::new());
        crowd.contact_places(victim, diameter, at(0, 0), &nobody, &mut places);
        for &place in &places {
            let own = Circle::new(place, diameter);
            prop_assert!(contact(own, victim) && !overlap(own, victim));
            prop_assert!(!bases.iter().any(|&it| overlap(own, it)));
        }
        let best = crowd.contact_place(victim, diameter, at(0, 0), &nobody, &|_| true);
        prop_assert_eq!(places.first().copied(), best);
    }
}

proptest! {
    #[test]
    fn contact_places_are_those_that_touch_and_overlap_nobody(
        others in prop::collection::vec((-60..60, -60..60, 20..40), 0..9),
        (x, y) in (-300..300, -300..300),
        most in 0..300,
        wide in 20..60,
    ) {
        let around = Circle::new(at(0, 0), 25);
        let crowd = Crowd::new(others.iter().map(|&(x, y, wide)| Circle::new(at(x, y), wide)));
        let near = at(x, y);
        for diameter in [25, wide] {
            let touches = |it: &Point| {
                let base = Circle::new(*it, diameter);
                contact(base, around) && !overlap(base, around)
            };
            let free = |it: &Point| (0..crowd.len()).all(|i| {
                let other = crowd.base(i).unwrap();
                other == around || !overlap(other, Circle::new(*it, diameter))
            });
            let square = (-60..=60).flat_map(|y| (-60..=60).map(move |x| at(x, y)));
            let mut plain: Vec<Point> = square.filter(touches).filter(free).collect();
            let mut each = Vec::new();
            crowd.each_contact_place(around, diameter, &nobody, |it| each.push(it));
            each.sort_unstable();
            plain.sort_unstable();
            prop_assert_eq!(&each, &plain);
            plain.sort_unstable_by_key(|&it| (dist2(near, it), it));
            let mut places = Vec::new();
            crowd.contact_places(around, diameter, near, &nobody, &mut places);
            prop_assert_eq!(&places, &plain);
            let suits = |it: Point| it.x % 3 == 0;
            let nearest = plain.iter().copied().find(|&it| suits(it));
            prop_assert_eq!(crowd.contact_place(around, diameter, near, &nobody, &suits), nearest);
            let within = nearest.filter(|&it| at_most(near, it, most));
            let found = crowd.contact_place_within(around, diameter, (near, most), &nobody, &suits);
            prop_assert_eq!(found, within);
        }
    }
}
