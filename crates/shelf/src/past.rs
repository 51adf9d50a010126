//! What came before in a game, whatever the book: every moment of it, what could have come of its dice, and how it
//! might have gone on.
use std::{fmt::Debug, sync::Arc};

use kernel::{
    Answers, Book, Crew, Event, Flow, OwnTables, Session, TakenBack, Tape, Viewer,
    crew::{at_once, gather},
    dice::SeededDice,
    session::{
        taken_back::{places, with_take_backs},
        what_if::{PastThrow, ThrowOdds, WhatIf, throws},
    },
};
use serde::Serialize;
use serde_json::Value;
use view::{
    View,
    account::{Account, Consequence},
    story,
};

use crate::{Bot, GameFault, simulate::step};

/// A game as it was at each of its moments; it is a copy, and the game itself goes on without it.
pub trait Past: Send + Sync + Debug {
    /// How many moments there are: 0 is the table as it was set, the last is now.
    fn moments(&self) -> usize;
    /// How much of the journal lies before a moment.
    fn told(&self, moment: usize) -> usize;
    /// How many decisions lie before a moment.
    fn decisions(&self, moment: usize) -> usize;
    /// What somebody saw then. A moment past the last is the last.
    fn view(&self, moment: usize, viewer: Viewer) -> View;
    fn journal(&self) -> &[Event];
    fn is_over(&self) -> bool;
    fn result(&self) -> Option<Value>;
    /// The player's own tables that it was played by, if it was by any.
    fn own_tables(&self) -> Option<&OwnTables> {
        None
    }
    /// Plays the game on from a moment with a bot in every chair and counts how often it is won.
    fn chance(
        &self,
        moment: usize,
        won: VictoryTest,
        bot: &Bot,
        games: Playouts,
        crew: &dyn Crew,
    ) -> Result<WinCount, GameFault>;
    /// Every throw of the game with what could have come of it; those that would be too much work are only named. `told`
    /// hears how much is done, in parts of 100.
    fn throws(
        &self,
        account: &Account,
        most: ReplayEffort,
        crew: &dyn Crew,
        told: &mut dyn FnMut(u32),
    ) -> Vec<PastDice>;
}

/// Whether a result is a victory.
pub type VictoryTest = fn(&Value) -> bool;

/// Which games are played to see how one might have gone on.
#[derive(Clone, Copy, Debug)]
pub struct Playouts {
    pub number: u32,
    pub seed: u64,
}

/// How much of the dice is played again.
#[derive(Clone, Copy, Debug)]
pub struct ReplayEffort {
    /// Ways of one throw that are all played.
    pub each: usize,
    /// How often a throw of more ways is thrown again.
    pub again: usize,
    /// Runs for all throws together.
    pub all: usize,
}

/// How many of some games were won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct WinCount {
    pub won: u32,
    pub of: u32,
}

/// One throw of the dice and what could have come of it.
#[derive(Clone, Debug, PartialEq)]
pub struct PastDice {
    /// Where in the journal its first die stands, and where what it came to ends.
    pub from: usize,
    pub to: usize,
    pub came: Vec<Consequence>,
    /// Every outcome with its chance; none where that was too much work.
    pub odds: Option<ThrowOdds<Vec<Consequence>>>,
}

/// A game to see how it goes on that has no end after so many steps is left where it is, and nobody has won it.
const MOST_STEPS: u32 = 20_000;

/// The one implementation of [`Past`].
pub(crate) struct PastGame<B: Book> {
    /// Position, how much was told, how many decisions there had been.
    moments: Vec<Position<B>>,
    /// The finished steps in which dice were rolled.
    steps: Vec<Step<B>>,
    journal: Vec<Event>,
    /// Where take-backs stand in what was told without them.
    taken_back: Vec<usize>,
    over: bool,
    result: fn(&B::Battle) -> Option<Value>,
}

/// A position, how much had been told, how many decisions there had been.
type Position<B> = (Arc<<B as Book>::Battle>, usize, usize);

/// A finished step: the position and the journal before it, and what came in.
struct Step<B: Book> {
    before: Arc<B::Battle>,
    told: usize,
    tape: Tape,
}

impl<B: Book> Debug for PastGame<B> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Kept").field("moments", &self.moments.len()).finish_non_exhaustive()
    }
}

impl<B: Book> PastGame<B> {
    /// Plays the game again, once, and keeps every position in which something had been told since the last.
    pub fn of(
        session: &Session<B>,
        scratch: Option<&(B::Battle, Vec<Event>)>,
        result: fn(&B::Battle) -> Option<Value>,
    ) -> Result<Self, GameFault> {
        let mut kept = PastGame {
            moments: Vec::new(),
            steps: Vec::new(),
            journal: session.journal().to_vec(),
            taken_back: Vec::new(),
            over: session.is_over(),
            result,
        };
        let tapes: Vec<&[kernel::Input]> = session.steps().collect();
        let mut decisions = 0;
        let played = session.each_position(|step, battle| {
            // A position is kept once, however many look at it.
            let battle = Arc::new(battle.clone());
            kept.keep(&battle, session.told_after(step), decisions, step == tapes.len());
            if let Some(tape) = tapes.get(step) {
                decisions += tape.iter().filter(|it| it.is_answer()).count();
                if tape.iter().any(|it| !it.is_answer()) {
                    let told = session.told_after(step);
                    kept.steps.push(Step { before: battle, told, tape: tape.to_vec() });
                }
            }
        });
        played.map_err(|it| GameFault::Other(it.to_string()))?;
        if let Some((battle, events)) = scratch {
            kept.journal.extend(events.iter().cloned());
            kept.keep(&Arc::new(battle.clone()), kept.journal.len(), session.decisions(), true);
        }
        kept.put_in(session.taken_back());
        Ok(kept)
    }

    /// Puts the take-backs into the journal; one at its very end belongs to the last moment.
    fn put_in(&mut self, taken_back: &[TakenBack]) {
        let whole = self.journal.len();
        self.taken_back = places(&self.journal, taken_back);
        self.journal = with_take_backs(std::mem::take(&mut self.journal), taken_back);
        let last = self.moments.len() - 1;
        for at in 0..=last {
            let told = self.moments[at].1;
            let within = if at == last && told == whole { taken_back.len() } else { self.before(told) };
            self.moments[at].1 += within;
        }
    }

    /// How many take-backs stand before the end of the first `told` events.
    fn before(&self, told: usize) -> usize {
        self.taken_back.iter().filter(|it| **it < told).count()
    }

    /// Keeps a position, unless nothing has been told since the last one; `last` is kept in any case.
    fn keep(&mut self, battle: &Arc<B::Battle>, told: usize, decisions: usize, last: bool) {
        let names = story::Names::default();
        let since = self.moments.last().map_or(0, |it| it.1);
        let is_new = self.journal[since..told].iter().any(|it| story::sentence(it, &names).is_some());
        match self.moments.last_mut() {
            Some(before) if !is_new && last => *before = (battle.clone(), told, decisions),
            Some(_) if !is_new => (),
            Some(_) | None => self.moments.push((battle.clone(), told, decisions)),
        }
    }

    fn at(&self, moment: usize) -> &Position<B> {
        &self.moments[moment.min(self.moments.len() - 1)]
    }
}

impl<B: Book<View = View>> Past for PastGame<B>
where
    B::Battle: Send + Sync,
{
    fn moments(&self) -> usize {
        self.moments.len()
    }

    fn told(&self, moment: usize) -> usize {
        self.at(moment).1
    }

    fn decisions(&self, moment: usize) -> usize {
        self.at(moment).2
    }

    fn view(&self, moment: usize, viewer: Viewer) -> View {
        B::view(&self.at(moment).0, viewer)
    }

    fn journal(&self) -> &[Event] {
        &self.journal
    }

    fn is_over(&self) -> bool {
        self.over
    }

    fn result(&self) -> Option<Value> {
        (self.result)(&self.at(usize::MAX).0)
    }

    fn own_tables(&self) -> Option<&OwnTables> {
        B::own_tables(&self.at(usize::MAX).0)
    }

    fn chance(
        &self,
        moment: usize,
        won: VictoryTest,
        bot: &Bot,
        games: Playouts,
        crew: &dyn Crew,
    ) -> Result<WinCount, GameFault> {
        if self.over && self.moments.len() <= moment + 1 {
            let won = self.result().is_some_and(|it| won(&it));
            return Ok(WinCount { won: u32::from(won), of: 1 });
        }
        let is_won = |game: usize| -> Result<bool, GameFault> {
            let seed = games.seed ^ ((game as u64) << 20) ^ moment as u64;
            let mut player = (bot.make)(!seed);
            let end = played_on::<B>(&self.at(moment).0, seed, &mut *player)?;
            Ok((self.result)(&end).is_some_and(|it| won(&it)))
        };
        let mut chance = WinCount { won: 0, of: games.number };
        for won in gather(crew, games.number as usize, is_won) {
            chance.won += u32::from(won?);
        }
        Ok(chance)
    }

    fn throws(
        &self,
        account: &Account,
        most: ReplayEffort,
        crew: &dyn Crew,
        told: &mut dyn FnMut(u32),
    ) -> Vec<PastDice> {
        let mut left = most.all;
        let (mut found, mut done) = (Vec::new(), 0);
        for these in self.steps.chunks(at_once(crew)) {
            // Steps are looked at side by side as if each were the next. One that has less left by its turn, and could have been cut
            // short by that, is looked at again.
            let before = left;
            let ahead = gather(crew, these.len(), |at| {
                let mut own = before;
                (self.thrown(&these[at], account, most, &mut own), before - own)
            });
            for (step, (thrown, used)) in these.iter().zip(ahead) {
                if left == before || used + most.each <= left {
                    left -= used;
                    found.extend(thrown);
                } else {
                    found.extend(self.thrown(step, account, most, &mut left));
                }
                done += 1;
                told((done * 100 / self.steps.len()) as u32);
            }
        }
        found
    }
}

impl<B: Book> PastGame<B> {
    /// The throws of one step, with no more runs than are left.
    fn thrown(
        &self,
        step: &Step<B>,
        account: &Account,
        most: ReplayEffort,
        left: &mut usize,
    ) -> Vec<PastDice> {
        let read = |events: &[Event]| -> Vec<Consequence> {
            events.iter().map(|it| account.deed_of(it)).filter(|it| *it != Consequence::Nothing).collect()
        };
        let ask = WhatIf {
            begins: &|rule| (account.throw)(rule).is_some(),
            ends: &|event| account.is_outcome(event),
            read: &read,
            most: most.each,
            again: most.again,
        };
        let placed = |it: PastThrow<Vec<Consequence>>| {
            let (from, to) = (step.told + it.from, step.told + it.to);
            let (from, to) = (from + self.before(from + 1), to + self.before(to));
            PastDice { from, to, came: it.came, odds: it.odds }
        };
        throws::<B, _>(&step.before, &step.tape, &ask, left).into_iter().map(placed).collect()
    }
}

/// The position a game ends in.
fn played_on<B: Book>(from: &B::Battle, seed: u64, player: &mut dyn Answers) -> Result<B::Battle, GameFault> {
    let mut battle = from.clone();
    let mut dice = SeededDice::new(seed);
    for _ in 0..MOST_STEPS {
        match step::<B>(&mut battle, &mut dice, player) {
            Ok(Flow::Goes) => (),
            Ok(Flow::Ends) => return Ok(battle),
            Err(pause) => {
                return Err(GameFault::Other(format!("a game to see how it goes on stopped: {pause:?}")));
            }
        }
    }
    Ok(battle)
}

impl WinCount {
    pub fn share(self) -> f64 {
        f64::from(self.won) / f64::from(self.of.max(1))
    }

    /// How far the true chance may lie from the share of the games, in 95 of 100 cases: half of Wilson's interval.
    pub fn error(self) -> f64 {
        if self.of <= 1 {
            return 0.0;
        }
        let (n, p, z) = (f64::from(self.of), self.share(), 1.96_f64);
        z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt()
    }
}
