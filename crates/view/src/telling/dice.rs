//! Dice in the telling: who rolls them, what is added, and what came of it.
use kernel::{Event, Note, RuleId, What};

use super::{Kind, Teller};
use crate::{
    roll::{How, Roll},
    story::{self, Said, capital},
};

impl Teller<'_> {
    pub fn roll(&mut self) {
        let Some(first) = self.peek() else { return };
        let mut roll = Roll::default();
        let from = self.at;
        while let Some(event) = self.peek() {
            let needs = self.needs.map_or(&[][..], |it| it.1);
            match roll.rule {
                None => roll.needs = needs.to_vec(),
                Some(_) if roll.needs != needs => break,
                Some(_) => (),
            }
            if self.is_quiet(event) {
                self.take();
                continue;
            }
            let anew = roll.rule.is_some() && self.begins_anew();
            if anew || self.is_next_side(&roll, event) || !roll.takes(event) {
                break;
            }
            if let What::Added { parts } = &event.what {
                self.cited.extend(parts.iter().map(|it| it.rule));
            }
            self.take();
        }
        // What was said before dice that are told now holds for no others.
        self.needs = self.needs.filter(|it| from <= it.0 && self.is_ahead(it.0));
        if roll.is_empty() {
            return;
        }
        let side = self.turn_of(roll.rule);
        // A sum that no dice are rolled for is only kept count of, but for somebody who should roll.
        if let (None, Some(side)) = (roll.rule, &side) {
            let text = format!("{side}: no dice ({})", roll.words(self.phrases, None));
            return self.push(Kind::Under, text, first.rule);
        }
        if roll.rule.is_none() {
            return self.behind.push(capital(&roll.words(self.phrases, None)));
        }
        let how = roll.thrown(self.phrases).map(|it| it.how);
        let alone = roll.thrown(self.phrases).is_some_and(|it| it.alone);
        let outcome = self.outcome(&roll, roll.rule.filter(|_| !alone), how);
        // What was drawn, and what dice of several together came to, is told by what comes next.
        if outcome.is_none() && matches!(how, Some(How::Draw | How::Lot | How::Quiet)) {
            return;
        }
        let whom = outcome.as_ref().and_then(|it| it.whom);
        // Who is tested rolls, whoever acts.
        let guessed = if roll.is_held_against() { whom } else { self.actor };
        let guessed = guessed.filter(|_| how.is_none_or(|it| it == How::Plain));
        let subject = roll.by.filter(|_| side.is_none()).or(guessed);
        let who = side.clone().or_else(|| subject.map(|it| capital(self.names.name(it))));
        let text = roll.words(self.phrases, subject.map(|it| self.names.name(it)));
        let text = match (side, roll.thrown(self.phrases)) {
            (Some(side), Some(thrown)) => {
                text.strip_prefix(thrown.what).map(|it| format!("{side}{it}")).unwrap_or(text)
            }
            (_, _) => text,
        };
        let text = match &outcome {
            None => text,
            Some(said) if said.whom.is_some() && said.whom == subject => match roll.says_what_it_needs() {
                true => format!("{text}: {}", said.words.strip_prefix("is ").unwrap_or(&said.words)),
                false => format!("{text} and {}", said.words),
            },
            Some(said) if how == Some(How::Sum) && !roll.says_what_it_needs() => {
                format!("{text}, {}", said.whole(self.names))
            }
            Some(said) => format!("{text}: {}", said.whole(self.names)),
        };
        self.push(Kind::Under, capital(&text), roll.rule.unwrap_or(first.rule));
        if let Some(line) = self.told.last_mut() {
            line.roll = roll.told(self.phrases, who, outcome.map(|it| it.whole(self.names)));
        }
    }

    /// Whether no dice have been told since this event.
    fn is_ahead(&self, at: usize) -> bool {
        let dice = |it: &Event| matches!(it.what, What::Rolled { .. });
        self.events.get(at..self.at).is_some_and(|it| !it.iter().any(dice))
    }

    /// Whether a sum is that of the other side: the one before has rolled, or come to no dice.
    fn is_next_side(&self, roll: &Roll, event: &Event) -> bool {
        let Some(bout) = &self.bout else { return false };
        let sum = matches!(event.what, What::Added { .. });
        sum && !roll.is_empty() && roll.rule.is_none_or(|it| it == bout.rule)
    }

    /// A sum that belongs to what comes next.
    pub fn is_quiet(&self, event: &Event) -> bool {
        let What::Added { parts } = &event.what else { return false };
        let thrown = parts.first().and_then(|it| self.phrases.rules.dice(it.rule, 0));
        thrown.is_some_and(|it| it.how == How::Quiet)
    }

    /// Whether the next dice are a pool or a draw, which is a roll by itself with what was told before it.
    fn begins_anew(&self) -> bool {
        let dice = self.events[self.at..].iter().find_map(|it| match &it.what {
            What::Rolled { sides, .. } => Some(Some((it.rule, *sides))),
            What::Added { .. } => None,
            _ if story::is_bare(it) => None,
            What::Noted { .. }
            | What::Cited
            | What::Needed { .. }
            | What::Worded { .. }
            | What::Asked { .. }
            | What::TookBack { .. }
            | What::Moved { .. }
            | What::Fell { .. }
            | What::Rose { .. }
            | What::Placed { .. }
            | What::Removed { .. }
            | What::Marked { .. }
            | What::Counted { .. }
            | What::Drew { .. } => Some(None),
        });
        let thrown = dice.flatten().and_then(|(rule, sides)| self.phrases.rules.dice(rule, sides));
        thrown.is_some_and(|it| matches!(it.how, How::Pool(_) | How::Draw | How::Lot))
    }

    /// What came of the dice and for whom, if the next event says so.
    fn outcome(&mut self, roll: &Roll, rule: Option<RuleId>, how: Option<How>) -> Option<Said> {
        let rolled = rule?;
        let event = self.peek()?;
        if is_of_others(roll, event) {
            return None;
        }
        let follows = match &event.what {
            What::Fell { .. } | What::Removed { .. } | What::Drew { .. } => true,
            // Who died gets up as somebody else.
            What::Placed { was: Some(was), .. } => roll.by == Some(*was) && is_close(event.rule, rolled),
            What::Marked { on, .. } => *on,
            What::Noted { token, .. } | What::Worded { token, .. } => {
                token.is_some() && is_close(event.rule, rolled) || event.rule == rolled
            }
            What::Rolled { .. }
            | What::Added { .. }
            | What::Moved { .. }
            | What::Rose { .. }
            | What::Placed { was: None, .. }
            | What::Counted { .. }
            | What::Cited
            | What::Needed { .. }
            | What::Asked { .. }
            | What::TookBack { .. } => false,
        };
        if !follows {
            return None;
        }
        self.take();
        let whom = story::token(event);
        let words = match &event.what {
            What::Drew { card } if how == Some(How::Draw) => self.drawn(event, card),
            What::Marked { mark, .. } if self.own_words(event).is_none() => {
                format!("is {}", story::plain(*mark))
            }
            _ => self.own_words(event).or_else(|| Some(story::said(event, self.names)?.words))?,
        };
        // What happens by itself is told within the line.
        let words = if whom.is_none() { lower(&words) } else { words };
        Some(Said { whom, between: " ", words })
    }

    /// What was drawn.
    fn drawn(&self, event: &Event, card: &Note) -> String {
        (self.phrases.drawn)(card)
            .or_else(|| self.own_words(event))
            .unwrap_or_else(|| story::plain(card.kind))
    }
}

/// Whether something happens to somebody whom these dice were neither rolled by nor aimed at.
fn is_of_others(roll: &Roll, event: &Event) -> bool {
    let Some(whom) = story::token(event) else { return false };
    let by = match &event.what {
        What::Fell { by, .. } | What::Removed { by, .. } => *by,
        _ => None,
    };
    match (roll.at, roll.by) {
        (_, Some(roller)) if roller == whom => false,
        (Some(at), _) => at != whom,
        // Whoever brought it about rolled other dice.
        (None, Some(roller)) => by.is_some_and(|it| it != roller),
        (None, None) => false,
    }
}

/// Whether two rules are of one chapter.
fn is_close(a: RuleId, b: RuleId) -> bool {
    let chapter = |it: RuleId| it.as_str().rsplit_once('.').map(|it| it.0.to_owned());
    chapter(a) == chapter(b)
}

/// A sentence within another one.
fn lower(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |it| it.to_lowercase().chain(letters).collect())
}
