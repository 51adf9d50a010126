//! Quirks (16.6).
