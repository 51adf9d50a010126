//! The library's log: what is said of a damaged one, how large it gets, and copies that need none.
use crate::common;
use std::{fs, path::Path};

use crate::common::{Plain, folder, go_on, toy::long};
use kernel::Session;
use serde_json::Map;
use store::{BackupSummary, Error, GameFile, Library};
use tempfile::TempDir;

const LOG: &str = "shamble.db-wal";
const INDEX: &str = "shamble.db-shm";
/// The head of a log, and a frame with its page.
const HEAD: usize = 32;
const FRAME: usize = 24 + 4096;

/// The files of a library while it is open, and what its game held after each decision.
struct Files {
    main: Vec<u8>,
    log: Vec<u8>,
    index: Vec<u8>,
    states: Vec<Vec<u8>>,
    /// Where in the log each transaction ends.
    ends: Vec<usize>,
}

impl Files {
    fn new() -> Files {
        let folder = folder();
        let library = Library::open(folder.path()).unwrap();
        let mut session = Session::<Plain>::new(long(3, 500));
        let mut file = GameFile::create(library.row("cellar-1"), Map::new(), &session).unwrap();
        let mut states = Vec::new();
        for moment in 1..12 {
            go_on(&mut session, moment);
            file.append(&session, moment).unwrap();
            states.push(library.text("cellar-1").unwrap().unwrap());
        }
        let read = |name: &str| fs::read(folder.path().join(name)).unwrap();
        let log = read(LOG);
        let frames = (HEAD..log.len()).step_by(FRAME);
        let is_end = |at: &usize| log[at + 4..at + 8] != [0; 4];
        let ends = frames.filter(is_end).map(|it| it + FRAME).collect();
        Files { main: read("shamble.db"), index: read(INDEX), log, states, ends }
    }

    /// The library as it is found with this log, with or without its index.
    fn found(&self, log: Option<&[u8]>, with_index: bool) -> (TempDir, Library) {
        let folder = folder();
        fs::write(folder.path().join("shamble.db"), &self.main).unwrap();
        if let Some(log) = log {
            fs::write(folder.path().join(LOG), log).unwrap();
        }
        if with_index {
            fs::write(folder.path().join(INDEX), &self.index).unwrap();
        }
        let library = Library::open(folder.path()).unwrap();
        (folder, library)
    }

    /// The log with one bit turned over.
    fn flipped(&self, at: usize) -> Vec<u8> {
        let mut log = self.log.clone();
        log[at] ^= 0x10;
        log
    }
}

#[test]
fn a_damaged_place_before_what_was_acknowledged_is_told_once() {
    let files = Files::new();
    let before_last = files.ends[files.ends.len() - 2];
    for at in (HEAD..before_last - FRAME).step_by(FRAME / 2 + 7) {
        let log = files.flipped(at);
        let (folder, library) = files.found(Some(&log), false);
        let told = library.remark().unwrap_or_else(|| panic!("byte {at} is damaged and nothing is told"));
        assert!(told.starts_with("shamble.db-wal is damaged; it held the newest decisions"), "{told}");
        assert!(told.ends_with("The damaged file is kept as shamble.db-wal.damaged-1."), "{told}");
        assert_eq!(fs::read(folder.path().join("shamble.db-wal.damaged-1")).unwrap(), log);
        if let Some(text) = library.text("cellar-1").unwrap() {
            assert!(files.states.contains(&text) || text.len() < files.states[0].len());
        }
        drop(library);
        assert_eq!(Library::open(folder.path()).unwrap().remark(), None, "byte {at}");
    }
}

#[test]
fn a_damaged_head_is_told() {
    let files = Files::new();
    for at in [0, 9, 17, 25] {
        let (_folder, library) = files.found(Some(&files.flipped(at)), false);
        assert!(library.remark().is_some_and(|it| it.contains("is damaged")), "byte {at}");
    }
}

/// A disk that lost power may hand back blocks of zeros, or of anything.
#[test]
fn a_log_of_which_nothing_can_be_read_is_told_and_kept() {
    let files = Files::new();
    let garbled = |from: usize, fill: u8| {
        let mut log = files.log.clone();
        log[..from].fill(fill);
        log
    };
    let all = files.log.len();
    for log in [garbled(all, 0), garbled(all, 0x5a), garbled(4096, 0)] {
        for with_index in [false, true] {
            let (folder, library) = files.found(Some(&log), with_index);
            assert!(library.remark().is_some_and(|it| it.contains("is damaged")), "index: {with_index}");
            assert_eq!(fs::read(folder.path().join("shamble.db-wal.damaged-1")).unwrap(), log);
        }
    }
}

/// Without the index nobody can tell whether something acknowledged was there: that is told.
#[test]
fn a_log_that_is_blank_behind_a_sound_head_is_told_and_kept() {
    let files = Files::new();
    let mut log = files.log.clone();
    log[HEAD..].fill(0);
    let (folder, library) = files.found(Some(&log), false);
    let told = library.remark().expect("it is told");
    assert!(told.contains("is damaged: it is blank") && told.contains("may be lost"), "{told}");
    assert_eq!(fs::read(folder.path().join("shamble.db-wal.damaged-1")).unwrap(), log);
    drop(library);
    assert_eq!(Library::open(folder.path()).unwrap().remark(), None, "it is told once");
    let (_folder, library) = files.found(Some(&log[..HEAD]), false);
    assert_eq!(library.remark(), None, "a head alone held nothing");
    let (_folder, library) = files.found(Some(&log), true);
    assert!(library.remark().is_some_and(|it| it.contains("some of them are lost")), "the index knows more");
}

/// The last transaction may be one that was never acknowledged, whichever of its frames did not get to the disk.
#[test]
fn a_last_transaction_that_was_cut_short_is_no_damage() {
    let files = Files::new();
    let (before, end) = (files.ends[files.ends.len() - 2], files.ends[files.ends.len() - 1]);
    assert_eq!(end, files.log.len());
    for at in (before..end).step_by(FRAME) {
        let mut log = files.log.clone();
        log[at..at + FRAME].fill(0);
        let (_folder, library) = files.found(Some(&log), false);
        assert_eq!(library.remark(), None, "frame at {at}");
        assert_eq!(library.text("cellar-1").unwrap().as_ref(), files.states.get(files.states.len() - 2));
    }
}

#[test]
fn a_log_that_is_shorter_than_its_index_says_is_told() {
    let files = Files::new();
    let (_folder, library) = files.found(Some(&files.log), true);
    assert_eq!(library.remark(), None, "all of it is there");
    assert_eq!(library.text("cellar-1").unwrap().as_ref(), files.states.last());
    for len in (1..files.log.len()).step_by(FRAME - 5) {
        let (_folder, library) = files.found(Some(&files.log[..len]), true);
        assert!(library.remark().is_some_and(|it| it.contains("is damaged")), "{len} bytes");
    }
    let last = files.log.len() - 1;
    let (_folder, library) = files.found(Some(&files.flipped(last)), true);
    assert!(library.remark().is_some(), "the last transaction was acknowledged");
    for log in [None, Some(&[][..])] {
        let (_folder, library) = files.found(log, true);
        assert!(library.remark().is_some_and(|it| it.starts_with("shamble.db-wal is missing")));
    }
}

#[test]
fn nothing_is_told_of_a_log_that_was_written_back_or_is_in_use() {
    let folder = folder();
    let library = Library::open(folder.path()).unwrap();
    let mut others = Vec::new();
    for n in 0..20 {
        campaign(&library, &format!("home-{n}"), "");
        if n % 7 == 3 {
            library.write_back().unwrap();
        }
        let other = Library::open(folder.path()).unwrap();
        assert_eq!(other.remark(), None, "{n}");
        others.push(other);
    }
    // As a killed program leaves it.
    let killed = common::folder();
    for name in ["shamble.db", LOG, INDEX] {
        fs::copy(folder.path().join(name), killed.path().join(name)).unwrap();
    }
    let again = Library::open(killed.path()).unwrap();
    assert_eq!((again.remark(), again.campaigns().unwrap().len()), (None, 20));
}

#[test]
fn a_log_that_was_large_once_does_not_stay_so() {
    let folder = folder();
    let library = Library::open(folder.path()).unwrap();
    let size = || fs::metadata(folder.path().join(LOG)).unwrap().len();
    campaign(&library, "large", &"x".repeat(12 << 20));
    assert!((12 << 20) < size());
    for n in 0..3 {
        campaign(&library, &format!("home-{n}"), "");
    }
    assert!(size() <= 4 << 20, "{}", size());
}

fn restored(copy: &Path) -> (TempDir, Library) {
    let folder = folder();
    fs::copy(copy, folder.path().join("shamble.db")).unwrap();
    let library = Library::open(folder.path()).unwrap();
    (folder, library)
}

#[test]
fn a_copy_made_while_others_write_is_of_one_moment() {
    let folder = folder();
    let library = Library::open(folder.path()).unwrap();
    let copy = folder.path().join("copy.db");
    std::thread::scope(|scope| {
        let writer = Library::open(folder.path()).unwrap();
        let writing = scope.spawn(move || {
            let mut session = Session::<Plain>::new(long(3, 500));
            let mut file = GameFile::create(writer.row("cellar-1"), Map::new(), &session).unwrap();
            for moment in 1..200 {
                go_on(&mut session, moment);
                file.append(&session, moment).unwrap();
            }
            writer.text("cellar-1").unwrap().unwrap()
        });
        let mut copies = Vec::new();
        while !writing.is_finished() {
            library.backup(&copy, true).unwrap();
            copies.push(restored(&copy).1.text("cellar-1").unwrap().unwrap_or_default());
        }
        let last = writing.join().unwrap();
        assert!(copies.iter().all(|it| last.starts_with(it)), "each is a beginning of what came to be");
    });
    campaign(&library, "home", "");
    let copied = library.backup(&copy, true).unwrap();
    let bytes = fs::metadata(&copy).unwrap().len();
    assert_eq!(copied, BackupSummary { games: 1, campaigns: 1, bytes });
    let (_folder, again) = restored(&copy);
    assert_eq!(again.mark().unwrap(), library.mark().unwrap());
    assert!(GameFile::<Plain>::open(again.row("cellar-1")).is_ok());
}

#[test]
fn a_copy_overwrites_nothing_unless_it_is_told_to_and_never_the_library() {
    let folder = folder();
    let library = Library::open(folder.path()).unwrap();
    let copy = folder.path().join("copy.db");
    fs::write(&copy, "somebody else's").unwrap();
    assert!(matches!(library.backup(&copy, false), Err(Error::Exists { .. })));
    assert_eq!(fs::read(&copy).unwrap(), b"somebody else's");
    library.backup(&copy, true).unwrap();
    assert_eq!(restored(&copy).1.mark().unwrap(), library.mark().unwrap());
    for name in ["shamble.db", LOG, INDEX] {
        let itself = library.backup(&folder.path().join(".").join(name), true);
        assert!(matches!(itself, Err(Error::LibraryItself { .. })), "{name}: {itself:?}");
    }
    let nowhere = library.backup(&folder.path().join("no/such/copy.db"), false);
    assert!(matches!(nowhere, Err(Error::Io { .. })), "{nowhere:?}");
    let mut left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|it| it.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["copy.db", "shamble.db", INDEX, LOG]);
}

/// SQLite drops a log beside an empty library without a word.
#[test]
fn a_log_beside_an_empty_or_missing_library_is_kept_and_told() {
    let files = Files::new();
    for (main, is) in [(Some(&[][..]), "empty"), (None, "missing")] {
        for with_index in [true, false] {
            let folder = folder();
            if let Some(main) = main {
                fs::write(folder.path().join("shamble.db"), main).unwrap();
            }
            fs::write(folder.path().join(LOG), &files.log).unwrap();
            if with_index {
                fs::write(folder.path().join(INDEX), &files.index).unwrap();
            }
            let library = Library::open(folder.path()).unwrap();
            let told = library.remark().unwrap_or_else(|| panic!("{is}: nothing is told"));
            assert!(told.starts_with(&format!("shamble.db is {is}, ")), "{told}");
            assert!(told.ends_with(" The log is kept as shamble.db-wal.damaged-1."), "{told}");
            assert_eq!(fs::read(folder.path().join("shamble.db-wal.damaged-1")).unwrap(), files.log);
            drop(library);
            assert_eq!(Library::open(folder.path()).unwrap().remark(), None, "{is}: it is told once");
        }
    }
}

#[test]
fn nothing_is_told_of_a_new_library_or_of_one_without_games() {
    let folder = folder();
    for time in ["new", "opened again"] {
        assert_eq!(Library::open(folder.path()).unwrap().remark(), None, "{time}");
    }
}

/// SQLite says nothing of a damaged page until somebody needs it.
#[test]
fn a_library_that_is_damaged_further_in_is_told_each_time() {
    let folder = folder();
    let library = Library::open(folder.path()).unwrap();
    for name in ["cellar-1", "cellar-2", "cellar-3"] {
        let mut session = Session::<Plain>::new(long(3, 500));
        let mut file = GameFile::create(library.row(name), Map::new(), &session).unwrap();
        for moment in 1..100 {
            go_on(&mut session, moment);
            file.append(&session, moment).unwrap();
        }
    }
    library.write_back().unwrap();
    drop(library);
    let main = folder.path().join("shamble.db");
    let whole = fs::read(&main).unwrap();
    assert_eq!(Library::open(folder.path()).unwrap().remark(), None);
    let mut damaged = whole.clone();
    let middle = whole.len() / 2 / 4096 * 4096;
    damaged[middle..middle + 4096].fill(0);
    for _ in 0..2 {
        fs::write(&main, &damaged).unwrap();
        let told = Library::open(folder.path()).unwrap().remark().map(str::to_owned);
        assert!(told.as_ref().is_some_and(|it| it.starts_with("shamble.db is damaged: ")), "{told:?}");
    }
}

/// SQLite begins a new library in such a file without a word; a file of one byte counts as empty.
#[test]
fn a_library_that_was_emptied_is_told_once() {
    let files = Files::new();
    for main in [&[][..], &[0]] {
        for log in [None, Some(&[][..]), Some(&files.log[..HEAD])] {
            let folder = folder();
            fs::write(folder.path().join("shamble.db"), main).unwrap();
            if let Some(log) = log {
                fs::write(folder.path().join(LOG), log).unwrap();
            }
            let library = Library::open(folder.path()).unwrap();
            let told = library.remark().unwrap_or_else(|| panic!("{main:?} {:?}", log.map(<[u8]>::len)));
            assert!(told.starts_with("shamble.db was empty, and a new library is begun in it."), "{told}");
            assert!(told.contains("`shamble backup`"), "{told}");
            drop(library);
            assert_eq!(Library::open(folder.path()).unwrap().remark(), None, "it is told once");
        }
    }
}

#[test]
fn a_library_of_which_nothing_but_zeros_is_left_is_damaged_and_stays_as_it_is() {
    let files = Files::new();
    for length in [50, 4096, files.main.len()] {
        let folder = folder();
        let path = folder.path().join("shamble.db");
        fs::write(&path, vec![0; length]).unwrap();
        let refused = Library::open(folder.path()).unwrap_err();
        assert!(matches!(refused, Error::DamagedLibrary), "{length}: {refused}");
        assert_eq!(fs::read(&path).unwrap(), vec![0; length]);
    }
    for fill in [0, 0x5a] {
        let folder = folder();
        fs::write(folder.path().join("shamble.db"), vec![fill; files.main.len()]).unwrap();
        fs::write(folder.path().join(LOG), &files.log).unwrap();
        let _ = Library::open(folder.path());
        assert_eq!(
            fs::read(folder.path().join("shamble.db-wal.damaged-1")).unwrap(),
            files.log,
            "the log is kept"
        );
    }
    let folder = folder();
    fs::write(folder.path().join("shamble.db"), "Dear diary, ".repeat(400)).unwrap();
    assert!(matches!(Library::open(folder.path()), Err(Error::NotALibrary)), "somebody else's file");
}

/// The log is all that is left of the games: nobody begins anew over it before it is kept.
#[test]
fn a_log_that_cannot_be_kept_is_not_written_over() {
    let files = Files::new();
    let folder = folder();
    let log = folder.path().join(LOG);
    fs::write(folder.path().join("shamble.db"), []).unwrap();
    fs::write(&log, &files.log).unwrap();
    for n in 1..1000 {
        fs::write(folder.path().join(format!("{LOG}.damaged-{n}")), []).unwrap();
    }
    let refused = Library::open(folder.path()).unwrap_err();
    assert!(matches!(refused, Error::UnkeptLog { .. }), "{refused}");
    assert_eq!(fs::read(&log).unwrap(), files.log);
    fs::remove_file(folder.path().join(format!("{LOG}.damaged-7"))).unwrap();
    let library = Library::open(folder.path()).unwrap();
    assert!(library.remark().unwrap().ends_with(".damaged-7."), "{:?}", library.remark());
}

/// Puts a campaign in that has not begun, with so much beside it.
fn campaign(library: &Library, id: &str, chairs: &str) {
    let session = Session::<Plain>::new(long(0, 1));
    let row = library.row(id).as_campaign().with_chairs(chairs);
    drop(GameFile::create(row, Map::new(), &session).unwrap());
}

/// A library that takes long to look through is opened at once, and looked through behind that.
#[test]
fn damage_in_a_large_library_is_found_behind_its_opening() {
    let folder = folder();
    drop(Library::open(folder.path()).unwrap());
    let path = folder.path().join("shamble.db");
    let filler = rusqlite::Connection::open(&path).unwrap();
    filler
        .execute_batch(
            "CREATE TABLE filler (it); CREATE INDEX by_it ON filler (substr(it, 1, 8));
             WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 24000)
             INSERT INTO filler SELECT randomblob(3000) FROM n; PRAGMA wal_checkpoint(TRUNCATE);",
        )
        .unwrap();
    drop(filler);
    let library = Library::open(folder.path()).unwrap();
    assert_eq!((library.remark(), library.look_through()), (None, None), "it is sound");
    drop(library);
    let mut file = fs::read(&path).unwrap();
    assert!(64 << 20 < file.len(), "{}", file.len());
    let middle = file.len() / 2 / 4096 * 4096;
    file[middle..middle + 4096].fill(0x5a);
    fs::write(&path, file).unwrap();
    let library = Library::open(folder.path()).unwrap();
    assert_eq!(library.remark(), None, "nobody waits for it");
    let told = library.look_through().unwrap();
    assert!(
        told.starts_with("shamble.db is damaged: some games or decisions in it cannot be read."),
        "{told}"
    );
}
