//! Every test of `shelf` from outside, in one program: it is linked once.
#![allow(clippy::unwrap_used)]

mod course;
mod defaults;
mod endless;
mod ends;
mod foretold;
mod moments;
mod other_words;
mod outside;
mod own_dice;
mod past;
mod plain_words;
mod reworded;
mod taken_back;
mod thinker;
mod which;
