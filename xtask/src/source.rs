//! Finds the `rule!` citations of a Rust file, and what they stand in.

use std::path::{Path, PathBuf};

use crate::Error;
use crate::token::{self, Kind, Token};

/// One `rule!("id")`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Citation {
    pub id: String,
    /// Relative to the workspace.
    pub file: PathBuf,
    pub line: usize,
    /// The function, constant or static around it.
    pub inside: Option<String>,
    /// It stands in a `#[test]` function: its path within the file.
    pub test: Option<String>,
    /// That test is to panic, so it passes although its proofs failed.
    pub should_panic: bool,
    /// It stands in code that only tests compile.
    pub test_only: bool,
    /// It stands in the brackets of `Proof::of` or `Proof::of_all`.
    pub in_proof: bool,
    /// The facts that proof names.
    pub facts: Vec<u8>,
}

impl Citation {
    /// It stands in a `#[test]` function.
    pub fn in_test(&self) -> bool {
        self.test.is_some()
    }
}

/// Every Rust file of a folder and its folders, by path; none if the folder is not there.
pub fn rust_files(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let mut files = files(folder)?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "rs"));
    Ok(files)
}

/// Every file of a folder and its folders, by path; none if the folder is not there.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        if !folder.is_dir() {
            continue;
        }
        let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
        for entry in std::fs::read_dir(&folder).map_err(failed)? {
            let path = entry.map_err(failed)?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// The file as the workspace names it.
pub fn relative(root: &Path, file: &Path) -> PathBuf {
    file.strip_prefix(root).unwrap_or(file).to_path_buf()
}

/// The text of a file.
pub fn read(root: &Path, file: &Path) -> Result<String, Error> {
    std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", relative(root, file).display()))
}

/// The citations of a file, in its order.
pub fn citations(root: &Path, file: &Path) -> Result<Vec<Citation>, Error> {
    let name = relative(root, file);
    let text = read(root, file)?;
    scan(&name, &text).map_err(|(line, what)| format!("{}:{line}: {what}", name.display()))
}

fn scan(file: &Path, text: &str) -> Result<Vec<Citation>, (usize, &'static str)> {
    let mut tokens = token::tokens(text)?;
    tokens.retain(|token| !matches!(token.kind, Kind::Comment(_)));
    let mut scan = Scan { tokens: &tokens, ..Scan::default() };
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        scan.enter(at);
        if let Some(id) = scan.cited(at) {
            found.push(Citation {
                id: id.to_string(),
                file: file.to_path_buf(),
                line: token.line,
                inside: scan.inside().map(str::to_string),
                test: scan.test(),
                should_panic: scan.blocks.iter().any(|block| block.is_test && block.should_panic),
                test_only: scan.blocks.iter().any(|block| block.is_test || block.is_test_only),
                in_proof: scan.proof.is_some(),
                facts: scan.facts().map_err(|what| (token.line, what))?,
            });
        }
    }
    Ok(found)
}

/// The tokens that are compiled outside tests too.
pub fn outside_tests<'a>(tokens: &'a [Token<'a>]) -> impl Iterator<Item = &'a Token<'a>> {
    let mut scan = Scan { tokens, ..Scan::default() };
    tokens.iter().enumerate().filter_map(move |(at, token)| {
        scan.enter(at);
        let in_test = scan.blocks.iter().any(|block| block.is_test || block.is_test_only);
        (!in_test).then_some(token)
    })
}

/// Where a walk over the tokens has got to.
#[derive(Default)]
struct Scan<'a> {
    tokens: &'a [Token<'a>],
    /// How many brackets of any kind are open.
    depth: usize,
    blocks: Vec<Block<'a>>,
    /// The function whose body is still to come.
    coming: Option<&'a str>,
    /// The module whose body is still to come.
    module_coming: Option<&'a str>,
    /// Attributes read since the last item.
    test_coming: bool,
    panic_coming: bool,
    test_only_coming: bool,
    /// The constant or static whose value is being read, and the depth it stands at.
    value: Option<(&'a str, usize)>,
    /// The depth and the place `Proof::of` stands at, inside its brackets.
    proof: Option<(usize, usize)>,
}

/// A pair of braces, and what it is the body of.
struct Block<'a> {
    function: Option<&'a str>,
    module: Option<&'a str>,
    is_test: bool,
    should_panic: bool,
    is_test_only: bool,
    depth: usize,
}

impl<'a> Scan<'a> {
    fn enter(&mut self, at: usize) {
        match self.tokens[at].kind {
            Kind::Word("fn") => self.coming = self.word(at + 1),
            Kind::Word("mod") => self.module_coming = self.word(at + 1),
            Kind::Word("const" | "static") => self.enter_value(at),
            Kind::Word("Proof") if self.proof.is_none() && self.is_proof(at) => {
                self.proof = Some((self.depth, at));
            }
            Kind::Sign('#') => self.enter_attribute(at),
            Kind::Sign('{') => self.open_block(),
            Kind::Sign('(' | '[') => self.depth += 1,
            Kind::Sign(')' | ']' | '}') => self.close(),
            Kind::Sign(';') => self.end_statement(),
            _ => {}
        }
    }

    fn enter_attribute(&mut self, at: usize) {
        let words: Vec<&str> = (at + 1..self.tokens.len())
            .take_while(|&at| !self.is_sign(at, ']'))
            .filter_map(|at| self.word(at))
            .take(3)
            .collect();
        if self.is_sign(at + 1, '[') {
            self.test_coming |= words == ["test"];
            self.panic_coming |= words.first() == Some(&"should_panic");
            self.test_only_coming |= words == ["cfg", "test"];
        }
    }

    fn enter_value(&mut self, at: usize) {
        let generic = at > 0 && (self.is_sign(at - 1, '<') || self.is_sign(at - 1, ','));
        let name = if self.word(at + 1) == Some("mut") { at + 2 } else { at + 1 };
        if let (Some(word), true, false) = (self.word(name), self.is_sign(name + 1, ':'), generic) {
            self.value = Some((word, self.depth));
        }
    }

    fn open_block(&mut self) {
        self.blocks.push(Block {
            function: self.coming.take(),
            module: self.module_coming.take(),
            is_test: self.test_coming,
            should_panic: self.panic_coming,
            is_test_only: self.test_only_coming,
            depth: self.depth,
        });
        (self.test_coming, self.panic_coming, self.test_only_coming) = (false, false, false);
        self.depth += 1;
    }

    fn close(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        if self.blocks.last().is_some_and(|block| self.depth <= block.depth) {
            self.blocks.pop();
        }
        if self.proof.is_some_and(|(depth, _)| self.depth <= depth) {
            self.proof = None;
        }
        if self.value.is_some_and(|(_, depth)| self.depth < depth) {
            self.value = None;
        }
    }

    fn end_statement(&mut self) {
        if self.value.is_some_and(|(_, depth)| self.depth <= depth) {
            self.value = None;
        }
        // The `;` of an array type does not end what the attributes and the signature announce.
        if self.blocks.last().map_or(0, |block| block.depth + 1) >= self.depth {
            (self.coming, self.module_coming) = (None, None);
            (self.test_coming, self.panic_coming, self.test_only_coming) = (false, false, false);
        }
    }

    /// The id, if a citation begins here.
    fn cited(&self, at: usize) -> Option<&'a str> {
        let opened = ['(', '[', '{'].iter().any(|&sign| self.is_sign(at + 2, sign));
        match self.tokens.get(at + 3)?.kind {
            Kind::Text(id) if self.word(at) == Some("rule") && self.is_sign(at + 1, '!') && opened => {
                Some(id)
            }
            _ => None,
        }
    }

    fn is_proof(&self, at: usize) -> bool {
        let path = self.is_sign(at + 1, ':') && self.is_sign(at + 2, ':');
        path && matches!(self.word(at + 3), Some("of" | "of_all")) && self.is_sign(at + 4, '(')
    }

    /// The path of the test around, within the file.
    fn test(&self) -> Option<String> {
        let at = self.blocks.iter().position(|block| block.is_test)?;
        let modules = self.blocks[..at].iter().filter_map(|block| block.module);
        Some(modules.chain(self.blocks[at].function).collect::<Vec<_>>().join("::"))
    }

    /// The numbers in the `.facts([…])` behind the brackets of the proof around.
    fn facts(&self) -> Result<Vec<u8>, &'static str> {
        let Some((_, proof)) = self.proof else { return Ok(Vec::new()) };
        let mut open = 0;
        let closed = (proof + 4..self.tokens.len()).find(|&at| {
            match self.tokens[at].kind {
                Kind::Sign('(') => open += 1,
                Kind::Sign(')') => open -= 1,
                _ => {}
            }
            open == 0
        });
        let Some(at) = closed.filter(|&at| self.word(at + 2) == Some("facts")) else { return Ok(Vec::new()) };
        let inside = self.tokens[at + 5..].iter().take_while(|it| it.kind != Kind::Sign(']'));
        let numbers = inside.filter(|it| it.kind != Kind::Sign(',')).map(|it| match it.kind {
            Kind::Word(number) if self.is_sign(at + 4, '[') => number.parse().ok(),
            _ => None,
        });
        numbers.collect::<Option<Vec<u8>>>().ok_or("facts are named as numbers: `.facts([1, 2])`")
    }

    /// The nearest named thing around.
    fn inside(&self) -> Option<&'a str> {
        let function = self.blocks.iter().rev().find_map(|block| Some((block.function?, block.depth)));
        match (function, self.value) {
            (Some((_, depth)), Some((value, value_depth))) if depth < value_depth => Some(value),
            (Some((function, _)), _) => Some(function),
            (None, value) => value.map(|(value, _)| value),
        }
    }

    fn word(&self, at: usize) -> Option<&'a str> {
        match self.tokens.get(at)?.kind {
            Kind::Word(word) => Some(word),
            _ => None,
        }
    }

    fn is_sign(&self, at: usize, sign: char) -> bool {
        self.tokens.get(at).is_some_and(|token| token.kind == Kind::Sign(sign))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<Citation> {
        scan(Path::new("a.rs"), text).unwrap()
    }

    fn places(text: &str) -> Vec<(String, usize, String)> {
        let place = |cited: Citation| (cited.id, cited.line, cited.inside.unwrap_or_default());
        found(text).into_iter().map(place).collect()
    }

    fn place(id: &str, line: usize, inside: &str) -> (String, usize, String) {
        (id.to_string(), line, inside.to_string())
    }

    #[test]
    fn comments_and_strings_do_not_cite() {
        let text = "// rule!(\"a\")\n/* rule!(\"b\") */ \"rule!(\\\"c\\\")\" r#\"rule!(\"d\")\"# rule!( // e\n \"f\" )";
        assert_eq!(places(text), [place("f", 2, "")]);
    }

    #[test]
    fn the_enclosing_function_is_the_inner_one() {
        let text = "impl A {\n fn outer(x: [u8; 2]) -> u8 {\n  fn inner() { rule!(\"a\") }\n  if x { rule!(\"b\") }\n }\n}\nfn next() where { crate::rule![\"c\",] }";
        assert_eq!(places(text), [place("a", 3, "inner"), place("b", 4, "outer"), place("c", 7, "next")]);
    }

    #[test]
    fn constants_and_statics_have_names_too() {
        let text = "const fn f<const N: usize>(a: &'static str) { rule!(\"a\"); }\nstatic TABLE: [R; 2] = [R { id: rule!(\"b\") }, rule!(\"c\")];\nfn g(p: *const u8) { const K: R = rule!(\"d\"); rule!(\"e\") }\nrule!(\"f\")";
        let expected = [("a", 1, "f"), ("b", 2, "TABLE"), ("c", 2, "TABLE"), ("d", 3, "K"), ("e", 3, "g")];
        let mut expected: Vec<_> =
            expected.iter().map(|(id, line, inside)| place(id, *line, inside)).collect();
        expected.push(place("f", 4, ""));
        assert_eq!(places(text), expected);
    }

    #[test]
    fn a_trait_method_without_a_body_names_nothing() {
        assert_eq!(places("trait T { fn a(); }\nmod m { rule!(\"x\") }"), [place("x", 2, "")]);
    }

    #[test]
    fn proofs_are_what_stands_in_the_brackets() {
        let text = "#[test]\nfn t() { let _p = Proof::of_all(&[rule!(\"a\"), kernel::rule!(\"b\")]); rule!(\"c\"); Proof::of(rule!(\"d\")) }\nfn u() { Proof::of(rule!(\"e\")) }";
        let proofs: Vec<_> =
            found(text).into_iter().map(|c| (c.id.clone(), c.in_proof, c.in_test())).collect();
        let expected = [("a", true, true), ("b", true, true), ("c", false, true), ("d", true, true)];
        let mut expected: Vec<_> = expected.iter().map(|&(id, p, t)| (id.to_string(), p, t)).collect();
        expected.push(("e".to_string(), true, false));
        assert_eq!(proofs, expected);
    }

    #[test]
    fn a_proof_says_its_test_and_its_facts() {
        let text = "mod m {\n #[test]\n fn t() { let _p = Proof::of(\n rule!(\"a\"),\n ).facts([2, 13]); let _q = Proof::of(rule!(\"b\")).facts([]); }\n}\n#[test] #[should_panic(expected = \"x\")] fn u() { Proof::of(rule!(\"c\")); x.facts([1]); }\nmod n; #[test] fn v() { rule!(\"d\"); }";
        let proofs: Vec<_> =
            found(text).into_iter().map(|c| (c.id, c.test.unwrap(), c.facts, c.should_panic)).collect();
        let expected = [
            ("a", "m::t", vec![2, 13], false),
            ("b", "m::t", vec![], false),
            ("c", "u", vec![], true),
            ("d", "v", vec![], false),
        ];
        assert_eq!(
            proofs,
            expected.map(|(id, test, facts, panics)| (id.to_owned(), test.to_owned(), facts, panics))
        );
        for odd in ["Proof::of(rule!(\"a\")).facts([N])", "Proof::of(rule!(\"a\")).facts(&[1])"] {
            assert!(scan(Path::new("a.rs"), odd).is_err(), "{odd}");
        }
    }

    #[test]
    fn code_for_tests_is_told_apart() {
        let text = "#[cfg(test)]\nmod tests { fn a() { rule!(\"a\") } }\n#[cfg(test)] use x;\nfn b() { rule!(\"b\") }\n#[derive(Debug)] #[test]\nfn c(x: [u8; 2]) { rule!(\"c\") }\n#[cfg(not(test))]\nfn d() { rule!(\"d\") }";
        let only: Vec<_> = found(text).into_iter().map(|c| c.test_only).collect();
        assert_eq!(only, [true, false, true, false]);
    }

    #[test]
    fn odd_brackets_do_no_harm() {
        assert_eq!(places("}}) fn a() { ] rule!(\"a\""), [place("a", 1, "")]);
        assert!(scan(Path::new("a.rs"), "fn a() {\n\"").is_err());
    }
}
