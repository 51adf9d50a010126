//! What one line of the journal holds: who acts, whom it befalls, what changes on the board.
use std::{collections::BTreeMap, ops::Range};

use kernel::{Event, RuleId, Term, Token, What};

use super::{BoardChange, FailedTest, Harm, HarmKind, MomentKind};
use crate::{
    Allegiance,
    account::{Account, Consequence, ThrowPurpose},
    telling::{JournalLine, JournalLineKind},
};

/// Reads a stretch of the journal. The events before it are read for what was so already.
pub struct MomentReader<'a> {
    pub events: &'a [Event],
    /// What happened before this event has been shown already.
    pub from: usize,
    pub account: &'a Account,
    /// Whose somebody is, as far as whoever watches knows.
    pub side: &'a dyn Fn(Token) -> Option<Allegiance>,
}

/// One line by itself.
pub(super) struct LinePart {
    /// Those of its events that have not been shown.
    pub events: Range<usize>,
    pub kind: MomentKind,
    pub by: Option<Token>,
    pub whom: Vec<Token>,
    pub changes: Vec<BoardChange>,
    pub harms: Vec<Harm>,
    pub stops: bool,
    /// Whose noise or deed brought somebody new to the table.
    pub called_by: Option<Token>,
    /// The rule of its dice, if it has any.
    pub test: Option<RuleId>,
    /// Whether it has dice, told or behind it.
    pub has_dice: bool,
    /// Whether nothing else is told than what somebody chose.
    pub is_choice: bool,
}

/// How many wounds everybody is known to have.
pub(super) type Wounds = BTreeMap<Token, i32>;

impl std::fmt::Debug for MomentReader<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MomentReader").field("events", &self.events.len()).finish_non_exhaustive()
    }
}

impl MomentReader<'_> {
    /// Whether somebody is one of the living, whose fate stops play.
    pub fn is_person(&self, token: Token) -> bool {
        !matches!((self.side)(token), Some(Allegiance::Dead | Allegiance::Neutral))
    }

    pub fn is_dead(&self, token: Token) -> bool {
        (self.side)(token) == Some(Allegiance::Dead)
    }

    pub(super) fn wounds_before(&self, event: usize) -> Wounds {
        let mut wounds = Wounds::new();
        for event in self.events.iter().take(event) {
            if let Consequence::Wounds(token, n) = self.account.deed_of(event) {
                wounds.insert(token, n);
            }
        }
        wounds
    }

    pub(super) fn part(&self, line: &JournalLine, wounds: &mut Wounds) -> LinePart {
        let range = line.events.start.max(self.from)..line.events.end;
        let events = self.events.get(range.clone()).unwrap_or_default();
        let attack = events.iter().find_map(self.account.attack);
        let rolled = events.iter().find_map(|it| match &it.what {
            What::Rolled { by, at, .. } => Some((*by, *at)),
            _ => None,
        });
        // Of a line that was shown before, only dice that have fallen since are new.
        let has_dice = line.roll.is_some() && (range.start == line.events.start || rolled.is_some());
        let mut part = LinePart {
            events: range.clone(),
            kind: MomentKind::Note,
            by: attack.as_ref().map(|it| it.by).or(rolled.and_then(|it| it.0)),
            whom: attack.as_ref().map_or_else(Vec::new, |it| it.at.clone()),
            changes: Vec::new(),
            harms: Vec::new(),
            stops: false,
            called_by: events.iter().find_map(|it| match it.what {
                What::Placed { called_by, .. } => called_by,
                _ => None,
            }),
            test: has_dice.then_some(line.rule),
            has_dice,
            is_choice: events.iter().any(|it| matches!(it.what, What::Asked { .. })),
        };
        part.whom.extend(rolled.and_then(|it| it.1).filter(|it| !part.whom.contains(it)));
        // What came of an attack names whom it was at, where the attack was told before.
        let came = events.iter().flat_map(self.account.came).filter(|it| part.by == Some(it.by));
        for result in came.collect::<Vec<_>>() {
            if !part.whom.contains(&result.whom) {
                part.whom.push(result.whom);
            }
        }
        for (at, event) in range.zip(events) {
            part.changes_by(event);
            part.harms.extend(self.harm(at, event, wounds));
            part.stops |= (self.account.grave)(event);
        }
        part.stops |= part.harms.iter().any(|it| self.is_grave(it));
        part.kind = kind(line, &part, attack.is_some());
        if part.kind == MomentKind::Note {
            part.by = part.by.or(events.iter().find_map(chooses));
        }
        part
    }

    /// What happens to people stops play, and so does whoever rises; that somebody is shaken does not.
    fn is_grave(&self, harm: &Harm) -> bool {
        match harm.kind {
            HarmKind::Rises => true,
            HarmKind::Shaken => false,
            HarmKind::Fell | HarmKind::Wounds(_) | HarmKind::Out => self.is_person(harm.whom),
        }
    }

    fn harm(&self, at: usize, event: &Event, wounds: &mut Wounds) -> Option<Harm> {
        if let What::Placed { was: Some(was), token, .. } = &event.what {
            return Some(Harm { whom: *was, by: Some(*token), kind: HarmKind::Rises, test: None });
        }
        let (whom, kind, by) = match self.account.deed_of(event) {
            Consequence::Out(whom) => (whom, HarmKind::Out, self.felled_by(whom, at)),
            Consequence::Fell(whom) => (whom, HarmKind::Fell, self.felled_by(whom, at)),
            Consequence::Shaken(whom) => (whom, HarmKind::Shaken, None),
            Consequence::Wounds(whom, n) => {
                let before = wounds.insert(whom, n).unwrap_or(0);
                let more = HarmKind::Wounds(n - before);
                (before < n).then(|| (whom, more, self.wounded_by(whom, at)))?
            }
            Consequence::Acts(_)
            | Consequence::Rests
            | Consequence::Left(_)
            | Consequence::Strayed(_)
            | Consequence::Spent(_)
            | Consequence::Nothing => return None,
        };
        let dies = kind == HarmKind::Out && by.is_none();
        let test = dies.then(|| self.failed_test(whom, at)).flatten();
        Some(Harm { whom, by, kind, test })
    }

    /// Who put somebody down, by the event itself or the one just before it that says they fell.
    fn felled_by(&self, whom: Token, at: usize) -> Option<Token> {
        let mut near = self.events[..=at].iter().rev().take(NEAR);
        let by = |it: &Event| match it.what {
            What::Fell { token, by } | What::Removed { token, by, .. } if token == whom => Some(by),
            _ => None,
        };
        near.find_map(by).flatten()
    }

    /// Whose hit has just been told by which wounds are counted.
    fn wounded_by(&self, whom: Token, at: usize) -> Option<Token> {
        let near = self.events[..at].iter().rev().take(NEAR);
        let mut hits = near.flat_map(self.account.came).filter(|it| it.hit && it.whom == whom);
        hits.next().map(|it| it.by)
    }

    /// The test by whose rule somebody goes, with their own dice.
    fn failed_test(&self, whom: Token, at: usize) -> Option<FailedTest> {
        let rule = self.events.get(at)?.rule;
        if (self.account.throw)(rule) != Some(ThrowPurpose::Test) {
            return None;
        }
        let begins = |it: &Event| matches!(it.what, What::Counted { token: None, what: Term::TURN, .. });
        let own = |it: &Event| {
            it.rule == rule && matches!(it.what, What::Rolled { by: Some(by), .. } if by == whom)
        };
        let before = self.events[..at].iter().enumerate().rev();
        let rolled = before.take_while(|it| !begins(it.1)).find(|it| own(it.1)).map(|it| it.0)?;
        // A second try is rolled for the same wounds.
        let turn = self.events[..rolled].iter().rposition(begins).unwrap_or(0);
        let since = self.events[..turn].iter().rposition(own).unwrap_or(0);
        let mut after: Vec<Token> = Vec::new();
        for hit in self.events[since..rolled].iter().flat_map(self.account.came) {
            if hit.hit && hit.whom == whom && !after.contains(&hit.by) {
                after.push(hit.by);
            }
        }
        Some(FailedTest { rolled, after })
    }
}

/// So near to an event stands what says who brought it about.
const NEAR: usize = 3;

/// Who chose something.
fn chooses(event: &Event) -> Option<Token> {
    match event.what {
        What::Asked { about, .. } => about,
        _ => None,
    }
}

fn kind(line: &JournalLine, part: &LinePart, attacks: bool) -> MomentKind {
    let moves = part.changes.iter().any(|it| matches!(it, BoardChange::Goes { .. }));
    let comes = part.changes.iter().any(|it| matches!(it, BoardChange::Comes { .. }));
    let changes = part.changes.iter().any(|it| !matches!(it, BoardChange::Marked { .. }));
    match line.kind {
        JournalLineKind::Heading => MomentKind::Title,
        _ if attacks => MomentKind::Attack,
        _ if part.has_dice => MomentKind::Dice,
        _ if comes => MomentKind::Arrival,
        _ if !part.harms.is_empty() => MomentKind::Fate,
        _ if moves => MomentKind::Moves,
        _ if changes || part.stops => MomentKind::Fate,
        JournalLineKind::Line | JournalLineKind::Under | JournalLineKind::Aside => MomentKind::Note,
    }
}

impl LinePart {
    /// What an event changes on the board; the legs of one way are one.
    fn changes_by(&mut self, event: &Event) {
        let change = match &event.what {
            What::Moved { token, from, to } => {
                let same = |it: &&mut BoardChange| it.token() == *token;
                if let Some(BoardChange::Goes { way, .. }) = self.changes.iter_mut().rev().find(same) {
                    way.push(*to);
                    return;
                }
                BoardChange::Goes { token: *token, way: vec![*from, *to] }
            }
            What::Placed { token, at, was, .. } => BoardChange::Comes { token: *token, at: *at, was: *was },
            What::Fell { token, .. } => BoardChange::Falls { token: *token },
            What::Rose { token } => BoardChange::Rises { token: *token },
            What::Removed { token, gone, .. } => BoardChange::Leaves { token: *token, gone: *gone },
            What::Marked { token, .. } => BoardChange::Marked { token: *token },
            What::Rolled { .. }
            | What::Needed { .. }
            | What::Added { .. }
            | What::Counted { .. }
            | What::Drew { .. }
            | What::Asked { .. }
            | What::TookBack { .. }
            | What::Noted { .. }
            | What::Cited
            | What::Worded { .. } => return,
        };
        self.changes.push(change);
    }
}
