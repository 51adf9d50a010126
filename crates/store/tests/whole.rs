//! Files replaced as a whole.
use std::{fs, path::Path};

use store::{Error, replace_atomically};

#[test]
fn a_file_is_made_and_replaced_and_nothing_is_left_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("campaign.json");
    for content in ["one", "", "a longer one than before"] {
        replace_atomically(&path, content.as_bytes()).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), content);
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn what_cannot_be_replaced_stays_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("campaign.json");
    fs::create_dir(&path).unwrap();
    fs::write(path.join("inside"), "x").unwrap();
    assert!(replace_atomically(&path, b"two").is_err());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    let nowhere = folder.path().join("no/such/folder");
    assert!(matches!(replace_atomically(&nowhere, b"x"), Err(Error::Io { .. })));
    assert!(replace_atomically(Path::new("/proc/sys/x"), b"x").is_err());
}
