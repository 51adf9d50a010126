//! Writes the schema of scenario files: `cargo run -p dwa --example schema > scenarios/dwa.schema.json`.
fn main() {
    print!("{}", dwa::setup::schema());
}
