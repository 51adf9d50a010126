//! Dice that people are asked for: what for, whose, and what their faces stand for.
use kernel::{Token, dice::Missing};

use super::How;
use crate::{
    lexicon::{self, Asks},
    story::{self, about},
    telling::Phrases,
};

/// Which dice people have to roll, what for and for whom.
pub fn wanted(missing: &Missing, phrases: &Phrases, named: &dyn Fn(Token) -> String) -> String {
    let n = if missing.n == 1 { "a ".to_owned() } else { missing.n.to_string() };
    let thrown = phrases.rules.dice(missing.why, missing.sides);
    let drawn = thrown.is_some_and(|it| it.how == How::Draw);
    match purpose(missing, phrases, named) {
        Some(what) if drawn => what.then(&format!("draw, and say which of 1 to {}", missing.sides)),
        Some(what) => what.then(&format!("roll {n}d{}", missing.sides)),
        None => format!("Roll {n}d{} for {}", missing.sides, about(missing.why)),
    }
}

/// What dice are rolled for and by whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Purpose {
    pub words: String,
    /// Whether that is a question.
    asks: bool,
}

impl Purpose {
    /// With what is to be done about it: after a question a sentence of its own.
    fn then(&self, to_do: &str) -> String {
        let what = story::capital(&self.words);
        match self.asks {
            true => format!("{what} {}", story::capital(to_do)),
            false => format!("{what}: {to_do}"),
        }
    }
}

/// What dice are rolled for and by whom, in the book's words.
fn purpose(missing: &Missing, phrases: &Phrases, named: &dyn Fn(Token) -> String) -> Option<Purpose> {
    let named_so = |words: String| Purpose { words, asks: false };
    let plain = || phrases.rules.dice(missing.why, missing.sides).map(|it| named_so(it.what.to_owned()));
    filled(missing, phrases, named).or_else(plain).filter(|it| !it.words.is_empty())
}

/// The first of the book's sentences for such dice that can be filled with what was said of them.
pub fn filled(missing: &Missing, phrases: &Phrases, named: &dyn Fn(Token) -> String) -> Option<Purpose> {
    let throw = &missing.throw;
    let (who, whom) = (throw.who.map(named), throw.whom.map(named));
    let what = Some(throw.what.as_str()).filter(|it| !it.is_empty());
    let holes = [("{who}", who.as_deref()), ("{whom}", whom.as_deref()), ("{what}", what)];
    let sentences = phrases.rules.throw(missing.why, missing.n, missing.sides);
    sentences.iter().find_map(|it| {
        let words = lexicon::filled(it.words(), &holes)?;
        Some(Purpose { words, asks: matches!(it, Asks::Whether(_)) })
    })
}

/// What the faces stand for, or how the number is read.
pub fn reads(missing: &Missing, phrases: &Phrases) -> Option<String> {
    let throw = &missing.throw;
    if throw.faces.len() == usize::from(missing.sides) {
        let each: Vec<String> = throw.faces.iter().zip(1..).map(|(it, n)| format!("{n} {it}")).collect();
        return Some(each.join(", "));
    }
    let said = Some(throw.reads.clone()).filter(|it| !it.is_empty());
    said.or_else(|| phrases.rules.reads(missing.why, missing.n, missing.sides).map(str::to_owned))
}

/// Whether people have such dice, or can read them off others.
pub fn is_at_hand(sides: u16) -> bool {
    matches!(sides, 2..=6 | 8 | 10 | 12 | 20 | 100)
}

/// How a die that few people have is read off another one.
pub fn stands_in(sides: u16) -> Option<&'static str> {
    match sides {
        2 => Some("A d2 is a d6: 1 to 3 is 1, 4 to 6 is 2."),
        3 => Some("A d3 is half a d6, rounded up."),
        5 => Some("A d5 is half a d10, rounded up."),
        100 => Some("A d100 is two d10: tens and ones, 00 is 100."),
        _ => None,
    }
}
