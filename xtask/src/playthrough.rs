//! `cargo xtask playthrough`: writes down anew the games that the books' tests hold still.

use std::path::Path;
use std::process::Command;

use crate::{Error, Verdict};

/// What the tests look for to know that they are to write.
const WRITES: &str = "SHAMBLE_WRITE_PLAYTHROUGHS";

/// Runs the playthrough tests of every book that has some; what changed shows in `git diff`.
pub fn write(root: &Path) -> Result<Verdict, Error> {
    for book in crate::book::books(root)? {
        if !book.folder.join("tests/playthrough.rs").exists() {
            continue;
        }
        let name = book.folder.file_name().unwrap_or_default();
        let mut cargo = Command::new("cargo");
        cargo.current_dir(root).env(WRITES, "1").args(["test", "--test", "playthrough", "-p"]).arg(name);
        let status = cargo.status().map_err(|error| format!("cargo test: {error}"))?;
        if !status.success() {
            return Ok(Verdict::Failed);
        }
    }
    Ok(Verdict::Fine)
}
