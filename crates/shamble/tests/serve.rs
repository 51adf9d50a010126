//! Opening the table: where it is, and what happens when it is open already.
use crate::support;
use std::{
    io::{BufRead, BufReader},
    net::TcpListener,
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
};

use crate::support::{run, said};

/// A table that is open until it is dropped.
struct Open {
    child: Child,
    lines: BufReader<ChildStdout>,
}

impl Open {
    fn new(command: &mut Command) -> Open {
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap());
        Open { child, lines }
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.lines.read_line(&mut line).unwrap();
        line.trim().to_owned()
    }

    /// The port it says it is at.
    fn port(&mut self) -> u16 {
        let line = self.line();
        let port = line.strip_prefix("The table is at http://127.0.0.1:").and_then(|it| it.strip_suffix('/'));
        port.unwrap_or_else(|| panic!("{line}")).parse().unwrap()
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn serve(data: &Path, more: &[&str]) -> Open {
    Open::new(support::shamble().args(["serve", "--no-open", "--data"]).arg(data).args(more))
}

#[test]
fn a_table_that_is_open_already_is_shown_and_another_ones_port_is_not_taken() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut table = serve(folder.path(), &["--port", "0"]);
    let port = table.port();
    assert_eq!(table.line(), "Press Ctrl-C to stop; every answer is saved.");
    let number = port.to_string();
    let again =
        |data: &Path| run(&["serve", "--no-open", "--port", &number, "--data", data.to_str().unwrap()]);
    let same = again(folder.path());
    let told = format!(
        "The table is open already; this is the same one.\nThe table is at http://127.0.0.1:{port}/\n"
    );
    assert_eq!((same.code, same.out, same.err.as_str()), (Some(0), told, ""));
    let foreign = again(other.path());
    assert_eq!(foreign.code, Some(1));
    assert!(
        said(&foreign).ends_with("another program uses this port already; name another port with --port"),
        "{}",
        foreign.err
    );
}

#[test]
fn a_port_that_is_taken_is_left_for_a_free_one_if_none_was_named() {
    // Whether this test or somebody else has it, the usual port is taken.
    let _taken = TcpListener::bind("127.0.0.1:7428");
    let folder = tempfile::tempdir().unwrap();
    assert_ne!(serve(folder.path(), &[]).port(), 7428);
}

#[test]
fn shamble_alone_opens_the_table() {
    let _taken = TcpListener::bind("127.0.0.1:7428");
    let folder = tempfile::tempdir().unwrap();
    let mut command = support::shamble();
    // Without a path there is no browser to be found.
    let mut table =
        Open::new(command.env("XDG_DATA_HOME", folder.path()).env("HOME", folder.path()).env("PATH", ""));
    assert_ne!(table.port(), 0);
    assert_eq!(table.line(), "No browser could be opened; open that address yourself.");
    assert!(folder.path().join("shamble/shamble.db").exists());
}

#[test]
fn a_library_that_cannot_be_opened_is_named_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("shamble.db"), "Dear diary, today it rained.").unwrap();
    let data = folder.path().to_str().unwrap();
    for command in [&["serve", "--no-open", "--port", "0"][..], &["play", "street"], &["campaign", "list"]] {
        let ran = run(&[command, &["--data", data]].concat());
        assert_eq!(ran.code, Some(1), "{command:?}");
        assert_eq!(
            said(&ran),
            format!(
                "{data}: shamble.db is not a Shamble library; move it away and a new one will be created"
            )
        );
    }
}

#[test]
fn an_address_that_this_machine_does_not_have_is_no_matter_of_the_port() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let ran = run(&["serve", "--no-open", "--bind", "192.0.2.77", "--data", data]);
    assert_eq!(ran.code, Some(1));
    assert_eq!(
        said(&ran),
        "192.0.2.77: this machine does not have that address; name another address with --bind"
    );
}
