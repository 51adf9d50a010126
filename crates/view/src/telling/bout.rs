//! Those who roll against each other: whose dice are whose.
use kernel::{Event, Note, RuleId, Term, Token, What};

use super::Teller;
use crate::story;

/// One against another or several: a note about the one names the others and has the rule of the dice; then they roll by turns.
#[derive(Clone, Debug)]
pub struct Bout {
    pub rule: RuleId,
    one: Token,
    others: Vec<Token>,
    /// The event after those that began it.
    from: usize,
    /// Whether the others roll next.
    theirs: bool,
}

impl Teller<'_> {
    /// The line just told is about somebody; if it names those to fight, it goes on with them.
    pub fn against(&mut self, rule: RuleId, one: Token, note: &Note) {
        if note.kind != Term::FIGHTS {
            return;
        }
        let others: Vec<Token> = note.figures().collect();
        let with = self.together(others.iter().copied());
        if let Some(line) = self.told.last_mut() {
            line.text = format!("{} {}", line.text, with);
        }
        self.bout = Some(Bout { rule, one, others, from: self.at, theirs: false });
    }

    /// Who rolls these dice, where two sides roll by turns; a sum without dice is a roll of none.
    pub fn turn_of(&mut self, rule: Option<RuleId>) -> Option<String> {
        let fought = self.bout.as_ref()?.rule;
        if !rule.map_or_else(|| self.is_within(fought), |it| it == fought) {
            return None;
        }
        let bout = self.bout.as_mut()?;
        bout.theirs = !bout.theirs;
        let bout = self.bout.clone()?;
        if bout.theirs {
            return Some(self.crowd([bout.one].into_iter()));
        }
        let gone = |token: &Token| {
            let out = |it: &Event| matches!(&it.what, What::Removed { token: gone, .. } if gone == token);
            self.events[bout.from..self.at].iter().any(out)
        };
        Some(self.crowd(bout.others.iter().copied().filter(|it| !gone(it))))
    }

    /// Whether the sum that was just taken stands beside dice of this rule: it was to say how many there are.
    fn is_within(&self, rule: RuleId) -> bool {
        let bare = |it: &&Event| match &it.what {
            What::Added { .. } => true,
            _ => story::is_bare(it),
        };
        let dice = |it: Option<&Event>| {
            it.is_some_and(|it| it.rule == rule && matches!(it.what, What::Rolled { .. }))
        };
        let (before, after) = self.events.split_at(self.at);
        dice(before.iter().rev().find(|it| !bare(it))) || dice(after.iter().find(|it| !bare(it)))
    }
}
