//! Raid and Rescue (20.0).
use crate::board;
use crate::board::{Board, at, p};
use crate::dice_by_rule::cast;
use crate::steps::roll;
use atzr::{
    battle::{
        Battle, Encounter, Phase, State,
        encounter::{self, Objective, Purpose},
    },
    printed::{Class, Thing},
    rule,
    setup::layout::{Layout, Part},
};
use kernel::{Answer, Proof};

fn raid(purpose: Purpose) -> Board {
    let raid = Encounter::Raid { class: Class::Ganger, purpose };
    board::encounter(Layout::side_by_side("maple-heights", "route-nine"), raid)
}

/// Ray on the target map, in the building at this hex.
fn inside(board: Board, hex: &str) -> Battle {
    let mut battle = board.done();
    battle.progress.part = Some(Part::Map(0));
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
    let _proof = Proof::of(rule!("atzr.raid.setup"));
    let _map = Proof::of(rule!("atzr.raid.target-map"));
    let board =
        raid(Purpose::Hostage).star("Ray", 5, "0101").grunt("Ines", 4, "0101").grunt("Dot", 4, "0101");
    let mut battle = board.holds(&[Thing::Pistol]).done();
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
    assert_eq!(battle.progress.part, Some(Part::Map(0)));
}

#[test]
fn every_different_building_counts_once_and_only_on_the_target_map() {
    let _proof = Proof::of(rule!("atzr.ruling.raid-buildings"));
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
    let _proof = Proof::of(rule!("atzr.raid.find"));
    let last = |die| {
        let mut battle = inside(raid(Purpose::Person).star("Ray", 5, "0302"), "0302");
        let here = battle.scene.board.building_at(at("0302")).unwrap();
        let others: Vec<_> = battle.scene.board.buildings_in(Part::Map(0)).map(|it| it.id).collect();
        battle.progress.entered = others.into_iter().filter(|it| *it != here).collect();
        enters(&mut battle, &[die])
    };
    assert_eq!([last(5), last(6)], [Objective::Found, Objective::NeverThere]);
}

#[test]
fn the_hostage_stands_in_the_hex_or_beside_it_where_there_is_room() {
    let _proof = Proof::of(rule!("atzr.raid.find"));
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
        let mut battle = inside(raid(Purpose::Thing(Thing::Rpg)).star("Ray", 5, "0302"), "0302");
        while left < battle.cups.left(Thing::Rpg) {
            battle.cups.take(Thing::Rpg);
        }
        assert_eq!(enters(&mut battle, &[1]), Objective::Found);
        let ray = battle.person(p(0));
        let has = ray.hands.iter().chain(&ray.gear).filter(|it| it.thing == Thing::Rpg).count();
        (has, battle.cups.left(Thing::Rpg))
    };
    assert_eq!(found(2), (1, 1));
    assert_eq!(found(0), (0, 0), "of what the box no longer holds nobody can take one");
    let mut battle = inside(raid(Purpose::Items).star("Ray", 5, "0302"), "0302");
    assert_eq!(enters(&mut battle, &[1]), Objective::Found);
    assert!(battle.person(p(0)).hands.is_empty() && battle.person(p(0)).gear.is_empty());
}
