//! That something was taken back outlasts a reload, a copy and a change of the rules.
use crate::common::{
    Plain, bytes, folder, go_on,
    toy::{long, rule},
};
use kernel::{Pick, Seat, Session, TakenBack};
use serde_json::Map;
use store::{GameFile, Rest};

/// Takes the last decision back and records it.
fn take_back(session: &mut Session<Plain>, words: &str) {
    let asked = session.decisions() - 1;
    session.undo_to(asked).unwrap();
    let (why, chose, pick) = (rule("toy.act.deed"), words.to_owned().into(), Pick::Unsaid);
    let allowed = vec![Seat(0)];
    let taken = TakenBack { seat: Seat(1), asked, decisions: 1, why, about: None, chose, pick, allowed };
    session.record_take_back(taken);
}

#[test]
fn take_backs_are_known_again_after_a_reload_and_in_a_copy() {
    let folder = folder();
    let path = folder.path().join("game.shamble");
    let mut session = Session::<Plain>::new(long(3, 500));
    let mut file = GameFile::create(&path, Map::new(), &session).unwrap();
    for moment in 1..60 {
        go_on(&mut session, moment);
        if moment % 9 == 0 && 0 < session.decisions() {
            take_back(&mut session, &format!("Fire; \"{moment}\"\tat é"));
        }
        file.append(&session, moment).unwrap();
    }
    let told = session.taken_back().to_vec();
    assert!(3 < told.len());
    drop(file);
    let opened = GameFile::<Plain>::open(&path).unwrap();
    assert_eq!((&opened.rest, bytes(&opened.session)), (&Rest::Whole, bytes(&session)));
    assert_eq!(opened.session.taken_back(), told);
    let copy = folder.path().join("copy.shamble");
    drop(GameFile::create(&copy, Map::new(), &opened.session).unwrap());
    assert_eq!(GameFile::<Plain>::open(&copy).unwrap().session.taken_back(), told);
}

#[test]
fn a_take_back_is_written_once_and_with_what_it_takes_back() {
    let folder = folder();
    let path = folder.path().join("game.shamble");
    let mut session = Session::<Plain>::new(long(3, 500));
    let mut file = GameFile::create(&path, Map::new(), &session).unwrap();
    for moment in 1.. {
        go_on(&mut session, moment);
        if 4 < session.decisions() {
            break;
        }
    }
    file.append(&session, 1).unwrap();
    let before = std::fs::read_to_string(&path).unwrap().lines().count();
    take_back(&mut session, "hit");
    file.append(&session, 1).unwrap();
    file.append(&session, 1).unwrap();
    let after = std::fs::read_to_string(&path).unwrap();
    assert_eq!(after.lines().count(), before + 1, "one line holds both, so that a crash cannot part them");
    assert!(after.lines().last().unwrap().contains(" u") && after.lines().last().unwrap().contains(" t"));
}
