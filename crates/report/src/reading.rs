//! The journal read once: who attacked whom with which dice, and what became of whom.
mod attack;
mod blame;
mod thrown;

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Audience, Event, Point, RuleId, Term, Token, What};
use view::{account::Consequence, story::about, telling};

use self::{attack::closes, thrown::Shown};
use crate::Game;

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
    pub what: ReadEvent,
}

#[derive(Clone, Debug)]
pub enum ReadEvent {
    Attack(Attack),
    /// Something happened to a figure that no attack did.
    Befell(FigureFate),
    Moved {
        who: Token,
        mm: i32,
        to: Point,
    },
    Came(Arrival),
    /// Fired a shot.
    Spent(Token),
    /// Something that harmed nobody and is worth a word.
    Told {
        who: Option<Token>,
        text: String,
    },
}

/// Somebody who came in the middle of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    pub who: Token,
    /// Who this was before: somebody who rises.
    pub was: Option<Token>,
    pub called_by: Option<Token>,
}

/// Dice thrown to harm somebody.
#[derive(Clone, Debug, Default)]
pub struct Attack {
    pub by: Option<Token>,
    /// Whom it was meant for, where that was said before the dice.
    pub aimed: Vec<Token>,
    pub dice: String,
    /// Those of whom something was told.
    pub at: Vec<Token>,
    pub out: Vec<Token>,
    pub fell: Vec<Token>,
    pub wounds: Vec<(Token, i32)>,
    /// Those who lost their nerve for it.
    pub shaken: Vec<Token>,
}

/// What happened to somebody.
#[derive(Clone, Debug)]
pub struct FigureFate {
    pub whom: Token,
    pub deed: Consequence,
    /// How many wounds more, or fewer.
    pub wounds: i32,
    /// Who brought it about, where that is told.
    pub who: Option<Token>,
    pub by: RuleId,
    pub dice: String,
}

/// The account of a game.
pub fn read(game: &Game<'_>) -> Reading {
    let mut reader = Reader {
        game,
        turn: 0,
        actor: None,
        aimed: Vec::new(),
        fell: None,
        dice: Vec::new(),
        told: false,
        plus: None,
        attack: None,
        waiting: BTreeMap::new(),
        wounds: BTreeMap::new(),
        out: BTreeSet::new(),
        places: BTreeMap::new(),
        drawn: false,
        read: Reading::default(),
    };
    let read = game.journal().iter().enumerate().filter(|it| it.1.audience != Audience::Nobody);
    read.for_each(|(at, event)| reader.take(at, event));
    reader.read
}

/// The number of a new turn.
pub fn turn(event: &Event) -> Option<i32> {
    match &event.what {
        What::Counted { token: None, what: Term::TURN, n } => Some(*n),
        _ => None,
    }
}

struct Reader<'a> {
    game: &'a Game<'a>,
    turn: i32,
    actor: Option<Token>,
    /// Whom the one who acts attacks.
    aimed: Vec<Token>,
    /// Who fell last, by whom, and by which rule.
    fell: Option<(Token, Option<Token>, RuleId)>,
    /// The dice since the last outcome, as they are shown.
    dice: Vec<Shown>,
    /// Whether something was told of them.
    told: bool,
    /// What was added before any die was rolled.
    plus: Option<i32>,
    /// The attack under way, or the one whose outcome is being told.
    attack: Option<usize>,
    /// Attacks whose dice have fallen and of which nothing has come yet, with these dice: others have begun theirs since.
    waiting: BTreeMap<Token, (usize, Vec<Shown>)>,
    wounds: BTreeMap<Token, i32>,
    /// Who is out of action, and may die of it later.
    out: BTreeSet<Token>,
    /// Where everybody on the table is.
    places: BTreeMap<Token, Point>,
    /// Whether it was just told who is met, so that they need not be told to come.
    drawn: bool,
    read: Reading,
}

impl Reader<'_> {
    fn take(&mut self, at: usize, event: &Event) {
        if let Some(n) = turn(event) {
            self.turn = n;
            self.waiting.clear();
            self.read.turns.push((at, n));
        }
        self.follow(event);
        if let What::TookBack { .. } = &event.what {
            return self.took_back(at, event);
        }
        if let Some(who) = (self.game.book.account.shot)(event) {
            self.fires(at, who);
        }
        match self.game.book.account.deed_of(event) {
            Consequence::Acts(token) => return self.acts(Some(token), event),
            Consequence::Rests => return self.acts(None, event),
            _ => (),
        }
        match &event.what {
            What::Rolled { sides, faces, by, .. } => {
                self.rolled(at, event.rule, *by);
                self.show(event.rule, *sides, faces);
            }
            What::Added { parts } if !self.is_count(at) => {
                self.added(event.rule, parts.iter().map(|it| it.value).sum());
            }
            What::Moved { token, from, to } if self.game.has_sheet(*token) => {
                let mm = f64::from(to.x - from.x).hypot(f64::from(to.y - from.y)) as i32;
                self.push(at, ReadEvent::Moved { who: *token, mm, to: *to });
            }
            What::Placed { token, was, called_by, .. } if 0 < self.turn && !self.drawn => {
                self.push(at, ReadEvent::Came(Arrival { who: *token, was: *was, called_by: *called_by }));
            }
            _ => (),
        }
        if closes(event, self.told) && !self.game.book.account.is_on_the_way(event) {
            self.attack = None;
        }
        self.outcome(event);
        self.deed(at, event);
        let told = (self.game.book.account.told)(event, &self.game.names);
        if let Some(text) = told.filter(|_| 0 < self.turn) {
            self.drawn |= matches!(event.what, What::Drew { .. });
            self.push(at, ReadEvent::Told { who: whom(event), text });
        }
    }

    /// What was taken back is not part of the story; that it was is.
    fn took_back(&mut self, at: usize, event: &Event) {
        self.attack = None;
        let (names, phrases) = (&self.game.names, &self.game.book.phrases);
        let texts: Vec<String> = if is_alone(self.game.past.journal()) {
            telling::undone(event, names, phrases)
                .map(|it| format!("the player undid {it}"))
                .into_iter()
                .collect()
        } else {
            let told = telling::tell(std::slice::from_ref(event), names, phrases);
            told.into_iter().map(|it| it.text).collect()
        };
        let acts = texts.into_iter().map(|text| ReadEvent::Told { who: None, text });
        // The story begins with the first turn, whatever was decided before it.
        let turn = self.turn.max(1);
        self.read.acts.extend(acts.map(|what| Act { at, turn, what }));
    }

    /// Keeps where everybody is.
    fn follow(&mut self, event: &Event) {
        match &event.what {
            What::Moved { token, to: at, .. } | What::Placed { token, at, .. } => {
                self.places.insert(*token, *at);
            }
            What::Asked { .. } => self.drawn = false,
            What::Fell { token, by } => self.fell = Some((*token, *by, event.rule)),
            What::Rose { token } => {
                self.out.remove(token);
            }
            _ => (),
        }
    }

    fn push(&mut self, at: usize, what: ReadEvent) {
        // The story begins with the first turn, whatever fight there was before it; where people were set up is none of it.
        let is_fight = matches!(what, ReadEvent::Attack(_) | ReadEvent::Befell(_) | ReadEvent::Spent(_));
        let turn = if is_fight { self.turn.max(1) } else { self.turn };
        self.read.acts.push(Act { at, turn, what });
    }

    fn deed(&mut self, at: usize, event: &Event) {
        let deed = self.game.book.account.deed_of(event);
        match deed {
            Consequence::Out(token) if !self.out.insert(token) => (),
            Consequence::Out(token)
            | Consequence::Fell(token)
            | Consequence::Shaken(token)
            | Consequence::Left(token) => {
                self.befell(at, token, deed, 0, event);
            }
            Consequence::Wounds(token, n) => {
                let before = self.wounds.insert(token, n).unwrap_or(0);
                self.befell(at, token, deed, n - before, event);
            }
            Consequence::Spent(_)
            | Consequence::Strayed(_)
            | Consequence::Nothing
            | Consequence::Acts(_)
            | Consequence::Rests => (),
        }
    }

    fn acts(&mut self, who: Option<Token>, event: &Event) {
        self.put_off();
        if let Some(who) = who {
            self.waiting.remove(&who);
        }
        self.actor = who;
        self.aimed = match &event.what {
            What::Noted { note, .. } => note.figures().collect(),
            _ => Vec::new(),
        };
        self.plus = None;
    }

    fn fires(&mut self, at: usize, who: Token) {
        self.put_off();
        self.push(at, ReadEvent::Spent(who));
    }
}

/// Of whom an outcome is told.
pub fn whom(event: &Event) -> Option<Token> {
    match &event.what {
        What::Fell { token, .. }
        | What::Removed { token, .. }
        | What::Marked { token, .. }
        | What::Placed { token, .. } => Some(*token),
        What::Noted { token, .. } | What::Worded { token, .. } | What::Counted { token, .. } => *token,
        What::Rolled { .. }
        | What::Needed { .. }
        | What::Added { .. }
        | What::Cited
        | What::Moved { .. }
        | What::Rose { .. }
        | What::Drew { .. }
        | What::Asked { .. }
        | What::TookBack { .. } => None,
    }
}

impl Attack {
    /// Whom it met, or was meant for.
    pub fn targets(&self) -> Vec<Token> {
        let mut all = if self.aimed.is_empty() { self.at.clone() } else { self.aimed.clone() };
        let met = self.out.iter().chain(&self.fell).chain(self.wounds.iter().map(|it| &it.0));
        for token in met {
            if !all.contains(token) {
                all.push(*token);
            }
        }
        all
    }
}

impl FigureFate {
    /// What did it, in the book's words for its rule.
    pub fn cause(&self, game: &Game<'_>) -> String {
        let words = game.book.phrases.rules.cause(self.by);
        words.map_or_else(|| about(self.by), str::to_owned)
    }
}

/// Whether only one chair ever decided anything: whoever sat there needs no number.
fn is_alone(journal: &[Event]) -> bool {
    let mut seats = journal.iter().filter_map(|it| match it.what {
        What::Asked { seat, .. } => Some(seat),
        _ => None,
    });
    seats.next().is_none_or(|first| seats.all(|it| it == first))
}
