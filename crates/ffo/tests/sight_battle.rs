//! Who sees whom on the board (p. 2, 15, 36): fronts, lines, light, woods, hills and buildings.
use ffo::{
    battle::{
        Battle, DayPart, Person, State, Vehicle,
        person::{Duck, Stun},
        scene::{OpeningType, Region, RegionKind},
        sight::Stand,
        vehicle::VehicleKind,
    },
    rule,
};
use ground::open::Polygon;
use kernel::{Point, Proof, rule::set_up};
use smallvec::SmallVec;

use crate::board::{Board, board, house, p, z};

/// Ann looks north from the middle of the table; somebody else stands there.
fn pair(x: i32, y: i32) -> Board {
    board().person("Ann", 600, 600).enemy("Eve", x, y)
}

fn sees(battle: &Battle) -> bool {
    battle.sees(p(0), p(1))
}

fn ground(kind: RegionKind, area: Polygon, crest: &[(i32, i32)]) -> Region {
    Region { kind, area, crest: crest.iter().map(|it| Point::new(it.0, it.1)).collect() }
}

#[test]
fn the_front_is_a_half_turn_with_the_shoulders_in_it() {
    let _front = Proof::of(rule!("ffo.table.facing-front")).facts([1, 2]);
    let _rear = Proof::of(rule!("ffo.table.facing-rear")).facts([2]);
    let _ruling = Proof::of(rule!("ffo.ruling.front-arc-boundary"));
    let at = |x, y| {
        let battle = pair(x, y).done();
        battle.is_rear(p(0), Point::new(600, 700), Point::new(600, 700)) && sees(&battle)
    };
    assert!(at(600, 300) && at(900, 590), "before her");
    assert!(at(900, 600), "on the line of her shoulders");
    assert!(!at(900, 601) && !at(600, 650), "behind her, however near");
}

#[test]
fn a_rear_attack_begins_and_ends_behind() {
    let _proof = Proof::of(rule!("ffo.table.rear-attack")).facts([1, 2, 3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.front-arc-boundary"));
    let mut battle = pair(600, 900).done();
    let (front, behind, abreast) = (Point::new(600, 300), Point::new(600, 750), Point::new(800, 600));
    assert!(battle.is_rear(p(0), behind, Point::new(650, 700)));
    assert!(!battle.is_rear(p(0), front, behind), "round her");
    assert!(!battle.is_rear(p(0), behind, front));
    assert!(!battle.is_rear(p(0), abreast, behind) && !battle.is_rear(p(0), behind, abreast));
    set_up(|| battle.arrange().people[0].facing = 180);
    assert!(!battle.is_rear(p(0), behind, behind), "she has turned round since");
}

#[test]
fn whoever_stands_in_the_line_blocks_it() {
    let _proof = Proof::of(rule!("ffo.insight.not-in-sight")).facts([2, 3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.los-figures"));
    let with = |x, y, change: fn(&mut Person)| sees(&pair(600, 300).person("Bob", x, y).who(change).done());
    assert!(!with(600, 450, |_| ()) && !with(612, 450, |_| ()));
    assert!(with(613, 450, |_| ()), "more than half an inch aside");
    assert!(!sees(&pair(600, 300).zombie(600, 450).done()));
    assert!(with(600, 575, |_| ()), "in contact with her who looks");
    assert!(!with(600, 325, |_| ()), "in contact with whom she looks at");
    assert!(with(600, 450, |it| it.prone = true));
    assert!(with(600, 450, |it| it.state = State::Stunned(Stun { left: 1, counts: false, feast: false })));
    assert!(with(600, 450, |it| it.state = State::OutOfTheFight));
    assert!(with(600, 450, |it| it.state = State::ObviouslyDead { turn: 1, fresh: true }));
}

#[test]
fn light_limits_how_far_one_sees() {
    let _proof = Proof::of(rule!("ffo.insight.not-in-sight")).facts([5, 6, 7]);
    let _ruling = Proof::of(rule!("ffo.ruling.visibility"));
    let at = |inches: i32, part, moon| {
        let board = pair(600, 600 - 25 * inches);
        board.with(|it| (it.light.part, it.light.full_moon) = (part, moon))
    };
    let seen = |inches, part, moon| sees(&at(inches, part, moon).done());
    assert!(seen(22, DayPart::Morning, None) && seen(22, DayPart::Daytime, None));
    assert!(seen(12, DayPart::Evening, None) && !seen(13, DayPart::Evening, None));
    assert!(seen(6, DayPart::Night, None) && !seen(7, DayPart::Night, Some(false)));
    assert!(seen(12, DayPart::Night, Some(true)) && !seen(13, DayPart::Night, Some(true)));
    let lit = |y| sees(&at(20, DayPart::Night, None).scene(|it| it.lights.push(Point::new(600, y))).done());
    assert!(lit(250) && !lit(251), "six inches from the lamp, and more");
    let bad = |inches, part| sees(&at(inches, part, None).with(|it| it.light.bad_weather = true).done());
    assert!(bad(12, DayPart::Daytime) && !bad(13, DayPart::Daytime) && !bad(7, DayPart::Night));
    let zombie = board().person("Ann", 600, 600).zombie(600, 800);
    let zombie = zombie.with(|it| it.light.part = DayPart::Night).done();
    assert!(!zombie.sees(z(0), p(0)), "the dead see no farther");
}

#[test]
fn woods_open_for_an_inch_and_no_farther() {
    let _proof = Proof::of(rule!("ffo.terrain.woods-sight")).facts([2, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.woods-crossing"));
    let woods = |board: Board| {
        board.scene(|it| {
            it.regions.push(ground(RegionKind::Woods, Polygon::rectangle(400, 200, 400, 200), &[]))
        })
    };
    let at = |y| woods(pair(600, y)).done();
    assert!(sees(&at(375)), "an inch deep");
    assert!(!sees(&at(374)));
    let mut inside = at(374);
    set_up(|| inside.arrange().people[1].facing = 180);
    assert!(!inside.sees(p(1), p(0)), "nor does she see out");
    assert!(!sees(&at(100)), "through the whole of it");
    let corner = woods(board().person("Ann", 385, 300).enemy("Eve", 500, 185)).done();
    let deep = woods(board().person("Ann", 385, 390).enemy("Eve", 590, 185)).done();
    assert!(!corner.sees(p(0), p(1)) && !deep.sees(p(0), p(1)));
    let cut = woods(board().person("Ann", 380, 240).enemy("Eve", 440, 180)).done();
    assert!(cut.sees(p(0), p(1)), "over a corner of it");
}

#[test]
fn within_woods_one_sees_twelve_inches_or_six() {
    let _proof = Proof::of(rule!("ffo.terrain.woods-sight")).facts([1, 4]);
    let all = Polygon::rectangle(100, 100, 1000, 1000);
    let seen = |inches: i32, part, moon| {
        let board = pair(600, 600 - 25 * inches);
        let board = board.scene(|it| it.regions.push(ground(RegionKind::Woods, all.clone(), &[])));
        sees(&board.with(|it| (it.light.part, it.light.full_moon) = (part, moon)).done())
    };
    assert!(seen(12, DayPart::Daytime, None) && !seen(13, DayPart::Morning, None));
    assert!(seen(6, DayPart::Evening, None) && !seen(7, DayPart::Evening, None));
    assert!(!seen(7, DayPart::Night, Some(true)), "the lower of the two");
}

#[test]
fn a_hill_is_seen_across_from_its_crest_alone() {
    let _proof = Proof::of(rule!("ffo.terrain.hill")).facts([2]);
    let hill = |ann, eve| {
        let area = Polygon::rectangle(300, 300, 600, 300);
        let crest = [(300, 450), (900, 450)];
        let board = board().person("Ann", 600, ann).enemy("Eve", 600, eve);
        sees(&board.scene(|it| it.regions.push(ground(RegionKind::Hill, area, &crest))).done())
    };
    assert!(!hill(500, 400), "both behind the crest");
    assert!(hill(462, 400) && hill(600, 440), "one of them touches it");
    assert!(hill(600, 500), "on one side of it");
}

#[test]
fn whoever_keeps_their_head_down_sees_nobody() {
    let _proof = Proof::of(rule!("ffo.move.duck-back-sight")).facts([2]);
    let ducked = |in_place| {
        let duck = Duck { from: SmallVec::from_iter([p(1)]), in_place };
        board().person("Ann", 600, 600).who(|it| it.ducked = Some(duck)).enemy("Eve", 600, 300)
    };
    let behind = ducked(false).done();
    assert!(!behind.sees(p(0), p(1)));
    let in_place = ducked(true).who(|it| it.facing = 180).done();
    assert!(in_place.sees(p(0), p(1)) && in_place.sees(p(1), p(0)));
}

#[test]
fn a_building_is_seen_into_through_windows_and_open_doors() {
    let _los = Proof::of(rule!("ffo.building.los")).facts([1]);
    let _terrain = Proof::of(rule!("ffo.insight.not-in-sight")).facts([1]);
    let through = |x, open| {
        let board = house().enemy("Eve", x, 550).person("Ann", x, 450);
        let mut battle = board.done();
        set_up(|| {
            battle.arrange().openings[0].open = open;
            battle.refresh_ground();
        });
        battle.sees(p(0), p(1))
    };
    assert!(!through(530, true), "the wall");
    assert!(!through(600, false) && through(600, true), "the door");
    let window = house().person("Ann", 600, 450).enemy("Eve", 600, 250).done();
    assert!(window.sees(p(0), p(1)), "a closed window");
}

#[test]
fn an_upper_floor_looks_out_through_its_own_windows() {
    let _ruling = Proof::of(rule!("ffo.ruling.floors-sight"));
    let battle = house().enemy("Eve", 450, 400).person("Ann", 550, 400).done();
    let upstairs = battle.scene.buildings[0].floors[1];
    assert_eq!(battle.scene.openings[2].what, OpeningType::Window);
    let eve = battle.stand(p(0));
    let ann = |level, at| Stand { at, level, facing: None, ..battle.stand(p(1)) };
    assert!(battle.would_see(p(1), ann(upstairs, Point::new(550, 400)), p(0), eve), "by the window upstairs");
    assert!(!battle.would_see(p(1), ann(None, Point::new(550, 400)), p(0), eve), "there is a wall below it");
    let north = Stand { at: Point::new(600, 250), ..eve };
    assert!(battle.would_see(p(1), ann(None, Point::new(600, 400)), p(0), north));
    assert!(
        !battle.would_see(p(1), ann(upstairs, Point::new(600, 400)), p(0), north),
        "that window is below"
    );
    let below = Stand { at: Point::new(650, 400), ..eve };
    assert!(!battle.would_see(p(1), ann(upstairs, Point::new(600, 400)), p(0), below), "another floor");
}

#[test]
fn lines_and_distances_run_from_point_to_point() {
    let _proof = Proof::of(rule!("ffo.table.measure")).facts([1, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.measurement"));
    let behind = |x| house().person("Ann", 400, 700).enemy("Eve", x, 300).done();
    // The line runs past the corner at 500, 500; half of a base beside it changes nothing.
    let seen = |battle: &Battle| battle.line(p(0), p(1));
    assert!(seen(&behind(400)) && seen(&behind(490)) && !seen(&behind(512)));
    let evening = |mm| pair(600, 600 - mm).with(|it| it.light.part = DayPart::Evening).done();
    assert!(sees(&evening(300)) && !sees(&evening(301)), "within twelve inches are twelve inches too");
    assert_eq!(evening(300).distance(p(0), p(1)), 300);
    assert!(ffo::battle::r#move::contact(&evening(300), p(0), p(1)).is_some());
}

#[test]
fn vehicles_block_the_line_unless_somebody_touches_them() {
    let _ruling = Proof::of(rule!("ffo.ruling.los-figures"));
    let _proof = Proof::of(rule!("ffo.insight.not-in-sight")).facts([1]);
    let car = |y| {
        let sedan = Vehicle::new("sedan", VehicleKind::Sedan, Point::new(600, y), 90);
        pair(600, 300).vehicle(sedan).done()
    };
    assert!(!sees(&car(450)), "half way");
    assert!(sees(&car(556)), "Ann leans on it");
    assert!(sees(&car(344)), "Eve leans on it");
    assert!(!sees(&car(550)), "a few millimetres off");
}
