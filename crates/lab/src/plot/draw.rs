//! The picture as a list of marks, for whichever form it is to have.
use super::{Plot, PlotLine};

pub const WIDE: f64 = 860.0;
pub const HIGH: f64 = 500.0;

const LEFT: f64 = 74.0;
const RIGHT: f64 = 828.0;
const TOP: f64 = 92.0;
const BOTTOM: f64 = 408.0;

pub type Colour = u32;

const PAPER: Colour = 0xf7_f2_e8;
const EDGE: Colour = 0xb3_a6_8d;
const HAIR: Colour = 0xd2_c7_b1;
const INK: Colour = 0x22_1d_18;
const INK_2: Colour = 0x51_48_3d;
const BLOOD: Colour = 0x94_23_1c;

/// Steel, plum, ochre, green, ink: told apart by shape and dashes as well.
const LINES: [Colour; 5] = [0x1d_54_71, 0x5e_3f_73, 0x7a_4c_07, 0x24_52_40, 0x22_1d_18];

/// One thing to draw.
#[derive(Clone, Debug)]
pub enum PlotShape {
    /// A filled outline, so many hundredths solid.
    Area {
        points: Vec<(f64, f64)>,
        colour: Colour,
        solid: u8,
    },
    Stroke {
        points: Vec<(f64, f64)>,
        colour: Colour,
        width: f64,
        dash: Option<f64>,
    },
    Words {
        at: (f64, f64),
        text: String,
        size: f64,
        colour: Colour,
        anchor: Anchor,
        voice: Voice,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// Headings are in another type than numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voice {
    Title,
    Plain,
}

pub fn marks(plot: &Plot) -> Vec<PlotShape> {
    let mut marks = vec![PlotShape::Area {
        points: vec![(0.0, 0.0), (WIDE, 0.0), (WIDE, HIGH), (0.0, HIGH)],
        colour: PAPER,
        solid: 100,
    }];
    marks.push(words((LEFT - 46.0, 40.0), &plot.title, 22.0, INK, Anchor::Start, Voice::Title));
    let under: Vec<String> = broken(&plot.under, 118);
    for (at, line) in under.iter().take(2).enumerate() {
        let y = HIGH - 32.0 + 16.0 * at as f64;
        marks.push(words((LEFT - 46.0, y), line, 12.0, INK_2, Anchor::Start, Voice::Plain));
    }
    grid(plot, &mut marks);
    for (at, line) in plot.lines.iter().enumerate() {
        band(plot, line, at, &mut marks);
    }
    for (at, line) in plot.lines.iter().enumerate() {
        drawn(plot, line, at, &mut marks);
    }
    key(plot, &mut marks);
    marks
}

/// Where a value stands: by its number if all are numbers, else one after the other.
fn x(plot: &Plot, at: usize) -> f64 {
    let numbers: Option<Vec<f64>> = plot.values.iter().map(|it| it.parse().ok()).collect();
    let inner = (LEFT + 16.0, RIGHT - 16.0);
    let share = match numbers.as_deref() {
        Some([first, .., last]) if first < last => {
            (numbers.as_ref().and_then(|it| it.get(at)).copied().unwrap_or(*first) - first) / (last - first)
        }
        Some(_) | None => (at as f64 + 0.5) / plot.values.len().max(1) as f64,
    };
    inner.0 + share * (inner.1 - inner.0)
}

fn y(share: f64) -> f64 {
    BOTTOM - share.clamp(0.0, 1.0) * (BOTTOM - TOP)
}

fn grid(plot: &Plot, marks: &mut Vec<PlotShape>) {
    for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let colour = if share == 0.0 { EDGE } else { HAIR };
        let points = vec![(LEFT, y(share)), (RIGHT, y(share))];
        marks.push(PlotShape::Stroke { points, colour, width: 1.0, dash: None });
        let text = format!("{:.0} %", share * 100.0);
        marks.push(words((LEFT - 8.0, y(share) + 4.5), &text, 13.0, INK_2, Anchor::End, Voice::Plain));
    }
    let every = plot.values.len().div_ceil(16).max(1);
    for (at, value) in plot.values.iter().enumerate() {
        let x = x(plot, at);
        let points = vec![(x, BOTTOM), (x, BOTTOM + 5.0)];
        marks.push(PlotShape::Stroke { points, colour: EDGE, width: 1.0, dash: None });
        if at.is_multiple_of(every) {
            marks.push(words((x, BOTTOM + 21.0), value, 13.0, INK_2, Anchor::Middle, Voice::Plain));
        }
    }
    let middle = ((LEFT + RIGHT) / 2.0, BOTTOM + 42.0);
    marks.push(words(middle, &plot.along, 14.0, INK, Anchor::Middle, Voice::Plain));
    if let Some(wanted) = plot.wanted {
        let points = vec![(LEFT, y(wanted)), (RIGHT, y(wanted))];
        marks.push(PlotShape::Stroke { points, colour: BLOOD, width: 1.5, dash: Some(6.0) });
        let text = format!("wanted: {:.0} %", wanted * 100.0);
        marks.push(words((RIGHT, y(wanted) - 6.0), &text, 13.0, BLOOD, Anchor::End, Voice::Plain));
    }
}

fn band(plot: &Plot, line: &PlotLine, at: usize, marks: &mut Vec<PlotShape>) {
    let up = line.points.iter().map(|(value, it)| (x(plot, *value), y(it.high)));
    let down = line.points.iter().rev().map(|(value, it)| (x(plot, *value), y(it.low)));
    let points: Vec<(f64, f64)> = up.chain(down).collect();
    marks.push(PlotShape::Area { points, colour: colour(at), solid: 16 });
    for (value, it) in &line.points {
        let points = vec![(x(plot, *value), y(it.low)), (x(plot, *value), y(it.high))];
        marks.push(PlotShape::Stroke { points, colour: colour(at), width: 1.0, dash: None });
    }
}

fn drawn(plot: &Plot, line: &PlotLine, at: usize, marks: &mut Vec<PlotShape>) {
    let points: Vec<(f64, f64)> =
        line.points.iter().map(|(value, it)| (x(plot, *value), y(it.value))).collect();
    for point in &points {
        marks.push(PlotShape::Area { points: shape(*point, at), colour: colour(at), solid: 100 });
    }
    marks.push(PlotShape::Stroke { points, colour: colour(at), width: 2.2, dash: dash(at) });
}

fn key(plot: &Plot, marks: &mut Vec<PlotShape>) {
    let mut left = LEFT;
    for (at, line) in plot.lines.iter().enumerate().filter(|it| !it.1.name.is_empty()) {
        let points = vec![(left, 68.0), (left + 34.0, 68.0)];
        marks.push(PlotShape::Stroke { points, colour: colour(at), width: 2.2, dash: dash(at) });
        marks.push(PlotShape::Area {
            points: shape((left + 17.0, 68.0), at),
            colour: colour(at),
            solid: 100,
        });
        marks.push(words((left + 42.0, 72.5), &line.name, 14.0, INK, Anchor::Start, Voice::Plain));
        left += 66.0 + 7.8 * line.name.chars().count() as f64;
    }
}

fn colour(at: usize) -> Colour {
    LINES[at % LINES.len()]
}

fn dash(at: usize) -> Option<f64> {
    [None, Some(9.0), Some(4.0)][at % 3]
}

/// A square, a triangle, a diamond, an octagon: one line from another in grey.
fn shape((x, y): (f64, f64), at: usize) -> Vec<(f64, f64)> {
    let corners: &[(f64, f64)] = match at % 4 {
        0 => &[
            (-4.5, -1.9),
            (-1.9, -4.5),
            (1.9, -4.5),
            (4.5, -1.9),
            (4.5, 1.9),
            (1.9, 4.5),
            (-1.9, 4.5),
            (-4.5, 1.9),
        ],
        1 => &[(0.0, -6.0), (5.4, 4.0), (-5.4, 4.0)],
        2 => &[(-4.2, -4.2), (4.2, -4.2), (4.2, 4.2), (-4.2, 4.2)],
        _ => &[(0.0, -6.0), (6.0, 0.0), (0.0, 6.0), (-6.0, 0.0)],
    };
    corners.iter().map(|it| (x + it.0, y + it.1)).collect()
}

fn words(at: (f64, f64), text: &str, size: f64, colour: Colour, anchor: Anchor, voice: Voice) -> PlotShape {
    PlotShape::Words { at, text: text.to_owned(), size, colour, anchor, voice }
}

/// Text in lines of at most so many characters.
fn broken(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.len() - 1;
        if !lines[last].is_empty() && most < lines[last].chars().count() + 1 + word.chars().count() {
            lines.push(word.to_owned());
            continue;
        }
        if !lines[last].is_empty() {
            lines[last].push(' ');
        }
        lines[last].push_str(word);
    }
    lines
}
