//! The library: games and campaigns in one file that survives anything.
use crate::common;
use std::{fs, path::Path};

use crate::common::{
    Plain, bytes, folder, go_on,
    toy::{long, start},
};
use kernel::{Session, conformance::play_whole};
use serde_json::{Map, Value, json};
use store::{Body, Bundle, BundleKind, Error, GameFile, GamePlace, Library, NewGame, Note};

fn about(name: &str) -> Map<String, Value> {
    json!({ "name": name, "scenario": "cellar", "seed": 7 }).as_object().unwrap().clone()
}

/// A library with one game in it, and the game.
fn one_game(folder: &Path) -> (Library, GameFile<Plain>, Session<Plain>) {
    let library = Library::open(folder).unwrap();
    let session = Session::<Plain>::new(long(3, 500));
    let file = GameFile::create(library.row("cellar-1"), about("The cellar"), &session).unwrap();
    (library, file, session)
}

#[test]
fn a_game_is_the_same_after_every_decision() {
    let folder = folder();
    let (library, mut file, mut session) = one_game(folder.path());
    for moment in 1..400 {
        go_on(&mut session, moment);
        file.append(&session, moment * 3).unwrap();
        if moment % 5 == 0 {
            let opened = GameFile::<Plain>::open(library.row("cellar-1")).unwrap();
            assert_eq!((opened.dice_at, opened.lost_line), (moment * 3, false));
            assert_eq!(bytes(&opened.session), bytes(&session));
            (file, session) = (opened.file, opened.session);
        }
    }
    let text = String::from_utf8(library.text("cellar-1").unwrap().unwrap()).unwrap();
    assert!(1 < text.matches("\nk ").count(), "keyframes are among the lines");
}

#[test]
fn the_library_holds_the_very_lines_of_a_file() {
    let folder = folder();
    let (library, mut row, mut session) = one_game(folder.path());
    let path = folder.path().join("game.shamble");
    let mut file = GameFile::create(&path, about("The cellar"), &session).unwrap();
    for moment in 1..200 {
        go_on(&mut session, moment);
        row.append(&session, moment).unwrap();
        file.append(&session, moment).unwrap();
    }
    let text = fs::read(&path).unwrap();
    assert_eq!(library.text("cellar-1").unwrap().unwrap(), text);
    let new = NewGame { id: "cellar-1", ..new_game(&text) };
    let id = library.add(&new).unwrap();
    assert_eq!(id, "cellar-1-2", "the id was taken");
    assert_eq!(library.text(&id).unwrap().unwrap(), text);
    let opened = GameFile::<Plain>::open(library.row(&id)).unwrap();
    assert_eq!(bytes(&opened.session), bytes(&session));
    let looked = GameFile::<Plain>::open(GamePlace::Text(&text)).unwrap();
    assert_eq!(bytes(&looked.session), bytes(&session));
}

#[test]
fn a_list_tells_how_far_games_are_without_playing_them() {
    let folder = folder();
    let (library, mut file, mut session) = one_game(folder.path());
    for moment in 1..20 {
        go_on(&mut session, moment);
        file.append(&session, moment).unwrap();
    }
    let over = play_whole::<Plain>(start(0), 0, 1_000).session;
    let row = library.row("cellar-2").with_chairs("two of them");
    let mut second = GameFile::create(row, about("Another"), &Session::<Plain>::new(start(0))).unwrap();
    second.result(Some(r#"{"outcome":"won"}"#.to_owned()));
    second.append(&over, over.dice()).unwrap();
    let games = library.games().unwrap();
    let told: Vec<_> = games.iter().map(|it| (it.id.as_str(), it.name.as_str(), it.over)).collect();
    assert_eq!(told, [("cellar-2", "Another", true), ("cellar-1", "The cellar", false)]);
    assert_eq!(games[0].result, Some(json!({ "outcome": "won" })));
    assert_eq!((games[0].decisions, games[1].decisions), (over.decisions(), session.decisions()));
    assert_eq!((games[0].chairs.as_deref(), games[1].chairs.as_deref()), (Some("two of them"), None));
    assert_eq!(games[0].header.book, "toy");
    library.seat("cellar-1", "one").unwrap();
    assert_eq!(library.game("cellar-1").unwrap().unwrap().chairs.as_deref(), Some("one"));
    assert_eq!(library.game("cellar-3").unwrap(), None);
    assert_eq!(library.free("cellar").unwrap(), "cellar-3");
}

#[test]
fn of_two_who_go_on_with_one_game_the_second_is_told_and_changes_nothing() {
    let folder = folder();
    let (library, _, _) = one_game(folder.path());
    let other = Library::open(folder.path()).unwrap();
    let mut one = GameFile::<Plain>::open(library.row("cellar-1")).unwrap();
    let mut two = GameFile::<Plain>::open(other.row("cellar-1")).unwrap();
    go_on(&mut one.session, 1);
    one.file.append(&one.session, 1).unwrap();
    let text = library.text("cellar-1").unwrap();
    go_on(&mut two.session, 2);
    for _ in 0..2 {
        let refused = two.file.append(&two.session, 2).unwrap_err();
        assert!(matches!(refused, Error::GoneOn), "{refused}");
    }
    assert_eq!(library.text("cellar-1").unwrap(), text);
    go_on(&mut one.session, 3);
    one.file.append(&one.session, 3).unwrap();
    let taken = GameFile::create(other.row("cellar-1"), Map::new(), &one.session);
    assert!(matches!(taken, Err(Error::Taken { .. })), "{taken:?}");
    let opened = GameFile::<Plain>::open(other.row("cellar-1")).unwrap();
    assert_eq!(bytes(&opened.session), bytes(&one.session));
}

#[test]
fn many_threads_write_their_games_at_once() {
    let folder = folder();
    let library = Library::open(folder.path()).unwrap();
    let other = Library::open(folder.path()).unwrap();
    std::thread::scope(|scope| {
        for n in 0..6_u64 {
            let library = if n % 2 == 0 { library.clone() } else { other.clone() };
            scope.spawn(move || {
                let id = format!("cellar-{n}");
                let mut session = Session::<Plain>::new(long(2, 500));
                let mut file = GameFile::create(library.row(&id), Map::new(), &session).unwrap();
                for moment in 1..30 {
                    go_on(&mut session, moment * 10 + n);
                    file.append(&session, moment).unwrap();
                }
                let opened = GameFile::<Plain>::open(library.row(&id)).unwrap();
                assert_eq!(bytes(&opened.session), bytes(&session));
            });
        }
    });
    assert_eq!(library.games().unwrap().len(), 6);
}

#[test]
fn a_full_disk_keeps_nothing_and_the_game_goes_on_when_there_is_room() {
    let folder = folder();
    let (library, mut file, mut session) = one_game(folder.path());
    library.bound(0).unwrap();
    let mut moment = 0;
    let refused = loop {
        moment += 1;
        let before = library.text("cellar-1").unwrap();
        go_on(&mut session, moment);
        if let Err(error) = file.append(&session, moment) {
            assert_eq!(library.text("cellar-1").unwrap(), before);
            break error;
        }
        assert!(moment < 5_000, "the disk is never full");
    };
    assert!(matches!(refused, Error::DiskFull), "{refused}");
    assert_eq!(
        refused.to_string(),
        "the disk is full; make room, then try again (everything kept before is safe)"
    );
    assert!(matches!(file.append(&session, moment), Err(Error::DiskFull)));
    assert_eq!(library.games().unwrap().len(), 1, "what is there can still be read");
    library.bound(10_000).unwrap();
    file.append(&session, moment).unwrap();
    let opened = GameFile::<Plain>::open(library.row("cellar-1")).unwrap();
    assert_eq!((bytes(&opened.session), opened.dice_at), (bytes(&session), moment));
}

#[test]
fn garbage_is_no_library_and_is_left_alone() {
    for garbage in [&b"Dear diary, today it rained and nobody came."[..], &[0xff; 5_000]] {
        let folder = folder();
        let path = folder.path().join("shamble.db");
        fs::write(&path, garbage).unwrap();
        let refused = Library::open(folder.path()).unwrap_err();
        assert!(matches!(refused, Error::NotALibrary), "{refused}");
        assert!(refused.to_string().contains("move it away"));
        assert_eq!(fs::read(&path).unwrap(), garbage);
    }
}

#[test]
fn a_damaged_library_is_an_error_and_never_a_panic() {
    let folder = folder();
    let (library, mut file, mut session) = one_game(folder.path());
    for moment in 1..60 {
        go_on(&mut session, moment);
        file.append(&session, moment).unwrap();
    }
    drop((library, file));
    let path = folder.path().join("shamble.db");
    let whole = fs::read(&path).unwrap();
    assert!(
        !folder.path().join("shamble.db-wal").exists(),
        "the last to leave puts everything into the file"
    );
    let mut found = 0;
    for at in (0..whole.len()).step_by(997) {
        let mut damaged = whole.clone();
        damaged[at..(at + 64).min(whole.len())].fill(0x5a);
        fs::write(&path, &damaged).unwrap();
        let opened = Library::open(folder.path())
            .and_then(|it| it.games().map(|games| (it, games)))
            .and_then(|(it, _)| GameFile::<Plain>::open(it.row("cellar-1")));
        match opened {
            // Damage may lie where nothing is kept.
            Ok(opened) if !opened.lost_line => {
                assert_eq!(bytes(&opened.session), bytes(&session), "byte {at}")
            }
            Ok(_) | Err(_) => found += 1,
        }
    }
    assert!(0 < found);
}

/// The write-ahead log cut off anywhere, as a crash of the whole machine may leave it.
#[test]
fn a_torn_transaction_never_was() {
    let folder = folder();
    let (library, mut file, mut session) = one_game(folder.path());
    let mut states = vec![library.text("cellar-1").unwrap().unwrap()];
    for moment in 1..12 {
        go_on(&mut session, moment);
        file.append(&session, moment).unwrap();
        states.push(library.text("cellar-1").unwrap().unwrap());
    }
    let read = |name: &str| fs::read(folder.path().join(name)).unwrap();
    let (main, log) = (read("shamble.db"), read("shamble.db-wal"));
    let mut seen = std::collections::BTreeSet::new();
    for len in (0..=log.len()).rev().step_by(1 + log.len() / 150) {
        let crashed = common::folder();
        fs::write(crashed.path().join("shamble.db"), &main).unwrap();
        fs::write(crashed.path().join("shamble.db-wal"), &log[..len]).unwrap();
        let library = Library::open(crashed.path()).unwrap();
        assert_eq!(library.remark(), None, "what nobody was told is not missed: {len} bytes");
        let Some(text) = library.text("cellar-1").unwrap() else {
            assert!(library.games().unwrap().is_empty());
            continue;
        };
        let state = states.iter().position(|it| *it == text).expect("a state that was acknowledged");
        seen.insert(state);
        let mut opened = GameFile::<Plain>::open(library.row("cellar-1")).unwrap();
        go_on(&mut opened.session, 77);
        opened.file.append(&opened.session, 77).unwrap();
    }
    assert!(seen.contains(&(states.len() - 1)) && 5 < seen.len(), "{seen:?}");
}

/// Puts a campaign in that has not begun.
fn campaign(library: &Library, id: &str) -> GameFile<Plain> {
    let session = Session::<Plain>::new(start(0));
    GameFile::create(library.row(id).as_campaign(), about("Home"), &session).unwrap()
}

#[test]
fn a_campaign_is_gone_on_with_by_whoever_has_read_it_last() {
    let folder = folder();
    let library = Library::open(folder.path()).unwrap();
    drop(campaign(&library, "home"));
    let other = Library::open(folder.path()).unwrap();
    let mut one = GameFile::<Plain>::open(library.row("home")).unwrap();
    let mut two = GameFile::<Plain>::open(other.row("home")).unwrap();
    go_on(&mut one.session, 1);
    one.file.append(&one.session, 1).unwrap();
    go_on(&mut two.session, 2);
    let refused = two.file.append(&two.session, 2).unwrap_err();
    assert!(matches!(refused, Error::GoneOn), "{refused}");
    let found = other.campaign("home").unwrap().unwrap();
    assert_eq!((found.name.as_str(), found.book.as_str()), ("Home", "toy"));
    let session = Session::<Plain>::new(start(0));
    let taken = GameFile::create(library.row("home"), Map::new(), &session);
    assert!(matches!(taken, Err(Error::Taken { .. })), "{taken:?}");
}

fn new_game(text: &[u8]) -> NewGame<'_> {
    NewGame { id: "game", text, note: Note::default(), chairs: None, written: None, kind: BundleKind::Game }
}

/// The form of the version before: the campaign as one text.
#[test]
fn a_campaign_that_was_handed_on_as_a_text_is_still_read() {
    let text = "{\n \"a\": \"\t\"\n}".to_owned();
    let games = vec![("one".to_owned(), b"{}\n{}\n".to_vec())];
    let bundle = Bundle { book: "toy".to_owned(), name: "A".to_owned(), body: Body::Text(text), games };
    let file = bundle.write().unwrap();
    assert!(file.starts_with(b"{\"shamble-campaign\":1,"));
    assert_eq!(Bundle::read(&file).unwrap(), bundle);
    let newer = String::from_utf8(file).unwrap().replacen(":1,", ":3,", 1);
    assert!(matches!(Bundle::read(newer.as_bytes()), Err(Error::NewerFormat { found: 3 })));
}

#[test]
fn a_campaign_is_handed_on_with_its_games_as_one_file() {
    let folder = folder();
    let library = Library::open(folder.path()).unwrap();
    drop(campaign(&library, "home"));
    for n in 1..=2 {
        let (id, name) = (format!("home-{n}"), format!("game {n}"));
        let session = play_whole::<Plain>(start(n), 0, 1_000).session;
        let row = library.row(&id).in_campaign("home", &name);
        drop(GameFile::create(row, about("A game of it"), &session).unwrap());
    }
    assert_eq!(library.game("home-2").unwrap().unwrap().campaign.as_deref(), Some("home"));
    assert_eq!(library.campaign("home").unwrap().unwrap().game("game 2"), Some("home-2"));
    let bundle = library.bundle("home").unwrap().unwrap();
    let file = bundle.write().unwrap();
    assert_eq!(BundleKind::of(&file), Some(BundleKind::Campaign));
    assert_eq!(Bundle::read(&file).unwrap(), bundle);
    let games: Vec<_> = bundle.games.iter().map(|it| NewGame { id: "home-1", ..new_game(&it.1) }).collect();
    let Body::Lines(lines) = &bundle.body else { panic!("{bundle:?}") };
    let whole = NewGame { id: "home", ..new_game(lines) };
    assert_eq!(library.add_campaign(&whole, &bundle, &games).unwrap(), "home-3");
    let again = library.campaign("home-3").unwrap().unwrap();
    assert_eq!(library.text("home-3").unwrap().as_ref(), Some(lines));
    assert_eq!(library.text(again.game("game 2").unwrap()).unwrap(), library.text("home-2").unwrap());
    for cut in 0..file.len() {
        assert!(Bundle::read(&file[..cut]).is_err(), "{cut} bytes of {}", file.len());
    }
    let longer = [&file[..], b"x"].concat();
    assert!(matches!(Bundle::read(&longer), Err(Error::Damaged { .. })));
}

#[test]
fn nothing_of_a_campaign_is_kept_if_one_of_its_games_is_damaged() {
    let folder = folder();
    let library = Library::open(folder.path()).unwrap();
    let session = Session::<Plain>::new(start(0));
    drop(GameFile::create(library.row("a-1"), Map::new(), &session).unwrap());
    let text = library.text("a-1").unwrap().unwrap();
    let games = vec![("one".to_owned(), text.clone()), ("two".to_owned(), text[1..].to_vec())];
    let body = Body::Lines(text.clone());
    let bundle = Bundle { book: "toy".to_owned(), name: "A".to_owned(), body, games };
    let games: Vec<_> = bundle.games.iter().map(|it| NewGame { id: "b-1", ..new_game(&it.1) }).collect();
    let whole = NewGame { id: "b", ..new_game(&text) };
    assert!(library.add_campaign(&whole, &bundle, &games).is_err());
    assert_eq!((library.games().unwrap().len(), library.campaigns().unwrap().len()), (1, 0));
}

#[test]
fn a_campaign_is_forgotten_with_its_games_and_nothing_else_is() {
    let folder = folder();
    let library = Library::open(folder.path()).unwrap();
    let session = Session::<Plain>::new(start(0));
    drop(GameFile::create(library.row("a-1"), Map::new(), &session).unwrap());
    let text = library.text("a-1").unwrap().unwrap();
    let games = vec![("one".to_owned(), text.clone()), ("two".to_owned(), text.clone())];
    let body = Body::Lines(text.clone());
    let bundle = Bundle { book: "toy".to_owned(), name: "A".to_owned(), body, games };
    let games: Vec<_> = bundle.games.iter().map(|it| NewGame { id: "b-1", ..new_game(&it.1) }).collect();
    let whole = NewGame { id: "b", ..new_game(&text) };
    for id in ["b", "b-2"] {
        assert_eq!(library.add_campaign(&whole, &bundle, &games).unwrap(), id);
    }
    let mut gone = library.forget("b").unwrap();
    gone.sort();
    assert_eq!(gone, ["b", "b-1", "b-1-2"]);
    assert_eq!((library.games().unwrap().len(), library.campaigns().unwrap().len()), (3, 1));
    assert_eq!(library.campaign("b-2").unwrap().unwrap().games.len(), 2);
    assert_eq!(library.forget("a-1").unwrap(), ["a-1"]);
    assert_eq!(library.forget("nothing").unwrap(), [""; 0]);
}

#[test]
fn what_was_worked_out_of_a_game_is_kept_until_the_game_changes() {
    let folder = folder();
    let (library, mut file, mut session) = one_game(folder.path());
    assert_eq!(library.end("nothing").unwrap(), None);
    let end = library.end("cellar-1").unwrap().unwrap();
    assert_eq!(library.report("cellar-1", end, "me").unwrap(), None);
    for text in ["first", "second"] {
        library.keep_report("cellar-1", end, "me", text).unwrap();
        assert_eq!(library.report("cellar-1", end, "me").unwrap().as_deref(), Some(text));
    }
    assert_eq!(library.report("cellar-1", end, "another").unwrap(), None);
    let again = Library::open(folder.path()).unwrap();
    assert_eq!(again.report("cellar-1", end, "me").unwrap().as_deref(), Some("second"));
    go_on(&mut session, 1);
    file.append(&session, 1).unwrap();
    let now = library.end("cellar-1").unwrap().unwrap();
    assert_eq!(library.report("cellar-1", now, "me").unwrap(), None, "the game has gone on");
    library.keep_report("cellar-1", end, "me", "late").unwrap();
    assert_eq!(library.report("cellar-1", end, "me").unwrap().as_deref(), Some("second"), "too late for it");
}

#[test]
fn names_become_ids() {
    assert_eq!(store::plain("The long way home"), "the-long-way-home");
    assert_eq!(store::plain("Straße: 1!"), "stra-e-1");
    assert_eq!(store::plain("…"), "game");
    assert!(store::is_plain(&store::plain(&"word ".repeat(40))));
}
