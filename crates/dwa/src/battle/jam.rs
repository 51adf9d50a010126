//! Jammed weapons (11.3) on the board.
