//! A chance over the values of something, drawn as ink on paper: lines with their 95 % bands, a shape for each line.
mod draw;
mod png;
mod svg;

use crate::statistics::Share;

pub use self::png::png;
pub use self::svg::svg;

/// What is drawn.
#[derive(Clone, Debug, Default)]
pub struct Plot {
    pub title: String,
    /// What the numbers depend on.
    pub under: String,
    /// What is varied.
    pub along: String,
    /// The values along the bottom, in their order.
    pub values: Vec<String>,
    pub lines: Vec<PlotLine>,
    /// A chance to mark, such as the one that was looked for.
    pub wanted: Option<f64>,
}

/// One line of points; the place of a point is that of its value.
#[derive(Clone, Debug, Default)]
pub struct PlotLine {
    pub name: String,
    pub points: Vec<(usize, Share)>,
}

impl From<&crate::sweep::SweepResult> for Plot {
    fn from(swept: &crate::sweep::SweepResult) -> Plot {
        let along = swept.ranges.first().and_then(|it| it.split('=').next()).unwrap_or_default();
        let values: Vec<String> = swept
            .lines
            .first()
            .map(|it| it.points.iter().map(|it| it.value.clone()).collect())
            .unwrap_or_default();
        let across = swept.ranges.get(1).and_then(|it| it.split('=').next());
        let line = |it: &crate::sweep::SweepLine| PlotLine {
            name: across.map_or_else(String::new, |name| format!("{name} = {}", it.name)),
            points: it.points.iter().enumerate().map(|(at, it)| (at, it.reached)).collect(),
        };
        Plot {
            title: format!("{}: how often the goal is reached", swept.origin.title),
            under: format!("At each point {}.", swept.origin.words()),
            along: along.to_owned(),
            values,
            lines: swept.lines.iter().map(line).collect(),
            wanted: None,
        }
    }
}
