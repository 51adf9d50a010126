//! What players agree on before a game: the optional parts of a book as switches.
use kernel::RuleId;

/// One optional rule or setting of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switch {
    pub id: &'static str,
    pub name: &'static str,
    /// What it does, in one short sentence.
    pub about: &'static str,
    /// The ledger's entries that it switches.
    pub rules: &'static [RuleId],
    pub kind: Kind,
}

/// What a switch can be set to; every value is written as a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `on` or `off`.
    OnOff,
    /// One of these values, each with its words.
    OneOf(&'static [(&'static str, &'static str)]),
    /// A whole number from `least` to `most`, or `none`.
    AtMost { least: u16, most: u16 },
}

impl Switch {
    /// Whether it can be set to this; the error says to what it can be.
    pub fn check(&self, value: &str) -> Result<(), String> {
        let refused = |wanted: String| Err(format!("{}: `{value}` is not among {wanted}", self.name));
        match self.kind {
            Kind::OnOff if value == "on" || value == "off" => Ok(()),
            Kind::OnOff => refused("on, off".to_owned()),
            Kind::OneOf(values) if values.iter().any(|it| it.0 == value) => Ok(()),
            Kind::OneOf(values) => refused(values.iter().map(|it| it.0).collect::<Vec<_>>().join(", ")),
            Kind::AtMost { least, most } => {
                let number = value.parse().is_ok_and(|it: u16| (least..=most).contains(&it));
                if value == "none" || number { Ok(()) } else { refused(format!("{least} to {most}, none")) }
            }
        }
    }
}
