//! A book's facts as `facts.toml` holds them: each rule split into the single statements it makes.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::Error;
use crate::book::{self, Ledger};

/// One statement of a rule.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fact {
    rule: Spanned<String>,
    n: Spanned<u8>,
    pub kind: Kind,
    pub says: String,
    /// What a careless program would do instead.
    pub wrong: String,
    ruling: Option<Spanned<String>>,
}

/// As `kernel::rule::Kind`.
#[derive(Deserialize, Serialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Exception,
    Limit,
    Boundary,
    Order,
    Plain,
    Definition,
}

impl Kind {
    /// What a careless program gets wrong most easily.
    pub fn is_pressing(self) -> bool {
        matches!(self, Kind::Exception | Kind::Limit | Kind::Boundary | Kind::Order)
    }

    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }
}

impl Fact {
    pub fn rule(&self) -> &str {
        self.rule.get_ref()
    }

    pub fn n(&self) -> u8 {
        *self.n.get_ref()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default, rename = "fact")]
    facts: Vec<Fact>,
}

/// The facts of the book in this folder; none if it has no `facts.toml`.
pub fn read(folder: &Path, ledger: &Ledger) -> Result<Vec<Fact>, Error> {
    let file = folder.join("facts.toml");
    if !file.is_file() {
        return Ok(Vec::new());
    }
    let text = std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let at = |offset| format!("{}:{}", file.display(), book::line(&text, offset));
    let read: File = toml::from_str(&text)
        .map_err(|error| format!("{}: {}", at(error.span().map_or(0, |it| it.start)), error.message()))?;
    check(&read.facts, ledger).map_err(|(offset, message)| format!("{}: {message}", at(offset)))?;
    Ok(read.facts)
}

/// Otherwise the offset of the first that is wrong, and what is.
fn check(facts: &[Fact], ledger: &Ledger) -> Result<(), (usize, String)> {
    let places: BTreeMap<&str, usize> =
        ledger.rules.iter().enumerate().map(|(at, it)| (it.id(), at)).collect();
    let mut last: Option<(usize, u8)> = None;
    for fact in facts {
        let Some(&place) = places.get(fact.rule()) else {
            return Err((fact.rule.span().start, format!("`{}` is no rule of the ledger", fact.rule())));
        };
        let due = match last {
            Some((before, _)) if place < before => {
                return Err((
                    fact.rule.span().start,
                    format!("`{}` stands out of the ledger's order", fact.rule()),
                ));
            }
            Some((before, n)) if place == before => n.saturating_add(1),
            _ => 1,
        };
        if fact.n() != due {
            return Err((fact.n.span().start, format!("fact {due} of `{}` is due here", fact.rule())));
        }
        last = Some((place, due));
        one(fact, ledger)?;
    }
    let without = ledger.rules.iter().find(|rule| !facts.iter().any(|fact| fact.rule() == rule.id()));
    without.map_or(Ok(()), |rule| Err((0, format!("`{}` has no fact", rule.id()))))
}

fn one(fact: &Fact, ledger: &Ledger) -> Result<(), (usize, String)> {
    let start = fact.rule.span().start;
    if fact.says.trim().is_empty() {
        return Err((start, "a fact that says nothing".to_owned()));
    }
    if fact.wrong.is_empty() != (fact.kind == Kind::Definition) {
        let what = "a definition, and nothing else, has `wrong = \"\"`: nothing can get it wrong";
        return Err((start, what.to_owned()));
    }
    let Some(ruling) = &fact.ruling else { return Ok(()) };
    let found = ledger.rulings.iter().find(|it| it.id() == ruling.get_ref());
    if found.is_some_and(|it| !it.is_on(fact.rule())) {
        return Err((ruling.span().start, format!("`{}` is not on `{}`", ruling.get_ref(), fact.rule())));
    }
    let known = found.is_some();
    if known {
        Ok(())
    } else {
        Err((ruling.span().start, format!("`{}` is no ruling of the ledger", ruling.get_ref())))
    }
}
