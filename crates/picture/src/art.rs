//! The symbols, patterns and gradients that every picture draws from.

const FIGURES: &str = include_str!("art/figures.svg");
const TERRAIN: &str = include_str!("art/terrain.svg");

/// Every symbol there is, for a page that holds several pictures without their own.
pub fn defs() -> String {
    format!(
        "<svg class=\"pic defs\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\" \
         xmlns=\"http://www.w3.org/2000/svg\"><defs>\n{FIGURES}{TERRAIN}</defs></svg>\n"
    )
}

/// The symbols that this drawing refers to.
pub fn used(drawing: &str) -> String {
    let wanted = FIGURES.lines().chain(TERRAIN.lines()).filter(|it| {
        let id = id(it);
        drawing.contains(&format!("\"#{id}\"")) || drawing.contains(&format!("url(#{id})"))
    });
    let mut res = "<defs>\n".to_owned();
    for it in wanted {
        res.push_str(it);
        res.push('\n');
    }
    res + "</defs>\n"
}

/// Each line of the art is one symbol and begins with its id.
fn id(line: &str) -> &str {
    line.split('"').nth(1).unwrap_or("")
}
