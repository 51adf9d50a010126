//! The table as a seat sees it.
use crate::board::{board, human};
use dwa::{
    battle::{
        Battle, FigureId, Phase, Zombie,
        board::{LooseThing, Lying, OpeningState},
        figure::{Ammo, CarriedWeapon, Life, Malfunction, Posture},
        victory::judge,
    },
    rule,
    setup::{Scenario, scenarios},
    table::{search::Item, skill::Skill, weapons::Weapon},
    view::{called, view, words},
};
use kernel::{Point, Proof, Seat};
use view::{
    Allegiance, Badge, Condition, DamageMark, GoalProgress, Ground, Health, OpenTable, OverlayKind, Panel,
    Role, Standing, Terrain, TerrainKind, Vehicle, View, WeaponShape,
};

fn panel<'a>(view: &'a View, title: &str) -> &'a Panel {
    view.panels.iter().find(|it| it.title == title).unwrap()
}

/// The values of the lines of a sheet that have this name.
fn lines(panel: &Panel, name: &str) -> Vec<String> {
    panel.shown().into_iter().filter(|it| it.name == name).map(|it| it.value).collect()
}

fn terrain(view: &View) -> &[Terrain] {
    let Ground::Open(OpenTable { terrain, .. }) = &view.ground else { panic!("an open table") };
    terrain
}

fn is_room(it: &Terrain) -> bool {
    matches!(it.kind, TerrainKind::Room { .. })
}

#[test]
fn what_a_figure_carries_is_open_to_every_seat() {
    let _proof = Proof::of(rule!("dwa.setup.open-equipment")).facts([1]);
    let mut ann = human("Ann", 300, 300);
    ann.seat = Seat(1);
    ann.weapons.push(CarriedWeapon {
        weapon: Weapon::Rifle,
        loaded: 7,
        pieces: 0,
        trouble: Malfunction::Jammed,
        grenade: None,
    });
    ann.weapons.push(CarriedWeapon {
        weapon: Weapon::Molotov,
        loaded: 0,
        pieces: 2,
        trouble: Malfunction::None,
        grenade: None,
    });
    ann.in_hand.push(1);
    ann.ammo = Ammo { clips: 2, arrows: 3, ..Ammo::default() };
    ann.items.push(Item::SmallFirstAidKit);
    let battle = board().human("Bob", 600, 600).add(ann).zombie(800, 800).done();
    for seat in [Seat(0), Seat(1)] {
        let view = view(&battle, seat);
        let sheet = panel(&view, "Ann");
        assert_eq!(lines(sheet, "carries"), ["rifle (7 of 10), jammed"]);
        assert_eq!(lines(sheet, "in hand"), ["Molotov cocktail (2)"]);
        assert_eq!(lines(sheet, "ammunition"), ["2 clips, 3 arrows"]);
        assert_eq!(lines(sheet, "items"), ["small first aid kit"]);
        let zombie = view.tokens.iter().find(|it| it.at == Point::new(800, 800)).unwrap();
        assert_eq!(zombie.side, Allegiance::Dead, "always recognisable");
    }
    let own_first = |seat| view(&battle, seat).panels[1].title.clone();
    assert_eq!((own_first(Seat(0)), own_first(Seat(1))), ("Bob".to_owned(), "Ann".to_owned()));
}

fn badges_of(change: impl FnOnce(&mut Battle)) -> Vec<String> {
    let mut battle = board().armed("Ann", 300, 300, Weapon::Pistol, 5).zombie(326, 300).done();
    battle.arrange().zombies[0].fallen = true;
    change(&mut battle);
    view(&battle, Seat(0)).tokens[0].badges.iter().map(|it| it.word.clone()).collect()
}

#[test]
fn a_badge_for_each_state_that_must_be_seen() {
    assert!(badges_of(|_| ()).is_empty(), "a fallen zombie holds nobody");
    assert_eq!(badges_of(|it| it.arrange().zombies[0].fallen = false), ["in close combat"]);
    assert_eq!(badges_of(|it| it.arrange().humans[0].wounds = 2), ["wounded 2"]);
    assert_eq!(badges_of(|it| it.arrange().humans[0].burning = 1), ["on fire"]);
    assert_eq!(badges_of(|it| it.arrange().humans[0].stunned = true), ["stunned"]);
    assert_eq!(badges_of(|it| it.arrange().humans[0].posture = Posture::Prone), ["prone"]);
    assert_eq!(badges_of(|it| it.arrange().humans[0].posture = Posture::Fallen), ["fallen"]);
    assert_eq!(badges_of(|it| it.arrange().humans[0].weapons[0].loaded = 0), ["out of ammo"]);
    assert_eq!(
        badges_of(|it| it.arrange().humans[0].weapons[0].trouble = Malfunction::Jammed),
        ["weapon jammed"]
    );
}

#[test]
fn who_has_had_his_turn_is_marked_until_the_dead_have_theirs() {
    let mut battle = board().human("Ann", 300, 300).human("Bob", 600, 600).done();
    battle.arrange().humans[0].turn.done = true;
    let acted = |battle: &Battle| -> Vec<bool> {
        let tokens = view(battle, Seat(0)).tokens;
        tokens.iter().map(|it| it.is(Health::Acted)).collect()
    };
    battle.phase = Phase::Humans { acting: Some(1) };
    assert_eq!(acted(&battle), [true, false]);
    battle.phase = Phase::ZombiesMove;
    assert_eq!(acted(&battle), [false, false], "then it says nothing any more");
}

#[test]
fn a_wreck_says_that_it_is_one() {
    let file = scenarios().iter().find(|it| it.0 == "firefight").unwrap();
    let battle = Scenario::read(file.1).unwrap().battle();
    let view = view(&battle, Seat(0));
    let piece = |name: &str| terrain(&view).iter().find(|it| it.name == name).unwrap();
    let wrecked = [DamageMark::new(Condition::Wrecked, "wrecked")];
    assert_eq!(piece("burnt-out tank").marks, wrecked);
    assert_eq!(piece("burnt-out tank").kind, TerrainKind::Wreck { vehicle: Vehicle::Tank, burnt: true });
    assert_eq!(piece("ambulance").marks, wrecked);
    assert_eq!(piece("ambulance").kind, TerrainKind::Wreck { vehicle: Vehicle::Van, burnt: false });
}

#[test]
fn a_picture_knows_wounds_weapons_and_which_rooms_are_unseen() {
    let mut battle = board().armed("Ann", 300, 300, Weapon::Pistol, 5).zombie(800, 300).done();
    battle.arrange().humans[0].wounds = 2;
    battle.arrange().zombies[0].weapon = Some(Weapon::KitchenKnife);
    let tokens = view(&battle, Seat(0)).tokens;
    let held = |shape, word: &str| Some(view::HeldWeapon { shape, word: word.to_owned() });
    assert_eq!((tokens[0].wounds, &tokens[0].in_hand), (2, &held(WeaponShape::Pistol, "pistol")));
    assert_eq!((tokens[1].wounds, &tokens[1].in_hand), (0, &held(WeaponShape::Blade, "kitchen knife")));
    assert!(tokens[1].badges.is_empty(), "a weapon is no state");
    let mut battle = Scenario::read(scenarios()[3].1).unwrap().battle();
    battle.arrange().rooms[0].explored = true;
    battle.arrange().rooms[0].searched = true;
    let view = view(&battle, Seat(0));
    let rooms: Vec<&Terrain> = terrain(&view).iter().filter(|it| is_room(it)).collect();
    assert_eq!(rooms[0].marks, [DamageMark::new(Condition::Searched, "searched")]);
    assert_eq!(rooms[1].marks, [DamageMark::new(Condition::Unexplored, "unexplored")]);
}

#[test]
fn the_dead_and_the_gone_are_no_longer_on_the_board_but_keep_their_sheets() {
    let mut battle = board().human("Ann", 300, 300).human("Bob", 400, 300).zombie(900, 900).done();
    battle.arrange().humans[0].life = Life::Eliminated { turn: 2 };
    battle.arrange().humans[1].life = Life::Left;
    battle.arrange().zombies.push(Zombie { was: Some(0), ..Zombie::new(Point::new(300, 300)) });
    battle.arrange().zombies[0].out = true;
    let view = view(&battle, Seat(0));
    let names: Vec<&str> = view.tokens.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["zombie Ann"]);
    assert_eq!(lines(panel(&view, "Ann"), "state"), ["dead since turn 2"]);
    assert_eq!(lines(panel(&view, "Bob"), "state"), ["left the table"]);
}

fn scenario(id: &str) -> Battle {
    Scenario::read(scenarios().iter().find(|it| it.0 == id).unwrap().1).unwrap().battle()
}

/// Where the goal is marked, and what is written there.
fn marked(id: &str) -> Vec<(Vec<Point>, String)> {
    let overlays = view(&scenario(id), Seat(0)).overlays;
    let mark = |it: view::Overlay| {
        assert_eq!(it.kind, OverlayKind::Goal);
        let view::Outline::Area(area) = it.outline else { panic!("an area") };
        (area.corners, it.label.unwrap_or_default())
    };
    overlays.into_iter().map(mark).collect()
}

#[test]
fn a_goal_that_is_a_place_is_marked_on_the_table() {
    let street = marked("street");
    assert_eq!(street.len(), 1);
    let ends = [Point::new(0, 200), Point::new(95, 400)];
    assert!(ends.iter().all(|it| street[0].0.contains(it)), "{street:?}");
    assert_eq!(street[0].1, "reach this");
    assert_eq!(marked("farmhouse").iter().map(|it| it.1.as_str()).collect::<Vec<_>>(), ["hold this"]);
    let nave = scenario("church")
        .scene
        .ground
        .table()
        .rooms
        .iter()
        .find(|it| it.name == "nave")
        .unwrap()
        .area
        .clone();
    assert_eq!(marked("church"), [(nave.corners, "reach this".to_owned())]);
    assert_eq!(marked("supermarket").len(), 1, "one edge");
    let outs = marked("getaway");
    assert!(outs.len() == 4 && outs.iter().all(|it| it.1 == "way out"), "any edge: {outs:?}");
}

#[test]
fn each_goal_has_its_count_and_at_the_end_whether_it_was_reached() {
    let mut battle = scenario("farmhouse");
    let counts = |battle: &Battle| lines(panel(&view(battle, Seat(0)), "Goal"), "so far");
    assert_eq!(counts(&battle)[1], "0 of 10");
    for zombie in battle.arrange().zombies.iter_mut().take(8) {
        zombie.out = true;
    }
    assert_eq!(counts(&battle)[1], "8 of 10");
    let mut more = battle.clone();
    *more.arrange().zombies = vec![battle.zombies[0]; 14];
    assert_eq!(counts(&more)[1], "10 of 10, reached", "no count goes beyond its goal");
    battle.result = Some(judge(&battle));
    assert_eq!(counts(&battle)[1], "8 of 10, not reached");
    let aim = panel(&view(&battle, Seat(0)), "Goal").aims[1].clone();
    assert_eq!((aim.counts, aim.standing), (vec![GoalProgress::of("", 8, 10)], Standing::Missed));
    assert!(lines(panel(&view(&battle, Seat(0)), "Goal"), "units").is_empty(), "nobody measures any more");
}

#[test]
fn who_is_still_to_be_placed_or_sits_in_a_vehicle_is_not_lost() {
    let mut battle = scenario("getaway");
    let awaited = |battle: &Battle, name: &str| {
        let view = view(battle, Seat(0));
        let sheet = panel(&view, name);
        (sheet.awaited, lines(sheet, "state").remove(0))
    };
    let name = battle.humans[0].name.clone();
    battle.arrange().humans[0].at = Point::new(-500, -500);
    assert_eq!(awaited(&battle, &name), (true, "not on the table yet".to_owned()));
    battle.arrange().humans[0].vehicle = Some(0);
    assert_eq!(awaited(&battle, &name), (true, "in the station wagon".to_owned()));
    battle.arrange().humans[0].life = Life::Eliminated { turn: 1 };
    assert_eq!(awaited(&battle, &name), (false, "dead since turn 1".to_owned()));
}

#[test]
fn doors_vehicles_rooms_and_what_lies_about_are_drawn_as_they_are_now() {
    let mut battle = Scenario::read(scenarios()[3].1).unwrap().battle();
    battle.arrange().openings[2] = OpeningState { open: true, broken: false, attacked_turns: 0 };
    battle.arrange().openings[4] = OpeningState { open: false, broken: true, attacked_turns: 3 };
    battle.arrange().openings[6].attacked_turns = 2;
    battle.arrange().vehicles[0].running = true;
    battle
        .arrange()
        .lying
        .push(Lying { at: Point::new(50, 50), what: LooseThing::Ammo(Ammo { belts: 1, ..Ammo::default() }) });
    let view = view(&battle, Seat(0));
    let marks = |name: &str| -> Vec<String> {
        let piece = terrain(&view).iter().find(|it| it.name == name).unwrap();
        piece.marks.iter().map(|it| it.word.clone()).collect()
    };
    assert_eq!(marks(&battle.scene.ground.table().openings[2].name), ["open"]);
    assert_eq!(marks(&battle.scene.ground.table().openings[4].name), ["broken"]);
    assert_eq!(marks(&battle.scene.ground.table().openings[6].name), ["attacked for 2 turns"]);
    assert_eq!(
        (marks("station wagon"), marks("pickup")),
        (vec!["running".to_owned()], vec!["out of gas".to_owned()])
    );
    assert_eq!(terrain(&view).iter().filter(|it| is_room(it)).count(), 4);
    let lying: Vec<&str> = terrain(&view)
        .iter()
        .filter(|it| it.kind == TerrainKind::Object)
        .map(|it| it.name.as_str())
        .collect();
    assert_eq!(lying, ["car keys", "car battery", "gas can", "1 belt"]);
}

/// Somebody who dies drops every clip by itself; the table shows them as one pile.
#[test]
fn ammunition_at_one_place_lies_in_one_pile() {
    let clip = LooseThing::Ammo(Ammo { clips: 1, ..Ammo::default() });
    let shells = LooseThing::Ammo(Ammo { shells: 2, ..Ammo::default() });
    let mut battle = board().human("Ann", 300, 300).done();
    let (here, there) = (Point::new(50, 50), Point::new(51, 50));
    battle.arrange().lying.extend([clip; 200].map(|what| Lying { at: here, what }));
    battle.arrange().lying.push(Lying { at: there, what: clip });
    battle.arrange().lying.push(Lying { at: here, what: shells });
    battle.arrange().lying.extend([clip; 100].map(|what| Lying { at: here, what }));
    let view = view(&battle, Seat(0));
    let lying: Vec<&str> = terrain(&view)
        .iter()
        .filter(|it| it.kind == TerrainKind::Object)
        .map(|it| it.name.as_str())
        .collect();
    // A pile holds no more than the numbers of one can say.
    assert_eq!(lying, ["255 clips, 2 shells", "1 clip", "45 clips"]);
}

#[test]
fn the_clock_tells_turn_phase_and_who_acts() {
    let battle = board()
        .human("Ann", 300, 300)
        .scene(|it| it.last_turn = Some(8))
        .with(|it| it.phase = Phase::Humans { acting: Some(0) })
        .done();
    let clock: Vec<String> = view(&battle, Seat(0)).clock.into_iter().map(|it| it.value).collect();
    assert_eq!(clock, ["1 of 8", "2, humans: Ann", "0"]);
    assert_eq!(words(&Weapon::DoubleBarrelShotgun), "double barrel shotgun");
}

/// The first scenario as a terminal shows it.
#[test]
fn the_street_in_text() {
    let battle = Scenario::read(scenarios()[0].1).unwrap().battle();
    let drawn = view::text::board(&view(&battle, Seat(0)), 78);
    assert_eq!(drawn, include_str!("boards/street.txt"), "\n{drawn}");
}

/// Whoever only wants a name need not have the whole table drawn.
#[test]
fn a_figure_is_called_as_the_view_names_it() {
    let mut dead = human("Ann", 300, 300);
    dead.life = Life::Eliminated { turn: 1 };
    let mut battle = board().add(dead).human("Bob", 600, 600).zombie(800, 800).zombie(900, 800).done();
    battle.arrange().zombies[1].was = Some(0);
    for fallen in [false, true] {
        battle.arrange().zombies[0].fallen = fallen;
        let names = view::story::Names::of(&view(&battle, Seat(0)));
        let tokens = [FigureId::Human(0), FigureId::Human(1), FigureId::Zombie(0), FigureId::Zombie(1)];
        for token in tokens.map(FigureId::token) {
            assert_eq!(called(&battle, token).as_deref(), Some(names.name(token)));
        }
    }
    battle.arrange().zombies[0].out = true;
    assert_eq!(called(&battle, FigureId::Zombie(0).token()), None);
    assert_eq!(called(&battle, FigureId::Human(9).token()), None);
}

#[test]
fn a_sheet_has_every_point_that_can_be_spent_or_counts() {
    let mut ann = human("Ann", 300, 300);
    (ann.turn.ap, ann.turn.ap_not_for_movement, ann.turn.cover_ap) = (3, 1, 0);
    (ann.trauma, ann.braced) = (4, Some(1));
    ann.turn.used.push(Skill::Snappy);
    let mut bob = human("Bob", 600, 600);
    (bob.turn.ap, bob.turn.cover_ap) = (0, 2);
    let board = board().add(ann).add(bob).rules(|it| (it.skills, it.trauma) = (true, true));
    let seen = view(&board.0, Seat(0));
    let of = |who: &str, name: &str| lines(panel(&seen, who), name);
    assert_eq!(of("Ann", "AP"), ["3 and 1 not for movement"]);
    assert_eq!(of("Ann", "trauma points"), ["4 of 6"]);
    assert_eq!(of("Ann", "used this turn"), ["Snappy"]);
    assert_eq!((of("Bob", "AP"), of("Bob", "AP for Cover")), (vec!["0".to_owned()], vec!["2".to_owned()]));
    assert!(seen.tokens[0].badges.contains(&Badge::new(Health::Other, "braced")));
    let plain = view(&board.rules(|it| it.trauma = false).0, Seat(0));
    assert!(lines(panel(&plain, "Ann"), "trauma points").is_empty());
}

#[test]
fn whoever_was_put_down_stays_where_they_fell() {
    let mut battle =
        board().human("Ann", 300, 300).human("Bob", 500, 500).zombie(326, 300).zombie(900, 900).done();
    assert_eq!(view(&battle, Seat(0)).remains, []);
    battle.arrange().zombies[0].out = true;
    (battle.arrange().zombies[1].out, battle.arrange().zombies[1].left) = (true, true);
    battle.arrange().humans[1].life = Life::Eliminated { turn: 1 };
    let seen = view(&battle, Seat(0));
    let bodies: Vec<(Point, Allegiance, bool)> =
        seen.remains.iter().map(|it| (it.at, it.side, it.lies)).collect();
    let expected = [(Point::new(326, 300), Allegiance::Dead), (Point::new(500, 500), Allegiance::Players)];
    assert_eq!(bodies, expected.map(|(at, side)| (at, side, true)), "who wandered off left nothing behind");
    battle.arrange().humans[1].life = Life::Turned { zombie: 7 };
    assert_eq!(view(&battle, Seat(0)).remains.len(), 1, "who has risen does not lie there");
}

#[test]
fn counts_of_a_sheet_say_what_they_are_out_of() {
    let mut battle = board().armed("Ann", 300, 300, Weapon::PumpShotgun, 5).done();
    (battle.arrange().humans[0].turn.ap, battle.arrange().humans[0].wounds) = (3, 2);
    let view = view(&battle, Seat(0));
    let of = |role: Role| {
        let line = panel(&view, "Ann").lines.iter().find(|it| it.role == Some(role)).unwrap();
        line.amount.as_ref().map(|it| (it.n, it.of))
    };
    let counts = [Role::Effort, Role::Wounds, Role::Weapon].map(of);
    assert_eq!(counts, [Some((3, Some(4))), Some((2, None)), Some((5, Some(6)))]);
    assert_eq!(lines(panel(&view, "Ann"), "AP"), ["3"]);
}
