//! `ledger` and `where`: what is cited, proved and missing.
use std::time::{Duration, SystemTime};

use crate::toy::*;

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
fn a_file_that_does_not_end_is_an_error_with_its_line() {
    let tree = Tree::new("unclosed");
    tree.write("crates/toy/src/odd.rs", "fn a() {}\nfn b() { \"");
    let (code, _, errors) = tree.run(&["ledger"]);
    assert_eq!(code, 2);
    assert!(errors.contains("crates/toy/src/odd.rs:2: a string that is not closed"), "{errors}");
}
