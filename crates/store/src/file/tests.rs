//! What a test from outside cannot bring about.
use std::io;

use super::*;

#[path = "../../../kernel/tests/toy/mod.rs"]
mod toy;

fn made(folder: &tempfile::TempDir) -> (GameFile<toy::Plain>, Session<toy::Plain>) {
    let session = Session::new(toy::start(0));
    let file = GameFile::create(&folder.path().join("game"), Map::new(), &session).unwrap();
    (file, session)
}

#[test]
fn a_full_disk_keeps_nothing_and_the_next_call_tries_again() {
    let folder = tempfile::tempdir().unwrap();
    let (mut file, mut session) = made(&folder);
    let game = kernel::conformance::play_whole::<toy::Plain>(toy::start(0), 0, 1_000);
    session.replay(game.session.steps().map(<[_]>::to_vec).collect(), Vec::new());
    let full = File::options().write(true).open("/dev/full").unwrap();
    let real = std::mem::replace(&mut file.file, full);
    assert!(matches!(file.append(&session, 7), Err(Error::DiskFull)));
    assert!(matches!(file.append(&session, 7), Err(Error::DiskFull | Error::Io { .. })));
    file.file = real;
    file.append(&session, 7).unwrap();
    let path = file.path().to_owned();
    drop(file);
    let opened = GameFile::<toy::Plain>::open(&path).unwrap();
    assert_eq!(opened.session.checkpoint(), session.checkpoint());
    assert_eq!((opened.session.journal(), opened.dice_at), (session.journal(), 7));
}

#[test]
fn system_errors_have_plain_words() {
    let of = |kind: io::ErrorKind| Error::of(kind.into(), Path::new("game")).to_string();
    assert_eq!(of(io::ErrorKind::StorageFull), "the disk is full; nothing of this was kept");
    assert_eq!(of(io::ErrorKind::PermissionDenied), "game may not be written here");
    assert_eq!(of(io::ErrorKind::AlreadyExists), "game is there already");
}
