//! Maps laid together (2.1): the board of an Encounter.
use std::{collections::BTreeSet, sync::Arc};

use atzr::{
    printed::{Area, LootRow, Terrain},
    rule,
    setup::{
        layout::{Board, BoardPart, MapChoice, MapLayout, PlacedMap},
        map::{GRID, Scenery, SceneryKind, printed, texts},
    },
};
use ground::{
    Point,
    hex::{Edge, Grid, Hex, Side, centre},
    open::Shape,
};
use kernel::Proof;

fn hex(name: &str) -> Hex {
    name.parse().expect("the name of a hex")
}

fn board(layout: MapLayout) -> Board {
    Board::new(layout).expect("a board")
}

/// Every way in which the two maps of an area lie together: each turned or not. Both turned is the other one first.
fn pairs() -> Vec<Board> {
    let mut boards = Vec::new();
    for pair in texts().chunks(2) {
        let (a, b) = (pair[0].0, pair[1].0);
        for layout in [MapLayout::side_by_side(a, b), MapLayout::end_to_end(a, b)] {
            let turned = layout.clone().turned(0);
            boards.extend([layout.clone(), turned.clone(), layout.turned(1), turned.turned(1)].map(board));
        }
    }
    boards
}

fn laid(across: u8, maps: &[&str]) -> MapLayout {
    let maps = maps.iter().map(|&map| PlacedMap { map: map.into(), turned: false }).collect();
    MapLayout { across, maps }
}

#[test]
fn two_maps_are_joined_side_by_side_or_end_to_end_and_any_number_may_be_used() {
    let _proof = Proof::of(rule!("atzr.components.maps")).facts([7]);
    let size = |layout: MapLayout| board(layout).grid();
    assert_eq!(size(MapLayout::single("lake-minnow")), Grid::new(16, 12));
    assert_eq!(size(MapLayout::side_by_side("hollis-farm", "lake-minnow")), Grid::new(16, 24));
    assert_eq!(size(MapLayout::end_to_end("hollis-farm", "lake-minnow")), Grid::new(32, 12));
    let six: Vec<&str> = texts().iter().map(|it| it.0).collect();
    assert_eq!(size(laid(3, &six)), Grid::new(48, 24));
    assert_eq!(size(laid(1, &six[..3])), Grid::new(16, 36));
}

#[test]
fn the_number_of_buildings_decides_what_a_layout_stands_for() {
    let _proof = Proof::of(rule!("atzr.components.maps"));
    for (id, _) in texts() {
        assert_eq!(board(MapLayout::single(*id)).area(), printed(id).unwrap().area, "{id}");
    }
    let area = |a: &str, b: &str| board(MapLayout::end_to_end(a, b)).area();
    assert_eq!(area("hollis-farm", "lake-minnow"), Area::Rural);
    assert_eq!(area("maple-heights", "route-nine"), Area::Suburbs);
    assert_eq!(area("market-square", "harbour-street"), Area::Urban);
    assert_eq!(area("hollis-farm", "maple-heights"), Area::Suburbs, "2 and 4 larger buildings");
    assert_eq!(area("maple-heights", "market-square"), Area::Urban, "4 and 9");
    assert_eq!(area("hollis-farm", "market-square"), Area::Suburbs, "2 and 9");
}

#[test]
fn a_building_of_two_hexes_has_a_triangle_of_four_two_and_of_seven_three() {
    let _proof = Proof::of(rule!("atzr.components.maps")).facts([6]);
    let mut sizes = BTreeSet::new();
    for building in pairs().iter().flat_map(Board::buildings) {
        let hexes = building.hexes.len();
        let triangles = [0, 0, 1, 1, 2, 2, 2].get(hexes).map_or(3, |it| *it);
        assert_eq!(building.triangles.len(), triangles, "{} of {hexes} hexes", building.name);
        sizes.insert(hexes);
    }
    assert!([2, 3, 4, 7].iter().all(|it| sizes.contains(it)), "on either side of the limits: {sizes:?}");
}

#[test]
fn each_hex_is_what_its_map_has_there() {
    let _proof = Proof::of(rule!("atzr.components.maps")).facts([3]);
    let board = board(MapLayout::end_to_end("hollis-farm", "lake-minnow"));
    let [west, east] = ["hollis-farm", "lake-minnow"].map(|id| printed(id).unwrap());
    for hex in GRID.hexes() {
        assert_eq!(board.terrain(hex), west.terrain(hex));
        assert_eq!(board.terrain(Hex::new(hex.col + 16, hex.row)), east.terrain(hex));
    }
    assert_eq!((board.map_of(hex("1612")), board.map_of(hex("1701"))), (0, 1));
    assert_eq!(hex("1606").side_to(hex("1706")), Some(Side::UpperRight), "the columns go on without a seam");
    let south = Board::new(MapLayout::side_by_side("hollis-farm", "lake-minnow")).unwrap();
    assert_eq!(south.terrain(hex("0113")), east.terrain(hex("0101")));
    assert_eq!((south.map_of(hex("0112")), south.map_of(hex("0113"))), (0, 1));
}

#[test]
fn a_map_that_is_turned_is_the_same_map_seen_from_the_other_side() {
    let _proof = Proof::of(rule!("atzr.components.maps"));
    let [plain, turned] =
        [MapLayout::single("route-nine"), MapLayout::single("route-nine").turned(0)].map(board);
    let round = |hex: Hex| Hex::new(15 - hex.col, 11 - hex.row);
    for hex in GRID.hexes() {
        assert_eq!(turned.terrain(round(hex)), plain.terrain(hex));
        assert_eq!(turned.triangle(round(hex)), plain.triangle(hex));
        assert_eq!(turned.building_at(round(hex)), plain.building_at(hex));
        for side in Side::ALL.into_iter().filter(|&side| GRID.contains(hex.step(side))) {
            assert_eq!(round(hex).step(side.opposite()), round(hex.step(side)), "neighbours stay neighbours");
        }
        for there in GRID.hexes() {
            assert_eq!(turned.sights().sees(round(hex), round(there)), plain.sights().sees(hex, there));
        }
    }
    let size = GRID.size_mm();
    for (here, there) in plain.scenery().iter().zip(turned.scenery()) {
        assert_eq!((here.kind, &here.name), (there.kind, &there.name));
        for (a, b) in points(here).into_iter().zip(points(there)) {
            assert_eq!((a.x + b.x, a.y + b.y), (size.x, size.y), "what is drawn turns with the hexes");
        }
    }
}

fn points(scenery: &Scenery) -> Vec<Point> {
    match &scenery.shape {
        Shape::Polygon(it) => it.corners.clone(),
        Shape::Wall { line, .. } => line.clone(),
        Shape::Circle(it) => vec![it.at],
    }
}

#[test]
fn what_is_drawn_on_a_map_lies_where_its_hexes_lie() {
    let [one, two] =
        [MapLayout::single("lake-minnow"), MapLayout::end_to_end("hollis-farm", "lake-minnow")].map(board);
    let tents = |board: &Board| {
        let tents = board.scenery().iter().filter(|it| it.kind == SceneryKind::Tent);
        tents.map(|it| points(it)[0]).collect::<Vec<_>>()
    };
    let by = centre(hex("1701")).x - centre(hex("0101")).x;
    assert_eq!(tents(&one).len(), 5);
    let moved: Vec<Point> = tents(&one).into_iter().map(|it| Point::new(it.x + by, it.y)).collect();
    assert_eq!(tents(&two), moved);
    assert!(two.scenery().is_sorted_by_key(|it| it.kind.layer()), "no lawn covers a road of the map before");
}

#[test]
fn roads_meet_at_every_joint() {
    let _proof = Proof::of(rule!("atzr.ruling.table-maps"));
    for board in pairs() {
        let clear = |hexes: &[Hex]| hexes.iter().all(|&it| board.terrain(it) == Terrain::Clear);
        if board.grid().columns == 32 {
            for row in [2, 5, 6, 9] {
                assert!(clear(&[Hex::new(15, row), Hex::new(16, row)]), "{board:?}");
            }
        } else {
            for col in [2, 7, 8, 13] {
                assert!(clear(&[Hex::new(col, 11), Hex::new(col, 12)]), "{board:?}");
            }
        }
    }
}

#[test]
fn buildings_of_different_maps_never_touch_and_have_ids_of_their_own() {
    let _proof = Proof::of(rule!("atzr.ruling.table-maps"));
    let _maps = Proof::of(rule!("atzr.components.maps")).facts([5]);
    for board in pairs() {
        let ids: BTreeSet<u8> = board.buildings().iter().map(|it| it.id.0).collect();
        assert_eq!(ids.len(), board.buildings().len());
        for building in board.buildings() {
            assert_eq!(board.building(building.id), building);
            for &hex in &building.hexes {
                assert_eq!(board.building_at(hex), Some(building.id));
                assert_eq!(board.map_of(hex), building.map);
                let others = hex.neighbours().into_iter().filter_map(|it| board.building_at(it));
                assert!(others.into_iter().all(|it| it == building.id), "{hex} of {board:?}");
            }
            for &(hex, colour) in &building.triangles {
                assert_eq!(board.triangle(hex), Some(colour));
            }
        }
        let built = board.grid().hexes().filter(|&it| board.terrain(it) == Terrain::Building).count();
        assert_eq!(built, board.buildings().iter().map(|it| it.hexes.len()).sum::<usize>());
    }
}

#[test]
fn outside_one_gets_everywhere_and_some_side_leads_six_hexes_away() {
    let _proof = Proof::of(rule!("atzr.ruling.table-maps"));
    let _maps = Proof::of(rule!("atzr.components.maps")).facts([5]);
    for board in pairs() {
        let grid = board.grid();
        let outside = |to: Hex| (board.terrain(to) != Terrain::Building).then_some(0);
        let reach = ground::hex::Reach::new(grid, hex("0101"), 0, |_, to| outside(to));
        let all = grid.hexes().filter(|&it| outside(it).is_some()).count();
        assert_eq!(reach.hexes().len(), all, "{board:?}");
        for from in grid.hexes() {
            assert!(Side::ALL.iter().any(|&side| grid.contains(from.steps(side, 6))));
        }
    }
}

#[test]
fn nobody_sees_across_rough_and_building_hexes() {
    let board = board(MapLayout::single("hollis-farm"));
    let sees = |a: &str, b: &str| board.sights().sees(hex(a), hex(b));
    assert!(sees("0806", "0812"), "down the road");
    assert!(!sees("1003", "1006"), "the house is between");
    assert!(!sees("1004", "1006"), "nor through the other hex of one's own house");
    assert!(sees("0806", "1005"), "into it");
    assert!(!sees("0108", "0110") && sees("0108", "0109"), "through corn, and into it");
}

#[test]
fn the_target_is_on_the_map_opposite_to_the_edge_of_entry() {
    let _proof = Proof::of(rule!("atzr.raid.target-map"));
    let wide = board(MapLayout::end_to_end("maple-heights", "route-nine"));
    assert_eq!(wide.opposite(Edge::West, hex("0106")), BoardPart::Map(1));
    assert_eq!(wide.opposite(Edge::East, hex("3206")), BoardPart::Map(0));
    assert_eq!(
        wide.opposite(Edge::North, hex("0801")),
        BoardPart::Map(1),
        "from the long side: the other map"
    );
    assert_eq!(wide.opposite(Edge::South, hex("2412")), BoardPart::Map(0));
    let tall = board(MapLayout::side_by_side("maple-heights", "route-nine"));
    assert_eq!(tall.opposite(Edge::North, hex("0801")), BoardPart::Map(1));
    assert_eq!(tall.opposite(Edge::South, hex("0824")), BoardPart::Map(0));
    assert_eq!(tall.opposite(Edge::West, hex("0106")), BoardPart::Map(1));
    assert_eq!(tall.opposite(Edge::East, hex("1618")), BoardPart::Map(0));
    let names: Vec<&str> = wide.buildings_in(BoardPart::Map(1)).map(|it| it.name.as_str()).collect();
    assert!(names.len() == 10 && names.contains(&"St. Brendan's") && !names.contains(&"Maple School"));
    let four = board(laid(2, &["maple-heights", "route-nine", "route-nine", "maple-heights"]));
    assert_eq!(four.opposite(Edge::North, hex("0801")), BoardPart::Map(2));
    assert_eq!(four.opposite(Edge::East, hex("3220")), BoardPart::Map(2));
}

#[test]
fn of_a_single_map_the_other_half_counts() {
    let _proof = Proof::of(rule!("atzr.ruling.raid-buildings"));
    let one = board(MapLayout::single("hollis-farm"));
    let names = |edge: Edge, entered: &str| {
        let part = one.opposite(edge, hex(entered));
        one.buildings_in(part).map(|it| it.name.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(names(Edge::West, "0106"), ["Hollis house", "Pump house", "Hunter's cabin"]);
    assert_eq!(names(Edge::East, "1606"), ["The barn", "The silo"]);
    assert_eq!(names(Edge::North, "0801"), ["The silo", "Hunter's cabin"]);
    assert_eq!(names(Edge::South, "0812"), ["Hollis house", "The barn", "Pump house"]);
    assert!(
        one.is_in(BoardPart::Half(Edge::West), hex("0806"))
            && !one.is_in(BoardPart::Half(Edge::West), hex("0906"))
    );
    assert!(
        one.is_in(BoardPart::Half(Edge::South), hex("0807"))
            && !one.is_in(BoardPart::Half(Edge::South), hex("0806"))
    );
}

#[test]
fn a_town_has_one_largest_building_and_an_edge_hex_farthest_from_it() {
    let _proof = Proof::of(rule!("atzr.components.maps"));
    let square = board(MapLayout::single("market-square"));
    let mall = square.building(square.largest().unwrap());
    assert_eq!((mall.name.as_str(), mall.hexes.len()), ("Galleria Mall", 7));
    let far = square.farthest_hex(mall.id).unwrap();
    let edge = |it: &Hex| GRID.is_edge(*it);
    assert_eq!(GRID.hexes().filter(edge).map(|it| mall.distance(it)).max(), Some(mall.distance(far)));
    assert_eq!((square.terrain(far), square.grid().is_edge(far)), (Terrain::Clear, true));
    assert_eq!(far, hex("0112"));
    assert_eq!(square.farthest_edge(mall.id), Edge::West);
    let hospital = board(MapLayout::single("harbour-street"));
    assert_eq!(hospital.building(hospital.largest().unwrap()).name, "County hospital");
    assert_eq!(hospital.farthest_edge(hospital.largest().unwrap()), Edge::East);
}

#[test]
fn of_several_hexes_as_far_from_a_building_a_clear_one_is_the_farthest() {
    let _proof = Proof::of(rule!("atzr.components.maps"));
    let mut mixed = 0;
    for map in ["market-square", "harbour-street", "maple-heights", "route-nine", "hollis-farm"] {
        let board = board(MapLayout::single(map));
        for building in board.buildings() {
            let far = board.farthest_hex(building.id).unwrap();
            let edge = GRID.hexes().filter(|it| GRID.is_edge(*it) && board.terrain(*it) != Terrain::Building);
            let as_far = edge.filter(|it| building.distance(*it) == building.distance(far));
            let clear: Vec<bool> = as_far.map(|it| board.terrain(it) == Terrain::Clear).collect();
            assert_eq!(board.terrain(far) == Terrain::Clear, clear.contains(&true), "{map} {far}");
            mixed += usize::from(clear.contains(&true) && clear.contains(&false));
        }
    }
    assert_ne!(mixed, 0, "no building has both as far from it");
}

#[test]
fn all_hexes_of_an_edge_let_people_in() {
    let board = board(MapLayout::end_to_end("market-square", "harbour-street"));
    let count = |edge: Edge| board.entries(edge).count();
    assert_eq!(Edge::ALL.map(count), [32, 12, 32, 12]);
    for edge in Edge::ALL {
        assert!(board.entries(edge).all(|it| board.terrain(it) != Terrain::Building));
    }
}

#[test]
fn what_touches_a_building_is_outside_it() {
    let board = board(MapLayout::single("hollis-farm"));
    let silo = board.buildings().iter().find(|it| it.name == "The silo").unwrap();
    let around: BTreeSet<Hex> = board.around(silo.id).collect();
    assert_eq!(around, hex("0408").neighbours().into_iter().collect());
    assert!(silo.is_one_hex() && silo.triangles.is_empty());
    let barn = board.buildings().iter().find(|it| it.name == "The barn").unwrap();
    assert_eq!(board.around(barn.id).count(), 9);
    assert_eq!(barn.triangles, [(hex("0605"), LootRow::Green)]);
    assert_eq!((barn.distance(hex("0605")), barn.distance(hex("0608"))), (0, 3));
}

#[test]
fn a_saved_game_has_how_the_board_was_laid_and_not_what_is_on_it() {
    let board = board(MapLayout::side_by_side("market-square", "harbour-street").turned(1));
    let saved = serde_json::to_string(&board).unwrap();
    assert_eq!(
        saved,
        r#"{"across":1,"maps":[{"map":"market-square"},{"map":"harbour-street","turned":true}]}"#
    );
    let again: Board = serde_json::from_str(&saved).unwrap();
    assert_eq!(again, board);
    assert!(std::ptr::eq(again.sights(), board.sights()), "not laid again for every position that is read");
    let shared: Arc<Board> = serde_json::from_str(&saved).unwrap();
    assert_eq!(*shared, board);
}

#[test]
fn a_players_own_map_goes_into_the_saved_game_whole() {
    let mut file = printed("hollis-farm").unwrap().file().clone();
    "My Farm".clone_into(&mut file.name);
    let own = board(MapLayout::single(MapChoice::Own(Box::new(file))));
    let saved = serde_json::to_string(&own).unwrap();
    let again: Board = serde_json::from_str(&saved).unwrap();
    assert_eq!(again.maps()[0].name, "My Farm");
    let wrong = saved.replace("\"0605\":\"green\"", "\"0606\":\"green\"");
    let why = serde_json::from_str::<Board>(&wrong).unwrap_err().to_string();
    assert!(why.contains("0606, which is not of The barn"), "{why}");
}

#[test]
fn layouts_that_cannot_be_laid_are_refused_in_words() {
    let why = |layout: MapLayout| Board::new(layout).unwrap_err()[0].to_string();
    assert!(why(laid(1, &["atlantis"])).contains("one of hollis-farm, lake-minnow"));
    assert!(why(laid(2, &["hollis-farm", "lake-minnow", "hollis-farm"])).contains("as many in every row"));
    assert!(why(laid(1, &[])).contains("at least one map"));
    assert!(why(laid(0, &["hollis-farm"])).contains("at least one map"));
    assert!(why(laid(7, &["hollis-farm"; 7])).contains("at most 12, 6 across and 8 down"));
    assert!(why(laid(1, &["hollis-farm"; 9])).contains("at most 12"));
    assert!(why(laid(4, &["hollis-farm"; 16])).contains("16 maps"));
}
