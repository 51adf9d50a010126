//! Things of a file that are one of several by name: each name says which values stand where.
use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Fault, ParameterFile, Wrong, locate, semantic, set};

/// Something that can be chosen by name without changing the file. The one choice that sets nothing is the file as it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChoiceFile {
    #[serde(default)]
    pub about: String,
    /// For each name what stands where: paths such as `/humans/0/name` with their values.
    pub of: BTreeMap<String, BTreeMap<String, Value>>,
    /// Plain words for those names that say too little by themselves.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub words: BTreeMap<String, String>,
}

/// A choice with the name of what the file has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    pub name: String,
    pub about: String,
    pub value: String,
    pub of: Vec<String>,
    /// Each of them in plain words.
    pub words: Vec<String>,
    /// The one that sets nothing.
    pub own: String,
}

/// The choices of a file; the error says which is wrong.
pub fn choices(files: &BTreeMap<String, ChoiceFile>, text: &str) -> Result<Vec<Choice>, Wrong> {
    let whole: Value = serde_json::from_str(text).unwrap_or_default();
    let each = files.iter().map(|(name, it)| choice(name, it, &whole));
    each.collect::<Result<_, _>>().map_err(|it| semantic(text, it))
}

fn choice(name: &str, file: &ChoiceFile, whole: &Value) -> Result<Choice, Fault> {
    let path = format!("/choices/{name}/of");
    for (of, places) in &file.of {
        let missing =
            places.keys().find(|it| it.starts_with("/choices") || whole.pointer(it.as_str()).is_none());
        if let Some(place) = missing {
            let path = format!("{path}/{of}");
            return Err(Fault::new(path, format!("`{place}`"), "the path of a value of this file"));
        }
    }
    if let Some(unknown) = file.words.keys().find(|it| !file.of.contains_key(*it)) {
        let names: Vec<&str> = file.of.keys().map(String::as_str).collect();
        let path = format!("/choices/{name}/words");
        return Err(Fault::new(path, format!("`{unknown}`"), format!("one of these: {}", names.join(", "))));
    }
    let mut as_is = file.of.iter().filter(|it| it.1.is_empty());
    let (Some((own, _)), None) = (as_is.next(), as_is.next()) else {
        let expected = "one name that sets nothing: the file as it is";
        return Err(Fault::new(path, "none or several", expected));
    };
    let stands = |it: &(&String, &BTreeMap<String, Value>)| {
        !it.1.is_empty() && it.1.iter().all(|(place, value)| whole.pointer(place) == Some(value))
    };
    let value = file.of.iter().find(stands).map_or(own, |it| it.0).clone();
    let words = |it: &String| file.words.get(it).cloned().unwrap_or_else(|| it.replace('-', " "));
    Ok(Choice {
        name: name.to_owned(),
        about: file.about.clone(),
        value,
        of: file.of.keys().cloned().collect(),
        words: file.of.keys().map(words).collect(),
        own: own.clone(),
    })
}

/// The text with one of its parameters or choices set, as somebody typed it.
pub fn set_words(
    text: &str,
    numbers: &BTreeMap<String, ParameterFile>,
    choices: &BTreeMap<String, ChoiceFile>,
    name: &str,
    value: &str,
) -> Result<String, Wrong> {
    if let Some(choice) = choices.get(name) {
        return choose(text, choice, name, value);
    }
    let Some(number) = numbers.get(name) else {
        let names: Vec<&str> = numbers.keys().chain(choices.keys()).map(String::as_str).collect();
        let expected = match names.is_empty() {
            true => "nothing: this file has no parameters".to_owned(),
            false => format!("one of these: {}", names.join(", ")),
        };
        return Err(semantic(text, Fault::new("/parameters", format!("`{name}`"), expected)));
    };
    match value.parse() {
        Ok(value) => set(text, number, name, value),
        Err(_) => {
            let expected = format!("a whole number from {} to {}", number.least, number.most);
            let path = format!("/parameters/{name}");
            Err(semantic(text, Fault::new(path, format!("{name}={value}"), expected)))
        }
    }
}

fn choose(text: &str, choice: &ChoiceFile, name: &str, value: &str) -> Result<String, Wrong> {
    let Some(places) = choice.of.get(value) else {
        let names: Vec<&str> = choice.of.keys().map(String::as_str).collect();
        let fault = Fault::new(
            format!("/choices/{name}"),
            format!("{name}={value}"),
            format!("one of these: {}", names.join(", ")),
        );
        return Err(semantic(text, fault));
    };
    let mut changed = text.to_owned();
    for (place, value) in places {
        if let Some(range) = locate(&changed, place) {
            changed.replace_range(range, &value.to_string());
        }
    }
    Ok(changed)
}
