//! The story by turns: what is worth telling, in the past tense.
mod subject;

use kernel::{Point, Token};
use schemars::JsonSchema;
use serde::Serialize;
use view::account::Consequence;

pub use self::subject::Subject;
use crate::{
    Game, GoalLine,
    reading::{Act, Arrival, Attack, FigureFate, ReadEvent, Reading},
    tally::{Figure, Loss},
    words::{capital, counted, list, number, times},
};

/// One turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Turn {
    pub number: i32,
    /// Where in the journal it begins.
    pub from: usize,
    pub summary: String,
    /// The same to stand after a colon.
    #[serde(skip)]
    pub(crate) aside: String,
    pub sentences: Vec<Sentence>,
    /// Whether nobody did or suffered anything in it.
    pub idle: bool,
}

impl Turn {
    /// What is said of a turn of which there is nothing to tell.
    pub fn quiet(&self) -> &'static str {
        if self.idle {
            "Nobody went anywhere, and nobody was hurt."
        } else {
            "Nobody came far, and nobody was hurt."
        }
    }
}

/// A sentence of the story and the dice behind it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Sentence {
    pub text: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub dice: String,
    /// Where in the journal it begins.
    pub at: usize,
    /// The events it rests on, by their places in the journal.
    pub events: Vec<usize>,
}

/// Ways shorter than this are not worth a word; no step on a map of hexes is so short.
const A_STEP_MM: i32 = 25;

/// More throws than this are not shown behind one sentence.
const MOST_DICE: usize = 3;

pub fn turns(game: &Game<'_>, read: &Reading) -> Vec<Turn> {
    let turn = |&(from, number): &(usize, i32)| {
        let acts: Vec<&Act> = read.acts.iter().filter(|it| it.turn == number).collect();
        let (aside, sentences) = (summary(game, &acts), sentences(game, &acts));
        Turn { number, from, summary: capital(&aside), aside, sentences, idle: acts.is_empty() }
    };
    read.turns.iter().map(turn).collect()
}

/// The whole game in a sentence or two.
pub fn lead(won: bool, turns: usize, figures: &[Figure], losses: &[Loss], goals: &[GoalLine]) -> String {
    let people: Vec<&Figure> = figures.iter().filter(|it| it.token.is_some()).collect();
    let out: usize = people.iter().map(|it| it.out).sum();
    let lost: Vec<String> = losses.iter().map(|it| it.name.clone()).collect();
    let end = match (lost.len(), people.len()) {
        (0, _) => "and nobody was lost".to_owned(),
        (n, of) if n == of => "and nobody came back".to_owned(),
        (_, _) => format!("and {} did not come back", list(&lost)),
    };
    let short: Vec<String> = goals.iter().filter(|it| it.short).map(GoalLine::missed).collect();
    let reached = match (won, short.is_empty()) {
        (true, _) => "They did what they came for".to_owned(),
        (false, true) => "They failed".to_owned(),
        (false, false) => format!("They failed ({})", short.join("; ")),
    };
    let took = capital(&counted(turns, "turn", "turns"));
    let best = people.iter().max_by_key(|it| it.out).filter(|it| 0 < it.out && 1 < people.len());
    let best = best.map_or(String::new(), |it| match it.out == out {
        true => format!(", all by {}", it.name),
        false => format!(", {} of them by {}", number(it.out), it.name),
    });
    let others = match out {
        0 => "no enemy".to_owned(),
        n => counted(n, "enemy", "enemies"),
    };
    format!("{reached}. {took}, {others} put out of action{best}, {end}.")
}

fn summary(game: &Game<'_>, acts: &[&Act]) -> String {
    let (mut ours, mut theirs, mut wounds, mut shaken) = (Vec::new(), 0, 0, 0);
    let mut harmed = |token: Token, deed: Consequence, n: i32| match deed {
        Consequence::Out(_) if game.has_sheet(token) => ours.push(game.names.name(token).to_owned()),
        Consequence::Out(_) => theirs += 1,
        Consequence::Wounds(..) if game.has_sheet(token) => wounds += n.max(0),
        Consequence::Shaken(_) => shaken += 1,
        _ => (),
    };
    for act in acts {
        match &act.what {
            ReadEvent::Befell(fate) => harmed(fate.whom, fate.deed, fate.wounds),
            ReadEvent::Attack(it) => {
                it.out.iter().for_each(|it| harmed(*it, Consequence::Out(*it), 0));
                it.wounds.iter().for_each(|it| harmed(it.0, Consequence::Wounds(it.0, 0), it.1));
            }
            ReadEvent::Moved { .. } | ReadEvent::Came(_) | ReadEvent::Spent(_) | ReadEvent::Told { .. } => (),
        }
    }
    let mut parts = Vec::new();
    if !ours.is_empty() {
        parts.push(format!("{} lost", list(&ours)));
    }
    if theirs != 0 {
        parts.push(format!("{} out of action", counted(theirs, "enemy", "enemies")));
    }
    if wounds != 0 {
        parts.push(counted(wounds as usize, "wound taken", "wounds taken"));
    }
    if shaken != 0 {
        parts.push(format!("{} {}", number(shaken), game.book.account.shaken.short));
    }
    if parts.is_empty() {
        return "nobody was hurt".to_owned();
    }
    parts.join(", ")
}

/// What of a turn is told, those things together that one figure did or that befell one in a row.
fn sentences(game: &Game<'_>, acts: &[&Act]) -> Vec<Sentence> {
    let walked = walks(game, acts);
    let mut told: Vec<Sentence> = Vec::new();
    let mut subject = Subject::default();
    let mut at = 0;
    while let Some(act) = acts.get(at) {
        let same = acts[at..].iter().take_while(|it| is_same(game, act, it) || is_small(it)).count().max(1);
        let group: Vec<&Act> = acts[at..at + same].iter().copied().filter(|it| !is_small(it)).collect();
        let from = told.last().map_or(act.at, |it| it.at);
        if walked.as_ref().is_some_and(|it| (from..act.at).contains(&it.at)) {
            subject = Subject::default();
        }
        let next = subject.next(game, &group);
        if let Some((text, dice)) = tell(game, &group, &next) {
            let events = group.iter().map(|it| it.at).collect();
            told.push(Sentence { text: capital(&text), dice, at: act.at, events });
            subject = next;
        }
        at += same;
    }
    told.extend(walked);
    told.sort_by_key(|it| it.at);
    told
}

/// Things that stand in no sentence of their own.
fn is_small(act: &Act) -> bool {
    matches!(act.what, ReadEvent::Moved { .. } | ReadEvent::Spent(_))
}

/// Whether two acts belong into one sentence.
fn is_same(game: &Game<'_>, one: &Act, other: &Act) -> bool {
    match (&one.what, &other.what) {
        (ReadEvent::Attack(a), ReadEvent::Attack(b)) => match (a.by, b.by) {
            (Some(x), Some(y)) if game.has_sheet(x) => x == y,
            (Some(_), Some(y)) => {
                // A shot of which nothing is told went into what came of the next.
                let (a, b) = (a.targets(), b.targets());
                !game.has_sheet(y) && (a.is_empty() || b.is_empty() || a.first() == b.first())
            }
            (None, None) => true,
            (Some(_) | None, Some(_) | None) => false,
        },
        (ReadEvent::Befell(a), ReadEvent::Befell(b)) => {
            std::mem::discriminant(&a.deed) == std::mem::discriminant(&b.deed)
                && (a.by, a.who) == (b.by, b.who)
                && a.wounds.signum() == b.wounds.signum()
        }
        (ReadEvent::Came(a), ReadEvent::Came(b)) => {
            a.was.is_none() && b.was.is_none() && a.called_by == b.called_by
        }
        (ReadEvent::Told { who: a, .. }, ReadEvent::Told { who: b, .. }) => a.is_some() && a == b,
        (_, _) => false,
    }
}

fn tell(game: &Game<'_>, group: &[&Act], subject: &Subject) -> Option<(String, String)> {
    let first = group.first()?;
    let attacks: Vec<&Attack> = group.iter().filter_map(|it| it.attack()).collect();
    let fates: Vec<&FigureFate> = group.iter().filter_map(|it| it.fate()).collect();
    match &first.what {
        ReadEvent::Attack(_) => {
            Some((attacked(game, &attacks, subject), dice(attacks.iter().map(|it| &it.dice))))
        }
        ReadEvent::Befell(_) => Some((befell(game, &fates, subject), dice(fates.iter().map(|it| &it.dice)))),
        ReadEvent::Came(first) => Some((came(game, first, group), String::new())),
        ReadEvent::Told { who, .. } => Some((noted(game, *who, group, subject), String::new())),
        ReadEvent::Moved { .. } | ReadEvent::Spent(_) => None,
    }
}

/// More who came at once are counted, not named.
const MOST_NAMED: usize = 4;

/// Those who came together, who called them, or who rose.
fn came(game: &Game<'_>, first: &Arrival, group: &[&Act]) -> String {
    if let Some(was) = first.was {
        let word =
            game.tokens.get(&first.who).map_or("one of the dead".to_owned(), |it| format!("a {}", it.word));
        return format!("{} came back as {word}.", game.names.name(was));
    }
    let all: Vec<Token> = group
        .iter()
        .filter_map(|it| match &it.what {
            ReadEvent::Came(it) => Some(it.who),
            ReadEvent::Attack(_)
            | ReadEvent::Befell(_)
            | ReadEvent::Moved { .. }
            | ReadEvent::Spent(_)
            | ReadEvent::Told { .. } => None,
        })
        .collect();
    let who = match all.len() {
        ..=MOST_NAMED => list(&names(game, all.into_iter())),
        _ => kinds(game, &all),
    };
    let called = first.called_by.map_or(String::new(), |it| format!(", drawn by {}", game.names.name(it)));
    format!("{who} came onto the {}{called}.", game.last.ground.word())
}

/// How many there are of each kind.
fn kinds(game: &Game<'_>, all: &[Token]) -> String {
    let mut kinds: Vec<(&str, usize)> = Vec::new();
    for token in all {
        let word = game.tokens.get(token).map_or("other", |it| it.word.as_str());
        match kinds.iter_mut().find(|it| it.0 == word) {
            Some(kind) => kind.1 += 1,
            None => kinds.push((word, 1)),
        }
    }
    let each: Vec<String> = kinds.iter().map(|(word, n)| counted(*n, word, &format!("{word}s"))).collect();
    list(&each)
}

/// Everything one figure did in a row.
fn noted(game: &Game<'_>, who: Option<Token>, group: &[&Act], subject: &Subject) -> String {
    let texts: Vec<String> = group
        .iter()
        .filter_map(|it| match &it.what {
            ReadEvent::Told { text, .. } => Some(text.clone()),
            ReadEvent::Attack(_)
            | ReadEvent::Befell(_)
            | ReadEvent::Moved { .. }
            | ReadEvent::Came(_)
            | ReadEvent::Spent(_) => None,
        })
        .collect();
    match who {
        Some(who) => format!("{} {}.", subject.name(game, who), list(&texts)),
        None => format!("{}.", list(&texts)),
    }
}

fn dice<'a>(all: impl Iterator<Item = &'a String>) -> String {
    let some: Vec<&str> = all.map(String::as_str).filter(|it| !it.is_empty()).collect();
    if MOST_DICE < some.len() { String::new() } else { some.join(" · ") }
}

fn names(game: &Game<'_>, tokens: impl Iterator<Item = Token>) -> Vec<String> {
    let mut res: Vec<String> = Vec::new();
    for token in tokens {
        let name = game.names.name(token).to_owned();
        if !res.contains(&name) {
            res.push(name);
        }
    }
    res
}

/// What one figure's attacks came to, or those of many on one.
pub fn attacked(game: &Game<'_>, attacks: &[&Attack], subject: &Subject) -> String {
    let by = attacks.first().and_then(|it| it.by);
    let all = |pick: fn(&Attack) -> Vec<Token>| names(game, attacks.iter().flat_map(|it| pick(it)));
    let (at, out) = (all(Attack::targets), all(|it| it.out.clone()));
    let fell: Vec<String> = all(|it| it.fell.clone()).into_iter().filter(|it| !out.contains(it)).collect();
    let hurt = all(|it| it.wounds.iter().map(|it| it.0).collect());
    let wounds: i32 = attacks.iter().flat_map(|it| &it.wounds).map(|it| it.1).sum();
    if by.is_some_and(|it| !game.has_sheet(it)) {
        let by = names(game, attacks.iter().filter_map(|it| it.by));
        let shaken = all(|it| it.shaken.clone());
        return suffered(game, &at, &by, wounds, &out, &shaken);
    }
    let who = by.map_or_else(|| "Something".to_owned(), |it| subject.name(game, it).to_owned());
    let mut did = Vec::new();
    if !out.is_empty() {
        did.push(format!("put {} out of action", list(&out)));
    }
    if !fell.is_empty() {
        did.push(format!("knocked {} down", list(&fell)));
    }
    if !hurt.is_empty() {
        did.push(format!("wounded {}", list(&hurt)));
    }
    let shaken = all(|it| it.shaken.clone());
    if did.is_empty() && !shaken.is_empty() {
        return format!("{who} attacked {}, who {}.", list(&shaken), nerve(game, shaken.len()));
    }
    if did.is_empty() && at.is_empty() {
        return format!("{who} missed {}.", times(attacks.len()));
    }
    if did.is_empty() {
        return format!("{who} missed {} {}.", list(&at), times(attacks.len()));
    }
    format!("{who} {}.", list(&did))
}

/// An attack from the side of the one it met.
fn suffered(
    game: &Game<'_>,
    at: &[String],
    by: &[String],
    wounds: i32,
    out: &[String],
    shaken: &[String],
) -> String {
    let by = if by.len() <= 3 { list(by) } else { format!("{} of them", number(by.len())) };
    let was = if at.len() == 1 { "was" } else { "were" };
    let took = match wounds {
        _ if at.is_empty() => return format!("{by} missed."),
        ..=0 if out.is_empty() && shaken == at => nerve(game, shaken.len()).to_owned(),
        ..=0 if out.is_empty() => format!("{was} not hurt"),
        ..=0 if out.len() == at.len() => format!("{was} put out of action"),
        ..=0 => return format!("{by} attacked {} and put {} out of action.", list(at), list(out)),
        n => format!("took {}", counted(n as usize, "wound", "wounds")),
    };
    format!("{by} attacked {}, who {took}.", list(at))
}

/// What is said of so many who lost their nerve.
fn nerve(game: &Game<'_>, n: usize) -> &'static str {
    let words = game.book.account.shaken;
    if n == 1 { words.one } else { words.many }
}

fn befell(game: &Game<'_>, fates: &[&FigureFate], subject: &Subject) -> String {
    let who = match subject.again(fates.iter().map(|it| it.whom)) {
        Some(pronoun) => pronoun.to_owned(),
        None => list(&names(game, fates.iter().map(|it| it.whom))),
    };
    let Some(first) = fates.first() else { return String::new() };
    let many = 1 < fates.len();
    let were = if many { "were" } else { "was" };
    let wounds: i32 = fates.iter().map(|it| it.wounds).sum();
    match first.deed {
        Consequence::Out(_) => match first.who {
            Some(by) => {
                format!("{who} {were} put out of action by {}: {}.", game.names.name(by), first.cause(game))
            }
            None => format!("{who} {were} out of action: {}.", first.cause(game)),
        },
        Consequence::Left(_) => format!("{who} left the {}.", game.last.ground.word()),
        Consequence::Fell(_) => format!("{who} fell: {}.", first.cause(game)),
        Consequence::Shaken(_) => {
            format!("{who} {}.", nerve(game, fates.len()))
        }
        Consequence::Wounds(..) if wounds < 0 => format!("{who} {were} patched up."),
        Consequence::Wounds(..) => {
            format!("{who} took {}: {}.", counted(wounds as usize, "wound", "wounds"), first.cause(game))
        }
        Consequence::Acts(_)
        | Consequence::Rests
        | Consequence::Strayed(_)
        | Consequence::Spent(_)
        | Consequence::Nothing => String::new(),
    }
}

/// The way somebody went.
struct Way {
    who: Token,
    at: usize,
    mm: i32,
    steps: usize,
    to: Point,
}

/// Those who did nothing but walk, in one sentence.
fn walks(game: &Game<'_>, acts: &[&Act]) -> Option<Sentence> {
    let mut ways: Vec<Way> = Vec::new();
    for act in acts {
        let ReadEvent::Moved { who, mm, to } = &act.what else { continue };
        match ways.iter_mut().find(|it| it.who == *who) {
            Some(way) => (way.mm, way.steps, way.to) = (way.mm + mm, way.steps + 1, *to),
            None => ways.push(Way { who: *who, at: act.at, mm: *mm, steps: 1, to: *to }),
        }
    }
    let fought = |it: &Way| {
        let mut attacks = acts.iter().filter_map(|it| it.attack());
        attacks.any(|attack| attack.by == Some(it.who))
    };
    ways.retain(|it| A_STEP_MM <= it.mm && !fought(it));
    let at = ways.first()?.at;
    let text = if game.last.ground.has_cells() { went(game, &ways) } else { moved(game, &ways) };
    let walked = |it: &&&Act| matches!(&it.what, ReadEvent::Moved { who, .. } if ways.iter().any(|way| way.who == *who));
    let events = acts.iter().filter(walked).map(|it| it.at).collect();
    Some(Sentence { text, dice: String::new(), at, events })
}

/// Ways on a table without places: how far.
fn moved(game: &Game<'_>, ways: &[Way]) -> String {
    let each = |(at, it): (usize, &Way)| {
        let verb = if at == 0 { "moved " } else { "" };
        let length = game.last.units.length;
        format!("{} {verb}{}", game.names.name(it.who), length.write(it.mm))
    };
    let each: Vec<String> = ways.iter().enumerate().map(each).collect();
    format!("{}.", each.join(", "))
}

/// Ways over cells: how many and where to, those together who came to the same place.
fn went(game: &Game<'_>, ways: &[Way]) -> String {
    let mut to: Vec<(Point, Vec<String>, usize)> = Vec::new();
    for it in ways {
        let name = game.names.name(it.who).to_owned();
        match to.iter_mut().find(|place| place.0 == it.to) {
            Some(place) => place.1.push(name),
            None => to.push((it.to, vec![name], it.steps)),
        }
    }
    let length = game.last.units.length;
    let each = |(at, (place, who, steps)): (usize, &(Point, Vec<String>, usize))| {
        let verb = if at == 0 { "went " } else { "" };
        let far = counted(*steps, length.singular(), length.name());
        let far = if who.len() == 1 { format!(", {far}") } else { String::new() };
        let place = game.names.place(*place).unwrap_or("another place");
        format!("{} {verb}to {place}{far}", list(who))
    };
    let each: Vec<String> = to.iter().enumerate().map(each).collect();
    format!("{}.", each.join("; "))
}

impl Act {
    pub fn attack(&self) -> Option<&Attack> {
        match &self.what {
            ReadEvent::Attack(it) => Some(it),
            ReadEvent::Befell(_)
            | ReadEvent::Moved { .. }
            | ReadEvent::Came(_)
            | ReadEvent::Spent(_)
            | ReadEvent::Told { .. } => None,
        }
    }

    pub fn fate(&self) -> Option<&FigureFate> {
        match &self.what {
            ReadEvent::Befell(it) => Some(it),
            ReadEvent::Attack(_)
            | ReadEvent::Moved { .. }
            | ReadEvent::Came(_)
            | ReadEvent::Spent(_)
            | ReadEvent::Told { .. } => None,
        }
    }
}
