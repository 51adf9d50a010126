//! `cargo xtask generate`: each book's `src/ledger.rs` and `src/words.rs` from its `ledger.toml` and `words.toml`.

mod words;

use std::fmt::Write;
use std::path::{Path, PathBuf};

use toml::Spanned;

use crate::book::{self, Book};
use crate::{Error, Verdict};

/// Writes the files that are not up to date.
pub fn write(root: &Path) -> Result<Verdict, Error> {
    for (file, text) in files(root)? {
        if std::fs::read_to_string(&file).is_ok_and(|old| old == text) {
            continue;
        }
        std::fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))?;
        println!("wrote {}", file.display());
    }
    Ok(Verdict::Fine)
}

/// Fails if a file is not up to date, and writes nothing.
pub fn check(root: &Path) -> Result<Verdict, Error> {
    let mut verdict = Verdict::Fine;
    for (file, text) in files(root)? {
        if !std::fs::read_to_string(&file).is_ok_and(|old| old == text) {
            let from = file.file_stem().unwrap_or_default().to_string_lossy();
            eprintln!("{}: not up to date with {from}.toml; run `cargo xtask generate`", file.display());
            verdict = Verdict::Failed;
        }
    }
    Ok(verdict)
}

/// Every generated file with its text.
fn files(root: &Path) -> Result<Vec<(PathBuf, String)>, Error> {
    let mut files = Vec::new();
    for book in book::books(root)? {
        files.push((book.folder.join("src/ledger.rs"), ledger_source(&book)));
        if !book.words.rules.is_empty() {
            files.push((book.folder.join("src/words.rs"), words::source(&book.words)));
        }
    }
    Ok(files)
}

/// The text of `src/ledger.rs`.
fn ledger_source(book: &Book) -> String {
    let mut out = String::new();
    out.push_str("//! The ledger of this book, and the macro that cites it.\n");
    out.push_str("//!\n");
    out.push_str(
        "//! Generated from `ledger.toml` and `facts.toml` by `cargo xtask generate`; do not edit.\n\n",
    );
    let of_facts = if book.facts.is_empty() { "" } else { "Fact, FactKind, " };
    line(
        &mut out,
        format_args!("use kernel::rule::{{Example, {of_facts}Layer, Ledger, LedgerEntry, Ruling}};\n"),
    );
    citations(book, &mut out);
    out.push('\n');
    ledger(book, &mut out);
    out
}

fn citations(book: &Book, out: &mut String) {
    out.push_str("/// Cites one entry of this book's ledger; an id that is not there does not compile.\n");
    out.push_str("#[rustfmt::skip]\n#[macro_export]\nmacro_rules! rule {\n");
    for id in book.ledger.ids() {
        let made = match book.facts_of(id).count() {
            0 => format!("in_ledger({id:?})"),
            facts => format!("stating(&({id:?}, {facts}))"),
        };
        line(out, format_args!("    ({id:?}) => {{ ::kernel::RuleId::{made} }};"));
    }
    out.push_str("}\n");
}

fn ledger(book: &Book, out: &mut String) {
    out.push_str("/// Every rule, ruling and worked example of this book.\n");
    out.push_str("#[rustfmt::skip]\npub static LEDGER: Ledger = Ledger {\n");
    line(out, format_args!("    book: {:?},", book.name));
    out.push_str("    chapters: &[\n");
    for (chapter, name) in book.ledger.named() {
        line(out, format_args!("        ({chapter:?}, {name:?}),"));
    }
    out.push_str("    ],\n    rules: &[\n");
    for rule in &book.ledger.rules {
        line(out, format_args!("        LedgerEntry {{"));
        line(out, format_args!("            id: {:?},", rule.id()));
        line(out, format_args!("            section: {:?},", rule.section));
        line(out, format_args!("            layer: Layer::{:?},", rule.layer));
        line(out, format_args!("            optional: {},", rule.optional));
        line(out, format_args!("            text: {:?},", rule.text));
        facts(book, rule.id(), out);
        line(out, format_args!("        }},"));
    }
    out.push_str("    ],\n    rulings: &[\n");
    for ruling in &book.ledger.rulings {
        line(out, format_args!("        Ruling {{"));
        line(out, format_args!("            id: {:?},", ruling.id()));
        line(out, format_args!("            rules: &{:?},", ids(&ruling.rules)));
        line(out, format_args!("            question: {:?},", ruling.question));
        line(out, format_args!("            ruling: {:?},", ruling.ruling));
        line(out, format_args!("            why: {:?},", ruling.why));
        line(out, format_args!("        }},"));
    }
    out.push_str("    ],\n    examples: &[\n");
    for example in &book.ledger.examples {
        line(out, format_args!("        Example {{"));
        line(out, format_args!("            id: {:?},", example.id()));
        line(out, format_args!("            rules: &{:?},", ids(&example.rules)));
        line(out, format_args!("            section: {:?},", example.section));
        line(out, format_args!("            given: {:?},", example.given));
        line(out, format_args!("            dice: &{:?},", example.dice));
        line(out, format_args!("            expect: {:?},", example.expect));
        line(out, format_args!("            results: &{:?},", example.results));
        line(out, format_args!("        }},"));
    }
    out.push_str("    ],\n};\n");
}

fn facts(book: &Book, rule: &str, out: &mut String) {
    let facts = book.facts_of(rule);
    if facts.clone().next().is_none() {
        out.push_str("            facts: &[],\n");
        return;
    }
    out.push_str("            facts: &[\n");
    for fact in facts {
        line(
            out,
            format_args!(
                "                Fact {{ kind: FactKind::{:?}, says: {:?} }},",
                fact.kind, fact.says
            ),
        );
    }
    out.push_str("            ],\n");
}

fn ids(spanned: &[Spanned<String>]) -> Vec<&str> {
    spanned.iter().map(|id| id.get_ref().as_str()).collect()
}

fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to a String cannot fail.
    let _ = writeln!(out, "{text}");
}
