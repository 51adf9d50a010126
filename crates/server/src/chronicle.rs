//! The journal as one pair of eyes reads it. It is told turn by turn: of the turns that are over only the last few are told again,
//! so that a long game costs no more than a short one.
#[cfg(test)]
mod tests;

use std::{collections::BTreeMap, ops::Range, sync::Arc};

use kernel::{Event, Seat, Viewer, What};
use shelf::Game;
use view::{
    roll::{DiceLine, How},
    story::Names,
    telling::{self, JournalLine, JournalLineKind, Phrases},
};

/// What a page shows of a long journal at once.
pub const SHOWN: usize = 80;

/// However long somebody was away, no more lines than this are told for what is new.
const MOST: usize = 400;

/// The places in a journal where its turns begin.
#[derive(Clone, Debug)]
pub struct TurnIndex {
    /// The first is the beginning of the game.
    starts: Vec<Start>,
}

/// The beginning of a turn, and how much comes before it.
#[derive(Clone, Debug, Default)]
struct Start {
    journal: usize,
    heard: usize,
    decisions: usize,
    lines: usize,
    /// The last line before it that tells of dice.
    rolled: Option<Arc<JournalLine>>,
    /// How much of the journal has to stand for it to be one.
    until: usize,
}

/// Which lines are wanted.
#[derive(Clone, Copy, Debug)]
pub enum Extent {
    /// At least those that a page shows; those of the events from this one on too, as far as anybody would watch them.
    Latest {
        since: usize,
    },
    /// Those that a page shows before this line.
    Before(usize),
    Whole,
}

/// Lines of the journal, and the events that they tell of.
#[derive(Debug)]
pub struct Telling {
    /// How many lines come before these.
    pub before: usize,
    pub told: Vec<JournalLine>,
    /// How many events these eyes have heard before those of the lines.
    pub heard_before: usize,
    pub heard: Vec<Event>,
    /// Where in the whole journal each of them stands.
    pub places: Vec<usize>,
    /// The decisions behind those lines that tell of one, by the number of the line.
    pub deeds: BTreeMap<usize, TakenDecision>,
    /// The last line that tells of dice, even if it is older than these.
    pub rolled: Option<Arc<JournalLine>>,
    /// The last one before each of these lines that tells of dice.
    dice: Vec<Option<Arc<JournalLine>>>,
}

/// A decision that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenDecision {
    /// Its number, by which it is taken back.
    pub decision: usize,
    pub by_bot: bool,
}

/// Whoever reads a journal, and how it is told to them.
pub struct Reader<'a> {
    pub eyes: Viewer,
    /// What they call the figures; whoever the lines tell of besides is added.
    pub names: &'a mut Names,
    pub phrases: &'a Phrases,
    pub is_person: &'a dyn Fn(Seat) -> bool,
}

impl Default for TurnIndex {
    fn default() -> Self {
        TurnIndex { starts: vec![Start::default()] }
    }
}

impl TurnIndex {
    /// Forgets the turns that no longer stand after a take-back.
    pub fn cut(&mut self, settled: usize) {
        self.starts.retain(|it| it.until <= settled);
    }

    /// Tells the lines that are wanted, and takes note of the turns that have begun since.
    pub fn tell(&mut self, game: &dyn Game, reader: Reader<'_>, extent: Extent) -> Telling {
        let stretch = self.stretch(extent);
        let start = self.starts[stretch.start].clone();
        let end = self.starts.get(stretch.end).map_or(usize::MAX, |it| it.journal);
        let journal = game.journal_in(start.journal..end);
        let heard = Heard::of(&journal, &start, &reader);
        reader.names.recall(&heard.events, reader.phrases.figure);
        let told = telling::tell(&heard.events, reader.names, reader.phrases);
        if stretch.end == usize::MAX {
            self.take_note(&start, &told, &heard, reader.phrases, game.settled());
        }
        let known = game.last_decisions().is_some();
        let deeds = if known { heard.deeds(&told, start.lines) } else { BTreeMap::new() };
        let mut rolled = start.rolled;
        let mut dice = Vec::with_capacity(told.len());
        for it in &told {
            dice.push(rolled.clone());
            rolled = dice_of(it, &heard.events, reader.phrases).map(Arc::new).or(rolled);
        }
        let Heard { events, places, .. } = heard;
        let (before, heard_before) = (start.lines, start.heard);
        Telling { before, told, heard_before, heard: events, places, deeds, rolled, dice }
    }

    /// From which turn to which one the wanted lines reach; there is no last one where they reach to the end.
    fn stretch(&self, extent: Extent) -> Range<usize> {
        let lines = self.starts.last().map_or(0, |it| it.lines);
        // The last turn that begins before so many lines, counted from the first.
        let before = |line: usize| self.starts.partition_point(|it| it.lines <= line).max(1) - 1;
        match extent {
            Extent::Latest { since } => {
                let news = self.starts.partition_point(|it| it.heard <= since).max(1) - 1;
                let news = news.max(before(lines.saturating_sub(MOST)));
                before(lines.saturating_sub(SHOWN)).min(news)..usize::MAX
            }
            Extent::Before(line) if line <= lines => {
                let after = self.starts.partition_point(|it| it.lines < line);
                before(line.saturating_sub(SHOWN))..after
            }
            Extent::Before(_) => before(lines.saturating_sub(SHOWN))..usize::MAX,
            Extent::Whole => 0..usize::MAX,
        }
    }

    /// Takes note of the turns that have begun since the last one known; what has not settled may still change.
    fn take_note(
        &mut self,
        start: &Start,
        told: &[JournalLine],
        heard: &Heard,
        phrases: &Phrases,
        settled: usize,
    ) {
        let known = self.starts.last().map_or(0, |it| it.lines);
        let mut rolled = start.rolled.clone();
        for (at, line) in told.iter().enumerate() {
            let lines = start.lines + at;
            let until = heard.places.get(line.events.end - 1).map_or(usize::MAX, |it| it + 1);
            if line.kind == JournalLineKind::Heading && known < lines && until <= settled {
                let (journal, decisions) =
                    (heard.places[line.events.start], heard.decisions[line.events.start]);
                let rolled = rolled.clone();
                let heard = start.heard + line.events.start;
                self.starts.push(Start { journal, heard, decisions, lines, rolled, until });
            }
            rolled = dice_of(line, &heard.events, phrases).map(Arc::new).or(rolled);
        }
    }
}

/// Longer lines than this do not fit beside dice.
const BESIDE: usize = 60;

/// A line with its dice. Those that only lead to what the line tells have no line of their own, and lie on the table all the same.
fn dice_of(line: &JournalLine, heard: &[Event], phrases: &Phrases) -> Option<JournalLine> {
    if line.roll.is_some() {
        return Some(line.clone());
    }
    let dice = |it: &Event| match &it.what {
        What::Rolled { sides, faces, .. } => Some((it.rule, *sides, faces.clone())),
        _ => None,
    };
    let events = heard.get(line.events.clone())?;
    let (rule, sides, _) = events.iter().rev().find_map(dice)?;
    let thrown = phrases.rules.dice(rule, sides).filter(|it| matches!(it.how, How::Quiet | How::Lot))?;
    let of_these = events.iter().filter_map(dice).filter(|it| (it.0, it.1) == (rule, sides));
    let faces = of_these.flat_map(|it| it.2).collect();
    let short = line.kind != JournalLineKind::Heading && line.text.chars().count() <= BESIDE;
    let roll = DiceLine {
        by: None,
        who: None,
        sides,
        faces,
        parts: Vec::new(),
        against: Vec::new(),
        needs: String::new(),
        outcome: short.then(|| line.text.clone()),
        threat: None,
        end: None,
        thrown: Some(thrown),
    };
    Some(JournalLine { rule, roll: Some(roll), ..line.clone() })
}

/// What somebody has heard of a stretch of the journal.
struct Heard {
    events: Vec<Event>,
    /// Where in the journal each of them stands.
    places: Vec<usize>,
    /// How many decisions come before each of them.
    decisions: Vec<usize>,
    /// The decisions of the stretch, with how many of the events come before each.
    deeds: Vec<(usize, TakenDecision)>,
}

impl Heard {
    fn of(journal: &[Event], start: &Start, reader: &Reader<'_>) -> Heard {
        let mut heard =
            Heard { events: Vec::new(), places: Vec::new(), decisions: Vec::new(), deeds: Vec::new() };
        let mut decision = start.decisions;
        for (at, event) in journal.iter().enumerate() {
            if event.audience.includes(reader.eyes) {
                heard.places.push(start.journal + at);
                heard.decisions.push(decision);
            }
            if let What::Asked { seat, .. } = event.what {
                let deed = TakenDecision { decision, by_bot: !(reader.is_person)(seat) };
                heard.deeds.push((heard.events.len(), deed));
                decision += 1;
            }
            if event.audience.includes(reader.eyes) {
                heard.events.push(event.clone());
            }
        }
        heard
    }

    /// Which decision each line tells of.
    fn deeds(&self, told: &[JournalLine], before: usize) -> BTreeMap<usize, TakenDecision> {
        let within = |events: &Range<usize>| {
            let first = self.deeds.partition_point(|it| it.0 < events.start);
            self.deeds.get(first).filter(|it| it.0 < events.end).map(|it| it.1)
        };
        told.iter().enumerate().filter_map(|(at, it)| Some((before + at, within(&it.events)?))).collect()
    }
}

impl Telling {
    /// How many events these eyes have heard in all.
    pub fn heard_len(&self) -> usize {
        self.heard_before + self.heard.len()
    }

    /// The last line before this one that tells of dice.
    pub fn rolled_before(&self, line: Option<u64>) -> Option<&JournalLine> {
        let at = usize::try_from(line?).ok()?.checked_sub(self.before)?;
        self.dice.get(at)?.as_deref()
    }

    /// The lines with their numbers.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = (usize, &JournalLine)> + ExactSizeIterator {
        self.told.iter().enumerate().map(|(at, it)| (self.before + at, it))
    }

    /// No more than a page shows at once, the last of those that come before `end`.
    pub fn shown_before(&self, end: usize) -> impl Iterator<Item = (usize, &JournalLine)> {
        let end = end.clamp(self.before, self.before + self.told.len());
        let from = end.saturating_sub(SHOWN).max(self.before);
        self.lines().skip(from - self.before).take(end - from)
    }
}
