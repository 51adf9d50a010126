//! The list of calls as an OpenAPI 3.1 document.
use std::sync::LazyLock;

use axum::http::StatusCode;
use schemars::{SchemaGenerator, generate::SchemaSettings};
use serde_json::{Map, Value, json};

use super::{
    call::{Call, Gives, Takes, Verb},
    calls,
};
use crate::wrong::ErrorBody;

/// The document; it is the same for as long as the program runs.
pub fn document() -> &'static Value {
    static DOCUMENT: LazyLock<Value> = LazyLock::new(|| written(&calls()));
    &DOCUMENT
}

fn written(calls: &[Call]) -> Value {
    let mut given = Schemas::new(SchemaSettings::draft2020_12().for_serialize());
    let mut taken = Schemas::new(SchemaSettings::draft2020_12().for_deserialize());
    let wrong = given.0.subschema_for::<ErrorBody>().to_value();
    let mut paths = Map::new();
    for call in calls {
        let verb = match call.verb {
            Verb::Get => "get",
            Verb::Post => "post",
        };
        let path = paths.entry(call.path).or_insert_with(|| json!({}));
        path[verb] = operation(call, &mut given, &mut taken, &wrong);
    }
    let schemas = merged(taken.all(), given.all());
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "shamble",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Zombie tabletop games by their books, for programs. Set a table, look, answer, until the game is over. \
                A key opens one chair: keep it secret. Nothing here needs a password, and nothing but this machine may set tables.",
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": { "schemas": schemas },
    })
}

/// All types by their names; what is sent and what comes back may share those that look the same both ways.
fn merged(taken: Map<String, Value>, given: Map<String, Value>) -> Map<String, Value> {
    let mut all = given;
    for (name, schema) in taken {
        if let Some(other) = all.insert(name.clone(), schema.clone()) {
            debug_assert_eq!(other, schema, "{name} stands for two types");
        }
    }
    all
}

/// The types of one direction, by their names.
struct Schemas(SchemaGenerator);

impl Schemas {
    fn new(settings: SchemaSettings) -> Self {
        let mut settings = settings;
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
        Schemas(settings.into_generator())
    }

    fn all(mut self) -> Map<String, Value> {
        self.0.take_definitions(true)
    }
}

fn operation(call: &Call, given: &mut Schemas, taken: &mut Schemas, wrong: &Value) -> Value {
    let gives = match call.gives {
        Gives::Json(describe) => {
            json!({ "application/json": { "schema": describe(&mut given.0) } })
        }
        Gives::File(kind) => json!({ kind: {} }),
    };
    let mut responses = Map::new();
    responses.insert("200".to_owned(), json!({ "description": "What was asked for", "content": gives }));
    for status in call.refusals() {
        responses.insert(status.as_str().to_owned(), refusal(status, wrong));
    }
    let mut told = json!({
        "operationId": operation_id(call),
        "summary": call.about,
        "parameters": parameters(call),
        "responses": responses,
    });
    if let Some(takes) = call.takes {
        told["requestBody"] = json!({ "required": true, "content": body(call, takes, taken) });
    }
    told
}

fn body(call: &Call, takes: Takes, taken: &mut Schemas) -> Value {
    let describe = match takes {
        Takes::Json(describe) => describe,
        Takes::File(kind) => return json!({ kind: {} }),
    };
    let mut body = json!({ "schema": describe(&mut taken.0) });
    if let Some(example) = &call.example {
        body["example"] = example.clone();
    }
    json!({ "application/json": body })
}

fn refusal(status: StatusCode, wrong: &Value) -> Value {
    let mut told = json!({
        "description": meaning(status),
        "content": { "application/json": { "schema": wrong } },
    });
    if status == StatusCode::TOO_MANY_REQUESTS {
        let seconds = json!({ "type": "integer", "minimum": 1 });
        told["headers"] = json!({ "Retry-After": { "description": "Seconds to wait", "schema": seconds } });
    }
    told
}

/// What a refusal means here.
fn meaning(status: StatusCode) -> &'static str {
    match status {
        StatusCode::BAD_REQUEST => "The request cannot be read",
        StatusCode::FORBIDDEN => "Not allowed",
        StatusCode::NOT_FOUND => "There is no such thing, or the key opens nothing",
        StatusCode::REQUEST_TIMEOUT => "The request did not arrive in time",
        StatusCode::CONFLICT => "The table has moved on; nothing was changed",
        StatusCode::PAYLOAD_TOO_LARGE => "Too large",
        StatusCode::MISDIRECTED_REQUEST => "The table is opened by its address, not by another name",
        StatusCode::UNPROCESSABLE_ENTITY => "The rules or the form forbid it; nothing was changed",
        StatusCode::TOO_MANY_REQUESTS => "Too many requests",
        _ => "It did not work",
    }
}

/// `post /api/seats/{key}/answer` is `post-seats-answer`.
fn operation_id(call: &Call) -> String {
    let verb = match call.verb {
        Verb::Get => "get",
        Verb::Post => "post",
    };
    let named = call.path.split('/').filter(|it| !it.is_empty() && *it != "api" && !it.starts_with('{'));
    std::iter::once(verb).chain(named).collect::<Vec<_>>().join("-")
}

fn parameters(call: &Call) -> Vec<Value> {
    let name = |it: &'static str| json!({ "name": it, "in": "path", "required": true, "description": about(it), "schema": { "type": "string" } });
    let query = |it: &(&str, &str)| json!({ "name": it.0, "in": "query", "required": false, "description": it.1, "schema": { "type": "string" } });
    call.names().map(name).chain(call.query.iter().map(query)).collect()
}

/// What a name in an address stands for.
pub fn about(name: &str) -> &'static str {
    match name {
        "key" => "The end of a seat's link, or of the spectators' link",
        "procedure" => "The name of a test or lookup, as /api/tables has it",
        "rule" => "The id of a rule, ruling or example",
        "id" => "The name of a game or campaign, as /api/games has it",
        _ => "A name",
    }
}

/// A field of what a call takes or gives, for people.
#[derive(Debug)]
pub struct Field {
    pub name: String,
    pub kind: String,
    pub about: String,
    pub needed: bool,
}

/// The fields of a schema of the document, those of its variants included.
pub fn fields(schema: &Value) -> Vec<Field> {
    let mut all: Vec<Field> = Vec::new();
    collect(resolved(schema), &mut all);
    all
}

fn collect(schema: &Value, all: &mut Vec<Field>) {
    let needed = |name: &str| schema["required"].as_array().is_some_and(|it| it.iter().any(|it| it == name));
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        if all.iter().any(|it| it.name == *name) {
            continue;
        }
        let about = field["description"].as_str().or(resolved(field)["description"].as_str());
        all.push(Field {
            name: name.clone(),
            kind: kind(field),
            about: about.unwrap_or_default().to_owned(),
            needed: needed(name),
        });
    }
    for variants in ["oneOf", "anyOf", "allOf"] {
        for variant in schema[variants].as_array().into_iter().flatten() {
            collect(resolved(variant), all);
        }
    }
}

/// What a reference within the document stands for.
pub fn resolved(schema: &Value) -> &Value {
    let name = schema["$ref"].as_str().and_then(|it| it.strip_prefix("#/components/schemas/"));
    name.map_or(schema, |it| &document()["components"]["schemas"][it])
}

/// A schema in a word or two.
fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|it| it.rsplit('/').next()) {
        return name.to_owned();
    }
    if schema["type"] == "array" {
        return format!("list of {}", kind(&schema["items"]));
    }
    if let Some(options) = schema["anyOf"].as_array().or(schema["oneOf"].as_array()) {
        return options.iter().map(kind).collect::<Vec<_>>().join(" or ");
    }
    match &schema["type"] {
        Value::String(kind) => kind.clone(),
        Value::Array(several) => several.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" or "),
        _ if schema["const"].is_string() => schema["const"].as_str().unwrap_or_default().to_owned(),
        _ => "anything".to_owned(),
    }
}
