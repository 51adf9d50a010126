//! What an answer may come to by the end of its step, in words: who falls, who is out, who is hurt.
use std::fmt::Debug;

use kernel::{
    Answer, Book, Event, Flow, Foresight, How, Nobody, Ratio, Refusal, Session, Within, dice::TypedDice,
    event,
};
use schemars::JsonSchema;
use serde::Serialize;
use view::{account::Consequence, story::Names};

use crate::advice::LookAhead;

/// Enumerated up to so many ways, and else rolled so often.
const WITHIN: Within = Within { ways: 2_000, games: 400, seed: 1 };

/// Everything that may come of an answer, the likeliest first.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Foreseen {
    /// Whether these are exact, or how many games they are counted from.
    pub how: How,
    pub ends: Vec<End>,
}

/// Something that may come of it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct End {
    /// What it is, and whom it befalls: code compares this.
    pub deed: Consequence,
    /// The same in words, for readers alone.
    pub what: String,
    pub chance: f64,
    /// The standard error; 0 where it is exact.
    pub error: f64,
    /// The chance as a fraction, where it is exact.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exact: Option<Ratio>,
}

/// An open question with all that is needed to see what may come of an answer; a copy, the game goes on without it.
pub trait Foreseer: Send + Debug {
    fn foresee(&self, answer: &Answer) -> Result<Foreseen, Refusal>;
}

/// The one implementation of [`Foreseer`].
struct Copied<B: Book> {
    session: Session<B>,
    names: Names,
}

impl<B: Book> Debug for Copied<B> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Copied").finish_non_exhaustive()
    }
}

/// A copy of the step under way alone, with what the seat calls everybody.
pub(crate) fn foreseer<B: LookAhead>(session: &Session<B>, names: Names) -> Box<dyn Foreseer>
where
    B::Battle: Send,
{
    let mut copy = Session::<B>::taken_up(session.checkpoint().clone(), Vec::new(), Flow::Goes);
    copy.replay(Vec::new(), session.tape().to_vec());
    let _asks_again = copy.advance(&mut TypedDice::new([]), &mut Nobody);
    Box::new(Copied { session: copy, names })
}

impl<B: LookAhead> Foreseer for Copied<B>
where
    B::Battle: Send,
{
    fn foresee(&self, answer: &Answer) -> Result<Foreseen, Refusal> {
        foresee(&self.session, answer, WITHIN, &|it| self.names.name(it).to_owned())
    }
}

/// What may come of an answer, enumerated or rolled within a bound; `named` says what the seat calls a figure.
pub fn foresee<B: LookAhead>(
    session: &Session<B>,
    answer: &Answer,
    within: Within,
    named: &dyn Fn(kernel::Token) -> String,
) -> Result<Foreseen, Refusal> {
    let seat = session.question().map(|it| it.seat).ok_or(Refusal::NothingAsked)?;
    let told = |deed| B::ACCOUNT.foretold.words(deed);
    let is_told = |deed: &Consequence| told(*deed).is_some();
    let read = |events: &[Event]| -> Vec<Consequence> {
        let mut deeds: Vec<Consequence> =
            event::heard(events, seat).map(|it| B::ACCOUNT.deed_of(it)).filter(is_told).collect();
        deeds.sort();
        deeds.dedup();
        deeds
    };
    let words =
        |deed| told(deed).map_or_else(String::new, |(whom, words)| format!("{} {words}", named(whom)));
    let ask = Foresight { player: B::SEARCH.player, read: &read, within };
    let parts = session.foresee(answer, &ask)?.parts(Clone::clone);
    let end = |(deed, it): (Consequence, kernel::Likely)| End {
        deed,
        what: words(deed),
        chance: it.p,
        error: it.error,
        exact: it.exact,
    };
    let mut ends: Vec<End> = parts.outcomes.into_iter().map(end).collect();
    ends.sort_by(|a, b| b.chance.total_cmp(&a.chance).then_with(|| a.deed.cmp(&b.deed)));
    Ok(Foreseen { how: parts.how, ends })
}
