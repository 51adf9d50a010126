//! The key that is printed beside a map: what its signs mean, in the table's words.
use view::{
    Allegiance, Face, HeldWeapon, Piece, WeaponShape,
    hex::{CellKind, Hexes, Key, KeyRow, Sign},
};

use super::FINE;
use crate::{
    counter,
    ink::{at, escape, n, path, ring},
};

/// How many letters fit into a line of the key, and into one beside a sign.
const LINE: usize = 24;
const BESIDE: usize = 17;

pub fn draw(map: &Hexes, left: f64) -> String {
    let mut column = Column::default();
    for it in &map.sheets {
        column.lines("ttl", &it.name, 14, 24.0);
        column.lines("sub", &it.note, LINE, 18.0);
    }
    map.key.iter().for_each(|it| column.part(it));
    format!("<g class=\"key\" transform=\"translate({},2) scale({FINE})\">{}</g>", n(left), column.drawn)
}

/// What is printed so far, and how far down that is.
#[derive(Default)]
struct Column {
    drawn: String,
    down: f64,
}

impl Column {
    fn lines(&mut self, class: &str, text: &str, letters: usize, high: f64) {
        for line in wrapped(text, letters) {
            self.down += high;
            self.text(class, 0.0, self.down - 4.0, &line);
        }
    }

    fn text(&mut self, class: &str, x: f64, y: f64, text: &str) {
        let word = escape(text);
        self.drawn.push_str(&format!("<text class=\"{class}\" x=\"{}\" y=\"{}\">{word}</text>", n(x), n(y)));
    }

    fn part(&mut self, key: &Key) {
        self.down += 12.0;
        self.drawn.push_str(&format!("<path class=\"lgl\" d=\"M0,{0}H154\"/>", n(self.down)));
        self.down += 6.0;
        if !key.title.is_empty() {
            self.down += 17.0;
            self.text("lgh", 0.0, self.down, &key.title.to_uppercase());
            self.down += 5.0;
        }
        let plain = if key.title.is_empty() { "sub" } else { "lg" };
        for row in &key.rows {
            match &row.sign {
                None => self.lines(plain, &row.text, LINE, 16.0),
                Some(sign) => self.row(row, sign),
            }
        }
    }

    fn row(&mut self, row: &KeyRow, sign: &Sign) {
        let (drawn, high, beside) = sign_of(sign);
        let middle = self.down + high / 2.0 + 2.0;
        self.drawn.push_str(&format!(
            "<g transform=\"translate({})\">{drawn}</g>",
            at((beside / 2.0 - 3.0, middle))
        ));
        let lines = wrapped(&row.text, BESIDE);
        let first = middle + 4.5 - (lines.len() as f64 - 1.0) * 7.5;
        for (i, line) in lines.iter().enumerate() {
            self.text("lg", beside + 2.0, first + i as f64 * 15.0, line);
        }
        self.down += high.max(lines.len() as f64 * 15.0) + 6.0;
    }
}

/// The drawing of a sign about its middle, how high it is, and where the words beside it begin.
fn sign_of(sign: &Sign) -> (String, f64, f64) {
    match sign {
        Sign::Entrance { colour, number } => (
            format!(
                "<path class=\"tri {0}\" d=\"M0,-12L11.5,8H-11.5Z\"/><text class=\"trin {0}\" y=\"5\">{number}</text>",
                colour.word()
            ),
            24.0,
            32.0,
        ),
        Sign::Hex { kind } => (hex(*kind), 30.0, 34.0),
        Sign::Counter { side, number, star } => (token(*side, number, *star), 38.0, 42.0),
        Sign::Sides => (sides(), 88.0, 120.0),
    }
}

fn hex(kind: CellKind) -> String {
    let d = path(&ring((0.0, 0.0), 15.0, 6), true);
    match kind {
        CellKind::Building => format!("<path class=\"kx\" fill=\"url(#p-roof)\" d=\"{d}\"/>"),
        CellKind::Rough => format!(
            "<path class=\"hexu kx\" d=\"{d}\"/><use class=\"tree\" href=\"#tree-1\" transform=\"scale(.11)\"/>"
        ),
        CellKind::Clear => format!("<path class=\"kx\" fill=\"url(#p-grass)\" d=\"{d}\"/>"),
    }
}

fn token(side: Allegiance, number: &str, star: bool) -> String {
    let piece = Piece {
        id: kernel::Token(3),
        pronoun: None,
        name: String::new(),
        side,
        word: String::new(),
        number: None,
        at: kernel::Point::new(0, 0),
        diameter: 20,
        facing: None,
        lies: false,
        wounds: 0,
        in_hand: Some(HeldWeapon {
            shape: if star { WeaponShape::Rifle } else { WeaponShape::Pistol },
            word: String::new(),
        }),
        badges: Vec::new(),
        face: Some(Face { number: number.to_owned(), star }),
    };
    format!(
        "<g class=\"{}\" transform=\"scale(.86)\">{}</g>",
        crate::figure::dress(&piece),
        counter::face(&piece)
    )
}

fn sides() -> String {
    let mut res = format!("<path class=\"ros\" d=\"{}\"/>", path(&ring((0.0, 0.0), 40.0, 6), true));
    for i in 0..6 {
        let turn = (f64::from(i) * 60.0 - 90.0).to_radians();
        let (x, y) = (turn.cos() * 25.0, turn.sin() * 25.0 + 4.5);
        res.push_str(&format!("<text class=\"rosn\" x=\"{}\" y=\"{}\">{}</text>", n(x), n(y), i + 1));
    }
    res + "<path class=\"ros\" d=\"M0,7V-7M-4,-3L0,-8L4,-3\"/>"
}

/// A text in lines of at most so many letters, if its words allow.
pub fn wrapped(text: &str, letters: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= letters => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines
}
