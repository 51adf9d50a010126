//! The settings of a scenario that were played, one under the other with their intervals.
use lab::{PairedDifference, Share};
use maud::{Markup, PreEscaped, html};

use super::{FEW, LabPage, percent};
use crate::even::Beside;

/// What has been played so far, this setting marked; nothing while there is nothing to stand beside.
pub fn figure(it: &LabPage<'_>) -> Markup {
    let this = it.beside.iter().find(|beside| beside.key == it.wanted.setting.key);
    html! {
        @if 1 < it.beside.len() {
            figure .plot .beside {
                figcaption .lab { "Compared with your other runs" }
                ol { @for beside in it.beside { (line(beside, this)) } }
                p .hint { "The mark is the share of games won, the bar its 95 % confidence interval, the line in the middle an even fight. The same seeds roll the same dice, so differences show early." }
            }
        }
    }
}

fn line(it: &Beside, this: Option<&Beside>) -> Markup {
    let on = this.is_some_and(|this| this.key == it.key);
    html! {
        li .on[on] {
            @if on { b { (it.named.words) } } @else { a href={ "/lab?" (it.named.query) } { (it.named.words) } }
            span .n { (percent(it.share.value)) small { " of " (it.won.len()) @if it.won.len() == 1 { " game" } @else { " games" } } }
            (drawn(&it.share))
            @if let Some(this) = this.filter(|_| !on) { small .by { (difference(it, this)) } }
        }
    }
}

/// A share with its interval from 0 to 100, the middle marked.
fn drawn(it: &Share) -> Markup {
    let [low, value, high] = [it.low, it.value, it.high].map(|it| it * 100.0);
    let wide = high - low;
    let drawn = format!(
        "<path class=\"gr\" d=\"M0,6H100\"/><path class=\"mid\" d=\"M50,0V12\"/><rect class=\"band\" x=\"{low:.1}\" y=\"2\" \
         width=\"{wide:.1}\" height=\"8\"/><rect class=\"col\" x=\"{:.1}\" y=\"1\" width=\"0.8\" height=\"10\"/>",
        value - 0.4
    );
    html! { svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" { (PreEscaped(drawn)) } }
}

/// By how much it is won more or less often than this one, on the seeds that both have played.
fn difference(it: &Beside, this: &Beside) -> String {
    if it.first != this.first {
        return "played with different seeds".to_owned();
    }
    if it.won.len().min(this.won.len()) < FEW as usize {
        return "too few games yet to compare with this one".to_owned();
    }
    let pairs = this.won.iter().copied().zip(it.won.iter().copied());
    let by = PairedDifference::of_chances(pairs);
    let [difference, low, high] = [by.difference, by.low, by.high].map(|it| it * 100.0);
    let seeds = by.pairs;
    if !by.is_plain() {
        return format!(
            "no clear difference from this one ({low:+.0} to {high:+.0} games in 100), on the same {seeds} seeds"
        );
    }
    let more = if 0.0 < difference { "more" } else { "fewer" };
    let (low, high) = if 0.0 < difference { (low, high) } else { (-high, -low) };
    let difference = difference.abs();
    format!(
        "{difference:.0} in 100 {more} games won than with this one ({low:.0} to {high:.0}), on the same {seeds} seeds"
    )
}
