//! Printing for people: wrapped to the terminal, and quiet when nobody reads on. Colours show on a terminal only, and
//! not if `NO_COLOR` is set.
use std::{
    borrow::Cow,
    io::{self, BufRead, IsTerminal, Read, Write},
};

use anstyle::{AnsiColor, Style};
use kernel::flaw::is_unseen;

/// The longest line that is read; nobody types more.
const MOST_READ: u64 = 1 << 20;

/// Prints a line; a closed pipe ends the program without a word, as it should.
pub fn line(text: impl AsRef<str>) {
    let written = writeln!(anstream::stdout(), "{}", tame(text.as_ref()));
    written.unwrap_or_else(|error| leave(&error));
}

/// Prints a line for whoever reads it; that nobody does, or nobody can, is no reason to stop.
pub fn notice(text: impl AsRef<str>) {
    let _ = writeln!(anstream::stdout(), "{}", tame(text.as_ref()));
}

/// Prints a line for another program, as it is.
pub fn plain(text: &str) {
    writeln!(io::stdout(), "{text}").unwrap_or_else(|error| leave(&error));
}

/// Nobody reads on, or nothing can be written any more.
fn leave(error: &io::Error) -> ! {
    if error.kind() == io::ErrorKind::BrokenPipe {
        std::process::exit(0);
    }
    trouble(&format!("nothing can be printed: {}", store::of_system(error)));
    std::process::exit(1);
}

/// Prints a word of trouble, if anybody listens.
pub fn trouble(text: &str) {
    let _ = writeln!(io::stderr(), "shamble: {}", tame(text));
}

/// A text as a terminal may have it: colours are ours, and whatever else a terminal would obey may have come with a file.
fn tame(text: &str) -> Cow<'_, str> {
    if !text.contains(is_obeyed) {
        return text.into();
    }
    let (mut tame, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(at) = rest.find(is_obeyed) {
        let (before, after) = rest.split_at(at);
        tame.push_str(before);
        let mut letters = after.chars();
        let letter = letters.next().unwrap_or_default();
        match colour(after) {
            Some(colour) => {
                tame.push_str(colour);
                rest = &after[colour.len()..];
            }
            None => {
                tame.push_str(&format!("\\u{:04x}", u32::from(letter)));
                rest = letters.as_str();
            }
        }
    }
    tame.push_str(rest);
    tame.into()
}

fn is_obeyed(it: char) -> bool {
    is_unseen(it) && it != '\n' && it != '\t'
}

/// The command that a text begins with, if it is for a colour or a weight.
fn colour(text: &str) -> Option<&str> {
    let numbers = text.strip_prefix("\u{1b}[")?;
    let end = numbers.find(|it: char| !it.is_ascii_digit() && it != ';')?;
    numbers[end..].starts_with('m').then(|| &text[..end + "\u{1b}[m".len()])
}

/// Prints a paragraph wrapped to the terminal, indented by two spaces.
pub fn paragraph(text: &str) {
    indented(text, "  ");
}

/// Prints a paragraph wrapped to the terminal.
pub fn indented(text: &str, indent: &str) {
    line(filled(text, indent, indent));
}

/// Text wrapped to the terminal; neither rule ids nor numbers are broken.
pub fn filled(text: &str, first: &str, others: &str) -> String {
    textwrap::fill(text, wrapping(first, others))
}

pub fn wrapping<'a>(first: &'a str, others: &'a str) -> textwrap::Options<'a> {
    textwrap::Options::new(width())
        .initial_indent(first)
        .subsequent_indent(others)
        .word_separator(textwrap::WordSeparator::AsciiSpace)
        .word_splitter(textwrap::WordSplitter::NoHyphenation)
}

/// The columns there are, or those that `COLUMNS` says; no line is longer than 100.
pub fn width() -> usize {
    let said = std::env::var("COLUMNS").ok().and_then(|it| it.parse().ok());
    said.unwrap_or_else(textwrap::termwidth).clamp(40, 100)
}

pub fn json(value: &serde_json::Value) {
    plain(&value.to_string());
}

/// A chance for people: 16.67 %.
pub fn percent(value: f64) -> String {
    format!("{:.2} %", value * 100.0)
}

pub fn bold(text: impl std::fmt::Display) -> String {
    styled(Style::new().bold(), text)
}

pub fn muted(text: impl std::fmt::Display) -> String {
    styled(Style::new().dimmed(), text)
}

pub fn coloured(colour: AnsiColor, text: impl std::fmt::Display) -> String {
    styled(colour.on_default(), text)
}

fn styled(style: Style, text: impl std::fmt::Display) -> String {
    format!("{style}{text}{style:#}")
}

/// The next line somebody types, whatever its bytes; none when the input has ended.
pub fn listen(prompt: &str) -> io::Result<Option<String>> {
    if io::stdin().is_terminal() {
        let mut out = io::stdout();
        write!(out, "{prompt}").and_then(|()| out.flush()).unwrap_or_else(|error| leave(&error));
    }
    let mut bytes = Vec::new();
    let read = io::stdin().lock().take(MOST_READ).read_until(b'\n', &mut bytes);
    read.map_err(|it| io::Error::other(store::of_system(&it)))?;
    Ok((!bytes.is_empty()).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_obeys_our_colours_and_nothing_that_came_with_a_file() {
        let (bold, end) = ("\u{1b}[1m", "\u{1b}[0m");
        assert_eq!(tame(&format!("{bold}Zoë{end}:\t3\n")), format!("{bold}Zoë{end}:\t3\n"));
        assert_eq!(tame("a\u{1b}]0;title\u{7}b"), "a\\u001b]0;title\\u0007b");
        assert_eq!(tame("a\u{1b}[2Jb\u{9b}31mc\r\u{202e}"), "a\\u001b[2Jb\\u009b31mc\\u000d\\u202e");
        assert_eq!(tame("\u{1b}[1"), "\\u001b[1");
        assert_eq!(tame("\u{1b}"), "\\u001b");
    }
}
