//! What a procedure can be asked: everything at the ends of its schema.
use serde_json::{Map, Value, json};

#[derive(Clone, Copy, PartialEq)]
enum End {
    Low,
    High,
}

/// The way to every number and list of a schema, with whether both of its ends are known.
struct Ends<'a> {
    whole: &'a Value,
    open: Vec<String>,
}

impl<'a> Ends<'a> {
    /// A value with everything at one end, but what stands at `other`, which is at the other one.
    fn value(&mut self, schema: &'a Value, end: End, path: &str, other: &str) -> Value {
        let schema = meant(self.whole, schema);
        let end = match (path == other, end) {
            (false, end) => end,
            (true, End::Low) => End::High,
            (true, End::High) => End::Low,
        };
        let one_of = |all: &'a Vec<Value>| if end == End::Low { all.first() } else { all.last() };
        if let Some(only) = schema.get("const") {
            return only.clone();
        }
        if let Some(one) = schema["enum"].as_array().and_then(one_of) {
            return one.clone();
        }
        for of in ["oneOf", "anyOf"] {
            let forms = schema[of].as_array().map(|all| all.iter().filter(|it| it["type"] != "null"));
            if let Some(forms) = forms {
                let forms: Vec<&Value> = forms.collect();
                let form = if end == End::Low { forms[0] } else { forms[forms.len() - 1] };
                return self.value(form, end, path, other);
            }
        }
        match kind(schema) {
            "integer" => self.number(schema, end, path, ["minimum", "maximum"]),
            "boolean" => json!(end == End::High),
            "string" => json!("somebody"),
            "array" => {
                let n = self.number(schema, end, path, ["minItems", "maxItems"]).as_u64().unwrap_or(0);
                (0..n).map(|at| self.value(&schema["items"], end, &format!("{path}/{at}"), other)).collect()
            }
            _ => {
                let mut members = Map::new();
                for (name, field) in schema["properties"].as_object().into_iter().flatten() {
                    members.insert(name.clone(), self.value(field, end, &format!("{path}/{name}"), other));
                }
                Value::Object(members)
            }
        }
    }

    fn number(&mut self, schema: &Value, end: End, path: &str, [least, most]: [&str; 2]) -> Value {
        let least = schema[least].as_i64().or((most == "maxItems").then_some(0));
        let (Some(least), Some(most)) = (least, schema[most].as_i64()) else {
            self.open.push(path.to_owned());
            return json!(1);
        };
        json!(if end == End::Low { least } else { most })
    }
}

/// What a reference stands for.
pub(super) fn meant<'a>(whole: &'a Value, schema: &'a Value) -> &'a Value {
    let name = schema["$ref"].as_str().and_then(|it| it.rsplit('/').next());
    name.map_or(schema, |it| &whole["$defs"][it])
}

pub(super) fn kind(schema: &Value) -> &str {
    schema["type"].as_str().or_else(|| schema["type"][0].as_str()).unwrap_or("object")
}

/// The paths of all that is not an object.
fn leaves(value: &Value, path: String, all: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            members.iter().for_each(|(name, it)| leaves(it, format!("{path}/{name}"), all))
        }
        Value::Array(list) => {
            all.push(path.clone());
            list.iter().take(1).for_each(|it| leaves(it, format!("{path}/0"), all));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => all.push(path),
    }
}

/// Contexts for a procedure of this schema: everything at one end, and each thing at one end while the others are at the other
/// or as usual. Some of them it will refuse.
pub fn contexts_at_the_ends(schema: &Value) -> Vec<Value> {
    let mut ends = Ends { whole: schema, open: Vec::new() };
    let mut all = vec![json!({})];
    for end in [End::Low, End::High] {
        let whole = ends.value(schema, end, "", "none");
        let mut paths = Vec::new();
        leaves(&whole, String::new(), &mut paths);
        for path in &paths {
            all.push(ends.value(schema, end, "", path));
            let top = path.split('/').nth(1).unwrap_or_default();
            let mut usual = schema["examples"][0].clone();
            usual[top] = whole[top].clone();
            all.extend([json!({ top: whole[top] }), usual]);
        }
        // Every name that a field may have: not all weapons go with the rest.
        for (name, field) in schema["properties"].as_object().into_iter().flatten() {
            for one in meant(schema, field)["enum"].as_array().into_iter().flatten() {
                let mut named = whole.clone();
                named[name] = one.clone();
                all.push(named);
            }
        }
        all.push(whole);
    }
    assert!(ends.open.is_empty(), "no limits for {:?}", ends.open);
    all
}
