//! Where in a text a value stands, so that a wrong file can be refused with line and column.
use std::ops::Range;

/// The part of a JSON text that holds the value at a path such as `/humans/0/name`.
pub fn locate(text: &str, path: &str) -> Option<Range<usize>> {
    let mut scan = Scan { bytes: text.as_bytes(), at: 0 };
    scan.space();
    for step in path.split('/').skip(1) {
        scan.enter(step)?;
    }
    let start = scan.at;
    scan.skip_value()?;
    Some(start..scan.at)
}

/// Like [`locate`], but a value that is missing is found where the nearest one around it begins.
pub fn locate_near(text: &str, path: &str) -> usize {
    let mut path = path;
    loop {
        if let Some(range) = locate(text, path) {
            return range.start;
        }
        match path.rfind('/') {
            Some(cut) => path = &path[..cut],
            None => return 0,
        }
    }
}

/// Line and column, both from 1, of a byte of the text.
pub fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    let before = &text.as_bytes()[..at.min(text.len())];
    let line = before.iter().filter(|&&it| it == b'\n').count() + 1;
    let start = before.iter().rposition(|&it| it == b'\n').map_or(0, |it| it + 1);
    let column = String::from_utf8_lossy(&before[start..]).chars().count() + 1;
    (line, column)
}

struct Scan<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Scan<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn space(&mut self) {
        while self.peek().is_some_and(|it| it.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    fn take(&mut self, byte: u8) -> Option<()> {
        self.space();
        (self.peek()? == byte).then(|| self.at += 1)
    }

    /// Goes to a member of an object or an element of a list.
    fn enter(&mut self, step: &str) -> Option<()> {
        match self.peek()? {
            b'{' => self.enter_member(step),
            b'[' => self.enter_element(step.parse().ok()?),
            _ => None,
        }
    }

    fn enter_member(&mut self, name: &str) -> Option<()> {
        self.take(b'{')?;
        loop {
            self.space();
            let start = self.at;
            self.skip_string()?;
            let found = &self.bytes[start + 1..self.at - 1] == name.as_bytes();
            self.take(b':')?;
            self.space();
            if found {
                return Some(());
            }
            self.skip_value()?;
            self.take(b',')?;
        }
    }

    fn enter_element(&mut self, index: usize) -> Option<()> {
        self.take(b'[')?;
        for _ in 0..index {
            self.space();
            self.skip_value()?;
            self.take(b',')?;
        }
        self.space();
        (self.peek()? != b']').then_some(())
    }

    fn skip_string(&mut self) -> Option<()> {
        self.take(b'"')?;
        loop {
            let byte = self.peek()?;
            self.at += 1;
            match byte {
                b'"' => return Some(()),
                b'\\' => self.at += 1,
                _ => (),
            }
        }
    }

    /// Goes past a value: a string, a bracketed one with all in it, or a bare word.
    fn skip_value(&mut self) -> Option<()> {
        let mut depth = 0_usize;
        loop {
            match self.peek()? {
                b'"' => self.skip_string()?,
                b'{' | b'[' => {
                    depth += 1;
                    self.at += 1;
                }
                b'}' | b']' => {
                    depth = depth.checked_sub(1)?;
                    self.at += 1;
                }
                b',' | b':' => self.at += 1,
                it if it.is_ascii_whitespace() => self.at += 1,
                _ => self.skip_word(),
            }
            if depth == 0 {
                return Some(());
            }
        }
    }

    fn skip_word(&mut self) {
        let ends = |it: u8| it.is_ascii_whitespace() || b",:{}[]\"".contains(&it);
        while self.peek().is_some_and(|it| !ends(it)) {
            self.at += 1;
        }
    }
}
