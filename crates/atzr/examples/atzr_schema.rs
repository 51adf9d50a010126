//! Writes the schemas of the files that people write for this book:
//! `cargo run -p atzr --example atzr_schema > scenarios/atzr-map.schema.json`, the same with `-- scenario` for
//! `scenarios/atzr.schema.json` and with `-- tables` for `scenarios/atzr-tables.schema.json`.
fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("scenario") => print!("{}", atzr::setup::scenario::schema()),
        Some("tables") => print!("{}", atzr::printed::Printed::schema()),
        _ => print!("{}", atzr::setup::map::schema()),
    }
}
