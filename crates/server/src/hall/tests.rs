//! Two people at one table.
use axum::http::StatusCode;
use kernel::Answer;
use serde_json::{Value, json};

use super::{Hall, Library};
use crate::{look::Now, order::Order, seat::Who};

/// The first scenario of the shelf, with its people shared between two chairs.
fn shared() -> (&'static shelf::Shelved, &'static str, String) {
    let book = &shelf::BOOKS[0];
    let (id, text) = (book.scenarios)()[0];
    let mut scenario: Value = serde_json::from_str(text).unwrap();
    scenario["seats"] = json!(2);
    let people = scenario["humans"].as_array_mut().unwrap();
    let last = people.len() - 1;
    people[last]["seat"] = json!(1);
    (book, id, scenario.to_string())
}

#[test]
fn nobody_answers_for_another_chair() {
    let folder = tempfile::tempdir().unwrap();
    let hall = Hall::open(Library::open(folder.path()).unwrap()).unwrap();
    let (book, id, text) = shared();
    let order = Order { scenario: id.to_owned(), seed: Some(7), ..Order::default() };
    let scenario = (book.read)(&text, &[]).unwrap();
    let table = hall.lay(book, scenario.as_ref(), &order).unwrap();
    let chairs: Vec<Who> =
        table.seats.chairs.iter().map(|it| hall.enter(it.key.as_str()).unwrap().1).collect();
    assert_eq!(chairs.len(), 2);
    let asked = *chairs.iter().find(|it| matches!(table.look(**it).now, Now::Asked(_))).unwrap();
    let other = *chairs.iter().find(|it| **it != asked).unwrap();
    assert!(matches!(table.look(other).now, Now::Waiting), "only one is asked at a time");
    let before = table.look(asked);
    for number in [before.number.clone(), table.look(other).number] {
        let refused = table.answer(other, &number, |_| Ok(Answer::One(0))).unwrap_err();
        assert!([StatusCode::FORBIDDEN, StatusCode::CONFLICT].contains(&refused.status));
        assert_eq!(table.look(asked).number, before.number);
    }
}

/// Somebody holds the turn to open the first game, as while it is played again to where it was.
#[test]
fn a_game_that_is_being_opened_keeps_nobody_else_waiting() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(folder.path()).unwrap();
    let order = Order { scenario: shared().1.to_owned(), seed: Some(7), ..Order::default() };
    let id = Hall::open(library.clone()).unwrap().set(&order).unwrap().id.clone();
    let hall = Hall::open(library).unwrap();
    let turn = std::sync::Arc::new(std::sync::Mutex::new(()));
    hall.inner().opening.insert(id.clone(), turn.clone());
    let busy = turn.lock().unwrap();
    std::thread::scope(|scope| {
        let waiting = scope.spawn(|| hall.go_on(&id).unwrap());
        let other = hall.set(&order).unwrap();
        assert_ne!(other.id, id);
        assert_eq!(hall.kept().unwrap().len(), 2);
        assert!(!hall.inner().live.contains_key(&id));
        drop(busy);
        assert_eq!(waiting.join().unwrap().id, id);
    });
    assert!(hall.inner().opening.is_empty());
}

#[test]
fn whoever_opens_a_game_at_the_same_time_sits_at_the_same_table() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(folder.path()).unwrap();
    let order = Order { scenario: shared().1.to_owned(), seed: Some(7), ..Order::default() };
    let id = Hall::open(library.clone()).unwrap().set(&order).unwrap().id.clone();
    let hall = Hall::open(library).unwrap();
    let tables: Vec<_> = std::thread::scope(|scope| {
        let all: Vec<_> = (0..4).map(|_| scope.spawn(|| hall.go_on(&id).unwrap())).collect();
        all.into_iter().map(|it| it.join().unwrap()).collect()
    });
    assert!(tables.iter().all(|it| std::sync::Arc::ptr_eq(it, &tables[0])));
}
