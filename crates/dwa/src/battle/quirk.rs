//! Quirks (16.6) on the board.
