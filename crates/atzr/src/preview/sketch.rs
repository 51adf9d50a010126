//! A preview in the making: overlays, lines, and who is under what, with their letters.
use ground::{
    hex::{Hex, centre, corners, outline},
    open::Polygon,
};
use kernel::{Point, RuleId, Sum, question::Chance};
use view::{Line, Outline, Overlay, Preview, Under, story};

use crate::{
    battle::{Battle, FigureId},
    phrases,
};

/// A way is drawn as a thin line, a look as a narrow band.
const WAY_MM: i32 = 1;
const LOOK_MM: i32 = 3;

pub(super) struct Sketch<'a> {
    pub battle: &'a Battle,
    /// Who has a letter, in the order of the letters.
    letters: Vec<FigureId>,
    preview: Preview,
}

impl<'a> Sketch<'a> {
    pub fn new(battle: &'a Battle, letters: Vec<FigureId>) -> Self {
        Sketch { battle, letters, preview: Preview::default() }
    }

    pub fn done(mut self, refused: Option<RuleId>) -> Preview {
        self.preview.refused = refused;
        self.preview
    }

    fn lay(&mut self, kind: &str, outline: Outline, label: Option<String>) {
        self.preview.overlays.push(Overlay { kind: kind.to_owned(), outline, label });
    }

    /// The line round these hexes.
    pub fn hexes(&mut self, kind: &str, hexes: impl IntoIterator<Item = Hex>, label: Option<String>) {
        let mut label = label;
        for line in outline(hexes) {
            self.lay(kind, Outline::Area(Polygon::new(line)), label.take());
        }
    }

    /// One hex that matters.
    pub fn hex(&mut self, hex: Hex, label: Option<String>) {
        self.lay("mark hex", Outline::Area(Polygon::new(corners(hex).to_vec())), label);
    }

    /// The hex about a place.
    pub fn place(&mut self, place: Point, label: Option<String>) {
        if let Some(hex) = self.battle.scene.board.grid().at(place) {
            self.hex(hex, label);
        }
    }

    pub fn route(&mut self, hexes: impl IntoIterator<Item = Hex>) {
        let points: Vec<Point> = hexes.into_iter().map(centre).collect();
        self.lay("route", Outline::Line { points, thickness: WAY_MM }, None);
    }

    /// A Line of Sight from centre to centre.
    pub fn sight(&mut self, from: Hex, to: Hex, label: Option<String>) {
        if from != to {
            let points = vec![centre(from), centre(to)];
            self.lay("sight", Outline::Line { points, thickness: LOOK_MM }, label);
        }
    }

    pub fn line(&mut self, name: impl Into<String>, value: impl Into<String>, rule: Option<RuleId>) {
        self.preview.lines.push(Line { name: name.into(), value: value.into(), rule });
    }

    /// Each part of a sum with its rule.
    pub fn parts(&mut self, sum: &Sum) {
        for part in sum.parts() {
            let name = phrases::modifier(part).map_or_else(|| story::about(part.rule), str::to_owned);
            self.line(name, signed(part.value), Some(part.rule));
        }
    }

    pub fn chances(&mut self, odds: &[Chance], rule: RuleId) {
        odds.iter().for_each(|it| self.line(it.what.clone(), it.p.to_string(), Some(rule)));
    }

    /// Somebody whom it is aimed at, and how he may fare.
    pub fn aims_at(&mut self, who: FigureId, odds: Vec<Chance>) {
        let at = self.letters.iter().position(|&it| it == who).unwrap_or_else(|| {
            self.letters.push(who);
            self.letters.len() - 1
        });
        self.preview.under.push(Under { id: who.token(), letter: Some(letter(at)), hidden: false, odds });
    }
}

/// A to Z, then AA, AB and so on.
fn letter(at: usize) -> String {
    let last = char::from(b'A' + (at % 26) as u8);
    match at / 26 {
        0 => last.to_string(),
        rest => format!("{}{last}", letter(rest - 1)),
    }
}

/// A modifier with its sign.
fn signed(value: i32) -> String {
    format!("{value:+}").replace('-', "−")
}
