//! Why a value is not taken: the field and what it takes there, as data; pages and terminals find the words.
use std::{fmt, ops::RangeInclusive};

use serde::{Serialize, Serializer, ser::SerializeStruct};

use super::{Fault, ReadFault, Step, said, short_path, short_sentence};

/// Why a value is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueFault {
    /// The steps to the field, the outermost first; none for the whole.
    path: Vec<Step>,
    /// Other fields of the same object that it is about as well.
    beside: &'static [&'static str],
    pub reason: FaultReason,
}

/// What is wrong in a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultReason {
    /// Nothing stands there.
    Missing,
    /// A number beyond these bounds, or a list with as many elements.
    Bounds(Bounds),
    Words(String),
}

/// From where to where a number goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bounds {
    pub least: Option<i64>,
    pub most: Option<i64>,
    pub of: Measure,
    /// What is said after the numbers, such as `with a rifle`.
    pub after: String,
}

/// What a number measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    Count,
    /// A length, in millimetres; people read it in the unit of their book.
    Millimetres,
}

impl ValueFault {
    /// A fault of the whole value.
    pub fn whole(reason: impl Into<FaultReason>) -> Self {
        ValueFault { path: Vec::new(), beside: &[], reason: reason.into() }
    }

    /// A fault of one field.
    pub fn at(field: impl Into<Step>, reason: impl Into<FaultReason>) -> Self {
        ValueFault::whole(reason).within(field)
    }

    /// A fault of several fields of one object.
    pub fn of_all(fields: &'static [&'static str], reason: impl Into<FaultReason>) -> Self {
        let Some((first, beside)) = fields.split_first() else { return ValueFault::whole(reason) };
        ValueFault { beside, ..ValueFault::at(*first, reason) }
    }

    /// The same of a field of this name, or of an element of a list.
    #[must_use]
    pub fn within(mut self, step: impl Into<Step>) -> Self {
        self.path.insert(0, step.into());
        self
    }

    /// A fault at a path such as `/weapons/0`; empty for the whole.
    pub fn at_path(path: &str, reason: impl Into<FaultReason>) -> Self {
        let step = |it: &str| it.parse().map_or_else(|_| Step::Name(short_path(it)), Step::Index);
        let path = path.split('/').skip(1).map(step).collect();
        ValueFault { path, beside: &[], reason: reason.into() }
    }

    /// The steps to the field, the outermost first.
    pub fn steps(&self) -> &[Step] {
        &self.path
    }

    /// The path of the field, such as `/weapons/0`; empty for the whole.
    pub fn path(&self) -> String {
        self.path.iter().map(|step| format!("/{step}")).collect()
    }
}

impl FaultReason {
    /// A number from here to there.
    pub fn takes<N: Into<i64> + Copy>(bounds: RangeInclusive<N>) -> Self {
        let (least, most) = (Some((*bounds.start()).into()), Some((*bounds.end()).into()));
        FaultReason::Bounds(Bounds { least, most, of: Measure::Count, after: String::new() })
    }

    /// A length from here to there.
    pub fn takes_mm(bounds: RangeInclusive<i32>) -> Self {
        match FaultReason::takes(bounds) {
            FaultReason::Bounds(it) => FaultReason::Bounds(Bounds { of: Measure::Millimetres, ..it }),
            other => other,
        }
    }

    /// The same with words after the numbers.
    #[must_use]
    pub fn after(self, words: impl Into<String>) -> Self {
        match self {
            FaultReason::Bounds(it) => FaultReason::Bounds(Bounds { after: words.into(), ..it }),
            other => other,
        }
    }

    /// In words, with lengths as `length` writes millimetres.
    pub fn words(&self, length: impl Fn(i64) -> String) -> String {
        match self {
            FaultReason::Missing => "is missing".to_owned(),
            FaultReason::Bounds(it) => it.words(length),
            FaultReason::Words(words) => words.clone(),
        }
    }
}

impl Bounds {
    /// Whether a number lies within them.
    pub fn hold(&self, number: i64) -> bool {
        self.least.is_none_or(|least| least <= number) && self.most.is_none_or(|most| number <= most)
    }

    fn words(&self, length: impl Fn(i64) -> String) -> String {
        let number = |it: i64| match self.of {
            Measure::Count => it.to_string(),
            Measure::Millimetres => length(it),
        };
        let takes = match (self.least, self.most) {
            (Some(least), Some(most)) => format!("{} to {}", number(least), number(most)),
            (Some(least), None) => format!("{} or more", number(least)),
            (None, Some(most)) => format!("at most {}", number(most)),
            (None, None) => "any number".to_owned(),
        };
        let gap = if self.after.is_empty() || self.after.starts_with(',') { "" } else { " " };
        format!("takes {takes}{gap}{}", self.after)
    }
}

impl From<String> for FaultReason {
    fn from(words: String) -> Self {
        FaultReason::Words(short_sentence(&words))
    }
}

impl From<&str> for FaultReason {
    fn from(words: &str) -> Self {
        FaultReason::Words(short_sentence(words))
    }
}

impl From<Bounds> for FaultReason {
    fn from(bounds: Bounds) -> Self {
        FaultReason::Bounds(bounds)
    }
}

/// With lengths in millimetres, as they stand in the value itself.
impl fmt::Display for FaultReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(|mm| mm.to_string()))
    }
}

impl fmt::Display for ValueFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_steps(self.path.iter(), f)?;
        self.beside.iter().try_for_each(|field| write!(f, ", {field}"))?;
        match &self.reason {
            _ if self.path.is_empty() => (),
            FaultReason::Missing => f.write_str(" ")?,
            FaultReason::Bounds(_) | FaultReason::Words(_) => f.write_str(": ")?,
        }
        write!(f, "{}", self.reason)
    }
}

impl std::error::Error for ValueFault {}

impl From<Fault> for ValueFault {
    fn from(Fault { path, found, expected }: Fault) -> Self {
        ValueFault::at_path(&path, said(&found, &expected))
    }
}

impl From<ReadFault> for ValueFault {
    fn from(fault: ReadFault) -> Self {
        let reason = if fault.is_missing() { FaultReason::Missing } else { FaultReason::Words(fault.what()) };
        ValueFault { path: fault.path().cloned().collect(), beside: &[], reason }
    }
}

/// As programs read it: the path of the field and the reason in words.
impl Serialize for ValueFault {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut fault = to.serialize_struct("ValueFault", 2)?;
        fault.serialize_field("field", &self.path())?;
        fault.serialize_field("reason", &self.reason.to_string())?;
        fault.end()
    }
}

/// A path as people write one: `targets[0].range_mm`.
pub fn write_steps<'a>(steps: impl Iterator<Item = &'a Step>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (at, step) in steps.enumerate() {
        match step {
            Step::Name(name) if at == 0 => f.write_str(&short_path(name))?,
            Step::Name(name) => write!(f, ".{}", short_path(name))?,
            Step::Index(index) => write!(f, "[{index}]")?,
        }
    }
    Ok(())
}

/// Faults of a part as faults of the whole.
pub trait Nested {
    /// What is wrong is wrong in a field of this name, or in an element of a list.
    #[must_use]
    fn within(self, step: impl Into<Step>) -> Self;
}

impl<T> Nested for Result<T, ValueFault> {
    fn within(self, step: impl Into<Step>) -> Self {
        self.map_err(|fault| fault.within(step))
    }
}
