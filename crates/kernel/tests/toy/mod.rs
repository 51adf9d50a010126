//! A small mean game for the tests: two seats, hidden cards, reactions to reactions, every kind of question.

mod act;
mod field;

pub use act::Card;
use kernel::{
    Answer, Audience, Book, Dice, Earlier, Flow, Ledger, LiveQuestion, Note, Pause, Play, Point, Refusal,
    RuleId, Seat, Term, Token, Viewer, What, ask, dice::SeededDice,
};
use serde::{Deserialize, Serialize};

pub const fn rule(id: &'static str) -> RuleId {
    RuleId::in_ledger(id)
}

/// How the rules of a toy differ from those a game was recorded under.
pub mod variant {
    pub const PLAIN: u8 = 0;
    /// Panics when a night's die shows a six.
    pub const FRAGILE: u8 = 1;
    pub const OTHER_QUESTION: u8 = 2;
    pub const OTHER_SIDES: u8 = 3;
    pub const OTHER_COUNT: u8 = 4;
    pub const FEWER_OPTIONS: u8 = 5;
    pub const SHORTER_STEP: u8 = 6;
    pub const LONGER_STEP: u8 = 7;
    /// Loses a pause on its way up.
    pub const SWALLOWS: u8 = 8;
    /// Asks for one of nothing.
    pub const ASKS_NOTHING: u8 = 9;
    pub const ANSWER_FOR_ROLL: u8 = 10;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toy<const V: u8>;

pub type Plain = Toy<{ variant::PLAIN }>;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cellar {
    pub turn: u16,
    pub last_turn: u16,
    pub phase: Phase,
    pub figures: Vec<Figure>,
    pub hands: [Vec<Card>; 2],
    /// How many of each card are still in the deck.
    pub deck: [u16; 3],
    pub switches: Switches,
}

/// The optional rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Switches {
    pub ambush: bool,
    pub parry: bool,
    /// The dead rise at dawn, so the game goes on to its last turn.
    pub revenants: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figure {
    pub seat: Seat,
    pub at: Point,
    pub health: i32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    Draw { seat: Seat },
    Plan { seat: Seat },
    Act { seat: Seat, to_come: Vec<usize> },
    Night,
}

/// What the open question looks like from where it is asked.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Foreseen {
    pub turn: u16,
    pub why: String,
    /// The deed that the question is a part of.
    pub deed: Option<String>,
    pub refused: Option<RuleId>,
}

/// What one seat sees: everything but the other's cards and the deck.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Seen {
    turn: u16,
    figures: Vec<Figure>,
    hand: Vec<Card>,
    other_cards: usize,
}

pub static LEDGER: Ledger = Ledger { book: "toy", chapters: &[], rules: &[], rulings: &[], examples: &[] };

impl<const V: u8> Book for Toy<V> {
    type Battle = Cellar;
    type View = Seen;
    type Preview = Foreseen;
    const ID: &'static str = "toy";
    const SCHEMA: u32 = 1;

    fn ledger() -> &'static Ledger {
        &LEDGER
    }

    fn step(cellar: &mut Cellar, play: &mut Play<'_>) -> Result<Flow, Pause> {
        match cellar.phase.clone() {
            Phase::Draw { seat } => draw(cellar, play, seat),
            Phase::Plan { seat } => plan(cellar, play, seat)?,
            Phase::Act { seat, mut to_come } => match to_come.pop() {
                Some(figure) => {
                    cellar.phase = Phase::Act { seat, to_come };
                    act::act(cellar, play, figure)?;
                }
                None if seat == Seat(0) => cellar.phase = Phase::Draw { seat: Seat(1) },
                None => cellar.phase = Phase::Night,
            },
            Phase::Night => return night::<V>(cellar, play),
        }
        Ok(Flow::Goes)
    }

    fn view(cellar: &Cellar, viewer: Viewer) -> Seen {
        let own = match viewer {
            Viewer::Seat(seat) => Some(usize::from(seat.0 % 2)),
            Viewer::Watcher => None,
        };
        let others = (0..2).filter(|at| Some(*at) != own);
        Seen {
            turn: cellar.turn,
            figures: cellar.figures.clone(),
            hand: own.map(|at| cellar.hands[at].clone()).unwrap_or_default(),
            other_cards: others.map(|at| cellar.hands[at].len()).sum(),
        }
    }

    fn preview(asked: &LiveQuestion<'_>, earlier: &Earlier, answer: Option<&Answer>) -> Foreseen {
        foresee(asked, earlier, answer)
    }
}

/// What can be seen of a question before it is answered.
fn foresee(asked: &LiveQuestion<'_>, earlier: &Earlier, answer: Option<&Answer>) -> Foreseen {
    let refused = answer.and_then(|it| asked.check(it).err()).and_then(|it| match it {
        Refusal::Forbidden { by, .. } => Some(by),
        Refusal::Field(unfit) => Some(unfit.by),
        Refusal::Shape { .. } | Refusal::Seat { .. } | Refusal::NothingAsked => None,
    });
    Foreseen {
        turn: asked.table::<Cellar>().map_or(0, |it| it.turn),
        why: asked.ask.why.to_string(),
        deed: earlier.last::<act::Deed>().map(|it| format!("{it:?}")),
        refused,
    }
}

impl Cellar {
    pub fn alive(&self, seat: Seat) -> Vec<usize> {
        (0..self.figures.len())
            .filter(|&it| self.figures[it].seat == seat && 0 < self.figures[it].health)
            .collect()
    }
}

/// A start that differs with the seed, switches and all.
pub fn start(seed: u64) -> Cellar {
    let mut bits = SeededDice::new(seed);
    let mut figure = |seat: u8, y: i32| Figure {
        seat: Seat(seat),
        at: Point::new((bits.bits() % 8) as i32, y),
        health: 2 + (bits.bits() % 3) as i32,
    };
    let figures = vec![figure(0, 0), figure(0, 1), figure(1, 5), figure(1, 6)];
    Cellar {
        turn: 1,
        last_turn: 4,
        phase: Phase::Draw { seat: Seat(0) },
        figures,
        hands: [Vec::new(), Vec::new()],
        deck: [7, 5, 3],
        switches: Switches { ambush: seed.is_multiple_of(2), parry: seed % 4 < 2, revenants: false },
    }
}

/// A start of a game that lasts as many turns as one likes.
pub fn long(seed: u64, last_turn: u16) -> Cellar {
    let start = start(seed);
    let switches = Switches { revenants: true, ..start.switches };
    Cellar { last_turn, switches, deck: [u16::MAX / 4; 3], ..start }
}

/// A card is a roll over what is left in the deck; only its seat learns which.
fn draw(cellar: &mut Cellar, play: &mut Play<'_>, seat: Seat) {
    let left: u16 = cellar.deck.iter().sum();
    if 0 < left {
        let card = play.privately(Audience::Only(seat), |play| {
            let mut at = play.die(rule("toy.draw.card"), left);
            let mut card = 0;
            while cellar.deck[card] < at {
                at -= cellar.deck[card];
                card += 1;
            }
            let card = Card(card as u8);
            play.tell(rule("toy.draw.card"), What::Drew { card: Note::new(Term::new(card.name())) });
            card
        });
        cellar.deck[usize::from(card.0)] -= 1;
        cellar.hands[usize::from(seat.0)].push(card);
    }
    let n = cellar.hands[usize::from(seat.0)].len() as i32;
    play.tell(rule("toy.draw.card"), What::Counted { token: None, what: Term::new("cards"), n });
    cellar.phase = Phase::Plan { seat };
}

fn plan(cellar: &mut Cellar, play: &mut Play<'_>, seat: Seat) -> Result<(), Pause> {
    let figures = cellar.alive(seat);
    let named: Vec<act::Man> = figures.into_iter().map(act::Man).collect();
    let order = play.order(cellar, ask(rule("toy.plan.order"), seat), &named)?;
    cellar.phase = Phase::Act { seat, to_come: order.iter().rev().map(|it| it.0).collect() };
    Ok(())
}

/// The end of a turn, where the variants go their own ways.
fn night<const V: u8>(cellar: &mut Cellar, play: &mut Play<'_>) -> Result<Flow, Pause> {
    let mut watch: Vec<act::Man> =
        [cellar.alive(Seat(0)), cellar.alive(Seat(1))].concat().into_iter().map(act::Man).collect();
    if watch.is_empty() {
        return Ok(Flow::Ends);
    }
    if V == variant::FEWER_OPTIONS {
        watch.truncate(1);
    }
    let why = match V {
        variant::OTHER_QUESTION => rule("toy.night.sleep"),
        _ => rule("toy.night.watch"),
    };
    match V {
        variant::ASKS_NOTHING => watch.clear(),
        variant::SWALLOWS => {
            let _ = play.pick(cellar, ask(why, Seat(0)), &watch);
            return Ok(dawn(cellar));
        }
        variant::ANSWER_FOR_ROLL => {
            let _ = play.yes_no(cellar, ask(rule("toy.night.noise"), Seat(0)))?;
        }
        _ => (),
    }
    let watch = play.pick(cellar, ask(why, Seat(0)), &watch)?;
    if V == variant::SHORTER_STEP {
        return Ok(dawn(cellar));
    }
    let sides = if V == variant::OTHER_SIDES { 8 } else { 6 };
    let n = if V == variant::OTHER_COUNT { 2 } else { 3 };
    let noise = play.pool(rule("toy.night.noise"), n, sides);
    assert!(V != variant::FRAGILE || !noise.contains(&6), "the lamp breaks");
    let bitten = play.count(rule("toy.night.bite"), 2, 6, 1..=noise[0].min(2));
    if 0 < bitten {
        act::wound(cellar, play, watch.0, i32::from(bitten))?;
    }
    if V == variant::LONGER_STEP {
        play.die(rule("toy.night.dream"), 6);
    }
    let note = Note::new(Term::new("only-the-first-seat-hears-the-rats"));
    play.tell_only(
        Audience::Only(Seat(0)),
        rule("toy.night.rats"),
        What::Noted { token: Some(Token(watch.0 as u32)), note },
    );
    Ok(dawn(cellar))
}

fn dawn(cellar: &mut Cellar) -> Flow {
    if cellar.switches.revenants {
        cellar.figures.iter_mut().for_each(|it| it.health = it.health.max(2));
    }
    let both = [Seat(0), Seat(1)].iter().all(|&seat| !cellar.alive(seat).is_empty());
    if cellar.turn == cellar.last_turn || !both {
        return Flow::Ends;
    }
    cellar.turn += 1;
    cellar.phase = Phase::Draw { seat: Seat(0) };
    Flow::Goes
}

pub fn field_of(cellar: &Cellar, figure: usize) -> field::Reach<'_> {
    field::Reach { cellar, from: cellar.figures[figure].at }
}
