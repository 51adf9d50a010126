//! What a JSON Schema asks for, as the controls of a form.
use serde_json::{Map, Value};
use view::Length;

/// How deep things may lie in each other; a schema that refers to itself ends here.
const DEEPEST: usize = 8;

/// One thing that a form asks for.
#[derive(Clone, Debug)]
pub struct Field {
    pub name: String,
    pub label: String,
    pub about: String,
    pub kind: FieldKind,
    /// It has to be said.
    pub needed: bool,
    /// It can be nothing.
    pub nullable: bool,
    /// What being nothing is called.
    pub none: String,
    /// What it is if nobody says.
    pub usual: Option<Value>,
}

/// What a field takes.
#[derive(Clone, Debug)]
pub enum FieldKind {
    Yes,
    Number {
        least: Option<i64>,
        most: Option<i64>,
        unit: Unit,
    },
    Text {
        longest: Option<u64>,
    },
    /// The text of a whole file.
    Document,
    /// One of these.
    Choice(Vec<WordChoice>),
    /// Any of these, each once.
    Ticks(Vec<WordChoice>),
    /// So many numbers in a row.
    Numbers {
        count: usize,
        least: Option<i64>,
        most: Option<i64>,
    },
    Object(Vec<Field>),
    List {
        item: Box<Field>,
        least: usize,
        most: Option<usize>,
    },
    /// One of several things, of which some have fields of their own.
    Variants(Vec<Variant>),
    /// Always the same.
    Fixed(Value),
    /// Nothing that a form has a control for.
    Unknown,
}

/// How a number is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    One,
    /// It is taken in millimetres, and said as at the table.
    Length(Length),
}

/// A word to choose, as it is written and as people read it.
#[derive(Clone, Debug)]
pub struct WordChoice {
    pub word: String,
    pub read: String,
}

/// One of several things.
#[derive(Clone, Debug)]
pub struct Variant {
    pub word: WordChoice,
    pub holds: Holds,
}

/// How a thing that was chosen is written.
#[derive(Clone, Debug)]
pub enum Holds {
    /// By its name.
    Nothing,
    /// As an object with its name as the one property.
    Under(Box<Field>),
    /// As it is.
    Itself(Box<Field>),
}

impl Field {
    /// The whole of what a schema asks for.
    pub fn of(schema: &Value, length: Length) -> Field {
        let mut field = Reader { whole: schema, length }.field("", schema, true, 0);
        field.usual = schema["examples"].get(0).cloned();
        field
    }
}

/// A schema with its definitions.
#[derive(Clone, Copy)]
struct Reader<'a> {
    whole: &'a Value,
    /// What lengths are said in.
    length: Length,
}

impl Reader<'_> {
    fn field(self, name: &str, schema: &Value, needed: bool, depth: usize) -> Field {
        let own = schema["description"].as_str();
        let (schema, known) = self.resolved(schema);
        let (schema, nullable) = self.present(schema);
        let title = schema["title"].as_str().map(str::to_owned);
        let named = if name.is_empty() {
            known.map(|it| spaced(&it)).unwrap_or_default()
        } else {
            label(name, self.length)
        };
        let unit = if name.ends_with("_mm") { Unit::Length(self.length) } else { Unit::One };
        let kind = if DEEPEST < depth { FieldKind::Unknown } else { self.kind(&schema, unit, depth) };
        let about = schema["description"].as_str().filter(|it| own == Some(*it) || !speaks_for_itself(&kind));
        let about = about.map(str::to_owned);
        Field {
            name: name.to_owned(),
            label: title.unwrap_or(named),
            about: about.unwrap_or_default(),
            kind,
            needed,
            nullable,
            none: schema["x-none"].as_str().unwrap_or("None").to_owned(),
            usual: schema.get("default").cloned(),
        }
    }

    /// What a reference stands for, under what stands beside it; and its name.
    fn resolved(self, schema: &Value) -> (Value, Option<String>) {
        let Some(name) = schema["$ref"].as_str().and_then(|it| it.rsplit('/').next()) else {
            return (schema.clone(), None);
        };
        (over(&self.whole["$defs"][name], schema), Some(name.to_owned()))
    }

    /// The same without the choice of being nothing, and whether there was one.
    fn present(self, schema: Value) -> (Value, bool) {
        if let Value::Array(types) = &schema["type"] {
            let real = types.iter().find(|it| *it != "null").cloned().unwrap_or_default();
            let nullable = types.iter().any(|it| it == "null");
            return (over(&schema, &serde_json::json!({ "type": real })), nullable);
        }
        let options = schema["anyOf"].as_array().cloned().unwrap_or_default();
        let real: Vec<&Value> = options.iter().filter(|it| it["type"] != "null").collect();
        match real[..] {
            [one] if real.len() < options.len() => {
                let mut beside = schema.clone();
                if let Some(it) = beside.as_object_mut() {
                    it.remove("anyOf");
                }
                (over(&self.resolved(one).0, &beside), true)
            }
            _ => (schema, false),
        }
    }

    fn kind(self, schema: &Value, unit: Unit, depth: usize) -> FieldKind {
        if let Some(fixed) = schema.get("const") {
            return FieldKind::Fixed(fixed.clone());
        }
        if let Some(words) = words(schema) {
            return FieldKind::Choice(words);
        }
        for several in ["oneOf", "anyOf"] {
            if let Some(options) = schema[several].as_array() {
                return FieldKind::Variants(options.iter().flat_map(|it| self.variants(it, depth)).collect());
            }
        }
        let (least, most) = (schema["minimum"].as_i64(), schema["maximum"].as_i64());
        match schema["type"].as_str() {
            Some("boolean") => FieldKind::Yes,
            Some("integer" | "number") => FieldKind::Number { least, most, unit },
            Some("string") if schema["contentMediaType"].is_string() => FieldKind::Document,
            Some("string") => FieldKind::Text { longest: schema["maxLength"].as_u64() },
            Some("array") => self.list(schema, depth),
            Some("object") if schema["additionalProperties"].is_object() => FieldKind::Unknown,
            Some("object") => FieldKind::Object(self.properties(schema, depth)),
            Some(_) | None => FieldKind::Unknown,
        }
    }

    fn list(self, schema: &Value, depth: usize) -> FieldKind {
        let item = self.field("", &schema["items"], true, depth + 1);
        let least = schema["minItems"].as_u64().unwrap_or(0) as usize;
        let most = schema["maxItems"].as_u64().map(|it| it as usize);
        match (&item.kind, most) {
            (FieldKind::Choice(words), _) if schema["uniqueItems"] == true => FieldKind::Ticks(words.clone()),
            (FieldKind::Number { least: from, most: to, .. }, Some(count))
                if least == count && count <= 4 =>
            {
                FieldKind::Numbers { count, least: *from, most: *to }
            }
            (FieldKind::Unknown, _) => FieldKind::Unknown,
            _ => FieldKind::List { item: Box::new(item), least, most },
        }
    }

    /// The fields of an object in the order that it gives them; without one, what is needed first.
    fn properties(self, schema: &Value, depth: usize) -> Vec<Field> {
        let none = Map::new();
        let all = schema["properties"].as_object().unwrap_or(&none);
        let listed = |it: &Value| -> Vec<String> {
            it.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
        };
        let needed = listed(&schema["required"]);
        let mut names = listed(&schema["x-order"]);
        names.extend(needed.iter().cloned());
        names.extend(all.keys().cloned());
        let mut fields: Vec<Field> = Vec::new();
        for name in names {
            let Some(field) = all.get(&name).filter(|_| !fields.iter().any(|it| it.name == name)) else {
                continue;
            };
            fields.push(self.field(&name, field, needed.contains(&name), depth + 1));
        }
        fields
    }

    fn variants(self, option: &Value, depth: usize) -> Vec<Variant> {
        if let Some(words) = words(option) {
            return words.into_iter().map(|word| Variant { word, holds: Holds::Nothing }).collect();
        }
        let about = &option["description"];
        let properties = option["properties"].as_object();
        if let (Some((name, inner)), 1) =
            (properties.and_then(|it| it.iter().next()), properties.map_or(0, Map::len))
        {
            let word = WordChoice { word: name.clone(), read: read(name, &option["title"], about) };
            let mut field = self.field(name, inner, true, depth + 1);
            // What it holds is called by what it is: `fire` takes a weapon.
            if let (Some(known), None) = (self.resolved(inner).1, inner["title"].as_str()) {
                field.label = spaced(&known);
            }
            return vec![Variant { word, holds: Holds::Under(Box::new(field)) }];
        }
        let field = self.field("", option, true, depth + 1);
        let name = if field.label.is_empty() {
            format!("kind-{depth}")
        } else {
            field.label.to_lowercase().replace(' ', "-")
        };
        let word = WordChoice { word: name, read: field.label.clone() };
        vec![Variant { word, holds: Holds::Itself(Box::new(field)) }]
    }
}

/// A long list of words needs no words about it, unless the field has some of its own.
fn speaks_for_itself(kind: &FieldKind) -> bool {
    const LONG: usize = 12;
    match kind {
        FieldKind::Choice(words) | FieldKind::Ticks(words) => LONG < words.len(),
        FieldKind::Variants(all) => LONG < all.len(),
        _ => false,
    }
}

/// One object laid over another.
fn over(below: &Value, above: &Value) -> Value {
    let mut all = below.as_object().cloned().unwrap_or_default();
    let above = above.as_object().into_iter().flatten().filter(|it| it.0 != "$ref");
    all.extend(above.map(|(name, value)| (name.clone(), value.clone())));
    Value::Object(all)
}

/// The words to choose from, if a schema takes nothing else.
fn words(schema: &Value) -> Option<Vec<WordChoice>> {
    let word = |it: &str| WordChoice {
        word: it.to_owned(),
        read: read(it, &schema["title"], &schema["description"]),
    };
    if let Some(only) = schema["const"].as_str() {
        return Some(vec![word(only)]);
    }
    let plain = |it: &Value| {
        it.as_str().map(|it| WordChoice { word: it.to_owned(), read: capital(&it.replace('-', " ")) })
    };
    let listed = schema["enum"].as_array();
    let Some(options) = schema["oneOf"].as_array() else {
        return listed?.iter().map(plain).collect();
    };
    let each: Option<Vec<_>> = options.iter().map(words).collect();
    let mut all = each?.concat();
    // A list beside the words leaves only those that are on it.
    if let Some(listed) = listed {
        all.retain(|it| listed.iter().any(|of| of == it.word.as_str()));
    }
    Some(all)
}

/// A word as people read it: by its title, or with what it is in a few words.
fn read(word: &str, title: &Value, about: &Value) -> String {
    const FEW: usize = 64;
    if let Some(title) = title.as_str() {
        return title.to_owned();
    }
    let plain = capital(&word.replace(['-', '_'], " "));
    match about.as_str().map(|it| it.trim_end_matches('.')) {
        Some(about) if about.len() <= FEW && !about.contains('\n') => format!("{plain}: {}", small(about)),
        Some(_) | None => plain,
    }
}

/// The name of a field as people read it: `range_mm` is `Range (cm)` where lengths are said in centimetres.
pub fn label(name: &str, length: Length) -> String {
    let unit = |suffix: &str| if suffix == "mm" { Some(length) } else { Length::of_suffix(suffix) };
    let measured = name.rsplit_once('_').and_then(|(name, suffix)| Some((name, unit(suffix)?)));
    match measured {
        Some((name, unit)) => format!("{} ({})", capital(&name.replace('_', " ")), unit.short()),
        None => capital(&name.replace('_', " ")),
    }
}

/// The name of a type as people read it: `SightGroup` is `Sight group`.
fn spaced(name: &str) -> String {
    let mut out = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !out.is_empty() {
            out.push(' ');
        }
        out.extend(letter.to_lowercase());
    }
    capital(&out)
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |it| it.to_uppercase().chain(letters).collect())
}

/// A sentence as the end of another one; what is written in capitals stays so.
fn small(text: &str) -> String {
    let mut letters = text.chars();
    let (first, second) = (letters.next(), text.chars().nth(1));
    match first {
        Some(it) if second.is_none_or(|it| !it.is_uppercase()) => it.to_lowercase().chain(letters).collect(),
        Some(_) | None => text.to_owned(),
    }
}
