//! A rule: the ledger's text and section, what it says point by point, its lesson, and the rulings on it.
use kernel::{
    Origin, OwnTables, RuleId,
    rule::{LedgerEntry, Ruling},
};
use maud::{Markup, html};
use view::story::{about, capital};

use super::{plain_bar, rule_link, whole};
use crate::rule::{self, LedgerItem};

pub fn page(found: &LedgerItem) -> Markup {
    let (id, book) = headed(found);
    let inner = html! { (plain_bar(id, book)) main .leaf { (entry(found)) } };
    whole(id, "leafed", &inner)
}

/// The same on a slip that lies over the table: the name first, the way to the page at the foot.
pub fn slip(found: &LedgerItem) -> Markup {
    let (id, book) = headed(found);
    let name = RuleId::read(id).map_or_else(|| id.to_owned(), |it| capital(&about(it)));
    html! {
        article .ruleslip data-rule=(id) {
            div .head {
                h2 #ruleslip-h .lab { (name) }
                button .lnk type="button" data-shut="rule" { "Close" }
            }
            div .scroll tabindex="0" role="group" aria-label=(name) { (entry(found)) }
            p .foot { span { (id) " · " (book) } a .lnk href={ "/why/" (id) } target="_blank" data-page="rule" { "Open as a page" } }
        }
    }
}

fn headed(found: &LedgerItem) -> (&'static str, &'static str) {
    match found {
        LedgerItem::Rule(book, rule, _) => (rule.id, book.title),
        LedgerItem::Ruling(book, ruling) => (ruling.id, book.title),
        LedgerItem::Example(book, example) => (example.id, book.title),
    }
}

fn entry(found: &LedgerItem) -> Markup {
    html! {
            @match found {
                LedgerItem::Rule(book, rule, rulings) => {
                    article .paper .text {
                        p .lab { "Section " (rule.section) @if rule.optional { " · optional" } }
                        p .quote { (rule.text) }
                        (whose(rule.id))
                    }
                    (point_by_point(rule))
                    @if let Some(lesson) = rule::lesson(book, rule) {
                        article .paper .text {
                            h2 .lab { "When you are asked" }
                            p { (lesson) }
                        }
                    }
                    @for it in rulings { (ruling(it)) }
                },
                LedgerItem::Ruling(_, it) => (ruling(it)),
                LedgerItem::Example(_, it) => {
                    article .paper .text {
                        p .lab { "Example, section " (it.section) }
                        p { "Given: " (it.given) }
                        p { "Expected: " (it.expect) }
                        p { @for rule in it.rules { (rule_link(rule)) " " } }
                    }
                },
            }
    }
}

/// The single statements that a rule makes.
fn point_by_point(rule: &LedgerEntry) -> Markup {
    html! {
        @if !rule.facts.is_empty() {
            article .paper .text {
                h2 .lab { "Point by point" }
                ol { @for fact in rule.facts { li { (fact.says) } } }
            }
        }
    }
}

fn ruling(it: &Ruling) -> Markup {
    html! {
        article .paper .text {
            h2 .lab { "Ruling " (it.id) }
            p .big { (it.question) }
            p .quote { (it.ruling) }
            p { "Because: " (it.why) }
            (whose(it.id))
            p { @for rule in it.rules { (rule_link(rule)) " " } }
        }
    }
}

/// Whether the book says so, a ruling, or the player's own tables in its place.
fn whose(id: &str) -> Markup {
    let rules: Vec<RuleId> = RuleId::read(id).into_iter().collect();
    let own = rules.first().and_then(|it| shelf::own_tables(*it));
    let origin = OwnTables::origin_of(own, &rules);
    html! {
        p .lab {
            @match (origin, own) {
                (Origin::Book, _) => "From the book",
                (Origin::Ruling, _) => "From a ruling: the book leaves it open, or prints it outside the rules text",
                (Origin::Yours, Some(own)) => { "From your own tables, " (own.name) ", in its place" },
                (Origin::Yours, None) => "From your own tables, in its place",
            }
        }
    }
}
