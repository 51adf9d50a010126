//! Shotguns (11.2.7.1): a die for each target under the cone.
