//! Several people led at once: to a place, or through a turn in which they wait.
use std::collections::BTreeMap;

use kernel::{Answer, Answers, Book, Event, LiveQuestion, Point, Refusal, Seat, Session, Token, What};

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
    /// Whether it ends at dice, and not at another question.
    pub rolls: bool,
}

/// Gives the answers of an order as its book finds them.
struct Leader<'a> {
    seat: Seat,
    order: &'a GroupOrder,
    lead: fn(&LiveQuestion<'_>, &GroupOrder) -> Option<Answer>,
    left: usize,
}

impl Answers for Leader<'_> {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        if asked.ask.seat != self.seat {
            return None;
        }
        self.left = self.left.checked_sub(1)?;
        (self.lead)(asked, self.order)
    }
}

/// What comes of an order that is given at the open question.
pub(crate) fn plan<B: LookAhead>(session: &Session<B>, order: &GroupOrder) -> Result<GroupPlan, Refusal> {
    let seat = session.question().map(|it| it.seat).ok_or(Refusal::NothingAsked)?;
    let mut leader = Leader { seat, order, lead: B::lead, left: MOST_ANSWERS };
    let (ahead, answers) = session.led_by(&mut leader)?;
    // What was told of the step under way before its open question belongs to nobody's order.
    let earlier = told_so_far(session)?;
    let ways = ways(ahead.told.get(earlier..).unwrap_or_default(), order);
    Ok(GroupPlan { answers, ways, rolls: ahead.session.question().is_none() })
}

fn told_so_far<B: Book>(session: &Session<B>) -> Result<usize, Refusal> {
    Ok(session.ahead(&[])?.told.len())
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
