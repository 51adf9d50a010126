//! A book's ledger as `ledger.toml` holds it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use toml::Spanned;

use crate::Error;
use crate::facts::{self, Fact};
use crate::words::{self, Words};

/// A book crate: a folder of `crates/` with a ledger.
pub struct Book {
    pub name: String,
    pub folder: PathBuf,
    pub ledger: Ledger,
    pub words: Words,
    /// What its rules state one by one, in the ledger's order.
    pub facts: Vec<Fact>,
}

impl Book {
    /// The facts of a rule, from number 1 on.
    pub fn facts_of(&self, rule: &str) -> impl Iterator<Item = &Fact> + Clone {
        self.facts.iter().filter(move |fact| fact.rule() == rule)
    }

    /// Whether a tool writes this file and nobody else.
    pub fn generates(&self, file: &Path) -> bool {
        GENERATED.iter().any(|name| file == self.folder.join(name))
    }
}

/// Made of a book's `ledger.toml`, `facts.toml` and `words.toml`, and measured by its tests.
const GENERATED: [&str; 3] = ["src/ledger.rs", "src/words.rs", "src/table/applied.rs"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ledger {
    /// What each chapter is called, by the middle of its rules' ids.
    #[serde(default)]
    pub chapters: Option<Spanned<BTreeMap<String, String>>>,
    #[serde(default, rename = "rule")]
    pub rules: Vec<Rule>,
    #[serde(default, rename = "ruling")]
    pub rulings: Vec<Ruling>,
    #[serde(default, rename = "example")]
    pub examples: Vec<Example>,
}

impl Ledger {
    /// Each chapter with its name.
    pub fn named(&self) -> impl Iterator<Item = (&str, &str)> + Clone {
        let all = self.chapters.iter().flat_map(|it| it.get_ref());
        all.map(|(chapter, name)| (chapter.as_str(), name.as_str()))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    pub id: Spanned<String>,
    #[serde(rename = "ref")]
    pub section: String,
    pub layer: Layer,
    #[serde(default)]
    pub optional: bool,
    pub text: String,
}

#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(rename_all = "lowercase")]
pub enum Layer {
    Table,
    Battle,
    Setup,
    Campaign,
    Gm,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    pub id: Spanned<String>,
    pub rules: Vec<Spanned<String>>,
    pub question: String,
    pub ruling: String,
    pub why: String,
    /// Why nothing can get it wrong, if it only says what a word means: such a ruling needs no proof.
    pub definition: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    pub id: Spanned<String>,
    pub rules: Vec<Spanned<String>>,
    #[serde(rename = "ref")]
    pub section: String,
    pub given: String,
    pub dice: Vec<u16>,
    pub expect: String,
    /// What a test holds against what the rules made of it.
    #[serde(default)]
    pub results: Vec<String>,
}

impl Rule {
    pub fn id(&self) -> &str {
        self.id.get_ref()
    }

    /// The middle of `book.chapter.rule`.
    pub fn chapter(&self) -> &str {
        self.id().split('.').nth(1).unwrap_or_default()
    }
}

impl Ruling {
    pub fn id(&self) -> &str {
        self.id.get_ref()
    }

    pub fn is_on(&self, rule: &str) -> bool {
        self.rules.iter().any(|id| id.get_ref() == rule)
    }
}

impl Example {
    pub fn id(&self) -> &str {
        self.id.get_ref()
    }

    pub fn is_of(&self, rule: &str) -> bool {
        self.rules.iter().any(|id| id.get_ref() == rule)
    }
}

impl Ledger {
    /// Every id that `rule!` knows: of rules, then rulings, then examples.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.spanned_ids().map(|id| id.get_ref().as_str())
    }

    fn spanned_ids(&self) -> impl Iterator<Item = &Spanned<String>> {
        let rules = self.rules.iter().map(|rule| &rule.id);
        let rulings = self.rulings.iter().map(|ruling| &ruling.id);
        rules.chain(rulings).chain(self.examples.iter().map(|example| &example.id))
    }
}

/// Every book of the workspace, by name.
pub fn books(root: &Path) -> Result<Vec<Book>, Error> {
    let crates = root.join("crates");
    let entries = std::fs::read_dir(&crates).map_err(|error| format!("{}: {error}", crates.display()))?;
    let mut found = Vec::new();
    for entry in entries {
        let folder = entry.map_err(|error| format!("{}: {error}", crates.display()))?.path();
        if folder.join("ledger.toml").is_file() {
            found.push(read(&folder)?);
        }
    }
    found.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(found)
}

fn read(folder: &Path) -> Result<Book, Error> {
    let file = folder.join("ledger.toml");
    let text = std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let ledger: Ledger = toml::from_str(&text).map_err(|error| {
        let at = line(&text, error.span().map_or(0, |span| span.start));
        format!("{}:{at}: {}", file.display(), error.message())
    })?;
    let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    check(&name, &ledger)
        .map_err(|(offset, message)| format!("{}:{}: {message}", file.display(), line(&text, offset)))?;
    let words = words::read(folder, &ledger)?;
    let facts = facts::read(folder, &ledger)?;
    Ok(Book { name, folder: folder.to_path_buf(), ledger, words, facts })
}

/// The line of an offset.
pub fn line(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|&byte| byte == b'\n').count()
}

/// Ids belong to the book, are unique, and those referred to exist; otherwise the offset of the first that is wrong.
fn check(book: &str, ledger: &Ledger) -> Result<(), (usize, String)> {
    let mut seen = BTreeMap::new();
    for id in ledger.spanned_ids() {
        let (start, text) = (id.span().start, id.get_ref().as_str());
        let parts: Vec<&str> = text.split('.').collect();
        let is_kebab = |part: &&str| {
            !part.is_empty()
                && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
        };
        if !(3..=4).contains(&parts.len()) || parts[0] != book || !parts.iter().all(is_kebab) {
            return Err((
                start,
                format!("`{text}` is not of the form {book}.chapter.name or {book}.chapter.group.name"),
            ));
        }
        if seen.insert(text, start).is_some() {
            return Err((start, format!("`{text}` is in the ledger twice")));
        }
    }
    let named = ledger.named();
    if let Some(rule) = ledger.rules.iter().find(|rule| !named.clone().any(|it| it.0 == rule.chapter())) {
        return Err((rule.id.span().start, format!("`{}` is of a chapter without a name", rule.id())));
    }
    let mut names = named.map(|it| it.0);
    if let Some(name) = names.find(|name| !ledger.rules.iter().any(|rule| rule.chapter() == *name)) {
        let start = ledger.chapters.as_ref().map_or(0, |it| it.span().start);
        return Err((start, format!("no rule is of the chapter `{name}`")));
    }
    let rulings = ledger.rulings.iter().flat_map(|ruling| &ruling.rules);
    for id in rulings.chain(ledger.examples.iter().flat_map(|example| &example.rules)) {
        if !seen.contains_key(id.get_ref().as_str()) {
            return Err((id.span().start, format!("`{}` is not in the ledger", id.get_ref())));
        }
    }
    Ok(())
}
