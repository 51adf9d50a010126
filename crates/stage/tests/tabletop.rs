//! What follows from where figures are: distances, contact, sight, cover, room.
use ground::open::{
    Body, Circle, Crowd, Ground, Obstacle, OpeningId, Pace, Passage, Passages, Piece, PieceId, Walk, Walks,
};
use kernel::Point;
use stage::{Hull, Openable, Tabletop, opening, reach};

use crate::kit::{Door, house, table};

/// A position of a made-up book in which figures are points of a body an inch wide.
struct Field {
    ground: Ground,
    passages: Vec<Passage>,
    bodies: Vec<Body>,
    figures: Vec<Figure>,
}

#[derive(Clone, Copy)]
struct Figure {
    at: Point,
    level: Option<PieceId>,
    vehicle: Option<usize>,
    stands: bool,
}

impl Tabletop for Field {
    type Figure = usize;

    fn ground(&self) -> &Ground {
        &self.ground
    }

    fn state(&self) -> Passages<'_> {
        Passages { openings: &self.passages, extra: &self.bodies }
    }

    fn figures(&self) -> impl Iterator<Item = usize> {
        0..self.figures.len()
    }

    fn base(&self, who: usize) -> Circle {
        Circle::new(self.figures[who].at, 25)
    }

    fn level(&self, who: usize) -> Option<PieceId> {
        self.figures[who].level
    }

    fn vehicle(&self, who: usize) -> Option<usize> {
        self.figures[who].vehicle
    }

    fn is_standing(&self, who: usize) -> bool {
        self.figures[who].stands
    }

    fn reaches_into(&self, who: usize, vehicle: usize) -> bool {
        self.bodies[vehicle].gap(self.base(who)) <= 1
    }
}

/// A shed at 250, 250 to 450, 400 with a door in its upper side, a car to the right of it, and figures on these places.
fn field(places: &[(i32, i32)]) -> Field {
    let mut layout = table();
    let doors = [Door { from: [120, 100], to: [136, 100], defence: 1 }];
    layout.add_building("", &house("shed", &doors)).unwrap();
    let figure =
        |&(x, y): &(i32, i32)| Figure { at: Point::new(x, y), level: None, vehicle: None, stands: true };
    let car = Hull::of_half_inches(12, 5, 30);
    Field {
        ground: layout.ground().unwrap(),
        passages: vec![Passage::CLOSED],
        bodies: vec![car.body("car", Point::new(700, 300), 0)],
        figures: places.iter().map(figure).collect(),
    }
}

fn walk<'a>(field: &'a Field, nobody: &'a Crowd) -> Walk<'a> {
    let (ground, state) = (field.ground(), field.state());
    Walk {
        ground,
        state,
        diameter: 25,
        level: None,
        stays_on_table: true,
        crowd: nobody,
        passes: &|_| false,
        blocks: &|it| it.blocks_move,
    }
}

#[test]
fn distances_are_from_edge_to_edge_or_from_point_to_point() {
    let field = field(&[(100, 100), (250, 100), (126, 100)]);
    assert_eq!((field.gap(0, 1), field.distance(0, 1)), (125, 150));
    assert!(field.is_within(0, 1, 125) && !field.is_within(0, 1, 124));
    assert!(field.is_at_most(0, 1, 150) && !field.is_at_most(0, 1, 149));
    assert!(field.in_contact(0, 2) && !field.in_contact(0, 1));
}

#[test]
fn who_sits_in_a_vehicle_is_reached_from_outside_and_sees_out_of_it() {
    let mut field = field(&[(700, 300), (650, 300), (700, 130), (500, 300)]);
    assert!(!field.in_contact(0, 1) && !field.sees(0, 3), "as if he lay under it");
    field.figures[0].vehicle = Some(0);
    assert!(!field.in_contact(0, 2) && !field.in_contact(0, 3));
    field.figures[1].at.x = 700 - 31 - 13;
    assert!(field.in_contact(0, 1) && field.in_contact(1, 0));
    assert!(field.sees(0, 3) && field.sees(3, 0) && field.sees_point(0, Point::new(900, 300)));
    let car = field.bodies[0].piece();
    assert!(field.sits_in(0, car) && !field.is_between(0, 3, car) && field.is_between(2, 3, car));
}

#[test]
fn figures_stand_in_the_way_of_a_line_without_width() {
    let field = field(&[(100, 700), (400, 712), (700, 700), (125, 700)]);
    let standing = field.standing();
    let sees = |a: usize, b: usize, passes: &dyn Fn(usize) -> bool| field.sees_past(a, b, &standing, passes);
    let touches = |it: usize| field.in_contact(0, it);
    assert!(!sees(0, 2, &touches) && sees(0, 2, &|it| it == 1 || touches(it)));
    assert!(!sees(2, 0, &|it| it == 1), "who touches the other end is in the way");
    assert_eq!(field.standing_others(0, 2)[..], [field.base(1), field.base(3)]);
    let mut lying = field;
    lying.figures[1].stands = false;
    let standing = lying.standing();
    assert_eq!(standing.figures, [0, 2, 3]);
    assert!(lying.sees_past(0, 2, &standing, &|it| lying.in_contact(0, it)), "he lies now");
    let field = lying;
    assert!(field.sees(0, 2), "terrain alone");
}

#[test]
fn a_wall_close_before_the_target_is_named() {
    let field = field(&[(350, 500), (350, 430), (350, 600)]);
    let counts = |it: &Piece| it.solid;
    let named = |a: usize, b: usize, mm: i32| field.crossed_close_to(a, b, mm, &counts).collect::<Vec<_>>();
    assert_eq!(named(0, 1, 25), [], "both on this side");
    let mut far = field;
    far.figures[0].at.y = 100;
    let named = |mm: i32| far.crossed_close_to(0, 1, mm, &counts).collect::<Vec<_>>();
    assert_eq!(named(25), [Obstacle::Piece(PieceId(0))]);
    far.figures[0].at.x = 320;
    assert_eq!(far.hidden((Point::new(350, 600), 2), 1, &counts, &[]).hidden, 0);
    assert_eq!(far.hidden_parts(2, 1, &counts, &[far.base(0)]).len(), 1);
}

#[test]
fn there_is_room_where_nobody_is() {
    let field = field(&[(500, 600), (540, 600), (350, 420)]);
    let nobody = Crowd::default();
    let walk = walk(&field, &nobody);
    let on = |x: i32, y: i32| Circle::new(Point::new(x, y), 25);
    assert!(
        field.is_taken(on(520, 600), None, None) && !field.is_taken(on(520, 600), Some(PieceId(0)), None)
    );
    assert!(field.is_taken(on(510, 600), None, Some(1)) && !field.is_taken(on(510, 600), None, Some(0)));
    assert!(!field.has_room(&walk, Point::new(350, 400)), "the wall");
    let near = field.nearest_room(&walk, Point::new(520, 600)).unwrap();
    assert!(field.has_room(&walk, near) && near != Point::new(520, 600));
    let (this, any) = (Point::new(390, 402), walk);
    let [straight, beyond] = [field.nearest_room(&any, this), field.nearest_room_beyond(&any, this)];
    assert!(beyond.is_some() && straight.is_none_or(|it| field.has_room(&any, it)));
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pane {
    Shut,
    Open,
    Broken,
}

struct Window;

impl Openable for Window {
    type State = Pane;

    fn passage(&self, state: &Pane) -> Passage {
        match state {
            Pane::Shut => opening::passage_for(true, 100),
            Pane::Open => opening::passage_for(true, 50),
            Pane::Broken => opening::passage_for(true, 150),
        }
    }
}

#[test]
fn a_window_costs_what_its_state_says() {
    let mut field = field(&[(320, 200)]);
    let costs = [(Pane::Open, 50), (Pane::Shut, 100), (Pane::Broken, 150)];
    for (state, mm) in costs {
        field.passages = opening::passages(&[Window], &[state]);
        assert_eq!(field.passages[0].walks, Walks::Crossing(mm as u8));
        let nobody = Crowd::default();
        let path = walk(&field, &nobody).path_mm(
            Point::new(320, 200),
            Point::new(320, 300),
            Pace::MILLIMETRES,
            Some(100 + mm),
        );
        let path = path.expect("the way through the window");
        assert_eq!(Pace::MILLIMETRES.cost_mm(&path), 100 + mm, "{state:?}");
        let short = walk(&field, &nobody).path_mm(
            Point::new(320, 200),
            Point::new(320, 300),
            Pace::MILLIMETRES,
            Some(99 + mm),
        );
        assert!(short.is_none(), "{state:?}");
    }
    assert_eq!(opening::passage_for(true, 0), Passage::OPEN);
    assert_eq!(field.ground.opening(OpeningId(0)).passage, Passage::CLOSED);
}

#[test]
fn reach_is_told_for_each_length() {
    let field = field(&[(800, 800)]);
    let nobody = Crowd::default();
    let from = Point::new(800, 800);
    let steps = reach::outlines(&walk(&field, &nobody), from, Pace::MILLIMETRES, 200, [100, 200]);
    let [short, long] = &steps[..] else { panic!("{steps:?}") };
    let inside = |x: i32| [short, long].map(|it| it[0].contains(Point::new(x, 800)));
    assert_eq!([890, 950, 1020].map(inside), [[true, true], [false, true], [false, false]]);
}
