//! The cells of data that a source includes as text.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::{Path, PathBuf};

use super::{Change, Edit, File, Form, Kind};

/// A cell of an included file, as a report shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    pub file: PathBuf,
    pub line: usize,
    pub text: String,
    /// What it stands under, as fields of the code are called: the table, the key of its line, its own key.
    pub under: Vec<String>,
    pub original: String,
    pub mutated: String,
}

/// Names by which something is called: no rule goes by them.
const NAMES: [&str; 3] = ["id", "name", "counter-of"];

/// Adds the cells of the file that a constant includes.
pub fn include(found: &mut File, constant: usize, file: &Path, text: &str) {
    let of = &found.constants[constant];
    let at = of.value.clone();
    let included = of.included.clone().unwrap_or_default();
    let mut changes = Vec::new();
    for (place, mutated) in cells(text) {
        let line = text[..place.start].matches('\n').count();
        let shown = text.lines().nth(line).unwrap_or_default().trim().to_owned();
        let original = text[place.clone()].to_owned();
        let under = under(text, &place);
        let cell = Cell { file: file.to_owned(), line: line + 1, text: shown, under, original, mutated };
        let Range { start, end } = place;
        let by = &cell.mutated;
        let mutated = format!("crate::mutant::changed(include_str!({included:?}), {start}, {end}, {by:?})");
        changes.push(found.changes.len());
        found.changes.push(Change {
            kind: Kind::Cell,
            at: at.clone(),
            mutated,
            constant: Some(constant),
            fills: Vec::new(),
            cell: Some(cell),
        });
    }
    if !changes.is_empty() {
        found.edits.push(Edit { at, form: Form::Either(changes), constant: Some(constant) });
    }
}

/// Each cell of a TOML file and what it could be: a number one higher, yes for no, another word that stands under the same key.
fn cells(text: &str) -> Vec<(Range<usize>, String)> {
    let words = words(text);
    let mut under: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (key, at) in words.iter().filter(|it| text[it.1.clone()].starts_with('"')) {
        let known = under.entry(key).or_default();
        if !known.contains(&&text[at.clone()]) {
            known.push(&text[at.clone()]);
        }
    }
    let other = |key: &str, own: &str| match own {
        "true" => Some("false".to_owned()),
        "false" => Some("true".to_owned()),
        _ if own.starts_with('"') => {
            let known = under.get(key).filter(|_| !NAMES.contains(&key))?;
            let at = known.iter().position(|it| *it == own)?;
            let other = known[(at + 1) % known.len()];
            (other != own).then(|| other.to_owned())
        }
        _ => own.parse::<i64>().ok().map(|it| (it + 1).to_string()),
    };
    words.iter().filter_map(|(key, at)| Some((at.clone(), other(key, &text[at.clone()])?))).collect()
}

/// The names of the tables, keys and inline keys around a value, outermost first.
fn under(text: &str, place: &Range<usize>) -> Vec<String> {
    let is_word = |it: char| it.is_alphanumeric() || matches!(it, '-' | '_');
    let mut found: Vec<&str> = Vec::new();
    let mut before = text[..place.start].lines();
    let header = before.clone().rfind(|it| it.starts_with('[') && !it.contains(','));
    found.extend(header.into_iter().flat_map(|it| it.split(['[', ']', '.'])));
    let keyed = before.rfind(|it| it.starts_with(char::is_alphabetic) && it.contains('='));
    for part in keyed.into_iter().flat_map(|it| it.split('=')) {
        found.extend(part.trim_end().rsplit(|it| !is_word(it)).next());
    }
    let words = found.into_iter().filter(|it| it.starts_with(char::is_alphabetic));
    words.map(|it| it.replace('-', "_")).collect()
}

/// The values of a file, each with the key before it. What it says in several lines or of dates no table in print has.
fn words(text: &str) -> Vec<(&str, Range<usize>)> {
    let (mut found, mut key, mut before) = (Vec::new(), "", 0);
    let is_word = |it: char| it.is_alphanumeric() || matches!(it, '-' | '_' | '.' | '+');
    while let Some(at) = text[before..].find(|it: char| is_word(it) || matches!(it, '"' | '#' | '[')) {
        let start = before + at;
        let rest = &text[start..];
        let is_first = text[..start].trim_end_matches(' ').ends_with('\n') || start == 0;
        let line = rest.find('\n').unwrap_or(rest.len());
        let length = match rest.chars().next() {
            Some('#') => line,
            // The name of a table; a list begins with the same.
            Some('[') if is_first && !rest[..line].contains(',') => line,
            Some('[') => 1,
            Some('"') => rest[1..].find('"').map_or(rest.len(), |it| it + 2),
            _ => rest.find(|it| !is_word(it)).unwrap_or(rest.len()),
        };
        let end = start + length;
        if rest.starts_with(is_word) && text[end..].trim_start_matches(' ').starts_with('=') {
            key = &text[start..end];
        } else if !rest.starts_with(['#', '[']) {
            found.push((key, start..end));
        }
        before = end;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_cell_is_changed_for_one_of_its_kind() {
        let text = "# 3 of them\n[a.1]\nn = 10\nis = true\nname = \"A\"\nloot = { red = \"rpg\", dash = \"bat\" }\n[b]\nloot = { red = \"vest\" }\nrows = [\n  \"x\",\n  -1,\n]\n";
        let found = cells(text);
        let found: Vec<(&str, &str)> = found.iter().map(|it| (&text[it.0.clone()], it.1.as_str())).collect();
        let want =
            [("10", "11"), ("true", "false"), ("\"rpg\"", "\"vest\""), ("\"vest\"", "\"rpg\""), ("-1", "0")];
        assert_eq!(found, want);
    }

    #[test]
    fn a_cell_stands_under_its_table_and_its_keys() {
        let text = "[a.to-go]\nn = 1\nloot = { red = 10, dash = 20 }\nrows = [\n  30,\n]\n";
        let of = |value: &str| {
            let at = text.find(value).unwrap();
            under(text, &(at..at + 2)).join(" ")
        };
        assert_eq!(of("10"), "a to_go loot red");
        assert_eq!(of("20"), "a to_go loot red dash");
        assert_eq!(of("30"), "a to_go rows");
    }
}
