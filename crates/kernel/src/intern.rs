//! Names that a saved game brings along, each kept once for the life of the program.
use std::{
    collections::BTreeSet,
    sync::{Mutex, PoisonError},
};

/// More distinct names than this are not kept: a hostile file cannot fill the memory.
const MOST: usize = 10_000;

/// No name is longer.
const LONGEST: usize = 80;

/// Distinct names of one kind.
#[derive(Debug, Default)]
pub(crate) struct Names {
    /// Those of the program itself: they always read, and however full the rest is.
    own: Mutex<BTreeSet<&'static str>>,
    /// Those that saved games brought along.
    read: Mutex<BTreeSet<&'static str>>,
}

impl Names {
    /// These are names of the program itself.
    pub fn know(&self, names: impl IntoIterator<Item = &'static str>) {
        self.own.lock().unwrap_or_else(PoisonError::into_inner).extend(names);
    }

    /// The name as a constant, if it is short, of plain letters and there is room for it.
    pub fn keep(&self, name: &str) -> Option<&'static str> {
        let plain = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '.' || it == '-';
        if name.is_empty() || LONGEST < name.len() || !name.chars().all(plain) {
            return None;
        }
        if let Some(own) = self.own.lock().unwrap_or_else(PoisonError::into_inner).get(name) {
            return Some(own);
        }
        let mut names = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = names.get(name) {
            return Some(known);
        }
        if MOST < names.len() {
            return None;
        }
        let kept: &'static str = Box::leak(name.to_owned().into_boxed_str());
        names.insert(kept);
        Some(kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_program_read_however_many_a_file_has_brought() {
        let names = Names::default();
        for n in 0..=MOST {
            assert!(names.keep(&format!("zz.r{n}")).is_some(), "{n}");
        }
        assert_eq!(names.keep("dwa.fear.test"), None, "there is no room for a stranger's names");
        names.know(["dwa.fear.test"]);
        assert_eq!(names.keep("dwa.fear.test"), Some("dwa.fear.test"));
        assert_eq!(names.keep("zz.r7"), Some("zz.r7"));
    }
}
