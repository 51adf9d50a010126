//! Defend (23.0): at Hollis Farm.
use crate::board;
use crate::board::p;
use crate::dice_by_rule::{cast, rolled};
use crate::steps::roll;
use atzr::{
    battle::{
        Atzr, Battle, Encounter, Phase, Role, SideId, State, Zombie, encounter,
        group::{self, Purpose},
        npcmove,
        place::{Draws, Marker},
    },
    bot::Steady,
    printed::{Class, Terrain},
    rule,
    setup::layout::{BuildingId, MapLayout},
};
use ground::hex::{Hex, Reach};
use kernel::{Answer, Book, Event, Flow, Play, Proof, RuleId, What, dice::SeededDice, play::Defaults};

const US: SideId = SideId(0);
const THEM: SideId = SideId(1);

fn waiting() -> Battle {
    let board = board::encounter(MapLayout::single("hollis-farm"), Encounter::Defend {});
    let mut battle = board.star("Ray", 5, "0101").grunt("Ines", 4, "0101").grunt("Dot", 3, "0101").done();
    for person in battle.set_up().people {
        person.state = State::Waiting;
    }
    (battle.turn, battle.phase) = (0, Phase::Begin);
    battle.recount();
    battle
}

/// The building nearest to the middle of the map.
fn middle(battle: &Battle) -> usize {
    let grid = battle.scene.board.grid();
    let all = battle.scene.board.buildings().iter().enumerate();
    let far = |hexes: &[Hex]| hexes.iter().map(|&it| grid.to_edge(it)).max();
    all.max_by_key(|it| far(&it.1.hexes)).map(|it| it.0).unwrap()
}

/// Set up with that home; Ines comes and Dot does not, and there are two raiders more than the two of ours.
fn begun() -> (Battle, Vec<Event>) {
    let mut battle = waiting();
    let home = middle(&battle);
    let faces: [(RuleId, &[u16]); 3] = [
        (rule!("atzr.availability.roll"), &[4, 4]),
        (rule!("atzr.defend.raiders"), &[4]),
        (rule!("atzr.ruling.defend-end"), &[1]),
    ];
    let says = [(rule!("atzr.defend.setup"), Answer::Some(vec![home]))];
    let (_, told) = cast(&faces, &says, |play| encounter::begin(&mut battle, play).unwrap());
    (battle, told)
}

fn home(battle: &Battle) -> BuildingId {
    battle.progress.homes[0]
}

#[test]
fn raiders_of_another_class_wait_off_the_map_and_no_zombie_is_there() {
    let _proof = Proof::of(rule!("atzr.defend.setup")).facts([3, 5]);
    let _raiders = Proof::of(rule!("atzr.defend.raiders")).facts([2, 3]);
    let _defend_end = Proof::of(rule!("atzr.ruling.defend-end"));
    let (battle, told) = begun();
    let them = battle.everybody().filter(|it| it.1.side == THEM);
    assert_eq!(them.filter(|it| it.1.state == State::Waiting).count(), 4);
    assert_eq!((battle.side(THEM).role, battle.undead().count()), (Role::Raiders, 0));
    assert_ne!(battle.side(THEM).class, Class::Survivor);
    assert!(battle.hostile(US, THEM) && battle.functioning().count() == 0);
    assert_eq!(rolled(&told, rule!("atzr.zombie.start-cards")), 0);
    let doors = battle.scene.board.entrances().iter().zip(&battle.places);
    let own = doors.filter(|it| battle.scene.board.building_at(it.0.hex) == Some(home(&battle)));
    assert!(own.into_iter().all(|it| it.1.open && it.1.draws == Draws::Never));
}

#[test]
fn three_markers_stand_six_hexes_from_the_home_as_far_apart_as_can_be() {
    let _proof = Proof::of(rule!("atzr.defend.markers")).facts([1, 2]);
    let _defend_contradiction = Proof::of(rule!("atzr.ruling.defend-contradiction"));
    let (battle, _) = begun();
    let hexes: Vec<Hex> = battle.markers.iter().map(|it| it.at).collect();
    assert_eq!(hexes.len(), 3);
    let building = battle.scene.board.building(home(&battle));
    assert!(hexes.iter().all(|&it| building.distance(it) == 6));
    let apart = |a: &[Hex]| a[0].distance(a[1]).min(a[1].distance(a[2])).min(a[2].distance(a[0]));
    // No other hex at that distance is farther from the other two than a marker is.
    let ring: Vec<Hex> = battle.scene.board.grid().hexes().filter(|&it| building.distance(it) == 6).collect();
    for at in 0..3 {
        for &other in ring.iter().filter(|it| battle.scene.board.building_at(**it).is_none()) {
            let mut moved = hexes.clone();
            moved[at] = other;
            assert!(apart(&moved) <= apart(&hexes));
        }
    }
    assert_eq!(battle.progress.flight, Some(battle.scene.board.farthest_edge(home(&battle))));
}

/// Markers that stand still unless the test puts them somewhere.
fn with_markers(hexes: &[Hex], die: u8) -> Battle {
    let (mut battle, _) = begun();
    *battle.set_up().markers = hexes.iter().map(|&at| Marker { at, revealed: false }).collect();
    (battle.turn, battle.phase, battle.marker_die) = (1, Phase::Markers, Some(die));
    battle
}

/// A hex beside the home, and three that it does not see.
fn near_and_hidden(battle: &Battle) -> (Hex, Vec<Hex>) {
    let board = &battle.scene.board;
    let rooms = &board.building(home(battle)).hexes;
    let open = |it: &Hex| board.building_at(*it).is_none();
    let near = board.grid().hexes().find(|it| open(it) && board.building(home(battle)).distance(*it) == 1);
    let hidden = |it: &Hex| open(it) && !rooms.iter().any(|&room| battle.line(room, *it));
    (near.unwrap(), board.grid().hexes().filter(hidden).take(3).collect())
}

#[test]
fn markers_move_on_four_or_less_and_come_nearer() {
    let _proof = Proof::of(rule!("atzr.defend.marker-move"));
    let (battle, _) = begun();
    let (_, hidden) = near_and_hidden(&battle);
    let building = battle.scene.board.building(home(&battle)).clone();
    for (die, moves) in [(4, true), (5, false)] {
        let mut battle = with_markers(&hidden[..1], die);
        battle.set_up().markers.push(Marker { at: hidden[2], revealed: false });
        let before = battle.markers[0].at;
        cast(&[], &[], |play| encounter::move_markers(&mut battle, play).unwrap());
        let after = battle.markers[0].at;
        assert_eq!(before != after, moves, "{die}");
        assert!(building.distance(after) <= building.distance(before));
    }
}

#[test]
fn a_marker_in_sight_is_the_raiders_if_the_card_shows_humans_and_nothing_if_not() {
    let _proof = Proof::of(rule!("atzr.defend.reveal")).facts([1, 2, 3]);
    let (battle, _) = begun();
    let (near, hidden) = near_and_hidden(&battle);
    // E12 shows a human, E05 nobody.
    for (card, found) in [(12, true), (5, false)] {
        let mut battle = with_markers(&[near, hidden[0], hidden[1]], 1);
        battle.marker_die = Some(4);
        let reveal: (RuleId, &[u16]) = (rule!("atzr.defend.reveal"), &[card]);
        let mut only_first = battle.clone();
        only_first.set_up().markers.truncate(1);
        only_first.set_up().markers.push(Marker { at: hidden[0], revealed: false });
        let faces: Vec<(RuleId, &[u16])> = vec![reveal, (rule!("atzr.defend.place-defenders"), &[2, 1])];
        let faces = if found { &faces[..] } else { &faces[..1] };
        cast(faces, &[], |play| encounter::move_markers(&mut only_first, play).unwrap());
        let raiders =
            only_first.everybody().filter(|it| it.1.side == THEM && it.1.state != State::Waiting).count();
        assert_eq!(raiders, if found { 4 } else { 0 });
        assert!(only_first.markers[0].revealed);
        assert_eq!(only_first.markers[1].revealed, found);
    }
}

/// The last marker is the raiders, whatever; where everybody was placed.
fn last_marker(dice: &[u16]) -> (Battle, Vec<Event>, Hex) {
    let (battle, _) = begun();
    let (near, _) = near_and_hidden(&battle);
    let mut battle = with_markers(&[near], 4);
    let (_, told) = cast(&[(rule!("atzr.defend.place-defenders"), dice)], &[], |play| {
        encounter::move_markers(&mut battle, play).unwrap();
    });
    (battle, told, near)
}

fn placed(told: &[Event], who: u16) -> Option<Hex> {
    told.iter().find_map(|it| match it.what {
        What::Placed { token, at, .. } if token == p(who).token() => ground::hex::at(at),
        _ => None,
    })
}

#[test]
fn the_last_marker_is_the_raiders_and_defenders_stand_inside_or_before_the_home() {
    let _proof = Proof::of(rule!("atzr.defend.place-defenders")).facts([1, 2, 3]);
    let _reveal = Proof::of(rule!("atzr.defend.reveal")).facts([4, 6]);
    let (battle, told, near) = last_marker(&[2, 3]);
    assert_eq!(rolled(&told, rule!("atzr.defend.reveal")), 0);
    let building = battle.scene.board.building(home(&battle));
    assert_eq!(building.distance(placed(&told, 0).unwrap()), 0);
    let ines = placed(&told, 1).unwrap();
    assert_eq!(building.distance(ines), 1);
    assert!(ines.distance(near) <= 2);
    assert_eq!(placed(&told, 2), None);
    let raiders: Vec<Hex> = (3..7).filter_map(|it| placed(&told, it)).collect();
    assert_eq!(raiders.len(), 4);
    assert!(raiders.iter().all(|it| it.distance(near) <= 1));
    assert!(told.iter().any(|it| it.rule == rule!("atzr.insight.leader-rolls")));
}

/// One raider at home, and a defender where the test wants him.
fn inside(defender: bool, raider: State) -> Battle {
    let (mut battle, _) = begun();
    battle.set_up().markers.clear();
    battle.turn = 3;
    let home = battle.scene.board.building(home(&battle)).hexes[0];
    let outside = battle.scene.board.grid().hexes().next().unwrap();
    for person in battle.set_up().people {
        person.state = State::RanAway;
    }
    let ray = battle.set_up().person(p(0));
    (ray.state, ray.at) = (State::Functioning, if defender { home } else { outside });
    let first = battle.set_up().person(p(3));
    (first.state, first.at) = (raider, home);
    battle.recount();
    battle
}

#[test]
fn raiders_succeed_in_a_home_without_a_defender_at_the_end_of_a_turn_and_fail_when_none_is_left() {
    let _proof = Proof::of(rule!("atzr.encounter.format")).facts([5]);
    let _setup = Proof::of(rule!("atzr.defend.setup")).facts([1, 7]);
    let end = |mut battle: Battle, called: bool| {
        battle.progress.called = called;
        roll(&[], |play| encounter::end_turn(&mut battle, play).unwrap());
        roll(&[], |play| encounter::check(&mut battle, play).unwrap());
        battle.result.map(|it| it.success)
    };
    assert_eq!(end(inside(false, State::Functioning), false), Some(false));
    assert_eq!(end(inside(true, State::Functioning), false), None);
    for (defender, raider) in [(true, State::TakenOff), (false, State::Left)] {
        assert_eq!(end(inside(defender, raider), false), None, "the winners may loot first");
        assert_eq!(end(inside(defender, raider), true), Some(true));
    }
    let mut gone = inside(true, State::TakenOff);
    gone.set_up().person(p(0)).state = State::Left;
    gone.recount();
    assert_eq!(end(gone, false), Some(true), "nobody of ours is on the map any more");
}

#[test]
fn raiders_who_are_gone_stay_driven_off_when_the_last_defender_goes_down() {
    let _proof = Proof::of(rule!("atzr.ruling.defend-end"));
    let end = |raider: State, zombie: bool| {
        let mut battle = inside(true, raider);
        battle.set_up().person(p(0)).state = State::OutOfTheFight;
        let at = battle.person(p(0)).at;
        if zombie {
            battle.set_up().zombies.push(Zombie::new(at, 1, 0));
        }
        battle.recount();
        let (mut dice, mut answers) = (SeededDice::new(1), Defaults);
        encounter::check(&mut battle, &mut Play::new(Vec::new(), &mut dice, &mut answers)).unwrap();
        let result = battle.result.clone().unwrap();
        let ray = result.each.iter().find(|it| it.0 == p(0)).unwrap().1;
        (result.success, ray, battle.person(p(0)).state == State::OutOfTheFight)
    };
    assert_eq!(end(State::TakenOff, false), (true, true, true), "found later, and the home is held");
    assert_eq!(end(State::Left, false), (true, true, true));
    assert_eq!(end(State::TakenOff, true), (false, false, false), "nobody is left to come home to");
    assert!(!end(State::Functioning, false).0, "the raiders are still there");
}

#[test]
fn nobody_learns_from_what_is_told_or_asked_which_marker_it_is_or_what_raiders_have_stowed() {
    let _proof = Proof::of(rule!("atzr.ruling.hidden-in-multiplayer"));
    let (battle, told) = begun();
    // The nature of a marker is not even in the position before its card is drawn.
    assert!(battle.markers.iter().all(|it| !it.revealed));
    let seat = kernel::Seat(0);
    let heard: Vec<&Event> = kernel::event::heard(&told, seat).collect();
    let secret = [rule!("atzr.npc.starting-items"), rule!("atzr.npc.generate-different-class")];
    assert!(told.iter().any(|it| secret.contains(&it.rule)));
    assert!(!heard.iter().any(|it| secret.contains(&it.rule) && matches!(it.what, What::Rolled { .. })));
    let stowed: Vec<&str> = battle
        .people
        .iter()
        .filter(|it| it.side == THEM)
        .flat_map(|it| &it.gear)
        .map(|it| it.thing.name())
        .collect();
    let words = format!("{heard:?}");
    assert!(!stowed.is_empty() && stowed.iter().all(|it| !words.contains(it)), "{stowed:?}");
}

#[test]
fn a_whole_defence_comes_to_its_end() {
    let _proof = Proof::of(rule!("atzr.defend.marker-move"));
    let (mut battle, mut dice, mut bot) = (waiting(), SeededDice::new(17), Steady::new(17));
    for _ in 0..2000 {
        if Atzr::step(&mut battle, &mut Play::bulk(&mut dice, &mut bot)).unwrap() == Flow::Ends {
            assert!(battle.result.is_some());
            return;
        }
    }
    panic!("does not end: turn {}", battle.turn);
}

#[test]
fn a_marker_moves_three_points_far_and_no_farther() {
    let _proof = Proof::of(rule!("atzr.defend.marker-move")).facts([3]);
    let (battle, _) = begun();
    let board = &battle.scene.board;
    let rooms = &board.building(home(&battle)).hexes;
    let hidden =
        |it: &Hex| board.building_at(*it).is_none() && !rooms.iter().any(|&room| battle.line(room, *it));
    let hexes: Vec<Hex> = board.grid().hexes().filter(hidden).collect();
    let cost = |from: Hex, to: Hex| {
        let price = |hex: Hex| if board.terrain(hex) == Terrain::Clear { 1 } else { 2 };
        let open = |hex: Hex| board.building_at(hex).is_none();
        Reach::new(board.grid(), from, 9, |_, to| open(to).then(|| price(to))).cost(to)
    };
    // Each by itself: once the raiders are found the others no longer move.
    let moved = |from: Hex| {
        let mut battle = with_markers(&[from, hexes[0]], 4);
        cast(&[], &[], |play| encounter::move_markers(&mut battle, play).unwrap());
        cost(from, battle.markers[0].at)
    };
    assert_eq!(hexes.iter().map(|&it| moved(it)).max(), Some(Some(3)));
}

/// A Defend of this building.
fn begun_at(home: usize) -> (Battle, Vec<Event>) {
    let mut battle = waiting();
    let says = [(rule!("atzr.defend.setup"), Answer::Some(vec![home]))];
    let (_, told) = cast(&[], &says, |play| encounter::begin(&mut battle, play).unwrap());
    (battle, told)
}

/// The markers that a room of the home sees.
fn seen(battle: &Battle) -> Vec<usize> {
    let rooms = &battle.scene.board.building(home(battle)).hexes;
    let sees = |hex: Hex| rooms.iter().any(|&room| battle.line(room, hex));
    (0..battle.markers.len()).filter(|&it| sees(battle.markers[it].at)).collect()
}

#[test]
fn a_marker_that_is_seen_from_the_start_is_revealed_when_it_first_moves() {
    let _proof = Proof::of(rule!("atzr.defend.reveal")).facts([5]);
    let mut found = 0;
    for building in 0..waiting().scene.board.buildings().len() {
        let (mut battle, told) = begun_at(building);
        assert!(battle.markers.iter().all(|it| !it.revealed), "not while it is set up");
        assert_eq!(rolled(&told, rule!("atzr.defend.reveal")), 0);
        let Some(&first) = seen(&battle).first() else { continue };
        found += 1;
        let stood = battle.markers[first].at;
        (battle.turn, battle.phase, battle.marker_die) = (1, Phase::Markers, Some(5));
        cast(&[], &[], |play| encounter::move_markers(&mut battle, play).unwrap());
        assert!(!battle.markers[first].revealed, "a 5 moves no marker");
        battle.marker_die = Some(4);
        cast(&[], &[], |play| encounter::move_markers(&mut battle, play).unwrap());
        assert!(battle.markers[first].revealed);
        assert_eq!(battle.markers[first].at, stood, "where it stood");
    }
    assert!(0 < found);
}

#[test]
fn each_marker_has_a_card_of_its_own_until_one_is_the_raiders_and_then_the_others_are_taken_off() {
    let _proof = Proof::of(rule!("atzr.defend.reveal")).facts([7]);
    let reveal = rule!("atzr.defend.reveal");
    let (battle, _) = begun();
    let (near, hidden) = near_and_hidden(&battle);
    let board = &battle.scene.board;
    let open = |it: &Hex| board.building_at(*it).is_none() && *it != near;
    let other = board.grid().hexes().find(|it| open(it) && board.building(home(&battle)).distance(*it) == 1);
    // E05 shows nobody, and of the fifty-three that are left the eleventh is E12, which shows a human.
    for (cards, drawn) in [(&[12][..], 1), (&[5, 11], 2)] {
        let mut battle = with_markers(&[near, other.unwrap(), hidden[0]], 4);
        let (_, told) =
            cast(&[(reveal, cards)], &[], |play| encounter::move_markers(&mut battle, play).unwrap());
        assert_eq!(rolled(&told, reveal), drawn, "{cards:?}");
        assert!(battle.markers.iter().all(|it| it.revealed), "nothing is left of the others");
        let raiders =
            battle.everybody().filter(|it| it.1.side == THEM && it.1.state != State::Waiting).count();
        assert_eq!(raiders, 4);
        let taken_off = told.iter().filter(|it| matches!(it.what, What::Removed { .. }));
        assert!(3 <= taken_off.count());
        // The next time there is nothing to move.
        let (_, told) = cast(&[], &[], |play| encounter::move_markers(&mut battle, play).unwrap());
        assert_eq!(rolled(&told, reveal), 0);
    }
}

/// One raider who is active, so many hexes from a home that nobody is in, and Ray at the other end of the map.
fn undefended(away: u8) -> Battle {
    let mut battle = inside(false, State::Functioning);
    let board = &battle.scene.board;
    let building = board.building(home(&battle));
    let open = |it: &Hex| board.building_at(*it).is_none() && building.distance(*it) == away;
    let (from, far) = {
        let far = board.grid().hexes().max_by_key(|it| building.distance(*it)).unwrap();
        (board.grid().hexes().filter(open).max_by_key(|it| it.distance(far)).unwrap(), far)
    };
    battle.set_up().person(p(0)).at = far;
    battle.set_up().person(p(3)).at = from;
    battle.recount();
    battle
}

#[test]
fn raiders_go_into_a_home_that_nobody_defends_and_not_past_it_after_somebody_far_off() {
    let _proof = Proof::of(rule!("atzr.ruling.table-npc-movement"));
    let mut battle = undefended(3);
    for _ in 0..5 {
        battle.phase = Phase::Strangers { side: THEM };
        battle.groups = group::groups(&battle, THEM, Purpose::Activation).into_vec();
        battle.set_up().person(p(3)).turn = Default::default();
        battle.set_up().person(p(3)).turn.points = battle.person(p(3)).movement;
        cast(&[(rule!("atzr.npcmove.roll"), &[1])], &[], |play| {
            npcmove::act(&mut battle, play, THEM).unwrap()
        });
    }
    let raider = battle.person(p(3)).at;
    assert_eq!(battle.scene.board.building_at(raider), Some(home(&battle)));
    roll(&[], |play| encounter::end_turn(&mut battle, play).unwrap());
    assert!(battle.result.is_some_and(|it| !it.success));
}
