//! `cargo xtask playthrough`: writes down anew the games and counts that the books' tests hold still.

use std::path::Path;
use std::process::Command;

use crate::{Error, Verdict};

/// What the tests look for to know that they are to write.
const WRITES: &str = "SHAMBLE_WRITE_PLAYTHROUGHS";

/// The tests that hold something still.
const TESTS: [&str; 3] = ["playthrough", "perft", "applied"];

/// Runs those tests of every book that has them; what changed shows in `git diff`.
pub fn write(root: &Path) -> Result<Verdict, Error> {
    for book in crate::book::books(root)? {
        let has = |test: &&str| book.folder.join("tests").join(format!("{test}.rs")).exists();
        let tests: Vec<&str> = TESTS.into_iter().filter(has).collect();
        if tests.is_empty() {
            continue;
        }
        let name = book.folder.file_name().unwrap_or_default();
        let mut cargo = Command::new("cargo");
        cargo.current_dir(root).env(WRITES, "1").arg("test").arg("-p").arg(name);
        cargo.args(["--test", "suite", "--"]).args(tests.iter().map(|it| format!("{it}::")));
        let status = cargo.status().map_err(|error| format!("cargo test: {error}"))?;
        if !status.success() {
            return Ok(Verdict::Failed);
        }
    }
    Ok(Verdict::Fine)
}
