//! What an answer may come to by the end of its step: every way its dice can fall, or many rolls of them.
use std::{collections::BTreeMap, fmt};

use super::{
    Book, Session,
    run::{self, End, Ran},
    what_if::pools,
};
use crate::{
    dice::{Dice, SeededDice, TypedDice},
    event::Event,
    log::{Expectation, Input, Tape},
    odds::{
        estimate::{Estimate, Within},
        stop,
    },
    play::{Answers, Nobody, Play},
    question::{Answer, Refusal, Seat},
    ratio::Ratio,
    rule::RuleId,
};

/// A way with more inputs than this after the answer is not followed: such a step is rolled.
const MOST_INPUTS: usize = 64;

/// How far is looked, and what is made of it.
pub struct Foresight<'a, T> {
    /// Who answers what is asked on the way.
    pub player: fn(u64) -> Box<dyn Answers + Send>,
    /// What was told after the answer, as what is to be counted.
    pub read: &'a dyn Fn(&[Event]) -> T,
    pub within: Within,
}

impl<T> fmt::Debug for Foresight<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Foresight").field("within", &self.within).finish_non_exhaustive()
    }
}

impl<B: Book> Session<B> {
    /// What an answer to the open question may come to by the end of its step. Where something is hidden from whoever is asked, it
    /// is dealt anew and rolled, never enumerated: exact odds would tell what lies there.
    pub fn foresee<T: Ord>(&self, answer: &Answer, ask: &Foresight<'_, T>) -> Result<Estimate<T>, Refusal> {
        let question = self.question().ok_or(Refusal::NothingAsked)?;
        question.check(answer)?;
        let mut known = self.checkpoint().clone();
        let mut none = TypedDice::new([]);
        let told = step::<B>(&mut known, self.tape().to_vec(), &mut none, &mut Nobody).events.len();
        let mut tape = self.tape().to_vec();
        tape.push(Input::Answered { why: question.why, answer: answer.clone() });
        let mut ways = Ways {
            session: self,
            known,
            seat: question.seat,
            ask,
            told,
            left: ask.within.ways,
            odds: BTreeMap::new(),
        };
        if !ways.is_hidden() && ways.branch(tape.clone(), &Ratio::one()).is_some() {
            return Ok(Estimate::enumerated(ways.odds));
        }
        Ok(ways.simulated(&tape))
    }
}

/// Plays the step over a tape, then with these dice and answers.
fn step<B: Book>(battle: &mut B::Battle, tape: Tape, dice: &mut dyn Dice, answers: &mut dyn Answers) -> Ran {
    let settled = tape.len();
    run::run::<B>(battle, Play::new(tape, dice, answers).settled(settled))
}

/// The ways an answer can go.
struct Ways<'a, B: Book, T> {
    session: &'a Session<B>,
    /// The position in which it is asked.
    known: B::Battle,
    seat: Seat,
    ask: &'a Foresight<'a, T>,
    /// How many events of the step came before the answer.
    told: usize,
    left: u64,
    odds: BTreeMap<T, Ratio>,
}

impl<B: Book, T: Ord> Ways<'_, B, T> {
    /// The position the step began in, with what is hidden dealt anew.
    fn dealt(&self, dice: &mut dyn Dice) -> B::Battle {
        let mut battle = self.session.checkpoint().clone();
        B::resample(&mut battle, &self.known, self.seat, dice);
        battle
    }

    fn is_hidden(&self) -> bool {
        (0..4).any(|seed| self.dealt(&mut SeededDice::new(seed)) != *self.session.checkpoint())
    }

    fn read(&self, ran: &Ran) -> T {
        (self.ask.read)(&ran.events[self.told.min(ran.events.len())..])
    }

    /// Plays every way on from a tape; nothing if there are too many or one of them cannot be played.
    fn branch(&mut self, tape: Tape, chance: &Ratio) -> Option<()> {
        self.left = if stop::is_stopped() { None } else { self.left.checked_sub(1) }?;
        if self.session.tape().len() + MOST_INPUTS < tape.len() {
            return None;
        }
        let mut battle = self.session.checkpoint().clone();
        let (mut none, mut player) = (TypedDice::new([]), (self.ask.player)(self.ask.within.seed));
        let ran = step::<B>(&mut battle, tape, &mut none, &mut *player);
        match ran.end {
            End::Finished(_) => {
                let came = self.read(&ran);
                let so_far = self.odds.entry(came).or_insert_with(Ratio::zero);
                *so_far = so_far.plus(chance);
                Some(())
            }
            End::Dry(Expectation::Roll { why, n, sides }) => self.rolled(&ran.tape, (why, n, sides), chance),
            End::Dry(_) | End::Asking(_) | End::Refused(..) | End::Diverged(_) | End::Panicked(_) => None,
        }
    }

    /// Every way that the wanted dice can fall.
    fn rolled(&mut self, tape: &Tape, (why, n, sides): (RuleId, u16, u16), chance: &Ratio) -> Option<()> {
        let most = usize::try_from(self.left).unwrap_or(usize::MAX);
        for (faces, ways, of) in pools(n, sides, most)? {
            let mut tape = tape.clone();
            tape.push(Input::Rolled { why, sides, faces, by_program: false });
            self.branch(tape, &chance.times(&Ratio::of(ways, of)))?;
        }
        Some(())
    }

    /// Rolls it many times; what cannot be played with what was dealt is left out.
    fn simulated(&self, tape: &Tape) -> Estimate<T> {
        let Within { games, seed, .. } = self.ask.within;
        let mut counts = BTreeMap::new();
        for game in (0..u64::from(games)).take_while(|_| !stop::is_stopped()) {
            let mut dice = SeededDice::new(SeededDice::at(seed, game).bits());
            let mut battle = self.dealt(&mut dice);
            let mut player = (self.ask.player)(seed);
            let ran = step::<B>(&mut battle, tape.clone(), &mut dice, &mut *player);
            if matches!(ran.end, End::Finished(_)) {
                *counts.entry(self.read(&ran)).or_insert(0) += 1;
            }
        }
        Estimate::simulated(counts, seed)
    }
}
