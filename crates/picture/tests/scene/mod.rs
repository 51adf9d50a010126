//! Small views, made by hand.

pub mod hexes;

use ground::open::Polygon;
use kernel::{Point, Token};
use view::{Ground, Line, Outline, Overlay, Piece, Terrain, View};

pub fn area(kind: &str, name: &str, [x, y, w, h]: [i32; 4]) -> Terrain {
    piece(kind, name, Outline::Area(Polygon::rectangle(x, y, w, h)))
}

pub fn line(kind: &str, points: &[[i32; 2]], thickness: i32) -> Terrain {
    let points = points.iter().map(|it| Point::new(it[0], it[1])).collect();
    piece(kind, kind, Outline::Line { points, thickness })
}

pub fn round(kind: &str, [x, y]: [i32; 2], diameter: i32) -> Terrain {
    piece(kind, kind, Outline::Circle { at: Point::new(x, y), diameter })
}

pub fn turned(kind: &str, name: &str, at: [i32; 2], degrees: i32, size: [i32; 2]) -> Terrain {
    let outline = Polygon::facing(Point::new(at[0], at[1]), degrees, size[0], size[1]);
    piece(kind, name, Outline::Area(outline))
}

fn piece(kind: &str, name: &str, outline: Outline) -> Terrain {
    Terrain { name: name.to_owned(), kind: kind.to_owned(), outline, marks: Vec::new() }
}

pub fn marked(mut it: Terrain, marks: &[&str]) -> Terrain {
    it.marks = marks.iter().map(|it| (*it).to_owned()).collect();
    it
}

pub fn figure(id: u32, name: &str, side: &str, [x, y]: [i32; 2], facing: i32) -> Piece {
    Piece {
        id: Token(id),
        name: name.to_owned(),
        side: side.to_owned(),
        at: Point::new(x, y),
        diameter: 25,
        facing: Some(facing),
        lies: false,
        wounds: 0,
        in_hand: None,
        badges: Vec::new(),
        face: None,
    }
}

pub fn armed(mut it: Piece, weapon: &str) -> Piece {
    it.in_hand = Some(weapon.to_owned());
    it
}

pub fn stated(mut it: Piece, wounds: u8, badges: &[&str]) -> Piece {
    it.wounds = wounds;
    it.lies = badges.contains(&"fallen") || badges.contains(&"prone");
    it.badges = badges.iter().map(|it| (*it).to_owned()).collect();
    it
}

pub fn table(title: &str, [width, height]: [i32; 2], terrain: Vec<Terrain>, tokens: Vec<Piece>) -> View {
    let clock = vec![Line { name: "turn".to_owned(), value: "6".to_owned(), rule: None }];
    View {
        title: title.to_owned(),
        clock,
        ground: Ground::Open { width, height, terrain, scenery: Vec::new() },
        tokens,
        ..View::default()
    }
}

pub fn overlay(kind: &str, outline: Outline, label: Option<&str>) -> Overlay {
    Overlay { kind: kind.to_owned(), outline, label: label.map(str::to_owned) }
}

pub fn corners(points: &[[i32; 2]]) -> Outline {
    Outline::Area(Polygon::new(points.iter().map(|it| Point::new(it[0], it[1])).collect()))
}

/// A house of two rooms, of which nobody has seen the second, and the street before it.
pub fn street() -> View {
    let loop_of = [[60, 40], [340, 40], [340, 200], [60, 200], [60, 40]];
    let terrain = vec![
        area("road", "Alder Street", [0, 270, 640, 110]),
        area("pavement", "pavement", [0, 240, 640, 30]),
        area("room", "living room", [60, 40, 160, 160]),
        marked(area("room", "bedroom", [220, 40, 120, 160]), &["unexplored"]),
        line("building", &loop_of, 9),
        line("wall", &[[220, 40], [220, 200]], 6),
        area("furniture", "sofa", [80, 60, 60, 24]),
        area("furniture", "counter", [150, 60, 50, 20]),
        area("furniture", "bed", [290, 60, 34, 46]),
        marked(line("door", &[[110, 200], [145, 200]], 9), &["open"]),
        line("window", &[[160, 200], [205, 200]], 9),
        marked(line("window", &[[60, 90], [60, 140]], 9), &["broken"]),
        line("boarded-window", &[[250, 200], [300, 200]], 9),
        line("locked-door", &[[220, 100], [220, 135]], 6),
        area("building", "bank", [440, 40, 170, 150]),
        turned("car", "blue car", [420, 325], 265, [90, 40]),
        turned("wreck", "burnt-out car", [250, 310], 70, [90, 40]),
        round("tree", [390, 90], 24),
        line("hedge", &[[360, 200], [430, 200]], 12),
        line("fence", &[[30, 225], [100, 225]], 4),
        line("low-wall", &[[460, 225], [560, 225]], 8),
        line("sandbags", &[[560, 290], [560, 360]], 14),
        area("crates", "newspaper stand", [480, 200, 30, 18]),
        round("rock", [600, 400], 30),
        round("object", [100, 320], 10),
        area("statue", "a thing of no known kind", [20, 390, 24, 24]),
    ];
    let tokens = vec![
        armed(figure(1, "Marta", "human", [170, 140], 180), "pump shotgun"),
        armed(figure(2, "Eli", "human", [330, 300], 60), "rifle"),
        figure(3, "Joan", "survivor", [500, 340], 300),
        figure(101, "zombie 1", "zombie", [352, 318], 240),
        figure(102, "zombie 2", "zombie", [540, 400], 0),
        figure(103, "zombie 3", "zombie", [130, 230], 0),
    ];
    table("Alder Street", [640, 430], terrain, tokens)
}

/// Every state a figure can be in.
pub fn states() -> View {
    let people = [
        "pump shotgun",
        "rifle",
        "pistol",
        "sub-machine gun",
        "axe",
        "baseball bat",
        "bow",
        "molotov",
        "machine gun",
    ];
    let mut tokens: Vec<Piece> = people
        .iter()
        .enumerate()
        .map(|(i, it)| armed(figure(i as u32 + 1, it, "human", [40 + 60 * i as i32, 40], 60), it))
        .collect();
    let states: [(&str, u8, &[&str]); 9] = [
        ("Bo", 2, &["wounded 2", "out of ammo"]),
        ("Cy", 0, &["jammed"]),
        ("Di", 0, &["afraid", "stunned"]),
        ("Ed", 1, &["fallen"]),
        ("Fay", 0, &["on fire"]),
        ("Gus", 0, &["in close combat"]),
        ("Hal", 0, &["out of gas"]),
        ("Ida", 0, &["blessed"]),
        ("Jo", 0, &["has acted", "carries the keys"]),
    ];
    for (i, (name, wounds, badges)) in states.into_iter().enumerate() {
        tokens.push(stated(
            figure(20 + i as u32, name, "human", [40 + 60 * i as i32, 120], 90),
            wounds,
            badges,
        ));
    }
    tokens.push(figure(40, "a stranger", "survivor", [40, 200], 90));
    tokens.push(figure(41, "zombie 1", "zombie", [365, 120], 270));
    for i in 0..5 {
        tokens.push(figure(50 + i, "zombie", "zombie", [100 + 60 * i as i32, 200], 120));
    }
    tokens.push(stated(figure(60, "zombie", "zombie", [400, 200], 90), 0, &["fallen"]));
    tokens.push(stated(figure(61, "zombie", "zombie", [460, 200], 90), 0, &["on fire"]));
    tokens.push(armed(figure(62, "zombie", "zombie", [520, 200], 90), "kitchen knife"));
    table("States", [560, 240], Vec::new(), tokens)
}

fn line_to(points: &[[i32; 2]]) -> Outline {
    Outline::Line { points: points.iter().map(|it| Point::new(it[0], it[1])).collect(), thickness: 1 }
}

/// A reach, a line of sight and a template.
pub fn overlays() -> View {
    let tokens = vec![
        armed(figure(1, "Marta", "human", [150, 150], 90), "shotgun"),
        figure(101, "zombie 1", "zombie", [210, 150], 270),
        figure(102, "zombie 2", "zombie", [260, 170], 270),
        figure(103, "zombie 3", "zombie", [300, 60], 270),
    ];
    let mut view = table("Overlays", [400, 300], Vec::new(), tokens);
    let disc = |diameter| Outline::Circle { at: Point::new(150, 150), diameter };
    view.overlays = vec![
        overlay("reach", disc(240), Some("2 AP")),
        overlay("reach step", disc(120), Some("1 AP")),
        overlay("sight", corners(&[[150, 150], [296, 48], [300, 60]]), Some("17.4 cm, 64% hidden")),
        overlay("sight cut", corners(&[[150, 150], [300, 60], [304, 72]]), None),
        overlay("template near", corners(&[[163, 150], [213, 142], [213, 158]]), None),
        overlay("template", corners(&[[213, 142], [263, 133], [263, 167], [213, 158]]), None),
        overlay("template far", corners(&[[263, 133], [313, 125], [313, 175], [263, 167]]), None),
        overlay("range", disc(280), Some("12.8 cm")),
        overlay("route", line_to(&[[150, 150], [120, 200], [60, 220]]), None),
        overlay("route", Outline::Circle { at: Point::new(60, 220), diameter: 25 }, Some("2 AP")),
        overlay("mark", corners(&[[200, 10], [240, 10], [240, 30], [200, 30]]), None),
        overlay("exit", corners(&[[0, 100], [30, 100], [30, 200], [0, 200]]), Some("leave here")),
        overlay("something new", corners(&[[340, 220], [390, 220], [390, 280]]), None),
    ];
    view
}

/// Three hundred of the dead.
pub fn horde() -> View {
    let place = |i: i32| [30 + (i % 30) * 39 + (i * 7) % 11, 40 + (i / 30) * 84 + (i * 13) % 37];
    let one =
        |i: i32| figure(1000 + i as u32, &format!("zombie {}", i + 1), "zombie", place(i), (i * 47) % 360);
    table("Horde", [1200, 900], Vec::new(), (0..300).map(one).collect())
}
