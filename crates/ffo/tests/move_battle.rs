//! Movement on the board (p. 15): ways and what they cost, Fast Move, prone, Duck Back and Runaway.
use ffo::{
    battle::{
        Battle, FigureId, Person, PersonId, State, insight,
        r#move::{
            self, Went, left_mm, route,
            trigger::{self, Trigger},
        },
        person::Main,
        scene::{Region, RegionKind},
    },
    rule,
    table::attribute::Attribute,
};
use ground::open::{OpeningId, Polygon, measure};
use kernel::{Point, Proof, rule::set_up};

use crate::board::{
    Board, NOBODY,
    acting::{acts, offers, refused, tells, within},
    board, house, p,
};

const ANN: PersonId = PersonId(0);

fn alone() -> Board {
    board().person("Ann", 600, 600)
}

fn at(battle: &Battle, who: usize) -> Point {
    battle.people[who].at
}

fn lies(it: &mut Person) {
    it.prone = true;
}

#[test]
fn a_way_comes_out_of_the_move_of_the_activation() {
    let _proof = Proof::of(rule!("ffo.move.normal")).facts([1]);
    let _facing = Proof::of(rule!("ffo.table.facing-front")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.facing-change"));
    let mut battle = alone().done();
    assert!(route(&battle, p(0), Point::new(801, 600), left_mm(&battle, ANN)).is_none());
    acts(&mut battle, 0, &[], &["Walk", "700,600", "Turn around", "700,900", "Walk", "800,600"]);
    assert_eq!((at(&battle, 0), battle.people[0].facing), (Point::new(800, 600), 90));
    assert_eq!(refused(&battle, 0, "Walk"), Some(rule!("ffo.move.normal")));
    let mut turned = alone().done();
    acts(&mut turned, 0, &[], &["Turn around", "600,900"]);
    assert_eq!((turned.people[0].facing, left_mm(&turned, ANN)), (180, 200), "turning costs nothing");
    assert!(!turned.people[0].turn.moved);
}

#[test]
fn whoever_has_spent_the_activation_goes_nowhere() {
    let busy = alone().with(|it| it.turn_mut(ANN).main = Some(Main::Barricade)).done();
    assert_eq!(refused(&busy, 0, "Walk"), Some(rule!("ffo.action.choice")));
    assert_eq!(refused(&busy, 0, "Move fast"), Some(rule!("ffo.action.choice")));
}

#[test]
fn friends_are_passed_and_enemies_walked_round() {
    let _ruling = Proof::of(rule!("ffo.ruling.passing-figures"));
    let _measure = Proof::of(rule!("ffo.table.measure")).facts([4]);
    let _charge = Proof::of(rule!("ffo.charge.only-way")).facts([1]);
    let to = Point::new(600, 500);
    let friend = alone().person("Bob", 600, 550).done();
    assert_eq!(route(&friend, p(0), to, 200).unwrap().length_mm, 100);
    // She has been seen in this phase already.
    let enemy = alone().enemy("Eve", 600, 550).with(insight::forget).done();
    let way = route(&enemy, p(0), to, 200).unwrap();
    assert!(100 < way.length_mm && way.every_mm().all(|it| 25 < measure::distance(it, Point::new(600, 550))));
    let refuses = |battle: &Battle, to: &str| {
        let mut battle = battle.clone();
        std::panic::catch_unwind(move || acts(&mut battle, 0, &[], &["Walk", to])).is_err()
    };
    assert!(refuses(&friend, "600,526") && !refuses(&friend, "600,575"), "an inch from a friend");
    assert!(refuses(&enemy, "600,575") && !refuses(&enemy, "600,580"), "contact is for charges");
    let down = alone().enemy("Eve", 600, 550).who(|it| it.state = State::OutOfTheFight).done();
    assert!(!refuses(&down, "600,575"));
}

#[test]
fn a_mountain_that_is_steep_slows_everybody() {
    let _proof = Proof::of(rule!("ffo.terrain.mountain")).facts([1, 2]);
    let on = |kind| {
        let area = Polygon::rectangle(550, 500, 200, 200);
        let region = Region { kind, area, crest: Vec::new() };
        alone().scene(|it| it.regions.push(region)).done()
    };
    assert_eq!(left_mm(&on(RegionKind::SteepMountain), ANN), 50);
    assert_eq!(left_mm(&on(RegionKind::Hill), ANN), 200);
    assert!(route(&on(RegionKind::ImpassableMountain), p(0), Point::new(600, 550), 200).is_none());
    assert!(route(&on(RegionKind::Hill), p(0), Point::new(600, 550), 200).is_some());
}

#[test]
fn a_group_moves_fast_with_one_set_of_dice_and_those_who_did_not_try_do_not() {
    let _status = Proof::of(rule!("ffo.move.fast-status")).facts([1, 3]);
    let _universal = Proof::of(rule!("ffo.react.universal.fast-move")).facts([2]);
    let _roll = Proof::of(rule!("ffo.move.fast-roll")).facts([1, 2]);
    let mut battle = alone().person("Bob", 650, 600).who(|it| it.rep = 2).person("Cat", 700, 600).done();
    for who in battle.person_ids() {
        battle.turn_mut(who).active = true;
    }
    acts(&mut battle, 0, &[3, 5], &["Move fast", "Bob"]);
    assert_eq!([0, 1, 2].map(|it| left_mm(&battle, PersonId(it))), [300, 200, 200]);
    assert_eq!([0, 1, 2].map(|it: usize| battle.people[it].turn.fast), [true, true, false]);
    assert!(!offers(&battle, 0).contains(&"Move fast".to_owned()), "one try");
}

#[test]
fn moving_fast_lasts_until_the_turn_ends() {
    let _proof = Proof::of(rule!("ffo.move.fast-status")).facts([2]);
    let _ruling = Proof::of(rule!("ffo.ruling.moved-fast-duration"));
    let mut battle = alone().with(|it| it.arrange().people[0].rep = 4).done();
    acts(&mut battle, 0, &[6, 6], &["Move fast", "Ann is done"]);
    assert!(battle.people[0].turn.fast, "after the activation too");
    battle.phase = ffo::battle::Phase::Morning;
    crate::board::acting::plays_until(&mut battle, &[], &[], |it| it == ffo::battle::Phase::Dice);
    assert!(!battle.people[0].turn.fast);
}

#[test]
fn a_fast_move_is_tried_at_any_time_and_however_near_the_enemy_is() {
    let _proof = Proof::of(rule!("ffo.move.fast-any-time")).facts([1, 2, 3]);
    let _distance = Proof::of(rule!("ffo.move.fast-distance")).facts([1, 3]);
    let mut battle = alone().enemy("Eve", 600, 420).with(insight::forget).done();
    acts(&mut battle, 0, &[2, 6], &["Walk", "450,600", "Move fast"]);
    assert_eq!(left_mm(&battle, ANN), 150);
    acts(&mut battle, 0, &[], &["Walk", "450,550"]);
    assert_eq!(left_mm(&battle, ANN), 100, "less may be moved");
}

#[test]
fn whoever_moves_fast_may_drop_prone_in_the_end() {
    let _proof = Proof::of(rule!("ffo.move.fast-drop-prone")).facts([1]);
    let mut battle = alone().done();
    acts(&mut battle, 0, &[6, 6], &["Move fast", "Walk", "600,500", "Drop prone"]);
    assert!(battle.people[0].prone);
    let mut stays = alone().done();
    acts(&mut stays, 0, &[6, 6], &["Move fast", "Walk", "600,500"]);
    assert!(!stays.people[0].prone && offers(&stays, 0).contains(&"Drop prone".to_owned()));
}

#[test]
fn getting_up_takes_half_of_the_move_and_crawling_goes_half_as_far() {
    let _up = Proof::of(rule!("ffo.move.stand-up")).facts([1]);
    let _crawl = Proof::of(rule!("ffo.move.crawl")).facts([2, 3]);
    let lying = || alone().who(lies);
    let mut up = lying().done();
    acts(&mut up, 0, &[], &["Stand up"]);
    assert_eq!((left_mm(&up, ANN), up.people[0].prone), (100, false));
    let mut fast = lying().who(|it| it.attributes.push(Attribute::Fast)).done();
    acts(&mut fast, 0, &[], &["Stand up"]);
    assert_eq!(left_mm(&fast, ANN), 125);
    let mut crawls = lying().done();
    acts(&mut crawls, 0, &[], &["Crawl", "600,550"]);
    assert_eq!(left_mm(&crawls, ANN), 100);
    acts(&mut crawls, 0, &[2, 1], &["Move fast", "Crawl", "600,450"]);
    assert_eq!(left_mm(&crawls, ANN), 0, "four inches, and two for the first die");
    assert_eq!(refused(&crawls, 0, "Stand up"), Some(rule!("ffo.move.stand-up")));
}

#[test]
fn doors_and_windows_are_paid_for_on_the_way() {
    let _doors = Proof::of(rule!("ffo.building.doors")).facts([1, 2]);
    let _windows = Proof::of(rule!("ffo.building.windows")).facts([1, 2, 3]);
    let spent = |from: (i32, i32), to: &str, which: usize, is: fn(&mut ffo::battle::OpeningState)| {
        let mut battle = house().person("Ann", from.0, from.1).done();
        set_up(|| {
            is(&mut battle.arrange().openings[which]);
            battle.arrange().buildings[0].entered = 1;
            battle.refresh_ground();
        });
        acts(&mut battle, 0, &[], &["Walk", to]);
        assert!(battle.openings[which].open || battle.openings[which].broken);
        battle.people[0].turn.spent_mm
    };
    let door = |is| spent((600, 540), "600,460", 0, is);
    assert_eq!([door(|_| ()), door(|it| it.open = true)], [80 + 50, 80]);
    let window = |is| spent((600, 325), "600,285", 1, is);
    assert_eq!([window(|it| it.open = true), window(|_| ()), window(|it| it.broken = true)], [90, 140, 190]);
    let mut locked = house().person("Ann", 600, 540).done();
    set_up(|| {
        locked.arrange().openings[0].locked = true;
        locked.refresh_ground();
    });
    assert!(route(&locked, p(0), Point::new(600, 460), 200).is_none());
}

#[test]
fn what_was_broken_into_is_entered_later() {
    let _proof = Proof::of(rule!("ffo.building.barricade-breach")).facts([1]);
    let mut battle = house().person("Ann", 600, 540).done();
    set_up(|| {
        let door = &mut battle.arrange().openings[0];
        (door.dv, door.beaten, door.since) = (0, true, 2);
        battle.refresh_ground();
    });
    let way = |battle: &Battle| route(battle, p(0), Point::new(600, 460), 200).map(|it| it.crossings);
    assert_eq!(way(&battle), None);
    battle.turn = 2;
    assert_eq!(way(&battle), Some(0));
}

#[test]
fn a_floor_takes_the_whole_move() {
    let _proof = Proof::of(rule!("ffo.building.levels")).facts([1]);
    let mut battle = house().person("Ann", 670, 460).done();
    battle.arrange().buildings[0].entered = 1;
    let upstairs = battle.scene.buildings[0].floors[1];
    let mut walked = battle.clone();
    acts(&mut walked, 0, &[], &["Walk", "665,465"]);
    assert_eq!(refused(&walked, 0, "Take the stairs"), Some(rule!("ffo.building.levels")));
    acts(&mut battle, 0, &NOBODY, &["Take the stairs"]);
    assert_eq!((battle.people[0].level, left_mm(&battle, ANN)), (upstairs, 0));
    assert_ne!(battle.buildings[0].entered & 2, 0);
}

#[test]
fn an_enemy_comes_into_sight_at_the_first_millimetre() {
    let _trigger = Proof::of(rule!("ffo.insight.trigger")).facts([2, 3]);
    let _sight = Proof::of(rule!("ffo.insight.in-sight")).facts([1]);
    // The house hides Eve, who looks south past its west wall.
    let hidden = house().person("Ann", 560, 540).enemy("Eve", 490, 200).who(|it| it.facing = 180).done();
    let path = route(&hidden, p(0), Point::new(470, 540), 200).unwrap();
    let (mm, found) = trigger::first(&hidden, ANN, &path).unwrap();
    assert_eq!(found, Trigger::InSight);
    let sees = |mm: i32| {
        let at = Point::new(560 - mm, 540);
        let stand = ffo::battle::sight::Stand { at, facing: Some(270), ..hidden.stand(p(0)) };
        let eve: FigureId = PersonId(1).into();
        hidden.would_see(p(0), stand, eve, hidden.stand(eve))
            || hidden.would_see(eve, hidden.stand(eve), p(0), stand)
    };
    assert!(sees(mm as i32) && !sees(mm as i32 - 1));
    let mut known = hidden.clone();
    known.seen.push((ANN, PersonId(1)));
    assert_eq!(trigger::first(&known, ANN, &path), None, "they have seen each other in this phase");
}

#[test]
fn a_shut_door_stops_a_walk_where_the_base_touches_it() {
    let battle = house().person("Ann", 600, 600).done();
    let path = route(&battle, p(0), Point::new(600, 460), 200).unwrap();
    let (mm, found) = trigger::first(&battle, ANN, &path).unwrap();
    assert_eq!(found, Trigger::Door(OpeningId(0)));
    assert!((85..=90).contains(&mm), "{mm}");
}

#[test]
fn whoever_ducks_back_takes_the_nearest_place_out_of_sight() {
    let _proof = Proof::of(rule!("ffo.move.duck-back")).facts([1, 4]);
    let _sight = Proof::of(rule!("ffo.move.duck-back-sight")).facts([1]);
    let _ruling = Proof::of(rule!("ffo.ruling.duck-back-cover"));
    let mut battle = house()
        .person("Ann", 600, 540)
        .who(|it| it.turn.active = true)
        .enemy("Eve", 300, 540)
        .who(|it| it.facing = 90)
        .done();
    set_up(|| battle.arrange().people[1].at = Point::new(300, 450));
    let before = at(&battle, 0);
    within(&mut battle, &[], &[], |battle, play| r#move::duck_back(battle, play, ANN, &[p(1)]));
    let ann = &battle.people[0];
    assert!(measure::distance(before, ann.at) <= 150 && !ann.prone);
    assert!(!battle.line(p(1), p(0)) && !battle.sees(p(0), p(1)));
    assert_eq!(ann.ducked.as_ref().map(|it| it.in_place), Some(false));
    assert!(ann.turn.done && !ann.turn.moved, "a Duck Back is no move of theirs");
}

#[test]
fn without_cover_in_six_inches_they_drop_where_they_are() {
    let _proof = Proof::of(rule!("ffo.move.duck-back")).facts([2]);
    let mut battle =
        alone().who(|it| it.turn.active = true).enemy("Eve", 600, 300).who(|it| it.facing = 180).done();
    within(&mut battle, &[], &[], |battle, play| r#move::duck_back(battle, play, ANN, &[p(1)]));
    let ann = &battle.people[0];
    assert!(ann.prone && ann.at == Point::new(600, 600) && ann.turn.done);
    assert_eq!(ann.ducked.as_ref().map(|it| it.in_place), Some(true));
    let mut waiting = alone().enemy("Eve", 600, 300).done();
    within(&mut waiting, &[], &[], |battle, play| r#move::duck_back(battle, play, ANN, &[p(1)]));
    assert!(!waiting.people[0].turn.done, "their activation is still to come");
}

#[test]
fn whoever_is_out_of_sight_already_stays() {
    let _proof = Proof::of(rule!("ffo.move.duck-back")).facts([6]);
    let mut battle = house().person("Ann", 550, 460).enemy("Eve", 550, 700).done();
    within(&mut battle, &[], &[], |battle, play| r#move::duck_back(battle, play, ANN, &[p(1)]));
    assert_eq!(at(&battle, 0), Point::new(550, 460));
    assert!(battle.people[0].ducked.is_some() && !battle.people[0].prone);
}

#[test]
fn a_door_on_the_way_to_cover_costs_its_inches() {
    let _proof = Proof::of(rule!("ffo.move.duck-back")).facts([5]);
    // Straight before the shut door: inside, beside it, nobody sees her, but the door takes two of the six inches.
    let hides = |y, open: bool| {
        let mut battle = house().person("Ann", 600, y).enemy("Eve", 600, 1000).done();
        set_up(|| {
            battle.arrange().openings[0].open = open;
            battle.arrange().buildings[0].entered = 1;
            battle.refresh_ground();
        });
        within(&mut battle, &[], &[], |battle, play| r#move::duck_back(battle, play, ANN, &[p(1)]));
        !battle.people[0].prone
    };
    assert!(hides(560, true) && hides(560, false));
    assert!(hides(600, true), "an open door costs nothing");
    assert!(!hides(600, false));
}

#[test]
fn whoever_runs_away_is_gone_and_leaves_the_wounded() {
    let _proof = Proof::of(rule!("ffo.move.runaway")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.runaway-carried"));
    let mut battle = alone().who(|it| it.carries = Some(PersonId(1))).person("Bob", 600, 600).done();
    set_up(|| battle.arrange().people[1].state = State::OutOfTheFight);
    let (_, told) = within(&mut battle, &[], &[], |battle, play| {
        r#move::run_away(battle, play, rule!("ffo.move.runaway"), ANN);
        Ok(())
    });
    assert!(tells(&told, rule!("ffo.move.runaway")));
    assert_eq!(battle.people[0].state, State::RanAway);
    assert_eq!((battle.people[1].state, at(&battle, 1)), (State::OutOfTheFight, Point::new(600, 600)));
}

#[test]
fn whoever_comes_into_contact_stops_at_an_inch() {
    let _proof = Proof::of(rule!("ffo.table.measure")).facts([2]);
    let _ruling = Proof::of(rule!("ffo.ruling.measurement"));
    let battle = alone().enemy("Eve", 600, 300).done();
    let place = r#move::contact(&battle, p(0), p(1)).unwrap();
    assert_eq!(measure::distance(place, Point::new(600, 300)), 25);
}

#[test]
fn the_spot_of_a_test_is_the_first_place_so_near_that_sees_them() {
    let _ruling = Proof::of(rule!("ffo.ruling.charge-geometry"));
    let spot =
        |battle: &Battle, limit| r#move::spot_before(battle, p(0), p(1), 150, limit).map(|it| it.end());
    let open = alone().enemy("Eve", 600, 300).done();
    assert_eq!(spot(&open, 200), Some(Point::new(600, 450)));
    assert_eq!(spot(&open, 149), None);
    let near = alone().enemy("Eve", 600, 500).done();
    assert_eq!(spot(&near, 0), Some(Point::new(600, 600)), "within six inches they test where they stand");
    let inside = house().person("Ann", 600, 600).enemy("Eve", 530, 480).done();
    let spot = spot(&inside, 200).unwrap();
    assert!(spot.y < 520, "the wall hides Eve until the door: {spot:?}");
}

#[test]
fn a_way_that_nothing_interrupts_is_gone_to_its_end() {
    let mut battle = alone().done();
    let path = route(&battle, p(0), Point::new(600, 500), 200).unwrap();
    let (went, _) = within(&mut battle, &[], &[], |battle, play| {
        r#move::go(battle, play, ANN, &path, r#move::Purpose::Reaction)
    });
    assert_eq!(
        (went, at(&battle, 0), battle.people[0].turn.spent_mm),
        (Went::Arrived, Point::new(600, 500), 0)
    );
}

#[test]
fn whoever_is_only_seen_comes_into_sight_as_well_and_cover_hides_nobody() {
    let _trigger = Proof::of(rule!("ffo.insight.trigger")).facts([5]);
    let _sight = Proof::of(rule!("ffo.insight.in-sight")).facts([1, 2]);
    let _rear = Proof::of(rule!("ffo.table.facing-rear")).facts([2]);
    // Ann backs into Eve's view: she looks where she goes, south.
    let way = |board: Board| {
        let battle = board.done();
        let path = route(&battle, p(0), Point::new(300, 400), 200).unwrap();
        trigger::first(&battle, ANN, &path)
    };
    let from =
        |facing: i16| board().person("Ann", 300, 300).enemy("Eve", 300, 100).who(|it| it.facing = facing);
    assert_eq!(way(from(180)), Some((0, Trigger::InSight)), "Eve sees her back");
    assert_eq!(way(from(0)), None, "neither sees the other");
    let woods =
        Region { kind: RegionKind::Woods, area: Polygon::rectangle(200, 50, 200, 400), crest: Vec::new() };
    let concealed = from(180).scene(|it| it.regions.push(woods));
    assert_eq!(way(concealed), Some((0, Trigger::InSight)));
}

#[test]
fn standing_up_and_opening_doors_are_no_actions() {
    let _proof = Proof::of(rule!("ffo.action.choice")).facts([4]);
    let mut battle = house().person("Ann", 600, 520).who(lies).done();
    acts(&mut battle, 0, &NOBODY, &["Stand up", "Walk", "600,490"]);
    let turn = &battle.people[0].turn;
    assert!(battle.openings[0].open && turn.main.is_none() && turn.extra.is_none());
    assert_eq!(refused(&battle, 0, "Drop prone"), None);
}

#[test]
fn a_zombie_six_inches_off_stops_whoever_has_never_met_one() {
    let _proof = Proof::of(rule!("ffo.zombie.zed-when")).facts([1]);
    let way = |board: Board| {
        let battle = board.zombie(600, 300).done();
        let path = route(&battle, p(0), Point::new(600, 420), 200).unwrap();
        trigger::first(&battle, ANN, &path)
    };
    let zombie = Trigger::Zed(ffo::battle::ZombieId(0));
    assert_eq!(way(alone()), Some((150, zombie)));
    assert_eq!(way(alone().who(|it| it.zed_proof = true)), None);
}

#[test]
fn a_feast_six_inches_off_stops_whoever_has_not_got_used_to_them() {
    let _proof = Proof::of(rule!("ffo.zombie.feast-test-when")).facts([1]);
    let way = |passed: bool| {
        let dead = State::ObviouslyDead { turn: 1, fresh: false };
        let board =
            alone().who(|it| it.feast_passed = passed).person("Bob", 600, 300).who(|it| it.state = dead);
        let feast = ffo::battle::Feast { body: PersonId(1), left: Some(2) };
        let battle = board.with(|it| it.arrange().feasts.push(feast)).done();
        let path = route(&battle, p(0), Point::new(600, 420), 200).unwrap();
        trigger::first(&battle, ANN, &path)
    };
    assert_eq!([way(false), way(true)], [Some((150, Trigger::Feast(0))), None]);
}

#[test]
fn each_floor_is_a_building_of_its_own() {
    let _proof = Proof::of(rule!("ffo.zombie.building-check")).facts([5]);
    let mut battle = house().person("Ann", 670, 440).done();
    acts(&mut battle, 0, &NOBODY, &["Walk", "670,460"]);
    assert_eq!(battle.buildings[0].entered, 1);
    *battle.turn_mut(ANN) = ffo::battle::person::Turn::default();
    acts(&mut battle, 0, &NOBODY, &["Take the stairs"]);
    assert_eq!(battle.buildings[0].entered, 3);
}

#[test]
fn a_citizen_before_an_open_threat_has_a_die_less() {
    let _proof = Proof::of(rule!("ffo.move.fast-citizen")).facts([1, 2]);
    let citizen = || alone().who(|it| it.class = ffo::table::class::Class::Citizen);
    // At -1d6 only the first die counts.
    let passes_second = |board: Board| {
        let mut battle = board.done();
        acts(&mut battle, 0, &[6, 1], &["Move fast"]);
        left_mm(&battle, ANN) == 300
    };
    assert!(passes_second(citizen()), "no threat");
    assert!(!passes_second(citizen().enemy("Eve", 600, 300)) && !passes_second(citizen().zombie(600, 300)));
    assert!(passes_second(citizen().enemy("Eve", 600, 900)), "behind her");
    assert!(passes_second(citizen().person("Bob", 600, 450).enemy("Eve", 600, 300)), "a friend between");
    assert!(passes_second(alone().enemy("Eve", 600, 300)), "no Citizen");
    let indoors = house().person("Ann", 600, 285).who(|it| it.class = ffo::table::class::Class::Citizen);
    let indoors = indoors.who(|it| it.facing = 180).enemy("Eve", 600, 400);
    assert!(passes_second(indoors), "a window between");
}

#[test]
fn woods_cost_a_die_and_a_road_brings_one_to_those_who_stay_on_it() {
    let _woods = Proof::of(rule!("ffo.terrain.woods-fast-move")).facts([1, 2]);
    let _road = Proof::of(rule!("ffo.terrain.road")).facts([1]);
    let on = |kind| {
        let region = Region { kind, area: Polygon::rectangle(500, 300, 200, 500), crest: Vec::new() };
        alone().scene(|it| it.regions.push(region)).done()
    };
    let mut woods = on(RegionKind::Woods);
    assert_eq!(left_mm(&woods, ANN), 200);
    acts(&mut woods, 0, &[6, 1], &["Move fast"]);
    assert_eq!(left_mm(&woods, ANN), 200);
    let mut road = on(RegionKind::Road);
    acts(&mut road, 0, &[6, 6, 1], &["Move fast"]);
    assert_eq!(left_mm(&road, ANN), 300);
    let walks = |to: &str| {
        let mut battle = road.clone();
        std::panic::catch_unwind(move || acts(&mut battle, 0, &[], &["Walk", to])).is_ok()
    };
    assert!(walks("600,400") && !walks("450,600"), "it ends on the road");
}

#[test]
fn whoever_carries_the_wounded_takes_them_along() {
    let board = alone().who(|it| it.carries = Some(PersonId(1))).person("Bob", 600, 600);
    let mut battle = board.who(|it| it.state = State::OutOfTheFight).done();
    acts(&mut battle, 0, &[], &["Walk", "600,500"]);
    assert_eq!((at(&battle, 1), battle.people[0].carries), (Point::new(600, 500), Some(PersonId(1))));
}

#[test]
fn two_inches_come_out_of_the_move_and_wake_nobody() {
    let _proof = Proof::of(rule!("ffo.insight.two-inches")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.insight-two-inches"));
    let mut battle = alone().who(|it| it.turn.active = true).enemy("Eve", 600, 300).done();
    let path = route(&battle, p(0), Point::new(600, 550), 50).unwrap();
    let (went, _) = within(&mut battle, &[], &[], |battle, play| {
        r#move::go(battle, play, ANN, &path, r#move::Purpose::TwoInches)
    });
    assert_eq!((went, left_mm(&battle, ANN)), (Went::Arrived, 150));
    assert!(battle.seen.is_empty(), "the In Sight that is under way is not begun anew");
}
