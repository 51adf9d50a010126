//! `shamble tables`: every test and lookup, with the JSON Schema of what it takes.
use clap::Args;
use kernel::{
    Procedure,
    written::{FaultReason, Step, ValueFault},
};
use serde_json::{Value, json};
use shelf::Rulebook;
use view::{Length, telling::Phrases};

use crate::{failure::Failure, say};

#[derive(Debug, Args)]
pub struct TablesCommand {
    /// A book (dwa) or one procedure (dwa.shoot); leave it out for all of them
    name: Option<String>,
    /// Prints one JSON object: every procedure with its schema and rules
    #[arg(long)]
    json: bool,
    /// Prints the book's tables, cards and counters as a file for you to edit; with --json, its schema
    #[arg(long)]
    own: bool,
}

impl TablesCommand {
    pub fn run(self) -> Result<(), Failure> {
        if self.own {
            return self.print_own();
        }
        let procedures = match self.name.as_deref() {
            Some(name) if name.contains('.') => vec![find(name)?],
            id => super::books(id)?.iter().flat_map(|it| it.procedures).collect(),
        };
        if self.json {
            let all: Vec<Value> = procedures.iter().map(|it| described(it)).collect();
            say::json(&json!({ "procedures": all }));
            return Ok(());
        }
        if let [procedure] = procedures[..] {
            say::line(format!("{}  {}", say::bold(procedure.name), procedure.about));
            fields(procedure);
            return Ok(());
        }
        let widest = procedures.iter().map(|it| it.name.len()).max().unwrap_or(0) + 2;
        for procedure in procedures {
            say::line(format!("{:<widest$}{}", procedure.name, procedure.about));
        }
        say::line("\nWhat one of them takes: shamble tables NAME (or --json for its schema).");
        Ok(())
    }
}

impl TablesCommand {
    /// What a file of a player's own may hold.
    fn print_own(&self) -> Result<(), Failure> {
        let books = super::books(self.name.as_deref())?;
        let own = books.iter().find_map(|it| it.own).ok_or_else(|| {
            let title = books.first().map_or("this book", |it| it.title);
            Failure::usage(format!("--own: {title} has no tables that your own could replace"))
        })?;
        let text = if self.json { (own.schema)() } else { (own.ours)() };
        say::plain(text.trim_end());
        Ok(())
    }
}

/// The procedure of this name.
pub fn find(name: &str) -> Result<&'static Procedure, Failure> {
    let all = || shelf::books().iter().flat_map(|it| it.procedures);
    all().find(|it| it.name == name).ok_or_else(|| {
        let near = super::near(name, all().map(|it| it.name));
        Failure::usage(format!("there is no procedure `{name}`; perhaps {}", near.join(", ")))
    })
}

/// The book that a procedure is of.
pub fn book(procedure: &Procedure) -> Result<&'static Rulebook, Failure> {
    let id = procedure.name.split('.').next().unwrap_or_default();
    shelf::book(id).map_or_else(super::first_book, Ok)
}

/// The words of the book that a procedure is of.
pub fn phrases(name: &str) -> Phrases {
    let book = name.split('.').next().and_then(shelf::book);
    book.map_or(Phrases::NONE, |it| it.phrases)
}

/// What the book of a procedure measures in.
pub fn length(name: &str) -> Length {
    let book = name.split('.').next().and_then(shelf::book);
    book.map_or_else(Length::default, |it| it.units.length)
}

/// What is wrong with the context of a procedure: the field, and what it takes.
pub fn wrong(procedure: &Procedure, fault: &ValueFault) -> Failure {
    let schema = procedure.schema();
    Failure::usage(format!("{}: {}", procedure.name, plain(fault, &schema)))
}

/// What is missing is told with what it takes.
fn plain(fault: &ValueFault, schema: &Value) -> String {
    let takes = match fault.reason {
        FaultReason::Missing => at(schema, fault.steps()),
        FaultReason::Bounds(_) | FaultReason::Words(_) => None,
    };
    takes.map_or_else(|| fault.to_string(), |it| format!("{fault}; it takes {}", kind(it, schema)))
}

/// The part of a schema that a path leads to.
fn at<'a>(schema: &'a Value, path: &[Step]) -> Option<&'a Value> {
    let mut here = schema;
    for step in path {
        let whole = resolved(here, schema);
        here = match step {
            Step::Name(name) => whole["properties"].get(name)?,
            Step::Index(_) => whole.get("items")?,
        };
    }
    Some(here)
}

/// What a reference stands for.
fn resolved<'a>(field: &'a Value, schema: &'a Value) -> &'a Value {
    let name = field["$ref"].as_str().and_then(|it| it.rsplit('/').next());
    name.map_or(field, |it| &schema["$defs"][it])
}

fn described(procedure: &Procedure) -> Value {
    json!({
        "name": procedure.name,
        "about": procedure.about,
        "rules": procedure.rules,
        "schema": procedure.schema(),
    })
}

fn fields(procedure: &Procedure) {
    let schema = procedure.schema();
    say::line("\nIt takes, as JSON:");
    listed_fields(&schema, &schema, "  ");
    say::line("\nIt applies:");
    let rules: Vec<&str> = procedure.rules.iter().map(|it| it.as_str()).collect();
    say::paragraph(&rules.join(", "));
}

/// Every field of an object with what it takes; those of objects within it below them.
fn listed_fields(object: &Value, schema: &Value, indent: &str) {
    let needed: Vec<&str> =
        object["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let none = serde_json::Map::new();
    let properties = object["properties"].as_object().unwrap_or(&none);
    if properties.is_empty() {
        say::line(format!("{indent}nothing"));
    }
    for (name, field) in properties {
        let left_out = if needed.contains(&name.as_str()) { "" } else { " (may be left out)" };
        let about = field["description"].as_str().map_or(String::new(), |it| format!(". {it}"));
        let inner = resolved(field, schema);
        let text = format!("{name}: {}{left_out}{about}", kind(field, schema));
        let hanging = format!("{indent}    ");
        say::line(say::filled(&text, indent, &hanging));
        if inner["properties"].is_object() {
            listed_fields(inner, schema, &hanging);
        }
    }
}

/// What a field takes, in words.
fn kind(field: &Value, schema: &Value) -> String {
    // A list beside a reference leaves only some of what that allows.
    let own = field["enum"].as_array();
    let field = resolved(field, schema);
    if let Some(values) = own.or(field["enum"].as_array()) {
        return listed(values.iter().filter_map(Value::as_str));
    }
    for of in ["oneOf", "anyOf"] {
        if let Some(options) = field[of].as_array() {
            let words: Vec<String> = options
                .iter()
                .map(|it| match it["const"].as_str() {
                    Some(word) => word.to_owned(),
                    None => kind(it, schema),
                })
                .collect();
            return listed(words.iter().map(String::as_str));
        }
    }
    match &field["type"] {
        Value::String(one) => typed(one, field, schema),
        Value::Array(several) => {
            let each: Vec<String> =
                several.iter().filter_map(Value::as_str).map(|it| typed(it, field, schema)).collect();
            each.join(" or ")
        }
        _ => "an object".to_owned(),
    }
}

/// A type of JSON in words, with its limits.
fn typed(name: &str, field: &Value, schema: &Value) -> String {
    match name {
        "integer" => match (field["minimum"].as_i64(), field["maximum"].as_i64()) {
            (Some(least), Some(most)) => format!("a whole number from {least} to {most}"),
            (Some(least), None) => format!("a whole number, {least} or more"),
            _ => "a whole number".to_owned(),
        },
        "boolean" => "true or false".to_owned(),
        "string" => "text".to_owned(),
        "array" => format!("a list, each {}", kind(&field["items"], schema)),
        "object" => "an object".to_owned(),
        "null" => "null".to_owned(),
        other => other.to_owned(),
    }
}

fn listed<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let words: Vec<&str> = words.collect();
    match &words[..] {
        [] => "nothing".to_owned(),
        [one] => (*one).to_owned(),
        [all @ .., last] => format!("{} or {last}", all.join(", ")),
    }
}
