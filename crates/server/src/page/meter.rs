//! Counts on a sheet that are seen before they are read: points left as pips, wounds as drops, what is left of so much as a
//! bar. The number stands beside each; whoever listens is read the words alone.
use maud::{Markup, html};
use view::{Amount, NamedValue, Role};

/// More than these are told by their number alone, or in one piece.
const MOST: u32 = 12;

const DROP: &str = "M5 0C6.6 3.2 9 5.2 9 8.2A4 4 0 0 1 1 8.2C1 5.2 3.4 3.2 5 0Z";

/// Whether a line is a count that has a picture.
pub fn has_picture(line: &NamedValue) -> bool {
    match line.role {
        Some(Role::Effort | Role::Wounds) => line.amount.is_some(),
        Some(Role::Phase | Role::Result | Role::Number(_) | Role::State | Role::Weapon) | None => {
            line.amount.as_ref().is_some_and(|it| it.of.is_some())
        }
    }
}

/// The picture of a count; nothing for one without.
pub fn picture(line: &NamedValue) -> Markup {
    let Some(amount) = line.amount.as_ref().filter(|_| has_picture(line)) else { return html! {} };
    match line.role {
        Some(Role::Effort) => pips(amount),
        Some(Role::Wounds) => drops(amount.n),
        Some(Role::Weapon) => bar(amount, 7),
        Some(Role::Phase | Role::Result | Role::Number(_) | Role::State) | None => bar(amount, 5),
    }
}

/// Its words, as they stand beside the picture.
pub fn words(line: &NamedValue) -> String {
    match (line.role, &line.amount) {
        (Some(Role::Wounds), Some(amount)) => wounds(amount.n),
        _ => line.value.clone(),
    }
}

/// The same where no name stands beside it: "standing", "4 AP", "no wounds", "Rep 5".
pub fn in_a_line(line: &NamedValue, effort: &str) -> String {
    match line.role {
        Some(Role::State) => line.value.clone(),
        Some(Role::Effort) => format!("{} {effort}", line.value),
        Some(Role::Wounds) => words(line),
        Some(Role::Phase | Role::Result | Role::Number(_) | Role::Weapon) | None => {
            format!("{} {}", line.name, line.value).trim().to_owned()
        }
    }
}

fn wounds(n: u32) -> String {
    match n {
        0 => "no wounds".to_owned(),
        1 => "1 wound".to_owned(),
        n => format!("{n} wounds"),
    }
}

fn pips(amount: &Amount) -> Markup {
    let most = amount.of.unwrap_or(amount.n).max(amount.n);
    html! {
        @if most <= MOST {
            span .pips aria-hidden="true" { @for at in 0..most { i .spent[amount.n <= at] {} } }
        }
    }
}

fn drops(n: u32) -> Markup {
    html! {
        @if 0 < n && n <= MOST {
            svg .drops viewBox={ "0 0 " (n * 11) " 13" } aria-hidden="true" focusable="false" {
                @for at in 0..n { path d=(DROP) transform={ "translate(" (at * 11) ",0)" } {} }
            }
        }
    }
}

/// One box for each of few, one piece for many.
fn bar(amount: &Amount, wide: u32) -> Markup {
    let most = amount.of.unwrap_or(amount.n).max(amount.n).max(1);
    html! {
        @if most <= MOST {
            svg .ammo viewBox={ "0 0 " (most * wide) " 12" } aria-hidden="true" focusable="false" {
                @for at in 0..most { rect .spent[amount.n <= at] x=(at * wide) width=(wide - 2) height="12" {} }
            }
        } @else {
            svg .ammo .long viewBox={ "0 0 " (most) " 12" } preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                rect .spent width=(most) height="12" {}
                rect width=(amount.n) height="12" {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use view::{Amount, NamedValue, Role};

    use super::{has_picture, picture, words};

    fn line(role: Option<Role>, n: u32, of: Option<u32>) -> NamedValue {
        NamedValue { role, ..NamedValue::of_amount("count", Amount::plain(n).of(of)) }
    }

    fn count(markup: &str, what: &str) -> usize {
        markup.matches(what).count()
    }

    #[test]
    fn points_are_pips_and_what_is_spent_stays_to_be_seen() {
        let drawn = picture(&line(Some(Role::Effort), 1, Some(4))).into_string();
        assert_eq!((count(&drawn, "<i"), count(&drawn, "spent")), (4, 3), "{drawn}");
        assert_eq!(picture(&line(Some(Role::Effort), 90, None)).into_string(), "");
    }

    #[test]
    fn wounds_are_drops_and_none_are_said() {
        let drawn = picture(&line(Some(Role::Wounds), 2, None)).into_string();
        assert_eq!(count(&drawn, "<path"), 2, "{drawn}");
        let said = [0, 1, 2].map(|it| words(&line(Some(Role::Wounds), it, None)));
        assert_eq!(said, ["no wounds", "1 wound", "2 wounds"]);
    }

    #[test]
    fn whatever_is_out_of_so_much_is_a_bar() {
        let drawn = picture(&line(None, 2, Some(6))).into_string();
        assert_eq!((count(&drawn, "<rect"), count(&drawn, "spent")), (6, 4), "{drawn}");
        assert!(!has_picture(&line(None, 2, None)));
        let long = picture(&line(None, 20, Some(80))).into_string();
        assert_eq!(count(&long, "<rect"), 2, "{long}");
    }
}
