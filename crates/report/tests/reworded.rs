//! Words are for readers alone: with every word of a book, its scenarios and its journals rewritten, rows and reports have the
//! same figures.
use std::collections::BTreeSet;

use kernel::{
    Alone, Answer, Crew, Event, OwnTables, Question, Refusal, Viewer, dice::SeededDice, question::Shape,
};
use report::{Effort, Report};
use serde_json::Value;
use shelf::{
    Bot, Game, GameFault, GameRow, Past, PastDice, Players, Playouts, ReplayEffort, Rulebook, Source,
    TableState, VictoryTest, WinCount,
};
use view::{View, account::Account};

use crate::other_words::{FNORD, garble, garble_view, garbled, reworded};

const WATCHER: Viewer = Viewer::Watcher;

/// A game as it was, told in other words.
#[derive(Debug)]
struct Garbled {
    past: Box<dyn Past>,
    journal: Vec<Event>,
}

impl Past for Garbled {
    fn moments(&self) -> usize {
        self.past.moments()
    }

    fn told(&self, moment: usize) -> usize {
        self.past.told(moment)
    }

    fn decisions(&self, moment: usize) -> usize {
        self.past.decisions(moment)
    }

    fn view(&self, moment: usize, viewer: Viewer) -> View {
        let mut view = self.past.view(moment, viewer);
        garble_view(&mut view);
        view
    }

    fn journal(&self) -> &[Event] {
        &self.journal
    }

    fn is_over(&self) -> bool {
        self.past.is_over()
    }

    fn result(&self) -> Option<Value> {
        self.past.result()
    }

    fn own_tables(&self) -> Option<&OwnTables> {
        self.past.own_tables()
    }

    fn chance(
        &self,
        moment: usize,
        won: VictoryTest,
        bot: &Bot,
        games: Playouts,
        crew: &dyn Crew,
    ) -> Result<WinCount, GameFault> {
        self.past.chance(moment, won, bot, games, crew)
    }

    fn throws(
        &self,
        account: &Account,
        most: ReplayEffort,
        crew: &dyn Crew,
        told: &mut dyn FnMut(u32),
    ) -> Vec<PastDice> {
        self.past.throws(account, most, crew, told)
    }
}

/// A scenario's file with other names for everything but the people, of whom some are in print, and other words.
fn renamed(text: &str) -> String {
    fn visit(value: &mut Value, named: bool) {
        match value {
            Value::Object(all) => {
                for (key, value) in all {
                    match value {
                        Value::String(it) if matches!(key.as_str(), "title" | "about" | "teaches") => {
                            garble(it)
                        }
                        Value::String(it) if named && matches!(key.as_str(), "name" | "room") => {
                            it.push_str(FNORD)
                        }
                        _ => visit(value, named && key != "people"),
                    }
                }
            }
            Value::Array(all) => all.iter_mut().for_each(|it| visit(it, named)),
            _ => (),
        }
    }
    let mut file: Value = serde_json::from_str(text).unwrap();
    visit(&mut file, true);
    file.to_string()
}

/// A row without the names of those who died.
fn figures(row: &GameRow) -> Value {
    let mut row = serde_json::to_value(row).unwrap();
    row["deaths"].as_array_mut().unwrap().iter_mut().for_each(|it| it["who"] = Value::Null);
    row
}

#[test]
fn rewording_changes_no_row() {
    let (mut rows, mut deaths) = (0, 0);
    for book in books::stock() {
        let other = reworded(book);
        for (id, text) in (book.scenarios)() {
            let (plain, renamed) = ((book.read)(text, &[]).unwrap(), (book.read)(&renamed(text), &[]));
            let renamed = renamed.unwrap_or_else(|it| panic!("{id}: {it}"));
            for (seed, bot) in (1..=2).flat_map(|seed| book.bots[..2].iter().map(move |bot| (seed, bot))) {
                let then = plain.play_out(seed, &[bot]).unwrap();
                let now = renamed.counted_by(&other.account, seed, &[bot]).unwrap();
                assert_eq!(figures(&then), figures(&now), "{id}, seed {seed}, {}", bot.name);
                rows += 1;
                deaths += then.deaths.len();
            }
        }
    }
    assert!(50 < rows && 20 < deaths, "{rows} rows, {deaths} deaths");
}

/// What of a report is no word.
fn bare(value: &mut Value) {
    match value {
        Value::String(it) => it.clear(),
        Value::Array(all) => all.iter_mut().for_each(bare),
        Value::Object(all) => {
            all.iter_mut()
                .filter(|it| !matches!(it.0.as_str(), "dice" | "measure" | "side"))
                .for_each(|it| bare(it.1));
        }
        _ => (),
    }
}

/// Where two reports first differ, with what each has there.
fn differs(then: &Value, now: &Value, at: String) -> Option<String> {
    match (then, now) {
        (Value::Object(a), Value::Object(b)) if a.len() == b.len() => a
            .iter()
            .find_map(|(key, it)| differs(it, b.get(key).unwrap_or(&Value::Null), format!("{at}/{key}"))),
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            a.iter().zip(b).enumerate().find_map(|(n, it)| differs(it.0, it.1, format!("{at}/{n}")))
        }
        _ => (then != now).then(|| format!("{at}: {then} and {now}")),
    }
}

fn told(book: &'static Rulebook, past: &dyn Past) -> Value {
    let effort = Effort { games: 1, seed: 1, most: ReplayEffort { each: 60, again: 10, all: 500 } };
    let mut report = Report::of(book, past, WATCHER).unwrap();
    report.reckon(book, past, WATCHER, effort, &Alone, &mut |_| ()).unwrap();
    let mut told = serde_json::to_value(&report).unwrap();
    bare(&mut told);
    told
}

/// What a reworded report says harmed somebody, where that is no word of the book.
fn causes(report: &Report) -> Vec<String> {
    let sentences = report.turns.iter().flat_map(|it| &it.sentences);
    let told = sentences.filter_map(|it| it.text.split_once(": ")).map(|it| it.1.to_owned());
    let lost = report.losses.iter().map(|it| it.how.to_lowercase());
    told.chain(lost).filter(|it| !it.starts_with(FNORD)).collect()
}

#[test]
fn rewording_changes_no_figure_of_a_report() {
    let (mut reports, mut wordless) = (0, BTreeSet::new());
    for book in books::stock() {
        let other = reworded(book);
        for (id, text) in (book.scenarios)() {
            let seed = 2;
            let scenario = (book.read)(text, &[]).unwrap();
            let players = Players::all(&book.bots[0], seed);
            let mut game = scenario.start(players, Source::Seeded(SeededDice::new(seed)));
            assert!(matches!(game.advance().unwrap(), TableState::Over), "{id}");
            let plain = game.past().unwrap();
            let journal = plain.journal().iter().map(garbled).collect();
            let then = told(book, &*plain);
            let garbled = Garbled { past: plain, journal };
            wordless.extend(causes(&Report::of(other, &garbled, WATCHER).unwrap()));
            let now = told(other, &garbled);
            assert_eq!(differs(&then, &now, String::new()), None, "{id}");
            reports += 1;
        }
    }
    assert!(10 < reports, "{reports}");
    assert!(wordless.is_empty(), "causes that have no words of their book: {wordless:#?}");
}

/// What of a question or a preview is no word.
fn bones(mut value: Value) -> Value {
    fn visit(value: &mut Value) {
        match value {
            Value::Array(all) => all.iter_mut().for_each(visit),
            Value::Object(all) => {
                for (key, value) in all {
                    match value {
                        Value::String(it) if WORDS.contains(&key.as_str()) => it.clear(),
                        _ => visit(value),
                    }
                }
            }
            _ => (),
        }
    }
    visit(&mut value);
    value
}

/// Fields that are for readers alone.
const WORDS: &[&str] = &["label", "name", "note", "reason", "title", "value", "what", "word"];

/// An answer that both games can give: another option each time, or what the question proposes.
fn some_answer(question: &Question, at: usize) -> Answer {
    let options = match &question.shape {
        Shape::One { options } => options.len(),
        _ => 0,
    };
    let other = Answer::One((at * 7) % options.max(1));
    if options != 0 && question.check(&other).is_ok() { other } else { question.default.clone() }
}

/// All that the seat that is asked can learn of its question, of an answer and of what may come of that.
fn offered(game: &dyn Game, answer: &Answer, foresees: bool) -> Value {
    let question = game.question().unwrap();
    let shown = |it: Result<view::Preview, Refusal>| it.map(|it| serde_json::to_value(it).unwrap()).ok();
    let foreseen = foresees.then(|| {
        let ends = game.foreseer(question.seat).and_then(|it| it.foresee(answer));
        ends.map(|it| serde_json::to_value(it).unwrap()).ok()
    });
    serde_json::json!({
        "question": question,
        "beside": shown(game.preview(question.seat, None)),
        "preview": shown(game.preview(question.seat, Some(answer))),
        "foreseen": foreseen,
    })
}

/// Two games, of which one has other names in its scenario, as long as both ask: how many offers differ in words.
fn compare_offers(id: &str, mut then: Box<dyn Game>, mut now: Box<dyn Game>) -> (usize, usize) {
    let (mut asked, mut reworded) = (0, 0);
    for at in 0..DECISIONS {
        then.advance().unwrap();
        now.advance().unwrap();
        let Some(question) = then.question().cloned() else { break };
        let answer = some_answer(&question, at);
        let (one, other) = (offered(&*then, &answer, at % 6 == 0), offered(&*now, &answer, at % 6 == 0));
        reworded += usize::from(one != other);
        assert_eq!(differs(&bones(one), &bones(other), String::new()), None, "{id}, decision {at}");
        asked += 1;
        let (seat, given) = (question.seat, then.answer(question.seat, answer.clone()));
        assert_eq!(given.is_ok(), now.answer(seat, answer).is_ok(), "{id}, decision {at}");
        if given.is_err() {
            then.answer(seat, question.default.clone()).unwrap();
            now.answer(seat, question.default).unwrap();
        }
    }
    (asked, reworded)
}

/// Decisions of each scenario that are compared.
const DECISIONS: usize = 40;

#[test]
fn rewording_changes_no_choice_no_odds_and_no_preview() {
    let (mut asked, mut reworded) = (0, 0);
    for book in books::stock() {
        for (id, text) in (book.scenarios)() {
            let start = |text: &str| {
                let scenario = (book.read)(text, &[]).unwrap();
                scenario.start(Players::people(), Source::Seeded(SeededDice::new(4)))
            };
            let (n, other) = compare_offers(id, start(text), start(&renamed(text)));
            (asked, reworded) = (asked + n, reworded + other);
        }
    }
    assert!(400 < asked && 20 < reworded, "{asked} questions, {reworded} of them in other words");
}
