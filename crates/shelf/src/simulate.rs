//! A whole game with bots in every chair, for thousands of them: no journal is kept, but somebody counts what is told.
use kernel::{
    Answer, Answers, Book, Event, Flow, LiveQuestion, Pause, Play, RuleId, SoFar, Token, What, Witness,
    dice::SeededDice,
};
use view::account::{Account, Consequence, High};

use crate::{
    Bot,
    row::{Allegiance, Blood, Death, Losses},
};

/// What is asked about a position by whoever counts.
pub trait Counts: Book {
    fn turn(battle: &Self::Battle) -> u16;
    /// Whom somebody belongs to.
    fn side(battle: &Self::Battle, token: Token) -> Allegiance;
    /// What those who watch call somebody.
    fn name(battle: &Self::Battle, token: Token) -> String;
}

/// A game that was played out, and what was counted in it.
#[derive(Debug)]
pub struct Playout<B: Book> {
    pub battle: B::Battle,
    /// How often a bot was asked.
    pub decisions: u32,
    pub counted: Tallies,
}

/// What is counted of a game while it is played.
#[derive(Clone, Debug, Default)]
pub struct Tallies {
    pub lost: Losses,
    /// Ammunition spent.
    pub shots: u32,
    pub first_blood: Option<Blood>,
    /// The people who went down, in the order in which they did.
    pub deaths: Vec<Death>,
    /// By how much the faces were better for the players than the mean, twice over so that it is whole.
    favour: i64,
    /// Twelve times the variance that so many dice have.
    spread: u64,
    /// How many dice it was plain of whom they help.
    pub dice: u32,
    down: Vec<Token>,
}

impl Tallies {
    /// Standard deviations from what was due, in thousandths.
    pub fn luck(&self) -> f64 {
        if self.spread == 0 {
            return 0.0;
        }
        let due = (self.spread as f64 / 3.0).sqrt();
        (self.favour as f64 / due * 1000.0).round() / 1000.0
    }

    fn went_down<B: Counts>(&mut self, battle: &B::Battle, token: Token, cause: RuleId) {
        // Who is out of the fight may die of it later; he is counted once.
        if self.down.contains(&token) {
            return;
        }
        self.down.push(token);
        let (turn, side) = (B::turn(battle), B::side(battle, token));
        self.lost.add(side);
        self.first_blood.get_or_insert(Blood { turn, side });
        if side != Allegiance::Dead {
            self.deaths.push(Death { turn, who: B::name(battle, token), cause });
        }
    }
}

/// Far more than any game has that ends: the longest of the scenarios that come with the program have some thousands.
const MOST_STEPS: u32 = 100_000;

/// Plays a game to its end; one that bots never end is given up.
pub(crate) fn simulate<B: Counts>(
    mut battle: B::Battle,
    seed: u64,
    bots: &[&Bot],
    account: &Account,
) -> Result<Playout<B>, String> {
    let mut dice = SeededDice::new(seed);
    let mut chairs = Chairs::new(bots, seed);
    let mut counter = Counter { account, counted: Tallies::default(), told: Vec::new(), fell: None };
    for _ in 0..MOST_STEPS {
        let before = chairs.looks_ahead().then(|| battle.clone());
        let mut play = match &before {
            Some(before) => Play::looking_ahead(before, &mut dice, &mut chairs).heard_by(&mut counter),
            None => Play::watched(&mut dice, &mut chairs, &mut counter),
        };
        let flow = B::step(&mut battle, &mut play);
        for (token, cause) in std::mem::take(&mut counter.told) {
            counter.counted.went_down::<B>(&battle, token, cause);
        }
        match flow {
            Ok(Flow::Goes) => (),
            Ok(Flow::Ends) => {
                let (decisions, counted) = (chairs.decisions, counter.counted);
                return Ok(Playout { battle, decisions, counted });
            }
            Err(pause) => return Err(format!("game {seed} stopped: {pause:?}")),
        }
    }
    Err(format!(
        "game {seed} did not end within {MOST_STEPS} steps; give it a last turn, or leave this seed out"
    ))
}

/// One step that nobody reads; for a bot that looks ahead with what it needs for that.
pub(crate) fn step<B: Book>(
    battle: &mut B::Battle,
    dice: &mut SeededDice,
    bot: &mut dyn Answers,
) -> Result<Flow, Pause> {
    if !bot.looks_ahead() {
        return B::step(battle, &mut Play::bulk(dice, bot));
    }
    let before = battle.clone();
    B::step(battle, &mut Play::looking_ahead(&before, dice, bot))
}

/// The bots by chair, and how often they were asked. One bot in all chairs is one mind.
struct Chairs {
    minds: Vec<Box<dyn Answers + Send>>,
    decisions: u32,
}

impl Chairs {
    fn new(bots: &[&Bot], seed: u64) -> Self {
        let alone = bots.windows(2).all(|it| it[0].name == it[1].name);
        let seated = if alone { &bots[..bots.len().min(1)] } else { bots };
        let each = seated.iter().zip(0_u64..).map(|(bot, chair)| (bot.make)(!seed ^ (chair << 48)));
        Chairs { minds: each.collect(), decisions: 0 }
    }
}

impl Answers for Chairs {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        self.decisions += 1;
        let chair = usize::from(asked.ask.seat.0).min(self.minds.len().checked_sub(1)?);
        self.minds[chair].answer(asked)
    }

    fn answer_from(&mut self, asked: &LiveQuestion<'_>, so_far: &SoFar<'_>) -> Option<Answer> {
        self.decisions += 1;
        let chair = usize::from(asked.ask.seat.0).min(self.minds.len().checked_sub(1)?);
        self.minds[chair].answer_from(asked, so_far)
    }

    fn looks_ahead(&self) -> bool {
        self.minds.iter().any(|it| it.looks_ahead())
    }
}

/// Counts what is told and rolled, as the book's account reads it.
struct Counter<'a> {
    account: &'a Account,
    counted: Tallies,
    /// Who went down in this step, and by which rule.
    told: Vec<(Token, RuleId)>,
    /// Who fell last, and by which rule.
    fell: Option<(Token, RuleId)>,
}

impl Witness for Counter<'_> {
    fn told(&mut self, event: &Event) {
        if let What::Moved { .. } = event.what {
            return;
        }
        if let What::Fell { token, .. } = event.what {
            self.fell = Some((token, event.rule));
        }
        match self.account.deed_of(event) {
            Consequence::Out(token) => {
                // A mark only names the state; the rule that felled him did it.
                let felled =
                    self.fell.filter(|it| it.0 == token && matches!(event.what, What::Marked { .. }));
                self.told.push((token, felled.map_or(event.rule, |it| it.1)));
            }
            Consequence::Spent(_) => self.counted.shots += 1,
            Consequence::Acts(_)
            | Consequence::Rests
            | Consequence::Left(_)
            | Consequence::Strayed(_)
            | Consequence::Fell(_)
            | Consequence::Wounds(..)
            | Consequence::Shaken(_)
            | Consequence::Nothing => (),
        }
    }

    fn rolled(&mut self, why: RuleId, sides: u16, faces: &[u16]) {
        let Some(high) = (self.account.high)(why) else { return };
        let over: i64 = faces.iter().map(|&it| 2 * i64::from(it) - i64::from(sides) - 1).sum();
        self.counted.favour += match high {
            High::HelpsPlayers => over,
            High::HarmsPlayers => -over,
        };
        self.counted.spread += faces.len() as u64 * (u64::from(sides) * u64::from(sides) - 1);
        self.counted.dice += faces.len() as u32;
    }
}
