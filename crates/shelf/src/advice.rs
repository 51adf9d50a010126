//! What a bot that looks ahead sees in each option of an open question.
use std::fmt::Debug;

use kernel::{
    Answer, Book, Crew, LiveQuestion, Question, Seat, Session, Token,
    search::{Effort, Root, Search, Seen},
};
use schemars::JsonSchema;
use serde::Serialize;
use view::account::Account;

use crate::company::GroupOrder;

/// A book with what it takes to look ahead in it.
pub trait LookAhead: Book + Sized {
    /// How a bot plays it out, and what a position is worth.
    const SEARCH: Search<Self>;
    /// How its journal is read.
    const ACCOUNT: Account;
    /// Whether playing on from a question is quick enough for advice; a campaign would play whole games.
    const ADVISES: bool = true;

    /// Those who may be told to go or to wait together, where the open question is whose turn it is or what one of them does.
    fn company(battle: &Self::Battle, question: &Question) -> Vec<Token> {
        let _ = (battle, question);
        Vec::new()
    }

    /// The answer that leads them on as they were told; nothing where anything else is asked, or something has come up that people
    /// want to think about.
    fn lead(asked: &LiveQuestion<'_>, order: &GroupOrder) -> Option<Answer> {
        let _ = (asked, order);
        None
    }

    /// What somebody would lose who is done now.
    fn unspent(battle: &Self::Battle, who: Token) -> i64 {
        let _ = (battle, who);
        0
    }

    /// Why somebody cannot go anywhere, in words that follow a name; nothing if it is only that no way leads nearer.
    fn why_stays(battle: &Self::Battle, who: Token) -> String {
        let _ = (battle, who);
        String::new()
    }

    /// Whether people of a player have still to act in this part of the turn.
    fn is_turn_of(battle: &Self::Battle, seat: Seat) -> bool {
        let _ = (battle, seat);
        true
    }
}

/// For somebody who asks, more is played out than for a bot, and further.
const EFFORT: Effort = Effort { playouts: 1_200, least: 300, turns: 60, options: 40 };

/// An open question with all that is needed to play on from it; a copy, the game goes on without it.
pub trait Adviser: Send + Debug {
    /// Plays the options out with as many hands as the crew has, which makes no difference to what they come to. `heard` is told of
    /// what has been seen so far, and says whether to go on.
    fn advise(&self, seed: u64, crew: &dyn Crew, heard: &mut dyn FnMut(&[Opinion]) -> bool) -> Advice;
}

/// What the bot thinks of all options.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Advice {
    pub options: Vec<Opinion>,
    /// Which of them it would take.
    pub pick: usize,
}

/// What the bot saw of one option.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Opinion {
    pub answer: Answer,
    /// How many games were played on from it.
    pub playouts: usize,
    /// The share of them that was won.
    pub chance: f64,
    /// How far the true chance may lie from that, in 95 of 100 cases.
    pub error: f64,
}

impl From<&Seen> for Opinion {
    fn from(it: &Seen) -> Self {
        let (chance, error) = (it.chance(), it.error());
        Opinion { answer: it.answer.clone(), playouts: it.playouts(), chance, error }
    }
}

/// The one implementation of [`Adviser`].
#[derive(Debug)]
struct Thought<B: Book>(Root<B>, Search<B>);

/// Somebody to ask about the question that a session waits with; nobody where none is open.
pub(crate) fn adviser<B: LookAhead>(session: &Session<B>) -> Option<Box<dyn Adviser>>
where
    B::Battle: Send + Sync,
{
    let search = Search { effort: EFFORT, ..B::SEARCH };
    let root = Root::open(session, &search, 1)?;
    Some(Box::new(Thought(root, search)))
}

impl<B: Book> Adviser for Thought<B>
where
    B::Battle: Send + Sync,
{
    fn advise(&self, seed: u64, crew: &dyn Crew, heard: &mut dyn FnMut(&[Opinion]) -> bool) -> Advice {
        let all = |seen: &[Seen]| seen.iter().map(Opinion::from).collect::<Vec<_>>();
        let weighed = self.1.weigh_by(crew, &self.0, seed, &mut |seen| heard(&all(seen)));
        Advice { options: all(&weighed.seen), pick: weighed.pick }
    }
}
