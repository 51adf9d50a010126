//! That advice was asked is kept with the game and changes nothing of it.
use crate::common::{Plain, bytes, folder, go_on, toy::long};
use kernel::Session;
use serde_json::Map;
use store::{GameFile, Rest};

#[test]
fn where_advice_was_asked_is_known_again_after_a_reload() {
    let folder = folder();
    let path = folder.path().join("game.shamble");
    let mut session = Session::<Plain>::new(long(3, 500));
    let mut file = GameFile::create(&path, Map::new(), &session).unwrap();
    for moment in 1..40 {
        go_on(&mut session, moment);
        file.append(&session, moment * 3).unwrap();
        file.forget_advice(session.decisions()).unwrap();
        if moment % 7 == 0 {
            file.mark_advice(session.decisions()).unwrap();
            file.mark_advice(session.decisions()).unwrap();
        }
    }
    let asked = file.advised().to_vec();
    assert!(2 < asked.len(), "{asked:?}");
    drop(file);
    let opened = GameFile::<Plain>::open(&path).unwrap();
    assert_eq!((&opened.rest, bytes(&opened.session)), (&Rest::Whole, bytes(&session)));
    assert_eq!((opened.file.advised(), opened.dice_at), (&asked[..], 39 * 3));
}

#[test]
fn what_is_taken_back_takes_its_advice_with_it_and_a_copy_has_the_rest() {
    let folder = folder();
    let path = folder.path().join("game.shamble");
    let session = Session::<Plain>::new(long(3, 500));
    let mut file = GameFile::create(&path, Map::new(), &session).unwrap();
    [2, 5, 9].into_iter().for_each(|it| file.mark_advice(it).unwrap());
    file.forget_advice(5).unwrap();
    assert_eq!(file.advised(), [2, 5]);
    drop(file);
    let opened = GameFile::<Plain>::open(&path).unwrap();
    assert_eq!(opened.file.advised(), [2, 5]);
    let mut copy =
        GameFile::create(&folder.path().join("copy.shamble"), Map::new(), &opened.session).unwrap();
    copy.copy_advice(&opened.file).unwrap();
    assert_eq!(copy.advised(), [2, 5]);
}
