//! What a book's journal notes, marks and counts: names and values for code to look at. The words for them stand in one place of the
//! book, and nothing reads those back.
use std::{borrow::Cow, fmt, sync::LazyLock};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use smallvec::SmallVec;

use crate::{
    event::{Text, Token},
    intern::Names,
    place::Point,
    rule::RuleId,
};

/// A book's own name for a kind of thing that it tells of: `out-of-ammo`. Never shown as it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Term(&'static str);

impl Term {
    /// The turn that begins, by its number: every book counts turns.
    pub const TURN: Term = Term("turn");
    /// Whoever the note is about rolls by turns against those whom it names.
    pub const FIGHTS: Term = Term("fights");
    /// The program rolls the next dice for people who roll their own: they asked for it.
    pub const BY_PROGRAM: Term = Term("by-program");
    /// An attack came to nothing for the one it is about.
    pub const MISSED: Term = Term("missed");
    /// By how much whoever rolled last is ahead of the other side: a number, negative for whoever is behind.
    pub const MARGIN: Term = Term("margin");

    pub const fn new(name: &'static str) -> Self {
        Term(name)
    }

    pub const fn as_str(self) -> &'static str {
        self.0
    }

    /// The names of a book always read, whatever files have brought along.
    pub fn know(names: &[&'static str]) {
        READ.know(names.iter().copied());
    }

    /// A name as a saved game has it. Older games had marks and counts with spaces and capitals.
    pub fn read(name: &str) -> Option<Term> {
        let plain = |it: char| if it == ' ' { '-' } else { it.to_ascii_lowercase() };
        READ.keep(&name.chars().map(plain).collect::<String>()).map(Term)
    }
}

/// Names that saved games have brought along.
static READ: LazyLock<Names> = LazyLock::new(Names::default);

impl fmt::Debug for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for Term {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0)
    }
}

impl<'de> Deserialize<'de> for Term {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        Term::read(&name)
            .ok_or_else(|| D::Error::custom("a term has at most 80 plain letters (like `out-of-ammo`)"))
    }
}

impl JsonSchema for Term {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Term".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": "^[a-z0-9.-]+$" })
    }
}

/// Something that happened, by the book's own name for it, with who and what took part.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Note {
    pub kind: Term,
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    #[schemars(with = "Vec<Datum>")]
    pub with: SmallVec<[Datum; 2]>,
}

/// A value of a note.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Datum {
    Nothing,
    Figure(Token),
    Figures(Vec<Token>),
    Number(i32),
    Numbers(Vec<i32>),
    Flag(bool),
    /// A name as it is printed: of a thing, a weapon, a place.
    Name(Text),
    Names(Vec<Text>),
    At(Point),
    Rule(RuleId),
    /// One of the book's own names, for code to look at: `carry-on`.
    Term(Term),
}

/// What a note of an older version has in place of a value that it does not have yet.
pub static NOTHING: Datum = Datum::Nothing;

impl Note {
    pub fn new(kind: Term) -> Self {
        Note { kind, with: SmallVec::new() }
    }

    pub fn and(mut self, value: impl Value) -> Self {
        self.with.push(value.datum());
        self
    }

    /// Whoever takes part, in the order of the note.
    pub fn figures(&self) -> impl Iterator<Item = Token> {
        self.with
            .iter()
            .flat_map(|it| match it {
                Datum::Figure(token) => std::slice::from_ref(token),
                Datum::Figures(tokens) => tokens.as_slice(),
                Datum::Nothing
                | Datum::Number(_)
                | Datum::Numbers(_)
                | Datum::Flag(_)
                | Datum::Name(_)
                | Datum::Names(_)
                | Datum::At(_)
                | Datum::Rule(_)
                | Datum::Term(_) => &[],
            })
            .copied()
    }
}

/// What a note can carry.
pub trait Value: Sized {
    fn datum(self) -> Datum;
    fn read(datum: &Datum) -> Option<Self>;
}

/// Values that are one kind of [`Datum`] each.
macro_rules! values {
    ($($Type:ty => $Kind:ident,)*) => {
        $(impl Value for $Type {
            fn datum(self) -> Datum {
                Datum::$Kind(self)
            }

            fn read(datum: &Datum) -> Option<Self> {
                match datum {
                    Datum::$Kind(it) => Some(it.clone()),
                    _ => None,
                }
            }
        })*
    };
}

values! {
    Token => Figure,
    Vec<Token> => Figures,
    i32 => Number,
    Vec<i32> => Numbers,
    bool => Flag,
    Text => Name,
    Vec<Text> => Names,
    Point => At,
    RuleId => Rule,
}

/// Numbers that fit a [`Datum::Number`].
macro_rules! numbers {
    ($($Type:ty),*) => {
        $(impl Value for $Type {
            fn datum(self) -> Datum {
                Datum::Number(i32::from(self))
            }

            fn read(datum: &Datum) -> Option<Self> {
                i32::read(datum).and_then(|it| it.try_into().ok())
            }
        })*
    };
}

numbers!(u8, u16);

impl Value for String {
    fn datum(self) -> Datum {
        Datum::Name(self.into())
    }

    fn read(datum: &Datum) -> Option<Self> {
        Text::read(datum).map(Cow::into_owned)
    }
}

impl Value for Term {
    fn datum(self) -> Datum {
        Datum::Term(self)
    }

    /// Games before there were terms among the values have plain names.
    fn read(datum: &Datum) -> Option<Self> {
        match datum {
            Datum::Term(it) => Some(*it),
            Datum::Name(it) => Term::read(it),
            _ => None,
        }
    }
}

impl<T: Value> Value for Option<T> {
    fn datum(self) -> Datum {
        self.map_or(Datum::Nothing, T::datum)
    }

    fn read(datum: &Datum) -> Option<Self> {
        match datum {
            Datum::Nothing => Some(None),
            datum => T::read(datum).map(Some),
        }
    }
}

/// Declares what a book marks or counts: an enum of the book, each with its [`Term`].
#[macro_export]
macro_rules! terms {
    ($(#[$doc:meta])* $vis:vis enum $Name:ident { $($(#[$of:meta])* $Variant:ident = $term:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $Name { $($(#[$of])* $Variant,)* }

        impl $Name {
            /// All their names.
            pub const NAMES: &'static [&'static str] = &[$($term),*];

            /// Its name in the journal.
            pub const fn term(self) -> $crate::Term {
                match self { $($Name::$Variant => $crate::Term::new($term),)* }
            }

            /// What a journal means by a name; nothing if the book has no such thing.
            pub fn read(term: $crate::Term) -> Option<Self> {
                match term.as_str() { $($term => Some($Name::$Variant),)* _ => None }
            }
        }

        impl From<$Name> for $crate::Term {
            fn from(it: $Name) -> Self {
                it.term()
            }
        }
    };
}

/// Declares what a book's journal notes: an enum of the book that becomes a [`Note`] and is read back from one.
#[macro_export]
macro_rules! notes {
    ($(#[$doc:meta])* $vis:vis enum $Name:ident {
        $($(#[$of:meta])* $Variant:ident $({ $($field:ident: $Type:ty),* $(,)? })? = $term:literal,)*
    }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq)]
        $vis enum $Name { $($(#[$of])* $Variant $({ $($field: $Type),* })?,)* }

        impl $Name {
            /// All their names.
            pub const NAMES: &'static [&'static str] = &[$($term),*];

            /// What a journal means by a note; nothing if the book has no such thing, or not with such values. What games of
            /// older versions do not have at the end of a note is nothing.
            pub fn read(note: &$crate::Note) -> Option<Self> {
                let mut with = note.with.iter();
                let read = match note.kind.as_str() {
                    $($term => $Name::$Variant $({
                        $($field: <$Type as $crate::note::Value>::read(with.next().unwrap_or(&$crate::note::NOTHING))?),*
                    })?,)*
                    _ => return None,
                };
                with.next().is_none().then_some(read)
            }
        }

        impl From<$Name> for $crate::Note {
            fn from(it: $Name) -> Self {
                match it {
                    $($Name::$Variant $({ $($field),* })? =>
                        $crate::Note::new($crate::Term::new($term))$($(.and($field))*)?,)*
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    notes! {
        /// Two notes of a book that there is not.
        enum Own {
            Finds { things: Vec<Text>, by: Option<Token> } = "finds",
            Rests = "rests",
        }
    }

    terms! {
        enum Mark {
            OutOfAmmo = "out-of-ammo",
        }
    }

    #[test]
    fn what_a_book_notes_reads_back_from_its_json() {
        let found = Own::Finds { things: vec!["Medikit".into(), "Ammo".into()], by: Some(Token(3)) };
        for own in [found, Own::Finds { things: Vec::new(), by: None }, Own::Rests] {
            let note: Note = own.clone().into();
            let json = serde_json::to_string(&note).unwrap();
            assert_eq!(Own::read(&serde_json::from_str(&json).unwrap()), Some(own), "{json}");
        }
    }

    #[test]
    fn a_note_with_other_values_or_of_another_book_is_not_read() {
        let rests = Note::new(Term::new("rests"));
        assert_eq!(Own::read(&rests), Some(Own::Rests));
        assert_eq!(Own::read(&rests.and(3)), None);
        assert_eq!(Own::read(&Note::new(Term::new("finds"))), None);
        assert_eq!(Own::read(&Note::new(Term::new("sleeps"))), None);
    }

    #[test]
    fn a_term_reads_from_the_plain_name_of_an_older_game() {
        let read = |json: &str| <Term as Value>::read(&serde_json::from_str(json).unwrap());
        assert_eq!(read(r#"{"term":"carry-on"}"#), Some(Term::new("carry-on")));
        assert_eq!(read(r#"{"name":"carry-on"}"#), Some(Term::new("carry-on")));
        assert_eq!(read(r#"{"number":3}"#), None);
    }

    #[test]
    fn a_book_knows_all_its_names() {
        assert_eq!((Own::NAMES, Mark::NAMES), (&["finds", "rests"][..], &["out-of-ammo"][..]));
    }

    #[test]
    fn older_games_have_marks_with_spaces_and_capitals() {
        let read = |it: &str| Term::read(it).and_then(Mark::read);
        assert_eq!(read("out of ammo"), Some(Mark::OutOfAmmo));
        assert_eq!(read("Out of Ammo"), Some(Mark::OutOfAmmo));
        assert_eq!(read(Mark::OutOfAmmo.term().as_str()), Some(Mark::OutOfAmmo));
        assert_eq!(Term::read("<b>"), None);
        assert_eq!(Term::read(&"a".repeat(81)), None);
    }

    #[test]
    fn whoever_takes_part_is_listed() {
        let note = Note::new(Term::new("fights")).and(2).and(Token(1)).and(vec![Token(4), Token(5)]);
        assert_eq!(note.figures().collect::<Vec<_>>(), [Token(1), Token(4), Token(5)]);
    }
}
