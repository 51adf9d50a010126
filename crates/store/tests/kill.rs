//! A process killed at any moment loses nothing it had acknowledged.

use std::{
    env,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Command, Stdio},
    time::Duration,
};

use crate::common::{Plain, bytes, folder, go_on, toy::long};
use kernel::{Session, dice::SeededDice};
use store::{Error, GameFile, GamePlace, Library, LoadedGame};

const CHILD: &str = "STORE_KILL_TEST_FILE";
const LIBRARY: &str = "STORE_KILL_TEST_LIBRARY";

/// Opens the game in this place, or begins it there.
fn at_work(place: GamePlace<'_>) -> (GameFile<Plain>, Session<Plain>, u64) {
    match GameFile::<Plain>::open(place) {
        Ok(opened) => (opened.file, opened.session, opened.dice_at),
        Err(Error::Io { .. } | Error::NoGame { .. }) => {
            let session = Session::new(long(3, u16::MAX));
            (GameFile::create(place, serde_json::Map::new(), &session).unwrap(), session, 0)
        }
        Err(other) => panic!("{other}"),
    }
}

/// Plays for ever and says after each decision which one is on disk. Does nothing unless the test below starts it.
#[test]
fn the_child_that_is_killed() {
    let Ok(path) = env::var(CHILD) else {
        return;
    };
    let path = Path::new(&path);
    let (mut file, mut session, mut moment) = match env::var(LIBRARY) {
        Ok(_) => at_work(Library::open(path).unwrap().row("game").into()),
        Err(_) => at_work(path.into()),
    };
    loop {
        moment += 1;
        go_on(&mut session, moment);
        file.append(&session, moment).unwrap();
        let mut out = std::io::stdout().lock();
        writeln!(out, "ack {moment}").unwrap();
        out.flush().unwrap();
    }
}

/// Lets the child play for a while, kills it and gives back the last decision it acknowledged.
fn play_and_kill(path: &Path, acks: usize, micros: u64) -> Option<u64> {
    let mut child = Command::new(env::current_exe().unwrap());
    if path.is_dir() {
        child.env(LIBRARY, "yes");
    }
    let mut child = child
        .args(["--exact", "kill::the_child_that_is_killed", "--nocapture", "--test-threads=1"])
        .env(CHILD, path)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let ack = |line: String| line.split_once("ack ").and_then(|it| it.1.parse::<u64>().ok());
    let mut last = lines.by_ref().filter_map(ack).take(acks).last();
    std::thread::sleep(Duration::from_micros(micros));
    child.kill().unwrap();
    last = lines.filter_map(ack).last().max(last);
    child.wait().unwrap();
    last
}

#[test]
fn fifty_kills_lose_nothing_that_a_file_acknowledged() {
    let folder = folder();
    let path = folder.path().join("game.shamble");
    fifty_kills(&path, || GameFile::<Plain>::open(&path));
}

#[test]
fn fifty_kills_lose_nothing_that_the_library_acknowledged() {
    let folder = folder();
    let open = || GameFile::<Plain>::open(Library::open(folder.path()).unwrap().row("game"));
    fifty_kills(folder.path(), open);
}

fn fifty_kills(path: &Path, open: impl Fn() -> Result<LoadedGame<Plain>, Error>) {
    let mut expected = Session::<Plain>::new(long(3, u16::MAX));
    let (mut moment, mut bits) = (0, SeededDice::new(11));
    for kill in 0..50 {
        let acks = (bits.bits() % 12) as usize;
        let acknowledged = play_and_kill(path, acks, bits.bits() % 3000).unwrap_or(moment);
        let opened = match open() {
            Ok(opened) => opened,
            Err(Error::Io { .. } | Error::NoGame { .. }) if acknowledged == 0 => continue,
            Err(other) => panic!("kill {kill}: {other}"),
        };
        assert!(
            acknowledged <= opened.dice_at,
            "kill {kill}: {acknowledged} was lost, {} stands",
            opened.dice_at
        );
        assert!(!opened.lost_line);
        while moment < opened.dice_at {
            moment += 1;
            go_on(&mut expected, moment);
        }
        assert_eq!(bytes(&opened.session), bytes(&expected), "kill {kill}");
    }
    println!("{moment} decisions over 50 kills");
    assert!(100 < moment);
}
