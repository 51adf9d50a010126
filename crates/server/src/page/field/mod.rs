//! Forms made from a JSON Schema: real controls for whatever it can say, and what was filled in read back by it.
mod draw;
mod kind;
mod read;
mod said;
mod start;

pub use self::draw::{FilledForm, drawn};
pub use self::kind::{Field, FieldKind, Unit, WordChoice};
pub use self::read::{FieldFault, read};
pub use self::said::{at, of_the_whole, together};

/// The names of a form's fields begin with this.
pub const START: &str = "given";

#[cfg(test)]
mod tests;
