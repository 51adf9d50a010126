//! The style sheet of a picture, by day and by night.
use std::sync::OnceLock;

use crate::palette::PALETTE;

const RULES: &str = include_str!("style.css");

/// The faces of the letters: our own where the page has them, else what is like them.
const TYPE: &str = r#"  --serif: "Shamble Serif","Iowan Old Style","Palatino Linotype",Palatino,P052,Georgia,serif;
  --sans: "Shamble Sans","Helvetica Neue","Segoe UI",Roboto,"Liberation Sans",Arial,sans-serif;
  --narrow: "Shamble Narrow","Avenir Next Condensed","Roboto Condensed","Arial Narrow","Liberation Sans Narrow",sans-serif;
"#;

/// The whole style sheet: night follows the reader's system, unless `data-theme` on the root says `light` or `dark`.
pub fn style() -> &'static str {
    static STYLE: OnceLock<String> = OnceLock::new();
    STYLE.get_or_init(|| {
        let (light, dark) = (colours(|it| it.1), colours(|it| it.2));
        format!(
            ":root {{\n  color-scheme: light dark;\n{TYPE}{light}}}\n\
             @media (prefers-color-scheme: dark) {{ :root:not([data-theme=light]) {{\n{dark}}} }}\n\
             :root[data-theme=light] {{ color-scheme: light }}\n\
             :root[data-theme=dark] {{\n  color-scheme: dark;\n{dark}}}\n{RULES}"
        )
    })
}

fn colours(pick: fn(&(&'static str, &'static str, &'static str)) -> &'static str) -> String {
    PALETTE.iter().map(|it| format!("  --{}: {};\n", it.0, pick(it))).collect()
}
