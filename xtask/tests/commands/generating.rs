//! `generate`: ledgers and facts as code, and what is refused.
use crate::toy::*;

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
