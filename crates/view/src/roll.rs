//! A roll of the telling: dice, what is added to them, what they are held against, and what came of it.
use kernel::{Event, Faces, Need, RuleId, Term, Token, What, dice::Missing, sum::Modifier};

use crate::{
    clause::Clause,
    lexicon::{self, Asks},
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

    /// What the total has to be for each outcome, or each die to count.
    fn wanted(&self, phrases: &Phrases) -> String {
        if let (true, Some((least, most))) = (self.needs.is_empty(), self.counts) {
            return match (least, most) {
                (least, most) if least == most => least.to_string(),
                (1, most) => format!("{most} or less"),
                (least, most) if self.sides <= most => format!("{least} or more"),
                (least, most) => range(i32::from(least), i32::from(most)),
            };
        }
        if let [need] = self.needs.as_slice()
            && !need.dreaded
        {
            return self.bounds(need);
        }
        let each = self
            .needs
            .iter()
            .map(|need| format!("{} on {}", came_to(need, phrases).result(), self.bounds(need)));
        each.collect::<Vec<_>>().join(", ")
    }

    /// From where to where a total is good. A single die without modifiers cannot be less than 1 or more than its sides.
    fn bounds(&self, need: &Need) -> String {
        let bare = self.faces.len() == 1 && self.parts.is_empty();
        let (lowest, highest) = (bare.then_some(1), bare.then_some(i32::from(self.sides)));
        match (need.least, need.most) {
            (Some(least), Some(most)) if least == most => number(least),
            (Some(least), Some(most)) => range(least, most),
            (Some(least), None) if Some(least) == highest => number(least),
            (Some(least), None) => format!("{} or more", number(least)),
            (None, Some(most)) if Some(most) == lowest => number(most),
            (None, Some(most)) => format!("{} or less", number(most)),
            (None, None) => "anything".to_owned(),
        }
    }

    /// The one total that is held against what was needed; none where each die counts by itself.
    fn total(&self) -> Option<i32> {
        let one = self.faces.len() == 1 || self.is_summed();
        let faces: i32 = self.faces.iter().map(|&it| i32::from(it)).sum();
        one.then(|| faces + self.added())
    }

    /// What is added to the dice, or to each of them.
    fn added(&self) -> i32 {
        self.parts.iter().map(|it| it.value).sum()
    }

    /// The totals that are held against what was needed: one, or that of each die.
    fn totals(&self) -> Vec<i32> {
        let each = || self.faces.iter().map(|&it| i32::from(it) + self.added()).collect();
        self.total().map_or_else(each, |it| vec![it])
    }

    /// The need that the dice meet: of several, the last.
    pub fn best(&self) -> Option<&Need> {
        let totals = self.totals();
        self.needs.iter().rfind(|need| totals.iter().any(|it| need.is_met(*it)))
    }

    /// What they come to for whoever they are aimed at, by what was needed.
    pub fn end(&self) -> Option<DiceEnd> {
        Some(DiceEnd { whom: self.at?, what: self.best()?.what })
    }

    /// What the dice are good for, by what was needed.
    pub fn met(&self, phrases: &Phrases) -> Option<Clause> {
        let totals = self.totals();
        if 1 < totals.len() && self.needs.iter().all(|it| it.each) && self.best().is_some() {
            return Some(self.met_by_each(&totals, phrases).into());
        }
        match (self.best(), self.needs.last()) {
            (Some(need), _) => Some(came_to(need, phrases)),
            (None, Some(need)) => Some(failed(need, phrases)),
            (None, None) => None,
        }
    }

    /// Whether several dice are read one by one, so that more than one of them may count.
    pub fn is_read_one_by_one(&self) -> bool {
        1 < self.totals().len()
    }

    /// How many dice are good for what, the best first.
    fn met_by_each(&self, totals: &[i32], phrases: &Phrases) -> String {
        let best = |total: &i32| self.needs.iter().rposition(|need| need.is_met(*total));
        let count = |at: usize| totals.iter().filter(|it| best(it) == Some(at)).count();
        let each = (0..self.needs.len()).rev().map(|at| (count(at), &self.needs[at]));
        let one = |(n, need): (usize, &Need)| {
            let what = if self.needs.len() == 1 { "hit" } else { need.what.as_str() };
            let noun = (phrases.outcome)(&format!("{}-{what}", if n == 1 { "one" } else { "several" }));
            match noun {
                Some(noun) => format!("{n} {}", noun.result()),
                None => format!("{n} × {}", came_to(need, phrases).result()),
            }
        };
        each.filter(|it| it.0 != 0).map(one).collect::<Vec<_>>().join(", ")
    }

    /// Whether what is needed is a sum of several dice.
    fn is_summed(&self) -> bool {
        let one = |need: &Need| !need.each;
        !self.needs.is_empty() && self.needs.iter().all(one) && self.counts.is_none() && self.throws == 1
    }

    /// Whether the line says what the dice need, and its result comes after that.
    pub fn says_what_it_needs(&self) -> bool {
        !self.needs.is_empty() || self.counts.is_some()
    }

    /// What it needs, in words.
    fn needed(&self, phrases: &Phrases) -> String {
        let wanted = self.wanted(phrases);
        match self.needs.as_slice() {
            _ if wanted.is_empty() => wanted,
            [] => format!("needs {wanted}"),
            [need] if !need.dreaded => format!("needs {wanted}"),
            [_, ..] => wanted,
        }
    }

    /// The same, to go on a line with.
    fn needing(&self, phrases: &Phrases) -> String {
        let needed = self.needed(phrases);
        if needed.is_empty() { needed } else { format!(", {needed}") }
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

/// What a need is about, in the book's words.
fn came_to(need: &Need, phrases: &Phrases) -> Clause {
    let plain = story::plain(need.what);
    let own = (phrases.outcome)(need.what.as_str()).or_else(|| (phrases.outcome)(&plain));
    own.unwrap_or_else(|| plain.into())
}

/// That it has not come to this, in the book's words.
fn failed(need: &Need, phrases: &Phrases) -> Clause {
    let own = (phrases.outcome)(&format!("not-{}", need.what.as_str()));
    own.unwrap_or_else(|| format!("not {}", came_to(need, phrases).result()).into())
}

/// From one number to another: of neighbours both.
fn range(least: i32, most: i32) -> String {
    let between = if most == least + 1 { "or" } else { "to" };
    format!("{} {between} {}", number(least), number(most))
}

/// Which dice people have to roll, what for and for whom.
pub fn wanted(missing: &Missing, phrases: &Phrases, named: &dyn Fn(Token) -> String) -> String {
    let n = if missing.n == 1 { "a ".to_owned() } else { missing.n.to_string() };
    let thrown = phrases.rules.dice(missing.why, missing.sides);
    let drawn = thrown.is_some_and(|it| it.how == How::Draw);
    match purpose(missing, phrases, named) {
        Some(what) if drawn => what.then(&format!("draw, and say which of 1 to {}", missing.sides)),
        Some(what) => what.then(&format!("roll {n}d{}", missing.sides)),
        None => format!("Roll {n}d{} for {}", missing.sides, about(missing.why)),
    }
}

/// What dice are rolled for and by whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Purpose {
    pub words: String,
    /// Whether that is a question.
    asks: bool,
}

impl Purpose {
    /// With what is to be done about it: after a question a sentence of its own.
    fn then(&self, to_do: &str) -> String {
        let what = story::capital(&self.words);
        match self.asks {
            true => format!("{what} {}", story::capital(to_do)),
            false => format!("{what}: {to_do}"),
        }
    }
}

/// What dice are rolled for and by whom, in the book's words.
fn purpose(missing: &Missing, phrases: &Phrases, named: &dyn Fn(Token) -> String) -> Option<Purpose> {
    let named_so = |words: String| Purpose { words, asks: false };
    let plain = || phrases.rules.dice(missing.why, missing.sides).map(|it| named_so(it.what.to_owned()));
    filled(missing, phrases, named).or_else(plain).filter(|it| !it.words.is_empty())
}

/// The first of the book's sentences for such dice that can be filled with what was said of them.
pub fn filled(missing: &Missing, phrases: &Phrases, named: &dyn Fn(Token) -> String) -> Option<Purpose> {
    let throw = &missing.throw;
    let (who, whom) = (throw.who.map(named), throw.whom.map(named));
    let what = Some(throw.what.as_str()).filter(|it| !it.is_empty());
    let holes = [("{who}", who.as_deref()), ("{whom}", whom.as_deref()), ("{what}", what)];
    let sentences = phrases.rules.throw(missing.why, missing.n, missing.sides);
    sentences.iter().find_map(|it| {
        let words = lexicon::filled(it.words(), &holes)?;
        Some(Purpose { words, asks: matches!(it, Asks::Whether(_)) })
    })
}

/// What the faces stand for, or how the number is read.
pub fn reads(missing: &Missing, phrases: &Phrases) -> Option<String> {
    let throw = &missing.throw;
    if throw.faces.len() == usize::from(missing.sides) {
        let each: Vec<String> = throw.faces.iter().zip(1..).map(|(it, n)| format!("{n} {it}")).collect();
        return Some(each.join(", "));
    }
    let said = Some(throw.reads.clone()).filter(|it| !it.is_empty());
    said.or_else(|| phrases.rules.reads(missing.why, missing.n, missing.sides).map(str::to_owned))
}

/// Whether people have such dice, or can read them off others.
pub fn is_at_hand(sides: u16) -> bool {
    matches!(sides, 2..=6 | 8 | 10 | 12 | 20 | 100)
}

/// How a die that few people have is read off another one.
pub fn stands_in(sides: u16) -> Option<&'static str> {
    match sides {
        2 => Some("A d2 is a d6: 1 to 3 is 1, 4 to 6 is 2."),
        3 => Some("A d3 is half a d6, rounded up."),
        5 => Some("A d5 is half a d10, rounded up."),
        100 => Some("A d100 is two d10: tens and ones, 00 is 100."),
        _ => None,
    }
}

/// More dice than this are not all named in a sentence; they stand behind it.
const SHOWN: usize = 10;

/// The sides of the die that says which way: its face is the angle, clockwise from north.
pub(crate) const WHICH_WAY: u16 = 360;

/// Where a direction leads.
pub const fn compass(degrees: u16) -> &'static str {
    const POINTS: [&str; 8] =
        ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];
    POINTS[(degrees as usize * 2 + 45) / 90 % 8]
}

/// The faces of dice as a direction where they are one, as numbers elsewhere.
pub fn shown(sides: u16, faces: &[u16]) -> Vec<String> {
    let one = |it: &u16| match sides {
        WHICH_WAY => format!("{it}° ({})", compass(*it)),
        _ => it.to_string(),
    };
    faces.iter().map(one).collect()
}

/// The faces, as far as a sentence holds them.
fn some(faces: &[u16], between: &str) -> String {
    let shown: Vec<String> = faces.iter().take(SHOWN).map(u16::to_string).collect();
    let more = if SHOWN < faces.len() { format!("{between}…") } else { String::new() };
    format!("{}{more}", shown.join(between))
}

/// The faces as a list: 4, 4 and 5.
fn listed(faces: &[u16]) -> String {
    match faces {
        [first @ .., last] if !first.is_empty() && faces.len() <= SHOWN => {
            format!("{} and {last}", some(first, ", "))
        }
        [] | [..] => some(faces, ", "),
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
