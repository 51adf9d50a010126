//! Asking the others at the table to let a decision be taken back.
use std::hash::{DefaultHasher, Hash, Hasher};

use kernel::{Event, Seat, What, event};
use view::{Allegiance, story, telling};

use super::{Live, Table, sits};
use crate::{look, seat::Who, wrong::Wrong};

/// Somebody wants to take back what others have seen the outcome of. It ends when the game moves on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Names it, so that an answer to an earlier one counts for nothing.
    pub number: String,
    pub by: Seat,
    /// The first decision that would be taken back.
    to: usize,
    /// That decision in words.
    pub decision: String,
    /// How many of their decisions would be taken back.
    pub decisions: usize,
    /// What has happened since, as a sentence.
    pub since: String,
    pub stage: Stage,
}

/// What has become of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// These people's chairs have allowed it so far.
    Open {
        allowed: Vec<Seat>,
    },
    Refused {
        by: Seat,
    },
}

impl Table {
    /// The last decisions can be taken back only if the others allow it: they are asked.
    pub(super) fn ask_consent(&self, live: &mut Live, by: Seat, to: usize) -> Result<(), Wrong> {
        let journal = live.game.journal();
        let asked = journal.iter().enumerate().filter(|it| matches!(it.1.what, What::Asked { .. })).skip(to);
        let first = asked.clone().next().map_or(journal.len(), |it| it.0);
        let all: Vec<&Event> = asked.map(|it| it.1).collect();
        let own =
            |it: &&&Event| matches!(it.what, What::Asked { seat, .. } if self.seats.is_same_person(by, seat));
        let decisions = all.iter().filter(own).count();
        let decision = all.iter().find(own).map_or_else(String::new, |it| self.decision(live, it));
        let earlier = live.request.as_ref().map(|it| &it.number);
        let number = self.request_number(live, by, to, earlier);
        let stage = Stage::Open { allowed: Vec::new() };
        let since = self.since(&journal[first..], live.game.is_over());
        live.request = Some(Request { number, by, to, decision, decisions, since, stage });
        self.changed();
        Ok(())
    }

    /// A decision as everybody at the table may name it.
    fn decision(&self, live: &Live, asked: &Event) -> String {
        let watcher = Who::Watches.eyes();
        let open: Vec<Event> = event::heard(std::slice::from_ref(asked), watcher).cloned().collect();
        let mut names = story::Names::of(&live.game.view(watcher));
        names.recall(&open, self.book.phrases.figure);
        let told = open.first().and_then(|it| telling::decision(it, &names, &self.book.phrases));
        told.unwrap_or_else(|| "a hidden decision".to_owned())
    }

    /// Why somebody has to be asked: what everybody could see happen since.
    fn since(&self, events: &[Event], is_over: bool) -> String {
        let seen = || event::heard(events, Who::Watches.eyes());
        let is_dead = |token| (self.book.account.side)(token) == Some(Allegiance::Dead);
        let moved = seen().any(|it| matches!(it.what, What::Moved { token, .. } if is_dead(token)));
        let rolled = seen().any(|it| matches!(it.what, What::Rolled { .. }));
        let dead = self.book.account.dead;
        match (is_over, moved, rolled) {
            (true, _, _) => "The game has ended since then.".to_owned(),
            (false, true, true) => format!("Since then the {dead} have moved and dice have been rolled."),
            (false, true, false) => format!("The {dead} have moved since then."),
            (false, false, true) => "Dice have been rolled since then.".to_owned(),
            (false, false, false) => "Something has come to light since then.".to_owned(),
        }
    }

    fn request_number(&self, live: &Live, by: Seat, to: usize, earlier: Option<&String>) -> String {
        let mut hasher = DefaultHasher::new();
        (look::number(live, &self.seats, Who::Sits(by)), to, earlier).hash(&mut hasher);
        format!("{to}-{:016x}", hasher.finish())
    }

    /// The chairs of those who still have to allow a request.
    pub fn waits_for(&self, request: &Request) -> Vec<Seat> {
        let Stage::Open { allowed } = &request.stage else { return Vec::new() };
        let people = self.seats.chairs.iter().map(|it| it.seat).filter(|&it| self.is_another(request.by, it));
        let waits = |it: &Seat| !allowed.iter().any(|&by| self.seats.is_same_person(by, *it));
        people.filter(waits).collect()
    }

    /// Allows or refuses a request; whoever made it may withdraw it.
    pub fn consent(&self, who: Who, number: &str, allows: bool) -> Result<(), Wrong> {
        let mut live = self.live();
        let seat = sits(who)?;
        let open = |it: &&mut Request| it.number == number && matches!(it.stage, Stage::Open { .. });
        let Some(request) = live.request.as_mut().filter(open) else {
            return Err(Wrong::stale("Nobody is asking for this undo any more; nothing was changed."));
        };
        let (by, to) = (request.by, request.to);
        if !self.is_another(by, seat) {
            if allows {
                return Err(Wrong::forbidden(
                    "Another player has to allow this undo. You can cancel the request.",
                ));
            }
            live.request = None;
            self.changed();
            return Ok(());
        }
        if !allows {
            request.stage = Stage::Refused { by: seat };
            self.changed();
            return Ok(());
        }
        let Stage::Open { allowed } = &mut request.stage else { return Ok(()) };
        allowed.push(seat);
        let allowed = allowed.clone();
        if !self.waits_for(&request.clone()).is_empty() {
            self.changed();
            return Ok(());
        }
        self.take_back(&mut live, by, to, &allowed)
    }
}
