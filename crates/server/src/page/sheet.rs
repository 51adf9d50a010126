//! Those who play: the strip of sheets with the very tokens of the board, and their row beside the turn. A sheet shows as
//! much as its place has room for; pointed at or focused it shows all.
use kernel::Token;
use maud::{Markup, PreEscaped, html};
use view::{Allegiance, Badge, Health, NamedValue, Panel, Piece, Role, View};

use super::{meter, option::capital};

/// Values up to this many letters stand side by side.
const SHORT: usize = 9;

/// From so many people on, their sheets stand in two rows.
const MANY: usize = 5;

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
                @for panel in people { (sheet(view, panel, panel.about == acts)) }
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

fn sheet(view: &View, panel: &Panel, acts: bool) -> Markup {
    let piece = piece(view, panel);
    let lines = Lines::of(panel);
    html! {
        article .dossier .slot .on[acts] .foe[is_other(panel)] .gone[piece.is_none() && !panel.awaited] tabindex="0"
            aria-label=(said(panel, piece, view.units.effort)) data-sheet=[panel.about.map(|it| it.0)] {
            div .card .paper {
                div .por { @if let Some(piece) = piece { (PreEscaped(picture::token(piece))) } }
                h3 { (panel.title) }
                @if !lines.bare.is_empty() { p .is { (lines.bare.join(" · ")) } }
                p .chips { (states(panel, piece)) }
                dl .meters { @for line in &lines.first { (counted(line)) } }
                dl .gear { @for line in &lines.long { (carried(line)) } }
                dl .figures { @for line in &lines.short { (counted(line)) } }
            }
        }
    }
}

/// The lines of a sheet by how they are shown.
struct Lines<'a> {
    /// Words without a name.
    bare: Vec<&'a str>,
    /// What must be known at a glance: points left, and wounds.
    first: Vec<&'a NamedValue>,
    /// Other counts, and whatever is short.
    short: Vec<&'a NamedValue>,
    /// What is carried, and whatever else takes a line of its own.
    long: Vec<&'a NamedValue>,
}

impl<'a> Lines<'a> {
    fn of(panel: &'a Panel) -> Self {
        let mut all = Lines { bare: Vec::new(), first: Vec::new(), short: Vec::new(), long: Vec::new() };
        for line in panel.lines.iter().filter(|it| it.role != Some(Role::State)) {
            let list = match line.role {
                _ if line.name.is_empty() => {
                    all.bare.push(&line.value);
                    continue;
                }
                Some(Role::Weapon) => &mut all.long,
                Some(Role::Effort | Role::Wounds) => &mut all.first,
                _ if meter::has_picture(line) || line.value.chars().count() <= SHORT => &mut all.short,
                _ => &mut all.long,
            };
            list.push(line);
        }
        all
    }
}

/// Whether somebody is none of the reader's people.
fn is_other(panel: &Panel) -> bool {
    panel.side.is_some_and(|it| it != Allegiance::Players)
}

fn state(panel: &Panel) -> Option<&str> {
    view::of_role(&panel.lines, Role::State)
}

/// How somebody fares: a state first, then the other badges. Wounds that are drawn as drops are not said twice.
fn states(panel: &Panel, piece: Option<&Piece>) -> Markup {
    let drawn = panel.lines.iter().any(|it| it.role == Some(Role::Wounds));
    let badges: Vec<&Badge> = piece.map_or(&[][..], |it| &it.badges).iter().collect();
    let shown = badges.iter().filter(|it| !(drawn && it.state == Health::Wounded));
    let state = state(panel).filter(|it| !badges.iter().any(|badge| badge.word.eq_ignore_ascii_case(it)));
    html! {
        @if let Some(piece) = piece.filter(|_| is_other(panel)) { span .st .whose { (piece.word) } " " }
        @if let Some(state) = state { span .st .bad[piece.is_none() && !panel.awaited] { (state) } " " }
        @for it in shown { span .st .bad[it.is_trouble()] { (it.word) } " " }
    }
}

/// The same in one sentence, for those who listen.
fn said(panel: &Panel, piece: Option<&Piece>, effort: &str) -> String {
    let of = |role: Role| panel.lines.iter().find(|it| it.role == Some(role));
    let badges = piece.map_or(&[][..], |it| &it.badges).iter();
    let badges = badges.filter(|it| it.state != Health::Wounded || of(Role::Wounds).is_none());
    let state = state(panel).into_iter().chain(badges.map(|it| it.word.as_str())).map(str::to_owned);
    let counts = [Role::Effort, Role::Wounds].into_iter().filter_map(of);
    let all: Vec<String> = state.chain(counts.map(|it| meter::in_a_line(it, effort))).collect();
    if all.is_empty() { panel.title.clone() } else { format!("{}: {}", panel.title, all.join(", ")) }
}

/// A count as it is drawn, if it has a picture, with its words.
fn counted(line: &NamedValue) -> Markup {
    html! {
        div .meter .hurt[line.role == Some(Role::Wounds)] {
            (name(line))
            dd { (meter::picture(line)) span { (unbroken(&meter::words(line))) } }
        }
    }
}

/// Something carried; of a weapon what it is loaded with is drawn.
fn carried(line: &NamedValue) -> Markup {
    html! {
        div .wide[WIDE <= line.value.chars().count()] .arm[line.role == Some(Role::Weapon)] {
            (name(line))
            dd { (unbroken(&line.value)) (meter::picture(line)) }
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
    html! { div .wide[WIDE <= line.value.chars().count()] { (name(line)) dd { (unbroken(&line.value)) } } }
}

fn name(line: &NamedValue) -> Markup {
    html! {
        dt { @match line.rule {
            Some(rule) => a href={ "/why/" (rule) } title=(rule) { (line.name) },
            None => (line.name),
        } }
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
                    button type="button" .on[Some(token) == acts] .foe[is_other(panel)] .gone[piece.is_none() && !panel.awaited] data-show=(token.0)
                        aria-current=[(Some(token) == acts).then_some("true")] {
                        @if let Some(piece) = piece { (PreEscaped(picture::token(piece))) }
                        span { (short(&panel.title)) (note(panel, piece, view.units.effort)) }
                    }
                }
            }
        }
    }
}

/// What must be known of somebody at a glance.
fn note(panel: &Panel, piece: Option<&Piece>, effort: &str) -> Markup {
    let left = panel.lines.iter().find(|it| it.role == Some(Role::Effort));
    let number = |it: &&NamedValue| it.amount.as_ref().is_some_and(|it| it.of.is_none());
    html! {
        @match piece {
            None => small { (panel.lines.iter().rfind(|it| it.name.is_empty()).or(panel.lines.first()).map_or("gone", |it| it.value.as_str())) },
            Some(piece) => @match piece.badges.first() {
                Some(badge) => small .bad[badge.is_trouble()] { (badge.word) },
                None => @if let Some(line) = left.or_else(|| panel.lines.iter().find(number)) { small { (meter::in_a_line(line, effort)) } },
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
