//! Tables that can be played on, and what is wrong with those that cannot.
use crate::common::*;
use ground::open::{
    Body, Circle, Climb, ClimbKind, Ground, Obstacle, Passage, Passages, Piece, PieceId, Polygon, Room,
    Shape, Table,
};

fn check(table: Table, expect: &[&str]) {
    let faults: Vec<String> = table.faults().iter().map(ToString::to_string).collect();
    assert_eq!(faults, expect);
    assert_eq!(Ground::new(table).is_ok(), expect.is_empty());
}

#[test]
fn a_table_names_the_piece_and_what_is_wrong_with_it() {
    check(table(vec![house("bar", 0, 0, 100, 100)]), &[]);
    check(
        table(vec![house("bar", 0, 0, 100, 100), house("bar", 200, 0, 100, 100)]),
        &["bar: another piece has this name"],
    );
    check(
        table(vec![house("bar", 0, 0, 100, 0)]),
        &["bar: the polygon has no area", "bar: the outline of the polygon meets itself"],
    );
    let bow = Polygon::new(vec![at(0, 0), at(100, 100), at(100, 0), at(0, 50)]);
    check(table(vec![piece("bow", Shape::Polygon(bow))]), &["bow: the outline of the polygon meets itself"]);
    check(table(vec![wall("wall", &[(0, 0)], 3)]), &["wall: a wall needs two places"]);
    check(Table::default(), &["table: its sides must be between 1 mm and 262 m"]);
    let crate_ = Piece { stands_on: Some(PieceId(0)), ..house("crate", 0, 0, 9, 9) };
    check(table(vec![house("bar", 0, 0, 100, 100), crate_]), &["crate: what it stands on has no roof"]);
}

#[test]
fn an_opening_lies_in_its_wall_and_over_no_other() {
    let mut street = table(vec![wall("wall", &[(0, 500), (1000, 500)], 4)]);
    street.openings.push(opening("door", 0, (100, 500), (140, 500), Passage::CLOSED));
    street.openings.push(opening("window", 0, (140, 500), (180, 500), Passage::SILL));
    check(street.clone(), &[]);
    street.openings.push(opening("hatch", 0, (170, 500), (190, 500), Passage::CLOSED));
    street.openings.push(opening("hole", 0, (300, 501), (320, 501), Passage::OPEN));
    check(
        street,
        &["hatch: it overlaps another opening", "hole: it does not lie exactly in one stretch of its wall"],
    );
}

#[test]
fn a_ladder_leads_to_another_level_of_the_table() {
    let mut street = table(vec![Piece { roof_mm: Some(60), ..house("bar", 0, 0, 100, 100) }]);
    let ladder = Climb {
        name: "ladder".to_owned(),
        kind: ClimbKind::Ladder,
        foot: at(110, 50),
        foot_on: None,
        head: at(90, 50),
        head_on: Some(PieceId(0)),
    };
    street.climbs.push(ladder.clone());
    check(street.clone(), &[]);
    street.climbs[0] = Climb { head: at(-1, 0), head_on: None, ..ladder };
    check(street, &["ladder: it leads to the level it starts from", "ladder: it leads off the table"]);
}

#[test]
fn a_ground_is_saved_as_its_table_and_a_bad_table_does_not_load() {
    let street = split(Passage::SILL, 3);
    let text = serde_json::to_string(&street).unwrap();
    assert_eq!(serde_json::from_str::<Ground>(&text).unwrap(), street);
    let bad = serde_json::to_string(&Table::default()).unwrap();
    let refused = serde_json::from_str::<Ground>(&bad).unwrap_err().to_string();
    assert!(refused.contains("table: its sides"), "{refused}");
}

#[test]
fn the_state_of_an_opening_goes_before_what_the_table_says() {
    let street = split(Passage::CLOSED, 0);
    let gate = street.opening_named("gate").unwrap();
    assert_eq!(street.passage(Passages::default(), gate), Passage::CLOSED);
    let state = Passages { openings: &[Passage::OPEN], ..Passages::default() };
    assert_eq!(street.passage(state, gate), Passage::OPEN);
    assert_eq!(street.gap_to_opening(gate, base(500, 550)), 38);
}

#[test]
fn the_gap_to_an_obstacle_is_that_to_the_piece_the_opening_or_what_moves() {
    let street = split(Passage::CLOSED, 0);
    let gate = street.opening_named("gate").unwrap();
    let wall = street.opening(gate).wall;
    let near = base(500, 550);
    let cart = Polygon::rectangle(600, 540, 40, 20);
    let body = Body::new(Piece { shape: Shape::Polygon(cart), ..street.piece(wall).clone() });
    let state = Passages { extra: std::slice::from_ref(&body), ..Passages::default() };
    let gap = |what: Obstacle| street.gap_to(state, what, near);
    assert_eq!(gap(Obstacle::Opening(gate)), 38);
    assert_eq!(gap(Obstacle::Piece(wall)), street.body(wall).gap(near));
    assert_eq!((gap(Obstacle::Extra(0)), gap(Obstacle::Extra(1))), (body.gap(near), 0));
}

#[test]
fn a_narrow_door_is_found_before_play() {
    assert!(split(Passage::OPEN, 4).too_narrow(38).is_empty());
    assert_eq!(split(Passage::OPEN, 4).too_narrow(39).len(), 1);
}

#[test]
fn a_room_knows_its_extent_and_what_lies_in_it() {
    let mut street = table(vec![]);
    let area = Polygon::rectangle(100, 100, 300, 200);
    street.rooms.push(Room { name: "bar".to_owned(), area, confined: true });
    let street = Ground::new(street).unwrap();
    assert_eq!(street.table().rooms[0].extent(), (300, 200));
    assert!(street.room_at(at(100, 100)).is_some() && street.room_at(at(99, 100)).is_none());
}

#[test]
fn the_gap_to_a_piece_counts_its_thickness() {
    let street = ground(vec![
        wall("wall", &[(0, 500), (1000, 500)], 4),
        trunk("oak", 300, 300, 40),
        house("bar", 600, 600, 100, 100),
    ]);
    let gap = |name: &str, base: Circle| street.body(street.piece_named(name).unwrap()).gap(base);
    assert_eq!(gap("wall", base(500, 450)), 36);
    assert_eq!(gap("oak", base(300, 350)), 18);
    assert_eq!(gap("bar", base(650, 650)), 0);
    assert_eq!(gap("bar", Circle::new(at(650, 580), 20)), 10);
}

#[test]
fn whoever_stands_on_a_crate_on_a_roof_stands_on_both() {
    let roof = Piece { roof_mm: Some(60), ..house("bar", 0, 0, 100, 100) };
    let crate_ = Piece { roof_mm: Some(85), stands_on: Some(PieceId(0)), ..house("crate", 10, 10, 30, 30) };
    let ground = Ground::new(table(vec![roof, crate_, house("shed", 200, 0, 50, 50)])).unwrap();
    let [bar, on, shed] = [0, 1, 2].map(|it| ground.piece(PieceId(it)));
    let under = |level: Option<PieceId>| [bar, on, shed].map(|it| ground.bears(level, it));
    assert_eq!(under(Some(PieceId(1))), [true, true, false]);
    assert_eq!(under(Some(PieceId(0))), [true, false, false]);
    assert_eq!(under(None), [false; 3]);
    assert!(bar.has_roof_at(at(50, 50)) && !bar.has_roof_at(at(101, 50)) && !shed.has_roof_at(at(210, 10)));
}
