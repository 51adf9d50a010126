//! dwa
