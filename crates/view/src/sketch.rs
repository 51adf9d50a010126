//! A preview in the making: overlays, lines, and who is under what, with their letters.
use ground::open::Polygon;
use kernel::{Answer, LiveQuestion, Point, RuleId, Sum, Token, question::Chance};

use crate::{NamedValue, Outline, Overlay, OverlayKind, Preview, Under, lexicon::Lexicon, story};

/// What a book draws its previews on.
#[derive(Debug)]
pub struct Sketch {
    /// Who has a letter, in the order of the letters.
    letters: Vec<Token>,
    /// How the answer as a whole may end, each by its rule.
    odds: Vec<(Chance, RuleId)>,
    preview: Preview,
}

impl Sketch {
    pub fn new(letters: Vec<Token>) -> Self {
        Sketch { letters, odds: Vec::new(), preview: Preview::default() }
    }

    pub fn done(mut self) -> Preview {
        for (it, rule) in std::mem::take(&mut self.odds) {
            self.line(it.what.clone(), it.p.to_string(), Some(rule));
            self.preview.odds.push(it);
        }
        self.preview
    }

    /// The same of an answer, if one is looked at: with what forbids it, and why.
    pub fn done_for(self, asked: &LiveQuestion<'_>, answer: Option<&Answer>) -> Preview {
        let preview = self.done();
        match answer.and_then(|it| asked.forbids(it)) {
            Some((by, reason)) => Preview { refused: Some(by), reason, ..preview },
            None => preview,
        }
    }

    pub fn lay(&mut self, kind: OverlayKind, outline: Outline, label: Option<String>) {
        self.preview.overlays.push(Overlay { kind, outline, label });
    }

    pub fn area(&mut self, kind: OverlayKind, area: Polygon, label: Option<String>) {
        self.lay(kind, Outline::Area(area), label);
    }

    pub fn circle(&mut self, kind: OverlayKind, at: Point, diameter: i32, label: Option<String>) {
        self.lay(kind, Outline::Circle { at, diameter }, label);
    }

    /// A line through these places.
    pub fn stroke(&mut self, kind: OverlayKind, points: Vec<Point>, thickness: i32, label: Option<String>) {
        self.lay(kind, Outline::Line { points, thickness }, label);
    }

    pub fn line(&mut self, name: impl Into<String>, value: impl Into<String>, rule: Option<RuleId>) {
        self.preview.lines.push(NamedValue { rule, ..NamedValue::new(name, value) });
    }

    /// Each part of a sum with its rule; `called` are the book's words for it.
    pub fn parts(&mut self, sum: &Sum, words: &Lexicon) {
        for part in sum.parts() {
            let name = words.modifier(part).map_or_else(|| story::about(part.rule), str::to_owned);
            self.line(name, signed(part.value), Some(part.rule));
        }
    }

    /// What the answer as a whole may come to, as data and line by line.
    pub fn chances(&mut self, odds: Vec<Chance>, rule: RuleId) {
        self.odds.extend(odds.into_iter().map(|it| (it, rule)));
    }

    /// Somebody whom nothing is aimed at, and how he may fare all the same.
    pub fn fares(&mut self, who: Token, odds: Vec<Chance>) {
        self.preview.under.push(Under { id: who, letter: None, hidden: false, odds });
    }

    /// Somebody whom it is aimed at, and how he may fare.
    pub fn aims_at(&mut self, who: Token, odds: Vec<Chance>) {
        let at = self.letters.iter().position(|&it| it == who).unwrap_or_else(|| {
            self.letters.push(who);
            self.letters.len() - 1
        });
        self.preview.under.push(Under { id: who, letter: Some(letter(at)), hidden: false, odds });
    }

    /// Somebody whom something keeps from being hit.
    pub fn hides(&mut self, who: Token) {
        self.preview.under.push(Under { id: who, letter: None, hidden: true, odds: Vec::new() });
    }

    /// Everybody who can be aimed at, with the letters that previews give them.
    pub fn lettered(&mut self) {
        for who in self.letters.clone() {
            self.aims_at(who, Vec::new());
        }
    }

    /// Of the attack that was announced only the aim is left: other dice are told of.
    pub fn forget_odds(&mut self) {
        self.odds.clear();
        self.preview.under.iter_mut().for_each(|it| it.odds.clear());
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
pub fn signed(value: i32) -> String {
    format!("{value:+}").replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_go_on_after_z() {
        let all: Vec<String> = [0, 25, 26, 51, 52, 701, 702].into_iter().map(letter).collect();
        assert_eq!(all, ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
    }

    #[test]
    fn whoever_is_aimed_at_twice_keeps_his_letter() {
        let mut sketch = Sketch::new(vec![Token(7)]);
        [9, 7, 9].into_iter().for_each(|it| sketch.aims_at(Token(it), Vec::new()));
        let letters: Vec<_> = sketch.done().under.into_iter().filter_map(|it| it.letter).collect();
        assert_eq!(letters, ["B", "A", "B"]);
    }
}
