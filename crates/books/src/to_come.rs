//! Books that will stand on the shelf one day.
use shelf::ToCome;
use view::cover::{BookCover, Motif};

const BAND: Option<&str> = Some("at the printer’s");

/// In the order in which they are to come.
pub static TO_COME: &[ToCome] = &[
    ToCome {
        title: "ATZ: Final Fade Out",
        ground: "open table, inches",
        cover: BookCover { motif: Motif::Road, title: &["FINAL", "FADE", "OUT"], band: BAND },
    },
    ToCome {
        title: "Zombie Apocalypse",
        ground: "squares, hit locations",
        cover: BookCover { motif: Motif::City, title: &["ZOMBIE", "APOCALYPSE"], band: BAND },
    },
    ToCome {
        title: "All Flesh Must Be Eaten",
        ground: "yards, run by a referee",
        cover: BookCover { motif: Motif::Print, title: &["ALL FLESH", "MUST BE", "EATEN"], band: BAND },
    },
];
