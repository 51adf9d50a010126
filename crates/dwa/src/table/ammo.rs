//! Ammunition (11.1.1).
