//! States that must be seen at a glance: wounds, badges, fire.
use view::Piece;

use crate::ink::{escape, n, speaks_of};

/// Words of a state and its badge.
const SORTS: [(&[&str], &str); 14] = [
    (&["out of ammo", "empty", "no ammo"], "badge-empty"),
    (&["jammed", "stalled"], "badge-jam"),
    (&["afraid", "fear", "nerve", "panic"], "badge-fear"),
    (&["stunned", "dazed"], "badge-stun"),
    (&["out of gas", "out of fuel"], "badge-fuel"),
    (&["acted", "done", "finished"], "badge-done"),
    (&["key", "carries", "objective"], "badge-key"),
    (&["ducked", "ducks"], "badge-duck"),
    (&["out of the fight", "out of action"], "badge-out"),
    (&["obviously dead", "body"], "badge-skull"),
    (&["infected", "bitten"], "badge-drop"),
    (&["frenzied", "frenzy"], "badge-bolt"),
    (&["feasting", "feasts"], "badge-teeth"),
    (&["moves", "moving", "runs", "fast"], "badge-haste"),
];

/// Shown by the figure itself, not by a badge.
const BODILY: [&str; 6] = ["wounded", "on fire", "burning", "prone", "fallen", "close combat"];

pub fn burns(piece: &Piece) -> bool {
    piece.badges.iter().any(|it| speaks_of(it, &["on fire", "burning"]))
}

pub fn fights(piece: &Piece) -> bool {
    piece.badges.iter().any(|it| speaks_of(it, &["close combat", "melee"]))
}

/// Drops at the lower rim, one a wound, and badges from the upper right to the left.
pub fn draw(piece: &Piece) -> String {
    let mut res = String::new();
    for i in 0..piece.wounds.min(6) {
        let turn = (118.0 - 54.0 + f64::from(i) * 27.0).to_radians();
        let (x, y) = (n(turn.cos() * 15.0), n(turn.sin() * 15.0));
        res.push_str(&format!("<use href=\"#pip\" x=\"{x}\" y=\"{y}\"/>"));
    }
    for (i, word) in shown(piece).enumerate().take(4) {
        let turn = (-52.0 - i as f64 * 56.0).to_radians();
        let (x, y) = (n(turn.cos() * 16.6), n(turn.sin() * 16.6));
        res.push_str(&one(word, &x, &y));
    }
    res
}

pub fn shown(piece: &Piece) -> impl Iterator<Item = &String> {
    let held = piece.in_hand.as_deref();
    piece.badges.iter().filter(move |it| !speaks_of(it, &BODILY) && Some(it.as_str()) != held)
}

/// A badge nobody has drawn yet shows the first letter of its word.
pub fn one(word: &str, x: &str, y: &str) -> String {
    if let Some((_, symbol)) = SORTS.iter().find(|it| speaks_of(word, it.0)) {
        return format!("<use href=\"#{symbol}\" x=\"{x}\" y=\"{y}\"/>");
    }
    let letter: String = word.chars().take(1).flat_map(char::to_uppercase).collect();
    format!(
        "<g transform=\"translate({x},{y})\"><use href=\"#badge-plain\"/><text class=\"bt\" y=\"3\">{}</text></g>",
        escape(&letter)
    )
}
