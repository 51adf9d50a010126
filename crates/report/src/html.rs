//! The report as a page: an article for the table's own pages, and one file to keep with everything in it.
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::{
    CampaignAftermath, Figure, Report, Scene, Sentence, Turn, changes, chart,
    markdown::{chances_note, luck_note, no_luck},
    words::{capital, number, signed},
};

/// What of the page is not the report's own.
#[derive(Clone, Debug, Default)]
pub struct PageParts {
    /// The address of the replay, if there is one to lead to.
    pub replay: Option<String>,
    /// How much of the slow part is worked out, in parts of 100; nothing if it is not under way.
    pub done: Option<u32>,
    /// Where the text of a rule is found: what its id is put behind.
    pub rules: Option<String>,
    /// The address of the campaign, for those who may go there.
    pub campaign: Option<String>,
}

/// The style of an article; the pictures' own style comes before it.
pub fn style() -> &'static str {
    include_str!("report.css")
}

/// The report in one file, styles and pictures inside, without a script.
pub fn page(it: &Report) -> String {
    let styles = [picture::letters::embedded(), picture::style(), include_str!("keep.css"), style()].concat();
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (it.title) ": " (it.verdict) }
                style { (PreEscaped(styles)) }
            }
            body { (article(it, &PageParts::default())) }
        }
    };
    page.into_string()
}

/// The whole sheet of paper.
pub fn article(it: &Report, part: &PageParts) -> Markup {
    html! {
        main #report .sheetp {
            svg .defs width="0" height="0" aria-hidden="true" { (PreEscaped(picture::defs())) }
            (mast(it))
            @if let Some(replay) = &part.replay { (replay_bar(it, replay)) }
            div .cols {
                article .story aria-label="The story" { @for turn in &it.turns { (told(it, turn, part)) } }
                aside .facts aria-label="The facts" {
                    (deeds(it)) (losses(it)) (chances(it, part)) (luck(it, part)) (dice(it))
                    @if let Some(it) = &it.carried { (carried(it, part)) }
                }
            }
        }
    }
}

fn mast(it: &Report) -> Markup {
    let turns = it.turns.len();
    html! {
        header .mast {
            p .lab { span { "After-action report" } span { (it.book) " · " (counted(turns, "turn")) " · " (counted(it.decisions, "decision")) } }
            div {
                h1 { (it.title) }
                p .stand { (it.lead) }
            }
            p .verdict .won[it.won] {
                (it.verdict)
                @match it.goals.as_slice() {
                    [] => {},
                    [one] => small { "the goal: " (one.words()) },
                    many => small .goals { "the goals: " @for (at, it) in many.iter().enumerate() {
                        @if at != 0 { "; " } span .short[it.short] { (it.words()) @if it.short { " (short)" } }
                    } },
                }
            }
        }
    }
}

fn replay_bar(it: &Report, replay: &str) -> Markup {
    html! {
        nav .again aria-label="Replay" {
            a .btn href={ (replay) "?at=0" } { "Replay" }
            ol { @for turn in &it.turns {
                li { a href={ (replay) "?turn=" (turn.number) } { span .vh { "from turn " } (turn.number) } }
            } }
            span { (it.moments) " moments" }
        }
    }
}

fn told(it: &Report, turn: &Turn, part: &PageParts) -> Markup {
    let first = it.turns.first().is_some_and(|first| first.number == turn.number);
    html! {
        section aria-labelledby={ "t-" (turn.number) } {
            h2 #{ "t-" (turn.number) } { "Turn " (turn.number) span { (turn.summary) } }
            @for (at, group) in paragraphs(turn).into_iter().enumerate() {
                p .first[first && at == 0] { @for it in group { (sentence(it)) " " } }
            }
            @if turn.sentences.is_empty() { p .quiet { (turn.quiet()) } }
            @for (at, scene) in it.scenes.iter().enumerate().filter(|it| it.1.turn == turn.number) {
                (figure(scene, &format!("p{at}"), part))
            }
        }
    }
}

/// Sentences a few at a time.
fn paragraphs(turn: &Turn) -> Vec<&[Sentence]> {
    turn.sentences.chunks(5).collect()
}

fn sentence(it: &Sentence) -> Markup {
    html! {
        (it.text)
        @if !it.dice.is_empty() { " " span .dz { span .vh { "dice " } (it.dice) } }
    }
}

fn figure(scene: &Scene, prefix: &str, part: &PageParts) -> Markup {
    html! {
        figure {
            (PreEscaped(scene.svg(prefix)))
            figcaption {
                b { "Turn " (scene.turn) "." } " " (scene.caption)
                @if let Some(replay) = &part.replay { " " a href={ (replay) "?at=" (scene.moment) } { "See it" } }
            }
        }
    }
}

fn deeds(it: &Report) -> Markup {
    html! {
        section {
            h2 { "Who did what" }
            div .wide tabindex="0" role="group" aria-label="Who did what" {
                table {
                    thead { tr {
                        th scope="col" { "Name" } th scope="col" { "attacks" } th scope="col" { "shots" } th scope="col" { "felled" }
                        th scope="col" { "out" } th scope="col" { "wounds" } th scope="col" { "end" }
                    } }
                    tbody { @for row in &it.figures { (line(it, row)) } }
                }
            }
            p { "Felled: knocked down. Out: put out of action for good. Wounds: those taken." }
        }
    }
}

fn line(it: &Report, row: &Figure) -> Markup {
    let piece = row.token.and_then(|token| it.tokens.get(&token));
    html! {
        tr .lost[row.lost] .z[row.token.is_none()] {
            th scope="row" { @if let Some(piece) = piece { (PreEscaped(picture::token(piece))) } (row.name) }
            td { (row.attacks) } td { (row.shots) } td { (row.felled) } td { (row.out) }
            td { @if row.token.is_some() || row.wounds != 0 { (row.wounds) } }
            td { (row.fate) }
        }
    }
}

/// What the game changed for those who go on.
fn carried(it: &CampaignAftermath, part: &PageParts) -> Markup {
    html! {
        section #carried {
            h2 { "After the game" }
            p { (it.words()) }
            (changes(&it.people, part.rules.as_deref()))
            @if let Some(campaign) = &part.campaign {
                p { a href=(campaign) { "On to the next game" } }
            }
        }
    }
}

fn losses(it: &Report) -> Markup {
    html! {
        section {
            h2 { "Lost" }
            @if it.losses.is_empty() { p { "Nobody." } } @else {
                ol .dec { @for loss in &it.losses {
                    li { b .mi { small { "turn " } (loss.turn) }
                        span { strong { (loss.name) } ". " (loss.how) "."
                            @if !loss.dice.is_empty() { " " span .dz { span .vh { "dice " } (loss.dice) } } } }
                } }
            }
        }
    }
}

fn waiting(part: &PageParts) -> Markup {
    html! {
        p .wait role="status" { @match part.done {
            Some(done) => {
                "Being worked out: " (done) " of 100 done. "
                progress max="100" value=(done) aria-label="Worked out" {}
                noscript { " Load the page again in a while." }
            },
            None => "Not worked out.",
        } }
    }
}

fn chances(it: &Report, part: &PageParts) -> Markup {
    let Some(curve) = &it.chances else {
        return html! { section { h2 { "What decided it" } (waiting(part)) } };
    };
    html! {
        section {
            h2 { "Win chance" }
            (PreEscaped(chart::chance(curve)))
            p { (chances_note(curve)) }
        }
        section {
            h2 { "What decided it" }
            @if curve.decided.is_empty() { p { "The chance never changed." } } @else {
                ol .dec { @for it in &curve.decided {
                    li {
                        b .pl[0 < it.swing] .mi[it.swing < 0] { (signed(it.swing)) }
                        span { "Turn " (it.turn) ". " (it.why) @if !it.is_clear { " This is within the margin of error." } }
                    }
                } }
                p { "How many games in 100 a turn won or lost, and its least likely roll in that direction." }
            }
        }
    }
}

fn luck(it: &Report, part: &PageParts) -> Markup {
    html! {
        section {
            h2 { "Luck" }
            @match &it.luck {
                None => (waiting(part)),
                Some(luck) if luck.rows.is_empty() => p { (no_luck(luck)) },
                Some(luck) => {
                    (PreEscaped(chart::luck(luck)))
                    p { "The bar covers nine games in ten, the stroke marks what was expected. " (luck_note(luck)) }
                },
            }
        }
    }
}

fn dice(it: &Report) -> Markup {
    let sum: u32 = it.faces.counts.iter().sum();
    let due = f64::from(sum) / f64::from(it.faces.sides.max(1));
    let most = it.faces.counts.iter().enumerate().max_by_key(|it| (it.1, std::cmp::Reverse(it.0)));
    html! {
        section {
            h2 { (capital(&number(sum as usize))) " dice" }
            @if sum != 0 && it.faces.sides <= 20 {
                div .two2 {
                    (PreEscaped(chart::faces(&it.faces)))
                    @if let Some((at, n)) = most {
                        p { "A " (at + 1) " came up " (crate::words::times(*n as usize)) "; " (format!("{due:.1}")) " of each face were expected." }
                    }
                }
            }
        }
    }
}

/// So many of something.
fn counted(n: usize, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}
