//! Grenades (11.2.8) on the board.
