//! What decided it: the chance to win at the start of each turn, from games played on by a bot.
use kernel::{Crew, Event, What};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use shelf::WinCount;
use view::{
    lexicon::Lexicon,
    roll::{DiceMeaning, DiceNoun},
};

use crate::{
    Effort, Game,
    luck::{Measure, ThrowCount, rarity, row},
    reading::{ReadEvent, Reading},
    story::{Subject, Turn, attacked},
    words::{capital, one_in},
};

/// The chance to win from turn to turn; the last point is how it ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Curve {
    pub bot: String,
    pub games: u32,
    pub seed: u64,
    pub points: Vec<ChancePoint>,
    /// The turns that changed most, the greatest first.
    pub decided: Vec<Swing>,
}

/// The chance to win before a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ChancePoint {
    /// The turn that begins; none for the end of the game.
    pub turn: Option<i32>,
    pub moment: usize,
    pub won: u32,
    pub of: u32,
    pub share: f64,
    /// In 95 of 100 cases the true chance lies no farther away.
    pub error: f64,
}

/// A turn that changed much.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Swing {
    pub turn: i32,
    /// By how many games of 100.
    pub swing: i32,
    /// Whether the change is greater than the error of its two ends together.
    pub is_clear: bool,
    pub why: String,
}

/// More turns than this do not decide a game.
const MOST_DECIDED: usize = 3;

/// Plays from the start of every turn; `told` hears how much is done, in parts of 100.
pub fn curve(
    game: &Game<'_>,
    turns: &[Turn],
    (effort, crew): (Effort, &dyn Crew),
    told: &mut dyn FnMut(u32),
) -> Result<Curve, shelf::GameFault> {
    let bot =
        game.book.bots.first().ok_or_else(|| shelf::GameFault::Other("the book has no bot".to_owned()))?;
    let chance = |moment| game.past.chance(moment, game.book.account.won, bot, effort.games(), crew);
    let mut points = Vec::new();
    for (at, turn) in turns.iter().enumerate() {
        let moment = before(game, turn.from);
        points.push(ChancePoint::of(Some(turn.number), moment, chance(moment)?));
        told(((at + 1) * 100 / turns.len().max(1)) as u32);
    }
    let end = game.past.moments() - 1;
    points.push(ChancePoint::of(None, end, chance(end)?));
    Ok(Curve {
        bot: bot.name.to_owned(),
        games: effort.games,
        seed: effort.seed,
        points,
        decided: Vec::new(),
    })
}

/// The last moment before an event of the journal.
pub fn before(game: &Game<'_>, event: usize) -> usize {
    (0..game.past.moments()).take_while(|&it| game.past.told(it) <= event).last().unwrap_or(0)
}

impl ChancePoint {
    fn of(turn: Option<i32>, moment: usize, chance: WinCount) -> Self {
        let WinCount { won, of } = chance;
        ChancePoint { turn, moment, won, of, share: chance.share(), error: chance.error() }
    }
}

impl Curve {
    /// By how many games of 100 a turn changed the chance.
    pub fn swing(&self, turn: i32) -> Option<i32> {
        let (before, after) = self.around(turn)?;
        Some(((after.share - before.share) * 100.0).round() as i32)
    }

    /// The chance before a turn and after it.
    pub fn around(&self, turn: i32) -> Option<(&ChancePoint, &ChancePoint)> {
        let at = self.points.iter().position(|it| it.turn == Some(turn))?;
        Some((self.points.get(at)?, self.points.get(at + 1)?))
    }
}

/// Whether the chance changed by more than its error.
pub fn is_clear(before: &ChancePoint, after: &ChancePoint) -> bool {
    before.error.hypot(after.error) < (after.share - before.share).abs()
}

/// Names the turns that changed most, and in them the dice that were least likely.
pub fn decide(game: &Game<'_>, read: &Reading, throws: &[ThrowCount], curve: &mut Curve) {
    let mut all: Vec<Swing> = Vec::new();
    for pair in curve.points.windows(2) {
        let Some(turn) = pair[0].turn else { continue };
        let change = pair[1].share - pair[0].share;
        let is_clear = is_clear(&pair[0], &pair[1]);
        let why = why(game, read, throws, turn, change);
        all.push(Swing { turn, swing: (change * 100.0).round() as i32, is_clear, why });
    }
    all.sort_by_key(|it| (std::cmp::Reverse(it.swing.abs()), it.turn));
    all.retain(|it| it.swing != 0);
    all.truncate(MOST_DECIDED);
    curve.decided = all;
}

/// What of a turn was least likely and went the way the turn did: one throw, or all of a side together.
fn why(game: &Game<'_>, read: &Reading, throws: &[ThrowCount], turn: i32, change: f64) -> String {
    let (from, to) = span(game, read, turn);
    let here: Vec<&ThrowCount> =
        throws.iter().filter(|it| (from..to).contains(&it.from) && it.is_known).collect();
    let alone = here.iter().filter(|it| helped(game, it) == (0.0 < change));
    let mut found: Vec<(f64, String)> =
        alone.filter_map(|it| Some((rarity(it)?, told(game, read, it)))).collect();
    found.extend(sides(game, &here, 0.0 < change));
    match found.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)) {
        Some((chance, told)) if chance < 0.5 => format!("{told} That is {}.", one_in(chance)),
        Some((_, told)) => told,
        None => deed(game, read, turn).filter(|_| 0.0 < change).unwrap_or_else(|| UNREMARKABLE.to_owned()),
    }
}

/// What is said of a turn that no dice explain.
const UNREMARKABLE: &str = "No unusual rolls.";

/// The last thing that those with sheets did in a turn and that harmed nobody: what they found, whom they won over.
fn deed(game: &Game<'_>, read: &Reading, turn: i32) -> Option<String> {
    read.acts.iter().rev().filter(|it| it.turn == turn).find_map(|it| match &it.what {
        ReadEvent::Told { who: Some(who), text } if game.has_sheet(*who) => {
            Some(capital(&format!("{} {text}.", game.names.name(*who))))
        }
        ReadEvent::Told { .. }
        | ReadEvent::Attack(_)
        | ReadEvent::Befell(_)
        | ReadEvent::Moved { .. }
        | ReadEvent::Came(_)
        | ReadEvent::Spent(_) => None,
    })
}

/// What all throws of a side came to, where they went that way.
fn sides(game: &Game<'_>, here: &[&ThrowCount], good: bool) -> Vec<(f64, String)> {
    let mut found = Vec::new();
    for own in [true, false] {
        let all: Vec<&ThrowCount> =
            here.iter().copied().filter(|it| it.who.is_some_and(|it| game.has_sheet(it)) == own).collect();
        for measure in [Measure::Out, Measure::Wounds, Measure::Held] {
            let who = if own { "They" } else { "The others" };
            let Some(row) = row(who, measure, &all).filter(|it| 1 < it.throws) else { continue };
            let over = row.expected < row.came as f64;
            if (over == own) != good {
                continue;
            }
            let chance = if over { row.as_many } else { row.as_few };
            let did = measure.told(row.came);
            found.push((chance, format!("{who} {did} where {:.1} were expected.", row.expected)));
        }
    }
    found
}

/// The part of the journal that is a turn.
fn span(game: &Game<'_>, read: &Reading, turn: i32) -> (usize, usize) {
    let at = read.turns.iter().position(|it| it.1 == turn);
    let from = at.map_or(0, |it| read.turns[it].0);
    let to = at.and_then(|it| read.turns.get(it + 1)).map_or(game.journal().len(), |it| it.0);
    (from, to)
}

/// Whether a throw was good for those with sheets: they had more than was due, or the others less.
fn helped(game: &Game<'_>, throw: &ThrowCount) -> bool {
    let over = throw.counts.values().any(|(came, chances)| {
        let due: f64 = chances.iter().enumerate().map(|(n, p)| n as f64 * p).sum();
        due < *came as f64
    });
    over == throw.who.is_some_and(|it| game.has_sheet(it))
}

/// A throw as a sentence.
fn told(game: &Game<'_>, read: &Reading, throw: &ThrowCount) -> String {
    let act =
        read.acts.iter().rev().find(|it| it.at <= throw.from && matches!(it.what, ReadEvent::Attack(_)));
    let attack = act.filter(|it| it.at == throw.from).and_then(|it| it.attack());
    if let Some(attack) = attack {
        return capital(&attacked(game, &[attack], &Subject::default()));
    }
    let name = throw.who.map_or("Somebody", |it| game.names.name(it));
    let held = throw.counts.values().any(|it| 0 < it.0);
    let meaning = game.journal().get(throw.from).and_then(|it| meaning(it, game.book.phrases.rules));
    fared(&capital(name), held, meaning)
}

/// What the dice of an event are for.
fn meaning(event: &Event, words: &Lexicon) -> Option<DiceMeaning> {
    match event.what {
        What::Rolled { sides, .. } => words.dice(event.rule, sides),
        _ => None,
    }
}

/// How somebody fared with dice.
fn fared(name: &str, held: bool, meaning: Option<DiceMeaning>) -> String {
    let passed = if held { "passed" } else { "failed" };
    match meaning {
        Some(DiceMeaning { what, noun: DiceNoun::Test, .. }) => format!("{name} {passed} the {what}."),
        Some(DiceMeaning { what, noun: DiceNoun::Purpose | DiceNoun::Roll, .. }) => {
            format!("{name} rolled {}: {what}.", if held { "well" } else { "badly" })
        }
        None => format!("{name} {passed} a test."),
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Audience, RuleId};
    use view::{
        lexicon::{DiceWords, RuleWords, Which},
        roll::How,
    };

    use super::*;

    const NERVE: RuleId = RuleId::in_ledger("toy.nerve.check");

    const fn dice(which: Which, what: &'static str, noun: DiceNoun) -> DiceWords {
        let meaning = DiceMeaning { what, noun, how: How::Sum, alone: false, befalls: false };
        DiceWords { thrown: Some(meaning), ..DiceWords::of(which) }
    }

    /// A book that tests nerve with a d10, and rolls a d6 by the same rule for something else.
    static WORDS: Lexicon = Lexicon {
        rules: &[RuleWords {
            dice: &[
                dice(Which::Sides(10), "nerve check", DiceNoun::Test),
                dice(Which::Sides(6), "who runs", DiceNoun::Purpose),
            ],
            ..RuleWords::of(NERVE)
        }],
        any: &[],
    };

    fn told(sides: u16, held: bool) -> String {
        let faces = [3].into_iter().collect();
        let what = What::Rolled { sides, faces, by: None, at: None, needs: None };
        fared("Dawson", held, meaning(&Event { rule: NERVE, audience: Audience::All, what }, &WORDS))
    }

    #[test]
    fn dice_of_any_sides_are_told_by_what_the_book_calls_them() {
        assert_eq!(told(10, true), "Dawson passed the nerve check.");
        assert_eq!(told(6, false), "Dawson rolled badly: who runs.");
        assert_eq!(told(20, false), "Dawson failed a test.");
    }
}
