//! What comes from outside is refused in plain words, or can be shown, drawn, previewed and played: every book on the shelf.
mod campaign;
mod change;
mod file;
mod many;
mod play;
mod sweep;
