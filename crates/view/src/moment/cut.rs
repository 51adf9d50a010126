//! Lines to moments: which of them are shown together.
use std::ops::Range;

use kernel::{RuleId, Token};

use super::{
    BoardChange, Moment, MomentKind, MomentReader,
    part::{LinePart, Wounds},
};
use crate::telling::{JournalLine, JournalLineKind};

/// So many throws are one moment at the most.
const ROLLS: usize = 4;

/// More words alone than these in a row are a moment by themselves.
const A_FEW: usize = 3;

/// Cuts some lines of a journal into moments.
pub fn cut(reader: &MomentReader<'_>, lines: &[JournalLine], wanted: Range<usize>) -> Vec<Moment> {
    let from = lines.get(wanted.start).map_or(0, |it| it.events.start);
    let wounds = reader.wounds_before(from);
    let mut cutter = Cutter { reader, wounds, words: None, all: Vec::new(), tests: Vec::new() };
    for at in wanted {
        if let Some(line) = lines.get(at) {
            cutter.take(at, line);
        }
    }
    cutter.finish()
}

struct Cutter<'a> {
    reader: &'a MomentReader<'a>,
    wounds: Wounds,
    /// Words that lead to the next moment.
    words: Option<Moment>,
    all: Vec<Moment>,
    /// The throws of the last moment.
    tests: Vec<Throw>,
}

#[derive(Clone, Copy)]
struct Throw {
    rule: RuleId,
    by: Option<Token>,
}

impl Cutter<'_> {
    fn take(&mut self, at: usize, line: &JournalLine) {
        let part = self.reader.part(line, &mut self.wounds);
        let is_under = line.kind == JournalLineKind::Under;
        let is_choice = part.is_choice;
        let kind = part.kind;
        let (test, called_by) = (part.test.map(|rule| Throw { rule, by: part.by }), part.called_by);
        let mut fresh = moment(at, part);
        let goes = self.goes_with_last(&fresh, is_under) || self.is_of_last_dice(&fresh, test, called_by);
        if self.words.is_none() && goes && !(is_choice && kind == MomentKind::Dice) {
            self.tests.extend(test);
            return self.add(fresh);
        }
        match kind {
            // What is said of somebody on their way belongs to the way.
            MomentKind::Note => match &mut self.words {
                Some(words) => extend(words, fresh),
                None => self.words = Some(fresh),
            },
            MomentKind::Title => {
                self.end_words();
                self.all.push(fresh);
            }
            MomentKind::Moves
            | MomentKind::Attack
            | MomentKind::Dice
            | MomentKind::Arrival
            | MomentKind::Routine
            | MomentKind::Fate => {
                let known = fresh.figures();
                let leads =
                    |it: &Moment| it.lines.len() <= A_FEW && it.by.is_none_or(|by| known.contains(&by));
                if is_choice || !self.words.as_ref().is_some_and(leads) {
                    self.end_words();
                }
                if let Some(words) = self.words.take() {
                    fresh = led_by(words, fresh);
                    if self.goes_with_last(&fresh, false) {
                        self.tests.extend(test);
                        return self.add(fresh);
                    }
                }
                self.inherit(&mut fresh, is_under);
                self.all.push(fresh);
                self.tests = test.into_iter().collect();
            }
        }
    }

    /// Whether it belongs to the dice that were thrown last: more dice of the same test, or of a throw that is nobody's, and whoever
    /// comes because of them.
    fn is_of_last_dice(&self, fresh: &Moment, test: Option<Throw>, called_by: Option<Token>) -> bool {
        let last = self.all.last().filter(|it| !it.stops && self.tests.len() < ROLLS);
        let (Some(last), Some(thrown)) = (last, self.tests.last()) else { return false };
        if !matches!(last.kind, MomentKind::Dice | MomentKind::Attack) {
            return false;
        }
        let nobodys = |it: &Moment| it.by.is_none() && it.whom.is_empty();
        match fresh.kind {
            MomentKind::Dice if nobodys(last) && nobodys(fresh) => true,
            MomentKind::Dice => test.is_some_and(|it| it.rule == thrown.rule),
            MomentKind::Arrival if fresh.stops => false,
            MomentKind::Arrival => match called_by.or(fresh.by) {
                Some(caller) => thrown.by == Some(caller),
                None => nobodys(last),
            },
            _ => false,
        }
    }

    /// Whoever moves next goes with those who move already, the first dice with the attack that they decide, and what dice have
    /// come to with the dice.
    fn goes_with_last(&self, fresh: &Moment, is_under: bool) -> bool {
        let Some(last) = self.all.last().filter(|it| !it.stops) else { return false };
        let known = last.figures();
        let of_last = || fresh.figures().iter().all(|it| known.contains(it));
        match (last.kind, fresh.kind) {
            (MomentKind::Moves, MomentKind::Moves) => {
                !fresh.stops && self.is_of_side(last) == self.is_of_side(fresh)
            }
            (MomentKind::Arrival, MomentKind::Arrival) => !fresh.stops,
            (MomentKind::Attack, MomentKind::Dice) => is_under && self.tests.is_empty(),
            (MomentKind::Attack | MomentKind::Dice, MomentKind::Fate | MomentKind::Moves) => of_last(),
            (MomentKind::Moves, MomentKind::Note) => is_under,
            (_, _) => false,
        }
    }

    /// Whether the first who moves is one of the dead.
    fn is_of_side(&self, moment: &Moment) -> Option<bool> {
        let first = moment.changes.iter().find_map(|it| match it {
            BoardChange::Goes { token, .. } => Some(*token),
            _ => None,
        });
        first.map(|it| self.reader.is_dead(it))
    }

    fn add(&mut self, fresh: Moment) {
        if let Some(last) = self.all.last_mut() {
            extend(last, fresh);
        }
    }

    /// Dice and blows that follow an attack are of those who are in it, where they do not say.
    fn inherit(&self, fresh: &mut Moment, is_under: bool) {
        let Some(last) = self.all.last() else { return };
        let follows = is_under || fresh.kind == MomentKind::Fate;
        if !follows || !matches!(last.kind, MomentKind::Attack | MomentKind::Dice | MomentKind::Fate) {
            return;
        }
        let known: Vec<Token> = last.by.into_iter().chain(last.whom.iter().copied()).collect();
        if fresh.by.is_none() && fresh.whom.is_empty() && fresh.figures().iter().all(|it| known.contains(it))
        {
            (fresh.by, fresh.whom) = (last.by, last.whom.clone());
        }
    }

    /// A word at the end is said with what it is about.
    fn end_story(&mut self) {
        let last = self.all.last().filter(|it| !it.stops && it.kind != MomentKind::Title);
        let short = |it: &Moment| it.lines.len() < A_FEW;
        if last.is_some()
            && let Some(words) = self.words.take_if(|it| short(it))
        {
            return self.add(words);
        }
        self.end_words();
    }

    fn end_words(&mut self) {
        self.all.extend(self.words.take());
    }

    fn finish(mut self) -> Vec<Moment> {
        self.end_story();
        let mut all: Vec<Moment> = Vec::with_capacity(self.all.len());
        for fresh in self.all {
            match all.last_mut() {
                Some(last) if goes_on(self.reader, last, &fresh) => {
                    extend(last, fresh);
                    last.kind = MomentKind::Routine;
                }
                _ => all.push(fresh),
            }
        }
        all
    }
}

/// So many lines are shown together at the most.
const TOGETHER: usize = 24;

/// Whether what the dead do is shown together: nobody comes to harm by it, and nothing is put off that play would wait for.
fn goes_on(reader: &MomentReader<'_>, last: &Moment, fresh: &Moment) -> bool {
    let routine = |it: &Moment| {
        let kind = matches!(
            it.kind,
            MomentKind::Moves | MomentKind::Attack | MomentKind::Dice | MomentKind::Routine
        );
        let moves = it.changes.iter().all(|it| matches!(it, BoardChange::Goes { .. }));
        let first = it.by.or(it.changes.first().map(BoardChange::token));
        kind && moves && !it.stops && it.harms.is_empty() && first.is_some_and(|it| reader.is_dead(it))
    };
    routine(last) && routine(fresh) && last.lines.len() + fresh.lines.len() <= TOGETHER
}

fn moment(at: usize, part: LinePart) -> Moment {
    let LinePart { events, kind, by, whom, changes, harms, stops, .. } = part;
    Moment { kind, lines: at..at + 1, events, by, whom, changes, harms, stops }
}

/// What is told first, and then this.
fn led_by(mut words: Moment, fresh: Moment) -> Moment {
    let kind = fresh.kind;
    extend(&mut words, fresh);
    Moment { kind, ..words }
}

fn extend(moment: &mut Moment, next: Moment) {
    moment.lines.end = next.lines.end;
    moment.events.end = next.events.end;
    moment.by = moment.by.or(next.by);
    for token in next.whom {
        if !moment.whom.contains(&token) {
            moment.whom.push(token);
        }
    }
    for change in next.changes {
        join(&mut moment.changes, change);
    }
    moment.harms.extend(next.harms);
    moment.stops |= next.stops;
}

/// Legs of one way that are told on two lines are one way.
fn join(changes: &mut Vec<BoardChange>, change: BoardChange) {
    if let BoardChange::Goes { token, way } = &change {
        let same = |it: &&mut BoardChange| it.token() == *token;
        if let Some(BoardChange::Goes { way: before, .. }) = changes.iter_mut().rev().find(same) {
            before.extend(way.iter().skip(1).copied());
            return;
        }
    }
    changes.push(change);
}
