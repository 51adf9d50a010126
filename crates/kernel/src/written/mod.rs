//! Files that people write as JSON: what is wrong with one is said with line and column, and some of its numbers can be set
//! without changing it.
mod choice;
mod few;
mod fit;
mod locate;
mod names;
mod scenario;
mod text;
mod value_fault;

use std::{cmp::Ordering, collections::BTreeMap, fmt};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::flaw::Flaw;

pub use self::choice::{Choice, ChoiceFile, choices, set_words};
pub use self::few::few;
pub use self::fit::{
    ReadFault, Step, fit,
    words::{name as short_name, path as short_path, sentence as short_sentence},
};
pub use self::locate::{line_and_column, locate, locate_near};
pub use self::names::names;
pub use self::scenario::{Card, Scenario, Written};
pub use self::text::json;
pub use self::value_fault::{Bounds, FaultReason, Measure, Nested, ValueFault};

/// A number that can be set without changing the file; its default is what the file says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParameterFile {
    #[serde(default)]
    pub about: String,
    /// Where in this file the number stands, as paths such as `/zombies/0/count`.
    pub sets: Vec<String>,
    #[serde(default)]
    pub least: u16,
    pub most: u16,
}

/// A parameter with the value it has in the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Parameter {
    pub name: String,
    pub about: String,
    pub value: u16,
    pub least: u16,
    pub most: u16,
}

/// Why a file was refused, and where in its text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Wrong {
    pub line: usize,
    pub column: usize,
    /// The path of the field, such as `/humans/0/name`; empty where the text is not even JSON.
    pub field: String,
    /// Nothing where `expected` says all there is to say.
    pub found: String,
    pub expected: String,
}

/// What is wrong with a file, and at which path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub path: String,
    /// Nothing where `expected` says all there is to say.
    pub found: String,
    pub expected: String,
}

impl Fault {
    pub fn new(path: impl Into<String>, found: impl Into<String>, expected: impl Into<String>) -> Self {
        let [found, expected] = [found.into(), expected.into()].map(|it: String| short_sentence(&it));
        Fault { path: path.into(), found, expected }
    }

    /// What is wrong, without where.
    pub fn words(&self) -> String {
        said(&self.found, &self.expected)
    }
}

impl From<Flaw> for Fault {
    /// A flaw of the position that a file describes; most of it stands in the file under the same names.
    fn from(flaw: Flaw) -> Fault {
        Fault::new(format!("/{}", flaw.at), "", flaw.wrong)
    }
}

/// What was found and what would be right, as a sentence.
fn said(found: &str, expected: &str) -> String {
    if found.is_empty() { expected.to_owned() } else { format!("found {found}, expected {expected}") }
}

impl Wrong {
    /// What is wrong, without where.
    pub fn words(&self) -> String {
        said(&self.found, &self.expected)
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Wrong { line, column, field, .. } = self;
        write!(f, "line {line}, column {column}: ")?;
        if !field.is_empty() {
            write!(f, "{field}: ")?;
        }
        f.write_str(&self.words())
    }
}

impl std::error::Error for Wrong {}

/// The parameters of a file with the values they have in its text.
pub fn parameters(files: &BTreeMap<String, ParameterFile>, text: &str) -> Result<Vec<Parameter>, Wrong> {
    let whole: Value = serde_json::from_str(text).unwrap_or_default();
    let each = files.iter().map(|(name, it)| parameter(name, it, &whole));
    each.collect::<Result<_, _>>().map_err(|it| semantic(text, it))
}

fn parameter(name: &str, file: &ParameterFile, whole: &Value) -> Result<Parameter, Fault> {
    let path = format!("/parameters/{name}/sets");
    if file.sets.is_empty() {
        return Err(Fault::new(path, "an empty list", "the path of a number"));
    }
    let mut value = None;
    for (i, place) in file.sets.iter().enumerate() {
        let number = whole.pointer(place).and_then(Value::as_u64).and_then(|it| u16::try_from(it).ok());
        let Some(number) = number.filter(|_| !place.starts_with("/parameters")) else {
            let path = format!("{path}/{i}");
            return Err(Fault::new(path, format!("`{place}`"), "the path of a number of this file"));
        };
        if *value.get_or_insert(number) != number {
            let path = format!("{path}/{i}");
            return Err(Fault::new(path, format!("{number} at `{place}`"), "the number of the other places"));
        }
    }
    Ok(Parameter {
        name: name.to_owned(),
        about: file.about.clone(),
        value: value.unwrap_or(0),
        least: file.least,
        most: file.most,
    })
}

/// The text with one of its parameters set.
fn set(text: &str, parameter: &ParameterFile, name: &str, value: u16) -> Result<String, Wrong> {
    if !(parameter.least..=parameter.most).contains(&value) {
        let expected = format!("{} to {}", parameter.least, parameter.most);
        let path = format!("/parameters/{name}");
        return Err(semantic(text, Fault::new(path, format!("{name}={value}"), expected)));
    }
    let mut changed = text.to_owned();
    for place in &parameter.sets {
        if let Some(range) = locate(&changed, place) {
            changed.replace_range(range, &value.to_string());
        }
    }
    Ok(changed)
}

/// What of a file can be set from outside: its numbers and its choices.
pub type Settable<'a> = (&'a BTreeMap<String, ParameterFile>, &'a BTreeMap<String, ChoiceFile>);

/// The text with parameters and choices set one after the other, as they are typed; it is read anew after each.
pub fn set_all<F>(
    text: &str,
    set: &[(&str, &str)],
    read: fn(&str) -> Result<F, Wrong>,
    settable: fn(&F) -> Settable<'_>,
) -> Result<String, Wrong> {
    let mut changed = text.to_owned();
    let mut now = read(text)?;
    for &(name, value) in set {
        let (numbers, choices) = settable(&now);
        changed = set_words(&changed, numbers, choices, name, value)?;
        now = read(&changed)?;
    }
    Ok(changed)
}

/// The schema of a kind of file as text, for editors and for those who write programs.
pub fn schema<T: JsonSchema>() -> String {
    let mut text = serde_json::to_string_pretty(&schemars::schema_for!(T)).unwrap_or_default();
    text.push('\n');
    text
}

/// Whether a `kind` of file has the form of this program. The number comes first: a file of another form would only be
/// misunderstood.
pub fn is_of_schema(value: &Value, known: u32, kind: &str) -> Result<(), Fault> {
    let Some(number) = value.get("schema").and_then(Value::as_u64) else { return Ok(()) };
    let other = match number.cmp(&u64::from(known)) {
        Ordering::Less => "an older",
        Ordering::Equal => return Ok(()),
        Ordering::Greater => "a newer",
    };
    let found = format!("schema {number}, {other} form of {kind}");
    Err(Fault::new("/schema", found, format!("schema {known}, the one that this program reads")))
}

/// Whether a field need not be written, because whoever reads the file fills it in as it is.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Where in the text a fault stands.
pub fn semantic(text: &str, fault: Fault) -> Wrong {
    let fault = if fault.found.is_empty() { of_the_file(text, fault) } else { fault };
    let (line, column) = line_and_column(text, locate_near(text, &fault.path));
    Wrong { line, column, field: short_path(&fault.path), found: fault.found, expected: fault.expected }
}

/// A flaw of a position as one of its file, which has the parts of the scene at its top. What stands nowhere in the file is said by its
/// place in the position.
fn of_the_file(text: &str, flaw: Fault) -> Fault {
    let at_top = flaw.path.get(1..).and_then(|it| it.find('/')).map(|it| &flaw.path[it + 1..]);
    match [Some(flaw.path.as_str()), at_top].into_iter().flatten().find(|it| locate(text, it).is_some()) {
        Some(path) => Fault { path: path.to_owned(), ..flaw },
        None => {
            let expected = format!("{}: {}", flaw.path.trim_start_matches('/'), flaw.expected);
            Fault { path: String::new(), expected, ..flaw }
        }
    }
}

/// Reads the text of a `kind` of file; the error says where it is wrong.
pub fn read<T: DeserializeOwned>(text: &str, kind: &str) -> Result<T, Wrong> {
    fit(&json(text, kind)?).map_err(|it| semantic(text, it.fault(kind)))
}
