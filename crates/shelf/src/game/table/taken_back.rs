//! What is told of a take-back, and whether somebody has seen too much to take back unasked.
use kernel::{
    Book, Event, Pick, RuleId, Seat, TakenBack, Text, Token, What, dice::SeededDice, session::UndoError,
};

use super::{GameFault, Table};

/// A decision as the journal tells it.
struct Decided {
    seat: Seat,
    why: RuleId,
    about: Option<Token>,
    /// No words where not everybody may read them.
    chose: Text,
    pick: Pick,
}

impl Decided {
    fn of(event: &Event) -> Option<Decided> {
        let What::Asked { seat, about, chose, pick } = &event.what else { return None };
        let open = event.audience.is_all();
        let (chose, pick) = if open { (chose.clone(), pick.clone()) } else { Default::default() };
        Some(Decided { seat: *seat, why: event.rule, about: about.filter(|_| open), chose, pick })
    }

    fn untold(why: RuleId) -> Decided {
        Decided { seat: Seat(0), why, about: None, chose: Text::default(), pick: Pick::Unsaid }
    }
}

/// How often what was hidden is dealt anew to see whether it shows now: it may come out as it was.
const DEALT: u64 = 16;

/// Whether the view of a seat shows something now that was hidden from it when `known` was the position.
fn comes_to_light<B: Book>(known: &B::Battle, now: &B::Battle, seat: Seat) -> bool {
    let seen = B::view(now, seat.into());
    (0..DEALT).any(|seed| {
        let mut other = now.clone();
        B::resample(&mut other, known, seat, &mut SeededDice::new(seed));
        B::view(&other, seat.into()) != seen
    })
}

impl<B: Book> Table<B> {
    /// The decisions from this one on as the journal tells them, and how many it tells of before. After a change of the rules
    /// the journal reaches further back than the decisions that can be taken back.
    fn decided_from(&self, decision: usize) -> (usize, Vec<Decided>) {
        let open = self.session.tape().iter().filter(|it| it.is_answer());
        let finished = self.session.decisions() - open.clone().count();
        let told_of = self.decisions.finished();
        let before = told_of.saturating_sub(finished).saturating_add(decision);
        let all: Vec<Decided> =
            self.told_from(self.place_of(before)).iter().filter_map(Decided::of).collect();
        // Of a step that broke nothing was told.
        let untold = open.skip(decision.saturating_sub(finished)).map(|it| Decided::untold(it.why()));
        (before, if all.is_empty() { untold.collect() } else { all })
    }

    /// What is told of a take-back from this decision on; bots only decide again, so that theirs do not count.
    pub(super) fn take_back(&self, decision: usize, by: Option<Seat>, allowed: &[Seat]) -> Option<TakenBack> {
        let (asked, all) = self.decided_from(decision);
        let peoples = all.iter().filter(|it| !self.is_bot(it.seat));
        let first = peoples.clone().next().or(all.first())?;
        Some(TakenBack {
            seat: by.unwrap_or(first.seat),
            asked,
            decisions: peoples.count().max(1),
            why: first.why,
            about: first.about,
            chose: first.chose.clone(),
            pick: first.pick.clone(),
            allowed: allowed.to_vec(),
        })
    }

    /// See [`super::Game::has_shown_since`].
    pub(super) fn has_shown(&self, decision: usize, seats: &[Seat]) -> Result<bool, GameFault> {
        let none = || UndoError::NoSuchDecision { decisions: self.session.decisions() };
        let dice = self.session.dice_at(decision).ok_or_else(|| GameFault::Other(none().to_string()))?;
        let (_, since) = self.decided_from(decision);
        if dice != self.session.dice() || since.iter().any(|it| self.is_bot(it.seat)) {
            return Ok(true);
        }
        let asked = self.session.asked_at(decision).or_else(|| self.session.checkpoint_at(decision));
        let known = asked.ok_or_else(|| GameFault::Other(none().to_string()))?;
        let now = self.scratch.as_ref().map_or(self.session.checkpoint(), |it| &it.0);
        Ok(seats.iter().any(|&seat| comes_to_light::<B>(&known, now, seat)))
    }
}
