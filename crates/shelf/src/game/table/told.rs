//! What was told, from any place on: finished steps, the step under way, and take-backs where they stand.
use std::ops::Range;

use kernel::{Book, Event, Seat, TakenBack};

use super::{Table, decisions};

impl<B: Book> Table<B> {
    /// What the step under way has told so far.
    fn under_way(&self) -> &[Event] {
        self.scratch.as_ref().map_or(&[], |it| &it.1)
    }

    /// How much was told, without take-backs.
    pub(super) fn told_len(&self) -> usize {
        self.session.journal().len() + self.under_way().len()
    }

    /// What was told from one place up to another, without take-backs.
    fn told(&self, from: usize, to: usize) -> impl Iterator<Item = &Event> {
        let (finished, open) = (self.session.journal(), self.under_way());
        let to = to.max(from);
        let part = |all: usize| from.min(all)..to.min(all);
        let in_open = from.saturating_sub(finished.len())..to.saturating_sub(finished.len());
        let in_open = in_open.start.min(open.len())..in_open.end.min(open.len());
        finished[part(finished.len())].iter().chain(&open[in_open])
    }

    pub(super) fn told_from(&self, from: usize) -> Vec<Event> {
        self.told(from, self.told_len()).cloned().collect()
    }

    /// Where the decision with this number is told of, or the end.
    pub(super) fn place_of(&self, decision: usize) -> usize {
        if let Some(place) = self.decisions.place(decision) {
            return place;
        }
        let nth = decision - self.decisions.finished();
        let asked = self.under_way().iter().enumerate().filter(|it| decisions::seat(it.1).is_some());
        let found = asked.map(|it| it.0).nth(nth);
        found.map_or_else(|| self.told_len(), |at| self.session.journal().len() + at)
    }

    /// A place in the journal, counted without the take-backs before it.
    pub(super) fn without_take_backs(&self, place: usize) -> usize {
        let taken_back = self.session.taken_back().iter().enumerate();
        place - taken_back.filter(|(at, it)| self.place_of(it.asked) + at < place).count()
    }

    /// Part of the journal: a take-back stands before the decision that was taken instead, or at the end.
    pub(super) fn read(&self, Range { start, end }: Range<usize>) -> Vec<Event> {
        let taken_back = self.session.taken_back();
        let stands = |(at, it): &(usize, &TakenBack)| start <= self.place_of(it.asked) + at;
        let later = taken_back.iter().enumerate().rev().take_while(stands).count();
        let earlier = taken_back.len() - later;
        let most = end.saturating_sub(start);
        let mut at = start.saturating_sub(earlier);
        let mut all: Vec<Event> = Vec::new();
        for it in &taken_back[earlier..] {
            let place = self.place_of(it.asked);
            all.extend(self.told(at, place).take(most - all.len()).cloned());
            if all.len() == most {
                return all;
            }
            at = at.max(place);
            all.push(it.event());
        }
        all.extend(self.told(at, self.told_len()).take(most - all.len()).cloned());
        all
    }

    /// Finished steps and the take-backs before their last decision: what comes next is added after them.
    pub(super) fn settled_len(&self) -> usize {
        let decisions = self.decisions.finished();
        let placed = self.session.taken_back().partition_point(|it| it.asked < decisions);
        self.session.journal().len() + placed
    }

    /// The last decision of each seat, if the journal tells of them all.
    pub(super) fn last_of_each(&self) -> Option<Vec<(Seat, usize)>> {
        let mut last = self.decisions.last().clone();
        let mut decisions = self.decisions.finished();
        for seat in self.under_way().iter().filter_map(decisions::seat) {
            last.insert(seat, decisions);
            decisions += 1;
        }
        (decisions == self.session.decisions()).then(|| last.into_iter().collect())
    }
}
