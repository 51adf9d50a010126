//! How a journal is read for an account of the game: who did what to whom, whatever the book.
use kernel::{Event, Gone, RuleId, Term, Text, Token, What};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use crate::{Allegiance, story::Names};

/// What an event means for those it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Consequence {
    /// From here on this figure is the one that does things.
    Acts(Token),
    /// Nobody in particular does things any more.
    Rests,
    /// Out of action for good.
    Out(Token),
    /// Left the table alive.
    Left(Token),
    /// Gone from the table, and nobody's loss or deed.
    Strayed(Token),
    Fell(Token),
    /// Has so many wounds now.
    Wounds(Token, i32),
    /// Lost its nerve.
    Shaken(Token),
    /// Used ammunition up, as the book counts it.
    Spent(Token),
    /// Nothing that an account tells.
    Nothing,
}

/// What dice are rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThrowPurpose {
    /// To harm somebody else.
    Attack,
    /// To be spared something.
    Test,
}

/// Whom a high face of a die helps, where it is plain whose die it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum High {
    HelpsPlayers,
    HarmsPlayers,
}

/// How a book's journal and results are read.
#[derive(Clone, Copy, Debug)]
pub struct Account {
    /// What an event means, where its rule says more than the event itself.
    pub deed: fn(&Event) -> Option<Consequence>,
    /// Whether dice of this rule attack or test.
    pub throw: fn(RuleId) -> Option<ThrowPurpose>,
    /// Whom the faces of a rule's dice help; nothing where anybody may roll them or nobody gains.
    pub high: fn(RuleId) -> Option<High>,
    /// Whether a result is a victory of those who play.
    pub won: fn(&Value) -> bool,
    /// How a result is called.
    pub verdict: fn(&Value) -> String,
    /// How it ended for each, where a result says so.
    pub fared: fn(&Value) -> Vec<(Token, String)>,
    /// The side of a figure that no view has shown: it came and went between two of them.
    pub side: fn(Token) -> Option<Allegiance>,
    /// Whether those of a side who have sheets are led by players.
    pub ours: fn(Allegiance) -> bool,
    /// What an event tells that is worth a sentence though nobody was harmed: what somebody did or found, in the past
    /// tense and without their name.
    pub told: fn(&Event, &Names) -> Option<String>,
    /// Who fires a shot with this event.
    pub shot: fn(&Event) -> Option<Token>,
    /// The attack that an event tells of, before its dice.
    pub attack: fn(&Event) -> Option<AttackTold>,
    /// What an event says came of an attack, for each whom it tells of; nothing while the dice are still to be rolled.
    pub came: fn(&Event) -> Vec<AttackResult>,
    /// What stops play when it is told though nobody comes to harm by it: a gun that jams.
    pub grave: fn(&Event) -> bool,
    /// What is said of those who lost their nerve.
    pub shaken: Shaken,
    /// What is said of those to whom something may happen.
    pub foretold: Foretold,
    /// What those of the side of the dead are called together: zombies.
    pub dead: &'static str,
}

/// An attack as the journal tells it before its dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackTold {
    pub by: Token,
    /// With nothing: bare hands or teeth.
    pub with: Vec<Text>,
    /// Nobody where it is at a place.
    pub at: Vec<Token>,
    /// As the book measures it, where it does.
    pub range: Option<i32>,
    /// Whether those whom it is at may harm whoever attacks by it: a fight hand to hand.
    pub mutual: bool,
}

/// What came of an attack on somebody, as the book's own event says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttackResult {
    pub by: Token,
    pub whom: Token,
    /// What a hit did is told by other events.
    pub hit: bool,
}

/// The attack by which somebody fell or was put out of action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AttackCause {
    pub by: Token,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<Text>,
    /// Millimetres on a table, hexes on a map.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<i32>,
    /// Where in the journal it is told.
    pub told: usize,
}

/// Words for those who lost their nerve.
#[derive(Clone, Copy, Debug)]
pub struct Shaken {
    /// Of one, after the name.
    pub one: &'static str,
    pub many: &'static str,
    /// After their number.
    pub short: &'static str,
}

/// Words for what may happen to somebody, after the name: as the book calls it in journal and odds.
#[derive(Clone, Copy, Debug)]
pub struct Foretold {
    /// Out of action for good.
    pub out: &'static str,
    /// Off the table alive.
    pub left: &'static str,
    pub fell: &'static str,
    pub shaken: &'static str,
}

impl Foretold {
    /// What may happen to somebody; nothing of what is only kept count of.
    pub fn words(&self, deed: Consequence) -> Option<(Token, String)> {
        let (whom, words) = match deed {
            Consequence::Out(token) => (token, self.out.to_owned()),
            Consequence::Left(token) => (token, self.left.to_owned()),
            Consequence::Fell(token) => (token, self.fell.to_owned()),
            Consequence::Shaken(token) => (token, self.shaken.to_owned()),
            Consequence::Wounds(token, 1) => (token, "has 1 wound".to_owned()),
            Consequence::Wounds(token, n) => (token, format!("has {n} wounds")),
            Consequence::Acts(_)
            | Consequence::Rests
            | Consequence::Strayed(_)
            | Consequence::Spent(_)
            | Consequence::Nothing => return None,
        };
        Some((whom, words))
    }
}

impl Account {
    /// What an event means.
    pub fn deed_of(&self, event: &Event) -> Consequence {
        (self.deed)(event).unwrap_or_else(|| plain(event))
    }

    /// The attack by which whoever event `at` is about fell or was put out of action: that of the one whom the event names. Nothing
    /// where they attacked somebody else last, or where it comes of an attack that is long over: a fire that burns on.
    pub fn cause(&self, journal: &[Event], at: usize) -> Option<AttackCause> {
        let event = journal.get(at)?;
        let (whom, by) = match event.what {
            What::Removed { token, gone: Gone::Out, by: Some(by) } | What::Fell { token, by: Some(by) } => {
                (token, by)
            }
            _ => return None,
        };
        if (self.throw)(event.rule) == Some(ThrowPurpose::Test) {
            return None;
        }
        let of_turn = journal[..at].iter().enumerate().rev().take_while(|it| !begins_turn(it.1));
        let attacks = of_turn.filter_map(|(told, it)| Some((told, (self.attack)(it)?)));
        let mut own =
            attacks.filter(|(_, it)| it.by == by || (it.mutual && it.by == whom && it.at.contains(&by)));
        let (told, attack) = own.next()?;
        if attack.by != by {
            return Some(AttackCause { by, with: Vec::new(), range: attack.range, told });
        }
        let meant = attack.at.is_empty() || attack.at.contains(&whom);
        meant.then_some(AttackCause { by, with: attack.with, range: attack.range, told })
    }

    /// Whether a note says how dice stand in the middle of a throw: more of them may follow.
    pub fn is_on_the_way(&self, event: &Event) -> bool {
        match &event.what {
            What::Noted { note, .. } => {
                note.kind == Term::BY_PROGRAM || (self.deed)(event) == Some(Consequence::Nothing)
            }
            _ => false,
        }
    }

    /// Whether an event tells what came of dice: something is said of a figure or happens to it.
    pub fn is_outcome(&self, event: &Event) -> bool {
        match &event.what {
            // Who attacks says so before the dice, and a score on the way is not yet what comes of them.
            What::Noted { token: Some(_), .. } => {
                return !self.is_on_the_way(event) && !matches!(self.deed_of(event), Consequence::Acts(_));
            }
            What::Worded { token: Some(_), text } => return !text.is_empty(),
            _ => (),
        }
        match self.deed_of(event) {
            Consequence::Out(_)
            | Consequence::Left(_)
            | Consequence::Strayed(_)
            | Consequence::Fell(_)
            | Consequence::Wounds(..)
            | Consequence::Shaken(_) => true,
            Consequence::Acts(_) | Consequence::Rests | Consequence::Spent(_) | Consequence::Nothing => false,
        }
    }
}

/// What an event means by itself.
fn plain(event: &Event) -> Consequence {
    match &event.what {
        What::Removed { token, gone: Gone::Out, .. } => Consequence::Out(*token),
        What::Removed { token, gone: Gone::Left, .. } => Consequence::Left(*token),
        What::Removed { token, gone: Gone::Strayed, .. } => Consequence::Strayed(*token),
        What::Counted { token: None, what: Term::TURN, .. } => Consequence::Rests,
        What::Fell { token, .. } => Consequence::Fell(*token),
        What::Rolled { .. }
        | What::Needed { .. }
        | What::Added { .. }
        | What::Moved { .. }
        | What::Rose { .. }
        | What::Placed { .. }
        | What::Marked { .. }
        | What::Counted { .. }
        | What::Drew { .. }
        | What::Asked { .. }
        | What::TookBack { .. }
        | What::Noted { .. }
        | What::Cited
        | What::Worded { .. } => Consequence::Nothing,
    }
}

fn begins_turn(event: &Event) -> bool {
    matches!(event.what, What::Counted { token: None, what: Term::TURN, .. })
}
