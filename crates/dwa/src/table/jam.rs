//! Jammed weapons (11.3).
