//! The tables in print, and those of a player's own box.
#![allow(clippy::unwrap_used)]
use std::sync::Arc;

use atzr::{
    printed::{
        Class, Fault, Printed, Source, Tables,
        tables::{Allowed, Reaction, ReactionTable},
    },
    rule,
    table::{
        charge::{Charge, compare},
        reaction::ReactionTest,
    },
};
use kernel::{RuleId, scripted};

const CHARGE: &str = r#"
[tables.charge]
roll = 3
rage = 2
runt = -1
charger-passed-more = "nothing"
same = "nothing"
target-passed-more = "one-die"
"#;

fn faults(text: &str) -> Vec<Fault> {
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
    assert_eq!(printed.tables, Tables::book());
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
    assert_eq!(printed.tables.melee, Tables::book().melee);
    assert_eq!(printed.counters, Printed::book().counters);
}

#[test]
fn every_entry_says_where_its_result_comes_from() {
    let printed = Printed::with(CHARGE).unwrap();
    let charge = rule!("atzr.ruling.table-charge-into-melee");
    assert!(printed.yours(charge) && !Printed::book().yours(charge));
    assert_eq!(printed.source(charge), Source::Yours);
    assert_eq!(Printed::book().source(charge), Source::Ruling);
    assert_eq!(printed.source(rule!("atzr.ruling.table-melee")), Source::Ruling);
    assert_eq!(printed.source(rule!("atzr.charge.test")), Source::Book);
}

#[test]
fn one_class_may_have_its_own_reaction_table() {
    let mut ganger = toml::Value::try_from(&Tables::book().reaction.ganger).unwrap();
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
    assert_eq!(printed.source(ReactionTable::ruling(Class::Ganger)), Source::Yours);
    assert_eq!(printed.source(ReactionTable::ruling(Class::Militia)), Source::Ruling);
}

#[test]
fn the_reconstruction_passes_its_own_checks() {
    let mut file = toml::Table::new();
    file.insert("tables".to_owned(), toml::Value::try_from(Tables::book()).unwrap());
    let text = toml::to_string(&file).unwrap();
    let printed = Printed::with(&text).unwrap();
    assert_eq!(printed.tables, Tables::book());
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
    assert!(all.iter().all(|&it| printed.yours(it)));
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
            "line 13, column 1: /tables/cover/clear: found invalid type: integer `3`, expected struct CoverRow",
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
    assert!(said("tables = 3").join("").contains("found a integer, expected a table"));
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
    let tables = &schema["$defs"]["Tables"];
    assert!(tables["properties"]["melee-damage"].is_object() && tables["required"].is_null());
    assert!(schema["$defs"]["ChargeTable"]["required"].is_array());
}
