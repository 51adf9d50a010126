//! Raid and Rescue (20.0).
use crate::board;
use crate::board::{Board, at, p};
use crate::course::{Course, player};
use crate::dice_by_rule::{cast, rolled};
use crate::steps::roll;
use atzr::{
    battle::{
        Battle, Encounter, Phase, State,
        encounter::{self, Objective, Purpose},
        r#move,
    },
    campaign::saga::Plot,
    printed::{Class, CounterThing},
    rule,
    setup::layout::{BoardPart, MapLayout},
};
use ground::hex::Edge;
use kernel::{Answer, Proof, What, dice::SeededDice, question::Shape};

fn raid(purpose: Purpose) -> Board {
    let raid = Encounter::Raid { class: Class::Ganger, purpose };
    board::encounter(MapLayout::side_by_side("maple-heights", "route-nine"), raid)
}

/// Ray on the target map, in the building at this hex.
fn inside(board: Board, hex: &str) -> Battle {
    let mut battle = board.done();
    battle.progress.part = Some(BoardPart::Map(0));
    battle.set_up().person(p(0)).at = at(hex);
    battle.recount();
    battle
}

fn enters(battle: &mut Battle, dice: &[u16]) -> Objective {
    roll(dice, |play| encounter::enters_building(battle, play, p(0)).unwrap());
    battle.progress.objective
}

#[test]
fn a_rescue_takes_one_grunt_by_lot_and_all_that_he_has() {
    let _proof = Proof::of(rule!("atzr.raid.setup")).facts([2, 3]);
    let _target_map = Proof::of(rule!("atzr.raid.target-map")).facts([1]);
    let board =
        raid(Purpose::Hostage).star("Ray", 5, "0101").grunt("Ines", 4, "0101").grunt("Dot", 4, "0101");
    let mut battle = board.holds(&[CounterThing::Pistol]).done();
    for person in battle.set_up().people {
        person.state = State::Waiting;
    }
    (battle.turn, battle.phase) = (0, Phase::Begin);
    battle.recount();
    let south = Answer::One(2);
    cast(&[(rule!("atzr.raid.setup"), &[2])], &[(rule!("atzr.zombie.start-move-on"), south)], |play| {
        encounter::begin(&mut battle, play).unwrap();
    });
    assert_eq!(battle.progress.hostage, Some(p(2)));
    assert!(battle.person(p(2)).hands.is_empty() && !battle.person(p(2)).functions());
    assert_eq!(battle.functioning().count(), 2);
    // They came by the southern edge: what they seek is on the northern map.
    assert_eq!(battle.progress.part, Some(BoardPart::Map(0)));
}

#[test]
fn every_different_building_counts_once_and_only_on_the_target_map() {
    let _proof = Proof::of(rule!("atzr.raid.find")).facts([1, 4]);
    let _raid_buildings = Proof::of(rule!("atzr.ruling.raid-buildings"));
    let mut battle = inside(raid(Purpose::Items).star("Ray", 5, "0302"), "0302");
    assert_eq!(enters(&mut battle, &[2]), Objective::Sought);
    assert_eq!(enters(&mut battle, &[]), Objective::Sought);
    battle.set_up().person(p(0)).at = at("1102");
    assert_eq!(enters(&mut battle, &[3]), Objective::Sought);
    // The motel of the southern map.
    battle.set_up().person(p(0)).at = at("0416");
    assert!(battle.scene.board.building_at(at("0420")).is_some());
    battle.set_up().person(p(0)).at = at("0420");
    assert_eq!(enters(&mut battle, &[]), Objective::Sought);
    battle.set_up().person(p(0)).at = at("1402");
    assert_eq!(enters(&mut battle, &[3]), Objective::Found);
    assert_eq!(battle.progress.entered.len(), 3);
    battle.set_up().person(p(0)).at = at("0705");
    assert_eq!(enters(&mut battle, &[]), Objective::Found);
}

#[test]
fn in_the_last_building_it_is_there_or_never_was() {
    let _proof = Proof::of(rule!("atzr.raid.find")).facts([2, 3]);
    let last = |die| {
        let mut battle = inside(raid(Purpose::Person).star("Ray", 5, "0302"), "0302");
        let here = battle.scene.board.building_at(at("0302")).unwrap();
        let others: Vec<_> = battle.scene.board.buildings_in(BoardPart::Map(0)).map(|it| it.id).collect();
        battle.progress.entered = others.into_iter().filter(|it| *it != here).collect();
        enters(&mut battle, &[die])
    };
    assert_eq!([last(5), last(6)], [Objective::Found, Objective::NeverThere]);
}

#[test]
fn the_hostage_stands_in_the_hex_or_beside_it_where_there_is_room() {
    let _proof = Proof::of(rule!("atzr.raid.find")).facts([6]);
    let found = |others: usize| {
        let mut board = raid(Purpose::Hostage).star("Ray", 5, "1309").grunt("Ines", 4, "0101");
        for _ in 0..others {
            board = board.grunt("Dot", 4, "1309");
        }
        let mut battle = inside(board, "1309");
        battle.set_up().person(p(1)).state = State::Left;
        battle.progress.hostage = Some(p(1));
        battle.recount();
        assert_eq!(enters(&mut battle, &[1]), Objective::Found);
        let ines = battle.person(p(1));
        assert!(ines.functions() && ines.turn.done);
        ines.at
    };
    assert_eq!(found(0), at("1309"));
    let beside = found(1);
    assert_eq!(beside.distance(at("1309")), 1);
    assert_eq!(beside, at("1209"));
}

#[test]
fn strangers_find_nothing_for_the_raiders() {
    let _proof = Proof::of(rule!("atzr.raid.find"));
    let mut battle = inside(
        raid(Purpose::Items).star("Ray", 5, "0302").enemies(Class::Ganger).enemy("A", 3, "1102"),
        "0302",
    );
    roll(&[], |play| encounter::enters_building(&mut battle, play, p(1)).unwrap());
    assert!(battle.progress.entered.is_empty());
    assert_eq!(enters(&mut battle, &[1]), Objective::Found);
}

#[test]
fn the_thing_that_was_named_is_the_finders_at_once() {
    let _proof = Proof::of_all(&[rule!("atzr.ruling.raid-buildings"), rule!("atzr.raid.find")]);
    let found = |left: u8| {
        let mut battle = inside(raid(Purpose::Thing(CounterThing::Rpg)).star("Ray", 5, "0302"), "0302");
        while left < battle.cups.left(CounterThing::Rpg) {
            battle.cups.take(CounterThing::Rpg);
        }
        assert_eq!(enters(&mut battle, &[1]), Objective::Found);
        let ray = battle.person(p(0));
        let has = ray.hands.iter().chain(&ray.gear).filter(|it| it.thing == CounterThing::Rpg).count();
        (has, battle.cups.left(CounterThing::Rpg))
    };
    assert_eq!(found(2), (1, 1));
    assert_eq!(found(0), (0, 0), "of what the box no longer holds nobody can take one");
    let mut battle = inside(raid(Purpose::Items).star("Ray", 5, "0302"), "0302");
    assert_eq!(enters(&mut battle, &[1]), Objective::Found);
    assert!(battle.person(p(0)).hands.is_empty() && battle.person(p(0)).gear.is_empty());
}

#[test]
fn nobody_is_asked_whether_they_can_come_and_the_dead_are_there_as_ever() {
    let _proof = Proof::of(rule!("atzr.raid.setup")).facts([6]);
    let board = raid(Purpose::Items).star("Ray", 5, "0101").grunt("Ines", 3, "0101").grunt("Dot", 3, "0101");
    let mut battle = board.done();
    for person in battle.set_up().people {
        person.state = State::Waiting;
    }
    (battle.turn, battle.phase) = (0, Phase::Begin);
    battle.recount();
    // E09 brings two zombies to each of them.
    let cards: (_, &[u16]) = (rule!("atzr.zombie.start-cards"), &[9]);
    let (_, told) = cast(&[cards], &[], |play| encounter::begin(&mut battle, play).unwrap());
    assert_eq!(rolled(&told, rule!("atzr.availability.roll")), 0);
    assert_eq!((rolled(&told, rule!("atzr.zombie.start-cards")), battle.functioning().count()), (3, 3));
    assert!(2 <= battle.undead().count());
}

/// A lone Star who is about to say what a raid is for.
fn about_to_raid() -> Course {
    let mut course = Course::new("All by herself");
    course.join(&player("Tonya", true)).unwrap();
    course.say("begin the campaign");
    course.say("one player alone");
    course.answer(Answer::Some(Vec::new()), &mut SeededDice::new(1)).unwrap();
    while course.question().why != rule!("atzr.encounter.voluntary") {
        course.by_default(1);
    }
    course.say("Raid/Rescue");
    course.by_default(1);
    assert_eq!(course.question().why, rule!("atzr.raid.setup"));
    course
}

#[test]
fn who_has_no_grunt_rescues_nobody_and_ones_own_class_may_be_raided() {
    let _proof = Proof::of(rule!("atzr.raid.setup")).facts([4, 7]);
    let mut course = about_to_raid();
    let asked = course.question();
    let Shape::One { options } = &asked.shape else { panic!("{asked:?}") };
    let refused: Vec<_> =
        options.iter().filter(|it| it.refused.is_some()).map(|it| it.label.as_str()).collect();
    assert_eq!(refused, ["one of us they are holding"]);
    course.say("things");
    course.say("Survivors");
    let (_, plot) = course.saga().due().unwrap();
    let own = course.campaign().groups[0].class;
    assert_eq!(plot, Plot::Raid { class: own, purpose: Purpose::Items, hostage: None });
    let battle = atzr::setup::scenario::Scenario::of(&course.due().unwrap().file).unwrap().battle();
    assert_eq!(encounter::role_of(&battle, own), atzr::battle::Role::Raided);
}

#[test]
fn on_a_single_map_it_is_in_the_half_opposite_to_the_edge_they_came_by() {
    let _proof = Proof::of(rule!("atzr.raid.target-map")).facts([2]);
    for (n, edge) in Edge::ALL.into_iter().enumerate() {
        let raid = Encounter::Raid { class: Class::Ganger, purpose: Purpose::Items };
        let board = board::encounter(MapLayout::single("maple-heights"), raid).star("Ray", 5, "0101");
        let mut battle = board.done();
        battle.set_up().person(p(0)).state = State::Waiting;
        (battle.turn, battle.phase) = (0, Phase::Begin);
        battle.recount();
        let by = (rule!("atzr.zombie.start-move-on"), Answer::One(n));
        cast(&[], &[by], |play| encounter::begin(&mut battle, play).unwrap());
        assert_eq!(battle.progress.part, Some(BoardPart::Half(edge.opposite())));
        let (ground, part) = (&battle.scene.board, battle.progress.part.unwrap());
        let to = |edge, hex: &ground::hex::Hex| ground.grid().edge(edge).map(|it| it.distance(*hex)).min();
        let sought: Vec<_> = ground.buildings_in(part).collect();
        assert!(!sought.is_empty() && sought.len() < ground.buildings().len());
        for building in sought {
            let far = building.hexes.iter().filter(|it| to(edge.opposite(), it) <= to(edge, it)).count();
            assert!(building.hexes.len() <= 2 * far, "{edge:?} {}", building.name);
        }
    }
}

#[test]
fn what_is_sought_is_rolled_for_before_the_card_of_the_building_and_both_come() {
    let _proof = Proof::of(rule!("atzr.raid.find")).facts([5]);
    for die in [1, 6] {
        let mut battle = inside(raid(Purpose::Items).star("Ray", 5, "0302"), "0303");
        battle.phase = Phase::Active { side: atzr::battle::SideId(0), leader: p(0), acting: Some(p(0)) };
        battle.set_up().person(p(0)).turn.points = 9;
        let door = battle.scene.board.entrance(at("0302")).unwrap();
        battle.set_up().places[door].open = true;
        let find = rule!("atzr.raid.find");
        let (_, told) =
            cast(&[(find, &[die])], &[], |play| r#move::step(&mut battle, play, p(0), at("0302")).unwrap());
        let drawn = told.iter().position(|it| matches!(it.what, What::Drew { .. }));
        let sought = told.iter().position(|it| it.rule == find && matches!(it.what, What::Rolled { .. }));
        assert!(sought.is_some() && drawn.is_some() && sought < drawn, "{die}: {sought:?} {drawn:?}");
        assert_eq!(battle.progress.objective == Objective::Found, die == 1);
        assert!(battle.places[door].card.is_some());
    }
}
