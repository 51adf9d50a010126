//! One call per kind of question; what comes back is the thing itself, never an answer to be read.
use std::{any::Any, ops::RangeInclusive};

use super::{Pause, Play};
use crate::{
    place::Point,
    question::{Answer, Ask, AskedFor, Choice, Field, Fixture, Form, GameEnd, ListedOptions, Menu, read},
    rule::RuleId,
};

impl Play<'_> {
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
        let listed = ListedOptions { open, closed, table };
        match self.ask(ask, AskedFor::One(&listed), table)? {
            Answer::One(at) => Ok(open[at].clone()),
            other => unreachable!("checked to be one of a list: {other:?}"),
        }
    }

    /// Asks for as many of `options` as `count` allows.
    pub fn some<T: Choice>(
        &mut self,
        table: &T::Table,
        ask: Ask,
        options: &[T],
        count: RangeInclusive<usize>,
    ) -> Result<Vec<T>, Pause> {
        let listed = ListedOptions { open: options, closed: &[], table };
        let most = options.len().min(*count.end());
        let shape = AskedFor::Some { of: &listed, least: *count.start(), most };
        match self.ask(ask, shape, table)? {
            Answer::Some(these) => Ok(these.into_iter().map(|it| options[it].clone()).collect()),
            other => unreachable!("checked to be some of a list: {other:?}"),
        }
    }

    /// Asks in which order.
    pub fn order<T: Choice>(&mut self, table: &T::Table, ask: Ask, options: &[T]) -> Result<Vec<T>, Pause> {
        let listed = ListedOptions { open: options, closed: &[], table };
        match self.ask(ask, AskedFor::Order(&listed), table)? {
            Answer::Order(these) => Ok(these.into_iter().map(|it| options[it].clone()).collect()),
            other => unreachable!("checked to be an order: {other:?}"),
        }
    }

    /// Asks yes or no.
    pub fn yes_no<B: 'static>(&mut self, table: &B, ask: Ask) -> Result<bool, Pause> {
        self.yes_no_on(table, ask, &())
    }

    /// Asks yes or no; a preview can look at what is at stake.
    pub fn yes_no_on<B: 'static>(&mut self, table: &B, ask: Ask, stake: &dyn Any) -> Result<bool, Pause> {
        match self.ask(ask, AskedFor::YesNo(stake), table)? {
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

    /// Asks for a form to be filled in.
    pub fn fill_in<B: 'static, F: Form>(&mut self, table: &B, ask: Ask, form: &F) -> Result<F::Value, Pause> {
        match self.ask(ask, AskedFor::Form(form), table)? {
            Answer::Form(value) => match read(ask.why, &value) {
                Ok(value) => Ok(value),
                Err(unfit) => unreachable!("checked to be such a form: {unfit:?}"),
            },
            other => unreachable!("checked to be a form: {other:?}"),
        }
    }

    /// Asks for a game to be played.
    pub fn game<B: 'static, F: Fixture>(
        &mut self,
        table: &B,
        ask: Ask,
        fixture: &F,
    ) -> Result<GameEnd<F::Outcome>, Pause> {
        match self.ask(ask, AskedFor::Game(fixture), table)? {
            Answer::Game(end) => match *end {
                GameEnd::Abandoned => Ok(GameEnd::Abandoned),
                GameEnd::Over { game, outcome } => match read(ask.why, &outcome) {
                    Ok(outcome) => Ok(GameEnd::Over { game, outcome }),
                    Err(unfit) => unreachable!("checked to be such an outcome: {unfit:?}"),
                },
            },
            other => unreachable!("checked to be the end of a game: {other:?}"),
        }
    }
}
