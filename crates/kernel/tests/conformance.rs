//! The conformance suite, held to the toy book: it passes what keeps to the rules and finds what does not.

use crate::toy::{Card, Cellar, LEDGER, Phase, Plain, Toy, rule, start, variant};
use kernel::{
    Book, Conformance, Dice, Flow, Ledger, Pause, Play, Point, Seat, Viewer, ask, conforms, question::Field,
};

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

#[test]
#[should_panic(expected = "a `?` is missing")]
fn a_lost_pause_is_found() {
    conforms::<Toy<{ variant::SWALLOWS }>>(start, 1);
}

#[test]
#[should_panic(expected = "asks a question that has no answer")]
fn a_question_without_an_answer_is_found() {
    conforms::<Toy<{ variant::ASKS_NOTHING }>>(start, 1);
}

#[test]
#[should_panic(expected = "the lamp breaks")]
fn a_panic_is_found() {
    conforms::<Toy<{ variant::FRAGILE }>>(start, 40);
}

#[test]
#[should_panic(expected = "no end after 10 steps: seed 0")]
fn a_game_without_end_is_found() {
    Conformance::<Plain>::of(&start).most_steps(10).check();
}

/// A toy whose steps a test breaks in one way.
macro_rules! broken {
    ($name:ident, $view:ty, |$cellar:ident, $play:ident| $step:expr, |$seen:ident, $seat:ident| $shown:expr) => {
        #[derive(Debug)]
        struct $name;

        impl Book for $name {
            type Battle = Cellar;
            type View = $view;
            type Preview = ();
            const ID: &'static str = "toy";
            const SCHEMA: u32 = 1;

            fn ledger() -> &'static Ledger {
                &LEDGER
            }

            fn step($cellar: &mut Cellar, $play: &mut Play<'_>) -> Result<Flow, Pause> {
                $step
            }

            fn view($seen: &Cellar, $seat: Viewer) -> $view {
                $shown
            }
        }
    };
}

broken!(Leaky, usize, |cellar, play| Plain::step(cellar, play), |cellar, _seat| {
    cellar.hands.iter().flatten().filter(|it| it.0 == 0).count()
});

#[test]
#[should_panic(expected = "a view shows what it should hide: seed")]
fn a_view_that_counts_hidden_candles_is_found() {
    Conformance::<Leaky>::of(&start).games(40).hidden(&other_cards).check();
}

fn moody(cellar: &mut Cellar, play: &mut Play<'_>) -> Result<Flow, Pause> {
    if !play.is_read() {
        cellar.figures[0].health = 4;
    }
    Plain::step(cellar, play)
}

broken!(Moody, (), |cellar, play| moody(cellar, play), |_cellar, _seat| ());

#[test]
#[should_panic(expected = "in bulk: seed 0, step 0: another position")]
fn rules_that_differ_when_nobody_reads_are_found() {
    conforms::<Moody>(start, 1);
}

/// Remembers outside the position how often it was asked.
fn remembers(cellar: &mut Cellar, play: &mut Play<'_>) -> Result<Flow, Pause> {
    thread_local! { static ASKED: std::cell::Cell<u16> = const { std::cell::Cell::new(0) }; }
    let asked = ASKED.get() + 1;
    ASKED.set(asked);
    play.die(rule("toy.night.dream"), 6 + asked % 2);
    Plain::step(cellar, play)
}

broken!(Remembers, (), |cellar, play| remembers(cellar, play), |_cellar, _seat| ());

#[test]
#[should_panic(expected = "seed 0")]
fn rules_that_remember_outside_the_position_are_found() {
    conforms::<Remembers>(start, 1);
}

/// Proposes a place it then forbids.
struct Trap;

impl Field for Trap {
    fn check(&self, point: Point) -> Result<(), kernel::RuleId> {
        if point.x == 1 { Err(rule("toy.move.wall")) } else { Ok(()) }
    }

    fn propose(&self) -> Vec<Point> {
        vec![Point::new(0, 0), Point::new(1, 0)]
    }
}

fn trapped(cellar: &mut Cellar, play: &mut Play<'_>) -> Result<Flow, Pause> {
    if cellar.phase == Phase::Night {
        play.point(cellar, ask(rule("toy.move.to"), Seat(0)), &Trap)?;
    }
    Plain::step(cellar, play)
}

broken!(Trapped, (), |cellar, play| trapped(cellar, play), |_cellar, _seat| ());

#[test]
#[should_panic(expected = "Forbidden { by: toy.move.wall")]
fn a_proposal_that_is_refused_is_found() {
    conforms::<Trapped>(start, 8);
}
