//! A small board in text, for a terminal: one character for each patch of the table.
mod label;

use std::{collections::BTreeMap, fmt::Write};

use ground::open::{Circle, Polygon, Segment};
use kernel::{Point, Token};

use self::label::Rulers;
use crate::{Barrier, Condition, Opening, Outline, Piece, Prop, Terrain, TerrainKind, View};

/// How a kind of terrain is drawn: its character, what it fills an area with, and its word in the legend.
struct Glyph {
    edge: char,
    fill: char,
    word: &'static str,
}

/// A board in its parts, of which a reader may want only some again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardText {
    /// What is played, and how far it is.
    pub head: String,
    pub map: String,
    /// What the characters stand for.
    pub legend: String,
    /// Who is on it, with what a reader must know of each.
    pub figures: String,
}

/// The board with a frame, a scale and a legend, `columns` characters wide.
pub fn board(view: &View, columns: usize) -> String {
    let BoardText { head, map, legend, figures } = draw(view, columns);
    head + &map + &legend + &figures
}

/// The board in its parts; without a board only who is there, and how far the game is.
pub fn draw(view: &View, columns: usize) -> BoardText {
    let letters = letters(&view.tokens);
    let (head, figures) = (head(view), figures(view, &letters));
    let Some(board) = view.ground.board() else {
        return BoardText { head, map: String::new(), legend: String::new(), figures };
    };
    let (width, height) = board.size();
    let terrain = board.terrain();
    let edges = board.edges();
    let mut sheet = Sheet::new(width, height, columns.saturating_sub(edges.margin()));
    for layer in [is_floor as fn(&Terrain) -> bool, is_obstacle, is_wall, is_opening, is_object] {
        for piece in terrain.iter().filter(|it| layer(it)) {
            sheet.terrain(piece);
        }
    }
    sheet.tokens(&view.tokens, &letters);
    label::number_zombies(&mut sheet, &view.tokens);
    let mut map = String::new();
    sheet.write(&mut map, &Rulers::of(&edges, &sheet));
    let scale = [board.scale(sheet.cell, view.units.length)].into_iter().chain(edges.reads);
    BoardText { head, map, legend: legend(&sheet, scale), figures }
}

fn head(view: &View) -> String {
    let clock: Vec<String> = view.clock.iter().map(|it| format!("{} {}", it.name, it.value)).collect();
    format!("{}  |  {}\n", view.title, clock.join("  |  "))
}

fn is_floor(it: &Terrain) -> bool {
    matches!(it.kind, TerrainKind::Room { .. })
}

/// Openings, and barricades that fill one.
fn is_opening(it: &Terrain) -> bool {
    let barricade = it.kind == TerrainKind::Barrier { barrier: Barrier::Barricade };
    let fills = matches!(&it.outline, Outline::Line { points, .. } if points.len() == 2);
    matches!(it.kind, TerrainKind::Opening { .. }) || (barricade && fills)
}

fn is_object(it: &Terrain) -> bool {
    it.kind == TerrainKind::Object
}

fn is_wall(it: &Terrain) -> bool {
    matches!(it.kind, TerrainKind::Building | TerrainKind::Wall)
}

fn is_obstacle(it: &Terrain) -> bool {
    !is_floor(it) && !is_wall(it) && !is_opening(it) && !is_object(it)
}

const fn of(edge: char, fill: char, word: &'static str) -> Glyph {
    Glyph { edge, fill, word }
}

fn glyph(it: &Terrain) -> Glyph {
    match it.kind {
        TerrainKind::Room { .. } => of('.', '.', "floor"),
        TerrainKind::Building => of('#', '/', "wall"),
        TerrainKind::Wall => of('#', '#', "wall"),
        TerrainKind::Barrier { barrier } => barrier_glyph(barrier),
        TerrainKind::Opening { opening } => {
            opening_glyph(opening, it.is(Condition::Open) || it.is(Condition::Broken))
        }
        TerrainKind::Furniture { .. } => of('n', 'n', "furniture"),
        TerrainKind::Vehicle { .. } | TerrainKind::Wreck { .. } => of('@', '@', "vehicle, wreck"),
        TerrainKind::Prop { prop: Prop::Tree } => of('^', '^', "tree"),
        TerrainKind::Prop { prop: Prop::Crates } => of('o', 'o', "crates"),
        TerrainKind::Prop { prop: Prop::Rock } => of('0', '0', "rock"),
        TerrainKind::Object => of('*', '*', "something to pick up"),
        TerrainKind::Prop { .. } | TerrainKind::Surface { .. } | TerrainKind::Other => {
            of('?', '?', "terrain")
        }
    }
}

const fn barrier_glyph(barrier: Barrier) -> Glyph {
    match barrier {
        Barrier::LowWall => of('-', '-', "low wall"),
        Barrier::Fence => of(':', ':', "fence"),
        Barrier::Hedge | Barrier::Bush => of('&', '&', "hedge, bush"),
        Barrier::Sandbags => of('=', '=', "sandbags"),
        Barrier::Barricade => of('%', '%', "barricade"),
    }
}

const fn opening_glyph(opening: Opening, through: bool) -> Glyph {
    match (opening, through) {
        (Opening::Gap, _) => of(' ', ' ', ""),
        (
            Opening::Door | Opening::LockedDoor | Opening::Hatch | Opening::Window | Opening::BoardedWindow,
            true,
        ) => of('\'', '\'', "open"),
        (Opening::Door | Opening::LockedDoor | Opening::Hatch, false) => of('+', '+', "door"),
        (Opening::Window, false) => of('"', '"', "window"),
        (Opening::BoardedWindow, false) => of('x', 'x', "boarded window"),
    }
}

/// The characters, and which part of the table each stands for.
struct Sheet {
    columns: usize,
    rows: usize,
    /// Millimetres that a character is wide; it is twice as high.
    cell: i32,
    cells: Vec<char>,
    words: BTreeMap<char, &'static str>,
}

impl Sheet {
    fn new(width: i32, height: i32, columns: usize) -> Self {
        let columns = columns.clamp(12, 200) - 2;
        let cell = (width.max(1) + columns as i32 - 1) / columns as i32;
        let count = |side: i32, cell: i32| ((side + cell - 1) / cell).max(1) as usize;
        let (columns, rows) = (count(width, cell), count(height, 2 * cell));
        Sheet { columns, rows, cell, cells: vec![' '; columns * rows], words: BTreeMap::new() }
    }

    fn index(&self, at: Point) -> Option<usize> {
        let (column, row) = (at.x.div_euclid(self.cell), at.y.div_euclid(2 * self.cell));
        let inside = (0..self.columns as i32).contains(&column) && (0..self.rows as i32).contains(&row);
        inside.then(|| row as usize * self.columns + column as usize)
    }

    fn middle(&self, index: usize) -> Point {
        let (column, row) = ((index % self.columns) as i32, (index / self.columns) as i32);
        Point::new(column * self.cell + self.cell / 2, row * 2 * self.cell + self.cell)
    }

    fn set(&mut self, at: Point, glyph: char, word: &'static str) {
        if let Some(index) = self.index(at) {
            self.cells[index] = glyph;
            self.words.insert(glyph, word);
        }
    }

    fn terrain(&mut self, piece: &Terrain) {
        let glyph = glyph(piece);
        match &piece.outline {
            Outline::Area(polygon) => self.area(polygon, &glyph),
            Outline::Line { points, .. } => {
                for pair in points.windows(2) {
                    self.line(Segment::new(pair[0], pair[1]), glyph.edge, glyph.word);
                }
            }
            Outline::Circle { at, diameter } => {
                self.set(*at, glyph.edge, glyph.word);
                let circle = Circle::new(*at, *diameter);
                self.fill(&|it| circle.contains(it), glyph.edge, glyph.word);
            }
        }
    }

    fn area(&mut self, polygon: &Polygon, glyph: &Glyph) {
        let inner = if glyph.fill == '/' { "roof" } else { glyph.word };
        self.fill(&|it| polygon.contains(it), glyph.fill, inner);
        if glyph.edge != '.' {
            for edge in polygon.edges() {
                self.line(edge, glyph.edge, glyph.word);
            }
        }
    }

    fn fill(&mut self, inside: &dyn Fn(Point) -> bool, glyph: char, word: &'static str) {
        for index in 0..self.cells.len() {
            let middle = self.middle(index);
            if inside(middle) {
                self.set(middle, glyph, word);
            }
        }
    }

    /// Every patch that a line passes.
    fn line(&mut self, line: Segment, glyph: char, word: &'static str) {
        let (x, y) = (line.b.x - line.a.x, line.b.y - line.a.y);
        let steps = (x.abs().max(y.abs()) * 2 / self.cell).max(1);
        for step in 0..=steps {
            self.set(Point::new(line.a.x + x * step / steps, line.a.y + y * step / steps), glyph, word);
        }
    }

    fn tokens(&mut self, tokens: &[Piece], letters: &BTreeMap<Token, char>) {
        let mut crowd: BTreeMap<usize, (u32, bool)> = BTreeMap::new();
        for token in tokens.iter().filter(|it| it.is_dead()) {
            if let Some(index) = self.index(token.at) {
                let here = crowd.entry(index).or_insert((0, true));
                *here = (here.0 + 1, here.1 && token.lies);
            }
        }
        for (index, (count, all_lie)) in crowd {
            let (glyph, word) = match (count, all_lie) {
                (1, true) => ('~', "zombie that lies"),
                (1, false) => ('z', "zombie, with its number"),
                (2.., _) => ('Z', "several zombies"),
                (0, _) => continue,
            };
            self.cells[index] = glyph;
            self.words.insert(glyph, word);
        }
        for token in tokens {
            if let (Some(index), Some(letter)) = (self.index(token.at), letters.get(&token.id)) {
                self.cells[index] = *letter;
            }
        }
    }

    fn write(&self, out: &mut String, rulers: &Rulers) {
        let margin = rulers.beside(usize::MAX);
        if let Some(numbers) = &rulers.above {
            let _ = writeln!(out, "{margin} {numbers}");
        }
        let frame = format!("{margin}+{}+\n", "-".repeat(self.columns));
        out.push_str(&frame);
        for (at, row) in self.cells.chunks(self.columns).enumerate() {
            let row: String = row.iter().collect();
            let _ = writeln!(out, "{}|{row}|", rulers.beside(at));
        }
        out.push_str(&frame);
    }
}

/// A letter for everybody who is not a zombie: the first of his name that is still free.
fn letters(tokens: &[Piece]) -> BTreeMap<Token, char> {
    let mut res: BTreeMap<Token, char> = BTreeMap::new();
    for token in tokens.iter().filter(|it| !it.is_dead()) {
        // `Survivor 5` is an S: digits are the numbers of zombies.
        let words = token.name.rsplit(' ').find(|it| it.parse::<u32>().is_err());
        let name = words.unwrap_or(&token.name);
        let own = name.chars().chain('A'..='Y').chain('1'..='9').map(|it| it.to_ascii_uppercase());
        let mut free = own.filter(|it| it.is_ascii_alphanumeric() && *it != 'Z');
        let letter = free.find(|it| !res.values().any(|taken| taken == it));
        res.insert(token.id, letter.unwrap_or('?'));
    }
    res
}

fn legend(sheet: &Sheet, scale: impl Iterator<Item = String>) -> String {
    let mut parts: Vec<String> = Vec::new();
    for (glyph, word) in &sheet.words {
        if sheet.cells.contains(glyph) && !word.is_empty() {
            parts.push(format!("{glyph} {word}"));
        }
    }
    parts.extend(scale);
    let mut out = String::new();
    wrap(&mut out, &parts, sheet.columns + 2);
    out
}

fn figures(view: &View, letters: &BTreeMap<Token, char>) -> String {
    let mut out = String::new();
    for token in view.tokens.iter() {
        let Some(letter) = letters.get(&token.id) else { continue };
        let words: Vec<&str> = token.badges.iter().map(|it| it.word.as_str()).collect();
        let badges = if words.is_empty() { String::new() } else { format!(" ({})", words.join(", ")) };
        let _ = writeln!(out, "{letter} {}{badges}", token.name);
    }
    out
}

fn wrap(out: &mut String, parts: &[String], width: usize) {
    let mut used = 0;
    for part in parts {
        let wide = part.chars().count() + 3;
        if 0 < used && width < used + wide {
            out.push('\n');
            used = 0;
        }
        if 0 < used {
            out.push_str("   ");
        }
        out.push_str(part);
        used += wide;
    }
    out.push('\n');
}
