//! A small tree with a book `toy` of five rules.
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

pub const LEDGER: &str = r#"
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

pub const CODE: &str = r##"//! Shooting (1).

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

pub const TESTS: &str = r#"
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

pub const MANIFEST: &str = "[package]\nname = \"toy\"\n\n[dependencies]\nkernel.workspace = true\n";

pub const FACTS: &str = r#"
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

pub struct Tree(pub PathBuf);

impl Tree {
    /// A fresh tree in which the book `toy` stands.
    pub fn new(name: &str) -> Tree {
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

    pub fn write(&self, file: &str, text: &str) {
        let path = self.0.join(file);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }

    pub fn read(&self, file: &str) -> String {
        std::fs::read_to_string(self.0.join(file)).unwrap()
    }

    /// A test program of this name was built of what stands there now, and wrote this when it ran: test, passed, claims, applied.
    pub fn ran(&self, name: &str, tests: &[(&str, bool, &str, &[&str])]) {
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
    pub fn built(&self, name: &str) {
        let program = format!("target/debug/deps/{name}-0123");
        self.write(&format!("{program}.d"), &format!("/x/{program}.d: crates/toy/tests/{name}.rs\n"));
        self.write(&program, "");
        let file = std::fs::File::options().write(true).open(self.0.join(program)).unwrap();
        file.set_modified(SystemTime::now() + Duration::from_secs(5)).unwrap();
    }

    /// What `ledger --json` says of the book.
    pub fn toy(&self) -> serde_json::Value {
        let (code, out, errors) = self.run(&["ledger", "--json"]);
        assert_eq!(code, 0, "{errors}");
        serde_json::from_str::<serde_json::Value>(&out).unwrap()["books"]["toy"].clone()
    }

    /// The exit code, and what was printed where.
    pub fn run(&self, arguments: &[&str]) -> (i32, String, String) {
        let mut xtask = Command::new(env!("CARGO_BIN_EXE_xtask"));
        let run = xtask.args(arguments).current_dir(&self.0).env_remove("CARGO_TARGET_DIR").output();
        let run = run.unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (run.status.code().unwrap(), text(run.stdout), text(run.stderr))
    }

    pub fn tidy(&self) -> (i32, String) {
        let (code, _, errors) = self.run(&["tidy"]);
        (code, errors)
    }
}
