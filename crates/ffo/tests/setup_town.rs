//! Towns that nobody drew: laid out by the Terrain Guidelines, the same for the same seed, and accepted like any file.
use ffo::{
    battle::scene::{OpeningType, RegionKind},
    rule,
    setup::{Scenario, ScenarioFile, generate::Generator, terrain::BuildingFile},
    table::area::Area,
};
use kernel::{Book, Proof};
use proptest::prelude::*;

fn town(seed: u64, area: Area, size_in: [u8; 2], intersection: bool) -> Scenario {
    let intersection = intersection && area != Area::Rural;
    let generator = Generator { seed, area, size_in, intersection, people: 6, ..Generator::default() };
    generator.scenario().unwrap_or_else(|wrong| panic!("{seed} {area:?} {size_in:?}: {wrong:?}"))
}

/// Left, top, right, bottom, in tenths of an inch.
fn sides([x, y, width, height]: [i32; 4]) -> [i32; 4] {
    [x, y, x + width, y + height]
}

fn roads(file: &ScenarioFile) -> Vec<[i32; 4]> {
    let roads = file.regions.iter().filter(|it| it.kind == RegionKind::Road);
    roads.filter_map(|it| it.rectangle).map(sides).collect()
}

/// Tenths of an inch between two boxes, squared.
fn apart(a: [i32; 4], b: [i32; 4]) -> i32 {
    let across = (b[0] - a[2]).max(a[0] - b[2]).max(0);
    let down = (b[1] - a[3]).max(a[1] - b[3]).max(0);
    across * across + down * down
}

/// The sections, from 1, that have the middle of a building.
fn built(file: &ScenarioFile) -> Vec<i32> {
    let third = |at: i32, side: i32| 3 * at / side;
    let section = |it: &BuildingFile| {
        let [x, y, width, height] = it.rectangle;
        3 * third(y + height / 2, file.size[1]) + third(x + width / 2, file.size[0]) + 1
    };
    let mut sections: Vec<i32> = file.buildings.iter().map(section).collect();
    sections.sort_unstable();
    sections
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_town_is_accepted_and_made_again_by_its_seed(
        seed in any::<u64>(),
        area in prop::sample::select(&Area::ALL[..]),
        size in [24_u8..=72, 24_u8..=72],
        intersection in any::<bool>(),
    ) {
        let scenario = town(seed, area, size, intersection);
        let text = serde_json::to_string(scenario.file()).unwrap();
        prop_assert_eq!(&text, &serde_json::to_string(town(seed, area, size, intersection).file()).unwrap());
        let again = Scenario::read(&text).map_err(|it| TestCaseError::fail(it.to_string()))?;
        prop_assert_eq!(again.file(), scenario.file());
        prop_assert_eq!(ffo::battle::Ffo::check(&again.battle()), Ok(()));
    }
}

#[test]
fn tables_of_other_sizes_than_the_usual_one_are_played_on() {
    let _proof = Proof::of(rule!("ffo.table.size")).facts([2, 3]);
    let size =
        |it: Scenario| (it.battle().scene.ground.table().width, it.battle().scene.ground.table().height);
    assert_eq!(size(town(1, Area::Urban, [24, 24], false)), (600, 600));
    assert_eq!(size(town(1, Area::Urban, [72, 48], false)), (1800, 1200));
    let mut usual = crate::setup_scenario::town();
    usual.as_object_mut().unwrap().remove("size");
    assert_eq!(size(Scenario::read(&usual.to_string()).unwrap()), (1200, 1200));
}

#[test]
fn buildings_stand_within_four_inches_of_a_street_in_their_sections() {
    let _proof = Proof::of(rule!("ffo.terrain.buildings")).facts([1, 2, 3]);
    for (seed, size) in
        (0..12).zip([[36, 36], [48, 48], [72, 72], [72, 36], [36, 60], [40, 44]].into_iter().cycle())
    {
        let count = |area| {
            let scenario = town(seed, area, size, seed % 2 == 0);
            let file = scenario.file();
            let roads = roads(file);
            for house in &file.buildings {
                let nearest = roads.iter().map(|it| apart(*it, sides(house.rectangle))).min();
                assert!(
                    nearest.is_none_or(|it| (1..=1600).contains(&it)),
                    "{seed} {size:?} {area:?} {nearest:?}"
                );
            }
            built(file)
        };
        assert_eq!(count(Area::Urban), [1, 2, 3, 4, 5, 6, 7, 8, 9], "{seed} {size:?}");
        let suburb = count(Area::Suburban);
        assert!(suburb.len() == 4 && suburb.is_sorted_by(|a, b| a < b), "{seed} {size:?} {suburb:?}");
        assert_eq!(count(Area::Rural).len(), 1, "{seed} {size:?}");
    }
    // Four lanes fill the middle third of a table that is this narrow.
    let small = town(1, Area::Urban, [24, 24], false);
    assert_eq!(built(small.file()), [1, 3, 4, 6, 7, 9]);
}

#[test]
fn a_street_leads_from_edge_to_edge_through_the_middle_column() {
    let _proof = Proof::of(rule!("ffo.terrain.streets")).facts([1, 2, 5]);
    for (area, wide) in [(Area::Urban, 120), (Area::Suburban, 60)] {
        for seed in 0..6 {
            let scenario = town(seed, area, [48, 36], true);
            let [main, across] = roads(scenario.file())[..2] else { panic!("two streets") };
            assert_eq!((main[1], main[3], main[2] - main[0]), (0, 360, wide));
            assert_eq!((across[0], across[2], across[3] - across[1]), (0, 480, wide));
            assert!(main[0] < 320 && 160 < main[2] && across[1] < 240 && 120 < across[3]);
            let alone = town(seed, area, [48, 36], false);
            assert!(roads(alone.file())[1..].iter().all(|it| it[3] - it[1] == 30), "side streets at most");
        }
    }
}

#[test]
fn houses_have_a_door_and_no_more_floors_than_their_area_allows() {
    for (area, floors) in [(Area::Urban, 4), (Area::Suburban, 2), (Area::Rural, 1)] {
        for seed in 0..6 {
            let scenario = town(seed, area, [48, 48], false);
            for house in &scenario.file().buildings {
                let doors = house.openings.iter().filter(|it| it.kind == OpeningType::Door);
                assert!(doors.map(|it| it.floor).eq([0]) && house.floors <= floors && house.dv <= 2);
            }
            let stairs: u8 = scenario.file().buildings.iter().map(|it| it.floors - 1).sum();
            assert_eq!(scenario.file().climbs.len(), usize::from(stairs));
        }
    }
}

#[test]
fn values_out_of_range_are_refused() {
    let refused = |it: Generator| it.scenario().is_err();
    assert!(refused(Generator { size_in: [23, 48], ..Generator::default() }));
    assert!(refused(Generator { size_in: [48, 73], ..Generator::default() }));
    assert!(refused(Generator { people: 0, ..Generator::default() }));
    assert!(refused(Generator { people: 7, ..Generator::default() }));
    assert!(refused(Generator { area: Area::Rural, intersection: true, ..Generator::default() }));
    assert!(!refused(Generator::default()));
}
