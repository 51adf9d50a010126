//! Items (16.2) in use on the board.
use crate::board::{
    acting::{acts, chooses, offers, refused},
    board, human,
};
use crate::steps::roll;
use dwa::{
    battle::{
        Battle,
        board::{LooseThing, Lying, Vehicle, VehicleKind},
        figure::{Life, Malfunction, Posture, Zombie},
        zombification,
    },
    rule,
    rules::Rules,
    table::{quirk::Quirk, search::Item, weapons::Weapon},
};
use ground::open::{Body, Piece, Polygon, Shape};
use kernel::{Point, Proof};

fn carrying(item: Item) -> Battle {
    let mut figure = human("Dawson", 600, 600);
    figure.items.push(item);
    board().add(figure).rules(|it| it.items = true).done()
}

/// A van whose west side Dawson touches.
fn with_van(mut battle: Battle) -> Battle {
    let at = Point::new(643, 600);
    let piece = Piece {
        name: "van".to_owned(),
        shape: Shape::Polygon(Polygon::facing(at, 0, 120, 60)),
        height_mm: 30,
        blocks_sight: true,
        blocks_move: true,
        solid: true,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    };
    battle.arrange().bodies.push(Body::new(piece));
    battle.arrange().vehicles.push(Vehicle {
        name: "van".to_owned(),
        kind: VehicleKind::Car,
        at,
        facing: 0,
        speed_cm: 0,
        running: false,
        has_keys: false,
        keys_of: None,
        new_battery: false,
        out_of_gas: true,
        wrecked: false,
        searched: false,
        driven_this_turn: false,
        broken_open: false,
        attacked_turns: 0,
        driver: None,
    });
    battle
}

#[test]
fn antiseptic_on_a_body_in_contact_keeps_it_dead() {
    let _proof = Proof::of(rule!("dwa.item.antiseptic")).facts([1, 2]);
    let mut body = human("Lawless", 625, 600);
    (body.life, body.posture) = (Life::Eliminated { turn: 1 }, Posture::Fallen);
    let mut battle = carrying(Item::Antiseptic);
    battle.arrange().humans.push(body);
    let mut away = battle.clone();
    acts(&mut battle, 0, &[], &["use antiseptic on Lawless"]);
    assert!(battle.humans[1].stays_dead && battle.humans[0].items.is_empty());
    assert_eq!(battle.humans[0].turn.ap, 0);
    let rises = |it: &mut Battle, turn, faces: &[u16]| {
        it.arrange().humans[1].wounds = 6;
        it.turn = turn;
        roll(faces, |play| zombification::test_all(it, play).unwrap());
        it.humans[1].life
    };
    let mut turns = away.clone();
    assert_ne!(rises(&mut turns, 2, &[1]), Life::Eliminated { turn: 1 }, "without it he turns");
    for turn in 2..6 {
        assert_eq!(rises(&mut battle, turn, &[]), Life::Eliminated { turn: 1 }, "no test in turn {turn}");
    }
    away.arrange().humans[1].at = Point::new(627, 600);
    assert!(!offers(&away, 0).contains(&"use antiseptic on Lawless".to_owned()));
    away.arrange().humans[1].at = Point::new(625, 600);
    away.arrange().humans[1].life = Life::Turned { zombie: 0 };
    assert!(!offers(&away, 0).contains(&"use antiseptic on Lawless".to_owned()), "too late");
}

#[test]
fn an_extinguisher_works_on_two_or_more_and_only_once() {
    let _proof = Proof::of(rule!("dwa.item.fire-extinguisher")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("dwa.ruling.item-costs"));
    for (die, burning) in [(1, 2), (2, 0)] {
        let mut battle = carrying(Item::FireExtinguisher);
        battle.arrange().humans[0].burning = 2;
        acts(&mut battle, 0, &[die], &["put out the fire"]);
        assert_eq!((battle.humans[0].burning, battle.humans[0].turn.ap), (burning, 2));
        assert!(battle.humans[0].items.is_empty(), "used up whether or not it works");
    }
}

#[test]
fn a_psycho_spoils_the_extinguisher_die_and_the_offer_says_so() {
    let _proof = Proof::of(rule!("dwa.quirk.psycho"));
    let _ruling = Proof::of(rule!("dwa.ruling.distraction"));
    let burning = |die: u16, quirks: bool| {
        let mut battle = carrying(Item::FireExtinguisher);
        battle.arrange().humans[0].burning = 2;
        battle.rules.quirks = quirks;
        let mut psycho = human("Norman", 700, 600);
        psycho.quirks.push(Quirk::Psycho);
        battle.arrange().humans.push(psycho);
        acts(&mut battle, 0, &[die], &["put out the fire"]);
        battle.humans[0].burning
    };
    assert_eq!([burning(2, true), burning(3, true), burning(2, false)], [2, 0, 0]);
}

#[test]
fn an_extinguisher_reaches_five_centimetres() {
    let _proof = Proof::of(rule!("dwa.item.fire-extinguisher")).facts([4]);
    for (x, reaches) in [(675, true), (676, false)] {
        let mut battle = carrying(Item::FireExtinguisher);
        battle.arrange().zombies.push(Zombie::new(Point::new(x, 600)));
        battle.arrange().zombies[0].burning = 1;
        assert_eq!(offers(&battle, 0).contains(&"put out the fire".to_owned()), reaches);
        if reaches {
            acts(&mut battle, 0, &[2], &["put out the fire"]);
            assert_eq!((battle.zombies[0].burning, battle.humans[0].turn.ap), (0, 2));
        }
    }
}

#[test]
fn a_radio_that_is_on_is_heard_every_turn_where_it_is_even_left_behind() {
    let _proof = Proof::of(rule!("dwa.item.radio")).facts([1, 2, 3]);
    let mut battle = carrying(Item::Radio);
    let mut silent = battle.clone();
    silent.arrange().humans[0].turn.done = true;
    assert_eq!((chooses(&mut silent, &[], &[]), silent.noises.len()), (None, 0), "it is off");
    acts(&mut battle, 0, &[], &["turn the radio on", "drop a radio that is on"]);
    assert_eq!(battle.humans[0].turn.ap, 2);
    battle.arrange().humans[0].at = Point::new(700, 700);
    battle.arrange().humans[0].turn.done = true;
    for turn in [1, 2] {
        battle.turn = turn;
        assert_eq!(chooses(&mut battle, &[], &[]), None);
    }
    let heard: Vec<_> = battle.noises.iter().map(|it| (it.at, it.turn)).collect();
    assert_eq!(heard, [(Point::new(600, 600), 1), (Point::new(600, 600), 2)]);
}

#[test]
fn a_radio_that_is_off_is_silent_and_one_that_lies_there_can_be_turned_off() {
    let mut battle = carrying(Item::Radio);
    let mut silent = battle.clone();
    silent.arrange().humans[0].turn.done = true;
    assert_eq!(chooses(&mut silent, &[], &[]), None);
    assert!(silent.noises.is_empty());
    battle.arrange().humans[0].items.clear();
    battle.arrange().lying.push(Lying { at: Point::new(600, 600), what: LooseThing::RunningRadio });
    acts(&mut battle, 0, &[], &["turn the radio off"]);
    assert_eq!((battle.lying[0].what, battle.humans[0].turn.ap), (LooseThing::Item(Item::Radio), 2));
}

#[test]
fn a_gas_can_refuels_a_chainsaw_or_a_vehicle_once() {
    let _proof = Proof::of(rule!("dwa.item.gas-can")).facts([1, 2, 3]);
    let mut saw = board().armed("Dawson", 600, 600, Weapon::Chainsaw, 0).rules(|it| it.items = true).done();
    saw.arrange().humans[0].items.push(Item::GasCan);
    assert!(!offers(&saw, 0).contains(&"refuel the chainsaw".to_owned()), "it has gas");
    saw.arrange().humans[0].weapons[0].trouble = Malfunction::OutOfGas;
    let mut fights = saw.clone();
    fights.arrange().zombies.push(Zombie::new(Point::new(625, 600)));
    assert!(!offers(&fights, 0).contains(&"refuel the chainsaw".to_owned()), "not in close combat");
    assert!(refused(&fights, 0, "refuel the chainsaw").is_some());
    acts(&mut saw, 0, &[], &["refuel the chainsaw"]);
    assert_eq!((saw.humans[0].weapons[0].trouble, saw.humans[0].turn.ap), (Malfunction::None, 2));
    assert!(saw.humans[0].items.is_empty());
    let mut van = with_van(carrying(Item::GasCan));
    acts(&mut van, 0, &[], &["refuel the van"]);
    assert!(!van.vehicles[0].out_of_gas && van.humans[0].items.is_empty());
    assert_eq!(van.humans[0].turn.ap, 0);
}

#[test]
fn a_first_aid_kit_serves_one_heal_action_and_what_it_has_left_is_lost() {
    let _proof = Proof::of(rule!("dwa.item.first-aid-kit")).facts([1, 2, 3]);
    let heals = |kit, name: &str, wounds: u8| {
        let mut battle = carrying(kit);
        battle.arrange().humans[0].wounds = wounds;
        acts(&mut battle, 0, &[], &[&format!("heal Dawson with a {name} first aid kit")]);
        let dawson = &battle.humans[0];
        assert_eq!((dawson.turn.ap, dawson.items.len()), (0, 0), "{name}");
        dawson.wounds
    };
    assert_eq!(
        [heals(Item::SmallFirstAidKit, "small", 4), heals(Item::MediumFirstAidKit, "medium", 4)],
        [3, 2]
    );
    assert_eq!(
        [heals(Item::LargeFirstAidKit, "large", 4), heals(Item::LargeFirstAidKit, "large", 1)],
        [1, 0]
    );
}

#[test]
fn a_car_battery_makes_the_next_start_sure() {
    let _proof = Proof::of(rule!("dwa.item.car-battery"));
    let mut battle = with_van(carrying(Item::CarBattery));
    acts(&mut battle, 0, &[], &["replace the battery of the van"]);
    assert!(battle.vehicles[0].new_battery && battle.humans[0].items.is_empty());
    assert_eq!(battle.humans[0].turn.ap, 0);
}

#[test]
fn without_the_optional_rule_items_lie_idle() {
    let mut battle = with_van(carrying(Item::CarBattery));
    battle.arrange().humans[0].items.extend([Item::Radio, Item::FireExtinguisher, Item::GasCan]);
    battle.arrange().humans[0].burning = 1;
    battle.rules = Rules::SINGLE_GAME;
    let item = |it: &String| it.starts_with("turn the") || it.starts_with("put out") || it.contains("van");
    assert!(!offers(&battle, 0).iter().any(item));
}

#[test]
fn keys_go_with_whoever_has_them() {
    let mut battle = with_van(carrying(Item::CarKeys));
    battle.arrange().vehicles[0].keys_of = Some(0);
    battle.arrange().humans.push(human("Lawless", 575, 600));
    acts(&mut battle, 0, &[], &["give Lawless car keys"]);
    assert_eq!(battle.vehicles[0].keys_of, Some(1));
}

#[test]
fn a_silenced_pistol_wakes_nobody_and_a_plain_one_does() {
    let _proof = Proof::of(rule!("dwa.item.silencer")).facts([1, 2]);
    let fires = |weapon: Weapon| {
        let board = board().armed("Dawson", 600, 600, weapon, 12).zombie(600, 400);
        let mut battle = board.scene(|it| it.entry.d = true).rules(|it| it.zombies_per_human = None).done();
        let dice: &[u16] = if weapon == Weapon::Pistol { &[1, 91] } else { &[1] };
        let fire = format!("fire the {} at zombie 1", weapon.profile().name);
        acts(&mut battle, 0, dice, &[&fire, "1", "0"]);
        (battle.noises.len(), battle.zombies.len())
    };
    assert_eq!(fires(Weapon::SilencedPistol), (0, 1));
    assert_eq!(fires(Weapon::Pistol), (1, 2));
}

#[test]
fn a_radio_that_is_picked_up_or_handed_over_plays_on() {
    let _proof = Proof::of(rule!("dwa.item.radio"));
    let mut battle = carrying(Item::Radio);
    battle.arrange().humans.push(human("Lawless", 625, 600));
    battle.arrange().humans[0].items.clear();
    battle.arrange().lying.push(Lying { at: Point::new(600, 600), what: LooseThing::RunningRadio });
    acts(&mut battle, 0, &[], &["pick up a radio that is on"]);
    assert!(battle.humans[0].turn.radio_on && battle.lying.is_empty());
    let given = battle.clone();
    for it in 0..2 {
        battle.arrange().humans[it].turn.done = true;
    }
    battle.arrange().humans[0].at = Point::new(300, 600);
    assert_eq!(chooses(&mut battle, &[], &[]), None);
    assert_eq!(battle.noises.iter().map(|it| it.at).collect::<Vec<_>>(), [Point::new(300, 600)]);
    let mut given = given;
    acts(&mut given, 0, &[], &["give Lawless a radio that is on"]);
    assert_eq!([0, 1].map(|it| given.humans[it].turn.radio_on), [false, true]);
}
