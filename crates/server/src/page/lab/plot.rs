//! What many games come to, drawn.
use lab::{
    Share,
    balance::{BalanceResult, Verdict},
};
use maud::{Markup, PreEscaped, html};
use shelf::GameRow;

use super::percent;

const WIDE: f64 = 560.0;
const HIGH: f64 = 180.0;
const LEFT: f64 = 44.0;
const FOOT: f64 = 24.0;

/// So many points of a curve are drawn.
const POINTS: usize = 80;

/// How the share of games won settles, with the interval in which the truth lies.
pub fn settling(rows: &[GameRow]) -> Markup {
    let (mut won, mut points) = (0, Vec::new());
    let every = rows.len().div_ceil(POINTS).max(1);
    for (at, row) in rows.iter().enumerate() {
        won += usize::from(row.reached);
        let n = at + 1;
        if n % every == 0 || n == rows.len() {
            points.push((n, Share::of(won, n)));
        }
    }
    let x = |n: usize| LEFT + (WIDE - LEFT - 8.0) * n as f64 / rows.len().max(1) as f64;
    let y = |share: f64| 8.0 + (HIGH - FOOT - 8.0) * (1.0 - share);
    let line = |of: &dyn Fn(&Share) -> f64| -> Vec<String> {
        points.iter().map(|it| format!("{:.1},{:.1}", x(it.0), y(of(&it.1)))).collect()
    };
    let (low, high, way) = (line(&|it| it.low), line(&|it| it.high), line(&|it| it.value));
    let back: Vec<String> = low.into_iter().rev().collect();
    let band = format!("M{}L{}Z", high.join("L"), back.join("L"));
    let words = points.last().map(|it| percent(it.1.value)).unwrap_or_default();
    html! {
        figure .plot {
            figcaption .lab { "Games won so far" }
            svg viewBox={ "0 0 " (WIDE) " " (HIGH) } role="img" aria-label={ "The share of games won settles at " (words) " after " (rows.len()) " games." } {
                (rules(&y))
                path .band d=(band) {}
                path .way d={ "M" (way.join("L")) } {}
                path .even-at d={ "M" (LEFT) "," (one(y(0.5))) "H" (WIDE - 8.0) } {}
                text .ax x=(WIDE - 8.0) y=(HIGH - 6.0) text-anchor="end" { (rows.len()) " games" }
            }
            p .hint { "The line is the share won so far. The band is its 95 % confidence interval; it narrows with every game." }
        }
    }
}

/// The share of games won over the numbers that were played, each with its interval, and where it is the wanted one.
pub fn over(found: &BalanceResult) -> Markup {
    let (Some(first), Some(last)) = (found.played.first(), found.played.last()) else { return html! {} };
    let (least, most) = (f64::from(first.value), f64::from(last.value));
    let x = |value: f64| LEFT + 10.0 + (WIDE - LEFT - 28.0) * (value - least) / (most - least).max(1.0);
    let y = |share: f64| 8.0 + (HIGH - FOOT - 8.0) * (1.0 - share);
    let at = match found.verdict {
        Verdict::Value { exact, .. } => Some(exact),
        Verdict::OutOfReach { .. } | Verdict::Unclear { .. } => None,
    };
    html! {
        svg viewBox={ "0 0 " (WIDE) " " (HIGH) } role="img" aria-label={ "The share of games won over " (found.name) " from " (first.value) " to " (last.value) "." } {
            (rules(&y))
            path .even-at d={ "M" (LEFT) "," (one(y(found.wanted))) "H" (WIDE - 8.0) } {}
            @if let Some(at) = at {
                path .found d={ "M" (one(x(at))) ",8V" (HIGH - FOOT) } {}
                text .ax .is x=(one(x(at))) y=(HIGH - 6.0) text-anchor="middle" { (format!("{at:.0}")) }
            }
            @for it in &found.played {
                path .whisker d={ "M" (one(x(f64::from(it.value)))) "," (one(y(it.reached.low))) "V" (one(y(it.reached.high))) } {}
                circle .dot cx=(one(x(f64::from(it.value)))) cy=(one(y(it.reached.value))) r="3.4" {}
            }
            @for it in [first, last].iter().filter(|it| at.is_none_or(|at| 30.0 < (x(at) - x(f64::from(it.value))).abs())) {
                text .ax x=(one(x(f64::from(it.value)))) y=(HIGH - 6.0) text-anchor="middle" { (it.value) }
            }
        }
    }
}

/// Lines across at every quarter, with their shares.
fn rules(y: &dyn Fn(f64) -> f64) -> Markup {
    html! {
        @for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
            path .gr d={ "M" (LEFT) "," (one(y(share))) "H" (WIDE - 8.0) } {}
            text .ax x=(LEFT - 6.0) y=(one(y(share) + 4.0)) text-anchor="end" { (percent(share)) }
        }
    }
}

/// How often each number came.
pub fn spread(title: &str, counts: &[(u32, u32)]) -> Markup {
    let most = counts.iter().map(|it| it.1).max().unwrap_or(1).max(1);
    let all: u32 = counts.iter().map(|it| it.1).sum();
    let mean = counts.iter().map(|it| f64::from(it.0) * f64::from(it.1)).sum::<f64>() / f64::from(all.max(1));
    let (wide, high) = (270.0, 130.0);
    let each = (wide - 8.0) / counts.len().max(1) as f64;
    // Of many bars only some have room for their number.
    let step = counts.len().div_ceil(12).max(1);
    let bars: String = counts
        .iter()
        .enumerate()
        .map(|(at, it)| {
            let tall = (high - FOOT - 8.0) * f64::from(it.1) / f64::from(most);
            let x = 4.0 + each * at as f64;
            let y = high - FOOT - tall;
            let width = (each - 1.5).max(0.8);
            format!(
                "<rect class=\"col\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{tall:.1}\"/>"
            )
        })
        .collect();
    html! {
        figure .plot {
            figcaption .lab { (title) span .mean { " on average " (format!("{mean:.1}")) } }
            svg viewBox={ "0 0 " (wide) " " (high) } role="img" aria-label={ (title) ": on average " (format!("{mean:.1}")) } {
                path .gr d={ "M4," (high - FOOT) "H" (wide - 4.0) } {}
                (PreEscaped(bars))
                @for (at, it) in counts.iter().enumerate().step_by(step) {
                    text .ax x=(one(4.0 + each * (at as f64 + 0.5))) y=(high - 8.0) text-anchor="middle" { (it.0) }
                }
            }
            details .text-of { summary { "as a table" } table { tbody {
                @for it in counts { tr { th scope="row" { (it.0) } td { (it.1) } td { (percent(f64::from(it.1) / f64::from(all.max(1)))) } } }
            } } }
        }
    }
}

fn one(it: f64) -> String {
    format!("{it:.1}")
}
