//! The journal read once: who attacked whom with which dice, and what became of whom.
use std::collections::{BTreeMap, BTreeSet};

use kernel::{Audience, Event, Point, RuleId, Term, Token, What};
use view::{
    account::{Consequence, ThrowPurpose},
    roll::How,
    story::about,
    telling,
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

    /// Dice fall: they go on with an attack, or begin one.
    fn rolled(&mut self, at: usize, rule: RuleId, by: Option<Token>) {
        // Dice after an outcome are a new throw.
        if self.told {
            (self.attack, self.told) = (None, false);
            self.dice.clear();
        }
        if (self.game.book.account.throw)(rule) != Some(ThrowPurpose::Attack) {
            return;
        }
        // Whoever is attacked hand to hand rolls too.
        let by = by.filter(|it| !self.aimed.contains(it)).or(self.actor);
        if self.attack.is_some() && self.open().is_some_and(|it| it.by == by) {
            return;
        }
        if by.is_some_and(|it| self.take_up(it)) {
            return;
        }
        self.put_off();
        self.attack = Some(self.read.acts.len());
        let aimed = if by == self.actor { self.aimed.clone() } else { Vec::new() };
        self.push(at, ReadEvent::Attack(Attack { by, aimed, ..Attack::default() }));
    }

    /// Keeps an attack of which nothing has come yet while somebody else does something.
    fn put_off(&mut self) {
        let dice = std::mem::take(&mut self.dice);
        if let (Some(attack), false) = (self.attack.take(), self.told)
            && let Some(by) = self.read.acts[attack].attack().and_then(|it| it.by)
        {
            if let ReadEvent::Attack(it) = &mut self.read.acts[attack].what {
                it.dice = joined(&dice);
            }
            self.waiting.insert(by, (attack, dice));
        }
        self.told = false;
    }

    /// Takes up somebody's attack of which nothing had come yet.
    fn take_up(&mut self, by: Token) -> bool {
        let Some((attack, dice)) = self.waiting.remove(&by) else { return false };
        self.put_off();
        (self.attack, self.dice) = (Some(attack), dice);
        true
    }

    fn show(&mut self, rule: RuleId, sides: u16, faces: &[u16]) {
        if (self.game.book.account.throw)(rule).is_some() {
            self.dice.push(self.shown(rule, sides, faces));
        }
    }

    /// Dice as they are shown; of those that are counted, how many were good.
    fn shown(&self, rule: RuleId, sides: u16, faces: &[u16]) -> Shown {
        let thrown = self.game.book.phrases.rules.dice(rule, sides);
        if let Some(How::Pool(Some(good))) = thrown.map(|it| it.how) {
            return Shown::Good { n: faces.iter().filter(|it| **it <= good).count(), of: faces.len() };
        }
        Shown::Faces { sides, faces: faces.to_vec() }
    }

    /// Whether a sum says how many dice are rolled next, which their number shows, or is not told at all.
    fn is_count(&self, at: usize) -> bool {
        let first = |it: &Event| match &it.what {
            What::Added { parts } => parts.first().map(|it| it.rule),
            _ => None,
        };
        let own = self.game.journal().get(at).and_then(first);
        let own = own.and_then(|rule| self.game.book.phrases.rules.dice(rule, 0)).map(|it| it.how);
        if own == Some(How::Quiet) {
            return true;
        }
        let next = self.game.journal()[at..].iter().find_map(|it| match &it.what {
            What::Rolled { sides, .. } => Some((it.rule, *sides)),
            _ => None,
        });
        let thrown = next.and_then(|(rule, sides)| self.game.book.phrases.rules.dice(rule, sides));
        matches!(thrown.map(|it| it.how), Some(How::Pool(_)))
    }

    fn added(&mut self, rule: RuleId, sum: i32) {
        if sum == 0 && (self.game.book.account.throw)(rule) != Some(ThrowPurpose::Test) {
            return;
        }
        if self.dice.is_empty() || self.told {
            self.plus = Some(sum);
        } else if (self.game.book.account.throw)(rule) == Some(ThrowPurpose::Test) {
            self.dice.push(Shown::Against(sum));
        } else {
            self.dice.push(Shown::Plus(sum));
        }
    }

    fn open(&mut self) -> Option<&mut Attack> {
        match &mut self.read.acts.get_mut(self.attack?)?.what {
            ReadEvent::Attack(attack) => Some(attack),
            ReadEvent::Befell(_)
            | ReadEvent::Moved { .. }
            | ReadEvent::Came(_)
            | ReadEvent::Spent(_)
            | ReadEvent::Told { .. } => None,
        }
    }

    /// Something is told of those whom the attack under way was meant for.
    fn outcome(&mut self, event: &Event) {
        let told = self.game.book.account.is_outcome(event) && !matches!(event.what, What::Counted { .. });
        let by = self.by(event);
        let Some(attack) = self.open() else {
            self.told |= told && whom(event).is_some();
            return;
        };
        let is_meant = |it: &Token| {
            attack.aimed.is_empty() || attack.aimed.contains(it) || (by.is_some() && by == attack.by)
        };
        // What is told of the attacker, a weapon that jams, is not what came of the attack.
        let Some(token) = whom(event).filter(|it| told && Some(*it) != attack.by && is_meant(it)) else {
            return;
        };
        self.comes_of_it(token);
    }

    /// The dice of the attack under way have come to something.
    fn comes_of_it(&mut self, token: Token) {
        self.told = true;
        let plus = self.plus.take().filter(|_| !self.dice.is_empty()).map(Shown::Plus);
        let mut dice = joined(&self.dice);
        if let Some(plus) = plus {
            plus.write_after(&mut dice);
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

    /// Who brought an event about: it says so, or the fall did that it puts a name to.
    fn by(&self, event: &Event) -> Option<Token> {
        match &event.what {
            What::Fell { by, .. } | What::Removed { by, .. } => *by,
            What::Marked { token, .. } => self.fell.filter(|it| it.0 == *token).and_then(|it| it.1),
            _ => None,
        }
    }

    /// The rule that did it: a mark only says how somebody is who fell by another.
    fn rule(&self, event: &Event) -> RuleId {
        match &event.what {
            What::Marked { token, .. } => self.fell.filter(|it| it.0 == *token).map_or(event.rule, |it| it.2),
            _ => event.rule,
        }
    }

    /// Journals of older games do not say who put somebody out. Whoever strikes back at the attacker's side is in the same place.
    fn struck_back(&self, whom: Token, attacker: Option<Token>) -> Option<Token> {
        let (attacker, place) = (attacker?, self.places.get(&whom)?);
        let game = self.game;
        if game.are_apart(attacker, whom) {
            return None;
        }
        let here = |it: &&Token| self.places.get(it) == Some(place) && game.are_apart(**it, whom);
        self.places.keys().find(here).copied()
    }

    /// Something happens to a figure: by an attack, or by itself.
    fn befell(&mut self, at: usize, whom: Token, deed: Consequence, wounds: i32, event: &Event) {
        let by_attack = !matches!(deed, Consequence::Shaken(_) | Consequence::Left(_)) && 0 <= wounds;
        let attacker = self.open().and_then(|it| it.by);
        let by = self.by(event).or_else(|| self.struck_back(whom, attacker));
        if matches!(deed, Consequence::Out(_) | Consequence::Left(_)) {
            self.places.remove(&whom);
        }
        if by_attack && self.is_by(at, whom, by) {
            self.comes_of_it(whom);
            if let Some(attack) = self.open() {
                match deed {
                    Consequence::Out(_) => attack.out.push(whom),
                    Consequence::Fell(_) => attack.fell.push(whom),
                    _ => attack.wounds.push((whom, wounds)),
                }
            }
            return;
        }
        if let (Consequence::Shaken(_), Some(attack)) = (deed, self.open())
            && attack.aimed.contains(&whom)
        {
            attack.shaken.push(whom);
        }
        let dice = self.own_test(at, whom, event.rule).unwrap_or_else(|| joined(&self.dice));
        let fate = FigureFate { whom, deed, wounds, who: by, by: self.rule(event), dice };
        self.push(at, ReadEvent::Befell(fate));
    }

    /// The dice of the test by whose rule something befalls somebody: others may have rolled theirs since.
    fn own_test(&self, at: usize, whom: Token, rule: RuleId) -> Option<String> {
        if (self.game.book.account.throw)(rule) != Some(ThrowPurpose::Test) {
            return None;
        }
        let of_turn = self.game.journal()[..at].iter().rev().take_while(|it| turn(it).is_none());
        let own = of_turn.filter(|it| it.rule == rule).find_map(|it| match &it.what {
            What::Rolled { by: Some(by), sides, faces, .. } if *by == whom => Some((*sides, faces)),
            _ => None,
        });
        own.map(|(sides, faces)| joined(&[self.shown(rule, sides, faces)]))
    }

    /// Whether an attack under way did it: that of whoever is named, or a blow in return.
    fn is_by(&mut self, at: usize, whom: Token, by: Option<Token>) -> bool {
        let attack = self.open().map(|it| (it.by, it.aimed.clone()));
        match (attack, by) {
            (Some(_), None) => true,
            (Some((attacker, _)), Some(by)) if attacker == Some(by) => true,
            (_, Some(by)) if self.take_up(by) => true,
            (Some((attacker, aimed)), Some(by)) if aimed.contains(&by) || attacker == Some(whom) => {
                self.attack = Some(self.read.acts.len());
                self.push(
                    at,
                    ReadEvent::Attack(Attack { by: Some(by), aimed: vec![whom], ..Attack::default() }),
                );
                true
            }
            (Some(_) | None, _) => false,
        }
    }
}

/// Whether the story of an attack is over with this; questions may come in the middle of one.
fn closes(event: &Event, told: bool) -> bool {
    match &event.what {
        What::Moved { .. } | What::Rose { .. } | What::TookBack { .. } => true,
        // Noise may bring somebody onto the table between a shot and what it does.
        What::Asked { .. } | What::Placed { .. } | What::Drew { .. } => told,
        What::Noted { token, .. } => token.is_none(),
        What::Worded { token, text } => token.is_none() && !text.is_empty(),
        What::Rolled { .. }
        | What::Needed { .. }
        | What::Added { .. }
        | What::Cited
        | What::Fell { .. }
        | What::Removed { .. }
        | What::Marked { .. }
        | What::Counted { .. } => false,
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

/// More of them are not shown behind one sentence.
const MOST_ROLLS: usize = 6;

/// Dice as they are shown: faces, then what was added; of many only the last, which decided it.
fn joined(dice: &[Shown]) -> String {
    let from = dice.len().saturating_sub(MOST_ROLLS);
    let mut res = if from == 0 { String::new() } else { "…".to_owned() };
    dice[from..].iter().for_each(|it| it.write_after(&mut res));
    res
}

/// One part of what is shown of a throw.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Shown {
    Faces {
        sides: u16,
        faces: Vec<u16>,
    },
    /// Of dice that are counted, how many were good.
    Good {
        n: usize,
        of: usize,
    },
    /// What they had to come to, added up.
    Against(i32),
    Plus(i32),
}

impl Shown {
    /// Dice stand apart from what is before them; what is added to them goes on with them.
    fn write_after(&self, text: &mut String) {
        if !text.is_empty() {
            text.push_str(match self {
                Shown::Faces { .. } | Shown::Good { .. } => ", ",
                Shown::Against(_) | Shown::Plus(_) => " ",
            });
        }
        text.push_str(&self.words());
    }

    fn words(&self) -> String {
        match self {
            Shown::Faces { sides, faces } => {
                let die = if *sides == 6 { String::new() } else { format!(" (d{sides})") };
                let each: Vec<String> = faces.iter().map(u16::to_string).collect();
                format!("{}{die}", each.join(", "))
            }
            Shown::Good { n, of } => format!("{n} of {of}"),
            Shown::Against(sum) => format!("against {}", words::plain(*sum)),
            Shown::Plus(sum) => words::signed(*sum),
        }
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
