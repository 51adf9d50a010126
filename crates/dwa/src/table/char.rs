//! Archetypes (16.1).
