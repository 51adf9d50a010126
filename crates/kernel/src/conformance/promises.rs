//! Odds are promises: an option that shows them is played, every way its dice can fall or many times, and must come to what they say.
use std::collections::{BTreeMap, BTreeSet};

use crate::{
    dice::{Dice, SeededDice},
    event::{Event, Token},
    note::Note,
    odds::odds_within,
    play::{Answers, Nobody},
    question::{Answer, Chance},
    session::{Book, Session, Status},
};

/// Options with fewer ways than these are played every way.
const WAYS: u64 = 500;
/// The others so many times.
const PLAYS: u32 = 2_000;
/// How far a count may be from what was promised, in standard errors.
const ERRORS: f64 = 4.5;
/// Exact odds are equal but for what their numbers are rounded to.
const ROUNDED: f64 = 1e-9;

/// Odds that are shown with an answer to the open question.
#[derive(Clone, Debug)]
pub struct Promise {
    /// What kind of option it is; of each kind only some are played.
    pub kind: String,
    pub answer: Answer,
    pub odds: Vec<Chance>,
    /// Whom the odds are about.
    pub about: Option<Token>,
}

/// A step that was played on: the position in which it was asked, the one at its end, and what was told in it.
#[derive(Debug)]
pub struct PlayedStep<'a, B: Book> {
    pub before: &'a B::Battle,
    pub after: &'a B::Battle,
    pub told: &'a [Event],
}

/// What a step came to, as the odds name it.
pub type Reader<'a, B> = &'a dyn Fn(&Promise, &PlayedStep<'_, B>) -> Note;

/// Plays what was promised and keeps what did not come true.
#[expect(missing_debug_implementations, reason = "it is made of closures")]
pub struct Promises<'a, B: Book> {
    /// Answers what is asked on the way as the odds have it.
    player: fn() -> Box<dyn Answers>,
    read: Reader<'a, B>,
    /// So many of a kind are played.
    most: usize,
    met: BTreeMap<String, usize>,
    broken: Vec<String>,
}

impl<'a, B: Book> Promises<'a, B> {
    pub fn new(player: fn() -> Box<dyn Answers>, read: Reader<'a, B>, most: usize) -> Self {
        Promises { player, read, most, met: BTreeMap::new(), broken: Vec::new() }
    }

    /// Whether this kind has been played often enough.
    pub fn is_known(&self, kind: &str) -> bool {
        self.met.get(kind).is_some_and(|&it| self.most <= it)
    }

    /// Plays an option from the open question of a session.
    pub fn hold(&mut self, session: &Session<B>, promise: &Promise) {
        if self.is_known(&promise.kind) {
            return;
        }
        *self.met.entry(promise.kind.clone()).or_insert(0) += 1;
        let before = asked_in(session);
        let exact = odds_within(WAYS, |dice| self.play(session, &before, promise, dice));
        if exact.unexplored.is_zero() {
            let came = exact.outcomes.iter().map(|it| (it.0.clone(), it.1.value())).collect();
            return self.compare(promise, &came, &|_| ROUNDED, "exactly");
        }
        let mut counts: BTreeMap<String, f64> = BTreeMap::new();
        for seed in 0..u64::from(PLAYS) {
            let mut dice = SeededDice::new(SeededDice::at(1, seed).bits());
            let came = self.play(session, &before, promise, &mut dice);
            *counts.entry(came).or_insert(0.0) += 1.0 / f64::from(PLAYS);
        }
        let error = |p: f64| ERRORS * (p * (1.0 - p) / f64::from(PLAYS)).sqrt() + ROUNDED;
        self.compare(promise, &counts, &error, "in 2,000 plays");
    }

    fn play(
        &self,
        session: &Session<B>,
        before: &B::Battle,
        promise: &Promise,
        dice: &mut dyn Dice,
    ) -> String {
        let mut copy = session.clone();
        let Some(seat) = session.question().map(|it| it.seat) else { return "nothing is asked".to_owned() };
        if let Err(refusal) = copy.answer(seat, promise.answer.clone()) {
            return format!("refused: {refusal:?}");
        }
        let told = copy.journal().len();
        let stopped = copy.step(dice, &mut *(self.player)());
        if let Some(status) = stopped {
            return format!("stopped: {status:?}").chars().take(300).collect();
        }
        let played = PlayedStep { before, after: copy.checkpoint(), told: &copy.journal()[told..] };
        key(&(self.read)(promise, &played))
    }

    fn compare(
        &mut self,
        promise: &Promise,
        came: &BTreeMap<String, f64>,
        error: &dyn Fn(f64) -> f64,
        how: &str,
    ) {
        let mut shown: BTreeMap<String, f64> = BTreeMap::new();
        for it in &promise.odds {
            *shown.entry(key(&it.end)).or_insert(0.0) += it.p.value();
        }
        let words: BTreeSet<&String> = shown.keys().chain(came.keys()).collect();
        let of = |all: &BTreeMap<String, f64>, it: &String| all.get(it).copied().unwrap_or(0.0);
        let off = |it: &&&String| {
            let p = of(&shown, it);
            error(p) < (p - of(came, it)).abs()
        };
        if words.iter().any(|it| off(&it)) {
            let line = format!("{}\n  shown {shown:.4?}\n  came {how} {came:.4?}", promise.kind);
            self.broken.push(line);
        }
    }

    /// All came true, and each of these kinds was met.
    pub fn are_kept(self, kinds: &[&str]) {
        let met: Vec<&str> = self.met.keys().map(String::as_str).collect();
        println!("{} kinds of odds were held against play:\n{}", met.len(), met.join("\n"));
        let never: Vec<&&str> = kinds.iter().filter(|it| !met.contains(it)).collect();
        assert!(self.broken.is_empty(), "odds that did not come true:\n{}", self.broken.join("\n"));
        assert!(never.is_empty(), "never met: {never:#?}");
    }
}

/// An end as its data stands in JSON: what can be compared and told apart, whatever it is called.
fn key(end: &Note) -> String {
    serde_json::to_string(end).unwrap_or_default()
}

/// The position in which the open question is asked.
fn asked_in<B: Book>(session: &Session<B>) -> B::Battle {
    match session.clone().step(&mut SeededDice::new(0), &mut Nobody) {
        Some(Status::Asking { scratch, .. }) => scratch,
        _ => session.checkpoint().clone(),
    }
}
