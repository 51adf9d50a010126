//! The journal read once: who attacked whom with which dice, and what became of whom.
use std::collections::BTreeMap;

use kernel::{Event, RuleId, Token, What};
use view::{
    account::{Deed, Throw},
    story::about,
};

use crate::{Game, words};

/// Everything an account needs, in the order of the journal.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    pub acts: Vec<Act>,
    /// Where each turn begins in the journal, with its number.
    pub turns: Vec<(usize, i32)>,
}

/// One thing that was done or happened.
#[derive(Clone, Debug)]
pub struct Act {
    /// Where in the journal.
    pub at: usize,
    pub turn: i32,
    pub what: Done,
}

#[derive(Clone, Debug)]
pub enum Done {
    Attack(Attack),
    /// Something happened to a figure that no attack did.
    Befell(Fate),
    Moved {
        who: Token,
        mm: i32,
    },
    Came(Token),
    Spent(Token),
}

/// Dice thrown to harm somebody.
#[derive(Clone, Debug, Default)]
pub struct Attack {
    pub by: Option<Token>,
    pub dice: String,
    /// Those of whom something was told.
    pub at: Vec<Token>,
    pub out: Vec<Token>,
    pub fell: Vec<Token>,
    pub wounds: Vec<(Token, i32)>,
}

/// What happened to somebody.
#[derive(Clone, Debug)]
pub struct Fate {
    pub whom: Token,
    pub deed: Deed,
    /// How many wounds more, or fewer.
    pub wounds: i32,
    pub by: RuleId,
    pub dice: String,
}

/// The account of a game.
pub fn read(game: &Game<'_>) -> Reading {
    let mut reader = Reader {
        game,
        turn: 0,
        actor: None,
        dice: Vec::new(),
        told: false,
        plus: None,
        attack: None,
        wounds: BTreeMap::new(),
        read: Reading::default(),
    };
    for (at, event) in game.journal().iter().enumerate() {
        reader.take(at, event);
    }
    reader.read
}

/// The number of a new turn.
pub fn turn(event: &Event) -> Option<i32> {
    match &event.what {
        What::Counted { token: None, what, n } if what == "turn" => Some(*n),
        _ => None,
    }
}

struct Reader<'a> {
    game: &'a Game<'a>,
    turn: i32,
    actor: Option<Token>,
    /// The dice since the last outcome, as they are shown.
    dice: Vec<String>,
    /// Whether something was told of them.
    told: bool,
    /// What was added before any die was rolled.
    plus: Option<i32>,
    /// The attack under way, or the one whose outcome is being told.
    attack: Option<usize>,
    wounds: BTreeMap<Token, i32>,
    read: Reading,
}

impl Reader<'_> {
    fn take(&mut self, at: usize, event: &Event) {
        if let Some(n) = turn(event) {
            self.turn = n;
            self.read.turns.push((at, n));
        }
        match self.game.book.account.deed_of(event) {
            Deed::Acts(token) => return self.acts(Some(token)),
            Deed::Rests => return self.acts(None),
            _ => (),
        }
        match &event.what {
            What::Rolled { sides, faces } => self.rolled(at, event.rule, *sides, faces),
            What::Added { parts } => self.added(event.rule, parts.iter().map(|it| it.value).sum()),
            What::Moved { token, from, to } if self.game.has_sheet(*token) => {
                let mm = f64::from(to.x - from.x).hypot(f64::from(to.y - from.y)) as i32;
                self.push(at, Done::Moved { who: *token, mm });
            }
            What::Placed { token, .. } if 0 < self.turn => self.push(at, Done::Came(*token)),
            _ => (),
        }
        if closes(event, self.told) {
            self.attack = None;
        }
        self.outcome(event);
        self.deed(at, event);
    }

    fn push(&mut self, at: usize, what: Done) {
        self.read.acts.push(Act { at, turn: self.turn, what });
    }

    fn rolled(&mut self, at: usize, rule: RuleId, sides: u16, faces: &[u16]) {
        let throw = (self.game.book.account.throw)(rule);
        // Dice after an outcome are a new throw.
        if self.told {
            (self.attack, self.told) = (None, false);
            self.dice.clear();
        }
        if throw == Some(Throw::Attack) && self.attack.is_none() {
            self.dice.clear();
            self.attack = Some(self.read.acts.len());
            self.push(at, Done::Attack(Attack { by: self.actor, ..Attack::default() }));
        }
        if throw.is_some() {
            let die = if sides == 6 { String::new() } else { format!(" (d{sides})") };
            let each: Vec<String> = faces.iter().map(u16::to_string).collect();
            self.dice.push(format!("{}{die}", each.join(", ")));
        }
    }

    fn added(&mut self, rule: RuleId, sum: i32) {
        if sum == 0 && (self.game.book.account.throw)(rule) != Some(Throw::Test) {
            return;
        }
        if self.dice.is_empty() || self.told {
            self.plus = Some(sum);
        } else if (self.game.book.account.throw)(rule) == Some(Throw::Test) {
            self.dice.push(format!("against {}", words::plain(sum)));
        } else {
            self.dice.push(words::signed(sum));
        }
    }

    fn open(&mut self) -> Option<&mut Attack> {
        match &mut self.read.acts.get_mut(self.attack?)?.what {
            Done::Attack(attack) => Some(attack),
            Done::Befell(_) | Done::Moved { .. } | Done::Came(_) | Done::Spent(_) => None,
        }
    }

    fn outcome(&mut self, event: &Event) {
        let own = self.open().and_then(|it| it.by);
        let told = self.game.book.account.is_outcome(event) && !matches!(event.what, What::Counted { .. });
        // What is told of the attacker, a weapon that jams, is not what came of the attack.
        let Some(token) = whom(event).filter(|it| told && Some(*it) != own) else { return };
        self.told = true;
        let mut dice = joined(&self.dice);
        if let Some(plus) = self.plus.take().filter(|_| !dice.is_empty()) {
            dice = format!("{dice} {}", words::signed(plus));
        }
        if let Some(attack) = self.open() {
            if attack.at.is_empty() {
                attack.dice = dice;
            }
            if !attack.at.contains(&token) {
                attack.at.push(token);
            }
        }
    }

    fn deed(&mut self, at: usize, event: &Event) {
        let deed = self.game.book.account.deed_of(event);
        match deed {
            Deed::Out(token) | Deed::Fell(token) | Deed::Shaken(token) | Deed::Left(token) => {
                self.befell(at, token, deed, 0, event.rule);
            }
            Deed::Wounds(token, n) => {
                let before = self.wounds.insert(token, n).unwrap_or(0);
                self.befell(at, token, deed, n - before, event.rule);
            }
            Deed::Spent(token) => {
                (self.attack, self.told) = (None, false);
                self.dice.clear();
                self.push(at, Done::Spent(token));
            }
            Deed::Strayed(_) | Deed::Nothing | Deed::Acts(_) | Deed::Rests => (),
        }
    }

    fn acts(&mut self, who: Option<Token>) {
        self.actor = who;
        (self.attack, self.plus, self.told) = (None, None, false);
        self.dice.clear();
    }

    /// Something happens to a figure: by the attack under way, or by itself.
    fn befell(&mut self, at: usize, whom: Token, deed: Deed, wounds: i32, by: RuleId) {
        let by_attack = !matches!(deed, Deed::Shaken(_) | Deed::Left(_)) && 0 <= wounds;
        if by_attack && let Some(attack) = self.open() {
            match deed {
                Deed::Out(_) => attack.out.push(whom),
                Deed::Fell(_) => attack.fell.push(whom),
                _ => attack.wounds.push((whom, wounds)),
            }
            return;
        }
        let dice = joined(&self.dice);
        self.push(at, Done::Befell(Fate { whom, deed, wounds, by, dice }));
    }
}

/// Whether the story of an attack is over with this; questions may come in the middle of one.
fn closes(event: &Event, told: bool) -> bool {
    match &event.what {
        What::Moved { .. } | What::Rose { .. } | What::Placed { .. } | What::Drew { .. } => true,
        What::Asked { .. } => told,
        What::Noted { token, text } => token.is_none() && !text.is_empty(),
        What::Rolled { .. }
        | What::Added { .. }
        | What::Fell { .. }
        | What::Removed { .. }
        | What::Marked { .. }
        | What::Counted { .. } => false,
    }
}

/// Of whom an outcome is told.
pub fn whom(event: &Event) -> Option<Token> {
    match &event.what {
        What::Fell { token }
        | What::Removed { token }
        | What::Marked { token, .. }
        | What::Placed { token, .. } => Some(*token),
        What::Noted { token, .. } | What::Counted { token, .. } => *token,
        What::Rolled { .. }
        | What::Added { .. }
        | What::Moved { .. }
        | What::Rose { .. }
        | What::Drew { .. }
        | What::Asked { .. } => None,
    }
}

/// Dice as they are shown: faces, then what was added.
fn joined(dice: &[String]) -> String {
    let mut res = String::new();
    for it in dice {
        let apart = if it.starts_with(|it: char| it.is_ascii_digit()) { ", " } else { " " };
        if !res.is_empty() {
            res.push_str(apart);
        }
        res.push_str(it);
    }
    res
}

impl Fate {
    /// What did it: the rule's name, with its chapter where that is a single word.
    pub fn cause(&self) -> String {
        let chapter = self.by.as_str().rsplit('.').nth(1).unwrap_or_default();
        match about(self.by) {
            word if word.contains(' ') => word,
            word => format!("{chapter} {word}"),
        }
    }
}
