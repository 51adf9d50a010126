//! `shamble tables`: every test and lookup, with the JSON Schema of what it takes.
use clap::Args;
use kernel::Procedure;
use serde_json::{Value, json};

use crate::{failure::Failure, say};

#[derive(Debug, Args)]
pub struct Tables {
    /// A book (dwa) or the name of one procedure (dwa.shoot); all of them if left out
    name: Option<String>,
    /// One JSON object: every procedure with its schema and rules
    #[arg(long)]
    json: bool,
}

impl Tables {
    pub fn run(self) -> Result<(), Failure> {
        let procedures = match self.name.as_deref() {
            Some(name) if name.contains('.') => vec![find(name)?],
            id => super::books(id)?.iter().flat_map(|it| it.procedures).collect(),
        };
        if self.json {
            let all: Vec<Value> = procedures.iter().map(|it| described(it)).collect();
            say::json(&json!({ "procedures": all }));
            return Ok(());
        }
        let single = procedures.len() == 1;
        for procedure in procedures {
            say::line(format!("{:<28}{}", procedure.name, procedure.about));
            if single {
                fields(procedure);
            }
        }
        if !single {
            say::line("\nWhat one of them takes: shamble tables NAME (or --json for its schema).");
        }
        Ok(())
    }
}

/// The procedure of this name.
pub fn find(name: &str) -> Result<&'static Procedure, Failure> {
    let all = || shelf::BOOKS.iter().flat_map(|it| it.procedures);
    all().find(|it| it.name == name).ok_or_else(|| {
        let near = super::near(name, all().map(|it| it.name));
        Failure::usage(format!("there is no procedure `{name}`; perhaps {}", near.join(", ")))
    })
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
    let required: Vec<&str> =
        schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    say::line("\nIt takes, as JSON:");
    let none = serde_json::Map::new();
    for (name, field) in schema["properties"].as_object().unwrap_or(&none) {
        let needed = if required.contains(&name.as_str()) { "needed" } else { "may be left out" };
        let about = field["description"].as_str().unwrap_or("");
        say::line(format!(
            "  {name:<22}{:<26}{needed}{}{about}",
            kind(field, &schema),
            if about.is_empty() { "" } else { ": " }
        ));
    }
    say::line("\nIt applies:");
    for rule in procedure.rules {
        say::line(format!("  {rule}"));
    }
}

/// What a field takes, in words.
fn kind(field: &Value, schema: &Value) -> String {
    if let Some(name) = field["$ref"].as_str().and_then(|it| it.rsplit('/').next()) {
        return kind(&schema["$defs"][name], schema);
    }
    if let Some(values) = field["enum"].as_array() {
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
        Value::String(one) => one.clone(),
        Value::Array(several) => several.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" or "),
        _ => "object".to_owned(),
    }
}

fn listed<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join("|")
}
