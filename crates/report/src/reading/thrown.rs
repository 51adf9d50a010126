//! Dice as an account shows them: faces, what was added, what they had to come to.
use kernel::{Event, RuleId, Token, What};
use view::{account::ThrowPurpose, roll::How};

use super::{Reader, turn};
use crate::words;

/// More of them are not shown behind one sentence.
const MOST_ROLLS: usize = 6;

/// Dice as they are shown: faces, then what was added; of many only the last, which decided it.
pub(super) fn joined(dice: &[Shown]) -> String {
    let from = dice.len().saturating_sub(MOST_ROLLS);
    let mut res = if from == 0 { String::new() } else { "…".to_owned() };
    dice[from..].iter().for_each(|it| it.write_after(&mut res));
    res
}

/// One part of what is shown of a throw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Shown {
    Faces {
        sides: u16,
        faces: Vec<u16>,
    },
    /// Of dice that are counted, how many were good.
    Good {
        n: usize,
        of: usize,
    },
    /// What they had to come to, added up.
    Against(i32),
    Plus(i32),
}

impl Shown {
    /// Dice stand apart from what is before them; what is added to them goes on with them.
    pub(super) fn write_after(&self, text: &mut String) {
        if !text.is_empty() {
            text.push_str(match self {
                Shown::Faces { .. } | Shown::Good { .. } => ", ",
                Shown::Against(_) | Shown::Plus(_) => " ",
            });
        }
        text.push_str(&self.words());
    }

    fn words(&self) -> String {
        match self {
            Shown::Faces { sides, faces } => {
                let die = if *sides == 6 { String::new() } else { format!(" (d{sides})") };
                let each: Vec<String> = faces.iter().map(u16::to_string).collect();
                format!("{}{die}", each.join(", "))
            }
            Shown::Good { n, of } => format!("{n} of {of}"),
            Shown::Against(sum) => format!("against {}", words::plain(*sum)),
            Shown::Plus(sum) => words::signed(*sum),
        }
    }
}

impl Reader<'_> {
    pub(super) fn show(&mut self, rule: RuleId, sides: u16, faces: &[u16]) {
        if (self.game.book.account.throw)(rule).is_some() {
            self.dice.push(self.shown(rule, sides, faces));
        }
    }

    /// Dice as they are shown; of those that are counted, how many were good.
    pub(super) fn shown(&self, rule: RuleId, sides: u16, faces: &[u16]) -> Shown {
        let thrown = self.game.book.phrases.rules.dice(rule, sides);
        if let Some(How::Pool(Some(good))) = thrown.map(|it| it.how) {
            return Shown::Good { n: faces.iter().filter(|it| **it <= good).count(), of: faces.len() };
        }
        Shown::Faces { sides, faces: faces.to_vec() }
    }

    /// Whether a sum says how many dice are rolled next, which their number shows, or is not told at all.
    pub(super) fn is_count(&self, at: usize) -> bool {
        let first = |it: &Event| match &it.what {
            What::Added { parts } => parts.first().map(|it| it.rule),
            _ => None,
        };
        let own = self.game.journal().get(at).and_then(first);
        let own = own.and_then(|rule| self.game.book.phrases.rules.dice(rule, 0)).map(|it| it.how);
        if own == Some(How::Quiet) {
            return true;
        }
        let next = self.game.journal()[at..].iter().find_map(|it| match &it.what {
            What::Rolled { sides, .. } => Some((it.rule, *sides)),
            _ => None,
        });
        let thrown = next.and_then(|(rule, sides)| self.game.book.phrases.rules.dice(rule, sides));
        matches!(thrown.map(|it| it.how), Some(How::Pool(_)))
    }

    pub(super) fn added(&mut self, rule: RuleId, sum: i32) {
        if sum == 0 && (self.game.book.account.throw)(rule) != Some(ThrowPurpose::Test) {
            return;
        }
        if self.dice.is_empty() || self.told {
            self.plus = Some(sum);
        } else if (self.game.book.account.throw)(rule) == Some(ThrowPurpose::Test) {
            self.dice.push(Shown::Against(sum));
        } else {
            self.dice.push(Shown::Plus(sum));
        }
    }

    /// The dice of the test by whose rule something befalls somebody: others may have rolled theirs since.
    pub(super) fn own_test(&self, at: usize, whom: Token, rule: RuleId) -> Option<String> {
        if (self.game.book.account.throw)(rule) != Some(ThrowPurpose::Test) {
            return None;
        }
        let of_turn = self.game.journal()[..at].iter().rev().take_while(|it| turn(it).is_none());
        let own = of_turn.filter(|it| it.rule == rule).find_map(|it| match &it.what {
            What::Rolled { by: Some(by), sides, faces, .. } if *by == whom => Some((*sides, faces)),
            _ => None,
        });
        own.map(|(sides, faces)| joined(&[self.shown(rule, sides, faces)]))
    }
}
