//! Which rules each procedure lists is what it applies.
use atzr::{ledger::LEDGER, table::procedures::PROCEDURES};
use kernel::conformance::{applied_source, holds_still};
use serde_json::json;

#[test]
fn every_procedure_lists_the_rules_that_it_applies() {
    let rare = [("atzr.insight", json!({ "groups": [{ "rep": 0 }, { "side": 1, "rep": 0 }] }))];
    let measured = applied_source(PROCEDURES, &LEDGER, &rare);
    holds_still(env!("CARGO_MANIFEST_DIR"), "../src/table/applied.rs", &measured);
}
