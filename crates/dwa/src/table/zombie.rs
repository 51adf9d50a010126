//! Zombie attacks and broken doors (15.1).
