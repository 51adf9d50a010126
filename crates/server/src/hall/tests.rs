//! Two people at one table, and tables that nobody uses.
use std::{sync::Arc, time::Duration};

use axum::http::StatusCode;
use kernel::Answer;
use serde_json::{Value, json};
use shelf::TableState;
use tokio::time::Instant;

use super::{Hall, Library};
use crate::{
    order::Order,
    seat::{Seats, Who},
};

/// The first scenario of the shelf, with its people shared between two chairs.
fn shared() -> (&'static shelf::Rulebook, &'static str, String) {
    let book = &books::stock()[0];
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
    let asked = *chairs.iter().find(|it| matches!(table.look(**it).now, TableState::Asking(_))).unwrap();
    let other = *chairs.iter().find(|it| **it != asked).unwrap();
    assert!(matches!(table.look(other).now, TableState::Waiting), "only one is asked at a time");
    let before = table.look(asked);
    for number in [before.number.clone(), table.look(other).number] {
        let refused = table.answer(other, &number, |_| Ok(Answer::One(0))).unwrap_err();
        assert!([StatusCode::FORBIDDEN, StatusCode::CONFLICT].contains(&refused.status));
        assert_eq!(table.look(asked).number, before.number);
    }
}

#[test]
fn the_links_of_a_campaign_open_at_once_after_a_restart_and_for_another_program() {
    let book = &books::stock()[0];
    let folder = tempfile::tempdir().unwrap();
    let hall = || Hall::open(Library::open(folder.path()).unwrap()).unwrap();
    let (first, other) = (hall(), hall());
    let text = (book.campaigns.unwrap().new)("Home").unwrap();
    let table = first.found(book, "Home", &text, false).unwrap();
    let keys: Vec<_> = table.seats.keys().collect();
    assert!(1 < keys.len());
    let again = hall();
    for (key, opens) in keys {
        for hall in [&other, &again] {
            let (table, who) = hall.enter(key.as_str()).unwrap();
            assert_eq!((table.id.as_str(), who), ("home", opens));
        }
    }
}

#[test]
fn an_imported_game_keeps_who_holds_which_chair_or_takes_the_default_of_a_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let hall = Hall::open(Library::open(folder.path()).unwrap()).unwrap();
    let (book, id, text) = shared();
    let scenario = (book.read)(&text, &[]).unwrap();
    for (said, friends) in
        [(None, [false, true]), (Some(vec![]), [false, false]), (Some(vec![0]), [true, false])]
    {
        let said = said.map(|it: Vec<u8>| it.into_iter().collect());
        let order = Order { scenario: id.to_owned(), seed: Some(7), friends: said, ..Order::default() };
        let set = hall.lay(book, scenario.as_ref(), &order).unwrap();
        let file = hall.library.text(&set.id).unwrap().unwrap();
        let shelf::library::ImportedItem::Game(copy) = shelf::library::import(&hall.library, &file).unwrap()
        else {
            panic!("it is a game");
        };
        let copy = hall.go_on(&copy).unwrap();
        let of = |seats: &Seats| -> Vec<bool> { seats.chairs.iter().map(|it| it.friend).collect() };
        assert_eq!((of(&set.seats), of(&copy.seats)), (friends.to_vec(), friends.to_vec()));
        assert_ne!(set.seats.first(), copy.seats.first());
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
        assert!(!hall.inner().live.contains(&id));
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

/// A hall with as many games as are wanted, all of bots alone: they are over when they are set.
fn hall_of(games: usize, bots: &[Option<String>]) -> (tempfile::TempDir, Hall, Vec<String>) {
    let folder = tempfile::tempdir().unwrap();
    let hall = Hall::open(Library::open(folder.path()).unwrap()).unwrap();
    let order =
        Order { scenario: shared().1.to_owned(), seed: Some(7), bots: bots.to_vec(), ..Order::default() };
    let ids = (0..games).map(|_| hall.set(&order).unwrap().id.clone()).collect();
    (folder, hall, ids)
}

/// Long enough before a bound that a slow machine makes no difference, or just after it.
fn later(seconds: u64) -> Instant {
    Instant::now() + Duration::from_secs(seconds)
}

#[test]
fn of_games_that_are_over_only_the_last_few_stay_in_memory() {
    let bots = [Some("random".to_owned())];
    let (_folder, hall, ids) = hall_of(30, &bots);
    assert!(hall.inner().live.len() <= 9, "{} tables", hall.inner().live.len());
    assert!(hall.inner().live.contains(&ids[29]) && !hall.inner().live.contains(&ids[0]));
    assert!(hall.go_on(&ids[0]).unwrap().is_over(), "it is taken up again");
    hall.sweep(later(30));
    assert!(hall.inner().live.contains(&ids[0]));
    hall.sweep(later(61));
    assert_eq!(hall.inner().live.len(), 0);
}

#[test]
fn a_table_stays_as_long_as_somebody_uses_or_follows_it() {
    let (_folder, hall, ids) = hall_of(12, &[]);
    assert_eq!(hall.inner().live.len(), 12, "games that go on are not in each other's way");
    let (held, followed) = (hall.go_on(&ids[0]).unwrap(), hall.go_on(&ids[1]).unwrap().follow());
    hall.sweep(later(90));
    assert_eq!(hall.inner().live.len(), 12);
    hall.sweep(later(121));
    assert_eq!(hall.inner().live.len(), 2);
    let number = held.look(held.seats.own()).number;
    drop((held, followed));
    hall.sweep(later(121));
    assert_eq!(hall.inner().live.len(), 0);
    let again = hall.go_on(&ids[0]).unwrap();
    assert_eq!(again.look(again.seats.own()).number, number, "it is where it was");
}

#[test]
fn what_was_played_again_to_look_back_is_forgotten_though_somebody_follows() {
    let (_folder, hall, ids) = hall_of(1, &[]);
    let table = hall.go_on(&ids[0]).unwrap();
    let _follows = table.follow();
    let seen = Arc::downgrade(&table.look_back().unwrap());
    hall.sweep(later(30));
    assert!(seen.upgrade().is_some());
    let reads = seen.upgrade();
    hall.sweep(later(61));
    assert!(seen.upgrade().is_some(), "somebody reads it");
    drop(reads);
    hall.sweep(later(61));
    assert!(seen.upgrade().is_none());
    assert!(table.look_back().is_ok());
}

/// A report takes long, and whoever asked for it may have gone long before its turn comes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_report_that_waits_its_turn_keeps_no_game_in_memory() {
    let (_folder, hall, ids) =
        tokio::task::spawn_blocking(|| hall_of(1, &[Some("random".to_owned())])).await.unwrap();
    let hall = Arc::new(hall);
    let busy = hall.reports.place().await.unwrap();
    let looked = tokio::task::spawn_blocking(move || {
        let looked = hall.go_on(&ids[0]).unwrap().look_back().unwrap();
        looked.begin(&hall);
        let looked = Arc::downgrade(&looked);
        hall.sweep(later(61));
        looked
    });
    assert!(looked.await.unwrap().upgrade().is_none());
    drop(busy);
}

#[test]
fn of_games_that_were_played_again_to_look_back_only_the_last_few_are_kept() {
    let (_folder, hall, ids) = hall_of(20, &[]);
    let look_back = |id: &String| Arc::downgrade(&hall.go_on(id).unwrap().look_back().unwrap());
    let pasts: Vec<_> = ids.iter().map(look_back).collect();
    let kept = || pasts.iter().filter(|it| it.upgrade().is_some()).count();
    assert_eq!(kept(), 20);
    hall.sweep(later(0));
    assert_eq!((kept(), hall.inner().live.len()), (8, 20), "the tables themselves stay");
    assert!(pasts[19].upgrade().is_some() && pasts[0].upgrade().is_none());
    // Who sets the next table does not wait for the sweep.
    look_back(&ids[0]);
    hall.set(&Order { scenario: shared().1.to_owned(), seed: Some(7), ..Order::default() }).unwrap();
    assert_eq!(kept(), 7);
    hall.sweep(later(121));
    assert_eq!((kept(), hall.inner().live.len()), (0, 0));
}

#[test]
fn the_library_is_read_again_for_an_unknown_key_only_if_somebody_else_has_written() {
    let folder = tempfile::tempdir().unwrap();
    let hall = Hall::open(Library::open(folder.path()).unwrap()).unwrap();
    let other = Hall::open(Library::open(folder.path()).unwrap()).unwrap();
    let order = Order { scenario: shared().1.to_owned(), seed: Some(7), ..Order::default() };
    let key = other.set(&order).unwrap().seats.first().clone();
    assert!(hall.at_hand(key.as_str()).is_none());
    assert!(hall.enter(key.as_str()).is_ok());
    let version = hall.inner().version;
    let guess = "0123456789abcdef0123456789abcdef";
    assert_eq!(hall.enter(guess).unwrap_err().status, StatusCode::NOT_FOUND);
    // What this program writes itself is known already.
    hall.set(&order).unwrap();
    assert_eq!(hall.library.version().ok(), version);
    // Taken out by hand, so that a look into the library would show.
    hall.inner().keys.clear();
    assert!(hall.enter(key.as_str()).is_err(), "nobody else has written, so nothing is read");
    other.set(&order).unwrap();
    assert!(hall.enter(key.as_str()).is_ok());
}
