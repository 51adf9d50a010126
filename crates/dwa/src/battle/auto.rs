//! Automatic fire (11.2.6) on the board.
