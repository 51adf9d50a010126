//! The tables in print, and those of a player's own box.
use std::sync::Arc;

use atzr::{
    printed::{
        Class, FightTables, Printed, TablesFault,
        tables::{Allowed, Reaction, ReactionTable},
    },
    rule,
    table::{
        charge::{Charge, compare},
        reaction::ReactionTest,
    },
};
use kernel::{Origin, RuleId, scripted};

const CHARGE: &str = r#"
[tables.charge]
roll = 3
rage = 2
runt = -1
charger-passed-more = "nothing"
same = "nothing"
target-passed-more = "one-die"
"#;

fn faults(text: &str) -> Vec<TablesFault> {
    Printed::with(text).unwrap_err()
}

fn said(text: &str) -> Vec<String> {
    faults(text).iter().map(ToString::to_string).collect()
}

#[test]
fn an_empty_file_is_the_reconstruction() {
    let printed = Printed::with("  \n").unwrap();
    assert!(Arc::ptr_eq(&printed, Printed::book()));
    assert!(Arc::ptr_eq(Printed::in_use(), Printed::book()));
    assert_eq!(printed.tables, FightTables::book());
}

#[test]
fn a_table_of_the_players_own_is_used_and_the_others_stay() {
    let printed = Printed::with(CHARGE).unwrap();
    let allowed = |printed: &Printed, charger, target| {
        compare(charger, target, &printed.tables.charge, &mut scripted(&[]))
    };
    assert_eq!(allowed(Printed::book(), 1, 1), Allowed::OneDie);
    assert_eq!(allowed(&printed, 1, 1), Allowed::Nothing);
    let duel = Charge::default();
    let fire = duel.test(&printed.tables.charge, &mut scripted(&[1, 1, 1, 1, 1, 6]));
    assert_eq!(fire.as_slice(), [Allowed::OneDie]);
    assert_eq!(printed.tables.melee, FightTables::book().melee);
    assert_eq!(printed.counters, Printed::book().counters);
}

#[test]
fn every_entry_says_where_its_result_comes_from() {
    let printed = Printed::with(CHARGE).unwrap();
    let charge = rule!("atzr.ruling.table-charge-into-melee");
    assert_eq!(printed.own().unwrap().replaces, [charge].into());
    assert_eq!(Printed::book().own(), None);
    assert_eq!(printed.origin(charge), Origin::Yours);
    assert_eq!(Printed::book().origin(charge), Origin::Ruling);
    assert_eq!(printed.origin(rule!("atzr.ruling.table-melee")), Origin::Ruling);
    assert_eq!(printed.origin(rule!("atzr.charge.test")), Origin::Book);
}

#[test]
fn one_class_may_have_its_own_reaction_table() {
    let mut ganger = toml::Value::try_from(&FightTables::book().reaction.ganger).unwrap();
    ganger["received-fire"]["none"][0]["result"] = toml::Value::String("duck-back".to_owned());
    let mut reaction = toml::Table::new();
    reaction.insert("ganger".to_owned(), ganger);
    let mut tables = toml::Table::new();
    tables.insert("reaction".to_owned(), toml::Value::Table(reaction));
    let mut file = toml::Table::new();
    file.insert("tables".to_owned(), toml::Value::Table(tables));
    let printed = Printed::with(&toml::to_string(&file).unwrap()).unwrap();
    let test = ReactionTest { class: Class::Ganger, ..ReactionTest::default() };
    let take = |printed: &Printed| test.take(&printed.tables.reaction, false, &mut scripted(&[6, 6]));
    assert_eq!((take(Printed::book()), take(&printed)), (Reaction::Runaway, Reaction::DuckBack));
    assert_eq!(printed.origin(ReactionTable::ruling(Class::Ganger)), Origin::Yours);
    assert_eq!(printed.origin(ReactionTable::ruling(Class::Militia)), Origin::Ruling);
}

#[test]
fn the_reconstruction_passes_its_own_checks() {
    let mut file = toml::Table::new();
    file.insert("tables".to_owned(), toml::Value::try_from(FightTables::book()).unwrap());
    let text = toml::to_string(&file).unwrap();
    let printed = Printed::with(&text).unwrap();
    assert_eq!(printed.tables, FightTables::book());
    let all: [RuleId; 11] = [
        rule!("atzr.ruling.table-in-sight"),
        rule!("atzr.ruling.table-reaction-ganger"),
        rule!("atzr.ruling.table-reaction-militia"),
        rule!("atzr.ruling.table-reaction-survivor"),
        rule!("atzr.ruling.table-ranged-combat"),
        rule!("atzr.ruling.table-ranged-damage"),
        rule!("atzr.ruling.table-charge-into-melee"),
        rule!("atzr.ruling.table-melee"),
        rule!("atzr.ruling.table-melee-damage"),
        rule!("atzr.ruling.table-cover-concealment"),
        rule!("atzr.ruling.table-movement-costs"),
    ];
    assert!(all.iter().all(|&it| printed.origin(it) == Origin::Yours));
}

#[test]
fn all_faults_come_at_once_each_with_its_line() {
    let text = "\
[tables.charge]
roll = 2
rage = 40
runt = -1
charger-passed-more = \"nothing\"
same = \"one-die\"
target-passed-more = \"all-dice\"

[tables.ranged-damage]
rows = [{ when = \"six\", result = \"obviously-dead\" }]

[tables.cover]
clear = 3

[tables.swimming]
deep = 1
";
    assert_eq!(
        said(text),
        [
            "line 3, column 1: /tables/charge/rage: found 40, expected a number from -6 to 6",
            "line 10, column 1: /tables/ranged-damage/rows: found a last line that need not apply, expected `when = \
             \"always\"` in the last line",
            "line 13, column 1: /tables/cover/clear: found 3, expected a table",
            "line 15, column 9: /tables/swimming: found `swimming`, expected one of reaction, in-sight, ranged, \
             ranged-damage, charge, melee, melee-damage, cover, movement",
        ]
    );
}

#[test]
fn what_is_no_toml_says_where() {
    let faults = faults("[tables.charge]\nroll = = 2\n");
    assert_eq!((faults[0].line, faults.len()), (Some(2), 1));
}

#[test]
fn tables_that_make_no_sense_are_refused() {
    let lines = |rows: &str| said(&format!("[tables.melee-damage]\nrows = [{rows}]\n")).join("\n");
    let always = "{ when = \"always\", result = \"another-round\" }";
    let one = "{ when = \"one\", result = \"obviously-dead\" }";
    assert!(lines("").contains("found no line"));
    assert!(lines(always).contains("a melee has an end"));
    assert!(lines(&format!("{always}, {one}")).contains("`always` in the last line alone"));
    assert!(lines(&format!("{one}, {one}, {always}")).contains("a second \"one\""));
    let ranged = |rows: &str| said(&format!("[tables.ranged]\nrows = [{rows}]\n")).join("\n");
    assert!(ranged("").contains("found no row"));
    assert!(ranged("{ up-to = 7, misses = [] }").contains("none in the last row"));
    assert!(ranged("{ misses = [] }, { misses = [] }").contains("no `up-to`"));
    let falling = "{ up-to = 8, misses = [] }, { up-to = 7, misses = [] }, { misses = [] }";
    assert!(ranged(falling).contains("from the lowest total to the highest"));
    assert!(said("tables = 3").join("").contains("found a number, expected a table"));
    assert!(said("[rules]\nx = 1").join("").contains("expected one of tables, people"));
    let corner = CHARGE.replace("roll = 3", "roll = \"luck\"");
    assert!(said(&corner).join("").contains("/tables/charge/roll"), "{:?}", said(&corner));
}

#[test]
fn a_saved_game_keeps_the_players_text_alone() {
    let printed = Printed::with(CHARGE).unwrap();
    let saved = serde_json::to_string(&printed).unwrap();
    assert_eq!(saved, serde_json::to_string(CHARGE).unwrap());
    let back: Arc<Printed> = serde_json::from_str(&saved).unwrap();
    assert_eq!(back, printed);
    assert_eq!(serde_json::to_string(Printed::book()).unwrap(), "\"\"");
    assert_eq!(&serde_json::from_str::<Arc<Printed>>("\"\"").unwrap(), Printed::book());
    assert!(serde_json::from_str::<Printed>("\"[tables.swimming]\"").is_err());
}

#[test]
fn the_schema_asks_for_nothing_and_knows_every_part() {
    let schema = Printed::schema();
    let parts = ["tables", "people", "counters", "cards", "characters"];
    assert!(parts.iter().all(|it| schema["properties"][it].is_object()));
    let tables = &schema["$defs"]["FightTables"];
    assert!(tables["properties"]["melee-damage"].is_object() && tables["required"].is_null());
    assert!(schema["$defs"]["ChargeTable"]["required"].is_array());
}

#[test]
fn the_schema_that_is_shipped_is_that_of_the_program() {
    let kept = include_str!("../../../scenarios/atzr-tables.schema.json");
    let again = "cargo run -p atzr --example atzr_schema -- tables > scenarios/atzr-tables.schema.json";
    let program = Printed::schema().to_string();
    assert!(kept == program, "{again}");
}

#[test]
fn a_file_says_what_it_is_called_or_is_called_as_somebody_calls_it() {
    assert_eq!(Printed::with(CHARGE).unwrap().own().unwrap().name, "your own box");
    let called = Printed::called(CHARGE, " my \"box\"\n ").unwrap();
    assert_eq!(Printed::with(&called).unwrap().own().unwrap().name, "my \"box\"");
    let named = format!("name = \"Ed's box\"\n{CHARGE}");
    assert_eq!(Printed::called(&named, "other").unwrap(), named, "what it says itself holds");
    assert_eq!(Printed::with(&named).unwrap().own().unwrap().name, "Ed's box");
    let long = format!("name = \"{}\"\n{CHARGE}", "x".repeat(61));
    assert!(said(&long)[0].starts_with("line 1, column 1: /name: found "), "{:?}", said(&long));
    assert!(said(&format!("name = 3\n{CHARGE}"))[0].contains("found a number"));
}

#[test]
fn json_is_read_like_toml_and_wrong_json_says_where() {
    let file: toml::Table = CHARGE.parse().unwrap();
    let text = serde_json::to_string_pretty(&file).unwrap();
    let (json, toml) = (Printed::with(&text).unwrap(), Printed::with(CHARGE).unwrap());
    assert_eq!((&json.tables, json.own()), (&toml.tables, toml.own()));
    let called = Printed::called(&text, "mine").unwrap();
    assert_eq!(Printed::with(&called).unwrap().own().unwrap().name, "mine");
    let wrong = text.replace("\"rage\": 2", "\"rage\": 40");
    assert_eq!(
        said(&wrong),
        ["line 5, column 15: /tables/charge/rage: found 40, expected a number from -6 to 6"]
    );
    let cut = &text[..text.len() / 2];
    assert!(
        said(cut)[0].contains("found the end of the text, expected the rest of the file"),
        "{:?}",
        said(cut)
    );
    assert_eq!(
        said("{\"tables\":\n null}"),
        ["line 2, column 2: /tables: found null, expected a file in TOML, or in JSON without null"]
    );
}

#[test]
fn faults_are_told_in_words_of_the_file() {
    let said_of = |text: &str| said(text).join("\n");
    assert!(said_of("[tables.charge]\nroll = 3\n").contains("found no `rage`, expected a value for `rage`"));
    let clear = "[tables.cover]\nclear = 3\n";
    assert!(said_of(clear).contains("found 3, expected a table"));
    let dice = said_of("[people.robbery]\nalone = 900\nthree-or-more = 1\nsomebody-out = -1\nresults = []\n");
    assert!(dice.contains("expected a whole number from -128 to 127"), "{dice}");
    let deck = said_of("[cards]\ndeck = 3\n");
    assert!(deck.contains("found a number, expected a list"), "{deck}");
    let faces = said_of("[people.involuntary]\nurban = [\"none\"]\n");
    assert!(faces.contains("/people/involuntary/urban"), "{faces}");
    assert!(said_of("name = \"nothing more\"\n").contains("a file that replaces nothing"));
    let huge = format!("# {}\n", "x".repeat(300_000));
    assert!(said_of(&huge).contains("expected at most 262144"));
}

#[test]
fn what_the_book_has_in_its_text_is_the_players_too_if_he_replaces_it() {
    let printed = Printed::with("[cards.entry]\nred = 1\nyellow = 1\ngreen = 1\n").unwrap();
    assert_eq!(printed.origin(rule!("atzr.building.entry-roll")), Origin::Yours);
    assert_eq!(
        printed.origin(rule!("atzr.ruling.table-event-deck")),
        Origin::Ruling,
        "the deck is ours still"
    );
    let deck =
        Printed::with("[cards.person]\nrows = [\"red\", \"red\", \"red\", \"red\", \"red\", \"red\"]\n");
    assert_eq!(deck.unwrap().origin(rule!("atzr.ruling.table-event-deck")), Origin::Yours);
}

#[test]
fn what_we_play_by_reads_as_a_file_and_changes_nothing() {
    let ours = Printed::with(&Printed::ours()).unwrap();
    let book = Printed::book();
    assert_eq!((&ours.tables, &ours.people, &ours.counters), (&book.tables, &book.people, &book.counters));
    assert_eq!((&ours.cards, &ours.characters), (&book.cards, &book.characters));
    assert_eq!(ours.own().unwrap().replaces.len(), 29, "{:?}", ours.own());
}
