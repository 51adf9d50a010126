//! What a book's tests hold still as text, so that nobody changes it without meaning to.
use std::path::Path;

/// Set by `cargo xtask playthrough`: write down what happens instead of comparing it.
const WRITES: &str = "SHAMBLE_WRITE_PLAYTHROUGHS";

/// Compares with what is written down in a file of the book's tests, or writes it down; `book` is the folder of its crate.
pub fn holds_still(book: &str, file: &str, now: &str) {
    let path = Path::new(book).join("tests").join(file);
    #[allow(clippy::disallowed_methods, reason = "the developer's own wish, no rule")]
    if std::env::var(WRITES).is_ok() {
        return std::fs::write(&path, now)
            .unwrap_or_else(|error| panic!("{file} cannot be written: {error}"));
    }
    let then = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
    for (number, (then, now)) in then.lines().zip(now.lines()).enumerate() {
        assert_eq!(then, now, "{file}, line {}; if that was meant: cargo xtask playthrough", number + 1);
    }
    assert_eq!(then.lines().count(), now.lines().count(), "{file} has another length");
}

/// A running number that any change of the text changes (FNV-1a).
#[derive(Clone, Copy, Debug)]
pub struct Digest(pub u64);

impl Digest {
    pub const EMPTY: Digest = Digest(0xcbf2_9ce4_8422_2325);

    pub fn add(&mut self, text: &str) {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// That of something as JSON.
    pub fn of(it: &impl serde::Serialize) -> Digest {
        let mut digest = Digest::EMPTY;
        digest.add(&json(it));
        digest
    }
}

pub(super) fn json(it: &impl serde::Serialize) -> String {
    serde_json::to_string(it).unwrap_or_else(|error| panic!("cannot be written as JSON: {error}"))
}
