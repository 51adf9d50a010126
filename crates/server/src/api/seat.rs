//! What a chair sees, is asked, and says.
use std::sync::Arc;

use kernel::{Answer, Event, Origin, OwnTables, Point, Question, RuleId, Seat, Token, dice::Missing};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use shelf::{Rulebook, TableState};
use view::{
    Preview, View, roll,
    telling::{JournalLine, JournalLineKind},
};

use super::call::CallInput;
use crate::{
    chronicle::Extent,
    exchange::{self, File},
    look::{self, TableView},
    seat::Who,
    table::{Request, Stage, Table},
    web::aside,
    wrong::Wrong,
};

/// The table as whoever holds the key sees it.
fn look(asked: &CallInput) -> Result<TableView, Wrong> {
    let (table, who) = asked.hall.enter(asked.name())?;
    Ok(table.look(who))
}

pub fn view(asked: &CallInput) -> Result<View, Wrong> {
    look(asked).map(|it| it.view)
}

/// The board as a picture of its own.
pub fn board(asked: &CallInput) -> Result<File, Wrong> {
    let by_itself = picture::Look { alone: true, ..picture::Look::default() };
    let drawn = picture::board(&look(asked)?.view, &by_itself);
    Ok(File { name: "board.svg".to_owned(), bytes: drawn.into_bytes() })
}

/// What the table waits for; its number goes with the answer.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Standing {
    #[serde(flatten)]
    now: Waits,
    /// Names this question; an answer says it again, so that an old one changes nothing.
    number: String,
    /// The question as a sentence.
    prompt: String,
    /// What the question interrupts, in sentences; who did what to whom as data stands in the question.
    #[serde(skip_serializing_if = "Option::is_none")]
    slip: Option<SlipWords>,
    /// How many decisions have been taken.
    decisions: usize,
    /// Somebody wants to take decisions back, and the others have to allow it.
    #[serde(skip_serializing_if = "Option::is_none")]
    take_back: Option<TakeBack>,
}

/// What a question comes in the middle of, in sentences.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SlipWords {
    /// Who did what to whom.
    what: String,
    /// Why somebody has to react.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    /// What waits until they have.
    #[serde(skip_serializing_if = "Option::is_none")]
    then: Option<String>,
}

/// A wish to take decisions back of which the dice have fallen, or something hidden has come to light since.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TakeBack {
    /// Names it; whoever allows or refuses it says it again.
    number: String,
    /// Whose wish it is.
    by: Seat,
    /// The first decision that would be taken back, as it is named within a sentence.
    decision: String,
    /// How many would be taken back.
    decisions: usize,
    /// What has happened since, as a sentence.
    since: String,
    /// The chairs that still have to allow it; one chair of each person is enough.
    waits_for: Vec<Seat>,
    /// The chair that has refused it. It can be asked for again.
    #[serde(skip_serializing_if = "Option::is_none")]
    refused_by: Option<Seat>,
}

impl TakeBack {
    fn of(look::Asks { request, waits_for }: look::Asks) -> Self {
        let refused_by = match request.stage {
            Stage::Open { .. } => None,
            Stage::Refused { by } => Some(by),
        };
        let Request { number, by, decision, decisions, since, .. } = request;
        TakeBack { number, by, decision, decisions, since, waits_for, refused_by }
    }
}

#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "state")]
enum Waits {
    /// This chair is asked.
    Asked { question: Arc<Question> },
    /// Somebody else is asked, or has to roll.
    Waiting,
    /// People roll their own dice.
    Dice {
        missing: Missing,
        /// What the faces stand for, or how the number is read, where that is not plain.
        #[serde(skip_serializing_if = "Option::is_none")]
        reads: Option<String>,
    },
    /// In the words of its book.
    Over { result: Option<Value> },
    /// A bug in the rules; taking the last decision back leads out of it.
    Stuck { message: String },
}

pub(super) fn standing(it: look::Standing, book: &Rulebook) -> Standing {
    let now = match it.now {
        TableState::Asking(question) => Waits::Asked { question },
        TableState::Waiting => Waits::Waiting,
        TableState::NeedsDice(missing) => {
            Waits::Dice { reads: roll::reads(&missing, &book.phrases), missing }
        }
        TableState::Over => Waits::Over { result: it.result },
        TableState::Broken(report) => Waits::Stuck { message: report.message },
    };
    let take_back = it.request.map(TakeBack::of);
    let slip = it.slip.map(|it| SlipWords { what: it.what, why: it.why, then: it.then });
    Standing { now, number: it.number, prompt: it.prompt, slip, decisions: it.decisions, take_back }
}

pub fn question(asked: &CallInput) -> Result<Standing, Wrong> {
    let (table, who) = asked.hall.enter(asked.name())?;
    Ok(standing(table.standing(who), table.book))
}

/// What to look at before it is chosen; without an answer, what the question shows of itself.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PreviewCall {
    number: String,
    answer: Option<Answer>,
}

pub fn preview(asked: &CallInput, it: PreviewCall) -> Result<Preview, Wrong> {
    let (table, who) = asked.hall.enter(asked.name())?;
    table.preview(who, &it.number, |_| Ok(it.answer)).map(|it| it.0)
}

/// An answer to the question of this number.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AnswerCall {
    number: String,
    answer: Answer,
}

/// What may come of an answer: enumerated where there are few enough ways, rolled with an error where not.
pub fn foresee(asked: &CallInput, it: AnswerCall) -> Result<shelf::Foreseen, Wrong> {
    let (table, who) = asked.hall.enter(asked.name())?;
    table.foresee(who, &it.number, |_| Ok(it.answer))
}

/// What people rolled, in the order asked for.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnDice {
    number: String,
    dice: Vec<u16>,
}

/// The question whose dice the program is to roll.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rolls {
    number: String,
}

/// Which decision to take back: all from the one numbered `to` on, or the last.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UndoCall {
    number: String,
    to: Option<usize>,
}

/// Whether the take-back of this number is allowed; `false` from whoever wants it withdraws it.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Consent {
    number: String,
    allow: bool,
}

/// Does something at the table, and tells what it waits for then.
fn act(asked: &CallInput, deed: impl FnOnce(&Table, Who) -> Result<(), Wrong>) -> Result<Standing, Wrong> {
    let (table, who) = asked.hall.enter(asked.name())?;
    deed(&table, who)?;
    Ok(standing(table.standing(who), table.book))
}

/// Quick games are answered where the request came in; others may take their time on a thread for it.
pub async fn answer(asked: CallInput, it: AnswerCall) -> Result<Standing, Wrong> {
    let light = asked.hall.at_hand(asked.name()).filter(|it| it.0.is_light());
    let Some((table, who)) = light else {
        let deed = move || act(&asked, |table, who| table.answer(who, &it.number, |_| Ok(it.answer)));
        return aside(deed).await;
    };
    if let Some(done) = table.answer_at_once(who, &it.number, &it.answer) {
        return done.map(|it| standing(it, table.book));
    }
    let book = table.book;
    // Whoever hangs up in the middle of it does not stop it.
    let done = tokio::spawn(async move { table.answer_soon(who, &it.number, it.answer).await });
    Ok(standing(done.await.unwrap_or_else(|_| Err(Wrong::broken()))?, book))
}

pub fn dice(asked: &CallInput, it: OwnDice) -> Result<Standing, Wrong> {
    act(asked, |table, who| table.dice(who, &it.number, it.dice))
}

pub fn roll(asked: &CallInput, it: Rolls) -> Result<Standing, Wrong> {
    act(asked, |table, who| table.roll(who, &it.number))
}

pub fn undo(asked: &CallInput, it: UndoCall) -> Result<Standing, Wrong> {
    act(asked, |table, who| table.undo(who, &it.number, it.to))
}

pub fn consent(asked: &CallInput, it: Consent) -> Result<Standing, Wrong> {
    act(asked, |table, who| table.consent(who, &it.number, it.allow))
}

/// What this chair may know of what has happened.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Journal {
    lines: Vec<Line>,
    events: Vec<Event>,
}

/// A line of the telling.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Line {
    kind: LineKind,
    text: String,
    /// The rule to show beside it.
    rule: RuleId,
    /// Every rule behind it, in the order applied.
    rules: Vec<RuleId>,
    /// Whether what it tells comes from the book, from what a ruling says, or from tables of the player's own.
    origin: Origin,
    /// Why it was so, in a sentence or two.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    /// Those who take part, the one whom it is about first.
    figures: Vec<Token>,
    /// How many of these it is told of; the others are those they deal with.
    own: usize,
    /// The places that it is about.
    points: Vec<Point>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum LineKind {
    Heading,
    Line,
    Under,
    Aside,
}

pub fn journal(asked: &CallInput) -> Result<Journal, Wrong> {
    let from = asked.query("from").map(str::parse).transpose();
    let from: usize = from.map_err(|_| Wrong::malformed("Events are counted from 0 on."))?.unwrap_or(0);
    let (table, who) = asked.hall.enter(asked.name())?;
    let look = table.read(who, Extent::Whole);
    let events = look.journal.heard.into_iter().skip(from).collect();
    let own = look.own_tables;
    Ok(Journal { lines: look.journal.told.into_iter().map(|it| line(it, own.as_ref())).collect(), events })
}

pub(super) fn line(it: JournalLine, own: Option<&OwnTables>) -> Line {
    let kind = match it.kind {
        JournalLineKind::Heading => LineKind::Heading,
        JournalLineKind::Line => LineKind::Line,
        JournalLineKind::Under => LineKind::Under,
        JournalLineKind::Aside => LineKind::Aside,
    };
    let origin = OwnTables::origin_of(own, &it.rules);
    let JournalLine { text, rule, rules, why, figures, own: told_of, points, .. } = it;
    Line { kind, text, rule, rules, origin, why, figures, own: told_of, points }
}

/// The whole game as a file, once it is over.
pub fn export(asked: &CallInput) -> Result<File, Wrong> {
    exchange::game_of_seat(&asked.hall, asked.name())
}
