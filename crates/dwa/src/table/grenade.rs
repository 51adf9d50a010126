//! Grenades (11.2.8): where they land, what they do.
