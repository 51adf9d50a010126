//! Every line about dice says whose they are and what came of them.
use kernel::RuleId;

use super::ToldGame;
use crate::telling::JournalLine;

/// Results that were put together from words that do not go together.
const STIFF: [&str; 6] = ["not takes", "not gets", "not rises", "not falls", "not jams", "not starts"];

/// What a line about dice may do without in a book.
#[derive(Clone, Copy, Debug)]
pub struct DiceLines {
    /// Dice that nobody rolls: the box does.
    pub nobodys: &'static [RuleId],
    /// Dice that have nothing to reach: what they show is read off.
    pub read_off: &'static [RuleId],
    /// Whether the second of two lines says what came of the dice of the first.
    pub told_after: fn(&JournalLine, &JournalLine) -> bool,
}

impl DiceLines {
    /// What is wrong with the lines of a game.
    pub fn faults(&self, game: &ToldGame) -> Vec<String> {
        let after = |at: usize| game.lines.get(at + 1);
        game.lines.iter().enumerate().filter_map(|(at, it)| self.fault(it, after(at))).collect()
    }

    fn fault(&self, line: &JournalLine, after: Option<&JournalLine>) -> Option<String> {
        let roll = line.roll.as_ref()?;
        if roll.who.is_none() && !self.nobodys.contains(&line.rule) {
            return Some(format!("nobody's: {}", line.text));
        }
        if roll.needs.is_empty() && roll.against.is_empty() && !self.read_off.contains(&line.rule) {
            return Some(format!("no target: {} [{}]", line.text, line.rule));
        }
        if !roll.needs.is_empty() && !line.text.contains(&roll.needs) {
            return Some(format!("hides what it needs, {}: {}", roll.needs, line.text));
        }
        let is_sum = !roll.parts.is_empty() && roll.faces.len() == 1 && !roll.is_pool();
        if is_sum && !line.text.contains(" = ") {
            return Some(format!("no sum: {} [{}]", line.text, line.rule));
        }
        if let Some(words) = STIFF.iter().find(|it| line.text.contains(*it)) {
            return Some(format!("{words}: {}", line.text));
        }
        let told_after = after.is_some_and(|it| (self.told_after)(line, it));
        (roll.outcome.is_none() && !told_after).then(|| format!("no result: {} [{}]", line.text, line.rule))
    }
}
