//! Which dice a moment shows: those that fall in it, and those that brought it about.
use std::ops::Range;

use kernel::{Event, Token, What};

use super::{Moment, MomentReader};
use crate::{
    roll::DiceEnd,
    telling::{JournalLine, JournalLineKind, Phrases},
};

/// The dice of a moment, by the lines that tell of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MomentDice {
    /// Those that fall, in the order in which they are shown: what somebody goes by lies there in the end, whatever fell after it.
    pub falls: Vec<usize>,
    /// Those that lie there already where none fall: the test or the blow by which somebody goes, whoever has rolled since.
    pub laid: Option<usize>,
    /// Whose dice have brought it about, where it does not say so itself.
    pub cause: Option<MomentCause>,
}

/// The dice by which somebody came to harm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MomentCause {
    /// The line that tells of them.
    pub line: usize,
    pub by: Token,
    pub whom: Token,
}

/// So many lines before a moment its cause is looked for.
const REACH: usize = 24;

impl MomentReader<'_> {
    /// The dice of a moment of these lines.
    pub fn dice(&self, moment: &Moment, lines: &[JournalLine], phrases: &Phrases) -> MomentDice {
        let mut falls: Vec<usize> =
            moment.lines.clone().filter(|it| lines.get(*it).is_some_and(|it| self.has_fallen(it))).collect();
        let carried = self.carried_out(moment, lines, phrases);
        let decisive = |it: &usize| lines.get(*it).is_some_and(|it| comes_to(it, &carried));
        if let Some(at) = falls.iter().position(decisive) {
            falls[at..].rotate_left(1);
        }
        let test = moment.harms.iter().find_map(|it| it.test.as_ref());
        let cause = match test {
            Some(_) => None,
            None => self.cause(moment, lines, &carried),
        };
        let failed = test.and_then(|it| it.place(lines)).or(cause.map(|it| it.line));
        let laid = failed.filter(|_| falls.is_empty());
        MomentDice { falls, laid, cause }
    }

    /// Whether a line has dice that were not shown before.
    fn has_fallen(&self, line: &JournalLine) -> bool {
        let rolled = |it: &Event| matches!(it.what, What::Rolled { .. });
        let new = || self.stretch(&(self.from..line.events.end)).iter().any(rolled);
        line.roll.is_some() && (self.from <= line.events.start || new())
    }

    fn stretch(&self, events: &Range<usize>) -> &[Event] {
        self.events.get(events.clone()).unwrap_or_default()
    }

    /// What a moment ends with, where dice that were told before have threatened it: whom it befalls and what it is.
    fn carried_out(&self, moment: &Moment, lines: &[JournalLine], phrases: &Phrases) -> Vec<DiceEnd> {
        let told = lines.get(moment.lines.clone()).unwrap_or_default();
        let last = told.iter().rfind(|it| it.kind != JournalLineKind::Aside);
        // A line of dice says itself what they come to.
        let Some(last) = last.filter(|it| it.roll.is_none()) else { return Vec::new() };
        self.stretch(&last.events).iter().filter_map(|it| DiceEnd::told(it, phrases)).collect()
    }

    /// Whose dice have brought about what a moment tells of somebody: a question may lie between a shot and what came of it.
    fn cause(&self, moment: &Moment, lines: &[JournalLine], carried: &[DiceEnd]) -> Option<MomentCause> {
        let whom = moment.harms.first()?.whom;
        let says = |it: &Event| thrown_at(it, whom).is_some() || (self.account.attack)(it).is_some();
        if self.stretch(&moment.events).iter().any(says) {
            return None;
        }
        let earlier = lines.iter().enumerate().take(moment.lines.start).rev();
        let turn = earlier.take(REACH).take_while(|it| it.1.kind != JournalLineKind::Heading);
        let blows: Vec<MomentCause> = turn
            .filter(|it| it.1.roll.is_some())
            .filter_map(|(line, it)| {
                let by = self.stretch(&it.events).iter().find_map(|it| thrown_at(it, whom))?;
                Some(MomentCause { line, by, whom })
            })
            .collect();
        blows.iter().find(|it| comes_to(&lines[it.line], carried)).or(blows.first()).copied()
    }
}

/// Who throws dice at somebody else with this event.
fn thrown_at(event: &Event, whom: Token) -> Option<Token> {
    match event.what {
        What::Rolled { by: Some(by), at: Some(at), .. } if at == whom && by != whom => Some(by),
        _ => None,
    }
}

/// Whether the dice of a line came to one of these.
fn comes_to(line: &JournalLine, ends: &[DiceEnd]) -> bool {
    let end = line.roll.as_ref().and_then(|it| it.end);
    end.is_some_and(|it| ends.contains(&it))
}
