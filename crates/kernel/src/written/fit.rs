//! A value as JSON read as what it should be; what does not fit is said with its place. Everything that is read from a value is read by this one reader,
//! because each reader has the program hold every kind of thing once more.
mod member;
mod value;
pub(super) mod words;

use std::fmt;

use serde::de::{DeserializeOwned, Error, Expected, Unexpected};
use serde_json::Value;

use self::value::ValueReader;
use super::{Fault, value_fault::write_steps};

/// Reads a value as a `T`.
pub fn fit<T: DeserializeOwned>(value: &Value) -> Result<T, ReadFault> {
    T::deserialize(ValueReader(value))
}

/// What does not fit, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadFault(Box<Misfit>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Misfit {
    /// The innermost first.
    within: Vec<Step>,
    what: What,
}

/// What is wrong at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
enum What {
    /// Something else stands there.
    Other { found: String, expected: String },
    /// Nothing stands there.
    Missing,
    /// No field has this name.
    NoField { fields: &'static [&'static str] },
    /// The reader has words of its own.
    Own(String),
}

/// One step on the way to a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    Name(String),
    Index(usize),
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Name(name) => f.write_str(name),
            Step::Index(index) => write!(f, "{index}"),
        }
    }
}

impl From<&str> for Step {
    fn from(name: &str) -> Self {
        Step::Name(name.to_owned())
    }
}

impl From<usize> for Step {
    fn from(index: usize) -> Self {
        Step::Index(index)
    }
}

impl ReadFault {
    /// The steps that lead to it, the outermost first.
    pub fn path(&self) -> impl Iterator<Item = &Step> {
        self.0.within.iter().rev()
    }

    /// Whether nothing stands there.
    pub fn is_missing(&self) -> bool {
        self.0.what == What::Missing
    }

    /// What is wrong there, without the place.
    pub fn what(&self) -> String {
        match &self.0.what {
            What::Other { found, expected } => format!("takes {expected}, not {found}"),
            What::Missing => "is missing".to_owned(),
            What::NoField { fields: [] } => "there is no such field; nothing is allowed here".to_owned(),
            What::NoField { fields } => format!("there is no such field; there are {}", words::and(fields)),
            What::Own(words) => words.clone(),
        }
    }

    /// The same for a file of this kind, with what was found and what would be right.
    pub fn fault(&self, kind: &str) -> Fault {
        let path: String = self.path().map(|step| format!("/{step}")).collect();
        let name = words::name(path.rsplit('/').next().unwrap_or_default());
        let (found, expected) = match &self.0.what {
            What::Other { found, expected } => (found.clone(), expected.clone()),
            What::Missing => (format!("no {name}"), format!("a value for {name}")),
            What::NoField { fields: [] } => (name, "nothing here".to_owned()),
            What::NoField { fields } => (name, format!("one of these: {}", fields.join(", "))),
            What::Own(words) => (words.clone(), format!("a {kind} as the schema describes it")),
        };
        Fault { path, found, expected }
    }

    #[cold]
    fn under(mut self, step: Step) -> Self {
        self.0.within.push(step);
        self
    }

    #[cold]
    fn named(self, name: &str) -> Self {
        // A name that is no field stands in the path already.
        let known = matches!(self.0.what, What::NoField { .. }) && self.0.within.len() == 1;
        if known && self.0.within[0] == Step::Name(name.to_owned()) {
            return self;
        }
        self.under(Step::Name(name.to_owned()))
    }

    fn of(what: What) -> Self {
        ReadFault(Box::new(Misfit { within: Vec::new(), what }))
    }

    fn other(found: impl Into<String>, expected: impl Into<String>) -> Self {
        ReadFault::of(What::Other { found: found.into(), expected: expected.into() })
    }
}

impl fmt::Display for ReadFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_steps(self.path(), f)?;
        match &self.0.what {
            What::Missing => f.write_str(" ")?,
            _ if self.0.within.is_empty() => (),
            What::Other { .. } | What::NoField { .. } | What::Own(_) => f.write_str(": ")?,
        }
        f.write_str(&self.what())
    }
}

impl std::error::Error for ReadFault {}

impl Error for ReadFault {
    #[cold]
    fn custom<T: fmt::Display>(what: T) -> Self {
        ReadFault::of(What::Own(words::own(what.to_string())))
    }

    #[cold]
    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        ReadFault::other(words::found(found), words::expected(&expected.to_string()))
    }

    #[cold]
    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        ReadFault::other(words::found(found), words::instead(found, &expected.to_string()))
    }

    #[cold]
    fn invalid_length(len: usize, expected: &dyn Expected) -> Self {
        ReadFault::other(words::so_many(len), words::expected(&expected.to_string()))
    }

    #[cold]
    fn unknown_variant(name: &str, names: &'static [&'static str]) -> Self {
        ReadFault::other(words::name(name), words::or(names))
    }

    #[cold]
    fn unknown_field(field: &str, fields: &'static [&'static str]) -> Self {
        ReadFault::of(What::NoField { fields }).under(Step::Name(field.to_owned()))
    }

    #[cold]
    fn missing_field(field: &'static str) -> Self {
        ReadFault::of(What::Missing).under(Step::Name(field.to_owned()))
    }

    #[cold]
    fn duplicate_field(field: &'static str) -> Self {
        ReadFault::other(format!("`{field}` twice"), format!("`{field}` once"))
    }
}

#[cold]
fn misfit(value: &Value, expected: &dyn Expected) -> ReadFault {
    ReadFault::other(words::value(value), words::expected(&expected.to_string()))
}
