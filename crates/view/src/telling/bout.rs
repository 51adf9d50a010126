//! Those who roll against each other: whose dice are whose.
use kernel::{Event, RuleId, Token, What};

use super::Teller;

/// One against another or several. A note about the one has the rule of the dice, notes without words of the same rule
/// come after it and name the others; then they roll by turns.
#[derive(Clone, Debug)]
pub struct Bout {
    rule: RuleId,
    one: Token,
    others: Vec<Token>,
    /// The event after those that began it.
    from: usize,
    /// Whether the others roll next.
    theirs: bool,
}

impl Teller<'_> {
    /// The line just told is about somebody; if others are named after it, it goes on with them.
    pub fn against(&mut self, rule: RuleId, one: Token) {
        let named = |it: &Event| match &it.what {
            What::Noted { token, text } if it.rule == rule && text.is_empty() => *token,
            _ => None,
        };
        let others: Vec<Token> = self.events[self.at..].iter().map_while(named).collect();
        if others.is_empty() {
            return;
        }
        self.at += others.len();
        let with = self.crowd(others.iter().copied());
        if let Some(line) = self.told.last_mut() {
            line.text = format!("{} {}", line.text, self.names.inside(&with));
        }
        self.belongs();
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
            let out = |it: &Event| matches!(&it.what, What::Removed { token: gone } if gone == token);
            self.events[bout.from..self.at].iter().any(out)
        };
        Some(self.crowd(bout.others.iter().copied().filter(|it| !gone(it))))
    }

    /// Whether the sum that was just taken stands beside dice of this rule: it was to say how many there are.
    fn is_within(&self, rule: RuleId) -> bool {
        let bare = |it: &&Event| match &it.what {
            What::Added { .. } => true,
            What::Noted { text, .. } => text.is_empty(),
            _ => false,
        };
        let dice = |it: Option<&Event>| {
            it.is_some_and(|it| it.rule == rule && matches!(it.what, What::Rolled { .. }))
        };
        let (before, after) = self.events.split_at(self.at);
        dice(before.iter().rev().find(|it| !bare(it))) || dice(after.iter().find(|it| !bare(it)))
    }
}
