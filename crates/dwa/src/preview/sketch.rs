//! A preview in the making: overlays, lines, and who is under what, with their letters.
use ground::open::Polygon;
use kernel::{Point, RuleId, Sum, question::Chance};
use view::{Line, Outline, Overlay, Preview, Under, story};

use crate::{
    battle::{Battle, FigureId, ap, figure::BASE_MM},
    phrases,
};

/// Thin lines are drawn as lines.
const LINE_MM: i32 = 1;

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

    pub fn lay(&mut self, kind: &str, outline: Outline, label: Option<String>) {
        self.preview.overlays.push(Overlay { kind: kind.to_owned(), outline, label });
    }

    pub fn area(&mut self, kind: &str, area: Polygon, label: Option<String>) {
        self.lay(kind, Outline::Area(area), label);
    }

    pub fn circle(&mut self, kind: &str, at: Point, diameter: i32, label: Option<String>) {
        self.lay(kind, Outline::Circle { at, diameter }, label);
    }

    /// A way, and where it ends.
    pub fn route(&mut self, points: Vec<Point>, label: Option<String>) {
        let Some(&end) = points.last() else { return };
        self.lay("route", Outline::Line { points, thickness: LINE_MM }, None);
        self.circle("route", end, BASE_MM, label);
    }

    /// A place where a base would stand.
    pub fn base(&mut self, at: Point) {
        self.circle("route", at, BASE_MM, None);
    }

    /// A place where it cannot be.
    pub fn nowhere(&mut self, at: Point) {
        self.circle("refused", at, BASE_MM, None);
    }

    pub fn line(&mut self, name: impl Into<String>, value: impl Into<String>, rule: Option<RuleId>) {
        self.preview.lines.push(Line { name: name.into(), value: value.into(), rule });
    }

    /// Each modifier with its rule.
    pub fn modifiers(&mut self, sum: &Sum) {
        for part in sum.parts() {
            let name = phrases::modifier(part).map_or_else(|| story::about(part.rule), str::to_owned);
            self.line(name, signed(part.value), Some(part.rule));
        }
    }

    /// What it costs, of what he has.
    pub fn costs(&mut self, human: u16, cost: Option<i32>) {
        if let Some(cost) = cost.filter(|&it| it != 0) {
            self.costs_of(cost, ap::at_hand(self.battle, human, false));
        }
    }

    pub fn costs_of(&mut self, cost: i32, at_hand: u8) {
        self.line("costs", format!("{cost} of {at_hand} AP"), Some(rule!("dwa.ap.cost-table")));
    }

    /// Somebody whom it is aimed at, and how he may fare.
    pub fn aims_at(&mut self, who: FigureId, odds: Vec<Chance>) {
        let at = self.letters.iter().position(|&it| it == who).unwrap_or_else(|| {
            self.letters.push(who);
            self.letters.len() - 1
        });
        self.preview.under.push(Under { id: who.token(), letter: Some(letter(at)), hidden: false, odds });
    }

    /// Of the attack that was announced only the aim is left: other dice are told of.
    pub fn forget_odds(&mut self) {
        self.preview.under.iter_mut().for_each(|it| it.odds.clear());
    }

    /// Somebody whom something keeps from being hit.
    pub fn hides(&mut self, who: FigureId) {
        self.preview.under.push(Under { id: who.token(), letter: None, hidden: true, odds: Vec::new() });
    }

    /// Everybody who can be aimed at, with the letters that previews give them.
    pub fn lettered(&mut self) {
        for who in self.letters.clone() {
            self.aims_at(who, Vec::new());
        }
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
pub(super) fn signed(value: i32) -> String {
    format!("{value:+}").replace('-', "−")
}
