//! The features of libraries that the tests of all crates together ask for; see `Cargo.toml`. There is no code in it.
