//! A value as JSON read as what it should be; what does not fit is said with its place. Everything that is read from a value is read by this one reader,
//! because each reader has the program hold every kind of thing once more.
mod member;
mod value;

use std::fmt;

use serde::de::{DeserializeOwned, Error, Expected, Unexpected};
use serde_json::Value;

use self::value::Fit;

/// Reads a value as a `T`.
pub fn fit<T: DeserializeOwned>(value: &Value) -> Result<T, Misfit> {
    T::deserialize(Fit(value))
}

/// What does not fit, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit(Box<Said>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Said {
    /// The innermost first.
    within: Vec<Step>,
    what: String,
}

/// One step on the way to a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    Name(String),
    Index(usize),
}

impl Misfit {
    /// The steps that lead to it, the outermost first.
    pub fn path(&self) -> impl Iterator<Item = &Step> {
        self.0.within.iter().rev()
    }

    /// What is wrong there.
    pub fn what(&self) -> &str {
        &self.0.what
    }

    #[cold]
    fn under(mut self, step: Step) -> Self {
        self.0.within.push(step);
        self
    }

    #[cold]
    fn named(self, name: &str) -> Self {
        self.under(Step::Name(name.to_owned()))
    }

    fn of(what: String) -> Self {
        Misfit(Box::new(Said { within: Vec::new(), what }))
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, step) in self.path().enumerate() {
            match step {
                Step::Name(name) if at == 0 => f.write_str(name)?,
                Step::Name(name) => write!(f, ".{name}")?,
                Step::Index(index) => write!(f, "[{index}]")?,
            }
        }
        if !self.0.within.is_empty() {
            f.write_str(": ")?;
        }
        f.write_str(self.what())
    }
}

impl std::error::Error for Misfit {}

impl Error for Misfit {
    #[cold]
    fn custom<T: fmt::Display>(what: T) -> Self {
        Misfit::of(what.to_string())
    }

    #[cold]
    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Misfit::of(format!("invalid type: {}, expected {expected}", told(found)))
    }

    #[cold]
    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Misfit::of(format!("invalid value: {}, expected {expected}", told(found)))
    }
}

/// What was found, in the words of JSON.
fn told(found: Unexpected<'_>) -> String {
    match found {
        Unexpected::Unit => "null".to_owned(),
        other => other.to_string(),
    }
}

#[cold]
fn misfit(value: &Value, expected: &dyn Expected) -> Misfit {
    let found = match value {
        Value::Null => Unexpected::Unit,
        Value::Bool(it) => Unexpected::Bool(*it),
        Value::Number(it) => match (it.as_u64(), it.as_i64()) {
            (Some(it), _) => Unexpected::Unsigned(it),
            (None, Some(it)) => Unexpected::Signed(it),
            (None, None) => Unexpected::Float(it.as_f64().unwrap_or_default()),
        },
        Value::String(it) => Unexpected::Str(it),
        Value::Array(_) => Unexpected::Seq,
        Value::Object(_) => Unexpected::Map,
    };
    Misfit::invalid_type(found, expected)
}
