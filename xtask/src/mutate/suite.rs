//! Runs a book's tests with one mutant on.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use serde::Serialize;

use crate::Error;

/// How many tests one start of the program runs.
const AT_ONCE: usize = 40;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "end")]
pub enum End {
    /// By a test that proves the rule.
    KilledByProof {
        test: String,
    },
    KilledByOther {
        test: String,
        /// What it proves instead.
        claims: BTreeSet<String>,
    },
    /// The tests took far longer than they should.
    TimedOut,
    Survived,
    /// No test comes to it.
    Unreached,
}

/// What is known of a test.
#[derive(Debug, Default)]
pub struct Test {
    pub reached: BTreeSet<usize>,
    pub claims: BTreeSet<String>,
    pub millis: u64,
}

pub struct Suite {
    /// In a folder `deps`, so that its proofs are recorded beside it.
    recording: PathBuf,
    program: PathBuf,
    folder: PathBuf,
    pub tests: BTreeMap<String, Test>,
    pub failing: Vec<String>,
    /// Reached by a thread that no test is known for.
    stray: BTreeSet<usize>,
    /// Tests that take longer are not run.
    within: Duration,
}

impl Suite {
    /// Runs all tests once with no mutant on, and notes which test comes to which. Those that took longer than allowed when the tests
    /// of this book were last measured are left out.
    pub fn measure(
        program: PathBuf,
        scratch: &Path,
        folder: &Path,
        within: Duration,
    ) -> Result<Suite, Error> {
        let quiet = scratch.join("suite");
        std::fs::copy(&program, &quiet).map_err(|it| it.to_string())?;
        let mut suite = Suite {
            recording: program,
            program: quiet,
            folder: folder.to_owned(),
            tests: BTreeMap::new(),
            failing: Vec::new(),
            stray: BTreeSet::new(),
            within,
        };
        let reached = scratch.join("reached.tsv");
        let _ = std::fs::remove_file(&reached);
        let times = scratch.with_extension("times");
        let before = std::fs::read_to_string(&times).unwrap_or_default();
        let slow = suite.slow(&before);
        let run = Command::new(&suite.recording)
            .current_dir(folder)
            .env("SHAMBLE_MUTANTS_REACHED", &reached)
            .args(["--test-threads=2", "--exact"])
            .args(slow.iter().flat_map(|it| ["--skip", it]))
            .output()
            .map_err(|it| it.to_string())?;
        for line in String::from_utf8_lossy(&run.stdout).lines() {
            let Some((name, end)) = line.strip_prefix("test ").and_then(|it| it.split_once(" ... ")) else {
                continue;
            };
            let name = name.trim_end_matches(" - should panic").to_owned();
            match end {
                "ok" => _ = suite.tests.insert(name, Test::default()),
                "FAILED" => suite.failing.push(name),
                _ => {}
            }
        }
        suite.read_reached(&std::fs::read_to_string(&reached).unwrap_or_default());
        suite.read_claims(&scratch.join("proofs/suite-0"));
        let left_out =
            before.lines().filter(|line| line.split('\t').next().is_some_and(|it| slow.contains(&it)));
        let measured = suite.tests.iter().map(|(name, test)| format!("{name}\t{}", test.millis));
        let lines: String = left_out.map(str::to_owned).chain(measured).map(|it| it + "\n").collect();
        std::fs::write(&times, lines).map_err(|error| format!("{}: {error}", times.display()))?;
        Ok(suite)
    }

    /// Of the tests with the milliseconds they took, those that took too long.
    fn slow<'a>(&self, times: &'a str) -> Vec<&'a str> {
        let too_long = |millis: &str| millis.parse().is_ok_and(|it: u128| self.within.as_millis() < it);
        times
            .lines()
            .filter_map(|it| it.split_once('\t'))
            .filter(|it| too_long(it.1))
            .map(|it| it.0)
            .collect()
    }

    fn read_reached(&mut self, text: &str) {
        for line in text.lines() {
            let mut parts = line.split('\t');
            let (Some(name), Some(millis), Some(ids)) = (parts.next(), parts.next(), parts.next()) else {
                continue;
            };
            let ids = ids.split(',').filter_map(|it| it.parse::<usize>().ok());
            if let Some(test) = self.tests.get_mut(name) {
                test.reached.extend(ids);
                test.millis = millis.parse().unwrap_or(0);
            } else {
                self.stray.extend(ids);
            }
        }
    }

    fn read_claims(&mut self, folder: &Path) {
        let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
        for text in files.filter_map(|it| std::fs::read_to_string(it.path()).ok()) {
            for line in text.lines().filter_map(|it| serde_json::from_str::<serde_json::Value>(it).ok()) {
                let claims = line["claims"].as_object().into_iter().flatten().map(|it| it.0.clone());
                if let Some(test) = line["test"].as_str().and_then(|it| self.tests.get_mut(it)) {
                    test.claims.extend(claims);
                }
            }
        }
    }

    /// Of the proofs that come to it, how many are of its rules: a proof picked at random would count that often.
    pub fn chance(&self, id: usize, rules: &BTreeSet<String>) -> Option<f64> {
        let proofs = self.tests.values().filter(|it| !it.claims.is_empty() && it.reached.contains(&id));
        let (all, near) = proofs
            .fold((0, 0), |(all, near), it| (all + 1, near + usize::from(!it.claims.is_disjoint(rules))));
        (all != 0).then(|| near as f64 / all as f64)
    }

    /// An example that a test plays proves the rules it is an example of.
    pub fn examples(&mut self, of: &BTreeMap<String, Vec<String>>) {
        for test in self.tests.values_mut() {
            let rules: Vec<String> =
                test.claims.iter().filter_map(|it| of.get(it)).flatten().cloned().collect();
            test.claims.extend(rules);
        }
    }

    /// The proofs of its rules first, then the others that come to it. The rest cannot notice it, unless a thread came to it of which
    /// nobody knows whose test it served, or it is in data, which are read once for all tests: then any test may come to it.
    pub fn try_mutant(&self, id: usize, rules: &BTreeSet<String>, is_data: bool) -> Result<End, Error> {
        let (mut near, mut reaching, mut rest) = (Vec::new(), Vec::new(), Vec::new());
        let quick = |it: &&Test| u128::from(it.millis) <= self.within.as_millis();
        for (name, test) in self.tests.iter().filter(|it| quick(&it.1)) {
            let proves = rules.iter().any(|rule| test.claims.contains(rule));
            match is_data || test.reached.contains(&id) {
                true if proves => near.push((test.millis, name.as_str())),
                true => reaching.push((test.millis, name.as_str())),
                false => rest.push((test.millis, name.as_str())),
            }
        }
        if !self.stray.contains(&id) {
            rest.clear();
        }
        if near.is_empty() && reaching.is_empty() && rest.is_empty() {
            return Ok(End::Unreached);
        }
        for (nth, mut tests) in [near, reaching, rest].into_iter().enumerate() {
            tests.sort_unstable();
            // A program runs its tests by name: only a list after the other puts the quick ones first.
            for tests in tests.chunks(AT_ONCE) {
                match self.run(id, tests)? {
                    Outcome::Passed => {}
                    Outcome::TimedOut => return Ok(End::TimedOut),
                    Outcome::Failed(test) if nth == 0 => return Ok(End::KilledByProof { test }),
                    Outcome::Failed(test) => {
                        let claims = self.tests.get(&test).map(|it| it.claims.clone()).unwrap_or_default();
                        return Ok(End::KilledByOther { test, claims });
                    }
                }
            }
        }
        Ok(End::Survived)
    }

    fn run(&self, id: usize, tests: &[(u64, &str)]) -> Result<Outcome, Error> {
        if tests.is_empty() {
            return Ok(Outcome::Passed);
        }
        let mut child = Command::new(&self.program)
            .current_dir(&self.folder)
            .env("SHAMBLE_MUTANT", id.to_string())
            .args(["--test-threads=1", "--exact"])
            .args(tests.iter().map(|it| it.1))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|it| it.to_string())?;
        let usual: u64 = tests.iter().map(|it| it.0).sum();
        let until = Instant::now() + Duration::from_millis(usual * 5 + 20_000);
        let (send, lines) = channel();
        if let Some(out) = child.stdout.take() {
            std::thread::spawn(move || {
                BufReader::new(out).lines().map_while(Result::ok).try_for_each(|line| send.send(line))
            });
        }
        let ended = loop {
            match lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(line) => {
                    let name = line.strip_prefix("test ").and_then(|it| it.strip_suffix(" ... FAILED"));
                    if let Some(name) = name {
                        break Some(Outcome::Failed(name.to_owned()));
                    }
                }
                Err(RecvTimeoutError::Timeout) => break Some(Outcome::TimedOut),
                Err(RecvTimeoutError::Disconnected) => break None,
            }
        };
        if let Some(ended) = ended {
            let _ = child.kill();
            let _ = child.wait();
            return Ok(ended);
        }
        let passed = child.wait().map_err(|it| it.to_string())?.success();
        Ok(if passed { Outcome::Passed } else { Outcome::Failed("(the test program crashed)".to_owned()) })
    }
}

enum Outcome {
    Passed,
    Failed(String),
    TimedOut,
}
