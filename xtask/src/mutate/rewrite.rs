//! Writes the chosen changes into a source, each behind its number.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::find::{Constant, Edit, File, Form};

/// What is written into one file.
pub struct Rewrite<'a> {
    pub text: &'a str,
    pub file: &'a File,
    /// The number of each change that is chosen.
    pub chosen: &'a BTreeMap<usize, usize>,
    /// What a constant that is read here is called instead, if its value can differ.
    pub read: &'a dyn Fn(Option<&str>, &str) -> Option<String>,
    /// The numbers that a read of one of this file's constants depends on; none if it stays as it is.
    pub depends: &'a BTreeMap<usize, BTreeSet<usize>>,
}

impl Rewrite<'_> {
    pub fn whole(&self) -> String {
        let mut edits: Vec<&Edit> = self.file.edits.iter().filter(|it| it.constant.is_none()).collect();
        // The outer of two comes first; of two of the same place the one that was found first is the outer.
        edits.sort_by_key(|it| (it.at.start, usize::MAX - it.at.end));
        let mut out = self.render(0..self.text.len(), &edits);
        // Constants within functions may have been rendered along with them, but never changed: they still stand there once.
        for (index, constant) in self.file.constants.iter().enumerate() {
            if let Some(ids) = self.depends.get(&index) {
                let item = &self.text[constant.item.clone()];
                let made = self.made(index, constant, ids);
                out = out.replacen(item, &format!("{item} {made}"), 1);
            }
        }
        out
    }

    fn render(&self, at: Range<usize>, edits: &[&Edit]) -> String {
        let mut out = String::new();
        let mut done = at.start;
        let mut next = 0;
        while let Some(edit) = edits.get(next) {
            let inside = edits[next + 1..].iter().take_while(|it| it.at.end <= edit.at.end).count();
            let inner = &edits[next + 1..next + 1 + inside];
            out += &self.text[done..edit.at.start];
            out += &self.written(edit, inner);
            done = edit.at.end;
            next += 1 + inside;
        }
        out + &self.text[done..at.end]
    }

    fn written(&self, edit: &Edit, inner: &[&Edit]) -> String {
        let own = || self.render(edit.at.clone(), inner);
        let alternative = |change: usize| {
            let id = self.chosen.get(&change)?;
            let mutated = &self.file.changes[change].mutated;
            Some(format!("if crate::mutant::is({id}) {{ /*<{id}*/ {mutated} /*{id}>*/ }} else "))
        };
        match &edit.form {
            Form::Either(changes) => {
                let others: String = changes.iter().filter_map(|it| alternative(*it)).collect();
                if others.is_empty() { own() } else { format!("({others}{{ {} }})", own()) }
            }
            Form::Drop(change) => match self.chosen.get(change) {
                Some(id) => format!("/*<{id}*/ if !crate::mutant::is({id}) {{ {} }} /*{id}>*/", own()),
                None => own(),
            },
            Form::Arm(change) => match self.chosen.get(change) {
                Some(id) => {
                    let changed = &self.file.changes[*change];
                    let body = &self.text[changed.at.end..edit.at.end];
                    let body = body.trim_start().trim_start_matches("=>");
                    let pattern = &changed.mutated;
                    format!(
                        "/*<{id}*/ {pattern} if crate::mutant::is({id}) => {{ {body} }} /*{id}>*/ {}",
                        own()
                    )
                }
                None => own(),
            },
            Form::Refuse(change) => match self.chosen.get(change) {
                Some(id) => format!("{} /*<{id}*/ && !crate::mutant::is({id}) /*{id}>*/", own()),
                None => own(),
            },
            Form::Swap(change, pattern) => match self.chosen.get(change) {
                Some(id) => {
                    let (pattern, body) = (&self.text[pattern.clone()], &self.file.changes[*change].mutated);
                    let own = own();
                    format!("/*<{id}*/ {pattern} if crate::mutant::is({id}) => {{ {body} }} /*{id}>*/ {own}")
                }
                None => own(),
            },
            Form::Field(change) => match alternative(*change) {
                Some(other) => format!("{0}: ({other}{{ {0} }})", own()),
                None => own(),
            },
            Form::Unconst => String::new(),
            Form::Keep(value) => {
                format!("crate::mutant::kept({})", self.render(value.clone(), inner))
            }
            Form::Read(qualifier, name) => (self.read)(qualifier.as_deref(), name)
                .unwrap_or_else(|| self.text[edit.at.clone()].to_owned()),
        }
    }

    /// The function that makes a constant's value when it is first read.
    fn made(&self, index: usize, constant: &Constant, ids: &BTreeSet<usize>) -> String {
        let mut edits: Vec<&Edit> = self.file.edits.iter().filter(|it| it.constant == Some(index)).collect();
        edits.sort_by_key(|it| (it.at.start, usize::MAX - it.at.end));
        let of_owner = |text: String| match &constant.owner {
            Some(owner) => text.replace("Self", owner),
            None => text,
        };
        let ty = of_owner(self.text[constant.ty.clone()].replace("&'static ", "&").replace('&', "&'static "));
        let value = of_owner(self.render(constant.value.clone(), &edits));
        let ids = ids.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
        format!(
            "pub fn {}() -> &'static {ty} {{ static MADE: std::sync::LazyLock<{ty}> = std::sync::LazyLock::new(|| {{ {value} }}); crate::mutant::read(&[{ids}]); &MADE }}",
            maker(&constant.name)
        )
    }
}

/// What the function is called that makes a constant's value.
pub fn maker(constant: &str) -> String {
    format!("made_{}", constant.to_lowercase())
}

/// The numbers of the changes that stand at, or on the lines of, this place of a rewritten source.
pub fn blamed(text: &str, at: Range<usize>) -> BTreeSet<usize> {
    let line = text[..at.start].rfind('\n').map_or(0, |it| it + 1);
    let end = text[at.end..].find('\n').map_or(text.len(), |it| at.end + it);
    let (mut open, mut around, mut beside) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (position, _) in text.match_indices("/*") {
        let words = &text[position + 2..(position + 12).min(text.len())];
        let Some(id) = words.trim_start_matches('<').split(['*', '>']).next().and_then(|it| it.parse().ok())
        else {
            continue;
        };
        if (line..end).contains(&position) {
            beside.insert(id);
        }
        if words.starts_with('<') {
            open.insert(id);
        } else {
            open.remove(&id);
        }
        if position < at.start {
            around = open.clone();
        }
    }
    if around.is_empty() { beside } else { around }
}
