//! Wounds (12.5).
