//! The commands, run over small trees with a book `toy` of five rules.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const LEDGER: &str = r#"
[[rule]]
id = "toy.shoot.aim"
ref = "1.1"
layer = "table"
optional = false
text = "Aim: \"+1\"."

[[rule]]
id = "toy.shoot.range"
ref = "1.2"
layer = "table"
optional = true
text = "Near is easier."

[[rule]]
id = "toy.shoot.cover"
ref = "1.3"
layer = "battle"
optional = false
text = "Cover protects."

[[rule]]
id = "toy.fear.test"
ref = "2"
layer = "gm"
optional = false
text = "Be afraid."

[[rule]]
id = "toy.fear.flight"
ref = "2.1"
layer = "battle"
optional = false
text = "Run."

[[ruling]]
id = "toy.ruling.aim-twice"
rules = ["toy.shoot.aim"]
question = "Twice?"
ruling = "Once."
why = "Nothing is said."

[[example]]
id = "toy.example.one"
rules = ["toy.shoot.aim"]
ref = "1"
given = "A shot"
dice = [4, 6]
expect = "A hit"

[chapters]
shoot = "Shooting"
fear = "Fear"
"#;

const CODE: &str = r##"//! Shooting (1).

/// Not a citation: "rule!(x)".
pub static TABLE: [Row; 1] = [Row { rule: rule!("toy.shoot.cover") }];

impl Shot {
    pub fn fire(&self, dice: &mut dyn Dice) -> Hit {
        // rule!("toy.nowhere.comment")
        let _ = "rule!(\"toy.fear.test\")";
        let _ = r#"rule!("toy.fear.test")"#;
        sum.add(
            rule!(
                "toy.shoot.aim"
            ),
            1,
        );
        dice.d6(rule!("toy.shoot.range"))
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn nothing() {
        rule!("toy.fear.flight");
    }
}
"##;

const TESTS: &str = r#"
use toy::rule;

#[test]
fn aiming_is_easier() {
    let _proof = Proof::of_all(&[rule!("toy.shoot.aim"), rule!("toy.fear.flight")]);
}

#[test]
fn range_is_named_and_not_proved() {
    // Proof::of(rule!("toy.shoot.range"))
    assert_eq!(cited(), [rule!("toy.shoot.range")]);
}

fn not_a_test() {
    let _proof = Proof::of(rule!("toy.shoot.cover"));
}
"#;

const MANIFEST: &str = "[package]\nname = \"toy\"\n\n[dependencies]\nkernel.workspace = true\n";

struct Tree(PathBuf);

impl Tree {
    /// A fresh tree in which the book `toy` stands.
    fn new(name: &str) -> Tree {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        if root.exists() {
            std::fs::remove_dir_all(&root).unwrap();
        }
        let tree = Tree(root);
        tree.write("Cargo.toml", "[workspace]\n");
        tree.write("crates/toy/Cargo.toml", MANIFEST);
        tree.write("crates/toy/ledger.toml", LEDGER);
        tree.write("crates/toy/src/table/shoot.rs", CODE);
        tree.write("crates/toy/tests/shoot.rs", TESTS);
        tree
    }

    fn write(&self, file: &str, text: &str) {
        let path = self.0.join(file);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }

    fn read(&self, file: &str) -> String {
        std::fs::read_to_string(self.0.join(file)).unwrap()
    }

    /// A test program of this name was built of what stands there now, and wrote this when it ran: test, passed, claims, applied.
    fn ran(&self, name: &str, tests: &[(&str, bool, &str, &[&str])]) {
        self.built(name);
        let folder = self.0.join("target/proofs").join(format!("{name}-0123"));
        std::fs::create_dir_all(&folder).unwrap();
        let program = self.0.join(format!("target/debug/deps/{name}-0123"));
        let built = program.metadata().unwrap().modified().unwrap().duration_since(UNIX_EPOCH).unwrap();
        let mut lines = String::new();
        for (test, passed, claims, applied) in tests {
            lines += &format!(
                "{{\"test\":\"{test}\",\"run\":\"7-0\",\"passed\":{passed},\"claims\":{claims},\"applied\":{applied:?}}}\n"
            );
        }
        std::fs::write(folder.join(format!("{}.jsonl", built.as_nanos())), lines).unwrap();
    }

    /// A test program of this name was built, a moment after everything that stands there.
    fn built(&self, name: &str) {
        let program = format!("target/debug/deps/{name}-0123");
        self.write(&format!("{program}.d"), &format!("/x/{program}.d: crates/toy/tests/{name}.rs\n"));
        self.write(&program, "");
        let file = std::fs::File::options().write(true).open(self.0.join(program)).unwrap();
        file.set_modified(SystemTime::now() + Duration::from_secs(5)).unwrap();
    }

    /// What `ledger --json` says of the book.
    fn toy(&self) -> serde_json::Value {
        let (code, out, errors) = self.run(&["ledger", "--json"]);
        assert_eq!(code, 0, "{errors}");
        serde_json::from_str::<serde_json::Value>(&out).unwrap()["books"]["toy"].clone()
    }

    /// The exit code, and what was printed where.
    fn run(&self, arguments: &[&str]) -> (i32, String, String) {
        let mut xtask = Command::new(env!("CARGO_BIN_EXE_xtask"));
        let run = xtask.args(arguments).current_dir(&self.0).env_remove("CARGO_TARGET_DIR").output();
        let run = run.unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (run.status.code().unwrap(), text(run.stdout), text(run.stderr))
    }

    fn tidy(&self) -> (i32, String) {
        let (code, _, errors) = self.run(&["tidy"]);
        (code, errors)
    }
}

/// What the test `aiming_is_easier` writes when it passes.
const AIMED: (&str, bool, &str, &[&str]) = (
    "aiming_is_easier",
    true,
    r#"{"toy.shoot.aim":[],"toy.fear.flight":[]}"#,
    &["toy.shoot.aim", "toy.fear.flight"],
);

#[test]
fn citations_and_proofs_are_counted() {
    let tree = Tree::new("counted");
    tree.ran("shoot", &[AIMED]);
    let (code, out, _) = tree.run(&["ledger", "--json", "toy"]);
    assert_eq!(code, 0);
    let all: serde_json::Value = serde_json::from_str(&out).unwrap();
    let toy = &all["books"]["toy"];
    assert_eq!((&toy["rules"], &toy["cited"], &toy["proved"]), (&5.into(), &3.into(), &1.into()), "{toy}");
    assert_eq!(toy["uncited"], serde_json::json!(["toy.fear.test", "toy.fear.flight"]));
    let unproved = ["toy.shoot.range", "toy.shoot.cover", "toy.fear.test", "toy.fear.flight"];
    assert_eq!(toy["unproved"], serde_json::json!(unproved));
    assert_eq!((&toy["rulings"], &toy["rulings_cited"]), (&1.into(), &0.into()));
    assert_eq!((&toy["examples"], &toy["examples_tested"]), (&1.into(), &0.into()));
    assert_eq!(toy["programs"], serde_json::json!([{ "name": "shoot", "state": "ran" }]));
}

#[test]
fn a_proof_counts_only_if_its_test_ran_and_passed() {
    let tree = Tree::new("not-run");
    let proved = || tree.toy()["proved"].as_u64().unwrap();
    let said = || tree.run(&["ledger"]).1;
    assert_eq!((proved(), tree.toy()["programs"][0]["state"].as_str().unwrap()), (0, "missing"));
    assert!(said().contains("! the test program `shoot` has not run since it was built"), "{}", said());
    tree.built("shoot");
    assert_eq!(proved(), 0);
    let (name, _, claims, applied) = AIMED;
    tree.ran("shoot", &[(name, false, "{}", &[])]);
    assert_eq!(proved(), 0);
    assert!(said().contains("! 1 tests that claim to prove something have not run and passed"), "{}", said());
    tree.ran("shoot", &[("another", true, claims, applied)]);
    assert_eq!(proved(), 0, "the claim of a test that the source does not have");
    tree.ran("shoot", &[(name, true, r#"{"toy.fear.flight":[]}"#, applied)]);
    assert_eq!(proved(), 0, "a claim that the source has and the run has not");
    tree.ran("shoot", &[AIMED]);
    assert_eq!(proved(), 1);
    tree.built("shoot");
    assert_eq!(proved(), 0, "what the program before wrote is no word of this one");
}

#[test]
fn a_program_that_is_older_than_its_sources_is_stale() {
    let tree = Tree::new("stale");
    tree.ran("shoot", &[AIMED]);
    tree.write("crates/toy/src/table/new.rs", "");
    let file = std::fs::File::options().write(true).open(tree.0.join("crates/toy/src/table/new.rs")).unwrap();
    file.set_modified(SystemTime::now() + Duration::from_secs(60)).unwrap();
    assert_eq!(tree.toy()["programs"][0]["state"]["stale"], "crates/toy/src/table/new.rs");
    tree.write("xtask/done.toml", "[toy]\nchapters = []\n");
    let (code, _, errors) = tree.run(&["ledger", "--check"]);
    assert!(code == 1 && errors.contains("toy: the test program `shoot` is stale"), "{errors}");
}

#[test]
fn so_is_one_older_than_printed_data_a_scenario_or_a_crate_that_the_book_stands_on() {
    for (at, file) in
        ["crates/toy/src/printed/cards.toml", "scenarios/toy/street.json", "crates/under/src/dice.rs"]
            .into_iter()
            .enumerate()
    {
        let tree = Tree::new(&format!("stale-{at}"));
        tree.write("crates/toy/Cargo.toml", &MANIFEST.replace("kernel.workspace", "under.workspace"));
        tree.write(
            "crates/under/Cargo.toml",
            "[package]\nname = \"under\"\n[dev-dependencies]\nbeside = {}\n",
        );
        tree.write("crates/beside/Cargo.toml", "[package]\nname = \"beside\"\n");
        tree.ran("shoot", &[AIMED]);
        let later = |file: &str| {
            tree.write(file, "");
            let file = std::fs::File::options().write(true).open(tree.0.join(file)).unwrap();
            file.set_modified(SystemTime::now() + Duration::from_secs(60)).unwrap();
        };
        later("crates/beside/src/lib.rs");
        assert_eq!(tree.toy()["programs"][0]["state"], "ran", "what only tests of others need");
        later(file);
        assert_eq!(tree.toy()["programs"][0]["state"]["stale"], file);
    }
}

#[test]
fn a_test_that_is_to_panic_proves_nothing() {
    let tree = Tree::new("panics");
    let panics = TESTS.replacen("#[test]\n", "#[test]\n#[should_panic(expected = \"no\")]\n", 1);
    tree.write("crates/toy/tests/shoot.rs", &panics);
    tree.ran("shoot", &[AIMED]);
    assert_eq!(tree.toy()["proved"], 0);
}

#[test]
fn a_rule_that_most_tests_apply_is_proved_by_its_facts_alone() {
    let tree = Tree::new("everywhere");
    tree.write("crates/toy/facts.toml", FACTS);
    let test = |facts: &str| {
        let aimed =
            format!("#[test] fn a() {{ let _proof = Proof::of(rule!(\"toy.shoot.aim\")){facts}; }}\n");
        let others = ["b", "c"].map(|it| {
            format!(
                "#[test] fn {it}() {{ let _proof = Proof::of(rule!(\"toy.shoot.range\")).facts([1]); }}\n"
            )
        });
        tree.write("crates/toy/tests/shoot.rs", &(aimed + &others.concat()));
        let numbers = if facts.is_empty() { "" } else { "2" };
        let aimed = format!("{{\"toy.shoot.aim\":[{numbers}]}}");
        let ranged = r#"{"toy.shoot.range":[1]}"#;
        tree.ran(
            "shoot",
            &[
                ("a", true, &aimed, &["toy.shoot.aim"]),
                ("b", true, ranged, &["toy.shoot.aim", "toy.shoot.range"]),
                ("c", true, ranged, &[]),
            ],
        );
        let toy = tree.toy();
        (
            toy["proved"].clone(),
            toy["everywhere"].clone(),
            toy["facts_proved"].clone(),
            toy["pressing_proved"].clone(),
        )
    };
    let often = serde_json::json!(["toy.shoot.aim"]);
    assert_eq!(
        test(""),
        (1.into(), often.clone(), 0.into(), 0.into()),
        "a definition is no fact that is counted"
    );
    assert_eq!(test(".facts([2])"), (2.into(), often, 1.into(), 1.into()));
}

#[test]
fn a_ruling_that_most_tests_apply_is_not_proved_by_being_passed() {
    let tree = Tree::new("ruling-everywhere");
    let ruling = "toy.ruling.aim-twice";
    tree.write("crates/toy/src/battle.rs", &format!("fn aim() {{ rule!(\"{ruling}\"); }}\n"));
    let test = |name: &str, of: &str| {
        format!("#[test] fn {name}() {{ let _proof = Proof::of(rule!(\"{of}\")); }}\n")
    };
    let tests = [test("a", ruling), test("b", "toy.shoot.range"), test("c", "toy.shoot.range")];
    tree.write("crates/toy/tests/shoot.rs", &tests.concat());
    let (twice, range) = (format!("{{\"{ruling}\":[]}}"), r#"{"toy.shoot.range":[]}"#);
    let proved = |passed: [bool; 2]| {
        let both = ["toy.shoot.range", ruling];
        let [by_b, by_c] = passed.map(|it| if it { &both[..] } else { &both[..1] });
        tree.ran(
            "shoot",
            &[("a", true, &twice, &[ruling]), ("b", true, range, by_b), ("c", true, range, by_c)],
        );
        tree.toy()["rulings_proved"].clone()
    };
    assert_eq!(proved([false, false]), 1);
    assert_eq!(proved([true, false]), 1, "up to three quarters of the tests");
    assert_eq!(proved([true, true]), 0);
}

#[test]
fn a_fact_that_is_not_there_is_refused_with_its_line() {
    let tree = Tree::new("no-fact");
    tree.write("crates/toy/facts.toml", FACTS);
    let test = "#[test]\nfn a() {\n    let _proof = Proof::of(rule!(\"toy.shoot.aim\")).facts([1, 3]);\n}\n";
    tree.write("crates/toy/tests/shoot.rs", test);
    let (code, _, errors) = tree.run(&["ledger"]);
    assert_eq!(code, 2);
    assert!(
        errors.contains("crates/toy/tests/shoot.rs:3: toy.shoot.aim has no fact 3; it has 2"),
        "{errors}"
    );
}

#[test]
fn facts_without_a_proof_are_listed() {
    let tree = Tree::new("missing");
    tree.write("crates/toy/facts.toml", FACTS);
    let proof = "#[test] fn a() { let _proof = Proof::of(rule!(\"toy.shoot.aim\")).facts([1]); }";
    tree.write("crates/toy/tests/shoot.rs", proof);
    tree.ran("shoot", &[("a", true, r#"{"toy.shoot.aim":[1]}"#, &["toy.shoot.aim"])]);
    let aim = "toy.shoot.aim\n   2 limit      One \"aim\" counts.\n                wrong: Two count.\n";
    let cover = "toy.shoot.cover\n   1 exception  Not from behind.\n                wrong: From behind.\n";
    let shoot = format!("{aim}{cover}");
    for of in ["shoot", "toy.shoot"] {
        assert_eq!(tree.run(&["ledger", "--missing", of]), (0, shoot.clone(), String::new()));
    }
    let all = tree.run(&["ledger", "--missing"]).1;
    assert!(all.starts_with(&shoot) && all.contains("toy.fear.flight\n"), "{all}");
    assert_eq!(tree.run(&["ledger", "--missing", "toy"]).1, all);
    assert_eq!(tree.run(&["ledger", "--missing", "food"]).0, 2);
    let found = tree.run(&["where", "toy.shoot.aim"]).1;
    let facts = "facts:\n   1 plain      An aimed shot has +1.\n                crates/toy/tests/shoot.rs:1  a\n   2 limit      One";
    assert!(found.contains(facts), "{found}");
}

#[test]
fn rulings_are_proved_and_examples_played() {
    let tree = Tree::new("rulings");
    tree.write("crates/toy/src/fear.rs", "fn f() { rule!(\"toy.ruling.aim-twice\") }");
    let example = "#[test] fn f() { example(rule!(\"toy.example.one\")); }";
    tree.write("crates/toy/tests/fear.rs", example);
    let counts = || {
        let toy = tree.toy();
        ["rulings_cited", "rulings_proved", "examples_tested"].map(|it| toy[it].as_u64().unwrap())
    };
    tree.ran("fear", &[("f", true, r#"{"toy.example.one":[]}"#, &[])]);
    assert_eq!(counts(), [1, 0, 0], "it does not stand among the examples");
    tree.write("crates/toy/tests/examples.rs", example);
    assert_eq!(counts(), [1, 0, 0]);
    tree.ran("examples", &[("f", true, r#"{"toy.example.one":[]}"#, &[])]);
    assert_eq!(counts(), [1, 0, 1]);
    tree.write("crates/toy/tests/fear.rs", "#[test] fn f() { Proof::of(rule!(\"toy.ruling.aim-twice\")); }");
    tree.ran("fear", &[("f", true, r#"{"toy.ruling.aim-twice":[]}"#, &["toy.ruling.aim-twice"])]);
    assert_eq!(counts(), [1, 1, 1]);
    tree.ran("fear", &[]);
    assert_eq!(counts(), [1, 0, 1]);
    let defined = LEDGER.replace("why = ", "definition = \"It only names a word.\"\nwhy = ");
    tree.write("crates/toy/ledger.toml", &defined);
    assert_eq!(counts(), [1, 1, 1], "a definition needs no proof");
}

#[test]
fn the_table_lists_what_is_missing() {
    let tree = Tree::new("table");
    tree.ran("shoot", &[AIMED]);
    let (_, out, _) = tree.run(&["ledger"]);
    let row = "  shoot            3     3      1 ######++++++++++++++   1     0      0       0/1          -          -\n";
    assert!(out.contains(row), "{out}");
    assert!(out.contains("  uncited (2)\n    toy.fear.test\n    toy.fear.flight\n"), "{out}");
    assert!(out.contains("  cited, unproved (2)\n    toy.shoot.range\n    toy.shoot.cover\n"), "{out}");
    assert!(out.contains("  rulings unproved (1)\n    toy.ruling.aim-twice\n"), "{out}");
    assert_eq!(tree.run(&["ledger", "nobook"]).0, 2);
}

#[test]
fn chapters_marked_done_must_be_proved() {
    let tree = Tree::new("done");
    assert_eq!(tree.run(&["ledger", "--check"]).0, 0);
    tree.write("xtask/done.toml", "[toy]\nchapters = [\"fear\"]\n");
    let (code, _, errors) = tree.run(&["ledger", "--check"]);
    assert!(code == 1 && errors.contains("toy: the test program `shoot` has not run"), "{errors}");
    tree.ran("shoot", &[AIMED]);
    let (code, _, errors) = tree.run(&["ledger", "--check"]);
    assert_eq!(code, 1);
    assert!(errors.contains("toy.fear.test") && !errors.contains("toy.shoot.range"), "{errors}");
    assert!(!errors.contains("toy.ruling") && !errors.contains("toy.example"), "{errors}");
    tree.write("crates/toy/src/fear.rs", "fn f() { (rule!(\"toy.fear.test\"), rule!(\"toy.fear.flight\")) }");
    let proof = "#[test] fn f() { let _proof = Proof::of(rule!(\"toy.fear.test\")); }";
    tree.write("crates/toy/tests/fear.rs", proof);
    tree.ran("shoot", &[AIMED]);
    tree.ran("fear", &[("f", true, r#"{"toy.fear.test":[]}"#, &["toy.fear.test"])]);
    assert_eq!(tree.run(&["ledger", "--check"]), (0, String::new(), String::new()));
    tree.write("xtask/done.toml", "[toy]\nchapters = [\"fear\", \"shoot\"]\n");
    let errors = tree.run(&["ledger", "--check"]).2;
    assert!(
        errors.contains("toy.ruling.aim-twice: its chapters are marked done, and it is not proved"),
        "{errors}"
    );
    assert!(
        errors.contains("toy.example.one: its chapters are marked done, and no test plays it"),
        "{errors}"
    );
    tree.write("xtask/done.toml", "[toy]\nchapters = [\"feer\"]\n");
    assert_eq!(tree.run(&["ledger", "--check"]).0, 2);
}

#[test]
fn facts_of_chapters_marked_done_are_held_when_asked_for() {
    let tree = Tree::new("done-facts");
    tree.write("crates/toy/facts.toml", FACTS);
    tree.write("crates/toy/tests/shoot.rs", "");
    tree.write(
        "crates/toy/tests/shoot.rs",
        "#[test] fn a() { Proof::of(rule!(\"toy.shoot.aim\")).facts([1]); }",
    );
    tree.ran("shoot", &[("a", true, r#"{"toy.shoot.aim":[1]}"#, &[])]);
    let wrong = |facts: &str| {
        tree.write("xtask/done.toml", &format!("[toy]\nchapters = [\"shoot\"]\n{facts}"));
        let (code, _, errors) = tree.run(&["ledger", "--check"]);
        assert_eq!(code, 1);
        errors.lines().filter(|it| it.contains(": fact ")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert!(wrong("").is_empty());
    let pressing =
        ["toy.shoot.aim: fact 2 (limit) is not proved", "toy.shoot.cover: fact 1 (exception) is not proved"];
    assert_eq!(wrong("facts = \"pressing\"\n"), pressing);
    tree.write("crates/toy/facts.toml", &FACTS.replacen("\"exception\"", "\"plain\"", 1));
    assert_eq!(wrong("facts = \"pressing\"\n"), pressing[..1]);
    assert_eq!(wrong("facts = \"all\"\n").len(), 2);
}

#[test]
fn where_finds_code_and_tests_with_their_functions() {
    let tree = Tree::new("where");
    assert!(
        tree.run(&["where", "toy.shoot.aim"])
            .1
            .contains("aiming_is_easier  claims to prove it, which does not count\n")
    );
    tree.ran("shoot", &[AIMED]);
    let (code, out, _) = tree.run(&["where", "toy.shoot.aim"]);
    assert_eq!(code, 0);
    assert!(out.starts_with("toy.shoot.aim\n  section 1.1, table\n  Aim: \"+1\".\n"), "{out}");
    assert!(out.contains("toy.ruling.aim-twice\n  Twice?\n  Once.\n"), "{out}");
    assert!(out.contains("cited:\n  crates/toy/src/table/shoot.rs:12  fire\n"), "{out}");
    assert!(out.contains("tests:\n  crates/toy/tests/shoot.rs:6  aiming_is_easier  proves it\n"), "{out}");
    assert!(tree.run(&["where", "toy.shoot.cover"]).1.contains("shoot.rs:4  TABLE\n"));
    let (code, _, errors) = tree.run(&["where", "toy.shoot.amy"]);
    assert_eq!(code, 2);
    assert!(errors.contains("  toy.shoot.aim\n"), "{errors}");
}

#[test]
fn what_is_generated_is_checked() {
    let tree = Tree::new("generated");
    assert_eq!(tree.run(&["generate", "--check"]).0, 1);
    assert_eq!(tree.run(&["generate"]).0, 0);
    assert_eq!(tree.run(&["generate", "--check"]).0, 0);
    let text = tree.read("crates/toy/src/ledger.rs");
    assert!(text.contains("(\"toy.ruling.aim-twice\") => { ::kernel::RuleId::in_ledger("), "{text}");
    assert!(text.contains("text: \"Aim: \\\"+1\\\".\","), "{text}");
    assert!(text.contains("layer: Layer::Gm,") && text.contains("dice: &[4, 6],"), "{text}");
    tree.write("crates/toy/ledger.toml", &LEDGER.replace("Be afraid.", "Do not be."));
    assert_eq!(tree.run(&["generate", "--check"]).0, 1);
}

#[test]
fn a_wrong_ledger_is_refused_with_its_line() {
    let tree = Tree::new("wrong");
    let refused = |from: &str, to: &str, message: &str| {
        tree.write("crates/toy/ledger.toml", &LEDGER.replacen(from, to, 1));
        let (code, _, errors) = tree.run(&["generate"]);
        assert_eq!(code, 2);
        assert!(errors.contains(message), "{errors}");
    };
    refused("toy.shoot.range", "toy.shoot.aim", "ledger.toml:10: `toy.shoot.aim` is in the ledger twice");
    refused("toy.shoot.range", "foo.shoot.range", "ledger.toml:10: `foo.shoot.range` is not of the form");
    refused("[\"toy.shoot.aim\"]", "[\"toy.x.y\"]", "`toy.x.y` is not in the ledger");
    refused("\"battle\"", "\"lunch\"", "ledger.toml:19: unknown variant `lunch`");
    refused("layer = \"gm\"", "layer", "ledger.toml:26: ");
    refused("fear = ", "flight = ", "`toy.fear.test` is of a chapter without a name");
    refused("fear = ", "food = \"Food\"\nfear = ", "no rule is of the chapter `food`");
}

const FACTS: &str = r#"
[[fact]]
rule = "toy.shoot.aim"
n = 1
kind = "plain"
says = "An aimed shot has +1."
wrong = "It has +2."

[[fact]]
rule = "toy.shoot.aim"
n = 2
kind = "limit"
says = "One \"aim\" counts."
wrong = "Two count."
ruling = "toy.ruling.aim-twice"

[[fact]]
rule = "toy.shoot.range"
n = 1
kind = "definition"
says = "Near is up to 10."
wrong = ""

[[fact]]
rule = "toy.shoot.cover"
n = 1
kind = "exception"
says = "Not from behind."
wrong = "From behind."

[[fact]]
rule = "toy.fear.test"
n = 1
kind = "plain"
says = "It is rolled."
wrong = "It is not."

[[fact]]
rule = "toy.fear.flight"
n = 1
kind = "plain"
says = "He runs."
wrong = "He stays."
"#;

#[test]
fn facts_are_generated_with_their_rules() {
    let tree = Tree::new("facts");
    tree.write("crates/toy/facts.toml", FACTS);
    assert_eq!(tree.run(&["generate"]).0, 0);
    let text = tree.read("crates/toy/src/ledger.rs");
    assert!(
        text.contains("(\"toy.shoot.aim\") => { ::kernel::RuleId::stating(&(\"toy.shoot.aim\", 2)) };"),
        "{text}"
    );
    let facts = "facts: &[\n                Fact { kind: FactKind::Plain, says: \"An aimed shot has +1.\" },\n                \
                 Fact { kind: FactKind::Limit, says: \"One \\\"aim\\\" counts.\" },\n            ],\n";
    assert!(text.contains(facts), "{text}");
    tree.write("crates/toy/facts.toml", &FACTS.replace("He runs.", "She runs."));
    assert_eq!(tree.run(&["generate", "--check"]).0, 1);
}

#[test]
fn wrong_facts_are_refused_with_their_line() {
    let tree = Tree::new("wrong-facts");
    let refused = |from: &str, to: &str, message: &str| {
        tree.write("crates/toy/facts.toml", &FACTS.replacen(from, to, 1));
        let (code, _, errors) = tree.run(&["generate"]);
        assert_eq!(code, 2);
        assert!(errors.contains(message), "{errors}");
    };
    refused("toy.shoot.range", "toy.shoot.rage", "facts.toml:18: `toy.shoot.rage` is no rule of the ledger");
    refused("n = 2", "n = 3", "facts.toml:11: fact 2 of `toy.shoot.aim` is due here");
    refused("n = 1", "n = 2", "facts.toml:4: fact 1 of `toy.shoot.aim` is due here");
    refused("toy.fear.test", "toy.shoot.aim", "`toy.shoot.aim` stands out of the ledger's order");
    refused("\"limit\"", "\"odd\"", "facts.toml:12: unknown variant `odd`");
    refused("ruling.aim-twice", "ruling.aim-thrice", "facts.toml:15: `toy.ruling.aim-thrice` is no ruling");
    refused(
        "says = \"Not from",
        "ruling = \"toy.ruling.aim-twice\"\nsays = \"Not from",
        "is not on `toy.shoot.cover`",
    );
    refused("\"Two count.\"", "\"\"", "facts.toml:10: a definition, and nothing else, has `wrong = \"\"`");
    refused("kind = \"definition\"", "kind = \"plain\"", "facts.toml:18: a definition, and nothing else,");
    refused("toy.fear.flight\"\nn = 1", "toy.fear.test\"\nn = 2", "`toy.fear.flight` has no fact");
    refused("\"He runs.\"", "\" \"", "a fact that says nothing");
}

#[test]
fn a_file_that_does_not_end_is_an_error_with_its_line() {
    let tree = Tree::new("unclosed");
    tree.write("crates/toy/src/odd.rs", "fn a() {}\nfn b() { \"");
    let (code, _, errors) = tree.run(&["ledger"]);
    assert_eq!(code, 2);
    assert!(errors.contains("crates/toy/src/odd.rs:2: a string that is not closed"), "{errors}");
}

#[test]
fn tidy_finds_what_is_untidy() {
    let tree = Tree::new("tidy");
    assert_eq!(tree.tidy(), (0, String::new()));
    let untidy = [
        ("// See toy.shoot.aim.\n".to_string(), "`toy.shoot.aim` stands in a comment"),
        ("// TODO: later\n".to_string(), "`TODO` without"),
        ("#[test]\n#[ignore = \"slow\"]\nfn f() {}\n".to_string(), "#[ignore]"),
        (format!("const X: &str = \"{}x\";\n", concat!("/wo", "rk/")), "a path of one machine"),
        ("\n".repeat(801), "801 lines"),
    ];
    for (text, message) in untidy {
        tree.write("crates/toy/src/odd.rs", &text);
        let (code, errors) = tree.tidy();
        assert_eq!(code, 1, "{text}");
        assert!(errors.contains("crates/toy/src/odd.rs:") && errors.contains(message), "{errors}");
    }
    tree.write("crates/toy/src/odd.rs", "// TODO(#12): later\nfn f() { \"toy.shoot.aim TODO\" }\n");
    assert_eq!(tree.tidy(), (0, String::new()));
    tree.write("crates/toy/src/odd.rs", &"\n".repeat(501));
    let (code, warnings) = tree.tidy();
    assert!(code == 0 && warnings.starts_with("warning: crates/toy/src/odd.rs: 501 lines"), "{warnings}");
}

#[test]
fn a_book_may_not_depend_on_a_book() {
    let tree = Tree::new("dependency");
    tree.write("crates/other/ledger.toml", "");
    tree.write("crates/other/Cargo.toml", "[package]\nname = \"other\"\n");
    assert_eq!(tree.tidy().0, 0);
    for section in ["dependencies", "dev-dependencies", "target.'cfg(unix)'.dependencies"] {
        let renamed = format!("[{section}]\nfriend = {{ package = \"toy\", path = \"../toy\" }}\n");
        for text in [format!("[{section}]\ntoy.workspace = true\n"), renamed] {
            tree.write("crates/other/Cargo.toml", &text);
            let (code, errors) = tree.tidy();
            assert_eq!(code, 1, "{text}");
            assert!(errors.contains("crates/other/Cargo.toml:2: other depends on the book toy"), "{errors}");
        }
    }
}

#[test]
fn a_book_is_named_in_its_crate_and_in_the_list_alone() {
    let tree = Tree::new("touched");
    let list = "[package]\nname = \"books\"\n\n[dependencies]\ntoy.workspace = true\n";
    tree.write("crates/books/Cargo.toml", list);
    tree.write("crates/books/src/lib.rs", "static BOOKS: &[Shelved] = &[toy::SHELVED];\n");
    let tests = "fn f() {}\n// A toy.\n#[cfg(test)]\nmod tests {\n    fn f() { toy::f(\"toy\") }\n}\n";
    for file in ["crates/shelf/src/which.rs", "crates/shelf/src/page/tests.rs", "crates/shelf/tests/all.rs"] {
        tree.write(file, tests);
    }
    tree.write(
        "crates/shelf/Cargo.toml",
        "[package]\nname = \"shelf\"\n\n[dev-dependencies]\nbooks.workspace = true\n",
    );
    tree.write(
        "crates/game/Cargo.toml",
        "[package]\nname = \"game\"\n\n[dependencies]\nbooks.workspace = true\n",
    );
    tree.write("crates/game/src/main.rs", "fn main() { books::stock(); }\n");
    tree.write("crates/shelf/src/lib.rs", "fn f() { \"toys, toy-shop\" }\n");
    assert_eq!(tree.tidy(), (0, String::new()));
    for code in ["use toy::f;", "const FIRST: &str = \"toy\";", "const TEXT: &str = \"see toy.shoot.aim\";"] {
        for file in ["crates/shelf/src/lib.rs", "crates/game/src/main.rs", "xtask/src/main.rs"] {
            tree.write(file, &format!("fn f() {{}}\n{code}\n"));
            let (code, errors) = tree.tidy();
            assert_eq!(code, 1, "{errors}");
            assert_eq!(errors, format!("{file}:2: the book toy is named outside its crate\n"));
            tree.write(file, "");
        }
    }
    tree.write(
        "crates/shelf/Cargo.toml",
        "[package]\nname = \"shelf\"\n\n[dependencies]\nbooks.workspace = true\n",
    );
    assert!(tree.tidy().1.contains("crates/shelf/Cargo.toml:5: a library depends on the list of books"));
    tree.write(
        "crates/shelf/Cargo.toml",
        "[package]\nname = \"shelf\"\n\n[dev-dependencies]\ntoy.workspace = true\n",
    );
    assert!(tree.tidy().1.contains("crates/shelf/Cargo.toml:5: shelf depends on the book toy"));
}

#[test]
fn a_public_type_name_stands_in_two_crates_at_the_most_and_all_books_are_one() {
    let tree = Tree::new("names");
    for book in ["other", "third"] {
        tree.write(&format!("crates/{book}/ledger.toml"), "");
        tree.write(&format!("crates/{book}/Cargo.toml"), &format!("[package]\nname = \"{book}\"\n"));
    }
    let zombie = "pub struct Zombie;\n";
    for package in ["toy", "other", "third", "page"] {
        tree.write(&format!("crates/{package}/src/zombie.rs"), zombie);
    }
    tree.write("crates/page/tests/zombie.rs", zombie);
    tree.write("crates/ground/src/zombie.rs", "struct Zombie;\n");
    tree.write("crates/shelf/src/zombie.rs", "#[cfg(test)]\nmod tests {\n    pub struct Zombie;\n}\n");
    assert_eq!(tree.tidy(), (0, String::new()));
    for kind in ["struct", "enum", "trait", "type", "union"] {
        tree.write("crates/store/src/zombie.rs", &format!("pub {kind} Zombie\n"));
        let found = "`Zombie` is a public type in page, store, the books\n";
        assert_eq!(tree.tidy(), (1, found.to_owned()));
    }
}

#[test]
fn tidy_finds_whoever_asks_what_kind_of_ground_it_is() {
    let tree = Tree::new("grounds");
    let asks = "fn f(g: &Ground) {\n    matches!(g, Ground::Hex(_));\n}\n";
    tree.write("crates/page/src/lib.rs", asks);
    let (code, errors) = tree.tidy();
    assert!(
        code == 1 && errors.starts_with("crates/page/src/lib.rs:2: asks what kind of ground"),
        "{errors}"
    );
    tree.write("crates/page/src/lib.rs", "fn f() { Ground::new(table) }\n");
    for file in ["crates/view/src/board.rs", "crates/picture/src/print.rs", "crates/page/tests/page.rs"] {
        tree.write(file, asks);
    }
    assert_eq!(tree.tidy(), (0, String::new()));
}
