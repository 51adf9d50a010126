//! Which rules each procedure lists is what it applies.
use ffo::{ledger::LEDGER, table::procedures::PROCEDURES};
use kernel::conformance::{applied_source, holds_still};

#[test]
fn every_procedure_lists_the_rules_that_it_applies() {
    let measured = applied_source(PROCEDURES, &LEDGER, &[]);
    holds_still(env!("CARGO_MANIFEST_DIR"), "../src/table/applied.rs", &measured);
}
