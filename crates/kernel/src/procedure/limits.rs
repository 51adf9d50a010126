//! The limits that a schema sets to numbers and lists, held against what is given.
use serde_json::{Map, Value};

/// The first number or list that is beyond its limits, with its place: `targets[0].rep: takes 0 to 10`. What is of another
/// kind altogether is left to the reader.
pub fn check(schema: &Value, given: &Value) -> Result<(), String> {
    Limits { whole: schema }.check(schema, given, "")
}

struct Limits<'a> {
    whole: &'a Value,
}

impl<'a> Limits<'a> {
    fn check(&self, schema: &'a Value, given: &Value, path: &str) -> Result<(), String> {
        if let Some(meant) = self.meant(schema) {
            self.check(meant, given, path)?;
        }
        for of in ["anyOf", "oneOf"] {
            if let Some(forms) = schema[of].as_array() {
                self.one_of(forms, given, path)?;
            }
        }
        match given {
            Value::Number(it) if is_whole(schema) => {
                let number = it.as_i64().or_else(|| it.as_u64().map(|_| i64::MAX));
                number.map_or(Ok(()), |it| bounds(schema, ["minimum", "maximum"], it, path, ""))
            }
            Value::Array(list) => self.list(schema, list, path),
            Value::Object(members) => self.members(schema, members, path),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Ok(()),
        }
    }

    /// What a reference stands for.
    fn meant(&self, schema: &'a Value) -> Option<&'a Value> {
        let name = schema["$ref"].as_str()?.rsplit('/').next()?;
        self.whole["$defs"].get(name)
    }

    fn list(&self, schema: &'a Value, list: &[Value], path: &str) -> Result<(), String> {
        let len = i64::try_from(list.len()).unwrap_or(i64::MAX);
        bounds(schema, ["minItems", "maxItems"], len, path, " of them")?;
        let places = schema["prefixItems"].as_array();
        for (at, it) in list.iter().enumerate() {
            let own = places.and_then(|all| all.get(at)).or_else(|| schema.get("items"));
            if let Some(own) = own {
                self.check(own, it, &format!("{path}[{at}]"))?;
            }
        }
        Ok(())
    }

    fn members(&self, schema: &'a Value, members: &Map<String, Value>, path: &str) -> Result<(), String> {
        for (name, it) in members {
            let own = schema["properties"].get(name).or_else(|| schema.get("additionalProperties"));
            let dot = if path.is_empty() { "" } else { "." };
            if let Some(own) = own {
                self.check(own, it, &format!("{path}{dot}{name}"))?;
            }
        }
        Ok(())
    }

    /// Of several forms only those count that the given could be.
    fn one_of(&self, forms: &'a [Value], given: &Value, path: &str) -> Result<(), String> {
        let mut found = Ok(());
        for form in forms.iter().filter(|it| self.could_be(it, given)) {
            match self.check(form, given, path) {
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

fn bounds(schema: &Value, [least, most]: [&str; 2], n: i64, path: &str, what: &str) -> Result<(), String> {
    let (least, most) = (schema[least].as_i64(), schema[most].as_i64());
    if least.is_none_or(|it| it <= n) && most.is_none_or(|it| n <= it) {
        return Ok(());
    }
    let takes = match (least, most) {
        (Some(least), Some(most)) => format!("{least} to {most}{what}"),
        (Some(least), None) => format!("{least} or more{what}"),
        (None, Some(most)) => format!("at most {most}{what}"),
        (None, None) => return Ok(()),
    };
    let place = if path.is_empty() { String::new() } else { format!("{path}: ") };
    Err(format!("{place}takes {takes}"))
}
