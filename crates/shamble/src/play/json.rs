//! `play --json`: one JSON object a line each way, so that another program can play.
//!
//! Out: `{"type":"question","prompt":"Who is next?","question":…,"view":…,"events":[…],"decisions":N}`, `{"type":"needs-dice",…}`,
//! `{"type":"refused",…}`, `{"type":"over","result":…}`, `{"type":"error","message":…}`.
//! Each has with it where every rule of its events comes from (`"origins"`: `book`, `ruling` or `yours`) and what the player calls
//! tables of his own, if the game is played by any (`"own_tables"`).
//! In: `{"answer":{"one":0}}` (with `"seat":N` where several play), `{"dice":[3,6]}`, `{"do":"roll"}` (the program rolls the
//! dice that people are asked for), `{"do":"undo"}`,
//! `{"do":"undo","to":N}`, `{"do":"quit"}`. `{"do":"preview","answer":{"number":2}}` asks what an answer would come to, with its odds, and
//! changes nothing; what comes is `{"type":"preview","preview":…}`.
use kernel::{Answer, OwnTables, Question, Refusal, RuleId, Seat, written};
use serde::Deserialize;
use serde_json::{Value, json};
use shelf::{Declined, Game, Reply, State, Trouble};
use view::{
    View,
    story::Names,
    telling::{self, Phrases},
};

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
    Quit,
}

/// Plays until the game or the input ends. With scripted dice, running out of them ends it too.
pub fn play(game: &mut dyn Game, scripted: bool) -> Result<(), Failure> {
    let mut told = 0;
    loop {
        let state = game.advance().map_err(Failure::trouble)?;
        let over = matches!(state, State::Over);
        say::json(&state_line(game, &state, &mut told));
        if over {
            return super::spare_dice(game, scripted);
        }
        if scripted && let State::NeedsDice(missing) = &state {
            return Err(super::reading::too_few(missing));
        }
        loop {
            let Some(line) = say::listen("").map_err(Failure::trouble)? else {
                game.put_away().map_err(Failure::trouble)?;
                return super::spare_dice(game, scripted);
            };
            if line.trim().is_empty() {
                continue;
            }
            match take(game, &line) {
                Ok(Taken::Goes) => break,
                Ok(Taken::Asks) => (),
                Ok(Taken::Quits) => return Ok(()),
                // The question is open again.
                Err(Wrong::Refused(refusal)) => say::json(&refused_line(game, &refusal, &mut told)),
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
    Unkept(Trouble),
    Words(String),
}

impl From<Declined> for Wrong {
    fn from(it: Declined) -> Self {
        match it {
            Declined::Refused(refusal) => Wrong::Refused(refusal),
            Declined::Trouble(trouble) => Wrong::Unkept(trouble),
            other => Wrong::Words(other.to_string()),
        }
    }
}

fn refused_line(game: &dyn Game, refusal: &Refusal, told: &mut usize) -> Value {
    let line = json!({ "type": "refused", "refusal": refusal, "message": refusal.to_string(), "question": game.question() });
    with_news(line, game, told)
}

fn state_line(game: &dyn Game, state: &State, told: &mut usize) -> Value {
    let line = match state {
        State::Asking(question) => {
            let view = game.view(question.seat.into());
            let prompt = prompt(game, question, &view);
            json!({ "type": "question", "prompt": prompt, "question": question, "view": view })
        }
        State::NeedsDice(missing) => json!({ "type": "needs-dice", "missing": missing }),
        State::Waiting => json!({ "type": "waiting" }),
        State::Over => json!({ "type": "over", "result": game.result(), "view": game.view(Seat(0).into()) }),
        State::Broken(report) => json!({ "type": "broken", "report": report }),
    };
    with_news(line, game, told)
}

/// What has happened since, and where its rules come from.
fn with_news(mut line: Value, game: &dyn Game, told: &mut usize) -> Value {
    let events = game.people_hear_from(*told);
    let rules: Vec<RuleId> = events.iter().map(|it| it.rule).collect();
    line["events"] = json!(events);
    line["origins"] = json!(OwnTables::origins(game.own_tables(), &rules));
    line["own_tables"] = json!(game.own_tables().map(|it| &it.name));
    line["decisions"] = json!(game.decisions());
    *told = game.journal_len();
    line
}

/// The question as a sentence.
fn prompt(game: &dyn Game, question: &Question, view: &View) -> String {
    let phrases = shelf::book(game.book()).map_or(Phrases::NONE, |it| it.phrases);
    let names = Names::of(view);
    let figure = |it| names.known(it).map(str::to_owned).or_else(|| (phrases.figure)(it));
    telling::prompt(question, &phrases, |it| figure(it).unwrap_or_else(|| "somebody".to_owned()))
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
            return game.put_away().map(|()| Taken::Quits).map_err(|it| Declined::Trouble(it).into());
        }
        Said { order: Some(Order::Undo), to: Some(to), .. } => {
            game.undo_to(to, None).map_err(|it| Wrong::Words(it.to_string()))?
        }
        Said { order: Some(Order::Preview), answer, seat, .. } => {
            let asked = game.state().question().map(|it| it.seat).ok_or(Declined::NothingAsked)?;
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
