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
pub(crate) struct Names(Mutex<BTreeSet<&'static str>>);

impl Names {
    /// The name as a constant, if it is short, of plain letters and there is room for it.
    pub fn keep(&self, name: &str) -> Option<&'static str> {
        let plain = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '.' || it == '-';
        if name.is_empty() || LONGEST < name.len() || !name.chars().all(plain) {
            return None;
        }
        let mut names = self.0.lock().unwrap_or_else(PoisonError::into_inner);
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
