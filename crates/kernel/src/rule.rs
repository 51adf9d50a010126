//! Citations: every roll, modifier, question, event and refusal names the ledger entry that made it.
use std::{
    borrow::Cow,
    cmp::Ordering,
    fmt,
    hash::{Hash, Hasher},
    sync::LazyLock,
};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::intern::Names;

/// A citation of one ledger entry: a rule, a ruling or an example.
#[derive(Clone, Copy)]
pub struct RuleId(Id);

#[cfg(not(feature = "proof"))]
type Id = &'static str;

/// An id that knows how many facts its ledger splits it into, so that a proof cannot name one that is not there. It is no larger than
/// the string.
#[cfg(feature = "proof")]
#[derive(Clone, Copy)]
enum Id {
    Named(&'static str),
    Stating(&'static (&'static str, u8)),
}

impl RuleId {
    /// For the generated `rule!` alone: there an id that is not in the ledger does not compile.
    pub const fn in_ledger(id: &'static str) -> Self {
        #[cfg(not(feature = "proof"))]
        return RuleId(id);
        #[cfg(feature = "proof")]
        return RuleId(Id::Named(id));
    }

    /// The same for a rule that is split into so many facts.
    pub const fn stating(id: &'static (&'static str, u8)) -> Self {
        #[cfg(not(feature = "proof"))]
        return RuleId(id.0);
        #[cfg(feature = "proof")]
        return RuleId(Id::Stating(id));
    }

    pub const fn as_str(self) -> &'static str {
        #[cfg(not(feature = "proof"))]
        return self.0;
        #[cfg(feature = "proof")]
        match self.0 {
            Id::Named(id) | Id::Stating(&(id, _)) => id,
        }
    }

    #[cfg(feature = "proof")]
    const fn facts(self) -> u8 {
        match self.0 {
            Id::Named(_) => 0,
            Id::Stating(&(_, facts)) => facts,
        }
    }

    /// Whether it is a ruling and not the book's own word.
    pub fn is_ruling(self) -> bool {
        self.as_str().split('.').nth(1) == Some("ruling")
    }

    /// The book an id belongs to: what stands before its first dot.
    pub fn book(self) -> &'static str {
        self.as_str().split('.').next().unwrap_or(self.as_str())
    }
}

impl PartialEq for RuleId {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for RuleId {}

impl PartialOrd for RuleId {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for RuleId {
    fn cmp(&self, other: &Self) -> Ordering {
        self.as_str().cmp(other.as_str())
    }
}

impl Hash for RuleId {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_str().hash(state);
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for RuleId {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let id = String::deserialize(d)?;
        RuleId::read(&id)
            .ok_or_else(|| D::Error::custom(format!("`{id}` is not a rule id (`book.chapter.name`)")))
    }
}

impl JsonSchema for RuleId {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "RuleId".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": "^[a-z0-9-]+(\\.[a-z0-9-]+)+$" })
    }
}

/// Ids that saved games have brought along.
static READ: LazyLock<Names> = LazyLock::new(Names::default);

impl RuleId {
    /// An id as a saved game has it. An entry that the ledger has since lost still reads, so that old journals do.
    pub fn read(id: &str) -> Option<RuleId> {
        // The form bounds what a hostile file can add.
        id.contains('.').then(|| READ.keep(id)).flatten().map(RuleId::in_ledger)
    }

    /// The ids of a ledger always read, whatever files have brought along.
    pub fn know(ledger: &'static Ledger) {
        let rules = ledger.rules.iter().map(|it| it.id);
        READ.know(rules.chain(ledger.rulings.iter().map(|it| it.id)));
    }
}

/// Which part of the game an entry governs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Layer {
    Table,
    Battle,
    Setup,
    Campaign,
    Gm,
}

/// One rule of a book, in our own words.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct LedgerEntry {
    pub id: &'static str,
    pub section: &'static str,
    pub layer: Layer,
    pub optional: bool,
    pub text: &'static str,
    /// The single statements it makes; the first is number 1.
    pub facts: &'static [Fact],
}

/// One statement of a rule that a test can prove.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Fact {
    pub kind: FactKind,
    pub says: &'static str,
}

/// What a fact is about: what a careless program gets wrong most easily is told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum FactKind {
    /// Something that does not happen, or happens to some alone.
    Exception,
    /// A bound on number or size.
    Limit,
    /// On which side of a measured limit something falls.
    Boundary,
    /// What comes before what.
    Order,
    Plain,
    /// What a word means: nothing can get it wrong.
    Definition,
}

/// What the engine does where the book is silent or contradicts itself.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Ruling {
    pub id: &'static str,
    pub rules: &'static [&'static str],
    pub question: &'static str,
    pub ruling: &'static str,
    pub why: &'static str,
}

/// A worked example of the book: dice in, result out.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Example {
    pub id: &'static str,
    pub rules: &'static [&'static str],
    pub section: &'static str,
    pub given: &'static str,
    pub dice: &'static [u16],
    pub expect: &'static str,
    /// What it comes to, one by one, as the rules would say it; empty where only words can.
    pub results: &'static [&'static str],
}

/// Everything a book's ledger holds; what the engine quotes when asked why.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Ledger {
    pub book: &'static str,
    /// What its chapters are called, by the middle of their rules' ids.
    pub chapters: &'static [(&'static str, &'static str)],
    pub rules: &'static [LedgerEntry],
    pub rulings: &'static [Ruling],
    pub examples: &'static [Example],
}

impl Ledger {
    pub fn rule(&self, id: &str) -> Option<&'static LedgerEntry> {
        self.rules.iter().find(|it| it.id == id)
    }

    /// What the chapter is called that an id or the name of a procedure is of.
    pub fn chapter(&self, id: &str) -> Option<&'static str> {
        let chapter = id.split('.').nth(1)?;
        self.chapters.iter().find(|it| it.0 == chapter).map(|it| it.1)
    }

    pub fn ruling(&self, id: &str) -> Option<&'static Ruling> {
        self.rulings.iter().find(|it| it.id == id)
    }

    /// The rulings that settle something about this rule.
    pub fn rulings_on(&self, id: &str) -> impl Iterator<Item = &'static Ruling> {
        self.rulings.iter().filter(move |it| it.rules.contains(&id))
    }
}

/// Records that `rule` was applied.
#[inline]
pub fn hit(rule: RuleId) {
    #[cfg(feature = "proof")]
    proof::hit(rule);
    #[cfg(not(feature = "proof"))]
    let _ = rule;
}

#[cfg(feature = "proof")]
mod proof;
#[cfg(feature = "proof")]
pub use proof::{ExampleDice, Proof, applied_in, set_up};
