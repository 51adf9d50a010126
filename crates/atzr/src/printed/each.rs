//! A value for each word of a kind: in a file a table with every word once, in play an array.
use std::{borrow::Cow, collections::BTreeMap, marker::PhantomData, ops::Index};

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{DeserializeOwned, Error},
};

use crate::printed::words::{Area, Class, CounterThing, LootRow};

/// Words of which there is a printed list.
pub trait PrintedWord: Copy + Ord + Serialize + DeserializeOwned + JsonSchema + 'static {
    /// All of them, in the order of the type.
    const EVERY: &'static [Self];
    fn at(self) -> usize;
}

impl PrintedWord for Class {
    const EVERY: &'static [Self] = &Class::ALL;
    fn at(self) -> usize {
        self as usize
    }
}

impl PrintedWord for Area {
    const EVERY: &'static [Self] = &Area::ALL;
    fn at(self) -> usize {
        self as usize
    }
}

impl PrintedWord for LootRow {
    const EVERY: &'static [Self] = &LootRow::ALL;
    fn at(self) -> usize {
        self as usize
    }
}

impl PrintedWord for CounterThing {
    const EVERY: &'static [Self] = &CounterThing::ALL;
    fn at(self) -> usize {
        self as usize
    }
}

/// What is printed for each word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Each<K, T>(Vec<T>, PhantomData<K>);

impl<K: PrintedWord, T> Each<K, T> {
    /// From a table; the words that are missing in it otherwise.
    pub fn from_table(mut table: BTreeMap<K, T>) -> Result<Self, Vec<K>> {
        let missing: Vec<K> = K::EVERY.iter().copied().filter(|it| !table.contains_key(it)).collect();
        if !missing.is_empty() {
            return Err(missing);
        }
        Ok(Each(K::EVERY.iter().filter_map(|it| table.remove(it)).collect(), PhantomData))
    }

    /// All of them with their words.
    pub fn iter(&self) -> impl Iterator<Item = (K, &T)> {
        K::EVERY.iter().copied().zip(&self.0)
    }
}

impl<K: PrintedWord, T> Index<K> for Each<K, T> {
    type Output = T;
    fn index(&self, word: K) -> &T {
        &self.0[word.at()]
    }
}

impl<K: PrintedWord, T: Serialize> Serialize for Each<K, T> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_map(self.iter())
    }
}

impl<'de, K: PrintedWord, T: Deserialize<'de>> Deserialize<'de> for Each<K, T> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let table = BTreeMap::<K, T>::deserialize(d)?;
        Each::from_table(table).map_err(|missing| {
            let words: Vec<String> = missing.iter().map(name).collect();
            D::Error::custom(format!("nothing for {}, expected a value for each", words.join(", ")))
        })
    }
}

impl<K: PrintedWord, T: JsonSchema> JsonSchema for Each<K, T> {
    fn schema_name() -> Cow<'static, str> {
        format!("{}ForEach{}", T::schema_name(), K::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let value = generator.subschema_for::<T>();
        let words: Vec<String> = K::EVERY.iter().map(name).collect();
        let properties: serde_json::Map<String, serde_json::Value> =
            words.iter().map(|it| (it.clone(), value.clone().to_value())).collect();
        schemars::json_schema!({
            "type": "object",
            "properties": properties,
            "required": words,
            "additionalProperties": false,
        })
    }
}

/// A word as a file has it.
pub fn name<K: Serialize>(word: &K) -> String {
    match serde_json::to_value(word) {
        Ok(serde_json::Value::String(it)) => it,
        Ok(other) => other.to_string(),
        Err(error) => error.to_string(),
    }
}
