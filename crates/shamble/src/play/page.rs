//! Lines as they stand in the terminal: text on the left, the rule on the right.
use kernel::{Origin, OwnTables, RuleId, Seat, question::OptionView};
use shelf::Game;
use textwrap::core::display_width;
use view::{
    story::Names,
    telling::{JournalLine, JournalLineKind},
};

use crate::say::{self, bold, muted};

/// Prints a line of the telling; what came from a player's own tables says so.
pub fn told(it: &JournalLine, own: Option<&OwnTables>) {
    let mut rule = it.rule.to_string();
    if OwnTables::origin_of(own, &it.rules) == Origin::Yours {
        rule.push_str(", your tables");
    }
    match it.kind {
        JournalLineKind::Heading => say::line(format!("\n{}", bold(format!("— {} —", it.text)))),
        JournalLineKind::Aside => {
            say::line(muted(say::filled(&it.text, "  ", "  ")));
        }
        JournalLineKind::Line => beside(&it.text, &rule, "  "),
        JournalLineKind::Under => beside(&it.text, &rule, "    "),
    }
}

/// Why a line is so, below it.
pub fn because(it: &JournalLine) {
    if let Some(why) = it.why.as_ref().filter(|_| it.kind != JournalLineKind::Heading) {
        say::line(muted(say::filled(why, "      ", "      ")));
    }
}

/// How the game has ended, if it has: the book's word for it, and how it ended for each where that differs.
pub fn over(game: &dyn Game, names: &Names) {
    let (Some(result), Some(book)) = (game.result(), shelf::book(game.book())) else { return };
    say::line(format!("\n{}", bold(format!("The game is over: {}.", (book.account.verdict)(&result)))));
    for (who, end) in (book.account.fared)(&result) {
        say::line(format!("  {}: {end}", names.name(who)));
    }
    let view = game.view(Seat(0).into());
    if let Some(goal) = report::goal(&view) {
        let reached = if (book.account.won)(&result) { "reached" } else { "not reached" };
        say::line(format!("  The goal, {goal}: {reached}"));
    }
}

/// Text, and what belongs to it at the right edge; on a line of its own if there is no room.
fn beside(text: &str, right: &str, indent: &str) {
    let width = say::width();
    let hanging = format!("{indent}  ");
    let mut lines = textwrap::wrap(text, say::wrapping(indent, &hanging));
    let last = lines.pop().unwrap_or_default();
    lines.iter().for_each(say::line);
    let used = display_width(&last) + 2 + right.len();
    if width < used {
        say::line(&last);
        say::line(format!("{:>1$}", muted(right), width + muted(right).len() - right.len()));
        return;
    }
    say::line(format!("{last}{}{}", " ".repeat(width - used + 2), muted(right)));
}

/// Numbered options with what each costs and how it may end.
pub fn list(options: &[OptionView], points: &str) {
    // Labels give way to the odds, for which the last way to end may be left out.
    let odds_room = options.iter().map(|it| display_width(&odds(it, 0))).max().unwrap_or(0);
    let most = say::width().saturating_sub(odds_room + 15).min(48);
    let widest = options.iter().map(|it| display_width(&it.label)).max().unwrap_or(0).min(most);
    // One of several that nobody could tell apart is enough.
    let single = |it: &(usize, &OptionView)| !options[..it.0].contains(it.1);
    for (at, option) in options.iter().enumerate().filter(single) {
        let cost = option.cost.map_or(String::new(), |it| format!("{it} {points}"));
        let head = format!("  {:>2}. {}", at + 1, option.label);
        let gap = " ".repeat((widest + 6).saturating_sub(display_width(&head)));
        match option.refused {
            None if option.cost.is_none() && option.odds.is_empty() => wrapped(&head),
            None => {
                let head = format!("{head}{gap}  {cost:>5}  ");
                let room = say::width().saturating_sub(display_width(&head));
                wrapped(format!("{head}{}", odds(option, room)).trim_end());
            }
            Some(rule) => say::line(muted(say::filled(&refused(&head, &gap, option, rule), "", "      "))),
        }
    }
}

/// An option that cannot be chosen, and why as things stand.
fn refused(head: &str, gap: &str, option: &OptionView, rule: RuleId) -> String {
    match option.reason.trim_end_matches('.') {
        "" => format!("{head}{gap}  not now: {rule}"),
        reason => format!("{head}{gap}  not now. {reason} ({rule})"),
    }
}

fn wrapped(text: &str) {
    say::line(say::filled(text, "", "      "));
}

/// How it may end; the last way is left out if there is no room for it, for it is what remains.
fn odds(option: &OptionView, room: usize) -> String {
    let mut each: Vec<String> =
        option.odds.iter().map(|it| format!("{} {:.0} %", it.what, it.p.value() * 100.0)).collect();
    if 1 < each.len() && room < display_width(&each.join(", ")) {
        each.pop();
    }
    each.join(", ")
}

/// Numbered places, in two columns where they fit; those that roll dice one a line, with how they may end.
pub fn places(options: &[OptionView], points: &str) {
    if options.iter().any(|it| !it.odds.is_empty()) {
        return list(options, points);
    }
    let label = |(at, it): (usize, &OptionView)| {
        let cost = it.cost.map_or(String::new(), |it| format!(" ({it} {points})"));
        format!("  {:>2}. {}{cost}", at + 1, it.label)
    };
    let labels: Vec<String> = options.iter().enumerate().map(label).collect();
    let column = say::width() / 2;
    let fits = labels.iter().all(|it| display_width(it) < column);
    if !fits || labels.len() < 6 {
        return labels.iter().for_each(|it| wrapped(it));
    }
    let rows = labels.len().div_ceil(2);
    for row in 0..rows {
        let left = &labels[row];
        let right = labels.get(row + rows).map_or("", String::as_str);
        let gap = " ".repeat(column - display_width(left));
        say::line(format!("{left}{gap}{right}").trim_end());
    }
}
