//! Taking decisions back: each his own, and no further than nobody else has decided since.
use kernel::Seat;

use super::{Live, Table, gesture::begins, sits, unwritten};
use crate::{seat::Who, wrong::Wrong};

impl Table {
    /// Takes back the last decision of whoever asks, or all from the one with this number on. Where several people play, the others
    /// have to allow it once whoever asks has seen what came of it.
    pub fn undo(&self, who: Who, number: &str, to: Option<usize>) -> Result<(), Wrong> {
        let mut live = self.live();
        let seat = sits(who)?;
        self.is_now(&live, who, number)?;
        self.is_unrecorded(&live)?;
        let one = to.is_none();
        let to = self.wanted(seat, live.game.last_decisions().as_deref(), to)?;
        let to = to.unwrap_or_else(|| live.game.decisions().saturating_sub(1));
        let to = if one { begins(&live.gestures, to) } else { to };
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
        self.is_unrecorded(live)?;
        let rolled = live.game.dice();
        live.game.undo_allowed(to, Some(seat), allowed).map_err(not_back)?;
        let settled = live.game.settled();
        live.chronicles.values_mut().for_each(|it| it.cut(settled));
        live.undid_dice = live.game.dice() < rolled;
        live.request = None;
        live.gestures.retain(|it| it.end <= to);
        let played = live.game.play().map_err(unwritten);
        self.settle(live, played)
    }

    /// The decision to go back to; bots decide again by themselves. `last` has the last decision of each seat.
    fn wanted(
        &self,
        seat: Seat,
        last: Option<&[(Seat, usize)]>,
        to: Option<usize>,
    ) -> Result<Option<usize>, Wrong> {
        let Some(last) = last else {
            if self.seats.is_shared() {
                return Err(Wrong::refused(
                    "It is not known who made these decisions, so they cannot be undone.",
                ));
            }
            return Ok(to);
        };
        let to = to.or_else(|| last.iter().filter(|it| self.seats.is_person(it.0)).map(|it| it.1).max());
        let others = last.iter().filter(|it| self.is_another(seat, it.0));
        match others.max_by_key(|it| it.1).filter(|it| to.is_some_and(|to| to <= it.1)) {
            Some(&(other, _)) => Err(Wrong::forbidden(format!(
                "That would undo a decision of {}. You can undo your own, as long as nobody else has decided since.",
                self.named(other)
            ))),
            None => Ok(to),
        }
    }

    /// Whether the end of this game counts in a campaign: played to another end, the two would no longer agree.
    fn is_recorded(&self, live: &Live) -> bool {
        live.game.is_over()
            && self.campaign().is_some()
            && shelf::library::brought(&self.library, &self.id).is_ok_and(|it| it.is_some())
    }

    fn is_unrecorded(&self, live: &Live) -> Result<(), Wrong> {
        match self.is_recorded(live) {
            true => Err(Wrong::stale(
                "The result of this game has been recorded in its campaign. Undo that there first.",
            )),
            false => Ok(()),
        }
    }

    /// The earliest decision that they may go back to; none if the last one of a person was not theirs, or if the end counts in
    /// a campaign.
    pub fn may_go_back(&self, live: &Live, who: Who) -> Option<usize> {
        if self.is_recorded(live) {
            return None;
        }
        let (last, decisions) = (live.game.last_decisions(), live.game.decisions());
        let last = last.as_deref();
        let seat = sits(who).ok()?;
        let Some(last) = last else {
            return (decisions != 0 && !self.seats.is_shared()).then_some(0);
        };
        let others = last.iter().filter(|it| self.is_another(seat, it.0));
        let from = others.map(|it| it.1 + 1).max().unwrap_or(0);
        last.iter().any(|it| self.seats.is_person(it.0) && from <= it.1).then_some(from)
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

fn not_back(why: shelf::GameFault) -> Wrong {
    Wrong::refused(format!("That cannot be undone: {why}."))
}
