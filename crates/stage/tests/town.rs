//! Tables divided, and towns that nobody drew.
use stage::{
    Building, Ruler, SceneryKind, Sections, TerrainFile,
    town::{Feature, Town, TownBuilder, TownHouse, TownPlan},
};
use view::Length;

use crate::kit::{Door, INCHES, Kind, table};

const CENTIMETRES: Ruler = Ruler { length: Length::Centimetres };

const PLAN: TownPlan = TownPlan { lot: 300, half_street: 45 };

#[test]
fn nine_sections_cover_the_table_and_are_numbered_row_by_row() {
    for size in [[480, 480], [240, 720], [1000, 701]] {
        let all: Vec<[i32; 4]> = Sections::new(size, 3, 3).all().collect();
        assert_eq!(all.len(), 9);
        assert_eq!(all.iter().map(|[_, _, width, height]| width * height).sum::<i32>(), size[0] * size[1]);
        assert!(all[0][0] < all[1][0] && all[0][1] == all[1][1] && all[0][1] < all[3][1]);
        let narrow = all.iter().any(|it| it[2] + 1 < size[0] / 3 || size[0] / 3 + 1 < it[2]);
        assert!(!narrow, "{all:?}");
    }
    assert_eq!(Sections::new([480, 480], 3, 3).all().nth(4), Some([160, 160, 160, 160]));
}

#[test]
fn sections_are_at_least_one_and_no_smaller_than_was_asked_for() {
    assert_eq!(
        Sections::no_smaller_than([299, 650], 300).all().collect::<Vec<_>>(),
        [[0, 0, 299, 325], [0, 325, 299, 325]]
    );
    assert_eq!(Sections::new([100, 100], 0, -1).all().count(), 1);
}

#[test]
fn a_seed_makes_one_town_and_another_seed_another() {
    let houses = |seed: u64| {
        let mut town = Town::new(seed, PLAN, [1200, 900], CENTIMETRES);
        town.lots().into_iter().map(|lot| town.house(lot)).collect::<Vec<_>>()
    };
    assert_eq!(houses(4), houses(4));
    assert_ne!(houses(4), houses(5));
    assert_eq!(houses(4).len(), 12);
}

#[test]
fn a_house_stands_in_its_lot_with_a_door_and_no_opening_round_a_corner() {
    let mut town = Town::new(7, PLAN, [3000, 3000], CENTIMETRES);
    for lot in town.lots() {
        let house = town.house(lot);
        let [x, y, width, height] = house.rectangle;
        assert!(lot[0] + 45 <= x && x + width <= lot[0] + 255, "{house:?} in {lot:?}");
        assert!(lot[1] + 45 <= y && y + height <= lot[1] + 255, "{house:?} in {lot:?}");
        let doors = house.openings.iter();
        let doors = doors.filter(|it| matches!(it.0, view::Opening::Door | view::Opening::LockedDoor));
        assert_eq!(doors.count(), 1);
        assert_eq!(house.inner_wall.is_some(), house.openings.last().unwrap().0 == view::Opening::Gap);
        for (_, [from, to]) in &house.openings {
            assert!(from[0] == to[0] || from[1] == to[1], "{house:?}");
            let on =
                |[at_x, at_y]: [i32; 2]| (x..=x + width).contains(&at_x) && (y..=y + height).contains(&at_y);
            assert!(on(*from) && on(*to), "{house:?}");
        }
    }
}

#[test]
fn streets_lie_between_lots_and_lamps_stand_at_crossings() {
    let streets = Town::new(1, PLAN, [1200, 900], CENTIMETRES).streets();
    let count = |kind: SceneryKind| streets.iter().filter(|it| it.kind == kind).count();
    let counts = [SceneryKind::Pavement, SceneryKind::Road, SceneryKind::Lamp].map(count);
    assert_eq!(counts, [5, 5, 6]);
    assert!(Town::new(1, PLAN, [300, 300], CENTIMETRES).streets().is_empty());
}

#[test]
fn lots_without_a_house_have_two_or_three_things_and_now_and_then_a_car() {
    let mut town = Town::new(3, PLAN, [3000, 3000], CENTIMETRES);
    let lots: Vec<Vec<Feature>> = town.lots().into_iter().map(|lot| town.features(lot)).collect();
    assert!(lots.iter().all(|it| matches!(it.len(), 2 | 3)));
    let cars = lots.iter().flatten().filter(|it| matches!(it, Feature::Car { facing: 90 | 270, .. })).count();
    assert!((1..lots.len()).contains(&cars), "{cars}");
}

#[test]
fn a_town_is_as_large_in_inches_as_in_centimetres_and_can_be_laid_out() {
    let [mut inches, mut cm] = [INCHES, CENTIMETRES].map(|it| Town::new(7, PLAN, [1200, 1200], it));
    let mut layout = table();
    let (mut houses, mut things) = (0, 0);
    for (inch_lot, cm_lot) in inches.lots().into_iter().zip(cm.lots()) {
        let name = format!("house {houses}");
        let (house, same) = (inches.house(inch_lot), cm.house(cm_lot));
        let [wide, other] =
            [INCHES.rectangle("", house.rectangle), CENTIMETRES.rectangle("", same.rectangle)]
                .map(|it| it.unwrap());
        assert!(wide.iter().zip(other).all(|(it, other)| it.abs_diff(other) <= 3), "{wide:?}, {other:?}");
        let (walls, doors) = (inner(&house), doors(&house));
        let building = Building {
            name: &name,
            rectangle: house.rectangle,
            thickness: 2,
            inner_walls: &walls,
            openings: &doors,
            rooms: &[],
        };
        layout.add_building("", &building).unwrap();
        houses += 1;
    }
    for lot in Town::new(8, PLAN, [1200, 1200], INCHES).lots() {
        for feature in inches.features(lot) {
            let Feature::Terrain(_, spot) = feature else { continue };
            let file = TerrainFile::<Kind, Door>::new(format!("thing {things}"), Kind::Woods, spot);
            layout.add_terrain("", &file).unwrap();
            things += 1;
        }
    }
    assert!(layout.ground().is_ok() && houses == 16 && 16 < things, "{houses}, {things}");
}

fn inner(house: &TownHouse) -> Vec<Vec<[i32; 2]>> {
    let [_, y, _, height] = house.rectangle;
    house.inner_wall.iter().map(|&it| vec![[it, y], [it, y + height]]).collect()
}

fn doors(house: &TownHouse) -> Vec<Door> {
    house.openings.iter().map(|&(_, [from, to])| Door { from, to, defence: 1 }).collect()
}

/// What a book with nothing of its own makes of a town.
#[derive(Default)]
struct Listed(Vec<String>);

impl TownBuilder for Listed {
    fn house(&mut self, _: &mut Town, name: String, house: &TownHouse) {
        let rooms = house.rooms(&name);
        let [x, y, width, height] = house.rectangle;
        assert_eq!(rooms.len(), 1 + house.inner_walls().len());
        assert_eq!(rooms.iter().map(|it| it.1[2]).sum::<i32>(), width, "side by side");
        assert!(rooms.iter().all(|it| it.1[1] == y && it.1[3] == height) && rooms[0].1[0] == x);
        self.0.extend(rooms.into_iter().map(|it| it.0));
    }

    fn feature(&mut self, name: String, _: Feature) {
        self.0.push(name);
    }
}

#[test]
fn a_town_is_built_lot_by_lot_with_names_of_its_own() {
    let mut built = Listed::default();
    Town::new(4, PLAN, [1200, 900], CENTIMETRES).build(5, &mut built);
    let houses = built.0.iter().filter(|it| it.starts_with("house "));
    assert!((5..=10).contains(&houses.count()));
    assert!(built.0.iter().any(|it| it == "lot 6 1") && built.0.iter().any(|it| it == "lot 12 2"));
    assert!(!built.0.iter().any(|it| it.starts_with("lot 5 ")), "there is a house on it");
    let mut full = Listed::default();
    Town::new(4, PLAN, [1200, 900], CENTIMETRES).build(100, &mut full);
    assert!(full.0.iter().all(|it| it.starts_with("house ")), "no more houses than lots");
}
