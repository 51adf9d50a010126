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

/// What marks and overlays are drawn with; these come and go while the rest of a board stays.
const LAID_OVER: [&str; 6] = ["h-near", "h-mid", "h-far", "h-dark", "tgt", "clash"];

/// The symbols that this drawing refers to, and those that may be laid over it.
pub fn used(drawing: &str) -> String {
    let wanted = FIGURES.lines().chain(TERRAIN.lines()).filter(|it| {
        let id = id(it);
        LAID_OVER.contains(&id)
            || drawing.contains(&format!("\"#{id}\""))
            || drawing.contains(&format!("url(#{id})"))
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
