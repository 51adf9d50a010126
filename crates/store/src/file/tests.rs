//! What a test from outside cannot bring about.
use std::{fs::File, io, path::Path};

use proptest::prelude::*;

use super::*;
use crate::toy;

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
    let OpenPlace::File(held) = &mut file.held else { panic!("it is in a file") };
    let real = std::mem::replace(&mut held.file, full);
    assert!(matches!(file.append(&session, 7), Err(Error::DiskFull)));
    assert!(matches!(file.append(&session, 7), Err(Error::DiskFull | Error::Io { .. })));
    let OpenPlace::File(held) = &mut file.held else { panic!("it is in a file") };
    held.file = real;
    file.append(&session, 7).unwrap();
    let path = folder.path().join("game");
    drop(file);
    let opened = GameFile::<toy::Plain>::open(&path).unwrap();
    assert_eq!(opened.session.checkpoint(), session.checkpoint());
    assert_eq!((opened.session.journal(), opened.dice_at), (session.journal(), 7));
}

#[test]
fn system_errors_have_plain_words() {
    let of = |kind: io::ErrorKind| Error::of(kind.into(), Path::new("game")).to_string();
    assert_eq!(
        of(io::ErrorKind::StorageFull),
        "the disk is full; make room, then try again (everything kept before is safe)"
    );
    assert_eq!(of(io::ErrorKind::PermissionDenied), "game cannot be written here");
    assert_eq!(of(io::ErrorKind::AlreadyExists), "game already exists");
}

/// Words that are well formed and mean nothing in particular.
fn words() -> impl Strategy<Value = String> {
    let words = [
        "!toy.draw.card/15",
        "!toy.plan.order",
        "!toy.act.deed",
        "!toy.night.noise/6",
        "0:3",
        "0:15,1",
        "1>0,1",
        "2=0",
        "2=99",
        "1>1,0;",
        "0:7;",
        "3:135",
        ";",
        ";;",
        "u0.0",
        "u1.0",
        "u1.1",
        "u9.9",
        "a0",
        "b9",
        "p7",
        "p18446744073709551615",
        "r",
        "2y",
        "2#-1",
        "2@5,5",
        "2+",
        "0:",
        "x",
        "!",
        "u18446744073709551615.0",
    ];
    prop::sample::select(words.map(str::to_owned).to_vec())
}

fn lines() -> impl Strategy<Value = String> {
    prop_oneof![
        6 => prop::collection::vec(words(), 0..6).prop_map(|it| format!("i {}", it.join(" "))),
        1 => (0..3_usize, "[A-Za-z0-9]{0,20}").prop_map(|(step, packed)| format!("k {step} {packed}")),
        1 => "[ -~]{0,20}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 96, ..ProptestConfig::default() })]

    /// Checksums that fit nonsense do not make it sense, and nonsense is an error or an earlier state, never a panic.
    #[test]
    fn sealed_nonsense_does_not_panic(lines in prop::collection::vec(lines(), 0..8)) {
        let folder = tempfile::tempdir().unwrap();
        let (mut file, _) = made(&folder);
        let (path, mut text) = (folder.path().join("game"), String::new());
        let mut sum = file.sum;
        for line in ["i !toy.draw.card/15 !toy.plan.order !toy.act.deed !toy.night.noise/6 0:3;"]
            .into_iter()
            .chain(lines.iter().map(String::as_str))
        {
            sum = seal(&mut text, sum, line);
        }
        file.held.begin(&text, sum, &file.note).wait().unwrap();
        file.stands_with(sum);
        drop(file);
        if let Ok(mut opened) = GameFile::<toy::Plain>::open(&path) {
            let _ = opened.session.advance(&mut kernel::dice::SeededDice::new(1), &mut kernel::Whim::new(1));
            opened.file.keyframe(&opened.session, 3).unwrap();
            drop(opened.file);
            let again = GameFile::<toy::Plain>::open(&path).unwrap();
            prop_assert_eq!(again.session.checkpoint(), opened.session.checkpoint());
            prop_assert_eq!(again.session.tape(), opened.session.tape());
        }
    }
}
