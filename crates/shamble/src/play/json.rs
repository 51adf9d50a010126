//! `play --json`: one JSON object a line each way, so that another program can play.
//!
//! Out: `{"type":"question","prompt":"Who is next?","question":…,"view":…,"events":[…],"decisions":N}`, `{"type":"needs-dice",…}`,
//! `{"type":"refused",…}`, `{"type":"over","result":…}`, `{"type":"error","message":…}`.
//! `"told"` has what the events come to in sentences, each with its rule, as a person at a terminal reads them.
//! Each has with it where every rule of its events comes from (`"origins"`: `book`, `ruling` or `yours`) and what the player calls
//! tables of his own, if the game is played by any (`"own_tables"`).
//! In: `{"answer":{"one":0}}` (with `"seat":N` where several play), `{"dice":[3,6]}`, `{"do":"roll"}` (the program rolls the
//! dice that people are asked for), `{"do":"undo"}`,
//! `{"do":"undo","to":N}`, `{"do":"quit"}`, and in a campaign whose next game is due `{"do":"play"}`: the lines of that game follow, and after
//! its end those of the campaign again. `{"do":"preview","answer":{"number":2}}` asks what an answer would come to, with its odds, and
//! changes nothing; what comes is `{"type":"preview","preview":…}`.
use kernel::{Answer, OwnTables, Refusal, RuleId, Seat, Token, question::Shape, written};
use serde::Deserialize;
use serde_json::{Value, json};
use shelf::{Game, GameFault, Reply, ReplyRefusal, TableState};
use view::{
    roll,
    story::Names,
    telling::{self, Phrases},
};

use super::{Left, news::News};
use crate::{failure::Failure, say, seed};

/// What the other program may say.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Said {
    answer: Option<Answer>,
    seat: Option<Seat>,
    dice: Option<Vec<u16>>,
    #[serde(rename = "do")]
    order: Option<Order>,
    to: Option<usize>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Order {
    Undo,
    Roll,
    Preview,
    Play,
    Quit,
}

/// Plays until the game or the input ends. With scripted dice, running out of them ends it too.
pub fn play(game: &mut dyn Game, scripted: bool) -> Result<Left, Failure> {
    let mut teller = Teller::new(game);
    play_on(game, &mut teller, scripted)
}

/// The same for somebody who may have been told the beginning.
pub fn play_on(game: &mut dyn Game, teller: &mut Teller, scripted: bool) -> Result<Left, Failure> {
    loop {
        let state = game.advance().map_err(Failure::trouble)?;
        let over = matches!(state, TableState::Over);
        say::json(&teller.state_line(game, &state));
        if over {
            return super::spare_dice(game, scripted).map(|()| Left::Over);
        }
        if scripted && let TableState::NeedsDice(missing) = &state {
            return Err(super::reading::too_few(missing));
        }
        loop {
            let Some(line) = say::listen("").map_err(Failure::trouble)? else {
                game.put_away().map_err(Failure::trouble)?;
                return super::spare_dice(game, scripted).map(|()| Left::Quit);
            };
            if line.trim().is_empty() {
                continue;
            }
            match take(game, &line) {
                Ok(Taken::Goes) => break,
                Ok(Taken::Asks) => (),
                Ok(Taken::Quits) => return Ok(Left::Quit),
                Ok(Taken::SitsDown) => return Ok(Left::ForGame),
                // The question is open again.
                Err(Wrong::Refused(refusal)) => say::json(&teller.refused_line(game, &refusal)),
                // What was said may not be kept: another program has gone on, or the disk is full.
                Err(Wrong::Unkept(trouble)) => return Err(Failure::trouble(trouble)),
                Err(Wrong::Words(message)) => say::json(&json!({ "type": "error", "message": message })),
            }
        }
    }
}

/// Why something that was said does not count.
#[derive(Debug)]
enum Wrong {
    /// The rule itself refused the answer.
    Refused(Refusal),
    /// It could not be kept.
    Unkept(GameFault),
    Words(String),
}

impl From<ReplyRefusal> for Wrong {
    fn from(it: ReplyRefusal) -> Self {
        match it {
            ReplyRefusal::Refused(refusal) => Wrong::Refused(refusal),
            ReplyRefusal::Trouble(trouble) => Wrong::Unkept(trouble),
            other => Wrong::Words(other.to_string()),
        }
    }
}

/// Says what has happened, each thing once.
#[derive(Debug)]
pub struct Teller {
    phrases: Phrases,
    /// Whoever was seen so far keeps the name they had.
    names: Names,
    /// How much of the journal has been told as data.
    told: usize,
    /// What has been told of it in sentences.
    news: News,
}

impl Teller {
    pub fn new(game: &dyn Game) -> Teller {
        let phrases = shelf::book(game.book()).map_or(Phrases::NONE, |it| it.phrases);
        // One program plays every chair that no bot has.
        let names = Names::default().read_by((0..=u8::MAX).map(Seat));
        Teller { phrases, names, told: 0, news: News::default() }
    }

    fn refused_line(&mut self, game: &dyn Game, refusal: &Refusal) -> Value {
        let line = json!({ "type": "refused", "refusal": refusal, "message": refusal.to_string(), "question": game.question() });
        self.with_news(line, game)
    }

    fn state_line(&mut self, game: &dyn Game, state: &TableState) -> Value {
        let view = game.view(state.question().map_or(Seat(0), |it| it.seat).into());
        self.names.learn(&view);
        let line = match state {
            TableState::Asking(question) => {
                let prompt = telling::prompt(question, &self.phrases, |it| self.called(game, it));
                let line =
                    json!({ "type": "question", "prompt": prompt, "question": question, "view": view });
                let slip = telling::slip(question, &self.phrases, &|it| self.called(game, it));
                let slip = slip.map(|it| json!({ "what": it.what, "why": it.why, "then": it.then }));
                slip.into_iter().fold(line, |mut line, it| {
                    line["slip"] = it;
                    line
                })
            }
            TableState::NeedsDice(missing) => {
                let prompt = roll::wanted(missing, &self.phrases, &|it| self.called(game, it));
                json!({ "type": "needs-dice", "prompt": prompt, "missing": missing })
            }
            TableState::Waiting => json!({ "type": "waiting" }),
            TableState::Over => json!({ "type": "over", "result": game.result(), "view": view }),
            TableState::Broken(report) => json!({ "type": "broken", "report": report }),
        };
        self.with_news(line, game)
    }

    fn called(&self, game: &dyn Game, token: Token) -> String {
        let known = self.names.known(token).map(str::to_owned);
        let known = known.or_else(|| game.called(Seat(0).into(), token));
        known.or_else(|| (self.phrases.figure)(token)).unwrap_or_else(|| "somebody".to_owned())
    }

    /// What has happened since, as data and in sentences, and where its rules come from.
    fn with_news(&mut self, mut line: Value, game: &dyn Game) -> Value {
        let events = game.people_hear_from(self.told);
        let told = self.news.lines(game, &mut self.names, &self.phrases);
        // What waited for its dice is of events that came before.
        let rules = events.iter().map(|it| it.rule).chain(told.iter().map(|it| it.rule));
        let rules: Vec<RuleId> = rules.collect();
        let told: Vec<Value> = told.iter().map(|it| json!({ "rule": it.rule, "text": it.text })).collect();
        line["events"] = json!(events);
        line["told"] = json!(told);
        line["origins"] = json!(OwnTables::origins(game.own_tables(), &rules));
        line["own_tables"] = json!(game.own_tables().map(|it| &it.name));
        line["decisions"] = json!(game.decisions());
        self.told = game.journal_len();
        line
    }
}

fn said(line: &str) -> Result<Said, String> {
    let value = written::json(line, "line").map_err(|it| it.to_string())?;
    written::fit(&value).map_err(|it| it.to_string())
}

/// What comes of what was said.
enum Taken {
    /// The game goes on.
    Goes,
    /// Nothing has changed, and it was answered.
    Asks,
    Quits,
    /// Somebody sits down to the game that a campaign waits for.
    SitsDown,
}

/// Does what was said.
fn take(game: &mut dyn Game, line: &str) -> Result<Taken, Wrong> {
    let said: Said = said(line).map_err(|it| {
        Wrong::Words(format!("{it}; say {{\"answer\":{{\"one\":0}}}}, {{\"dice\":[3]}}, {{\"do\":\"undo\"}} or {{\"do\":\"quit\"}}"))
    })?;
    let seat = said.seat.or(game.question().map(|it| it.seat)).unwrap_or(Seat(0));
    let number = game.number();
    match said {
        Said { order: Some(Order::Quit), .. } => {
            return game.put_away().map(|()| Taken::Quits).map_err(|it| ReplyRefusal::Trouble(it).into());
        }
        Said { order: Some(Order::Play), .. } => {
            let due = game.question().is_some_and(|it| matches!(it.shape, Shape::Game { .. }));
            return if due { Ok(Taken::SitsDown) } else { Err(Wrong::Words("no game is due".to_owned())) };
        }
        Said { order: Some(Order::Undo), to: Some(to), .. } => {
            game.undo_to(to, None).map_err(|it| Wrong::Words(it.to_string()))?
        }
        Said { order: Some(Order::Preview), answer, seat, .. } => {
            let asked = game.state().question().map(|it| it.seat).ok_or(ReplyRefusal::NothingAsked)?;
            let preview = game.preview(seat.unwrap_or(asked), answer.as_ref());
            // Nothing was to be decided by it, so the question was never closed.
            let preview = preview.map_err(|it| Wrong::Words(it.to_string()))?;
            say::json(&json!({ "type": "preview", "preview": preview }));
            return Ok(Taken::Asks);
        }
        Said { order: Some(Order::Undo), to: None, .. } => {
            game.undo(None).map_err(|it| Wrong::Words(it.to_string()))?
        }
        Said { order: Some(Order::Roll), .. } => {
            game.take(number, seat, Reply::Roll { seed: seed::fresh() })?
        }
        Said { dice: Some(dice), .. } => game.take(number, seat, Reply::Dice(dice))?,
        Said { answer: Some(answer), .. } => game.take(number, seat, Reply::Answer(answer))?,
        Said { .. } => return Err(Wrong::Words("say an answer, dice or what to do".to_owned())),
    }
    Ok(Taken::Goes)
}
