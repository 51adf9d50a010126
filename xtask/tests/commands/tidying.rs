//! `tidy`: what it finds.
use crate::toy::*;

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
