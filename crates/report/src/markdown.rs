//! The report as Markdown; boards are drawn in characters, since a plain text holds no pictures.
use std::fmt::Write;

use view::text;

use crate::{
    Luck, Report, Scene, carried,
    words::{self, capital, signed},
};

/// Characters that a board is wide.
const COLUMNS: usize = 76;

pub fn markdown(it: &Report) -> String {
    let mut out = String::new();
    head(&mut out, it);
    story(&mut out, it);
    deeds(&mut out, it);
    decided(&mut out, it);
    luck(&mut out, it);
    if let Some(it) = &it.carried {
        carried::markdown(&mut out, it);
    }
    let _ = writeln!(
        out,
        "---\n\nThe boards are drawn in text characters; the HTML report has pictures. Written by Shamble."
    );
    out
}

fn head(out: &mut String, it: &Report) {
    let _ = writeln!(out, "# {}\n", escaped(&it.title));
    let _ = writeln!(out, "**{}.** {}\n", escaped(&it.verdict), escaped(&it.lead));
    goals(out, it);
    let turns = it.turns.len();
    let _ = writeln!(out, "*{}, {turns} turns, {} decisions*\n", it.book, it.decisions);
}

/// What they were after, with how far they got.
fn goals(out: &mut String, it: &Report) {
    match it.goals.as_slice() {
        [] => (),
        [one] => {
            let _ = writeln!(out, "The goal: {}.\n", escaped(&one.words()));
        }
        many => {
            out.push_str("The goals:\n\n");
            for it in many {
                let _ = writeln!(out, "- {}", escaped(&capital(&it.words())));
            }
            out.push('\n');
        }
    }
}

fn story(out: &mut String, it: &Report) {
    for turn in &it.turns {
        let _ = writeln!(out, "## Turn {}: {}\n", turn.number, escaped(&turn.aside));
        let told: Vec<String> = turn
            .sentences
            .iter()
            .map(|it| (escaped(&it.text), &it.dice))
            .map(|(text, dice)| if dice.is_empty() { text } else { format!("{text} `{dice}`") })
            .collect();
        let told = if told.is_empty() { turn.quiet().to_owned() } else { told.join(" ") };
        let _ = writeln!(out, "{told}\n");
        for scene in it.scenes.iter().filter(|it| it.turn == turn.number) {
            board(out, scene);
        }
    }
}

fn board(out: &mut String, scene: &Scene) {
    let drawn = text::draw(&scene.view, COLUMNS);
    let _ = writeln!(out, "**Turn {}.** {}\n", scene.turn, escaped(&scene.caption));
    let drawn = [drawn.map, drawn.legend, drawn.figures].concat();
    let fence = fence(&drawn);
    let _ = writeln!(out, "{fence}text\n{drawn}{fence}\n");
}

fn deeds(out: &mut String, it: &Report) {
    out.push_str("## Who did what\n\n");
    out.push_str("| name | attacks | shots | felled | out | wounds taken | afraid | end |\n");
    out.push_str("|---|---:|---:|---:|---:|---:|---:|---|\n");
    for row in &it.figures {
        let _ = writeln!(
            out,
            "| {} | {} | {} | {} | {} | {} | {} | {} |",
            cell(&row.name),
            row.attacks,
            row.shots,
            row.felled,
            row.out,
            row.wounds,
            row.afraid,
            cell(&row.fate)
        );
    }
    out.push('\n');
    if it.losses.is_empty() {
        return;
    }
    out.push_str("## Lost\n\n");
    for loss in &it.losses {
        let dice = if loss.dice.is_empty() { String::new() } else { format!(" `{}`", loss.dice) };
        let _ = writeln!(out, "- **{}**, turn {}: {}{dice}", cell(&loss.name), loss.turn, escaped(&loss.how));
    }
    out.push('\n');
}

fn decided(out: &mut String, it: &Report) {
    let Some(curve) = &it.chances else { return };
    out.push_str("## What decided it\n\n| before | games won | error |\n|---|---:|---:|\n");
    for point in &curve.points {
        let when = point.turn.map_or_else(|| "the end".to_owned(), |it| format!("turn {it}"));
        let _ =
            writeln!(out, "| {when} | {:.0} of 100 | ± {:.0} |", point.share * 100.0, point.error * 100.0);
    }
    out.push('\n');
    for it in &curve.decided {
        let unsure = if it.is_clear { "" } else { " (within the error)" };
        let _ = writeln!(out, "- **{}** turn {}{unsure}: {}", signed(it.swing), it.turn, escaped(&it.why));
    }
    let _ = writeln!(out, "\n{}\n", chances_note(curve));
}

/// How the chances came about.
pub fn chances_note(curve: &crate::Curve) -> String {
    format!(
        "{} games from the start of each turn on, all seats played by the bot “{}”; in 95 cases of 100 the true chance \
         lies within the error.",
        curve.games, curve.bot
    )
}

fn luck(out: &mut String, it: &Report) {
    let Some(luck) = &it.luck else { return };
    if luck.rows.is_empty() {
        let _ = writeln!(out, "## Luck\n\n{}\n", no_luck(luck));
        return;
    }
    out.push_str("## Luck\n\n| who | what | actual | expected | 90 % of games | chance of as many |\n");
    out.push_str("|---|---|---:|---:|---|---:|\n");
    for row in &luck.rows {
        let sign = if row.expected < row.came as f64 { "▲" } else { "▼" };
        let _ = writeln!(
            out,
            "| {} | {} | {sign} {} | {:.2} | {} to {} | {:.0} % |",
            cell(&row.who),
            row.measure.words(),
            row.came,
            row.expected,
            row.low,
            row.high,
            row.as_many * 100.0
        );
    }
    let _ = writeln!(out, "\n{}\n", luck_note(luck));
    let dice: u32 = it.faces.counts.iter().sum();
    let each: Vec<String> =
        it.faces.counts.iter().enumerate().map(|(at, n)| format!("{}: {n}", at + 1)).collect();
    let due = f64::from(dice) / f64::from(it.faces.sides.max(1));
    let _ =
        writeln!(out, "{dice} d{} ({}); {due:.1} of each were expected.\n", it.faces.sides, each.join(", "));
}

/// What luck means here, and how much of it is known.
pub fn luck_note(luck: &crate::Luck) -> String {
    let Luck { throws, counted, exact, again, .. } = luck;
    let rolled = words::counted(*exact, "throw was", "throws were");
    let again = format!("thrown again {again} times by the rules themselves");
    let how = match (*exact, counted - exact) {
        (_, 0) => format!(
            "{} replayed with every possible result under the real rules, so the odds are exact.",
            capital(&rolled)
        ),
        (0, _) => format!("There are too many possible results to play them all: each roll was {again}."),
        (_, n) => format!(
            "{} replayed with every possible result. {} had too many: {}{again}.",
            capital(&rolled),
            capital(&words::counted(n, "other", "others")),
            if n == 1 { "it was " } else { "each was " },
        ),
    };
    let left = match throws - counted {
        0 => String::new(),
        n => format!(
            " {} left out: to count more would have taken too long.",
            capital(&words::counted(n, "was", "were"))
        ),
    };
    format!("{how}{left} ▲ more than expected, ▼ no more than expected.")
}

/// Why nothing is told of luck.
pub fn no_luck(luck: &crate::Luck) -> &'static str {
    match (luck.throws, luck.counted) {
        (0, _) => "No dice were rolled that could have hurt or spared anybody.",
        (_, 0) => "To count the dice of this game would have taken too long.",
        (_, _) => "No dice were rolled that could have gone another way.",
    }
}

/// Text that may stand in a table.
fn cell(text: &str) -> String {
    escaped(&capital(text))
}

/// Text of which nothing is markup, whatever names are in it.
pub fn escaped(text: &str) -> String {
    let mut res = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_ascii() && MARKUP.contains(letter) {
            res.push('\\');
        }
        res.push(if letter.is_control() { ' ' } else { letter });
    }
    // A number with a point, a dash or a plus begins a list where a line does.
    let digits = res.chars().take_while(char::is_ascii_digit).count();
    if res[digits..].starts_with(if digits == 0 { ['-', '+', '='] } else { ['.', ')', ')'] }) {
        res.insert(digits, '\\');
    }
    res
}

/// Letters that Markdown reads as more than letters, wherever they stand.
const MARKUP: &str = "\\`*_[]<>#|~&$";

/// What stands before and after a text that is shown as it is: longer than any such line within it.
fn fence(text: &str) -> String {
    let runs = text.split(|it| it != '`').map(str::len);
    "`".repeat(runs.max().unwrap_or(0).max(2) + 1)
}
