//! Those who play: the strip of sheets with the very tokens of the board, and their row beside the turn. A sheet shows as
//! much as its place has room for; pointed at or focused it shows all.
use kernel::Token;
use maud::{Markup, PreEscaped, html};
use view::{NamedValue, Panel, Piece, View};

use super::option::capital;

/// Values up to this many letters stand side by side.
const SHORT: usize = 9;

/// From so many people on, their sheets stand in two rows.
const MANY: usize = 7;

/// Values from so many letters on stand below their name.
const WIDE: usize = 24;

/// Names up to this many letters stand whole beside a token.
const BRIEF: usize = 12;

/// A space at which no line ends.
const NO_BREAK: char = '\u{a0}';

/// The strip of sheets; `acts` is the figure that is asked about.
pub fn party(view: &View, acts: Option<Token>) -> Markup {
    let (aims, people): (Vec<&Panel>, Vec<&Panel>) = view.panels.iter().partition(|it| it.about.is_none());
    html! {
        section #party .party aria-label="Sheets" {
            div .people .many[MANY <= people.len()] {
                @for panel in people { (sheet(panel, piece(view, panel), panel.about == acts)) }
            }
            @if !aims.is_empty() {
                div .aims .slot tabindex="0" role="group" aria-label="Aims" { div .card { @for panel in aims { (aim(panel)) } } }
            }
        }
    }
}

/// What stands in the place of a board where there is none: how things stand, and everybody's sheet.
pub fn desk(view: &View, remarks: &[String]) -> Markup {
    html! {
        main #stage .stage .desk aria-label="How things stand" tabindex="0" {
            @for remark in remarks { p .remark { (remark) } }
            @if !view.clock.is_empty() { (stands(&view.clock)) }
            ul .persons { @for panel in &view.panels {
                li .paper .person { h3 { (panel.title) } dl { @for line in &panel.lines { (pair(line)) } } }
            } }
        }
    }
}

/// The clock as a row of facts.
pub fn stands(clock: &[NamedValue]) -> Markup {
    html! { dl .paper .stands { @for it in clock { div { dt { (capital(&it.name)) } dd { (it.value) } } } } }
}

fn piece<'a>(view: &'a View, panel: &Panel) -> Option<&'a Piece> {
    let token = panel.about?;
    view.tokens.iter().find(|it| it.id == token)
}

fn sheet(panel: &Panel, piece: Option<&Piece>, acts: bool) -> Markup {
    let (bare, named): (Vec<&NamedValue>, Vec<&NamedValue>) =
        panel.lines.iter().partition(|it| it.name.is_empty());
    let (short, long): (Vec<&NamedValue>, Vec<&NamedValue>) =
        named.into_iter().partition(|it| it.value.chars().count() <= SHORT);
    html! {
        article .dossier .slot .on[acts] .gone[piece.is_none() && !panel.awaited] tabindex="0" aria-label=(panel.title)
            data-sheet=[panel.about.map(|it| it.0)] {
            div .card .paper {
                div .por { @if let Some(piece) = piece { (PreEscaped(picture::token(piece))) } }
                h3 { (panel.title) }
                @if !bare.is_empty() { p .is { (bare.iter().map(|it| it.value.as_str()).collect::<Vec<_>>().join(" · ")) } }
                dl .figures { @for line in short { (pair(line)) } }
                @if let Some(piece) = piece.filter(|it| !it.badges.is_empty()) {
                    p .chips { @for it in &piece.badges { span .st .bad[it.is_trouble()] { (it.word) } " " } }
                }
                dl .gear { @for line in long { (pair(line)) } }
            }
        }
    }
}

/// What it takes, and how far it is.
fn aim(panel: &Panel) -> Markup {
    html! {
        article .aim .paper {
            div .head { h3 .lab { (panel.title) } }
            dl { @for line in &panel.shown() { (pair(line)) } }
        }
    }
}

fn pair(line: &NamedValue) -> Markup {
    html! {
        div .wide[WIDE <= line.value.chars().count()] {
            dt { @match line.rule {
                Some(rule) => a href={ "/why/" (rule) } title=(rule) { (line.name) },
                None => (line.name),
            } }
            dd { (unbroken(&line.value)) }
        }
    }
}

/// The same text in which no line ends within "5 of 6".
pub fn unbroken(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let number = |it: &str, trimmed: &[char]| {
        let digits = it.trim_matches(trimmed);
        !digits.is_empty() && digits.chars().all(|it| it.is_ascii_digit())
    };
    let within = |at: usize| {
        let pair = |of: usize| {
            words.get(of) == Some(&"of")
                && of.checked_sub(1).is_some_and(|it| number(words[it], &['(']))
                && words.get(of + 1).is_some_and(|it| number(it, &[')', ',', '.', ';']))
        };
        pair(at) || pair(at + 1)
    };
    let mut res = String::new();
    for (at, word) in words.iter().enumerate() {
        res.push_str(word);
        if at + 1 < words.len() {
            res.push(if within(at) { NO_BREAK } else { ' ' });
        }
    }
    res
}

/// Everybody with a sheet, as a row of tokens that lead to it.
pub fn crew(view: &View, acts: Option<Token>) -> Markup {
    let people = view.panels.iter().filter_map(|it| Some((it.about?, it)));
    html! {
        ol .crew aria-label="People" {
            @for (token, panel) in people {
                @let piece = piece(view, panel);
                li {
                    button type="button" .on[Some(token) == acts] .gone[piece.is_none() && !panel.awaited] data-show=(token.0)
                        aria-current=[(Some(token) == acts).then_some("true")] {
                        @if let Some(piece) = piece { (PreEscaped(picture::token(piece))) }
                        span { (short(&panel.title)) (note(panel, piece)) }
                    }
                }
            }
        }
    }
}

/// What must be known of somebody at a glance.
fn note(panel: &Panel, piece: Option<&Piece>) -> Markup {
    let number = |it: &&NamedValue| it.amount.as_ref().is_some_and(|it| it.of.is_none());
    html! {
        @match piece {
            None => small { (panel.lines.iter().rfind(|it| it.name.is_empty()).or(panel.lines.first()).map_or("gone", |it| it.value.as_str())) },
            Some(piece) => @match piece.badges.first() {
                Some(badge) => small .bad[badge.is_trouble()] { (badge.word) },
                None => @if let Some(line) = panel.lines.iter().find(number) { small { (line.name) " " (line.value) } },
            },
        }
    }
}

/// A name as it fits beside a token: all of it, or of a long one the last word.
fn short(name: &str) -> String {
    let fits = name.chars().count() <= BRIEF;
    capital(if fits { name } else { name.rsplit(' ').next().unwrap_or(name) })
}

#[cfg(test)]
mod tests {
    use super::unbroken;

    #[test]
    fn no_line_ends_within_a_count() {
        assert_eq!(unbroken("pump shotgun (5 of 6)"), "pump shotgun (5\u{a0}of\u{a0}6)");
        assert_eq!(
            unbroken("rifle (10 of 10), 3 of 4, out of shells"),
            "rifle (10\u{a0}of\u{a0}10), 3\u{a0}of\u{a0}4, out of shells"
        );
        assert_eq!(unbroken("one of them"), "one of them");
        assert_eq!(unbroken("of"), "of");
    }
}
