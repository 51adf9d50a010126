//! Every table procedure by name, for the command line and the companion.
use kernel::Procedure;

/// In the book's order.
pub static PROCEDURES: &[Procedure] = &[];
