//! The picture as SVG that stands alone: it brings its typefaces along, so that it looks the same everywhere.
use picture::letters;

use super::{
    Plot,
    draw::{Anchor, Colour, HIGH, PlotShape, Voice, WIDE, marks},
};

/// Family and weight, as they are embedded.
const TITLE: &str = "font-family=\"Shamble Serif, serif\" font-weight=\"600\"";
const PLAIN: &str = "font-family=\"Shamble Sans, sans-serif\"";

pub fn svg(plot: &Plot) -> String {
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDE} {HIGH}\" width=\"{WIDE}\" height=\"{HIGH}\" \
         role=\"img\" aria-label=\"{}\">\n",
        escape(&told(plot))
    );
    text.push_str(&format!("<style>\n{}</style>\n", letters::embedded_in_plot()));
    for mark in marks(plot) {
        text.push_str(&drawn(&mark));
        text.push('\n');
    }
    text.push_str("</svg>\n");
    text
}

/// The whole picture in words, for who cannot see it.
fn told(plot: &Plot) -> String {
    let mut text = format!("{}, over {}.", plot.title, plot.along);
    for line in &plot.lines {
        let name = if line.name.is_empty() { String::new() } else { format!(" {}:", line.name) };
        let each = line
            .points
            .iter()
            .filter_map(|(at, it)| Some(format!("{} {:.0} %", plot.values.get(*at)?, it.value * 100.0)));
        text.push_str(&format!("{name} {}.", each.collect::<Vec<_>>().join(", ")));
    }
    text
}

fn drawn(mark: &PlotShape) -> String {
    match mark {
        PlotShape::Area { points, colour, solid } => {
            let opacity =
                if *solid == 100 { String::new() } else { format!(" fill-opacity=\"0.{solid:02}\"") };
            format!("<path d=\"{}Z\" fill=\"{}\"{opacity}/>", way(points), hex(*colour))
        }
        PlotShape::Stroke { points, colour, width, dash } => {
            let dash = dash.map_or(String::new(), |it| format!(" stroke-dasharray=\"{it} {}\"", it * 0.6));
            let (way, colour) = (way(points), hex(*colour));
            format!(
                "<path d=\"{way}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linejoin=\"round\"{dash}/>"
            )
        }
        PlotShape::Words { at, text, size, colour, anchor, voice } => {
            let anchor = match anchor {
                Anchor::Start => "start",
                Anchor::Middle => "middle",
                Anchor::End => "end",
            };
            let face = match voice {
                Voice::Title => TITLE,
                Voice::Plain => PLAIN,
            };
            format!(
                "<text x=\"{}\" y=\"{}\" font-size=\"{size}\" {face} text-anchor=\"{anchor}\" fill=\"{}\">{}</text>",
                n(at.0),
                n(at.1),
                hex(*colour),
                escape(text)
            )
        }
    }
}

fn way(points: &[(f64, f64)]) -> String {
    let letter = |at: usize| if at == 0 { 'M' } else { 'L' };
    points.iter().enumerate().map(|(at, it)| format!("{}{},{}", letter(at), n(it.0), n(it.1))).collect()
}

/// A coordinate with one decimal.
fn n(it: f64) -> String {
    let text = format!("{it:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}

fn hex(colour: Colour) -> String {
    format!("#{colour:06x}")
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
