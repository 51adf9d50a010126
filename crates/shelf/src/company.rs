//! Several people led at once: to a place, or through a turn in which they wait.
use std::{collections::BTreeMap, marker::PhantomData};

use kernel::{Answer, Answers, Event, LiveQuestion, OptionGroup, Point, Refusal, Seat, Session, Token, What};

use crate::advice::LookAhead;

/// No order takes more answers than this.
const MOST_ANSWERS: usize = 1000;

/// What several people are to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupOrder {
    pub who: Vec<Token>,
    /// Where they go as far as they get; nothing if they wait.
    pub to: Option<Point>,
}

/// What comes of an order, as far as no die is rolled and nothing else is asked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GroupPlan {
    /// The answers that people would give one by one.
    pub answers: Vec<Answer>,
    /// Who goes which way.
    pub ways: Vec<(Token, Vec<Point>)>,
    /// Whose turn is over by it before they have spent everything, with what is lost.
    pub done: Vec<(Token, i64)>,
    /// Who stays where they are, and why if the book has a word for it.
    pub stay: Vec<(Token, String)>,
    /// Whether it ends at dice, and not at another question.
    pub rolls: bool,
    /// Whether nobody of the player's is left to act.
    pub ends_turn: bool,
}

/// Gives the answers of an order as its book finds them.
struct Leader<'a, B: LookAhead> {
    seat: Seat,
    order: &'a GroupOrder,
    left: usize,
    done: Vec<(Token, i64)>,
    book: PhantomData<B>,
}

impl<B: LookAhead> Leader<'_, B> {
    /// What somebody loses who is done now.
    fn note_what_is_lost(&mut self, asked: &LiveQuestion<'_>, answer: &Answer) {
        let (Answer::One(at), Some(who)) = (answer, asked.ask.about) else { return };
        let ends =
            asked.described(*at).is_some_and(|it| it.group == Some(OptionGroup::Done) && it.at.is_none());
        let left = asked.table::<B::Battle>().map_or(0, |it| B::unspent(it, who));
        if ends && 0 < left {
            self.done.push((who, left));
        }
    }
}

impl<B: LookAhead> Answers for Leader<'_, B> {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        if asked.ask.seat != self.seat {
            return None;
        }
        self.left = self.left.checked_sub(1)?;
        let answer = B::lead(asked, self.order)?;
        self.note_what_is_lost(asked, &answer);
        Some(answer)
    }
}

/// What comes of an order that is given at the open question.
pub(crate) fn plan<B: LookAhead>(session: &Session<B>, order: &GroupOrder) -> Result<GroupPlan, Refusal> {
    let seat = session.question().map(|it| it.seat).ok_or(Refusal::NothingAsked)?;
    let mut leader = Leader::<B> { seat, order, left: MOST_ANSWERS, done: Vec::new(), book: PhantomData };
    let (ahead, answers) = session.led_by(&mut leader)?;
    // What was told of the step under way before its open question belongs to nobody's order.
    let before = session.ahead(&[])?;
    let ways = ways(ahead.told.get(before.told.len()..).unwrap_or_default(), order);
    let stays = |it: &&Token| !ways.iter().any(|way| way.0 == **it);
    let why = |it: &Token| (*it, B::why_stays(&before.position, *it));
    let stay = order.who.iter().filter(|_| order.to.is_some()).filter(stays).map(why).collect();
    let rolls = ahead.session.question().is_none();
    let ends_turn = rolls && !answers.is_empty() && !B::is_turn_of(&ahead.position, seat);
    Ok(GroupPlan { answers, ways, done: leader.done, stay, rolls, ends_turn })
}

/// The whole way of each, in the order in which they set off.
fn ways(told: &[Event], order: &GroupOrder) -> Vec<(Token, Vec<Point>)> {
    let mut places: BTreeMap<Token, usize> = BTreeMap::new();
    let mut ways: Vec<(Token, Vec<Point>)> = Vec::new();
    for event in told {
        let What::Moved { token, from, to, .. } = &event.what else { continue };
        if !order.who.contains(token) {
            continue;
        }
        let at = *places.entry(*token).or_insert_with(|| {
            ways.push((*token, vec![*from]));
            ways.len() - 1
        });
        ways[at].1.push(*to);
    }
    ways
}
