//! Slips beside the next question: cards, and turns in which somebody may not act.
use kernel::{Event, RuleId, What};
use view::{
    story::{Names, capital},
    telling::{Notice, NoticeKind},
};

use super::{card::shows, deed::listed};
use crate::journal::{Card, Happened};

/// What is worth a slip of its own.
pub fn notice(event: &Event, names: &Names) -> Option<Notice> {
    match &event.what {
        What::Drew { card } => drawn(&Card::read(card)?, event.rule),
        What::Noted { note, .. } => match Happened::read(note)? {
            Happened::CannotAct { whom, die, .. } => Some(Notice {
                kind: NoticeKind::Idle,
                title: format!("The die shows {die}"),
                text: format!(
                    "Only people led by Rep {die} or higher can act, so {} may not this turn.",
                    listed(&whom, names)
                ),
            }),
            Happened::Doubles { dice, .. } => Some(Notice {
                kind: NoticeKind::Idle,
                title: dice.first().map_or_else(|| "Doubles".to_owned(), |it| format!("Doubles: {it}")),
                text: "You and the dead rolled the same number: nobody acts this turn, and an Event Card is drawn."
                    .to_owned(),
            }),
            _ => None,
        },
        _ => None,
    }
}

/// A card with its number, what it shows, and what becomes of that where it was drawn.
fn drawn(card: &Card, rule: RuleId) -> Option<Notice> {
    let (number, text) = match card {
        Card::Reshuffle { card } => (card, "The deck is shuffled, and another card is drawn."),
        Card::Zombies { number, card } => (card, zombies(*number, rule)),
        Card::Humans { card, .. } => (card, people(rule)),
    };
    let title = format!("Card {number}: {}", capital(&shows(card)));
    Some(Notice { kind: NoticeKind::Card, title, text: text.to_owned() })
}

fn zombies(number: u8, rule: RuleId) -> &'static str {
    let people_alone = "Only the people on this card count: there are none.";
    match number {
        _ if rule == rule!("atzr.defend.reveal") => "No people on it: the marker was nothing.",
        _ if rule == rule!("atzr.chillin.cards") => people_alone,
        0 => "Nobody comes.",
        1 => "It is placed now and acts with the dead.",
        _ => "They are placed now and act with the dead.",
    }
}

fn people(rule: RuleId) -> &'static str {
    let said = [
        (rule!("atzr.zombie.start-cards"), "Only the zombies of a starting card come: there are none."),
        (rule!("atzr.defend.reveal"), "People on it: these are the raiders."),
        (rule!("atzr.chillin.cards"), "They are inside, and you talk to them."),
    ];
    let here = said.iter().find(|it| it.0 == rule);
    here.map_or("Strangers. Friend or Foe decides what they want.", |it| it.1)
}

#[cfg(test)]
mod tests {
    use kernel::event::Audience;

    use super::*;
    use crate::printed::Class;

    #[test]
    fn a_card_says_what_becomes_of_it_where_it_was_drawn() {
        let said = |card: &Card, rule: RuleId| {
            let what = What::Drew { card: card.clone().into() };
            notice(&Event { rule, audience: Audience::All, what }, &Names::default()).map(|it| it.text)
        };
        let people = Card::Humans { number: 2, class: Class::Militia, card: "E41".into() };
        let zombies = Card::Zombies { number: 2, card: "E04".into() };
        let says =
            |card: &Card, rule: RuleId, wanted: &str| assert_eq!(said(card, rule).as_deref(), Some(wanted));
        let start = rule!("atzr.zombie.start-cards");
        says(&people, start, "Only the zombies of a starting card come: there are none.");
        says(&zombies, start, "They are placed now and act with the dead.");
        let doubles = rule!("atzr.card.draw-on-doubles");
        says(&people, doubles, "Strangers. Friend or Foe decides what they want.");
        let marker = rule!("atzr.defend.reveal");
        says(&people, marker, "People on it: these are the raiders.");
        says(&zombies, marker, "No people on it: the marker was nothing.");
        says(&zombies, rule!("atzr.chillin.cards"), "Only the people on this card count: there are none.");
    }
}
