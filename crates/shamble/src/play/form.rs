//! A form in the terminal: asked field by field, as its JSON Schema has them.
use kernel::{Answer, Question, question::Shape, written};
use serde_json::{Value, json};
use server::{Field, FieldKind, Unit, WordChoice};
use view::Length;

use crate::say;

/// A form that is being filled in.
#[derive(Debug)]
pub struct Filling {
    /// What stands so far; it begins with what is proposed.
    value: Value,
    /// Every field that is asked for, with its place in the value.
    fields: Vec<(String, Field)>,
    at: usize,
    /// What lengths are said in.
    length: Length,
}

/// How far a form is after something was typed.
#[derive(Debug)]
pub enum FormProgress {
    Goes,
    Done(Answer),
}

impl Filling {
    /// A form to fill in, if the question is one; one without fields is not asked for.
    pub fn of(question: &Question, length: Length) -> Option<Filling> {
        let (Shape::Form { schema }, Answer::Form(proposed)) = (&question.shape, &question.default) else {
            return None;
        };
        let mut fields = Vec::new();
        spread(&Field::of(schema, length), "", &mut fields);
        (!fields.is_empty()).then(|| Filling { value: proposed.clone(), fields, at: 0, length })
    }

    /// Asks for the next field.
    pub fn ask(&self) {
        let Some((path, field)) = self.fields.get(self.at) else { return };
        let now = self.value.pointer(path).unwrap_or(&Value::Null);
        let (number, of) = (self.at + 1, self.fields.len());
        say::line(format!(
            "\n  {} ({number} of {of}): {}",
            say::bold(&field.label),
            wanted(field, self.length)
        ));
        if let FieldKind::Choice(words) | FieldKind::Ticks(words) = &field.kind {
            for (at, it) in words.iter().enumerate() {
                say::line(format!("  {:>2}. {}", at + 1, it.read));
            }
        }
        say::line(format!("  Enter keeps: {}", told(field, now, self.length)));
    }

    /// What the field is about, and what can be typed.
    pub fn help(&self) {
        if let Some((_, field)) = self.fields.get(self.at).filter(|it| !it.1.about.is_empty()) {
            say::paragraph(&field.about);
        }
        say::paragraph(
            "Enter keeps what stands, `back` goes to the field before, `as it is` takes all that stands. The whole form can be said as \
             JSON in one line.",
        );
    }

    /// The same form once more, with what has been filled in.
    pub fn begun_again(self) -> Filling {
        Filling { at: 0, ..self }
    }

    pub fn back(&mut self) {
        self.at = self.at.saturating_sub(1);
    }

    /// Takes what was typed for the field that is asked for; the error says what would be right.
    pub fn take(&mut self, text: &str) -> Result<FormProgress, String> {
        if text == "as it is" {
            return Ok(FormProgress::Done(Answer::Form(self.value.clone())));
        }
        if text.starts_with('{')
            && let Ok(whole) = written::json(text, "form")
        {
            return Ok(FormProgress::Done(Answer::Form(whole)));
        }
        if let Some((path, field)) = self.fields.get(self.at).filter(|_| !text.is_empty()) {
            let value = read(field, text, self.length)?;
            set(&mut self.value, path, value);
        }
        self.at += 1;
        match self.at < self.fields.len() {
            true => Ok(FormProgress::Goes),
            false => Ok(FormProgress::Done(Answer::Form(self.value.clone()))),
        }
    }
}

/// The fields of objects within objects, one after the other.
fn spread(field: &Field, path: &str, out: &mut Vec<(String, Field)>) {
    match &field.kind {
        FieldKind::Object(fields) if !field.nullable => {
            for it in fields {
                spread(it, &format!("{path}/{}", it.name), out);
            }
        }
        FieldKind::Fixed(_) | FieldKind::Unknown => (),
        _ => out.push((path.to_owned(), field.clone())),
    }
}

/// What would be an answer.
fn wanted(field: &Field, length: Length) -> String {
    let words = match &field.kind {
        FieldKind::Yes => "y or n".to_owned(),
        FieldKind::Number { least, most, unit } => {
            let number = |it: i64| match unit {
                Unit::One => it.to_string(),
                Unit::Length(_) => length.number(it),
            };
            match (least, most) {
                (Some(least), Some(most)) => format!("a number from {} to {}", number(*least), number(*most)),
                (Some(least), None) => format!("a number from {} on", number(*least)),
                (None, Some(most)) => format!("a number up to {}", number(*most)),
                (None, None) => "a number".to_owned(),
            }
        }
        FieldKind::Text { longest: Some(longest) } => format!("up to {longest} letters"),
        FieldKind::Text { longest: None } => "a text".to_owned(),
        FieldKind::Document => "the name of a file".to_owned(),
        FieldKind::Choice(_) => "one of these, by its number".to_owned(),
        FieldKind::Ticks(_) => "any of these, their numbers with spaces between, or `none`".to_owned(),
        FieldKind::Numbers { count, .. } => format!("{count} numbers with spaces between"),
        FieldKind::Object(_)
        | FieldKind::List { .. }
        | FieldKind::Variants(_)
        | FieldKind::Fixed(_)
        | FieldKind::Unknown => "as JSON".to_owned(),
    };
    if field.nullable { format!("{words}, or `none`") } else { words }
}

/// What stands, as people read it.
fn told(field: &Field, now: &Value, length: Length) -> String {
    let named = |words: &[WordChoice], it: &Value| {
        let word = words.iter().find(|word| *it == word.word.as_str());
        word.map_or_else(|| it.to_string(), |it| it.read.clone())
    };
    match (&field.kind, now) {
        (_, Value::Null) => field.none.to_lowercase(),
        (FieldKind::Choice(words), it) => named(words, it),
        (FieldKind::Ticks(words), Value::Array(these)) if !these.is_empty() => {
            these.iter().map(|it| named(words, it)).collect::<Vec<_>>().join(", ")
        }
        (FieldKind::Ticks(_), Value::Array(_)) => "none of them".to_owned(),
        (FieldKind::Number { unit: Unit::Length(_), .. }, Value::Number(it)) => {
            it.as_i64().map_or_else(|| it.to_string(), |it| length.number(it))
        }
        (FieldKind::Yes, Value::Bool(yes)) => if *yes { "yes" } else { "no" }.to_owned(),
        (FieldKind::Document, Value::String(text)) => {
            format!("the one suggested ({} characters)", text.len())
        }
        (_, Value::String(text)) => text.clone(),
        (_, other) => other.to_string(),
    }
}

/// What was typed, as the field takes it.
fn read(field: &Field, text: &str, length: Length) -> Result<Value, String> {
    let right = || format!("say {}", wanted(field, length));
    if field.nullable && text == "none" {
        return Ok(Value::Null);
    }
    let nth = |words: &[WordChoice], it: &str| {
        let at = it.parse::<usize>().ok().and_then(|it| it.checked_sub(1));
        at.and_then(|at| words.get(at)).map(|it| json!(it.word)).ok_or_else(right)
    };
    match &field.kind {
        FieldKind::Yes => match text {
            "y" | "yes" => Ok(json!(true)),
            "n" | "no" => Ok(json!(false)),
            _ => Err(right()),
        },
        FieldKind::Number { least, most, unit } => {
            let number = match unit {
                Unit::One => text.parse().ok(),
                Unit::Length(_) => length.read(text),
            };
            let fits =
                |it: &i64| least.is_none_or(|least| least <= *it) && most.is_none_or(|most| *it <= most);
            number.filter(fits).map(|it| json!(it)).ok_or_else(right)
        }
        FieldKind::Text { longest } => {
            let fits = longest.is_none_or(|it| text.chars().count() as u64 <= it);
            if fits { Ok(json!(text)) } else { Err(right()) }
        }
        FieldKind::Document => {
            let read = std::fs::read_to_string(text);
            read.map(|it| json!(it)).map_err(|it| format!("{text}: {}", store::of_system(&it)))
        }
        FieldKind::Choice(words) => nth(words, text),
        FieldKind::Ticks(_) if text == "none" => Ok(json!([])),
        FieldKind::Ticks(words) => {
            text.split_whitespace().map(|it| nth(words, it)).collect::<Result<Vec<_>, _>>().map(Value::Array)
        }
        FieldKind::Numbers { count, .. } => {
            let all: Option<Vec<i64>> = text.split_whitespace().map(|it| it.parse().ok()).collect();
            all.filter(|it| it.len() == *count).map(|it| json!(it)).ok_or_else(right)
        }
        FieldKind::Object(_)
        | FieldKind::List { .. }
        | FieldKind::Variants(_)
        | FieldKind::Fixed(_)
        | FieldKind::Unknown => {
            written::json(text, &field.label).map_err(|it| format!("type it as JSON: {it}"))
        }
    }
}

/// Puts a value into its place; objects on the way are made.
fn set(whole: &mut Value, path: &str, value: Value) {
    let mut now = whole;
    for step in path.split('/').skip(1) {
        if !now.is_object() {
            *now = json!({});
        }
        now = &mut now[step];
    }
    *now = value;
}
