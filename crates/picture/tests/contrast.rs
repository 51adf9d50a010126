//! Every text of the palette can be read on its paper, by day and by night.
use picture::palette::PALETTE;

/// Text, what it stands on, and how much contrast it needs.
const PAIRS: [(&str, &str, f64); 39] = [
    ("ink", "paper", 4.5),
    ("ink", "paper-2", 4.5),
    ("ink", "paper-3", 4.5),
    ("ink", "desk", 4.5),
    ("ink-2", "paper", 4.5),
    ("ink-2", "paper-2", 4.5),
    ("ink-2", "paper-3", 4.5),
    ("ink-2", "mat", 4.5),
    ("ink-3", "paper", 4.5),
    ("ink-3", "paper-2", 4.5),
    ("cloth-ink", "cloth", 4.5),
    ("cloth-ink-2", "cloth", 4.5),
    ("blood", "paper", 4.5),
    ("blood", "paper-2", 4.5),
    ("on-blood", "blood-f", 4.5),
    ("steel", "paper", 4.5),
    ("steel", "paper-2", 4.5),
    ("plum", "paper", 4.5),
    ("ochre", "paper", 4.5),
    ("good", "paper", 4.5),
    ("plate-ink", "bone", 4.5),
    ("plate-ink", "ochre-f", 4.5),
    ("bone-ink", "bone", 4.5),
    ("reach-s", "halo", 4.5),
    ("place", "halo", 4.5),
    ("place", "grass", 3.0),
    ("focus", "paper", 3.0),
    ("reach-s", "grass", 3.0),
    ("hazard", "grass", 3.0),
    ("unseen", "grass", 3.0),
    ("cloth-ink", "cloth-2", 4.5),
    ("cloth-ink-2", "cloth-2", 4.5),
    ("bone", "felt", 4.5),
    ("bone-2", "felt", 4.5),
    ("bone-ink", "slip", 4.5),
    ("bone-ink", "ochre-f", 4.5),
    ("bone-ink", "ochre-h", 4.5),
    ("ink", "steel-l", 4.5),
    ("focus", "desk", 3.0),
];

fn colour(name: &str, night: bool) -> [f64; 3] {
    let row = PALETTE.iter().find(|it| it.0 == name).unwrap();
    let hex = if night { row.2 } else { row.1 };
    [1, 3, 5].map(|at| f64::from(u8::from_str_radix(&hex[at..at + 2], 16).unwrap()) / 255.0)
}

/// Relative luminance as WCAG has it.
fn light(colour: [f64; 3]) -> f64 {
    let [r, g, b] =
        colour.map(|it| if it <= 0.040_45 { it / 12.92 } else { ((it + 0.055) / 1.055).powf(2.4) });
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

#[test]
fn every_text_pair_meets_aa_in_both_modes() {
    for (text, ground, least) in PAIRS {
        for night in [false, true] {
            let (a, b) = (light(colour(text, night)), light(colour(ground, night)));
            let contrast = (a.max(b) + 0.05) / (a.min(b) + 0.05);
            assert!(least <= contrast, "{text} on {ground}, night {night}: {contrast:.2}");
        }
    }
}

/// People are light discs and the dead dark ones, so that it reads in grey.
#[test]
fn people_and_the_dead_differ_in_grey() {
    for night in [false, true] {
        let (face, base) = (light(colour("face", night)), light(colour("dead-base", night)));
        assert!(6.0 < (face + 0.05) / (base + 0.05));
    }
}
