//! Slips about undoing: who wants to, who has to allow it, and that it has happened.
use kernel::{Event, Seat, What};
use maud::{Markup, html};
use view::story;

use super::{option::capital, table::TablePage};
use crate::{
    look::Asks,
    seat::Who,
    table::{Request, Stage},
};

/// Whatever there is to say of an undo just now.
pub fn slips(it: &TablePage<'_>) -> Markup {
    html! {
        div #request .request role="status" {
            @match &it.look.request {
                Some(asks) => (wish(asks, it)),
                None => @if let Some(words) = happened(it) { p .happened { (words) } },
            }
        }
    }
}

/// Whether there is anything to say of an undo.
pub fn has_slip(it: &TablePage<'_>) -> bool {
    it.look.request.is_some() || happened(it).is_some()
}

/// The last thing that happened, if that was an undo, and what becomes of dice that it took back.
fn happened(it: &TablePage<'_>) -> Option<String> {
    let undone = |it: &&Event| matches!(it.what, What::TookBack { .. });
    it.look.journal.heard.last().filter(undone)?;
    let words = &it.look.journal.told.last()?.text;
    let dice = if it.look.undid_dice { " The dice will be rolled again." } else { "" };
    Some(format!("{words}.{dice}"))
}

fn wish(Asks { request, waits_for }: &Asks, it: &TablePage<'_>) -> Markup {
    let others: Vec<String> = waits_for.iter().map(|&seat| player(seat)).collect();
    let (others, who) = (others.join(" and "), capital(&player(request.by)));
    let (what, since) = (story::undone(request.decisions, &request.decision), &request.since);
    let is_reader = |seat: Seat| match it.who {
        Who::Sits(reader) => it.table.seats.is_same_person(reader, seat),
        Who::Watches => false,
    };
    let own = is_reader(request.by);
    let asked = matches!(it.who, Who::Sits(seat) if waits_for.contains(&seat));
    html! {
        div .wish {
            @match &request.stage {
                Stage::Refused { by } if is_reader(*by) => p { "You refused the undo." },
                Stage::Refused { by } => p { (capital(&player(*by))) " refused the undo." },
                Stage::Open { .. } if own => {
                    p { "Waiting for " (others) " to allow the undo." }
                    (form(it.here, request, &[("no", "Cancel request")]))
                },
                Stage::Open { .. } if asked => {
                    p { (who) " wants to undo " (what) ". " (since) " Allow it?" }
                    (form(it.here, request, &[("yes", "Allow"), ("no", "Refuse")]))
                },
                Stage::Open { .. } => p { (who) " wants to undo " (what) ". Waiting for " (others) " to allow it." },
            }
        }
    }
}

fn player(seat: Seat) -> String {
    format!("player {}", u16::from(seat.0) + 1)
}

fn form(here: &str, request: &Request, buttons: &[(&str, &str)]) -> Markup {
    html! {
        form .acts method="post" action={ (here) "/consent" } {
            input type="hidden" name="request" value=(request.number);
            @for (allow, words) in buttons { button .btn type="submit" name="allow" value=(allow) { (words) } }
        }
    }
}
