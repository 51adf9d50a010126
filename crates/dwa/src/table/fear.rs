//! Fear (13).
