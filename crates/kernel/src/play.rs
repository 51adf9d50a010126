//! What a battle procedure is handed: dice to roll, people to ask, a journal to tell.
mod answers;
mod asking;
mod throw;

use std::{any::Any, ops::RangeInclusive};

pub(crate) use answers::MadeUp;
pub use answers::{Answers, Defaults, Nobody, Script, SoFar, Whim, script};
pub(crate) use throw::ThrowWords;
pub use throw::{Throw, Thrower};

pub use crate::log::{Divergence, Expectation, Input, Tape};
use crate::{
    dice::{Dice, Faces},
    event::{Audience, Event, Gone, Need, Pick, Token, What},
    note::{Note, Term},
    question::{Answer, Ask, AskedFor, LiveQuestion, Question, Refusal},
    rule::{self, RuleId},
    sum::Sum,
};

/// Why a step stopped before its end. It travels up through `?` to the session; rules neither make nor read one.
#[derive(Debug)]
pub struct Pause(pub(crate) Box<Stop>);

#[derive(Debug)]
pub(crate) enum Stop {
    Asking(Question),
    /// The answer breaks the question; `taped` if it stands at the end of the tape and not with an answerer in place.
    Refused {
        refusal: Refusal,
        question: Question,
        taped: bool,
    },
    /// Something else already made the rest of the step mean nothing.
    Spoilt,
}

/// What made the rest of a step mean nothing: it is played with made-up dice, and nothing of it is kept.
#[derive(Debug)]
pub(crate) enum Spoilt {
    /// A question went up; `ignored` if a rule rolled or asked on regardless.
    Paused {
        why: RuleId,
        ignored: bool,
    },
    Diverged(Divergence),
    /// Typed-in dice ran out.
    Dry(Expectation),
}

impl Pause {
    /// The question that is open, if that is why the step stopped.
    pub fn question(&self) -> Option<&Question> {
        match &*self.0 {
            Stop::Asking(question) => Some(question),
            Stop::Refused { .. } | Stop::Spoilt => None,
        }
    }
}

/// Who hears what is told and rolled where no journal is kept.
pub trait Witness {
    fn told(&mut self, event: &Event);
    fn rolled(&mut self, why: RuleId, sides: u16, faces: &[u16]);
}

/// One step under way.
pub struct Play<'a> {
    dice: &'a mut dyn Dice,
    answers: &'a mut dyn Answers,
    tape: Tape,
    at: usize,
    /// How much of the tape was taken before; an answer past it may still be refused.
    settled: usize,
    journal: Vec<Event>,
    audience: Audience,
    keeps: bool,
    /// Whether the journal is kept too.
    tells: bool,
    /// The position the step began in, for answers that look ahead.
    checkpoint: Option<&'a dyn Any>,
    /// Whether a question that nobody answers is described to the table.
    describes: bool,
    spoilt: Option<Spoilt>,
    made_up: MadeUp,
    witness: Option<&'a mut dyn Witness>,
    /// Whether people roll the dice, who are told what for.
    asks: bool,
    /// Whether dice are rolled now that say whose they are.
    owned: bool,
    /// What is said of the dice that come next; nothing where neither people nor a journal hear of it.
    said: Option<Box<ThrowWords>>,
    /// Where the step is left, if somebody only wants to see how it stood there.
    leaves: Option<Told>,
}

/// A place in what a step or a game tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// Once so much has been told.
    SoMuch(usize),
    /// When so much has been told and the next thing is about to be: what people were shown while they were asked.
    UpTo(usize),
}

/// What is left of a step when it has been played as far as it goes.
#[derive(Debug)]
pub(crate) struct Parts {
    pub tape: Tape,
    /// How much of the tape was used.
    pub at: usize,
    pub events: Vec<Event>,
    pub spoilt: Option<Spoilt>,
}

impl std::fmt::Debug for Play<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Play").field("tape", &self.tape).field("at", &self.at).finish_non_exhaustive()
    }
}

impl<'a> Play<'a> {
    /// Plays over `tape`, then from the sources, keeping tape and journal.
    pub fn new(tape: Tape, dice: &'a mut dyn Dice, answers: &'a mut dyn Answers) -> Self {
        Play {
            said: None,
            leaves: None,
            owned: false,
            asks: dice.asks_people(),
            dice,
            answers,
            settled: tape.len().saturating_sub(1),
            tape,
            at: 0,
            journal: Vec::new(),
            audience: Audience::All,
            keeps: true,
            tells: true,
            checkpoint: None,
            describes: true,
            spoilt: None,
            made_up: MadeUp::new(),
            witness: None,
        }
    }

    /// Says how many inputs of the tape had been taken before; without it, all but the last.
    pub(crate) fn settled(self, settled: usize) -> Self {
        Play { settled, ..self }
    }

    /// Only as far as this place: nobody who is asked or rolls comes to it any more.
    pub(crate) fn leaving_at(self, leaves: Told) -> Self {
        Play { leaves: Some(leaves), ..self }
    }

    /// Only as far as the question that is open, which the table has already.
    pub(crate) fn undescribed(self) -> Self {
        Play { describes: false, ..self }
    }

    /// With a tape and without a journal: for games that nobody reads.
    pub(crate) fn untold(self) -> Self {
        Play { tells: false, ..self }
    }

    /// Says where the step began, for answers that look ahead.
    pub(crate) fn from(self, checkpoint: &'a dyn Any) -> Self {
        Play { checkpoint: Some(checkpoint), ..self }
    }

    /// For one of many games with somebody in it who looks ahead: a tape from where the step began, and no journal.
    pub fn looking_ahead(
        checkpoint: &'a dyn Any,
        dice: &'a mut dyn Dice,
        answers: &'a mut dyn Answers,
    ) -> Self {
        Play::new(Vec::new(), dice, answers).from(checkpoint).untold()
    }

    /// For thousands of games: no tape, no journal, nothing described.
    pub fn bulk(dice: &'a mut dyn Dice, answers: &'a mut dyn Answers) -> Self {
        Play { keeps: false, ..Play::new(Vec::new(), dice, answers) }
    }

    /// Somebody hears what is told and rolled, though no journal is kept.
    pub fn heard_by(self, witness: &'a mut dyn Witness) -> Self {
        Play { witness: Some(witness), ..self }
    }

    /// For thousands of games of which somebody keeps count.
    pub fn watched(
        dice: &'a mut dyn Dice,
        answers: &'a mut dyn Answers,
        witness: &'a mut dyn Witness,
    ) -> Self {
        Play { witness: Some(witness), ..Play::bulk(dice, answers) }
    }

    pub fn tape(&self) -> &[Input] {
        &self.tape
    }

    pub fn journal(&self) -> &[Event] {
        &self.journal
    }

    pub(crate) fn into_parts(self) -> Parts {
        Parts { tape: self.tape, at: self.at, events: self.journal, spoilt: self.spoilt }
    }

    /// Whether anybody will read what is told; a rule may skip making words nobody reads, never anything else.
    pub fn is_read(&self) -> bool {
        self.keeps && self.tells
    }

    /// Tells whoever may know what happened: the whole table, unless within [`Play::privately`].
    pub fn tell(&mut self, rule: RuleId, what: What) {
        self.tell_only(self.audience, rule, what);
    }

    /// Tells something that the book has a name for, of somebody or by itself.
    pub fn note(&mut self, rule: RuleId, about: impl Into<Option<Token>>, note: impl Into<Note>) {
        self.tell(rule, What::Noted { token: about.into(), note: note.into() });
    }

    /// Tells that somebody is now something, or is it no longer.
    pub fn mark(&mut self, rule: RuleId, token: Token, mark: impl Into<Term>, on: bool) {
        self.tell(rule, What::Marked { token, mark: mark.into(), on });
    }

    /// Tells how many of something there are now.
    pub fn counted(&mut self, rule: RuleId, of: impl Into<Option<Token>>, what: impl Into<Term>, n: i32) {
        self.tell(rule, What::Counted { token: of.into(), what: what.into(), n });
    }

    /// Tells that somebody is off the table, and who brought it about.
    pub fn removed(&mut self, rule: RuleId, token: Token, gone: Gone, by: impl Into<Option<Token>>) {
        self.tell(rule, What::Removed { token, gone, by: by.into() });
    }

    /// Tells these only.
    pub fn tell_only(&mut self, audience: Audience, rule: RuleId, what: What) {
        rule::hit(rule);
        if self.spoilt.is_some() {
            return;
        }
        if self.is_read() {
            self.leave_at(Told::UpTo(self.journal.len()));
            self.journal.push(Event { rule, audience, what });
            self.leave_at(Told::SoMuch(self.journal.len()));
        } else if let Some(witness) = &mut self.witness {
            witness.told(&Event { rule, audience, what });
        }
    }

    /// A rule cannot be stopped where it tells something. No panic hook hears of this, and `run` catches it as it catches a bug.
    fn leave_at(&self, here: Told) {
        if self.leaves == Some(here) {
            std::panic::resume_unwind(Box::new("left here"));
        }
    }

    /// Everything rolled, asked and told within is for `audience` alone: a card drawn, a hidden choice, or what nobody may know.
    pub fn privately<T>(&mut self, audience: Audience, within: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.audience, audience);
        let done = within(self);
        self.audience = before;
        done
    }

    fn ask(&mut self, ask: Ask, shape: AskedFor<'_>, table: &dyn Any) -> Result<Answer, Pause> {
        rule::hit(ask.why);
        if self.is_spoilt() {
            return Err(Pause(Box::new(Stop::Spoilt)));
        }
        let asked = LiveQuestion::new(ask, shape, table);
        assert!(asked.has_answer(), "{} asks a question that has no answer", ask.why);
        let answer = self.answered(&asked)?;
        if self.keeps {
            self.at += 1;
        }
        if self.is_read() {
            let (chose, pick) = (asked.words(&answer).into(), asked.pick(&answer));
            self.tell(ask.why, What::Asked { seat: ask.seat, about: ask.about, chose, pick });
        } else if self.witness.is_some() {
            let (chose, pick) = ("".into(), Pick::Unsaid);
            self.tell(ask.why, What::Asked { seat: ask.seat, about: ask.about, chose, pick });
        }
        Ok(answer)
    }

    /// The answer from the tape, or from whoever answers in place; it may be given.
    fn answered(&mut self, asked: &LiveQuestion<'_>) -> Result<Answer, Pause> {
        let why = asked.ask.why;
        let Some(input) = self.tape.get(self.at) else {
            let given = match self.checkpoint {
                Some(checkpoint) => self.answers.answer_from(asked, &SoFar { checkpoint, tape: &self.tape }),
                None => self.answers.answer(asked),
            };
            let Some(answer) = given else {
                let stop = if self.describes { Stop::Asking(asked.question()) } else { Stop::Spoilt };
                return Err(self.pause(why, stop));
            };
            if let Err(refusal) = asked.check(&answer) {
                let question = asked.question();
                return Err(self.pause(why, Stop::Refused { refusal, question, taped: false }));
            }
            if self.keeps {
                self.tape.push(Input::Answered { why, answer: answer.clone() });
            }
            return Ok(answer);
        };
        let Input::Answered { why: then, answer } = input else {
            return Err(self.diverge(Expectation::Answer { why, refusal: None }));
        };
        if *then != why {
            return Err(self.diverge(Expectation::Answer { why, refusal: None }));
        }
        match asked.check(answer) {
            Ok(()) => {
                self.answers.taped(asked, answer);
                Ok(answer.clone())
            }
            Err(refusal) if self.settled <= self.at && self.at + 1 == self.tape.len() => {
                let question = asked.question();
                Err(self.pause(why, Stop::Refused { refusal, question, taped: true }))
            }
            Err(refusal) => Err(self.diverge(Expectation::Answer { why, refusal: Some(refusal) })),
        }
    }

    /// Whether the step, played to its end, has not used its tape or could not.
    pub(crate) fn is_unfit(&self) -> bool {
        self.spoilt.is_some() || self.at < self.tape.len()
    }

    fn pause(&mut self, why: RuleId, stop: Stop) -> Pause {
        self.spoilt = Some(Spoilt::Paused { why, ignored: false });
        Pause(Box::new(stop))
    }

    fn diverge(&mut self, wanted: Expectation) -> Pause {
        let found = self.tape.get(self.at).cloned();
        self.spoilt = Some(Spoilt::Diverged(Divergence { at: self.at, wanted, found }));
        Pause(Box::new(Stop::Spoilt))
    }

    /// Whether nothing that is rolled or asked means anything any more.
    fn is_spoilt(&mut self) -> bool {
        if let Some(Spoilt::Paused { ignored, .. }) = &mut self.spoilt {
            *ignored = true;
        }
        self.spoilt.is_some()
    }

    fn witnessed(&mut self, why: RuleId, sides: u16, faces: &[u16]) {
        if let Some(witness) = &mut self.witness {
            witness.rolled(why, sides, faces);
        }
    }

    fn faces(&mut self, why: RuleId, n: u16, sides: u16, needs: Option<(u16, u16)>) -> Faces {
        let faces = self.taped_or_rolled(why, n, sides);
        match self.is_read() {
            true => {
                let (by, at) = self.owner();
                let last = self.at.checked_sub(1).and_then(|it| self.tape.get(it));
                if matches!(last, Some(Input::Rolled { by_program: true, .. })) {
                    self.tell(why, What::Noted { token: None, note: Note::new(Term::BY_PROGRAM) });
                }
                self.tell(why, What::Rolled { sides, faces: faces.clone(), by, at, needs });
            }
            false => {
                rule::hit(why);
                self.witnessed(why, sides, &faces);
            }
        }
        faces
    }

    fn taped_or_rolled(&mut self, why: RuleId, n: u16, sides: u16) -> Faces {
        if self.is_spoilt() {
            return self.made_up.pool(why, n, sides);
        }
        let Some(input) = self.tape.get(self.at) else {
            return self.rolled(why, n, sides);
        };
        match input.fits_roll(why, n, sides).cloned() {
            Some(faces) => {
                self.at += 1;
                faces
            }
            None => {
                let _ = self.diverge(Expectation::Roll { why, n, sides });
                self.made_up.pool(why, n, sides)
            }
        }
    }

    fn rolled(&mut self, why: RuleId, n: u16, sides: u16) -> Faces {
        let faces = match n {
            1 => Faces::from_slice(&[self.dice.die(why, sides)]),
            _ => self.dice.pool(why, n, sides),
        };
        if self.dice.ran_out() {
            self.spoilt = Some(Spoilt::Dry(Expectation::Roll { why, n, sides }));
        } else {
            let by_program = self.dice.by_program();
            self.tape.push(Input::Rolled { why, sides, faces: faces.clone(), by_program });
            self.at += 1;
        }
        faces
    }
}

impl Dice for Play<'_> {
    fn die(&mut self, why: RuleId, sides: u16) -> u16 {
        if !self.keeps {
            let face = self.dice.die(why, sides);
            self.witnessed(why, sides, &[face]);
            return face;
        }
        self.faces(why, 1, sides, None)[0]
    }

    fn pool(&mut self, why: RuleId, n: u16, sides: u16) -> Faces {
        if !self.keeps || n == 0 {
            let faces = self.dice.pool(why, n, sides);
            self.witnessed(why, sides, &faces);
            return faces;
        }
        self.faces(why, n, sides, None)
    }

    fn count(&mut self, why: RuleId, n: u16, sides: u16, scores: RangeInclusive<u16>) -> u16 {
        if n == 0 || (!self.keeps && self.witness.is_none()) {
            return self.dice.count(why, n, sides, scores);
        }
        if !self.keeps {
            return self.pool(why, n, sides).iter().filter(|it| scores.contains(it)).count() as u16;
        }
        let needs = Some((*scores.start(), *scores.end()));
        self.faces(why, n, sides, needs).iter().filter(|it| scores.contains(it)).count() as u16
    }

    fn plus(&mut self, sum: &Sum) -> i32 {
        if self.is_read()
            && let Some(first) = sum.parts().first()
        {
            self.tell(first.rule, What::Added { parts: sum.parts().to_vec() });
        }
        sum.total()
    }

    fn needs(&mut self, why: RuleId, needs: &[Need]) {
        if self.is_read() {
            self.tell(why, What::Needed { needs: needs.to_vec() });
        }
    }

    fn came(&mut self, why: RuleId, to: &dyn Fn() -> Note) {
        if self.is_read() {
            let (by, _) = self.owner();
            self.tell(why, What::Noted { token: by, note: to() });
        }
    }

    fn cite(&mut self, why: RuleId) {
        self.tell(why, What::Cited);
    }
}
