//! States that must be seen at a glance: wounds, badges, fire.
use view::{Badge, Health, Piece};

use crate::ink::{escape, n};

/// How a state is shown.
enum Shown {
    /// By the figure itself.
    Bodily,
    /// By this symbol.
    Symbol(&'static str),
    /// By the first letter of its word.
    Letter,
}

const fn shown_as(state: Health) -> Shown {
    match state {
        Health::Wounded | Health::OnFire | Health::Prone | Health::Fallen | Health::InCloseCombat => {
            Shown::Bodily
        }
        Health::OutOfAmmo => Shown::Symbol("badge-empty"),
        Health::Jammed => Shown::Symbol("badge-jam"),
        Health::Afraid => Shown::Symbol("badge-fear"),
        Health::Stunned => Shown::Symbol("badge-stun"),
        Health::OutOfFuel => Shown::Symbol("badge-fuel"),
        Health::Acted => Shown::Symbol("badge-done"),
        Health::Carrying => Shown::Symbol("badge-key"),
        Health::Ducked => Shown::Symbol("badge-duck"),
        Health::OutOfAction => Shown::Symbol("badge-out"),
        Health::Dead => Shown::Symbol("badge-skull"),
        Health::Infected => Shown::Symbol("badge-drop"),
        Health::Frenzied => Shown::Symbol("badge-bolt"),
        Health::Feasting => Shown::Symbol("badge-teeth"),
        Health::Moving => Shown::Symbol("badge-haste"),
        Health::Captive | Health::Other => Shown::Letter,
    }
}

pub fn burns(piece: &Piece) -> bool {
    piece.is(Health::OnFire)
}

pub fn fights(piece: &Piece) -> bool {
    piece.is(Health::InCloseCombat)
}

/// Drops at the lower rim, one a wound, and badges from the upper right to the left.
pub fn draw(piece: &Piece) -> String {
    let mut res = String::new();
    for i in 0..piece.wounds.min(6) {
        let turn = (118.0 - 54.0 + f64::from(i) * 27.0).to_radians();
        let (x, y) = (n(turn.cos() * 15.0), n(turn.sin() * 15.0));
        res.push_str(&format!("<use href=\"#pip\" x=\"{x}\" y=\"{y}\"/>"));
    }
    for (i, badge) in shown(piece).enumerate().take(4) {
        let turn = (-52.0 - i as f64 * 56.0).to_radians();
        let (x, y) = (n(turn.cos() * 16.6), n(turn.sin() * 16.6));
        res.push_str(&one(badge, &x, &y));
    }
    res
}

/// The states that have a badge.
pub fn shown(piece: &Piece) -> impl Iterator<Item = &Badge> {
    piece.badges.iter().filter(|it| !matches!(shown_as(it.state), Shown::Bodily))
}

pub fn one(badge: &Badge, x: &str, y: &str) -> String {
    match shown_as(badge.state) {
        Shown::Bodily => String::new(),
        Shown::Symbol(symbol) => format!("<use href=\"#{symbol}\" x=\"{x}\" y=\"{y}\"/>"),
        Shown::Letter => {
            let letter: String = badge.word.chars().take(1).flat_map(char::to_uppercase).collect();
            format!(
                "<g transform=\"translate({x},{y})\"><use href=\"#badge-plain\"/><text class=\"bt\" y=\"3\">{}</text></g>",
                escape(&letter)
            )
        }
    }
}
