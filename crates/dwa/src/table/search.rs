//! What a search finds (16.2).
