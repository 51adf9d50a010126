//! The limits that a schema sets to numbers and lists, held against what is given.
use serde_json::{Map, Value};

use crate::written::{Bounds, Measure, Nested, ValueFault};

/// The first number or list that is beyond its limits, with its place: `targets[0].rep: takes 0 to 10`. What is of another
/// kind altogether is left to the reader.
pub fn check(schema: &Value, given: &Value) -> Result<(), ValueFault> {
    Limits { whole: schema }.check(schema, given, Measure::Count)
}

struct Limits<'a> {
    whole: &'a Value,
}

impl<'a> Limits<'a> {
    fn check(&self, schema: &'a Value, given: &Value, of: Measure) -> Result<(), ValueFault> {
        if let Some(meant) = self.meant(schema) {
            self.check(meant, given, of)?;
        }
        for several in ["anyOf", "oneOf"] {
            if let Some(forms) = schema[several].as_array() {
                self.one_of(forms, given, of)?;
            }
        }
        match given {
            Value::Number(it) if is_whole(schema) => {
                let number = it.as_i64().or_else(|| it.as_u64().map(|_| i64::MAX));
                number.map_or(Ok(()), |it| held(schema, ["minimum", "maximum"], it, of, ""))
            }
            Value::Array(list) => self.list(schema, list, of),
            Value::Object(members) => self.members(schema, members),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Ok(()),
        }
    }

    /// What a reference stands for.
    fn meant(&self, schema: &'a Value) -> Option<&'a Value> {
        let name = schema["$ref"].as_str()?.rsplit('/').next()?;
        self.whole["$defs"].get(name)
    }

    fn list(&self, schema: &'a Value, list: &[Value], of: Measure) -> Result<(), ValueFault> {
        let len = i64::try_from(list.len()).unwrap_or(i64::MAX);
        held(schema, ["minItems", "maxItems"], len, Measure::Count, "of them")?;
        let places = schema["prefixItems"].as_array();
        for (at, it) in list.iter().enumerate() {
            let own = places.and_then(|all| all.get(at)).or_else(|| schema.get("items"));
            if let Some(own) = own {
                self.check(own, it, of).within(at)?;
            }
        }
        Ok(())
    }

    fn members(&self, schema: &'a Value, members: &Map<String, Value>) -> Result<(), ValueFault> {
        for (name, it) in members {
            let own = schema["properties"].get(name).or_else(|| schema.get("additionalProperties"));
            if let Some(own) = own {
                self.check(own, it, measure(name)).within(name.as_str())?;
            }
        }
        Ok(())
    }

    /// Of several forms only those count that the given could be.
    fn one_of(&self, forms: &'a [Value], given: &Value, of: Measure) -> Result<(), ValueFault> {
        let mut found = Ok(());
        for form in forms.iter().filter(|it| self.could_be(it, given)) {
            match self.check(form, given, of) {
                Ok(()) => return Ok(()),
                wrong => found = if found.is_ok() { wrong } else { found },
            }
        }
        found
    }

    fn could_be(&self, schema: &'a Value, given: &Value) -> bool {
        let schema = self.meant(schema).unwrap_or(schema);
        if let Some(only) = schema.get("const") {
            return only == given;
        }
        let Some(members) = given.as_object() else { return true };
        let named = |list: &str| schema[list].as_array().into_iter().flatten().filter_map(Value::as_str);
        let fields = schema["properties"].as_object();
        named("required").all(|it| members.contains_key(it))
            && fields.is_none_or(|fields| members.keys().all(|it| fields.contains_key(it)))
    }
}

fn is_whole(schema: &Value) -> bool {
    let kind = &schema["type"];
    kind == "integer" || kind.as_array().is_some_and(|all| all.iter().any(|it| it == "integer"))
}

/// What the numbers of a field of this name are.
fn measure(name: &str) -> Measure {
    if name.ends_with("_mm") { Measure::Millimetres } else { Measure::Count }
}

/// Refuses a number that the schema does not allow.
fn held(
    schema: &Value,
    [least, most]: [&str; 2],
    number: i64,
    of: Measure,
    after: &str,
) -> Result<(), ValueFault> {
    let (least, most) = (schema[least].as_i64(), schema[most].as_i64());
    let bounds = Bounds { least, most, of, after: after.to_owned() };
    if bounds.hold(number) { Ok(()) } else { Err(ValueFault::whole(bounds)) }
}
