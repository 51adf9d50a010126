//! Vehicles (16.3).
