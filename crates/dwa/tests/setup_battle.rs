//! Before the first turn (7, 8, 11.1.1, 15.1.3.1).
use crate::board::{Board, board, board_on, h, human, z};
use crate::steps::{fence, house, zombies_move};
use dwa::{
    battle::{
        Battle, Dwa, Phase, Zombie,
        board::{EntryMethods, Start},
        fear,
        figure::{BASE_MM, CarriedWeapon, Malfunction},
        turn,
    },
    rule,
    rules::{Rules, Units},
    setup::{Scenario, begin, scenarios},
    table::weapons::Weapon,
};
use ground::open::{Circle, Piece, PieceId, Polygon, Room, Shape, Table, measure};
use kernel::{
    Answer, Book, Dice, Event, Flow, Play, Point, Proof, RuleId, Seat, What,
    dice::SeededDice,
    play::{Defaults, Nobody, script},
    scripted,
};
use view::story::Names;

/// Begins with these dice, asking nobody; what was told.
fn begun(battle: &mut Battle, faces: &[u16]) -> Vec<Event> {
    let (mut dice, mut nobody) = (scripted(faces), Nobody);
    let mut play = Play::new(Vec::new(), &mut dice, &mut nobody);
    begin(battle, &mut play).unwrap();
    play.journal().to_vec()
}

fn begun_with_seed(battle: &mut Battle, seed: u64) {
    let (mut dice, mut answers) = (SeededDice::new(seed), Defaults);
    begin(battle, &mut Play::bulk(&mut dice, &mut answers)).unwrap();
}

/// What was noted by a rule.
fn noted(journal: &[Event], rule: RuleId) -> String {
    let of_rule = journal.iter().filter(|it| it.rule == rule);
    let noted = of_rule.filter(|it| matches!(it.what, What::Noted { .. }));
    let text = noted.filter_map(|it| dwa::phrases::event(it, &Names::default())).map(|it| it.words());
    text.collect::<Vec<_>>().join("; ")
}

/// Somebody whose weapons are still to be loaded.
fn carrying(weapons: &[Weapon]) -> Board {
    let mut ann = human("Ann", 600, 600);
    for &weapon in weapons {
        ann.weapons.push(CarriedWeapon {
            weapon,
            loaded: 0,
            pieces: 0,
            trouble: Malfunction::None,
            grenade: None,
        });
    }
    let clips = (0..weapons.len() as u8).map(|it| (0, it)).collect();
    board().add(ann).scene(|it| it.start = Start { clips, unplaced: Vec::new() })
}

#[test]
fn each_weapon_starts_with_one_to_three_clips_rolled_for_itself() {
    let _proof = Proof::of_all(&[rule!("dwa.ammo.starting-clips"), rule!("dwa.ruling.clip")]);
    // A rifle with three clips, a pistol with one, a pump shotgun with two.
    let mut battle = carrying(&[Weapon::Rifle, Weapon::Pistol, Weapon::PumpShotgun]).done();
    begun(&mut battle, &[5, 2, 3]);
    let ann = &battle.humans[0];
    assert_eq!(ann.weapons.iter().map(|it| it.loaded).collect::<Vec<_>>(), [10, 12, 6]);
    assert_eq!((ann.ammo.clips, ann.ammo.shells), (2, 6));
}

#[test]
fn bows_launchers_belts_grenades_and_tanks_start_as_the_ruling_says() {
    use Weapon::*;
    let mut battle =
        carrying(&[Crossbow, GrenadeLauncher, MachineGun, FragmentationGrenade, Flamethrower, Hammer]).done();
    // 2D6 arrows, 1D6 grenades, 1D3 belts, 1D3 pieces; tank and hammer have no die.
    begun(&mut battle, &[3, 6, 4, 6, 6]);
    let ann = &battle.humans[0];
    let stock: Vec<(u8, u8)> = ann.weapons.iter().map(|it| (it.loaded, it.pieces)).collect();
    assert_eq!(stock, [(1, 0), (1, 3), (20, 0), (0, 3), (1, 0), (0, 0)]);
    assert_eq!((ann.ammo.arrows, ann.ammo.belts, ann.ammo.clips), (8, 2, 0));
}

#[test]
fn a_weapon_that_the_scenario_has_loaded_is_not_rolled_for() {
    let battle = Scenario::read(scenarios()[0].1).unwrap().battle();
    let mut after = battle.clone();
    begun(&mut after, &[]);
    assert_eq!(after.humans, battle.humans);
}

#[test]
fn every_figure_has_a_base_of_twenty_five_millimetres() {
    let _proof = Proof::of(rule!("dwa.setup.figures")).facts([2, 3, 4]);
    let mut battle = board().human("Ann", 600, 600).zombie(700, 600).done();
    let told = begun(&mut battle, &[]);
    assert_eq!(noted(&told, rule!("dwa.setup.figures")), "2 figures");
    assert_eq!(BASE_MM, 25);
    let touching = |x: i32| {
        let text = format!(
            r#"{{"title": "", "last_turn": 1, "humans": [{{"name": "Ann", "at": [300, 300]}}], "zombies": [{{"at": [{x}, 300]}}]}}"#
        );
        Scenario::read(&text).is_ok()
    };
    assert!(touching(325) && !touching(324), "bases may touch, not overlap");
    let ring = [(626, 600), (613, 623), (587, 623), (574, 600), (587, 577), (613, 577)];
    let ring = ring.iter().fold(board().human("Ann", 600, 600), |board, &(x, y)| board.zombie(x, y));
    let mut seven = ring.zombie(480, 600).rules(|it| it.lurch = false).done();
    zombies_move(&mut seven, &[]);
    let touching = |it: u32| seven.in_contact(h(0), z(it));
    assert_eq!((0..7).filter(|&it| touching(it)).count(), 6, "there is no seventh place");
    assert!(!touching(6));
}

#[test]
fn distances_are_centimetres_unless_inches_are_agreed_on() {
    let _inches = Proof::of(rule!("dwa.setup.inches")).facts([1, 2]);
    let _proof = Proof::of(rule!("dwa.setup.centimetres"));
    let read = |units: &str| {
        let text = format!(
            r#"{{"title": "", "last_turn": 1, "size": [300, 240], "entry": {{"b": false}}, "rules": {{"units": "{units}"}},
               "humans": [{{"name": "Ann", "at": [100, 100]}}, {{"name": "Bob", "at": [140, 100]}}]}}"#
        );
        Scenario::read(&text).unwrap().battle()
    };
    let mut centimetres = read("centimetres");
    let told = begun(&mut centimetres, &[]);
    assert_eq!(noted(&told, rule!("dwa.setup.centimetres")), "distances are in centimetres");
    assert_eq!(measure::distance(centimetres.humans[0].at, centimetres.humans[1].at), 40);
    let unsaid = r#"{"title": "", "last_turn": 1, "humans": [{"name": "Ann", "at": [100, 100]}]}"#;
    assert_eq!(Scenario::read(unsaid).unwrap().battle().rules.units, Units::Centimetres);
    let mut inches = read("inches");
    assert_eq!(inches.rules.units, Units::Inches);
    let told = begun(&mut inches, &[]);
    assert_eq!(noted(&told, rule!("dwa.setup.inches")), "distances are in inches of 2.5 cm");
    assert_eq!(noted(&told, rule!("dwa.setup.centimetres")), "");
    assert_eq!(measure::distance(inches.humans[0].at, inches.humans[1].at), 100);
    assert_eq!(inches.scene.ground.table().width, 750);
}

#[test]
fn distances_are_flat_gaps_between_bases_in_whole_millimetres_and_a_limit_is_within() {
    let _proof = Proof::of(rule!("dwa.setup.centimetres")).facts([2, 3, 4, 5]);
    let mut battle = board().human("Ann", 600, 600).zombie(725, 600).done();
    begun(&mut battle, &[]);
    assert_eq!(battle.gap(h(0), z(0)), 100, "from edge to edge");
    let shed = Piece { roof_mm: Some(60), ..house("shed", 700, 500, 200, 200) };
    let table = Table { width: 1200, height: 1200, pieces: vec![shed], ..Table::default() };
    let above = board_on(table).human("Ann", 600, 600).zombie(725, 600);
    let above = above.with(|it| it.arrange().zombies[0].level = Some(PieceId(0))).done();
    assert_eq!(above.gap(h(0), z(0)), 100, "height does not count");
    assert_eq!(fear::measure_all(&above).len(), 1);
    // 100.4 mm are 100, which is within 10 cm; 100.6 mm are 101.
    let frightened = |dy: i32| {
        let battle = board().human("Ann", 600, 600).zombie(725, 600 + dy).done();
        (battle.gap(h(0), z(0)), fear::measure_all(&battle).len())
    };
    assert_eq!([frightened(0), frightened(10), frightened(12)], [(100, 1), (100, 1), (101, 0)]);
}

#[test]
fn the_goal_is_fixed_and_told_before_the_first_turn() {
    let _proof = Proof::of(rule!("dwa.setup.victory-conditions")).facts([2]);
    let mut battle = Scenario::read(scenarios()[3].1).unwrap().battle();
    let goal = battle.scene.goal.clone();
    let (mut dice, mut answers) = (SeededDice::new(3), Defaults);
    let mut play = Play::new(Vec::new(), &mut dice, &mut answers);
    turn::step(&mut battle, &mut play).unwrap();
    assert_eq!(
        noted(play.journal(), rule!("dwa.setup.victory-conditions")),
        "drive two of them off the table"
    );
    assert_eq!((battle.scene.goal.clone(), battle.turn, battle.phase), (goal.clone(), 1, Phase::Arrivals));
    while turn::step(&mut battle, &mut play).unwrap() == Flow::Goes {
        assert_eq!(battle.scene.goal, goal, "it stays what it was to the end");
    }
}

#[test]
fn no_action_is_added_to_the_list() {
    let _proof = Proof::of(rule!("dwa.setup.new-actions")).facts([1]);
    let told = begun(&mut board().human("Ann", 600, 600).done(), &[]);
    assert_eq!(noted(&told, rule!("dwa.setup.new-actions")), "only the actions on the AP list");
    let text = r#"{"title": "", "last_turn": 1, "humans": [{"name": "Ann"}], "actions": {"dance": 2}}"#;
    assert!(Scenario::read(text).unwrap_err().found.contains("`actions`"));
}

#[test]
fn nobody_is_asked_on_behalf_of_the_zombies() {
    let _proof = Proof::of(rule!("dwa.setup.zombie-control")).facts([1]);
    let mut battle = board()
        .human("Ann", 600, 600)
        .scene(|it| it.entry = EntryMethods { a: Some(5), b: false, c: false, d: false, e: false })
        .done();
    let (mut dice, mut nobody) = (SeededDice::new(1), Nobody);
    let mut play = Play::new(Vec::new(), &mut dice, &mut nobody);
    begin(&mut battle, &mut play).unwrap();
    assert_eq!(battle.zombies.len(), 5);
    assert!(!play.journal().iter().any(|it| matches!(it.what, What::Asked { .. })));
    battle.phase = Phase::ZombiesStandUp;
    while battle.phase != Phase::End {
        turn::step(&mut battle, &mut play).unwrap();
    }
    assert!(!play.journal().iter().any(|it| matches!(it.what, What::Asked { .. })));
}

#[test]
fn a_zombie_walks_into_the_fire_past_every_cover() {
    let _proof = Proof::of(rule!("dwa.setup.zombie-control")).facts([3]);
    let sandbags = fence("sandbags", &[(0, 560), (380, 560)]);
    let table = Table { width: 1200, height: 1200, pieces: vec![sandbags], ..Table::default() };
    let board = board_on(table).armed("Ann", 600, 600, Weapon::MachineGun, 20).zombie(300, 600);
    let mut battle = board.zombie(200, 580).done();
    begun(&mut battle, &[]);
    zombies_move(&mut battle, &[]);
    assert_eq!(battle.zombies[0].at, Point::new(400, 600), "straight at her");
    assert!(290 < battle.zombies[1].at.x, "{:?}", battle.zombies[1].at);
}

#[test]
fn the_scenario_says_which_entry_methods_are_in_use() {
    let _enter_choice = Proof::of(rule!("dwa.zombie.enter-choice")).facts([1, 2]);
    let _enter_a = Proof::of(rule!("dwa.zombie.enter-a")).facts([3]);
    let read = |entry: &str| {
        let text = format!(
            r#"{{"title": "", "last_turn": 1, "humans": [{{"name": "Ann", "at": [600, 600]}}]{entry}}}"#
        );
        let mut battle = Scenario::read(&text).unwrap().battle();
        let (mut dice, mut nobody) = (SeededDice::new(1), Nobody);
        let mut play = Play::new(Vec::new(), &mut dice, &mut nobody);
        begin(&mut battle, &mut play).unwrap();
        (noted(play.journal(), rule!("dwa.zombie.enter-choice")), battle.zombies.len())
    };
    assert_eq!(read(""), ("zombies arrive by methods A and B".to_owned(), 3), "the default");
    assert_eq!(read(r#", "entry": {"c": true, "e": true}"#).0, "zombies arrive by methods B, C and E");
    assert_eq!(
        read(r#", "entry": {"b": false}"#),
        ("no zombies other than those on the table".to_owned(), 0)
    );
}

#[test]
fn each_part_of_chapter_sixteen_can_be_switched_on_by_itself() {
    let _proof = Proof::of(rule!("dwa.char.advanced-optional")).facts([1]);
    let words = |change: fn(&mut Rules)| {
        let told = begun(&mut board().human("Ann", 600, 600).rules(change).done(), &[]);
        noted(&told, rule!("dwa.char.advanced-optional"))
    };
    assert_eq!(words(|_| ()), "the basic game");
    assert_eq!(words(|it| it.search = true), "with searching");
    let all = "with archetypes, searching, items, skills, quirks, trauma";
    assert_eq!(words(|it| *it = Rules::CAMPAIGN), all);
}

#[test]
fn which_optional_rules_are_in_use_is_told_before_the_first_turn() {
    let _proof = Proof::of(rule!("dwa.ruling.optional-rules"));
    let told = |rules: Rules| {
        let mut battle = board().human("Ann", 600, 600).rules(|it| *it = rules).done();
        noted(&begun(&mut battle, &[]), rule!("dwa.ruling.optional-rules"))
    };
    assert_eq!(told(Rules::SINGLE_GAME), "optional rules in use: The fallen rise, Lurch, One of ours");
    assert_eq!(
        told(Rules::CAMPAIGN),
        "optional rules in use: The fallen rise, Lurch, One of ours, Moan, Jams"
    );
    let none = Rules { zombification: false, team_zombified: false, lurch: false, ..Rules::SINGLE_GAME };
    assert_eq!(told(none), "no optional rules");
}

#[test]
fn vehicles_are_scenery_unless_the_scenario_lets_them_be_driven() {
    let _proof = Proof::of(rule!("dwa.vehicle.scenario-only"));
    let told = |rules: &str| {
        let text = format!(
            r#"{{"title": "", "last_turn": 1, "play": "campaign", "entry": {{"b": false}}{rules},
               "vehicles": [{{"name": "car", "kind": "car", "at": [300, 300]}}],
               "humans": [{{"name": "Ann", "at": [600, 600]}}]}}"#
        );
        let mut battle = Scenario::read(&text).unwrap().battle();
        let told = begun(&mut battle, &[]);
        (battle.rules.vehicles, noted(&told, rule!("dwa.vehicle.scenario-only")))
    };
    assert_eq!(told(""), (false, "vehicles are scenery".to_owned()), "even in a campaign");
    assert_eq!(told(r#", "rules": {"vehicles": true}"#), (true, "vehicles can be driven".to_owned()));
}

/// Two humans in the middle, `a` zombies to come.
fn with_entry_a(a: u16) -> Battle {
    board()
        .human("Ann", 600, 600)
        .human("Bob", 650, 600)
        .scene(|it| it.entry = EntryMethods { a: Some(a), b: false, c: false, d: false, e: false })
        .done()
}

#[test]
fn the_zombies_of_method_a_stand_at_random_free_places_at_least_twenty_centimetres_away() {
    let _enter_a = Proof::of(rule!("dwa.zombie.enter-a")).facts([1, 2]);
    let _proof = Proof::of(rule!("dwa.ruling.entry-placement"));
    let mut seen = Vec::new();
    for seed in 0..200 {
        let mut battle = with_entry_a(6);
        begun_with_seed(&mut battle, seed);
        assert_eq!(battle.zombies.len(), 6);
        for (i, zombie) in battle.zombies.iter().enumerate() {
            assert!(battle.humans.iter().all(|it| 200 <= measure::gap(it.base(), zombie.base())));
            assert!(battle.zombies[..i].iter().all(|it| !measure::overlap(it.base(), zombie.base())));
            seen.push(zombie.at);
        }
    }
    let quarter = |east: bool, south: bool| {
        seen.iter().filter(|it| (600 < it.x) == east && (600 < it.y) == south).count()
    };
    for (east, south) in [(false, false), (false, true), (true, false), (true, true)] {
        assert!((240..=360).contains(&quarter(east, south)), "all over the table");
    }
}

#[test]
fn a_place_nearer_than_twenty_centimetres_is_drawn_again() {
    let _proof = Proof::of(rule!("dwa.ruling.entry-placement"));
    // Bases touch at 25 mm: 224 mm between the middles is a gap of 199, 225 mm of 200.
    let mut battle = with_entry_a(1);
    begun(&mut battle, &[588, 364, 588, 363]);
    assert_eq!(battle.zombies[0].at, Point::new(600, 375));
    assert_eq!(battle.zombies[0].facing, 180, "it faces the middle of the table");
    // The whole base is on the table.
    let mut battle = with_entry_a(1);
    begun(&mut battle, &[1, 1175]);
    assert_eq!(battle.zombies[0].at, Point::new(13, 1187));
}

#[test]
fn a_table_without_room_for_a_zombie_gets_none() {
    let wall = Piece {
        name: "block".to_owned(),
        shape: Shape::Polygon(Polygon::rectangle(0, 0, 400, 400)),
        height_mm: 80,
        blocks_sight: true,
        blocks_move: true,
        solid: true,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    };
    let table = Table { width: 400, height: 450, pieces: vec![wall], ..Table::default() };
    let mut battle = board_on(table)
        .human("Ann", 200, 430)
        .scene(|it| it.entry = EntryMethods { a: Some(2), b: false, c: false, d: false, e: false })
        .done();
    begun_with_seed(&mut battle, 1);
    assert!(battle.zombies.is_empty());
}

#[test]
fn no_more_zombies_are_placed_than_five_for_each_human_unless_the_scenario_says_so() {
    let _number = Proof::of(rule!("dwa.zombie.number")).facts([2, 4, 5]);
    let _proof = Proof::of(rule!("dwa.ruling.spawn-cap"));
    let placed = |limit: Option<u16>, wanted: u16, there: usize| {
        let mut battle = with_entry_a(wanted);
        battle.rules.zombies_per_human = limit;
        *battle.arrange().zombies =
            (0..there).map(|i| Zombie::new(Point::new(40 + 30 * i as i32, 40))).collect();
        begun_with_seed(&mut battle, 5);
        battle.zombies.len()
    };
    assert_eq!(placed(Some(5), 10, 0), 10);
    assert_eq!(placed(Some(5), 11, 0), 10);
    assert_eq!(placed(Some(5), 11, 4), 10);
    assert_eq!(placed(Some(7), 20, 0), 14);
    assert_eq!(placed(None, 20, 0), 20);
    let mut turned = with_entry_a(10);
    turned.arrange().zombies.push(Zombie { was: Some(1), ..Zombie::new(Point::new(40, 40)) });
    begun_with_seed(&mut turned, 5);
    assert_eq!(turned.zombies.len(), 11, "one who turned does not count");
}

/// A scenario that says nothing but who takes part.
fn unplaced() -> Battle {
    let text = r#"{"title": "", "last_turn": 5, "entry": {"b": false},
        "humans": [{"name": "Ann"}, {"name": "Bob"}, {"name": "Cid"}, {"name": "Dot"}]}"#;
    Scenario::read(text).unwrap().battle()
}

#[test]
fn a_team_without_places_is_placed_within_ten_centimetres_of_one_random_edge() {
    let _figures = Proof::of(rule!("dwa.setup.figures")).facts([6]);
    let _proof = Proof::of(rule!("dwa.ruling.table-and-forces"));
    let table = unplaced();
    assert_eq!((table.scene.ground.table().width, table.scene.ground.table().height), (1200, 1200));
    for (face, facing) in [(1, 180), (2, 270), (3, 0), (4, 90)] {
        let mut battle = unplaced();
        let (mut dice, mut answers) = (scripted(&[face]), Defaults);
        begin(&mut battle, &mut Play::new(Vec::new(), &mut dice, &mut answers)).unwrap();
        for human in &battle.humans {
            let Point { x, y } = human.at;
            let to_edge = [y, 1200 - x, 1200 - y, x][usize::from(face) - 1];
            assert!((13..=87).contains(&to_edge), "wholly within 10 cm: {to_edge}");
            assert!((i32::from(human.facing) - facing).abs() <= 10 || 350 <= human.facing);
        }
    }
}

#[test]
fn a_team_member_cannot_be_placed_farther_in_or_on_another() {
    let _figures = Proof::of(rule!("dwa.setup.figures")).facts([3, 6]);
    let _proof = Proof::of(rule!("dwa.ruling.bases"));
    let place = |answers: &[(i32, i32)]| {
        let mut battle = unplaced();
        let mut dice = scripted(&[1]);
        let mut answers = script(answers.iter().map(|&(x, y)| Answer::Point(Point::new(x, y))));
        begin(&mut battle, &mut Play::new(Vec::new(), &mut dice, &mut answers)).is_ok()
    };
    assert!(place(&[(100, 87), (125, 87), (150, 87), (175, 87)]));
    assert!(!place(&[(100, 88)]), "half a millimetre too far in");
    assert!(!place(&[(100, 87), (124, 87)]), "on another base");
    assert!(!place(&[(12, 50)]), "over the edge of the table");
}

#[test]
fn nobody_is_placed_where_the_goal_is_to_be_reached() {
    let file = serde_json::json!({
        "title": "The west", "entry": {"b": false},
        "goal": {"reach": {"humans": 1, "place": {"box": [0, 500, 150, 200]}}},
        "humans": [{"name": "Ana"}, {"name": "Bo"}],
    });
    let start = dwa::setup::Scenario::read(&file.to_string()).unwrap().battle();
    let placed = |answers: &mut dyn kernel::Answers| {
        let (mut battle, mut dice) = (start.clone(), scripted(&[4]));
        let begun = begin(&mut battle, &mut Play::new(Vec::new(), &mut dice, answers)).is_ok();
        begun.then_some(battle)
    };
    let battle = placed(&mut Defaults).unwrap();
    for it in &battle.humans {
        assert!(it.at.x < 100 && !(500..=700).contains(&it.at.y), "{:?}", it.at);
    }
    let there = Answer::Point(Point::new(50, 600));
    assert!(placed(&mut script([there])).is_none(), "in the middle of the goal");
}

#[test]
fn three_clips_are_a_five_or_a_six() {
    let _proof = Proof::of(rule!("dwa.setup.dice")).facts([2]);
    let clips = [1, 2, 3, 4, 5, 6].map(|face| {
        let mut battle = carrying(&[Weapon::Pistol]).done();
        begun(&mut battle, &[face]);
        battle.humans[0].ammo.clips + 1
    });
    assert_eq!(clips, [1, 1, 2, 2, 3, 3]);
}

#[test]
fn the_same_seed_places_the_same_zombies_and_a_base_is_never_on_another() {
    for (id, text) in scenarios() {
        let scenario = Scenario::read(text).unwrap();
        let mut dice = SeededDice::new(9);
        let seed = u64::from(dice.die(rule!("dwa.setup.dice"), 100));
        let (mut one, mut two) = (scenario.battle(), scenario.battle());
        begun_with_seed(&mut one, seed);
        begun_with_seed(&mut two, seed);
        assert_eq!(one, two, "{id}");
        let bases: Vec<Circle> = one.figures().map(|it| one.base(it)).collect();
        for (i, base) in bases.iter().enumerate() {
            assert!(bases[..i].iter().all(|it| !measure::overlap(*it, *base)), "{id}");
        }
    }
}

#[test]
fn rooms_in_which_humans_begin_are_explored() {
    let rooms = vec![
        Room { name: "kitchen".to_owned(), area: Polygon::rectangle(500, 500, 200, 200), confined: true },
        Room { name: "hall".to_owned(), area: Polygon::rectangle(700, 500, 200, 200), confined: true },
    ];
    let mut battle = board_on(Table { width: 1200, height: 1200, rooms, ..Table::default() })
        .human("Ann", 600, 600)
        .done();
    begun(&mut battle, &[]);
    assert_eq!(battle.rooms.iter().map(|it| it.explored).collect::<Vec<_>>(), [true, false]);
}

#[test]
fn there_are_chairs_up_to_the_last_that_leads_somebody() {
    let mut battle = board().human("Dawson", 600, 600).human("Lawless", 700, 600).done();
    assert_eq!(Dwa::chairs(&battle), 1);
    battle.arrange().humans[1].seat = Seat(2);
    assert_eq!(Dwa::chairs(&battle), 3);
}
