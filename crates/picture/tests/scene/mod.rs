//! Small views, made by hand.

pub mod hexes;

use ground::open::Polygon;
use kernel::{Point, Token};
use view::{
    Allegiance, Badge, Barrier, Condition, DamageMark, Floor, Furniture, Ground, Health, HeldWeapon,
    NamedValue, OpenTable, Opening, Outline, Overlay, OverlayKind, Piece, Prop, Surface, Terrain,
    TerrainKind, Vehicle, View, WeaponShape,
};

pub fn area(kind: TerrainKind, name: &str, [x, y, w, h]: [i32; 4]) -> Terrain {
    piece(kind, name, Outline::Area(Polygon::rectangle(x, y, w, h)))
}

pub fn line(kind: TerrainKind, points: &[[i32; 2]], thickness: i32) -> Terrain {
    let points = points.iter().map(|it| Point::new(it[0], it[1])).collect();
    piece(kind, kind.word(), Outline::Line { points, thickness })
}

pub fn round(kind: TerrainKind, [x, y]: [i32; 2], diameter: i32) -> Terrain {
    piece(kind, kind.word(), Outline::Circle { at: Point::new(x, y), diameter })
}

pub fn turned(kind: TerrainKind, name: &str, at: [i32; 2], degrees: i32, size: [i32; 2]) -> Terrain {
    let outline = Polygon::facing(Point::new(at[0], at[1]), degrees, size[0], size[1]);
    piece(kind, name, Outline::Area(outline))
}

fn piece(kind: TerrainKind, name: &str, outline: Outline) -> Terrain {
    Terrain { name: name.to_owned(), kind, outline, marks: Vec::new() }
}

pub fn marked(mut it: Terrain, marks: &[(Condition, &str)]) -> Terrain {
    it.marks = marks.iter().map(|it| DamageMark::new(it.0, it.1)).collect();
    it
}

pub fn figure(id: u32, name: &str, side: Allegiance, [x, y]: [i32; 2], facing: i32) -> Piece {
    Piece {
        id: Token(id),
        name: name.to_owned(),
        pronoun: None,
        side,
        word: String::new(),
        number: None,
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

pub fn armed(mut it: Piece, shape: WeaponShape, word: &str) -> Piece {
    it.in_hand = Some(HeldWeapon { shape, word: word.to_owned() });
    it
}

pub fn stated(mut it: Piece, wounds: u8, badges: &[(Health, &str)]) -> Piece {
    it.wounds = wounds;
    it.badges = badges.iter().map(|it| Badge::new(it.0, it.1)).collect();
    it.lies = it.is(Health::Fallen) || it.is(Health::Prone);
    it
}

pub fn table(title: &str, [width, height]: [i32; 2], terrain: Vec<Terrain>, tokens: Vec<Piece>) -> View {
    let clock = vec![NamedValue { name: "turn".to_owned(), value: "6".to_owned(), ..NamedValue::default() }];
    View {
        title: title.to_owned(),
        clock,
        ground: Ground::Open(OpenTable { width, height, terrain, scenery: Vec::new() }),
        tokens,
        ..View::default()
    }
}

pub fn overlay(kind: OverlayKind, outline: Outline, label: Option<&str>) -> Overlay {
    Overlay { kind, outline, label: label.map(str::to_owned) }
}

pub fn corners(points: &[[i32; 2]]) -> Outline {
    Outline::Area(Polygon::new(points.iter().map(|it| Point::new(it[0], it[1])).collect()))
}

/// A house of two rooms, of which nobody has seen the second, and the street before it.
pub fn street() -> View {
    let loop_of = [[60, 40], [340, 40], [340, 200], [60, 200], [60, 40]];
    let terrain = vec![
        area(TerrainKind::Surface { surface: Surface::Road }, "Alder Street", [0, 270, 640, 110]),
        area(TerrainKind::Surface { surface: Surface::Pavement }, "pavement", [0, 240, 640, 30]),
        area(TerrainKind::Room { floor: Floor::Boards }, "living room", [60, 40, 160, 160]),
        marked(
            area(TerrainKind::Room { floor: Floor::Carpet }, "bedroom", [220, 40, 120, 160]),
            &[(Condition::Unexplored, "unexplored")],
        ),
        line(TerrainKind::Building, &loop_of, 9),
        line(TerrainKind::Wall, &[[220, 40], [220, 200]], 6),
        area(TerrainKind::Furniture { furniture: Furniture::Sofa }, "sofa", [80, 60, 60, 24]),
        area(TerrainKind::Furniture { furniture: Furniture::Counter }, "counter", [150, 60, 50, 20]),
        area(TerrainKind::Furniture { furniture: Furniture::Bed }, "bed", [290, 60, 34, 46]),
        marked(
            line(TerrainKind::Opening { opening: Opening::Door }, &[[110, 200], [145, 200]], 9),
            &[(Condition::Open, "open")],
        ),
        line(TerrainKind::Opening { opening: Opening::Window }, &[[160, 200], [205, 200]], 9),
        marked(
            line(TerrainKind::Opening { opening: Opening::Window }, &[[60, 90], [60, 140]], 9),
            &[(Condition::Broken, "broken")],
        ),
        line(TerrainKind::Opening { opening: Opening::BoardedWindow }, &[[250, 200], [300, 200]], 9),
        line(TerrainKind::Opening { opening: Opening::LockedDoor }, &[[220, 100], [220, 135]], 6),
        area(TerrainKind::Building, "bank", [440, 40, 170, 150]),
        turned(TerrainKind::Vehicle { vehicle: Vehicle::Car }, "blue car", [420, 325], 265, [90, 40]),
        turned(
            TerrainKind::Wreck { vehicle: Vehicle::Car, burnt: true },
            "burnt-out car",
            [250, 310],
            70,
            [90, 40],
        ),
        round(TerrainKind::Prop { prop: Prop::Tree }, [390, 90], 24),
        line(TerrainKind::Barrier { barrier: Barrier::Hedge }, &[[360, 200], [430, 200]], 12),
        line(TerrainKind::Barrier { barrier: Barrier::Fence }, &[[30, 225], [100, 225]], 4),
        line(TerrainKind::Barrier { barrier: Barrier::LowWall }, &[[460, 225], [560, 225]], 8),
        line(TerrainKind::Barrier { barrier: Barrier::Sandbags }, &[[560, 290], [560, 360]], 14),
        area(TerrainKind::Prop { prop: Prop::Crates }, "newspaper stand", [480, 200, 30, 18]),
        round(TerrainKind::Prop { prop: Prop::Rock }, [600, 400], 30),
        round(TerrainKind::Object, [100, 320], 10),
        area(TerrainKind::Other, "a thing of no known kind", [20, 390, 24, 24]),
    ];
    let tokens = vec![
        armed(figure(1, "Marta", Allegiance::Players, [170, 140], 180), WeaponShape::Shotgun, "pump shotgun"),
        armed(figure(2, "Eli", Allegiance::Players, [330, 300], 60), WeaponShape::Rifle, "rifle"),
        figure(3, "Joan", Allegiance::Strangers, [500, 340], 300),
        figure(101, "zombie 1", Allegiance::Dead, [352, 318], 240),
        figure(102, "zombie 2", Allegiance::Dead, [540, 400], 0),
        figure(103, "zombie 3", Allegiance::Dead, [130, 230], 0),
    ];
    table("Alder Street", [640, 430], terrain, tokens)
}

/// A name, how many wounds, and the states.
type Fares = (&'static str, u8, &'static [(Health, &'static str)]);

/// Every state a figure can be in.
pub fn states() -> View {
    let people = [
        (WeaponShape::Shotgun, "pump shotgun"),
        (WeaponShape::Rifle, "rifle"),
        (WeaponShape::Pistol, "pistol"),
        (WeaponShape::Automatic, "sub-machine gun"),
        (WeaponShape::Blade, "axe"),
        (WeaponShape::Blunt, "baseball bat"),
        (WeaponShape::Bow, "bow"),
        (WeaponShape::Thrown, "molotov"),
        (WeaponShape::Heavy, "machine gun"),
    ];
    let mut tokens: Vec<Piece> = people
        .iter()
        .enumerate()
        .map(|(i, it)| {
            armed(figure(i as u32 + 1, it.1, Allegiance::Players, [40 + 60 * i as i32, 40], 60), it.0, it.1)
        })
        .collect();
    let states: [Fares; 9] = [
        ("Bo", 2, &[(Health::Wounded, "wounded 2"), (Health::OutOfAmmo, "out of ammo")]),
        ("Cy", 0, &[(Health::Jammed, "jammed")]),
        ("Di", 0, &[(Health::Afraid, "afraid"), (Health::Stunned, "stunned")]),
        ("Ed", 1, &[(Health::Fallen, "fallen")]),
        ("Fay", 0, &[(Health::OnFire, "on fire")]),
        ("Gus", 0, &[(Health::InCloseCombat, "in close combat")]),
        ("Hal", 0, &[(Health::OutOfFuel, "out of gas")]),
        ("Ida", 0, &[(Health::Other, "blessed")]),
        ("Jo", 0, &[(Health::Acted, "has acted"), (Health::Carrying, "carries the keys")]),
    ];
    for (i, (name, wounds, badges)) in states.into_iter().enumerate() {
        tokens.push(stated(
            figure(20 + i as u32, name, Allegiance::Players, [40 + 60 * i as i32, 120], 90),
            wounds,
            badges,
        ));
    }
    tokens.push(figure(40, "a stranger", Allegiance::Strangers, [40, 200], 90));
    tokens.push(figure(41, "zombie 1", Allegiance::Dead, [365, 120], 270));
    for i in 0..5 {
        tokens.push(figure(50 + i, "zombie", Allegiance::Dead, [100 + 60 * i as i32, 200], 120));
    }
    tokens.push(stated(
        figure(60, "zombie", Allegiance::Dead, [400, 200], 90),
        0,
        &[(Health::Fallen, "fallen")],
    ));
    tokens.push(stated(
        figure(61, "zombie", Allegiance::Dead, [460, 200], 90),
        0,
        &[(Health::OnFire, "on fire")],
    ));
    tokens.push(armed(
        figure(62, "zombie", Allegiance::Dead, [520, 200], 90),
        WeaponShape::Blade,
        "kitchen knife",
    ));
    table("States", [560, 240], Vec::new(), tokens)
}

fn line_to(points: &[[i32; 2]]) -> Outline {
    Outline::Line { points: points.iter().map(|it| Point::new(it[0], it[1])).collect(), thickness: 1 }
}

/// A reach, a line of sight and a template.
pub fn overlays() -> View {
    let tokens = vec![
        armed(figure(1, "Marta", Allegiance::Players, [150, 150], 90), WeaponShape::Shotgun, "shotgun"),
        figure(101, "zombie 1", Allegiance::Dead, [210, 150], 270),
        figure(102, "zombie 2", Allegiance::Dead, [260, 170], 270),
        figure(103, "zombie 3", Allegiance::Dead, [300, 60], 270),
    ];
    let mut view = table("Overlays", [400, 300], Vec::new(), tokens);
    let disc = |diameter| Outline::Circle { at: Point::new(150, 150), diameter };
    view.overlays = vec![
        overlay(OverlayKind::Reach, disc(240), Some("2 AP")),
        overlay(OverlayKind::Step, disc(120), Some("1 AP")),
        overlay(
            OverlayKind::Sight,
            corners(&[[150, 150], [296, 48], [300, 60]]),
            Some("17.4 cm, 64% hidden"),
        ),
        overlay(OverlayKind::SightCut, corners(&[[150, 150], [300, 60], [304, 72]]), None),
        overlay(OverlayKind::TemplateNear, corners(&[[163, 150], [213, 142], [213, 158]]), None),
        overlay(OverlayKind::Template, corners(&[[213, 142], [263, 133], [263, 167], [213, 158]]), None),
        overlay(OverlayKind::TemplateFar, corners(&[[263, 133], [313, 125], [313, 175], [263, 167]]), None),
        overlay(OverlayKind::Range, disc(280), Some("12.8 cm")),
        overlay(OverlayKind::Route, line_to(&[[150, 150], [120, 200], [60, 220]]), None),
        overlay(OverlayKind::Route, Outline::Circle { at: Point::new(60, 220), diameter: 25 }, Some("2 AP")),
        overlay(OverlayKind::Mark, corners(&[[200, 10], [240, 10], [240, 30], [200, 30]]), None),
        overlay(OverlayKind::Mark, corners(&[[0, 100], [30, 100], [30, 200], [0, 200]]), Some("leave here")),
        overlay(OverlayKind::Refused, corners(&[[340, 220], [390, 220], [390, 280]]), None),
    ];
    view
}

/// Three hundred of the dead.
pub fn horde() -> View {
    let place = |i: i32| [30 + (i % 30) * 39 + (i * 7) % 11, 40 + (i / 30) * 84 + (i * 13) % 37];
    let one = |i: i32| {
        figure(1000 + i as u32, &format!("zombie {}", i + 1), Allegiance::Dead, place(i), (i * 47) % 360)
    };
    table("Horde", [1200, 900], Vec::new(), (0..300).map(one).collect())
}
