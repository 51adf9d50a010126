//! Activations (8.2) and manipulating things (9.1) on the board.
use crate::board;
use crate::board::{
    Board,
    acting::{acts, can_walk, chooses, cost, noted, offers, refused},
    board, board_on, human,
};
use crate::steps::{roll, zombies_act};
use dwa::{
    battle::{
        Battle, Phase, Zombie,
        act::{self, Action},
        board::{LooseThing, Lying, OpeningKind},
        figure::{Ammo, CarriedWeapon, Human, Malfunction, Posture},
        turn, wound,
    },
    journal::Incident,
    rule,
    table::{quirk::Quirk, search::Item, skill::Skill, weapons::Weapon},
};
use ground::open::{Opening, Passage, Piece, PieceId, Shape, Table, measure};
use kernel::{
    Answer, LiveQuestion, Play, Point, Proof, Seat, dice::SeededDice, play::Defaults, question::AskedFor,
    scripted,
};

fn held(weapon: Weapon) -> CarriedWeapon {
    CarriedWeapon { weapon, loaded: 0, pieces: 0, trouble: Malfunction::None, grenade: None }
}

fn seated(name: &str, x: i32, seat: u8) -> Human {
    Human { seat: Seat(seat), ..human(name, x, 600) }
}

#[test]
fn one_human_ends_before_the_next_begins_and_each_acts_once() {
    let _proof = Proof::of(rule!("dwa.turn.human-activation")).facts([1, 2, 3]);
    let mut battle = board().human("Dawson", 600, 600).human("Lawless", 800, 600).done();
    assert_eq!(chooses(&mut battle, &[], &["Lawless"]), Some(1));
    assert_eq!(battle.phase, Phase::Humans { acting: Some(1) });
    acts(&mut battle, 1, &[], &["lie down"]);
    let play_on = |battle: &mut Battle| {
        let (mut dice, mut answers) = (scripted(&[]), board::acting::says(&["done"]));
        turn::step(battle, &mut Play::new(Vec::new(), &mut dice, &mut answers)).unwrap();
    };
    play_on(&mut battle);
    assert_eq!(battle.phase, Phase::Humans { acting: None });
    assert_eq!(chooses(&mut battle, &[], &[]), Some(0), "the only one left needs no question");
    play_on(&mut battle);
    assert_eq!(chooses(&mut battle, &[], &[]), None);
}

#[test]
fn an_activation_ends_by_itself_when_nothing_is_left_to_do() {
    let mut battle = board().human("Dawson", 600, 600).done();
    battle.arrange().humans[0].turn.ap = 0;
    battle.phase = Phase::Humans { acting: Some(0) };
    let (mut dice, mut answers) = (scripted(&[]), board::acting::says(&[]));
    turn::step(&mut battle, &mut Play::new(Vec::new(), &mut dice, &mut answers)).unwrap();
    assert!(battle.humans[0].turn.done);
}

#[test]
fn players_take_turns_and_each_turn_another_one_begins() {
    let _human_activation = Proof::of(rule!("dwa.turn.human-activation")).facts([4, 5]);
    let _proof = Proof::of(rule!("dwa.ruling.activation-order"));
    let order = |turn: u16| {
        let figures = [("A", 0), ("B", 1), ("C", 0), ("D", 0), ("E", 1)];
        let add = |board: Board, (at, it): (usize, &(&str, u8))| {
            board.add(seated(it.0, 100 + 100 * at as i32, it.1))
        };
        let mut battle = figures.iter().enumerate().fold(board(), add).done();
        battle.turn = turn;
        let mut order = Vec::new();
        let (mut dice, mut answers) = (scripted(&[]), Defaults);
        let mut play = Play::new(Vec::new(), &mut dice, &mut answers);
        while let Some(next) = act::choose(&mut battle, &mut play).unwrap() {
            order.push(battle.humans[usize::from(next)].seat.0);
            battle.arrange().humans[usize::from(next)].turn.done = true;
        }
        order
    };
    assert_eq!(order(1), [0, 1, 0, 1, 0]);
    assert_eq!(order(2), [1, 0, 1, 0, 0]);
}

#[test]
fn the_stunned_lose_their_next_activation_and_recover() {
    let _proof = Proof::of(rule!("dwa.ruling.stun"));
    let mut battle = board().human("Dawson", 600, 600).human("Lawless", 800, 600).done();
    battle.arrange().humans[0].stunned = true;
    assert_eq!(chooses(&mut battle, &[], &[]), Some(1));
    assert_eq!(
        (battle.humans[0].stunned, battle.humans[0].turn.done, battle.humans[0].turn.ap),
        (false, true, 0)
    );
}

#[test]
fn who_has_acted_already_stays_stunned_for_his_next_turn() {
    let mut battle = board().human("Dawson", 600, 600).done();
    (battle.arrange().humans[0].stunned, battle.arrange().humans[0].turn.done) = (true, true);
    assert_eq!(chooses(&mut battle, &[], &[]), None);
    assert!(battle.humans[0].stunned);
}

#[test]
fn in_close_combat_only_attacks_and_breaks_and_standing_up_are_left() {
    let _proof = Proof::of(rule!("dwa.cc.allowed-actions")).facts([1, 2, 3, 4, 5]);
    let mut figure = human("Dawson", 600, 600);
    figure.weapons.extend([held(Weapon::BaseballBat), held(Weapon::Pistol)]);
    figure.in_hand.push(0);
    figure.items.push(Item::SmallFirstAidKit);
    figure.wounds = 1;
    let mut start = board().add(figure).zombie(625, 600).rules(|it| it.items = true).done();
    lies(&mut start, 600, 610, LooseThing::Item(Item::Radio));
    let heal = "heal Dawson with a small first aid kit";
    let others = ["walk", "lie down", "take the pistol in hand", "drop the pistol", heal, "pick up a radio"];
    for label in others {
        assert_eq!(refused(&start, 0, label), Some(rule!("dwa.cc.allowed-actions")), "{label}");
    }
    let menu = act::menu(&start, 0);
    let other = menu.open.iter().find(|it| {
        !matches!(it, Action::Shoot(_) | Action::Cc(_) | Action::Skill(_) | Action::Done | Action::Move(_))
    });
    assert_eq!(other, None);
    let mut fallen = start.clone();
    fallen.arrange().humans[0].posture = Posture::Fallen;
    assert!(offers(&fallen, 0).contains(&"stand up".to_owned()));
    let mut free = start;
    free.arrange().zombies[0].fallen = true;
    assert!(can_walk(&free, 0, 550, 600), "a fallen zombie holds nobody");
    assert!(others.iter().all(|it| offers(&free, 0).contains(&(*it).to_owned())));
}

/// A house front with one opening; the human stands before it.
fn front(kind: OpeningKind, passage: Passage) -> Battle {
    let line = vec![Point::new(0, 500), Point::new(1200, 500)];
    let wall = Piece {
        name: "front".to_owned(),
        shape: Shape::Wall { line, thickness: 2 },
        height_mm: 60,
        blocks_sight: true,
        blocks_move: true,
        solid: true,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    };
    let opening = Opening {
        name: "kitchen door".to_owned(),
        wall: PieceId(0),
        from: Point::new(580, 500),
        to: Point::new(620, 500),
        passage,
    };
    let table =
        Table { width: 1200, height: 1200, pieces: vec![wall], openings: vec![opening], ..Table::default() };
    board_on(table).human("Dawson", 600, 486).scene(|it| it.openings = vec![kind]).done()
}

#[test]
fn a_human_in_contact_opens_a_door_for_two_ap() {
    let _proof = Proof::of(rule!("dwa.act.open-door")).facts([1, 3, 4, 5]);
    let mut battle = front(OpeningKind::Door, Passage::CLOSED);
    assert!(!can_walk(&battle, 0, 600, 530));
    acts(&mut battle, 0, &[], &["open the kitchen door"]);
    assert_eq!((battle.humans[0].turn.ap, battle.openings[0].open), (2, true));
    assert!(can_walk(&battle, 0, 600, 530));
    let mut away = front(OpeningKind::Door, Passage::CLOSED);
    away.arrange().humans[0].at = Point::new(600, 484);
    assert!(!offers(&away, 0).contains(&"open the kitchen door".to_owned()), "2 mm away");
    let mut shut = front(OpeningKind::Door, Passage::CLOSED);
    shut.arrange().zombies.push(Zombie::new(Point::new(600, 514)));
    zombies_act(&mut shut, &[]);
    zombies_act(&mut shut, &[]);
    assert!(!shut.openings[0].open && 500 < shut.zombies[0].at.y, "no zombie opens it");
}

#[test]
fn doors_are_closed_for_the_same_price_and_locked_ones_stay_shut() {
    let _open_door = Proof::of(rule!("dwa.act.open-door")).facts([2]);
    let _proof = Proof::of(rule!("dwa.ruling.doors"));
    let mut battle = front(OpeningKind::Door, Passage::CLOSED);
    acts(&mut battle, 0, &[], &["open the kitchen door", "close the kitchen door"]);
    assert_eq!((battle.humans[0].turn.ap, battle.openings[0].open), (0, false));
    assert_eq!(battle.passages[0], Passage::CLOSED);
    let locked = front(OpeningKind::LockedDoor, Passage::CLOSED);
    assert_eq!(refused(&locked, 0, "open the kitchen door"), Some(rule!("dwa.ruling.doors")));
}

#[test]
fn nobody_closes_a_door_on_somebody_or_a_broken_one() {
    let mut battle = front(OpeningKind::Door, Passage::CLOSED);
    acts(&mut battle, 0, &[], &["open the kitchen door"]);
    let mut broken = battle.clone();
    broken.arrange().openings[0].broken = true;
    assert!(!offers(&broken, 0).contains(&"close the kitchen door".to_owned()));
    battle.arrange().humans[0].at = Point::new(600, 488);
    assert!(!offers(&battle, 0).contains(&"close the kitchen door".to_owned()), "he stands in it");
}

#[test]
fn an_opened_window_is_a_sill() {
    let mut battle = front(OpeningKind::Window, Passage::PANE);
    acts(&mut battle, 0, &[], &["open the kitchen door"]);
    assert_eq!(battle.passages[0], Passage::SILL);
}

fn lies(battle: &mut Battle, x: i32, y: i32, what: LooseThing) {
    battle.arrange().lying.push(Lying { at: Point::new(x, y), what });
}

#[test]
fn picking_up_or_giving_one_object_costs_two_ap() {
    let _proof = Proof::of(rule!("dwa.act.pick-up-give")).facts([1, 3]);
    let mut battle = board().human("Dawson", 600, 600).human("Lawless", 625, 600).done();
    lies(&mut battle, 574, 600, LooseThing::Item(Item::Radio));
    acts(&mut battle, 0, &[], &["pick up a radio"]);
    assert_eq!((battle.humans[0].turn.ap, battle.lying.len()), (2, 0));
    acts(&mut battle, 0, &[], &["give Lawless a radio"]);
    assert_eq!(battle.humans[0].turn.ap, 0);
    assert_eq!(battle.humans[1].turn.ap, 4, "the receiver pays nothing");
    assert_eq!(battle.humans[1].items[..], [Item::Radio]);
}

#[test]
fn only_what_is_in_contact_is_picked_up_and_only_a_friend_in_contact_is_given_to() {
    let _proof = Proof::of(rule!("dwa.act.pick-up-give")).facts([2]);
    let mut battle = board().human("Dawson", 600, 600).human("Lawless", 627, 600).done();
    battle.arrange().humans[0].items.push(Item::Radio);
    lies(&mut battle, 573, 600, LooseThing::Item(Item::GasCan));
    let offered = offers(&battle, 0);
    assert!(!offered.contains(&"pick up a gas can".to_owned()));
    assert!(!offered.contains(&"give Lawless a radio".to_owned()));
    battle.arrange().humans[1].at = Point::new(626, 600);
    lies(&mut battle, 574, 600, LooseThing::Item(Item::GasCan));
    acts(&mut battle, 0, &[], &["pick up a gas can", "give Lawless a radio"]);
    assert_eq!((battle.lying.len(), battle.humans[1].items[..].to_vec()), (1, vec![Item::Radio]));
}

#[test]
fn a_weapon_goes_into_empty_hands_and_into_full_ones_only_by_a_switch() {
    let _pick_up_give = Proof::of(rule!("dwa.act.pick-up-give")).facts([4, 6]);
    let _switch_weapon = Proof::of(rule!("dwa.act.switch-weapon")).facts([2]);
    let _proof = Proof::of(rule!("dwa.ruling.handing-over"));
    let mut battle = board().human("Dawson", 600, 600).done();
    lies(&mut battle, 600, 610, LooseThing::Weapon(held(Weapon::Rifle)));
    lies(&mut battle, 600, 610, LooseThing::Weapon(held(Weapon::BaseballBat)));
    acts(&mut battle, 0, &[], &["pick up the rifle", "pick up the baseball bat"]);
    assert_eq!(battle.humans[0].in_hand[..], [0]);
    assert_eq!(battle.humans[0].held().unwrap().weapon, Weapon::Rifle);
    let mut switched = battle.clone();
    switched.arrange().humans[0].turn.ap = 2;
    acts(&mut switched, 0, &[], &["take the baseball bat in hand"]);
    assert_eq!((switched.humans[0].in_hand[..].to_vec(), switched.humans[0].turn.ap), (vec![1], 0));
    battle.arrange().humans[0].turn.ap = 2;
    acts(&mut battle, 0, &[], &["drop the rifle"]);
    assert_eq!(battle.humans[0].turn.ap, 2);
    assert!(battle.humans[0].in_hand.is_empty(), "dropping is free and leaves the hands empty");
    assert_eq!(cost(&battle, 0, "take the baseball bat in hand"), Some(2));
}

#[test]
fn the_carry_limits_hold_for_what_is_picked_up() {
    let _pick_up_give = Proof::of(rule!("dwa.act.pick-up-give")).facts([5]);
    let _proof = Proof::of(rule!("dwa.ammo.carry-limit"));
    let mut battle = board().human("Dawson", 600, 600).done();
    battle.arrange().humans[0].weapons.extend([held(Weapon::Rifle), held(Weapon::BaseballBat)]);
    lies(&mut battle, 600, 610, LooseThing::Weapon(held(Weapon::PumpShotgun)));
    lies(&mut battle, 600, 610, LooseThing::Weapon(held(Weapon::Pistol)));
    assert_eq!(refused(&battle, 0, "pick up the pump shotgun"), Some(rule!("dwa.ammo.carry-limit")));
    acts(&mut battle, 0, &[], &["pick up the pistol"]);
    assert_eq!(battle.humans[0].weapons.len(), 3, "a handgun goes in the extra place");
}

#[test]
fn a_second_of_the_same_category_is_carried_only_in_the_extra_place() {
    let mut battle = board().human("Dawson", 600, 600).done();
    battle.arrange().humans[0].weapons.push(held(Weapon::Rifle));
    lies(&mut battle, 600, 610, LooseThing::Weapon(held(Weapon::Carbine)));
    lies(&mut battle, 600, 610, LooseThing::Weapon(held(Weapon::Revolver)));
    assert_eq!(refused(&battle, 0, "pick up the carbine"), Some(rule!("dwa.ammo.carry-limit")));
    assert!(offers(&battle, 0).contains(&"pick up the revolver".to_owned()));
}

#[test]
fn the_extra_place_is_for_one_and_makes_no_room_for_a_third_beside_it() {
    let _proof = Proof::of(rule!("dwa.ammo.carry-limit")).facts([1]);
    let mut battle = board().human("Dawson", 600, 600).done();
    battle.arrange().humans[0].weapons.extend([held(Weapon::Rifle), held(Weapon::BaseballBat)]);
    battle.arrange().humans[0].weapons.push(held(Weapon::Pistol));
    lies(&mut battle, 600, 610, LooseThing::Weapon(held(Weapon::PumpShotgun)));
    lies(&mut battle, 600, 610, LooseThing::Weapon(held(Weapon::Revolver)));
    let limit = Some(rule!("dwa.ammo.carry-limit"));
    assert_eq!(refused(&battle, 0, "pick up the pump shotgun"), limit);
    assert_eq!(refused(&battle, 0, "pick up the revolver"), limit, "the pistol has the extra place");
    battle.arrange().humans[0].weapons.remove(1);
    assert_eq!(
        refused(&battle, 0, "pick up the pump shotgun"),
        None,
        "the pistol goes there, beside two kinds"
    );
}

#[test]
fn ammunition_of_every_kind_changes_hands() {
    let _proof = Proof::of(rule!("dwa.act.pick-up-give"));
    let mut battle = board().human("Dawson", 600, 600).human("Lawless", 625, 600).done();
    battle.arrange().humans[0].ammo = Ammo { clips: 2, shells: 5, ..Ammo::default() };
    acts(&mut battle, 0, &[], &["give Lawless 1 clip", "give Lawless 5 shells"]);
    assert_eq!(battle.humans[0].ammo, Ammo { clips: 1, ..Ammo::default() });
    assert_eq!(battle.humans[1].ammo, Ammo { clips: 1, shells: 5, ..Ammo::default() });
    let mut battle = board().human("Dawson", 600, 600).human("Lawless", 625, 600).done();
    battle.arrange().humans[0].ammo = Ammo { belts: 2, arrows: 7, ..Ammo::default() };
    acts(&mut battle, 0, &[], &["give Lawless 1 belt", "give Lawless 7 arrows"]);
    assert_eq!(battle.humans[0].ammo, Ammo { belts: 1, ..Ammo::default() });
    assert_eq!(battle.humans[1].ammo, Ammo { belts: 1, arrows: 7, ..Ammo::default() });
}

#[test]
fn what_a_dead_man_carried_is_picked_up_piece_by_piece() {
    let _proof = Proof::of(rule!("dwa.act.pick-up-give")).facts([7]);
    let mut battle = board().human("Dawson", 600, 600).human("Lawless", 625, 600).done();
    battle.arrange().humans[1].ammo = Ammo { clips: 2, shells: 5, ..Ammo::default() };
    battle.arrange().humans[1].items.push(Item::GasCan);
    let (mut dice, mut answers) = (scripted(&[]), Defaults);
    let mut play = Play::new(Vec::new(), &mut dice, &mut answers);
    let by = dwa::battle::change::By::NOBODY;
    dwa::battle::change::eliminate(&mut battle, &mut play, rule!("dwa.wound.test"), board::h(1), by);
    acts(&mut battle, 0, &[], &["pick up 1 clip", "pick up 1 clip"]);
    assert_eq!((battle.humans[0].ammo.clips, battle.humans[0].turn.ap), (2, 0), "2 AP for each clip");
    battle.arrange().humans[0].turn.ap = 4;
    acts(&mut battle, 0, &[], &["pick up 5 shells", "pick up a gas can"]);
    assert!(battle.lying.is_empty());
}

#[test]
fn who_turns_takes_the_weapon_in_his_hand_and_leaves_the_rest() {
    let _proof = Proof::of(rule!("dwa.act.pick-up-give")).facts([8]);
    let mut battle = board().human("Dawson", 600, 600).human("Lawless", 625, 600).done();
    battle.arrange().humans[1].weapons.extend([held(Weapon::Machete), held(Weapon::Rifle)]);
    battle.arrange().humans[1].in_hand.push(0);
    battle.arrange().humans[1].items.push(Item::GasCan);
    battle.arrange().humans[1].wounds = 6;
    let by = dwa::battle::change::By::NOBODY;
    roll(&[], |play| {
        dwa::battle::change::eliminate(&mut battle, play, rule!("dwa.wound.test"), board::h(1), by);
    });
    battle.turn = 2;
    roll(&[1], |play| dwa::battle::zombification::test_all(&mut battle, play).unwrap());
    assert_eq!((battle.zombies[0].weapon, battle.lying.len()), (Some(Weapon::Machete), 2));
    acts(&mut battle, 0, &[], &["pick up the rifle", "pick up a gas can"]);
    assert!(battle.lying.is_empty());
}

#[test]
fn hand_grenades_of_its_own_kind_serve_a_launcher() {
    let mut battle = board().armed("Dawson", 600, 600, Weapon::GrenadeLauncher, 0).done();
    battle.arrange().humans[0].weapons[0].pieces = 0;
    lies(
        &mut battle,
        600,
        610,
        LooseThing::Weapon(CarriedWeapon { pieces: 3, ..held(Weapon::FragmentationGrenade) }),
    );
    lies(&mut battle, 600, 610, LooseThing::Weapon(CarriedWeapon { pieces: 3, ..held(Weapon::Molotov) }));
    assert_eq!(refused(&battle, 0, "pick up the Molotov cocktail"), Some(rule!("dwa.ammo.carry-limit")));
    acts(&mut battle, 0, &[], &["pick up the fragmentation grenade", "reload the grenade launcher"]);
    let held = battle.humans[0].weapons[0];
    assert_eq!((battle.humans[0].weapons.len(), held.loaded, held.pieces), (1, 1, 2));
}

#[test]
fn grenades_of_a_kind_that_somebody_has_already_are_added_to_them() {
    let _proof = Proof::of(rule!("dwa.act.pick-up-give"));
    let mut battle = board().human("Dawson", 600, 600).done();
    let grenades = |pieces| CarriedWeapon { pieces, ..held(Weapon::FragmentationGrenade) };
    battle.arrange().humans[0].weapons.push(grenades(2));
    lies(&mut battle, 600, 610, LooseThing::Weapon(grenades(3)));
    acts(&mut battle, 0, &[], &["pick up the fragmentation grenade"]);
    assert_eq!((battle.humans[0].weapons.len(), battle.humans[0].weapons[0].pieces), (1, 5));
}

#[test]
fn changing_the_weapon_in_hand_costs_two_ap() {
    let _proof = Proof::of(rule!("dwa.act.switch-weapon")).facts([1]);
    let mut battle = board().human("Dawson", 600, 600).done();
    battle.arrange().humans[0].weapons.extend([held(Weapon::Rifle), held(Weapon::Machete)]);
    battle.arrange().humans[0].in_hand.push(0);
    let told = acts(&mut battle, 0, &[], &["take the machete in hand"]);
    assert_eq!((battle.humans[0].in_hand[..].to_vec(), battle.humans[0].turn.ap), (vec![1], 2));
    let taken = noted(&told, rule!("dwa.act.switch-weapon"));
    assert_eq!(taken, [Incident::TakesInHand { weapons: vec!["machete".into()] }]);
}

#[test]
fn only_the_ambidextrous_take_two_handguns_in_hand() {
    let mut battle = board().human("Dawson", 600, 600).rules(|it| it.skills = true).done();
    battle.arrange().humans[0].weapons.extend([held(Weapon::Pistol), held(Weapon::Revolver)]);
    battle.arrange().humans[0].in_hand.push(0);
    let both = "take the pistol and the revolver in hand";
    assert!(!offers(&battle, 0).contains(&both.to_owned()));
    battle.arrange().humans[0].skills.push(Skill::Ambidextrous);
    acts(&mut battle, 0, &[], &[both]);
    assert_eq!(battle.humans[0].in_hand[..], [0, 1]);
}

fn wounded(kit: Item, wounds: u8) -> Battle {
    let mut battle = board().human("Dawson", 600, 600).human("Lawless", 625, 600).done();
    battle.rules.items = true;
    battle.arrange().humans[0].items.push(kit);
    (
        battle.arrange().humans[1].wounds,
        battle.arrange().humans[1].untested,
        battle.arrange().humans[1].bitten,
    ) = (wounds, wounds, true);
    battle
}

#[test]
fn healing_takes_four_ap_and_something_to_heal_with() {
    let _heal = Proof::of(rule!("dwa.act.heal")).facts([1, 2]);
    let _proof = Proof::of(rule!("dwa.item.first-aid-kit"));
    for (kit, name, left) in [
        (Item::SmallFirstAidKit, "small", 3),
        (Item::MediumFirstAidKit, "medium", 2),
        (Item::LargeFirstAidKit, "large", 1),
    ] {
        let mut battle = wounded(kit, 4);
        acts(&mut battle, 0, &[], &[&format!("heal Lawless with a {name} first aid kit")]);
        assert_eq!((battle.humans[1].wounds, battle.humans[0].turn.ap), (left, 0));
        assert!(battle.humans[0].items.is_empty(), "it is used up");
        assert_eq!(battle.humans[1].untested, 4, "the test is still to come");
    }
    let off = Battle { rules: dwa::rules::Rules::SINGLE_GAME, ..wounded(Item::SmallFirstAidKit, 1) };
    assert!(!offers(&off, 0).contains(&"heal Lawless with a small first aid kit".to_owned()));
}

#[test]
fn wounds_never_go_below_none_and_then_there_is_nothing_to_test() {
    let _heal = Proof::of(rule!("dwa.act.heal")).facts([4, 5, 6]);
    let _proof = Proof::of(rule!("dwa.ruling.heal"));
    let mut battle = wounded(Item::LargeFirstAidKit, 2);
    acts(&mut battle, 0, &[], &["heal Lawless with a large first aid kit"]);
    let figure = &battle.humans[1];
    assert_eq!((figure.wounds, figure.untested, figure.bitten), (0, 0, false));
    roll(&[], |play| wound::test_all(&mut battle, play).unwrap());
    let mut lower = wounded(Item::SmallFirstAidKit, 4);
    acts(&mut lower, 0, &[], &["heal Lawless with a small first aid kit"]);
    roll(&[3], |play| wound::test_all(&mut lower, play).unwrap());
    assert!(lower.humans[1].is_alive(), "3 wounds are left, and a 3 holds out");
}

#[test]
fn healing_reaches_as_far_as_contact() {
    let _proof = Proof::of(rule!("dwa.act.heal")).facts([3]);
    let mut battle = wounded(Item::LargeFirstAidKit, 2);
    battle.arrange().humans[1].at = Point::new(627, 600);
    assert!(offers(&battle, 0).iter().all(|it| !it.starts_with("heal")));
    battle.arrange().humans[0].wounds = 1;
    acts(&mut battle, 0, &[], &["heal Dawson with a large first aid kit"]);
    assert_eq!(battle.humans[0].wounds, 0);
}

#[test]
fn first_aid_heals_one_wound_on_five_or_six_as_the_skill_of_the_turn() {
    let _proof = Proof::of(rule!("dwa.skill.first-aid")).facts([1]);
    for (die, wounds) in [(4, 2), (5, 1)] {
        let mut battle = board().human("Dawson", 600, 600).rules(|it| it.skills = true).done();
        battle.arrange().humans[0].skills.push(Skill::FirstAid);
        battle.arrange().humans[0].wounds = 2;
        acts(&mut battle, 0, &[die], &["heal Dawson with First aid"]);
        assert_eq!(battle.humans[0].wounds, wounds);
        assert_eq!(battle.humans[0].turn.used[..], [Skill::FirstAid]);
    }
}

#[test]
fn a_psycho_within_ten_centimetres_spoils_the_healers_roll() {
    for (x, wounds) in [(725, 2), (726, 1)] {
        let mut psycho = human("Norman", x, 600);
        psycho.quirks.push(Quirk::Psycho);
        let rules = |it: &mut dwa::rules::Rules| (it.skills, it.quirks) = (true, true);
        let mut battle = board().human("Dawson", 600, 600).add(psycho).rules(rules).done();
        battle.arrange().humans[0].skills.push(Skill::FirstAid);
        battle.arrange().humans[0].wounds = 2;
        acts(&mut battle, 0, &[5], &["heal Dawson with First aid"]);
        assert_eq!(battle.humans[0].wounds, wounds, "at {x}");
    }
}

/// A crowded street corner: friends, enemies, a door, things that lie about and things to use.
fn corner() -> Battle {
    let mut battle = front(OpeningKind::Door, Passage::CLOSED);
    battle.rules = dwa::rules::Rules::CAMPAIGN;
    battle.arrange().humans.push(seated("Lawless", 640, 1));
    battle.arrange().humans.push(seated("Bloom", 560, 0));
    for figure in battle.arrange().humans {
        figure.skills.extend([Skill::Agile, Skill::Hero, Skill::Quick, Skill::FirstAid]);
        figure.items.extend([Item::Radio, Item::SmallFirstAidKit, Item::FireExtinguisher]);
        figure.weapons.extend([held(Weapon::Pistol), held(Weapon::Machete)]);
        (figure.ammo.clips, figure.wounds, figure.burning) = (2, 1, 1);
    }
    for (x, y) in [(500, 470), (700, 560), (600, 640), (760, 480)] {
        battle.arrange().zombies.push(dwa::battle::figure::Zombie::new(Point::new(x, y)));
    }
    lies(&mut battle, 640, 560, LooseThing::Item(Item::GasCan));
    battle
}

#[test]
fn whatever_the_players_choose_every_activation_ends_and_no_bases_overlap() {
    for seed in 0..300 {
        let mut battle = corner();
        let (mut dice, mut picks) = (SeededDice::new(seed), SeededDice::new(seed + 1000));
        let mut answers = |asked: &LiveQuestion<'_>| {
            let mut pick = |n: usize| (picks.bits() % n as u64) as usize;
            match asked.shape {
                AskedFor::One(options) => Some(Answer::One(pick(options.open()))),
                AskedFor::Point(field) => {
                    let places = field.propose();
                    Some(Answer::Point(places[pick(places.len())]))
                }
                _ => Some(asked.default()),
            }
        };
        let mut play = Play::new(Vec::new(), &mut dice, &mut answers);
        for _ in 0..400 {
            turn::step(&mut battle, &mut play).unwrap();
            if !matches!(battle.phase, Phase::Humans { .. }) {
                break;
            }
        }
        assert_eq!(battle.phase, Phase::ZombiesStandUp, "with seed {seed}");
        let figures: Vec<_> = battle.figures().collect();
        for (i, &a) in figures.iter().enumerate() {
            for &b in &figures[..i] {
                assert!(!measure::overlap(battle.base(a), battle.base(b)), "{a:?} {b:?} with seed {seed}");
            }
        }
    }
}
