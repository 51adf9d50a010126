//! The conformance suite, held to the toy book: it passes what keeps to the rules and finds what does not.
mod toy;

use kernel::{Conformance, Seat, conforms};
use toy::{Card, Cellar, Plain, start};

/// The other seat's cards are any cards.
fn other_cards(cellar: &Cellar, seat: Seat, seed: u64) -> Cellar {
    let mut cellar = cellar.clone();
    for (at, card) in cellar.hands[usize::from(1 - seat.0)].iter_mut().enumerate() {
        *card = Card(((seed + at as u64) % 3) as u8);
    }
    cellar.deck.rotate_left(1);
    cellar
}

#[test]
fn the_toy_conforms() {
    conforms::<Plain>(start, 40);
}

#[test]
fn the_toy_shows_no_seat_the_cards_of_the_other() {
    Conformance::<Plain>::of(&start).games(40).most_steps(500).hidden(&other_cards).check();
}
