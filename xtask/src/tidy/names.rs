//! Public types have names of their own: one that three crates give to three things says nothing to whoever reads a fourth.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::Findings;
use crate::source;
use crate::token::{Kind, Token};

/// So many crates may use a name; the books have words in common.
const MOST: usize = 2;
/// What every book has by the same name, since its contract with the shelf is the same.
const OF_EVERY_BOOK: [&str; 9] =
    ["Battle", "Chronicle", "Count", "Incident", "Mark", "Outcome", "Phase", "Rules", "Scenario"];

/// The crates in which each public type name stands.
#[derive(Default)]
pub struct TypeNames(BTreeMap<String, BTreeSet<String>>);

impl TypeNames {
    pub fn read(&mut self, name: &Path, tokens: &[Token<'_>]) {
        let Some(package) = library(name) else { return };
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
            if MOST < crates.len() && !OF_EVERY_BOOK.contains(&name.as_str()) {
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
