//! What happens is told once: no line of a journal says again what the one before it said.
use std::collections::BTreeSet;

use crate::acting_in_words;
use crate::board::{board, p};
use atzr::{
    battle::Atzr,
    phrases,
    setup::{self, scenario::Scenario},
};
use kernel::{Book, Seat, Session, What, Whim, dice::SeededDice};
use view::{
    story::Names,
    telling::{JournalLine, JournalLineKind, Phrases, tell},
};

const WORDS: Phrases = Phrases {
    outcome: phrases::outcome,
    figure: phrases::figure,
    rules: &atzr::words::WORDS,
    event: phrases::event,
    again: phrases::again,
    many: phrases::many,
    reached: phrases::reached,
    ..Phrases::NONE
};

/// Whether a line says what the one before it said, and perhaps more.
fn says_again(before: &JournalLine, line: &JournalLine) -> bool {
    let more = line.text.strip_prefix(&before.text);
    before.kind == JournalLineKind::Line && more.is_some_and(|it| it.is_empty() || it.starts_with(' '))
}

/// What was told, line by line.
fn lines(battle: &atzr::battle::Battle, told: &[kernel::Event]) -> Vec<String> {
    let names = Names::of(&Atzr::view(battle, Seat(0).into()));
    tell(told, &names, &WORDS).into_iter().map(|it| it.text).collect()
}

#[test]
fn who_goes_out_of_his_cover_is_told_once_to_go() {
    let mut battle = board().star("Ray", 5, "0602").last(|it| it.ducked = true).done();
    acting_in_words::activate(&mut battle, p(0));
    let told = acting_in_words::does(&mut battle, p(0), &[], &["Go to 0603"]);
    assert_eq!(lines(&battle, &told), ["Ray goes to 0603"]);
    battle.set_up().person(p(0)).ducked = true;
    battle.recount();
    acting_in_words::activate(&mut battle, p(0));
    let told = acting_in_words::does(&mut battle, p(0), &[], &["Go to 0605"]);
    assert_eq!(lines(&battle, &told), ["Ray goes to 0605"]);
}

#[test]
fn who_charges_along_is_told() {
    let mut battle = board().star("Ray", 5, "0912").grunt("Ines", 4, "0912").zombie("0913").done();
    acting_in_words::activate(&mut battle, p(0));
    // The odd zombie is Ray's.
    let faces = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6];
    let told = acting_in_words::does(&mut battle, p(0), &faces, &["Charge zombie 1", "Ines"]);
    let lines = lines(&battle, &told);
    assert!(lines.iter().any(|it| it == "Ray is joined by Ines"), "{lines:#?}");
}

#[test]
fn no_line_says_of_somebody_what_the_one_before_it_said() {
    let mut twice = BTreeSet::new();
    for (id, text) in setup::scenarios() {
        for seed in 1..=6 {
            let mut session = Session::<Atzr>::new(Scenario::read(text).unwrap().battle());
            session.advance(&mut SeededDice::new(seed), &mut Whim::new(seed));
            let mut names = Names::of(&Atzr::view(session.checkpoint(), Seat(0).into()));
            names.recall(session.journal(), phrases::figure);
            let lines = tell(session.journal(), &names, &WORDS);
            // Crowds that go different ways are told one after the other.
            let crowd = |it: &JournalLine| it.text.starts_with(|it: char| it.is_ascii_digit());
            // Whoever chooses the same once more does it once more: two things of one kind are dropped one by one. So
            // does whoever rolls the same again.
            let chosen = |it: &JournalLine| {
                session.journal()[it.events.clone()]
                    .iter()
                    .any(|it| matches!(it.what, What::Asked { .. } | What::Rolled { .. }))
            };
            let again =
                lines.windows(2).filter(|it| says_again(&it[0], &it[1]) && !crowd(&it[0]) && !chosen(&it[1]));
            twice.extend(again.map(|it| format!("{id}, seed {seed}: {} | {}", it[0].text, it[1].text)));
        }
    }
    assert!(twice.is_empty(), "{twice:#?}");
}

#[test]
fn whoever_comes_is_told_to_come_and_nobody_is_just_placed() {
    let mut placed = BTreeSet::new();
    for (id, start) in crate::everything::games() {
        let mut session = Session::<Atzr>::new(start);
        session.advance(&mut SeededDice::new(1), &mut Whim::new(1));
        let mut names = Names::of(&Atzr::view(session.checkpoint(), Seat(0).into()));
        names.recall(session.journal(), phrases::figure);
        let heard: Vec<kernel::Event> = kernel::event::heard(session.journal(), Seat(0)).cloned().collect();
        for line in tell(&heard, &names, &WORDS) {
            // Markers are nobody yet.
            let is_placed = line.text.contains(" placed") && !line.text.ends_with("markers are placed");
            if is_placed || line.text.contains("omebody") {
                placed.insert(format!("{id}: {}", line.text));
            }
        }
    }
    assert!(placed.is_empty(), "{placed:#?}");
}
