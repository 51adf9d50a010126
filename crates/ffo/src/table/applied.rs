//! Which rules each procedure applies, in one situation or another.
//!
//! Measured by `tests/applied.rs` and written by `cargo xtask playthrough`; do not edit.
use kernel::RuleId;

#[rustfmt::skip]
pub const APPLIED: &[(&str, &[RuleId])] = &[
];
