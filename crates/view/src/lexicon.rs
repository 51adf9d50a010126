//! What a book says of its rules, one entry a rule: data, generated from the book's `words.toml`.
use kernel::{RuleId, sum::Modifier};

use crate::{roll::DiceMeaning, story::capital};

/// All words of a book that belong to a rule.
#[derive(Clone, Copy, Debug)]
pub struct Lexicon {
    /// Sorted by rule, so that a lookup is a binary search.
    pub rules: &'static [RuleWords],
    /// Dice that are told alike whichever rule rolls them.
    pub any: &'static [DiceWords],
}

/// What is said of one rule. Sentences with holes stand in lists: the first that can be filled is said.
#[derive(Clone, Copy, Debug)]
pub struct RuleWords {
    pub rule: RuleId,
    /// What a question of this rule asks; `{who}` is whom it is about.
    pub prompt: &'static [&'static str],
    /// What somebody who meets such a question for the first time should know.
    pub lesson: Option<&'static str>,
    /// What choosing a place does, as a button says it.
    pub place: Option<&'static str>,
    /// What somebody does who answers, as a noun: their "shot".
    pub deed: Option<&'static str>,
    /// What yes does and what no does, as buttons say it.
    pub yes: Option<&'static str>,
    pub no: Option<&'static str>,
    /// What a number counts: "shots".
    pub counts: Option<&'static str>,
    /// Why an option that this rule forbids cannot be chosen; `{who}` is who would have done it.
    pub refusal: Option<&'static str>,
    /// What its modifiers are called.
    pub modifiers: &'static [ModifierName],
    /// Its dice, the most particular first.
    pub dice: &'static [DiceWords],
    /// What brings those who are placed by this rule, up to the verb.
    pub brings: Option<&'static str>,
    /// How somebody leaves the table by this rule, after the name.
    pub removed: Option<&'static str>,
    /// What harms whoever is harmed by this rule, as a noun: "loss of blood".
    pub cause: Option<&'static str>,
    /// Why what happens by this rule does: `{who}` is whom it is about, `{whom}` who else takes part.
    pub because: &'static [&'static str],
}

/// What a modifier is called whose value lies between these.
#[derive(Clone, Copy, Debug)]
pub struct ModifierName {
    pub least: i32,
    pub most: i32,
    pub name: &'static str,
}

/// What is said of some dice.
#[derive(Clone, Copy, Debug)]
pub struct DiceWords {
    pub which: Which,
    /// What they are rolled for, and how they are told.
    pub thrown: Option<DiceMeaning>,
    /// How people are asked for them: `{who}`, `{whom}` and `{what}` are named as the throw has them.
    pub throw: &'static [Asks],
    /// What the faces stand for, where they always stand for the same.
    pub reads: Option<&'static str>,
}

/// How people are asked for dice, with holes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// A question of its own.
    Whether(&'static str),
    /// What they are for.
    For(&'static str),
}

impl Asks {
    pub const fn words(self) -> &'static str {
        match self {
            Asks::Whether(words) | Asks::For(words) => words,
        }
    }
}

/// Which dice of a rule are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// So many with so many sides: `2d6`.
    Exactly { n: u16, sides: u16 },
    /// Any number of them: `d6`.
    Sides(u16),
    /// Those that have not six sides.
    Other,
    /// All that no other entry means.
    All,
}

impl Which {
    const fn fits(self, n: Option<u16>, of: u16) -> bool {
        match (self, n) {
            (Which::Exactly { n: wanted, sides }, Some(n)) => wanted == n && sides == of,
            (Which::Exactly { .. }, None) => false,
            (Which::Sides(sides), _) => sides == of,
            // A sum without dice has no sides.
            (Which::Other, _) => of != 6 && of != 0,
            (Which::All, _) => true,
        }
    }

    /// Whether it says how many sides they have.
    const fn has_sides(self) -> bool {
        matches!(self, Which::Exactly { .. } | Which::Sides(_))
    }
}

impl RuleWords {
    /// A rule of which nothing is said yet.
    pub const fn of(rule: RuleId) -> Self {
        RuleWords {
            rule,
            prompt: &[],
            lesson: None,
            place: None,
            deed: None,
            yes: None,
            no: None,
            counts: None,
            refusal: None,
            modifiers: &[],
            dice: &[],
            brings: None,
            removed: None,
            cause: None,
            because: &[],
        }
    }
}

impl DiceWords {
    /// Dice of which nothing is said yet.
    pub const fn of(which: Which) -> Self {
        DiceWords { which, thrown: None, throw: &[], reads: None }
    }
}

impl Lexicon {
    pub const EMPTY: Lexicon = Lexicon { rules: &[], any: &[] };

    /// Everything that is said of a rule.
    pub fn of(&self, rule: RuleId) -> Option<&'static RuleWords> {
        self.rules.binary_search_by(|it| it.rule.cmp(&rule)).ok().and_then(|at| self.rules.get(at))
    }

    /// What a question of this rule asks about somebody, or by itself.
    pub fn prompt(&self, rule: RuleId, who: Option<&str>) -> Option<String> {
        let said = self.of(rule)?.prompt.iter().find_map(|it| filled(it, &[("{who}", who)]))?;
        Some(capital(&said))
    }

    pub fn lesson(&self, rule: RuleId) -> Option<&'static str> {
        self.of(rule)?.lesson
    }

    pub fn place(&self, rule: RuleId) -> Option<&'static str> {
        self.of(rule)?.place
    }

    pub fn deed(&self, rule: RuleId) -> Option<&'static str> {
        self.of(rule)?.deed
    }

    /// What yes does where this rule asks, or what no does.
    pub fn yes_no(&self, rule: RuleId, yes: bool) -> Option<&'static str> {
        let words = self.of(rule)?;
        if yes { words.yes } else { words.no }
    }

    /// What a number counts that this rule asks for.
    pub fn counts(&self, rule: RuleId) -> Option<&'static str> {
        self.of(rule)?.counts
    }

    /// Why this rule forbids something to somebody, or to nobody in particular.
    pub fn refusal(&self, rule: RuleId, who: Option<&str>) -> Option<String> {
        filled(self.of(rule)?.refusal?, &[("{who}", who)]).map(|it| capital(&it))
    }

    pub fn modifier(&self, part: &Modifier) -> Option<&'static str> {
        let fits = |it: &&ModifierName| (it.least..=it.most).contains(&part.value);
        self.of(part.rule)?.modifiers.iter().find(fits).map(|it| it.name)
    }

    pub fn brings(&self, rule: RuleId) -> Option<&'static str> {
        self.of(rule)?.brings
    }

    /// What harms whoever is harmed by this rule.
    pub fn cause(&self, rule: RuleId) -> Option<&'static str> {
        self.of(rule)?.cause
    }

    /// Why what happens by this rule does, with the names of those who take part.
    pub fn because(&self, rule: RuleId, who: Option<&str>, whom: Option<&str>) -> Option<String> {
        let holes = [("{whom}", whom), ("{who}", who)];
        let said = self.of(rule)?.because.iter().find_map(|it| filled(it, &holes))?;
        Some(capital(&said))
    }

    pub fn removed(&self, rule: RuleId) -> Option<&'static str> {
        self.of(rule)?.removed
    }

    /// What dice of this rule are rolled for; those of a sum without dice have no sides.
    pub fn dice(&self, rule: RuleId, sides: u16) -> Option<DiceMeaning> {
        self.words_of_dice(rule, None, sides).find_map(|it| it.thrown)
    }

    /// The sentences by which people are asked for so many dice.
    pub fn throw(&self, rule: RuleId, n: u16, sides: u16) -> &'static [Asks] {
        let found = self.words_of_dice(rule, Some(n), sides).find(|it| !it.throw.is_empty());
        found.map_or(&[], |it| it.throw)
    }

    pub fn reads(&self, rule: RuleId, n: u16, sides: u16) -> Option<&'static str> {
        self.words_of_dice(rule, Some(n), sides).find_map(|it| it.reads)
    }

    /// What is said of such dice, the most particular first: by the rule, of any rule's, by the rule of all its dice, of the rest.
    fn words_of_dice(
        &self,
        rule: RuleId,
        n: Option<u16>,
        sides: u16,
    ) -> impl Iterator<Item = &'static DiceWords> {
        let fitting = move |words: &'static [DiceWords], wanted: fn(Which) -> bool| {
            words.iter().filter(move |it| it.which.fits(n, sides) && wanted(it.which))
        };
        let own = self.of(rule).map_or(&[][..], |it| it.dice);
        let particular = fitting(own, |it| it != Which::All).chain(fitting(self.any, Which::has_sides));
        particular.chain(fitting(own, |it| it == Which::All)).chain(fitting(self.any, |it| !it.has_sides()))
    }
}

/// A sentence with its holes filled; nothing if one of them is not known.
pub fn filled(words: &str, holes: &[(&str, Option<&str>)]) -> Option<String> {
    let mut said = words.to_owned();
    for (hole, name) in holes {
        if said.contains(hole) {
            said = said.replace(hole, (*name)?);
        }
    }
    Some(said)
}
