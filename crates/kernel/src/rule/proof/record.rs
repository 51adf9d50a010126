//! What proofs saw, written while the tests run: `target/proofs/<test program>/<when it was built>.jsonl`, a line a proof.
use std::{
    cell::Cell,
    collections::{BTreeMap, BTreeSet},
    fs::{self, File, OpenOptions},
    io::Write,
    path::PathBuf,
    sync::{LazyLock, Once},
    time::UNIX_EPOCH,
};

use serde::Serialize;

use super::RuleId;

/// One line. The last run that names a test is what counts of it.
#[derive(Serialize)]
struct Line<'a> {
    /// The path of the test function within its program.
    test: &'a str,
    /// Which run of the program wrote it.
    run: &'a str,
    passed: bool,
    /// The facts it names of each rule it claims to prove.
    claims: &'a BTreeMap<RuleId, BTreeSet<u8>>,
    /// Every rule that was applied while the claim stood.
    applied: &'a BTreeSet<RuleId>,
}

pub fn failed() {
    write(false, &BTreeMap::new(), &BTreeSet::new());
}

pub fn passed(claims: &BTreeMap<RuleId, BTreeSet<u8>>, applied: &BTreeSet<RuleId>) {
    watch();
    HAS_PASSED.set(true);
    write(true, claims, applied);
}

thread_local! {
    /// Whether a proof of this thread's test is over and was written down as passed.
    static HAS_PASSED: Cell<bool> = const { Cell::new(false) };
}

/// A test may go on after its proof is over, and fail then: that takes the proof back.
fn watch() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if HAS_PASSED.try_with(Cell::get).unwrap_or(false) {
                failed();
            }
            before(panic);
        }));
    });
}

/// Nothing that goes wrong here fails a test: what is not written does not count, and `cargo xtask ledger` says so.
fn write(passed: bool, claims: &BTreeMap<RuleId, BTreeSet<u8>>, applied: &BTreeSet<RuleId>) {
    let thread = std::thread::current();
    // The test's own thread has its name; another one cannot say which test it is of.
    let (Some(log), Some(test)) = (&*LOG, thread.name().filter(|it| *it != "main")) else { return };
    let line = Line { test, run: &log.run, passed, claims, applied };
    let Ok(mut text) = serde_json::to_string(&line) else { return };
    text.push('\n');
    // One write to a file that is open for appending: lines of other threads and programs stay whole.
    let _ = (&log.file).write_all(text.as_bytes());
}

struct Log {
    file: File,
    run: String,
}

static LOG: LazyLock<Option<Log>> = LazyLock::new(open);

/// The file of this very program; what programs of the same name wrote before it was built goes.
fn open() -> Option<Log> {
    let program = std::env::current_exe().ok()?;
    let built = fs::metadata(&program).ok()?.modified().ok()?.duration_since(UNIX_EPOCH).ok()?.as_nanos();
    let folder = folder_of(&program)?;
    fs::create_dir_all(&folder).ok()?;
    let name = format!("{built}.jsonl");
    for other in fs::read_dir(&folder).ok()?.flatten() {
        if other.file_name() != name.as_str() {
            let _ = fs::remove_file(other.path());
        }
    }
    let file = OpenOptions::new().create(true).append(true).open(folder.join(name)).ok()?;
    // A process id comes again, but hardly with the same length of what others wrote before.
    let run = format!("{}-{}", std::process::id(), file.metadata().ok()?.len());
    Some(Log { file, run })
}

/// From `target/debug/deps/suite-0123` to `target/proofs/suite-0123`.
fn folder_of(program: &std::path::Path) -> Option<PathBuf> {
    let deps = program.parent().filter(|it| it.ends_with("deps"))?;
    Some(deps.parent()?.parent()?.join("proofs").join(program.file_name()?))
}
