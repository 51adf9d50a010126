//! Taking decisions back: each his own, and no further than nobody else has decided since.
use kernel::{Event, Seat, What};

use super::{Live, Table, sits};
use crate::{seat::Who, wrong::Wrong};

impl Table {
    /// Takes back the last decision of whoever asks, or all from the one with this number on. Where several people play, the others
    /// have to allow it once whoever asks has seen what came of it.
    pub fn undo(&self, who: Who, number: &str, to: Option<usize>) -> Result<(), Wrong> {
        let mut live = self.live();
        let seat = sits(who)?;
        self.is_now(&live, who, number)?;
        let deciders = deciders(&live.game.journal(), live.game.decisions());
        let to = self.wanted(seat, deciders.as_deref(), to)?;
        let to = to.unwrap_or_else(|| live.game.decisions().saturating_sub(1));
        if self.seats.is_shared() {
            let own: Vec<Seat> = self.seats.same_person(seat).collect();
            // Once a game is over its replay shows what others were told alone.
            if live.game.is_over() || live.game.has_shown_since(to, &own).map_err(not_back)? {
                return self.ask_consent(&mut live, seat, to);
            }
        }
        self.take_back(&mut live, seat, to, &[])
    }

    /// Goes back to where this decision was still open, and plays on from there. Who had to allow it is told with it.
    pub(super) fn take_back(
        &self,
        live: &mut Live,
        seat: Seat,
        to: usize,
        allowed: &[Seat],
    ) -> Result<(), Wrong> {
        let rolled = live.game.dice();
        live.game.undo_allowed(to, Some(seat), allowed).map_err(not_back)?;
        live.undid_dice = live.game.dice() < rolled;
        live.request = None;
        self.settle(live)
    }

    /// The decision to go back to; bots decide again by themselves.
    fn wanted(
        &self,
        seat: Seat,
        deciders: Option<&[Seat]>,
        to: Option<usize>,
    ) -> Result<Option<usize>, Wrong> {
        let Some(all) = deciders else {
            if self.seats.is_shared() {
                return Err(Wrong::refused(
                    "It is not known who made these decisions, so they cannot be undone.",
                ));
            }
            return Ok(to);
        };
        let to = to.or_else(|| all.iter().rposition(|&it| self.seats.is_person(it)));
        let after = all.get(to.unwrap_or(all.len())..).unwrap_or_default();
        match after.iter().rfind(|&&it| self.is_another(seat, it)) {
            Some(&other) => Err(Wrong::forbidden(format!(
                "That would undo a decision of {}. You can undo your own, as long as nobody else has decided since.",
                self.named(other)
            ))),
            None => Ok(to),
        }
    }

    /// The earliest decision that they may go back to; none if the last one of a person was not theirs.
    pub fn may_go_back(&self, who: Who, journal: &[Event], decisions: usize) -> Option<usize> {
        let seat = sits(who).ok()?;
        let Some(all) = deciders(journal, decisions) else {
            return (decisions != 0 && !self.seats.is_shared()).then_some(0);
        };
        let from = all.iter().rposition(|&it| self.is_another(seat, it)).map_or(0, |it| it + 1);
        all[from..].iter().any(|&it| self.seats.is_person(it)).then_some(from)
    }

    /// Whether `other` is the chair of a person who is not the one at `seat`.
    pub(super) fn is_another(&self, seat: Seat, other: Seat) -> bool {
        self.seats.is_person(other) && !self.seats.is_same_person(seat, other)
    }

    /// Somebody at the table, for everybody else.
    pub fn named(&self, seat: Seat) -> String {
        let chair = self.seats.chairs.iter().find(|it| it.seat == seat);
        let plays = chair.map_or_else(String::new, |it| format!(" ({})", it.plays));
        format!("player {}{plays}", seat.0 + 1)
    }
}

fn not_back(why: shelf::Trouble) -> Wrong {
    Wrong::refused(format!("That cannot be undone: {why}."))
}

/// Whose each decision was; nothing if the journal does not hold them all.
fn deciders(journal: &[Event], decisions: usize) -> Option<Vec<Seat>> {
    let asked = journal.iter().filter_map(|it| match &it.what {
        What::Asked { seat, .. } => Some(*seat),
        _ => None,
    });
    let all: Vec<Seat> = asked.collect();
    (all.len() == decisions).then_some(all)
}
