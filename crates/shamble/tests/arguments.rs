//! Arguments that cannot be: said in plain words, with what would be right.
use crate::support::{STREET, run, shamble};

/// What no player should have to read.
const JARGON: [&str; 13] = [
    "invalid digit",
    "invalid float",
    "IP address syntax",
    "not in 0..",
    "..=",
    "os error",
    "target type",
    "empty string",
    "unexpected argument",
    "tip:",
    "were not provided",
    "unrecognized subcommand",
    "invalid UTF-8",
];

fn refused(arguments: &[&str]) -> String {
    let ran = run(arguments);
    assert_eq!(ran.code, Some(2), "{arguments:?}: {}", ran.err);
    let found = JARGON.iter().find(|it| ran.err.contains(**it));
    assert_eq!(found, None, "{arguments:?}: {}", ran.err);
    ran.err
}

#[test]
fn numbers_and_addresses_say_what_they_take() {
    for (arguments, words) in [
        (&["serve", "--port", "many"][..], "takes a whole number, such as 3"),
        (&["serve", "--port", "70000"], "takes a whole number from 0 to 65535"),
        (&["serve", "--port", "-1"], "takes a whole number from 0 to 65535"),
        (&["play", STREET, "--seed", "-1"], "takes a whole number, 0 or more"),
        (&["sim", STREET, "--seed", "-1"], "takes a whole number, 0 or more"),
        (&["serve", "--bind", "home"], "takes an address of this machine: 127.0.0.1 for yourself"),
        (&["play", STREET, "--seed", "1.5"], "takes a whole number"),
        (&["sim", STREET, "--games", "0"], "takes a whole number from 1 to 1000000000"),
        (&["sim", STREET, "--games", ""], "takes a whole number"),
    ] {
        let said = refused(arguments);
        assert!(said.contains(words), "{arguments:?}: {said}");
    }
}

/// A number that is too large for any number of the machine is refused by the limit of its option, as one that is only a little too
/// large is.
#[test]
fn a_number_beyond_all_numbers_is_told_the_limit() {
    let huge = "99999999999999999999";
    for (arguments, limit) in [
        (&["sim", STREET, "--games"][..], "takes a whole number from 1 to 1000000000"),
        (&["balance", STREET, "--vary", "zombies=1..9", "--games"], "from 100 to 100000000"),
        (&["report", "street-1", "--games"], "takes a whole number from 1 to 10000"),
        (&["serve", "--port"], "takes a whole number from 0 to 65535"),
        (&["sim", STREET, "--seed"], "takes a whole number, 18446744073709551615 or less"),
        (&["resolve", "dwa.fear", "--dice"], "a die has 1 to 65535"),
        (&["sweep", STREET, "--vary"], "takes 1 to 1000 values"),
    ] {
        let value =
            if arguments.ends_with(&["--vary"]) { format!("zombies=1..{huge}") } else { huge.to_owned() };
        let apart = refused(&[arguments, &[&value]].concat());
        assert!(apart.contains(limit), "{arguments:?}: {apart}");
        let (option, before) = arguments.split_last().unwrap();
        let joined = refused(&[before, &[&format!("{option}={value}")]].concat());
        assert_eq!(joined, apart);
    }
}

/// Every option of every command that takes a number or an address.
#[test]
fn no_option_answers_in_the_words_of_its_parser() {
    let options = |arguments: &[&str]| {
        let help = run(&[arguments, &["--help"]].concat()).out;
        let long = help.lines().filter_map(|it| Some(it.split_once("--")?.1));
        long.filter_map(|it| {
            let (name, value) = it.split_once(" <")?;
            let numbers = ["N", "SEED", "ADDR", "P", "CHANCE", "GAMES", "PORT"];
            numbers.contains(&value.split('>').next()?).then(|| format!("--{name}"))
        })
        .collect::<Vec<String>>()
    };
    let commands = run(&["--help"]).out;
    let commands = commands.split("Commands:").nth(1).unwrap().split("Options:").next().unwrap();
    let names = commands.lines().filter(|it| it.starts_with("  ") && !it.starts_with("   "));
    let mut tried = 0;
    for command in names.filter_map(|it| it.split_whitespace().next()) {
        for option in options(&[command]) {
            for value in ["many", "-9999999999999999999999"] {
                let ran = shamble().args([command, &format!("{option}={value}")]).output().unwrap();
                let said = String::from_utf8(ran.stderr).unwrap();
                assert_eq!(ran.status.code(), Some(2), "{command} {option}: {said}");
                assert!(!JARGON.iter().any(|it| said.contains(it)), "{command} {option}: {said}");
                tried += 1;
            }
        }
    }
    assert!(20 < tried, "only {tried} were tried");
}

#[test]
fn a_file_that_is_not_there_or_is_a_folder_is_said_so() {
    let folder = tempfile::TempDir::new().unwrap();
    let (gone, here) = (folder.path().join("gone.shamble"), folder.path().display().to_string());
    let said = refused(&["replay", gone.to_str().unwrap()]);
    assert!(said.contains("there is no such file or folder"), "{said}");
    let said = refused(&["play", &here]);
    assert!(said.contains("this is a folder, not a file"), "{said}");
}

#[test]
fn a_bot_sits_only_in_a_chair_that_there_is() {
    for chair in ["9", "0", "2", "x", "256"] {
        let said = refused(&["play", "street", "--no-save", "--bot", &format!("{chair}=steady")]);
        assert!(said.contains("there is only seat 1"), "{chair}: {said}");
    }
    let said = refused(&["play", "church", "--no-save", "--bot", "9=steady"]);
    assert!(said.contains("seat"), "{said}");
    // Of a game that goes on the same is known.
    let folder = tempfile::TempDir::new().unwrap();
    let data = folder.path().to_str().unwrap();
    let begun = run(&["play", "street", "--data", data, "--seed", "7"]);
    assert_eq!(begun.code, Some(0), "{}", begun.err);
    let said = refused(&["play", "street-1", "--data", data, "--bot", "9=steady"]);
    assert!(said.contains("there is only seat 1"), "{said}");
    let fits = run(&["play", "street", "--no-save", "--seed", "7", "--bot", "1=steady"]);
    assert_eq!(fits.code, Some(0), "{}", fits.err);
}

#[test]
fn what_is_too_much_too_little_or_unknown_is_said_in_plain_words() {
    for (arguments, words) in [
        (
            &["play", STREET, "--nonsense"][..],
            "there is no option `--nonsense` here; `shamble play --help` lists them",
        ),
        (&["play", STREET, "--sed", "3"], "there is no option `--sed` here; did you mean `--seed`?"),
        (&["replay", "a", "b"], "`b` is not expected here; `shamble replay --help` shows what it takes"),
        (&["replay"], "<GAME> is missing. `shamble replay --help` shows what it takes"),
        (&["plya"], "there is no command `plya`; did you mean `play`?"),
        (&["nonsense"], "there is no command `nonsense`; `shamble --help` lists them"),
        (&["campaign", "nonsense"], "there is no command `nonsense`; `shamble campaign --help` lists them"),
    ] {
        let said = refused(arguments);
        assert!(said.contains(words), "{arguments:?}: {said}");
    }
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_not_text_is_said_so() {
    use std::os::unix::ffi::OsStrExt;
    let ran = shamble().arg("play").arg(std::ffi::OsStr::from_bytes(b"\xff\xfe")).output().unwrap();
    let said = String::from_utf8(ran.stderr).unwrap();
    assert!(said.contains("an argument is not text"), "{said}");
}

#[test]
fn a_long_name_is_not_repeated_in_full() {
    let long = "n".repeat(10_000);
    let option = format!("--{long}");
    let switch = format!("{long}=on");
    for arguments in [
        &["play", &long][..],
        &["why", &long],
        &["odds", &long],
        &["replay", &long],
        &["scenarios", &long],
        &["sim", "street", "--bot", &long],
        &["sim", "street", "--switch", &switch],
        &["play", "street", &option],
        &["play", "street", "--seed", &long],
        &["play", "street", "--set", &switch],
        &[&long],
    ] {
        let folder = tempfile::TempDir::new().unwrap();
        let ran = shamble().args(arguments).env("XDG_DATA_HOME", folder.path()).output().unwrap();
        let said = String::from_utf8(ran.stderr).unwrap();
        assert_ne!(ran.status.code(), Some(0), "{said:.200}");
        assert!(!said.contains(&long[..300]), "{:.30?} is repeated in {} letters", arguments[0], said.len());
    }
}

/// What is refused leaves nothing behind.
#[test]
fn a_refused_command_makes_no_library() {
    let folder = tempfile::TempDir::new().unwrap();
    let data = folder.path().join("data");
    let out = folder.path().join("out");
    let (data_text, out) = (data.to_str().unwrap(), out.to_str().unwrap());
    for arguments in [
        &["replay", ""][..],
        &["replay", "nix"],
        &["export", "nix", out],
        &["report", "nix"],
        &["import", "/dev/null"],
        &["play", "nix"],
    ] {
        let ran = run(&[arguments, &["--data", data_text]].concat());
        assert_eq!(ran.code, Some(2), "{arguments:?}: {}", ran.err);
        assert!(!data.exists(), "{arguments:?} made a library");
    }
}

#[test]
fn a_file_is_no_folder_for_games() {
    let file = tempfile::NamedTempFile::new().unwrap();
    for path in ["/dev/null", file.path().to_str().unwrap()] {
        let ran = run(&["campaign", "list", "--data", path]);
        assert!(ran.err.contains(&format!("{path}: this is a file, not a folder")), "{}", ran.err);
    }
}

#[test]
fn a_file_that_cannot_be_written_is_named_once() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("gone").join("rows.csv");
    let path = path.to_str().unwrap();
    let ran = run(&["sim", STREET, "--games", "1", "--out", path]);
    assert_ne!(ran.code, Some(0));
    assert_eq!(ran.err.matches(path).count(), 1, "{}", ran.err);
}

/// A terminal does what such letters say, whoever wrote them.
#[test]
fn nothing_that_a_terminal_would_obey_is_said_again() {
    let hostile = "a\u{1b}]0;owned\u{7}b\u{9b}31m\u{202e}";
    let given = format!("{{\"{hostile}\":1}}").replace('\u{1b}', "\\u001b").replace('\u{7}', "\\u0007");
    for arguments in [&["why", hostile][..], &["odds", "dwa.fear", "--given", &given], &["play", hostile]] {
        let ran = run(arguments);
        assert_eq!(ran.code, Some(2), "{arguments:?}: {}", ran.err);
        let unseen = ran.err.trim_end().chars().find(|&it| kernel::flaw::is_unseen(it));
        assert_eq!(unseen, None, "{arguments:?}: {:?}", ran.err);
        assert!(ran.err.contains("\\u001b]0;owned\\u0007"), "{arguments:?}: {}", ran.err);
    }
}
