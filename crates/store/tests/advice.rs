//! That advice was asked is kept with the game and changes nothing of it.
#![allow(clippy::unwrap_used)]
mod common;

use common::{Plain, bytes, folder, go_on, toy::long};
use kernel::Session;
use serde_json::Map;
use store::{GameFile, Rest};

#[test]
fn where_advice_was_asked_is_known_again_after_a_reload() {
    let folder = folder();
    let path = folder.path().join("game.shamble");
    let mut session = Session::<Plain>::new(long(3, 500));
    let mut file = GameFile::create(&path, Map::new(), &session).unwrap();
    let mut asked = Vec::new();
    for moment in 1..40 {
        go_on(&mut session, moment);
        file.append(&session, moment * 3).unwrap();
        if moment % 7 == 0 {
            let before = bytes(&session);
            file.mark_advice(&session).unwrap();
            file.mark_advice(&session).unwrap();
            assert_eq!(bytes(&session), before);
            asked.retain(|it| *it < session.decisions());
            asked.push(session.decisions());
        }
    }
    assert_eq!(file.advised(&session), asked);
    drop(file);
    let opened = GameFile::<Plain>::open(&path).unwrap();
    assert_eq!((&opened.rest, bytes(&opened.session)), (&Rest::Whole, bytes(&session)));
    assert_eq!(opened.file.advised(&opened.session), asked);
    assert!(!asked.is_empty());
}

#[test]
fn what_is_taken_back_takes_its_advice_with_it() {
    let folder = folder();
    let path = folder.path().join("game.shamble");
    let mut session = Session::<Plain>::new(long(3, 500));
    let mut file = GameFile::create(&path, Map::new(), &session).unwrap();
    let mut at = Vec::new();
    while at.len() < 3 {
        go_on(&mut session, 1 + at.len() as u64);
        file.append(&session, 0).unwrap();
        file.mark_advice(&session).unwrap();
        at = file.advised(&session);
    }
    session.undo_to(at[1]).unwrap();
    file.append(&session, 0).unwrap();
    assert_eq!(file.advised(&session), at[..2]);
    drop(file);
    let opened = GameFile::<Plain>::open(&path).unwrap();
    assert_eq!(opened.file.advised(&opened.session), at[..2]);
    let copy = folder.path().join("copy.shamble");
    let mut copied = GameFile::create(&copy, Map::new(), &opened.session).unwrap();
    copied.copy_advice(&opened.file).unwrap();
    assert_eq!(copied.advised(&opened.session), at[..2]);
}
