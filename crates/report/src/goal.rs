//! What they were after, and how far they got.
use schemars::JsonSchema;
use serde::Serialize;
use view::{Standing, View};

/// One thing they were after.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GoalLine {
    pub what: String,
    /// How far they got: a count, as the table shows it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub came_to: String,
    /// Whether that was not enough.
    pub short: bool,
    /// The bare count, which says by itself whether it is enough.
    #[serde(skip)]
    pub(crate) count: String,
}

impl GoalLine {
    /// The goal and how much of it there was, for a sentence that says already that it was missed.
    pub fn missed(&self) -> String {
        match self.count.as_str() {
            "" => self.what.clone(),
            count => format!("{}: {count}", self.what),
        }
    }

    /// The goal and its count.
    pub fn words(&self) -> String {
        match self.came_to.as_str() {
            "" => self.what.clone(),
            count => format!("{}: {count}", self.what),
        }
    }
}

/// What the table says they are after, in one line.
pub fn goal(view: &View) -> Option<String> {
    let all: Vec<&str> = of(view).map(|it| it.what.as_str()).collect();
    (!all.is_empty()).then(|| all.join(", and "))
}

/// Each goal with how far it came.
pub fn aims(view: &View, won: bool) -> Vec<GoalLine> {
    let alone = of(view).count() == 1;
    let aim = |it: &view::Aim| {
        let named: Vec<String> = it.named().map(|it| format!("{} {}", it.name, it.value)).collect();
        let came_to = if named.is_empty() { it.so_far.clone() } else { named.join(", ") };
        let count = match &it.counts[..] {
            [count] if count.done.is_some() => count.value.clone(),
            _ => came_to.clone(),
        };
        GoalLine { what: it.what.clone(), came_to, count, short: is_short(it).unwrap_or(alone && !won) }
    };
    of(view).map(aim).collect()
}

fn of(view: &View) -> impl Iterator<Item = &view::Aim> {
    view.panels.iter().flat_map(|it| &it.aims)
}

/// Whether an aim falls short, by what the table says of it or by its own count; nothing where neither tells.
fn is_short(aim: &view::Aim) -> Option<bool> {
    match aim.standing {
        Standing::Reached => Some(false),
        Standing::Missed => Some(true),
        Standing::Open | Standing::Met => match &aim.counts[..] {
            [count] if count.name.is_empty() => count.is_short(),
            _ => None,
        },
    }
}

#[cfg(test)]
mod tests {
    use view::{GoalProgress, Panel};

    use super::*;

    fn table(aims: Vec<view::Aim>) -> View {
        View { panels: vec![Panel { aims, ..Panel::default() }], ..View::default() }
    }

    fn aim(what: &str, counts: Vec<GoalProgress>, standing: Standing, so_far: &str) -> view::Aim {
        let (name, what, so_far) = ("goal".to_owned(), what.to_owned(), so_far.to_owned());
        view::Aim { name, what, rule: None, counts, standing, so_far }
    }

    #[test]
    fn every_goal_has_its_own_count_and_the_one_that_fell_short_is_known() {
        let view = table(vec![
            aim("hold the farm", vec![GoalProgress::of("", 4, 3)], Standing::Open, "4 of 3"),
            aim(
                "destroy 10 zombies",
                vec![GoalProgress::of("", 8, 10)],
                Standing::Missed,
                "8 of 10, not reached",
            ),
        ]);
        let told: Vec<(String, bool)> = aims(&view, false).iter().map(|it| (it.words(), it.short)).collect();
        let expected = [("hold the farm: 4 of 3", false), ("destroy 10 zombies: 8 of 10, not reached", true)];
        assert_eq!(told, expected.map(|(words, short)| (words.to_owned(), short)));
        assert_eq!(aims(&view, false)[1].missed(), "destroy 10 zombies: 8 of 10");
        assert_eq!(goal(&view).as_deref(), Some("hold the farm, and destroy 10 zombies"));
    }

    #[test]
    fn a_goal_without_a_number_is_judged_by_the_result() {
        let counts = vec![GoalProgress::number("supplies", 2), GoalProgress::number("won over", 0)];
        let view = table(vec![aim("find supplies", counts, Standing::Open, "not yet")]);
        let aim = &aims(&view, false)[0];
        assert_eq!((aim.words().as_str(), aim.short), ("find supplies: supplies 2, won over 0", true));
        assert!(!aims(&view, true)[0].short);
        assert!(aims(&View::default(), true).is_empty() && goal(&View::default()).is_none());
    }
}
