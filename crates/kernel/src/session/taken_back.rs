//! Take-backs stay in the record: what was decided is gone, that it was taken back is not.
use serde::{Deserialize, Serialize};

use super::{Book, Session};
use crate::{
    event::{Audience, Event, Pick, Text, Token, What},
    question::Seat,
    rule::RuleId,
};

/// One take-back: by whom, of what, and where in the journal it stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TakenBack {
    pub seat: Seat,
    /// How many decisions the journal tells of before it.
    pub asked: usize,
    /// How many decisions were taken back at once.
    pub decisions: usize,
    /// The rule that asked for the first of them.
    pub why: RuleId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<Token>,
    /// What had been chosen; no words where not everybody may read them.
    #[serde(default, skip_serializing_if = "str::is_empty")]
    pub chose: Text,
    #[serde(default, skip_serializing_if = "Pick::is_unsaid")]
    pub pick: Pick,
    /// Who had to allow it, and did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allowed: Vec<Seat>,
}

impl TakenBack {
    pub fn event(&self) -> Event {
        let TakenBack { seat, asked: _, decisions, why, about, ref chose, ref pick, ref allowed } = *self;
        let (chose, pick, allowed) = (chose.clone(), pick.clone(), allowed.clone());
        let what = What::TookBack { seat, about, decisions, chose, pick, allowed };
        Event { rule: why, audience: Audience::All, what }
    }
}

impl<B: Book> Session<B> {
    /// Keeps a take-back in the record, after [`Session::undo_to`] has gone back that far. Earlier ones that stood later in the
    /// journal stand here now: the place where they stood is gone.
    pub fn record_take_back(&mut self, it: TakenBack) {
        for earlier in &mut self.taken_back {
            earlier.asked = earlier.asked.min(it.asked);
        }
        self.taken_back.push(it);
    }

    /// Every take-back, in the order in which they happened and stand in the journal.
    pub fn taken_back(&self) -> &[TakenBack] {
        &self.taken_back
    }
}

/// Where in a journal each take-back stands: before the decision that was taken instead, or at the end.
pub fn places(journal: &[Event], taken_back: &[TakenBack]) -> Vec<usize> {
    let asked = journal.iter().enumerate().filter(|it| matches!(it.1.what, What::Asked { .. }));
    let asked: Vec<usize> = asked.map(|it| it.0).collect();
    taken_back.iter().map(|it| asked.get(it.asked).copied().unwrap_or(journal.len())).collect()
}

/// The journal with every take-back in its place.
pub fn with_take_backs(journal: Vec<Event>, taken_back: &[TakenBack]) -> Vec<Event> {
    if taken_back.is_empty() {
        return journal;
    }
    let places = places(&journal, taken_back);
    let mut all = Vec::with_capacity(journal.len() + taken_back.len());
    let mut events = journal.into_iter();
    let mut told = 0;
    for (place, it) in places.into_iter().zip(taken_back) {
        all.extend(events.by_ref().take(place.saturating_sub(told)));
        told = told.max(place);
        all.push(it.event());
    }
    all.extend(events);
    all
}
