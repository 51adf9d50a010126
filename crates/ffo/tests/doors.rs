//! What is guarded is changed by the doors of `battle::change` alone: a rule that writes past them does not compile, and no rule
//! takes the way that is there for files and tests.
use std::{fs, path::Path};

/// Every source file below a folder, with its path.
fn files(folder: &Path, all: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => files(&path, all),
            false => all.push((path.display().to_string(), fs::read_to_string(&path).unwrap())),
        }
    }
}

#[test]
fn no_rule_sets_up_a_position() {
    let mut all = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/battle"), &mut all);
    assert!(50 < all.len(), "{} files", all.len());
    let rules = all.iter().filter(|it| !it.0.contains("battle/change"));
    let past: Vec<&str> = rules.filter(|it| it.1.contains(".arrange()")).map(|it| it.0.as_str()).collect();
    assert!(past.is_empty(), "{past:#?}");
}
