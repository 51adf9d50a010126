//! Made-up scenarios: the same for the same seed, and fit to be played.
use dwa::{
    battle::{
        Phase,
        board::EntryMethods,
        victory::{Edge, Goal},
    },
    setup::{Generator, begin, scenario::GameKind},
    table::{char::Archetype, skill::Skill, weapons::Weapon},
};
use ground::open::Shape;
use kernel::{Play, dice::SeededDice, play::Defaults};

#[test]
fn two_hundred_towns_can_be_read_and_begun() {
    for seed in 0..200 {
        let size_cm = [60 + (seed % 7) as u16 * 30, 60 + (seed % 5) as u16 * 45];
        let (humans, buildings) = (1 + (seed % 12) as u8, (seed % 20) as u8);
        let play = if seed % 2 == 0 { GameKind::SingleGame } else { GameKind::Campaign };
        let generator =
            Generator { seed, size_cm, humans, buildings, play, zombies: 12, ..Generator::default() };
        let scenario = generator.scenario().unwrap_or_else(|error| panic!("{generator:?}: {error}"));
        let mut battle = scenario.battle();
        assert_eq!((battle.phase, battle.humans.len()), (Phase::Setup, usize::from(humans)));
        let (mut dice, mut answers) = (SeededDice::new(seed), Defaults);
        begin(&mut battle, &mut Play::bulk(&mut dice, &mut answers)).unwrap();
        let table = battle.scene.ground.table();
        assert!(battle.humans.iter().all(|it| table.contains(it.at)), "everybody has a place");
        assert!(battle.zombies.len() <= 12);
        if 90 <= size_cm[0].min(size_cm[1]) {
            assert_eq!(battle.zombies.len(), 12, "seed {seed}");
        }
        assert!(battle.scene.ground.too_narrow(25).is_empty(), "every door can be walked through");
    }
}

#[test]
fn a_seed_gives_one_town_and_another_seed_another() {
    let town = |seed| Generator { seed, ..Generator::default() }.scenario().unwrap().battle();
    assert_eq!(town(4), town(4));
    assert_ne!(town(4).scene.ground, town(5).scene.ground);
}

#[test]
fn there_are_as_many_houses_as_were_asked_for_and_room_for() {
    let houses = |buildings: u8| {
        let generator = Generator { buildings, size_cm: [120, 90], ..Generator::default() };
        generator.scenario().unwrap().file().buildings.len()
    };
    assert_eq!((houses(0), houses(5), houses(12), houses(99)), (0, 5, 12, 12));
}

#[test]
fn no_two_pieces_in_the_way_stand_on_each_other() {
    for seed in 0..200 {
        let battle = Generator { seed, ..Generator::default() }.scenario().unwrap().battle();
        let pieces = &battle.scene.ground.table().pieces;
        for (i, piece) in pieces.iter().enumerate() {
            let Shape::Polygon(outline) = &piece.shape else { continue };
            for other in pieces[..i].iter().filter(|it| it.blocks_move) {
                assert!(!stage::layout::meets(outline, &other.shape), "seed {seed}: {}", piece.name);
            }
        }
    }
}

#[test]
fn the_number_of_zombies_is_the_one_asked_for() {
    let generator = Generator {
        zombies: 40,
        humans: 2,
        entry: EntryMethods { c: true, ..EntryMethods::default() },
        ..Generator::default()
    };
    let mut battle = generator.scenario().unwrap().battle();
    assert!(battle.scene.entry.c);
    let (mut dice, mut answers) = (SeededDice::new(1), Defaults);
    begin(&mut battle, &mut Play::bulk(&mut dice, &mut answers)).unwrap();
    assert_eq!(battle.zombies.len(), 40);
}

#[test]
fn values_out_of_range_are_refused() {
    let refused = |generator: Generator| generator.scenario().unwrap_err().to_string();
    let small = refused(Generator { size_cm: [120, 59], ..Generator::default() });
    assert!(small.contains("size_cm: 59") && small.contains("60 to 300"), "{small}");
    assert!(refused(Generator { humans: 13, ..Generator::default() }).contains("humans: 13"));
    assert!(refused(Generator { zombies: 501, ..Generator::default() }).contains("zombies: 501"));
    assert!(serde_json::from_str::<Generator>(r#"{"seed": 3, "houses": 2}"#).is_err());
    assert_eq!(serde_json::from_str::<Generator>("{}").unwrap(), Generator::default());
}

#[test]
fn no_more_people_have_to_leave_than_there_are() {
    let goal = |humans| Generator { humans, ..Generator::default() }.scenario().unwrap().file().goal.clone();
    let leave = |humans| Goal::Leave { humans, edge: Some(Edge::North) };
    assert_eq!([goal(2), goal(4), goal(6)], [leave(2), leave(4), leave(4)]);
}

#[test]
fn everybody_in_a_made_up_town_has_one_of_six_kits_and_the_skills_for_it() {
    use Archetype::*;
    use Skill as S;
    use Weapon::*;
    let kits: [(&[Weapon], Archetype, &[Skill]); 6] = [
        (&[PumpShotgun, Revolver, Crowbar], LawEnforcement, &[S::Shotgun, S::Handguns]),
        (&[AssaultRifle, FragmentationGrenade, Pistol], Military, &[S::Automatic, S::Handguns]),
        (&[Rifle, TwoHandedAxe, Hammer], Civilian, &[S::Rifle]),
        (&[SubMachineGun, BaseballBat, Pistol], LawEnforcement, &[S::Automatic, S::Handguns]),
        (&[DoubleBarrelShotgun, Molotov, KitchenKnife], Civilian, &[S::Shotgun]),
        (&[Crossbow, Pistol, Machete], Civilian, &[S::Bows, S::Handguns]),
    ];
    let mut seen = [false; 6];
    for seed in 0..20 {
        let town = Generator { seed, humans: 12, ..Generator::default() }.scenario().unwrap();
        for human in &town.file().humans {
            let weapons: Vec<Weapon> = human.weapons.iter().map(|it| it.weapon).collect();
            let kit = kits.iter().position(|it| it.0 == weapons).unwrap_or_else(|| panic!("{weapons:?}"));
            assert_eq!((human.archetype, human.skills.as_slice()), (kits[kit].1, kits[kit].2), "{weapons:?}");
            seen[kit] = true;
        }
    }
    assert_eq!(seen, [true; 6]);
}
