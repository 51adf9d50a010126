//! The board in text.
use ground::open::Polygon;
use kernel::{Point, Token};
use view::{
    Allegiance, Badge, Condition, DamageMark, Floor, Ground, Health, NamedValue, OpenTable, Opening, Outline,
    Piece, Terrain, TerrainKind, View,
    hex::{Hexes, Light},
    text::board,
};

fn terrain(kind: TerrainKind, outline: Outline, marks: &[Condition]) -> Terrain {
    let marks = marks.iter().map(|&it| DamageMark::new(it, "")).collect();
    Terrain { name: kind.word().to_owned(), kind, outline, marks }
}

fn line(from: (i32, i32), to: (i32, i32)) -> Outline {
    Outline::Line { points: vec![Point::new(from.0, from.1), Point::new(to.0, to.1)], thickness: 6 }
}

fn piece(id: u32, name: &str, side: Allegiance, x: i32, y: i32) -> Piece {
    Piece {
        id: Token(id),
        name: name.to_owned(),
        pronoun: None,
        side,
        word: String::new(),
        number: None,
        at: Point::new(x, y),
        diameter: 25,
        facing: None,
        lies: false,
        badges: Vec::new(),
        wounds: 0,
        in_hand: None,
        face: None,
    }
}

/// Its number stands beside its name and is not read from it.
fn zombie(id: u32, number: u32, x: i32, y: i32) -> Piece {
    Piece { number: Some(number), ..piece(id, "one of the dead", Allegiance::Dead, x, y) }
}

fn table(terrain: Vec<Terrain>, tokens: Vec<Piece>) -> View {
    let clock = vec![NamedValue { name: "turn".to_owned(), value: "2".to_owned(), ..NamedValue::default() }];
    let ground = Ground::Open(OpenTable { width: 200, height: 120, terrain, scenery: Vec::new() });
    View { title: "Test".to_owned(), clock, ground, tokens, ..View::default() }
}

#[test]
fn a_house_with_door_and_windows() {
    let walls = Outline::Line {
        points: Polygon::rectangle(45, 30, 100, 60).corners.into_iter().chain([Point::new(45, 30)]).collect(),
        thickness: 6,
    };
    let view = table(
        vec![
            terrain(
                TerrainKind::Room { floor: Floor::Boards },
                Outline::Area(Polygon::rectangle(45, 30, 100, 60)),
                &[],
            ),
            terrain(TerrainKind::Building, walls, &[]),
            terrain(
                TerrainKind::Opening { opening: Opening::Door },
                line((75, 90), (95, 90)),
                &[Condition::Open],
            ),
            terrain(TerrainKind::Opening { opening: Opening::Door }, line((45, 50), (45, 65)), &[]),
            terrain(TerrainKind::Opening { opening: Opening::Window }, line((75, 30), (115, 30)), &[]),
            terrain(
                TerrainKind::Opening { opening: Opening::BoardedWindow },
                line((145, 50), (145, 65)),
                &[],
            ),
        ],
        vec![piece(1, "Sgt. Ann", Allegiance::Players, 105, 50), piece(2, "Al", Allegiance::Players, 85, 70)],
    );
    let expected = "\
Test  |  turn 2
+--------------------+
|                    |
|    ###\"\"\"\"\"###     |
|    +.....A...x     |
|    +...L.....x     |
|    ###'''#####     |
|                    |
+--------------------+
\" window   # wall
' open   + door
. floor
x boarded window
one character: 1.0 cm
A Sgt. Ann
L Al
";
    let drawn = board(&view, 22);
    assert_eq!(drawn, expected, "\n{drawn}");
}

#[test]
fn zombies_are_small_letters_and_several_in_one_place_a_large_one() {
    let mut fallen = zombie(5, 3, 105, 10);
    fallen.lies = true;
    let tokens = vec![
        piece(1, "Zoe", Allegiance::Players, 5, 10),
        zombie(3, 1, 55, 10),
        zombie(4, 2, 155, 10),
        fallen,
        zombie(6, 4, 156, 12),
    ];
    let drawn = board(&table(Vec::new(), tokens), 22);
    assert!(drawn.contains("|O    z1   ~3   Z    |"), "{drawn}");
    assert!(drawn.contains("Z several zombies") && drawn.contains("~ zombie that lies"), "{drawn}");
    assert!(drawn.contains("O Zoe"), "a human never takes the letter of the zombies:\n{drawn}");
}

#[test]
fn badges_stand_behind_the_name() {
    let mut ann = piece(1, "Ann", Allegiance::Players, 100, 60);
    ann.badges = vec![Badge::new(Health::Wounded, "wounded 2"), Badge::new(Health::Prone, "prone")];
    assert!(board(&table(Vec::new(), vec![ann]), 40).contains("A Ann (wounded 2, prone)"));
}

#[test]
fn no_line_is_longer_than_the_columns_given_and_an_empty_table_is_drawn_too() {
    for columns in [0, 12, 60, 78, 500] {
        let drawn = board(&table(Vec::new(), Vec::new()), columns);
        let frame = drawn.lines().filter(|it| it.starts_with(['+', '|']));
        assert!(frame.clone().all(|it| it.chars().count() <= columns.clamp(12, 200)), "{drawn}");
        assert!(2 < frame.count());
    }
    assert!(!board(&View::default(), 60).is_empty());
}

#[test]
fn on_a_map_of_hexes_the_scale_is_told_in_hexes_and_never_in_centimetres() {
    let columns: i32 = 60;
    let map = Hexes {
        width: 26 * (columns - 1) + 34,
        height: 615,
        cells: Vec::new(),
        houses: Vec::new(),
        scenery: Vec::new(),
        entrances: Vec::new(),
        sheets: Vec::new(),
        light: Light::Night,
        key: Vec::new(),
    };
    let view = View { ground: Ground::Hex(Box::new(map)), ..table(Vec::new(), Vec::new()) };
    let drawn = board(&view, 80);
    assert!(drawn.contains("10 hexes: 12 characters across"), "{drawn}");
    assert!(!drawn.contains("cm"), "{drawn}");
}

/// Options call a zombie by its number, so the board has it; where somebody stands beside it, the sign alone.
#[test]
fn zombies_have_their_numbers_where_there_is_room() {
    let tokens = vec![
        piece(1, "Ann", Allegiance::Players, 105, 20),
        piece(7, "Survivor 7", Allegiance::Strangers, 5, 10),
        zombie(2, 12, 60, 20),
        zombie(3, 3, 95, 20),
        zombie(4, 4, 195, 60),
        zombie(5, 5, 25, 100),
        zombie(6, 6, 26, 100),
    ];
    let drawn = board(&table(Vec::new(), tokens), 22);
    let rows: Vec<&str> = drawn.lines().filter(|it| it.starts_with('|')).collect();
    assert_eq!(
        rows,
        [
            "|S                   |",
            "|      z12zA         |",
            "|                    |",
            "|                   z|",
            "|                    |",
            "|  Z                 |",
        ]
    );
    assert!(drawn.contains("z zombie, with its number"), "{drawn}");
}

#[test]
fn a_map_of_hexes_has_the_numbers_of_its_columns_and_rows_along_its_edges() {
    let grid = ground::hex::Grid::new(6, 3);
    let cell = |name| view::hex::Cell {
        name,
        at: ground::hex::centre(name),
        kind: view::hex::CellKind::Clear,
        growth: None,
        traces: Vec::new(),
    };
    let size = grid.size_mm();
    let map =
        Hexes { width: size.x, height: size.y, cells: grid.hexes().map(cell).collect(), ..Hexes::default() };
    let view = View { ground: Ground::Hex(Box::new(map)), ..View::default() };
    let drawn = board(&view, 24);
    let lines: Vec<&str> = drawn.lines().skip(1).collect();
    assert_eq!(lines[0], "   01 02 03 04 05 06", "{drawn}");
    let rows: Vec<&str> = lines[1..9].iter().map(|it| it[..2].trim()).collect();
    assert_eq!(rows, ["", "01", "", "02", "", "03", "", ""], "{drawn}");
    assert!(
        lines.iter().all(|it| it.len() <= 24 || it.starts_with("10 hexes") || it.starts_with("hex 0203")),
        "{drawn}"
    );
}
