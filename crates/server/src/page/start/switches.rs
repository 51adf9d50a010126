//! Optional rules as switches, with the ledger's text behind each.
use maud::{Markup, html};
use shelf::{
    Rulebook,
    switch::{Switch, SwitchKind},
};

use crate::{form::FormData, page::rule_link, rule};

/// How many switches stand in the open; the rest is a click away.
const OPEN: usize = 3;

/// What each switch is set to, by its id.
pub type Values = [(&'static str, String)];

/// The switches of a book: what the scenario has on first, then all others.
pub fn fields(book: &Rulebook, values: &Values, form: &FormData) -> Markup {
    let own = |it: &Switch| values.iter().find(|value| value.0 == it.id).map_or("", |it| it.1.as_str());
    let now = |it: &Switch| {
        let name = field(it);
        let said = form.all(&name).last().filter(|it| !it.is_empty());
        said.unwrap_or(own(it)).to_owned()
    };
    let mut sorted: Vec<(&Switch, String)> = book.switches.iter().map(|it| (it, now(it))).collect();
    sorted.sort_by_key(|it| own(it.0) != "on");
    let on = sorted.iter().skip(OPEN).filter(|it| it.1 == "on").count();
    let rest = sorted.len().saturating_sub(OPEN);
    html! {
        @for (it, value) in sorted.iter().take(OPEN) { (one(it, value)) }
        @if rest != 0 {
            details .more { summary { (hidden(rest, on)) }
                @for (it, value) in sorted.iter().skip(OPEN) { (one(it, value)) }
            }
        }
    }
}

/// How many switches are a click away, and how many of them are on.
fn hidden(rest: usize, on: usize) -> String {
    match on {
        0 => format!("{rest} more (all off)"),
        on if on == rest => format!("{rest} more (all on)"),
        on => format!("{rest} more ({on} on)"),
    }
}

fn field(it: &Switch) -> String {
    format!("rule.{}", it.id)
}

fn one(it: &Switch, value: &str) -> Markup {
    let (id, name) = (format!("rule-{}", it.id), field(it));
    html! {
        div .switch {
            @match it.kind {
                SwitchKind::OnOff => {
                    input type="hidden" name=(name) value="off";
                    input #(id) type="checkbox" role="switch" name=(name) value="on" checked[value == "on"];
                    label for=(id) { (it.name) small { (it.about) } }
                },
                SwitchKind::OneOf(values) => {
                    label .wide for=(id) { (it.name) small { (it.about) } }
                    select .wide #(id) name=(name) { @for (word, words) in values {
                        option value=(word) selected[*word == value] { (words) }
                    } }
                },
                SwitchKind::AtMost { least, most } => {
                    label .wide for=(id) { (it.name) small { (it.about) } }
                    input .wide #(id) type="number" name=(name) min=(least) max=(most)
                        value=(if value == "none" { "" } else { value }) placeholder="no limit";
                },
            }
            details .text-of { summary { "the rule" }
                @for rule in it.rules { p { q { (rule::text(rule.as_str())) } " " (rule_link(rule.as_str())) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::hidden;

    #[test]
    fn what_is_a_click_away_says_how_many_are_on() {
        assert_eq!(hidden(17, 0), "17 more (all off)");
        assert_eq!(hidden(17, 3), "17 more (3 on)");
        assert_eq!(hidden(17, 17), "17 more (all on)");
    }
}
