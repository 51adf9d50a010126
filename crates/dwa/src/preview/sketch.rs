//! A preview in the making: what this book draws on it beside what every book does.
use std::ops::{Deref, DerefMut};

use kernel::{Answer, LiveQuestion, Point, Sum, question::Chance};
use view::{OverlayKind, Preview};

use crate::{
    battle::{Battle, FigureId, ap, figure::BASE_MM, outlook, shoot::Pot},
    words::WORDS,
};

/// What a preview is drawn on, with the battle that it is about.
pub(super) struct Sketch<'a> {
    pub battle: &'a Battle,
    plain: view::sketch::Sketch,
    /// Whose mind may make something else of the attack that is drawn, and with which weapon it is aimed at whom.
    pub mind: Option<(u16, Option<(u8, FigureId)>)>,
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
        Sketch { battle, plain: view::sketch::Sketch::new(letters), mind: None }
    }

    pub fn done(self) -> Preview {
        self.plain.done()
    }

    pub fn done_for(self, asked: &LiveQuestion<'_>, answer: Option<&Answer>) -> Preview {
        self.plain.done_for(asked, answer)
    }

    /// A way, and where it ends.
    pub fn route(&mut self, points: Vec<Point>, label: Option<String>) {
        stage::sketch::route(self, points, BASE_MM, label);
    }

    /// A place where a base would stand.
    pub fn base(&mut self, at: Point) {
        self.circle(OverlayKind::Route, at, BASE_MM, None);
    }

    /// A place where it cannot be.
    pub fn nowhere(&mut self, at: Point) {
        self.circle(OverlayKind::Refused, at, BASE_MM, None);
    }

    /// Each modifier with its rule.
    pub fn modifiers(&mut self, sum: &Sum) {
        self.parts(sum, &WORDS);
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
        let odds = match self.mind {
            Some((human, aimed)) => outlook::minded(self.battle, human, aimed, Pot::Own, odds),
            None => odds,
        };
        self.plain.aims_at(who.token(), odds);
    }

    /// Somebody whom something keeps from being hit.
    pub fn hides(&mut self, who: FigureId) {
        self.plain.hides(who.token());
    }
}
