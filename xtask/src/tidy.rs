//! `cargo xtask tidy`: what the compiler and clippy do not check.

mod names;
mod touched;

use std::path::{Path, PathBuf};

use crate::book::{self, Book};
use crate::source;
use crate::token::{self, Kind, Token};
use crate::{Error, Verdict};

/// A longer file wants to become a folder.
const LONG: usize = 500;
const TOO_LONG: usize = 800;

/// Spelled in two halves, so that this file passes its own check.
const WORKPLACE_PATH: &str = concat!("/wo", "rk/");
const WORKPLACE_WORDS: [&str; 2] = [concat!("hel", "per"), concat!("hel", "pers")];

/// What is wrong, and what may become so.
#[derive(Default)]
struct Findings {
    failures: Vec<String>,
    warnings: Vec<String>,
}

impl Findings {
    fn fail(&mut self, file: &Path, line: usize, what: impl std::fmt::Display) {
        self.failures.push(format!("{}:{line}: {what}", file.display()));
    }
}

/// Prints what is untidy in the workspace.
pub fn check(root: &Path) -> Result<Verdict, Error> {
    let books = book::books(root)?;
    let mut findings = Findings::default();
    let mut types = names::TypeNames::default();
    for file in files(root)? {
        let name = source::relative(root, &file);
        let Ok(bytes) = std::fs::read(&file) else {
            return Err(format!("{}: cannot be read", name.display()));
        };
        // What is not text is a picture or the like.
        let Ok(text) = String::from_utf8(bytes) else { continue };
        if books.iter().any(|book| book.generates(&file)) {
            continue;
        }
        check_paths(&name, &text, &mut findings);
        match file.extension().and_then(|extension| extension.to_str()) {
            Some("rs") => check_rust(&books, &file, &name, &text, &mut types, &mut findings)?,
            Some("md") => check_prose(&name, 1, &text, &mut findings),
            _ => check_todo(&name, 1, &text, &mut findings),
        }
    }
    types.check(&mut findings);
    touched::check_manifests(root, &books, &mut findings)?;
    findings.warnings.iter().for_each(|warning| eprintln!("warning: {warning}"));
    findings.failures.iter().for_each(|failure| eprintln!("{failure}"));
    Ok(if findings.failures.is_empty() { Verdict::Fine } else { Verdict::Failed })
}

/// The files of the workspace by path, without what is built and what git keeps.
fn files(root: &Path) -> Result<Vec<PathBuf>, Error> {
    let mut files = Vec::new();
    let mut folders = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
        for entry in std::fs::read_dir(&folder).map_err(failed)? {
            let entry = entry.map_err(failed)?;
            let (path, name) = (entry.path(), entry.file_name());
            let kind = entry.file_type().map_err(failed)?;
            let hidden = name.to_string_lossy().starts_with('.') && name != ".ci" && name != ".cargo";
            if kind.is_dir() && !hidden && name != "target" && name != "node_modules" {
                folders.push(path);
            } else if kind.is_file() && !hidden {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

fn check_paths(name: &Path, text: &str, findings: &mut Findings) {
    for (number, line) in (1..).zip(text.lines()) {
        if line.contains(WORKPLACE_PATH) {
            findings.fail(name, number, format_args!("`{WORKPLACE_PATH}` is a path of one machine"));
        }
    }
}

fn check_rust(
    books: &[Book],
    file: &Path,
    name: &Path,
    text: &str,
    types: &mut names::TypeNames,
    findings: &mut Findings,
) -> Result<(), Error> {
    let lines = text.lines().count();
    if TOO_LONG < lines {
        findings.fail(name, lines, format_args!("{lines} lines; more than {TOO_LONG} are too many"));
    } else if LONG < lines {
        findings
            .warnings
            .push(format!("{}: {lines} lines; past {LONG} it wants to be a folder", name.display()));
    }
    let in_rules = books.iter().any(|book| {
        let rules = book.folder.join("src/battle");
        file.starts_with(&rules) && !file.starts_with(rules.join("change"))
    });
    let in_book = books.iter().any(|book| file.starts_with(book.folder.join("src")));
    let tokens = token::tokens(text).map_err(|(line, what)| format!("{}:{line}: {what}", name.display()))?;
    types.read(books, name, &tokens);
    touched::check_code(books, name, &tokens, findings);
    touched::check_grounds(books, name, &tokens, findings);
    for (at, token) in tokens.iter().enumerate() {
        if let Kind::Comment(comment) = token.kind {
            check_prose(name, token.line, comment, findings);
            if in_book {
                check_ids(books, name, token.line, comment, findings);
            }
        }
        if in_rules && token.kind == Kind::Word("arrange") {
            findings.fail(
                name,
                token.line,
                "`arrange` is for setting up: rules go through the doors of `change`",
            );
        }
        if is_ignore(&tokens[at..]) {
            findings.fail(name, token.line, "a test is run or it is not there: no `#[ignore]`");
        }
    }
    Ok(())
}

/// Rule ids stand in code; a comment cites a section.
fn check_ids(books: &[Book], name: &Path, first: usize, comment: &str, findings: &mut Findings) {
    for (number, line) in (first..).zip(comment.lines()) {
        let words = line.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '.');
        for word in words.map(|word| word.trim_matches(['.', '-'])) {
            if books.iter().any(|book| book.ledger.ids().any(|id| id == word)) {
                findings.fail(name, number, format_args!("`{word}` stands in a comment; cite the section"));
            }
        }
    }
}

/// What people read in a comment or in a document.
fn check_prose(name: &Path, first: usize, text: &str, findings: &mut Findings) {
    check_todo(name, first, text, findings);
    for (number, line) in (first..).zip(text.lines()) {
        for word in line.split(|c: char| !c.is_alphanumeric()) {
            if WORKPLACE_WORDS.iter().any(|known| word.eq_ignore_ascii_case(known)) {
                findings.fail(
                    name,
                    number,
                    format_args!("`{word}`: say what it does in the game or the code"),
                );
            }
        }
    }
}

fn check_todo(name: &Path, first: usize, text: &str, findings: &mut Findings) {
    let mark = concat!("TO", "DO");
    for (number, line) in (first..).zip(text.lines()) {
        let marked = line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == mark);
        let has_issue =
            line.match_indices('#').any(|(at, _)| line[at + 1..].starts_with(|c: char| c.is_ascii_digit()));
        if marked && !has_issue {
            findings.fail(name, number, format_args!("`{mark}` without the number of an issue"));
        }
    }
}

/// An attribute that ignores a test begins here.
fn is_ignore(tokens: &[Token<'_>]) -> bool {
    let [first, second, rest @ ..] = tokens else { return false };
    if first.kind != Kind::Sign('#') || second.kind != Kind::Sign('[') {
        return false;
    }
    let mut words = rest.iter().take_while(|token| token.kind != Kind::Sign(']')).map(|token| token.kind);
    match words.next() {
        Some(Kind::Word("ignore")) => true,
        Some(Kind::Word("cfg_attr")) => words.any(|kind| kind == Kind::Word("ignore")),
        _ => false,
    }
}
