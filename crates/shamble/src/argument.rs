//! What is wrong with an argument, in words for whoever typed it.
use std::{
    error::Error,
    ffi::OsString,
    net::AddrParseError,
    num::{IntErrorKind, ParseFloatError, ParseIntError},
};

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::command::Cli;

/// What clap says of arguments, with its own words and those of its parsers put into plain ones.
pub fn plain(said: &str, error: &clap::Error) -> String {
    if let Some(words) = of_kind(error) {
        return words;
    }
    let Some(source) = error.source() else { return said.to_owned() };
    let words = source.to_string();
    let typed = context(error, ContextKind::InvalidValue).unwrap_or_default();
    let limit = is_beyond_numbers(source).then(|| limit(error, &typed)).flatten();
    match limit.or_else(|| takes(source, &words, typed.starts_with('-'))) {
        Some(takes) => said.replace(&words, &takes),
        None => said.to_owned(),
    }
}

/// Whether a number is so large or so small that its parser could not even hold it against its limits.
fn is_beyond_numbers(source: &(dyn Error + 'static)) -> bool {
    let number = source.downcast_ref::<ParseIntError>().map(ParseIntError::kind);
    matches!(number, Some(IntErrorKind::PosOverflow | IntErrorKind::NegOverflow))
}

/// What an option takes that was given a number beyond all numbers. Its parser names its limits only to numbers that it can hold,
/// so the same line is tried with the largest and the smallest of those.
fn limit(error: &clap::Error, typed: &str) -> Option<String> {
    let most = [u64::MAX.to_string(), i64::MAX.to_string()];
    let least = [0.to_string(), i64::MIN.to_string()];
    let (ends, bound) = if typed.starts_with('-') { (least, "or more") } else { (most, "or less") };
    for end in ends {
        let again = std::env::args_os().map(|it| replaced(it, typed, &end));
        let refused = Cli::matches(again).err().filter(|it| {
            it.kind() == ErrorKind::ValueValidation
                && context(it, ContextKind::InvalidArg) == context(error, ContextKind::InvalidArg)
        });
        match refused.as_ref().and_then(Error::source) {
            Some(source) if is_beyond_numbers(source) => (),
            Some(source) => return takes(source, &source.to_string(), typed.starts_with('-')),
            None => return Some(format!("takes a whole number, {end} {bound}")),
        }
    }
    None
}

/// An argument with another value, given by itself, after `=`, or among others with commas between.
fn replaced(argument: OsString, typed: &str, value: &str) -> OsString {
    let Some(text) = argument.to_str() else { return argument };
    match text.strip_suffix(typed) {
        Some(before) if before.is_empty() || before.ends_with(['=', ',']) => {
            format!("{before}{value}").into()
        }
        _ => argument,
    }
}

/// What is too much, too little or unknown; nothing where a value is wrong.
fn of_kind(error: &clap::Error) -> Option<String> {
    let help = format!("`{} --help`", command(error));
    let name = context(error, ContextKind::InvalidArg).unwrap_or_default();
    Some(match error.kind() {
        ErrorKind::UnknownArgument if name.starts_with('-') => {
            let lists = format!("{help} lists them");
            let meant = context(error, ContextKind::SuggestedArg).map(|it| format!("did you mean `{it}`?"));
            format!("there is no option `{name}` here; {}", meant.unwrap_or(lists))
        }
        ErrorKind::UnknownArgument => {
            format!("`{name}` is not expected here; {help} shows what it takes")
        }
        ErrorKind::InvalidSubcommand => {
            let unknown = context(error, ContextKind::InvalidSubcommand).unwrap_or_default();
            let meant =
                context(error, ContextKind::SuggestedSubcommand).map(|it| format!("did you mean `{it}`?"));
            format!("there is no command `{unknown}`; {}", meant.unwrap_or(format!("{help} lists them")))
        }
        ErrorKind::MissingRequiredArgument => {
            let are = if name.contains(", ") { "are" } else { "is" };
            format!("{name} {are} missing. {help} shows what it takes")
        }
        ErrorKind::InvalidUtf8 => format!("an argument is not text (UTF-8); {help} shows what it takes"),
        _ => return None,
    })
}

/// The command that was typed, as far as it was understood: the beginning of its usage.
fn command(error: &clap::Error) -> String {
    let usage = match error.get(ContextKind::Usage) {
        Some(ContextValue::StyledStr(usage)) => usage.to_string(),
        _ => String::new(),
    };
    let words = usage.split_whitespace().skip_while(|it| *it == "Usage:");
    let named = words
        .take_while(|it| it.chars().all(|it| it.is_ascii_lowercase() || it == '-') && !it.starts_with('-'));
    let words: Vec<&str> = named.collect();
    if words.is_empty() { "shamble".to_owned() } else { words.join(" ") }
}

/// What clap knows of an error, several names with commas between; of several suggestions the nearest.
fn context(error: &clap::Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(it) => Some(it.clone()),
        ContextValue::Strings(all) if kind == ContextKind::InvalidArg => Some(all.join(", ")),
        // The nearest suggestion comes last.
        ContextValue::Strings(all) => all.last().cloned(),
        _ => None,
    }
}

/// What would be right, where it was a number or an address.
fn takes(source: &(dyn Error + 'static), words: &str, is_negative: bool) -> Option<String> {
    if let Some(number) = source.downcast_ref::<ParseIntError>() {
        return Some(match number.kind() {
            IntErrorKind::PosOverflow => "takes a smaller number".to_owned(),
            IntErrorKind::NegOverflow => "takes a larger number".to_owned(),
            _ if is_negative => "takes a whole number, 0 or more".to_owned(),
            _ => "takes a whole number, such as 3".to_owned(),
        });
    }
    if source.is::<ParseFloatError>() {
        return Some("takes a number, such as 0.5".to_owned());
    }
    if source.is::<AddrParseError>() {
        return Some(
            "takes an address of this machine: 127.0.0.1 for yourself, 0.0.0.0 to let others in".to_owned(),
        );
    }
    let (_, range) = words.split_once(" is not in ")?;
    let (least, most) = range.split_once("..")?;
    Some(match most.strip_prefix('=') {
        Some(most) if most == i64::MAX.to_string() || most == u64::MAX.to_string() => {
            format!("takes a whole number, {least} or more")
        }
        Some(most) => format!("takes a whole number from {least} to {most}"),
        None if most.is_empty() => format!("takes a whole number, {least} or more"),
        None => format!("takes a whole number from {least} to below {most}"),
    })
}
