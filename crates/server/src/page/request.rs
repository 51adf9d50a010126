//! Slips about take-backs: who wants one, who has to allow it, and that one has happened.
use kernel::What;
use maud::{Markup, html};

use super::{option::capital, table::Shown};
use crate::{
    look::Asks,
    seat::Who,
    table::{Request, Stage},
};

/// Whatever there is to say of take-backs just now.
pub fn slips(it: &Shown<'_>) -> Markup {
    html! {
        div #request .request role="status" {
            @match &it.look.request {
                Some(asks) => (wish(asks, it)),
                None => @if let Some(words) = happened(it) { p .happened { (words) "." } },
            }
        }
    }
}

/// The last thing that happened, if that was a take-back; whoever plays alone knows of his own.
fn happened<'a>(it: &Shown<'a>) -> Option<&'a str> {
    let What::TookBack { seat: by, .. } = it.look.heard.last()?.what else { return None };
    let own = match it.who {
        Who::Sits(seat) => it.table.seats.is_same_person(seat, by),
        Who::Watches => false,
    };
    it.look.told.last().filter(|_| !own || it.table.seats.is_shared()).map(|it| it.text.as_str())
}

fn wish(Asks { request, waits_for }: &Asks, it: &Shown<'_>) -> Markup {
    let named = |seat| it.table.named(seat);
    let others: Vec<String> = waits_for.iter().map(|&seat| named(seat)).collect();
    let what = what(request);
    let (own, asked) = match it.who {
        Who::Sits(seat) => (it.table.seats.is_same_person(seat, request.by), waits_for.contains(&seat)),
        Who::Watches => (false, false),
    };
    let who = capital(&named(request.by));
    html! {
        div .wish {
            @match &request.stage {
                Stage::Refused { by } if own => p { (capital(&named(*by))) " did not allow you to take back: " (what) "." },
                Stage::Refused { by } => p { (capital(&named(*by))) " did not allow " (named(request.by)) " to take back: " (what) "." },
                Stage::Open { .. } if own => {
                    p { "Waiting for " (others.join(" and ")) " to let you take back: " (what) "." }
                    (form(it.here, request, &[("no", "Withdraw")]))
                },
                Stage::Open { .. } if asked => {
                    p { (who) " wants to take back: " (what) "." }
                    (form(it.here, request, &[("yes", "Allow"), ("no", "Refuse")]))
                },
                Stage::Open { .. } => p { (who) " wants to take back: " (what) ". Waiting for " (others.join(" and ")) "." },
            }
        }
    }
}

fn what(request: &Request) -> String {
    match request.decisions {
        ..=1 => request.decision.clone(),
        n => format!("{n} decisions, the first of them: {}", request.decision),
    }
}

fn form(here: &str, request: &Request, buttons: &[(&str, &str)]) -> Markup {
    html! {
        form .acts method="post" action={ (here) "/consent" } {
            input type="hidden" name="request" value=(request.number);
            @for (allow, words) in buttons { button .btn type="submit" name="allow" value=(allow) { (words) } }
        }
    }
}
