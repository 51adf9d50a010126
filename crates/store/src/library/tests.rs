//! What a test from outside cannot bring about: older versions, other programs' databases, a full disk.
use kernel::Session;
use serde_json::Map;

use super::{FILE, Library, schema};
use crate::{Error, GameFile, Note, toy};

/// A game that is over, as the steps of another session.
fn whole() -> Session<toy::Plain> {
    kernel::conformance::play_whole::<toy::Plain>(toy::start(0), 0, 1_000).session
}

/// A game before its last step, which is one line of inputs; that it is over is kept in another.
fn nearly_whole() -> Session<toy::Plain> {
    let steps: Vec<_> = whole().steps().map(<[_]>::to_vec).collect();
    Session::replayed(toy::start(0), steps[..steps.len() - 1].to_vec(), Vec::new()).0
}

#[test]
fn a_library_of_the_version_before_is_brought_up_to_date_with_its_games() {
    let folder = tempfile::tempdir().unwrap();
    let mut old = rusqlite::Connection::open(folder.path().join(FILE)).unwrap();
    schema::migrate(&mut old, schema::STEPS.len() - 1).unwrap();
    let (library, session) = (folder.path().join("game"), whole());
    drop(GameFile::create(&library, Map::new(), &session).unwrap());
    let text = std::fs::read_to_string(&library).unwrap();
    let header = crate::peek(&library).unwrap();
    let all = old.transaction().unwrap();
    let sql = "INSERT INTO games (id, book, schema, name, header, created, written, lines, sum) \
               VALUES ('a-1', 'toy', 1, 'A', ?1, 0, 0, ?2, ?3)";
    let lines: Vec<&str> = text.lines().collect();
    let sum = u32::from_str_radix(lines.last().unwrap().rsplit_once('\t').unwrap().1, 16).unwrap();
    all.execute(sql, rusqlite::params![serde_json::to_string(&header).unwrap(), lines.len() as i64, sum])
        .unwrap();
    for (at, line) in lines.iter().enumerate() {
        all.execute("INSERT INTO lines VALUES (1, ?1, ?2)", rusqlite::params![at as i64 + 1, line]).unwrap();
    }
    all.commit().unwrap();
    drop(old);
    let library = Library::open(folder.path()).unwrap();
    assert_eq!(library.campaigns().unwrap(), []);
    campaign(&library, "home");
    let opened = GameFile::<toy::Plain>::open(library.row("a-1")).unwrap();
    assert_eq!(opened.session.checkpoint(), session.checkpoint());
    let again = Library::open(folder.path()).unwrap();
    assert_eq!(again.campaigns().unwrap().len(), 1);
}

#[test]
fn every_version_before_leads_to_the_same_form() {
    let form = |library: &Library| -> Vec<String> {
        let connection = library.connection();
        let mut all =
            connection.prepare("SELECT sql FROM sqlite_schema WHERE sql NOT NULL ORDER BY name").unwrap();
        all.query_map([], |it| it.get(0)).unwrap().map(Result::unwrap).collect()
    };
    let fresh = tempfile::tempdir().unwrap();
    let wanted = form(&Library::open(fresh.path()).unwrap());
    for version in 0..schema::STEPS.len() {
        let folder = tempfile::tempdir().unwrap();
        let mut old = rusqlite::Connection::open(folder.path().join(FILE)).unwrap();
        schema::migrate(&mut old, version).unwrap();
        drop(old);
        assert_eq!(form(&Library::open(folder.path()).unwrap()), wanted, "from version {version}");
    }
}

#[test]
fn a_newer_library_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(folder.path()).unwrap();
    library.connection().pragma_update(None, "user_version", 99).unwrap();
    drop(library);
    let before = std::fs::read(folder.path().join(FILE)).unwrap();
    let refused = Library::open(folder.path()).unwrap_err();
    assert_eq!(
        refused.to_string(),
        format!(
            "shamble.db is of version 99, this program knows up to {}; a newer shamble will open it",
            schema::STEPS.len()
        )
    );
    assert_eq!(std::fs::read(folder.path().join(FILE)).unwrap(), before);
}

#[test]
fn the_database_of_another_program_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let other = rusqlite::Connection::open(folder.path().join(FILE)).unwrap();
    other.execute_batch("CREATE TABLE recipes (name TEXT); INSERT INTO recipes VALUES ('soup');").unwrap();
    drop(other);
    let before = std::fs::read(folder.path().join(FILE)).unwrap();
    assert!(matches!(Library::open(folder.path()), Err(Error::NotALibrary)));
    assert_eq!(std::fs::read(folder.path().join(FILE)).unwrap(), before);
}

#[test]
fn a_line_that_is_damaged_in_the_library_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(folder.path()).unwrap();
    drop(GameFile::create(library.row("a-1"), Map::new(), &whole()).unwrap());
    library
        .connection()
        .execute("UPDATE lines SET text = replace(text, ':', ';') WHERE line = 2", [])
        .unwrap();
    let opened = GameFile::<toy::Plain>::open(library.row("a-1"));
    assert!(matches!(opened, Err(Error::Damaged { line: 2, .. })), "{opened:?}");
}

#[test]
fn a_last_line_that_lost_its_checksum_is_left_out_and_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(folder.path()).unwrap();
    let session = nearly_whole();
    drop(GameFile::create(library.row("a-1"), Map::new(), &session).unwrap());
    library.connection().execute("UPDATE lines SET text = 'x' || text WHERE line = 3", []).unwrap();
    let mut opened = GameFile::<toy::Plain>::open(library.row("a-1")).unwrap();
    assert!(opened.lost_line);
    opened.file.append(&session, session.dice()).unwrap();
    let again = GameFile::<toy::Plain>::open(library.row("a-1")).unwrap();
    assert!(!again.lost_line);
    assert_eq!(again.session.checkpoint(), session.checkpoint());
}

/// The failed write was reported and is there all the same, as a disk may do it that fails while it syncs.
#[test]
fn a_line_that_is_there_already_is_not_somebody_elses() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(folder.path()).unwrap();
    let start = Session::<toy::Plain>::new(toy::start(0));
    drop(GameFile::create(library.row("a-1"), Map::new(), &start).unwrap());
    let mut one = GameFile::<toy::Plain>::open(library.row("a-1")).unwrap();
    let mut two = GameFile::<toy::Plain>::open(library.row("a-1")).unwrap();
    let session = nearly_whole();
    one.file.append(&session, session.dice()).unwrap();
    two.file.append(&session, session.dice()).unwrap();
    assert_eq!(library.game("a-1").unwrap().unwrap().decisions, session.decisions());
    let note = Note { over: false, decisions: session.decisions(), result: None };
    assert_eq!(two.file.note, note);
}

/// Two games with a line each on its way, and the sessions behind them.
fn two_on_their_way(library: &Library) -> (Vec<GameFile<toy::Plain>>, Vec<crate::Writing>) {
    let start = Session::<toy::Plain>::new(toy::start(0));
    let mut files: Vec<_> = ["a-1", "a-2"]
        .map(|it| GameFile::create(library.row(it), Map::new(), &start).unwrap())
        .into_iter()
        .collect();
    let session = whole();
    let writings = files.iter_mut().map(|it| it.begin(&session, session.dice()).unwrap()).collect();
    (files, writings)
}

#[test]
fn lines_that_wait_are_written_together_and_each_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(folder.path()).unwrap();
    let (mut files, mut writings) = two_on_their_way(&library);
    let decisions = |id: &str| library.game(id).unwrap().unwrap().decisions;
    assert_eq!((decisions("a-1"), decisions("a-2")), (0, 0));
    let session = whole();
    // Whoever waits for his own line writes the other's too.
    let outcome = writings.remove(0).wait();
    assert_eq!((decisions("a-1"), decisions("a-2")), (session.decisions(), session.decisions()));
    files[0].end(&session, outcome).unwrap();
    let other = writings.remove(0).wait();
    files[1].end(&session, other).unwrap();
    for id in ["a-1", "a-2"] {
        let opened = GameFile::<toy::Plain>::open(library.row(id)).unwrap();
        assert_eq!(opened.session.checkpoint(), session.checkpoint());
    }
}

#[test]
fn a_batch_that_fails_fails_for_all_and_both_games_are_where_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(folder.path()).unwrap();
    let (mut files, writings) = two_on_their_way(&library);
    let texts = |it: &Library| ["a-1", "a-2"].map(|id| it.text(id).unwrap().unwrap());
    let before = texts(&library);
    let refuse = "CREATE TEMP TRIGGER full BEFORE INSERT ON lines WHEN NEW.game = 2 BEGIN \
                  SELECT RAISE(ROLLBACK, 'the disk is full'); END";
    library.connection().execute_batch(refuse).unwrap();
    library.flush_all();
    let session = whole();
    for (file, writing) in files.iter_mut().zip(writings) {
        let outcome = writing.wait();
        assert!(outcome.is_err());
        assert!(file.end(&session, outcome).is_err());
    }
    assert_eq!(texts(&library), before);
    library.connection().execute_batch("DROP TRIGGER full").unwrap();
    for file in &mut files {
        file.append(&session, session.dice()).unwrap();
    }
    let opened = GameFile::<toy::Plain>::open(library.row("a-2")).unwrap();
    assert_eq!(opened.session.checkpoint(), session.checkpoint());
}

#[test]
fn whoever_has_gone_on_elsewhere_stops_only_his_own_game() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(folder.path()).unwrap();
    let (mut files, mut writings) = two_on_their_way(&library);
    let other = Library::open(folder.path()).unwrap();
    let mut elsewhere = GameFile::<toy::Plain>::open(other.row("a-1")).unwrap();
    let dice_elsewhere = whole().dice() + 1;
    elsewhere.file.append(&whole(), dice_elsewhere).unwrap();
    library.flush_all();
    let session = whole();
    let second = writings.pop().unwrap().wait();
    let first = writings.pop().unwrap().wait();
    assert!(matches!(files[0].end(&session, first), Err(Error::GoneOn)));
    assert!(files[1].end(&session, second).is_ok());
}

#[test]
fn many_threads_that_write_at_once_all_find_their_lines() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(folder.path()).unwrap();
    let (start, session) = (Session::<toy::Plain>::new(toy::start(0)), whole());
    std::thread::scope(|scope| {
        for at in 0..8 {
            let (library, start, session) = (&library, &start, &session);
            scope.spawn(move || {
                let id = format!("a-{at}");
                let mut file = GameFile::create(library.row(&id), Map::new(), start).unwrap();
                file.append(session, session.dice()).unwrap();
            });
        }
    });
    for at in 0..8 {
        let opened = GameFile::<toy::Plain>::open(library.row(&format!("a-{at}"))).unwrap();
        assert_eq!(opened.session.checkpoint(), session.checkpoint());
    }
}

#[test]
fn a_game_whose_header_cannot_be_read_is_listed_by_what_else_is_known_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(folder.path()).unwrap();
    drop(GameFile::create(library.row("a-1"), Map::new(), &whole()).unwrap());
    library.connection().execute("UPDATE games SET header = 'nonsense', name = 'A'", []).unwrap();
    let listed = library.games().unwrap();
    assert_eq!(listed.len(), 1);
    assert_eq!((listed[0].id.as_str(), listed[0].name.as_str()), ("a-1", "A"));
    assert_eq!(listed[0].header.book, "toy");
    assert!(library.game("a-1").unwrap().is_some());
}

#[test]
fn the_log_is_written_back_only_when_nothing_was_written_since_the_last_look() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(folder.path()).unwrap();
    let log = || std::fs::metadata(folder.path().join("shamble.db-wal")).map_or(0, |it| it.len());
    let mut quiet = super::log::Quiet::default();
    for n in 0..3 {
        campaign(&library, &format!("home-{n}"));
        quiet.look(&library);
        assert_ne!(log(), 0, "somebody is writing");
    }
    quiet.look(&library);
    assert_eq!(log(), 0);
    assert_eq!(library.campaigns().unwrap().len(), 3);
}

/// Whoever reads holds the log, and is not waited for.
#[test]
fn a_log_that_another_program_reads_is_written_back_later() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(folder.path()).unwrap();
    campaign(&library, "home");
    let other = Library::open(folder.path()).unwrap();
    campaign(&library, "away");
    let mut reads = other.connection();
    let reading = reads.transaction().unwrap();
    let before: i64 = reading.query_row("SELECT count(*) FROM games", [], |it| it.get(0)).unwrap();
    campaign(&library, "far");
    assert!(!library.write_back().unwrap());
    let after: i64 = reading.query_row("SELECT count(*) FROM games", [], |it| it.get(0)).unwrap();
    assert_eq!((before, after), (2, 2));
    drop(reading);
    drop(reads);
    assert!(library.write_back().unwrap());
    assert_eq!(library.campaigns().unwrap().len(), 3);
}

/// Puts a campaign in that has not begun.
fn campaign(library: &Library, id: &str) {
    let session = Session::<toy::Plain>::new(toy::start(0));
    drop(GameFile::create(library.row(id).as_campaign(), Map::new(), &session).unwrap());
}

#[test]
fn a_campaign_of_the_version_before_gives_its_place_to_lines() {
    let folder = tempfile::tempdir().unwrap();
    let mut old = rusqlite::Connection::open(folder.path().join(FILE)).unwrap();
    schema::migrate(&mut old, 4).unwrap();
    let sql = "INSERT INTO campaigns (id, book, name, text, created, written) VALUES ('home', 'toy', 'Home', '{}', 0, 0)";
    old.execute(sql, []).unwrap();
    drop(old);
    let library = Library::open(folder.path()).unwrap();
    assert_eq!(library.campaigns().unwrap(), []);
    let session = Session::<toy::Plain>::new(toy::start(0));
    drop(GameFile::create(library.row("home-1"), Map::new(), &session).unwrap());
    let link =
        "INSERT INTO campaign_games SELECT campaigns.number, 'first', games.number FROM campaigns, games";
    library.connection().execute(link, []).unwrap();
    let [old] = &library.old_campaigns().unwrap()[..] else { panic!("one is old") };
    assert_eq!(old.games, [("first".to_owned(), "home-1".to_owned())]);
    assert_eq!(library.game("home-1").unwrap().unwrap().campaign.as_deref(), Some("home"));
    let lines = library.text("home-1").unwrap().unwrap();
    let (note, kind) = (Note::default(), crate::BundleKind::Campaign);
    let new = crate::NewGame { id: "home", text: &lines, note, chairs: None, written: None, kind };
    library.take_over(old, &new).unwrap();
    // Whoever comes second has nothing to do.
    library.take_over(old, &new).unwrap();
    assert_eq!(library.old_campaigns().unwrap(), []);
    let taken = library.campaign("home").unwrap().unwrap();
    assert_eq!(taken.game("first"), Some("home-1"));
    assert_eq!(library.game("home-1").unwrap().unwrap().campaign.as_deref(), Some("home"));
    assert_eq!(library.games().unwrap().len(), 1, "a campaign is not listed among the games");
}
