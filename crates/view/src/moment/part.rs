//! What one line of the journal holds: who acts, whom it befalls, what changes on the board.
use std::collections::BTreeMap;

use kernel::{Event, Token, What};

use super::{BoardChange, Harm, HarmKind, MomentKind};
use crate::{
    Allegiance,
    account::{Account, Consequence},
    telling::{JournalLine, JournalLineKind},
};

/// Reads a stretch of the journal. The events before it are read for what was so already.
pub struct MomentReader<'a> {
    pub events: &'a [Event],
    pub account: &'a Account,
    /// Whose somebody is, as far as whoever watches knows.
    pub side: &'a dyn Fn(Token) -> Option<Allegiance>,
}

/// One line by itself.
pub(super) struct LinePart {
    pub kind: MomentKind,
    pub by: Option<Token>,
    pub whom: Vec<Token>,
    pub changes: Vec<BoardChange>,
    pub harms: Vec<Harm>,
    pub stops: bool,
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
        let events = self.events.get(line.events.clone()).unwrap_or_default();
        let attack = events.iter().find_map(self.account.attack);
        let rolled = events.iter().find_map(|it| match &it.what {
            What::Rolled { by, at, .. } => Some((*by, *at)),
            _ => None,
        });
        let mut part = LinePart {
            kind: MomentKind::Note,
            by: attack.as_ref().map(|it| it.by).or(rolled.and_then(|it| it.0)),
            whom: attack.as_ref().map_or_else(Vec::new, |it| it.at.clone()),
            changes: Vec::new(),
            harms: Vec::new(),
            stops: false,
            has_dice: line.roll.is_some(),
            is_choice: events.iter().any(|it| matches!(it.what, What::Asked { .. })),
        };
        part.whom.extend(rolled.and_then(|it| it.1).filter(|it| !part.whom.contains(it)));
        for event in events {
            part.changes_by(event);
            part.harms.extend(self.harm(event, wounds));
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

    fn harm(&self, event: &Event, wounds: &mut Wounds) -> Option<Harm> {
        let by = match &event.what {
            What::Fell { by, .. } | What::Removed { by, .. } => *by,
            What::Placed { was: Some(was), token, .. } => {
                return Some(Harm { whom: *was, by: Some(*token), kind: HarmKind::Rises });
            }
            _ => None,
        };
        match self.account.deed_of(event) {
            Consequence::Out(whom) => Some(Harm { whom, by, kind: HarmKind::Out }),
            Consequence::Fell(whom) => Some(Harm { whom, by, kind: HarmKind::Fell }),
            Consequence::Shaken(whom) => Some(Harm { whom, by, kind: HarmKind::Shaken }),
            Consequence::Wounds(whom, n) => {
                let before = wounds.insert(whom, n).unwrap_or(0);
                (before < n).then_some(Harm { whom, by, kind: HarmKind::Wounds(n - before) })
            }
            Consequence::Acts(_)
            | Consequence::Rests
            | Consequence::Left(_)
            | Consequence::Strayed(_)
            | Consequence::Spent(_)
            | Consequence::Nothing => None,
        }
    }
}

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
