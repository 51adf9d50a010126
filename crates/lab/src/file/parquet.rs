//! One group of rows, no compression; where the games come from stands in the file's own metadata.
use std::sync::Arc;

use bytes::Bytes;
use parquet::{
    data_type::{BoolType, ByteArray, ByteArrayType, DoubleType, Int64Type},
    errors::ParquetError,
    file::{
        metadata::KeyValue,
        properties::WriterProperties,
        reader::{FileReader, SerializedFileReader},
        writer::{SerializedColumnWriter, SerializedFileWriter},
    },
    record::Field,
    schema::parser::parse_message_type,
};

use super::{
    Results,
    columns::{COLUMNS, Cell, ColumnKind, cells, row},
};
use crate::origin::Origin;

/// The name of the origin in the metadata.
const KEY: &str = "shamble";

pub fn write(results: &Results) -> Result<Vec<u8>, String> {
    let origin = serde_json::to_string(&results.origin).map_err(|it| it.to_string())?;
    let kept = [(KEY, origin), ("command", results.origin.command("sim"))];
    let kept = kept.map(|(key, value)| KeyValue::new(key.to_owned(), value));
    let properties = WriterProperties::builder().set_key_value_metadata(Some(kept.to_vec()));
    let mut bytes = Vec::new();
    columns(results, &mut bytes, properties.set_created_by("shamble".to_owned()).build())
        .map_err(|it| it.to_string())?;
    Ok(bytes)
}

fn columns(results: &Results, bytes: &mut Vec<u8>, properties: WriterProperties) -> Result<(), ParquetError> {
    let rows: Vec<Vec<Cell>> = results.rows.iter().map(cells).collect();
    let schema = Arc::new(parse_message_type(&schema())?);
    let mut writer = SerializedFileWriter::new(bytes, schema, Arc::new(properties))?;
    let mut group = writer.next_row_group()?;
    let mut at = 0;
    while let Some(mut column) = group.next_column()? {
        write_column(&mut column, COLUMNS[at].1, rows.iter().map(|it| &it[at]))?;
        column.close()?;
        at += 1;
    }
    group.close()?;
    writer.close()?;
    Ok(())
}

fn schema() -> String {
    let each = COLUMNS.iter().map(|(name, kind)| match kind {
        ColumnKind::Whole => format!("REQUIRED INT64 {name} (INTEGER(64,false));"),
        ColumnKind::MaybeWhole => format!("OPTIONAL INT64 {name} (INTEGER(64,false));"),
        ColumnKind::Real => format!("REQUIRED DOUBLE {name};"),
        ColumnKind::Truth => format!("REQUIRED BOOLEAN {name};"),
        ColumnKind::Words => format!("REQUIRED BYTE_ARRAY {name} (UTF8);"),
        ColumnKind::MaybeWords => format!("OPTIONAL BYTE_ARRAY {name} (UTF8);"),
    });
    format!("message games {{ {} }}", each.collect::<Vec<_>>().join(" "))
}

fn write_column<'a>(
    column: &mut SerializedColumnWriter<'_>,
    kind: ColumnKind,
    cells: impl Iterator<Item = &'a Cell>,
) -> Result<(), ParquetError> {
    let (mut whole, mut reals, mut truths, mut words, mut there) = (vec![], vec![], vec![], vec![], vec![]);
    for cell in cells {
        there.push(i16::from(*cell != Cell::Nothing));
        match cell {
            // As bits: the column is of unsigned numbers.
            Cell::Whole(it) => whole.push(*it as i64),
            Cell::Real(it) => reals.push(*it),
            Cell::Truth(it) => truths.push(*it),
            Cell::Words(it) => words.push(ByteArray::from(it.as_str())),
            Cell::Nothing => (),
        }
    }
    match kind {
        ColumnKind::Whole => column.typed::<Int64Type>().write_batch(&whole, None, None)?,
        ColumnKind::MaybeWhole => column.typed::<Int64Type>().write_batch(&whole, Some(&there), None)?,
        ColumnKind::Real => column.typed::<DoubleType>().write_batch(&reals, None, None)?,
        ColumnKind::Truth => column.typed::<BoolType>().write_batch(&truths, None, None)?,
        ColumnKind::Words => column.typed::<ByteArrayType>().write_batch(&words, None, None)?,
        ColumnKind::MaybeWords => column.typed::<ByteArrayType>().write_batch(&words, Some(&there), None)?,
    };
    Ok(())
}

pub fn read(bytes: &[u8]) -> Result<Results, String> {
    // What the reader says of it is for those who wrote the reader.
    let wrong = |_: ParquetError| "it is not a Parquet file that can be read".to_owned();
    let reader = SerializedFileReader::new(Bytes::copy_from_slice(bytes)).map_err(wrong)?;
    let kept = reader.metadata().file_metadata().key_value_metadata();
    let origin = kept.and_then(|it| it.iter().find(|it| it.key == KEY)?.value.clone());
    let origin = origin.ok_or_else(|| "it does not say where its games come from".to_owned())?;
    let origin: Origin =
        serde_json::from_str(&origin).map_err(|_| "its head is not one of the lab".to_owned())?;
    let mut rows = Vec::new();
    for record in reader.get_row_iter(None).map_err(wrong)? {
        let record = record.map_err(wrong)?;
        let fields = record.get_column_iter();
        let cells: Option<Vec<Cell>> = fields
            .zip(COLUMNS)
            .map(|((name, field), column)| if name == column.0 { cell(field) } else { None })
            .collect();
        let cells = cells.ok_or_else(|| "its columns are not those that the lab writes".to_owned())?;
        rows.push(row(&cells)?);
    }
    Ok(Results { origin, rows })
}

fn cell(field: &Field) -> Option<Cell> {
    match field {
        Field::Null => Some(Cell::Nothing),
        Field::Bool(it) => Some(Cell::Truth(*it)),
        Field::ULong(it) => Some(Cell::Whole(*it)),
        Field::Double(it) => Some(Cell::Real(*it)),
        Field::Str(it) => Some(Cell::Words(it.clone())),
        _ => None,
    }
}
