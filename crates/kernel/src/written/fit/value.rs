//! A value, its elements and, if it is one of several things, which.
use serde::{
    Deserializer,
    de::{DeserializeSeed, SeqAccess, Visitor},
};
use serde_json::{Value, map};

use super::{
    ReadFault, Step,
    member::{Members, Variant},
    misfit, words,
};

#[derive(Clone, Copy)]
pub struct ValueReader<'a>(pub &'a Value);

impl<'a> ValueReader<'a> {
    fn number<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, ReadFault> {
        let Value::Number(number) = self.0 else { return Err(misfit(self.0, &visitor)) };
        match (number.as_u64(), number.as_i64()) {
            (Some(it), _) => visitor.visit_u64(it),
            (None, Some(it)) => visitor.visit_i64(it),
            (None, None) => visitor.visit_f64(number.as_f64().unwrap_or_default()),
        }
    }

    fn text<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, ReadFault> {
        match self.0 {
            Value::String(it) => visitor.visit_borrowed_str(it),
            other => Err(misfit(other, &visitor)),
        }
    }

    pub fn list<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, ReadFault> {
        let Value::Array(list) = self.0 else { return Err(misfit(self.0, &visitor)) };
        let mut elements = Elements { rest: list.iter(), at: 0 };
        let read = visitor.visit_seq(&mut elements)?;
        match elements.rest.len() {
            0 => Ok(read),
            _ => Err(too_long(list.len())),
        }
    }

    pub fn object<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, ReadFault> {
        match self.0 {
            Value::Object(object) => visitor.visit_map(Members::of(object)),
            other => Err(misfit(other, &visitor)),
        }
    }

    fn nothing<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, ReadFault> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            other => Err(misfit(other, &visitor)),
        }
    }
}

#[cold]
fn too_long(len: usize) -> ReadFault {
    ReadFault::other(words::so_many(len), "fewer of them")
}

macro_rules! each {
    ($life:lifetime, $by:ident: $($method:ident)*) => {
        $(fn $method<V: Visitor<$life>>(self, visitor: V) -> Result<V::Value, ReadFault> {
            self.$by(visitor)
        })*
    };
}

pub(super) use each;

impl<'a> Deserializer<'a> for ValueReader<'a> {
    type Error = ReadFault;

    fn deserialize_any<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, ReadFault> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(it) => visitor.visit_bool(*it),
            Value::Number(_) => self.number(visitor),
            Value::String(it) => visitor.visit_borrowed_str(it),
            Value::Array(_) => self.list(visitor),
            Value::Object(_) => self.object(visitor),
        }
    }

    each! { 'a, number: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_i128 deserialize_u8 deserialize_u16
    deserialize_u32 deserialize_u64 deserialize_u128 deserialize_f32 deserialize_f64 }
    each! { 'a, text: deserialize_char deserialize_str deserialize_string deserialize_identifier }
    each! { 'a, list: deserialize_seq }
    each! { 'a, object: deserialize_map }
    each! { 'a, nothing: deserialize_unit }
    each! { 'a, deserialize_any: deserialize_bytes deserialize_byte_buf }

    fn deserialize_bool<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, ReadFault> {
        match self.0 {
            Value::Bool(it) => visitor.visit_bool(*it),
            other => Err(misfit(other, &visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, ReadFault> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'a>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, ReadFault> {
        self.nothing(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'a>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, ReadFault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'a>>(self, _len: usize, visitor: V) -> Result<V::Value, ReadFault> {
        self.list(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'a>>(
        self,
        _name: &'static str,
        _len: usize,
        visitor: V,
    ) -> Result<V::Value, ReadFault> {
        self.list(visitor)
    }

    fn deserialize_struct<V: Visitor<'a>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadFault> {
        self.object(visitor)
    }

    fn deserialize_enum<V: Visitor<'a>>(
        self,
        _name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadFault> {
        let (variant, value) = match self.0 {
            Value::String(name) => (name, None),
            Value::Object(object) => one_member(object, variants)?,
            other => return Err(no_variant(other, variants)),
        };
        visitor.visit_enum(Variant { name: variant, value })
    }

    fn deserialize_ignored_any<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, ReadFault> {
        visitor.visit_unit()
    }
}

type Member<'a> = (&'a String, Option<&'a Value>);

fn one_member<'a>(object: &'a map::Map<String, Value>, variants: &[&str]) -> Result<Member<'a>, ReadFault> {
    let mut members = object.iter();
    match (members.next(), members.next()) {
        (Some((name, value)), None) => Ok((name, Some(value))),
        (None, _) => Err(ReadFault::other("an empty object", one_of(variants))),
        (Some(_), Some(_)) => Err(ReadFault::other("several of them", one_of(variants))),
    }
}

#[cold]
fn no_variant(value: &Value, variants: &[&str]) -> ReadFault {
    ReadFault::other(words::value(value), one_of(variants))
}

/// A name that stands alone or has something of its own.
fn one_of(variants: &[&str]) -> String {
    format!("one of {}", words::or(variants))
}

struct Elements<'a> {
    rest: std::slice::Iter<'a, Value>,
    at: usize,
}

impl<'a> SeqAccess<'a> for Elements<'a> {
    type Error = ReadFault;

    fn next_element_seed<T: DeserializeSeed<'a>>(&mut self, seed: T) -> Result<Option<T::Value>, ReadFault> {
        let Some(value) = self.rest.next() else { return Ok(None) };
        let at = self.at;
        self.at += 1;
        match seed.deserialize(ValueReader(value)) {
            Ok(read) => Ok(Some(read)),
            Err(misfit) => Err(misfit.under(Step::Index(at))),
        }
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}
