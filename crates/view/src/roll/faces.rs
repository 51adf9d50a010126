//! What dice show, in words.

/// More dice than this are not all named in a sentence; they stand behind it.
const SHOWN: usize = 10;

/// The sides of the die that says which way: its face is the angle, clockwise from north.
pub(crate) const WHICH_WAY: u16 = 360;

/// Where a direction leads.
pub const fn compass(degrees: u16) -> &'static str {
    const POINTS: [&str; 8] =
        ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];
    POINTS[(degrees as usize * 2 + 45) / 90 % 8]
}

/// The faces of dice as a direction where they are one, as numbers elsewhere.
pub fn shown(sides: u16, faces: &[u16]) -> Vec<String> {
    let one = |it: &u16| match sides {
        WHICH_WAY => format!("{it}° ({})", compass(*it)),
        _ => it.to_string(),
    };
    faces.iter().map(one).collect()
}

/// The faces, as far as a sentence holds them.
pub(super) fn some(faces: &[u16], between: &str) -> String {
    let shown: Vec<String> = faces.iter().take(SHOWN).map(u16::to_string).collect();
    let more = if SHOWN < faces.len() { format!("{between}…") } else { String::new() };
    format!("{}{more}", shown.join(between))
}

/// The faces as a list: 4, 4 and 5.
pub(super) fn listed(faces: &[u16]) -> String {
    match faces {
        [first @ .., last] if !first.is_empty() && faces.len() <= SHOWN => {
            format!("{} and {last}", some(first, ", "))
        }
        [] | [..] => some(faces, ", "),
    }
}
