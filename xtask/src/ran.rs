//! What the proofs of a book saw when its tests last ran, as `kernel::Proof` writes it down.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use crate::Error;
use crate::book::Book;
use crate::source;

/// All that a book's test programs have written.
pub struct Ran {
    pub programs: Vec<Program>,
    /// By the file that is the root of its program and by its path in it, each test whose last run passed.
    tests: BTreeMap<(PathBuf, String), Seen>,
}

/// One test program that a book should have, and whether what it wrote can be relied on.
#[derive(Serialize)]
pub struct Program {
    pub name: String,
    /// The file its modules hang on, relative to the workspace.
    #[serde(skip)]
    root: PathBuf,
    pub state: State,
}

#[derive(Serialize, Clone, Debug, PartialEq)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// There is no such program, or it has not run since it was built.
    Missing,
    /// It has run, and this file has changed since it was built.
    Stale(PathBuf),
    Ran,
}

/// What one test saw.
#[derive(Default)]
pub struct Seen {
    pub claims: BTreeMap<String, BTreeSet<u8>>,
    pub applied: BTreeSet<String>,
}

#[derive(Deserialize)]
struct Line {
    test: String,
    run: String,
    passed: bool,
    claims: BTreeMap<String, BTreeSet<u8>>,
    applied: BTreeSet<String>,
}

impl Ran {
    /// What the test of this path in this file saw, if its last run passed.
    pub fn test(&self, file: &Path, path: &str) -> Option<&Seen> {
        self.named(file, path).find_map(|key| self.tests.get(&key))
    }

    /// How the programs would name a test: root file, and modules from there.
    fn named(&self, file: &Path, path: &str) -> impl Iterator<Item = (PathBuf, String)> {
        self.programs.iter().filter_map(move |program| {
            let modules = modules(&program.root, file)?;
            Some((
                program.root.clone(),
                modules.into_iter().chain([path.to_owned()]).collect::<Vec<_>>().join("::"),
            ))
        })
    }

    /// In how many tests each rule was applied.
    pub fn applied(&self) -> BTreeMap<&str, usize> {
        let mut counts = BTreeMap::new();
        for rule in self.tests.values().flat_map(|seen| &seen.applied) {
            *counts.entry(rule.as_str()).or_insert(0) += 1;
        }
        counts
    }
}

/// The modules from a program's root to a file, as far as its folders tell.
fn modules(root: &Path, file: &Path) -> Option<Vec<String>> {
    if file == root {
        return Some(Vec::new());
    }
    let below = file.strip_prefix(root.parent()?).ok()?.with_extension("");
    let mut names: Vec<String> = below.iter().map(|it| it.to_string_lossy().into_owned()).collect();
    names.pop_if(|last| last == "mod");
    Some(names)
}

/// Reads what the test programs of a book have written.
pub fn read(root: &Path, book: &Book) -> Result<Ran, Error> {
    let mut ran = Ran { programs: Vec::new(), tests: BTreeMap::new() };
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |it| root.join(it));
    for (name, from) in declared(root, book)? {
        let mut state = State::Missing;
        if let Some((program, built)) = newest(&target, &name, &from) {
            let lines = lines(&target, &program, built);
            if !lines.is_empty() {
                state = changed_since(root, book, built)?.map_or(State::Ran, State::Stale);
            }
            ran.tests.extend(passed(lines).into_iter().map(|(test, seen)| ((from.clone(), test), seen)));
        }
        ran.programs.push(Program { name, root: from, state });
    }
    Ok(ran)
}

/// The test programs of a book's manifest: name and root file.
fn declared(root: &Path, book: &Book) -> Result<Vec<(String, PathBuf)>, Error> {
    #[derive(Deserialize, Default)]
    struct Manifest {
        #[serde(default)]
        test: Vec<Test>,
        package: Package,
    }
    #[derive(Deserialize, Default)]
    struct Package {
        autotests: Option<bool>,
    }
    #[derive(Deserialize)]
    struct Test {
        name: String,
        path: Option<PathBuf>,
    }
    let file = book.folder.join("Cargo.toml");
    let manifest: Manifest = toml::from_str(&source::read(root, &file)?)
        .map_err(|error| format!("{}: {}", source::relative(root, &file).display(), error.message()))?;
    let folder = source::relative(root, &book.folder);
    let mut all: BTreeMap<String, PathBuf> = BTreeMap::new();
    if manifest.package.autotests != Some(false) {
        for file in source::rust_files(&book.folder.join("tests"))? {
            let below = file.strip_prefix(book.folder.join("tests")).unwrap_or(&file);
            let parts: Vec<String> =
                below.with_extension("").iter().map(|it| it.to_string_lossy().into_owned()).collect();
            if parts.len() == 1 || parts.len() == 2 && parts[1] == "main" {
                all.insert(parts[0].clone(), source::relative(root, &file));
            }
        }
    }
    for test in manifest.test {
        let path = test.path.unwrap_or_else(|| Path::new("tests").join(format!("{}.rs", test.name)));
        all.insert(test.name, folder.join(path));
    }
    Ok(all.into_iter().collect())
}

/// The test program that was built last of those with this name and root, and when that was.
fn newest(target: &Path, name: &str, from: &Path) -> Option<(String, SystemTime)> {
    let profiles = std::fs::read_dir(target).ok()?.flatten();
    let programs = profiles
        .filter_map(|profile| std::fs::read_dir(profile.path().join("deps")).ok())
        .flatten()
        .flatten();
    let built = programs.filter_map(|entry| {
        let file = entry.file_name().into_string().ok()?;
        let is_named = file
            .rsplit_once('-')
            .is_some_and(|(stem, hash)| stem == name.replace('-', "_") && !hash.contains('.'));
        let sources =
            is_named.then(|| std::fs::read_to_string(entry.path().with_extension("d")).ok()).flatten()?;
        let is_from = |it: &str| Path::new(it).ends_with(from);
        let rooted = sources.lines().next()?.split_whitespace().nth(1).is_some_and(is_from);
        Some((entry.metadata().ok().filter(|_| rooted)?.modified().ok()?, file))
    });
    built.max().map(|(built, file)| (file, built))
}

/// What this very program has written; a line that is torn is none.
fn lines(target: &Path, program: &str, built: SystemTime) -> Vec<Line> {
    let Ok(since) = built.duration_since(UNIX_EPOCH) else { return Vec::new() };
    let file = target.join("proofs").join(program).join(format!("{}.jsonl", since.as_nanos()));
    let text = std::fs::read_to_string(file).unwrap_or_default();
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

/// Of each test its last run, unless anything failed in it.
fn passed(lines: Vec<Line>) -> BTreeMap<String, Seen> {
    let mut last: BTreeMap<String, (String, bool, Seen)> = BTreeMap::new();
    for line in lines {
        let (run, passed, seen) =
            last.entry(line.test).or_insert_with(|| (line.run.clone(), true, Seen::default()));
        if *run != line.run {
            (*run, *passed, *seen) = (line.run, true, Seen::default());
        }
        *passed &= line.passed;
        for (rule, facts) in line.claims {
            seen.claims.entry(rule).or_default().extend(facts);
        }
        seen.applied.extend(line.applied);
    }
    last.into_iter().filter(|(_, (_, passed, _))| *passed).map(|(test, (_, _, seen))| (test, seen)).collect()
}

/// What the program was built of or reads, and is younger than it, if anything is: sources, printed data and scenarios of the book,
/// and the sources of the crates that it stands on.
fn changed_since(root: &Path, book: &Book, built: SystemTime) -> Result<Option<PathBuf>, Error> {
    let mut folders = vec![book.folder.join("tests"), root.join("scenarios").join(&book.name)];
    folders.extend(stands_on(root, book)?.iter().map(|it| it.join("src")));
    for folder in folders {
        for file in source::files(&folder)? {
            if std::fs::metadata(&file).and_then(|it| it.modified()).is_ok_and(|changed| built < changed) {
                return Ok(Some(source::relative(root, &file)));
            }
        }
    }
    Ok(None)
}

/// The folders of the book and of all crates of the workspace that its tests are linked with.
fn stands_on(root: &Path, book: &Book) -> Result<BTreeSet<PathBuf>, Error> {
    #[derive(Deserialize, Default)]
    #[serde(rename_all = "kebab-case", default)]
    struct Manifest {
        dependencies: BTreeMap<String, toml::Value>,
        dev_dependencies: BTreeMap<String, toml::Value>,
    }
    let (mut found, mut open) = (BTreeSet::new(), vec![book.folder.clone()]);
    while let Some(folder) = open.pop() {
        let file = folder.join("Cargo.toml");
        if !file.is_file() || !found.insert(folder) {
            continue;
        }
        let manifest: Manifest = toml::from_str(&source::read(root, &file)?)
            .map_err(|error| format!("{}: {}", source::relative(root, &file).display(), error.message()))?;
        // What others need for tests of their own is not linked with this book's.
        let for_tests =
            if file.starts_with(&book.folder) { manifest.dev_dependencies } else { BTreeMap::new() };
        let names = manifest.dependencies.into_keys().chain(for_tests.into_keys());
        open.extend(names.map(|name| root.join("crates").join(name)));
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(test: &str, run: &str, passed: bool, claims: &[(&str, &[u8])]) -> Line {
        let claims =
            claims.iter().map(|(rule, facts)| (rule.to_string(), facts.iter().copied().collect())).collect();
        Line { test: test.to_owned(), run: run.to_owned(), passed, claims, applied: BTreeSet::new() }
    }

    #[test]
    fn the_last_run_of_a_test_is_what_counts() {
        let read = passed(vec![
            line("a", "1", true, &[("x", &[1, 2])]),
            line("b", "1", true, &[("y", &[])]),
            line("a", "2", true, &[("x", &[3])]),
            line("a", "2", true, &[("x", &[1]), ("z", &[])]),
        ]);
        let a: Vec<_> = read["a"]
            .claims
            .iter()
            .map(|(rule, facts)| (rule.as_str(), facts.iter().copied().collect()))
            .collect();
        assert_eq!(a, [("x", vec![1, 3]), ("z", vec![])]);
        assert!(read["b"].claims.contains_key("y"));
    }

    #[test]
    fn a_run_in_which_anything_failed_is_none() {
        let failed = passed(vec![
            line("a", "1", true, &[("x", &[])]),
            line("a", "2", true, &[("x", &[])]),
            line("a", "2", false, &[]),
        ]);
        assert!(failed.is_empty());
        assert!(passed(vec![line("a", "1", false, &[]), line("a", "2", true, &[])]).contains_key("a"));
    }

    #[test]
    fn modules_follow_the_folders() {
        let named =
            |root: &str, file: &str| modules(Path::new(root), Path::new(file)).map(|it| it.join("::"));
        assert_eq!(named("c/tests/main.rs", "c/tests/main.rs").as_deref(), Some(""));
        assert_eq!(named("c/tests/main.rs", "c/tests/a/mod.rs").as_deref(), Some("a"));
        assert_eq!(named("c/tests/main.rs", "c/tests/a/b.rs").as_deref(), Some("a::b"));
        assert_eq!(named("c/tests/main.rs", "c/src/lib.rs"), None);
    }
}
