//! Range combat (11.2): dice fired at one target.
