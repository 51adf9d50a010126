//! Dice in the telling: who rolls them, what is added, and what came of it.
use kernel::{Event, Note, RuleId, Term, What};

use super::{
    JournalLineKind, Phrases, Teller,
    harm::{Harms, befalls},
};
use crate::{
    clause::Clause,
    roll::{DiceEnd, How, Roll, Whose},
    story::{self, Saying, capital},
};

impl Teller<'_> {
    pub fn roll(&mut self) {
        let Some(first) = self.peek() else { return };
        let mut roll = Roll::default();
        let from = self.at;
        let by_program = std::mem::take(&mut self.by_program);
        while let Some(event) = self.peek() {
            let needs = self.needs.map_or(&[][..], |it| it.1);
            match roll.rule {
                None => roll.needs = needs.to_vec(),
                Some(_) if roll.needs != needs => break,
                Some(_) => (),
            }
            if self.is_quiet(event) {
                self.take();
                continue;
            }
            let another = matches!(event.what, What::Rolled { .. }) && self.is_of_its_own(&roll);
            let anew =
                roll.rule.is_some() && (another || self.begins_anew() || self.is_for_next_dice(&roll, event));
            if anew || self.is_next_side(&roll, event) || !roll.takes(event) {
                break;
            }
            if let What::Added { parts } = &event.what {
                self.cited.extend(parts.iter().map(|it| it.rule));
            }
            self.take();
        }
        // What was said before dice that are told now holds for no others.
        self.needs = self.needs.filter(|it| from <= it.0 && self.is_ahead(it.0));
        if roll.is_empty() {
            return;
        }
        let side = self.turn_of(roll.rule);
        // A sum that no dice are rolled for is only kept count of, but for somebody who should roll.
        if let (None, Some(side)) = (roll.rule, &side) {
            let text = format!("{side}: no dice ({})", roll.words(self.phrases, Whose::Nobody, true));
            let text = match self.margin() {
                Some(margin) => format!("{text}: {margin}"),
                None => text,
            };
            return self.push(JournalLineKind::Under, text, first.rule);
        }
        if roll.rule.is_none() {
            return self.behind.push(capital(&roll.words(self.phrases, Whose::Nobody, true)));
        }
        let how = roll.thrown(self.phrases).map(|it| it.how);
        // What several of them come to together is told by what comes next.
        if how == Some(How::Quiet) {
            return;
        }
        let settled_from = self.at;
        let settled = self.outcome(&roll, how);
        let mut settled_by = self.events[settled_from..self.at].iter();
        let end = settled_by.find_map(|it| DiceEnd::told(it, self.phrases)).or_else(|| roll.end());
        let met = settled.is_none().then(|| met(&roll, self.phrases)).flatten();
        // What somebody may still prevent, or has prevented, has not come about.
        let threat = met.as_ref().filter(|_| self.is_open(&roll)).map(|it| it.whole(self.names));
        let open = threat.as_ref().map(|it| Saying::alone(format!("if it stands, {it}")));
        let outcome = settled.or(open).or(met);
        // What was drawn is told by what comes next.
        if outcome.is_none() && matches!(how, Some(How::Draw | How::Lot)) {
            return;
        }
        let whom = outcome.as_ref().and_then(|it| it.whom);
        // Who is tested rolls, whoever acts.
        let guessed = if roll.is_held_against() { whom } else { self.actor };
        let guessed = guessed.filter(|_| how.is_none_or(|it| it == How::Plain));
        let subject = roll.by.filter(|_| side.is_none()).or(guessed);
        let who = side.clone().or_else(|| subject.map(|it| capital(self.names.name(it))));
        let whose = match (&side, subject) {
            (Some(side), _) => Whose::Side(side),
            (None, Some(token)) => Whose::One(self.names.name(token)),
            (None, None) => Whose::Nobody,
        };
        // Of those who roll against each other it is told how many dice are good; elsewhere what they have come to says so.
        let text = roll.words(self.phrases, whose, outcome.is_none() || side.is_some());
        let text = match &outcome {
            None => text,
            // Of a lot it is not said who rolls, and so whom it falls on.
            Some(said) if said.whom.is_some() && said.whom == subject && !is_lot(how) => {
                match roll.says_what_it_needs() || how.is_some_and(|it| it != How::Plain) {
                    true => format!("{text}: {}", said.clause.result()),
                    false => format!("{text} and {}", said.clause.words()),
                }
            }
            Some(said) if said.whom.is_none() => format!("{text}: {}", said.clause.result()),
            Some(said) => format!("{text}: {}", said.whole(self.names)),
        };
        let text = if by_program { format!("{text} (rolled for you)") } else { text };
        self.push(JournalLineKind::Under, capital(&text), roll.rule.unwrap_or(first.rule));
        if let Some(line) = self.told.last_mut() {
            let outcome = outcome.map(|it| it.whole(self.names));
            line.roll = roll.told(self.phrases, who, (outcome, threat), end);
        }
    }

    /// Whether what dice come to is still open, or was: somebody is asked about whom it befalls before anything does.
    fn is_open(&self, roll: &Roll) -> bool {
        let befalls = roll.thrown(self.phrases).is_some_and(|it| it.befalls);
        let Some(whom) = roll.at.filter(|_| befalls) else { return false };
        let leads = |it: &&Event| match &it.what {
            What::Rolled { .. } | What::Needed { .. } | What::Added { .. } | What::Cited => true,
            What::Noted { note, .. } => note.kind == Term::BY_PROGRAM,
            _ => false,
        };
        match self.events[self.at..].iter().find(|it| !leads(it)) {
            Some(next) => matches!(next.what, What::Asked { about: Some(about), .. } if about == whom),
            None => true,
        }
    }

    /// Whether no dice have been told since this event.
    fn is_ahead(&self, at: usize) -> bool {
        let dice = |it: &Event| matches!(it.what, What::Rolled { .. });
        self.events.get(at..self.at).is_some_and(|it| !it.iter().any(dice))
    }

    /// Whether a sum is that of the other side: the one before has rolled, or come to no dice.
    fn is_next_side(&self, roll: &Roll, event: &Event) -> bool {
        let Some(bout) = &self.bout else { return false };
        let sum = matches!(event.what, What::Added { .. });
        sum && !roll.is_empty() && roll.rule.is_none_or(|it| it == bout.rule)
    }

    /// Whether a sum of the same rule stands before what the next dice need: it is added to those.
    fn is_for_next_dice(&self, roll: &Roll, event: &Event) -> bool {
        let What::Added { parts } = &event.what else { return false };
        let own = parts.first().is_some_and(|it| Some(it.rule) == roll.rule);
        let next = self.events[self.at + 1..].iter().find(|it| it.what != What::Cited);
        own && next.is_some_and(|it| Some(it.rule) == roll.rule && matches!(it.what, What::Needed { .. }))
    }

    /// A sum that belongs to what comes next.
    pub fn is_quiet(&self, event: &Event) -> bool {
        let What::Added { parts } = &event.what else { return false };
        let thrown = parts.first().and_then(|it| self.phrases.rules.dice(it.rule, 0));
        thrown.is_some_and(|it| it.how == How::Quiet)
    }

    /// Whether the next dice are a pool or a draw, which is a roll by itself with what was told before it.
    fn begins_anew(&self) -> bool {
        let dice = self.events[self.at..].iter().find_map(|it| match &it.what {
            What::Rolled { sides, .. } => Some(Some((it.rule, *sides))),
            What::Added { .. } => None,
            _ if story::is_bare(it) => None,
            What::Noted { .. }
            | What::Cited
            | What::Needed { .. }
            | What::Worded { .. }
            | What::Asked { .. }
            | What::TookBack { .. }
            | What::Moved { .. }
            | What::Fell { .. }
            | What::Rose { .. }
            | What::Placed { .. }
            | What::Removed { .. }
            | What::Marked { .. }
            | What::Counted { .. }
            | What::Drew { .. } => Some(None),
        });
        let thrown = dice.flatten().and_then(|(rule, sides)| self.phrases.rules.dice(rule, sides));
        thrown.is_some_and(|it| matches!(it.how, How::Pool(_) | How::Draw | How::Lot))
    }

    /// What came of the dice and for whom, if the next event says so.
    fn outcome(&mut self, roll: &Roll, how: Option<How>) -> Option<Saying> {
        let rolled = roll.rule?;
        let event = self.peek()?;
        if !self.is_outcome(roll, rolled, event) {
            return None;
        }
        self.take();
        let whom = story::token(event);
        let clause = match &event.what {
            What::Drew { card } if how == Some(How::Draw) => self.drawn(event, card),
            What::Marked { mark, .. } if self.own_words(event).is_none() => Clause::is(story::plain(*mark)),
            _ => self.clause(event)?,
        };
        // A margin is that of the whole side that rolled.
        match &event.what {
            What::Noted { note, .. } if note.kind == Term::MARGIN => {
                Some(Saying::alone(self.harmed(rolled, clause.words())))
            }
            _ if befalls(event, self.phrases) => Some(self.harms(roll, how, (event, clause))),
            _ => Some(Saying { whom, between: " ", clause }),
        }
    }

    /// What the dice have done to everybody in the end: several dice may hit one target twice, or several targets.
    fn harms(&mut self, roll: &Roll, how: Option<How>, first: (&Event, Clause)) -> Saying {
        let many = roll.is_read_one_by_one() || is_lot(how);
        let mut harms = Harms::default();
        let whom = story::token(first.0);
        harms.add(first.0, first.1);
        while let (Some(rolled), Some(event)) = (roll.rule, self.peek()) {
            let same = many || story::token(event) == whom;
            if !same || !befalls(event, self.phrases) || !self.is_outcome(roll, rolled, event) {
                break;
            }
            let Some(clause) = self.clause(event) else { break };
            self.take();
            harms.add(event, clause);
        }
        harms.saying(self.names)
    }

    /// Whether an event says what these dice have come to.
    fn is_outcome(&self, roll: &Roll, rolled: RuleId, event: &Event) -> bool {
        if self.says_otherwise(roll, event) || self.is_one_of_several(roll, event) {
            return false;
        }
        let noted = matches!(event.what, What::Noted { .. } | What::Worded { .. });
        if noted && event.rule == rolled {
            return true;
        }
        let thrown = roll.thrown(self.phrases);
        let (alone, lot) = thrown.map_or((false, false), |it| (it.alone, it.how == How::Lot));
        // Whom a lot falls on is for it to say.
        if alone || !lot && is_of_others(roll, event) {
            return false;
        }
        match &event.what {
            What::Fell { .. } | What::Removed { .. } | What::Drew { .. } => true,
            // Who died gets up as somebody else.
            What::Placed { was: Some(was), .. } => roll.by == Some(*was) && is_close(event.rule, rolled),
            What::Marked { token, on, .. } => *on || Some(*token) == roll.by,
            What::Noted { token, .. } | What::Worded { token, .. } => {
                token.is_some() && (is_close(event.rule, rolled) || *token == roll.at)
            }
            What::Rolled { .. }
            | What::Added { .. }
            | What::Moved { .. }
            | What::Rose { .. }
            | What::Placed { was: None, .. }
            | What::Counted { .. }
            | What::Cited
            | What::Needed { .. }
            | What::Asked { .. }
            | What::TookBack { .. } => false,
        }
    }

    /// Whether it befalls somebody else of several who have rolled for themselves in a row: what befalls whoever rolled these dice
    /// comes after it.
    fn is_one_of_several(&self, roll: &Roll, event: &Event) -> bool {
        let (Some(by), None) = (roll.by, roll.at) else { return false };
        if roll.needs.is_empty() || story::token(event).is_none_or(|it| it == by) {
            return false;
        }
        let harms =
            |it: &Event| befalls(it, self.phrases) || matches!(it.what, What::Marked { on: true, .. });
        let told = |it: &&Event| !matches!(it.what, What::Rolled { .. } | What::Asked { .. });
        let next = self.events[self.at..].iter().take_while(told);
        next.filter(|it| story::token(it) == Some(by)).any(harms)
    }

    /// Whether something befalls those whom the dice are aimed at that these dice have not brought about: other dice did, rolled
    /// before or after them.
    fn says_otherwise(&self, roll: &Roll, event: &Event) -> bool {
        if roll.needs.is_empty() || roll.at.is_none() || roll.at == roll.by {
            return false;
        }
        let theirs = story::token(event) == roll.at;
        let own = self.is_of_its_own(roll);
        if own && let Some(need) = roll.best() {
            return !(theirs && (self.phrases.reached)(event) == Some(need.what));
        }
        let harms = match event.what {
            What::Fell { .. } | What::Removed { .. } => true,
            What::Marked { on, .. } => own && on,
            _ => false,
        };
        harms && theirs && roll.best().is_none()
    }

    /// Whether each of these dice says by itself what befalls whoever it is rolled against.
    fn is_of_its_own(&self, roll: &Roll) -> bool {
        roll.thrown(self.phrases).is_some_and(|it| it.befalls)
    }

    /// What is said of whoever an event is about, in the book's words where it has some.
    fn clause(&self, event: &Event) -> Option<Clause> {
        self.own_words(event).or_else(|| Some(story::said(event, self.names)?.clause))
    }

    /// By how much whoever has no dice is behind.
    fn margin(&mut self) -> Option<String> {
        let event = self.peek()?;
        let What::Noted { note, .. } = &event.what else { return None };
        if note.kind != Term::MARGIN {
            return None;
        }
        let words = self.own_words(event)?.words();
        self.take();
        Some(self.harmed(event.rule, words))
    }

    /// What a margin brings at once belongs to it: the one who is behind is off the table.
    fn harmed(&mut self, rolled: RuleId, words: String) -> String {
        let Some(event) = self.peek() else { return words };
        let follows = match &event.what {
            What::Removed { .. } | What::Fell { .. } => is_close(event.rule, rolled),
            _ => false,
        };
        if !follows {
            return words;
        }
        let Some(said) = self.said_within(event) else { return words };
        self.take();
        format!("{words}, {said}")
    }

    /// What was drawn.
    fn drawn(&self, event: &Event, card: &Note) -> Clause {
        let shown = (self.phrases.drawn)(card).map(Clause::does);
        shown.or_else(|| self.own_words(event)).unwrap_or_else(|| story::plain(card.kind).into())
    }
}

/// What the dice came to by what they needed, where no event says so; and for whom, if that befalls those they are aimed at.
fn met(roll: &Roll, phrases: &Phrases) -> Option<Saying> {
    let clause = roll.met(phrases)?;
    let befalls = roll.thrown(phrases).is_some_and(|it| it.befalls);
    // What one die has reached against somebody is theirs, though nothing more happens to them.
    let reached = roll.best().is_some() && !roll.is_read_one_by_one();
    Some(match roll.at.filter(|at| befalls || reached && Some(*at) != roll.by) {
        Some(whom) => Saying { whom: Some(whom), between: " ", clause },
        None => Saying::alone(clause),
    })
}

/// Whether dice are told by no more than what they are for.
fn is_lot(how: Option<How>) -> bool {
    matches!(how, Some(How::Draw | How::Lot))
}

/// Whether something happens to somebody whom these dice were neither rolled by nor aimed at.
fn is_of_others(roll: &Roll, event: &Event) -> bool {
    let Some(whom) = story::token(event) else { return false };
    let by = match &event.what {
        What::Fell { by, .. } | What::Removed { by, .. } => *by,
        _ => None,
    };
    match (roll.at, roll.by) {
        (_, Some(roller)) if roller == whom => false,
        (Some(at), _) => at != whom,
        // Whoever brought it about rolled other dice.
        (None, Some(roller)) => by.is_some_and(|it| it != roller),
        (None, None) => false,
    }
}

/// Whether two rules are of one chapter.
fn is_close(a: RuleId, b: RuleId) -> bool {
    let chapter = |it: RuleId| it.as_str().rsplit_once('.').map(|it| it.0.to_owned());
    chapter(a) == chapter(b)
}
