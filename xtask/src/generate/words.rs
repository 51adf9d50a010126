//! The text of `src/words.rs`.

use super::line;
use crate::words::{Roll, RuleWords, Sentences, Told, Which, Words};

pub fn source(words: &Words) -> String {
    let mut out = String::new();
    out.push_str("//! What this book says of its rules.\n");
    out.push_str("//!\n");
    out.push_str("//! Generated from `words.toml` by `cargo xtask generate`; do not edit.\n\n");
    out.push_str("use view::{\n    lexicon::{Asks, DiceWords, Lexicon, ModifierName, RuleWords, Which},\n    roll::{DiceMeaning, DiceNoun, How},\n};\n\n");
    out.push_str("/// Every rule of which something is said, sorted by its id.\n");
    out.push_str("#[rustfmt::skip]\npub static WORDS: Lexicon = Lexicon {\n    any: &[\n");
    for (which, roll) in &words.any {
        dice(&mut out, "        ", *which, roll);
    }
    out.push_str("    ],\n    rules: &[\n");
    let mut rules: Vec<&(String, RuleWords)> = words.rules.iter().collect();
    rules.sort_by(|a, b| a.0.cmp(&b.0));
    for (id, words) in rules {
        rule(&mut out, id, words);
    }
    out.push_str("    ],\n};\n");
    out
}

fn rule(out: &mut String, id: &str, words: &RuleWords) {
    line(out, format_args!("        RuleWords {{"));
    if !words.prompt.is_empty() {
        line(out, format_args!("            prompt: &{:?},", words.prompt));
    }
    if !words.because.is_empty() {
        line(out, format_args!("            because: &{:?},", words.because));
    }
    for (key, said) in &words.single {
        line(out, format_args!("            {key}: Some({said:?}),"));
    }
    if !words.modifiers.is_empty() {
        out.push_str("            modifiers: &[\n");
        for (least, most, name) in &words.modifiers {
            let (least, most) = (bound(*least), bound(*most));
            line(
                out,
                format_args!(
                    "                ModifierName {{ least: {least}, most: {most}, name: {name:?} }},"
                ),
            );
        }
        out.push_str("            ],\n");
    }
    if !words.dice.is_empty() {
        out.push_str("            dice: &[\n");
        for (which, roll) in &words.dice {
            dice(out, "                ", *which, roll);
        }
        out.push_str("            ],\n");
    }
    line(out, format_args!("            ..RuleWords::of(rule!({id:?}))"));
    line(out, format_args!("        }},"));
}

fn bound(value: i32) -> String {
    match value {
        i32::MIN => "i32::MIN".to_owned(),
        i32::MAX => "i32::MAX".to_owned(),
        value => value.to_string(),
    }
}

fn dice(out: &mut String, indent: &str, which: Which, roll: &Roll) {
    let which = match which {
        Which::Exactly(n, sides) => format!("Which::Exactly {{ n: {n}, sides: {sides} }}"),
        Which::Sides(sides) => format!("Which::Sides({sides})"),
        Which::Other => "Which::Other".to_owned(),
        Which::All => "Which::All".to_owned(),
    };
    line(out, format_args!("{indent}DiceWords {{"));
    if let Some(thrown) = thrown(roll) {
        line(out, format_args!("{indent}    thrown: Some({thrown}),"));
    }
    if !roll.throw.all().is_empty() {
        let all = Sentences::all(&roll.throw).iter().map(|it| asks(it)).collect::<Vec<_>>();
        line(out, format_args!("{indent}    throw: &[{}],", all.join(", ")));
    }
    if let Some(reads) = &roll.reads {
        line(out, format_args!("{indent}    reads: Some({reads:?}),"));
    }
    line(out, format_args!("{indent}    ..DiceWords::of({which})"));
    line(out, format_args!("{indent}}},"));
}

/// A sentence that asks for dice: a question is known by its mark here, and by its type from then on.
fn asks(sentence: &str) -> String {
    let kind = if sentence.ends_with('?') { "Whether" } else { "For" };
    format!("Asks::{kind}({sentence:?})")
}

fn thrown(roll: &Roll) -> Option<String> {
    if roll.dice.is_none() && roll.told.is_none() {
        return None;
    }
    let how = match roll.told.unwrap_or(Told::Plain) {
        Told::Pool => format!("How::Pool({:?})", roll.success),
        told => format!("How::{told:?}"),
    };
    let what = roll.dice.as_deref().unwrap_or_default();
    let noun = roll.noun.map_or_else(|| "Purpose".to_owned(), |it| format!("{it:?}"));
    let (alone, befalls) = (roll.alone, roll.befalls);
    Some(format!(
        "DiceMeaning {{ what: {what:?}, noun: DiceNoun::{noun}, how: {how}, alone: {alone}, befalls: {befalls} }}"
    ))
}
