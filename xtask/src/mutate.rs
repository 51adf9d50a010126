//! `cargo xtask mutate BOOK`: changes a book's rules one at a time and says which changes no test notices.

mod find;
mod near;
mod report;
mod rewrite;
mod scratch;
mod suite;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

use serde::Serialize;

use self::find::{File, Kind, Known, data};
use self::near::Graph;
use self::rewrite::Rewrite;
use self::scratch::Scratch;
use self::suite::{End, Suite};
use crate::source::{self, Citation};
use crate::{Error, Verdict};

/// The folders of a book's `src` that hold rules and their data.
const RULES: [&str; 5] = ["table", "battle", "setup", "campaign", "printed"];
/// Generated, or about words alone.
const NOT_RULES: [&str; 6] = ["applied", "procedures", "refusal", "fault", "good_for", "words"];
const AT_ONCE: usize = 2;

/// One change that was tried.
#[derive(Clone, Debug, Serialize)]
pub struct Mutant {
    pub file: PathBuf,
    pub line: usize,
    pub text: String,
    pub kind: Kind,
    pub original: String,
    pub mutated: String,
    /// The rules that it is about: `near`.
    pub rules: BTreeSet<String>,
    #[serde(skip)]
    place: (usize, usize),
}

#[derive(Debug, Default)]
struct Options {
    chapter: Option<String>,
    kind: Option<String>,
    sample: Option<usize>,
    /// Tests that take longer, in seconds, are left out: what they alone would notice counts as survived.
    within: Option<u64>,
    seed: u64,
}

struct Source {
    /// Below `src`.
    name: PathBuf,
    text: String,
    found: File,
    citations: Vec<Citation>,
}

pub fn run(root: &Path, book: &str, words: &[&str]) -> Result<Verdict, Error> {
    let Some(options) = options(words) else {
        eprintln!(
            "usage: cargo xtask mutate BOOK [--chapter C] [--kind K] [--sample N] [--within SECONDS] [--seed S]"
        );
        return Ok(Verdict::Unusable);
    };
    if !root.join("crates").join(book).join("ledger.toml").exists() {
        eprintln!("no book `{book}`: crates/{book}/ledger.toml is not there");
        return Ok(Verdict::Unusable);
    }
    let (sources, unmeasured) = sources(root, book)?;
    let mut candidates = candidates(book, &sources);
    let (settles, examples) = ledger(root, book)?;
    for it in &mut candidates {
        near::settled(&mut it.rules, &settles);
    }
    eprintln!("{}", report::widths(&candidates));
    let (mut candidates, equivalent) = report::without_equivalents(root, candidates)?;
    if let Some(chapter) = &options.chapter {
        candidates.retain(|it| is_of(it, book, chapter));
    }
    if let Some(kind) = &options.kind {
        candidates.retain(|it| it.kind.word() == *kind);
    }
    if options.kind == Some(Kind::Measured.word()) {
        eprintln!("no place fills these from the board: {}", unmeasured.join(", "));
    }
    let all = candidates.len();
    candidates.sort_by_key(|it| order(options.seed, it));
    let wanted = options.sample.unwrap_or(all).min(all);
    // Some do not compile: as many again as a quarter are kept ready.
    candidates.truncate(wanted + wanted / 4);
    eprintln!("{all} places to change, {equivalent} of them equivalent; building {}", candidates.len());
    let (scratch, mut chosen) = built(root, book, &sources, candidates)?;
    let refused = chosen.iter().filter(|it| it.is_none()).count();
    let mut left = wanted;
    for mutant in chosen.iter_mut().filter(|it| it.is_some()) {
        if left == 0 {
            *mutant = None;
        }
        left = left.saturating_sub(1);
    }
    let within = options.within.map_or(Duration::MAX, Duration::from_secs);
    let mut suite = Suite::measure(scratch.suite()?, &scratch.root, &scratch.krate, within)?;
    suite.examples(&examples);
    for test in &suite.failing {
        eprintln!("{test} fails with no mutant on, and is left out");
    }
    let chances =
        chosen.iter().enumerate().filter_map(|(nth, it)| suite.chance(nth + 1, &it.as_ref()?.rules));
    let chances: Vec<f64> = chances.collect();
    let tried = try_all(&suite, &chosen)?;
    report::write(root, book, &options.command(book), (all, refused), &chances, &tried)
}

impl Options {
    fn command(&self, book: &str) -> String {
        let chapter = self.chapter.iter().map(|it| format!(" --chapter {it}"));
        let kind = self.kind.iter().map(|it| format!(" --kind {it}"));
        let sample = self.sample.iter().map(|it| format!(" --sample {it}"));
        let within = self.within.iter().map(|it| format!(" --within {it}"));
        let rest: String = chapter.chain(kind).chain(sample).chain(within).collect();
        format!("cargo xtask mutate {book}{rest} --seed {}", self.seed)
    }
}

fn options(words: &[&str]) -> Option<Options> {
    let mut options = Options { seed: 1, ..Options::default() };
    for pair in words.chunks(2) {
        match pair {
            ["--chapter", chapter] => options.chapter = Some((*chapter).to_owned()),
            ["--kind", kind] => options.kind = Some((*kind).to_owned()),
            ["--within", seconds] => options.within = Some(seconds.parse().ok()?),
            ["--sample", number] => options.sample = Some(number.parse().ok()?),
            ["--seed", seed] => options.seed = seed.parse().ok()?,
            _ => return None,
        }
    }
    Some(options)
}

/// The sources of a book, and the fields of contexts that nothing in them measures.
fn sources(root: &Path, book: &str) -> Result<(Vec<Source>, Vec<String>), Error> {
    let folder = root.join("crates").join(book).join("src");
    let mut read = Vec::new();
    let mut known = Known::default();
    for file in source::rust_files(&root.join("crates").join(book).join("tests"))? {
        let text = source::read(root, &file)?;
        known.early.read(&find::parse(&text).map_err(|it| format!("{}:{it}", file.display()))?);
    }
    for file in source::rust_files(&folder)? {
        let name = source::relative(&folder, &file);
        let text = source::read(root, &file)?;
        let parsed = find::parse(&text).map_err(|it| format!("{}:{it}", file.display()))?;
        find::flags(&parsed, &mut known.flags);
        known.early.read(&parsed);
        known.contexts.read(&name, &parsed);
        read.push((file, name, text, parsed));
    }
    known.early = known.early.close();
    let sources = read.into_iter().map(|(file, name, text, parsed)| {
        let first = name.iter().next().map(|it| it.to_string_lossy().into_owned()).unwrap_or_default();
        let stem = name.file_stem().map(|it| it.to_string_lossy().into_owned()).unwrap_or_default();
        let is_rule = RULES.contains(&first.as_str()) && !NOT_RULES.contains(&stem.as_str());
        let mut found =
            if is_rule { find::find(&text, &parsed, &known, first != "table") } else { File::default() };
        include(root, &file, &mut found)?;
        let citations = if is_rule { source::citations(root, &file)? } else { Vec::new() };
        Ok(Source { name, text, found, citations })
    });
    let sources = sources.collect::<Result<Vec<Source>, Error>>()?;
    let filled = sources.iter().flat_map(|it| &it.found.filled).cloned().collect();
    let unmeasured = known.contexts.without(&filled);
    Ok((sources, unmeasured))
}

/// The rules that each ruling of a book is about, and each of its examples.
type Entries = BTreeMap<String, Vec<String>>;

fn ledger(root: &Path, book: &str) -> Result<(Entries, Entries), Error> {
    let books = crate::book::books(root)?;
    let own = books.iter().filter(|it| it.name == book).map(|it| &it.ledger);
    let named = |it: &[toml::Spanned<String>]| it.iter().map(|it| it.get_ref().clone()).collect();
    let rulings = own.clone().flat_map(|it| &it.rulings).map(|it| (it.id().to_owned(), named(&it.rules)));
    let examples = own.flat_map(|it| &it.examples).map(|it| (it.id().to_owned(), named(&it.rules)));
    Ok((rulings.collect(), examples.collect()))
}

/// The tables that a source includes as text.
fn include(root: &Path, source: &Path, found: &mut File) -> Result<(), Error> {
    for constant in 0..found.constants.len() {
        let Some(name) = found.constants[constant].included.clone().filter(|it| it.ends_with(".toml")) else {
            continue;
        };
        let file = source.parent().unwrap_or(source).join(name);
        let file = file.canonicalize().map_err(|error| format!("{}: {error}", file.display()))?;
        let text = source::read(root, &file)?;
        let root = root.canonicalize().map_err(|error| format!("{}: {error}", root.display()))?;
        data::include(found, constant, &source::relative(&root, &file), &text);
    }
    Ok(())
}

fn candidates(book: &str, sources: &[Source]) -> Vec<Mutant> {
    let graph = Graph::of(sources);
    let mut all = Vec::new();
    for (nth, source) in sources.iter().enumerate() {
        let line_of = |at: usize| source.text[..at].matches('\n').count() + 1;
        for (change, it) in source.found.changes.iter().enumerate() {
            let line = line_of(it.at.start);
            let rules = graph.rules(nth, it);
            let cell = it.cell.clone().unwrap_or_else(|| data::Cell {
                file: Path::new("crates").join(book).join("src").join(&source.name),
                line,
                text: source.text.lines().nth(line - 1).unwrap_or_default().trim().to_owned(),
                under: Vec::new(),
                original: flat(&source.text[it.at.clone()]),
                mutated: flat(&it.mutated),
            });
            let data::Cell { file, line, text, original, mutated, .. } = cell;
            all.push(Mutant {
                file,
                line,
                text,
                kind: it.kind,
                original,
                mutated,
                rules,
                place: (nth, change),
            });
        }
    }
    all
}

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn is_of(mutant: &Mutant, book: &str, chapter: &str) -> bool {
    let by_file = mutant.file.with_extension("").iter().any(|it| it == chapter);
    by_file || mutant.rules.iter().any(|it| it.starts_with(&format!("{book}.{chapter}.")))
}

/// A place in the shuffled order that does not change when lines move (FNV-1a, then mixed).
fn order(seed: u64, mutant: &Mutant) -> u64 {
    let Mutant { file, text, original, mutated, .. } = mutant;
    let key = format!("{seed}|{}|{text}|{original}|{mutated}", file.display());
    let hash = key.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    (hash ^ (hash >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
}

/// Rewrites and checks until all that is left compiles; what does not is `None`. Numbers begin at 1.
fn built(
    root: &Path,
    book: &str,
    sources: &[Source],
    candidates: Vec<Mutant>,
) -> Result<(Scratch, Vec<Option<Mutant>>), Error> {
    let scratch = Scratch::new(root, book)?;
    let mut chosen: Vec<Option<Mutant>> = candidates.into_iter().map(Some).collect();
    loop {
        rewrite_all(&scratch, sources, &chosen)?;
        let refused = scratch.refused()?;
        if refused.is_empty() {
            return Ok((scratch, chosen));
        }
        eprintln!("{} do not compile", refused.len());
        for id in refused {
            if let Some(mutant) = chosen.get_mut(id - 1) {
                *mutant = None;
            }
        }
    }
}

/// By source and constant, the numbers that its value depends on.
type Depends = BTreeMap<(usize, usize), BTreeSet<usize>>;

fn rewrite_all(scratch: &Scratch, sources: &[Source], chosen: &[Option<Mutant>]) -> Result<(), Error> {
    let mut by_source: BTreeMap<usize, BTreeMap<usize, usize>> = BTreeMap::new();
    let mut depends = Depends::new();
    for (nth, mutant) in chosen.iter().enumerate() {
        let Some(Mutant { place: (source, change), .. }) = mutant else { continue };
        by_source.entry(*source).or_default().insert(*change, nth + 1);
        if let Some(constant) = sources[*source].found.changes[*change].constant {
            depends.entry((*source, constant)).or_default().insert(nth + 1);
        }
    }
    spread(sources, &mut depends);
    for (nth, source) in sources.iter().enumerate() {
        if source.name == Path::new("lib.rs") {
            continue;
        }
        let read = |qualifier: Option<&str>, name: &str| {
            let at = resolve(sources, nth, qualifier, name).filter(|at| depends.contains_key(at))?;
            Some(format!("(*{}())", path(sources, at, qualifier)))
        };
        let own = depends.iter().filter(|it| it.0.0 == nth).map(|it| (it.0.1, it.1.clone())).collect();
        let none = BTreeMap::new();
        let chosen = by_source.get(&nth).unwrap_or(&none);
        let rewrite = Rewrite { text: &source.text, file: &source.found, chosen, read: &read, depends: &own };
        scratch.write(&source.name, &rewrite.whole())?;
    }
    Ok(())
}

/// A constant depends on what the constants depend on that its value reads.
fn spread(sources: &[Source], depends: &mut Depends) {
    loop {
        let before = depends.clone();
        for (nth, source) in sources.iter().enumerate() {
            for edit in &source.found.edits {
                let (find::Form::Read(qualifier, name), Some(constant)) = (&edit.form, edit.constant) else {
                    continue;
                };
                let read = resolve(sources, nth, qualifier.as_deref(), name);
                if let Some(ids) = read.and_then(|it| before.get(&it)) {
                    depends.entry((nth, constant)).or_default().extend(ids);
                }
            }
        }
        if *depends == before {
            return;
        }
    }
}

/// The constant that a name means: in the same file, or the only one of that name, there or in the module that is named.
fn resolve(sources: &[Source], from: usize, qualifier: Option<&str>, name: &str) -> Option<(usize, usize)> {
    let owner =
        qualifier.and_then(|it| it.rsplit("::").next()).filter(|it| it.starts_with(char::is_uppercase));
    let of = |nth: usize| {
        let constants = sources[nth].found.constants.iter().enumerate();
        let named = constants.filter(move |(_, it)| it.name == name && it.owner.as_deref() == owner);
        named.map(move |(constant, it)| ((nth, constant), it.is_local))
    };
    let here: Vec<_> = of(from).collect();
    if !here.is_empty() {
        return (here.len() == 1).then(|| here[0].0);
    }
    let mut all: Vec<_> = (0..sources.len()).flat_map(of).filter(|it| !it.1).collect();
    if let (2.., Some(module), None) = (all.len(), qualifier, owner) {
        let module = module.rsplit("::").next();
        all.retain(|it| sources[it.0.0].name.file_stem().and_then(|it| it.to_str()) == module);
    }
    (all.len() == 1).then(|| all[0].0)
}

fn path(sources: &[Source], (nth, constant): (usize, usize), qualifier: Option<&str>) -> String {
    let it = &sources[nth].found.constants[constant];
    let maker = rewrite::maker(&it.name);
    if it.owner.is_some() {
        return format!("{}::{maker}", qualifier.unwrap_or("Self"));
    }
    if it.is_local {
        return maker;
    }
    let name = sources[nth].name.with_extension("");
    let mut modules: Vec<String> = name.iter().map(|it| it.to_string_lossy().into_owned()).collect();
    modules.pop_if(|it| it == "mod");
    let modules = modules.into_iter().map(|it| if it == "move" { "r#move".to_owned() } else { it });
    ["crate".to_owned()].into_iter().chain(modules).chain([maker]).collect::<Vec<_>>().join("::")
}

/// Tries each mutant, some at once.
fn try_all(suite: &Suite, chosen: &[Option<Mutant>]) -> Result<Vec<(Mutant, End)>, Error> {
    let ready = chosen.iter().enumerate().filter_map(|(nth, it)| Some((nth + 1, it.clone()?)));
    let waiting = Mutex::new(ready.collect::<Vec<_>>().into_iter());
    let tried = Mutex::new(Vec::new());
    let work = || -> Result<(), Error> {
        loop {
            let next = waiting.lock().map_err(|it| it.to_string())?.next();
            let Some((id, mutant)) = next else { return Ok(()) };
            let is_data = mutant.file.extension().is_some_and(|it| it == "toml");
            let end = suite.try_mutant(id, &mutant.rules, is_data)?;
            eprintln!("{id:>4} {}", report::line(&mutant, &end));
            tried.lock().map_err(|it| it.to_string())?.push((id, mutant, end));
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..AT_ONCE).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .try_for_each(|it| it.join().unwrap_or_else(|_| Err("a worker panicked".to_owned())))
    })?;
    let mut tried = tried.into_inner().map_err(|it| it.to_string())?;
    tried.sort_by_key(|it| it.0);
    Ok(tried.into_iter().map(|(_, mutant, end)| (mutant, end)).collect())
}

#[cfg(test)]
mod tests;
