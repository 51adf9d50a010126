//! A preview in the making: what this book draws on it beside what every book does.
use std::ops::{Deref, DerefMut};

use ground::{
    hex::{Hex, centre, corners, outline},
    open::Polygon,
};
use kernel::{Answer, LiveQuestion, Point, Sum, question::Chance};
use view::{OverlayKind, Preview};

use crate::{
    battle::{Battle, FigureId},
    words::WORDS,
};

/// A way is drawn as a thin line, a look as a narrow band.
const WAY_MM: i32 = 1;
const LOOK_MM: i32 = 3;

/// What a preview is drawn on, with the battle that it is about.
pub(super) struct Sketch<'a> {
    pub battle: &'a Battle,
    plain: view::sketch::Sketch,
}

impl Deref for Sketch<'_> {
    type Target = view::sketch::Sketch;
    fn deref(&self) -> &Self::Target {
        &self.plain
    }
}

impl DerefMut for Sketch<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.plain
    }
}

impl<'a> Sketch<'a> {
    /// With letters for these, in their order.
    pub fn new(battle: &'a Battle, letters: &[FigureId]) -> Self {
        let letters = letters.iter().map(|it| it.token()).collect();
        Sketch { battle, plain: view::sketch::Sketch::new(letters) }
    }

    pub fn done(self) -> Preview {
        self.plain.done()
    }

    pub fn done_for(self, asked: &LiveQuestion<'_>, answer: Option<&Answer>) -> Preview {
        self.plain.done_for(asked, answer)
    }

    /// The line round these hexes.
    pub fn hexes(&mut self, kind: OverlayKind, hexes: impl IntoIterator<Item = Hex>, label: Option<String>) {
        let mut label = label;
        for line in outline(hexes) {
            self.area(kind, Polygon::new(line), label.take());
        }
    }

    /// One hex that matters.
    pub fn hex(&mut self, hex: Hex, label: Option<String>) {
        self.area(OverlayKind::Mark, Polygon::new(corners(hex).to_vec()), label);
    }

    /// The hex about a place.
    pub fn place(&mut self, place: Point, label: Option<String>) {
        if let Some(hex) = self.battle.scene.board.grid().at(place) {
            self.hex(hex, label);
        }
    }

    pub fn route(&mut self, hexes: impl IntoIterator<Item = Hex>) {
        let points: Vec<Point> = hexes.into_iter().map(centre).collect();
        self.stroke(OverlayKind::Route, points, WAY_MM, None);
    }

    /// A Line of Sight from centre to centre.
    pub fn sight(&mut self, from: Hex, to: Hex, label: Option<String>) {
        if from != to {
            let points = vec![centre(from), centre(to)];
            self.stroke(OverlayKind::Sight, points, LOOK_MM, label);
        }
    }

    /// Each part of a sum with its rule.
    pub fn parts(&mut self, sum: &Sum) {
        self.plain.parts(sum, &WORDS);
    }

    /// Somebody whom it is aimed at, and how he may fare.
    pub fn aims_at(&mut self, who: FigureId, odds: Vec<Chance>) {
        self.plain.aims_at(who.token(), odds);
    }
}
