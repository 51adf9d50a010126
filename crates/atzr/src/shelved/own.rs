//! What a player's own box of All Things Zombie has in print.
use crate::{
    campaign::file::CampaignFile,
    printed::{Printed, TablesFault},
    setup::scenario,
};
use kernel::OwnTables;
use shelf::{OwnBox, OwnTablesFile};

pub(super) const OWN_BOX: OwnBox = OwnBox { schema, ours: Printed::ours, check, install, in_use, put };

fn schema() -> String {
    let mut text = serde_json::to_string_pretty(&Printed::schema()).unwrap_or_default();
    text.push('\n');
    text
}

fn check(text: &str, name: &str) -> Result<OwnTablesFile, Vec<String>> {
    let text = Printed::called(text, name).map_err(|it| said(&it))?;
    let printed = Printed::with(&text).map_err(|it| said(&it))?;
    match printed.own() {
        Some(tables) => Ok(OwnTablesFile { text, tables: tables.clone() }),
        None => Err(vec!["the file is empty; it names the tables that it replaces".to_owned()]),
    }
}

fn install(text: &str) -> Result<(), String> {
    let printed = Printed::with(text).map_err(|it| said(&it).join("; "))?;
    Printed::install(printed).map_err(|_| "tables of your own are in use already".to_owned())
}

fn said(faults: &[TablesFault]) -> Vec<String> {
    faults.iter().map(ToString::to_string).collect()
}

fn in_use() -> Option<&'static OwnTables> {
    Printed::in_use().own()
}

/// A campaign says its book, a scenario does not.
fn put(text: &str, tables: &str) -> Result<String, String> {
    let value = kernel::written::json(text, "file").map_err(|it| it.to_string())?;
    if value.get("book").is_some() {
        let file = CampaignFile::read(text).map_err(|it| it.to_string())?;
        return file.with_tables(tables).map(|it| it.text());
    }
    scenario::with_tables(text, tables).map_err(|it| it.to_string())
}
