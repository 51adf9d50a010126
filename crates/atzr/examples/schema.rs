//! Writes the schema of map files: `cargo run -p atzr --example schema > scenarios/atzr-map.schema.json`.
fn main() {
    print!("{}", atzr::setup::map::schema());
}
