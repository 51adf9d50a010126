//! Public types have names of their own: one that three crates give to three things says nothing to whoever reads a fourth.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::Findings;
use crate::book::Book;
use crate::source;
use crate::token::{Kind, Token};

/// So many crates may use a name.
const MOST: usize = 2;
/// All books count as one crate: a `Zombie` or a `Target` is in each of them what that book says it is.
const BOOKS: &str = "the books";

/// The crates in which each public type name stands.
#[derive(Default)]
pub struct TypeNames(BTreeMap<String, BTreeSet<String>>);

impl TypeNames {
    pub fn read(&mut self, books: &[Book], name: &Path, tokens: &[Token<'_>]) {
        let Some(package) = library(name) else { return };
        let package = if books.iter().any(|book| book.name == package) { BOOKS } else { package };
        let code: Vec<&Token<'_>> = source::outside_tests(tokens).collect();
        for three in code.windows(3) {
            let [
                Kind::Word("pub"),
                Kind::Word("struct" | "enum" | "trait" | "type" | "union"),
                Kind::Word(name),
            ] = [three[0].kind, three[1].kind, three[2].kind]
            else {
                continue;
            };
            self.0.entry(name.to_owned()).or_default().insert(package.to_owned());
        }
    }

    pub fn check(&self, findings: &mut Findings) {
        for (name, crates) in &self.0 {
            if MOST < crates.len() {
                let crates: Vec<&str> = crates.iter().map(String::as_str).collect();
                findings.failures.push(format!("`{name}` is a public type in {}", crates.join(", ")));
            }
        }
    }
}

/// The crate that a source file belongs to.
fn library(name: &Path) -> Option<&str> {
    let mut parts = name.iter().map(|part| part.to_str().unwrap_or_default());
    let (crates, package, src) = (parts.next()?, parts.next()?, parts.next()?);
    (crates == "crates" && src == "src").then_some(package)
}
