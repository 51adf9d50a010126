//! A roll of the telling: dice, what is added to them, what they are held against, and what came of it.
mod asked;
mod faces;
mod need;

use kernel::{Event, Faces, Need, RuleId, Term, Token, What, sum::Modifier};

pub(crate) use self::faces::WHICH_WAY;
use self::faces::{listed, some};
pub use self::{
    asked::{Purpose, filled, is_at_hand, reads, stands_in, wanted},
    faces::{compass, shown},
};
use crate::{
    story::{self, about, signed},
    telling::Phrases,
};

/// What dice are rolled for, and how they are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceMeaning {
    /// Within a sentence: the book's own terms alone are capital.
    pub what: &'static str,
    pub noun: DiceNoun,
    pub how: How,
    /// Whether what happens next is told by itself: it is not what these dice have come to.
    pub alone: bool,
    /// Whether what they come to befalls those they are aimed at.
    pub befalls: bool,
}

/// What the name of some dice is a word for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceNoun {
    /// What they are rolled for: "melee".
    Purpose,
    /// The throw itself, which is passed or failed: "fear test".
    Test,
    /// The throw itself: "damage roll".
    Roll,
}

impl DiceNoun {
    /// What parts such a name from its dice.
    const fn before_dice(self) -> &'static str {
        match self {
            DiceNoun::Purpose => ": ",
            DiceNoun::Test | DiceNoun::Roll => " ",
        }
    }
}

/// How dice are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// What is told with them is added to them, and the name is only asked for.
    Plain,
    /// The same, told with its name.
    Sum,
    /// What is told before them says how many there are; those that show no more than the number are good ones.
    Pool(Option<u16>),
    /// Something is drawn by lot.
    Draw,
    /// The same with dice: which of several it is, what comes next says better than the number.
    Lot,
    /// Nothing to be told: it belongs to what comes next.
    Quiet,
}

/// A roll as a table shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceLine {
    /// Whose dice they are, if that was said.
    pub by: Option<Token>,
    /// What they are called.
    pub who: Option<String>,
    pub sides: u16,
    pub faces: Vec<u16>,
    /// What is added to the dice.
    pub parts: Vec<NamedModifier>,
    /// What the dice are held against, if a rule says so.
    pub against: Vec<NamedModifier>,
    /// What the total, or each die, has to be, in words; empty where no rule says so beforehand.
    pub needs: String,
    /// What came of it, in words.
    pub outcome: Option<String>,
    /// What comes of it unless somebody prevents it, where that is still open or was prevented.
    pub threat: Option<String>,
    /// The same as data, where an event says so, or what they needed.
    pub end: Option<DiceEnd>,
    /// What it was rolled for and how it is read, where the book says so.
    pub thrown: Option<DiceMeaning>,
}

/// What dice come to for somebody, by the name of what they needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceEnd {
    pub whom: Token,
    pub what: Term,
}

impl DiceEnd {
    /// What an event says that they have come to.
    pub fn told(event: &Event, phrases: &Phrases) -> Option<DiceEnd> {
        Some(DiceEnd { whom: story::token(event)?, what: (phrases.reached)(event)? })
    }
}

/// A modifier by its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedModifier {
    pub name: String,
    pub value: i32,
    pub rule: RuleId,
}

impl DiceLine {
    /// Dice and modifiers together, where they are one sum.
    pub fn total(&self) -> Option<i32> {
        if self.is_pool() {
            return None;
        }
        let one_sum = self.faces.len() == 1 || !self.against.is_empty();
        let faces: i32 = self.faces.iter().map(|&it| i32::from(it)).sum();
        one_sum.then(|| faces + self.parts.iter().map(|it| it.value).sum::<i32>())
    }

    /// Whether its parts say how many dice there are.
    pub fn is_pool(&self) -> bool {
        matches!(self.thrown, Some(DiceMeaning { how: How::Pool(_), .. }))
    }

    pub fn wanted(&self) -> Option<i32> {
        (!self.against.is_empty()).then(|| self.against.iter().map(|it| it.value).sum())
    }
}

/// Whose dice are told of.
#[derive(Clone, Copy)]
pub(crate) enum Whose<'a> {
    Nobody,
    One(&'a str),
    /// One of two sides that roll by turns: what the dice are for has been said.
    Side(&'a str),
}

/// Dice and what is added to them, as far as they belong together.
#[derive(Default)]
pub(crate) struct Roll {
    pub rule: Option<RuleId>,
    sides: u16,
    faces: Vec<u16>,
    parts: Vec<Modifier>,
    /// What the dice are held against, where the rule of the roll says so.
    against: Vec<Modifier>,
    /// Whose dice they are.
    pub by: Option<Token>,
    /// Whom they are aimed at.
    pub at: Option<Token>,
    /// What their total has to be for each outcome.
    pub needs: Vec<Need>,
    /// From which face to which each die counts.
    counts: Option<(u16, u16)>,
    /// How many throws they are: dice of one throw are added up, those of several are not.
    throws: usize,
}

impl Roll {
    /// Takes the event if it belongs to these dice.
    pub fn takes(&mut self, event: &Event) -> bool {
        match &event.what {
            What::Rolled { by, at, needs, .. }
                if self.rule.is_some() && (*by, *at, *needs) != (self.by, self.at, self.counts) =>
            {
                false
            }
            What::Rolled { sides, faces, by, at, needs } => {
                let taken = self.takes_dice(event.rule, *sides, faces);
                if taken {
                    (self.by, self.at, self.counts) = (*by, *at, *needs);
                    self.throws += 1;
                }
                taken
            }
            What::Added { parts } => self.takes_parts(parts),
            _ => false,
        }
    }

    fn takes_dice(&mut self, rule: RuleId, sides: u16, faces: &Faces) -> bool {
        if self.rule.is_some_and(|it| it != rule) || !self.against.is_empty() {
            return false;
        }
        // Dice after modifiers of their own begin a new roll.
        if self.rule.is_some() && self.sides != sides {
            return false;
        }
        (self.rule, self.sides) = (Some(rule), sides);
        self.faces.extend(faces.iter());
        true
    }

    fn takes_parts(&mut self, parts: &[Modifier]) -> bool {
        let own = parts.first().is_some_and(|it| Some(it.rule) == self.rule);
        if own && self.against.is_empty() {
            parts.iter().for_each(|it| self.holds_against(*it));
            return true;
        }
        if self.rule.is_some() && !(self.parts.is_empty() && self.against.is_empty()) {
            return false;
        }
        self.parts.extend(parts);
        true
    }

    /// Parts of one rule that pull the same way are told as one.
    fn holds_against(&mut self, part: Modifier) {
        match self.against.last_mut() {
            Some(last) if last.rule == part.rule && last.value.signum() == part.value.signum() => {
                last.value += part.value;
            }
            _ => self.against.push(part),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.rule.is_none() && self.parts.is_empty()
    }

    /// What it was rolled for, where the book says so.
    pub fn thrown(&self, phrases: &Phrases) -> Option<DiceMeaning> {
        let rule = self.rule.or_else(|| self.parts.first().map(|it| it.rule))?;
        phrases.rules.dice(rule, self.sides)
    }

    /// Whether the dice are held against a value, as in a test.
    pub fn is_held_against(&self) -> bool {
        !self.against.is_empty()
    }

    /// The dice in words: who rolls them, if that is known, what for, and what they need; `tallied` with how many are good.
    pub fn words(&self, phrases: &Phrases, whose: Whose<'_>, tallied: bool) -> String {
        let thrown = self.thrown(phrases);
        if self.rule.is_none() {
            return self.plain(phrases);
        }
        let owned = |what: &str| match whose {
            Whose::Nobody => what.to_owned(),
            Whose::One(who) => format!("{who}: {what}"),
            Whose::Side(side) => side.to_owned(),
        };
        match (thrown, whose) {
            (Some(DiceMeaning { what, how: How::Pool(good), .. }), _) => {
                self.pooled(&owned(what), good, phrases, tallied)
            }
            (Some(DiceMeaning { what, how: How::Draw | How::Lot, .. }), _) => what.to_owned(),
            (Some(DiceMeaning { what, noun, how: How::Sum | How::Quiet, .. }), Whose::One(_)) => {
                format!("{}{}{}", owned(what), noun.before_dice(), self.plain(phrases))
            }
            (_, Whose::One(who)) => format!("{who} rolls {}", self.plain(phrases)),
            (Some(DiceMeaning { what, .. }), Whose::Nobody | Whose::Side(_)) => {
                format!("{}: {}", owned(what), self.plain(phrases))
            }
            (None, Whose::Side(side)) => format!("{side}: {}", self.plain(phrases)),
            (None, Whose::Nobody) => format!("the dice show {}", self.plain(phrases)),
        }
    }

    /// So many dice, why so many, and what they show.
    fn pooled(&self, what: &str, good: Option<u16>, phrases: &Phrases, tallied: bool) -> String {
        let part = |(at, it): (usize, &Modifier)| {
            let value = if at == 0 { number(it.value) } else { signed(it.value) };
            format!("{value} {}", name(it, phrases))
        };
        let mut parts: Vec<Modifier> = Vec::new();
        for it in &self.parts {
            match parts
                .last_mut()
                .filter(|last| last.rule == it.rule && name(last, phrases) == name(it, phrases))
            {
                Some(last) => last.value += it.value,
                None => parts.push(*it),
            }
        }
        let why: Vec<String> = parts.iter().enumerate().map(part).collect();
        let why = if why.is_empty() { String::new() } else { format!(" ({})", why.join(", ")) };
        let dice = match self.faces.len() {
            0 => return format!("{what}: no dice{why}"),
            1 => "1 die".to_owned(),
            n => format!("{n} dice"),
        };
        let faces = some(&self.faces, " ");
        // Those who count successes want to know how many, whatever comes of them.
        let tallied = tallied || good.is_some();
        let good = self.counts.or(good.map(|most| (1, most)));
        let counts = |face: &&u16| good.is_some_and(|(least, most)| (least..=most).contains(*face));
        let hits = good.filter(|_| tallied).map(|_| match self.faces.iter().filter(counts).count() {
            0 => ", no success".to_owned(),
            1 => ", 1 success".to_owned(),
            n => format!(", {n} successes"),
        });
        format!("{what}, {dice}{why}: {faces}{}{}", self.needing(phrases), hits.unwrap_or_default())
    }

    fn plain(&self, phrases: &Phrases) -> String {
        let name = |it: &Modifier| name(it, phrases);
        let parts: Vec<String> =
            self.parts.iter().map(|it| format!("{} ({})", signed(it.value), name(it))).collect();
        let plus: i32 = self.parts.iter().map(|it| it.value).sum();
        let Some(rule) = self.rule else {
            let each: Vec<String> =
                self.parts.iter().map(|it| format!("{} {}", name(it), signed(it.value))).collect();
            return each.join(", ");
        };
        let dice = match self.sides {
            6 => String::new(),
            WHICH_WAY => "°".to_owned(),
            sides => format!(" (d{sides})"),
        };
        let sum = self.faces.iter().map(|&it| i32::from(it)).sum::<i32>() + plus;
        if !self.against.is_empty() {
            let value: i32 = self.against.iter().map(|it| it.value).sum();
            let why: Vec<String> =
                self.against.iter().map(|it| format!("{} {}", bare(it, rule), name(it))).collect();
            let each = [some(&self.faces, " + "), parts.join(" ")];
            let shown = each.iter().filter(|it| !it.is_empty()).cloned().collect::<Vec<_>>().join(" ");
            let shown = if shown == number(sum) { shown } else { format!("{shown} = {}", number(sum)) };
            let why = why.join(", ");
            return match self.needs.as_slice() {
                [] => format!("{shown} against {} ({why})", number(value)),
                [_, ..] => format!("{shown}{} ({why})", self.needing(phrases)),
            };
        }
        let needing = self.needing(phrases);
        if 1 < self.faces.len() && self.is_summed() {
            let shown = [some(&self.faces, " + "), parts.join(" ")].join(" ");
            return format!("{} = {}{dice}{needing}", shown.trim_end(), number(sum));
        }
        let faces = listed(&self.faces);
        match (self.faces.len(), parts.is_empty()) {
            (_, true) => format!("{faces}{dice}{needing}"),
            (1, false) => format!("{faces}{dice} {} = {}{needing}", parts.join(" "), number(sum)),
            (_, false) => format!("{faces}{dice}, each {}{needing}", parts.join(" ")),
        }
    }

    /// The roll by the names of its parts; none if nothing was rolled.
    pub fn told(
        self,
        phrases: &Phrases,
        who: Option<String>,
        (outcome, threat): (Option<String>, Option<String>),
        end: Option<DiceEnd>,
    ) -> Option<DiceLine> {
        self.rule?;
        let thrown = self.thrown(phrases);
        if thrown.is_some_and(|it| matches!(it.how, How::Draw | How::Lot)) {
            return None;
        }
        let named = |it: &Modifier| NamedModifier { name: name(it, phrases), value: it.value, rule: it.rule };
        Some(DiceLine {
            by: self.by,
            who,
            needs: self.needed(phrases),
            sides: self.sides,
            parts: self.parts.iter().map(named).collect(),
            against: self.against.iter().map(named).collect(),
            faces: self.faces,
            outcome,
            threat,
            end,
            thrown,
        })
    }
}

fn name(part: &Modifier, phrases: &Phrases) -> String {
    phrases.rules.modifier(part).map_or_else(|| about(part.rule), str::to_owned)
}

/// A number with the sign that the modifiers have.
fn number(n: i32) -> String {
    n.to_string().replace('-', "\u{2212}")
}

/// The first part of what dice are held against is the value itself.
fn bare(part: &Modifier, rule: RuleId) -> String {
    if part.rule == rule { number(part.value) } else { story::signed(part.value) }
}
