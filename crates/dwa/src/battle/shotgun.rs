//! Shotguns (11.2.7.1) on the board.
