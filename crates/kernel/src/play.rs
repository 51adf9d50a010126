//! What a battle procedure is handed: dice to roll, people to ask, a journal to tell.
use std::{any::Any, collections::VecDeque, ops::RangeInclusive};

use serde::{Deserialize, Serialize};

use crate::{
    dice::{Dice, Faces},
    event::{Audience, Event, What},
    place::Point,
    question::{Answer, Ask, Asked, AskedFor, Choice, Field, Listed, Menu, Question, Refusal},
    rule::{self, RuleId},
    sum::Sum,
};

/// One thing that came from outside the rules, in the order the rules used it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Input {
    Rolled { why: RuleId, sides: u16, faces: Faces },
    Answered { why: RuleId, answer: Answer },
}

impl Input {
    pub fn why(&self) -> RuleId {
        match self {
            Input::Rolled { why, .. } | Input::Answered { why, .. } => *why,
        }
    }
}

/// Dice and answers so far, each keyed by its rule.
pub type Tape = Vec<Input>;

/// Who answers when the tape runs out: nobody (the step pauses), a bot, a script, a search.
pub trait Answers {
    fn answer(&mut self, asked: &Asked<'_>) -> Option<Answer>;
}

/// People: they are asked by whoever holds the session.
#[derive(Clone, Copy, Debug)]
pub struct Nobody;

impl Answers for Nobody {
    fn answer(&mut self, _: &Asked<'_>) -> Option<Answer> {
        None
    }
}

/// Answers as a test writes them down, in order; none may be left over.
#[derive(Debug)]
pub struct Script(VecDeque<Answer>);

pub fn script(answers: impl IntoIterator<Item = Answer>) -> Script {
    Script(answers.into_iter().collect())
}

impl Answers for Script {
    fn answer(&mut self, asked: &Asked<'_>) -> Option<Answer> {
        Some(self.0.pop_front().unwrap_or_else(|| panic!("no answer left for {asked:?}")))
    }
}

impl Drop for Script {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert!(self.0.is_empty(), "answers never asked for: {:?}", self.0);
        }
    }
}

/// Whatever stands if nobody cares.
#[derive(Clone, Copy, Debug)]
pub struct Defaults;

impl Answers for Defaults {
    fn answer(&mut self, asked: &Asked<'_>) -> Option<Answer> {
        Some(asked.default())
    }
}

impl<F: FnMut(&Asked<'_>) -> Option<Answer>> Answers for F {
    fn answer(&mut self, asked: &Asked<'_>) -> Option<Answer> {
        self(asked)
    }
}

/// Why a step stopped before its end. It travels up through `?` to the session; rules neither make nor read one.
#[derive(Debug)]
pub struct Pause(pub(crate) Box<Stop>);

#[derive(Debug)]
pub(crate) enum Stop {
    Asking(Question),
    /// The answer breaks the question; `taped` if it came from the end of the tape and not from an answerer in place.
    Refused {
        refusal: Refusal,
        taped: bool,
    },
    /// The tape does not fit the rules any more, or typed-in dice ran out: the rest of the step means nothing.
    Spoiled,
}

impl Pause {
    /// The question that is open, if that is why the step stopped.
    pub fn question(&self) -> Option<&Question> {
        match &*self.0 {
            Stop::Asking(question) => Some(question),
            Stop::Refused { .. } | Stop::Spoiled => None,
        }
    }
}

/// A tape that no longer fits: the rules asked for something else than was recorded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Diverged {
    /// Which input of the step it was.
    pub at: usize,
    /// What the rules came to ask or roll there.
    pub wanted: RuleId,
    pub found: Option<Input>,
}

/// One step under way.
pub struct Play<'a> {
    dice: &'a mut dyn Dice,
    answers: &'a mut dyn Answers,
    tape: Tape,
    at: usize,
    journal: Vec<Event>,
    keeps: bool,
    pub(crate) diverged: Option<Diverged>,
    /// How much of the tape stood when typed-in dice ran out.
    pub(crate) ran_out_at: Option<usize>,
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
            dice,
            answers,
            tape,
            at: 0,
            journal: Vec::new(),
            keeps: true,
            diverged: None,
            ran_out_at: None,
        }
    }

    /// For thousands of games: no tape, no journal, nothing described.
    pub fn bulk(dice: &'a mut dyn Dice, answers: &'a mut dyn Answers) -> Self {
        Play { keeps: false, ..Play::new(Vec::new(), dice, answers) }
    }

    pub fn tape(&self) -> &[Input] {
        &self.tape
    }

    pub fn journal(&self) -> &[Event] {
        &self.journal
    }

    pub(crate) fn into_parts(self) -> (Tape, usize, Vec<Event>) {
        (self.tape, self.at, self.journal)
    }

    /// Whether anybody will read what is told; a rule may skip making words nobody reads, never anything else.
    pub fn is_read(&self) -> bool {
        self.keeps
    }

    /// Tells the whole table what happened.
    pub fn tell(&mut self, rule: RuleId, what: What) {
        rule::hit(rule);
        if self.keeps {
            self.journal.push(Event { rule, audience: Audience::All, what });
        }
    }

    /// Tells one seat only.
    pub fn tell_only(&mut self, audience: Audience, rule: RuleId, what: What) {
        rule::hit(rule);
        if self.keeps {
            self.journal.push(Event { rule, audience, what });
        }
    }

    /// Asks for one of `options`; with none to choose from it is a bug to ask.
    pub fn pick<T: Choice>(&mut self, table: &T::Table, ask: Ask, options: &[T]) -> Result<T, Pause> {
        self.pick_listed(table, ask, options, &[])
    }

    /// Asks for one of a menu, which also shows what is forbidden and by which rule.
    pub fn pick_from<T: Choice>(&mut self, table: &T::Table, ask: Ask, menu: &Menu<T>) -> Result<T, Pause> {
        self.pick_listed(table, ask, &menu.open, &menu.closed)
    }

    fn pick_listed<T: Choice>(
        &mut self,
        table: &T::Table,
        ask: Ask,
        open: &[T],
        closed: &[(T, RuleId)],
    ) -> Result<T, Pause> {
        let listed = Listed { open, closed, table };
        match self.ask(ask, AskedFor::One(&listed), table)? {
            Answer::One(at) => Ok(open[at].clone()),
            other => unreachable!("checked to be one of a list: {other:?}"),
        }
    }

    /// Asks for `least` to `most` of `options`.
    pub fn some<T: Choice>(
        &mut self,
        table: &T::Table,
        ask: Ask,
        options: &[T],
        count: RangeInclusive<usize>,
    ) -> Result<Vec<T>, Pause> {
        let listed = Listed { open: options, closed: &[], table };
        let shape = AskedFor::Some { of: &listed, least: *count.start(), most: *count.end() };
        match self.ask(ask, shape, table)? {
            Answer::Some(these) => Ok(these.into_iter().map(|it| options[it].clone()).collect()),
            other => unreachable!("checked to be some of a list: {other:?}"),
        }
    }

    /// Asks in which order.
    pub fn order<T: Choice>(&mut self, table: &T::Table, ask: Ask, options: &[T]) -> Result<Vec<T>, Pause> {
        let listed = Listed { open: options, closed: &[], table };
        match self.ask(ask, AskedFor::Order(&listed), table)? {
            Answer::Order(these) => Ok(these.into_iter().map(|it| options[it].clone()).collect()),
            other => unreachable!("checked to be an order: {other:?}"),
        }
    }

    /// Asks yes or no.
    pub fn yes_no<B: 'static>(&mut self, table: &B, ask: Ask) -> Result<bool, Pause> {
        match self.ask(ask, AskedFor::YesNo, table)? {
            Answer::YesNo(yes) => Ok(yes),
            other => unreachable!("checked to be yes or no: {other:?}"),
        }
    }

    /// Asks for a number.
    pub fn number<B: 'static>(
        &mut self,
        table: &B,
        ask: Ask,
        range: RangeInclusive<i32>,
    ) -> Result<i32, Pause> {
        let shape = AskedFor::Number { least: *range.start(), most: *range.end() };
        match self.ask(ask, shape, table)? {
            Answer::Number(n) => Ok(n),
            other => unreachable!("checked to be a number: {other:?}"),
        }
    }

    /// Asks for a place in `field`.
    pub fn point<B: 'static>(&mut self, table: &B, ask: Ask, field: &dyn Field) -> Result<Point, Pause> {
        match self.ask(ask, AskedFor::Point(field), table)? {
            Answer::Point(point) => Ok(point),
            other => unreachable!("checked to be a point: {other:?}"),
        }
    }

    fn ask(&mut self, ask: Ask, shape: AskedFor<'_>, table: &dyn Any) -> Result<Answer, Pause> {
        rule::hit(ask.why);
        if self.spoiled() {
            return Err(Pause(Box::new(Stop::Spoiled)));
        }
        let asked = Asked::new(ask, shape, table);
        let answer = match self.tape.get(self.at) {
            Some(Input::Answered { why, answer }) if *why == ask.why => {
                // The last input of the tape is the one just given: it is refused, older ones no longer fit.
                if let Err(refusal) = asked.check(answer) {
                    if self.at + 1 == self.tape.len() {
                        return Err(Pause(Box::new(Stop::Refused { refusal, taped: true })));
                    }
                    return Err(self.diverge(ask.why));
                }
                answer.clone()
            }
            Some(_) => return Err(self.diverge(ask.why)),
            None => {
                let Some(answer) = self.answers.answer(&asked) else {
                    return Err(Pause(Box::new(Stop::Asking(asked.question()))));
                };
                if let Err(refusal) = asked.check(&answer) {
                    return Err(Pause(Box::new(Stop::Refused { refusal, taped: false })));
                }
                if self.keeps {
                    self.tape.push(Input::Answered { why: ask.why, answer: answer.clone() });
                }
                answer
            }
        };
        if self.keeps {
            self.at += 1;
            let chose = asked.words(&answer).into();
            self.tell(ask.why, What::Asked { seat: ask.seat, about: ask.about, chose });
        }
        Ok(answer)
    }

    fn diverge(&mut self, wanted: RuleId) -> Pause {
        let found = self.tape.get(self.at).cloned();
        self.diverged.get_or_insert(Diverged { at: self.at, wanted, found });
        Pause(Box::new(Stop::Spoiled))
    }

    fn spoiled(&self) -> bool {
        self.diverged.is_some() || self.ran_out_at.is_some()
    }

    /// The faces recorded here, if the tape goes on and fits; made-up ones after it has spoiled.
    fn taped(&mut self, why: RuleId, n: u16, sides: u16) -> Option<Faces> {
        match self.tape.get(self.at) {
            None => None,
            Some(Input::Rolled { why: then, sides: of, faces })
                if *then == why
                    && *of == sides
                    && faces.len() == usize::from(n)
                    && faces.iter().all(|it| (1..=sides).contains(it)) =>
            {
                Some(faces.clone())
            }
            Some(_) => {
                let _ = self.diverge(why);
                None
            }
        }
    }

    fn rolled(&mut self, why: RuleId, sides: u16, faces: Faces, fresh: bool) {
        if fresh && !self.spoiled() {
            if self.dice.ran_out() {
                self.ran_out_at = Some(self.tape.len());
            } else {
                self.tape.push(Input::Rolled { why, sides, faces: faces.clone() });
            }
        }
        self.at += 1;
        self.tell(why, What::Rolled { sides, faces });
    }

    fn faces(&mut self, why: RuleId, n: u16, sides: u16) -> Faces {
        let taped = if self.spoiled() { None } else { self.taped(why, n, sides) };
        let fresh = taped.is_none();
        let faces = taped.unwrap_or_else(|| {
            if n == 1 {
                Faces::from_slice(&[self.dice.die(why, sides)])
            } else {
                self.dice.pool(why, n, sides)
            }
        });
        self.rolled(why, sides, faces.clone(), fresh);
        faces
    }
}

impl Dice for Play<'_> {
    fn die(&mut self, why: RuleId, sides: u16) -> u16 {
        if !self.keeps {
            return self.dice.die(why, sides);
        }
        self.faces(why, 1, sides)[0]
    }

    fn pool(&mut self, why: RuleId, n: u16, sides: u16) -> Faces {
        if !self.keeps || n == 0 {
            return self.dice.pool(why, n, sides);
        }
        self.faces(why, n, sides)
    }

    fn count(&mut self, why: RuleId, n: u16, sides: u16, scores: RangeInclusive<u16>) -> u16 {
        if !self.keeps || n == 0 {
            return self.dice.count(why, n, sides, scores);
        }
        self.faces(why, n, sides).iter().filter(|it| scores.contains(it)).count() as u16
    }

    fn plus(&mut self, sum: &Sum) -> i32 {
        if self.keeps
            && let Some(first) = sum.parts().first()
        {
            self.tell(first.rule, What::Added { parts: sum.parts().to_vec() });
        }
        sum.total()
    }

    fn cite(&mut self, why: RuleId) {
        self.tell(why, What::Noted { token: None, text: "".into() });
    }
}
