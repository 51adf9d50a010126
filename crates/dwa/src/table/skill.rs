//! Skills that change a single test (16.5).
