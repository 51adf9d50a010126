//! What many games come to, in words.
use kernel::RuleId;
use lab::{Mean, Origin, Share, Summary};

use crate::say;

/// More causes of death than these are not told.
const MOST_CAUSES: usize = 5;

pub fn summary(origin: &Origin, summary: &Summary, rate: f64) {
    let rate = if rate.is_finite() && 0.0 < rate {
        let digits = usize::from(rate < 10.0);
        format!(", {rate:.digits$} games a second")
    } else {
        String::new()
    };
    say::line(say::bold(format!("{}: {} games{rate}", origin.title, summary.games)));
    share("goal reached", summary.reached);
    for (name, it) in &summary.outcomes {
        share(name, *it);
    }
    if 1 < summary.chairs.len() {
        for (chair, it) in &summary.chairs {
            share(&format!("won by seat {}", chair + 1), *it);
        }
    }
    mean("turns", summary.turns);
    mean(&format!("survivors of {}", summary.started), summary.survivors);
    mean("people of the players lost", summary.lost_players);
    if summary.lost_others.value != 0.0 {
        mean("other people lost", summary.lost_others);
    }
    if summary.counted {
        mean("zombies destroyed", summary.kills);
        mean("humans turned", summary.turned);
        mean("ammunition spent", summary.shots);
    }
    mean("decisions", summary.decisions);
    say::line("");
    told(summary, &origin.book);
    say::paragraph(&self::origin(origin));
    say::line(format!("  {}", origin.command("sim")));
}

/// What harms people by a rule, in the book's words where it has some.
fn cause(rule: &str, book: &str) -> String {
    let own = RuleId::read(rule).and_then(|it| shelf::book(book)?.phrases.rules.cause(it));
    let plain = || rule.rsplit('.').next().unwrap_or(rule).replace('-', " ");
    own.map_or_else(plain, str::to_owned)
}

/// Where the numbers come from.
pub fn origin(origin: &Origin) -> String {
    format!("{}.", origin.words())
}

fn told(summary: &Summary, book: &str) {
    let first = summary.first_of_players;
    if summary.first_blood.value != 0.0 {
        say::paragraph(&format!(
            "First blood in turn {:.1} on average; in {:.0} % of games it is one of the players' people.",
            summary.first_blood.value,
            first.value * 100.0
        ));
    }
    let causes = summary
        .causes
        .iter()
        .take(MOST_CAUSES)
        .map(|it| format!("{} {:.0} % ({})", cause(it.rule, book), it.share.value * 100.0, it.rule));
    let causes: Vec<String> = causes.collect();
    if !causes.is_empty() {
        say::paragraph(&format!("People go down by: {}.", causes.join(", ")));
    }
    let [won, lost] = [summary.luck_won, summary.luck_lost];
    if won.error != 0.0 && lost.error != 0.0 {
        say::paragraph(&format!(
            "Luck of the dice, in standard deviations: {:+.2} ± {:.2} in games won, {:+.2} ± {:.2} in games lost.",
            won.value, won.error, lost.value, lost.error
        ));
    }
}

pub fn share(name: &str, it: Share) {
    let [value, low, high] = [it.value, it.low, it.high].map(|it| it * 100.0);
    say::line(format!("  {name:<32}{value:6.2} %   (95 %: {low:.2} to {high:.2})"));
}

pub fn mean(name: &str, it: Mean) {
    say::line(format!("  {name:<32}{:6.2}     ± {:.2}", it.value, it.error));
}
