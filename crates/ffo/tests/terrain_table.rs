//! Terrain (p. 36 and 37) and areas (p. 53): what lies in each section, and which vehicles stand about.
use ffo::{
    rule,
    table::{
        area::{
            Area::{self, Rural, Suburban, Urban},
            Country, CountryNumbers, Found, Parked, Vehicles,
        },
        cover::{Place, Position},
        terrain::{LaidOut, Layout, Section, Street},
        vehicle::Vehicle::{self, Atv, BigRig, Bus, Motorcycle, Pickup, Rv, Sedan, SportsCar, Suv},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn lay(area: Area, intersection: bool, chosen: &[u8], faces: &[u16]) -> LaidOut {
    Layout { area, intersection, building_sections: chosen.to_vec() }.resolve(&mut scripted(faces))
}

fn numbers(sections: &[Section]) -> Vec<u8> {
    sections.iter().map(|it| it.number()).collect()
}

const FOUR_LANES: Option<Street> = Some(Street { lanes: 4, width_mm: 300 });
const TWO_LANES: Option<Street> = Some(Street { lanes: 2, width_mm: 150 });

#[test]
fn nine_sections_are_numbered_by_rows_from_the_far_edge() {
    let _proof = Proof::of(rule!("ffo.terrain.sections")).facts([1]);
    let dice = &mut scripted(&[]);
    let mut at = |number| (Section::new(number).row(dice), Section::new(number).column(dice));
    assert_eq!([1, 2, 3].map(&mut at), [(0, 0), (0, 1), (0, 2)]);
    assert_eq!([4, 5, 6].map(&mut at), [(1, 0), (1, 1), (1, 2)]);
    assert_eq!([7, 8, 9].map(&mut at), [(2, 0), (2, 1), (2, 2)]);
}

#[test]
fn a_city_has_four_lanes_a_suburb_two_and_the_country_two_on_one_to_three() {
    let _proof = Proof::of(rule!("ffo.terrain.streets")).facts([1, 2, 3, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.table-default"));
    let city = lay(Urban, false, &[], &[]);
    assert_eq!((city.street, numbers(&city.street_sections)), (FOUR_LANES, vec![2, 5, 8]));
    let suburb = lay(Suburban, false, &[1, 2, 3, 4], &[]);
    assert_eq!((suburb.street, numbers(&suburb.street_sections)), (TWO_LANES, vec![2, 5, 8]));
    let country = |face| lay(Rural, false, &[5], &[face]);
    assert_eq!((country(3).street, numbers(&country(3).street_sections)), (TWO_LANES, vec![2, 5, 8]));
    assert_eq!((country(4).street, numbers(&country(4).street_sections)), (None, vec![]));
}

#[test]
fn players_may_have_an_intersection_except_in_the_country() {
    let _proof = Proof::of(rule!("ffo.terrain.streets")).facts([4]);
    let city = lay(Urban, true, &[], &[]);
    assert_eq!(numbers(&city.street_sections), [2, 4, 5, 6, 8]);
    let suburb = lay(Suburban, true, &[1, 2, 3, 4], &[]);
    assert_eq!(numbers(&suburb.street_sections), [2, 4, 5, 6, 8]);
    let layout = |area| Layout { area, intersection: true, building_sections: Vec::new() };
    assert_eq!(Area::ALL.map(|it| layout(it).check().is_ok()), [true, true, false]);
}

#[test]
fn a_city_has_buildings_everywhere_a_suburb_in_four_sections_the_country_in_one() {
    let _proof = Proof::of(rule!("ffo.terrain.buildings")).facts([1, 2]);
    let built = |it: LaidOut| numbers(&it.building_sections);
    assert_eq!(built(lay(Urban, false, &[], &[])), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(built(lay(Suburban, false, &[9, 1, 5, 7], &[])), [1, 5, 7, 9]);
    assert_eq!(built(lay(Rural, false, &[6], &[4])), [6]);
}

#[test]
fn sections_that_nobody_has_chosen_are_drawn_and_none_is_drawn_twice() {
    let _proof = Proof::of(rule!("ffo.terrain.buildings")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.table-default"));
    let drawn = |area, faces: &[u16]| numbers(&lay(area, false, &[], faces).building_sections);
    assert_eq!(drawn(Suburban, &[1, 1, 1, 1]), [1, 2, 3, 4]);
    assert_eq!(drawn(Suburban, &[9, 8, 7, 6]), [6, 7, 8, 9]);
    assert_eq!(drawn(Suburban, &[5, 5, 1, 1]), [1, 2, 5, 6]);
    assert_eq!(drawn(Rural, &[4, /* section */ 7]), [7]);
    let layout =
        |area, chosen: &[u8]| Layout { area, building_sections: chosen.to_vec(), ..Layout::default() };
    assert!(layout(Suburban, &[1, 2, 3, 3]).check().is_err() && layout(Suburban, &[1]).check().is_err());
    assert!(layout(Rural, &[10]).check().is_err() && layout(Urban, &[1]).check().is_err());
    assert!(layout(Suburban, &[1, 2, 3, 4]).check().is_ok() && layout(Rural, &[9]).check().is_ok());
}

#[test]
fn in_woods_whoever_stands_still_is_in_cover_and_whoever_moves_is_only_concealed() {
    let _proof = Proof::of(rule!("ffo.terrain.woods-cover")).facts([1, 2]);
    let at = |has_moved| {
        let it =
            Position { place: Place::InWoods, has_moved, obstacle_mm: None }.protection(&mut scripted(&[]));
        (it.cover, it.concealment)
    };
    assert_eq!([at(false), at(true)], [(true, true), (false, true)]);
}

fn country(area: Area) -> CountryNumbers {
    Country { area }.resolve(&mut scripted(&[]))
}

#[test]
fn each_area_has_its_rating_and_its_storeys() {
    let _urban = Proof::of(rule!("ffo.area.urban")).facts([2]);
    let _suburban = Proof::of(rule!("ffo.area.suburban")).facts([2]);
    let _rural = Proof::of(rule!("ffo.area.rural")).facts([2, 3]);
    assert_eq!(Area::ALL.map(|it| country(it).encounter_rating), [5, 3, 1]);
    assert_eq!(Area::ALL.map(|it| country(it).most_storeys), [None, Some(2), Some(1)]);
    assert_eq!(Area::ALL.map(|it| country(it).at_most_half_built), [false, true, false]);
}

fn vehicles(area: Area, faces: &[u16]) -> Found {
    Vehicles { area, ..Vehicles::default() }.resolve(&mut scripted(faces))
}

#[test]
fn a_die_and_four_in_the_city_a_die_and_two_in_the_suburb_half_a_die_in_the_country() {
    let _urban = Proof::of(rule!("ffo.area.urban")).facts([1, 3]);
    let _suburban = Proof::of(rule!("ffo.area.suburban")).facts([1]);
    let _rural = Proof::of(rule!("ffo.area.rural")).facts([1]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicles-on-table"));
    // Each is a sedan in section 2.
    let n = |area, face: u16, n: usize| {
        let faces = [vec![face], [3, 4, 1].repeat(n)].concat();
        assert_eq!(vehicles(area, &faces).to_vec(), vec![(Sedan, Parked::OnStreet(Section::new(2))); n]);
    };
    n(Urban, 1, 5);
    n(Urban, 6, 10);
    n(Suburban, 1, 3);
    n(Suburban, 6, 8);
    n(Rural, 2, 1);
    n(Rural, 3, 2);
    n(Rural, 6, 3);
    let fewer = |at_most, faces: &[u16]| {
        let vehicles = Vehicles { area: Urban, at_most: Some(at_most), ..Vehicles::default() };
        vehicles.resolve(&mut scripted(faces)).len()
    };
    assert_eq!(fewer(1, &[6, 3, 4, 1]), 1);
    assert_eq!(fewer(0, &[6]), 0);
    assert_eq!(fewer(9, &[&[1][..], &[3, 4, 1].repeat(5)].concat()), 5);
}

#[test]
fn two_dice_say_which_vehicle_it_is_and_a_twelve_is_a_bus_or_a_big_rig() {
    let _proof = Proof::of(rule!("ffo.area.urban")).facts([4, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicles-on-table"));
    let one = |faces: &[u16]| {
        let faces = [&[1][..], faces, &[1]].concat();
        let city = Vehicles { area: Urban, at_most: Some(1), ..Vehicles::default() };
        city.resolve(&mut scripted(&faces))[0].0
    };
    let totals: [[u16; 2]; 10] =
        [[1, 1], [1, 2], [2, 2], [1, 4], [3, 3], [3, 4], [2, 6], [4, 5], [5, 5], [5, 6]];
    let expected: [Vehicle; 10] = [Atv, Motorcycle, SportsCar, Suv, Pickup, Sedan, Sedan, Pickup, Suv, Rv];
    assert_eq!(totals.map(|it| one(&it)), expected);
    assert_eq!([one(&[6, 6, 3]), one(&[6, 6, 4])], [Bus, BigRig]);
}

#[test]
fn vehicles_stand_on_the_streets_and_without_any_by_the_buildings() {
    let _proof = Proof::of(rule!("ffo.area.urban")).facts([6]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicles-on-table"));
    let place = |street_sections: &[u8], buildings, faces: &[u16]| {
        let street_sections = street_sections.to_vec();
        let vehicles = Vehicles { area: Rural, at_most: None, street_sections, buildings };
        vehicles.resolve(&mut scripted(faces))[0].1
    };
    assert_eq!(place(&[2, 5, 8], 4, &[1, 3, 4, 3]), Parked::OnStreet(Section::new(8)));
    assert_eq!(place(&[], 4, &[1, 3, 4, 2]), Parked::ByBuilding(1));
    assert_eq!(place(&[], 0, &[1, 3, 4]), Parked::Anywhere);
    let city = Vehicles { area: Urban, at_most: Some(1), ..Vehicles::default() };
    assert_eq!(city.resolve(&mut scripted(&[1, 3, 4, 2]))[0].1, Parked::OnStreet(Section::new(5)));
}

#[test]
fn half_of_the_country_has_a_street() {
    let layout = Layout { area: Rural, intersection: false, building_sections: vec![5] };
    let odds = odds(|dice| layout.resolve(dice)).map(|it| it.street);
    assert_eq!(odds[&TWO_LANES], Ratio::new(1, 2));
}

#[test]
fn vehicles_that_cannot_be_are_refused() {
    assert!(Vehicles { at_most: Some(11), ..Vehicles::default() }.check().is_err());
    assert!(Vehicles { street_sections: vec![0], ..Vehicles::default() }.check().is_err());
    assert!(Vehicles { street_sections: vec![2, 2], ..Vehicles::default() }.check().is_err());
    assert!(Vehicles { buildings: 41, ..Vehicles::default() }.check().is_err());
}
