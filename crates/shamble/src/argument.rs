//! What is wrong with an argument, in words for whoever typed it.
use std::{
    error::Error,
    net::AddrParseError,
    num::{IntErrorKind, ParseFloatError, ParseIntError},
};

/// What clap says of arguments, with the words of its parsers put into plain ones.
pub fn plain(said: &str, error: &clap::Error) -> String {
    let Some(source) = error.source() else { return said.to_owned() };
    let words = source.to_string();
    match takes(source, &words) {
        Some(takes) => said.replace(&words, &takes),
        None => said.to_owned(),
    }
}

/// What would be right, where it was a number or an address.
fn takes(source: &(dyn Error + 'static), words: &str) -> Option<String> {
    if let Some(number) = source.downcast_ref::<ParseIntError>() {
        return Some(match number.kind() {
            IntErrorKind::PosOverflow => "takes a smaller number".to_owned(),
            IntErrorKind::NegOverflow => "takes a larger number".to_owned(),
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
