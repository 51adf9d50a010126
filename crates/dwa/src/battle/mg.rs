//! The machine gun (11.2.7.2) on the board.
