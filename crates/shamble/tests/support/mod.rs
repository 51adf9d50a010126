//! The program as somebody at a terminal meets it.

pub mod server;

use std::{
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use assert_cmd::cargo::cargo_bin;
use serde_json::Value;

/// A street of its own, which no change to the scenarios that come with the program makes different.
pub const STREET: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/street.json");

/// What a run printed, and how it ended.
#[derive(Debug, PartialEq, Eq)]
pub struct Ran {
    pub out: String,
    pub err: String,
    pub code: Option<i32>,
}

pub fn shamble() -> Command {
    let mut command = Command::new(cargo_bin("shamble"));
    command.env("COLUMNS", "100").env_remove("NO_COLOR");
    command
}

pub fn run(arguments: &[&str]) -> Ran {
    run_with(arguments, b"")
}

/// A run with these bytes typed in.
pub fn run_with(arguments: &[&str], typed: &[u8]) -> Ran {
    let mut child = shamble()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let typed = typed.to_vec();
    // A program that stops listening early is no failure of the test.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&typed)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let ran = Ran {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code(),
    };
    assert!(!ran.err.contains("panicked"), "{arguments:?}: {}", ran.err);
    ran
}

/// What a run that must go well printed.
pub fn out(arguments: &[&str]) -> String {
    let ran = run(arguments);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{arguments:?}");
    ran.out
}

pub fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&out(arguments)).unwrap()
}

/// The one line that a run with a mistake in its arguments says, without the program's name.
pub fn refused(arguments: &[&str]) -> String {
    let ran = run(arguments);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{arguments:?}: {}", ran.err);
    said(&ran)
}

/// What was said on stderr, which is one line.
pub fn said(ran: &Ran) -> String {
    assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    ran.err.trim_end().strip_prefix("shamble: ").unwrap().to_owned()
}

/// A program that plays, line by line.
pub struct Player {
    child: Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Player {
    pub fn new(arguments: &[&str]) -> Self {
        let mut child = shamble()
            .arg("play")
            .args(arguments)
            .arg("--json")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (stdin, stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Player { child, stdin, stdout: BufReader::new(stdout) }
    }

    /// The next line of the game; none when it has ended.
    pub fn hear(&mut self) -> Option<(Value, String)> {
        let mut line = String::new();
        self.stdout.read_line(&mut line).unwrap();
        (!line.is_empty()).then(|| (serde_json::from_str(&line).unwrap(), line))
    }

    pub fn say(&mut self, value: &Value) {
        writeln!(self.stdin, "{value}").unwrap();
    }

    pub fn say_raw(&mut self, line: &str) {
        writeln!(self.stdin, "{line}").unwrap();
    }

    /// kill -9.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub fn end(mut self) -> Ran {
        drop(self.stdin);
        let mut out = String::new();
        std::io::Read::read_to_string(&mut self.stdout, &mut out).unwrap();
        let output = self.child.wait_with_output().unwrap();
        Ran { out, err: String::from_utf8(output.stderr).unwrap(), code: output.status.code() }
    }
}

pub fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().unwrap().to_owned()
}
