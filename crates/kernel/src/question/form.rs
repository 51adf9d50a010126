//! A form: the rule asks for a value that a JSON Schema describes, and checks it itself.
use schemars::JsonSchema;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::{
    rule::RuleId,
    written::{FaultReason, ValueFault, fit},
};

/// The most bytes that a filled-in form may have, written as JSON.
pub const MOST_OF_A_FORM: usize = 64 << 10;

/// What a rule wants to have written down: somebody new, a name, the text of a scenario.
pub trait Form {
    type Value: Serialize + DeserializeOwned + JsonSchema + Clone + 'static;

    /// A value that passes the check, for bots and for people who would rather not write.
    fn propose(&self) -> Self::Value;

    /// What is wrong with a value, and in which field.
    fn check(&self, value: &Self::Value) -> Result<(), FormFault>;

    /// What was written, for the journal.
    fn label(&self, value: &Self::Value) -> String;

    /// The JSON Schema of the value, as far as the position decides it.
    fn schema(&self) -> Value {
        serde_json::to_value(schemars::schema_for!(Self::Value)).unwrap_or_default()
    }
}

/// Why a form was not taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FormFault {
    pub by: RuleId,
    #[serde(flatten)]
    pub fault: ValueFault,
}

impl FormFault {
    pub fn new(by: RuleId, fault: ValueFault) -> Self {
        crate::rule::hit(by);
        FormFault { by, fault }
    }

    /// The same at a path such as `/weapons/0`; empty for the whole.
    pub fn at_path(by: RuleId, path: &str, reason: impl Into<FaultReason>) -> Self {
        FormFault::new(by, ValueFault::at_path(path, reason))
    }
}

/// A form with its type forgotten.
pub trait AnyForm {
    fn schema(&self) -> Value;
    fn proposal(&self) -> Value;
    fn check(&self, by: RuleId, value: &Value) -> Result<(), FormFault>;
    fn label(&self, value: &Value) -> String;
}

impl<F: Form> AnyForm for F {
    fn schema(&self) -> Value {
        Form::schema(self)
    }

    fn proposal(&self) -> Value {
        serde_json::to_value(self.propose()).unwrap_or_default()
    }

    fn check(&self, by: RuleId, value: &Value) -> Result<(), FormFault> {
        Form::check(self, &read(by, value)?)
    }

    fn label(&self, value: &Value) -> String {
        fit(value).map_or_else(|_| String::new(), |it| Form::label(self, &it))
    }
}

/// A value as what it should be.
pub(crate) fn read<T: DeserializeOwned>(by: RuleId, value: &Value) -> Result<T, FormFault> {
    fit(value).map_err(|misfit| FormFault::new(by, misfit.fault("form").into()))
}

/// Whether a value is small enough to be looked at.
pub(super) fn is_small(value: &Value) -> bool {
    let mut left = Counted(MOST_OF_A_FORM);
    serde_json::to_writer(&mut left, value).is_ok()
}

/// Counts bytes, and stops where there are too many.
struct Counted(usize);

impl std::io::Write for Counted {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0 = self.0.checked_sub(bytes.len()).ok_or(std::io::ErrorKind::FileTooLarge)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
