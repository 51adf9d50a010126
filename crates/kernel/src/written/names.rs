//! The names of a type's fields in the order of their declaration, which JSON does not keep.
use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{Error, Visitor},
    forward_to_deserialize_any,
};

/// What a type calls its fields, the first declared first; nothing if it has none by name.
pub fn names<T: for<'de> Deserialize<'de>>() -> &'static [&'static str] {
    match T::deserialize(Asked) {
        Ok(_) | Err(Names(None)) => &[],
        Err(Names(Some(names))) => names,
    }
}

/// Has nothing to read, and hears what is wanted.
struct Asked;

#[derive(Debug)]
struct Names(Option<&'static [&'static str]>);

impl fmt::Display for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is nothing to read")
    }
}

impl std::error::Error for Names {}

impl Error for Names {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Names(None)
    }
}

impl<'de> Deserializer<'de> for Asked {
    type Error = Names;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Names> {
        Err(Names(None))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Names> {
        Err(Names(Some(fields)))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}
