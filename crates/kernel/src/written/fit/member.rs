//! The members of an object, their names, and a name that says which of several things a value is.
use serde::{
    Deserializer,
    de::{DeserializeSeed, EnumAccess, Error, MapAccess, Unexpected, VariantAccess, Visitor},
    forward_to_deserialize_any,
};
use serde_json::{Map, Value, map};

use super::{
    ReadFault,
    value::{ValueReader, each},
    words,
};

pub struct Members<'a> {
    rest: map::Iter<'a>,
    /// The member whose name has been read.
    open: Option<(&'a str, &'a Value)>,
}

impl<'a> Members<'a> {
    pub fn of(object: &'a Map<String, Value>) -> Self {
        Members { rest: object.iter(), open: None }
    }
}

impl<'a> MapAccess<'a> for Members<'a> {
    type Error = ReadFault;

    fn next_key_seed<K: DeserializeSeed<'a>>(&mut self, seed: K) -> Result<Option<K::Value>, ReadFault> {
        let Some((name, value)) = self.rest.next() else { return Ok(None) };
        self.open = Some((name, value));
        match seed.deserialize(Name(name)) {
            Ok(read) => Ok(Some(read)),
            Err(misfit) => Err(misfit.named(name)),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'a>>(&mut self, seed: V) -> Result<V::Value, ReadFault> {
        let Some((name, value)) = self.open.take() else { return Err(ReadFault::custom("value is missing")) };
        match seed.deserialize(ValueReader(value)) {
            Ok(read) => Ok(read),
            Err(misfit) => Err(misfit.named(name)),
        }
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// The name of a member, which can also be a number: `{"3": …}`.
#[derive(Clone, Copy)]
struct Name<'a>(&'a str);

impl<'a> Name<'a> {
    fn number<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, ReadFault> {
        match (self.0.parse(), self.0.parse()) {
            (Ok(it), _) => visitor.visit_u64(it),
            (Err(_), Ok(it)) => visitor.visit_i64(it),
            (Err(_), Err(_)) => Err(ReadFault::invalid_type(Unexpected::Str(self.0), &visitor)),
        }
    }
}

impl<'de> Deserializer<'de> for Name<'de> {
    type Error = ReadFault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadFault> {
        visitor.visit_borrowed_str(self.0)
    }

    each! { 'de, number: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadFault> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, ReadFault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadFault> {
        visitor.visit_enum(Variant { name: self.0, value: None })
    }

    forward_to_deserialize_any! {
        bool i128 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

pub struct Variant<'a> {
    pub name: &'a str,
    pub value: Option<&'a Value>,
}

impl<'a> Variant<'a> {
    fn within<T>(&self, read: Result<T, ReadFault>) -> Result<T, ReadFault> {
        match read {
            Ok(read) => Ok(read),
            Err(misfit) => Err(misfit.named(self.name)),
        }
    }

    fn held(&self, form: &str) -> Result<&'a Value, ReadFault> {
        let wanted = || ReadFault::other("the bare name", format!("{{\"{}\": {form}}}", self.name));
        self.value.ok_or_else(|| wanted().named(self.name))
    }
}

impl<'a> EnumAccess<'a> for Variant<'a> {
    type Error = ReadFault;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'a>>(self, seed: V) -> Result<(V::Value, Self), ReadFault> {
        Ok((seed.deserialize(Name(self.name))?, self))
    }
}

impl<'a> VariantAccess<'a> for Variant<'a> {
    type Error = ReadFault;

    fn unit_variant(self) -> Result<(), ReadFault> {
        match self.value {
            None | Some(Value::Null) => Ok(()),
            Some(value) => {
                Err(ReadFault::other(words::value(value), "nothing beside its name").named(self.name))
            }
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'a>>(self, seed: T) -> Result<T::Value, ReadFault> {
        let value = self.held("…")?;
        self.within(seed.deserialize(ValueReader(value)))
    }

    fn tuple_variant<V: Visitor<'a>>(self, _len: usize, visitor: V) -> Result<V::Value, ReadFault> {
        let value = self.held("[…]")?;
        self.within(ValueReader(value).list(visitor))
    }

    fn struct_variant<V: Visitor<'a>>(
        self,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadFault> {
        let value = self.held("{…}")?;
        self.within(ValueReader(value).object(visitor))
    }
}
