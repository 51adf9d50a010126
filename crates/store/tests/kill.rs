//! A process killed at any moment loses nothing it had acknowledged.
#![allow(clippy::unwrap_used)]
mod common;

use std::{
    env,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Command, Stdio},
    time::Duration,
};

use common::{Plain, bytes, folder, go_on, toy::long};
use kernel::{Session, dice::Seeded};
use store::{Error, GameFile};

const CHILD: &str = "STORE_KILL_TEST_FILE";

/// Plays for ever and says after each decision which one is on disk. Does nothing unless the test below starts it.
#[test]
fn the_child_that_is_killed() {
    let Ok(path) = env::var(CHILD) else {
        return;
    };
    let path = Path::new(&path);
    let (mut file, mut session, mut moment) = match GameFile::<Plain>::open(path) {
        Ok(opened) => (opened.file, opened.session, opened.dice_at),
        Err(Error::Io { .. }) => {
            let session = Session::new(long(3, u16::MAX));
            (GameFile::create(path, serde_json::Map::new(), &session).unwrap(), session, 0)
        }
        Err(other) => panic!("{other}"),
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
    let mut child = Command::new(env::current_exe().unwrap())
        .args(["--exact", "the_child_that_is_killed", "--nocapture", "--test-threads=1"])
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
fn fifty_kills_lose_nothing_that_was_acknowledged() {
    let folder = folder();
    let path = folder.path().join("game.shamble");
    let mut expected = Session::<Plain>::new(long(3, u16::MAX));
    let (mut moment, mut bits) = (0, Seeded::new(11));
    for kill in 0..50 {
        let acks = (bits.bits() % 12) as usize;
        let acknowledged = play_and_kill(&path, acks, bits.bits() % 3000).unwrap_or(moment);
        let opened = match GameFile::<Plain>::open(&path) {
            Ok(opened) => opened,
            Err(Error::Io { .. }) if acknowledged == 0 => continue,
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
