//! Values that fit a JSON Schema, as plain as they can be.
use serde_json::{Map, Value, json};

/// What a reference stands for.
fn resolved<'a>(schema: &'a Value, root: &'a Value) -> &'a Value {
    let name = schema["$ref"].as_str().and_then(|it| it.rsplit('/').next());
    name.map_or(schema, |it| &root["$defs"][it])
}

/// A value of this schema with nothing in it that may be left out.
pub fn sample(schema: &Value, root: &Value) -> Value {
    let schema = resolved(schema, root);
    if let Some(value) = schema.get("default").or(schema.get("const")) {
        return value.clone();
    }
    for choices in ["enum", "oneOf", "anyOf"] {
        if let Some(first) = schema[choices].as_array().and_then(|it| it.first()) {
            return if choices == "enum" { first.clone() } else { sample(first, root) };
        }
    }
    let kind = schema["type"].as_str().or_else(|| schema["type"][0].as_str()).unwrap_or("object");
    match kind {
        "boolean" => json!(false),
        "integer" | "number" => json!(schema["minimum"].as_i64().unwrap_or(0).max(1)),
        "string" => json!("x"),
        "array" => json!([]),
        "object" => {
            let needed = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
            let field = |it: &str| (it.to_owned(), sample(&schema["properties"][it], root));
            Value::Object(needed.map(field).collect::<Map<_, _>>())
        }
        other => panic!("no sample of {other}"),
    }
}

/// The way to every number that such a value may hold, as names of properties.
pub fn numbers(schema: &Value, root: &Value) -> Vec<Vec<String>> {
    let mut ways = Vec::new();
    for (name, field) in resolved(schema, root)["properties"].as_object().into_iter().flatten() {
        let field = resolved(field, root);
        let field = field["anyOf"].as_array().map_or(field, |it| resolved(&it[0], root));
        let is = |kind: &str| field["type"] == kind || field["type"][0] == kind;
        if is("integer") || is("number") {
            ways.push(vec![name.clone()]);
        }
        for inner in numbers(field, root) {
            ways.push([vec![name.clone()], inner].concat());
        }
    }
    ways
}

/// The value with `new` at the end of that way; what is not there on the way is made as its schema has it.
pub fn with(value: &Value, schema: &Value, root: &Value, way: &[String], new: &Value) -> Value {
    let Some((first, rest)) = way.split_first() else { return new.clone() };
    let field = &resolved(schema, root)["properties"][first];
    let field = field["anyOf"].as_array().map_or(field, |it| &it[0]);
    let inner = match &value[first] {
        Value::Null => sample(field, root),
        it => it.clone(),
    };
    let mut value = value.clone();
    value[first] = with(&inner, field, root, rest, new);
    value
}
