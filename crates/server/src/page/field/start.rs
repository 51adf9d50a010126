//! What a form shows before anybody has filled it in.
use serde_json::{Map, Value, json};

use super::kind::{Field, FieldKind, Holds, Variant};

impl Field {
    /// The value that it begins with: what the schema has as its example, its default, or the plainest.
    pub fn start(&self) -> Value {
        match &self.usual {
            Some(usual) => self.completed(usual),
            None if self.nullable => Value::Null,
            None => self.plainest(),
        }
    }

    /// A value with what it leaves out as it usually is.
    fn completed(&self, value: &Value) -> Value {
        match (value, &self.kind) {
            (Value::Object(value), FieldKind::Object(fields)) => object(fields, value),
            (Value::Array(all), FieldKind::List { item, .. }) => {
                all.iter().map(|it| item.completed(it)).collect()
            }
            _ => value.clone(),
        }
    }

    /// A value with nothing special in it.
    pub fn plainest(&self) -> Value {
        match &self.kind {
            FieldKind::Yes => json!(false),
            FieldKind::Number { least, most, .. } => json!(nearest_to_none(*least, *most)),
            FieldKind::Text { .. } | FieldKind::Document => json!(""),
            FieldKind::Choice(words) => words.first().map_or(Value::Null, |it| json!(it.word)),
            FieldKind::Ticks(_) => json!([]),
            FieldKind::Numbers { count, least, most } => json!(vec![nearest_to_none(*least, *most); *count]),
            FieldKind::Object(fields) => object(fields, &Map::new()),
            FieldKind::List { item, least, .. } => Value::Array(vec![item.start(); *least]),
            FieldKind::Variants(variants) => variants.first().map_or(Value::Null, Variant::start),
            FieldKind::Fixed(it) => it.clone(),
            FieldKind::Unknown => Value::Null,
        }
    }
}

fn object(fields: &[Field], usual: &Map<String, Value>) -> Value {
    let value = |it: &Field| usual.get(&it.name).map_or_else(|| it.start(), |usual| it.completed(usual));
    Value::Object(fields.iter().map(|it| (it.name.clone(), value(it))).collect())
}

fn nearest_to_none(least: Option<i64>, most: Option<i64>) -> i64 {
    let it = least.map_or(0, |least| least.max(0));
    most.map_or(it, |most| it.min(most))
}

impl Variant {
    pub fn start(&self) -> Value {
        match &self.holds {
            Holds::Nothing => json!(self.word.word),
            Holds::Under(field) => json!({ self.word.word.as_str(): field.start() }),
            Holds::Itself(field) => field.start(),
        }
    }

    /// What it holds of a value that was written as this variant; nothing if it was not.
    pub fn holding<'a>(&self, value: &'a Value) -> Option<&'a Value> {
        match &self.holds {
            Holds::Nothing => (value == self.word.word.as_str()).then_some(value),
            Holds::Under(_) => value.get(&self.word.word),
            Holds::Itself(field) => match (&field.kind, value) {
                (FieldKind::Object(fields), Value::Object(all)) => {
                    let known = all.keys().all(|name| fields.iter().any(|it| it.name == *name));
                    let whole = fields.iter().all(|it| !it.needed || all.contains_key(&it.name));
                    (known && whole).then_some(value)
                }
                (FieldKind::Object(_), _) | (_, Value::Object(_)) => None,
                _ => Some(value),
            },
        }
    }
}
