//! What they were after, and how far they got.
use schemars::JsonSchema;
use serde::Serialize;
use view::{Panel, View};

/// One thing they were after.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Aim {
    pub what: String,
    /// How far they got: a count, as the table shows it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub came_to: String,
    /// Whether that was not enough.
    pub short: bool,
}

impl Aim {
    /// The goal and its count.
    pub fn words(&self) -> String {
        match self.came_to.as_str() {
            "" => self.what.clone(),
            count => format!("{}: {count}", self.what),
        }
    }
}

/// What the table says they are after, in one line: of the first sheet that is about nobody, whatever is called as its first line.
pub fn goal(view: &View) -> Option<String> {
    let panel = sheet(view)?;
    let name = &panel.lines.first()?.name;
    let all: Vec<&str> =
        panel.lines.iter().filter(|it| it.name == *name).map(|it| it.value.as_str()).collect();
    Some(all.join(", and "))
}

/// Each goal with the counts that stand after it.
pub fn aims(view: &View, won: bool) -> Vec<Aim> {
    let Some(panel) = sheet(view) else { return Vec::new() };
    let Some(first) = panel.lines.first() else { return Vec::new() };
    let mut aims: Vec<(String, Vec<String>, bool)> = Vec::new();
    for line in &panel.lines {
        if line.name == first.name {
            aims.push((line.value.clone(), Vec::new(), true));
            continue;
        }
        let Some((_, counts, open)) = aims.last_mut().filter(|it| it.2) else { continue };
        let is_last = line.name == LAST;
        *open = !is_last && line.rule.is_none();
        match (is_last, line.rule) {
            (true, _) if counts.is_empty() => counts.push(line.value.clone()),
            (false, None) => counts.push(format!("{} {}", line.name, line.value)),
            (true, _) | (false, Some(_)) => (),
        }
    }
    let alone = aims.len() == 1;
    let aim = |(what, counts, _): (String, Vec<String>, bool)| {
        let came_to = counts.join(", ");
        Aim { what, short: is_short(&came_to).unwrap_or(alone && !won), came_to }
    };
    aims.into_iter().map(aim).collect()
}

/// The line after a goal that says how far it is; whatever stands between them is counted too.
const LAST: &str = "so far";

fn sheet(view: &View) -> Option<&Panel> {
    view.panels.iter().find(|it| it.about.is_none())
}

/// Whether a count like `8 of 10` falls short; the table may say so itself.
fn is_short(count: &str) -> Option<bool> {
    match count.rsplit_once(", ") {
        Some((_, "reached")) => return Some(false),
        Some((_, "not reached")) => return Some(true),
        Some(_) | None => (),
    }
    let (done, wanted) = count.split_once(" of ")?;
    Some(done.parse::<u32>().ok()? < wanted.parse::<u32>().ok()?)
}

#[cfg(test)]
mod tests {
    use view::Line;

    use super::*;

    fn table(lines: &[(&str, &str)]) -> View {
        let line = |it: &(&str, &str)| Line { name: it.0.to_owned(), value: it.1.to_owned(), rule: None };
        let panel =
            Panel { title: "Goal".to_owned(), lines: lines.iter().map(line).collect(), ..Panel::default() };
        View { panels: vec![panel], ..View::default() }
    }

    #[test]
    fn every_goal_has_its_own_count_and_the_one_that_fell_short_is_known() {
        let view = table(&[
            ("goal", "hold the farm"),
            ("so far", "4 of 3"),
            ("goal", "destroy 10 zombies"),
            ("so far", "8 of 10, not reached"),
            ("people alive", "4 of 4"),
        ]);
        let told: Vec<(String, bool)> = aims(&view, false).iter().map(|it| (it.words(), it.short)).collect();
        let expected = [("hold the farm: 4 of 3", false), ("destroy 10 zombies: 8 of 10, not reached", true)];
        assert_eq!(told, expected.map(|(words, short)| (words.to_owned(), short)));
        assert_eq!(goal(&view).as_deref(), Some("hold the farm, and destroy 10 zombies"));
    }

    #[test]
    fn a_goal_without_a_number_is_judged_by_the_result() {
        let view = table(&[
            ("objective", "find supplies"),
            ("supplies", "2"),
            ("won over", "0"),
            ("so far", "not yet"),
        ]);
        let aim = &aims(&view, false)[0];
        assert_eq!((aim.words().as_str(), aim.short), ("find supplies: supplies 2, won over 0", true));
        assert!(!aims(&view, true)[0].short);
        assert!(aims(&View::default(), true).is_empty());
    }
}
