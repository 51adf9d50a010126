//! Trauma points (16.7.1) on the board.
