//! Trauma points (16.7.1).
