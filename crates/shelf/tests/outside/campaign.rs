//! Campaigns from outside: what is accepted can be looked at, and goes on or says why not.
use std::{
    collections::BTreeSet,
    panic::{AssertUnwindSafe, catch_unwind},
};

use kernel::dice::Seeded;
use serde_json::Value;
use shelf::{Campaigns, Order, Shelved};

use super::change::{others, pattern, places, with};

/// Looks at a campaign and goes on with it as far as that asks nobody; whether it was accepted.
fn goes_on(book: &Shelved, campaigns: Campaigns, text: &str) -> bool {
    if (campaigns.look)(text).is_err() {
        return false;
    }
    let rolled = (campaigns.change)(text, &Order::Roll, &mut Seeded::new(3));
    let rolled = rolled.map_or_else(|_| text.to_owned(), |it| it.text);
    let _ = (campaigns.look)(&rolled);
    let (_, scenario) = (book.scenarios)()[0];
    if let Ok(begun) = (campaigns.begin)(&rolled, scenario, &[], "home-1") {
        let _ = (campaigns.look)(&begun.text);
    }
    true
}

/// A campaign whose first questions have been answered and whose first dice have been rolled.
fn under_way(campaigns: Campaigns, mut text: String) -> String {
    for seed in 0..40 {
        let look = (campaigns.look)(&text).unwrap();
        let Some(course) = look.course else { break };
        let order = match course.asks {
            Some((question, _)) => Order::Answer(question.default),
            None => Order::Roll,
        };
        match (campaigns.change)(&text, &order, &mut Seeded::new(seed)) {
            Ok(changed) => text = changed.text,
            // A game is to be played first.
            Err(_) => break,
        }
    }
    text
}

#[test]
fn a_campaign_with_a_field_at_its_extremes_is_refused_or_goes_on() {
    let (mut refused, mut panics) = (0, Vec::new());
    for book in books::stock() {
        let Some(campaigns) = book.campaigns else { continue };
        let mut seen = BTreeSet::new();
        let plain = (campaigns.new)("From outside").unwrap();
        let somebody =
            r#"{"name":"Ann","archetype":"civilian","sex":"female","weapons":[{"weapon":"pistol"}]}"#;
        let joined = (campaigns.change)(&plain, &Order::Add(somebody.to_owned()), &mut Seeded::new(1));
        let made = joined.map_or(plain, |it| it.text);
        let ready = campaigns.ready.iter().map(|it| (it.new)("From outside").unwrap());
        for fresh in ready.chain([made]) {
            for text in [under_way(campaigns, fresh.clone()), fresh] {
                let whole: Value = serde_json::from_str(&text).unwrap();
                assert!(goes_on(book, campaigns, &text));
                for place in places(&whole) {
                    if place.is_empty() || !seen.insert(pattern(&place)) {
                        continue;
                    }
                    for other in others(whole.pointer(&place).unwrap()) {
                        let said: String = other.to_string().chars().take(40).collect();
                        let text = with(&whole, &place, other).to_string();
                        match catch_unwind(AssertUnwindSafe(|| goes_on(book, campaigns, &text))) {
                            Ok(accepted) => refused += usize::from(!accepted),
                            Err(_) => panics.push(format!("{} {place} = {said}", book.id)),
                        }
                    }
                }
            }
        }
    }
    assert!(panics.is_empty(), "{} panics:\n{}", panics.len(), panics.join("\n"));
    assert!(300 < refused, "{refused} refused");
}
