//! What a new book touches: its own crate, the crate that lists the books, the workspace's manifest, and nothing else. Code
//! that only tests compile may name a book, and so may a comment; what is measured (`benches`) is measured of one book.

use std::path::Path;

use super::Findings;
use crate::Error;
use crate::book::Book;
use crate::source;
use crate::token::{Kind, Token};

/// The crate that lists the books.
const LIST: &str = "books";

/// Code that knows no book names none, neither by its crate nor by its id in a text.
pub fn check_code(books: &[Book], name: &Path, tokens: &[Token<'_>], findings: &mut Findings) {
    if !is_about_no_book(books, name) {
        return;
    }
    for token in source::outside_tests(tokens) {
        let named = match token.kind {
            Kind::Word(word) => books.iter().find(|book| book.name == word),
            Kind::Text(text) => books.iter().find(|book| words(text).any(|word| word == book.name)),
            Kind::Sign(_) | Kind::Comment(_) | Kind::Other => None,
        };
        if let Some(book) = named {
            findings.fail(
                name,
                token.line,
                format_args!("the book {} is named outside its crate", book.name),
            );
        }
    }
}

/// Where the kinds of ground are told apart; a new kind is an arm in each.
const TELL_GROUNDS_APART: [&str; 2] = ["crates/view/src/board.rs", "crates/picture/src/print.rs"];
const GROUNDS: [&str; 3] = ["Open", "Hex", "None"];

/// Above the books a ground answers for itself, and nobody asks what kind it is.
pub fn check_grounds(books: &[Book], name: &Path, tokens: &[Token<'_>], findings: &mut Findings) {
    if !is_about_no_book(books, name) || TELL_GROUNDS_APART.iter().any(|it| name == Path::new(it)) {
        return;
    }
    let code: Vec<&Token<'_>> = source::outside_tests(tokens).collect();
    for four in code.windows(4) {
        let [Kind::Word("Ground"), Kind::Sign(':'), Kind::Sign(':'), Kind::Word(kind)] =
            [four[0].kind, four[1].kind, four[2].kind, four[3].kind]
        else {
            continue;
        };
        if GROUNDS.contains(&kind) {
            let what = "asks what kind of ground it is; let the board answer (view::Board, picture's Print)";
            findings.fail(name, four[0].line, what);
        }
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '-')
}

/// A file of a program or library, but not of a book, of their list or of tests alone.
fn is_about_no_book(books: &[Book], name: &Path) -> bool {
    let parts: Vec<&str> = name.iter().filter_map(|part| part.to_str()).collect();
    match parts[..] {
        [.., "tests.rs"] => false,
        ["crates", of, "src", ..] => of != LIST && books.iter().all(|book| book.name != of),
        ["xtask", "src", ..] => true,
        _ => false,
    }
}

/// Only the list depends on a book, and only a program or a test on the list.
pub fn check_manifests(root: &Path, books: &[Book], findings: &mut Findings) -> Result<(), Error> {
    let crates = root.join("crates");
    let failed = |error: std::io::Error| format!("{}: {error}", crates.display());
    let mut folders = Vec::new();
    for entry in std::fs::read_dir(&crates).map_err(failed)? {
        folders.push(entry.map_err(failed)?.path());
    }
    folders.sort();
    for folder in folders.iter().filter(|folder| folder.join("Cargo.toml").is_file()) {
        check_manifest(root, folder, books, findings)?;
    }
    Ok(())
}

fn check_manifest(root: &Path, folder: &Path, books: &[Book], findings: &mut Findings) -> Result<(), Error> {
    let file = folder.join("Cargo.toml");
    let name = source::relative(root, &file);
    let text = source::read(root, &file)?;
    let manifest: toml::Table =
        toml::from_str(&text).map_err(|error| format!("{}: {error}", name.display()))?;
    let own = folder.file_name().unwrap_or_default().to_string_lossy();
    let line = |of: &str| text.lines().position(|line| line.contains(of)).map_or(1, |at| at + 1);
    for depended in dependencies(&manifest, &["dependencies", "dev-dependencies", "build-dependencies"]) {
        if own != LIST && own != depended && books.iter().any(|book| book.name == depended) {
            findings.fail(&name, line(&depended), format_args!("{own} depends on the book {depended}"));
        }
    }
    let is_library = !folder.join("src/main.rs").is_file();
    if is_library && dependencies(&manifest, &["dependencies"]).iter().any(|depended| depended == LIST) {
        let what = "a library depends on the list of books; a program puts them on the shelf";
        findings.fail(&name, line(LIST), what);
    }
    Ok(())
}

/// The packages a manifest depends on for these purposes, for any target.
fn dependencies(manifest: &toml::Table, kinds: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for kind in kinds {
        for (name, how) in manifest.get(*kind).and_then(toml::Value::as_table).into_iter().flatten() {
            let package = how.get("package").and_then(toml::Value::as_str);
            found.push(package.unwrap_or(name).to_string());
        }
    }
    for (_, target) in manifest.get("target").and_then(toml::Value::as_table).into_iter().flatten() {
        found.extend(target.as_table().map(|target| dependencies(target, kinds)).unwrap_or_default());
    }
    found
}
