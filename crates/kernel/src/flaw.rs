//! What is wrong with a position that came from outside: a book goes through all of it before anything is played, shown or kept.
//!
//! A check names the field it looks at; whoever calls it for a part of something larger puts the way there in front
//! ([`each`], [`within`]). No path is made up as long as nothing is wrong.
use std::{fmt, ops::RangeInclusive};

/// The most letters of a name; nobody reads on, and a page has no room for more.
pub const MOST_LETTERS: usize = 200;

/// Where a position is wrong and how, in plain words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The way through the position: `humans/2/at`.
    pub at: String,
    pub wrong: String,
}

/// Nothing, or the first flaw that was found.
pub type CheckResult = Result<(), Flaw>;

impl Flaw {
    pub fn new(at: impl Into<String>, wrong: impl Into<String>) -> Flaw {
        Flaw { at: at.into(), wrong: wrong.into() }
    }

    fn under(self, outer: impl fmt::Display) -> Flaw {
        let at = if self.at.is_empty() { outer.to_string() } else { format!("{outer}/{}", self.at) };
        Flaw { at, ..self }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.wrong)
    }
}

impl std::error::Error for Flaw {}

/// Checks a part of something by its name.
pub fn within(name: &str, checked: CheckResult) -> CheckResult {
    checked.map_err(|it| it.under(name))
}

/// Checks every one of a list, of which there may be so many.
pub fn each<T>(name: &str, most: usize, these: &[T], check: impl Fn(&T) -> CheckResult) -> CheckResult {
    count(name, these.len(), 0..=most)?;
    let mut numbered = these.iter().enumerate();
    numbered.try_for_each(|(i, it)| check(it).map_err(|it| it.under(i).under(name)))
}

/// How many there are of something.
pub fn count(name: &str, found: usize, right: RangeInclusive<usize>) -> CheckResult {
    if right.contains(&found) {
        return Ok(());
    }
    let (least, most) = (right.start(), right.end());
    let right = if least == most { format!("{least}") } else { format!("{least} to {most}") };
    Err(Flaw::new(name, format!("there are {found}; the file needs {right}")))
}

pub fn number<N: PartialOrd + fmt::Display>(name: &str, found: N, right: RangeInclusive<N>) -> CheckResult {
    if right.contains(&found) {
        return Ok(());
    }
    let (least, most) = (right.start(), right.end());
    Err(Flaw::new(name, format!("{found} is out of range; it goes from {least} to {most}")))
}

/// The same of a number that may be missing.
pub fn perhaps<N: PartialOrd + fmt::Display>(
    name: &str,
    found: Option<N>,
    right: RangeInclusive<N>,
) -> CheckResult {
    found.map_or(Ok(()), |it| number(name, it, right))
}

/// A number that stands for one of so many things.
pub fn one_of(name: &str, found: impl Into<u64>, len: usize, things: &str) -> CheckResult {
    let found = found.into();
    if found < len as u64 {
        return Ok(());
    }
    let wrong = match len {
        0 => format!("it is number {found}, but there are no {things}"),
        len => format!("it is number {found}; the {things} are numbered from 0 to {}", len - 1),
    };
    Err(Flaw::new(name, wrong))
}

/// The same of one that may be missing.
pub fn perhaps_one_of(name: &str, found: Option<impl Into<u64>>, len: usize, things: &str) -> CheckResult {
    found.map_or(Ok(()), |it| one_of(name, it, len, things))
}

/// What somebody or something is called.
pub fn called(name: &str, words: &str) -> CheckResult {
    named(name, words, MOST_LETTERS)
}

/// The same of a name that may have so many letters.
pub fn named(name: &str, words: &str, most: usize) -> CheckResult {
    let letters = words.chars().count();
    if most < letters {
        return Err(Flaw::new(name, format!("it has {letters} letters; a name has {most} at most")));
    }
    holds(name, !words.contains(is_unseen), "a name has no control characters; use letters, digits and signs")
}

/// What a reader cannot see: control characters, and those that turn the direction of writing round.
pub fn is_unseen(it: char) -> bool {
    it.is_control() || matches!(it, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Something that has to hold of the position as a whole.
pub fn holds(name: &str, right: bool, wrong: &str) -> CheckResult {
    if right { Ok(()) } else { Err(Flaw::new(name, wrong)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flaw_says_where_and_what_would_be_right() {
        let people = [(1, "Ann"), (9, "Bea")];
        let check = |it: &(i32, &str)| within("turn", number("ap", it.0, 0..=4));
        assert_eq!(each("humans", 5, &people[..1], check), Ok(()));
        let flaw = each("humans", 5, &people, check).unwrap_err();
        assert_eq!(flaw.to_string(), "humans/1/turn/ap: 9 is out of range; it goes from 0 to 4");
        let flaw = each("humans", 1, &people, check).unwrap_err();
        assert_eq!(flaw.to_string(), "humans: there are 2; the file needs 0 to 1");
        let flaw = one_of("prey", 2_u8, 2, "humans").unwrap_err();
        assert_eq!(flaw.to_string(), "prey: it is number 2; the humans are numbered from 0 to 1");
        let flaw = one_of("prey", 0_u8, 0, "humans").unwrap_err();
        assert_eq!(flaw.to_string(), "prey: it is number 0, but there are no humans");
    }

    #[test]
    fn letters_of_a_name_are_counted_and_not_its_bytes() {
        assert_eq!(called("name", &"ö".repeat(200)), Ok(()));
        let flaw = called("name", &"ö".repeat(201)).unwrap_err();
        assert_eq!(flaw.to_string(), "name: it has 201 letters; a name has 200 at most");
    }

    #[test]
    fn a_name_has_nothing_that_cannot_be_seen() {
        assert_eq!(called("name", "Zoë O'Neill (42)"), Ok(()));
        for unseen in ["\0", "\n", "\u{202e}", "\u{2066}"] {
            let flaw = called("name", &format!("Ann{unseen}")).unwrap_err();
            assert_eq!(
                flaw.to_string(),
                "name: a name has no control characters; use letters, digits and signs"
            );
        }
    }
}
