//! The typefaces that come with the program, and the room that letters take: nothing is cut off where none is installed.
use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::OnceLock,
};

use base64::{Engine, engine::general_purpose::STANDARD};

/// One weight of one family, as `fonts/README.md` tells of them.
#[derive(Debug)]
pub struct Typeface {
    pub family: &'static str,
    pub name: &'static str,
    pub weight: u16,
    pub italic: bool,
    /// WOFF2.
    pub bytes: &'static [u8],
}

macro_rules! typeface {
    ($family:literal, $name:literal, $weight:literal, $italic:literal) => {
        Typeface {
            family: $family,
            name: $name,
            weight: $weight,
            italic: $italic,
            bytes: include_bytes!(concat!("../fonts/", $name, ".woff2")),
        }
    };
}

pub static TYPEFACES: [Typeface; 8] = [
    typeface!("Shamble Serif", "serif-400", 400, false),
    typeface!("Shamble Serif", "serif-600", 600, false),
    typeface!("Shamble Serif", "serif-400-italic", 400, true),
    typeface!("Shamble Serif", "serif-600-italic", 600, true),
    typeface!("Shamble Sans", "sans-400", 400, false),
    typeface!("Shamble Sans", "sans-600", 600, false),
    typeface!("Shamble Narrow", "narrow-400", 400, false),
    typeface!("Shamble Narrow", "narrow-700", 700, false),
];

impl Typeface {
    /// A name for its file that changes with its letters, so that it can be cached for ever.
    pub fn file(&self) -> String {
        let mut mark = DefaultHasher::new();
        self.bytes.hash(&mut mark);
        format!("{}-{:08x}.woff2", self.name, mark.finish() as u32)
    }

    /// Names on a board are narrow, those of places in italics.
    fn is_on_board(&self) -> bool {
        self.family == "Shamble Narrow" || (self.italic && self.weight == 400)
    }

    fn is_in_plot(&self) -> bool {
        matches!(self.name, "serif-600" | "sans-400")
    }

    fn embedded(&self) -> String {
        self.rule(&format!("data:font/woff2;base64,{}", STANDARD.encode(self.bytes)))
    }

    fn rule(&self, source: &str) -> String {
        let style = if self.italic { "italic" } else { "normal" };
        format!(
            "@font-face {{ font-family: \"{}\"; font-style: {style}; font-weight: {}; font-display: block; src: url({source}) format(\"woff2\") }}\n",
            self.family, self.weight
        )
    }
}

/// The typefaces for a style sheet of a server that has their files in this folder.
pub fn linked(folder: &str) -> String {
    TYPEFACES.iter().map(|it| it.rule(&format!("{folder}/{}", it.file()))).collect()
}

/// The typefaces themselves, for a page that is kept by itself.
pub fn embedded() -> &'static str {
    static RULES: OnceLock<String> = OnceLock::new();
    RULES.get_or_init(|| TYPEFACES.iter().map(Typeface::embedded).collect())
}

/// Those of them that stand on a board, for a picture that is kept by itself: 70 KB instead of 205.
pub fn embedded_in_board() -> &'static str {
    static RULES: OnceLock<String> = OnceLock::new();
    RULES.get_or_init(|| TYPEFACES.iter().filter(|it| it.is_on_board()).map(Typeface::embedded).collect())
}

/// Those of a plot, for a picture that is kept by itself: of its title and of its text.
pub fn embedded_in_plot() -> &'static str {
    static RULES: OnceLock<String> = OnceLock::new();
    RULES.get_or_init(|| TYPEFACES.iter().filter(|it| it.is_in_plot()).map(Typeface::embedded).collect())
}

/// The letters of a plot's title and of its text as plain outlines (TrueType), for whoever draws pixels.
pub const PLOT_TITLE: &[u8] = include_bytes!("../fonts/serif-600.ttf");
pub const PLOT_TEXT: &[u8] = include_bytes!("../fonts/sans-400.ttf");

/// How wide each letter of the bold narrow typeface is from space on, in thousandths of its size.
fn widths() -> &'static [f64] {
    static WIDTHS: OnceLock<Vec<f64>> = OnceLock::new();
    WIDTHS.get_or_init(|| {
        include_str!("../fonts/narrow-700.widths").lines().filter_map(|it| it.parse().ok()).collect()
    })
}

/// A letter that is not measured is taken for a wide one.
const WIDE: f64 = 620.0;

/// How wide a text is in the bold narrow typeface of this size, with so much between its letters.
pub fn narrow(text: &str, size: f64, spacing: f64) -> f64 {
    let wide =
        |it: char| (it as usize).checked_sub(32).and_then(|at| widths().get(at)).copied().unwrap_or(WIDE);
    text.chars().map(|it| wide(it) * size / 1000.0 + spacing).sum()
}
