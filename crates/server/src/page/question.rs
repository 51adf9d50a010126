//! The question in its one place: options with key, cost and odds, the forbidden ones with their rule.
use kernel::{
    Question,
    question::{Anchor, Offered, Shape},
};
use maud::{Markup, html};
use serde_json::Value;
use view::{telling::Phrases, words};

use super::{journal::quoted, odds_bar, rule_link};
use crate::look::{Look, Now};

/// Costs are drawn as dots up to this many.
const MOST_DOTS: i32 = 6;

/// What the table waits for; `here` is the address of the seat.
pub fn panel(look: &Look, here: &str, phrases: &Phrases) -> Markup {
    html! {
        section #ask .paper .ask aria-labelledby="q" aria-live="polite" data-number=(look.number) {
            h2 #q tabindex="-1" { (look.prompt) }
            p #said .said role="status" {}
            @match &look.now {
                Now::Asked(question) => (asked(question, look, here)),
                Now::Waiting => p .lead { "The page follows by itself." },
                Now::Dice(missing) => (dice(missing, look, here)),
                Now::Over(result) => (over(result.as_ref(), here, phrases)),
                Now::Stuck(message) => {
                    p .lead { "A bug in the rules: " (message) ". Nothing is lost; Undo leads out of it." }
                },
            }
        }
    }
}

fn asked(question: &Question, look: &Look, here: &str) -> Markup {
    html! {
        (asks(question))
        form .answer method="post" action={ (here) "/answer" } {
            input type="hidden" name="question" value=(look.number);
            @match &question.shape {
                Shape::One { options } => (listed(options, "one")),
                Shape::Some { options, least, most } => (several(options, *least, *most)),
                Shape::YesNo => (yes_no(question)),
                Shape::Number { least, most } => (number(*least, *most, question)),
                Shape::Point { proposed } => (place(proposed)),
                Shape::Order { options } => (order(options)),
            }
        }
    }
}

/// The rule that asks, with its words behind it.
fn asks(question: &Question) -> Markup {
    html! {
        details #asks .asks {
            summary .rule { (question.why) }
            @if let Some(text) = quoted(question.why.as_str()) { q { (text) } }
            (rule_link(question.why.as_str()))
        }
    }
}

fn listed(options: &[Offered], name: &str) -> Markup {
    html! {
        ol .opts {
            @for (at, it) in options.iter().enumerate() {
                li { @match it.refused {
                    None => button .opt type="submit" name=(name) value=(at) data-key=(at + 1) data-anchor=[anchor(it)] {
                        span .n { (at + 1) } (told(it))
                    },
                    Some(rule) => div .opt aria-disabled="true" {
                        span .n aria-hidden="true" { "–" } (told(it))
                        span .no { "Not now: " (rule_link(rule.as_str())) }
                    },
                } }
            }
        }
    }
}

/// What an option is, what it costs, and how it may end.
fn told(it: &Offered) -> Markup {
    let odds: Vec<(String, f64)> = it.odds.iter().map(|it| (it.what.clone(), it.p.value())).collect();
    html! {
        span .t { b { (it.label) } @if let Some(cost) = it.cost { (price(cost)) } }
        @if !odds.is_empty() { (odds_bar(&odds)) }
    }
}

fn price(cost: i32) -> Markup {
    html! {
        span .ap {
            @if (0..=MOST_DOTS).contains(&cost) { @for _ in 0..cost { i {} } }
            span .vh { "costs " } (cost)
        }
    }
}

fn anchor(it: &Offered) -> Option<String> {
    match it.at? {
        Anchor::Token(token) => Some(format!("f-{}", token.0)),
        Anchor::Place(_) => None,
    }
}

fn several(options: &[Offered], least: usize, most: usize) -> Markup {
    let n = if least == most { least.to_string() } else { format!("{least} to {most}") };
    html! {
        p .lead { "Choose " (n) " of them." }
        ol .opts { @for (at, it) in options.iter().enumerate() {
            li { @match it.refused {
                None => label .opt { input type="checkbox" name="some" value=(at) data-key=(at + 1); (told(it)) },
                Some(rule) => div .opt aria-disabled="true" {
                    span .n aria-hidden="true" { "–" } (told(it)) span .no { "Not now: " (rule_link(rule.as_str())) }
                },
            } }
        } }
        div .acts { button .btn .go type="submit" { "These" } }
    }
}

fn yes_no(question: &Question) -> Markup {
    let yes = question.default == kernel::Answer::YesNo(true);
    html! {
        div .acts {
            button .btn .go[yes] type="submit" name="yes" value="true" data-key="y" { "Yes " kbd { "Y" } }
            button .btn .go[!yes] type="submit" name="yes" value="false" data-key="n" { "No " kbd { "N" } }
        }
    }
}

fn number(least: i32, most: i32, question: &Question) -> Markup {
    let value = match question.default {
        kernel::Answer::Number(n) => n,
        _ => least,
    };
    html! {
        div .acts {
            label for="number" { "From " (least) " to " (most) }
            input #number type="number" name="number" min=(least) max=(most) value=(value) required;
            button .btn .go type="submit" { "This many" }
        }
    }
}

fn place(proposed: &[Offered]) -> Markup {
    html! {
        p .lead { "Click on the board, or choose a place." }
        (listed(proposed, "place"))
        div .acts .point {
            label for="west" { "cm from west" }
            input #west name="west" inputmode="decimal" autocomplete="off" size="5";
            label for="north" { "north" }
            input #north name="north" inputmode="decimal" autocomplete="off" size="5";
            button .btn type="submit" { "There" }
        }
    }
}

fn order(options: &[Offered]) -> Markup {
    html! {
        p .lead { "Give each its place in the order." }
        ol .opts { @for (at, it) in options.iter().enumerate() {
            li { label .opt {
                input type="number" name={ "order." (at) } min="1" max=(options.len()) value=(at + 1) required;
                (told(it))
            } }
        } }
        div .acts { button .btn .go type="submit" { "In this order" } }
    }
}

fn dice(missing: &kernel::dice::Missing, look: &Look, here: &str) -> Markup {
    html! {
        p .lead { "Roll on your own table and say what you rolled. " (rule_link(missing.why.as_str())) }
        @if let Some(face) = missing.impossible {
            p .said { (face) " is not on a d" (missing.sides) "." }
        }
        form .answer method="post" action={ (here) "/dice" } {
            input type="hidden" name="question" value=(look.number);
            div .acts {
                label for="dice" { (missing.n) " d" (missing.sides) }
                input #dice name="dice" inputmode="numeric" autocomplete="off" placeholder="3 6" required;
                button .btn .go type="submit" { "Rolled" }
            }
        }
    }
}

fn over(result: Option<&Value>, here: &str, phrases: &Phrases) -> Markup {
    html! {
        @if let Some(Value::Object(result)) = result {
            dl .result { @for (name, value) in result {
                div { dt { (name.replace('_', " ")) } dd { (words::of(value, phrases)) } }
            } }
        }
        div .acts {
            a .btn .go href={ (here) "/report" } { "Read the report" }
            a .btn href={ (here) "/replay" } { "Replay" }
            a .btn href="/" { "Play again" }
        }
    }
}
