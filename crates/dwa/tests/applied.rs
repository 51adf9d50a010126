//! Which rules each procedure lists is what it applies.
use dwa::{ledger::LEDGER, table::procedures::PROCEDURES};
use kernel::conformance::{applied_source, holds_still};
use serde_json::json;

#[test]
fn every_procedure_lists_the_rules_that_it_applies() {
    let rare = [("dwa.ap", json!({ "action": { "fire": "pump-shotgun" }, "skill": "unload" }))];
    let measured = applied_source(PROCEDURES, &LEDGER, &rare);
    holds_still(env!("CARGO_MANIFEST_DIR"), "../src/table/applied.rs", &measured);
}
