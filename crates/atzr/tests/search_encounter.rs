//! Encounters in general (18.3) and Search (19.0): who comes, what it is about, how it ends.
use crate::board;
use crate::board::{Board, board, p};
use crate::dice_by_rule::cast;
use crate::steps::roll;
use atzr::{
    battle::{
        Atzr, Battle, Encounter, Phase, Role, SideId, Stance, State,
        act::{self, Action},
        encounter::{self, EncounterAction, EncounterResult, Objective, Purpose},
    },
    printed::{Class, CounterThing},
    rule,
    setup::layout::MapLayout,
};
use kernel::{Answer, Nobody, Proof, Session, Status, dice::SeededDice, question::Shape};

const US: SideId = SideId(0);

/// Everybody waits beside the map.
fn waiting(mut board: Board) -> Battle {
    for person in board.0.set_up().people {
        person.state = State::Waiting;
    }
    (board.0.turn, board.0.phase) = (0, Phase::Begin);
    board.done()
}

fn outcome(battle: &mut Battle) -> Option<EncounterResult> {
    roll(&[], |play| encounter::check(battle, play).unwrap());
    battle.result.clone()
}

/// What ending the Encounter now would be called, if it may be ended.
fn may_end(battle: &mut Battle) -> Option<bool> {
    battle.phase = Phase::Active { side: US, leader: p(0), acting: Some(p(0)) };
    let menu = act::menu(battle, p(0), p(0));
    let open = menu.open.contains(&Action::Encounter(EncounterAction::CallIt));
    open.then(|| EncounterAction::CallIt.offered(battle, p(0)).label.contains("success"))
}

#[test]
fn a_search_begins_at_an_edge_with_a_card_for_everybody_and_no_humans() {
    let _move_on = Proof::of(rule!("atzr.zombie.start-move-on")).facts([3]);
    let _cards = Proof::of(rule!("atzr.zombie.start-cards")).facts([1, 3]);
    let _proof = Proof::of(rule!("atzr.search-encounter.objective")).facts([4]);
    let _format = Proof::of(rule!("atzr.encounter.format"));
    let mut battle = waiting(board().star("Ray", 5, "0101").grunt("Ines", 4, "0101"));
    // E09 brings two zombies, E12 a Ganger who is ignored.
    let cards: (_, &[u16]) = (rule!("atzr.zombie.start-cards"), &[9, 11]);
    cast(&[cards], &[(rule!("atzr.zombie.start-move-on"), Answer::One(0))], |play| {
        encounter::begin(&mut battle, play).unwrap();
    });
    assert_eq!(battle.functioning().count(), 2);
    assert!(battle.functioning().all(|it| battle.scene.board.grid().to_edge(it.1.at) == 2), "a full move");
    let from_edge = |hex: ground::hex::Hex| {
        battle.scene.board.entries(ground::hex::Edge::North).map(|it| it.distance(hex)).min()
    };
    assert!(battle.functioning().all(|it| from_edge(it.1.at) == Some(2)), "all of them by the same edge");
    assert_eq!((battle.undead().count(), battle.sides.len()), (2, 1));
    assert!(battle.progress.edge.is_some());
}

/// What stands if nobody cares: the middle of the edge for the first, and beside him for the next.
#[test]
fn the_first_comes_on_in_the_middle_of_an_edge_and_the_others_beside_him() {
    let _proof = Proof::of(rule!("atzr.zombie.start-move-on"));
    let mut session = Session::<Atzr>::new(waiting(board().star("Ray", 5, "0101").grunt("Ines", 4, "0101")));
    let mut defaults: Vec<String> = Vec::new();
    let begins = |all: &[String]| all.iter().filter(|it| it.starts_with("Begin at")).count();
    while begins(&defaults) < 2 {
        let status = session.advance(&mut SeededDice::new(3), &mut Nobody);
        let Status::Asking { question, .. } = status else { panic!("{status:?}") };
        let Shape::One { options } = &question.shape else { panic!("{question:?}") };
        let Answer::One(usual) = question.default else { panic!("{question:?}") };
        defaults.push(options[usual].label.clone());
        let corner = options.iter().position(|it| it.label == "Begin at 0101");
        let seat = question.seat;
        session.answer(seat, Answer::One(corner.unwrap_or(usual))).unwrap();
    }
    // The northern edge of two maps of 16 columns side by side; but Ray comes on in its corner, and goes on as far as he can.
    assert_eq!(defaults[..2], ["Enter from the top edge", "Begin at 0901"]);
    let (stop, onward) = defaults[2..defaults.len() - 1].split_last().unwrap();
    assert!(!onward.is_empty() && onward.iter().all(|it| it.starts_with("Go to")), "{defaults:?}");
    assert_eq!((stop.as_str(), defaults.last().unwrap().as_str()), ("Stop here", "Begin at 0201"));
}

#[test]
fn one_supplies_or_one_recruit_is_a_success_and_anything_else_is_not() {
    let _format = Proof::of(rule!("atzr.encounter.format"));
    let _proof = Proof::of(rule!("atzr.search-encounter.objective")).facts([1]);
    let after = |supplies, recruits| {
        let mut battle = waiting(board().star("Ray", 5, "0306"));
        cast(&[], &[], |play| encounter::begin(&mut battle, play).unwrap());
        battle.turn = 1;
        (battle.progress.supplies, battle.progress.recruits) = (u16::into(supplies), u16::into(recruits));
        battle.progress.called = true;
        outcome(&mut battle).unwrap().success
    };
    assert_eq!([after(0, 0), after(1, 0), after(0, 1)], [false, true, true]);
    let mut battle = board().star("Ray", 5, "0306").done();
    for (thing, found) in
        [(CounterThing::Pistol, 0), (CounterThing::SuppliesB, 1), (CounterThing::SuppliesA, 2)]
    {
        roll(&[], |play| encounter::found(&mut battle, play, p(0), thing));
        assert_eq!(battle.progress.supplies.of(US), found);
    }
}

#[test]
fn an_npc_star_who_comes_along_is_no_recruit() {
    let _proof = Proof::of(rule!("atzr.ruling.recruit-grunts"));
    let mut battle = board().star("Ray", 5, "0306").grunt("Ines", 4, "0306").done();
    for (star, recruits) in [(true, 0), (false, 1)] {
        battle.set_up().people[1].star = star;
        roll(&[], |play| encounter::recruited(&mut battle, play, p(1)));
        assert_eq!(battle.progress.recruits.of(US), recruits);
    }
}

#[test]
fn success_or_not_it_is_ended_on_the_map_only_with_no_danger_near() {
    let _leave_map = Proof::of(rule!("atzr.ruling.leave-map"));
    let _format = Proof::of(rule!("atzr.encounter.format")).facts([3]);
    let with = |hex: &str, hostile: bool| {
        let mut battle = board().star("Ray", 5, "0306").enemies(Class::Ganger).enemy("A", 3, hex).done();
        if !hostile {
            battle.set_stance(US, SideId(1), Stance::Neutral);
        }
        battle
    };
    assert_eq!(may_end(&mut with("0906", true)), None);
    assert_eq!(may_end(&mut with("1006", true)), Some(false));
    assert_eq!(may_end(&mut with("0906", false)), Some(false));
    assert_eq!(may_end(&mut board().star("Ray", 5, "0306").zombie("0906").done()), None);
    for (hex, hostile, end) in [("0906", true, None), ("1006", true, Some(true)), ("0906", false, Some(true))]
    {
        let mut done = with(hex, hostile);
        done.progress.supplies = 1.into();
        assert_eq!(may_end(&mut done), end, "{hex}");
        roll(&[], |play| encounter::check(&mut done, play).unwrap());
        assert_eq!(done.result, None);
    }
    let mut among_the_dead = board().star("Ray", 5, "0306").grunt("Lil", 3, "1624").zombie("0906").done();
    among_the_dead.progress.supplies = 1.into();
    assert_eq!(may_end(&mut among_the_dead), None, "whoever of them is seen");
    among_the_dead.set_up().person(p(0)).ducked = true;
    among_the_dead.recount();
    assert_eq!(may_end(&mut among_the_dead), Some(true), "it has nobody in sight");
    assert!(ended(&mut among_the_dead));
    assert!(!ended(&mut with("1006", true)));
}

/// Whether it is a success once it has been ended.
fn ended(battle: &mut Battle) -> bool {
    roll(&[], |play| encounter::perform(battle, play, p(0), &EncounterAction::CallIt).unwrap());
    outcome(battle).unwrap().success
}

#[test]
fn nobody_ends_it_while_somebody_who_lies_is_watched() {
    let _leave_map = Proof::of(rule!("atzr.ruling.leave-map"));
    let _format = Proof::of(rule!("atzr.encounter.format")).facts([3]);
    let lies = |state: State, hex: &str| {
        let board = board().star("Ray", 5, "0306").grunt("Lil", 3, "0912").last(|it| it.state = state);
        board.zombie(hex).done()
    };
    assert_eq!(may_end(&mut lies(State::OutOfTheFight, "0918")), None);
    assert_eq!(may_end(&mut lies(State::OutOfTheFight, "0919")), Some(false), "too far off");
    let dead = State::ObviouslyDead { turn: 1, fresh: false };
    assert_eq!(may_end(&mut lies(dead, "0913")), Some(false), "there is nobody left to save");
    let board =
        board().star("Ray", 5, "0306").grunt("Lil", 3, "0912").last(|it| it.state = State::OutOfTheFight);
    let mut enemy = board.enemies(Class::Ganger).enemy("A", 3, "0915").done();
    assert_eq!(may_end(&mut enemy), None);
    enemy.set_stance(US, SideId(1), Stance::Neutral);
    assert_eq!(may_end(&mut enemy), Some(false));
    assert!(!ended(&mut enemy));
}

#[test]
fn it_ends_when_nobody_of_ours_can_act_on_the_map_any_more() {
    let _proof = Proof::of(rule!("atzr.encounter.format")).facts([2]);
    let mut battle = board().star("Ray", 5, "0306").grunt("Ines", 4, "0307").done();
    assert_eq!(outcome(&mut battle), None);
    battle.set_up().person(p(0)).state = State::Left;
    battle.set_up().person(p(1)).state = State::RanAway;
    assert!(outcome(&mut battle).is_some());
}

#[test]
fn success_is_judged_for_everybody_by_himself() {
    let _proof = Proof::of(rule!("atzr.after.per-character")).facts([1]);
    let states = [
        (State::Functioning, true),
        (State::Left, true),
        (State::OutOfTheFight, true),
        (State::RanAway, false),
        (State::LetGo, false),
        (State::ObviouslyDead { turn: 1, fresh: false }, false),
    ];
    let mut board = board();
    for _ in states {
        board = board.grunt("Ines", 4, "0306");
    }
    let mut battle = board.grunt("at home", 4, "0306").done();
    for (n, (state, _)) in states.into_iter().enumerate() {
        battle.set_up().people[n].state = state;
    }
    battle.set_up().people[6].state = State::Left;
    battle.progress.absent.push(p(6));
    (battle.progress.supplies, battle.progress.called) = (1.into(), true);
    battle.recount();
    let each = outcome(&mut battle).unwrap().each;
    let expected: Vec<_> = states.iter().enumerate().map(|(n, it)| (p(n as u16), it.1)).collect();
    assert_eq!(each, expected);
}

#[test]
fn in_a_bushwhack_it_is_a_success_for_who_was_not_harmed() {
    let _per_character = Proof::of(rule!("atzr.after.per-character"));
    let layout = || MapLayout::side_by_side("maple-heights", "route-nine");
    let mut battle = board::encounter(layout(), Encounter::Bushwhack {})
        .star("Ray", 5, "0306")
        .grunt("Ines", 4, "0307")
        .done();
    battle.set_up().person(p(1)).deeds.out_of_the_fight = true;
    battle.progress.called = true;
    let ended = outcome(&mut battle).unwrap();
    assert_eq!((ended.success, ended.each), (false, vec![(p(0), true), (p(1), false)]));
    // Nobody just goes home while they lie in wait.
    let mut ambushed = board::encounter(layout(), Encounter::Bushwhack {})
        .star("Ray", 5, "0306")
        .enemies(Class::Ganger)
        .enemy("A", 3, "0606");
    ambushed.0.side_mut(SideId(1)).role = Role::Bushwhackers;
    let mut ambushed = ambushed.done();
    assert_eq!(outcome(&mut ambushed), None);
    assert_eq!(may_end(&mut ambushed), None);
}

#[test]
fn a_hostage_who_was_never_found_has_no_success() {
    let _proof = Proof::of(rule!("atzr.after.per-character"));
    let raid = Encounter::Raid { class: Class::Ganger, purpose: Purpose::Hostage };
    let board = board::encounter(MapLayout::side_by_side("maple-heights", "route-nine"), raid);
    let mut battle = board.star("Ray", 5, "0306").grunt("Ines", 4, "0307").done();
    battle.set_up().person(p(1)).state = State::Left;
    battle.progress.hostage = Some(p(1));
    battle.progress.objective = Objective::NeverThere;
    battle.progress.called = true;
    let ended = outcome(&mut battle).unwrap();
    assert_eq!((ended.success, ended.each), (false, vec![(p(0), false), (p(1), false)]));
}

/// What the first question about the way onward offers to whoever comes on at the n-th hex of an edge, if there is one.
fn onward(mut battle: Battle, edge: usize, hex: usize) -> Option<(Battle, Vec<String>)> {
    let (mut asked, mut labels) = (0, Vec::new());
    let mut says = |it: &kernel::LiveQuestion<'_>| {
        let kernel::question::AskedFor::One(of) = it.shape else { panic!("{it:?}") };
        asked += 1;
        match asked {
            1 => Some(Answer::One(edge)),
            2 => (hex < of.open()).then_some(Answer::One(hex)),
            _ => {
                labels = (0..of.open()).map(|it| of.describe(it).label).collect();
                None
            }
        }
    };
    let mut dice = SeededDice::new(1);
    encounter::begin(&mut battle, &mut kernel::Play::new(Vec::new(), &mut dice, &mut says)).ok();
    (!labels.is_empty()).then_some((battle, labels))
}

fn comes_on(movement: u8) -> Board {
    board().star("Ray", 5, "0101").last(|it| it.movement = movement)
}

/// A full move is a full move, normal or fast.
#[test]
fn whoever_comes_onto_the_map_stops_only_when_he_can_pay_for_no_hex_out_of_doors() {
    let _proof = Proof::of(rule!("atzr.zombie.start-move-on")).facts([4]);
    let _proof = Proof::of(rule!("atzr.ruling.deployment-start"));
    let mut stopped = [0; 2];
    for (edge, hex, movement) in
        (0..4).flat_map(|edge| (0..30).flat_map(move |hex| (1..=4).map(move |it| (edge, hex, it))))
    {
        let Some((battle, labels)) = onward(waiting(comes_on(movement)), edge, hex) else { continue };
        let (ground, ray) = (&battle.scene.board, battle.person(p(0)));
        let pays = |it: &ground::hex::Hex| {
            let cost = if ground.terrain(*it) == atzr::printed::Terrain::Clear { 1 } else { 2 };
            ground.building_at(*it).is_none() && cost <= ray.turn.points
        };
        let stops = labels.iter().any(|it| it == "Stop here");
        let goes_on = ground.grid().neighbours(ray.at).any(|it| pays(&it));
        assert_eq!(stops, !goes_on, "{} with {}: {labels:?}", ray.at, ray.turn.points);
        stopped[usize::from(stops)] += 1;
    }
    assert!(stopped.iter().all(|it| 20 < *it), "{stopped:?}");
}

#[test]
fn nobody_who_comes_onto_the_map_is_driven_into_a_house() {
    let _proof = Proof::of(rule!("atzr.ruling.deployment-start"));
    let all = board().done();
    let ground = &all.scene.board;
    let house = |it: ground::hex::Hex| ground.building_at(it).is_some() && ground.entrance(it).is_some();
    let entries: Vec<_> = ground.entries(ground::hex::Edge::North).collect();
    let open = entries.iter().copied().filter(|it| ground.building_at(*it).is_none());
    let beside = |it: &(usize, ground::hex::Hex)| ground.grid().neighbours(it.1).any(house);
    let (at, hex) = open.enumerate().find(beside).unwrap();
    // Every hex out of doors that he could pay for is full: the house is all there is, or nothing.
    let mut crowd = comes_on(3);
    for near in ground.grid().within(hex, 2).filter(|it| *it != hex && ground.building_at(*it).is_none()) {
        crowd = crowd.grunt("Ines", 4, &near.to_string()).grunt("Dot", 4, &near.to_string());
    }
    let mut battle = crowd.done();
    battle.set_up().people[0].state = State::Waiting;
    (battle.turn, battle.phase) = (0, Phase::Begin);
    battle.recount();
    // Hexes that are full are not offered to begin in.
    let full = entries[..at].iter().filter(|it| it.distance(hex) <= 2 && ground.building_at(**it).is_none());
    let (_, labels) = onward(battle, 0, at - full.count()).unwrap();
    assert_eq!(labels[0], "Stop here", "{labels:?}");
    assert!(labels.iter().any(|it| it.starts_with("Go to")), "{labels:?}");
}

/// Every die shows its highest face.
struct Highest;

impl kernel::Dice for Highest {
    fn die(&mut self, _why: kernel::RuleId, sides: u16) -> u16 {
        sides
    }
}

#[test]
fn a_door_that_did_not_open_is_not_tried_again_on_the_first_move() {
    let _proof = Proof::of(rule!("atzr.ruling.deployment-start"));
    let mut battle = waiting(comes_on(12));
    let doors = battle.scene.board.entrances().iter().map(|it| it.hex);
    let doors: Vec<_> = doors.filter(|&it| battle.scene.board.triangle(it).is_some()).collect();
    let doors: Vec<String> = doors.iter().map(|it| format!("Go to {it}")).collect();
    let (mut tried, mut then) = (None, Vec::new());
    let mut says = |it: &kernel::LiveQuestion<'_>| {
        let kernel::question::AskedFor::One(of) = it.shape else { panic!("{it:?}") };
        let labels: Vec<String> = (0..of.open()).map(|it| of.describe(it).label).collect();
        if tried.is_some() {
            then = labels;
            return None;
        }
        let at = labels.iter().position(|it| doors.contains(it));
        tried = at.map(|it| labels[it].clone());
        Some(Answer::One(at.unwrap_or(0)))
    };
    encounter::begin(&mut battle, &mut kernel::Play::new(Vec::new(), &mut Highest, &mut says)).ok();
    let tried = tried.unwrap();
    assert!(!then.is_empty() && !then.contains(&tried), "{tried} did not open: {then:?}");
}
