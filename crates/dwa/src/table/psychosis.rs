//! Psychoses (16.7.2).
