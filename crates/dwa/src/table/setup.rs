//! Dice of the game (7.3).
