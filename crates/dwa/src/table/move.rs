//! Jumps and falls (9.1).
