//! Slips beside the next question: cards, and turns in which somebody may not act.
use kernel::{Event, What};
use view::{
    story::{Names, capital},
    telling::{Notice, NoticeKind},
};

use super::{card::shows, deed::listed};
use crate::journal::{Card, Happened};

/// What is worth a slip of its own.
pub fn notice(event: &Event, names: &Names) -> Option<Notice> {
    match &event.what {
        What::Drew { card } => drawn(&Card::read(card)?),
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

/// A card with its number, what it shows, and what becomes of that.
fn drawn(card: &Card) -> Option<Notice> {
    let (number, text) = match card {
        Card::Zombies { number: 0, card } => (card, "Nobody comes."),
        Card::Zombies { number: 1, card } => (card, "It is placed now and acts with the dead."),
        Card::Zombies { card, .. } => (card, "They are placed now and act with the dead."),
        Card::Humans { card, .. } => (card, "Strangers. Friend or Foe decides what they want."),
        Card::Reshuffle { card } => (card, "The deck is shuffled, and another card is drawn."),
    };
    let title = format!("Card {number}: {}", capital(&shows(card)));
    Some(Notice { kind: NoticeKind::Card, title, text: text.to_owned() })
}
