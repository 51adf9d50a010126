use super::find::{Known, find, flags, parse};
use super::rewrite::{Rewrite, blamed};
use super::*;

fn known(file: &syn::File) -> Known {
    let mut known = Known::default();
    flags(file, &mut known.flags);
    known.early.read(file);
    known.early = known.early.close();
    known.contexts.read(Path::new("table/x.rs"), file);
    known
}

/// Each change of a snippet as kind, what stood there, what stands there instead.
fn changes(text: &str) -> Vec<(Kind, String, String)> {
    let file = parse(text).unwrap();
    let found = find(text, &file, &known(&file), true);
    found.changes.into_iter().map(|it| (it.kind, flat(&text[it.at]), flat(&it.mutated))).collect()
}

fn has(text: &str, kind: Kind, original: &str, mutated: &str) {
    let found = changes(text);
    assert!(found.contains(&(kind, original.to_owned(), mutated.to_owned())), "{found:#?}");
}

#[test]
fn each_kind_of_mistake_is_found() {
    has("fn f() { a < b; }", Kind::Comparison, "a < b", "a <= b");
    has("fn f() { g(a && b); }", Kind::Logic, "a && b", "(a) || (b)");
    has("fn f() -> i32 { a + b }", Kind::Sum, "a + b", "a - b");
    has("fn f() -> i32 { a.max(b) }", Kind::Extreme, "a.max(b)", "a.min(b)");
    has("fn f() -> u8 { 6u8 }", Kind::Constant, "6u8", "7u8");
    has("fn f() -> Distraction { g(6) }", Kind::Constant, "6", "7");
    has("const A: [W; 2] = [W::B, W::C];", Kind::Cell, "W::B", "W::C");
    has("fn f() { sum.add(rule!(\"a\"), x); }", Kind::Modifier, "sum.add(rule!(\"a\"), x);", "");
    has("fn f() { it.down = x; }", Kind::Effect, "it.down = x;", "");
    has("fn f() { if a.b() { return; } }", Kind::Guard, "a.b()", "false");
    has("fn f() { if a.b() { return; } }", Kind::Guard, "a.b()", "true");
    has("fn f() { if let A = b { return; } }", Kind::Guard, "let A = b", "false");
    has("fn f() { if let A(a) = b && a.c() { return; } }", Kind::Guard, "a.c()", "true");
    has("fn f() { match x { A::B => y, A::C | A::D => z } }", Kind::Row, "y", "z");
    has("const fn f() -> u8 { 1 }", Kind::Constant, "1", "2");
    has("struct S { m: bool } fn f() { S { m: a.b() } }", Kind::Flag, "a.b()", "!(a.b())");
    has("fn f() { match x { 1..=3 => a, _ => b } }", Kind::Row, "1..=3", "1..=4");
    has("fn f() { g(matches!(x, A | B)); }", Kind::Cell, "matches!(x, A | B)", "matches!(x, B)");
}

#[test]
fn words_citations_and_tests_are_left_alone() {
    for text in [
        "fn f() -> String { a + 1 }",
        "fn f() { dice.cite(rule!(\"a\")); }",
        "impl Display for S { fn f() { 1; } }",
        "#[test] fn f() { 1; }",
        "const fn f() -> W { W(1) } const fn g() -> W { f() } const A: &str = g();",
        "fn f() { match x { A(n) => y, A::C => n } }",
    ] {
        assert_eq!(changes(text), [], "{text}");
    }
}

/// The snippet with its changes of these numbers in it, numbered from 1.
fn rewritten(text: &str, which: &[usize]) -> String {
    let file = parse(text).unwrap();
    let found = find(text, &file, &known(&file), true);
    let chosen: BTreeMap<usize, usize> = which.iter().copied().zip(1..).collect();
    let constant = |change: &usize| found.changes[*change].constant;
    let depends = chosen.iter().filter_map(|it| Some((constant(it.0)?, BTreeSet::from([*it.1])))).collect();
    let read = |_: Option<&str>, name: &str| Some(format!("(*{}())", rewrite::maker(name)));
    Rewrite { text, file: &found, chosen: &chosen, read: &read, depends: &depends }.whole()
}

#[test]
fn only_the_chosen_change_is_written_and_the_source_stays_beside_it() {
    assert_eq!(
        rewritten("fn f() { g(a < 3); }", &[1]),
        "fn f() { g((if crate::mutant::is(1) { /*<1*/ a <= 3 /*1>*/ } else { a < 3 })); }"
    );
    assert_eq!(
        rewritten("fn f() { g(x); }", &[0]),
        "fn f() { /*<1*/ if !crate::mutant::is(1) { g(x); } /*1>*/ }"
    );
    assert_eq!(
        rewritten("fn f() { match x { 1 => a, _ => b } }", &[0]),
        "fn f() { match x { /*<1*/ 2 if crate::mutant::is(1) => {  a } /*1>*/ 1 => a, _ => b } }"
    );
}

#[test]
fn conditions_arms_and_constant_functions_are_switched_where_they_stand() {
    assert_eq!(
        rewritten("fn f() { if let A(a) = b && c { d } }", &[0]),
        "fn f() { if let A(a) = b && c /*<1*/ && !crate::mutant::is(1) /*1>*/ { d } }"
    );
    assert_eq!(
        rewritten("fn f() { match x { A::B => y, A::C => z } }", &[0]),
        "fn f() { match x { /*<1*/ A::B if crate::mutant::is(1) => { z } /*1>*/ A::B => y, A::C => z } }"
    );
    assert_eq!(
        rewritten("const fn f() -> u8 { 1 }", &[0]),
        " fn f() -> u8 { (if crate::mutant::is(1) { /*<1*/ 2 /*1>*/ } else { 1 }) }"
    );
}

#[test]
fn what_the_board_measures_for_the_table_is_measured_wrongly() {
    let context = "#[derive(Deserialize)] struct S { m: bool, n: u8, far_mm: i32, o: Option<u8>, c: C, l: L } enum C { A, B }";
    for (literal, original, mutated) in [
        ("S { m }", "m", "!(m)"),
        ("S { n: a.n() }", "a.n()", "(a.n()) + 1"),
        ("S { far_mm: a.b() }", "a.b()", "0"),
        ("S { o: a.o }", "a.o", "None"),
        (
            "S { c: a.c() }",
            "a.c()",
            "{ let it = a.c(); if it == crate::table::x::C::A { crate::table::x::C::B } else { crate::table::x::C::A } }",
        ),
        ("S { l: a.l() }", "a.l()", "Default::default()"),
    ] {
        has(&format!("{context} fn f() {{ {literal} }}"), Kind::Measured, original, mutated);
    }
    has(&format!("{context} fn f() {{ it.n += 1; }}"), Kind::Measured, "it.n += 1;", "");
    let given =
        format!("{context} fn f() {{ S {{ m: true, n: 0, o: None, c: C::A, ..it }}; Told::S {{ m }} }}");
    assert!(changes(&given).iter().all(|it| it.0 != Kind::Measured));
    assert_eq!(
        rewritten("#[derive(Deserialize)] struct S { m: bool } fn f() { S { m } }", &[0]),
        "#[derive(Deserialize)] struct S { m: bool } fn f() { S { m: (if crate::mutant::is(1) { /*<1*/ !(m) /*1>*/ } else { m }) } }"
    );
}

#[test]
fn the_cells_of_included_data_are_changed_in_the_text() {
    let text = "const TEXT: &str = include_str!(\"t.toml\"); fn f() -> T { read(TEXT) }";
    let mut found = find(text, &parse(text).unwrap(), &Known::default(), true);
    data::include(&mut found, 0, Path::new("t.toml"), "copies = 3\n");
    let change = found.changes.last().unwrap();
    assert_eq!(change.mutated, "crate::mutant::changed(include_str!(\"t.toml\"), 9, 10, \"4\")");
    let cell = change.cell.as_ref().unwrap();
    assert_eq!((cell.line, cell.text.as_str(), cell.mutated.as_str()), (1, "copies = 3", "4"));
}

#[test]
fn a_constant_is_made_when_it_is_read() {
    let text = rewritten("const STEP: i32 = 50; fn f() -> i32 { STEP }", &[0]);
    assert!(text.starts_with("const STEP: i32 = 50; pub fn made_step() -> &'static i32 {"), "{text}");
    assert!(text.contains("if crate::mutant::is(1) { /*<1*/ 51 /*1>*/ } else { 50 }"), "{text}");
    assert!(text.ends_with("fn f() -> i32 { (*made_step()) }"), "{text}");
}

#[test]
fn what_does_not_compile_is_blamed_on_what_stands_there() {
    let text = "a\n/*<1*/ b /*1>*/ c /*<2*/ d\ne /*2>*/ f\n";
    assert_eq!(blamed(text, 8..9), BTreeSet::from([1]));
    assert_eq!(blamed(text, text.find('e').unwrap()..text.find('e').unwrap() + 1), BTreeSet::from([2]));
    assert_eq!(blamed(text, 0..1), BTreeSet::new());
}

#[test]
fn the_order_depends_on_the_seed_and_not_on_the_line() {
    let text = "fn f() { a < b; }";
    let file = parse(text).unwrap();
    let found = find(text, &file, &known(&file), true);
    let source = Source { name: "table/x.rs".into(), text: text.into(), found, citations: Vec::new() };
    let one = candidates("toy", &[source]).remove(0);
    let moved = Mutant { line: 90, ..one.clone() };
    assert_eq!(order(1, &one), order(1, &moved));
    assert_ne!(order(1, &one), order(2, &one));
}

#[test]
fn constants_of_one_name_are_told_apart_by_their_modules() {
    let source = |name: &str| {
        let text = "const TEXT: u8 = 3;";
        let found = find(text, &parse(text).unwrap(), &Known::default(), true);
        Source { name: name.into(), text: text.into(), found, citations: Vec::new() }
    };
    let mut whole = source("printed/whole.rs");
    whole.found = File::default();
    let sources = [source("printed/cards.rs"), source("printed/people.rs"), whole];
    assert_eq!(resolve(&sources, 2, Some("people"), "TEXT"), Some((1, 0)));
    assert_eq!(resolve(&sources, 2, None, "TEXT"), None);
    assert_eq!(resolve(&sources, 0, None, "TEXT"), Some((0, 0)));
}

fn source(name: &str, text: &str) -> Source {
    let file = parse(text).unwrap();
    let found = find(text, &file, &known(&file), true);
    let cited = |(line, text): (usize, &str)| {
        let id = text.split("rule!(\"").nth(1)?.split('"').next()?;
        let file = PathBuf::from(name);
        Some(Citation { id: id.to_owned(), file, line: line + 1, ..Citation::default() })
    };
    let citations = text.lines().enumerate().filter_map(cited).collect();
    Source { name: name.into(), text: text.into(), found, citations }
}

/// The rules that the change of this text to that is about.
fn rules(sources: &[Source], original: &str) -> Vec<String> {
    let all = candidates("toy", sources);
    let it = all.into_iter().find(|it| it.original == original).expect(original);
    it.rules.into_iter().collect()
}

#[test]
fn a_place_is_about_what_is_cited_around_it_or_one_call_away() {
    let text = "fn fires() { play.cite(rule!(\"toy.fire\"));\n g(a < 1, far()); }\nfn far() -> bool { b < 2 }\nfn waits() { c < 3; }\nfn ducks() { play.cite(rule!(\"toy.duck\"));\n }";
    let sources = [source("battle/x.rs", text)];
    assert_eq!(rules(&sources, "a < 1"), ["toy.fire"]);
    assert_eq!(rules(&sources, "b < 2"), ["toy.fire"]);
    assert_eq!(rules(&sources, "c < 3"), ["toy.duck", "toy.fire"], "no call leads anywhere: the file's");
}

#[test]
fn a_measured_field_is_about_what_is_cited_where_it_is_read() {
    let table = "#[derive(Deserialize)] struct Shot { moved: bool, far: bool }\nimpl Shot { fn score(&self) { if self.moved { sum.add(rule!(\"toy.move-and-fire\"), 1); } }\n fn range(&self) { if self.far { sum.add(rule!(\"toy.range\"), 1); } } }";
    let board = "fn fire() -> Shot { play.cite(rule!(\"toy.fire\"));\n Shot { moved: it.ap(), far: far(it) } }\nfn far(it: X) -> bool { it.mm < 9 }";
    let both = format!("{table}\n{board}");
    let file = parse(&both).unwrap();
    let of = |name: &str, text: &str| Source {
        found: find(text, &parse(text).unwrap(), &known(&file), name.starts_with("battle")),
        ..source(name, text)
    };
    let sources = [of("table/x.rs", table), of("battle/x.rs", board)];
    assert_eq!(rules(&sources, "it.ap()"), ["toy.fire", "toy.move-and-fire"]);
    assert_eq!(rules(&sources, "it.mm < 9"), ["toy.range"]);
}

#[test]
fn what_everything_stands_on_is_about_no_rule() {
    let callers = (0..20).map(|n| format!("fn f{n}() {{ play.cite(rule!(\"toy.r{n}\"), lives());\n }}\n"));
    let text = callers.collect::<String>() + "fn lives() -> bool { a < 1 }";
    assert!(rules(&[source("battle/x.rs", &text)], "a < 1").is_empty());
}

#[test]
fn a_ruling_stands_for_the_few_rules_it_is_about() {
    let settles = BTreeMap::from([
        ("toy.ruling.dodge".to_owned(), vec!["toy.dodge".to_owned()]),
        ("toy.ruling.all".to_owned(), ["a", "b", "c", "d"].map(String::from).to_vec()),
    ]);
    let mut rules = BTreeSet::from(["toy.ruling.dodge".to_owned(), "toy.ruling.all".to_owned()]);
    near::settled(&mut rules, &settles);
    assert_eq!(Vec::from_iter(rules), ["toy.dodge", "toy.ruling.all", "toy.ruling.dodge"]);
}
