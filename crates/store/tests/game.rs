//! A game's file: what was written is there again, by these rules and by others.

use std::fs;

use crate::common::{
    Plain, bytes, folder, go_on,
    toy::{Toy, long, start, variant},
    write,
};
use kernel::{
    Answer, Book, Earlier, Flaw, Flow, Ledger, LiveQuestion, Pause, Play, Session, Status, Viewer, Whim,
    conformance::play_whole, dice::SeededDice,
};
use serde_json::{Map, json};
use store::{Error, GameFile, GamePlace, Library, Rest, peek};

#[test]
fn a_game_is_the_same_after_every_decision() {
    let folder = folder();
    let path = folder.path().join("game.shamble");
    let mut session = Session::<Plain>::new(long(3, 500));
    let mut file = GameFile::create(&path, Map::new(), &session).unwrap();
    for moment in 1..400 {
        go_on(&mut session, moment);
        file.append(&session, moment * 3).unwrap();
        if moment % 5 == 0 {
            drop(file);
            let opened = GameFile::<Plain>::open(&path).unwrap();
            assert_eq!((&opened.rest, opened.dice_at, opened.lost_line), (&Rest::Whole, moment * 3, false));
            assert_eq!(bytes(&opened.session), bytes(&session));
            (file, session) = (opened.file, opened.session);
        }
    }
    assert!(20 < fs::read_to_string(&path).unwrap().matches(" u").count());
    assert!(1 < fs::read_to_string(&path).unwrap().matches("\nk ").count());
}

#[test]
fn nothing_new_writes_nothing() {
    let game = play_whole::<Plain>(start(0), 0, 1_000);
    let folder = folder();
    let path = folder.path().join("game.shamble");
    let mut file = GameFile::create(&path, Map::new(), &game.session).unwrap();
    let before = fs::read(&path).unwrap();
    file.append(&game.session, game.session.dice()).unwrap();
    assert_eq!(fs::read(&path).unwrap(), before);
    assert_eq!(
        before.iter().filter(|it| **it == b'\n').count(),
        4,
        "header, start, one line of inputs, how it ended"
    );
}

#[test]
fn the_header_tells_what_game_it_is() {
    let folder = folder();
    let path = folder.path().join("game.shamble");
    let session = Session::<Plain>::new(start(0));
    let about =
        json!({"name": "Die Nacht\nim\tKeller", "seed": 7, "book": "chess"}).as_object().unwrap().clone();
    drop(GameFile::create(&path, about, &session).unwrap());
    let header = peek(&path).unwrap();
    assert_eq!((header.book.as_str(), header.schema), ("toy", 1));
    assert_eq!(header.about["name"], "Die Nacht\nim\tKeller");
    assert_eq!(GameFile::<Plain>::open(&path).unwrap().file.header(), &header);
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.starts_with(r#"{"shamble":1,"book":"toy","schema":1,"#), "{text}");
}

/// Opens a game of the plain toy under other rules, plays on and opens it once more.
fn under_other_rules<const V: u8>(keyframe: bool) -> (Rest, usize) {
    let folder = folder();
    let path = folder.path().join("game.shamble");
    let mut session = Session::<Plain>::new(long(1, 6));
    let mut file = GameFile::create(&path, Map::new(), &session).unwrap();
    let half = play_whole::<Plain>(long(1, 6), 1, 1_000).session;
    let tapes: Vec<_> = half.steps().map(<[_]>::to_vec).collect();
    let (before, after) = tapes.split_at(tapes.len() - 4);
    assert_eq!(session.replay(before.to_vec(), Vec::new()), None);
    file.append(&session, 5).unwrap();
    if keyframe {
        file.keyframe(&session, 5).unwrap();
    }
    let told = session.journal().len();
    assert_eq!(session.replay(after[..2].to_vec(), Vec::new()), None);
    file.append(&session, 6).unwrap();
    drop(file);

    let mut opened = GameFile::<Toy<V>>::open(&path).unwrap();
    if let Rest::Kept { .. } = opened.rest {
        assert_eq!(opened.session.journal()[..told], session.journal()[..told], "the journal is kept");
    }
    let status = opened.session.advance(&mut SeededDice::new(4), &mut Whim::new(4));
    assert!(matches!(status, Status::Over), "{status:?}");
    opened.file.keyframe(&opened.session, 9).unwrap();
    let again = {
        let (was, file) = (opened.session, opened.file);
        drop(file);
        let again = GameFile::<Toy<V>>::open(&path).unwrap();
        assert_eq!(again.session.checkpoint(), was.checkpoint());
        assert_eq!(again.session.journal(), was.journal());
        assert_eq!(again.dice_at, 9);
        again
    };
    assert_eq!(again.rest, Rest::Whole, "what the new rules wrote they can read");
    (opened.rest, before.len())
}

#[test]
fn when_the_rules_change_the_last_keyframe_stands_with_its_journal() {
    let (rest, steps) = under_other_rules::<{ variant::OTHER_SIDES }>(true);
    assert!(
        matches!(&rest, Rest::Kept { steps: kept, of, .. } if *kept == steps && *of == steps + 2),
        "{rest:?}"
    );
    let (rest, _) = under_other_rules::<{ variant::LONGER_STEP }>(true);
    assert!(matches!(rest, Rest::Kept { .. }), "{rest:?}");
}

/// The toy under other rules, with limits so tight that nothing of a game but its start is within them.
#[derive(Debug)]
struct Tight;

impl Book for Tight {
    type Battle = <Plain as Book>::Battle;
    type View = <Plain as Book>::View;
    type Preview = <Plain as Book>::Preview;
    const ID: &'static str = Plain::ID;
    const SCHEMA: u32 = Plain::SCHEMA;

    fn ledger() -> &'static Ledger {
        Plain::ledger()
    }

    fn step(battle: &mut Self::Battle, play: &mut Play<'_>) -> Result<Flow, Pause> {
        Toy::<{ variant::OTHER_SIDES }>::step(battle, play)
    }

    fn view(battle: &Self::Battle, viewer: Viewer) -> Self::View {
        Plain::view(battle, viewer)
    }

    fn preview(asked: &LiveQuestion<'_>, earlier: &Earlier, answer: Option<&Answer>) -> Self::Preview {
        Plain::preview(asked, earlier, answer)
    }

    fn check(battle: &Self::Battle) -> Result<(), Flaw> {
        if battle.turn <= 1 { Ok(()) } else { Err(Flaw::new("turn", "is beyond the limit")) }
    }
}

/// A limit that is too tight must not cost anybody a game that was played here.
#[test]
fn a_keyframe_of_the_librarys_own_is_not_refused_and_the_same_from_outside_is() {
    let folder = folder();
    let library = Library::open(folder.path()).unwrap();
    let mut session = Session::<Plain>::new(long(1, 6));
    let mut file = GameFile::create(library.row("cellar-1"), Map::new(), &session).unwrap();
    let whole = play_whole::<Plain>(long(1, 6), 1, 1_000).session;
    let tapes: Vec<_> = whole.steps().map(<[_]>::to_vec).collect();
    assert_eq!(session.replay(tapes[..tapes.len() - 2].to_vec(), Vec::new()), None);
    assert!(1 < session.checkpoint().turn, "it is beyond the limit");
    file.append(&session, 5).unwrap();
    file.keyframe(&session, 5).unwrap();
    drop(file);
    let opened = GameFile::<Tight>::open(library.row("cellar-1")).unwrap();
    assert!(matches!(opened.rest, Rest::Kept { .. }), "{:?}", opened.rest);
    assert_eq!(opened.session.checkpoint(), session.checkpoint());
    let text = library.text("cellar-1").unwrap().unwrap();
    let refused = GameFile::<Tight>::open(GamePlace::Text(&text)).unwrap_err();
    assert!(matches!(refused, Error::Unplayable { .. }), "{refused}");
}

/// The toy under rules whose tapes still fit, and which come to something else: nobody is ever the worse for wear.
#[derive(Debug)]
struct Changed<const ENDS: bool>;

impl<const ENDS: bool> Book for Changed<ENDS> {
    type Battle = <Plain as Book>::Battle;
    type View = <Plain as Book>::View;
    type Preview = <Plain as Book>::Preview;
    const ID: &'static str = Plain::ID;
    const SCHEMA: u32 = Plain::SCHEMA;

    fn ledger() -> &'static Ledger {
        Plain::ledger()
    }

    fn step(battle: &mut Self::Battle, play: &mut Play<'_>) -> Result<Flow, Pause> {
        match Plain::step(battle, play)? {
            Flow::Goes => Ok(Flow::Goes),
            Flow::Ends if ENDS => {
                battle.figures.iter_mut().for_each(|it| it.health += 1);
                Ok(Flow::Ends)
            }
            Flow::Ends => Ok(Flow::Goes),
        }
    }

    fn view(battle: &Self::Battle, viewer: Viewer) -> Self::View {
        Plain::view(battle, viewer)
    }

    fn preview(asked: &LiveQuestion<'_>, earlier: &Earlier, answer: Option<&Answer>) -> Self::Preview {
        Plain::preview(asked, earlier, answer)
    }
}

/// Plays a game to its end in the library and opens it under the rules of another book, there and in an export.
fn ends_as_it_did<B: Book<Battle = <Plain as Book>::Battle>>() {
    let folder = folder();
    let library = Library::open(folder.path()).unwrap();
    let whole = play_whole::<Plain>(long(1, 6), 1, 1_000).session;
    let steps = whole.steps().len();
    let mut session = Session::<Plain>::new(long(1, 6));
    let mut file = GameFile::create(library.row("cellar-1"), Map::new(), &session).unwrap();
    for tape in whole.steps() {
        assert_eq!(session.replay(vec![tape.to_vec()], Vec::new()), None);
        file.append(&session, session.dice()).unwrap();
    }
    drop(file);
    let text = library.text("cellar-1").unwrap().unwrap();
    for place in [library.row("cellar-1").into(), GamePlace::Text(&text)] {
        let opened = GameFile::<B>::open(place).unwrap();
        assert_eq!(opened.rest, Rest::Ended { of: steps });
        assert!(opened.session.is_over());
        assert_eq!(opened.session.checkpoint(), whole.checkpoint());
        assert_eq!(opened.session.journal(), whole.journal());
    }
    let mut opened = GameFile::<B>::open(library.row("cellar-1")).unwrap();
    opened.file.append(&opened.session, opened.dice_at).unwrap();
    let again = GameFile::<B>::open(library.row("cellar-1")).unwrap();
    assert!(again.rest == Rest::Whole && again.session.is_over(), "{:?}", again.rest);
}

#[test]
fn a_finished_game_keeps_its_end_when_the_rules_change() {
    ends_as_it_did::<Toy<{ variant::OTHER_SIDES }>>();
    ends_as_it_did::<Toy<{ variant::OTHER_QUESTION }>>();
    // These tapes still fit.
    ends_as_it_did::<Changed<false>>();
    ends_as_it_did::<Changed<true>>();
}

#[test]
fn an_end_that_was_taken_back_is_none() {
    let folder = folder();
    let path = folder.path().join("game.shamble");
    let mut session = play_whole::<Plain>(long(1, 6), 1, 1_000).session;
    let mut file = GameFile::create(&path, Map::new(), &session).unwrap();
    session.undo_to(session.decisions() - 1).unwrap();
    file.append(&session, session.dice()).unwrap();
    drop(file);
    let mut opened = GameFile::<Changed<true>>::open(&path).unwrap();
    assert!(opened.rest == Rest::Whole && !opened.session.is_over(), "{:?}", opened.rest);
    let status = opened.session.advance(&mut SeededDice::new(4), &mut Whim::new(4));
    assert!(matches!(status, Status::Over), "{status:?}");
    opened.file.append(&opened.session, 9).unwrap();
    drop(opened.file);
    let again = GameFile::<Changed<true>>::open(&path).unwrap();
    assert_eq!((again.rest, again.session.checkpoint()), (Rest::Whole, opened.session.checkpoint()));
}

#[test]
fn without_a_keyframe_what_still_fits_stands() {
    let (rest, _) = under_other_rules::<{ variant::OTHER_QUESTION }>(false);
    assert!(matches!(&rest, Rest::Cut { steps, of, .. } if 0 < *steps && steps < of), "{rest:?}");
}

#[test]
fn a_file_is_open_in_one_place_at_a_time() {
    let written = write(start(0), 3);
    let first = GameFile::<Plain>::open(&written.path).unwrap();
    let second = GameFile::<Plain>::open(&written.path);
    assert!(matches!(second, Err(Error::Locked { .. })), "{second:?}");
    drop(first);
    assert!(GameFile::<Plain>::open(&written.path).is_ok());
}

#[test]
fn a_game_does_not_overwrite_another() {
    let written = write(start(0), 3);
    let before = fs::read(&written.path).unwrap();
    let again = GameFile::create(&written.path, Map::new(), &Session::<Plain>::new(start(1)));
    assert!(matches!(again, Err(Error::Exists { .. })), "{again:?}");
    assert_eq!(fs::read(&written.path).unwrap(), before);
    assert_eq!(fs::read_dir(written.folder.path()).unwrap().count(), 1, "nothing is left beside it");
}

#[test]
fn an_error_says_what_is_wrong_in_plain_words() {
    let folder = folder();
    let path = folder.path().join("game.shamble");
    let says = |text: &str| {
        fs::write(&path, text).unwrap();
        GameFile::<Plain>::open(&path).unwrap_err().to_string()
    };
    assert_eq!(says(""), "this is not a game of shamble: it ends in its first line");
    assert_eq!(says("Dear diary\n"), "this is not a game of shamble: its first line is not JSON");
    assert_eq!(says("{}\n"), "this is not a game of shamble: its first line does not say so");
    let newer = "the file has format 2, and this program reads up to 1; a newer shamble will open it";
    assert_eq!(says("{\"shamble\":2}\n"), newer);
    let damaged = "line 1 is damaged: expected a header that fits its checksum";
    assert_eq!(says("{\"shamble\":1}\n"), damaged);
    let missing = GameFile::<Plain>::open(&folder.path().join("none")).unwrap_err();
    assert!(matches!(missing, Error::Io { .. }), "{missing}");
}

#[test]
fn a_folder_that_may_not_be_written_is_named() {
    // The kernel's own folders take no files, from nobody.
    let path = std::path::Path::new("/proc/sys/game.shamble");
    let refused = GameFile::create(path, Map::new(), &Session::<Plain>::new(start(1)));
    assert!(matches!(refused, Err(Error::NotAllowed { .. } | Error::Io { .. })), "{refused:?}");
}

#[test]
fn a_decision_takes_few_bytes() {
    let folder = folder();
    let path = folder.path().join("game.shamble");
    let mut session = Session::<Plain>::new(long(3, u16::MAX));
    let mut file = GameFile::create(&path, Map::new(), &session).unwrap();
    let before = fs::metadata(&path).unwrap().len();
    for moment in 1..=1000 {
        go_on(&mut session, moment);
        file.append(&session, session.dice()).unwrap();
    }
    let text = fs::read_to_string(&path).unwrap();
    let frames: usize = text.lines().filter(|it| it.starts_with("k ")).map(|it| it.len() + 1).sum();
    let each = (fs::metadata(&path).unwrap().len() - before) / 1000;
    println!("{each} bytes a decision, of which keyframes {}", frames / 1000);
    assert!(each < 100);
}
