//! The board as text: well formed, in order, readable by those who do not see it.
use crate::scene;
use std::{collections::BTreeSet, fs, path::PathBuf};

use crate::scene::{figure, marked, overlays, states, street, table, turned};
use kernel::{Point, Token};
use picture::{Look, board, defs, map, style, token};
use roxmltree::Document;
use view::{
    Allegiance, Badge, Barrier, Condition, Floor, Health, OpenTable, Opening, OverlayKind, TerrainKind,
    Vehicle, View,
};

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

/// Symbols are files of their own; pictures on file show what refers to them.
fn bare() -> Look {
    Look { defs: false, ..Look::default() }
}

#[test]
fn a_street_with_a_house() {
    check("street.svg", &board(&street(), &bare()));
}

#[test]
fn states_of_figures() {
    check("states.svg", &board(&states(), &bare()));
}

#[test]
fn overlays_lie_over_the_board() {
    let look = Look {
        selected: Some(Token(1)),
        targets: vec![(Token(101), "A".to_owned())],
        hidden: vec![Token(102)],
        ..bare()
    };
    check("overlays.svg", &board(&overlays(), &look));
}

/// A wavy reach with a hole where somebody stands in the way.
fn ring(middle: i32, radius: i32, count: i32) -> Vec<[i32; 2]> {
    (0..count)
        .map(|i| {
            let (turn, far) = (f64::from(i) / f64::from(count), f64::from(radius + 6 * (i % 2)));
            let part = |it: f64| middle + (it * far) as i32;
            [part((turn * std::f64::consts::TAU).cos()), part((turn * std::f64::consts::TAU).sin())]
        })
        .collect()
}

#[test]
fn a_reach_is_one_area_with_holes() {
    let mut view = overlays();
    view.overlays = vec![
        scene::overlay(OverlayKind::Reach, scene::corners(&ring(150, 110, 24)), Some("4 AP")),
        scene::overlay(OverlayKind::Reach, scene::corners(&ring(190, 20, 14)), None),
        scene::overlay(OverlayKind::Step, scene::corners(&ring(150, 55, 20)), Some("2 AP")),
    ];
    let drawn = board(&view, &bare());
    check("reach.svg", &drawn);
    assert_eq!(drawn.matches("class=\"reach\"").count(), 1);
}

/// However much is dropped in one place, one mark says so.
#[test]
fn things_that_lie_in_one_place_are_one_mark_with_all_their_names() {
    let thing =
        |name: &str, at| view::Terrain { name: name.to_owned(), ..scene::round(TerrainKind::Object, at, 10) };
    let lying = vec![thing("pistol", [90, 90]), thing("axe", [300, 90]), thing("<3 clips>", [90, 90])];
    let drawn = board(&table("Alder Street", [400, 300], lying, Vec::new()), &bare());
    assert_eq!(drawn.matches("href=\"#thing\"").count(), 2);
    assert!(drawn.contains("<title>pistol, &lt;3 clips&gt;</title>"), "{drawn}");
}

#[test]
fn a_goal_is_hatched_outlined_and_flagged_and_stands_on_the_small_map() {
    let mut view = overlays();
    let rim = scene::corners(&[[0, 286], [400, 286], [400, 300], [0, 300]]);
    view.overlays = vec![
        scene::overlay(
            OverlayKind::Goal,
            scene::corners(&[[0, 60], [95, 60], [95, 200], [0, 200]]),
            Some("reach <this>"),
        ),
        scene::overlay(OverlayKind::Goal, rim, Some("way out")),
    ];
    let drawn = board(&view, &bare());
    check("goal.svg", &drawn);
    assert!(
        drawn.contains("reach &lt;this&gt;") && !drawn.contains("class=\"chip\""),
        "its word lies on the ground"
    );
    assert!(defs().contains("id=\"h-goal\""));
    assert_eq!(map(&view).matches("class=\"map-goal\"").count(), 2);
}

#[test]
fn what_is_laid_over_a_board_is_what_lies_in_it() {
    let look =
        Look { targets: vec![(Token(101), "A".to_owned())], hidden: vec![Token(102)], ..Look::default() };
    let (view, bare) = (overlays(), View { overlays: Vec::new(), ..overlays() });
    let whole = board(&view, &look);
    let over = picture::over(&view, &look);
    for group in [&over.overlays, &over.marks, &over.chips] {
        assert!(whole.contains(group.as_str()), "{group}");
        Document::parse(&format!("<svg>{group}</svg>")).unwrap();
    }
    let nothing = board(&bare, &Look::default());
    for symbol in ["h-near", "h-mid", "h-far", "h-dark", "tgt"] {
        assert!(nothing.contains(&format!("id=\"{symbol}\"")), "{symbol} is there before it is wanted");
    }
}

#[test]
fn a_map_for_a_card_and_a_figure_for_a_sheet() {
    check("map.svg", &map(&street()));
    check("token.svg", &token(&street().tokens[0]));
}

#[test]
fn every_colour_is_there_by_day_by_night_and_when_night_is_asked_for() {
    let times = |name: &str, colour: &str| style().matches(&format!("  --{name}: {colour};\n")).count();
    for (name, light, dark) in picture::palette::PALETTE {
        let night = 2 + usize::from(light == dark);
        assert!(1 <= times(name, light), "{name} by day");
        assert_eq!(times(name, dark), night, "{name} by night");
    }
}

#[test]
fn every_picture_is_well_formed_and_has_no_id_twice() {
    for view in [street(), states(), overlays()] {
        let drawn = board(&view, &Look::default());
        let read = Document::parse(&drawn).unwrap();
        let ids: Vec<&str> = read.descendants().filter_map(|it| it.attribute("id")).collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
        Document::parse(&map(&view)).unwrap();
        view.tokens.iter().for_each(|it| {
            Document::parse(&token(it)).unwrap();
        });
    }
    Document::parse(&defs()).unwrap();
}

#[test]
fn whatever_is_referred_to_is_there() {
    for view in [street(), states(), overlays()] {
        let drawn = board(&view, &Look { selected: Some(Token(1)), ..Look::default() });
        let read = Document::parse(&drawn).unwrap();
        let ids: BTreeSet<&str> = read.descendants().filter_map(|it| it.attribute("id")).collect();
        for it in read.descendants() {
            let fill = it.attribute("fill").and_then(|it| it.strip_prefix("url(#")?.strip_suffix(')'));
            for id in it.attribute("href").and_then(|it| it.strip_prefix('#')).into_iter().chain(fill) {
                assert!(ids.contains(id), "{id}");
            }
        }
    }
}

#[test]
fn a_name_is_text_whatever_is_in_it() {
    let mut view = street();
    view.title = "<b>&\"".to_owned();
    view.tokens[0].name = "<b>&\"".to_owned();
    view.tokens[0].badges.push(Badge::new(Health::Other, "<i>"));
    let drawn = board(&view, &Look::default()) + &token(&view.tokens[0]);
    assert!(!drawn.contains("<b>") && !drawn.contains("<i>"));
    let drawn = board(&view, &Look::default());
    let read = Document::parse(&drawn).unwrap();
    let figure = read.descendants().find(|it| it.attribute("id") == Some("f-1")).unwrap();
    assert_eq!(figure.first_element_child().unwrap().text(), Some("<b>&\", pump shotgun, <i>"));
}

#[test]
fn layers_lie_in_the_order_of_a_printed_map() {
    let drawn = board(&street(), &Look::default());
    let names = [
        "ground",
        "roads",
        "stains",
        "floors",
        "furniture",
        "wall-shadows",
        "roofs",
        "walls",
        "openings",
        "barriers",
        "props",
        "names",
        "overlays",
        "fallen",
        "standing",
        "marks",
        "crowns",
        "lights",
        "folds",
        "vignette",
        "plates",
        "chips",
    ];
    let places = names.map(|it| drawn.find(&format!("<g id=\"{it}\">")).unwrap());
    assert!(places.is_sorted());
}

#[test]
fn a_roof_hides_what_stands_below_until_somebody_has_been_in() {
    let mut view = street();
    let before = board(&view, &bare());
    assert!(before.contains("class=\"rafter\"") && !before.contains("#bed"));
    let view::Ground::Open(OpenTable { terrain, .. }) = &mut view.ground else { panic!("an open table") };
    terrain.iter_mut().for_each(|it| it.marks.retain(|mark| mark.condition != Condition::Unexplored));
    let after = board(&view, &bare());
    assert!(!after.contains("class=\"rafter\"") && after.contains("#bed"));
}

#[test]
fn whatever_is_wrecked_is_drawn_as_a_wreck_of_its_kind() {
    let wreck = |vehicle, burnt| TerrainKind::Wreck { vehicle, burnt };
    let symbols = [
        (wreck(Vehicle::Tank, true), "burnt-out tank", "wreck-tank"),
        (wreck(Vehicle::Bus, false), "school bus", "wreck-bus"),
        (wreck(Vehicle::Van, false), "ambulance", "wreck-van"),
        (wreck(Vehicle::Tractor, false), "tractor", "wreck-tractor"),
        (wreck(Vehicle::Car, false), "police car", "wreck"),
        (TerrainKind::Vehicle { vehicle: Vehicle::Truck }, "pickup", "wreck-van"),
        (TerrainKind::Vehicle { vehicle: Vehicle::Car }, "blue car", "wreck"),
    ];
    for (kind, name, symbol) in symbols {
        let it = marked(turned(kind, name, [200, 200], 30, [90, 40]), &[(Condition::Wrecked, "wrecked")]);
        let drawn = board(&table("", [400, 400], vec![it], vec![]), &bare());
        assert!(drawn.contains(&format!("href=\"#{symbol}\"")), "{name}: {drawn}");
        assert!(drawn.contains(&format!("<title>{name}, wrecked</title>")), "{name}");
        assert_eq!(drawn.contains("class=\"left\""), !name.contains("burnt"), "{name} has burnt or was left");
    }
    let whole = board(
        &table(
            "",
            [400, 400],
            vec![turned(TerrainKind::Vehicle { vehicle: Vehicle::Truck }, "van", [200, 200], 0, [90, 40])],
            vec![],
        ),
        &bare(),
    );
    assert!(whole.contains("#truck") && !whole.contains("wreck"));
}

#[test]
fn every_vehicle_has_a_look_of_its_own_fitted_into_its_outline() {
    let looks = [
        (Vehicle::Motorcycle, "motorcycle", [75, 25]),
        (Vehicle::Atv, "atv", [75, 50]),
        (Vehicle::Pickup, "pickup", [162, 75]),
        (Vehicle::Rv, "rv", [250, 88]),
        (Vehicle::BigRig, "big-rig", [175, 88]),
        (Vehicle::Trailer, "trailer", [350, 88]),
    ];
    for (vehicle, symbol, size) in looks {
        let kind = TerrainKind::Vehicle { vehicle };
        assert_eq!(kind.word(), symbol);
        let it = turned(kind, "", [300, 300], 30, size);
        let look = Look { defs: true, ..bare() };
        let drawn = board(&table("", [600, 600], vec![it.clone()], vec![]), &look);
        assert!(drawn.contains(&format!("href=\"#{symbol}\"")), "{drawn}");
        assert!(drawn.contains(&format!("<symbol id=\"{symbol}\"")), "what is drawn is defined: {symbol}");
        let wreck = marked(it, &[(Condition::Wrecked, "wrecked")]);
        assert!(board(&table("", [600, 600], vec![wreck], vec![]), &bare()).contains("#wreck"));
    }
}

#[test]
fn a_fence_ends_at_its_gate() {
    let fence = scene::line(TerrainKind::Barrier { barrier: Barrier::Fence }, &[[20, 50], [180, 50]], 4);
    let gate = scene::marked(
        scene::line(TerrainKind::Opening { opening: Opening::Gap }, &[[80, 50], [120, 50]], 4),
        &[(Condition::Open, "open")],
    );
    let whole = board(&scene::table("Yard", [200, 100], vec![fence.clone()], Vec::new()), &bare());
    let parted = board(&scene::table("Yard", [200, 100], vec![fence, gate], Vec::new()), &bare());
    assert!(whole.contains("class=\"rail\" d=\"M20,50L180,50\""));
    assert!(parted.contains("d=\"M20,50L80,50\"") && parted.contains("d=\"M120,50L180,50\""));
    assert!(!parted.contains("thresh"), "a gap in a fence shows the ground");
}

#[test]
fn no_inline_styles_images_or_filters_and_one_decimal_at_most() {
    for view in [street(), states(), overlays()] {
        let drawn = board(&view, &bare());
        for it in ["style=", "<image", "<filter", "font-family", "NaN", "inf"] {
            assert!(!drawn.contains(it), "{it}");
        }
        let read = Document::parse(&drawn).unwrap();
        for d in read.descendants().filter_map(|it| it.attribute("d")) {
            let numbers = d.split(|it: char| !it.is_ascii_digit() && it != '.');
            assert!(numbers.filter_map(|it| it.split('.').nth(1)).all(|it| it.len() <= 1), "{d}");
        }
    }
}

#[test]
fn a_prefix_keeps_two_boards_of_a_page_apart() {
    let look = Look { prefix: "r1-".to_owned(), ..bare() };
    let drawn = board(&street(), &look);
    let read = Document::parse(&drawn).unwrap();
    assert!(read.descendants().filter_map(|it| it.attribute("id")).all(|it| it.starts_with("r1-")));
}

#[test]
fn people_can_be_reached_by_keyboard_and_every_figure_has_a_name() {
    let drawn = board(&street(), &bare());
    let read = Document::parse(&drawn).unwrap();
    let ids = |stop: &str| {
        let found = read.descendants().filter(|it| it.attribute("tabindex") == Some(stop));
        found.map(|it| it.attribute("id").unwrap().to_owned()).collect::<BTreeSet<_>>()
    };
    assert_eq!(ids("0"), ["f-1", "f-2", "f-3"].map(str::to_owned).into());
    assert_eq!(ids("-1").len(), 3);
    assert!(drawn.contains("<title>zombie 1</title>"));
}

#[test]
fn the_same_figure_always_wears_the_same() {
    let (here, there) =
        (figure(7, "zombie", Allegiance::Dead, [9, 9], 0), figure(7, "zombie", Allegiance::Dead, [90, 9], 0));
    assert_eq!(token(&here), token(&there));
    let looks: BTreeSet<String> =
        (0..40).map(|id| token(&figure(id, "z", Allegiance::Dead, [0, 0], 0))).collect();
    assert!(20 < looks.len());
}

#[test]
fn three_hundred_dead_are_a_light_page() {
    let drawn = board(&scene::horde(), &bare());
    assert!(drawn.len() < 100_000, "{} bytes", drawn.len());
    let read = Document::parse(&drawn).unwrap();
    for it in read.descendants().filter(|it| it.attribute("id").is_some_and(|id| id.starts_with("f-"))) {
        assert!(it.descendants().filter(|it| it.has_tag_name("use")).count() <= 3);
    }
}

const ROOM: TerrainKind = TerrainKind::Room { floor: Floor::Boards };

/// A house of two rooms into which nobody has looked.
fn house() -> Vec<view::Terrain> {
    let room = |name: &str, x: i32| {
        let area = scene::corners(&[[x, 20], [x + 90, 20], [x + 90, 120], [x, 120]]);
        let room = view::Terrain { name: name.to_owned(), kind: ROOM, outline: area, marks: vec![] };
        marked(room, &[(Condition::Unexplored, "unexplored")])
    };
    vec![room("hall", 20), room("kitchen", 116)]
}

#[test]
fn nobody_stands_on_a_roof() {
    let at = |places: &[[i32; 2]]| {
        let dead = places.iter().enumerate();
        let dead = dead.map(|(i, at)| figure(9 + i as u32, "zombie 1", Allegiance::Dead, *at, 0)).collect();
        board(&table("", [300, 200], house(), dead), &bare())
    };
    let roofs = |drawn: &str| drawn.matches("class=\"roofedge\"").count();
    assert_eq!(roofs(&at(&[])), 2);
    assert_eq!(roofs(&at(&[[60, 60]])), 1, "one room is shown");
    assert_eq!(roofs(&at(&[[113, 60]])), 0, "he stands in the door between both");
    assert_eq!(roofs(&at(&[[60, 140]])), 2, "outside, at the wall");
    let cut = at(&[[60, 60]]);
    assert!(
        cut.contains("class=\"unlit\"") && cut.contains(">hall</text>"),
        "nobody has looked in all the same"
    );
}

#[test]
fn a_roof_is_not_torn_over_somebody() {
    let mut terrain = house();
    terrain[0].marks.clear();
    let beside = |x: i32| {
        let view =
            table("", [300, 200], terrain.clone(), vec![figure(9, "Eli", Allegiance::Players, [x, 60], 0)]);
        board(&view, &bare()).contains("class=\"rafter\"")
    };
    assert!(beside(40), "far off it is torn");
    assert!(!beside(92), "whoever stands at the wall is not under it");
}

/// Left, top, right and bottom of every plate and flag of a drawing.
fn labels(drawn: &str) -> Vec<(String, [f64; 4])> {
    let read = Document::parse(drawn).unwrap();
    let is =
        |it: &roxmltree::Node<'_, '_>| matches!(it.attribute("class"), Some("plate" | "goal-t" | "chip"));
    let found = read.descendants().filter(is).map(|it| {
        let moved = it.attribute("transform").unwrap();
        let at: Vec<f64> = moved["translate(".len()..moved.find(')').unwrap()]
            .split(',')
            .map(|it| it.parse().unwrap())
            .collect();
        let word =
            it.descendants().find_map(|it| it.has_tag_name("text").then(|| it.text())).flatten().unwrap();
        let number =
            |node: roxmltree::Node<'_, '_>, name: &str| node.attribute(name).and_then(|it| it.parse().ok());
        let rect = it.descendants().find(|it| it.has_tag_name("rect"));
        let (x, wide) = rect.map_or((0.0, word.chars().count() as f64 * 6.6 + 16.0), |it| {
            (number(it, "x").unwrap_or(0.0), number(it, "width").unwrap())
        });
        let (top, high) = rect.map_or((-13.0, 16.0), |it| (0.0, number(it, "height").unwrap()));
        (word.to_owned(), [at[0] + x, at[1] + top, at[0] + x + wide, at[1] + top + high])
    });
    found.collect()
}

#[test]
fn labels_lie_on_the_table_and_none_over_another() {
    let crew: Vec<view::Piece> = ["Ramirez", "Doc Weller", "Kowalski", "Tess"]
        .iter()
        .zip([[140, 330], [180, 352], [100, 352], [220, 332]])
        .enumerate()
        .map(|(i, (name, at))| figure(i as u32 + 1, name, Allegiance::Players, at, 0))
        .chain([
            figure(7, "Sister Agnes", Allegiance::Players, [13, 13], 0),
            figure(8, "Corp. Vance", Allegiance::Players, [387, 13], 0),
        ])
        .collect();
    let mut view = table("", [400, 370], Vec::new(), crew);
    let rim = scene::corners(&[[0, 355], [400, 355], [400, 370], [0, 370]]);
    view.overlays = vec![
        scene::overlay(OverlayKind::Goal, rim, Some("way out")),
        scene::overlay(
            OverlayKind::Sight,
            scene::corners(&[[180, 340], [330, 340], [330, 348]]),
            Some("15 cm, in the open"),
        ),
    ];
    let labels = labels(&board(&view, &bare()));
    assert_eq!(labels.len(), 8);
    for (i, (word, [left, top, right, bottom])) in labels.iter().enumerate() {
        assert!(
            -0.1 <= *left && -0.1 <= *top && *right <= 400.1 && *bottom <= 370.1,
            "{word} is on the table"
        );
        for (other, it) in &labels[i + 1..] {
            let apart = *right <= it[0] || it[2] <= *left || *bottom <= it[1] || it[3] <= *top;
            assert!(apart, "{word} {:?} and {other} {it:?}", labels[i].1);
        }
    }
}

#[test]
fn letters_at_the_edge_are_kept_on_the_table() {
    let view = table("", [200, 200], Vec::new(), vec![figure(9, "zombie 1", Allegiance::Dead, [13, 13], 0)]);
    let look = Look { targets: vec![(Token(9), "A".to_owned())], ..bare() };
    assert!(board(&view, &look).contains("<rect x=\"-13\" y=\"-13\" width=\"16\""));
}

#[test]
fn without_a_map_nothing_is_drawn_but_figures_still_have_their_tokens() {
    let view = View { ground: view::Ground::None, ..street() };
    assert!(board(&view, &bare()).is_empty() && map(&view).is_empty());
    assert!(token(&view.tokens[0]).contains("<title>Marta</title>"));
    let text = view::text::draw(&view, 60);
    assert!(text.map.is_empty() && text.legend.is_empty() && text.figures.contains("Marta"));
}

#[test]
fn rulers_and_size_are_in_the_unit_of_the_view() {
    let mut view = street();
    assert!(board(&view, &bare()).contains("64 by 43 cm."));
    view.units.length = view::Length::Inches;
    let drawn = board(&view, &bare());
    assert!(drawn.contains("25 by 17 in.") && !drawn.contains(" cm."));
    assert!(drawn.contains("x=\"100\" y=\"-10\">4</text>"), "a number every 4 inches");
}

#[test]
fn a_part_of_the_board_is_shown_with_crosses_where_somebody_fell() {
    let view = street();
    let look = Look { part: Some([100, 50, 520, 260]), gone: vec![Point::new(140, 90)], ..bare() };
    let drawn = board(&view, &look);
    assert!(drawn.contains("viewBox=\"100 50 520 260\""), "{drawn}");
    assert_eq!(drawn.matches("class=\"gone\" transform=\"translate(140,90)\"").count(), 1, "{drawn}");
    assert!(!board(&view, &bare()).contains("class=\"gone\""));
}

#[test]
fn a_board_by_itself_brings_its_style_and_its_letters() {
    let alone = board(&street(), &Look { alone: true, ..Look::default() });
    assert!(alone.contains("@font-face") && alone.contains(".matline"), "nothing of it is in a page");
    assert!(!board(&street(), &Look::default()).contains("<style>"));
}
