//! What actions cost (9.1).
