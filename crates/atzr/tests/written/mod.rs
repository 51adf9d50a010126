//! What tests hold still as text.
#![allow(clippy::unwrap_used)]

use std::path::PathBuf;

/// Set by `cargo xtask playthrough`: write down what happens instead of comparing it.
const WRITES: &str = "SHAMBLE_WRITE_PLAYTHROUGHS";

/// Compares with what is written down in a file of the tests, or writes it down.
pub fn compare(file: &str, now: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests").join(file);
    #[allow(clippy::disallowed_methods, reason = "the developer's own wish, no rule")]
    if std::env::var(WRITES).is_ok() {
        std::fs::write(&path, now).unwrap();
        return;
    }
    let then = std::fs::read_to_string(&path).unwrap();
    for (number, (then, now)) in then.lines().zip(now.lines()).enumerate() {
        assert_eq!(then, now, "{file}, line {}; if that was meant: cargo xtask playthrough", number + 1);
    }
    assert_eq!(then.lines().count(), now.lines().count(), "{file} has another length");
}
