//! The six maps (2.1), the file they are written in, and what its check finds.
use atzr::{
    printed::{Area, LootRow, TablesFault, Terrain},
    rule,
    setup::map::{
        Building, GRID, Growth, Map, MapFile, MapSpot, Scenery, SceneryKind, check_set, printed, texts,
    },
};
use ground::{
    Point,
    hex::{Edge, Hex, Side},
    open::Shape,
};
use kernel::Proof;
use proptest::prelude::*;

fn text(id: &str) -> &'static str {
    texts().iter().find(|it| it.0 == id).expect("a map").1
}

fn maps() -> Vec<Map> {
    let read = |it: &(&str, &str)| Map::read(it.1).unwrap_or_else(|faults| panic!("{}: {faults:?}", it.0));
    texts().iter().map(read).collect()
}

/// What is found wrong with a map after a piece of its text, which is there once, was replaced.
fn broken(id: &str, from: &str, to: &str) -> Vec<TablesFault> {
    let text = text(id);
    assert_eq!(text.matches(from).count(), 1, "{from}");
    Map::read(&text.replace(from, to)).expect_err("a fault")
}

/// The fault that speaks of something.
fn fault(faults: &[TablesFault], of: &str) -> TablesFault {
    faults.iter().find(|it| it.found.contains(of)).unwrap_or_else(|| panic!("no {of} in {faults:#?}")).clone()
}

fn hexes(building: &Building) -> usize {
    building.hexes.len()
}

fn within(found: usize, least: usize, most: usize) -> bool {
    (least..=most).contains(&found)
}

#[test]
fn there_are_six_maps_two_of_each_area_of_sixteen_by_twelve_hexes() {
    let _proof = Proof::of(rule!("atzr.ruling.table-maps"));
    let areas: Vec<Area> = maps().iter().map(|it| it.area).collect();
    assert_eq!(areas, [Area::Rural, Area::Rural, Area::Suburbs, Area::Suburbs, Area::Urban, Area::Urban]);
    assert_eq!((GRID.columns, GRID.rows), (16, 12));
    for map in maps() {
        assert_eq!(map.terrain.len(), 192);
        assert!(map.buildings.iter().all(|it| !it.name.is_empty()), "{}", map.name);
    }
    assert_eq!(check_set(&maps()), []);
    assert!(
        printed("lake-minnow").is_some_and(|it| it.name == "Lake Minnow") && printed("atlantis").is_none()
    );
}

#[test]
fn each_area_has_its_number_of_buildings_and_its_share_of_rough_ground() {
    let _proof = Proof::of(rule!("atzr.ruling.table-maps"));
    for map in maps() {
        let single = map.buildings.iter().filter(|it| hexes(it) == 1).count();
        let larger: Vec<usize> = map.buildings.iter().map(hexes).filter(|&it| 1 < it).collect();
        let rough = map.terrain.iter().filter(|&&it| it == Terrain::Rough).count();
        let (least, most) = (larger.iter().copied().min().unwrap(), larger.iter().copied().max().unwrap());
        let right = match map.area {
            Area::Rural => {
                within(single, 2, 3)
                    && within(larger.len(), 1, 2)
                    && 2 <= least
                    && most <= 3
                    && within(rough, 58, 86)
            }
            Area::Suburbs => {
                within(single, 5, 7)
                    && within(larger.len(), 3, 4)
                    && 2 <= least
                    && most <= 4
                    && within(rough, 20, 38)
            }
            Area::Urban => {
                let of_most = larger.iter().filter(|&&it| it == most).count();
                within(single, 2, 4)
                    && within(larger.len(), 7, 9)
                    && 3 <= least
                    && 7 <= most
                    && of_most == 1
                    && rough <= 15
            }
        };
        assert!(right, "{}: {single} {larger:?} {rough}", map.name);
    }
}

#[test]
fn buildings_hang_together_stand_apart_and_have_their_triangles_before_clear_ground() {
    let _proof = Proof::of(rule!("atzr.ruling.table-maps"));
    for map in maps() {
        for building in &map.buildings {
            let expected = [0, 0, 1, 1, 2, 2, 2, 3, 3][hexes(building)];
            assert_eq!(building.triangles.len(), expected, "{}", building.name);
            for (hex, _) in &building.triangles {
                assert!(building.hexes.contains(hex));
                assert!(GRID.neighbours(*hex).any(|it| map.terrain(it) == Terrain::Clear), "{hex}");
            }
            for other in map.buildings.iter().filter(|it| it.name != building.name) {
                let nearest = building.hexes.iter().flat_map(|a| other.hexes.iter().map(|b| a.distance(*b)));
                assert!(nearest.min().is_some_and(|it| 2 <= it), "{} and {}", building.name, other.name);
            }
        }
    }
}

#[test]
fn triangles_are_green_yellow_and_red_in_about_the_shares_of_the_ruling() {
    let _proof = Proof::of(rule!("atzr.ruling.table-maps"));
    let of = |map: &Map, colour: LootRow| {
        map.buildings.iter().flat_map(|it| &it.triangles).filter(|it| it.1 == colour).count()
    };
    let maps = maps();
    let total = |colour: LootRow| maps.iter().map(|it| of(it, colour)).sum::<usize>();
    assert_eq!((total(LootRow::Green), total(LootRow::Yellow), total(LootRow::Red)), (17, 14, 10), "of 41");
    for map in maps.iter().filter(|it| it.area != Area::Rural) {
        assert!(LootRow::ALL[..3].iter().all(|&it| 0 < of(map, it)), "{}", map.name);
    }
    assert!(0 < of(&maps[0], LootRow::Red) + of(&maps[1], LootRow::Red));
}

#[test]
fn four_hexes_of_every_edge_are_clear_on_all_maps_also_if_they_are_turned() {
    let _proof = Proof::of(rule!("atzr.ruling.table-maps"));
    for map in maps() {
        let clear = |hexes: &[Hex]| hexes.iter().all(|&it| map.terrain(it) == Terrain::Clear);
        for (columns, row) in [([2, 7, 8, 13], 0), ([2, 7, 8, 13], 11)] {
            assert!(clear(&columns.map(|col| Hex::new(col, row))), "{}", map.name);
        }
        for (rows, col) in [([2, 5, 6, 9], 0), ([2, 5, 6, 9], 15)] {
            assert!(clear(&rows.map(|row| Hex::new(col, row))), "{}", map.name);
        }
    }
}

#[test]
fn a_way_leads_to_the_middle_of_every_edge() {
    let is_way = |it: &&Scenery| matches!(it.kind, SceneryKind::Road | SceneryKind::Dirt);
    for map in maps() {
        let mut ends: Vec<Point> = Vec::new();
        for way in map.scenery.iter().filter(is_way) {
            if let Shape::Wall { line, .. } = &way.shape {
                ends.extend(line);
            }
        }
        let size = GRID.size_mm();
        let north = ends.iter().any(|it| it.x == size.x / 2 && it.y <= 0);
        let south = ends.iter().any(|it| it.x == size.x / 2 && size.y <= it.y);
        let west = ends.iter().any(|it| it.y == size.y / 2 && it.x <= 0);
        let east = ends.iter().any(|it| it.y == size.y / 2 && size.x <= it.x);
        assert!(north && south && west && east, "{}", map.name);
    }
}

#[test]
fn every_map_has_a_building_with_three_hexes_six_away_from_it_in_three_directions() {
    let _proof = Proof::of(rule!("atzr.ruling.table-maps"));
    for map in maps() {
        let around = |home: &Building, first: Side| {
            let sides = [first, first.clockwise().clockwise(), first.counter_clockwise().counter_clockwise()];
            home.hexes.iter().any(|hex| {
                sides.iter().all(|&side| {
                    let distance = |to: Hex| home.hexes.iter().map(|it| it.distance(to)).min();
                    (6..10).map(|n| hex.steps(side, n)).any(|it| GRID.contains(it) && distance(it) == Some(6))
                })
            })
        };
        let defended = |it: &Building| around(it, Side::Top) || around(it, Side::Bottom);
        assert!(map.buildings.iter().any(defended), "{}", map.name);
    }
}

#[test]
fn from_every_hex_some_side_leads_to_a_hex_six_away() {
    for hex in GRID.hexes() {
        assert!(Side::ALL.iter().any(|&side| GRID.contains(hex.steps(side, 6))), "{hex}");
    }
}

#[test]
fn what_a_drawing_says_is_what_the_map_has() {
    let map = printed("hollis-farm").unwrap();
    let at = |name: &str| {
        let hex: Hex = name.parse().unwrap();
        (map.terrain(hex), map.growth[GRID.index(hex)])
    };
    assert_eq!(at("0101"), (Terrain::Rough, Some(Growth::Woods)));
    assert_eq!(at("0301"), (Terrain::Clear, None));
    assert_eq!(at("1101"), (Terrain::Rough, Some(Growth::Crops)));
    assert_eq!(at("1004"), (Terrain::Building, None));
    let house = map.buildings.iter().find(|it| it.name == "Hollis house").unwrap();
    let names: Vec<String> = house.hexes.iter().map(Hex::to_string).collect();
    assert_eq!(names, ["1004", "1005"]);
    assert_eq!(house.triangles, [("1004".parse().unwrap(), LootRow::Yellow)]);
}

#[test]
fn a_strange_character_is_found_with_its_line_and_column() {
    let faults = broken("hollis-farm", "\"= = . S . .", "\"= = . S ? .");
    assert_eq!(faults.len(), 1);
    assert_eq!((faults[0].line, faults[0].column), (Some(13), Some(14)));
    assert_eq!(faults[0].found, "`?` at 0508");
    assert!(faults[0].expected.contains("`.` clear"), "{}", faults[0]);
}

#[test]
fn rows_too_short_too_long_or_too_few_are_found() {
    let short = broken("hollis-farm", "\". % % . . .", "\". % % . .");
    let short = fault(&short, "15 hexes");
    assert_eq!((short.line, short.expected.as_str()), (Some(8), "16 hexes"));
    let long = broken("hollis-farm", "\". % % . . .", "\". % % . . . .");
    fault(&long, "17 hexes");
    let few = broken("hollis-farm", "    \". = = = . . . . . . . % C . . .\",\n", "");
    assert_eq!(fault(&few, "11 rows").expected, "12 rows");
}

#[test]
fn letters_without_a_building_and_buildings_without_a_letter_are_found() {
    let undrawn = broken("hollis-farm", "letter = \"S\"", "letter = \"Z\"");
    let nowhere = fault(&undrawn, "`Z` for The silo");
    assert_eq!(nowhere.expected, "a letter that stands somewhere in `rows`");
    assert_eq!(fault(&undrawn, "`S` at 0408").line, Some(13));
    let twice = broken("hollis-farm", "letter = \"S\"", "letter = \"B\"");
    assert_eq!(fault(&twice, "`B` for The silo").expected, "a letter that no other building has");
    let sign = broken("hollis-farm", "letter = \"S\"", "letter = \"%\"");
    fault(&sign, "`%` for The silo");
    let names = broken("hollis-farm", "name = \"The silo\"", "name = \"The barn\"");
    fault(&names, "The barn again");
}

#[test]
fn buildings_that_touch_or_fall_apart_or_stand_at_the_edge_are_found() {
    let touching = broken("hollis-farm", ". H . . p .", ". H p . . .");
    let touching = fault(&touching, "next to");
    assert!(touching.found.contains("Hollis house at 1004 next to Pump house at 1105"), "{touching}");
    let apart = broken("hollis-farm", "\"% . . . B B . .", "\"% B . . . B . .");
    assert_eq!(fault(&apart, "hangs on nothing at 0605").line, Some(10));
    let edge = broken("hollis-farm", "\". . . . B .", "\"S . . . B .");
    fault(&edge, "The silo at the edge of the map at 0106");
}

#[test]
fn triangles_too_many_too_few_or_out_of_place_are_found() {
    let none = broken("hollis-farm", "triangles = { 0605 = \"green\" }", "");
    assert_eq!(fault(&none, "0 triangles of The barn").expected, "1 for 3 hexes");
    let two = broken("hollis-farm", "0605 = \"green\"", "0605 = \"green\", 0505 = \"red\"");
    fault(&two, "2 triangles of The barn");
    let one_hex =
        broken("hollis-farm", "name = \"The silo\"", "name = \"The silo\"\ntriangles = { 0408 = \"red\" }");
    assert_eq!(fault(&one_hex, "1 triangles of The silo").expected, "0 for 1 hexes");
    let beside = broken("hollis-farm", "0605 = \"green\"", "0606 = \"green\"");
    assert_eq!(fault(&beside, "0606, which is not of The barn").expected, "one of 0505, 0605, 0506");
    let dash = broken("hollis-farm", "0605 = \"green\"", "0605 = \"dash\"");
    assert_eq!(fault(&dash, "dash").expected, "green, yellow or red");
    let nowhere = broken("hollis-farm", "0605 = \"green\"", "0600 = \"green\"");
    fault(&nowhere, "`0600` names no hex");
}

#[test]
fn a_triangle_between_woods_and_walls_is_found() {
    let text = text("lake-minnow").replace(
        "\". . . . . . . . . . . . . . . .\",\n    \"% . . L L",
        "\". . . % : . . . . . . . . . . .\",\n    \"% . % L L",
    );
    let faults = Map::read(&text).expect_err("a fault");
    let found = fault(&faults, "a triangle at 0408 without clear ground");
    assert_eq!(found.path, "/building/0/triangles/0408");
}

#[test]
fn too_many_or_too_few_or_too_large_buildings_are_found() {
    let few =
        broken("maple-heights", "\"% . a . . % . . . . b . . c . .\"", "\"% . . . . % . . . . . . . . . .\"");
    let count = fault(&few, "3 one-hex buildings");
    assert!(count.expected.contains("5 to 7"), "{count}");
    let long = broken("hollis-farm", "\". . . . B .", "\". . . B B .");
    fault(&long, "The barn of 4 hexes");
}

/// A map with exactly so many rough hexes: woods felled or planted where nothing else depends on them.
fn with_rough(id: &str, rough: usize) -> Result<Map, Vec<TablesFault>> {
    let map = printed(id).expect("a map");
    let mut file = map.file().clone();
    let mut drawn: Vec<Vec<char>> =
        file.rows.iter().map(|it| it.chars().filter(|it| *it != ' ').collect()).collect();
    let by_a_door =
        |hex: Hex| map.buildings.iter().flat_map(|it| &it.triangles).any(|it| it.0.distance(hex) == 1);
    let now = map.terrain.iter().filter(|&&it| it == Terrain::Rough).count();
    let (from, to) = if now < rough { (Terrain::Clear, '%') } else { (Terrain::Rough, '.') };
    let free = |it: &Hex| map.terrain(*it) == from && !by_a_door(*it) && (to == '.' || !GRID.is_edge(*it));
    for hex in GRID.hexes().filter(free).take(now.abs_diff(rough)) {
        drawn[hex.row as usize][hex.col as usize] = to;
    }
    file.rows = drawn.into_iter().map(|it| it.into_iter().collect()).collect();
    Map::new(file)
}

#[test]
fn the_share_of_rough_ground_is_held_to_the_hex() {
    let _proof = Proof::of(rule!("atzr.ruling.table-maps"));
    for (id, least, most) in [("hollis-farm", 58, 86), ("maple-heights", 20, 38), ("market-square", 0, 15)] {
        assert!(with_rough(id, least).is_ok() && with_rough(id, most).is_ok(), "{id}");
        let more = with_rough(id, most + 1).expect_err("a fault");
        assert_eq!((more.len(), more[0].path.as_str()), (1, "/rows"), "{more:?}");
        assert_eq!(more[0].found, format!("{} rough hexes of 192", most + 1));
        if 0 < least {
            assert_eq!(with_rough(id, least - 1).expect_err("a fault").len(), 1);
        }
    }
}

#[test]
fn a_town_without_one_largest_building_is_found() {
    let less = broken("market-square", ". . E E E E . .", ". . . E E E . .");
    assert!(fault(&less, "Galleria Mall of 6 hexes").expected.contains("7 hexes or more"));
    let drawn = "\". A A A . B B . . .";
    let tie = text("market-square")
        .replace(drawn, "\". A A A . . B . . .")
        .replace("\". . . . . B . . . .", "\". A A A . . B . . .")
        .replace("\". c . ^ . . . . . .", "\". A . . . . B . . .");
    fault(&Map::read(&tie).expect_err("a fault"), "Galleria Mall and First County Bank of 7 hexes");
}

#[test]
fn a_colour_that_is_missing_is_found() {
    let pale = broken("maple-heights", "1309 = \"red\"", "1309 = \"green\"");
    fault(&pale, "no Red triangle");
    assert!(
        Map::read(&text("lake-minnow").replace("\"red\"", "\"green\"")).is_ok(),
        "one rural map may do without"
    );
}

#[test]
fn a_hex_shut_in_by_a_building_is_found() {
    // The mall round a court.
    let text = text("market-square")
        .replace("\". A A A . B B . . . . . . . . .\"", "\". A A A . B B . . . . E . . . .\"")
        .replace(". . E E E E . .\"", ". . E . E . . .\"")
        .replace("\". c . ^ . . . . . . . E E E . .\"", "\". c . ^ . . . . . . E E E . . .\"");
    let faults = Map::read(&text).expect_err("a fault");
    let found = fault(&faults, "shut in");
    assert_eq!((found.found.as_str(), found.line), ("1203 shut in by buildings", Some(8)));
}

#[test]
fn woods_where_roads_meet_are_found() {
    let woods = broken("hollis-farm", "\". . . . B .", "\"% . . . B .");
    let found = fault(&woods, "0106, where roads");
    assert_eq!((found.expected.as_str(), found.line, found.column), ("`.`", Some(11), Some(6)));
}

#[test]
fn a_map_without_a_building_near_the_middle_is_found() {
    let text = text("lake-minnow")
        .replace(". . . . . . . R . . . . % %\"", ". . . . . . . . . . R . % %\"")
        .replace("L : B . .", "L : . . .")
        .replace(": : : B . .", ": B B . . .")
        .replace("0709", "0610");
    let faults = Map::read(&text).expect_err("a fault");
    let found = fault(&faults, "no building that can be defended");
    assert!(found.expected.contains("120 degrees"));
}

#[test]
fn everything_is_found_at_once_in_the_order_of_the_text() {
    let text = text("hollis-farm")
        .replace("area = \"rural\"", "area = \"rural\"\nweather = \"bad\"")
        .replace("\"= = . S . .", "\"= = . S ? .")
        .replace("roof = \"tin\"", "roof = \"straw\"")
        .replace("kind = \"pond\"", "kind = \"sea\"")
        .replace("at = [242, 168]", "at = [942, 168]");
    let faults = Map::read(&text).expect_err("faults");
    let lines: Vec<usize> = faults.iter().filter_map(|it| it.line).collect();
    assert!(lines.is_sorted() && lines.len() == faults.len(), "{faults:#?}");
    for of in ["`weather`", "`?` at 0508", "straw", "sea", "[942, 168]"] {
        fault(&faults, of);
    }
}

#[test]
fn what_is_no_map_at_all_is_refused_in_words() {
    let faults = Map::read("rows = [").expect_err("a fault");
    assert_eq!((faults.len(), faults[0].expected.as_str()), (1, "a file in TOML or JSON"));
    let faults = Map::read("name = \"Nowhere\"\narea = \"sea\"").expect_err("faults");
    assert!(fault(&faults, "`sea`").expected.contains("rural"));
    fault(&faults, "no `rows`");
    let faults = Map::read("building = 3").expect_err("faults");
    assert_eq!(fault(&faults, "integer").expected, "[[building]] for each");
}

#[test]
fn scenery_that_is_nowhere_or_everywhere_is_found() {
    let both = broken("hollis-farm", "at = [112, 214]", "at = [112, 214]\nline = [\"0101\", \"0202\"]");
    fault(&both, "none or several");
    let far = broken("hollis-farm", "line = [\"0405\", [95, 187]]", "line = [\"1705\", [95, 187]]");
    assert_eq!(fault(&far, "1705").expected, "a hex from 0101 to 1612");
    let thin = broken("hollis-farm", "thickness = 22", "thickness = 0");
    fault(&thin, "0");
}

#[test]
fn a_set_with_the_wrong_colours_or_the_same_map_twice_is_found() {
    let _proof = Proof::of(rule!("atzr.ruling.table-maps"));
    let mut set = maps();
    set[1] = Map::read(&text("lake-minnow").replace("\"red\"", "\"green\"")).unwrap();
    fault(&check_set(&set), "no red one on Hollis Farm and Lake Minnow");
    let green =
        text("market-square").replace("\"yellow\"", "\"green\"").replacen("\"green\"", "\"yellow\"", 1);
    set[4] = Map::read(&green).unwrap();
    assert!(fault(&check_set(&set), "Yellow triangles of 41").expected.contains("35 hundredths"));
    set[5] = set[4].clone();
    fault(&check_set(&set), "Market Square twice");
}

#[test]
fn a_map_written_down_again_reads_as_the_same_map() {
    for map in maps() {
        let written = toml::to_string(map.file()).unwrap();
        assert_eq!(Map::read(&written).unwrap(), map);
        assert_eq!(Map::new(map.file().clone()).unwrap(), map);
    }
    let file: MapFile = toml::from_str(text("hollis-farm")).unwrap();
    let first = file.scenery[0].line.as_ref().unwrap()[0];
    assert_eq!(first, MapSpot::Millimetres([212, -8]));
}

#[test]
fn the_schema_beside_the_maps_is_that_of_the_program() {
    let kept = include_str!("../../../scenarios/atzr-map.schema.json");
    assert_eq!(
        atzr::setup::map::schema(),
        kept,
        "cargo run -p atzr --example atzr_schema > scenarios/atzr-map.schema.json"
    );
}

#[test]
fn edges_of_the_map_are_never_built_on() {
    for map in maps() {
        for edge in Edge::ALL {
            assert!(GRID.edge(edge).all(|it| map.terrain(it) != Terrain::Building), "{}", map.name);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Whatever somebody types into a map, he gets a map or is told what is wrong, never a crash.
    #[test]
    fn no_slip_of_the_pen_is_more_than_a_fault(
        map in 0..6_usize,
        slips in prop::collection::vec((any::<prop::sample::Index>(), "[ -~]{0,2}"), 1..4),
    ) {
        let mut text: Vec<char> = texts()[map].1.chars().collect();
        for (at, typed) in slips {
            let at = at.index(text.len());
            text.splice(at..=at, typed.chars());
        }
        let text: String = text.into_iter().collect();
        if let Err(faults) = Map::read(&text) {
            prop_assert!(!faults.is_empty());
            for fault in faults {
                prop_assert!(fault.line.is_some() && !fault.found.is_empty() && !fault.expected.is_empty());
            }
        }
    }
}
