//! A die-cut counter: the edge says whose, the print who and how good, the badges how it fares.
use view::Piece;

use crate::{
    badge,
    ink::{Jitter, escape, n},
    weapon,
};

const SQUARE: &str = "M-16.5,-20H16.5a3.5,3.5 0 0 1 3.5,3.5V16.5a3.5,3.5 0 0 1 -3.5,3.5H-16.5a3.5,3.5 0 0 1 -3.5,-3.5V-16.5a3.5,3.5 0 0 1 3.5,-3.5Z";
const TORN: &str = "M-17,-20H12L15,-17L20,-18V9L17,11L20,14V17a3,3 0 0 1 -3,3H-5L-8,17L-10,20H-17a3,3 0 0 1 -3,-3V-6L-18,-8L-20,-11V-17A3,3 0 0 1 -17,-20Z";
const BAND: &str = "M-20,-16.5a3.5,3.5 0 0 1 3.5,-3.5H-12V20H-16.5a3.5,3.5 0 0 1 -3.5,-3.5Z";
const STAR: &str = "M0,-6.5L1.9,-2.2L6.4,-1.9L2.9,1L4,5.5L0,3L-4,5.5L-2.9,1L-6.4,-1.9L-1.9,-2.2Z";

/// How much a counter of this size is drawn smaller than the print: 46 units with its shadow.
pub fn scale(piece: &Piece) -> f64 {
    f64::from(piece.diameter) / 46.5
}

/// The counter about its middle, forty units across.
pub fn face(piece: &Piece) -> String {
    let shape = if piece.is_dead() { TORN } else { SQUARE };
    let class = match (piece.is_dead(), piece.lies) {
        (true, _) => "cnt-z",
        (false, true) => "cnt lain",
        (false, false) => "cnt",
    };
    let mut res = format!(
        "<path class=\"cnt-s\" transform=\"translate(3,4.5)\" d=\"{shape}\"/><path class=\"{class}\" d=\"{shape}\"/>"
    );
    res.push_str(&if piece.is_dead() { dead(piece) } else { person(piece) });
    res + &badges(piece)
}

fn person(piece: &Piece) -> String {
    let (band, pattern) = if piece.is_ours() {
        ("band-a", "<circle class=\"bandx\" cx=\"-16\" cy=\"14\" r=\"2.4\"/>")
    } else {
        ("band-g", "<path class=\"bandx\" d=\"M-19.5,-9l7,-7M-19.5,-1l7,-7M-19.5,7l7,-7M-19.5,15l7,-7\"/>")
    };
    let body = if piece.lies { "body-fallen" } else { weapon::body(piece.in_hand.as_ref()) };
    let turn = if piece.lies { -40 } else { -90 };
    let mut res = format!(
        "<path class=\"{band}\" d=\"{BAND}\"/>{pattern}\
         <use href=\"#{body}\" transform=\"translate(3,4) rotate({turn}) scale(.94)\"/>"
    );
    let Some(face) = &piece.face else { return res };
    if !face.number.is_empty() {
        res.push_str(&format!(
            "<rect class=\"repbox\" x=\"9\" y=\"6.5\" width=\"13\" height=\"15.5\" rx=\"2\"/>\
             <text class=\"rep\" x=\"15.5\" y=\"19.5\">{}</text>",
            escape(&face.number)
        ));
    }
    if face.star {
        res.push_str(&format!(
            "<path class=\"star\" transform=\"translate(14.5,-14.5) scale(.95)\" d=\"{STAR}\"/>"
        ));
    }
    res
}

fn dead(piece: &Piece) -> String {
    let mut chance = Jitter::of(piece.id.0 ^ 0x5eed);
    let body = chance.below(5) + 1;
    let flip = if chance.below(2) == 0 { "1.12" } else { "1.12,-1.12" };
    let turn = -115 + chance.below(50) as i32;
    let mut res =
        format!("<use href=\"#dead-{body}\" transform=\"translate(1,4) rotate({turn}) scale({flip})\"/>");
    // Which of many it is, as everything that is said of it names it; what else its counter says stands on its card.
    if let Some(number) = piece.number {
        res.push_str(&format!("<text class=\"repz\" x=\"-11\" y=\"17\">{number}</text>"));
    }
    res
}

/// From the upper left corner to the right.
fn badges(piece: &Piece) -> String {
    badge::shown(piece)
        .enumerate()
        .take(3)
        .map(|(i, badge)| badge::one(badge, &n(f64::from(i as u32) * 14.5 - 17.0), "-19"))
        .collect()
}
