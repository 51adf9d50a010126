//! The table in a real browser: Chromium clicks, types and taps through whole games and every page.
//! Where there is no Chromium these tests say so and pass; with SHAMBLE_BROWSER=must they fail.

mod advice;
mod after;
mod campaign;
mod crowd;
mod window;
mod driver;
mod figures;
mod game;
mod grave;
mod hand;
mod hexes;
mod host;
mod letters;
mod look;
mod moments;
mod month;
mod pages;
mod reason;
mod play;
mod room;
mod slips;
mod start;
mod table;
mod together;
