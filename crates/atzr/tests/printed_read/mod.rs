//! No cell in print is there for nothing: whatever a player's own file says in its place, some rule reads it and something comes
//! out different, or the file is refused. Cells that only change what is said are no rule's.
mod boards;
mod readings;

use std::{cell::RefCell, sync::Arc};

use crate::everything;
use atzr::{
    battle::Atzr,
    printed::{Area, Class, Printed},
};
use kernel::conformance::{Digest, simulated};
use serde_json::{Map, Value, json};

/// Cells that are names: they are shown and asked for, and no rule goes by them.
const NAMES: [&str; 2] = ["id", "name"];
/// What a cell is changed to is tried this often, until it makes a difference.
const TRIES: usize = 3;
const GAMES: usize = 30;

/// A part of a file as the book has it, every value that may be left out included.
fn part(name: &str) -> Value {
    let book = Printed::book();
    let part = match name {
        "tables" => serde_json::to_value(&book.tables),
        "people" => serde_json::to_value(&book.people),
        "counters" => serde_json::to_value(&book.counters),
        "cards" => serde_json::to_value(&book.cards),
        _ => serde_json::to_value(&book.characters),
    };
    part.unwrap()
}

/// The paths of all cells: what holds nothing further.
fn cells(value: &Value, path: &str, into: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            members.iter().for_each(|it| cells(it.1, &format!("{path}/{}", it.0), into))
        }
        Value::Array(list) if !list.is_empty() => {
            list.iter().enumerate().for_each(|(at, it)| cells(it, &format!("{path}/{at}"), into));
        }
        _ => into.push(path.to_owned()),
    }
}

/// The words that stand in print anywhere, for cells that are words.
fn words(value: &Value, into: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            members.iter().filter(|it| !NAMES.contains(&it.0.as_str())).for_each(|it| words(it.1, into))
        }
        Value::Array(list) => list.iter().for_each(|it| words(it, into)),
        Value::String(word) if !into.contains(word) => into.push(word.clone()),
        _ => (),
    }
}

/// What a cell could say instead; most of it makes no sense in its place and is refused.
fn others(value: &Value, words: &[String]) -> Vec<Value> {
    let words = || words.iter().map(|it| json!(it));
    match value {
        Value::Number(n) => {
            let n = n.as_i64().unwrap();
            [n + 1, n - 1, n + 2, n - 2].map(|it| json!(it)).to_vec()
        }
        Value::Bool(it) => vec![json!(!it)],
        Value::String(own) => words().filter(|it| it != own).chain([json!(2), json!(3)]).collect(),
        Value::Array(_) => [json!([1])].into_iter().chain(words().map(|it| json!([it]))).collect(),
        Value::Null | Value::Object(_) => [json!(1), json!(2)].into_iter().chain(words()).collect(),
    }
}

/// As a file has it: what is not there is left out.
fn without_nulls(value: &mut Value) {
    match value {
        Value::Object(members) => {
            members.retain(|_, it| !it.is_null());
            members.values_mut().for_each(without_nulls);
        }
        Value::Array(list) => list.iter_mut().for_each(without_nulls),
        _ => (),
    }
}

/// A box with this part in the place of the book's. So that everybody is met, cards have people on them when those are tried.
fn boxed(name: &str, mut part: Value) -> Option<Arc<Printed>> {
    without_nulls(&mut part);
    let mut file = Map::from_iter([(name.to_owned(), part)]);
    if name == "characters" {
        file.insert("cards".to_owned(), crowded());
    }
    Printed::with(&Value::Object(file).to_string()).ok()
}

/// A deck with four people on almost every card.
fn crowded() -> Value {
    let humans = |n: usize, class: Class| {
        let each = Area::ALL.map(|it| {
            (
                serde_json::to_value(it).unwrap().as_str().unwrap().to_owned(),
                json!({ "number": 4, "class": class }),
            )
        });
        json!({ "id": format!("{class:?} {n}"), "humans": Map::from_iter(each) })
    };
    let mut deck: Vec<Value> = (0..4).flat_map(|n| Class::ALL.map(|it| humans(n, it))).collect();
    deck.push(json!({ "id": "Z", "zombies": { "urban": 1, "suburbs": 1, "rural": 1 } }));
    json!({ "deck": deck })
}

/// Games with everything in play, each played the first time that it is asked for.
struct Games {
    printed: Arc<Printed>,
    ends: RefCell<Vec<Digest>>,
}

impl Games {
    fn of(printed: Arc<Printed>) -> Games {
        Games { printed, ends: RefCell::default() }
    }

    /// Where people and zombies stand and what they hold when the n-th is over.
    fn end(&self, n: usize) -> u64 {
        let mut ends = self.ends.borrow_mut();
        while ends.len() <= n {
            let starts = everything::games_with(&self.printed);
            let (at, seed) = (ends.len(), ends.len() as u64 + 1);
            let start = starts[at % starts.len()].1.clone();
            let battle = simulated::<Atzr>(start, seed, |it| it.turn < 25);
            ends.push(Digest::of(&(&battle.people, &battle.zombies, &battle.places, &battle.result)));
        }
        ends[n].0
    }

    fn differ(&self, other: &Games) -> bool {
        (0..GAMES).any(|n| self.end(n) != other.end(n))
    }
}

/// The cells of a part of which no change makes a difference.
fn unread(name: &str) -> Vec<String> {
    let part = part(name);
    let (mut all, mut vocabulary) = (Vec::new(), Vec::new());
    cells(&part, "", &mut all);
    words(&part, &mut vocabulary);
    let book = boxed(name, part.clone()).unwrap();
    let (read, board) = (readings::readings(name, &book), boards::board(name, &book));
    let games = Games::of(book);
    all.retain(|path| {
        let is_name = NAMES.contains(&path.rsplit('/').next().unwrap());
        let own = part.pointer(path).unwrap();
        let boxes = others(own, &vocabulary).into_iter().filter_map(|other| {
            let mut part = part.clone();
            *part.pointer_mut(path).unwrap() = other;
            boxed(name, part)
        });
        let boxes: Vec<Arc<Printed>> = boxes.take(TRIES).collect();
        let differs =
            boxes.iter().any(|it| readings::readings(name, it) != read || boards::board(name, it) != board);
        let is_checked = boxes.is_empty();
        !is_name && !is_checked && !differs && !boxes.into_iter().any(|it| Games::of(it).differ(&games))
    });
    all
}

#[test]
fn every_cell_of_the_tables_of_a_fight_is_read_by_a_rule() {
    assert_eq!(unread("tables"), [""; 0]);
}

#[test]
fn every_cell_of_the_tables_of_people_is_read_by_a_rule() {
    assert_eq!(unread("people"), [""; 0]);
}

#[test]
fn every_cell_of_the_counters_is_read_by_a_rule() {
    assert_eq!(unread("counters"), [""; 0]);
}

#[test]
fn every_cell_of_the_cards_is_read_by_a_rule() {
    assert_eq!(unread("cards"), [""; 0]);
}

#[test]
fn every_cell_of_the_characters_is_read_by_a_rule() {
    assert_eq!(unread("characters"), [""; 0]);
}
