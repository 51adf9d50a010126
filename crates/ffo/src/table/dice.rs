//! The ways to read dice (p. 2 and 3).
