//! A map of hexes as text: well formed, in order, and nothing lost in a stack.

use std::{collections::BTreeSet, fs, path::PathBuf};

use crate::scene::{
    area,
    hexes::{at, crossing, walk},
    turned,
};
use kernel::Token;
use picture::{Look, board, map, token};
use roxmltree::Document;
use view::{Ground, Overlay, Surface, TerrainKind, Vehicle, hex::Light};

/// Compares with the picture on file; `UPDATE=1` draws it anew.
fn check(name: &str, drawn: &str) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/pictures").join(name);
    let update = std::env::vars().any(|it| it == ("UPDATE".to_owned(), "1".to_owned()));
    if update {
        fs::write(&file, drawn).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap();
    assert!(kept == drawn, "{name} is drawn otherwise; see with UPDATE=1 and git diff");
}

fn bare() -> Look {
    Look { defs: false, ..Look::default() }
}

#[test]
fn a_crossing_with_houses_people_and_the_dead() {
    check("hex-crossing.svg", &board(&crossing(), &bare()));
    check("hex-map.svg", &map(&crossing()));
    check("hex-counter.svg", &token(&crossing().tokens[2]));
}

#[test]
fn a_reach_of_hexes_keeps_its_corners_and_its_words_are_small() {
    let look = Look { selected: Some(Token(1)), targets: vec![(Token(4), "A".to_owned())], ..bare() };
    let drawn = board(&walk(), &look);
    check("hex-walk.svg", &drawn);
    let reach = drawn.split("class=\"reach\"").nth(1).unwrap().split("/>").next().unwrap();
    assert!(!reach.contains('Q') && !reach.contains('C'), "{reach}");
    assert!(drawn.contains("<g class=\"flag\" transform=\"translate(69,45) scale(0.43)\">"));
}

#[test]
fn what_somebody_does_not_see_is_shaded_round_holes() {
    let seen = Overlay { kind: view::OverlayKind::Vision, ..walk().overlays[0].clone() };
    let drawn = picture::vision(&crossing(), &[seen], &bare());
    assert!(
        drawn.starts_with("<g id=\"vision\"><path class=\"unseen\" fill-rule=\"evenodd\" d=\"M0,0H"),
        "{drawn}"
    );
    assert_eq!(drawn.matches('M').count(), 2, "the sheet and one hole: {drawn}");
    assert_eq!(picture::vision(&crossing(), &[], &bare()), "<g id=\"vision\"></g>");
    assert!(board(&crossing(), &bare()).contains("<g id=\"vision\"></g>"), "its place is kept free");
}

#[test]
fn what_is_laid_over_a_map_is_what_lies_in_it() {
    let look = Look { targets: vec![(Token(4), "A".to_owned())], ..bare() };
    let (whole, over) = (board(&walk(), &look), picture::over(&walk(), &look));
    for group in [&over.overlays, &over.marks, &over.chips] {
        assert!(whole.contains(group.as_str()), "{group}");
        Document::parse(&format!("<svg>{group}</svg>")).unwrap();
    }
}

#[test]
fn every_map_is_well_formed_has_no_id_twice_and_what_it_refers_to_is_there() {
    for view in [crossing(), walk(), at(Light::Evening), at(Light::Night)] {
        let drawn = board(&view, &Look { selected: Some(Token(1)), ..Look::default() });
        let read = Document::parse(&drawn).unwrap();
        let all: Vec<&str> = read.descendants().filter_map(|it| it.attribute("id")).collect();
        let ids: BTreeSet<&str> = all.iter().copied().collect();
        assert_eq!(ids.len(), all.len());
        for it in read.descendants() {
            let fill = it.attribute("fill").and_then(|it| it.strip_prefix("url(#")?.strip_suffix(')'));
            for id in it.attribute("href").and_then(|it| it.strip_prefix('#')).into_iter().chain(fill) {
                assert!(ids.contains(id), "{id}");
            }
        }
        for it in ["style=", "<image", "<filter", "font-family", "NaN", "inf"] {
            assert!(!drawn.contains(it), "{it}");
        }
        Document::parse(&map(&view)).unwrap();
    }
}

#[test]
fn everybody_in_a_stack_is_there_the_one_who_acts_on_top() {
    let drawn = board(&crossing(), &Look { selected: Some(Token(2)), ..bare() });
    let read = Document::parse(&drawn).unwrap();
    let ids: Vec<&str> = read.descendants().filter_map(|it| it.attribute("id")).collect();
    for token in [1, 2, 3, 4, 5, 101, 102, 103] {
        assert!(ids.contains(&format!("f-{token}").as_str()), "{token}");
    }
    assert!(drawn.find("id=\"f-1\"").unwrap() < drawn.find("id=\"f-2\"").unwrap());
    assert!(drawn.contains("×3") && drawn.contains("INES + RAY") | drawn.contains("RAY + INES"));
}

/// Only the topmost of a stack can be pointed at, so its title names all; whoever hears them hears each by itself.
#[test]
fn a_stack_is_named_as_a_whole_where_it_is_pointed_at() {
    let drawn = board(&crossing(), &bare());
    let read = Document::parse(&drawn).unwrap();
    let find = |id: &str| read.descendants().find(|it| it.attribute("id") == Some(id)).unwrap();
    let title = |id: &str| find(id).children().find(|it| it.has_tag_name("title")).unwrap().text().unwrap();
    let [first, second] = ["f-1", "f-2"].map(title);
    assert_eq!(first, second);
    assert!(first.contains("Ines") && first.contains("Ray") && first.contains("; "), "{first}");
    let [ray, ines] = ["f-1", "f-2"].map(|id| find(id).attribute("aria-label").unwrap());
    assert!(ines.contains("Ines") && !ines.contains("Ray") && ray.contains("Ray"), "{ines} / {ray}");
    let alone = read
        .descendants()
        .filter(|it| it.attribute("role") == Some("img") && it.attribute("aria-label").is_none());
    assert!(alone.filter_map(|it| it.first_element_child()?.text()).all(|it| !it.contains("; ")));
}

#[test]
fn hexes_have_numbers_where_there_is_room_and_a_key_where_there_is_a_margin() {
    let whole = board(&crossing(), &bare());
    assert!(whole.contains(">0504</text>") && whole.contains("class=\"key\""));
    assert!(whole.contains("the dead &amp; gone"));
    let small = board(&crossing(), &Look { detail: false, rulers: false, ..bare() });
    assert!(!small.contains(">0504</text>") && !small.contains("class=\"key\""));
}

#[test]
fn a_roof_comes_off_once_somebody_has_been_in() {
    let mut view = crossing();
    view.tokens.clear();
    let before = board(&view, &bare());
    let Ground::Hex(map) = &mut view.ground else { panic!("a map of hexes") };
    map.houses.iter_mut().for_each(|it| it.seen = true);
    let after = board(&view, &bare());
    assert_eq!(before.matches("class=\"hwall\"").count(), 1);
    assert_eq!(after.matches("class=\"hwall\"").count(), 4);
    assert!(!after.contains("class=\"ridge\"") && after.contains("Mall, somebody has been in"));
}

#[test]
fn lamps_burn_in_the_evening_and_the_map_darkens() {
    assert!(!board(&crossing(), &bare()).contains("class=\"dusk"));
    assert!(board(&at(Light::Evening), &bare()).contains("class=\"dusk\""));
    let night = board(&at(Light::Night), &bare());
    assert!(night.contains("class=\"dusk night\"") && night.contains("lampglow burns"));
}

#[test]
fn a_building_with_somebody_in_it_has_no_roof() {
    let mut view = crossing();
    view.tokens.truncate(1);
    let Ground::Hex(map) = &mut view.ground else { panic!("a map of hexes") };
    map.houses.iter_mut().for_each(|it| it.seen = false);
    let inside = ground::hex::centre(map.houses[0].hexes[0]);
    assert!(!board(&view, &bare()).contains("class=\"hwall\""));
    view.tokens[0].at = inside;
    let drawn = board(&view, &bare());
    assert_eq!(drawn.matches("class=\"hwall\"").count(), 1);
    assert!(!drawn.contains("somebody has been in"), "it is only seen");
}

/// The names of places on a map: where each stands, and how many letters it has.
fn names(drawn: &str) -> Vec<(f64, f64, String)> {
    let document = Document::parse(drawn).unwrap();
    let named = document.descendants().filter(|it| it.attribute("class") == Some("hplace"));
    let number = |it: &roxmltree::Node<'_, '_>, name: &str| it.attribute(name).unwrap().parse().unwrap();
    named.map(|it| (number(&it, "x"), number(&it, "y"), it.text().unwrap_or_default().to_owned())).collect()
}

#[test]
fn no_name_lies_over_another_or_over_a_car() {
    let mut view = crossing();
    let Ground::Hex(map) = &mut view.ground else { panic!("a map of hexes") };
    let yard = |name: &str, at| area(TerrainKind::Surface { surface: Surface::Lawn }, name, at);
    // Both yards have their middles where the name of the court would stand, and a car is parked in one.
    map.scenery.push(yard("Court garden", [58, 70, 40, 36]));
    map.scenery.push(yard("Court lawn", [60, 68, 40, 40]));
    let car = TerrainKind::Vehicle { vehicle: Vehicle::Car };
    map.scenery.push(turned(car, "", [78, 90], 0, [20, 9]));
    let all = names(&board(&view, &bare()));
    assert!(
        ["Maple Court", "Court garden", "Court lawn"].iter().all(|it| all.iter().any(|name| name.2 == *it))
    );
    let half = |it: &(f64, f64, String)| it.2.chars().count() as f64 * 4.4;
    for (at, a) in all.iter().enumerate() {
        for b in &all[at + 1..] {
            let apart = half(a) + half(b) <= (a.0 - b.0).abs() || 16.0 <= (a.1 - b.1).abs();
            assert!(apart, "{a:?} and {b:?}");
        }
        // The car lies about 78 mm, 90 mm; a unit of the print is 0.43 mm.
        let (x, y) = (78.0 / 0.43, 90.0 / 0.43);
        let clear = half(a) + 23.0 <= (a.0 - x).abs() || a.1 < y - 12.0 || y + 18.0 < a.1;
        assert!(clear, "{a:?} lies over the car");
    }
}
