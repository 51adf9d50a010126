//! A copy of a book's crate in a workspace of its own, beside the libraries that are built already.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::rewrite;
use crate::Error;

pub struct Scratch {
    /// Of the workspace.
    pub root: PathBuf,
    pub krate: PathBuf,
    book: String,
    target: PathBuf,
}

impl Scratch {
    /// Copies the crate; what it reads beside itself is linked.
    pub fn new(root: &Path, book: &str) -> Result<Scratch, Error> {
        let folder = root.join("target/mutate").join(book);
        let krate = folder.join("mutated").join(book);
        let _ = fs::remove_dir_all(&folder);
        copy(&root.join("crates").join(book), &krate)?;
        for beside in ["scenarios", "docs", "crates"] {
            #[cfg(unix)]
            std::os::unix::fs::symlink(root.join(beside), folder.join(beside))
                .map_err(|it| it.to_string())?;
        }
        let manifest = fs::read_to_string(root.join("Cargo.toml")).map_err(|it| it.to_string())?;
        let manifest = manifest
            .replace(
                "members = [\"crates/*\", \"xtask\", \"unite\", \"benches\"]",
                &format!("members = [\"mutated/{book}\"]"),
            )
            .replace("default-members = [\"crates/*\", \"xtask\"]\n", "")
            .replace("default-mutated/", "mutated/")
            .replace("path = \"", &format!("path = \"{}/", root.display()));
        let manifest: String = manifest
            .lines()
            .filter(|it| !it.starts_with("default-members"))
            .map(|it| format!("{it}\n"))
            .collect();
        write(&folder.join("Cargo.toml"), &manifest)?;
        let _ = fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock"));
        let own = fs::read_to_string(krate.join("Cargo.toml")).map_err(|it| it.to_string())?;
        write(&krate.join("Cargo.toml"), &own.replace("[lints]\nworkspace = true\n", ""))?;
        let lib = fs::read_to_string(krate.join("src/lib.rs")).map_err(|it| it.to_string())?;
        let allowed = "#![allow(warnings, overflowing_literals, arithmetic_overflow, unconditional_panic)] ";
        write(&krate.join("src/lib.rs"), &format!("{allowed}{lib}\npub mod mutant;\n"))?;
        write(&krate.join("src/mutant.rs"), include_str!("switch.rs.txt"))?;
        Ok(Scratch { root: folder, krate, book: book.to_owned(), target: root.join("target") })
    }

    /// Writes a source, with all its modules public so that constants can be read from everywhere.
    pub fn write(&self, file: &Path, text: &str) -> Result<(), Error> {
        let text: Vec<String> = text.lines().map(opened).collect();
        write(&self.krate.join("src").join(file), &(text.join("\n") + "\n"))
    }

    fn cargo(&self, what: &[&str]) -> Command {
        let mut cargo = Command::new("cargo");
        cargo.current_dir(&self.root).env("CARGO_TARGET_DIR", &self.target).args(what);
        cargo.args(["-p", &self.book, "--offline", "--message-format=json"]);
        cargo
    }

    /// The numbers of those that do not compile; none if all do.
    pub fn refused(&self) -> Result<BTreeSet<usize>, Error> {
        let run =
            self.cargo(&["check", "--lib"]).output().map_err(|error| format!("cargo check: {error}"))?;
        if run.status.success() {
            return Ok(BTreeSet::new());
        }
        let mut refused = BTreeSet::new();
        let mut said = String::from_utf8_lossy(&run.stderr).into_owned();
        for message in messages(&run.stdout).filter(|it| it["message"]["level"] == "error") {
            said += message["message"]["rendered"].as_str().unwrap_or_default();
            for span in message["message"]["spans"].as_array().into_iter().flatten() {
                refused.extend(self.blamed(span));
            }
        }
        if refused.is_empty() {
            Err(format!("the rewritten crate does not compile:\n{said}"))
        } else {
            Ok(refused)
        }
    }

    fn blamed(&self, span: &Value) -> BTreeSet<usize> {
        let offset = |key: &str| span[key].as_u64().and_then(|it| usize::try_from(it).ok()).unwrap_or(0);
        let file = self.root.join(span["file_name"].as_str().unwrap_or_default());
        let text = fs::read_to_string(file).unwrap_or_default();
        let (start, end) = (offset("byte_start"), offset("byte_end"));
        if end <= text.len() { rewrite::blamed(&text, start..end) } else { BTreeSet::new() }
    }

    /// Builds the test program and copies it to where its proofs are its own.
    pub fn suite(&self) -> Result<PathBuf, Error> {
        let run = self.cargo(&["test", "--no-run", "--test", "suite"]).output();
        let run = run.map_err(|error| format!("cargo test: {error}"))?;
        let program = messages(&run.stdout)
            .filter(|it| it["target"]["name"] == "suite")
            .filter_map(|it| it["executable"].as_str().map(PathBuf::from))
            .next();
        let Some(program) = program else {
            let errors = messages(&run.stdout).filter(|it| it["message"]["level"] == "error");
            let said: String =
                errors.filter_map(|it| it["message"]["rendered"].as_str().map(str::to_owned)).collect();
            return Err(format!("the tests do not build:\n{said}{}", String::from_utf8_lossy(&run.stderr)));
        };
        let own = self.root.join("debug/deps/suite-0");
        fs::create_dir_all(self.root.join("debug/deps")).map_err(|it| it.to_string())?;
        fs::copy(program, &own).map_err(|it| it.to_string())?;
        Ok(own)
    }
}

fn messages(out: &[u8]) -> impl Iterator<Item = Value> {
    out.split(|it| *it == b'\n').filter_map(|line| serde_json::from_slice(line).ok())
}

/// A line that declares a module declares a public one.
fn opened(line: &str) -> String {
    let start = line.trim_start();
    let is_module = |it: &str| it.starts_with("mod ") && it.trim_end().ends_with(';');
    let rest = start.strip_prefix("pub").map_or(start, |it| match it.find(") ") {
        Some(at) if it.starts_with('(') => &it[at + 2..],
        _ => it.trim_start(),
    });
    if is_module(rest) { format!("pub {rest}") } else { line.to_owned() }
}

fn write(file: &Path, text: &str) -> Result<(), Error> {
    if fs::read_to_string(file).is_ok_and(|before| before == text) {
        return Ok(());
    }
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

fn copy(from: &Path, to: &Path) -> Result<(), Error> {
    let failed = |error: std::io::Error| format!("{}: {error}", from.display());
    fs::create_dir_all(to).map_err(failed)?;
    for entry in fs::read_dir(from).map_err(failed)? {
        let entry = entry.map_err(failed)?.path();
        let name = to.join(entry.file_name().unwrap_or_default());
        if entry.is_dir() {
            copy(&entry, &name)?;
        } else {
            fs::copy(&entry, name).map_err(failed)?;
        }
    }
    Ok(())
}
