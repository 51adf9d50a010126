//! Searching (16.2) on the board.
use crate::{
    board::{
        acting::{acts, cost, offers, refused, tells},
        board, board_on, h, human, z,
    },
    shown::shown,
    telling::told,
};
use dwa::{
    battle::{
        Battle, Phase, act,
        board::{LooseThing, RoomKind, Stock, Vehicle, VehicleKind},
        figure::{Ammo, CarriedWeapon, HumanTurn, Malfunction, Zombie},
    },
    rule,
    rules::Rules,
    table::{
        char::{Archetype, Sex},
        quirk::Quirk,
        search::Item,
        skill::Skill,
        weapons::Weapon,
    },
};
use ground::open::{Body, Opening, Passage, Piece, PieceId, Polygon, Room, Shape, Table, measure};
use kernel::{Point, Proof};

fn piece(name: &str, shape: Shape) -> Piece {
    Piece {
        name: name.to_owned(),
        shape,
        height_mm: 60,
        blocks_sight: true,
        blocks_move: true,
        solid: true,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    }
}

/// A room of 30 cm by 30 cm whose door is in the middle of its south wall; Dawson stands inside.
fn house() -> Battle {
    let corners = [(400, 400), (700, 400), (700, 700), (400, 700), (400, 400)];
    let line = corners.map(|it| Point::new(it.0, it.1)).to_vec();
    let door = Opening {
        name: "door".to_owned(),
        wall: PieceId(0),
        from: Point::new(530, 700),
        to: Point::new(570, 700),
        passage: Passage::OPEN,
    };
    let room =
        Room { name: "kitchen".to_owned(), area: Polygon::rectangle(400, 400, 300, 300), confined: true };
    let table = Table {
        width: 1200,
        height: 1200,
        pieces: vec![piece("house", Shape::Wall { line, thickness: 2 })],
        openings: vec![door],
        rooms: vec![room],
        ..Table::default()
    };
    let kind = RoomKind { stock: Stock::Ordinary, building: 0, searchable: true };
    board_on(table)
        .human("Dawson", 550, 620)
        .rules(|it| (it.search, it.items) = (true, true))
        .scene(|it| it.rooms = vec![kind])
        .done()
}

fn vehicle(kind: VehicleKind, x: i32) -> Vehicle {
    Vehicle {
        name: "van".to_owned(),
        kind,
        at: Point::new(x, 600),
        facing: 0,
        speed_cm: 0,
        running: false,
        has_keys: false,
        keys_of: None,
        new_battery: false,
        out_of_gas: false,
        wrecked: false,
        searched: false,
        driven_this_turn: false,
        broken_open: false,
        attacked_turns: 0,
        driver: None,
    }
}

fn park(battle: &mut Battle, kind: VehicleKind, x: i32) {
    let outline = Polygon::facing(Point::new(x, 600), 0, 120, 60);
    let name = format!("vehicle {x}");
    battle.arrange().bodies.push(Body::new(piece(&name, Shape::Polygon(outline))));
    battle.arrange().vehicles.push(vehicle(kind, x));
}

/// Dawson at the west side of a vehicle.
fn street(kind: VehicleKind) -> Battle {
    let mut battle =
        board().human("Dawson", 557, 600).rules(|it| (it.search, it.items) = (true, true)).done();
    park(&mut battle, kind, 600);
    battle
}

#[test]
fn a_search_costs_four_ap_and_each_room_is_searched_once() {
    let _proof = Proof::of(rule!("dwa.search.cost")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("dwa.ruling.search-scope"));
    let mut battle = house();
    assert_eq!(cost(&battle, 0, "search the kitchen"), Some(4));
    acts(&mut battle, 0, &[3, 1], &["search the kitchen"]);
    assert_eq!(battle.humans[0].turn.ap, 0);
    battle.turn += 1;
    battle.arrange().humans[0].turn = HumanTurn { ap: 4, ..HumanTurn::default() };
    assert_eq!(refused(&battle, 0, "search the kitchen"), Some(rule!("dwa.ruling.search-scope")));
    let mut fights = house();
    fights.arrange().zombies.push(Zombie::new(Point::new(575, 620)));
    assert_eq!(refused(&fights, 0, "search the kitchen"), Some(rule!("dwa.cc.allowed-actions")));
    let off = Battle { rules: Rules::SINGLE_GAME, ..house() };
    assert!(!offers(&off, 0).contains(&"search the kitchen".to_owned()));
    let mut outside = house();
    outside.arrange().humans[0].at = Point::new(550, 800);
    assert!(!offers(&outside, 0).contains(&"search the kitchen".to_owned()));
}

#[test]
fn four_or_more_brings_zombies_and_the_find_is_made_all_the_same() {
    let _proof = Proof::of(rule!("dwa.search.zombies")).facts([1, 2, 3]);
    let mut battle = house();
    acts(&mut battle, 0, &[4, 3, 3, 1, 1], &["search the kitchen"]);
    assert_eq!(battle.zombies.len(), 3);
    assert_eq!(battle.humans[0].items[..], [Item::Antiseptic]);
    let mut quiet = house();
    acts(&mut quiet, 0, &[3, 1], &["search the kitchen"]);
    assert!(quiet.zombies.is_empty());
    let mut truck = street(VehicleKind::Truck);
    acts(&mut truck, 0, &[4, 3, 1], &["search the van"]);
    assert_eq!(truck.zombies.len(), 2, "a D6 halved");
}

#[test]
fn each_room_of_a_house_that_is_searched_has_its_own_zombie_die() {
    let _proof = Proof::of(rule!("dwa.search.zombies")).facts([6]);
    let mut battle = house();
    let mut table = battle.scene.ground.table().clone();
    let room = |name: &str, y: i32| Room {
        name: name.to_owned(),
        area: Polygon::rectangle(400, y, 300, 150),
        confined: true,
    };
    table.rooms = vec![room("hall", 400), room("kitchen", 550)];
    let kind = RoomKind { stock: Stock::Ordinary, building: 0, searchable: true };
    let board = board_on(table).human("Dawson", 550, 620).scene(|it| it.rooms = vec![kind.clone(), kind]);
    battle = board.rules(|it| (it.search, it.items) = (true, true)).done();
    acts(&mut battle, 0, &[3, 1], &["search the kitchen"]);
    battle.arrange().humans[0].at = Point::new(550, 470);
    battle.arrange().humans[0].turn = HumanTurn { ap: 4, ..HumanTurn::default() };
    acts(&mut battle, 0, &[4, 2, 1], &["search the hall"]);
    assert_eq!(battle.zombies.len(), 2, "the 3 in the kitchen was not for the hall");
}

#[test]
fn zombies_in_a_building_stand_opposite_to_the_entrance() {
    let _proof = Proof::of(rule!("dwa.search.zombie-placement")).facts([1]);
    let mut battle = house();
    acts(&mut battle, 0, &[6, 4, 1], &["search the kitchen"]);
    for zombie in 0..4 {
        let at = battle.at(z(zombie));
        assert!(at.y < 450, "{at:?} is at the north wall, away from the door");
        assert!(400 < at.x && at.x < 700 && 400 < at.y);
        assert!((0..zombie).all(|it| !measure::overlap(battle.base(z(it)), battle.base(z(zombie)))));
        assert!(!battle.zombies[zombie as usize].waits, "they act in the next zombie phase");
    }
}

#[test]
fn a_search_says_how_likely_zombies_are_before_it_is_chosen() {
    let note = |mut battle: Battle, search: &str| {
        battle.phase = Phase::Humans { acting: Some(0) };
        let asked = shown(&mut battle, &[], &[], |battle, play| act::act(battle, play, 0).map(|_| ()));
        asked.options.into_iter().find(|it| it.label == search).unwrap().note
    };
    assert_eq!(note(house(), "search the kitchen"), "zombies wait there: 1/2");
    assert_eq!(note(street(VehicleKind::Truck), "search the van"), "zombies wait there: 1/2");
    assert_eq!(note(street(VehicleKind::Car), "search the van"), "", "no die is rolled for a car");
}

#[test]
fn a_car_has_no_zombie_roll() {
    let _proof = Proof::of(rule!("dwa.search.no-zombies-in-cars")).facts([1, 2]);
    let mut battle = street(VehicleKind::Car);
    acts(&mut battle, 0, &[1], &["search the van"]);
    assert!(battle.zombies.is_empty() && battle.vehicles[0].searched);
    battle.turn += 1;
    battle.arrange().humans[0].turn = HumanTurn { ap: 4, ..HumanTurn::default() };
    assert_eq!(refused(&battle, 0, "search the van"), Some(rule!("dwa.ruling.search-scope")));
    let mut away = street(VehicleKind::Car);
    away.arrange().humans[0].at = Point::new(555, 600);
    assert!(!offers(&away, 0).contains(&"search the van".to_owned()), "2 mm from it");
}

#[test]
fn zombies_of_a_bus_appear_beside_it_on_the_far_side() {
    let _proof = Proof::of(rule!("dwa.search.zombie-placement")).facts([2]);
    let _proof = Proof::of(rule!("dwa.ruling.search-vehicle-zombies"));
    for (kind, west) in [(VehicleKind::Bus, true), (VehicleKind::Truck, false)] {
        let mut battle = street(kind);
        if !west {
            battle.arrange().humans[0].at = Point::new(643, 600);
        }
        acts(&mut battle, 0, &[6, 5, 1], &["search the van"]);
        for zombie in 0..3 {
            let base = battle.base(z(zombie));
            assert_eq!(600 < base.at.x, west, "{:?}", base.at);
            assert!(battle.bodies[0].gap(base) <= 25 && !battle.bodies[0].overlaps(base));
        }
    }
}

#[test]
fn no_more_zombies_come_than_the_table_holds() {
    let _proof = Proof::of(rule!("dwa.ruling.spawn-cap"));
    let mut battle = house();
    for x in [100, 150, 200, 250] {
        battle.arrange().zombies.push(dwa::battle::figure::Zombie::new(Point::new(x, 100)));
    }
    acts(&mut battle, 0, &[6, 6, 1], &["search the kitchen"]);
    assert_eq!(battle.zombies.len(), 5, "five for the one human who started");
}

#[test]
fn a_room_that_was_rolled_for_on_entering_has_no_second_zombie_roll() {
    let _proof = Proof::of(rule!("dwa.ruling.room-check-once"));
    let mut battle = house();
    battle.arrange().rooms[0].rolled = true;
    acts(&mut battle, 0, &[1], &["search the kitchen"]);
    assert!(battle.zombies.is_empty());
}

#[test]
fn a_search_tells_what_it_finds_in_a_place_like_this() {
    let of_a_weapon = |stock| {
        let mut battle = house();
        std::sync::Arc::make_mut(&mut battle.scene).rooms[0].stock = stock;
        battle.phase = Phase::Humans { acting: Some(0) };
        let asked = shown(&mut battle, &[], &[], |battle, play| act::act(battle, play, 0).map(|_| ()));
        let told = asked.option("search the kitchen");
        told.into_iter().find(|it| it.0 == "a weapon").unwrap().1
    };
    assert_eq!(of_a_weapon(Stock::Ordinary), "1/3");
    assert_eq!(of_a_weapon(Stock::Weapons), "1/2");
    assert_eq!(of_a_weapon(Stock::Medical), "1/6");
}

#[test]
fn places_rich_in_weapons_or_medicine_change_the_find() {
    let _proof = Proof::of_all(&[rule!("dwa.search.find-armoury"), rule!("dwa.search.find-hospital")]);
    let at = |stock| {
        let mut battle = house();
        std::sync::Arc::make_mut(&mut battle.scene).rooms[0].stock = stock;
        battle
    };
    let mut armoury = at(Stock::Weapons);
    acts(&mut armoury, 0, &[1, 4, 5, 6], &["search the kitchen", "take the hammer"]);
    assert_eq!(armoury.humans[0].weapons[0].weapon, Weapon::Hammer, "4 is a weapon there");
    let mut hospital = at(Stock::Medical);
    acts(&mut hospital, 0, &[1, 5, 4, 4], &["search the kitchen"]);
    assert_eq!(hospital.humans[0].items[..], [Item::SmallFirstAidKit], "5 is an item there");
}

#[test]
fn a_found_gun_has_its_first_clip_in_it_and_the_finder_may_leave_it() {
    let _proof = Proof::of(rule!("dwa.search.weapon-table")).facts([3]);
    let mut takes = house();
    acts(&mut takes, 0, &[1, 5, 5, 5, 4], &["search the kitchen", "take the assault rifle"]);
    let figure = &takes.humans[0];
    assert_eq!((figure.weapons[0].weapon, figure.weapons[0].loaded), (Weapon::AssaultRifle, 6));
    assert_eq!((figure.ammo.clips, figure.in_hand[..].to_vec()), (3, vec![0]));
    let mut leaves = house();
    let answers = ["search the kitchen", "leave the assault rifle"];
    acts(&mut leaves, 0, &[1, 5, 5, 5, 4], &answers);
    assert!(leaves.humans[0].weapons.is_empty());
    assert!(matches!(leaves.lying[0].what, LooseThing::Weapon(held) if held.weapon == Weapon::AssaultRifle));
}

#[test]
fn all_that_was_found_is_told_before_anybody_takes_it() {
    // A bow with 2 + 3 arrows: one of them is on the string, and lies there with it.
    let found = ["Dawson finds the bow, 5 arrows"];
    let cases = [
        ("take the bow", "Dawson takes the bow", 0),
        ("leave the bow", "Dawson leaves the bow lying there", 1),
    ];
    for (answer, then, lying) in cases {
        let mut battle = house();
        let events = acts(&mut battle, 0, &[1, 5, 7, 20, 2, 3], &["search the kitchen", answer]);
        let lines: Vec<String> = told(&battle, &events).into_iter().map(|it| it.text).collect();
        let end: Vec<&String> = lines.iter().rev().take(2).rev().collect();
        assert!(end[0].ends_with("finds the bow, 5 arrows") && end[1] == then, "{found:?}: {lines:?}");
        assert_eq!((battle.humans[0].ammo.arrows, battle.lying.len()), (4, lying));
    }
}

#[test]
fn what_he_may_not_carry_lies_on_the_spot() {
    let _proof = Proof::of(rule!("dwa.search.find-table")).facts([3]);
    let mut battle = house();
    for weapon in [Weapon::Rifle, Weapon::BaseballBat] {
        let held = dwa::battle::figure::CarriedWeapon {
            weapon,
            loaded: 0,
            pieces: 0,
            trouble: Default::default(),
            grenade: None,
        };
        battle.arrange().humans[0].weapons.push(held);
    }
    let told = acts(&mut battle, 0, &[1, 5, 5, 5, 4], &["search the kitchen"]);
    assert!(tells(&told, rule!("dwa.ammo.carry-limit")));
    assert_eq!((battle.humans[0].weapons.len(), battle.lying.len()), (2, 1));
    assert_eq!(battle.humans[0].ammo.clips, 3, "the clips are his");
}

#[test]
fn shells_and_grenades_are_loaded_as_far_as_they_go() {
    let mut shotgun = house();
    let answers = ["search the kitchen", "take the double barrel shotgun"];
    acts(&mut shotgun, 0, &[1, 5, 5, 20, 1, 2], &answers);
    let figure = &shotgun.humans[0];
    assert_eq!((figure.weapons[0].weapon, figure.weapons[0].loaded), (Weapon::DoubleBarrelShotgun, 2));
    assert_eq!(figure.ammo, Ammo { shells: 1, ..Ammo::default() });
    let mut launcher = house();
    acts(&mut launcher, 0, &[1, 5, 18, 20, 4], &["search the kitchen", "take the grenade launcher"]);
    let held = launcher.humans[0].weapons[0];
    assert_eq!((held.weapon, held.loaded, held.pieces), (Weapon::GrenadeLauncher, 1, 3));
}

#[test]
fn a_survivor_joins_next_to_the_finder_and_acts_from_the_next_turn_on() {
    let _proof = Proof::of(rule!("dwa.search.survivor-table")).facts([4, 5, 6, 7]);
    let _proof = Proof::of(rule!("dwa.ruling.survivors"));
    let mut battle = house();
    acts(&mut battle, 0, &[1, 2, 1, 1, 8, 8, 2], &["search the kitchen"]);
    let found = &battle.humans[1];
    assert_eq!((found.archetype, found.sex, found.member), (Archetype::Military, Sex::Male, false));
    assert_eq!((found.weapons[0].weapon, found.weapons[0].loaded, found.ammo.clips), (Weapon::Rifle, 10, 1));
    assert_eq!(
        (found.skills[..].to_vec(), found.moral, found.seat),
        (vec![Skill::Rifle], 10, battle.humans[0].seat)
    );
    assert!(battle.in_contact(h(0), h(1)), "{:?}", found.at);
    assert!(found.turn.done && battle.humans_at_start == 1);
}

#[test]
fn a_survivor_is_told_with_who_they_are_and_what_they_carry() {
    let lines = |dice: &[u16]| -> Vec<String> {
        let mut battle = house();
        let events = acts(&mut battle, 0, dice, &["search the kitchen"]);
        told(&battle, &events).into_iter().map(|it| it.text).collect()
    };
    let soldier = lines(&[1, 2, 1, 1, 8, 8, 2]);
    let says = "Survivor 1 is a soldier (male) and carries the rifle, 2 clips";
    assert!(soldier.iter().any(|it| it == says), "{soldier:?}");
    let teenager = lines(&[1, 2, 6, 4, 3, 6, 5, 5, 5]);
    let says = "Survivor 1 is a teenager (female) and carries the baseball bat, 15 shells";
    assert!(teenager.iter().any(|it| it == says), "{teenager:?}");
}

#[test]
fn a_survivor_with_nothing_but_ammunition_has_something_to_strike_with() {
    let _proof = Proof::of(rule!("dwa.search.survivor-weapon")).facts([2]);
    let mut battle = house();
    acts(&mut battle, 0, &[1, 2, 3, 4, 3, 6, 5, 5, 5], &["search the kitchen"]);
    let found = &battle.humans[1];
    assert_eq!((found.ammo.shells, found.weapons[0].weapon), (15, Weapon::BaseballBat));
}

#[test]
fn a_room_that_was_diced_for_when_it_was_entered_is_not_diced_for_again() {
    let _proof = Proof::of(rule!("dwa.search.zombies")).facts([4, 5]);
    let mut battle = house();
    std::sync::Arc::make_mut(&mut battle.scene).entry.c = true;
    battle.arrange().humans[0].at = Point::new(550, 740);
    let mut walks = battle.clone();
    // A 4 of method C: nobody is there.
    acts(&mut walks, 0, &[4], &["walk", "550,660"]);
    assert!(walks.rooms[0].rolled);
    walks.arrange().humans[0].turn.ap = 4;
    acts(&mut walks, 0, &[1], &["search the kitchen"]);
    assert!(walks.zombies.is_empty() && walks.rooms[0].searched, "the find die alone");
    let mut plain = house();
    acts(&mut plain, 0, &[4, 1, 1], &["search the kitchen"]);
    assert_eq!((plain.zombies.len(), plain.humans[0].wounds), (1, 0));
    assert!(!plain.in_contact(h(0), z(0)), "it acts in its own phase");
}

#[test]
fn a_psycho_beside_the_searcher_spoils_neither_die() {
    let _proof = Proof::of(rule!("dwa.quirk.psycho")).facts([4]);
    let mut battle = house();
    battle.rules.quirks = true;
    let mut psycho = human("Norman", 550, 580);
    psycho.quirks.push(Quirk::Psycho);
    battle.arrange().humans.push(psycho);
    let mut shot = battle.clone();
    // A 4 brings one zombie, a 3 is an item, and 1 and 1 are its row.
    acts(&mut battle, 0, &[4, 1, 3, 1, 1], &["search the kitchen"]);
    assert_eq!((battle.zombies.len(), &battle.humans[0].items[..]), (1, &[Item::Antiseptic][..]));
    // His shots he does spoil.
    let pistol = CarriedWeapon {
        weapon: Weapon::Pistol,
        loaded: 1,
        pieces: 0,
        trouble: Malfunction::None,
        grenade: None,
    };
    shot.arrange().humans[0].weapons.push(pistol);
    shot.arrange().humans[0].in_hand.push(0);
    shot.arrange().zombies.push(Zombie::new(Point::new(550, 445)));
    shot.arrange().humans[1].at = Point::new(600, 620);
    acts(&mut shot, 0, &[4], &["fire the pistol at zombie 1", "0"]);
    assert!(!shot.zombies[0].fallen);
}

#[test]
fn the_lucky_change_one_die_of_a_search_once_they_have_seen_it() {
    let _proof = Proof::of(rule!("dwa.skill.lucky")).facts([3]);
    let lucky = || {
        let mut battle = house();
        battle.rules.skills = true;
        battle.arrange().humans[0].skills.push(Skill::Lucky);
        battle
    };
    let mut zombies = lucky();
    acts(&mut zombies, 0, &[4, 1], &["search the kitchen", "Lucky: -1 on the die"]);
    assert!(zombies.zombies.is_empty(), "4 becomes 3, and the find die is left alone");
    let mut find = lucky();
    let answers = ["search the kitchen", "leave the die as it is", "Lucky: +1 on the die"];
    acts(&mut find, 0, &[1, 2, 1, 1], &answers);
    assert_eq!(find.humans[0].items[..], [Item::Antiseptic], "2 becomes 3");
    assert_eq!(find.humans[0].turn.used[..], [Skill::Lucky]);
    let mut neither = lucky();
    let answers = ["search the kitchen", "leave the die as it is", "leave the die as it is"];
    acts(&mut neither, 0, &[1, 3, 1, 1], &answers);
    assert_eq!(neither.humans[0].items[..], [Item::Antiseptic], "the tables are left to chance");
}

#[test]
fn car_keys_fit_the_car_nearest_to_where_they_were_found() {
    let _proof = Proof::of(rule!("dwa.item.car-keys")).facts([1, 2]);
    let mut battle = house();
    park(&mut battle, VehicleKind::Truck, 800);
    park(&mut battle, VehicleKind::Car, 1100);
    park(&mut battle, VehicleKind::Car, 950);
    acts(&mut battle, 0, &[1, 3, 6, 6], &["search the kitchen"]);
    let keys: Vec<_> = battle.vehicles.iter().map(|it| it.keys_of).collect();
    assert_eq!(keys, [None, None, Some(0)]);
    let mut car = street(VehicleKind::Car);
    park(&mut car, VehicleKind::Car, 900);
    acts(&mut car, 0, &[3, 6, 6], &["search the van"]);
    assert_eq!((car.vehicles[0].keys_of, car.vehicles[1].keys_of), (Some(0), None));
    let mut truck = street(VehicleKind::Truck);
    park(&mut truck, VehicleKind::Car, 900);
    acts(&mut truck, 0, &[1, 3, 6, 6], &["search the van"]);
    assert_eq!((truck.vehicles[0].keys_of, truck.vehicles[1].keys_of), (None, Some(0)));
}
