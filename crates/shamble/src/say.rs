//! Printing for people: wrapped to the terminal, and quiet when nobody reads on.
use std::io::{self, Write};

/// Prints a line; a closed pipe ends the program without a word, as it should.
pub fn line(text: impl AsRef<str>) {
    if writeln!(io::stdout(), "{}", text.as_ref()).is_err() {
        std::process::exit(0);
    }
}

/// Prints a paragraph wrapped to the terminal, indented by two spaces.
pub fn paragraph(text: &str) {
    let width = textwrap::termwidth().clamp(40, 100);
    let options = textwrap::Options::new(width).initial_indent("  ").subsequent_indent("  ");
    line(textwrap::fill(text, options));
}

pub fn json(value: &serde_json::Value) {
    line(value.to_string());
}

/// A chance for people: 16.67 %.
pub fn percent(value: f64) -> String {
    format!("{:.2} %", value * 100.0)
}
