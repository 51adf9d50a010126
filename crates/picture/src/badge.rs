//! States that must be seen at a glance: wounds, badges, fire.
use view::{Badge, Piece, State};

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

const fn shown_as(state: State) -> Shown {
    match state {
        State::Wounded | State::OnFire | State::Prone | State::Fallen | State::InCloseCombat => Shown::Bodily,
        State::OutOfAmmo => Shown::Symbol("badge-empty"),
        State::Jammed => Shown::Symbol("badge-jam"),
        State::Afraid => Shown::Symbol("badge-fear"),
        State::Stunned => Shown::Symbol("badge-stun"),
        State::OutOfFuel => Shown::Symbol("badge-fuel"),
        State::Acted => Shown::Symbol("badge-done"),
        State::Carrying => Shown::Symbol("badge-key"),
        State::Ducked => Shown::Symbol("badge-duck"),
        State::OutOfAction => Shown::Symbol("badge-out"),
        State::Dead => Shown::Symbol("badge-skull"),
        State::Infected => Shown::Symbol("badge-drop"),
        State::Frenzied => Shown::Symbol("badge-bolt"),
        State::Feasting => Shown::Symbol("badge-teeth"),
        State::Moving => Shown::Symbol("badge-haste"),
        State::Captive | State::Other => Shown::Letter,
    }
}

pub fn burns(piece: &Piece) -> bool {
    piece.is(State::OnFire)
}

pub fn fights(piece: &Piece) -> bool {
    piece.is(State::InCloseCombat)
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
