//! Rust text cut into words, signs, strings and comments: as much as finding citations needs.

/// One token and the line it begins on.
#[derive(Debug, PartialEq)]
pub struct Token<'a> {
    pub line: usize,
    pub kind: Kind<'a>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind<'a> {
    /// An identifier, a keyword or a number.
    Word(&'a str),
    Sign(char),
    /// What stands between the quotes, escapes as written.
    Text(&'a str),
    /// A comment with its slashes.
    Comment(&'a str),
    /// A character or a lifetime.
    Other,
}

/// The tokens of a file, or the line of what is never closed and what that is.
pub fn tokens(text: &str) -> Result<Vec<Token<'_>>, (usize, &'static str)> {
    let mut found = Vec::new();
    let (mut at, mut line) = (0, 1);
    while let Some(first) = text[at..].chars().next() {
        if first.is_whitespace() {
            line += usize::from(first == '\n');
            at += first.len_utf8();
            continue;
        }
        let (kind, length) = next(&text[at..]).map_err(|unclosed| (line, unclosed))?;
        found.push(Token { line, kind });
        line += text[at..at + length].matches('\n').count();
        at += length;
    }
    Ok(found)
}

/// The token at the start of the text, and its length.
fn next(rest: &str) -> Result<(Kind<'_>, usize), &'static str> {
    if rest.starts_with("//") {
        let length = rest.find('\n').unwrap_or(rest.len());
        return Ok((Kind::Comment(&rest[..length]), length));
    }
    if rest.starts_with("/*") {
        let length = block_comment(rest).ok_or("a comment that is not closed")?;
        return Ok((Kind::Comment(&rest[..length]), length));
    }
    if let Some((opening, hashes)) = raw_string(rest) {
        let closing = format!("\"{}", "#".repeat(hashes));
        let inside = rest[opening..].find(&closing).ok_or("a string that is not closed")?;
        return Ok((Kind::Text(&rest[opening..opening + inside]), opening + inside + closing.len()));
    }
    let prefix = usize::from(rest.starts_with("b\"") || rest.starts_with("c\""));
    if rest[prefix..].starts_with('"') {
        let opening = prefix + 1;
        let inside = to_quote(&rest[opening..], '"').ok_or("a string that is not closed")?;
        return Ok((Kind::Text(&rest[opening..opening + inside]), opening + inside + 1));
    }
    let prefix = usize::from(rest.starts_with("b'"));
    if rest[prefix..].starts_with('\'') {
        return character(&rest[prefix + 1..]).map(|length| (Kind::Other, prefix + 1 + length));
    }
    let word = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
    match rest.chars().next() {
        Some(sign) if word == 0 => Ok((Kind::Sign(sign), sign.len_utf8())),
        _ => Ok((Kind::Word(&rest[..word]), word)),
    }
}

/// The length of a block comment, others inside it included.
fn block_comment(rest: &str) -> Option<usize> {
    let (mut at, mut depth) = (2, 1);
    while depth > 0 {
        let (open, close) = (rest[at..].find("/*"), rest[at..].find("*/")?);
        match open {
            Some(open) if open < close => (at, depth) = (at + open + 2, depth + 1),
            _ => (at, depth) = (at + close + 2, depth - 1),
        }
    }
    Some(at)
}

/// Where the inside of a raw string begins, and with how many `#` it is quoted.
fn raw_string(rest: &str) -> Option<(usize, usize)> {
    let prefix = ["r", "br", "cr"].iter().find(|prefix| rest.starts_with(**prefix))?.len();
    let hashes = rest[prefix..].bytes().take_while(|&byte| byte == b'#').count();
    rest[prefix + hashes..].starts_with('"').then_some((prefix + hashes + 1, hashes))
}

/// The distance to the next quote that no backslash escapes.
fn to_quote(inside: &str, quote: char) -> Option<usize> {
    let mut escaped = false;
    for (at, c) in inside.char_indices() {
        if c == quote && !escaped {
            return Some(at);
        }
        escaped = c == '\\' && !escaped;
    }
    None
}

/// The length of a character with its closing quote, or of a lifetime, after the opening quote.
fn character(inside: &str) -> Result<usize, &'static str> {
    let mut chars = inside.chars();
    let first = chars.next().ok_or("a quote at the end of the file")?;
    if first == '\\' {
        return to_quote(inside, '\'').map(|end| end + 1).ok_or("a character that is not closed");
    }
    if chars.next() == Some('\'') {
        return Ok(first.len_utf8() + 1);
    }
    Ok(inside.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(inside.len()))
}

#[cfg(test)]
mod tests {
    use super::Kind::{Comment, Other, Sign, Text, Word};
    use super::*;

    fn kinds(text: &str) -> Vec<Kind<'_>> {
        tokens(text).unwrap().into_iter().map(|token| token.kind).collect()
    }

    #[test]
    fn strings_end_where_they_end() {
        assert_eq!(kinds(r#" "a\"b" "" "#), [Text("a\\\"b"), Text("")]);
        assert_eq!(kinds(r##"r#"a"b"# b"c" br"\""##), [Text("a\"b"), Text("c"), Text("\\")]);
        assert_eq!(kinds("\"\\\\\"x"), [Text("\\\\"), Word("x")]);
    }

    #[test]
    fn a_quote_is_a_character_or_a_lifetime() {
        assert_eq!(
            kinds(r"'a' '\'' b'\\' 'é' &'a x"),
            [Other, Other, Other, Other, Sign('&'), Other, Word("x")]
        );
        assert_eq!(kinds("'\"' y '\"'"), [Other, Word("y"), Other]);
    }

    #[test]
    fn comments_may_hold_comments_and_quotes() {
        assert_eq!(
            kinds("/* a /* b */ \" */ x // it's\ny"),
            [Comment("/* a /* b */ \" */"), Word("x"), Comment("// it's"), Word("y")]
        );
    }

    #[test]
    fn raw_words_are_no_strings() {
        assert_eq!(kinds("r#type rule"), [Word("r"), Sign('#'), Word("type"), Word("rule")]);
    }

    #[test]
    fn lines_are_counted_through_long_tokens() {
        let found = tokens("a\n\"b\n\nc\" /*\n*/ d").unwrap();
        let lines: Vec<usize> = found.iter().map(|token| token.line).collect();
        assert_eq!(lines, [1, 2, 4, 5]);
    }

    #[test]
    fn what_is_not_closed_is_an_error_with_its_line() {
        assert_eq!(tokens("a\n\"b"), Err((2, "a string that is not closed")));
        assert_eq!(tokens("\n\n/* b"), Err((3, "a comment that is not closed")));
        assert!(tokens("'").is_err());
    }
}
