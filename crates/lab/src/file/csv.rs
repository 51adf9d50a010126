//! Lines that begin with `#` say where the games come from; then the names of the columns, then the games.
use csv::{ReaderBuilder, WriterBuilder};

use super::{
    Results,
    columns::{COLUMNS, Cell, ColumnKind, cells, row},
};
use crate::origin::Origin;

/// What stands before the origin, so that a file says what it is.
const HEAD: &str = "# shamble: ";

pub fn write(results: &Results) -> Result<Vec<u8>, String> {
    let origin = serde_json::to_string(&results.origin).map_err(|it| it.to_string())?;
    let mut bytes = format!("{HEAD}{origin}\n# {}\n", results.origin.command("sim")).into_bytes();
    let mut writer = WriterBuilder::new().from_writer(&mut bytes);
    let wrong = |it: csv::Error| it.to_string();
    writer.write_record(COLUMNS.iter().map(|it| it.0)).map_err(wrong)?;
    for it in &results.rows {
        writer.write_record(cells(it).iter().map(words)).map_err(wrong)?;
    }
    writer.flush().map_err(|it| it.to_string())?;
    drop(writer);
    Ok(bytes)
}

fn words(cell: &Cell) -> String {
    match cell {
        Cell::Whole(it) => it.to_string(),
        Cell::Real(it) => it.to_string(),
        Cell::Truth(it) => it.to_string(),
        Cell::Words(it) => it.clone(),
        Cell::Nothing => String::new(),
    }
}

pub fn read(bytes: &[u8]) -> Result<Results, String> {
    let first = bytes.split(|it| *it == b'\n').next().unwrap_or_default();
    let head = std::str::from_utf8(first).ok().and_then(|it| it.strip_prefix(HEAD));
    let head = head.ok_or_else(|| "it does not say where its games come from".to_owned())?;
    let origin: Origin =
        serde_json::from_str(head).map_err(|_| "its head is not one of the lab".to_owned())?;
    let mut reader = ReaderBuilder::new().comment(Some(b'#')).from_reader(bytes);
    let names = reader.headers().map_err(|it| it.to_string())?;
    if !names.iter().eq(COLUMNS.iter().map(|it| it.0)) {
        return Err("its columns are not those that the lab writes".to_owned());
    }
    let mut rows = Vec::new();
    for record in reader.records() {
        let record = record.map_err(|it| it.to_string())?;
        let cells: Option<Vec<Cell>> =
            COLUMNS.iter().zip(&record).map(|(it, text)| cell(it.1, text)).collect();
        let line = record.position().map_or(0, csv::Position::line);
        let cells = cells.ok_or_else(|| format!("line {line} holds something else than the lab writes"))?;
        rows.push(row(&cells).map_err(|it| format!("line {line}: {it}"))?);
    }
    Ok(Results { origin, rows })
}

fn cell(kind: ColumnKind, text: &str) -> Option<Cell> {
    Some(match kind {
        ColumnKind::MaybeWhole | ColumnKind::MaybeWords if text.is_empty() => Cell::Nothing,
        ColumnKind::Whole | ColumnKind::MaybeWhole => Cell::Whole(text.parse().ok()?),
        ColumnKind::Real => Cell::Real(text.parse().ok()?),
        ColumnKind::Truth => Cell::Truth(text.parse().ok()?),
        ColumnKind::Words | ColumnKind::MaybeWords => Cell::Words(text.to_owned()),
    })
}
